// SPDX-License-Identifier: MIT
//! What a kernel drives.
use crate::statements::{drive, gather, Drive};
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Block, Expr, Member, Result};

/// The statements that mark it.
pub fn of(block: &Block) -> Result<TokenStream> {
    gather(block, of_expression)
}

fn of_expression(expression: &Expr) -> Result<TokenStream> {
    match expression {
        Expr::Assign(assignment) => Ok(of_target(&assignment.left)),
        Expr::If(condition) => {
            let then = of(&condition.then_branch)?;
            let otherwise = condition
                .else_branch
                .as_ref()
                .map(|(_, otherwise)| of_expression(otherwise))
                .transpose()?;
            Ok(quote!(#then #otherwise))
        }
        Expr::Block(block) => of(&block.block),
        Expr::ForLoop(repeated) => {
            let (index, range, body) = (&repeated.pat, &repeated.expr, of(&repeated.body)?);
            Ok(quote!(for #index in #range { #body }))
        }
        Expr::Match(choice) => choice.arms.iter().map(|arm| of_expression(&arm.body)).collect(),
        Expr::MethodCall(call) => Ok(match drive(call) {
            Some(Drive { from, to, signals: None }) => {
                quote!(::hdl_dialect::bundle::Drives::connect_drive(&mut #from, &mut #to);)
            }
            Some(Drive { to, signals: Some(signals), .. }) => {
                quote!(#(::hdl_dialect::bundle::Driven::mark_driven(&mut #to.#signals);)*)
            }
            None => TokenStream::new(),
        }),
        _ => Ok(TokenStream::new()),
    }
}

/// `a` of `a.next`.
fn of_target(target: &Expr) -> TokenStream {
    match target {
        Expr::Field(field) => match &field.member {
            Member::Named(name) if name == "next" => {
                let driven = &field.base;
                quote!(logic::logic_connect_fn(&mut #driven);)
            }
            _ => of_target(&field.base),
        },
        _ => TokenStream::new(),
    }
}

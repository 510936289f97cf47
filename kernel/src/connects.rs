//! What a kernel drives.
use crate::statements::gather;
use crate::Clocked;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Block, Expr, ExprMacro, Macro, Member, Result};

/// The statements that mark it.
pub fn of(block: &Block) -> Result<TokenStream> {
    gather(block, of_expression, of_macro)
}

fn of_expression(expression: &Expr) -> Result<TokenStream> {
    match expression {
        Expr::Assign(assignment) => Ok(of_target(&assignment.left)),
        Expr::If(condition) => {
            let then = of(&condition.then_branch)?;
            let otherwise = condition.else_branch.as_ref().map(|(_, otherwise)| of_expression(otherwise)).transpose()?;
            Ok(quote!(#then #otherwise))
        }
        Expr::Block(block) => of(&block.block),
        Expr::ForLoop(repeated) => {
            let (index, range, body) = (&repeated.pat, &repeated.expr, of(&repeated.body)?);
            Ok(quote!(for #index in #range { #body }))
        }
        Expr::Match(choice) => choice.arms.iter().map(|arm| of_expression(&arm.body)).collect(),
        Expr::Macro(ExprMacro { mac, .. }) => of_macro(mac),
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

fn of_macro(invoked: &Macro) -> Result<TokenStream> {
    let ports = match invoked.path.get_ident() {
        Some(name) if name == "dff_setup" => &["clock", "d"][..],
        Some(name) if name == "clock" => &["clock"],
        _ => return Ok(TokenStream::new()),
    };
    let Clocked { me, blocks, .. } = invoked.parse_body()?;
    let ports: Vec<_> = ports.iter().map(|port| quote::format_ident!("{port}")).collect();
    Ok(blocks
        .iter()
        .flat_map(|block| {
            ports.iter().map({
                let me = &me;
                move |port| quote!(logic::logic_connect_fn(&mut #me.#block.#port);)
            })
        })
        .collect())
}

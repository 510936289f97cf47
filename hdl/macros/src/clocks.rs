// SPDX-License-Identifier: MIT
//! What of a kernel hands a clock on, beside the block's wiring.
use crate::statements::gather;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Block, Error, Expr, Member, Result};

/// The statements of a kernel that drive the clocks of what is inside.
pub fn of(block: &Block) -> Result<TokenStream> {
    gather(block, of_expression)
}

fn of_expression(expression: &Expr) -> Result<TokenStream> {
    match expression {
        Expr::Assign(assignment) if is_clock(&assignment.left) => Ok(quote!(#assignment;)),
        Expr::ForLoop(repeated) => {
            let body = of(&repeated.body)?;
            if body.is_empty() {
                return Ok(body);
            }
            let (index, range) = (&repeated.pat, &repeated.expr);
            Ok(quote!(for #index in #range { #body }))
        }
        Expr::If(condition) => {
            let otherwise = condition
                .else_branch
                .as_ref()
                .map(|(_, otherwise)| of_expression(otherwise))
                .transpose()?;
            no_clock(
                expression,
                of(&condition.then_branch)?.is_empty()
                    && otherwise.is_none_or(|clocks| clocks.is_empty()),
            )
        }
        Expr::Match(choice) => {
            let clocks: TokenStream =
                choice.arms.iter().map(|arm| of_expression(&arm.body)).collect::<Result<_>>()?;
            no_clock(expression, clocks.is_empty())
        }
        Expr::Block(block) => of(&block.block),
        _ => Ok(TokenStream::new()),
    }
}

fn no_clock(place: &Expr, holds: bool) -> Result<TokenStream> {
    if holds {
        Ok(TokenStream::new())
    } else {
        Err(Error::new_spanned(place, "a kernel hands its clock on without a condition"))
    }
}

/// Whether this is `….clock.next`.
fn is_clock(target: &Expr) -> bool {
    let Expr::Field(next) = target else { return false };
    let Expr::Field(clock) = next.base.as_ref() else { return false };
    let called =
        |member: &Member, wanted: &str| matches!(member, Member::Named(name) if name == wanted);
    called(&next.member, "next") && called(&clock.member, "clock")
}

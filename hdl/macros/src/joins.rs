// SPDX-License-Identifier: MIT
//! `a.drive(&mut b, [x, y])` in the simulation of a kernel.
use crate::statements::{drive, Drive};
use syn::visit_mut::{self, VisitMut};
use syn::{parse_quote, Block, Expr};

/// The kernel with a call for each signal.
pub fn expand(mut kernel: Block) -> Block {
    Joins.visit_block_mut(&mut kernel);
    kernel
}

struct Joins;

impl VisitMut for Joins {
    fn visit_expr_mut(&mut self, expression: &mut Expr) {
        visit_mut::visit_expr_mut(self, expression);
        let Expr::MethodCall(call) = &*expression else { return };
        if let Some(Drive { from, to, signals: Some(signals) }) = drive(call) {
            *expression = parse_quote!({
                #(::hdl_dialect::bundle::Follows::follow(&mut #to.#signals, &#from.#signals);)*
            });
        }
    }
}

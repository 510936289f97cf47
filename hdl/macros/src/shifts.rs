// SPDX-License-Identifier: MIT
//! Shifts of a kernel in its simulation.
use quote::{quote, ToTokens};
use syn::visit_mut::{self, VisitMut};
use syn::{parse_quote, BinOp, Block, Expr};

/// The kernel with the shifts of `hdl_dialect::kernel::Shift` for those of rust-hdl, which makes
/// big integers of all words.
pub fn quick(kernel: &Block) -> Block {
    let mut kernel = kernel.clone();
    Quick.visit_block_mut(&mut kernel);
    kernel
}

struct Quick;

impl VisitMut for Quick {
    fn visit_expr_mut(&mut self, expression: &mut Expr) {
        visit_mut::visit_expr_mut(self, expression);
        let Expr::Binary(operation) = expression else { return };
        let method = match operation.op {
            BinOp::Shl(_) => quote!(left),
            BinOp::Shr(_) => quote!(right),
            _ => return,
        };
        let (word, by) = (bare(&operation.left), bare(&operation.right));
        // A word comes from a signal; what does not is a constant.
        if word.to_token_stream().to_string().contains("self") {
            *expression = parse_quote!(::hdl_dialect::kernel::Shift::#method(#word, #by));
        }
    }
}

/// Without parentheses around it.
fn bare(expression: &Expr) -> &Expr {
    match expression {
        Expr::Paren(inner) => bare(&inner.expr),
        _ => expression,
    }
}

// SPDX-License-Identifier: MIT
//! What is gathered from the statements of a kernel.
use proc_macro2::TokenStream;
use syn::{Block, Expr, ExprMethodCall, Result, Stmt};

/// What `of_expression` finds in each statement of a block, in order.
pub fn gather(
    block: &Block,
    of_expression: fn(&Expr) -> Result<TokenStream>,
) -> Result<TokenStream> {
    let of_statement = |statement: &Stmt| match statement {
        Stmt::Expr(expression, _) => of_expression(expression),
        // Refused by `steps`.
        _ => Ok(TokenStream::new()),
    };
    block.stmts.iter().map(of_statement).collect()
}

/// `a` and `b` of `a.drive(&mut b)`.
pub fn drive(call: &ExprMethodCall) -> Option<(&Expr, &Expr)> {
    match call.args.first() {
        Some(Expr::Reference(to))
            if call.method == "drive" && to.mutability.is_some() && call.args.len() == 1 =>
        {
            Some((&call.receiver, &to.expr))
        }
        _ => None,
    }
}

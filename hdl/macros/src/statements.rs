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

/// What a statement `a.drive(&mut b)` or `a.drive(&mut b, [x, y])` joins.
pub struct Drive<'a> {
    /// The side that offers.
    pub from: &'a Expr,
    /// The side that takes.
    pub to: &'a Expr,
    /// The signals that both have under the same name; of bundles, which have no list, all.
    pub signals: Option<Vec<&'a Expr>>,
}

/// What a call joins, if it is one.
pub fn drive(call: &ExprMethodCall) -> Option<Drive<'_>> {
    let mut arguments = call.args.iter();
    let (Some(Expr::Reference(to)), list, None) =
        (arguments.next(), arguments.next(), arguments.next())
    else {
        return None;
    };
    let signals = match list {
        None => None,
        Some(Expr::Array(list)) => Some(list.elems.iter().collect()),
        Some(_) => return None,
    };
    (call.method == "drive" && to.mutability.is_some()).then_some(Drive {
        from: &call.receiver,
        to: &to.expr,
        signals,
    })
}

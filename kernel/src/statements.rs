//! What is gathered from the statements of a kernel.
use proc_macro2::TokenStream;
use syn::{Block, Expr, Macro, Result, Stmt};

/// What `of_expression` and `of_macro` find in each statement of a block, in order.
pub fn gather(
    block: &Block,
    of_expression: fn(&Expr) -> Result<TokenStream>,
    of_macro: fn(&Macro) -> Result<TokenStream>,
) -> Result<TokenStream> {
    let of_statement = |statement: &Stmt| match statement {
        Stmt::Expr(expression, _) => of_expression(expression),
        Stmt::Macro(invoked) => of_macro(&invoked.mac),
        // Refused by `steps`.
        _ => Ok(TokenStream::new()),
    };
    block.stmts.iter().map(of_statement).collect()
}

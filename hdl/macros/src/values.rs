// SPDX-License-Identifier: MIT
//! The values of a kernel's statements, in postfix order.
use crate::steps::{name, no, Steps};
use proc_macro2::TokenStream;
use quote::quote;
use syn::{
    BinOp, Expr, ExprCall, ExprLit, ExprMethodCall, ExprPath, Lit, PathArguments, Result, UnOp,
};

impl Steps {
    pub fn value(&mut self, expression: &Expr) -> Result<()> {
        match expression {
            // A field of a structure.
            Expr::Field(field) if matches!(field.base.as_ref(), Expr::MethodCall(_)) => {
                self.value(&field.base)?;
                let at = self.field(field)?;
                self.push(quote!(Field(#at)));
            }
            Expr::Path(path) if is_constant(path) => {
                self.push(quote!(Literal(::hdl_dialect::kernel::Value::Long(#path as u64))))
            }
            Expr::Cast(cast) if matches!(cast.expr.as_ref(), Expr::Path(_)) => {
                self.push(quote!(Literal(::hdl_dialect::kernel::Value::Long((#cast) as u64))));
            }
            Expr::Path(_) | Expr::Field(_) | Expr::Index(_) => {
                if name(expression).ends_with("$next") {
                    return no(expression, "a kernel reads `.val()` of a signal");
                }
                self.signal(expression);
            }
            Expr::Paren(inner) => {
                self.value(&inner.expr)?;
                self.push(quote!(Paren));
            }
            Expr::Binary(operation) => {
                self.value(&operation.left)?;
                self.value(&operation.right)?;
                let operator = operator(&operation.op)?;
                self.push(quote!(Binary(::rust_hdl::core::ast::VerilogOp::#operator)));
            }
            Expr::Unary(operation) => {
                self.value(&operation.expr)?;
                let operator = match operation.op {
                    UnOp::Not(_) => quote!(Not),
                    UnOp::Neg(_) => quote!(Neg),
                    _ => return no(operation, "this operator is not supported in a kernel"),
                };
                self.unary(operator);
            }
            Expr::Call(call) => self.cast(call)?,
            Expr::MethodCall(call) => self.method(call)?,
            Expr::Lit(literal) => {
                let literal = value_of(literal)?;
                self.push(quote!(Literal(#literal)));
            }
            _ => return no(expression, "this expression is not supported in a kernel"),
        }
        Ok(())
    }

    fn unary(&mut self, operator: TokenStream) {
        self.push(quote!(Unary(::rust_hdl::core::ast::VerilogOpUnary::#operator)));
    }

    /// `bit_cast::<M, N>(..)`.
    fn cast(&mut self, call: &ExprCall) -> Result<()> {
        let path = match call.func.as_ref() {
            Expr::Path(path) if path.path.segments.len() == 1 => &path.path.segments[0],
            _ => return no(call, "a kernel calls `bit_cast` only"),
        };
        let width = match &path.arguments {
            PathArguments::AngleBracketed(widths) if path.ident == "bit_cast" => {
                widths.args.first()
            }
            _ => None,
        };
        let (Some(width), Some(word)) = (width, call.args.first()) else {
            return no(call, "a kernel calls `bit_cast::<M, N>` only, with both widths");
        };
        self.value(word)?;
        self.push(quote!(Cast(#width)));
        Ok(())
    }

    fn method(&mut self, call: &ExprMethodCall) -> Result<()> {
        self.value(&call.receiver)?;
        let mut arguments = call.args.iter();
        let mut argument = |steps: &mut Self| match arguments.next() {
            Some(argument) => steps.value(argument),
            None => no(call, "an argument is missing"),
        };
        match call.method.to_string().as_str() {
            "val" | "into" | "index" | "to_bits" => {}
            "get_bits" => {
                argument(self)?;
                let Some(width) = call.turbofish.as_ref().and_then(|widths| widths.args.first())
                else {
                    return no(call, "`get_bits` has its width, as in `get_bits::<4>(8)`");
                };
                self.push(quote!(Slice(#width)));
            }
            "get_bit" => {
                argument(self)?;
                self.push(quote!(Index));
            }
            "replace_bit" => {
                argument(self)?;
                argument(self)?;
                self.push(quote!(IndexReplace));
            }
            "all" => self.unary(quote!(All)),
            "any" => self.unary(quote!(Any)),
            "xor" => self.unary(quote!(Xor)),
            _ => return no(&call.method, "this method is not supported in a kernel"),
        }
        Ok(())
    }
}

/// A constant of type `u64` or `usize`: its name is in capitals.
fn is_constant(path: &ExprPath) -> bool {
    path.path.segments.last().is_some_and(|last| is_in_capitals(&last.ident.to_string()))
}

pub fn is_in_capitals(text: &str) -> bool {
    text.len() > 1
        && text.starts_with(|letter: char| letter.is_ascii_uppercase())
        && text
            .chars()
            .all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit() || letter == '_')
}

fn operator(operator: &BinOp) -> Result<TokenStream> {
    Ok(match operator {
        BinOp::Sub(_) => quote!(Sub),
        BinOp::Add(_) => quote!(Add),
        BinOp::Mul(_) => quote!(Mul),
        BinOp::And(_) => quote!(LogicalAnd),
        BinOp::Or(_) => quote!(LogicalOr),
        BinOp::BitXor(_) => quote!(BitXor),
        BinOp::BitAnd(_) => quote!(BitAnd),
        BinOp::BitOr(_) => quote!(BitOr),
        BinOp::Shl(_) => quote!(Shl),
        BinOp::Shr(_) => quote!(Shr),
        BinOp::Eq(_) => quote!(Eq),
        BinOp::Lt(_) => quote!(Lt),
        BinOp::Le(_) => quote!(Le),
        BinOp::Ne(_) => quote!(Ne),
        BinOp::Ge(_) => quote!(Ge),
        BinOp::Gt(_) => quote!(Gt),
        _ => return no(operator, "this operator is not supported in a kernel"),
    })
}

/// A literal with the width that its type has.
pub fn value_of(literal: &ExprLit) -> Result<TokenStream> {
    let value = match &literal.lit {
        Lit::Bool(_) => quote!(Bool),
        Lit::Int(number) => match number.suffix() {
            "" => quote!(Int),
            "u32" => quote!(Word),
            "u64" => quote!(Long),
            "usize" => quote!(Size),
            _ => return no(literal, "a number has no suffix, or u32, u64 or usize"),
        },
        _ => return no(literal, "this literal is not supported in a kernel"),
    };
    Ok(quote!(::hdl_dialect::kernel::Value::#value(#literal)))
}

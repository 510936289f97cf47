// SPDX-License-Identifier: MIT
//! The text of a statement for messages, close to the Rust that it was.
use rust_hdl::core::ast::{VerilogExpression, VerilogOp, VerilogOpUnary};

/// An expression as its author would know it.
pub fn expression(expression: &VerilogExpression) -> String {
    let show = self::expression;
    match expression {
        VerilogExpression::Signal(name) => {
            let name = name.replace([' '], "").replace('$', ".");
            name.strip_suffix(".next").unwrap_or(&name).to_string()
        }
        VerilogExpression::Literal(value) => {
            let text = format!("{value:x}");
            let digits = text.split_once("'h").map_or(&*text, |(_, digits)| digits);
            match u64::from_str_radix(digits, 16) {
                Ok(small) if small < 10 => small.to_string(),
                _ => format!("0x{digits}"),
            }
        }
        VerilogExpression::Cast(inner, width) => format!("bit_cast::<{width}>({})", show(inner)),
        VerilogExpression::Signed(inner) => format!("signed_cast({})", show(inner)),
        VerilogExpression::Unsigned(inner) => format!("unsigned_cast({})", show(inner)),
        VerilogExpression::Paren(inner) => format!("({})", show(inner)),
        VerilogExpression::Binary(left, operator, right) => {
            format!("{} {} {}", show(left), symbol(operator), show(right))
        }
        VerilogExpression::Unary(operator, inner) => match operator {
            VerilogOpUnary::Not => format!("!{}", show(inner)),
            VerilogOpUnary::Neg => format!("-{}", show(inner)),
            VerilogOpUnary::All => format!("{}.all()", show(inner)),
            VerilogOpUnary::Any => format!("{}.any()", show(inner)),
            VerilogOpUnary::Xor => format!("{}.xor()", show(inner)),
        },
        VerilogExpression::Index(inner, index) => {
            format!("{}.get_bit({})", show(inner), show(index))
        }
        VerilogExpression::Slice(inner, width, offset) => {
            format!("{}.get_bits::<{width}>({})", show(inner), show(offset))
        }
        VerilogExpression::IndexReplace(inner, index, value) => {
            format!("{}.replace_bit({}, {})", show(inner), show(index), show(value))
        }
    }
}

fn symbol(operator: &VerilogOp) -> &'static str {
    match operator {
        VerilogOp::Add => "+",
        VerilogOp::Sub => "-",
        VerilogOp::Mul => "*",
        VerilogOp::LogicalAnd => "&&",
        VerilogOp::LogicalOr => "||",
        VerilogOp::BitXor => "^",
        VerilogOp::BitAnd => "&",
        VerilogOp::BitOr => "|",
        VerilogOp::Shl => "<<",
        VerilogOp::Shr => ">>",
        VerilogOp::Eq => "==",
        VerilogOp::Lt => "<",
        VerilogOp::Le => "<=",
        VerilogOp::Ne => "!=",
        VerilogOp::Ge => ">=",
        VerilogOp::Gt => ">",
    }
}

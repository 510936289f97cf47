// SPDX-License-Identifier: MIT
//! Constant expressions.
use super::lexer::Token;

/// Value of an expression: integers stay exact, floats are `f64` until they are stored.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    /// Integer.
    Integer(i64),
    /// Float.
    Float(f64),
}

/// Binary operators.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Operator {
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `*`
    Multiply,
    /// `/`
    Divide,
    /// `%`
    Remainder,
    /// `<<`
    Left,
    /// `>>`
    Right,
    /// `&`
    And,
    /// `|`
    Or,
}

impl Operator {
    /// The operator of a symbol, with its precedence (higher binds stronger).
    pub fn of(symbol: &str) -> Option<(Self, u8)> {
        Some(match symbol {
            "|" => (Self::Or, 1),
            "&" => (Self::And, 2),
            "<<" => (Self::Left, 3),
            ">>" => (Self::Right, 3),
            "+" => (Self::Add, 4),
            "-" => (Self::Subtract, 4),
            "*" => (Self::Multiply, 5),
            "/" => (Self::Divide, 5),
            "%" => (Self::Remainder, 5),
            _ => return None,
        })
    }
}

/// A parsed expression.
#[derive(Clone, Debug, PartialEq)]
pub enum Expression {
    /// A number.
    Number(Value),
    /// A constant, label or address, with its place for messages.
    Name(String, Token),
    /// Negation.
    Negate(Box<Expression>),
    /// Two operands and the operator's place.
    Binary(Box<Expression>, Operator, Box<Expression>, Token),
}

/// Applies an operator; the error says why it cannot be.
pub fn apply(operator: Operator, left: Value, right: Value) -> Result<Value, String> {
    use Operator::*;
    use Value::{Float, Integer};
    match (left, right) {
        (Integer(a), Integer(b)) => {
            let value = match operator {
                Add => a.checked_add(b),
                Subtract => a.checked_sub(b),
                Multiply => a.checked_mul(b),
                Divide if b == 0 => return Err("division by zero".into()),
                Remainder if b == 0 => return Err("division by zero".into()),
                Divide => a.checked_div(b),
                Remainder => a.checked_rem(b),
                Left => u32::try_from(b)
                    .ok()
                    .and_then(|b| a.checked_shl(b).filter(|value| value >> b == a)),
                Right => u32::try_from(b).ok().and_then(|b| a.checked_shr(b)),
                And => Some(a & b),
                Or => Some(a | b),
            };
            value.map(Integer).ok_or_else(|| "the value does not fit in 64 bits".into())
        }
        (left, right) => {
            let (a, b) = (left.as_f64(), right.as_f64());
            Ok(Float(match operator {
                Add => a + b,
                Subtract => a - b,
                Multiply => a * b,
                Divide => a / b,
                _ => return Err("this operator needs integers on both sides".into()),
            }))
        }
    }
}

impl Value {
    /// The value as a float.
    pub fn as_f64(self) -> f64 {
        match self {
            Self::Integer(value) => value as f64,
            Self::Float(value) => value,
        }
    }

    /// The 32 bits that are stored: an integer of -2^31 to 2^32 - 1, or the bits of a float.
    pub fn bits(self) -> Result<u32, String> {
        match self {
            Self::Integer(value) if (-(1 << 31)..1 << 32).contains(&value) => Ok(value as u32),
            Self::Integer(value) => Err(format!("{value} does not fit in 32 bits")),
            Self::Float(value) if value.is_finite() && (value as f32).is_infinite() => Err(
                format!("{value:e} is too large for a float of 32 bits; write INF for infinity"),
            ),
            Self::Float(value) => Ok((value as f32).to_bits()),
        }
    }
}

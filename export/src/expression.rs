// SPDX-License-Identifier: MIT
//! Expressions with the widths that they have in Rust.
//!
//! Every [`Value`] with a known width is Verilog text of exactly that width in any
//! context: a name, a sized literal, a comparison, or a concatenation. Literals stay
//! numbers until the other operand gives them a width.
use crate::collect::literal_value;
use crate::kernel::Kernel;
use crate::operands::UNKNOWN_WIDTH;
use crate::select::select;
use crate::ExportError;
use num_bigint::{BigInt, BigUint, Sign};
use rust_hdl::core::ast::{VerilogExpression, VerilogLiteral, VerilogOp, VerilogOpUnary};

/// The value of an expression.
#[derive(Clone, Debug)]
pub enum Value {
    /// A literal without a width yet.
    Number(BigInt),
    /// Text of a known width.
    Sized {
        text: String,
        width: usize,
        signed: bool,
        /// A plain identifier, of which parts can be selected.
        name: bool,
    },
}

pub fn sized(text: String, width: usize) -> Value {
    Value::Sized { text, width, signed: false, name: false }
}

/// A literal of `width` bits.
pub fn literal(value: &BigInt, width: usize) -> String {
    let modulus = BigInt::from(1) << width;
    let value: BigInt = ((value % &modulus) + &modulus) % &modulus;
    format!("{width}'h{:x}", value.to_biguint().unwrap_or_default())
}

/// Width of a literal that nothing gives a width: Rust's `1 << x` is 64 bits wide.
pub const FREE_WIDTH: usize = 64;

impl Value {
    /// The width, where it is known.
    pub fn width(&self) -> Option<usize> {
        match self {
            Value::Number(_) => None,
            Value::Sized { width, .. } => Some(*width),
        }
    }
    pub fn signed(&self) -> bool {
        matches!(self, Value::Sized { signed: true, .. })
    }
    /// Text of `width` bits: literals are sized, signed values extended or cut.
    pub fn at(self, width: usize, kernel: &mut Kernel) -> Result<String, ExportError> {
        match self {
            Value::Number(number) => {
                let limit = BigInt::from(1) << width;
                if number >= limit || -&number > limit >> 1 {
                    return Err(kernel
                        .unsupported(format!("the literal {number} does not fit {width} bits")));
                }
                Ok(literal(&number, width))
            }
            Value::Sized { text, width: own, .. } if own == width => Ok(text),
            Value::Sized { signed: true, width: own, .. } => {
                let name = kernel.name_of(self)?;
                if own > width {
                    Ok(select(&name, own, 0, width))
                } else {
                    Ok(format!("{{{{{}{{{name}[{}]}}}}, {name}}}", width - own, own - 1))
                }
            }
            Value::Sized { text, width: own, .. } => {
                Err(kernel.unsupported(format!("`{text}` has {own} bits where {width} are wanted")))
            }
        }
    }
}

pub fn zero_extended(text: &str, own: usize, width: usize) -> String {
    if own == width {
        text.to_string()
    } else {
        format!("{{{}'h0, {text}}}", width - own)
    }
}

impl Kernel<'_> {
    /// The text of a value as a name of which bits can be selected.
    pub fn name_of(&mut self, value: Value) -> Result<String, ExportError> {
        match value {
            Value::Sized { text, name: true, .. } => Ok(text),
            Value::Sized { text, width, .. } => Ok(self.temporary(&text, width)),
            Value::Number(number) => {
                let text = literal(&number, FREE_WIDTH);
                Ok(self.temporary(&text, FREE_WIDTH))
            }
        }
    }

    /// The value of an assignment. Here, and only here, a cast between signed widths has a
    /// width: that of the target.
    pub fn assigned_value(&mut self, expression: &VerilogExpression) -> Result<Value, ExportError> {
        match expression {
            VerilogExpression::Paren(inner) => self.assigned_value(inner),
            VerilogExpression::Signed(inner) => match self.expression(inner)? {
                Value::Sized { text, width, name, .. } => {
                    Ok(Value::Sized { text, width, signed: true, name })
                }
                number => Ok(number),
            },
            other => self.expression(other),
        }
    }

    /// Translates an expression.
    pub fn expression(&mut self, expression: &VerilogExpression) -> Result<Value, ExportError> {
        if let (VerilogExpression::Binary(..) | VerilogExpression::Unary(..), Some(truth)) =
            (expression, self.truth(expression))
        {
            return Ok(Value::Number(truth.into()));
        }
        match expression {
            VerilogExpression::Signal(name) => self.read(name),
            VerilogExpression::Literal(value) => Ok(Value::Number(number(value))),
            VerilogExpression::Paren(inner) => self.expression(inner),
            VerilogExpression::Cast(inner, width) => self.cast(inner, *width),
            VerilogExpression::Signed(inner) => self.resigned(inner, true),
            VerilogExpression::Unsigned(inner) => self.resigned(inner, false),
            VerilogExpression::Unary(operator, inner) => self.unary(operator, inner),
            VerilogExpression::Binary(left, operator, right) => self.binary(left, operator, right),
            VerilogExpression::Index(inner, index) => self.slice(inner, 1, index),
            VerilogExpression::Slice(inner, width, offset) => self.slice(inner, *width, offset),
            VerilogExpression::IndexReplace(inner, index, value) => {
                self.replace(inner, index, value)
            }
        }
    }

    fn resigned(&mut self, inner: &VerilogExpression, to: bool) -> Result<Value, ExportError> {
        Ok(match self.expression(inner)? {
            Value::Sized { signed: true, .. } if to => {
                return Err(self.unsupported(UNKNOWN_WIDTH.into()));
            }
            Value::Sized { text, width, name, .. } => {
                Value::Sized { text, width, signed: to, name }
            }
            number => number,
        })
    }

    fn cast(&mut self, inner: &VerilogExpression, width: usize) -> Result<Value, ExportError> {
        let value = self.expression(inner)?;
        Ok(match value.width() {
            None => sized(value.at(width, self)?, width),
            Some(own) if own == width => value,
            Some(own) if own < width => {
                let text = value.at(own, self)?;
                sized(zero_extended(&text, own, width), width)
            }
            Some(own) => {
                let name = self.name_of(value)?;
                sized(select(&name, own, 0, width), width)
            }
        })
    }

    fn unary(
        &mut self,
        operator: &VerilogOpUnary,
        inner: &VerilogExpression,
    ) -> Result<Value, ExportError> {
        let value = self.expression(inner)?;
        let signed = value.signed();
        if let (Value::Number(number), VerilogOpUnary::Not | VerilogOpUnary::Neg) =
            (&value, operator)
        {
            return Ok(Value::Number(match operator {
                VerilogOpUnary::Neg => -number,
                // The complement of a literal is that of a bool.
                _ => BigInt::from(u8::from(*number == BigInt::from(0))),
            }));
        }
        let width = value.width().unwrap_or(FREE_WIDTH);
        let text = value.at(width, self)?;
        Ok(match operator {
            VerilogOpUnary::Not if width == 1 => sized(format!("(!{text})"), 1),
            VerilogOpUnary::Not => {
                Value::Sized { text: format!("{{~{text}}}"), width, signed, name: false }
            }
            VerilogOpUnary::Neg => Value::Sized {
                text: format!("{{{width}'h0 - {text}}}"),
                width,
                signed,
                name: false,
            },
            VerilogOpUnary::All => sized(format!("(&{text})"), 1),
            VerilogOpUnary::Any => sized(format!("(|{text})"), 1),
            VerilogOpUnary::Xor => sized(format!("(^{text})"), 1),
        })
    }

    fn binary(
        &mut self,
        left: &VerilogExpression,
        operator: &VerilogOp,
        right: &VerilogExpression,
    ) -> Result<Value, ExportError> {
        if let Some(rest) = self.undecided(left, operator, right) {
            return self.expression(rest);
        }
        let reads = self.reads;
        if let Some(truth) = self.beyond(left, operator, right)? {
            return Ok(Value::Number(truth.into()));
        }
        let (a, b) = self.operands(left, operator, right)?;
        let amount = match &b {
            Value::Number(amount) => Some(amount.clone()),
            _ => self.known(right).filter(|_| self.folds),
        };
        if let (VerilogOp::Shl | VerilogOp::Shr, Some(width), Some(amount)) =
            (operator, a.width(), amount)
        {
            if amount >= BigInt::from(width) && !a.signed() {
                // Nothing of the operand is left. Icarus would wait for it all the same.
                self.reads = reads;
                return Ok(Value::Sized {
                    text: literal(&BigInt::from(0), width),
                    width,
                    signed: false,
                    name: false,
                });
            }
        }
        if let (Value::Number(a), Value::Number(b)) = (&a, &b) {
            if let Some(number) = fold(a, operator, b) {
                return Ok(Value::Number(number));
            }
        }
        let signed = a.signed() || b.signed();
        if matches!(operator, VerilogOp::Shl | VerilogOp::Shr) {
            let width = a.width().unwrap_or(FREE_WIDTH);
            let text = a.at(width, self)?;
            let amount = match b {
                Value::Number(number) => literal(&number, 32),
                value => {
                    let own = value.width().unwrap_or(32);
                    value.at(own, self)?
                }
            };
            let symbol = if matches!(operator, VerilogOp::Shl) { "<<" } else { ">>" };
            let text = if signed && symbol == ">>" {
                format!("{{$signed({text}) >>> {amount}}}")
            } else {
                format!("{{{text} {symbol} {amount}}}")
            };
            return Ok(Value::Sized { text, width, signed, name: false });
        }
        let width = match (a.width(), b.width()) {
            (Some(a), Some(b)) => a.max(b),
            (Some(width), None) | (None, Some(width)) => width,
            (None, None) => FREE_WIDTH,
        };
        if matches!(operator, VerilogOp::Mul) {
            // To the sum of the widths, signed or not.
            let (wa, wb) = (a.width().unwrap_or(width), b.width().unwrap_or(width));
            let (a, b) = if signed {
                (a.at(wa + wb, self)?, b.at(wa + wb, self)?)
            } else {
                let (a, b) = (a.at(wa, self)?, b.at(wb, self)?);
                (zero_extended(&a, wa, wa + wb), zero_extended(&b, wb, wa + wb))
            };
            return Ok(Value::Sized {
                text: format!("{{{a} * {b}}}"),
                width: wa + wb,
                signed,
                name: false,
            });
        }
        // Rust adds a bool to a number of any width.
        let b = match (operator, b.width()) {
            (VerilogOp::Add, Some(1)) if !signed => {
                let text = b.at(1, self)?;
                sized(zero_extended(&text, 1, width), width)
            }
            _ => b,
        };
        let (a, b) = (a.at(width, self)?, b.at(width, self)?);
        // What a shift has left nothing of.
        let zero = literal(&BigInt::from(0), width);
        match operator {
            VerilogOp::Eq | VerilogOp::Ne if self.folds && a == zero && b == zero => {
                return Ok(Value::Number(i32::from(matches!(operator, VerilogOp::Eq)).into()));
            }
            VerilogOp::BitOr | VerilogOp::BitXor if self.folds && !signed && b == zero => {
                return Ok(sized(a, width));
            }
            _ => {}
        }
        let symbol = match operator {
            VerilogOp::Add => "+",
            VerilogOp::Sub => "-",
            VerilogOp::LogicalAnd | VerilogOp::BitAnd => "&",
            VerilogOp::LogicalOr | VerilogOp::BitOr => "|",
            VerilogOp::BitXor => "^",
            VerilogOp::Eq => "==",
            VerilogOp::Ne => "!=",
            VerilogOp::Lt => "<",
            VerilogOp::Le => "<=",
            VerilogOp::Gt => ">",
            VerilogOp::Ge => ">=",
            VerilogOp::Mul | VerilogOp::Shl | VerilogOp::Shr => unreachable!("handled above"),
        };
        Ok(match operator {
            VerilogOp::Add | VerilogOp::Sub => {
                Value::Sized { text: format!("{{{a} {symbol} {b}}}"), width, signed, name: false }
            }
            VerilogOp::Eq | VerilogOp::Ne => sized(format!("({a} {symbol} {b})"), 1),
            VerilogOp::Lt | VerilogOp::Le | VerilogOp::Gt | VerilogOp::Ge if signed => {
                sized(format!("($signed({a}) {symbol} $signed({b}))"), 1)
            }
            VerilogOp::Lt | VerilogOp::Le | VerilogOp::Gt | VerilogOp::Ge => {
                sized(format!("({a} {symbol} {b})"), 1)
            }
            _ => Value::Sized { text: format!("({a} {symbol} {b})"), width, signed, name: false },
        })
    }
}

/// The number that a literal is.
pub fn number(value: &VerilogLiteral) -> BigInt {
    let text = format!("{value:x}");
    let sign = if text.contains("h-") { Sign::Minus } else { Sign::Plus };
    let value = literal_value(&text.replace('-', ""), 4096);
    BigInt::from_biguint(sign, value.expect("rust-hdl prints literals of Verilog"))
}

/// An operation on two literals, for loop variables and constant conditions.
pub fn fold(a: &BigInt, operator: &VerilogOp, b: &BigInt) -> Option<BigInt> {
    let truth = |holds: bool| BigInt::from(u8::from(holds));
    let bits = |value: &BigInt| value.to_biguint();
    let both = |f: fn(BigUint, BigUint) -> BigUint| Some(BigInt::from(f(bits(a)?, bits(b)?)));
    match operator {
        VerilogOp::Add => Some(a + b),
        VerilogOp::Sub => Some(a - b),
        VerilogOp::Mul => Some(a * b),
        VerilogOp::LogicalAnd | VerilogOp::BitAnd => both(|a, b| a & b),
        VerilogOp::LogicalOr | VerilogOp::BitOr => both(|a, b| a | b),
        VerilogOp::BitXor => both(|a, b| a ^ b),
        VerilogOp::Eq => Some(truth(a == b)),
        VerilogOp::Ne => Some(truth(a != b)),
        VerilogOp::Lt => Some(truth(a < b)),
        VerilogOp::Le => Some(truth(a <= b)),
        VerilogOp::Gt => Some(truth(a > b)),
        VerilogOp::Ge => Some(truth(a >= b)),
        VerilogOp::Shl => u8::try_from(b).ok().map(|amount| a << amount),
        VerilogOp::Shr => u8::try_from(b).ok().map(|amount| a >> amount),
    }
}

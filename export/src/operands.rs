// SPDX-License-Identifier: MIT
//! Operands whose width or value only the other one tells.
use crate::expression::{Value, FREE_WIDTH};
use crate::kernel::Kernel;
use crate::ExportError;
use num_bigint::BigInt;
use rust_hdl::core::ast::{VerilogExpression, VerilogOp};

/// Why a cast is refused.
pub const UNKNOWN_WIDTH: &str =
    "a cast between signed widths says nowhere how wide it is: assign its result to a Local first";

impl Value {
    /// The result of a cast to a signed type at the width of `other`, which has the same type.
    fn like(self, other: &Value, kernel: &mut Kernel) -> Result<Value, ExportError> {
        let width = match (self.width(), other.width()) {
            (Some(_), Some(width)) if other.signed() => width,
            (Some(_), _) => return Err(kernel.unsupported(UNKNOWN_WIDTH.into())),
            (None, _) => return Ok(self),
        };
        let text = self.at(width, kernel)?;
        Ok(Value::Sized { text, width, signed: true, name: false })
    }
}

impl Kernel<'_> {
    /// A comparison with a loop variable that is larger than the other operand can be. In Rust both
    /// are `usize`.
    pub fn beyond(
        &mut self,
        left: &VerilogExpression,
        operator: &VerilogOp,
        right: &VerilogExpression,
    ) -> Result<Option<bool>, ExportError> {
        let (number, other, larger_left) = match (self.of_loop(left), self.of_loop(right)) {
            (true, false) => (left, right, true),
            (false, true) => (right, left, false),
            _ => return Ok(None),
        };
        let truth = match operator {
            VerilogOp::Eq => false,
            VerilogOp::Ne => true,
            VerilogOp::Lt | VerilogOp::Le => !larger_left,
            VerilogOp::Gt | VerilogOp::Ge => larger_left,
            _ => return Ok(None),
        };
        let VerilogExpression::Signal(path) = inner(other) else { return Ok(None) };
        let Value::Number(number) = self.expression(number)? else { return Ok(None) };
        let width = self.lookup(path).map_or(FREE_WIDTH, |(_, signal)| signal.width);
        Ok((number >= BigInt::from(1) << width).then_some(truth))
    }

    /// Whether an expression is computed from loop variables and literals alone.
    fn of_loop(&self, expression: &VerilogExpression) -> bool {
        match expression {
            VerilogExpression::Signal(name) => self.loops.contains_key(name),
            VerilogExpression::Paren(inner) => self.of_loop(inner),
            VerilogExpression::Binary(left, _, right) => {
                let literal = |part| matches!(inner(part), VerilogExpression::Literal(_));
                (self.of_loop(left) && (self.of_loop(right) || literal(right)))
                    || (literal(left) && self.of_loop(right))
            }
            _ => false,
        }
    }

    /// Both operands. A cast between signed widths is as wide as the other operand where both
    /// have one type.
    pub fn operands(
        &mut self,
        left: &VerilogExpression,
        operator: &VerilogOp,
        right: &VerilogExpression,
    ) -> Result<(Value, Value), ExportError> {
        let alike = !matches!(operator, VerilogOp::Mul | VerilogOp::Shl | VerilogOp::Shr);
        match (is_signed_cast(left), is_signed_cast(right)) {
            (true, false) if alike => {
                let a = self.assigned_value(left)?;
                let b = self.expression(right)?;
                Ok((a.like(&b, self)?, b))
            }
            (false, true) if alike => {
                let a = self.expression(left)?;
                let b = self.assigned_value(right)?;
                let b = b.like(&a, self)?;
                Ok((a, b))
            }
            _ => Ok((self.expression(left)?, self.expression(right)?)),
        }
    }
}

/// An expression without its parentheses.
pub fn inner(expression: &VerilogExpression) -> &VerilogExpression {
    match expression {
        VerilogExpression::Paren(within) => inner(within),
        other => other,
    }
}

/// Whether an expression is a cast to a signed type.
fn is_signed_cast(expression: &VerilogExpression) -> bool {
    matches!(inner(expression), VerilogExpression::Signed(_))
}

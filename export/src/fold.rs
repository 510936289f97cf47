// SPDX-License-Identifier: MIT
//! What constants decide: conditions that hold or do not, and the branches of which only one stays.
use crate::expression::{fold, number};
use crate::kernel::Kernel;
use crate::operands::inner;
use crate::ExportError;
use num_bigint::{BigInt, BigUint};
use rust_hdl::core::ast::{VerilogExpression, VerilogMatch, VerilogOp, VerilogOpUnary};

impl Kernel<'_> {
    /// The value of an unsigned constant.
    fn constant(&self, path: &str) -> Option<(&BigUint, usize)> {
        let (_, signal) = self.lookup(path).ok()?;
        signal.constant.as_ref().filter(|_| !signal.signed).map(|value| (value, signal.width))
    }

    /// The truth of a condition, where constants alone decide it.
    pub fn truth(&self, expression: &VerilogExpression) -> Option<bool> {
        if !self.folds {
            return None;
        }
        match inner(expression) {
            VerilogExpression::Signal(path) => {
                let (value, _) = self.constant(path).filter(|(_, width)| *width == 1)?;
                Some(*value != BigUint::default())
            }
            VerilogExpression::Unary(VerilogOpUnary::Not, inner) => Some(!self.truth(inner)?),
            // One bit of a constant.
            VerilogExpression::Index(of, place) => {
                let VerilogExpression::Signal(path) = inner(of) else { return None };
                let (value, width) = self.constant(path)?;
                let place = u64::try_from(self.known(place)?).ok()?;
                (place < width as u64).then(|| value.bit(place))
            }
            VerilogExpression::Binary(left, operator, right) => {
                let sides = || (self.truth(left), self.truth(right));
                match operator {
                    VerilogOp::LogicalAnd | VerilogOp::BitAnd => match sides() {
                        (Some(false), _) | (_, Some(false)) => Some(false),
                        (a, b) => Some(a? & b?),
                    },
                    VerilogOp::LogicalOr | VerilogOp::BitOr => match sides() {
                        (Some(true), _) | (_, Some(true)) => Some(true),
                        (a, b) => Some(a? | b?),
                    },
                    VerilogOp::BitXor => Some(self.truth(left)? ^ self.truth(right)?),
                    VerilogOp::Eq
                    | VerilogOp::Ne
                    | VerilogOp::Lt
                    | VerilogOp::Le
                    | VerilogOp::Gt
                    | VerilogOp::Ge => {
                        let truth = fold(&self.known(left)?, operator, &self.known(right)?)?;
                        Some(truth != BigInt::from(0))
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// The number that an expression is, where it is a constant, a literal or a loop variable.
    pub fn known(&self, expression: &VerilogExpression) -> Option<BigInt> {
        match inner(expression) {
            VerilogExpression::Literal(value) => Some(number(value)),
            VerilogExpression::Signal(path) => {
                if let Ok(value) = crate::names::evaluate(path, &self.loops) {
                    return Some(value.into());
                }
                match self.variant(path) {
                    Ok(Some(value)) => Some(value.into()),
                    Ok(None) => self.constant(path).map(|(value, _)| value.clone().into()),
                    Err(_) => None,
                }
            }
            _ => None,
        }
    }

    /// Of a conjunction or disjunction the side that decides it, where the other one does not.
    pub fn undecided<'a>(
        &self,
        left: &'a VerilogExpression,
        operator: &VerilogOp,
        right: &'a VerilogExpression,
    ) -> Option<&'a VerilogExpression> {
        let neutral = match operator {
            VerilogOp::LogicalAnd | VerilogOp::BitAnd => true,
            VerilogOp::LogicalOr | VerilogOp::BitOr => false,
            VerilogOp::BitXor => false,
            _ => return None,
        };
        match (self.truth(left) == Some(neutral), self.truth(right) == Some(neutral)) {
            (true, _) => Some(right),
            (_, true) => Some(left),
            _ => None,
        }
    }

    /// The arm that a constant takes: `None` where it is no constant.
    pub fn taken(&self, choice: &VerilogMatch) -> Result<Option<usize>, ExportError> {
        let Some(value) = self.folds.then(|| self.known(&choice.test)).flatten() else {
            return Ok(None);
        };
        for (place, case) in choice.cases.iter().enumerate() {
            // Rust has seen that all values are covered: the last arm may stand for the rest.
            match self.pattern(&case.condition)? {
                Some(number) if number != value && place + 1 < choice.cases.len() => {}
                _ => return Ok(Some(place)),
            }
        }
        Ok(None)
    }
}

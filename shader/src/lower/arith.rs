// SPDX-License-Identifier: MIT
//! Operators on scalars, vectors and matrices.
use super::divide::is_divisor;
use super::types::Kind;
use super::Lowerer;
use crate::error::{Lowered, Problem};
use crate::ir::Value;
use naga::{
    BinaryOperator, DerivativeAxis, Expression, Handle, RelationalFunction, TypeInner,
    UnaryOperator,
};
use warpwright_isa::{AluOp, SfuOp};

impl Lowerer<'_> {
    pub(super) fn unary(
        &mut self,
        op: UnaryOperator,
        operand: Handle<Expression>,
    ) -> Lowered<Vec<Value>> {
        let kind = self.kind(operand)?;
        let values = self.values(operand)?;
        values.into_iter().map(|value| self.unary_scalar(op, kind, value)).collect()
    }

    pub(super) fn unary_scalar(
        &mut self,
        op: UnaryOperator,
        kind: Kind,
        value: Value,
    ) -> Lowered<Value> {
        Ok(match (op, kind) {
            (UnaryOperator::Negate, Kind::Float) => self.b.alu(AluOp::Fneg, &[value]),
            (UnaryOperator::Negate, _) => {
                let zero = self.b.word(0);
                self.b.alu(AluOp::Isub, &[zero, value])
            }
            (UnaryOperator::LogicalNot, _) | (UnaryOperator::BitwiseNot, Kind::Bool) => {
                self.b.not(value)
            }
            (UnaryOperator::BitwiseNot, _) => self.b.alu(AluOp::Not, &[value]),
        })
    }

    pub(super) fn binary(
        &mut self,
        op: BinaryOperator,
        left: Handle<Expression>,
        right: Handle<Expression>,
    ) -> Lowered<Vec<Value>> {
        let (left_type, right_type) = (self.type_of(left), self.type_of(right));
        let kind = self.kind(left)?;
        let (a, b) = (self.values(left)?, self.values(right)?);
        if op == BinaryOperator::Multiply {
            if let Some(product) = self.matrix_product(&left_type, &right_type, &a, &b) {
                return Ok(product);
            }
        }
        let count = a.len().max(b.len());
        // A scalar goes with each component of a vector.
        let at = |values: &[Value], at: usize| values[if values.len() == 1 { 0 } else { at }];
        (0..count).map(|i| self.binary_scalar(op, kind, at(&a, i), at(&b, i))).collect()
    }

    /// Products in which a matrix meets a matrix or a vector; `None` for all others.
    fn matrix_product(
        &mut self,
        left: &TypeInner,
        right: &TypeInner,
        a: &[Value],
        b: &[Value],
    ) -> Option<Vec<Value>> {
        use TypeInner::{Matrix, Vector};
        match (left, right) {
            (&Matrix { columns, rows, .. }, &Vector { .. }) => {
                Some(self.matrix_vector(a, b, columns as usize, rows as usize))
            }
            (&Vector { .. }, &Matrix { columns, rows, .. }) => {
                let rows = rows as usize;
                Some(
                    (0..columns as usize)
                        .map(|column| self.dot(a, &b[column * rows..][..rows]))
                        .collect(),
                )
            }
            (&Matrix { columns: inner, rows, .. }, &Matrix { columns, .. }) => {
                let (inner, rows) = (inner as usize, rows as usize);
                let column = |this: &mut Self, at: usize| {
                    this.matrix_vector(a, &b[at * inner..][..inner], inner, rows)
                };
                Some((0..columns as usize).flat_map(|at| column(self, at)).collect())
            }
            _ => None,
        }
    }

    fn matrix_vector(
        &mut self,
        matrix: &[Value],
        vector: &[Value],
        columns: usize,
        rows: usize,
    ) -> Vec<Value> {
        let row = |this: &mut Self, row: usize| {
            let values: Vec<Value> =
                (0..columns).map(|column| matrix[column * rows + row]).collect();
            this.dot(&values, vector)
        };
        (0..rows).map(|at| row(self, at)).collect()
    }

    pub(super) fn fmul(&mut self, a: Value, b: Value) -> Value {
        self.b.alu(AluOp::Fmul, &[a, b])
    }

    pub(super) fn fadd(&mut self, a: Value, b: Value) -> Value {
        self.b.alu(AluOp::Fadd, &[a, b])
    }

    pub(super) fn fsub(&mut self, a: Value, b: Value) -> Value {
        self.b.alu(AluOp::Fsub, &[a, b])
    }

    /// `a * b + c`; both steps are rounded.
    pub(super) fn fmad(&mut self, a: Value, b: Value, c: Value) -> Value {
        let product = self.fmul(a, b);
        self.fadd(product, c)
    }

    pub(super) fn fdiv(&mut self, a: Value, b: Value) -> Value {
        let inverse = self.b.sfu(SfuOp::Rcp, &[b]);
        self.fmul(a, inverse)
    }

    /// Sum of the products of floats.
    pub(super) fn dot(&mut self, a: &[Value], b: &[Value]) -> Value {
        let mut sum = self.fmul(a[0], b[0]);
        for (&a, &b) in a.iter().zip(b).skip(1) {
            let product = self.fmul(a, b);
            sum = self.fadd(product, sum);
        }
        sum
    }

    pub(super) fn binary_scalar(
        &mut self,
        op: BinaryOperator,
        kind: Kind,
        a: Value,
        b: Value,
    ) -> Lowered<Value> {
        use BinaryOperator::*;
        if kind == Kind::Bool {
            return Ok(match op {
                And | LogicalAnd => self.b.and(a, b),
                InclusiveOr | LogicalOr => self.b.or(a, b),
                ExclusiveOr | NotEqual => self.b.xor(a, b),
                Equal => {
                    let differ = self.b.xor(a, b);
                    self.b.not(differ)
                }
                _ => return Err(Problem::new(format!("`{op:?}` of truth values"))),
            });
        }
        if let Some(code) = compare_code(op, kind) {
            return Ok(self.b.compare(kind == Kind::Float, code, a, b));
        }
        let signed = kind == Kind::Signed;
        let op = match (op, kind) {
            (Divide, Kind::Float) => return Ok(self.fdiv(a, b)),
            (Modulo, Kind::Float) => return Ok(self.float_remainder(a, b)),
            (Add, Kind::Float) => AluOp::Fadd,
            (Subtract, Kind::Float) => AluOp::Fsub,
            (Multiply, Kind::Float) => AluOp::Fmul,
            (Add, _) => AluOp::Iadd,
            (Subtract, _) => AluOp::Isub,
            (Multiply, _) => AluOp::Imul,
            (Divide, Kind::Unsigned) if self.b.as_const(b).is_some_and(|by| by > 0) => {
                let by = self.b.as_const(b).unwrap_or(1);
                return Ok(self.divide(a, by));
            }
            (Modulo, Kind::Unsigned) if self.b.as_const(b).is_some_and(|by| by > 0) => {
                let by = self.b.as_const(b).unwrap_or(1);
                return Ok(self.remainder(a, by));
            }
            (Divide | Modulo, Kind::Signed) if self.b.as_const(b).is_some_and(is_divisor) => {
                let by = self.b.as_const(b).unwrap_or(1);
                return Ok(self.divide_signed(a, by, op == Modulo));
            }
            (Divide, _) => {
                return Ok(self.b.sfu(if signed { SfuOp::DivS } else { SfuOp::DivU }, &[a, b]))
            }
            (Modulo, _) => {
                return Ok(self.b.sfu(if signed { SfuOp::RemS } else { SfuOp::RemU }, &[a, b]))
            }
            (And, _) => AluOp::And,
            (InclusiveOr, _) => AluOp::Or,
            (ExclusiveOr, _) => AluOp::Xor,
            (ShiftLeft, _) => AluOp::Shl,
            (ShiftRight, _) if signed => AluOp::Sar,
            (ShiftRight, _) => AluOp::Shr,
            _ => return Err(Problem::new(format!("`{op:?}` of numbers"))),
        };
        Ok(self.b.alu(op, &[a, b]))
    }

    /// `a - b * trunc(a / b)`. The quotient is that of the reciprocal, which may miss the whole
    /// number by one: the remainder shows it. With a power of two it is exact.
    fn float_remainder(&mut self, a: Value, b: Value) -> Value {
        let magnitude = |this: &mut Self, value: Value| this.b.alu(AluOp::Fabs, &[value]);
        let (dividend, divisor) = (magnitude(self, a), magnitude(self, b));
        let quotient = self.fdiv(dividend, divisor);
        let whole = self.b.alu(AluOp::Trunc, &[quotient]);
        let product = self.fmul(divisor, whole);
        let mut rest = self.fsub(dividend, product);
        let exact = self.b.as_const(divisor).is_some_and(|word| word & 0x7f_ffff == 0);
        if !exact {
            let (more, less) = (self.fsub(rest, divisor), self.fadd(rest, divisor));
            let too_small = self.b.compare(true, 5, rest, divisor);
            rest = self.b.select(too_small, more, rest);
            let zero = self.b.word(0);
            let too_large = self.b.compare(true, 2, rest, zero);
            rest = self.b.select(too_large, less, rest);
        }
        self.with_sign(rest, a)
    }

    pub(super) fn choose_values(
        &mut self,
        condition: Handle<Expression>,
        accept: Handle<Expression>,
        reject: Handle<Expression>,
    ) -> Lowered<Vec<Value>> {
        let (condition, accept, reject) =
            (self.values(condition)?, self.values(accept)?, self.values(reject)?);
        let at = |i: usize| condition[if condition.len() == 1 { 0 } else { i }];
        Ok(accept
            .iter()
            .zip(&reject)
            .enumerate()
            .map(|(i, (&accept, &reject))| self.b.select(at(i), accept, reject))
            .collect())
    }

    pub(super) fn derivative(
        &mut self,
        axis: DerivativeAxis,
        expr: Handle<Expression>,
    ) -> Lowered<Vec<Value>> {
        let one = |this: &mut Self, value: Value| match axis {
            DerivativeAxis::X => this.b.derivative(true, value),
            DerivativeAxis::Y => this.b.derivative(false, value),
            DerivativeAxis::Width => {
                let sides = [true, false].map(|along_x| {
                    let difference = this.b.derivative(along_x, value);
                    this.b.alu(AluOp::Fabs, &[difference])
                });
                this.fadd(sides[0], sides[1])
            }
        };
        let values = self.values(expr)?;
        Ok(values.into_iter().map(|value| one(self, value)).collect())
    }

    pub(super) fn relational(
        &mut self,
        fun: RelationalFunction,
        argument: Handle<Expression>,
    ) -> Lowered<Vec<Value>> {
        let values = self.values(argument)?;
        Ok(match fun {
            RelationalFunction::All => vec![values
                .into_iter()
                .reduce(|a, b| self.b.and(a, b))
                .expect("a vector has components")],
            RelationalFunction::Any => vec![values
                .into_iter()
                .reduce(|a, b| self.b.or(a, b))
                .expect("a vector has components")],
            RelationalFunction::IsNan => {
                values.into_iter().map(|value| self.b.compare(true, 14, value, value)).collect()
            }
            RelationalFunction::IsInf => {
                let infinity = self.b.float(f32::INFINITY);
                let one = |this: &mut Self, value: Value| {
                    let magnitude = this.b.alu(AluOp::Fabs, &[value]);
                    this.b.compare(true, 0, magnitude, infinity)
                };
                values.into_iter().map(|value| one(self, value)).collect()
            }
        })
    }
}

/// The compare code of an operator: those of floats are false for NaN, but for "not equal".
fn compare_code(op: BinaryOperator, kind: Kind) -> Option<u8> {
    use BinaryOperator::*;
    let code = match op {
        Equal => 0,
        NotEqual => 1,
        Less => 2,
        LessEqual => 3,
        Greater => 4,
        GreaterEqual => 5,
        _ => return None,
    };
    Some(match kind {
        Kind::Float if code == 1 => 9,
        Kind::Unsigned if code > 1 => code + 8,
        _ => code,
    })
}

// SPDX-License-Identifier: MIT
//! Built-in functions of vectors and matrices.
use super::types::Kind;
use super::Lowerer;
use crate::error::{Lowered, Problem};
use crate::ir::Value;
use naga::{Expression, Handle, MathFunction, TypeInner};
use warpwright_isa::{AluOp, SfuOp};

impl Lowerer<'_> {
    pub(super) fn vector_math(
        &mut self,
        fun: MathFunction,
        args: &[Handle<Expression>],
    ) -> Lowered<Vec<Value>> {
        use MathFunction as F;
        let kind = self.kind(args[0])?;
        let a = self.values(args[0])?;
        let other = args.get(1).map(|&arg| self.values(arg)).transpose()?.unwrap_or_default();
        Ok(match fun {
            F::Dot if kind != Kind::Float => vec![self.integer_dot(&a, &other)],
            F::Dot => vec![self.dot(&a, &other)],
            F::Cross => self.cross(&a, &other),
            F::Length => vec![self.length(&a)],
            F::Distance => {
                let difference = self.difference(&a, &other);
                vec![self.length(&difference)]
            }
            F::Normalize => {
                let square = self.dot(&a, &a);
                let inverse = self.b.sfu(SfuOp::Rsqrt, &[square]);
                a.iter().map(|&value| self.fmul(value, inverse)).collect()
            }
            F::Reflect => {
                let dot = self.dot(&other, &a);
                let twice = self.b.float(-2.0);
                let factor = self.fmul(dot, twice);
                a.iter().zip(&other).map(|(&a, &n)| self.fmad(factor, n, a)).collect()
            }
            F::Refract => {
                let ratio = self.value(args[2])?;
                self.refract(&a, &other, ratio)
            }
            F::FaceForward => {
                let reference = self.values(args[2])?;
                let dot = self.dot(&other, &reference);
                let zero = self.b.word(0);
                let away = self.b.compare(true, 2, dot, zero);
                let turned = |this: &mut Self, value: Value| {
                    let negative = this.b.alu(AluOp::Fneg, &[value]);
                    this.b.select(away, value, negative)
                };
                a.iter().map(|&value| turned(self, value)).collect()
            }
            F::Outer => other
                .iter()
                .flat_map(|&b| a.iter().map(|&a| self.fmul(a, b)).collect::<Vec<_>>())
                .collect(),
            F::Transpose => {
                let (columns, rows) = self.matrix_size(args[0])?;
                (0..rows)
                    .flat_map(|row| (0..columns).map(move |column| (column, row)))
                    .map(|(c, r)| a[c * rows + r])
                    .collect()
            }
            F::Determinant => {
                let (size, _) = self.matrix_size(args[0])?;
                vec![self.determinant(&a, size)]
            }
            F::Inverse => {
                let (size, _) = self.matrix_size(args[0])?;
                self.inverse(&a, size)
            }
            _ => return Err(Problem::unsupported(format!("the function `{fun:?}`"), "")),
        })
    }

    fn matrix_size(&self, expression: Handle<Expression>) -> Lowered<(usize, usize)> {
        match self.type_of(expression) {
            TypeInner::Matrix { columns, rows, .. } => Ok((columns as usize, rows as usize)),
            _ => Err(Problem::new("expected a matrix")),
        }
    }

    fn difference(&mut self, a: &[Value], b: &[Value]) -> Vec<Value> {
        a.iter().zip(b).map(|(&a, &b)| self.fsub(a, b)).collect()
    }

    fn length(&mut self, a: &[Value]) -> Value {
        if let [value] = a {
            return self.b.alu(AluOp::Fabs, &[*value]);
        }
        let square = self.dot(a, a);
        self.b.sfu(SfuOp::Sqrt, &[square])
    }

    /// `a * b - c * d`.
    fn cross_term(&mut self, [a, b, c, d]: [Value; 4]) -> Value {
        let (first, second) = (self.fmul(a, b), self.fmul(c, d));
        self.fsub(first, second)
    }

    fn cross(&mut self, a: &[Value], b: &[Value]) -> Vec<Value> {
        [(1, 2), (2, 0), (0, 1)].map(|(i, j)| self.cross_term([a[i], b[j], a[j], b[i]])).to_vec()
    }

    fn refract(&mut self, a: &[Value], n: &[Value], ratio: Value) -> Vec<Value> {
        let (one, zero) = (self.b.float(1.0), self.b.word(0));
        let dot = self.dot(n, a);
        let square = self.fmul(dot, dot);
        let rest = self.fsub(one, square);
        let ratio_square = self.fmul(ratio, ratio);
        let bent = self.fmul(ratio_square, rest);
        let k = self.fsub(one, bent);
        let inside = self.b.compare(true, 2, k, zero);
        let positive = self.b.alu(AluOp::Fmax, &[k, zero]);
        let root = self.b.sfu(SfuOp::Sqrt, &[positive]);
        let factor = self.fmad(ratio, dot, root);
        let component = |this: &mut Self, a: Value, n: Value| {
            let (along, across) = (this.fmul(ratio, a), this.fmul(factor, n));
            let value = this.fsub(along, across);
            this.b.select(inside, zero, value)
        };
        a.iter().zip(n).map(|(&a, &n)| component(self, a, n)).collect()
    }

    /// The matrix without a column and a row.
    fn minor(matrix: &[Value], size: usize, column: usize, row: usize) -> Vec<Value> {
        let keeps = |at: &usize| at / size != column && at % size != row;
        (0..size * size).filter(keeps).map(|at| matrix[at]).collect()
    }

    fn determinant(&mut self, matrix: &[Value], size: usize) -> Value {
        match size {
            1 => matrix[0],
            2 => self.cross_term([matrix[0], matrix[3], matrix[2], matrix[1]]),
            _ => {
                let mut sum = None;
                for column in 0..size {
                    let minor = Self::minor(matrix, size, column, 0);
                    let minor = self.determinant(&minor, size - 1);
                    let product = self.fmul(matrix[column * size], minor);
                    sum = Some(match sum {
                        None => product,
                        Some(sum) if column % 2 == 1 => self.fsub(sum, product),
                        Some(sum) => self.fadd(sum, product),
                    });
                }
                sum.expect("there are columns")
            }
        }
    }

    fn inverse(&mut self, matrix: &[Value], size: usize) -> Vec<Value> {
        let determinant = self.determinant(matrix, size);
        let inverse = self.b.sfu(SfuOp::Rcp, &[determinant]);
        let negative = self.b.alu(AluOp::Fneg, &[inverse]);
        let cofactor = |this: &mut Self, column: usize, row: usize| {
            // The transposed cofactor.
            let minor = Self::minor(matrix, size, row, column);
            let minor = this.determinant(&minor, size - 1);
            this.fmul(minor, if (column + row) % 2 == 0 { inverse } else { negative })
        };
        (0..size * size).map(|at| cofactor(self, at / size, at % size)).collect()
    }
}

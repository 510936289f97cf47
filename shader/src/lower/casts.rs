// SPDX-License-Identifier: MIT
//! Conversions.
use super::types::Kind;
use super::Lowerer;
use crate::error::Lowered;
use crate::ir::Value;
use naga::{Expression, Handle, Scalar, ScalarKind};
use warpwright_isa::AluOp;

/// The largest floats below 2^31 and 2^32: what WGSL clamps to before it converts.
const MOST_SIGNED: f32 = 2_147_483_520.0;
const MOST_UNSIGNED: f32 = 4_294_967_040.0;

impl Lowerer<'_> {
    pub(super) fn cast(
        &mut self,
        expr: Handle<Expression>,
        kind: ScalarKind,
        convert: Option<naga::Bytes>,
    ) -> Lowered<Vec<Value>> {
        let from = self.kind(expr)?;
        let values = self.values(expr)?;
        // Without a width the bits stay.
        let Some(width) = convert else { return Ok(values) };
        let to = Kind::of(Scalar { kind, width })?;
        Ok(values.into_iter().map(|value| self.convert(from, to, value)).collect())
    }

    pub(super) fn convert(&mut self, from: Kind, to: Kind, value: Value) -> Value {
        let zero = self.b.word(0);
        match (from, to) {
            (Kind::Float, Kind::Signed | Kind::Unsigned) if self.b.pixel_of(value).is_some() => {
                self.b.pixel_of(value).unwrap_or(value)
            }
            (Kind::Float, Kind::Signed) => {
                let most = self.b.float(MOST_SIGNED);
                let clamped = self.b.alu(AluOp::Fmin, &[value, most]);
                // NaN becomes the largest number: WGSL leaves it open.
                self.b.alu(AluOp::F2i, &[clamped])
            }
            (Kind::Float, Kind::Unsigned) => {
                let most = self.b.float(MOST_UNSIGNED);
                let clamped = self.b.alu(AluOp::Fmin, &[value, most]);
                self.b.alu(AluOp::F2u, &[clamped])
            }
            (Kind::Float, Kind::Bool) => self.b.compare(true, 9, value, zero),
            (Kind::Signed, Kind::Float) => self.b.alu(AluOp::I2f, &[value]),
            (Kind::Unsigned, Kind::Float) => self.b.alu(AluOp::U2f, &[value]),
            (Kind::Signed | Kind::Unsigned, Kind::Bool) => self.b.compare(false, 1, value, zero),
            (Kind::Bool, Kind::Float) => {
                let one = self.b.float(1.0);
                self.b.select(value, one, zero)
            }
            (Kind::Bool, Kind::Signed | Kind::Unsigned) => self.bool_to_word(value),
            _ => value,
        }
    }
}

// SPDX-License-Identifier: MIT
//! Trigonometric and hyperbolic functions that the special-function unit does not have.
use super::Lowerer;
use crate::ir::Value;
use naga::MathFunction;
use std::f32::consts::{FRAC_PI_2, PI};
use warpwright_isa::{AluOp, SfuOp};

/// atan(x) / x on [0, 1] as a polynomial in the square of x, from the highest power (Abramowitz and
/// Stegun, 4.4.49).
const ATAN: [f32; 8] = [
    0.002_866_225_7,
    -0.016_165_737,
    0.042_909_614,
    -0.075_289_64,
    0.106_562_64,
    -0.142_089,
    0.199_935_51,
    -0.333_331_45,
];

impl Lowerer<'_> {
    pub(super) fn trigonometric(&mut self, fun: MathFunction, args: &[Value]) -> Value {
        use MathFunction as F;
        let x = args[0];
        let one = self.b.float(1.0);
        match fun {
            F::Tan => {
                let (sine, cosine) = (self.b.sfu(SfuOp::Sin, &[x]), self.b.sfu(SfuOp::Cos, &[x]));
                self.fdiv(sine, cosine)
            }
            F::Atan => self.atan2(x, one),
            F::Atan2 => self.atan2(x, args[1]),
            F::Asin => {
                let side = self.other_side(x);
                self.atan2(x, side)
            }
            F::Acos => {
                let side = self.other_side(x);
                self.atan2(side, x)
            }
            F::Sinh | F::Cosh => {
                let growing = self.exp(x);
                let falling = self.b.sfu(SfuOp::Rcp, &[growing]);
                let half = self.b.float(0.5);
                let both = if fun == F::Sinh {
                    self.fsub(growing, falling)
                } else {
                    self.fadd(growing, falling)
                };
                self.fmul(both, half)
            }
            F::Tanh => {
                // 1 - 2 / (e^2x + 1): infinities come out as 1 and -1.
                let twice = self.fadd(x, x);
                let power = self.exp(twice);
                let sum = self.fadd(power, one);
                let inverse = self.b.sfu(SfuOp::Rcp, &[sum]);
                let minus_two = self.b.float(-2.0);
                self.fmad(inverse, minus_two, one)
            }
            F::Asinh => {
                let magnitude = self.b.alu(AluOp::Fabs, &[x]);
                let square = self.fmad(magnitude, magnitude, one);
                let root = self.b.sfu(SfuOp::Sqrt, &[square]);
                let sum = self.fadd(magnitude, root);
                let log = self.log(sum);
                self.with_sign(log, x)
            }
            F::Acosh => {
                let square = self.fmul(x, x);
                let minus = self.fsub(square, one);
                let root = self.b.sfu(SfuOp::Sqrt, &[minus]);
                let sum = self.fadd(x, root);
                self.log(sum)
            }
            // Atanh
            _ => {
                let (above, below) = (self.fadd(one, x), self.fsub(one, x));
                let ratio = self.fdiv(above, below);
                let log = self.log(ratio);
                let half = self.b.float(0.5);
                self.fmul(log, half)
            }
        }
    }

    /// `sqrt(1 - x * x)`.
    fn other_side(&mut self, x: Value) -> Value {
        let one = self.b.float(1.0);
        let (below, above) = (self.fsub(one, x), self.fadd(one, x));
        let product = self.fmul(below, above);
        self.b.sfu(SfuOp::Sqrt, &[product])
    }

    /// The magnitude of one number with the sign of another.
    pub(super) fn with_sign(&mut self, magnitude: Value, sign: Value) -> Value {
        let mask = self.b.word(1 << 31);
        let bit = self.b.alu(AluOp::And, &[sign, mask]);
        self.b.alu(AluOp::Xor, &[magnitude, bit])
    }

    fn atan2(&mut self, y: Value, x: Value) -> Value {
        let (height, width) = (self.b.alu(AluOp::Fabs, &[y]), self.b.alu(AluOp::Fabs, &[x]));
        let (small, large) =
            (self.b.alu(AluOp::Fmin, &[height, width]), self.b.alu(AluOp::Fmax, &[height, width]));
        // Both zero: the ratio is zero.
        let least = self.b.float(f32::MIN_POSITIVE);
        let large = self.b.alu(AluOp::Fmax, &[large, least]);
        let ratio = self.fdiv(small, large);
        let square = self.fmul(ratio, ratio);
        let mut sum = self.b.float(ATAN[0]);
        for coefficient in ATAN[1..].iter().chain(&[1.0]) {
            let coefficient = self.b.float(*coefficient);
            sum = self.fmad(sum, square, coefficient);
        }
        let angle = self.fmul(sum, ratio);
        let (quarter, half) = (self.b.float(FRAC_PI_2), self.b.float(PI));
        let steep = self.b.compare(true, 4, height, width);
        let rest = self.fsub(quarter, angle);
        let angle = self.b.select(steep, rest, angle);
        // The sign of x by its bit, so that -0 counts.
        let zero = self.b.word(0);
        let left = self.b.compare(false, 2, x, zero);
        let rest = self.fsub(half, angle);
        let angle = self.b.select(left, rest, angle);
        self.with_sign(angle, y)
    }
}

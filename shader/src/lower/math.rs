// SPDX-License-Identifier: MIT
//! Built-in functions: which is which, and those that work component by component.
use super::types::Kind;
use super::Lowerer;
use crate::error::{Lowered, Problem};
use crate::ir::Value;
use naga::{Expression, Handle, MathFunction};
use std::f32::consts::{LN_2, LOG2_E};
use warpwright_isa::{AluOp, SfuOp};

impl Lowerer<'_> {
    pub(super) fn math(
        &mut self,
        fun: MathFunction,
        args: &[Handle<Expression>],
    ) -> Lowered<Vec<Value>> {
        use MathFunction as F;
        match fun {
            F::Dot
            | F::Cross
            | F::Distance
            | F::Length
            | F::Normalize
            | F::FaceForward
            | F::Reflect
            | F::Refract
            | F::Outer
            | F::Transpose
            | F::Determinant
            | F::Inverse => return self.vector_math(fun, args),
            F::Pack4x8snorm
            | F::Pack4x8unorm
            | F::Pack2x16snorm
            | F::Pack2x16unorm
            | F::Pack2x16float
            | F::Pack4xI8
            | F::Pack4xU8
            | F::Pack4xI8Clamp
            | F::Pack4xU8Clamp
            | F::Unpack4x8snorm
            | F::Unpack4x8unorm
            | F::Unpack2x16snorm
            | F::Unpack2x16unorm
            | F::Unpack2x16float
            | F::Unpack4xI8
            | F::Unpack4xU8
            | F::Dot4I8Packed
            | F::Dot4U8Packed => return self.packing(fun, args),
            F::Modf | F::Frexp => {
                let parts: Vec<[Value; 2]> = self
                    .values(args[0])?
                    .into_iter()
                    .map(|value| self.two_parts(fun, value))
                    .collect();
                return Ok([0, 1]
                    .into_iter()
                    .flat_map(|at| parts.iter().map(move |part| part[at]))
                    .collect());
            }
            _ => {}
        }
        let kind = self.kind(args[0])?;
        let all = args.iter().map(|&arg| self.values(arg)).collect::<Lowered<Vec<_>>>()?;
        let count = all.iter().map(Vec::len).max().unwrap_or(0);
        // A scalar goes with each component of a vector.
        let at = |i: usize| {
            all.iter()
                .map(|values| values[if values.len() == 1 { 0 } else { i }])
                .collect::<Vec<_>>()
        };
        (0..count).map(|i| self.component(fun, kind, &at(i))).collect()
    }

    fn scaled(&mut self, value: Value, factor: f32) -> Value {
        let factor = self.b.float(factor);
        self.fmul(value, factor)
    }

    fn component(&mut self, fun: MathFunction, kind: Kind, args: &[Value]) -> Lowered<Value> {
        use MathFunction as F;
        let x = args[0];
        let plain = match fun {
            F::Ceil => Some(AluOp::Ceil),
            F::Floor => Some(AluOp::Floor),
            F::Round => Some(AluOp::Round),
            F::Fract => Some(AluOp::Fract),
            F::Trunc => Some(AluOp::Trunc),
            F::CountOneBits => Some(AluOp::Popc),
            F::CountLeadingZeros => Some(AluOp::Clz),
            _ => None,
        };
        if let Some(op) = plain {
            return Ok(self.b.alu(op, &[x]));
        }
        let function = match fun {
            F::Sin => Some(SfuOp::Sin),
            F::Cos => Some(SfuOp::Cos),
            F::Exp2 => Some(SfuOp::Exp2),
            F::Log2 => Some(SfuOp::Log2),
            F::Sqrt => Some(SfuOp::Sqrt),
            F::InverseSqrt => Some(SfuOp::Rsqrt),
            _ => None,
        };
        if let Some(op) = function {
            return Ok(self.b.sfu(op, &[x]));
        }
        Ok(match fun {
            F::Abs => match kind {
                Kind::Float => self.b.alu(AluOp::Fabs, &[x]),
                Kind::Signed => {
                    let zero = self.b.word(0);
                    let negative = self.b.alu(AluOp::Isub, &[zero, x]);
                    self.b.alu(AluOp::ImaxS, &[x, negative])
                }
                _ => x,
            },
            F::Min => self.extreme(kind, false, x, args[1]),
            F::Max => self.extreme(kind, true, x, args[1]),
            F::Clamp => {
                let low = self.extreme(kind, true, x, args[1]);
                self.extreme(kind, false, low, args[2])
            }
            F::Saturate => self.saturate(x),
            F::Sign => self.sign(kind, x),
            F::Radians => self.scaled(x, std::f32::consts::PI / 180.0),
            F::Degrees => self.scaled(x, 180.0 / std::f32::consts::PI),
            F::Exp => self.exp(x),
            F::Log => self.log(x),
            F::Pow => {
                let log = self.b.sfu(SfuOp::Log2, &[x]);
                let product = self.fmul(log, args[1]);
                self.b.sfu(SfuOp::Exp2, &[product])
            }
            F::Fma => self.fmad(x, args[1], args[2]),
            F::Mix => {
                let one = self.b.float(1.0);
                let rest = self.fsub(one, args[2]);
                let first = self.fmul(x, rest);
                self.fmad(args[1], args[2], first)
            }
            F::Step => {
                let holds = self.b.compare(true, 3, x, args[1]);
                let (one, zero) = (self.b.float(1.0), self.b.word(0));
                self.b.select(holds, one, zero)
            }
            F::SmoothStep => self.smooth_step(x, args[1], args[2]),
            F::Ldexp => self.ldexp(x, args[1]),
            F::QuantizeToF16 => {
                let zero = self.b.word(0);
                let half = self.b.alu(AluOp::PackHalf, &[x, zero]);
                self.b.alu(AluOp::UnpackHalf, &[half, zero])
            }
            F::Tan
            | F::Sinh
            | F::Cosh
            | F::Tanh
            | F::Acos
            | F::Asin
            | F::Atan
            | F::Atan2
            | F::Asinh
            | F::Acosh
            | F::Atanh => self.trigonometric(fun, args),
            F::CountTrailingZeros
            | F::ReverseBits
            | F::ExtractBits
            | F::InsertBits
            | F::FirstTrailingBit
            | F::FirstLeadingBit => self.bit_function(fun, kind, args),
            _ => return Err(Problem::unsupported(format!("the function `{fun:?}`"), "")),
        })
    }

    pub(super) fn exp(&mut self, x: Value) -> Value {
        let scaled = self.scaled(x, LOG2_E);
        self.b.sfu(SfuOp::Exp2, &[scaled])
    }

    pub(super) fn log(&mut self, x: Value) -> Value {
        let log = self.b.sfu(SfuOp::Log2, &[x]);
        self.scaled(log, LN_2)
    }

    pub(super) fn extreme(&mut self, kind: Kind, larger: bool, a: Value, b: Value) -> Value {
        let op = match (kind, larger) {
            (Kind::Float, false) => AluOp::Fmin,
            (Kind::Float, true) => AluOp::Fmax,
            (Kind::Signed, false) => AluOp::IminS,
            (Kind::Signed, true) => AluOp::ImaxS,
            (_, false) => AluOp::IminU,
            (_, true) => AluOp::ImaxU,
        };
        self.b.alu(op, &[a, b])
    }

    pub(super) fn saturate(&mut self, x: Value) -> Value {
        let (zero, one) = (self.b.word(0), self.b.float(1.0));
        let low = self.b.alu(AluOp::Fmax, &[x, zero]);
        self.b.alu(AluOp::Fmin, &[low, one])
    }

    fn sign(&mut self, kind: Kind, x: Value) -> Value {
        let (one, minus, zero) = match kind {
            Kind::Float => (self.b.float(1.0), self.b.float(-1.0), self.b.word(0)),
            _ => {
                // Between -1 and 1 a whole number is its own sign.
                let (one, minus) = (self.b.word(1), self.b.word(u32::MAX));
                let high = self.b.alu(AluOp::IminS, &[x, one]);
                return self.b.alu(AluOp::ImaxS, &[high, minus]);
            }
        };
        let above = self.b.compare(true, 4, x, zero);
        let below = self.b.compare(true, 2, x, zero);
        let not_above = self.b.select(below, minus, zero);
        self.b.select(above, one, not_above)
    }

    fn smooth_step(&mut self, low: Value, high: Value, x: Value) -> Value {
        let (above, range) = (self.fsub(x, low), self.fsub(high, low));
        let ratio = self.fdiv(above, range);
        let t = self.saturate(ratio);
        let (minus_two, three) = (self.b.float(-2.0), self.b.float(3.0));
        let factor = self.fmad(t, minus_two, three);
        let square = self.fmul(t, t);
        self.fmul(square, factor)
    }

    /// Two factors, since one cannot be as small or as large as the result may need.
    fn ldexp(&mut self, x: Value, exponent: Value) -> Value {
        let (most, least, one) = (self.b.word(254), self.b.word(-252i32 as u32), self.b.word(1));
        let high = self.b.alu(AluOp::IminS, &[exponent, most]);
        let exponent = self.b.alu(AluOp::ImaxS, &[high, least]);
        let half = self.b.alu(AluOp::Sar, &[exponent, one]);
        let rest = self.b.alu(AluOp::Isub, &[exponent, half]);
        let (bias, place) = (self.b.word(127), self.b.word(23));
        let factors = [half, rest].map(|exponent| {
            let biased = self.b.alu(AluOp::Iadd, &[exponent, bias]);
            self.b.alu(AluOp::Shl, &[biased, place])
        });
        let first = self.fmul(x, factors[0]);
        self.fmul(first, factors[1])
    }

    /// The two parts of `modf` and `frexp`.
    fn two_parts(&mut self, fun: MathFunction, x: Value) -> [Value; 2] {
        if fun == MathFunction::Modf {
            let whole = self.b.alu(AluOp::Trunc, &[x]);
            return [self.fsub(x, whole), whole];
        }
        let (mantissa, half) = (self.b.word(0x807f_ffff), self.b.word(0x3f00_0000));
        let bits = self.b.alu(AluOp::And, &[x, mantissa]);
        let fraction = self.b.alu(AluOp::Or, &[bits, half]);
        let (field, bias) = (self.b.word(23 | 8 << 8), self.b.word(126));
        let biased = self.b.alu(AluOp::BfeU, &[x, field]);
        let exponent = self.b.alu(AluOp::Isub, &[biased, bias]);
        let zero = self.b.word(0);
        let is_zero = self.b.compare(false, 0, biased, zero);
        [self.b.select(is_zero, x, fraction), self.b.select(is_zero, zero, exponent)]
    }
}

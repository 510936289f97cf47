// SPDX-License-Identifier: MIT
//! Bit functions, packing and unpacking.
use super::types::Kind;
use super::Lowerer;
use crate::error::{Lowered, Problem};
use crate::ir::Value;
use naga::{Expression, Handle, MathFunction};
use warpwright_isa::AluOp;

impl Lowerer<'_> {
    fn with(&mut self, op: AluOp, a: Value, b: u32) -> Value {
        let b = self.b.word(b);
        self.b.alu(op, &[a, b])
    }

    pub(super) fn bit_function(&mut self, fun: MathFunction, kind: Kind, args: &[Value]) -> Value {
        use MathFunction as F;
        let x = args[0];
        match fun {
            F::CountTrailingZeros => self.trailing_zeros(x),
            F::FirstTrailingBit => {
                let (zeros, none) = (self.trailing_zeros(x), self.b.word(u32::MAX));
                let is_zero = self.is_index(x, 0);
                self.b.select(is_zero, none, zeros)
            }
            F::FirstLeadingBit => {
                // Of a negative number the first zero.
                let x = if kind == Kind::Signed {
                    let sign = self.with(AluOp::Sar, x, 31);
                    self.b.alu(AluOp::Xor, &[x, sign])
                } else {
                    x
                };
                let (zeros, top) = (self.b.alu(AluOp::Clz, &[x]), self.b.word(31));
                self.b.alu(AluOp::Isub, &[top, zeros])
            }
            F::ReverseBits => {
                let steps = [
                    (1, 0x5555_5555),
                    (2, 0x3333_3333),
                    (4, 0x0f0f_0f0f),
                    (8, 0x00ff_00ff),
                    (16, 0x0000_ffff),
                ];
                steps.into_iter().fold(x, |x, (bits, mask)| {
                    let high = self.with(AluOp::Shr, x, bits);
                    let high = self.with(AluOp::And, high, mask);
                    let low = self.with(AluOp::And, x, mask);
                    let low = self.with(AluOp::Shl, low, bits);
                    self.b.alu(AluOp::Or, &[high, low])
                })
            }
            F::ExtractBits => {
                let (field, all) = self.field(args[1], args[2]);
                let op = if kind == Kind::Signed { AluOp::BfeS } else { AluOp::BfeU };
                let part = self.b.alu(op, &[x, field]);
                self.b.select(all, x, part)
            }
            // InsertBits
            _ => {
                let (field, all) = self.field(args[2], args[3]);
                let whole = self.b.alu(AluOp::Bfi, &[args[1], field, x]);
                self.b.select(all, args[1], whole)
            }
        }
    }

    /// The ones below the lowest one.
    fn trailing_zeros(&mut self, x: Value) -> Value {
        let zero = self.b.word(0);
        let negative = self.b.alu(AluOp::Isub, &[zero, x]);
        let lowest = self.b.alu(AluOp::And, &[x, negative]);
        let below = self.with(AluOp::Iadd, lowest, u32::MAX);
        self.b.alu(AluOp::Popc, &[below])
    }

    /// Offset and width as the instructions take them, cut to 32 bits, and whether the field is the
    /// whole word, which they cannot say.
    fn field(&mut self, offset: Value, count: Value) -> (Value, Value) {
        let offset = self.with(AluOp::IminU, offset, 32);
        let whole = self.b.word(32);
        let left = self.b.alu(AluOp::Isub, &[whole, offset]);
        let count = self.b.alu(AluOp::IminU, &[count, left]);
        let high = self.with(AluOp::Shl, count, 8);
        let field = self.b.alu(AluOp::Or, &[high, offset]);
        (field, self.is_index(count, 32))
    }

    pub(super) fn packing(
        &mut self,
        fun: MathFunction,
        args: &[Handle<Expression>],
    ) -> Lowered<Vec<Value>> {
        use MathFunction as F;
        let values = self.values(args[0])?;
        let x = values[0];
        Ok(match fun {
            F::Pack4x8unorm => vec![self.pack_unorm(AluOp::PackUnorm, &values)],
            F::Pack2x16unorm => vec![self.pack_unorm(AluOp::PackUnorm16, &values)],
            F::Pack4x8snorm => vec![self.pack_snorm(&values, 8, 127.0)],
            F::Pack2x16snorm => vec![self.pack_snorm(&values, 16, 32767.0)],
            F::Pack2x16float => vec![self.b.alu(AluOp::PackHalf, &[x, values[1]])],
            F::Unpack4x8unorm => self.unpack_unorm(AluOp::UnpackUnorm, x, 4),
            F::Unpack2x16unorm => self.unpack_unorm(AluOp::UnpackUnorm16, x, 2),
            F::Unpack2x16float => self.unpack_unorm(AluOp::UnpackHalf, x, 2),
            F::Unpack4x8snorm => self.unpack_snorm(x, 8, 127.0),
            F::Unpack2x16snorm => self.unpack_snorm(x, 16, 32767.0),
            F::Pack4xI8 | F::Pack4xU8 => vec![self.join_bytes(&values)],
            F::Pack4xI8Clamp => {
                let bytes = values.iter().map(|&value| {
                    let high = self.with(AluOp::IminS, value, 127);
                    self.with(AluOp::ImaxS, high, -128i32 as u32)
                });
                let bytes: Vec<Value> = bytes.collect();
                vec![self.join_bytes(&bytes)]
            }
            F::Pack4xU8Clamp => {
                let bytes: Vec<Value> =
                    values.iter().map(|&value| self.with(AluOp::IminU, value, 255)).collect();
                vec![self.join_bytes(&bytes)]
            }
            F::Unpack4xI8 => self.fields(AluOp::BfeS, x, 8),
            F::Unpack4xU8 => self.fields(AluOp::BfeU, x, 8),
            F::Dot4I8Packed | F::Dot4U8Packed => {
                let op = if fun == F::Dot4I8Packed { AluOp::BfeS } else { AluOp::BfeU };
                let y = self.value(args[1])?;
                let (a, b) = (self.fields(op, x, 8), self.fields(op, y, 8));
                vec![self.integer_dot(&a, &b)]
            }
            _ => return Err(Problem::unsupported(format!("the function `{fun:?}`"), "")),
        })
    }

    pub(super) fn integer_dot(&mut self, a: &[Value], b: &[Value]) -> Value {
        let first = self.b.alu(AluOp::Imul, &[a[0], b[0]]);
        a.iter().zip(b).skip(1).fold(first, |sum, (&a, &b)| {
            let product = self.b.alu(AluOp::Imul, &[a, b]);
            self.b.alu(AluOp::Iadd, &[product, sum])
        })
    }

    /// Floats from 0 to 1 side by side in a word.
    pub(super) fn pack_unorm(&mut self, op: AluOp, values: &[Value]) -> Value {
        let zero = self.b.word(0);
        // Constants first: they are folded into the word that the others are put into.
        let (known, others): (Vec<_>, Vec<_>) =
            values.iter().enumerate().partition(|(_, &value)| self.b.as_const(value).is_some());
        known.into_iter().chain(others).fold(zero, |word, (at, &value)| {
            let at = self.b.word(at as u32);
            self.b.alu(op, &[value, at, word])
        })
    }

    pub(super) fn unpack_unorm(&mut self, op: AluOp, word: Value, count: u32) -> Vec<Value> {
        (0..count).map(|at| self.with(op, word, at)).collect()
    }

    fn pack_snorm(&mut self, values: &[Value], bits: u32, scale: f32) -> Value {
        let mut word = self.b.word(0);
        for (at, &value) in values.iter().enumerate() {
            let [low, high, scale, half] = [-1.0, 1.0, scale, 0.5].map(|value| self.b.float(value));
            let clamped = self.b.alu(AluOp::Fmax, &[value, low]);
            let clamped = self.b.alu(AluOp::Fmin, &[clamped, high]);
            let scaled = self.fmad(clamped, scale, half);
            let whole = self.b.alu(AluOp::Floor, &[scaled]);
            let number = self.b.alu(AluOp::F2i, &[whole]);
            let field = self.b.word((at as u32 * bits) | (bits << 8));
            word = self.b.alu(AluOp::Bfi, &[number, field, word]);
        }
        word
    }

    fn unpack_snorm(&mut self, word: Value, bits: u32, scale: f32) -> Vec<Value> {
        let numbers = self.fields(AluOp::BfeS, word, bits);
        let (inverse, least) = (self.b.float(1.0 / scale), self.b.float(-1.0));
        let float = |value: Value| {
            let float = self.b.alu(AluOp::I2f, &[value]);
            let scaled = self.b.alu(AluOp::Fmul, &[float, inverse]);
            self.b.alu(AluOp::Fmax, &[scaled, least])
        };
        numbers.into_iter().map(float).collect()
    }

    /// The fields of a word, from the lowest.
    pub(super) fn fields(&mut self, op: AluOp, word: Value, bits: u32) -> Vec<Value> {
        (0..32 / bits).map(|at| self.with(op, word, (at * bits) | (bits << 8))).collect()
    }

    fn join_bytes(&mut self, bytes: &[Value]) -> Value {
        let zero = self.b.word(0);
        bytes.iter().enumerate().fold(zero, |word, (at, &byte)| {
            let field = self.b.word((8 * at as u32) | (8 << 8));
            self.b.alu(AluOp::Bfi, &[byte, field, word])
        })
    }
}

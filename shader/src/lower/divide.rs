// SPDX-License-Identifier: MIT
//! Quotients and remainders by constants: by products, since the divider of the core takes many
//! cycles.
use super::Lowerer;
use crate::ir::Value;
use warpwright_isa::AluOp;

/// Whether a divisor of signed numbers is one that products are made for.
pub(super) fn is_divisor(by: u32) -> bool {
    (1..1 << 31).contains(&by)
}

impl Lowerer<'_> {
    fn shifted(&mut self, op: AluOp, value: Value, bits: u32) -> Value {
        let bits = self.b.word(bits);
        self.b.alu(op, &[value, bits])
    }

    /// Unsigned quotient by a constant that is not zero.
    pub(super) fn divide(&mut self, a: Value, by: u32) -> Value {
        if by.is_power_of_two() {
            return self.shifted(AluOp::Shr, a, by.trailing_zeros());
        }
        // a / by = a * inverse / 2^(32 + shift), where the inverse is rounded up: exact as long as
        // its error, times the dividend, is less than one.
        let most = u128::from(self.at_most(a, 8));
        let last = 32 - (by - 1).leading_zeros();
        for shift in 0..=last {
            let whole = 1u128 << (32 + shift);
            let inverse = whole.div_ceil(by.into());
            let error = inverse * u128::from(by) - whole;
            if let (Ok(inverse), true) = (u32::try_from(inverse), most * error < whole) {
                let inverse = self.b.word(inverse);
                let product = self.b.alu(AluOp::ImulhU, &[a, inverse]);
                return self.shifted(AluOp::Shr, product, shift);
            }
        }
        // The inverse has 33 bits: the highest one is a sum, halved before it overflows.
        let inverse = (1u128 << (32 + last)).div_ceil(by.into()) as u32;
        let inverse = self.b.word(inverse);
        let product = self.b.alu(AluOp::ImulhU, &[a, inverse]);
        let rest = self.b.alu(AluOp::Isub, &[a, product]);
        let half = self.shifted(AluOp::Shr, rest, 1);
        let sum = self.b.alu(AluOp::Iadd, &[half, product]);
        self.shifted(AluOp::Shr, sum, last - 1)
    }

    /// Unsigned remainder by a constant that is not zero.
    pub(super) fn remainder(&mut self, a: Value, by: u32) -> Value {
        if by.is_power_of_two() {
            let mask = self.b.word(by - 1);
            return self.b.alu(AluOp::And, &[a, mask]);
        }
        let quotient = self.divide(a, by);
        self.rest(a, quotient, by)
    }

    fn rest(&mut self, a: Value, quotient: Value, by: u32) -> Value {
        let by = self.b.word(by);
        let product = self.b.alu(AluOp::Imul, &[quotient, by]);
        self.b.alu(AluOp::Isub, &[a, product])
    }

    /// Quotient or remainder of a signed number by a positive constant, toward zero.
    pub(super) fn divide_signed(&mut self, a: Value, by: u32, remainder: bool) -> Value {
        let quotient = if self.at_most(a, 8) < 1 << 31 {
            self.divide(a, by)
        } else if by == 1 {
            a
        } else if by.is_power_of_two() {
            // Negative numbers are made larger by the divisor less one.
            let bits = by.trailing_zeros();
            let sign = self.shifted(AluOp::Sar, a, 31);
            let more = self.shifted(AluOp::Shr, sign, 32 - bits);
            let sum = self.b.alu(AluOp::Iadd, &[a, more]);
            self.shifted(AluOp::Sar, sum, bits)
        } else {
            self.divide_by_product(a, by)
        };
        if remainder {
            self.rest(a, quotient, by)
        } else {
            quotient
        }
    }

    fn divide_by_product(&mut self, a: Value, by: u32) -> Value {
        // With 2^31 as the largest magnitude, an inverse of 32 bits is always exact.
        let exact = |shift: u32| {
            let whole = 1u128 << (32 + shift);
            let inverse = whole.div_ceil(by.into());
            (inverse << 31) * u128::from(by) < (whole << 31) + whole
        };
        let shift = (0..32).find(|&shift| exact(shift)).unwrap_or(31);
        let inverse = (1u128 << (32 + shift)).div_ceil(by.into()) as u32;
        let factor = self.b.word(inverse);
        let mut product = self.b.alu(AluOp::ImulhS, &[a, factor]);
        if inverse >> 31 != 0 {
            // The factor was taken as negative.
            product = self.b.alu(AluOp::Iadd, &[product, a]);
        }
        let shifted = self.shifted(AluOp::Sar, product, shift);
        let negative = self.shifted(AluOp::Shr, a, 31);
        self.b.alu(AluOp::Iadd, &[shifted, negative])
    }
}

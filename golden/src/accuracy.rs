// SPDX-License-Identifier: MIT
//! Errors of the special functions against double precision, and the bounds that the WGSL
//! specification sets ("Floating Point Accuracy").
use crate::sfu::sfu;

/// A special function.
pub struct Function {
    /// Mnemonic.
    pub name: &'static str,
    op: u8,
    exact: fn(f64) -> f64,
    /// The bound at an operand.
    bound: fn(f64) -> Bound,
    /// The bound, in words.
    pub words: &'static str,
    /// Binades in which tests measure.
    pub tested: &'static [Binade],
    /// The bound is an absolute one.
    pub absolute: bool,
    sweep: Sweep,
}

/// What a whole sweep looks at.
struct Sweep {
    /// Negative operands as well.
    signed: bool,
    /// Biased exponents, from and to.
    exponents: (u32, u32),
    /// One binade of so many.
    step: usize,
    /// Greatest magnitude, as a pattern.
    greatest: u32,
}

/// Every operand with this exponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Binade {
    /// Negative operands.
    pub negative: bool,
    /// Biased exponent.
    pub exponent: u32,
}

/// What a result may be off by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bound {
    /// In units in the last place of the exact result.
    Ulp(f64),
    /// Of itself.
    Absolute(f64),
}

/// Errors over some operands.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Errors {
    /// Operands.
    pub count: u64,
    /// Operands with a finite, normal result: those that have an error in units.
    pub measured: u64,
    /// Worst error in units in the last place, and the operand.
    pub worst_ulp: (f64, u32),
    /// Sum of the errors in units in the last place.
    pub sum_ulp: f64,
    /// Worst absolute error, and the operand.
    pub worst: (f64, u32),
    /// Sum of the absolute errors.
    pub sum: f64,
    /// Worst share of the bound that was used.
    pub share: f64,
    /// Results outside the bound.
    pub exceeded: u64,
}

impl Errors {
    /// Adds those of other operands.
    pub fn merge(&mut self, other: &Self) {
        let worse = |a: (f64, u32), b: (f64, u32)| if b.0 > a.0 { b } else { a };
        self.count += other.count;
        self.measured += other.measured;
        self.worst_ulp = worse(self.worst_ulp, other.worst_ulp);
        self.sum_ulp += other.sum_ulp;
        self.worst = worse(self.worst, other.worst);
        self.sum += other.sum;
        self.share = self.share.max(other.share);
        self.exceeded += other.exceeded;
    }

    /// Mean error in units in the last place.
    pub fn mean_ulp(&self) -> f64 {
        self.sum_ulp / self.measured.max(1) as f64
    }

    /// Mean absolute error.
    pub fn mean(&self) -> f64 {
        self.sum / self.measured.max(1) as f64
    }
}

/// Distance of the two 32-bit floats around a number.
fn ulp(value: f64) -> f64 {
    let exponent = (value.abs().to_bits() >> 52) as i64 - 1023;
    f64::from_bits(((exponent.max(-126) - 23 + 1023) as u64) << 52)
}

impl Function {
    /// The binades of a whole sweep.
    pub fn swept(&self) -> impl Iterator<Item = Binade> + '_ {
        let signs = [false, true].into_iter().take(1 + usize::from(self.sweep.signed));
        let (from, to) = self.sweep.exponents;
        signs.flat_map(move |negative| {
            (from..=to).step_by(self.sweep.step).map(move |exponent| Binade { negative, exponent })
        })
    }

    /// The errors of every operand of a binade, up to the greatest one of the function.
    pub fn binade(&self, binade: Binade) -> Errors {
        let sign = u32::from(binade.negative) << 31;
        let end = ((binade.exponent + 1) << 23).min(self.sweep.greatest + 1);
        self.range(sign | binade.exponent << 23..sign | end)
    }

    fn range(&self, operands: std::ops::Range<u32>) -> Errors {
        let mut errors = Errors::default();
        for operand in operands {
            let x = f64::from(f32::from_bits(operand));
            let (exact, found) =
                ((self.exact)(x), f64::from(f32::from_bits(sfu(self.op, operand))));
            errors.count += 1;
            // What is rounded to infinity, or flushed, is a special case of its own.
            if !exact.is_finite()
                || exact.abs() > f64::from(f32::MAX)
                || exact.abs() < f64::from(f32::MIN_POSITIVE)
            {
                let flushed = exact.abs() <= f64::from(f32::MIN_POSITIVE) && found == 0.0;
                let same = flushed
                    || (exact.is_nan() && found.is_nan())
                    || found == f64::from(exact as f32);
                errors.exceeded += u64::from(!same);
                continue;
            }
            let error = (found - exact).abs();
            let units = error / ulp(exact);
            errors.measured += 1;
            errors.sum += error;
            errors.sum_ulp += units;
            if error > errors.worst.0 {
                errors.worst = (error, operand);
            }
            if units > errors.worst_ulp.0 {
                errors.worst_ulp = (units, operand);
            }
            let share = match (self.bound)(x) {
                Bound::Ulp(most) => units / most,
                Bound::Absolute(most) => error / most,
            };
            errors.share = errors.share.max(share);
            errors.exceeded += u64::from(share.is_nan() || share > 1.0);
        }
        errors
    }
}

const fn binade(negative: bool, exponent: u32) -> Binade {
    Binade { negative, exponent }
}

/// The pattern of the greatest float below pi.
const PI: u32 = 0x4049_0fda;
const LARGEST: u32 = 0x7f7f_ffff;

const fn sweep(signed: bool, from: u32, to: u32, step: usize) -> Sweep {
    Sweep { signed, exponents: (from, to), step, greatest: LARGEST }
}

const fn angles(from: u32) -> Sweep {
    Sweep { signed: true, exponents: (from, 128), step: 1, greatest: PI }
}

/// The special functions, in the order of their numbers; the logarithm twice.
pub const FUNCTIONS: &[Function] = &[
    Function {
        name: "rcp",
        op: 0,
        exact: |x| 1.0 / x,
        bound: |_| Bound::Ulp(2.5),
        words: "2.5 ULP",
        absolute: false,
        tested: &[binade(false, 127), binade(true, 252)],
        sweep: sweep(true, 1, 253, 36),
    },
    Function {
        name: "rsqrt",
        op: 1,
        exact: |x| 1.0 / x.sqrt(),
        bound: |_| Bound::Ulp(2.0),
        words: "2 ULP",
        absolute: false,
        tested: &[binade(false, 127), binade(false, 128)],
        sweep: sweep(false, 1, 254, 23),
    },
    Function {
        name: "exp2",
        op: 2,
        exact: f64::exp2,
        bound: |x| Bound::Ulp(3.0 + 2.0 * x.abs()),
        words: "3 + 2 abs(x) ULP",
        absolute: false,
        tested: &[binade(false, 120), binade(true, 125), binade(false, 127), binade(true, 133)],
        sweep: sweep(true, 106, 135, 1),
    },
    Function {
        name: "log2",
        op: 3,
        exact: f64::log2,
        bound: |_| Bound::Ulp(3.0),
        words: "3 ULP outside [0.5, 2]",
        absolute: false,
        tested: &[binade(false, 1), binade(false, 125), binade(false, 128)],
        sweep: sweep(false, 98, 158, 3),
    },
    Function {
        name: "log2 near 1",
        op: 3,
        exact: f64::log2,
        bound: |_| Bound::Absolute(2f64.powi(-21)),
        words: "2^-21 in [0.5, 2]",
        absolute: true,
        tested: &[binade(false, 126), binade(false, 127)],
        sweep: sweep(false, 126, 127, 1),
    },
    Function {
        name: "sin",
        op: 4,
        exact: f64::sin,
        bound: |_| Bound::Absolute(2f64.powi(-11)),
        words: "2^-11 in [-pi, pi]",
        absolute: true,
        tested: &[binade(false, 110), binade(true, 126), binade(false, 127), binade(true, 128)],
        sweep: angles(114),
    },
    Function {
        name: "cos",
        op: 5,
        exact: f64::cos,
        bound: |_| Bound::Absolute(2f64.powi(-11)),
        words: "2^-11 in [-pi, pi]",
        absolute: true,
        tested: &[binade(false, 110), binade(true, 126), binade(false, 127), binade(true, 128)],
        sweep: angles(114),
    },
    Function {
        name: "sqrt",
        op: 6,
        exact: f64::sqrt,
        bound: |_| Bound::Ulp(4.5),
        words: "as 1 / rsqrt: 2.5 + 2 ULP",
        absolute: false,
        tested: &[binade(false, 127), binade(false, 128)],
        sweep: sweep(false, 1, 254, 23),
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    /// Bounds of the WGSL specification, over every operand of some binades.
    #[test]
    fn errors_are_within_the_bounds() {
        for accuracy in FUNCTIONS {
            let mut total = Errors::default();
            for binade in accuracy.tested {
                total.merge(&accuracy.binade(*binade));
            }
            println!("{}: {total:?}", accuracy.name);
            assert!(total.exceeded == 0, "{}: {total:?}", accuracy.name);
        }
    }
}

// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/sfu`: the special functions of one thread (docs/core.md). The unit
//! is in [`sfu_unit`](super::sfu_unit).
//!
//! `rcp` (0), `rsqrt` (1), `exp2` (2), `log2` (3), `sin` (4), `cos` (5) and `sqrt` (6) are
//! bit-exact models of the hardware: one range reduction, one table of quadratics
//! (`isa/src/sfu_tables.rs`), one normalisation, all in fixed point.
//!
//! Subnormal operands and results are flushed, NaN results are `0x7fc0_0000`. Angles of 2^24
//! and more count as zero.
use super::fp32::NAN;
use warpwright_isa::{sfu_tables, SfuOp};

const INFINITY: u32 = 0x7f80_0000;

/// How a function begins and ends; between both is the table.
struct Plan {
    /// Rows of the table, in groups of 128.
    group: u32,
    /// Biased exponent of a result with bit 32 set.
    exponent: i32,
    sign: u32,
    /// The table gives (1 - s) / 2.
    complement: bool,
    /// Integer part of a logarithm.
    integer: u64,
}

/// The operand in units of 2^-24: quarter turns, or itself.
fn fixed(exponent: u32, mantissa: u64, turn: bool) -> u64 {
    let product = (mantissa * if turn { sfu_tables::QUARTERS } else { 1 << 17 }) >> 13;
    match 150 - exponent as i32 {
        shift @ 0..=63 => ((product << 20) >> shift) & 0xffff_ffff,
        _ => 0,
    }
}

/// The quadratic of `row` in units of 2^-27; `position` is the place in the segment in units
/// of 2^-16. 27 bits.
fn interpolate(row: usize, position: u32) -> u32 {
    let row = sfu_tables::row(row);
    // Unit 2^-25 after the cut.
    let slope = (row.c1 - ((row.c2 * position) >> 17)) >> 2;
    let fall = (u64::from(slope) * u64::from(position)) >> 14;
    row.c0.wrapping_sub(fall as u32) & 0x7ff_ffff
}

/// The result of an operand that is a number, but for the exceptions in [`special`].
fn number(op: u8, sign: u32, exponent: u32, fraction: u32) -> u32 {
    let mantissa = u64::from(fraction | 0x80_0000);
    // An even biased exponent is an odd power of two.
    let odd = 1 - (exponent & 1);
    let scale = exponent as i32;
    let below_one = u32::from(exponent < 127);
    let plan = |group, exponent, sign, complement, integer| Plan {
        group,
        exponent,
        sign,
        complement,
        integer,
    };
    let (place, plan) = match op {
        0 => (fraction, plan(0, 259 - scale, sign, false, 0)),
        1 => (fraction, plan(1 + odd, 196 - ((scale + 1) >> 1), sign, false, 0)),
        2 => {
            let fixed = fixed(exponent, mantissa, false);
            let magnitude = ((fixed >> 1) + (fixed & 1)) as i32;
            // 2^x is 2^-g times a power of two.
            let down = if sign == 1 { magnitude } else { -magnitude };
            (down as u32 & 0x7f_ffff, plan(3, 132 - (down >> 23), 0, false, 0))
        }
        3 => {
            // Below one: the logarithm of the mantissa minus one, and what is left of the integer.
            let integer = if below_one == 1 { 126 - exponent } else { exponent - 127 };
            (fraction, plan(4, 133, below_one, below_one == 0, integer.into()))
        }
        4 | 5 => {
            let angle = (fixed(exponent, mantissa, true) >> 1) as u32;
            let quarter = (angle >> 23) + u32::from(op == 5);
            let place = if quarter & 1 == 1 { !angle } else { angle };
            let sign = (if op == 4 { sign } else { 0 }) ^ (quarter >> 1 & 1);
            (place & 0x7f_ffff, plan(5, 133, sign, true, 0))
        }
        _ => (fraction, plan(6 + odd, (scale + 141) >> 1, sign, true, 0)),
    };
    let value = interpolate((plan.group << 7 | place >> 16) as usize, place & 0xffff);
    // Bit 26 stays: it is set where (1 - s) / 2 is a little below zero.
    let value = if plan.complement { value ^ 0x3ff_ffff } else { value };
    pack(plan.sign, plan.exponent, u64::from(value) | plan.integer << 26)
}

/// Normalised, rounded half up, packed; `value` has 33 bits. The lowest alone is zero.
fn pack(sign: u32, exponent: i32, value: u64) -> u32 {
    if value >> 1 == 0 {
        return sign << 31;
    }
    let zeros = value.leading_zeros() - 31;
    let normal = value << zeros;
    let mantissa = (normal >> 9 & 0x7f_ffff) as i64;
    let packed = (i64::from(exponent - zeros as i32) << 23) + mantissa + (normal >> 8 & 1) as i64;
    sign << 31
        | match packed >> 23 {
            ..=0 => 0,
            255.. => INFINITY,
            _ => packed as u32,
        }
}

/// The result of an operand whose mantissa does not count.
fn special(op: u8, sign: u32, exponent: u32, fraction: u32) -> Option<u32> {
    let zero = exponent == 0;
    match (op, exponent) {
        (_, 255) if fraction != 0 => Some(NAN),
        (1 | 3 | 6, _) if sign == 1 && !zero => Some(NAN),
        (0 | 1, 0) => Some(sign << 31 | INFINITY),
        (0 | 1, 255) => Some(sign << 31),
        (2, 135..) => Some(if sign == 1 { 0 } else { INFINITY }),
        (3, 0) => Some(1 << 31 | INFINITY),
        (3 | 6, 255) => Some(INFINITY),
        (4 | 5, 255) => Some(NAN),
        (6, 0) => Some(sign << 31),
        _ => None,
    }
}

/// Special function `op` of `a`; a number without a function gives 0.
pub fn sfu(op: u8, a: u32) -> u32 {
    if op > 6 {
        return 0;
    }
    let (sign, exponent, fraction) = (a >> 31, a >> 23 & 0xff, a & 0x7f_ffff);
    special(op, sign, exponent, fraction).unwrap_or_else(|| number(op, sign, exponent, fraction))
}

/// Quotient and remainder as the WGSL specification defines them for zero and overflow.
pub fn divide(op: SfuOp, a: u32, b: u32) -> u32 {
    let (sa, sb) = (a as i32, b as i32);
    match op {
        SfuOp::DivS => sa.checked_div(sb).unwrap_or(sa) as u32,
        SfuOp::DivU => a.checked_div(b).unwrap_or(a),
        SfuOp::RemS => sa.checked_rem(sb).unwrap_or(0) as u32,
        _ => a.checked_rem(b).unwrap_or(0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(op: u8, a: f32) -> f32 {
        f32::from_bits(sfu(op, a.to_bits()))
    }

    #[test]
    fn exact_where_the_result_is_a_power_of_two() {
        for power in -126..=127 {
            let x = f32::from_bits(((power + 127) as u32) << 23);
            assert_eq!(value(2, power as f32), x);
            assert_eq!(value(3, x), power as f32);
            if power % 2 == 0 {
                assert_eq!(value(6, x), f32::from_bits(((power / 2 + 127) as u32) << 23));
            }
        }
        assert_eq!(
            (value(4, 0.0).to_bits(), value(4, -0.0).to_bits(), value(5, 0.0)),
            (0, 1 << 31, 1.0)
        );
        for (op, angle, expected) in
            [(4, 0.5, 1.0), (4, -0.5, -1.0), (5, 1.0, -1.0), (5, 2.0, 1.0), (4, 1.5, -1.0)]
        {
            let found = value(op, (angle * std::f64::consts::PI) as f32);
            assert!((found - expected).abs() < 1e-6, "{op} of {angle} pi: {found}");
        }
    }

    #[test]
    fn special_values_of_the_others() {
        let infinity = f32::INFINITY;
        let nan = f32::NAN;
        for (a, exp2, log2, sin, cos, sqrt) in [
            (0.0, 1.0, -infinity, 0.0, 1.0, 0.0),
            (-0.0, 1.0, -infinity, -0.0, 1.0, -0.0),
            (1e-40, 1.0, -infinity, 0.0, 1.0, 0.0),
            (-1e-40, 1.0, -infinity, -0.0, 1.0, -0.0),
            (infinity, infinity, infinity, nan, nan, infinity),
            (-infinity, 0.0, nan, nan, nan, nan),
            (nan, nan, nan, nan, nan, nan),
            (128.0, infinity, 7.0, value(4, 128.0), value(5, 128.0), 128f32.sqrt()),
            (-126.5, 0.0, nan, value(4, -126.5), value(5, -126.5), nan),
            (
                200.0,
                infinity,
                (200f64.log2()) as f32,
                value(4, 200.0),
                value(5, 200.0),
                200f32.sqrt(),
            ),
            (-1000.0, 0.0, nan, value(4, -1000.0), value(5, -1000.0), nan),
        ] {
            let bits = |value: f32| if value.is_nan() { NAN } else { value.to_bits() };
            let found = [2, 3, 4, 5, 6].map(|op| sfu(op, a.to_bits()));
            assert_eq!(found, [exp2, log2, sin, cos, sqrt].map(bits), "{a:e}");
        }
    }

    #[test]
    fn special_values() {
        let infinity = f32::INFINITY.to_bits();
        let sign = 1u32 << 31;
        for (a, reciprocal, root) in [
            (0, infinity, infinity),
            (sign, infinity | sign, infinity | sign),
            (1, infinity, infinity),
            (infinity, 0, 0),
            (infinity | sign, sign, NAN),
            (0x7f80_0001, NAN, NAN),
            (1.0f32.to_bits(), 1.0f32.to_bits(), 1.0f32.to_bits()),
            (0.25f32.to_bits(), 4.0f32.to_bits(), 2.0f32.to_bits()),
            ((-4.0f32).to_bits(), (-0.25f32).to_bits(), NAN),
            (f32::MAX.to_bits(), 0, 0x1f80_0000),
            (f32::MIN_POSITIVE.to_bits(), 0x7e80_0000, 2f32.powi(63).to_bits()),
        ] {
            assert_eq!((sfu(0, a), sfu(1, a)), (reciprocal, root), "{a:#x}");
        }
    }

    #[test]
    fn exponents_of_all_powers_of_two() {
        for exponent in 1..=253 {
            let a = exponent << 23;
            assert_eq!(f32::from_bits(sfu(0, a)), 1.0 / f32::from_bits(a));
            let root = 1.0 / f64::from(f32::from_bits(a)).sqrt();
            let error = (f64::from(f32::from_bits(sfu(1, a))) / root - 1.0).abs();
            assert!(error < 1.2e-7, "{exponent}: {error}");
        }
    }
}

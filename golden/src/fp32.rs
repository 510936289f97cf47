// SPDX-License-Identifier: MIT
//! The operations of one lane on 32-bit patterns (docs/core.md).
//!
//! Floats are Rust's `f32` (round to nearest even) with three rules on top: subnormal inputs
//! count as zero of their sign, subnormal results become zero of their sign, and every NaN
//! result is `0x7fc0_0000`. A result is subnormal when Rust's rounded result is: a product
//! just below the smallest normal number that rounds up to it is kept.

/// The only NaN that an operation yields.
pub const NAN: u32 = 0x7fc0_0000;

const SIGN: u32 = 0x8000_0000;

/// Zero of the same sign for a subnormal number, else the value itself.
pub fn flush(bits: u32) -> u32 {
    if bits & 0x7f80_0000 == 0 {
        bits & SIGN
    } else {
        bits
    }
}

/// Flushes a result and makes a NaN the one NaN.
fn finish(value: f32) -> u32 {
    if value.is_nan() {
        NAN
    } else {
        flush(value.to_bits())
    }
}

fn float(bits: u32) -> f32 {
    f32::from_bits(flush(bits))
}

/// Product, rounded and flushed.
pub fn mul(a: u32, b: u32) -> u32 {
    finish(float(a) * float(b))
}

/// Sum, rounded and flushed.
pub fn add(a: u32, b: u32) -> u32 {
    finish(float(a) + float(b))
}

/// Smaller (`larger`: greater) of two numbers; the number when one is NaN; -0 is less than +0.
fn extreme(a: u32, b: u32, larger: bool) -> u32 {
    let (x, y) = (float(a), float(b));
    if x.is_nan() || y.is_nan() {
        return finish(if x.is_nan() { y } else { x });
    }
    // `total_cmp` orders -0 before +0.
    finish(if x.total_cmp(&y).is_gt() == larger { x } else { y })
}

/// Integer comparison by the code of a `setp`: 8 and up are unsigned.
fn compare_integers(code: u8, a: u32, b: u32) -> bool {
    let order = if code & 8 == 0 { (a as i32).cmp(&(b as i32)) } else { a.cmp(&b) };
    match code & 7 {
        0 => order.is_eq(),
        1 => order.is_ne(),
        2 => order.is_lt(),
        3 => order.is_le(),
        4 => order.is_gt(),
        5 => order.is_ge(),
        _ => false,
    }
}

/// Float comparison by the code of a `setp`: below 8 false, from 8 on true, when either is NaN.
fn compare_floats(code: u8, a: u32, b: u32) -> bool {
    let Some(order) = float(a).partial_cmp(&float(b)) else {
        return matches!(code, 8..=14);
    };
    match code & 15 {
        0 | 8 => order.is_eq(),
        1 | 9 => order.is_ne(),
        2 | 10 => order.is_lt(),
        3 | 11 => order.is_le(),
        4 | 12 => order.is_gt(),
        5 | 13 => order.is_ge(),
        6 => true,
        _ => false,
    }
}

/// Offset and width of a bit field, from the second operand.
fn field(b: u32) -> (u32, u32) {
    (b & 31, (b >> 8) & 31)
}

fn insert(a: u32, b: u32, c: u32) -> u32 {
    let (offset, width) = field(b);
    let mask = ((1 << width) - 1) << offset;
    (c & !mask) | ((a << offset) & mask)
}

fn extract_unsigned(a: u32, b: u32) -> u32 {
    let (offset, width) = field(b);
    (a >> offset) & ((1 << width) - 1)
}

/// A field that reaches past bit 31 is cut there, and bit 31 is its sign.
fn extract_signed(a: u32, b: u32) -> u32 {
    let (offset, width) = field(b);
    if width == 0 {
        return 0;
    }
    let shifted = (a as i32) >> offset;
    ((shifted << (32 - width)) >> (32 - width)) as u32
}

/// `floor(0.5 + largest * clamp(a, 0, 1))`, NaN to 0.
fn unorm(a: u32, largest: f64) -> u32 {
    #[expect(clippy::manual_clamp, reason = "clamp keeps NaN, max makes it 0")]
    let clamped = float(a).max(0.0).min(1.0);
    (0.5 + largest * f64::from(clamped)) as u32
}

/// Half-float pattern, rounded to nearest even; what is subnormal as a half is flushed.
fn to_half(a: u32) -> u32 {
    let sign = (a >> 16) & 0x8000;
    let value = float(a).abs();
    if value.is_nan() {
        return 0x7e00;
    }
    if value.is_infinite() {
        return sign | 0x7c00;
    }
    // 13 mantissa bits go; a carry runs into the exponent, up to infinity.
    let bits = value.to_bits();
    let rounded = (bits + 0xfff + ((bits >> 13) & 1)) >> 13;
    let rebased = rounded as i32 - ((127 - 15) << 10);
    match rebased {
        ..0x400 => sign,
        0x7c00.. => sign | 0x7c00,
        normal => sign | normal as u32,
    }
}

fn from_half(half: u32) -> u32 {
    let sign = (half & 0x8000) << 16;
    match (half >> 10) & 31 {
        0 => sign,
        31 if half & 0x3ff != 0 => NAN,
        31 => sign | 0x7f80_0000,
        _ => sign | (((half & 0x7fff) << 13) + ((127 - 15) << 23)),
    }
}

/// Result and flag (comparison) of lane operation `op` (numbers: `AluOp` of the contract).
///
/// Comparisons have result 0; all others have flag `false`. A number without an operation
/// gives `(0, false)`.
pub fn lane(op: u8, compare: u8, a: u32, b: u32, c: u32, pred: bool) -> (u32, bool) {
    let (sa, sb) = (a as i32, b as i32);
    let x = float(a);
    let result = match op {
        0 => b,
        1 => a.wrapping_add(b),
        2 => a.wrapping_sub(b),
        3 => a.wrapping_mul(b),
        4 => ((i64::from(sa) * i64::from(sb)) >> 32) as u32,
        5 => ((u64::from(a) * u64::from(b)) >> 32) as u32,
        6 => a.wrapping_mul(b).wrapping_add(c),
        7 => a & b,
        8 => a | b,
        9 => a ^ b,
        10 => !b,
        11 => a << (b & 31),
        12 => a >> (b & 31),
        13 => (sa >> (b & 31)) as u32,
        14 => sa.min(sb) as u32,
        15 => sa.max(sb) as u32,
        16 => a.min(b),
        17 => a.max(b),
        18 => return (0, compare_integers(compare, a, b)),
        19 => {
            if pred {
                a
            } else {
                b
            }
        }
        20 => a.count_ones(),
        21 => a.leading_zeros(),
        22 => insert(a, b, c),
        23 => extract_unsigned(a, b),
        24 => extract_signed(a, b),
        32 => add(a, b),
        33 => add(a, b ^ SIGN),
        34 => mul(a, b),
        35 => add(mul(a, b), c),
        36 => extreme(a, b, false),
        37 => extreme(a, b, true),
        38 => return (0, compare_floats(compare, a, b)),
        // `as` saturates and turns NaN to 0.
        39 => x as i32 as u32,
        40 => x as u32,
        41 => (sa as f32).to_bits(),
        42 => (a as f32).to_bits(),
        43 => finish(x.floor()),
        44 => finish(x.ceil()),
        45 => finish(x.trunc()),
        46 => finish(x.round_ties_even()),
        47 => finish(x - x.floor()),
        48 => {
            let shift = (b & 3) * 8;
            (c & !(0xff << shift)) | (unorm(a, 255.0) << shift)
        }
        49 => ((a >> ((c & 3) * 8) & 0xff) as f32 / 255.0).to_bits(),
        50 => to_half(a) | (to_half(b) << 16),
        51 => from_half(a >> ((c & 1) * 16)),
        52 => finish(-x),
        53 => finish(x.abs()),
        54 => {
            let shift = (b & 1) * 16;
            (c & !(0xffff << shift)) | (unorm(a, 65535.0) << shift)
        }
        55 => ((a >> ((c & 1) * 16) & 0xffff) as f32 / 65535.0).to_bits(),
        _ => 0,
    };
    (result, false)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(op: u8, a: f32, b: f32, c: f32) -> f32 {
        f32::from_bits(lane(op, 0, a.to_bits(), b.to_bits(), c.to_bits(), false).0)
    }

    #[test]
    fn mad_rounds_the_product_first() {
        let a = 1.0 + f32::EPSILON;
        assert_eq!(one(35, a, a, -(a * a)), 0.0);
        assert_ne!(a.mul_add(a, -(a * a)), 0.0);
    }

    #[test]
    fn subnormals_are_flushed_with_their_sign() {
        let tiny = f32::from_bits(1);
        assert_eq!(one(32, -tiny, -0.0, 0.0).to_bits(), SIGN);
        assert_eq!(one(34, f32::MIN_POSITIVE, -0.5, 0.0).to_bits(), SIGN);
        assert_eq!(one(52, tiny, 0.0, 0.0).to_bits(), SIGN);
        // Rounds up to the smallest normal number: not a subnormal result.
        assert_eq!(
            one(34, f32::MIN_POSITIVE * 0.5f32.sqrt().recip(), 0.5f32.sqrt(), 0.0),
            f32::MIN_POSITIVE * 0.5f32.sqrt().recip() * 0.5f32.sqrt()
        );
    }

    #[test]
    fn compare_codes_cover_nan() {
        let nan = f32::NAN.to_bits();
        let codes = |a, b| {
            (0..16)
                .fold(0u16, |mask, code| mask | u16::from(lane(38, code, a, b, 0, false).1) << code)
        };
        assert_eq!(codes(nan, 0), 0b0111_1111_0000_0000);
        assert_eq!(codes(0, SIGN), 0b0010_1001_0110_1001);
        assert_eq!(codes(0, 0x3f80_0000), 0b0000_1110_0100_1110);
        assert_eq!(lane(18, 2, u32::MAX, 0, 0, false), (0, true));
        assert_eq!(lane(18, 10, u32::MAX, 0, 0, false), (0, false));
    }

    #[test]
    fn bit_fields() {
        assert_eq!(lane(23, 0, 0x1234_5678, 0x0808, 0, false).0, 0x56);
        assert_eq!(lane(24, 0, 0x0000_f000, 0x040c, 0, false).0, u32::MAX);
        assert_eq!(lane(24, 0, 0x8000_0000, 0x1f1f, 0, false).0, u32::MAX);
        assert_eq!(lane(22, 0, 0xff, 0x0408, 0x1111_1111, false).0, 0x1111_1f11);
    }

    #[test]
    fn packing() {
        let half = |value: f32| lane(50, 0, value.to_bits(), 0, 0, false).0;
        assert_eq!(half(1.0), 0x3c00);
        assert_eq!(half(65504.0), 0x7bff);
        assert_eq!(half(65520.0), 0x7c00);
        assert_eq!(half(-1e-6), 0x8000);
        for bits in (0..0x1_0000)
            .filter(|bits| bits & 0x7c00 != 0 && (bits & 0x7c00 != 0x7c00 || bits & 0x3ff == 0))
        {
            assert_eq!(to_half(from_half(bits)), bits);
        }
        assert_eq!(lane(48, 0, 0.5f32.to_bits(), 1, 0x1111_1111, false).0, 0x1111_8011);
        assert_eq!(lane(49, 0, 0x00ff_0000, 0, 2, false).0, 1.0f32.to_bits());
        assert_eq!(lane(54, 0, 0.5f32.to_bits(), 1, 0x1111_1111, false).0, 0x8000_1111);
        assert_eq!(lane(55, 0, 0xffff_0000, 0, 1, false).0, 1.0f32.to_bits());
    }
}

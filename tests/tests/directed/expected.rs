// SPDX-License-Identifier: MIT
//! What each instruction of the lanes and of the special functions gives, computed here.

/// Operands a, b and c of each thread; the immediate is the b of [`IMMEDIATE`].
pub(super) const OPERANDS: [[u32; 3]; 12] = [
    [7, 3, 100],
    [0xffff_fff9, 2, 0x1234_5678],
    [0x8000_0000, 0xffff_ffff, 1],
    [0x1234_5678, 0, 0xffff_ffff],
    [0xdead_beef, 0x0000_0c05, 0x0f0f_0f0f],
    [0x4048_f5c3, 0x3fc0_0000, 0xbf00_0000], // 3.14, 1.5, -0.5
    [0xc020_0000, 0x4060_0000, 0x42c8_0000], // -2.5, 3.5, 100
    [0x3eaa_aaab, 0x7fc0_0000, 0x3f80_0000], // 1/3, NaN, 1
    [0x7f80_0000, 0xbf80_0000, 0x0000_0000], // infinity, -1
    [0x8000_0000, 0x0000_0000, 0x3f80_0000], // -0, 0
    [0x4f00_0000, 0x4b7f_ffff, 0xcb00_0000],
    [0x3f7f_ff00, 0x3e80_0001, 0x0000_0003],
];
/// Thread whose b every immediate has.
pub(super) const IMMEDIATE: usize = 5;

/// What a result must be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Expected {
    Bits(u32),
    /// So far off at most, absolute and relative; a NaN for a NaN.
    Near(f64, f64),
}

impl Expected {
    pub(super) fn holds(self, found: u32) -> bool {
        match self {
            Expected::Bits(bits) => bits == found,
            Expected::Near(exact, allowed) => {
                let value = f64::from(f32::from_bits(found));
                value == exact
                    || (exact.is_nan() && value.is_nan())
                    || (value - exact).abs() <= allowed * exact.abs().max(1.0)
            }
        }
    }
}

pub(super) fn bits(value: f32) -> Expected {
    Expected::Bits(if value.is_nan() { 0x7fc0_0000 } else { value.to_bits() })
}

pub(super) fn half(value: f32) -> u32 {
    // By search: the half float nearest to a number, ties to even; subnormal ones are zero.
    if value.is_nan() {
        return 0x7e00;
    }
    let sign = u32::from(value.is_sign_negative()) << 15;
    let size = f64::from(value.abs());
    let of =
        |pattern: u32| f64::from(1024 + (pattern & 1023)) * 2f64.powi((pattern >> 10) as i32 - 25);
    let distance = |&pattern: &u32| ((of(pattern) - size).abs(), pattern & 1);
    let nearest =
        (0x400..=0x7c00u32).min_by(|a, b| distance(a).partial_cmp(&distance(b)).expect("numbers"));
    let nearest = nearest.expect("there are half floats");
    match size {
        _ if size >= of(0x7c00) => sign | 0x7c00,
        _ if size < of(0x400) && nearest == 0x400 && of(0x400) - size > 2f64.powi(-25) => sign,
        _ => sign | nearest,
    }
}

pub(super) fn compare(code: usize, ordered: Option<std::cmp::Ordering>) -> bool {
    let Some(order) = ordered else { return code >= 8 };
    [order.is_eq(), order.is_ne(), order.is_lt(), order.is_le(), order.is_gt(), order.is_ge(), true]
        [code & 7]
}

/// What an instruction of the lanes or the SFU gives; `None`: it has no line yet.
pub(super) fn expected(name: &str, code: usize, [a, b, c]: [u32; 3]) -> Option<Expected> {
    use Expected::{Bits, Near};
    let (sa, sb) = (a as i32, b as i32);
    let [x, y, z] = [a, b, c].map(|word| {
        let value = f32::from_bits(word);
        if value.is_subnormal() {
            0f32.copysign(value)
        } else {
            value
        }
    });
    let flushed =
        |value: f32| bits(if value.is_subnormal() { 0f32.copysign(value) } else { value });
    let (offset, width) = (b & 31, b >> 8 & 31);
    let field = |value: u64| (value & ((1 << width) - 1)) as u32;
    let sign_bits = if width == 0 { 0 } else { 32 - width };
    let exact = f64::from(x);
    Some(match name {
        "nop" => Bits(0),
        "mov" => Bits(b),
        "iadd" => Bits(a.wrapping_add(b)),
        "isub" => Bits(a.wrapping_sub(b)),
        "imul" => Bits(a.wrapping_mul(b)),
        "imulh.s" => Bits(((i64::from(sa) * i64::from(sb)) >> 32) as u32),
        "imulh.u" => Bits(((u64::from(a) * u64::from(b)) >> 32) as u32),
        "imad" => Bits(a.wrapping_mul(b).wrapping_add(c)),
        "imin.s" => Bits(sa.min(sb) as u32),
        "imax.s" => Bits(sa.max(sb) as u32),
        "imin.u" => Bits(a.min(b)),
        "imax.u" => Bits(a.max(b)),
        "div.s" => Bits(if b == 0 { a } else { sa.wrapping_div(sb) as u32 }),
        "div.u" => Bits(a.checked_div(b).unwrap_or(a)),
        "rem.s" => Bits(if b == 0 { 0 } else { sa.wrapping_rem(sb) as u32 }),
        "rem.u" => Bits(a.checked_rem(b).unwrap_or(0)),
        "and" => Bits(a & b),
        "or" => Bits(a | b),
        "xor" => Bits(a ^ b),
        "not" => Bits(!b),
        "shl" => Bits(a.wrapping_shl(b)),
        "shr" => Bits(a.wrapping_shr(b)),
        "sar" => Bits(sa.wrapping_shr(b) as u32),
        "popc" => Bits(a.count_ones()),
        "clz" => Bits(a.leading_zeros()),
        "bfi" => {
            let mask = field(u64::MAX) << offset;
            Bits(c & !mask | a << offset & mask)
        }
        "bfe.u" => Bits(field(u64::from(a) >> offset)),
        "bfe.s" => {
            Bits(if width == 0 { 0 } else { ((sa >> offset) << sign_bits >> sign_bits) as u32 })
        }
        "isetp" => {
            Bits(u32::from(compare(code, Some(if code < 8 { sa.cmp(&sb) } else { a.cmp(&b) }))))
        }
        "fsetp" => Bits(u32::from(
            compare(code, x.partial_cmp(&y)) && !(code == 14 && x.partial_cmp(&y).is_some()),
        )),
        "sel" => Bits(if c & 1 == 1 { a } else { b }),
        "fadd" => flushed(x + y),
        "fsub" => flushed(x - y),
        "fmul" => flushed(x * y),
        "fmad" => flushed(x * y + z),
        "fmin" => bits(if x == y { f32::from_bits(x.to_bits() | y.to_bits()) } else { x.min(y) }),
        "fmax" => bits(if x == y { f32::from_bits(x.to_bits() & y.to_bits()) } else { x.max(y) }),
        "fneg" => bits(-x),
        "fabs" => bits(x.abs()),
        "floor" => bits(x.floor()),
        "ceil" => bits(x.ceil()),
        "trunc" => bits(x.trunc()),
        "round" => bits(x.round_ties_even()),
        "fract" => flushed(x - x.floor()),
        "f2i" => Bits(x as i32 as u32),
        "f2u" => Bits(x as u32),
        "i2f" => bits(sa as f32),
        "u2f" => bits(a as f32),
        "pack.unorm8" => {
            let byte = (255.0 * exact.clamp(0.0, 1.0) + 0.5) as u32;
            let place = (b & 3) * 8;
            Bits(c & !(255 << place) | byte << place)
        }
        "unpack.unorm8" => bits(f32::from(a.to_le_bytes()[(c & 3) as usize]) / 255.0),
        "pack.unorm16" => {
            let half_word = (65535.0 * exact.clamp(0.0, 1.0) + 0.5) as u32;
            let place = (b & 1) * 16;
            Bits(c & !(0xffff << place) | half_word << place)
        }
        "unpack.unorm16" => bits((a >> ((c & 1) * 16) & 0xffff) as f32 / 65535.0),
        "pack.half" => Bits(half(x) | half(y) << 16),
        "unpack.half" => {
            let half = (a >> ((c & 1) * 16)) & 0xffff;
            let size = f64::from(1024 + (half & 1023)) * 2f64.powi((half >> 10 & 31) as i32 - 25);
            let size = match (half >> 10 & 31, half & 1023) {
                (0, _) => 0.0,
                (31, 0) => f64::INFINITY,
                (31, _) => f64::NAN,
                _ => size,
            };
            bits(if half >> 15 == 1 { -size as f32 } else { size as f32 })
        }
        "rcp" => Near(1.0 / exact, 2e-7),
        "rsqrt" => Near(if exact == 0.0 { 1.0 / exact } else { 1.0 / exact.sqrt() }, 2e-7),
        "exp2" => Near(exact.exp2(), 1e-5),
        "log2" => Near(exact.log2(), 5e-7),
        // Far outside [-pi, pi] the angle is less exact than the result.
        "sin" => Near(exact.sin(), if exact.abs() < 4.0 { 5e-4 } else { 2.0 }),
        "cos" => Near(exact.cos(), if exact.abs() < 4.0 { 5e-4 } else { 2.0 }),
        "sqrt" => Near(exact.sqrt(), 4e-7),
        _ => return None,
    })
}

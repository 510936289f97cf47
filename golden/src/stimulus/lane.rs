// SPDX-License-Identifier: MIT
//! Operands for random tests: every operation, corner values more often than chance would.
use crate::lane::Inputs;
use crate::Stimulus;

/// Patterns at the corners of integers and floats.
pub const SPECIAL_VALUES: [u32; 40] = [
    0x0000_0000, // 0
    0x8000_0000, // -0, smallest integer
    0x0000_0001, // smallest subnormal, 1
    0x8000_0001,
    0x007f_ffff, // largest subnormal
    0x807f_ffff,
    0x0080_0000, // smallest normal
    0x8080_0000,
    0x0080_0001,
    0x00ff_ffff,
    0x3f00_0000, // 0.5
    0xbf00_0000,
    0x3eff_ffff, // just below 0.5
    0x3f7f_ffff, // just below 1
    0x3f80_0000, // 1
    0xbf80_0000,
    0x3f80_0001, // just above 1
    0x3fc0_0000, // 1.5
    0xc020_0000, // -2.5
    0x4060_0000, // 3.5
    0x4b00_0000, // 2^23
    0x4aff_ffff, // 2^23 - 0.5
    0x4b80_0000, // 2^24
    0xcb7f_ffff,
    0x4eff_ffff, // below 2^31
    0x4f00_0000, // 2^31
    0xcf00_0000,
    0xcf00_0001,
    0x4f7f_ffff, // below 2^32
    0x4f80_0000, // 2^32
    0x7e80_0000, // 2^126
    0x7f7f_ffff, // largest
    0xff7f_ffff,
    0x7f80_0000, // infinity
    0xff80_0000,
    0x7f80_0001, // NaN
    0x7fc0_0000,
    0xffff_ffff, // NaN, -1
    0x7fff_ffff, // NaN, largest integer
    0x0000_1f1f, // shift and bit-field corner
];

/// Random operations and operands.
pub struct Operands;

/// One operand: a corner, a small number, a float near another one, or anything.
fn operand(random: &mut dyn FnMut() -> u64, near: u32) -> u32 {
    let bits = random();
    let value = (bits >> 32) as u32;
    match bits % 8 {
        0 | 1 => SPECIAL_VALUES[value as usize % SPECIAL_VALUES.len()],
        2 => value % 64,
        // Nearly the same magnitude: cancellation, alignment by one or two.
        3 | 4 => (near ^ (value & 0x8000_0007)).wrapping_add((value >> 8 & 3) << 23),
        // An exponent around zero: conversions and rounding.
        5 => (value & 0x807f_ffff) | ((120 + (value >> 23 & 0x3f)) << 23),
        _ => value,
    }
}

impl Operands {
    /// Three operands.
    pub fn draw(random: &mut dyn FnMut() -> u64) -> [u32; 3] {
        let a = operand(random, 0x3f80_0000);
        let b = operand(random, a);
        let c = operand(random, a.wrapping_add(b & 0x7f80_0000).wrapping_sub(0x3f80_0000));
        [a, b, c]
    }
}

impl Stimulus for Operands {
    type Inputs = Inputs;
    type Outputs = ();

    fn next(&mut self, random: &mut dyn FnMut() -> u64, (): &()) -> Inputs {
        let [a, b, c] = Self::draw(random).map(u64::from);
        let bits = random();
        Inputs { op: bits & 63, compare: bits >> 8 & 15, a, b, c, predicate: bits >> 12 & 1 }
    }
}

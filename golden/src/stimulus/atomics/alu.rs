// SPDX-License-Identifier: MIT
//! Stimulus of `atomics/alu` in random tests.
use crate::{ports, Stimulus};

ports! {
    Inputs { start, op, a, b, k, chain }
    Outputs { begins, busy, y }
}

/// Operations that begin when the last one has ended; many floats and corner cases.
#[derive(Default)]
pub struct Operations;

impl Stimulus for Operations {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Outputs) -> Inputs {
        let dice = random();
        let op = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 11, 12, 11, 12]
            [(dice >> 8) as usize % 19];
        let mut word = || value(random());
        let (a, b, k) = (word(), word(), word());
        Inputs {
            start: (outputs.busy == 0 && dice & 3 != 0).into(),
            op,
            a,
            b,
            k: if dice >> 16 & 3 == 0 { a } else { k },
            chain: dice >> 18 & 1,
        }
    }
}

/// A word out of 64 random bits: floats of like size, corner cases, anything.
pub fn value(bits: u64) -> u64 {
    let corners = [
        0,
        0x8000_0000,
        0x7f80_0000,
        0xff80_0000,
        0x7fc0_0000,
        0x7f80_0001,
        0x0080_0000,
        0x007f_ffff,
        0x7f7f_ffff,
        1,
    ];
    match bits >> 60 {
        0 | 1 => corners[(bits >> 32) as usize % corners.len()] | bits & 0x8000_0000,
        2 | 3 => bits & 0xff,
        4..=9 => bits & 0x807f_ffff | (120 + (bits >> 32 & 15)) << 23,
        10 => bits & 0x807f_ffff | (bits >> 32 & 63) << 23,
        11 => bits & 0x8000_000f | 0x3f80_0000,
        _ => bits & 0xffff_ffff,
    }
}

// SPDX-License-Identifier: MIT
//! Stimulus of `atomics/pick` in random tests.
use crate::atomic_prepare::PickInputs;
use crate::Stimulus;

/// Bitmaps as PREPARE leaves them, and others.
pub struct Bitmaps;

impl Stimulus for Bitmaps {
    type Inputs = PickInputs;
    type Outputs = ();

    fn next(&mut self, random: &mut dyn FnMut() -> u64, (): &()) -> PickInputs {
        let dice = random();
        let words = (0..4).map(|_| random() & 0xffff_ffff).collect();
        let bitmap = |thread: u32| match dice >> (8 + 2 * thread) & 3 {
            0 => 0,
            1 => 1 << thread,
            _ => random() & 15,
        };
        PickInputs {
            enable: dice & 1,
            mask: dice >> 1 & 15,
            a: words,
            b: (0..4).map(bitmap).collect(),
        }
    }
}

//! Stimulus of `atomics/pick` in random tests.
use crate::dut::Stimulus;

/// Bitmaps as PREPARE leaves them, and others.
pub struct Bitmaps;

impl Stimulus for Bitmaps {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let dice = random();
        let mut inputs = vec![dice & 1, dice >> 1 & 15];
        inputs.extend((0..4).map(|_| random() & 0xffff_ffff));
        inputs.extend((0..4).map(|thread| match dice >> (8 + 2 * thread) & 3 {
            0 => 0,
            1 => 1 << thread,
            _ => random() & 15,
        }));
        inputs
    }
}

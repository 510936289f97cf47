//! Stimulus of `warp_scheduler/pod` in random tests.
use crate::dut::Stimulus;

/// Anything, but a warp that was selected is not ready in the next cycle; at most one starts
/// and one ends.
pub struct Neighbours;

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        let dice = random();
        let one = |at: u32| if dice >> at & 3 == 0 { 1 << (dice >> (at + 2) & 7) } else { 0 };
        let (launched, ended) = (one(0), one(8));
        let mut inputs = vec![launched, dice >> 16 & 3, dice >> 18 & 1, ended & !launched];
        inputs.push(random() & 0xff & !outputs[0] & !ended);
        inputs.extend((0..5).map(|_| random() & random() & 0xff));
        inputs.push(random() & 0x1_ffff_ffff);
        inputs
    }
}

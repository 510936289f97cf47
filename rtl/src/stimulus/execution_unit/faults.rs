//! Stimulus of `execution_unit/faults` in random tests.
use crate::dut::Stimulus;

/// Rare faults of all kinds, rare launches; warps whose numbers have so many bits.
pub struct Neighbours(pub u32);

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let dice = random();
        let rarely = |at: u32| u64::from(dice >> at & 7 == 0);
        let (start, launch, jump, access, undefined) = (rarely(0) & rarely(3), rarely(6), rarely(9), rarely(12), rarely(15));
        let warp = self.0;
        let mut word = |bits: u32| random() & ((1 << bits) - 1);
        let mut inputs =
            vec![start, launch, word(warp), word(24), jump, word(warp), word(20), access, word(4), word(warp), word(20)];
        let (shared, refused) = (rarely(18), rarely(21));
        inputs.extend([shared, word(4), word(warp), word(20), refused, word(4), undefined, word(warp), word(20), word(1)]);
        inputs
    }
}

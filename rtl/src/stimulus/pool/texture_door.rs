//! Stimulus of `pool/texture_door` in random tests.
use crate::dut::Stimulus;

/// Instructions make their requests, or none, three cycles after their selection.
pub struct Neighbours {
    warp_bits: u32,
    threads: u32,
    pipe: [bool; 3],
}

impl Neighbours {
    /// The neighbours of a door for warps of `threads` threads, whose numbers have so many bits.
    pub fn new(warp_bits: u32, threads: u32) -> Self {
        Self { warp_bits, threads, pipe: [false; 3] }
    }
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        let dice = random();
        let [select, first, second] = self.pipe;
        // `outputs` is of the cycle before, as what the scheduler has seen.
        let selected = outputs[0] == 1 && dice & 3 != 0;
        self.pipe = [selected, select, first];
        let mut word = |bits: u32| random() & ((1 << bits) - 1);
        let (valid, dropped) = (second && dice >> 2 & 7 != 0, second && dice >> 2 & 7 == 0);
        let mut inputs = vec![u64::from(selected), u64::from(dropped), u64::from(valid)];
        inputs.extend([1, self.warp_bits, 6, 3].map(&mut word));
        // Often a quad without threads, or two.
        let mask = word(self.threads);
        inputs.push([mask, mask & 15, mask & !15, 0][(dice >> 12 & 7).saturating_sub(4) as usize]);
        inputs.extend([4, 4].map(&mut word));
        inputs.extend((0..2 * self.threads).map(|_| word(32)));
        inputs.extend([dice >> 8 & 1, u64::from(dice >> 9 & 7 < 3)]);
        inputs
    }
}

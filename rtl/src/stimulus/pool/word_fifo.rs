//! Stimulus of `pool/word_fifo` in random tests.
use crate::dut::Stimulus;

/// An entry waits until it is taken.
#[derive(Default)]
pub struct Neighbours {
    held: Vec<u64>,
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let dice = random();
        if self.held.is_empty() {
            self.held = vec![dice & 1, random() & 0xffff_ffff, random() & 0xffff_ffff];
        }
        // Long runs of a slow and of a fast reader fill and empty it.
        let eager = dice >> 8 & 7 != 0;
        let mut inputs = self.held.clone();
        inputs.push(u64::from(eager == (dice >> 40 & 3 != 0)));
        inputs
    }

    fn accepted(&mut self, inputs: &[u64], outputs: &[u64]) {
        if inputs[0] == 0 || outputs[0] == 1 {
            self.held.clear();
        }
    }
}

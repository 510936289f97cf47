// SPDX-License-Identifier: MIT
//! Stimulus of `pool/word_fifo` in random tests.
use crate::pool::{FifoInputs, FifoOutputs};
use crate::Stimulus;

/// An entry waits until it is taken.
#[derive(Default)]
pub struct Neighbours {
    held: Option<FifoInputs>,
}

impl Stimulus for Neighbours {
    type Inputs = FifoInputs;
    type Outputs = FifoOutputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &FifoOutputs) -> FifoInputs {
        let dice = random();
        let held = self.held.get_or_insert_with(|| FifoInputs {
            in_valid: dice & 1,
            in_words: vec![random() & 0xffff_ffff, random() & 0xffff_ffff],
            out_ready: 0,
        });
        // Long runs of a slow and of a fast reader fill and empty it.
        let eager = dice >> 8 & 7 != 0;
        FifoInputs { out_ready: (eager == (dice >> 40 & 3 != 0)).into(), ..held.clone() }
    }

    fn accepted(&mut self, inputs: &FifoInputs, outputs: &FifoOutputs) {
        if inputs.in_valid == 0 || outputs.in_ready == 1 {
            self.held = None;
        }
    }
}

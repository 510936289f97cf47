// SPDX-License-Identifier: MIT
//! Stimulus of `execution_unit/slow_results` in random tests.
use crate::slow_results::{Inputs, Outputs};
use crate::Stimulus;

/// Results that wait until they are taken.
pub struct Waiting {
    threads: usize,
    /// The inputs of the cycle before.
    last: Inputs,
}

impl Waiting {
    /// Of warps of `threads` threads.
    pub fn new(threads: usize) -> Self {
        Self { threads, last: Inputs::default() }
    }
}

impl Stimulus for Waiting {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Outputs) -> Inputs {
        let every = (1u64 << self.threads) - 1;
        let mut inputs = Inputs::default();
        for unit in 0..5 {
            let dice = random();
            inputs.unit_result_warp[unit] = dice & 7;
            inputs.unit_result_rd[unit] = dice >> 3 & 63;
            inputs.unit_result_last[unit] = dice >> 9 & 1;
            inputs.unit_result_slot[unit] = dice >> 10 & 7;
            inputs.unit_result_mask[unit] = dice >> 16 & every;
            inputs.unit_result_data.extend((0..self.threads).map(|_| random() & 0xffff_ffff));
        }
        // Rarely, often and always busy units.
        let come =
            random() & [31, random() & 31, random() & random() & 31][(random() % 3) as usize];
        let waiting = self.last.unit_valid & !outputs.ready;
        inputs.unit_valid = waiting | come;
        // What waits stays as it is.
        for unit in (0..5).filter(|unit| waiting >> unit & 1 == 1) {
            inputs.unit_result_warp[unit] = self.last.unit_result_warp[unit];
            inputs.unit_result_rd[unit] = self.last.unit_result_rd[unit];
            inputs.unit_result_last[unit] = self.last.unit_result_last[unit];
            inputs.unit_result_slot[unit] = self.last.unit_result_slot[unit];
            inputs.unit_result_mask[unit] = self.last.unit_result_mask[unit];
            let data = unit * self.threads..(unit + 1) * self.threads;
            inputs.unit_result_data[data.clone()]
                .copy_from_slice(&self.last.unit_result_data[data]);
        }
        self.last = inputs.clone();
        Inputs { result_taken: u64::from(random() & 3 != 0), ..inputs }
    }
}

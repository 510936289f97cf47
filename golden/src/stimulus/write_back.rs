// SPDX-License-Identifier: MIT
//! Stimulus of `write_back` in random tests.
use crate::write_back::{Inputs, Outputs};
use crate::Stimulus;

/// Results that wait until they are taken.
pub struct Results {
    threads: usize,
    waits: bool,
}

impl Results {
    /// Of warps of `threads` threads.
    pub fn new(threads: usize) -> Self {
        Self { threads, waits: false }
    }
}

impl Stimulus for Results {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Outputs) -> Inputs {
        let dice = random();
        let (threads, every) = (self.threads, (1u64 << self.threads) - 1);
        self.waits = self.waits && outputs.slow_taken == 0 || dice & 3 == 0;
        Inputs {
            fixed_mask: if dice & 0x300 == 0 { 0 } else { random() & every },
            fixed_group: dice >> 10 & 1,
            fixed_address: dice >> 12 & 127,
            fixed_data: (0..threads).map(|_| random() & 0xffff_ffff).collect(),
            slow_valid: self.waits.into(),
            slow_group: dice >> 20 & 1,
            slow_address: dice >> 21 & 127,
            slow_mask: random() & every,
            slow_data: (0..threads).map(|_| random() & 0xffff_ffff).collect(),
        }
    }
}

// SPDX-License-Identifier: MIT
//! Stimulus of `soc/line_memory` in random tests.
use crate::soc::line_memory::Inputs;
use crate::Stimulus;

/// Requests to a few lines: stores of any bytes and reads. The first of all writes every line.
#[derive(Default)]
pub struct Requests {
    cycle: u64,
}

impl Stimulus for Requests {
    type Inputs = Inputs;
    type Outputs = ();

    fn next(&mut self, random: &mut dyn FnMut() -> u64, (): &()) -> Inputs {
        let dice = random();
        self.cycle += 1;
        let first = self.cycle <= 64;
        let address = if first { self.cycle & 63 } else { dice >> 4 & 63 };
        Inputs {
            req_valid: (first || dice & 3 != 0).into(),
            req_write: (first || dice >> 2 & 1 == 1).into(),
            req_address: address,
            req_data: [0; 4].map(|_: u64| random() & 0xffff_ffff),
            req_mask: if first { 0xffff } else { dice >> 16 & 0xffff },
            req_tag: dice >> 32 & 0x1fff,
        }
    }
}

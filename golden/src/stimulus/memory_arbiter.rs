// SPDX-License-Identifier: MIT
//! Stimulus of `memory_arbiter` in random tests.
use crate::memory_arbiter::{Inputs, Outputs};
use crate::Stimulus;

/// Clients whose requests wait until they are taken.
#[derive(Default)]
pub struct Neighbours {
    held: Inputs,
}

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &Outputs) -> Inputs {
        let dice = random();
        let mut word = |bits: u32| random() & ((1 << bits) - 1);
        let held = &mut self.held;
        if held.cache_valid == 0 {
            (held.cache_valid, held.cache_address, held.cache_tag) = (dice & 1, word(28), word(6));
        }
        if held.data_valid == 0 {
            let kind = dice >> 4 & 3;
            held.data_valid = dice >> 1 & 1;
            held.data_write = u64::from(kind == 1);
            held.data_atomic = u64::from(kind == 2);
            held.data_aop = word(4);
            held.data_word = word(2);
            held.data_address = word(28);
            held.data_data = std::array::from_fn(|_| word(32));
            (held.data_mask, held.data_tag) = (word(16), word(7));
        }
        if held.constants_valid == 0 {
            (held.constants_valid, held.constants_address, held.constants_tag) =
                (dice >> 2 & 1, word(28), word(6));
        }
        Inputs {
            req_ready: (dice >> 8 & 3 != 0).into(),
            rsp_valid: dice >> 10 & 1,
            rsp_tag: dice >> 12 & 0xff,
            ..held.clone()
        }
    }

    fn accepted(&mut self, _: &Inputs, outputs: &Outputs) {
        let held = &mut self.held;
        for (valid, ready) in [
            (&mut held.cache_valid, outputs.cache_ready),
            (&mut held.data_valid, outputs.data_ready),
            (&mut held.constants_valid, outputs.constants_ready),
        ] {
            if ready == 1 {
                *valid = 0;
            }
        }
    }
}

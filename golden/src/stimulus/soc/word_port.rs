// SPDX-License-Identifier: MIT
//! Stimulus of `soc/word_port` in random tests.
use crate::soc::word_port::{Inputs, Outputs};
use crate::Stimulus;

/// A core with an access now and then, and a memory that takes its time.
#[derive(Default)]
pub struct Neighbours {
    access: Option<[u64; 3]>,
    due: bool,
}

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Outputs) -> Inputs {
        let dice = random();
        if outputs.word_done == 1 {
            self.access = None;
        }
        if self.access.is_none() && dice & 3 != 0 {
            self.access = Some([dice >> 2 & 1, random() & 0x3fff_ffff, random() & 0xffff_ffff]);
        }
        let reply = self.due && dice >> 3 & 1 == 1;
        self.due &= !reply;
        let [write, address, data] =
            self.access.unwrap_or([dice >> 4 & 1, random() & 0x3fff_ffff, random() & 0xffff_ffff]);
        Inputs {
            word_valid: self.access.is_some().into(),
            word_write: write,
            word_address: address,
            word_data: data,
            mem_ready: dice >> 5 & 1,
            rsp_valid: reply.into(),
            rsp_data: [0; 4].map(|_: u64| random() & 0xffff_ffff),
        }
    }

    fn accepted(&mut self, inputs: &Inputs, outputs: &Outputs) {
        self.due |= outputs.mem_valid == 1 && inputs.mem_ready == 1;
    }
}

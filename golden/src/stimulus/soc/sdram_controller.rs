// SPDX-License-Identifier: MIT
//! Stimulus of `soc/sdram_controller` in random tests.
use crate::sdram::{ControllerInputs, ControllerOutputs};
use crate::Stimulus;

/// Requests that stay until they are taken; any words from the memory.
#[derive(Default)]
pub struct Requests {
    request: Option<ControllerInputs>,
}

impl Stimulus for Requests {
    type Inputs = ControllerInputs;
    type Outputs = ControllerOutputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &ControllerOutputs) -> ControllerInputs {
        if self.request.is_none() && random() & 3 == 0 {
            self.request = Some(ControllerInputs {
                req_valid: 1,
                req_write: random() & 1,
                req_address: random() & 0xfff_ffff,
                req_data: [0; 4].map(|_: u64| random() & 0xffff_ffff),
                dq_in: 0,
            });
        }
        ControllerInputs { dq_in: random() & 0xffff, ..self.request.clone().unwrap_or_default() }
    }

    fn accepted(&mut self, inputs: &ControllerInputs, outputs: &ControllerOutputs) {
        if inputs.req_valid == 1 && outputs.req_ready == 1 {
            self.request = None;
        }
    }
}

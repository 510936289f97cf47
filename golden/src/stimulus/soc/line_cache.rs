// SPDX-License-Identifier: MIT
//! Stimulus of `soc/line_cache` in random tests.
use crate::sdram::{CacheInputs, CacheOutputs};
use crate::Stimulus;

/// Requests to lines that meet in a few places, and a memory that takes its time.
#[derive(Default)]
pub struct Neighbours {
    request: Option<CacheInputs>,
    fill: Option<u64>,
}

impl Stimulus for Neighbours {
    type Inputs = CacheInputs;
    type Outputs = CacheOutputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &CacheOutputs) -> CacheInputs {
        if self.request.is_none() && random() & 3 != 0 {
            let dice = random();
            // Seven places, three lines in each.
            self.request = Some(CacheInputs {
                req_valid: 1,
                req_write: dice & 1,
                req_address: (dice % 7) | (((dice >> 8) % 3) << 20),
                req_data: [0; 4].map(|_: u64| random() & 0xffff_ffff),
                req_mask: if dice >> 16 & 3 == 0 { 0xffff } else { dice >> 20 & 0xffff },
                req_tag: dice >> 40 & 0x1fff,
                ..Default::default()
            });
        }
        let comes = self.fill == Some(0);
        self.fill = if comes { None } else { self.fill.map(|wait| wait - 1) };
        CacheInputs {
            mem_ready: u64::from(random() & 3 != 0),
            fill_valid: comes.into(),
            fill_data: [0; 4].map(|_: u64| random() & 0xffff_ffff),
            ..self.request.clone().unwrap_or_default()
        }
    }

    fn accepted(&mut self, inputs: &CacheInputs, outputs: &CacheOutputs) {
        if inputs.req_valid == 1 && outputs.req_ready == 1 {
            self.request = None;
        }
        // A read that the memory takes.
        if outputs.mem_valid == 1 && outputs.mem_write == 0 && inputs.mem_ready == 1 {
            self.fill = Some(inputs.req_address & 3);
        }
    }
}

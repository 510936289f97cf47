// SPDX-License-Identifier: MIT
//! Stimulus of `constant_buffer` in random tests.
use crate::constant_buffer::{Inputs, Outputs};
use crate::Stimulus;

/// Starts with any number of lines, and a memory that answers late and out of order.
#[derive(Default)]
pub struct Neighbours {
    lines: u64,
    base: u64,
    asked: Vec<(u64, u64)>,
    /// A start of the cycle before, which no output shows yet.
    started: bool,
}

/// What memory holds at a word in these tests.
pub fn stored(word: u64) -> u64 {
    word.wrapping_mul(0x9e37_79b9).wrapping_add(7) & 0xffff_ffff
}

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Outputs) -> Inputs {
        let dice = random();
        let idle = outputs.loading == 0 && outputs.mem_valid == 0 && !self.started;
        let start = idle && dice & 63 == 0;
        self.started = start;
        if start {
            self.lines = [0, 1, 1 + (dice >> 8) % 8, (dice >> 8) % 257][(dice >> 6 & 3) as usize];
            self.base = random() & 0xff_ffff;
        }
        let answer = if !self.asked.is_empty() && dice >> 22 & 3 != 0 {
            Some(self.asked.remove(random() as usize % self.asked.len()))
        } else {
            None
        };
        let (address, tag) = answer.unwrap_or_default();
        Inputs {
            start: start.into(),
            base: self.base,
            lines: self.lines,
            mem_ready: (dice >> 20 & 3 != 0).into(),
            rsp_valid: answer.is_some().into(),
            rsp_tag: tag,
            rsp_data: [0, 1, 2, 3].map(|word| stored(address * 4 + word)),
            constant_read: (idle && !start && dice >> 24 & 1 == 1).into(),
            constant_line: dice >> 32 & 255,
        }
    }

    fn accepted(&mut self, inputs: &Inputs, outputs: &Outputs) {
        if outputs.mem_valid == 1 && inputs.mem_ready == 1 {
            self.asked.push((outputs.mem_address, outputs.mem_tag));
        }
    }
}

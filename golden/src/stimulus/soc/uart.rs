// SPDX-License-Identifier: MIT
//! Stimulus of `soc/uart` in random tests.
use crate::soc::uart::{ReceiverInputs, SenderInputs, SenderOutputs};
use crate::Stimulus;

/// Cycles of a bit in the registered blocks.
pub const DIVISOR: u32 = 6;

/// A line with bytes, pauses, glitches and broken bytes.
#[derive(Default)]
pub struct Line {
    levels: Vec<u64>,
}

impl Stimulus for Line {
    type Inputs = ReceiverInputs;
    type Outputs = ();

    fn next(&mut self, random: &mut dyn FnMut() -> u64, (): &()) -> ReceiverInputs {
        if self.levels.is_empty() {
            let dice = random();
            let bits = match dice & 7 {
                0 => 0x3ff,
                1 => dice >> 8 & 0x3ff,
                _ => 0x200 | (dice >> 8 & 0xff) << 1,
            };
            // The two clocks need not agree, and a pulse may be short.
            let width = if dice & 15 == 1 { 1 + dice as usize % 3 } else { DIVISOR as usize };
            self.levels = (0..10).flat_map(|bit| vec![bits >> bit & 1; width]).collect();
            self.levels.extend(vec![1; (dice >> 40) as usize % 20]);
            self.levels.reverse();
        }
        ReceiverInputs { line: self.levels.pop().expect("a level is left") }
    }
}

/// A byte waits until it is taken.
#[derive(Default)]
pub struct Bytes {
    waiting: Option<u64>,
}

impl Stimulus for Bytes {
    type Inputs = SenderInputs;
    type Outputs = SenderOutputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &SenderOutputs) -> SenderInputs {
        let dice = random();
        if self.waiting.is_none() && dice & 31 < 4 {
            self.waiting = Some(dice >> 8 & 0xff);
        }
        SenderInputs {
            valid: self.waiting.is_some().into(),
            data: self.waiting.unwrap_or(dice >> 16 & 0xff),
        }
    }

    fn accepted(&mut self, inputs: &SenderInputs, outputs: &SenderOutputs) {
        if inputs.valid == 1 && outputs.ready == 1 {
            self.waiting = None;
        }
    }
}

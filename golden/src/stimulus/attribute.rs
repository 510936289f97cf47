// SPDX-License-Identifier: MIT
//! Stimulus of `attribute` in random tests.
use crate::{ports, Stimulus};

ports! {
    Inputs {
        launch_valid, launch_warp, launch_id, launch_x, launch_y, launch_linear, line_valid,
        line_warp, line_tag, line_group, line: [3], lane_free, lane_result, answer_ready,
    }
    Outputs {
        lane_valid, lane_op, lane_a, lane_b, lane_c, starved, answer_valid, answer_tag,
        answer_thread, answer_last, answer_data,
    }
}

/// Lines at any time, at most 32 that are not answered; any results of the lane.
pub struct Neighbours {
    warps: u64,
    threads: u32,
    lines: u64,
}

impl Neighbours {
    /// The neighbours of an interpolator for so many warps of `threads` threads.
    pub fn new(warps: u64, threads: u32) -> Self {
        Self { warps, threads, lines: 0 }
    }
}

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &Outputs) -> Inputs {
        let dice = random();
        // Sometimes the lane is busy for long.
        let free = dice >> 60 & 3 != 0 && dice & 3 != 0;
        let line = self.lines < 63 && dice >> 4 & 7 == 0;
        self.lines += u64::from(line);
        let word = |value: u64| value & 0xffff_ffff;
        Inputs {
            launch_valid: (dice >> 12 & 7 == 0).into(),
            launch_warp: random() % self.warps,
            launch_id: random() & 0xff_ffff,
            launch_x: random() & 0xffff,
            launch_y: random() & 0xffff,
            launch_linear: dice >> 16 & 1,
            line_valid: line.into(),
            line_warp: random() % self.warps,
            line_tag: random() & 31,
            line_group: 1 + random() % ((1 << self.threads) - 1),
            line: [word(random()), word(random()), word(random())],
            lane_free: free.into(),
            lane_result: word(random()),
            answer_ready: (dice >> 8 & 3 != 0).into(),
        }
    }

    fn accepted(&mut self, inputs: &Inputs, outputs: &Outputs) {
        let answered =
            outputs.answer_valid == 1 && outputs.answer_last == 1 && inputs.answer_ready == 1;
        self.lines -= u64::from(answered);
    }
}

// SPDX-License-Identifier: MIT
//! Stimulus of `warp_scheduler/pod` in random tests.
use crate::{ports, Stimulus};

ports! {
    Inputs {
        launched, launch_stage, new_tile, none_live, ended, ready, replay, granted, phase_granted,
        slow_pipe, idle_pipe, bonuses,
    }
    Outputs { chosen, select_valid, select_warp, credit_sum_error }
}

/// Anything, but a warp that was selected is not ready in the next cycle; at most one starts
/// and one ends.
pub struct Neighbours;

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Outputs) -> Inputs {
        let dice = random();
        let one = |at: u32| if dice >> at & 3 == 0 { 1 << (dice >> (at + 2) & 7) } else { 0 };
        let (launched, ended) = (one(0), one(8));
        let ready = random() & 0xff & !outputs.chosen & !ended;
        let mut some = || random() & random() & 0xff;
        Inputs {
            launched,
            launch_stage: dice >> 16 & 3,
            new_tile: dice >> 18 & 1,
            none_live: u64::from(dice >> 20 & 0x3f == 0),
            ended: ended & !launched,
            ready,
            replay: some(),
            granted: some(),
            phase_granted: some(),
            slow_pipe: some(),
            idle_pipe: some(),
            bonuses: random() & 0x1_ffff_ffff,
        }
    }
}

// SPDX-License-Identifier: MIT
//! Stimulus of `scoreboard` in random tests.
use crate::scoreboard::{Inputs, Outputs};
use crate::Stimulus;

/// Issues to slots that are not full, completes what is outstanding.
pub struct Neighbours {
    warps: usize,
    slots: u64,
    outstanding: Vec<[u64; 8]>,
    last: [(usize, usize); 2],
}

impl Neighbours {
    /// The neighbours of a scoreboard of `warps` warps with `slots` slots each.
    pub fn new(warps: usize, slots: u32) -> Self {
        Self { warps, slots: slots.into(), outstanding: vec![[0; 8]; warps], last: [(0, 0); 2] }
    }
}

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Outputs) -> Inputs {
        let warps = self.warps as u64;
        let dice = random();
        let [mut complete_valid, mut complete_warp, mut complete_slot] = [[0; 2]; 3];
        for number in 0..2 {
            let (warp, number_of_slot) = ((random() % warps) as usize, random() & 7);
            let slot = (number_of_slot % self.slots) as usize;
            let complete = self.outstanding[warp][slot] > 0 && dice >> number & 1 == 1;
            self.outstanding[warp][slot] -= u64::from(complete);
            complete_valid[number] = complete.into();
            (complete_warp[number], complete_slot[number]) = (warp as u64, number_of_slot);
        }
        let (warp, number) = ((random() % warps) as usize, random() & 7);
        let slot = (number % self.slots) as usize;
        // `full` does not show the issues of the last two cycles.
        let room = outputs.full[warp] >> slot & 1 == 0 && !self.last.contains(&(warp, slot));
        let (valid, reorderable) = (dice >> 2 & 1 == 1, dice >> 3 & 3 != 0 && room);
        self.outstanding[warp][slot] += u64::from(valid && reorderable);
        self.last = [(warp, slot), self.last[0]];
        let launched = (random() % warps) as usize;
        let launch = dice & 0xf00 == 0 && launched != warp;
        Inputs {
            launch_valid: launch.into(),
            launch_warp: launched as u64,
            launch_wait: random() & 0xff,
            issue_valid: valid.into(),
            issue_warp: warp as u64,
            issue_reorderable: reorderable.into(),
            issue_slot: number,
            issue_load: dice >> 5 & 1,
            issue_store: dice >> 6 & 1,
            issue_wait: random() & random() & 0xff,
            complete_valid,
            complete_warp,
            complete_slot,
        }
    }
}

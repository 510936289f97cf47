// SPDX-License-Identifier: MIT
//! Stimulus of `execution_unit/warp_lives` in random tests.
use crate::warp_lives::{Inputs, Outputs};
use crate::Stimulus;

/// Warps that are launched into slots that were named free, end, and settle some time later.
pub struct Neighbours {
    warps: u64,
    free: u64,
    alive: u64,
}

impl Neighbours {
    /// For so many warps.
    pub fn new(warps: u64) -> Self {
        Self { warps, free: (1 << warps) - 1, alive: 0 }
    }
}

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Outputs) -> Inputs {
        let (dice, warps) = (random(), self.warps);
        let pick = |mask: u64, dice: u64| {
            (0..warps).map(|i| (dice + i) % warps).find(|warp| mask >> warp & 1 == 1)
        };
        // What the block named in the cycle before.
        self.free |= outputs.free_valid << outputs.free_warp;
        // Times in which more is launched than ends, and others.
        let rate = if dice >> 60 & 1 == 1 { 6 } else { 2 };
        let launch = pick(self.free, dice >> 8).filter(|_| dice & 7 < rate);
        let end = pick(self.alive, dice >> 24).filter(|_| dice >> 3 & 7 >= rate);
        let bit = |warp: Option<u64>| warp.map_or(0, |warp| 1 << warp);
        self.free &= !bit(launch);
        self.alive = (self.alive | bit(launch)) & !bit(end);
        let every = (1 << warps) - 1;
        let mut other = || random() % warps;
        let (launch_warp, end_warp) = (launch.unwrap_or(other()), end.unwrap_or(other()));
        Inputs {
            launch_valid: launch.is_some().into(),
            launch_warp,
            end_valid: end.is_some().into(),
            end_warp,
            settled: random() & every,
            blocked: random() & random() & every,
        }
    }
}

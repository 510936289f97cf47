// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/execution_unit/warp_lives`: which warps live, and whose slot is free
//! again.
use crate::{ports, Model};
use std::collections::BTreeSet;

ports! {
    Inputs { launch_valid, launch_warp, end_valid, end_warp, settled, blocked }
    Outputs { alive, free_valid, free_warp }
}

/// The lives of the warps of a unit.
#[derive(Default)]
pub struct WarpLives {
    alive: BTreeSet<u64>,
    /// Warps without threads whose slot has not been chosen yet.
    ended: BTreeSet<u64>,
    /// The slot that is named free in this cycle.
    free: Option<u64>,
}

impl Model for WarpLives {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, _: &Inputs) -> Outputs<Option<u64>> {
        let alive = self.alive.iter().fold(0, |mask, warp| mask | 1 << warp);
        Outputs {
            alive: Some(alive),
            free_valid: Some(self.free.is_some().into()),
            free_warp: self.free,
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        let Inputs { launch_warp, end_warp, settled, blocked, .. } = *inputs;
        let over = |warp: &u64| settled >> warp & 1 == 1 && blocked >> warp & 1 == 0;
        self.free = self.ended.iter().copied().filter(over).max();
        if let Some(warp) = self.free {
            self.ended.remove(&warp);
        }
        if inputs.launch_valid == 1 {
            assert!(
                !self.ended.contains(&launch_warp),
                "slot {launch_warp} is launched before it is free"
            );
            assert!(self.alive.insert(launch_warp), "slot {launch_warp} is launched twice");
        }
        if inputs.end_valid == 1 {
            assert!(self.alive.remove(&end_warp), "warp {end_warp} ends twice");
            self.ended.insert(end_warp);
        }
    }
}

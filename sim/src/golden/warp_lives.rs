//! Reference model of `rtl/src/execution_unit/warp_lives`: which warps live, and whose slot is free again.
use crate::harness::Model;
use std::collections::BTreeSet;

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
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        let alive = self.alive.iter().fold(0, |mask, warp| mask | 1 << warp);
        vec![Some(alive), Some(self.free.is_some().into()), self.free]
    }

    fn clock(&mut self, inputs: &[u64]) {
        let [launch, launch_warp, end, end_warp, settled, blocked] = *inputs else { panic!("ports") };
        let over = |warp: &u64| settled >> warp & 1 == 1 && blocked >> warp & 1 == 0;
        self.free = self.ended.iter().copied().filter(over).max();
        if let Some(warp) = self.free {
            self.ended.remove(&warp);
        }
        if launch == 1 {
            assert!(!self.ended.contains(&launch_warp), "slot {launch_warp} is launched before it is free");
            assert!(self.alive.insert(launch_warp), "slot {launch_warp} is launched twice");
        }
        if end == 1 {
            assert!(self.alive.remove(&end_warp), "warp {end_warp} ends twice");
            self.ended.insert(end_warp);
        }
    }
}

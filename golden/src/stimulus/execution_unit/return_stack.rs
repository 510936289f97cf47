// SPDX-License-Identifier: MIT
//! Stimulus of `execution_unit/return_stack` in random tests.
use crate::return_stack::Inputs;
use crate::Stimulus;
use std::collections::VecDeque;

/// Launches, calls and returns of warps that have nothing else under way.
pub struct Neighbours {
    /// The warps of the last instructions, newest first.
    under_way: VecDeque<Option<u64>>,
    launched: u64,
    /// Of each warp.
    depths: Vec<u64>,
    moved: bool,
}

impl Neighbours {
    /// For so many warps.
    pub fn new(warps: usize) -> Self {
        Self { under_way: VecDeque::new(), launched: 0, depths: vec![0; warps], moved: false }
    }
}

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = ();

    fn next(&mut self, random: &mut dyn FnMut() -> u64, (): &()) -> Inputs {
        let dice = random();
        let e1 = self.under_way.get(1).copied().flatten();
        let busy = |warp: u64| self.under_way.iter().flatten().any(|&other| other == warp);
        let warps = self.depths.len() as u64;
        let launch = Some((dice >> 32) % warps).filter(|&warp| dice & 15 == 0 && !busy(warp));
        let mut select = ((dice >> 40) % warps)..warps;
        let select = select
            .find(|&warp| !busy(warp) && self.launched >> warp & 1 == 1 && launch != Some(warp));
        let select = select.filter(|_| dice >> 12 & 7 != 0);
        let depth = &mut self.depths[e1.unwrap_or(0) as usize];
        let push = e1.is_some() && *depth < 16 && dice >> 16 & 3 < 2;
        let pop = e1.is_some() && *depth > 0 && dice >> 16 & 3 == 2;
        *depth = *depth + u64::from(push) - u64::from(pop);
        launch.iter().for_each(|&warp| self.depths[warp as usize] = 0);
        self.launched |= launch.map_or(0, |warp| 1 << warp);
        self.under_way.push_front(select);
        self.under_way.truncate(4);
        // A new depth for a warp that has nothing under way, not while a push or pop is stored.
        let set = Some((dice >> 48) % warps).filter(|&warp| {
            let idle = !self.under_way.iter().flatten().any(|&other| other == warp)
                && launch != Some(warp);
            dice >> 20 & 7 == 0 && !self.moved && idle && self.depths[warp as usize] > 0
        });
        if let Some(warp) = set {
            self.depths[warp as usize] = random() % self.depths[warp as usize];
        }
        self.moved = push || pop;
        Inputs {
            launch_valid: launch.is_some().into(),
            launch_warp: launch.unwrap_or(0),
            select_valid: select.is_some().into(),
            select_warp: select.unwrap_or(0),
            warp: e1.unwrap_or(0),
            push: push.into(),
            pop: pop.into(),
            pc: random() & 0xf_ffff,
            depth_valid: set.is_some().into(),
            depth_warp: set.unwrap_or(0),
            new_depth: set.map_or(0, |warp| self.depths[warp as usize]),
        }
    }
}

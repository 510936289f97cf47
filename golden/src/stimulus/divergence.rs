// SPDX-License-Identifier: MIT
//! Stimulus of `divergence` in random tests.
use crate::divergence::{Inputs, Outputs};
use crate::Stimulus;

/// Launches ended warps, resolves running ones, one at a time each.
pub struct Neighbours {
    warps: usize,
    threads: u32,
    live: u64,
    asked: u64,
    killed: u64,
    last: u64,
    launched: u64,
    /// Calls that the threads of each warp are inside of.
    depths: Vec<u64>,
}

impl Neighbours {
    /// The neighbours of a block of `warps` warps of `threads` threads.
    pub fn new(warps: usize, threads: u32) -> Self {
        Self {
            warps,
            threads,
            live: 0,
            asked: 0,
            killed: 0,
            last: 0,
            launched: 0,
            depths: vec![0; warps],
        }
    }

    fn pick(&self, mask: u64, dice: u64) -> Option<u64> {
        let warps = self.warps as u64;
        (0..warps).map(|i| (dice + i) % warps).find(|i| mask >> i & 1 == 1)
    }
}

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Outputs) -> Inputs {
        if outputs.redirect_valid == 1 {
            self.asked &= !(1 << outputs.redirect_warp);
            if outputs.redirect_kind == 3 {
                self.live &= !(1 << outputs.redirect_warp);
                self.killed &= !(1 << outputs.redirect_warp);
            }
        }
        if outputs.depth_valid == 1 {
            self.depths[outputs.depth_warp as usize] = outputs.depth;
        }
        let all = u64::MAX >> (64 - self.warps);
        let dice = random();
        let launch = self.pick(!self.live & all, dice & 0xff).filter(|_| dice & 0x100 != 0);
        // Mostly branches, syncs, calls and returns, so that warps live long enough to diverge; a
        // kill may also hit a warp that waits.
        let kind = [0, 0, 0, 0, 6, 1, 1, 1, 2, 3, 4, 7, 7, 6, 6, 5][(dice >> 16 & 15) as usize];
        let kill = kind == 5 && dice >> 20 & 1 == 0;
        // Not a warp that has just resolved: it may be ending. Nor one that has just started: its
        // threads are not to be seen.
        let ready =
            self.live & !self.killed & !self.launched & if kill { !self.last } else { !self.asked };
        let resolve = self
            .pick(ready, dice >> 24 & 0xff)
            .filter(|_| (dice & 0x600 != 0) && (kind != 5 || kill));
        let mask = (dice >> 12 & 15 | (dice >> 44 & 15) << 4) & ((1 << self.threads) - 1);
        let active = resolve.map_or(0, |warp| outputs.active[warp as usize]);
        let live = resolve.map_or(0, |warp| outputs.live[warp as usize]);
        let taken = random() & random() & active;
        let taken = if dice >> 40 & 3 == 0 { taken } else { taken ^ active };
        let taken = if kind == 2 || kind == 3 { taken & random() } else { taken };
        // Of calls and returns at least one thread takes part.
        let level = resolve.map_or(0, |warp| outputs.level[warp as usize]);
        let depth = resolve.map_or(0, |warp| self.depths[warp as usize]);
        let fits = taken != 0 && if kind == 6 { depth > 0 } else { depth < 16 };
        let kind = if kind < 6 || fits { kind } else { 4 };
        let offset = (random() & 7).wrapping_sub(3) & 0xff_ffff;
        let inputs = Inputs {
            launch_valid: launch.is_some().into(),
            launch_warp: launch.unwrap_or(0),
            launch_mask: mask.max(1),
            resolve_valid: resolve.is_some().into(),
            resolve_warp: resolve.unwrap_or(0),
            resolve_kind: kind,
            resolve_taken: taken,
            resolve_pc: 0x100 + (random() & 7),
            resolve_offset: offset,
            resolve_active: if kill { dice >> 48 & 15 } else { active },
            resolve_live: if kill { dice >> 48 & 15 } else { live },
            resolve_level: if kill { dice >> 48 & 15 } else { level },
            resolve_depth: depth,
        };
        if let (Some(warp), 6 | 7) = (resolve, kind) {
            self.depths[warp as usize] =
                if kind == 7 { depth + 1 } else { depth - u64::from(taken == level) };
        }
        self.launched = launch.map_or(0, |warp| 1 << warp);
        if let Some(warp) = launch {
            self.live |= 1 << warp;
            self.depths[warp as usize] = 0;
            self.asked &= !(1 << warp);
        }
        self.last = resolve.map_or(0, |warp| 1 << warp);
        if let Some(warp) = resolve {
            self.asked |= 1 << warp;
            if kill {
                self.killed |= 1 << warp;
            }
        }
        inputs
    }
}

//! Stimulus of `divergence` in random tests.
use crate::dut::Stimulus;

/// Launches ended warps, resolves running ones, one at a time each.
pub struct Neighbours {
    warps: usize,
    threads: u32,
    live: u64,
    asked: u64,
    killed: u64,
    last: u64,
    launched: u64,
}

impl Neighbours {
    /// The neighbours of a block of `warps` warps of `threads` threads.
    pub fn new(warps: usize, threads: u32) -> Self {
        Self { warps, threads, live: 0, asked: 0, killed: 0, last: 0, launched: 0 }
    }

    fn pick(&self, mask: u64, dice: u64) -> Option<u64> {
        let warps = self.warps as u64;
        (0..warps).map(|i| (dice + i) % warps).find(|i| mask >> i & 1 == 1)
    }
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        let (active, redirect) = (&outputs[..self.warps], &outputs[2 * self.warps..]);
        if redirect[0] == 1 {
            self.asked &= !(1 << redirect[1]);
            if redirect[2] == 3 {
                self.live &= !(1 << redirect[1]);
                self.killed &= !(1 << redirect[1]);
            }
        }
        let all = u64::MAX >> (64 - self.warps);
        let dice = random();
        let launch = self.pick(!self.live & all, dice & 0xff).filter(|_| dice & 0x100 != 0);
        // Mostly branches and syncs, so that warps live long enough to diverge; a kill may
        // also hit a warp that waits.
        let kind = [0, 0, 0, 0, 6, 1, 1, 1, 2, 3, 4, 0, 0, 1, 1, 5][(dice >> 16 & 15) as usize];
        let kill = kind == 5 && dice >> 20 & 1 == 0;
        // Not a warp that has just resolved: it may be ending. Nor one that has just started: its threads are not to be seen.
        let ready = self.live & !self.killed & !self.launched & if kill { !self.last } else { !self.asked };
        let resolve = self.pick(ready, dice >> 24 & 0xff).filter(|_| (dice & 0x600 != 0) && (kind != 5 || kill));
        let mask = (dice >> 12 & 15 | (dice >> 44 & 15) << 4) & ((1 << self.threads) - 1);
        let mut inputs = vec![u64::from(launch.is_some()), launch.unwrap_or(0), mask.max(1)];
        let taken = random() & random() & resolve.map_or(0, |warp| active[warp as usize]);
        let taken = if dice >> 40 & 3 == 0 { taken } else { taken ^ resolve.map_or(0, |warp| active[warp as usize]) };
        let taken = if kind == 2 || kind == 3 { taken & random() } else { taken };
        let offset = (random() & 7).wrapping_sub(3) & 0xff_ffff;
        inputs.extend([u64::from(resolve.is_some()), resolve.unwrap_or(0), kind, taken, 0x100 + (random() & 7), offset]);
        let own = |masks: &[u64]| if kill { dice >> 48 & 15 } else { resolve.map_or(0, |warp| masks[warp as usize]) };
        inputs.extend([own(active), own(&outputs[self.warps..2 * self.warps])]);
        self.launched = launch.map_or(0, |warp| 1 << warp);
        if let Some(warp) = launch {
            self.live |= 1 << warp;
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

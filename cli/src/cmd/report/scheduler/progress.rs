// SPDX-License-Identifier: MIT
//! How far the warps of each tile have come.
use super::super::runner::Watcher;
use std::collections::HashSet;
use warpwright_sim::engine::Cycle;

/// Warps of a subtile.
const SUBTILE: u32 = 4;
/// Cycles of a point of the plot over time, and points.
pub(super) const WINDOW: u64 = 64;
const POINTS: usize = 96;

/// What is known of the warp in a slot.
#[derive(Clone, Copy, Default)]
struct Slot {
    tile: u32,
    issued: u32,
}

/// The warps of an execution unit.
#[derive(Clone)]
struct Resident {
    slots: Vec<Slot>,
    live: u64,
    launched: u32,
}

/// Watches how far the warps of each subtile have come.
pub(super) struct Progress {
    units: Vec<Resident>,
    pub(super) deviation: f64,
    pub(super) range: f64,
    pub(super) samples: u64,
    window: (f64, u64),
    pub(super) over_time: Vec<f64>,
    /// Texture lines read from memory.
    pub(super) lines: HashSet<u32>,
}

impl Progress {
    pub(super) fn new(units: usize, warps: usize) -> Self {
        let slots = vec![Slot::default(); warps];
        let window = (0.0, 0);
        Self {
            units: vec![Resident { slots, live: 0, launched: 0 }; units],
            deviation: 0.0,
            range: 0.0,
            samples: 0,
            window,
            over_time: vec![],
            lines: HashSet::new(),
        }
    }

    /// Deviation and range of every subtile of a unit with two resident warps at least.
    fn sample(&mut self, unit: usize) {
        let Resident { slots, live, .. } = &self.units[unit];
        let slots = slots.iter().enumerate().filter(|(slot, _)| live >> slot & 1 == 1);
        let mut here: Vec<(u32, f64)> =
            slots.map(|(_, slot)| (slot.tile, f64::from(slot.issued))).collect();
        here.sort_by_key(|&(tile, _)| tile);
        for warps in here.chunk_by(|a, b| a.0 == b.0).filter(|warps| warps.len() > 1) {
            let issued = || warps.iter().map(|warp| warp.1);
            let count = warps.len() as f64;
            let mean = issued().sum::<f64>() / count;
            let deviation =
                (issued().map(|value| (value - mean).powi(2)).sum::<f64>() / count).sqrt();
            self.deviation += deviation;
            self.range += issued().fold(f64::MIN, f64::max) - issued().fold(f64::MAX, f64::min);
            self.samples += 1;
            self.window = (self.window.0 + deviation, self.window.1 + 1);
        }
    }
}

impl Watcher for Progress {
    fn see(&mut self, cycle: &Cycle) {
        // One warp is launched a cycle, in the order of the grid; a subtile's on one unit.
        let unit = &mut self.units[cycle.unit];
        for slot in (0..unit.slots.len()).filter(|slot| (cycle.live & !unit.live) >> slot & 1 == 1)
        {
            unit.slots[slot] = Slot { tile: unit.launched / SUBTILE, issued: 0 };
            unit.launched += 1;
        }
        unit.live = cycle.live;
        if let Some((warp, _)) = cycle.issue {
            unit.slots[warp as usize].issued += 1;
        }
        // The texture pipeline's requests have 1 in the top bits of the tag, those of descriptors
        // bit 5.
        if let Some(request) =
            cycle.request.filter(|request| cycle.ready && request.tag & 0x1820 == 0x800)
        {
            self.lines.insert(request.address);
        }
        self.sample(cycle.unit);
        let last = cycle.unit + 1 == self.units.len();
        if last && cycle.number % WINDOW == WINDOW - 1 && self.over_time.len() < POINTS {
            let (sum, samples) = std::mem::take(&mut self.window);
            self.over_time.push(if samples == 0 { 0.0 } else { sum / samples as f64 });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spread_is_that_of_the_warps_of_one_tile() {
        let mut progress = Progress::new(1, 4);
        progress.units[0].live = 0b0111;
        for (slot, (tile, issued)) in [(0, 10), (0, 14), (1, 90), (0, 50)].into_iter().enumerate() {
            progress.units[0].slots[slot] = Slot { tile, issued };
        }
        progress.sample(0);
        assert_eq!((progress.samples, progress.deviation, progress.range), (1, 2.0, 4.0));
    }
}

//! Stimulus of `execution_unit/warp_lives` in random tests.
use crate::dut::Stimulus;

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
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        let (dice, warps) = (random(), self.warps);
        let pick = |mask: u64, dice: u64| (0..warps).map(|i| (dice + i) % warps).find(|warp| mask >> warp & 1 == 1);
        // What the block named in the cycle before.
        self.free |= outputs[1] << outputs[2];
        // Times in which more is launched than ends, and others.
        let rate = if dice >> 60 & 1 == 1 { 6 } else { 2 };
        let launch = pick(self.free, dice >> 8).filter(|_| dice & 7 < rate);
        let end = pick(self.alive, dice >> 24).filter(|_| dice >> 3 & 7 >= rate);
        let bit = |warp: Option<u64>| warp.map_or(0, |warp| 1 << warp);
        self.free &= !bit(launch);
        self.alive = (self.alive | bit(launch)) & !bit(end);
        let every = (1 << warps) - 1;
        let on = |warp: Option<u64>, other: u64| [u64::from(warp.is_some()), warp.unwrap_or(other % warps)];
        let mut inputs = on(launch, random()).to_vec();
        inputs.extend(on(end, random()));
        inputs.extend([random() & every, random() & random() & every]);
        inputs
    }
}

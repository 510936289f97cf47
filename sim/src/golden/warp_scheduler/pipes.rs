//! Reference model of `rtl/src/warp_scheduler/pipes`.
use crate::harness::Model;

/// Load of the two pipes against their thresholds.
#[derive(Default)]
pub struct Pipes {
    /// Instructions under way, MAD and SFU.
    occupancy: [u64; 2],
    /// The thresholds of the cycle before, by pipe.
    thresholds: [[u64; 2]; 2],
    started: bool,
}

impl Pipes {
    /// By pod, the pipes to which it may issue nothing more; `selected`: warps selected in the cycle before.
    pub(super) fn closed(&self, selected: u64) -> [[bool; 2]; 2] {
        // The second pod leaves a place for what the first selects at the same time.
        let reached = |pipe: usize, more: u64| {
            let [_, second] = self.thresholds[pipe];
            self.started && self.occupancy[pipe] + selected + more >= second.min(16)
        };
        [0, 1].map(|pod| [reached(0, pod), reached(1, pod)])
    }

    pub(super) fn oversubscribed(&self) -> [bool; 2] {
        [0, 1].map(|pipe| self.started && self.occupancy[pipe] >= self.thresholds[pipe][0])
    }

    /// Pipes that have more to do than the other.
    pub(super) fn leads(&self) -> [bool; 2] {
        let [mad, sfu] = self.occupancy;
        [mad > sfu, sfu > mad]
    }

    pub(super) fn step(&mut self, thresholds: u64, pods: u64, issued: [u64; 2], done: [u64; 2]) {
        self.started = true;
        for pipe in 0..2 {
            self.thresholds[pipe] = [0, 5].map(|at| thresholds >> (10 * pipe + at) & 31);
            let occupancy = &mut self.occupancy[pipe];
            *occupancy = *occupancy + issued[pipe] - done[pipe];
            let second = self.thresholds[pipe][1].min(16);
            assert!(second < 2 * pods || *occupancy <= second, "never more than the second threshold");
        }
    }
}

impl Model for Pipes {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let closed = self.closed(inputs[1].count_ones().into());
        let mask = |pipe: usize| u64::from(closed[0][pipe]) | u64::from(closed[1][pipe]) << 1;
        let [mad_over, sfu_over] = self.oversubscribed().map(u64::from);
        let [mad_leads, sfu_leads] = self.leads().map(u64::from);
        [mad_over, sfu_over, mask(0), mask(1), mad_leads, sfu_leads].map(Some).to_vec()
    }
    fn clock(&mut self, inputs: &[u64]) {
        let count = |port: usize| u64::from(inputs[port].count_ones());
        self.step(inputs[0], 2, [count(2), count(3)], [count(4), count(5)]);
    }
}

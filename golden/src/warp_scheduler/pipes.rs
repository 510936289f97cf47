// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/warp_scheduler/pipes`.
use crate::{ports, Model};

ports! {
    Inputs { thresholds, selected, mad_issued, sfu_issued, mad_done, sfu_done }
    Outputs { mad_oversubscribed, sfu_oversubscribed, mad_closed, sfu_closed, mad_leads, sfu_leads }
}

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
    /// By pod, the pipes to which it may issue nothing more; `selected`: warps selected in the
    /// cycle before.
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
            assert!(
                second < 2 * pods || *occupancy <= second,
                "never more than the second threshold"
            );
        }
    }
}

impl Model for Pipes {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, inputs: &Inputs) -> Outputs<Option<u64>> {
        let closed = self.closed(inputs.selected.count_ones().into());
        let mask = |pipe: usize| u64::from(closed[0][pipe]) | u64::from(closed[1][pipe]) << 1;
        let [mad_oversubscribed, sfu_oversubscribed] = self.oversubscribed().map(u64::from);
        let [mad_leads, sfu_leads] = self.leads().map(u64::from);
        let [mad_closed, sfu_closed] = [mask(0), mask(1)];
        Outputs {
            mad_oversubscribed,
            sfu_oversubscribed,
            mad_closed,
            sfu_closed,
            mad_leads,
            sfu_leads,
        }
        .map(Some)
    }
    fn clock(&mut self, inputs: &Inputs) {
        let count = |mask: u64| u64::from(mask.count_ones());
        let issued = [inputs.mad_issued, inputs.sfu_issued].map(count);
        self.step(inputs.thresholds, 2, issued, [inputs.mad_done, inputs.sfu_done].map(count));
    }
}

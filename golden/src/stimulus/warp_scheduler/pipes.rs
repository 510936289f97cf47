// SPDX-License-Identifier: MIT
//! Stimulus of `warp_scheduler/pipes` in random tests.
use crate::warp_scheduler::pipes::{Inputs, Outputs};
use crate::Stimulus;

/// Issues what is allowed, ends what was issued, some of it late.
pub struct Neighbours {
    thresholds: u64,
    pods: usize,
    /// Issued and not done, by pipe.
    under_way: [u64; 2],
    /// The class that each pod selected in the cycle before: none, 1 MAD, 2 SFU, 3 another.
    last: [u64; 2],
}

impl Neighbours {
    /// Neighbours of pipes with these thresholds, packed, and one or two pods.
    pub fn new(thresholds: u64, pods: usize) -> Self {
        Self { thresholds, pods, under_way: [0; 2], last: [0; 2] }
    }

    /// The pods that selected one of these classes, a bit each.
    fn pods(&self, test: impl Fn(u64) -> bool) -> u64 {
        (0..2).filter(|&pod| test(self.last[pod])).fold(0, |mask, pod| mask | 1 << pod)
    }
}

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &Outputs) -> Inputs {
        let issued = [self.pods(|class| class == 1), self.pods(|class| class == 2)];
        let selected = self.pods(|class| class != 0);
        let mut done_by = [0; 2];
        // The lanes are faster than the SFU.
        for (pipe, slow) in [(0, 0), (1, u64::MAX)] {
            let dice = random();
            let done = dice & (dice >> 2 | !slow) & 3;
            let done = if self.under_way[pipe] > 1 { done } else { done & self.under_way[pipe] };
            done_by[pipe] = done;
            self.under_way[pipe] += u64::from(issued[pipe].count_ones());
            self.under_way[pipe] -= u64::from(done.count_ones());
        }
        // What each pod would select, by the state so far.
        let draw = random();
        self.last = [draw & 3, if self.pods == 2 { draw >> 2 & 3 } else { 0 }];
        let ([mad_issued, sfu_issued], [mad_done, sfu_done]) = (issued, done_by);
        Inputs { thresholds: self.thresholds, selected, mad_issued, sfu_issued, mad_done, sfu_done }
    }

    /// A pod selects nothing that the block does not allow.
    fn accepted(&mut self, _: &Inputs, outputs: &Outputs) {
        for pod in 0..2 {
            let closed = [
                false,
                outputs.mad_closed >> pod & 1 == 1,
                outputs.sfu_closed >> pod & 1 == 1,
                false,
            ];
            if closed[self.last[pod] as usize] {
                self.last[pod] = 0;
            }
        }
    }
}

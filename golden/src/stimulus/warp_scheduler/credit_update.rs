// SPDX-License-Identifier: MIT
//! Stimulus of `warp_scheduler/credit_update` in random tests.
use crate::warp_scheduler::credit_update::Inputs;
use crate::Stimulus;

/// One issuer at most; others wait; any warp may end, the issuer and a victim too.
pub struct Neighbours {
    warps: usize,
}

impl Neighbours {
    /// The neighbours of the credits of `warps` warps.
    pub fn new(warps: usize) -> Self {
        Self { warps }
    }
}

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = ();

    fn next(&mut self, random: &mut dyn FnMut() -> u64, (): &()) -> Inputs {
        let dice = random();
        let all = u64::MAX >> (64 - self.warps);
        // A preferred warp issues often, so that credits saturate.
        let preferred = if dice & 3 == 0 { random() % self.warps as u64 } else { 1 };
        let issuer = if dice & 4 == 0 { 0 } else { 1 << preferred };
        let victims = random() & (if dice & 8 == 0 { all } else { random() }) & all & !issuer;
        let ended = if dice & 0x3f0 == 0 { random() & all } else { 0 };
        Inputs { issuer, victims, ended: ended & ended.wrapping_neg() }
    }
}

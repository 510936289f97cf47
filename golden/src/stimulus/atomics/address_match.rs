// SPDX-License-Identifier: MIT
//! Stimulus of `atomics/address_match` in random tests.
use crate::atomic_prepare::MatchInputs;
use crate::Stimulus;

/// Random masks, few addresses.
pub struct Addresses(pub usize);

impl Stimulus for Addresses {
    type Inputs = MatchInputs;
    type Outputs = ();

    fn next(&mut self, random: &mut dyn FnMut() -> u64, (): &()) -> MatchInputs {
        let dice = random();
        let spread = 1 + (dice & 7) % self.0 as u64;
        MatchInputs {
            mask: (random() | random()) & u64::from(u32::MAX) >> (32 - self.0),
            address: (0..self.0).map(|_| random() % spread * (dice >> 16 & 0xffff)).collect(),
        }
    }
}

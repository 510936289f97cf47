//! Stimulus of `atomics/address_match` in random tests.
use crate::dut::Stimulus;

/// Random masks, few addresses.
pub struct Addresses(pub usize);

impl Stimulus for Addresses {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let dice = random();
        let mut inputs = vec![(random() | random()) & u64::from(u32::MAX) >> (32 - self.0)];
        let spread = 1 + (dice & 7) % self.0 as u64;
        inputs.extend((0..self.0).map(|_| random() % spread * (dice >> 16 & 0xffff)));
        inputs
    }
}

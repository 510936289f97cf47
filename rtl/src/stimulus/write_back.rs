//! Stimulus of `write_back` in random tests.
use crate::dut::Stimulus;

/// Results that wait until they are taken.
pub struct Results {
    threads: usize,
    waits: bool,
}

impl Results {
    /// Of warps of `threads` threads.
    pub fn new(threads: usize) -> Self {
        Self { threads, waits: false }
    }
}

impl Stimulus for Results {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        let dice = random();
        let (threads, every) = (self.threads, (1u64 << self.threads) - 1);
        self.waits = self.waits && outputs[0] == 0 || dice & 3 == 0;
        let mut inputs = vec![if dice & 0x300 == 0 { 0 } else { random() & every }, dice >> 10 & 1, dice >> 12 & 127];
        inputs.extend((0..threads).map(|_| random() & 0xffff_ffff));
        inputs.extend([u64::from(self.waits), dice >> 20 & 1, dice >> 21 & 127, random() & every]);
        inputs.extend((0..threads).map(|_| random() & 0xffff_ffff));
        inputs
    }
}

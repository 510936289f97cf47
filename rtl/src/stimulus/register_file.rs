//! Stimulus of `register_file` in random tests.
use crate::dut::Stimulus;

/// Random reads and writes of so many threads that never meet at one register.
pub struct NoCollision(pub usize);

impl Stimulus for NoCollision {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let flags = random();
        let (threads, every) = (self.0, (1 << self.0) - 1);
        let mask = |at: u32| (flags >> at & 15 | (flags >> (at + 16) & 15) << 4) & every;
        // Reads take registers whose lowest bit differs from the one written.
        let side = flags >> 8 & 1;
        let mut address = |low: u64| (random() & 6) | low;
        let (a, b, c) = (address(side), address(side), address(side));
        let (even, odd) = (address(side ^ 1), address(side ^ 1));
        let mut inputs = vec![flags & 1, flags >> 1 & 1, flags >> 2 & 1, flags >> 3 & 1, a, b, c];
        inputs.extend([mask(16), even]);
        inputs.extend((0..threads).map(|_| random() & 0xffff_ffff));
        inputs.extend([mask(20), odd]);
        inputs.extend((0..threads).map(|_| random() & 0xffff_ffff));
        inputs
    }
}

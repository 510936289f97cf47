//! Stimulus of `soc/line_memory` in random tests.
use crate::dut::Stimulus;

/// Requests to a few lines: stores of any bytes and reads. The first of all writes every line.
#[derive(Default)]
pub struct Requests {
    cycle: u64,
}

impl Stimulus for Requests {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let dice = random();
        self.cycle += 1;
        let first = self.cycle <= 64;
        let address = if first { self.cycle & 63 } else { dice >> 4 & 63 };
        let mut inputs = vec![u64::from(first || dice & 3 != 0), u64::from(first || dice >> 2 & 1 == 1), address];
        inputs.extend((0..4).map(|_| random() & 0xffff_ffff));
        inputs.extend([if first { 0xffff } else { dice >> 16 & 0xffff }, dice >> 32 & 0x1fff]);
        inputs
    }
}

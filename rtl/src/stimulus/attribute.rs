//! Stimulus of `attribute` in random tests.
use crate::dut::Stimulus;

/// Lines at any time, at most 32 that are not answered; any results of the lane.
pub struct Neighbours {
    warps: u64,
    threads: u32,
    lines: u64,
}

impl Neighbours {
    /// The neighbours of an interpolator for so many warps of `threads` threads.
    pub fn new(warps: u64, threads: u32) -> Self {
        Self { warps, threads, lines: 0 }
    }
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let dice = random();
        // Sometimes the lane is busy for long.
        let free = dice >> 60 & 3 != 0 && dice & 3 != 0;
        let line = self.lines < 31 && dice >> 4 & 7 == 0;
        self.lines += u64::from(line);
        let ready = dice >> 8 & 3 != 0;
        let word = |value: u64| value & 0xffff_ffff;
        let mut inputs = vec![u64::from(dice >> 12 & 7 == 0), random() % self.warps, random() & 0xff_ffff, random() & 0xffff];
        inputs.extend([
            random() & 0xffff,
            dice >> 16 & 1,
            line.into(),
            random() % self.warps,
            random() & 31,
            1 + random() % ((1 << self.threads) - 1),
        ]);
        inputs.extend([word(random()), word(random()), word(random()), free.into(), word(random()), ready.into()]);
        inputs
    }

    fn accepted(&mut self, inputs: &[u64], outputs: &[u64]) {
        self.lines -= u64::from(outputs[6] == 1 && outputs[9] == 1 && inputs[15] == 1);
    }
}

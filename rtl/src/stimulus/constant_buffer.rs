//! Stimulus of `constant_buffer` in random tests.
use crate::dut::Stimulus;

/// Starts with any number of lines, and a memory that answers late and out of order.
#[derive(Default)]
pub struct Neighbours {
    lines: u64,
    base: u64,
    asked: Vec<(u64, u64)>,
    /// A start of the cycle before, which no output shows yet.
    started: bool,
}

/// What memory holds at a word in these tests.
pub fn stored(word: u64) -> u64 {
    word.wrapping_mul(0x9e37_79b9).wrapping_add(7) & 0xffff_ffff
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        let dice = random();
        let idle = outputs[0] == 0 && outputs[1] == 0 && !self.started;
        let start = idle && dice & 63 == 0;
        self.started = start;
        if start {
            self.lines = [0, 1, 1 + (dice >> 8) % 8, (dice >> 8) % 257][(dice >> 6 & 3) as usize];
            self.base = random() & 0xff_ffff;
        }
        let mut inputs = vec![start.into(), self.base, self.lines, u64::from(dice >> 20 & 3 != 0)];
        let answer = if !self.asked.is_empty() && dice >> 22 & 3 != 0 {
            Some(self.asked.remove(random() as usize % self.asked.len()))
        } else {
            None
        };
        let (address, tag) = answer.unwrap_or_default();
        inputs.extend([u64::from(answer.is_some()), tag]);
        inputs.extend((0..4).map(|word| stored(address * 4 + word)));
        inputs.extend([u64::from(idle && !start && dice >> 24 & 1 == 1), dice >> 32 & 255]);
        inputs
    }

    fn accepted(&mut self, inputs: &[u64], outputs: &[u64]) {
        if outputs[1] == 1 && inputs[3] == 1 {
            self.asked.push((outputs[2], outputs[3]));
        }
    }
}

//! Neighbours of the texture pipeline in random tests: operand read, write-back and a memory
//! that answers late and out of order.
use crate::dut::Stimulus;
use std::collections::VecDeque;

/// Lines of the memory in random tests: sixteen descriptors, then texels.
pub const LINES: u64 = 128;

/// Random requests and a memory with random descriptors that stay inside it.
#[derive(Default)]
pub struct Neighbours {
    /// Contents of the memory, four words a line.
    pub lines: Vec<[u64; 4]>,
    memory: VecDeque<(u64, [u64; 4])>,
    flushed: bool,
}

impl Neighbours {
    /// Descriptors and texels drawn with `random`.
    pub fn new(random: &mut dyn FnMut() -> u64) -> Self {
        let mut lines: Vec<[u64; 4]> = (0..LINES).map(|_| [0; 4].map(|_| random() & 0xffff_ffff)).collect();
        for line in lines.iter_mut().take(16) {
            let dice = random();
            let (width, height) = (1 + (dice & 15), 1 + (dice >> 4 & 15));
            let format = [0, 0, 0, 1, 2][(dice >> 8 & 0xff) as usize % 5];
            let mode = 64 | format << 16 | ((dice >> 16) % 3) << 20 | ((dice >> 24) % 3) << 22 | (dice >> 32 & 1) << 24;
            *line = [16 + (dice >> 40) % 40, width | height << 16, mode, 0];
        }
        Self { lines, ..Default::default() }
    }
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        if self.lines.is_empty() {
            *self = Self::new(random);
        }
        let dice = random();
        let valid = self.flushed && dice & 7 < 3 && outputs[0] == 1;
        let kind = u64::from(dice >> 3 & 7 == 0);
        let mut inputs = vec![u64::from(!self.flushed), u64::from(valid), kind, dice >> 8 & 7, dice >> 12 & 31, dice >> 20 & 7];
        self.flushed = true;
        inputs.extend([dice >> 24 & 15, 1 + (dice >> 28) % 15, dice >> 32 & 15]);
        for _ in 0..8 {
            let draw = random();
            inputs.push(match (kind, draw >> 40 & 15) {
                (1, _) => (draw & 31).wrapping_sub(8) & 0xffff_ffff,
                (_, 0) => draw & 0xffff_ffff,
                (_, 1) => {
                    [0, 0x3f80_0000, 0xbf80_0000, 0x7f80_0000, 0xff80_0000, 0x7fc0_0000, 1, 0x4f00_0000][(draw & 7) as usize]
                }
                _ => u64::from(((draw & 0xffff) as f32 / 32768.0 - 0.5).to_bits()),
            });
        }
        inputs.extend([0, u64::from(dice >> 40 & 3 != 0), u64::from(dice >> 42 & 3 != 0)]);
        let answer = if !self.memory.is_empty() && dice >> 44 & 3 == 0 {
            let at = random() as usize % self.memory.len();
            self.memory.remove(at)
        } else {
            None
        };
        let (tag, data) = answer.unwrap_or_default();
        inputs.extend([u64::from(answer.is_some()), tag]);
        inputs.extend(data);
        inputs
    }

    fn accepted(&mut self, inputs: &[u64], outputs: &[u64]) {
        if outputs[11] == 1 && inputs[19] == 1 {
            self.memory.push_back((outputs[13], self.lines[(outputs[12] % LINES) as usize]));
        }
    }
}

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

/// Neighbours of the latency FIFO: tags that push entries with up to four lines, a memory that
/// answers in any order, a filter that sometimes waits.
pub struct FifoNeighbours {
    depth: u64,
    outstanding: u64,
    waiting: u64,
    held: u64,
    // Lines of the next entry; places that memory has not answered.
    fills: u64,
    asked: Vec<u64>,
}

impl FifoNeighbours {
    /// For a FIFO of `depth` entries and `outstanding` lines.
    pub fn new(depth: u32, outstanding: u32) -> Self {
        let (depth, outstanding) = (depth.into(), outstanding.into());
        Self { depth, outstanding, waiting: 0, held: 0, fills: 0, asked: vec![] }
    }
}

impl Stimulus for FifoNeighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let dice = random();
        let allocate = self.fills < 4 && self.held < self.outstanding && dice & 3 != 0;
        let push = !allocate && self.waiting < self.depth && dice >> 2 & 7 != 0;
        let about = random() & 0xffff_ff8f | self.fills << 4;
        let mut inputs = vec![u64::from(push), about, random() & 0x7f_ffff];
        inputs.extend((0..4).map(|i| dice >> (36 + 4 * i) & 15));
        inputs.extend((0..4).map(|_| random() & 63));
        inputs.extend([u64::from(allocate), random() & 63]);
        // For a while memory is slow.
        let mask = if dice >> 56 & 1 == 0 { 1 } else { 15 };
        let answer = (!self.asked.is_empty() && dice >> 8 & mask == 0).then(|| random() as usize % self.asked.len());
        let slot = answer.map_or(0, |at| self.asked.swap_remove(at));
        inputs.extend([u64::from(answer.is_some()), slot]);
        inputs.extend((0..4).map(|_| random() & 0xffff_ffff));
        inputs.push(u64::from(dice >> 12 & 3 != 0));
        inputs
    }

    fn accepted(&mut self, inputs: &[u64], outputs: &[u64]) {
        self.waiting = self.waiting + inputs[0] - outputs[9];
        self.held = self.held + inputs[11] - outputs[3];
        if inputs[0] == 1 {
            self.fills = 0;
        }
        if inputs[11] == 1 {
            self.fills += 1;
            self.asked.push(outputs[2]);
        }
    }
}

/// Neighbours of the tags: samples whose texels lie on few lines, a FIFO and a memory that sometimes wait.
pub struct TagNeighbours {
    sets: u64,
    sample: Option<Vec<u64>>,
    // A sample was taken that has not left.
    held: bool,
    flushed: bool,
}

impl TagNeighbours {
    /// For tags with this many sets.
    pub fn new(sets: u64) -> Self {
        Self { sets, sample: None, held: false, flushed: false }
    }
}

impl Stimulus for TagNeighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let dice = random();
        let flush = !self.flushed || dice & 0x3ff == 0 && self.sample.is_none() && !self.held;
        self.flushed = true;
        if !flush && self.sample.is_none() && dice >> 10 & 3 != 0 {
            let addresses: Vec<u64> = (0..4).map(|_| random() & 0x3ff).collect();
            let sets = addresses.iter().map(|address| address >> 4 & 7 & (self.sets - 1));
            let need = if dice >> 12 & 7 == 0 { 0 } else { dice >> 15 & 15 };
            self.sample = Some(addresses.iter().copied().chain(sets).chain([need]).collect());
        }
        let mut inputs = vec![u64::from(flush), u64::from(self.sample.is_some())];
        inputs.extend(self.sample.clone().unwrap_or_else(|| vec![0; 9]));
        inputs.extend([u64::from(dice >> 20 & 3 != 0), u64::from(dice >> 22 & 3 != 0), dice >> 24 & 31, dice >> 29 & 1]);
        inputs
    }

    fn accepted(&mut self, inputs: &[u64], outputs: &[u64]) {
        if outputs[1] == 1 && outputs[4] == 1 {
            self.held = false;
        }
        if inputs[1] == 1 && outputs[0] == 1 {
            self.sample = None;
            self.held = true;
        }
    }
}

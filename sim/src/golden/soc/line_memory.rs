//! The memory of lines in block RAM.
use crate::harness::Model;

/// `line_memory`.
pub struct LineMemory {
    lines: Vec<[u32; 4]>,
    /// Replies of the next cycle and of the present one: tag and, of a read, the line.
    replies: [Option<(u64, Option<[u32; 4]>)>; 2],
}

impl LineMemory {
    /// A memory of `2^size` lines.
    pub fn new(size: u32) -> Self {
        Self { lines: vec![[0; 4]; 1 << size], replies: [None; 2] }
    }
}

impl Model for LineMemory {
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        let reply = self.replies[1];
        let mut outputs = vec![Some(1), Some(reply.is_some().into()), reply.map(|reply| reply.0)];
        outputs.extend((0..4).map(|word| reply.and_then(|reply| reply.1).map(|line| line[word].into())));
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        let [valid, write, address, a, b, c, d, mask, tag] = *inputs else { panic!("ports") };
        let place = address as usize % self.lines.len();
        let line = &mut self.lines[place];
        let read = (write == 0).then_some(*line);
        self.replies = [(valid == 1).then_some((tag, read)), self.replies[0]];
        if valid == 1 && write == 1 {
            for (i, data) in [a, b, c, d].into_iter().enumerate() {
                let enabled = (0..4).filter(|byte| mask >> (4 * i + byte) & 1 == 1);
                let bytes = enabled.fold(0, |sum, byte| sum | 0xffu32 << (8 * byte));
                line[i] = line[i] & !bytes | data as u32 & bytes;
            }
        }
    }
}

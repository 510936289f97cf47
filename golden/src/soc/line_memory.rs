// SPDX-License-Identifier: MIT
//! The memory of lines in block RAM.
use crate::{ports, Model};

ports! {
    Inputs { req_valid, req_write, req_address, req_data: [4], req_mask, req_tag }
    Outputs { req_ready, rsp_valid, rsp_tag, rsp_data: [4] }
}

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
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, _: &Inputs) -> Outputs<Option<u64>> {
        let reply = self.replies[1];
        let line = reply.and_then(|reply| reply.1);
        Outputs {
            req_ready: Some(1),
            rsp_valid: Some(reply.is_some().into()),
            rsp_tag: reply.map(|reply| reply.0),
            rsp_data: line.map_or([None; 4], |line| line.map(|word| Some(word.into()))),
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        let Inputs { req_valid: valid, req_write: write, req_mask: mask, .. } = *inputs;
        let Inputs { req_address: address, req_data: data, req_tag: tag, .. } = *inputs;
        let place = address as usize % self.lines.len();
        let line = &mut self.lines[place];
        let read = (write == 0).then_some(*line);
        self.replies = [(valid == 1).then_some((tag, read)), self.replies[0]];
        if valid == 1 && write == 1 {
            for (i, data) in data.into_iter().enumerate() {
                let enabled = (0..4).filter(|byte| mask >> (4 * i + byte) & 1 == 1);
                let bytes = enabled.fold(0, |sum, byte| sum | 0xffu32 << (8 * byte));
                line[i] = line[i] & !bytes | data as u32 & bytes;
            }
        }
    }
}

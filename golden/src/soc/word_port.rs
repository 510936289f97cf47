// SPDX-License-Identifier: MIT
//! Words of a memory of lines.
use crate::{ports, Model};

ports! {
    Inputs { word_valid, word_write, word_address, word_data, mem_ready, rsp_valid, rsp_data: [4] }
    Outputs { word_done, word_read, mem_valid, mem_write, mem_address, mem_data: [4], mem_mask }
}

/// `word_port`.
#[derive(Default)]
pub struct WordPort {
    asked: bool,
    /// The word of an access that is done, in this cycle.
    answer: Option<u64>,
}

impl Model for WordPort {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, inputs: &Inputs) -> Outputs<Option<u64>> {
        let Inputs { word_write: write, word_address: address, word_data: data, .. } = *inputs;
        let asks = inputs.word_valid == 1 && !self.asked && self.answer.is_none();
        Outputs {
            word_done: Some(self.answer.is_some().into()),
            word_read: self.answer.filter(|_| write == 0),
            mem_valid: Some(asks.into()),
            mem_write: asks.then_some(write),
            mem_address: asks.then_some(address >> 2),
            mem_data: [asks.then_some(data); 4],
            mem_mask: asks.then_some(15 << (4 * (address & 3))),
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        let (reply, word) = (inputs.rsp_valid, (inputs.word_address & 3) as usize);
        let asks = inputs.word_valid == 1 && !self.asked && self.answer.is_none();
        self.answer = (self.asked && reply == 1).then(|| inputs.rsp_data[word]);
        self.asked = if self.asked { reply == 0 } else { asks && inputs.mem_ready == 1 };
    }
}

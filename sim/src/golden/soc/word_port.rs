//! Words of a memory of lines.
use crate::harness::Model;

/// `word_port`.
#[derive(Default)]
pub struct WordPort {
    asked: bool,
    /// The word of an access that is done, in this cycle.
    answer: Option<u64>,
}

impl Model for WordPort {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let [valid, write, address, data, ..] = *inputs else { panic!("ports") };
        let asks = valid == 1 && !self.asked && self.answer.is_none();
        let mut outputs = vec![Some(self.answer.is_some().into()), self.answer.filter(|_| write == 0), Some(asks.into())];
        let request = [write, address >> 2, data, data, data, data, 15 << (4 * (address & 3))];
        outputs.extend(request.map(|part| asks.then_some(part)));
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        let [valid, _, address, _, ready, reply, ..] = *inputs else { panic!("ports") };
        let asks = valid == 1 && !self.asked && self.answer.is_none();
        self.answer = (self.asked && reply == 1).then(|| inputs[6 + (address & 3) as usize]);
        self.asked = if self.asked { reply == 0 } else { asks && ready == 1 };
    }
}

//! The host or the core at the memory.
use crate::harness::Model;

/// `memory_bridge`.
#[derive(Default)]
pub struct MemoryBridge {
    asked: bool,
    /// The answer that is shown in this cycle: failed, word.
    answer: Option<(bool, u64)>,
}

impl MemoryBridge {
    /// Whether the host's access can be made, and whether it is to be asked for now.
    fn asks(&self, inputs: &[u64]) -> (bool, bool) {
        let [running, lines, valid, _, address, ..] = *inputs else { panic!("ports") };
        let allowed = running == 0 && address >> 4 < lines;
        (allowed, valid == 1 && self.answer.is_none() && !self.asked)
    }
}

impl Model for MemoryBridge {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let [running, _, _, write, address, data, core, core_write, core_address, a, b, c, d, mask, ready, reply, ..] = *inputs
        else {
            panic!("ports")
        };
        let (allowed, asks) = self.asks(inputs);
        let host = allowed && asks;
        let valid = core == 1 && running == 1 || host;
        let read = self.answer.filter(|answer| !answer.0 && write == 0).map(|answer| answer.1);
        let mut outputs = vec![Some(self.answer.is_some().into()), self.answer.map(|answer| answer.0.into()), read];
        outputs.extend([Some(u64::from(ready == 1 && running == 1)), Some(u64::from(reply == 1 && !self.asked))]);
        outputs.push(Some(valid.into()));
        let request = if running == 1 {
            [core_write, core_address, a, b, c, d, mask]
        } else {
            [write, address >> 4, data, data, data, data, 15 << (address & 12)]
        };
        outputs.extend(request.map(|part| valid.then_some(part)));
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        let (address, ready, reply) = (inputs[4], inputs[14], inputs[15]);
        let (allowed, asks) = self.asks(inputs);
        self.answer = None;
        if asks && !allowed {
            self.answer = Some((true, 0));
        } else if self.asked && reply == 1 {
            self.asked = false;
            self.answer = Some((false, inputs[16 + (address >> 2 & 3) as usize]));
        } else if asks && ready == 1 {
            self.asked = true;
        }
    }
}

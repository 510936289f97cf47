// SPDX-License-Identifier: MIT
//! The host or the core at the memory.
use crate::{ports, Model};

ports! {
    Inputs {
        running, memory_lines, bus_valid, bus_write, bus_address, bus_data, core_valid,
        core_write, core_address, core_data: [4], core_mask, mem_ready, rsp_valid, rsp_data: [4],
    }
    Outputs {
        bus_done, bus_failed, bus_word, core_ready, core_rsp, mem_valid, mem_write, mem_address,
        mem_data: [4], mem_mask,
    }
}

/// `memory_bridge`.
#[derive(Default)]
pub struct MemoryBridge {
    asked: bool,
    /// The answer that is shown in this cycle: failed, word.
    answer: Option<(bool, u64)>,
}

impl MemoryBridge {
    /// Whether the host's access can be made, and whether it is to be asked for now.
    fn asks(&self, inputs: &Inputs) -> (bool, bool) {
        let allowed = inputs.running == 0 && inputs.bus_address >> 4 < inputs.memory_lines;
        (allowed, inputs.bus_valid == 1 && self.answer.is_none() && !self.asked)
    }
}

impl Model for MemoryBridge {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, inputs: &Inputs) -> Outputs<Option<u64>> {
        let Inputs { bus_write: write, bus_address: address, bus_data: data, .. } = *inputs;
        let running = inputs.running == 1;
        let (allowed, asks) = self.asks(inputs);
        let host = allowed && asks;
        let valid = inputs.core_valid == 1 && running || host;
        let read = self.answer.filter(|answer| !answer.0 && write == 0).map(|answer| answer.1);
        let when = |core: u64, host: u64| valid.then_some(if running { core } else { host });
        Outputs {
            bus_done: Some(self.answer.is_some().into()),
            bus_failed: self.answer.map(|answer| answer.0.into()),
            bus_word: read,
            core_ready: Some((inputs.mem_ready == 1 && running).into()),
            core_rsp: Some((inputs.rsp_valid == 1 && !self.asked).into()),
            mem_valid: Some(valid.into()),
            mem_write: when(inputs.core_write, write),
            mem_address: when(inputs.core_address, address >> 4),
            mem_data: inputs.core_data.map(|word| when(word, data)),
            mem_mask: when(inputs.core_mask, 15 << (address & 12)),
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        let (allowed, asks) = self.asks(inputs);
        self.answer = None;
        if asks && !allowed {
            self.answer = Some((true, 0));
        } else if self.asked && inputs.rsp_valid == 1 {
            self.asked = false;
            self.answer = Some((false, inputs.rsp_data[(inputs.bus_address >> 2 & 3) as usize]));
        } else if asks && inputs.mem_ready == 1 {
            self.asked = true;
        }
    }
}

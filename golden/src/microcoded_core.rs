// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/microcoded`: the machine of [`warpwright_microcode::machine`] on the
//! block's ports.
use crate::{ports, Model};
use warpwright_microcode::machine::{self, Machine};
use warpwright_microcode::{image, Image};

ports! {
    Inputs { start, stop, host_valid, host_write, host_place, host_data, mem_done, mem_word }
    Outputs {
        host_word, done, fault, cycles, mem_valid, mem_write, mem_keeps, mem_address, mem_data,
        trace_valid, trace_warp, trace_pc, trace_active,
    }
}

/// The core.
pub struct MicrocodedCore {
    machine: Machine,
    /// The host had a word read.
    asked: bool,
}

impl MicrocodedCore {
    /// The core with this microcode.
    pub fn new(image: &Image) -> Self {
        Self { machine: Machine::new(image), asked: false }
    }
}

impl Default for MicrocodedCore {
    fn default() -> Self {
        Self::new(&image(4))
    }
}

impl Model for MicrocodedCore {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, _: &Inputs) -> Outputs<Option<u64>> {
        let out = self.machine.outputs();
        let number = |value: u32| Some(u64::from(value));
        let bit = |value: bool| Some(u64::from(value));
        let trace = out.trace.map(|(warp, pc, active)| [u64::from(warp), pc.into(), active.into()]);
        let [trace_warp, trace_pc, trace_active] =
            [0, 1, 2].map(|at: usize| trace.map(|trace| trace[at]));
        Outputs {
            host_word: number(out.operand).filter(|_| self.asked),
            done: bit(out.done),
            fault: number(out.fault.into()),
            cycles: number(self.machine.cycles),
            mem_valid: bit(out.mem_valid),
            mem_write: bit(out.mem_write),
            mem_keeps: bit(out.mem_keeps),
            mem_address: number(out.mem_address).filter(|_| out.mem_valid),
            mem_data: number(out.mem_data).filter(|_| out.mem_write),
            trace_valid: bit(trace.is_some()),
            trace_warp,
            trace_pc,
            trace_active,
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        let inputs = machine::Inputs {
            start: inputs.start == 1,
            stop: inputs.stop == 1,
            host_valid: inputs.host_valid == 1,
            host_write: inputs.host_write == 1,
            host_place: inputs.host_place as u8,
            host_data: inputs.host_data as u32,
            mem_done: inputs.mem_done == 1,
            mem_word: inputs.mem_word as u32,
        };
        self.asked =
            self.machine.outputs().done && inputs.host_valid && !inputs.host_write && !inputs.start;
        self.machine.clock(&inputs);
    }
}

//! Reference model of `rtl/src/microcoded`: the machine of [`warpwright_microcode::machine`] on the block's ports.
use crate::harness::Model;
use warpwright_microcode::machine::{Inputs, Machine};
use warpwright_microcode::{image, Image};

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
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        let out = self.machine.outputs();
        let number = |value: u32| Some(u64::from(value));
        let bit = |value: bool| Some(u64::from(value));
        let trace = out.trace.map(|(warp, pc, active)| [u64::from(warp), pc.into(), active.into()]);
        let [warp, pc, active] = [0, 1, 2].map(|at: usize| trace.map(|trace| trace[at]));
        vec![
            number(out.operand).filter(|_| self.asked),
            bit(out.done),
            number(out.fault.into()),
            number(self.machine.cycles),
            bit(out.mem_valid),
            bit(out.mem_write),
            bit(out.mem_keeps),
            number(out.mem_address).filter(|_| out.mem_valid),
            number(out.mem_data).filter(|_| out.mem_write),
            bit(trace.is_some()),
            warp,
            pc,
            active,
        ]
    }

    fn clock(&mut self, inputs: &[u64]) {
        let inputs = Inputs {
            start: inputs[0] == 1,
            stop: inputs[1] == 1,
            host_valid: inputs[2] == 1,
            host_write: inputs[3] == 1,
            host_place: inputs[4] as u8,
            host_data: inputs[5] as u32,
            mem_done: inputs[6] == 1,
            mem_word: inputs[7] as u32,
        };
        self.asked = self.machine.outputs().done && inputs.host_valid && !inputs.host_write && !inputs.start;
        self.machine.clock(&inputs);
    }
}

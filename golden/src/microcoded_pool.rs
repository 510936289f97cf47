// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/microcoded/pool.rs`: machines that share a launch and the memory.
use crate::{ports, Model};
use warpwright_microcode::machine::{self, Machine};
use warpwright_microcode::Image;

ports! {
    Inputs { start, stop, host_valid, host_write, host_place, host_data, mem_done, mem_word }
    Outputs {
        host_word, done, fault, cycles, mem_valid, mem_write, mem_address, mem_data,
        trace_valid: [], trace_warp: [], trace_pc: [], trace_active: [],
    }
}

/// The pool.
pub struct MicrocodedPool {
    machines: Vec<Machine>,
    /// The one that has the memory.
    granted: usize,
    /// The one with the first fault.
    faulty: Option<usize>,
    /// The host had a word read, of a counter: in the cycle before, and in the one before that.
    asked: [Option<bool>; 2],
    /// The units' words of the cycle before.
    words: Vec<u32>,
    cycles: u32,
}

impl MicrocodedPool {
    /// So many units with this microcode.
    pub fn new(image: &Image, units: u32) -> Self {
        let machines =
            (0..units).map(|unit| Machine::new(&image.clone().of_unit(unit, units))).collect();
        Self { machines, granted: 0, faulty: None, asked: [None; 2], words: vec![], cycles: 0 }
    }

    fn units(&self) -> Vec<machine::Outputs> {
        self.machines.iter().map(Machine::outputs).collect()
    }
}

impl Model for MicrocodedPool {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, _: &Inputs) -> Outputs<Option<u64>> {
        let units = self.units();
        let memory = &units[self.granted];
        let word = self.asked[1].map(|summed| match summed {
            true => self.words.iter().fold(0u32, |sum, word| sum.wrapping_add(*word)),
            false => self.words[self.faulty.unwrap_or(0)],
        });
        let number = |value: u32| Some(u64::from(value));
        let bit = |value: bool| Some(u64::from(value));
        Outputs {
            host_word: word.map(u64::from),
            done: bit(units.iter().all(|unit| unit.done)),
            fault: number(self.faulty.map_or(0, |unit| units[unit].fault.into())),
            cycles: number(self.cycles),
            mem_valid: bit(memory.mem_valid),
            mem_write: bit(memory.mem_write),
            mem_address: number(memory.mem_address).filter(|_| memory.mem_valid),
            mem_data: number(memory.mem_data).filter(|_| memory.mem_write),
            trace_valid: units.iter().map(|unit| bit(unit.trace.is_some())).collect(),
            trace_warp: units
                .iter()
                .map(|unit| unit.trace.map(|(warp, _, _)| warp.into()))
                .collect(),
            trace_pc: units.iter().map(|unit| unit.trace.map(|(_, pc, _)| pc.into())).collect(),
            trace_active: units
                .iter()
                .map(|unit| unit.trace.map(|(_, _, active)| active.into()))
                .collect(),
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        let units = self.units();
        let done = units.iter().all(|unit| unit.done);
        self.words = units.iter().map(|unit| unit.operand).collect();
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
        for (unit, machine) in self.machines.iter_mut().enumerate() {
            machine.clock(&machine::Inputs {
                mem_done: inputs.mem_done && unit == self.granted,
                ..inputs
            });
        }
        let machine::Outputs { mem_valid, mem_keeps, .. } = units[self.granted];
        if !mem_keeps && (!mem_valid || inputs.mem_done) {
            // The next one downwards, round to itself.
            let count = units.len();
            let mut order = (1..=count).map(|steps| (self.granted + count - steps) % count);
            self.granted = order.find(|&unit| units[unit].mem_valid).unwrap_or(self.granted);
        }
        self.faulty = self.faulty.or_else(|| units.iter().rposition(|unit| unit.fault != 0));
        self.cycles = self.cycles.wrapping_add(u32::from(!done));
        if done && inputs.start {
            (self.granted, self.faulty, self.cycles) = (0, None, 0);
        }
        let asks = done && inputs.host_valid && !inputs.host_write && !inputs.start;
        self.asked = [asks.then_some(inputs.host_place >> 6 & 1 == 1), self.asked[0]];
    }
}

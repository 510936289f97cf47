//! Reference model of `rtl/src/microcoded/pool.rs`: machines that share a launch and the memory.
use crate::harness::Model;
use warpwright_microcode::machine::{Inputs, Machine, Outputs};
use warpwright_microcode::Image;

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
        let machines = (0..units).map(|unit| Machine::new(&image.clone().of_unit(unit, units))).collect();
        Self { machines, granted: 0, faulty: None, asked: [None; 2], words: vec![], cycles: 0 }
    }

    fn units(&self) -> Vec<Outputs> {
        self.machines.iter().map(Machine::outputs).collect()
    }
}

impl Model for MicrocodedPool {
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        let units = self.units();
        let memory = &units[self.granted];
        let word = self.asked[1].map(|summed| match summed {
            true => self.words.iter().fold(0u32, |sum, word| sum.wrapping_add(*word)),
            false => self.words[self.faulty.unwrap_or(0)],
        });
        let number = |value: u32| Some(u64::from(value));
        let bit = |value: bool| Some(u64::from(value));
        let mut outputs = vec![
            word.map(u64::from),
            bit(units.iter().all(|unit| unit.done)),
            number(self.faulty.map_or(0, |unit| units[unit].fault.into())),
            number(self.cycles),
            bit(memory.mem_valid),
            bit(memory.mem_write),
            number(memory.mem_address).filter(|_| memory.mem_valid),
            number(memory.mem_data).filter(|_| memory.mem_write),
        ];
        outputs.extend(units.iter().map(|unit| bit(unit.trace.is_some())));
        outputs.extend(units.iter().map(|unit| unit.trace.map(|(warp, _, _)| warp.into())));
        outputs.extend(units.iter().map(|unit| unit.trace.map(|(_, pc, _)| pc.into())));
        outputs.extend(units.iter().map(|unit| unit.trace.map(|(_, _, active)| active.into())));
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        let units = self.units();
        let done = units.iter().all(|unit| unit.done);
        self.words = units.iter().map(|unit| unit.operand).collect();
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
        for (unit, machine) in self.machines.iter_mut().enumerate() {
            machine.clock(&Inputs { mem_done: inputs.mem_done && unit == self.granted, ..inputs });
        }
        let Outputs { mem_valid, mem_keeps, .. } = units[self.granted];
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

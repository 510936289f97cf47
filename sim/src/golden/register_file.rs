//! Reference model of `rtl/src/register_file`: two groups of registers, read a cycle later.
use crate::harness::Model;

/// Register file of so many lanes with `2^address_bits` registers in each group.
pub struct RegisterFile {
    /// `registers[group][lane][register]`.
    registers: [Vec<Vec<u64>>; 2],
    /// What the last reads of a, b and c gave, per group and lane.
    read: [[Vec<u64>; 3]; 2],
    lanes: usize,
    group: usize,
}

impl RegisterFile {
    /// All registers zero.
    pub fn new(address_bits: u32, lanes: usize) -> Self {
        let group = || vec![vec![0; 1 << address_bits]; lanes];
        let read = || [(); 3].map(|()| vec![0; lanes]);
        Self { registers: [group(), group()], read: [read(), read()], lanes, group: 0 }
    }
}

impl Model for RegisterFile {
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        self.read[self.group].iter().flatten().map(|&value| Some(value)).collect()
    }

    fn clock(&mut self, inputs: &[u64]) {
        let group = inputs[3] as usize;
        for operand in 0..3 {
            if inputs[operand] == 1 {
                for lane in 0..self.lanes {
                    self.read[group][operand][lane] = self.registers[group][lane][inputs[4 + operand] as usize];
                }
            }
        }
        for (group, at) in [(0, 7), (1, 9 + self.lanes)] {
            let (mask, address) = (inputs[at], inputs[at + 1] as usize);
            for lane in (0..self.lanes).filter(|lane| mask >> lane & 1 == 1) {
                self.registers[group][lane][address] = inputs[at + 2 + lane];
            }
        }
        self.group = group;
    }
}

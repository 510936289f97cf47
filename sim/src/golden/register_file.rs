//! Reference model of `rtl/src/register_file`: two groups of registers, read a cycle later.
use crate::harness::Model;

/// Register file of four lanes with `2^address_bits` registers in each group.
pub struct RegisterFile {
    /// `registers[group][lane][register]`.
    registers: [[Vec<u64>; 4]; 2],
    /// What the last reads of a, b and c gave, per group and lane.
    read: [[[u64; 4]; 3]; 2],
    group: usize,
}

impl RegisterFile {
    /// All registers zero.
    pub fn new(address_bits: u32) -> Self {
        let lanes = || std::array::from_fn(|_| vec![0; 1 << address_bits]);
        Self { registers: [lanes(), lanes()], read: [[[0; 4]; 3]; 2], group: 0 }
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
                for lane in 0..4 {
                    self.read[group][operand][lane] = self.registers[group][lane][inputs[4 + operand] as usize];
                }
            }
        }
        for (group, at) in [(0, 7), (1, 13)] {
            let (mask, address) = (inputs[at], inputs[at + 1] as usize);
            for lane in (0..4).filter(|lane| mask >> lane & 1 == 1) {
                self.registers[group][lane][address] = inputs[at + 2 + lane];
            }
        }
        self.group = group;
    }
}

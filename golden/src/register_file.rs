// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/register_file`: two groups of registers, read a cycle later.
use crate::{ports, Model};

ports! {
    Inputs {
        read_a, read_b, read_c, read_group, address_a, address_b, address_c, even_mask,
        even_address, even_data: [], odd_mask, odd_address, odd_data: [],
    }
    Outputs { a: [], b: [], c: [] }
}

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
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, _: &Inputs) -> Outputs<Option<u64>> {
        let [a, b, c] = &self.read[self.group];
        Outputs { a: a.clone(), b: b.clone(), c: c.clone() }.map(Some)
    }

    fn clock(&mut self, inputs: &Inputs) {
        let group = inputs.read_group as usize;
        let enables = [inputs.read_a, inputs.read_b, inputs.read_c];
        let addresses = [inputs.address_a, inputs.address_b, inputs.address_c];
        for operand in (0..3).filter(|&operand| enables[operand] == 1) {
            for lane in 0..self.lanes {
                self.read[group][operand][lane] =
                    self.registers[group][lane][addresses[operand] as usize];
            }
        }
        for (group, mask, address, data) in [
            (0, inputs.even_mask, inputs.even_address, &inputs.even_data),
            (1, inputs.odd_mask, inputs.odd_address, &inputs.odd_data),
        ] {
            for lane in (0..self.lanes).filter(|lane| mask >> lane & 1 == 1) {
                self.registers[group][lane][address as usize] = data[lane];
            }
        }
        self.group = group;
    }
}

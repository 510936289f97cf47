// SPDX-License-Identifier: MIT
//! Simulation of a block after synthesis (docs/verification.md): Yosys' netlist of ECP5 cells,
//! driven as a [`Dut`] like the block that it was made from.
//!
//! The cells are modelled here, bit by bit: `LUT4`, `CCU2C`, `TRELLIS_FF`, `TRELLIS_DPR16X4`,
//! `MULT18X18D` (not registered) and `DP16KD`. A netlist simulates as soon as Yosys has
//! written it, where Verilator would compile each for minutes; a test compares these models with
//! Yosys' own under Verilator. What a cell's model does not have is an error, not a guess.
mod builder;
mod memory;
mod read;

pub use read::with_yosys_models;

use crate::compiled::export_text;
use anyhow::{Context, Result};
use builder::Builder;
use memory::BlockRam;
use warpwright_rtl::dut::{Boundary, Dut, Port};

/// The place of the constant 1; the constant 0 is before it.
const ONE: usize = 1;

/// What follows from the values of nets in the same cycle.
#[derive(Clone, Debug)]
enum Gate {
    /// A table of four inputs, the lowest first.
    Table { table: u16, inputs: [usize; 4], output: usize },
    /// Half of a carry cell: four inputs and the carry; sum and next carry.
    Carry { table: u16, add: bool, inputs: [usize; 5], outputs: [usize; 2] },
    /// Signs of both factors, the factors; the product.
    Product { signed: [usize; 2], factors: [Vec<usize>; 2], output: Vec<usize> },
    /// The read side of a small memory.
    Read { memory: usize, address: [usize; 4], output: [usize; 4] },
}

/// A net that a cell may take inverted.
#[derive(Clone, Copy, Debug)]
struct Control {
    net: usize,
    inverted: bool,
}

impl Control {
    fn value(self, nets: &[bool]) -> bool {
        nets[self.net] != self.inverted
    }
}

/// A register: next value, enable, reset and the value that it takes then.
#[derive(Clone, Debug)]
struct Register {
    data: usize,
    enable: Control,
    reset: Control,
    reset_value: bool,
    output: usize,
}

/// A memory of 16 words of four bits with its write side.
#[derive(Clone, Debug)]
struct SmallRam {
    words: [u8; 16],
    write: Control,
    address: [usize; 4],
    data: [usize; 4],
}

/// A synthesised block.
pub struct Netlist {
    inputs: Vec<(Port, Vec<usize>)>,
    outputs: Vec<(Port, Vec<usize>)>,
    nets: Vec<bool>,
    /// In the order of their evaluation.
    gates: Vec<Gate>,
    registers: Vec<Register>,
    small: Vec<SmallRam>,
    large: Vec<BlockRam>,
}

impl Netlist {
    /// Exports a block and synthesises it as module `top`.
    pub fn of(dut: &dyn Dut, top: &str) -> Result<Self> {
        Self::new(&export_text(dut, top)?, top, dut.inputs(), dut.outputs())
    }

    /// Synthesises module `top` of a design.
    pub fn new(verilog: &str, top: &str, inputs: Vec<Port>, outputs: Vec<Port>) -> Result<Self> {
        let module = read::synthesised(verilog, top)?;
        Builder::default()
            .netlist(&module, inputs, outputs)
            .with_context(|| format!("the netlist of {top}"))
    }

    /// Cells: tables, carry halves, products and reads; registers; memories.
    pub fn size(&self) -> [usize; 3] {
        [self.gates.len(), self.registers.len(), self.small.len() + self.large.len()]
    }
}

fn number(nets: &[bool], bits: &[usize]) -> usize {
    bits.iter().enumerate().fold(0, |sum, (index, &net)| sum | usize::from(nets[net]) << index)
}

/// The value of a factor of 18 bits.
fn factor(nets: &[bool], bits: &[usize], signed: bool) -> i64 {
    let value = number(nets, bits) as i64;
    if signed && value >> 17 & 1 == 1 {
        value - (1 << 18)
    } else {
        value
    }
}

impl Dut for Netlist {
    fn inputs(&self) -> Vec<Port> {
        self.inputs.iter().map(|(port, _)| port.clone()).collect()
    }
    fn outputs(&self) -> Vec<Port> {
        self.outputs.iter().map(|(port, _)| port.clone()).collect()
    }
    fn poke(&mut self, port: usize, value: u64) {
        for (index, &net) in self.inputs[port].1.iter().enumerate() {
            self.nets[net] = value >> index & 1 == 1;
        }
    }
    fn peek(&self, port: usize) -> u64 {
        let bits = &self.outputs[port].1;
        bits.iter()
            .enumerate()
            .fold(0, |sum, (index, &net)| sum | u64::from(self.nets[net]) << index)
    }
    fn settle(&mut self) {
        let nets = &mut self.nets;
        for gate in &self.gates {
            match gate {
                Gate::Table { table, inputs, output } => {
                    nets[*output] = table >> number(nets, inputs) & 1 == 1
                }
                Gate::Carry { table, add, inputs, outputs } => {
                    let (carry, pass) =
                        (nets[inputs[4]], table >> number(nets, &inputs[..4]) & 1 == 1);
                    // Where the table's value is 0, its lowest four entries generate the carry.
                    let generate = *add && table >> number(nets, &inputs[..2]) & 1 == 1;
                    nets[outputs[0]] = pass ^ (*add && carry);
                    nets[outputs[1]] = if pass { carry } else { generate };
                }
                Gate::Product { signed, factors, output } => {
                    let [a, b] =
                        [0, 1].map(|side| factor(nets, &factors[side], nets[signed[side]]));
                    let product = a * b;
                    output
                        .iter()
                        .enumerate()
                        .for_each(|(index, &net)| nets[net] = product >> index & 1 == 1);
                }
                Gate::Read { memory, address, output } => {
                    let word = self.small[*memory].words[number(nets, address)];
                    output
                        .iter()
                        .enumerate()
                        .for_each(|(index, &net)| nets[net] = word >> index & 1 == 1);
                }
            }
        }
    }
    fn rise(&mut self) {
        let nets = &mut self.nets;
        for memory in &mut self.small {
            if memory.write.value(nets) {
                memory.words[number(nets, &memory.address)] = number(nets, &memory.data) as u8;
            }
        }
        self.large.iter_mut().for_each(|memory| memory.clock(nets));
        let next = |register: &Register| match () {
            () if register.reset.value(nets) => register.reset_value,
            () if register.enable.value(nets) => nets[register.data],
            () => nets[register.output],
        };
        let values: Vec<bool> = self.registers.iter().map(next).collect();
        for (register, value) in self.registers.iter().zip(values) {
            nets[register.output] = value;
        }
        self.large.iter().for_each(|memory| memory.show(nets));
    }
    fn block(&self) -> Option<&dyn Boundary> {
        None
    }
}

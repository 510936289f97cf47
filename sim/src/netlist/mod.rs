// SPDX-License-Identifier: MIT
//! Simulation of a block after synthesis (docs/verification.md): Yosys' netlist of ECP5 cells,
//! driven as a [`Dut`] like the block that it was made from.
//!
//! The cells are modelled here, bit by bit: `LUT4`, `CCU2C`, `TRELLIS_FF`, `TRELLIS_DPR16X4`,
//! `MULT18X18D` (not registered) and `DP16KD`. A netlist simulates as soon as Yosys has
//! written it, where Verilator would compile each for minutes; a test compares these models with
//! Yosys' own under Verilator. What a cell's model does not have is an error, not a guess.
mod memory;
mod read;

pub use read::with_yosys_models;

use crate::compiled::export_text;
use anyhow::{bail, ensure, Context, Result};
use hdl_export::port_name;
use memory::BlockRam;
use read::{Bit, Cell, Module};
use std::collections::HashMap;
use warpwright_rtl::dut::{Dut, Port};

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

#[derive(Default)]
struct Builder {
    /// The place of each of Yosys' nets.
    places: HashMap<usize, usize>,
    count: usize,
    clock: Option<Bit>,
    gates: Vec<Gate>,
    registers: Vec<Register>,
    small: Vec<SmallRam>,
    large: Vec<BlockRam>,
}

impl Builder {
    fn net(&mut self, bit: Bit) -> usize {
        match bit {
            Bit::Net(number) => {
                let count = &mut self.count;
                *self.places.entry(number).or_insert_with(|| {
                    *count += 1;
                    *count - 1
                })
            }
            // An undefined bit may be anything: 0.
            Bit::Constant(value) => usize::from(value == "1"),
        }
    }

    fn pin(&mut self, cell: &Cell, port: &str) -> usize {
        self.net(cell.bit(port, 0))
    }

    /// A control input with its parameter: the net, its inverse or a constant.
    fn control(&mut self, cell: &Cell, port: &str, otherwise: &str) -> Result<Control> {
        let name = format!("{port}MUX");
        let control = |net, inverted| Ok(Control { net, inverted });
        match cell.text(&name, otherwise) {
            "1" => control(ONE, false),
            "0" => control(ONE, true),
            "INV" => control(self.pin(cell, port), true),
            text if text == port => control(self.pin(cell, port), false),
            text => bail!("{} with {name} = {text}", cell.kind),
        }
    }

    /// A net that a cell drives; one that is not connected gets a place of its own.
    fn driven(&mut self, cell: &Cell, port: &str, index: usize) -> usize {
        match cell.bit(port, index) {
            Bit::Net(number) => self.net(Bit::Net(number)),
            Bit::Constant(_) => {
                self.count += 1;
                self.count - 1
            }
        }
    }

    fn check_clock(&self, bit: &Bit) -> Result<()> {
        ensure!(
            self.clock.as_ref() == Some(bit),
            "a cell with another clock than the port `clock`"
        );
        Ok(())
    }

    fn netlist(
        mut self,
        module: &Module,
        inputs: Vec<Port>,
        outputs: Vec<Port>,
    ) -> Result<Netlist> {
        self.count = ONE + 1;
        self.clock = module.ports.get("clock").and_then(|port| port.bits.first().cloned());
        for (name, cell) in &module.cells {
            self.cell(cell).with_context(|| format!("cell {name}"))?;
        }
        let mut ports = |ports: Vec<Port>, direction: &str| -> Result<Vec<(Port, Vec<usize>)>> {
            let mut found = vec![];
            for port in ports {
                let name = port_name(&port.name);
                let bits = module
                    .ports
                    .get(&name)
                    .filter(|found| found.direction == direction && found.bits.len() == port.width);
                let bits = bits
                    .with_context(|| format!("no {direction} `{name}` of {} bits", port.width))?;
                found.push((port, bits.bits.iter().map(|bit| self.net(bit.clone())).collect()));
            }
            Ok(found)
        };
        let (inputs, outputs) = (ports(inputs, "input")?, ports(outputs, "output")?);
        let mut nets = vec![false; self.count];
        nets[ONE] = true;
        for register in &self.registers {
            nets[register.output] = register.reset_value;
        }
        let gates = ordered(self.gates, self.count)?;
        Ok(Netlist {
            inputs,
            outputs,
            nets,
            gates,
            registers: self.registers,
            small: self.small,
            large: self.large,
        })
    }

    fn cell(&mut self, cell: &Cell) -> Result<()> {
        match cell.kind.as_str() {
            "LUT4" => {
                let inputs = ["A", "B", "C", "D"].map(|port| self.pin(cell, port));
                let output = self.driven(cell, "Z", 0);
                self.gates.push(Gate::Table { table: cell.number("INIT") as u16, inputs, output });
            }
            "CCU2C" => self.carry(cell)?,
            "TRELLIS_FF" => self.register(cell)?,
            "TRELLIS_DPR16X4" => self.small_ram(cell)?,
            "MULT18X18D" => self.product(cell)?,
            "DP16KD" => {
                let clock = self.clock.clone();
                let mut check = |bit: Bit| {
                    ensure!(
                        clock.as_ref() == Some(&bit),
                        "a memory with another clock than the port `clock`"
                    );
                    Ok(())
                };
                let memory = BlockRam::new(cell, &mut |bit| self.net(bit), &mut check)?;
                self.large.push(memory);
            }
            kind => bail!("there is no model of {kind}"),
        }
        Ok(())
    }

    fn carry(&mut self, cell: &Cell) -> Result<()> {
        let mut carry = self.pin(cell, "CIN");
        for half in 0..2 {
            cell.only(&format!("INJECT1_{half}"), &["YES", "NO"])?;
            let [a, b, c, d] =
                ["A", "B", "C", "D"].map(|port| self.pin(cell, &format!("{port}{half}")));
            let sum = self.driven(cell, &format!("S{half}"), 0);
            // The carry between the halves has no name.
            let next = self.driven(cell, if half == 0 { "" } else { "COUT" }, 0);
            self.gates.push(Gate::Carry {
                table: cell.number(&format!("INIT{half}")) as u16,
                add: cell.text(&format!("INJECT1_{half}"), "YES") == "NO",
                inputs: [a, b, c, d, carry],
                outputs: [sum, next],
            });
            carry = next;
        }
        Ok(())
    }

    fn register(&mut self, cell: &Cell) -> Result<()> {
        cell.only("CLKMUX", &["CLK"])?;
        cell.only("LSRMODE", &["LSR"])?;
        cell.only("SRMODE", &["LSR_OVER_CE"])?;
        self.check_clock(&cell.bit("CLK", 0))?;
        let register = Register {
            data: self.pin(cell, "DI"),
            enable: self.control(cell, "CE", "1")?,
            reset: self.control(cell, "LSR", "LSR")?,
            reset_value: cell.text("REGSET", "RESET") == "SET",
            output: self.driven(cell, "Q", 0),
        };
        self.registers.push(register);
        Ok(())
    }

    fn small_ram(&mut self, cell: &Cell) -> Result<()> {
        cell.only("WCKMUX", &["WCK"])?;
        self.check_clock(&cell.bit("WCK", 0))?;
        let bits = |builder: &mut Self, port: &str| {
            [0, 1, 2, 3].map(|index| builder.net(cell.bit(port, index)))
        };
        let contents = cell.number("INITVAL");
        let memory = SmallRam {
            words: std::array::from_fn(|word| (contents >> (4 * word) & 15) as u8),
            write: self.control(cell, "WRE", "WRE")?,
            address: bits(self, "WAD"),
            data: bits(self, "DI"),
        };
        let address = bits(self, "RAD");
        let output = [0, 1, 2, 3].map(|index| self.driven(cell, "DO", index));
        self.gates.push(Gate::Read { memory: self.small.len(), address, output });
        self.small.push(memory);
        Ok(())
    }

    fn product(&mut self, cell: &Cell) -> Result<()> {
        for register in ["INPUTA", "INPUTB", "INPUTC", "PIPELINE", "OUTPUT"] {
            cell.only(&format!("REG_{register}_CLK"), &["NONE"])?;
        }
        for source in ["SOURCEA", "SOURCEB"] {
            ensure!(!cell.bit(source, 0).may_be_one(), "MULT18X18D with a shifted source");
        }
        let factors = ["A", "B"].map(|factor| {
            (0..18).map(|index| self.pin(cell, &format!("{factor}{index}"))).collect()
        });
        let signed = ["SIGNEDA", "SIGNEDB"].map(|port| self.pin(cell, port));
        let output = (0..36).map(|index| self.driven(cell, &format!("P{index}"), 0)).collect();
        self.gates.push(Gate::Product { signed, factors, output });
        Ok(())
    }
}

impl Gate {
    fn inputs(&self) -> Vec<usize> {
        match self {
            Gate::Table { inputs, .. } => inputs.to_vec(),
            Gate::Carry { inputs, .. } => inputs.to_vec(),
            Gate::Product { signed, factors, .. } => {
                signed.iter().chain(&factors[0]).chain(&factors[1]).copied().collect()
            }
            Gate::Read { address, .. } => address.to_vec(),
        }
    }

    fn outputs(&self) -> Vec<usize> {
        match self {
            Gate::Table { output, .. } => vec![*output],
            Gate::Carry { outputs, .. } => outputs.to_vec(),
            Gate::Product { output, .. } => output.clone(),
            Gate::Read { output, .. } => output.to_vec(),
        }
    }
}

/// The gates so that each comes after those that drive its inputs.
fn ordered(gates: Vec<Gate>, nets: usize) -> Result<Vec<Gate>> {
    let mut readers: Vec<Vec<usize>> = vec![vec![]; nets];
    let mut driven = vec![false; nets];
    for gate in &gates {
        for net in gate.outputs() {
            ensure!(!std::mem::replace(&mut driven[net], true), "a net with two drivers");
        }
    }
    let mut waits: Vec<usize> = vec![];
    for (index, gate) in gates.iter().enumerate() {
        let inputs: Vec<usize> = gate.inputs().into_iter().filter(|&net| driven[net]).collect();
        waits.push(inputs.len());
        inputs.into_iter().for_each(|net| readers[net].push(index));
    }
    let mut ready: Vec<usize> = (0..gates.len()).filter(|&gate| waits[gate] == 0).collect();
    let mut done = 0;
    while let Some(&gate) = ready.get(done) {
        done += 1;
        for net in gates[gate].outputs() {
            for &reader in &readers[net] {
                waits[reader] -= 1;
                if waits[reader] == 0 {
                    ready.push(reader);
                }
            }
        }
    }
    ensure!(done == gates.len(), "a combinational loop");
    let mut gates: Vec<Option<Gate>> = gates.into_iter().map(Some).collect();
    Ok(ready.into_iter().filter_map(|gate| gates[gate].take()).collect())
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
    fn block(&self) -> Option<&dyn rust_hdl::prelude::Block> {
        None
    }
}

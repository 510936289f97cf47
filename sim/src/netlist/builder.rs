// SPDX-License-Identifier: MIT
//! From the cells of Yosys' netlist to gates in the order of their evaluation.
use super::memory::BlockRam;
use super::read::{Bit, Cell, Module};
use super::{Control, Gate, Netlist, Register, SmallRam, ONE};
use anyhow::{bail, ensure, Context, Result};
use hdl_export::port_name;
use std::collections::HashMap;
use warpwright_rtl::dut::Port;

/// A netlist in the making.
#[derive(Default)]
pub(super) struct Builder {
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

    /// The netlist of a synthesised module.
    pub(super) fn netlist(
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

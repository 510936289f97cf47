// SPDX-License-Identifier: MIT
//! Waveforms of a run as a VCD file for GTKWave, Surfer and the like.
//!
//! Each warp shows the text of the instruction it issued last, its PC and what it is doing;
//! beside them the memory port. A cycle takes ten time units and begins with the rising clock
//! edge; the instruction stands from the cycle in which it is issued.
use std::io::{self, Write};
use vcd::{IdCode, SimulationCommand, TimescaleUnit, Value, VarType, Writer};
use warpwright_isa::{disassemble, Program};
use warpwright_sim::engine::Cycle;

/// Time units of a cycle.
const PERIOD: u64 = 10;
/// The memory port's client of a tag ([`warpwright_rtl::pool::memory_switch`]).
fn client(tag: u16) -> String {
    match (tag >> 11, tag >> 6 & 3) {
        (0, 0) => format!("instruction_cache_{}", tag >> 8 & 7),
        (0, 1) => format!("load_store_{}", tag >> 8 & 7),
        (0, _) => format!("constants_{}", tag >> 8 & 7),
        (1, _) => "texture".into(),
        _ => "atomic_unit".into(),
    }
}

/// A variable of the file with the value it has there.
struct Variable {
    id: IdCode,
    width: usize,
    value: Option<Content>,
}

#[derive(Clone, PartialEq)]
enum Content {
    Number(u64),
    Text(String),
}

#[derive(Clone, Copy)]
struct WarpVariables {
    instruction: usize,
    pc: usize,
    state: usize,
}

struct UnitVariables {
    busy: usize,
    warps: Vec<WarpVariables>,
}

struct MemoryVariables {
    /// valid, ready, write, address, bytes, tag.
    request: [usize; 6],
    client: usize,
    /// valid, tag.
    response: [usize; 2],
}

/// A VCD file being written.
pub struct Trace<W: Write> {
    writer: Writer<W>,
    texts: Vec<String>,
    variables: Vec<Variable>,
    clock: usize,
    /// Of each execution unit.
    units: Vec<UnitVariables>,
    memory: MemoryVariables,
    time: u64,
    failure: Option<io::Error>,
}

/// A VCD string has no blanks.
fn vcd_text(instruction: &str) -> String {
    instruction.replace(", ", ",").replace(' ', "_")
}

impl<W: Write> Trace<W> {
    /// Writes the header.
    pub fn new(out: W, program: &Program, units: usize, warps: usize) -> io::Result<Self> {
        let mut writer = Writer::new(out);
        let mut variables = Vec::new();
        writer.version(concat!("Warpwright ", env!("CARGO_PKG_VERSION")))?;
        writer.comment(&program.file)?;
        writer.timescale(1, TimescaleUnit::NS)?;
        let mut add = |writer: &mut Writer<W>,
                       kind: VarType,
                       width: usize,
                       name: &str|
         -> io::Result<usize> {
            let id = writer.add_var(kind, width as u32, name, None)?;
            variables.push(Variable { id, width, value: None });
            Ok(variables.len() - 1)
        };
        writer.add_module("core")?;
        let clock = add(&mut writer, VarType::Wire, 1, "clock")?;
        let mut of_units = Vec::new();
        for unit in 0..units {
            writer.add_module(&format!("unit{unit}"))?;
            let busy = add(&mut writer, VarType::Wire, 7, "busy_warps")?;
            let mut of_warps = Vec::new();
            for warp in 0..warps {
                writer.add_module(&format!("warp{warp}"))?;
                of_warps.push(WarpVariables {
                    instruction: add(&mut writer, VarType::String, 1, "instruction")?,
                    pc: add(&mut writer, VarType::Wire, 20, "pc")?,
                    state: add(&mut writer, VarType::String, 1, "state")?,
                });
                writer.upscope()?;
            }
            writer.upscope()?;
            of_units.push(UnitVariables { busy, warps: of_warps });
        }
        writer.add_module("memory")?;
        let mut wires =
            |writer: &mut Writer<W>, ports: &[(&str, usize)]| -> io::Result<Vec<usize>> {
                ports.iter().map(|(name, width)| add(writer, VarType::Wire, *width, name)).collect()
            };
        let ports = [
            ("req_valid", 1),
            ("req_ready", 1),
            ("req_write", 1),
            ("req_address", 28),
            ("req_mask", 16),
            ("req_tag", 13),
        ];
        let request = wires(&mut writer, &ports)?;
        let response = wires(&mut writer, &[("rsp_valid", 1), ("rsp_tag", 13)])?;
        let client = add(&mut writer, VarType::String, 1, "req_client")?;
        writer.upscope()?;
        writer.upscope()?;
        writer.enddefinitions()?;
        let memory = MemoryVariables {
            request: request.try_into().expect("six ports"),
            client,
            response: response.try_into().expect("two ports"),
        };
        let texts = program.instructions.iter().map(|&word| vcd_text(&disassemble(word))).collect();
        let mut trace = Self {
            writer,
            texts,
            variables,
            clock,
            units: of_units,
            memory,
            time: 0,
            failure: None,
        };
        trace.begin()?;
        Ok(trace)
    }

    /// The values before the first cycle.
    fn begin(&mut self) -> io::Result<()> {
        self.writer.timestamp(0)?;
        self.writer.begin(SimulationCommand::Dumpvars)?;
        let warps = self.units.iter().flat_map(|unit| &unit.warps);
        let strings: Vec<usize> = warps.flat_map(|warp| [warp.instruction, warp.state]).collect();
        for variable in 0..self.variables.len() {
            let text = strings.contains(&variable) || variable == self.memory.client;
            self.change(
                variable,
                if text { Content::Text("-".into()) } else { Content::Number(0) },
            )?;
        }
        self.writer.end()
    }

    fn change(&mut self, variable: usize, value: Content) -> io::Result<()> {
        let variable = &mut self.variables[variable];
        if variable.value.as_ref() == Some(&value) {
            return Ok(());
        }
        match &value {
            Content::Text(text) => self.writer.change_string(variable.id, text)?,
            Content::Number(number) if variable.width == 1 => {
                self.writer.change_scalar(variable.id, *number == 1)?
            }
            Content::Number(number) => {
                let bit = |at: usize| if number >> at & 1 == 1 { Value::V1 } else { Value::V0 };
                let bits: Vec<Value> = (0..variable.width).rev().map(bit).collect();
                self.writer.change_vector(variable.id, &bits)?;
            }
        }
        variable.value = Some(value);
        Ok(())
    }

    fn number(&mut self, variable: usize, value: u64) -> io::Result<()> {
        self.change(variable, Content::Number(value))
    }

    /// Writes one cycle. An error is kept for [`Trace::finish`]: the run goes on.
    pub fn see(&mut self, cycle: &Cycle) {
        if self.failure.is_none() {
            self.failure = self.write(cycle).err();
        }
    }

    fn write(&mut self, cycle: &Cycle) -> io::Result<()> {
        let begins = cycle.number * PERIOD;
        if cycle.unit == 0 {
            if cycle.number > 0 {
                self.writer.timestamp(begins)?;
            }
            self.number(self.clock, 1)?;
            self.write_memory(cycle)?;
        }
        self.number(self.units[cycle.unit].busy, cycle.live.count_ones().into())?;
        for warp in 0..self.units[cycle.unit].warps.len() {
            let WarpVariables { instruction, pc, state } = self.units[cycle.unit].warps[warp];
            let is = |mask: u64| mask >> warp & 1 == 1;
            let issued = cycle.issue.filter(|&(who, _)| who == warp as u64).map(|(_, pc)| pc);
            if let Some(at) = issued {
                let text = self
                    .texts
                    .get(at as usize)
                    .cloned()
                    .unwrap_or_else(|| "outside_the_program".into());
                self.change(instruction, Content::Text(text))?;
                self.number(pc, at)?;
            } else if !is(cycle.live) {
                self.change(instruction, Content::Text("-".into()))?;
            }
            let now = match () {
                _ if issued.is_some() => "issues",
                _ if !is(cycle.live) => "-",
                _ if is(cycle.eligible) => "ready_but_not_selected",
                _ if is(cycle.hold) => "held_by_wait_mask",
                _ => "fetching_or_executing",
            };
            self.change(state, Content::Text(now.into()))?;
        }
        if cycle.unit + 1 < self.units.len() {
            return Ok(());
        }
        self.time = begins + PERIOD / 2;
        self.writer.timestamp(self.time)?;
        self.number(self.clock, 0)
    }

    fn write_memory(&mut self, cycle: &Cycle) -> io::Result<()> {
        let [valid, ready, write, address, mask, tag] = self.memory.request;
        self.number(valid, cycle.request.is_some().into())?;
        self.number(ready, cycle.ready.into())?;
        if let Some(request) = cycle.request {
            self.number(write, request.write.into())?;
            self.number(address, request.address.into())?;
            self.number(mask, request.mask.into())?;
            self.number(tag, request.tag.into())?;
        }
        let client = cycle.request.map_or("-".into(), |request| client(request.tag));
        self.change(self.memory.client, Content::Text(client))?;
        let [valid, tag] = self.memory.response;
        self.number(valid, cycle.response.is_some().into())?;
        if let Some(response) = cycle.response {
            self.number(tag, response.tag.into())?;
        }
        Ok(())
    }

    /// The end of the last cycle; fails if something could not be written. What is left in a
    /// buffer below is the caller's.
    pub fn finish(mut self) -> io::Result<()> {
        match self.failure.take() {
            Some(failure) => Err(failure),
            None => self.writer.timestamp(self.time + PERIOD / 2),
        }
    }
}

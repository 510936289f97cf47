// SPDX-License-Identifier: MIT
//! Waveforms of a run as a VCD or FST file for GTKWave, Surfer and the like.
//!
//! Each warp shows the text of the instruction it issued last, its PC, its line in the source and
//! what it is doing; beside them the memory port. A cycle takes ten time units and begins with the rising clock
//! edge; the instruction stands from the cycle in which it is issued.
use crate::output::note;
use crate::waves::{Content, Waves, Width};
use std::io::{self, Seek, Write};
use warpwright_isa::{disassemble, Program};
use warpwright_sim::engine::Cycle;

/// Time units of a cycle.
const PERIOD: u64 = 10;
/// The memory port's client of a tag ([`warpwright_rtl::pool::memory_switch`]).
fn client(tag: u16) -> String {
    match (tag >> 11, tag >> 6 & 3) {
        (0, 0) => format!("instruction_cache_{}", tag >> 8 & 7),
        (0, 1) => format!("constants_{}", tag >> 8 & 7),
        (0, _) => format!("load_store_{}", tag >> 8 & 7),
        (1, _) => "texture".into(),
        _ => "atomic_unit".into(),
    }
}

#[derive(Clone, Copy)]
struct WarpVariables {
    instruction: usize,
    pc: usize,
    line: usize,
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

/// A waveform file being written.
pub struct Trace<W: Write + Seek> {
    waves: Waves<W>,
    /// Of each instruction.
    texts: Vec<String>,
    lines: Vec<u32>,
    /// The value of each variable.
    values: Vec<Content>,
    clock: usize,
    /// Of each execution unit.
    units: Vec<UnitVariables>,
    memory: MemoryVariables,
    time: u64,
    failure: Option<io::Error>,
    /// Bytes after which it ends, and the first cycle that is left out.
    limit: u64,
    full: Option<u64>,
}

/// A VCD string has no blanks.
fn vcd_text(instruction: &str) -> String {
    instruction.replace(", ", ",").replace(' ', "_")
}

/// Of an instruction that is not there.
const OUTSIDE: &str = "outside_the_program";
/// States of warps and clients of the memory are no longer than this.
const LONGEST: usize = 22;

impl<W: Write + Seek> Trace<W> {
    /// Writes the header; the file ends after `limit` bytes.
    pub fn new(
        out: W,
        fst: bool,
        program: &Program,
        units: usize,
        warps: usize,
        limit: u64,
    ) -> io::Result<Self> {
        let words = program.instructions.iter();
        let texts: Vec<String> = words.map(|&word| vcd_text(&disassemble(word))).collect();
        let longest = texts.iter().map(String::len).max().unwrap_or(0).max(OUTSIDE.len());
        let mut waves = Waves::new(out, fst, &program.file)?;
        let mut values = vec![];
        let mut add = |waves: &mut Waves<W>, width: Width, name: &str| -> io::Result<usize> {
            waves.variable(name, width)?;
            values.push(match width {
                Width::Bits(_) => Content::Number(0),
                Width::Characters(_) => Content::Text("-".into()),
            });
            Ok(values.len() - 1)
        };
        let (texts_of, states) = (Width::Characters(longest), Width::Characters(LONGEST));
        waves.module("core")?;
        let clock = add(&mut waves, Width::Bits(1), "clock")?;
        let mut of_units = Vec::new();
        for unit in 0..units {
            waves.module(&format!("unit{unit}"))?;
            let busy = add(&mut waves, Width::Bits(7), "busy_warps")?;
            let mut of_warps = Vec::new();
            for warp in 0..warps {
                waves.module(&format!("warp{warp}"))?;
                of_warps.push(WarpVariables {
                    instruction: add(&mut waves, texts_of, "instruction")?,
                    pc: add(&mut waves, Width::Bits(20), "pc")?,
                    line: add(&mut waves, Width::Bits(20), "line")?,
                    state: add(&mut waves, states, "state")?,
                });
                waves.end_module()?;
            }
            waves.end_module()?;
            of_units.push(UnitVariables { busy, warps: of_warps });
        }
        waves.module("memory")?;
        let mut wires = |waves: &mut Waves<W>, ports: &[(&str, usize)]| -> io::Result<Vec<usize>> {
            ports.iter().map(|(name, width)| add(waves, Width::Bits(*width), name)).collect()
        };
        let ports = [
            ("req_valid", 1),
            ("req_ready", 1),
            ("req_write", 1),
            ("req_address", 28),
            ("req_mask", 16),
            ("req_tag", 13),
        ];
        let request = wires(&mut waves, &ports)?;
        let response = wires(&mut waves, &[("rsp_valid", 1), ("rsp_tag", 13)])?;
        let client = add(&mut waves, states, "req_client")?;
        waves.end_module()?;
        waves.end_module()?;
        waves.begin()?;
        for (variable, value) in values.iter().enumerate() {
            waves.change(variable, value)?;
        }
        waves.begun()?;
        let memory = MemoryVariables {
            request: request.try_into().expect("six ports"),
            client,
            response: response.try_into().expect("two ports"),
        };
        Ok(Self {
            waves,
            texts,
            lines: program.lines.clone(),
            values,
            clock,
            units: of_units,
            memory,
            time: 0,
            failure: None,
            limit,
            full: None,
        })
    }

    fn change(&mut self, variable: usize, value: Content) -> io::Result<()> {
        if self.values[variable] != value {
            self.waves.change(variable, &value)?;
            self.values[variable] = value;
        }
        Ok(())
    }

    fn number(&mut self, variable: usize, value: u64) -> io::Result<()> {
        self.change(variable, Content::Number(value))
    }

    /// Writes one cycle. An error is kept for [`Trace::finish`]: the run goes on.
    pub fn see(&mut self, cycle: &Cycle) {
        if cycle.unit == 0 && self.full.is_none() && self.waves.written() >= self.limit {
            self.full = Some(cycle.number);
        }
        if self.failure.is_none() && self.full.is_none() {
            self.failure = self.write(cycle).err();
        }
    }

    fn write(&mut self, cycle: &Cycle) -> io::Result<()> {
        let begins = cycle.number * PERIOD;
        if cycle.unit == 0 {
            if cycle.number > 0 {
                self.waves.time(begins)?;
            }
            self.number(self.clock, 1)?;
            self.write_memory(cycle)?;
        }
        self.number(self.units[cycle.unit].busy, cycle.live.count_ones().into())?;
        for warp in 0..self.units[cycle.unit].warps.len() {
            let WarpVariables { instruction, pc, line, state } = self.units[cycle.unit].warps[warp];
            let is = |mask: u64| mask >> warp & 1 == 1;
            let issued = cycle.issue.filter(|&(who, _)| who == warp as u64).map(|(_, pc)| pc);
            if let Some(at) = issued {
                let text = self.texts.get(at as usize).cloned().unwrap_or_else(|| OUTSIDE.into());
                self.change(instruction, Content::Text(text))?;
                self.number(pc, at)?;
                self.number(line, self.lines.get(at as usize).copied().unwrap_or(0).into())?;
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
        self.waves.time(self.time)?;
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
            None => {
                if let Some(cycle) = self.full {
                    note(&crate::events::full(cycle, self.limit));
                }
                self.waves.time(self.time + PERIOD / 2)?;
                self.waves.finish()
            }
        }
    }
}

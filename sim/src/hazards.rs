// SPDX-License-Identifier: MIT
//! A monitor of register hazards in every run of the core (docs/mechanisms/2.md).
//!
//! It follows which instructions of a warp have been sent and are not complete, from the
//! trace ports of the core, and knows from the program what registers each reads and writes.
//! An instruction that reads or writes what an incomplete one will still write is a hazard: the
//! wait masks of the program do not cover the dependence, or the scoreboard does not keep to them.
//! What an incomplete one reads was copied when it left operand read.
//!
//! An access of shared memory that its warp issues again, for the threads left over, is the same
//! instruction still: the threads that it serves now are others than before.
//!
//! Threads are looked at one by one, since those of a diverged warp have registers of their
//! own. Which of several instructions in one slot completes first is not seen, so that all of
//! them count as incomplete until the slot is empty, as they do for the hardware.
use crate::engine::Cycle;
use std::fmt;
use warpwright_isa::alu_op::{load_store, Unit};
use warpwright_isa::{decode, Instruction, Program, SpecialOp};

/// An instruction that ran too early.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hazard {
    /// Cycle of the run.
    pub cycle: u64,
    /// Warp slot.
    pub warp: u64,
    /// PC of the incomplete instruction.
    pub earlier: u32,
    /// PC of the one that ran too early.
    pub later: u32,
    /// The register.
    pub register: u32,
    /// What it did to the register, and what the other would still do.
    pub reason: &'static str,
}

impl Hazard {
    /// The hazard as a sentence, with the lines of the program's source.
    pub fn describe(&self, program: &Program) -> String {
        let line = |pc: u32| match program.source_line(pc) {
            Some((line, text)) => format!("line {line} (`{}`)", text.trim()),
            None => format!("instruction {pc}"),
        };
        let (earlier, later) = (line(self.earlier), line(self.later));
        format!(
            "{}: {later} {} r{} before {earlier} is complete: {self}",
            program.file, self.reason, self.register
        )
    }
}

impl fmt::Display for Hazard {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "register hazard in cycle {}, warp slot {}", self.cycle, self.warp)
    }
}

/// An instruction that is sent and not complete.
struct Pending {
    pc: u32,
    slot: u8,
    threads: u64,
}

/// Execution units of the largest core, and warp slots of the largest unit.
const UNITS: usize = 8;
const SLOTS: usize = 64;

/// One warp slot.
#[derive(Default)]
struct Warp {
    pending: Vec<Pending>,
    outstanding: [u32; 8],
    /// The instruction issued last.
    last: Option<u32>,
}

/// The monitor of one run.
pub struct HazardMonitor {
    program: Vec<Option<Instruction>>,
    /// Those of unit 0, then of unit 1, ...
    warps: Vec<Warp>,
    found: Option<Hazard>,
}

/// Whether an instruction reads all threads of the quad, active or not.
fn reads_quad(instruction: &Instruction) -> bool {
    let differences = [SpecialOp::Ddx, SpecialOp::Ddy].map(SpecialOp::number);
    instruction.row.unit == Unit::Special && differences.contains(&instruction.row.unit_op)
}

/// Whether an instruction may have to be issued again for threads left over.
fn is_shared(instruction: &Instruction) -> bool {
    instruction.row.unit == Unit::LoadStore && instruction.row.unit_op & load_store::SHARED != 0
}

impl HazardMonitor {
    /// A monitor for a run of these instruction words.
    pub fn new(program: &[u64]) -> Self {
        let warps = (0..UNITS * SLOTS).map(|_| Warp::default()).collect();
        Self {
            program: program.iter().map(|&word| decode(word).ok()).collect(),
            warps,
            found: None,
        }
    }

    /// The first hazard.
    pub fn found(&self) -> Option<&Hazard> {
        self.found.as_ref()
    }

    /// One cycle of the run.
    pub fn observe(&mut self, cycle: &Cycle) {
        let place = |warp: u64| (cycle.unit * SLOTS) as u64 + warp;
        if let Some((warp, pc)) = cycle.issue {
            self.issue(cycle.number, place(warp), pc as u32, cycle.active, cycle.reorderable);
        }
        for (warp, slot) in cycle.complete.into_iter().flatten() {
            let Warp { pending, outstanding, .. } = &mut self.warps[place(warp) as usize];
            let count = &mut outstanding[slot as usize];
            *count = count.saturating_sub(1);
            if *count == 0 {
                pending.retain(|pending| u64::from(pending.slot) != slot);
            }
        }
    }

    fn issue(&mut self, cycle: u64, warp: u64, pc: u32, active: u64, reorderable: bool) {
        let Some(Some(later)) = self.program.get(pc as usize) else { return };
        let Warp { pending, outstanding, last } = &mut self.warps[warp as usize];
        // Only a branch could lead back to it otherwise.
        let replayed = is_shared(later) && *last == Some(pc);
        *last = Some(pc);
        for &Pending { pc: earlier, threads, .. } in pending.iter() {
            if self.found.is_some() {
                break;
            }
            let Some(Some(first)) = self.program.get(earlier as usize) else { continue };
            let quad = reads_quad(later);
            if (threads & active == 0 && !quad) || (replayed && earlier == pc) {
                continue;
            }
            if threads & active == 0 && first.registers_written() & later.registers_read() == 0 {
                continue;
            }
            let kinds = [
                (first.registers_written() & later.registers_read(), "reads"),
                (first.registers_written() & later.registers_written(), "writes"),
            ];
            if let Some((registers, reason)) =
                kinds.into_iter().find(|(registers, _)| *registers != 0)
            {
                let register = registers.trailing_zeros();
                self.found = Some(Hazard { cycle, warp, earlier, later: pc, register, reason });
            }
        }
        if reorderable {
            outstanding[usize::from(later.slot)] += 1;
            pending.push(Pending { pc, slot: later.slot, threads: active });
        }
    }
}

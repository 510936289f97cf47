// SPDX-License-Identifier: MIT
//! Phases of texture reads (docs/phases.md): the pass of the tool chain that forms them, and a
//! check of the marks.
//!
//! A warp counts its phases and the reads within a phase; the scheduler lets the warps of a tile
//! read textures where they have counted equally far (docs/mechanisms/3.md). `hoist` brings
//! independent reads together in clusters, `uniform` finds the reads that every warp runs equally
//! often, `number` puts the marks on them: `.t` counts a read, `.p` begins the next phase, both
//! together are on a read behind which there is no other. `check` finds reads that depend on one
//! of the same phase; `verify` compares a program with what the pass made of it.
mod check;
mod hoist;
mod number;
mod resources;
mod uniform;
mod values;
mod verify;

pub use check::{same_phase, SamePhase};
pub use verify::verify;

use crate::annotate::Graph;
use crate::instruction::Instruction;
use crate::joins::reached;
use crate::program::Program;
use resources::is_texture;

/// Where the marks of texture reads come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Phases {
    /// From the pass where nothing is marked, else as written.
    #[default]
    Auto,
    /// As written.
    Given,
    /// No marks at all.
    Off,
}

/// Whether a program has marks.
pub fn is_marked(program: &[Instruction]) -> bool {
    program.iter().any(|instruction| instruction.mark_t || instruction.mark_p)
}

/// Takes all marks away.
pub fn remove_marks(program: &mut [Instruction]) {
    for instruction in program {
        (instruction.mark_t, instruction.mark_p) = (false, false);
    }
}

/// The pass, for a program before its scoreboard annotation: brings texture reads together and
/// marks them. `lines` go with the instructions. `entries`: first instruction of each task, and
/// the registers that its threads may use.
pub fn form(program: &mut [Instruction], lines: &mut [u32], entries: &[(usize, u8)]) {
    if !program.iter().any(is_texture) {
        return;
    }
    let reach: Vec<(Vec<bool>, u8)> =
        entries.iter().map(|&(entry, registers)| (reached(program, &[entry]), registers)).collect();
    let registers = |i: usize| {
        let tasks = reach.iter().filter(|(reached, _)| reached[i]);
        tasks.map(|&(_, registers)| registers).min().unwrap_or(0)
    };
    hoist::hoist(program, lines, &registers);
    mark(program, entries);
}

/// Only the marks, for a program whose order is given.
pub fn mark(program: &mut [Instruction], entries: &[(usize, u8)]) {
    if !program.iter().any(is_texture) {
        return;
    }
    let graph = Graph::new(program);
    let entries: Vec<usize> =
        entries.iter().map(|&(entry, _)| entry).filter(|&entry| entry < program.len()).collect();
    let by_all = uniform::run_by_all(program, &graph, &entries);
    number::number(program, &by_all);
}

/// The pass for a compiled program whose instructions have no annotation yet. `resident`: registers
/// of a thread with which all warps of the core are resident; so many may be used. The program gets
/// its lines in the new order, and as many registers as are used.
pub fn form_compiled(instructions: &mut [Instruction], program: &mut Program, resident: u8) {
    let used = program.launch.registers;
    let entries = [(program.launch.entry as usize, used.max(resident))];
    form(instructions, &mut program.lines, &entries);
    program.launch.registers = used.max(registers_used(instructions));
}

/// How many registers the instructions use.
pub fn registers_used(program: &[Instruction]) -> u8 {
    let used = program.iter().map(|i| i.registers_read() | i.registers_written());
    used.map(|registers| 64 - registers.leading_zeros()).max().unwrap_or(0) as u8
}

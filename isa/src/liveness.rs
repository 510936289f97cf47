// SPDX-License-Identifier: MIT
//! Which registers of a thread may still be read.
use crate::annotate::Graph;
use crate::instruction::Instruction;
use std::collections::BTreeSet;

/// What one instruction reads and always overwrites, as bits of registers.
#[derive(Clone, Copy, Default)]
pub(crate) struct Effect {
    pub reads: u64,
    pub writes: u64,
}

/// Registers of a thread that an instruction of another thread may read, wherever it stands.
pub(crate) fn read_across(program: &[Instruction]) -> u64 {
    let across =
        |instruction: &&Instruction| ["ddx", "ddy", "pick"].contains(&instruction.row.mnemonic);
    program.iter().filter(across).fold(0, |all, instruction| all | 1 << instruction.ra)
}

/// A guard leaves the old value in some threads, and so does a PREFIX.
pub(crate) fn effect(instruction: &Instruction) -> Effect {
    let partly = ["prefix", "sprefix", "rprefix", "srprefix"].contains(&instruction.row.mnemonic);
    let whole = instruction.guard.is_none() && !partly;
    let writes = if whole { instruction.registers_written() } else { 0 };
    Effect { reads: instruction.registers_read(), writes }
}

/// The registers that may still be read behind each instruction, over every way through the
/// program.
pub(crate) fn live_behind(program: &[Instruction], effects: &[Effect]) -> Vec<u64> {
    let graph = Graph::new(program);
    let mut live = vec![0; program.len()];
    let mut work: BTreeSet<usize> = (0..program.len()).collect();
    while let Some(i) = work.pop_last() {
        let before = |next: usize| effects[next].reads | live[next] & !effects[next].writes;
        let behind = graph.successors[i].iter().fold(0, |all, &next| all | before(next));
        if behind != live[i] {
            live[i] = behind;
            work.extend(&graph.predecessors[i]);
        }
    }
    live
}

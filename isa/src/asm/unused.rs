// SPDX-License-Identifier: MIT
//! Merged atomics whose result nothing reads: they become the no-return form.
use super::lexer::{tokens, Kind};
use super::pseudo::merged_atomic;
use crate::alu_op::AtomicOp;
use crate::annotate::Graph;
use crate::instruction::{decode, Instruction};
use crate::program::Program;
use std::collections::BTreeSet;

/// What one statement reads and always overwrites, as bits of registers. The sequence of a merged
/// atomic counts as a whole: its temporary and its prefixes have no other use.
#[derive(Clone, Copy, Default)]
struct Effect {
    reads: u64,
    writes: u64,
}

/// A merged atomic in the assembled program: `first` to `last`.
struct Merged {
    first: usize,
    last: usize,
    /// The result, if the operation has a form without one.
    result: Option<u8>,
}

/// The sequences of merged atomics: only they are several instructions of one line.
fn sequences(program: &[Instruction], lines: &[u32]) -> Vec<Merged> {
    let mut found = vec![];
    let mut first = 0;
    while first < program.len() {
        let last =
            first + lines[first..].iter().take_while(|&&line| line == lines[first]).count() - 1;
        if last > first && program[first].row.mnemonic.ends_with("prepare") {
            let (prepare, prefix) = (&program[first], &program[first + 1]);
            let rd = if prepare.returns { prepare.rd } else { prefix.rd };
            let result = prefix.returns && prefix.atomic_op() != Some(AtomicOp::Exch);
            found.push(Merged { first, last, result: result.then_some(rd) });
        }
        first = last + 1;
    }
    found
}

/// Registers of a thread that an instruction of another thread may read, wherever it stands.
fn read_across(program: &[Instruction]) -> u64 {
    let across =
        |instruction: &&Instruction| ["ddx", "ddy", "pick"].contains(&instruction.row.mnemonic);
    program.iter().filter(across).fold(0, |all, instruction| all | 1 << instruction.ra)
}

/// What each instruction reads and overwrites: a guard leaves the old value in some threads, and so
/// does a PREFIX.
fn effects(program: &[Instruction], merged: &[Merged]) -> Vec<Effect> {
    let writes = |instruction: &Instruction, registers: u64| {
        if instruction.guard.is_none() {
            registers
        } else {
            0
        }
    };
    let plain = |instruction: &Instruction| {
        let partly =
            ["prefix", "sprefix", "rprefix", "srprefix"].contains(&instruction.row.mnemonic);
        let registers = if partly { 0 } else { instruction.registers_written() };
        Effect { reads: instruction.registers_read(), writes: writes(instruction, registers) }
    };
    let mut effects: Vec<Effect> = program.iter().map(plain).collect();
    for one in merged {
        effects[one.first..=one.last].fill(Effect::default());
        let prefix = &program[one.first + 1];
        let result = one.result.map_or(0, |register| 1 << register);
        effects[one.first] =
            Effect { reads: prefix.registers_read(), writes: writes(prefix, result) };
    }
    effects
}

/// The registers that may still be read behind each instruction, over every way through the
/// program.
fn live_behind(program: &[Instruction], effects: &[Effect]) -> Vec<u64> {
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

/// The lines, counted from 0, of merged atomics whose result no thread reads.
pub fn unused_results(program: &Program) -> BTreeSet<usize> {
    let all: Vec<Instruction> =
        program.instructions.iter().filter_map(|&word| decode(word).ok()).collect();
    let merged = sequences(&all, &program.lines);
    let live = live_behind(&all, &effects(&all, &merged));
    let across = read_across(&all);
    let unused =
        |one: &&Merged| one.result.is_some_and(|rd| (live[one.last] | across) >> rd & 1 == 0);
    merged.iter().filter(unused).map(|one| program.lines[one.first] as usize - 1).collect()
}

/// Whether the source has merged atomics, and targets only as labels, so that a sequence may get
/// shorter.
pub fn may_shorten(source: &str) -> bool {
    let kinds: Vec<Kind> = source
        .lines()
        .filter_map(|line| tokens(line).ok())
        .flatten()
        .map(|token| token.kind)
        .collect();
    let merged = |kind: &Kind| matches!(kind, Kind::Name(name) if merged_atomic(name).is_some());
    kinds.iter().any(merged) && !kinds.contains(&Kind::Symbol("."))
}

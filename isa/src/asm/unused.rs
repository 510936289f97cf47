// SPDX-License-Identifier: MIT
//! Merged atomics whose result nothing reads: they become the no-return form.
use super::lexer::{tokens, Kind};
use super::pseudo::merged_atomic;
use crate::alu_op::AtomicOp;
use crate::instruction::{decode, Instruction};
use crate::liveness::{effect, live_behind, read_across, Effect};
use crate::program::Program;
use std::collections::BTreeSet;

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

/// What each instruction reads and overwrites. The sequence of a merged atomic counts as a whole:
/// its temporary and its prefixes have no other use.
fn effects(program: &[Instruction], merged: &[Merged]) -> Vec<Effect> {
    let mut effects: Vec<Effect> = program.iter().map(effect).collect();
    for one in merged {
        effects[one.first..=one.last].fill(Effect::default());
        let prefix = &program[one.first + 1];
        let result = one.result.filter(|_| prefix.guard.is_none());
        effects[one.first] = Effect {
            reads: prefix.registers_read(),
            writes: result.map_or(0, |register| 1 << register),
        };
    }
    effects
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

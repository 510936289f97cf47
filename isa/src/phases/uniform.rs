// SPDX-License-Identifier: MIT
//! Which instructions every warp of a launch runs equally often.
//!
//! A value is *uniform* when all threads of the launch have the same: constants, what is read from
//! the constant buffer, and what follows from them. Behind a branch on anything else, up to the
//! `sync` that joins its ways, some warps run an instruction and others do not, or not as often.
use super::resources::{reads, writes, Uses};
use crate::alu_op::{ControlOp, SpecialOp, Unit};
use crate::annotate::{memory, Blocks, Graph, Space};
use crate::instruction::Instruction;
use crate::joins::{post_dominators, steps};
use std::collections::BTreeSet;

/// Whether the guard of an instruction differs between threads.
fn splits(instruction: &Instruction, varying: Uses) -> bool {
    instruction.guard.is_some_and(|guard| varying.predicates >> (guard.predicate & 3) & 1 != 0)
}

/// What varies behind an instruction. `partly`: only some warps run it.
fn after(instruction: &Instruction, varying: Uses, partly: bool) -> Uses {
    let row = instruction.row;
    let source = match row.unit {
        Unit::Special => row.unit_op == SpecialOp::S2r.number(),
        Unit::AtomicPrepare | Unit::Texture => true,
        Unit::LoadStore | Unit::Attribute => memory(instruction).0 != Some(Space::Constant),
        _ => false,
    };
    let written = writes(instruction);
    if partly || source || reads(instruction).meets(varying) {
        varying.or(written)
    } else if instruction.guard.is_some() {
        varying
    } else {
        varying.without(written)
    }
}

/// What varies before each instruction.
fn varying(
    program: &[Instruction],
    graph: &Graph,
    entries: &[usize],
    partly: &[bool],
) -> Vec<Uses> {
    let blocks = Blocks::new(graph);
    // At a launch predicates are clear.
    let launch = Uses { predicates: 0, ..Uses::ALL };
    let mut entering = vec![Uses::default(); blocks.len()];
    entries.iter().for_each(|&entry| entering[blocks.of(entry)] = launch);
    let mut before = vec![Uses::default(); program.len()];
    let mut work: BTreeSet<usize> = (0..blocks.len()).collect();
    while let Some(block) = work.pop_first() {
        let mut state = entering[block];
        for i in blocks.range(block) {
            before[i] = state;
            state = after(&program[i], state, partly[i]);
        }
        for &next in &graph.successors[blocks.last(block)] {
            let next = blocks.of(next);
            let merged = entering[next].or(state);
            if merged != entering[next] {
                entering[next] = merged;
                work.insert(next);
            }
        }
    }
    before
}

/// Follows the steps of the program.
struct Ways<'a> {
    program: &'a [Instruction],
    next: Vec<Vec<usize>>,
    dominator: Vec<Option<usize>>,
}

impl Ways<'_> {
    /// The `sync` that joins the ways of a branch.
    fn join(&self, branch: usize) -> Option<usize> {
        let on = |at: usize| self.dominator[at].filter(|&at| at < self.program.len());
        std::iter::successors(on(branch), |&at| on(at))
            .take(self.program.len())
            .find(|&at| self.program[at].control() == Some(ControlOp::Sync))
    }

    fn target(&self, i: usize) -> usize {
        (i as i64 + i64::from(self.program[i].target)) as usize
    }

    /// Marks what runs from here on, callees too, up to `join`.
    fn mark(&self, from: &[usize], join: Option<usize>, partly: &mut [bool]) {
        let mut work = from.to_vec();
        while let Some(i) = work.pop() {
            if i < partly.len() && Some(i) != join && !std::mem::replace(&mut partly[i], true) {
                work.extend(&self.next[i]);
                if self.program[i].control() == Some(ControlOp::Call) {
                    work.push(self.target(i));
                }
            }
        }
    }
}

/// Whether every warp of the launch, as long as it lives, runs an instruction equally often.
pub(super) fn run_by_all(program: &[Instruction], graph: &Graph, entries: &[usize]) -> Vec<bool> {
    let next: Vec<Vec<usize>> = (0..program.len()).map(|i| steps(program, i)).collect();
    let ways = Ways { program, dominator: post_dominators(&next), next };
    let mut partly = vec![false; program.len()];
    loop {
        let varying = varying(program, graph, entries, &partly);
        let old = partly.clone();
        for (i, instruction) in program.iter().enumerate() {
            let splits = splits(instruction, varying[i]);
            let (from, join) = match instruction.control() {
                Some(ControlOp::Bsb) => (ways.next[i].clone(), ways.join(i)),
                Some(ControlOp::Bra) if splits => (ways.next[i].clone(), ways.join(i)),
                Some(ControlOp::Call) if splits => (vec![ways.target(i)], None),
                // Behind it the function has fewer threads, or none.
                Some(ControlOp::Ret) if splits => (vec![i + 1], None),
                _ => continue,
            };
            ways.mark(&from, join, &mut partly);
        }
        if partly == old {
            return partly.iter().map(|partly| !partly).collect();
        }
    }
}

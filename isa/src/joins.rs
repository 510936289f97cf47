// SPDX-License-Identifier: MIT
//! Where warps split and where they join: what the assembler warns of.
//!
//! A branch forward splits a warp when its predicate comes from what differs from thread to thread.
//! Its ways meet at the branch's immediate post-dominator; from there on up to the end, some
//! post-dominator must be a `sync`, or the threads go on apart. What runs between the branch and
//! that `sync` must stand above the `sync`, since a warp goes on at its lowest PC. Calls count as
//! one step; every function is looked at by itself.
use crate::alu_op::{ControlOp, SpecialOp, SpecialRegister, Unit};
use crate::annotate::{Blocks, Graph};
use crate::instruction::Instruction;
use crate::row::Operand;
use std::collections::BTreeSet;

/// Something to warn of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The ways of `branch` meet at `meet`, and nothing joins the threads there or later.
    NoJoin {
        /// The branch.
        branch: usize,
        /// Where its ways meet.
        meet: usize,
    },
    /// A barrier on the way from `branch` to its join.
    Barrier {
        /// The branch.
        branch: usize,
        /// The barrier.
        bar: usize,
    },
    /// The `sync` at `join` does not wait for threads that are further down.
    Below {
        /// The branch.
        branch: usize,
        /// The `sync`.
        join: usize,
        /// An instruction behind it that threads of the branch run before.
        below: usize,
    },
}

/// Successors inside a function: behind a call it goes on where the callee returns to.
pub(crate) fn steps(program: &[Instruction], i: usize) -> Vec<usize> {
    let instruction = &program[i];
    let target = (i as i64 + i64::from(instruction.target)) as usize;
    let always = instruction.guard.is_none();
    let mut next = match instruction.control() {
        Some(ControlOp::Bra) if always => vec![target],
        Some(ControlOp::Bra | ControlOp::Bsb) => vec![i + 1, target],
        Some(ControlOp::Ret | ControlOp::Exit | ControlOp::Discard) if always => vec![],
        _ => vec![i + 1],
    };
    next.retain(|&next| next < program.len());
    next
}

/// The instructions that a run may reach from `entries`.
pub fn reached(program: &[Instruction], entries: &[usize]) -> Vec<bool> {
    let mut found = vec![false; program.len()];
    let mut work: Vec<usize> =
        entries.iter().copied().filter(|&entry| entry < program.len()).collect();
    while let Some(i) = work.pop() {
        if !std::mem::replace(&mut found[i], true) {
            work.extend(steps(program, i));
            if program[i].control() == Some(ControlOp::Call) {
                work.push((i as i64 + i64::from(program[i].target)) as usize);
                work.retain(|&next| next < program.len());
            }
        }
    }
    found
}

/// Registers and predicates whose value differs from thread to thread.
#[derive(Clone, Copy, Default, PartialEq)]
struct Varying {
    registers: u64,
    predicates: u8,
}

impl Varying {
    /// Behind an instruction.
    fn after(mut self, instruction: &Instruction) -> Self {
        let row = instruction.row;
        let guard = instruction
            .guard
            .is_some_and(|guard| self.predicates >> (guard.predicate & 3) & 1 != 0);
        let chosen = row.operands.contains(&Operand::Ps)
            && self.predicates >> (instruction.modifier & 3) & 1 != 0;
        let own = match row.unit {
            Unit::Special if row.unit_op == SpecialOp::S2r.number() => matches!(
                SpecialRegister::from_number(instruction.ra),
                Some(
                    SpecialRegister::Tid
                        | SpecialRegister::Lane
                        | SpecialRegister::X
                        | SpecialRegister::Y
                )
            ),
            Unit::Special if row.unit_op == SpecialOp::Sget.number() => false,
            // Every thread gets a value of its own.
            Unit::AtomicPrepare => true,
            _ => instruction.atomic_op().is_some(),
        };
        let varies = guard || chosen || own || instruction.registers_read() & self.registers != 0;
        let written = instruction.registers_written();
        let kept =
            if instruction.guard.is_some() { self.registers } else { self.registers & !written };
        self.registers = if varies { kept | written } else { kept };
        if let Some(predicate) = instruction.predicate_written() {
            let bit = 1u8 << (predicate & 3);
            let kept =
                if instruction.guard.is_some() { self.predicates } else { self.predicates & !bit };
            self.predicates = if varies { kept | bit } else { kept };
        }
        self
    }
}

/// The branches that may split their warp.
fn splits(program: &[Instruction], graph: &Graph, blocks: &Blocks) -> Vec<bool> {
    let mut entering = vec![Varying::default(); blocks.len()];
    let mut work: BTreeSet<usize> = (0..blocks.len()).collect();
    let mut found = vec![false; program.len()];
    while let Some(block) = work.pop_first() {
        let mut state = entering[block];
        for i in blocks.range(block) {
            let instruction = &program[i];
            let guard = instruction
                .guard
                .is_some_and(|guard| state.predicates >> (guard.predicate & 3) & 1 != 0);
            // Back in a loop: an index that differs by lane often leaves the number of rounds the
            // same.
            found[i] =
                instruction.control() == Some(ControlOp::Bra) && guard && instruction.target > 0;
            state = state.after(instruction);
        }
        for &next in &graph.successors[blocks.last(block)] {
            let next = blocks.of(next);
            let before = entering[next];
            let merged = Varying {
                registers: before.registers | state.registers,
                predicates: before.predicates | state.predicates,
            };
            if merged != before {
                entering[next] = merged;
                work.insert(next);
            }
        }
    }
    found
}

/// The immediate post-dominator of each instruction, `len` for the end; `None` where no way leads
/// to the end.
pub(crate) fn post_dominators(next: &[Vec<usize>]) -> Vec<Option<usize>> {
    let len = next.len();
    let mut before: Vec<Vec<usize>> = vec![vec![]; len + 1];
    for (i, next) in next.iter().enumerate() {
        if next.is_empty() {
            before[len].push(i);
        }
        next.iter().for_each(|&next| before[next].push(i));
    }
    // Order of a depth-first walk from the end backwards.
    let mut order = vec![];
    let mut number = vec![usize::MAX; len + 1];
    let mut seen = vec![false; len + 1];
    let mut work = vec![(len, 0)];
    seen[len] = true;
    while let Some((at, child)) = work.pop() {
        if let Some(&p) = before[at].get(child) {
            work.push((at, child + 1));
            if !std::mem::replace(&mut seen[p], true) {
                work.push((p, 0));
            }
        } else {
            number[at] = order.len();
            order.push(at);
        }
    }
    let mut dominator: Vec<Option<usize>> = vec![None; len + 1];
    dominator[len] = Some(len);
    let mut changed = true;
    while changed {
        changed = false;
        for &at in order.iter().rev().skip(1) {
            let end = [len];
            let ways = if next[at].is_empty() { end.as_slice() } else { next[at].as_slice() };
            let mut best: Option<usize> = None;
            for &way in ways.iter().filter(|&&way| dominator[way].is_some()) {
                best = Some(match best {
                    None => way,
                    Some(mut one) => {
                        let mut other = way;
                        while one != other {
                            while number[one] < number[other] {
                                one = dominator[one].unwrap_or(len);
                            }
                            while number[other] < number[one] {
                                other = dominator[other].unwrap_or(len);
                            }
                        }
                        one
                    }
                });
            }
            if dominator[at] != best {
                dominator[at] = best;
                changed = true;
            }
        }
    }
    dominator.truncate(len);
    dominator
}

/// Steps that are followed from a branch on; a longer way says nothing.
const FAR: usize = 4096;

/// What can be warned of.
pub fn find(
    program: &[Instruction],
    graph: &Graph,
    blocks: &Blocks,
    entries: &[usize],
) -> Vec<Finding> {
    let next: Vec<Vec<usize>> = (0..program.len()).map(|i| steps(program, i)).collect();
    let dominator = post_dominators(&next);
    let live = reached(program, entries);
    let is_sync = |i: usize| program[i].control() == Some(ControlOp::Sync);
    let mut found = vec![];
    let mut told = BTreeSet::new();
    // The last branch from which each instruction was reached.
    let mut reached_from = vec![usize::MAX; program.len()];
    for branch in splits(program, graph, blocks)
        .iter()
        .enumerate()
        .filter(|&(i, &splits)| splits && live[i])
        .map(|(i, _)| i)
    {
        let Some(meet) = dominator[branch].filter(|&meet| meet < program.len()) else { continue };
        let mut chain =
            std::iter::successors(Some(meet), |&at| dominator[at].filter(|&at| at < program.len()))
                .take(FAR);
        let join = chain.find(|&at| is_sync(at));
        // Between the branch and the join.
        let mut between = vec![];
        let mut work = next[branch].clone();
        while let Some(i) = work.pop() {
            if Some(i) != join && between.len() < FAR && reached_from[i] != branch {
                reached_from[i] = branch;
                between.push(i);
                work.extend(&next[i]);
            }
        }
        let first = |is: &dyn Fn(usize) -> bool| between.iter().copied().filter(|&i| is(i)).min();
        if let Some(bar) = first(&|i| program[i].control() == Some(ControlOp::Bar)) {
            // On the one way only it is no matter of the join; behind both, the warp may still be
            // apart.
            if !between.iter().any(|&i| is_sync(i)) && told.insert(bar) {
                found.push(Finding::Barrier { branch, bar });
            }
            continue;
        }
        match join {
            Some(join) => {
                let below = first(&|i| branch < join && i > join);
                if let Some(below) = below.filter(|_| told.insert(join)) {
                    found.push(Finding::Below { branch, join, below });
                }
            }
            None => {
                // Where little is left to do, apart is as good.
                let is_end = |i: usize| {
                    matches!(
                        program[i].control(),
                        Some(ControlOp::Exit | ControlOp::Ret | ControlOp::Discard)
                    )
                };
                if !is_end(meet) && !between.iter().any(|&i| is_sync(i)) {
                    found.push(Finding::NoJoin { branch, meet });
                }
            }
        }
    }
    found
}

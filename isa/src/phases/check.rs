// SPDX-License-Identifier: MIT
//! Dependent texture reads in one phase: what the assembler warns of.
use super::resources::{is_texture, reads, writes, Uses};
use crate::annotate::{Blocks, Graph};
use crate::instruction::Instruction;
use std::collections::BTreeSet;

/// A texture read that needs the result of another one in the same phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SamePhase {
    /// The read whose result is needed.
    pub earlier: usize,
    /// The read that needs it.
    pub later: usize,
}

/// The registers, predicates and scalar registers that depend on a read of the phase, each with one
/// such read.
#[derive(Clone, PartialEq)]
struct Sources([Option<u32>; 84]);

fn places(uses: Uses) -> impl Iterator<Item = usize> {
    let bits = u128::from(uses.registers)
        | u128::from(uses.predicates & 15) << 64
        | u128::from(uses.scalars) << 68;
    (0..84).filter(move |place| bits >> place & 1 != 0)
}

impl Sources {
    const NONE: Self = Self([None; 84]);

    fn of(&self, uses: Uses) -> Option<u32> {
        places(uses).find_map(|place| self.0[place])
    }

    /// Behind `i`.
    fn step(&mut self, i: usize, instruction: &Instruction) {
        let source = match is_texture(instruction) {
            true => Some(i as u32),
            false => self.of(reads(instruction)),
        };
        for place in places(writes(instruction)) {
            self.0[place] = match instruction.guard {
                Some(_) => source.or(self.0[place]),
                None => source,
            };
        }
        if is_texture(instruction) && instruction.mark_p {
            *self = Self::NONE;
        }
    }

    /// Adds what holds on another way; says whether there was more.
    fn join(&mut self, other: &Self) -> bool {
        let mut more = false;
        for (own, &other) in self.0.iter_mut().zip(&other.0) {
            more |= own.is_none() && other.is_some();
            *own = own.or(other);
        }
        more
    }
}

/// The dependent texture reads of one phase, over every way through the program.
pub fn same_phase(program: &[Instruction]) -> Vec<SamePhase> {
    if !program.iter().any(is_texture) {
        return vec![];
    }
    let graph = Graph::new(program);
    let blocks = Blocks::new(&graph);
    let mut entering = vec![Sources::NONE; blocks.len()];
    let mut work: BTreeSet<usize> = (0..blocks.len()).collect();
    let mut found = BTreeSet::new();
    while let Some(block) = work.pop_first() {
        let mut state = entering[block].clone();
        for i in blocks.range(block) {
            if is_texture(&program[i]) {
                if let Some(earlier) = state.of(reads(&program[i])) {
                    found.insert(SamePhase { earlier: earlier as usize, later: i });
                }
            }
            state.step(i, &program[i]);
        }
        for &next in &graph.successors[blocks.last(block)] {
            let next = blocks.of(next);
            if entering[next].join(&state) {
                work.insert(next);
            }
        }
    }
    // One warning for each read.
    let mut all: Vec<SamePhase> = found.into_iter().collect();
    all.sort_by_key(|pair| (pair.later, pair.earlier));
    all.dedup_by_key(|pair| pair.later);
    all
}

// SPDX-License-Identifier: MIT
//! Marks: where the phase and the read within it are counted on.
//!
//! The counters of a warp only go up, and only by texture reads. So that warps that took different
//! ways have equal counters where the ways rejoin, marks are on reads alone that every warp runs
//! equally often; reads in the ways of a branch belong to the phase before it. A phase ends before
//! a read that depends on one of it, with the round of a loop, and after eight reads, which is as
//! far as the counter of reads goes.
use super::check::same_phase;
use super::resources::is_texture;
use crate::alu_op::ControlOp;
use crate::annotate::Graph;
use crate::instruction::Instruction;

/// Reads of a phase that have numbers of their own.
const READS: u8 = 8;

/// The texture reads from which no other can be reached.
pub(super) fn last_reads(program: &[Instruction], graph: &Graph) -> Vec<bool> {
    let mut leads = vec![false; program.len()];
    let mut work: Vec<usize> = (0..program.len()).filter(|&i| is_texture(&program[i])).collect();
    while let Some(i) = work.pop() {
        for &before in &graph.predecessors[i] {
            if !std::mem::replace(&mut leads[before], true) {
                work.push(before);
            }
        }
    }
    (0..program.len()).map(|i| is_texture(&program[i]) && !leads[i]).collect()
}

struct Numbering<'a> {
    program: &'a mut [Instruction],
    graph: &'a Graph,
    /// Reads that may be marked.
    counted: Vec<bool>,
}

impl Numbering<'_> {
    fn end_phase(&mut self, i: usize) {
        (self.program[i].mark_t, self.program[i].mark_p) = (false, true);
    }

    /// The counted reads that come last before `i`, over every way from `low` on.
    fn counted_before(&self, i: usize, low: usize) -> Vec<usize> {
        let mut seen = vec![false; self.program.len()];
        let (mut found, mut work) = (vec![], vec![i]);
        while let Some(at) = work.pop() {
            for &before in self.graph.predecessors[at].iter().filter(|&&before| before >= low) {
                if !std::mem::replace(&mut seen[before], true) {
                    if self.counted[before] {
                        found.push(before);
                    } else {
                        work.push(before);
                    }
                }
            }
        }
        found
    }

    /// Every round of a loop is a phase of its own.
    fn end_with_rounds(&mut self) {
        for i in 0..self.program.len() {
            let is_branch =
                matches!(self.program[i].control(), Some(ControlOp::Bra | ControlOp::Bsb));
            if is_branch && self.program[i].target <= 0 {
                let head = (i as i64 + i64::from(self.program[i].target)).max(0) as usize;
                for read in self.counted_before(i, head) {
                    self.end_phase(read);
                }
            }
        }
    }

    /// A phase ends before a read that depends on one of it, where it can.
    fn end_before_dependent(&mut self) {
        let mut left_over = vec![];
        loop {
            let found = same_phase(self.program);
            let Some(pair) = found.iter().find(|pair| !left_over.contains(&pair.later)) else {
                return;
            };
            let ends: Vec<usize> = self.counted_before(pair.later, 0);
            let ends: Vec<usize> =
                ends.into_iter().filter(|&read| !self.program[read].mark_p).collect();
            ends.iter().for_each(|&read| self.end_phase(read));
            if same_phase(self.program).iter().any(|other| other.later == pair.later) {
                // There is no counted read in between on some way.
                for &read in &ends {
                    (self.program[read].mark_t, self.program[read].mark_p) = (true, false);
                }
                left_over.push(pair.later);
            }
        }
    }

    /// No phase has more reads than numbers can distinguish.
    fn end_after_many(&mut self) {
        let mut count = vec![0u8; self.program.len()];
        let mut work: std::collections::BTreeSet<usize> = (0..self.program.len()).collect();
        while let Some(i) = work.pop_first() {
            let before = self.graph.predecessors[i].iter().map(|&p| count[p]).max().unwrap_or(0);
            let mut now = before;
            if self.counted[i] {
                now += 1;
                if now >= READS {
                    self.end_phase(i);
                }
                if self.program[i].mark_p {
                    now = 0;
                }
            }
            if now > count[i] {
                count[i] = now;
                work.extend(&self.graph.successors[i]);
            }
        }
    }
}

/// Puts the marks on a program; those that are there are replaced. `by_all`: instructions that
/// every warp runs equally often.
pub(super) fn number(program: &mut [Instruction], by_all: &[bool]) {
    let graph = Graph::new(program);
    let counted: Vec<bool> =
        program.iter().zip(by_all).map(|(i, &by_all)| is_texture(i) && by_all).collect();
    for (instruction, &counted) in program.iter_mut().zip(&counted) {
        (instruction.mark_t, instruction.mark_p) = (counted, false);
    }
    let mut numbering = Numbering { program, graph: &graph, counted };
    numbering.end_with_rounds();
    numbering.end_before_dependent();
    numbering.end_after_many();
    for (i, last) in last_reads(program, &graph).into_iter().enumerate() {
        if last {
            (program[i].mark_t, program[i].mark_p) = (true, true);
        }
    }
}

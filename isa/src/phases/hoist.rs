// SPDX-License-Identifier: MIT
//! Independent texture reads of a stretch are brought together.
//!
//! The first read of a cluster stays where it is; a later one that depends on no read of the
//! cluster or behind it moves up to it, and what it needs moves before the cluster. All other
//! instructions keep their order. Values get other registers where their own are in use; a read for
//! which there are too few stays where it is.
use super::resources::{access, is_fixed, is_texture};
use super::values::{flags_before, Values};
use crate::annotate::Graph;
use crate::instruction::Instruction;
use crate::liveness::{effect, live_behind, read_across};
use std::ops::Range;

/// The stretches of a program in which order may change: nothing comes in or leaves in between.
fn stretches(program: &[Instruction], graph: &Graph) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = vec![];
    for i in (0..program.len()).filter(|&i| !is_fixed(&program[i])) {
        match found.last_mut() {
            Some(last) if last.end == i && graph.predecessors[i] == [i - 1] => last.end = i + 1,
            _ => found.push(i..i + 1),
        }
    }
    found
}

/// Instructions that must stay before each instruction because of memory. Accesses keep their order
/// among each other, and texture reads theirs with writes.
fn memory_before(stretch: &[Instruction]) -> Vec<Vec<usize>> {
    let mut before = vec![vec![]; stretch.len()];
    let (mut last, mut write) = (None, None);
    let mut reads: Vec<usize> = vec![];
    for (i, instruction) in stretch.iter().enumerate() {
        if is_texture(instruction) {
            before[i].extend(write);
            reads.push(i);
        } else if let Some(writes) = access(instruction) {
            before[i].extend(last.replace(i));
            if writes {
                before[i].append(&mut reads);
                write = Some(i);
            }
        }
    }
    before
}

/// A stretch and what must stay before each of its instructions.
struct Stretch<'a> {
    code: &'a [Instruction],
    values: Values,
    before: Vec<Vec<usize>>,
}

impl<'a> Stretch<'a> {
    fn new(code: &'a [Instruction], behind: u64, across: u64, registers: u8) -> Self {
        let values = Values::new(code, behind, across, registers);
        let mut before = values.before.clone();
        for more in [flags_before(code), memory_before(code)] {
            before.iter_mut().zip(more).for_each(|(before, more)| before.extend(more));
        }
        Self { code, values, before }
    }

    fn is_texture(&self, i: usize) -> bool {
        is_texture(&self.code[i])
    }

    /// The instructions of `order[from..at]` that `order[at]` needs, in their order.
    fn needed(&self, order: &[usize], from: usize, at: usize) -> Vec<usize> {
        let mut wanted = vec![false; self.code.len()];
        self.before[order[at]].iter().for_each(|&i| wanted[i] = true);
        let mut found = vec![];
        for &i in order[from..at].iter().rev() {
            if wanted[i] {
                self.before[i].iter().for_each(|&earlier| wanted[earlier] = true);
                found.push(i);
            }
        }
        found.reverse();
        found
    }

    /// The order with clusters, and the registers of the values; `None` where nothing moves.
    fn clustered(&self) -> Option<(Vec<usize>, Vec<u8>)> {
        let mut order: Vec<usize> = (0..self.code.len()).collect();
        let mut registers = None;
        let mut next = 0;
        while let Some(lead) = (next..order.len()).find(|&at| self.is_texture(order[at])) {
            // The cluster is `order[lead..end]`.
            let (mut lead, mut end) = (lead, lead + 1);
            for at in lead + 1..order.len() {
                if !self.is_texture(order[at]) {
                    continue;
                }
                let needs = self.needed(&order, lead, at);
                if needs.iter().any(|&i| self.is_texture(i)) {
                    continue;
                }
                if at == end {
                    end += 1;
                    continue;
                }
                let mut changed = order[..lead].to_vec();
                changed.extend(&needs);
                changed.extend(&order[lead..end]);
                changed.push(order[at]);
                let mut moved = vec![false; self.code.len()];
                changed.iter().for_each(|&i| moved[i] = true);
                changed.extend(order[end..].iter().filter(|&&i| !moved[i]));
                let cluster = lead..end + needs.len() + 1;
                if let Some(found) = self.values.allocate(self.code, &changed, cluster) {
                    (order, registers) = (changed, Some(found));
                    (lead, end) = (lead + needs.len(), end + needs.len() + 1);
                }
            }
            next = end;
        }
        registers.map(|registers| (order, registers))
    }
}

/// Brings texture reads together. `lines` go with the instructions; `registers`: how many a thread
/// may use, by instruction.
pub(super) fn hoist(
    program: &mut [Instruction],
    lines: &mut [u32],
    registers: &dyn Fn(usize) -> u8,
) {
    let graph = Graph::new(program);
    let effects: Vec<_> = program.iter().map(effect).collect();
    let live = live_behind(program, &effects);
    let across = read_across(program);
    for range in stretches(program, &graph) {
        let code = program[range.clone()].to_vec();
        if code.iter().filter(|instruction| is_texture(instruction)).count() < 2 {
            continue;
        }
        let limit = registers(range.start);
        let stretch = Stretch::new(&code, live[range.end - 1], across, limit);
        if let Some((order, assigned)) = stretch.clustered() {
            let old = lines.get(range.clone()).map(<[u32]>::to_vec);
            for (at, &i) in order.iter().enumerate() {
                program[range.start + at] = stretch.values.rename(i, &code[i], &assigned);
                if let Some(old) = &old {
                    lines[range.start + at] = old[i];
                }
            }
        }
    }
}

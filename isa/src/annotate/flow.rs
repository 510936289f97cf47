// SPDX-License-Identifier: MIT
//! What may be incomplete at each point of the program, and the masks that follow from it.
//!
//! Only what is pending behind each block is kept; inside a block it is followed from the start.
use super::conflict::Conflicts;
use super::graph::{Blocks, Graph};
use super::set::Set;
use crate::alu_op::ControlOp;
use crate::instruction::Instruction;
use std::collections::BTreeSet;

/// The dataflow, with the slots that the instructions name.
pub struct Flow<'a> {
    program: &'a [Instruction],
    graph: &'a Graph,
    blocks: &'a Blocks,
    conflicts: &'a Conflicts,
    /// The instructions of each slot.
    members: Vec<Set>,
    /// What may be incomplete behind each block, after the wait of its last instruction.
    behind: Vec<Set>,
    /// Slots that each instruction waits for.
    wait: Vec<u8>,
}

impl<'a> Flow<'a> {
    /// Nothing waits yet.
    pub fn new(
        program: &'a [Instruction],
        graph: &'a Graph,
        blocks: &'a Blocks,
        conflicts: &'a Conflicts,
    ) -> Self {
        let mut members = vec![Set::new(conflicts.len()); 8];
        for place in 0..conflicts.len() {
            members[usize::from(program[conflicts.at(place)].slot & 7)].insert(place);
        }
        let behind = vec![Set::new(conflicts.len()); blocks.len()];
        Self { program, graph, blocks, conflicts, members, behind, wait: vec![0; program.len()] }
    }

    /// Takes the waits from masks.
    pub fn set_masks(&mut self, masks: &[u8]) {
        self.wait = masks.to_vec();
    }

    /// The slots of the instructions of a set.
    pub fn slots(&self, set: &Set) -> u8 {
        set.iter()
            .fold(0, |mask, place| mask | 1 << (self.program[self.conflicts.at(place)].slot & 7))
    }

    fn remove(&self, set: &mut Set, mask: u8) {
        (0..8)
            .filter(|slot| mask >> slot & 1 != 0)
            .for_each(|slot| set.remove(&self.members[slot]));
    }

    /// What may be incomplete when the first instruction of a block is fetched.
    fn entering(&self, block: usize) -> Set {
        let i = self.blocks.range(block).start;
        let mut set = Set::new(self.conflicts.len());
        for &p in &self.graph.predecessors[i] {
            let branch = &self.program[p];
            let behind = &self.behind[self.blocks.of(p)];
            if branch.control() == Some(ControlOp::Bsb) {
                // Which way it went says which slots are zero.
                let taken = p as i64 + i64::from(branch.target) == i as i64;
                let zero = match (taken, i == p + 1) {
                    (true, true) => branch.mask_a & branch.mask_b,
                    (true, false) => branch.mask_a,
                    _ => branch.mask_b,
                };
                let mut open = behind.clone();
                self.remove(&mut open, zero);
                set.union(&open);
            } else {
                set.union(behind);
            }
        }
        set
    }

    /// Turns what is pending before `i` into what would be pending behind it without its wait.
    fn issue(&self, i: usize, pending: &mut Set) {
        if let Some(place) = self.conflicts.place(i) {
            pending.insert(place);
        }
        self.conflicts.fence(i, pending);
    }

    /// What may be incomplete when `i` is fetched.
    fn before(&self, i: usize) -> Set {
        let block = self.blocks.of(i);
        let mut pending = self.entering(block);
        for at in self.blocks.range(block).start..i {
            self.issue(at, &mut pending);
            self.remove(&mut pending, self.wait[at]);
        }
        pending
    }

    /// What would be incomplete when `i` is fetched if nothing before it waited for it.
    pub fn arriving(&self, i: usize) -> Set {
        let mut set = Set::new(self.conflicts.len());
        for &p in &self.graph.predecessors[i] {
            let mut pending = self.before(p);
            self.issue(p, &mut pending);
            set.union(&pending);
        }
        set
    }

    fn following(&self, block: usize) -> impl Iterator<Item = usize> + '_ {
        self.graph.successors[self.blocks.last(block)].iter().map(|&next| self.blocks.of(next))
    }

    fn run(&mut self, add: bool) {
        // The lowest first: masks are then set before their effect is used further on.
        let mut work: BTreeSet<usize> = (0..self.blocks.len()).collect();
        'blocks: while let Some(block) = work.pop_first() {
            let mut pending = self.entering(block);
            let range = self.blocks.range(block);
            for i in range.clone() {
                let need = if add { self.slots(&self.conflicts.needed(i, &pending)) } else { 0 };
                if need != 0 && i > range.start {
                    self.wait[i - 1] |= need;
                    self.remove(&mut pending, need);
                } else if need != 0 {
                    let mut more = false;
                    for &p in &self.graph.predecessors[i] {
                        if self.wait[p] & need != need {
                            self.wait[p] |= need;
                            work.insert(self.blocks.of(p));
                            more = true;
                        }
                    }
                    if more {
                        work.insert(block);
                        continue 'blocks;
                    }
                }
                self.issue(i, &mut pending);
                self.remove(&mut pending, self.wait[i]);
            }
            if pending != self.behind[block] {
                self.behind[block] = pending;
                work.extend(self.following(block));
            }
        }
    }

    /// Follows what is pending to a fixed point, with the waits as they are.
    pub fn propagate(&mut self) {
        self.behind.iter_mut().for_each(Set::clear);
        self.run(false);
    }

    /// Pairs of an earlier instruction and one that depends on it without a wait in between.
    pub fn uncovered(&self) -> Vec<(usize, usize)> {
        let mut found = vec![];
        for block in 0..self.blocks.len() {
            let mut pending = self.entering(block);
            for i in self.blocks.range(block) {
                found.extend(
                    self.conflicts
                        .needed(i, &pending)
                        .iter()
                        .map(|place| (self.conflicts.at(place), i)),
                );
                self.issue(i, &mut pending);
                self.remove(&mut pending, self.wait[i]);
            }
        }
        found
    }

    /// The masks: those that are missing added, those that nothing needs taken away.
    pub fn least_masks(mut self) -> Vec<u8> {
        self.run(true);
        self.propagate();
        // Waits were added while other masks were not complete, so some may be more than needed.
        for block in 0..self.blocks.len() {
            let mut pending = self.entering(block);
            for i in self.blocks.range(block) {
                self.issue(i, &mut pending);
                if self.wait[i] != 0 {
                    let needs = |&next: &usize| self.slots(&self.conflicts.needed(next, &pending));
                    let direct =
                        self.graph.successors[i].iter().map(needs).fold(0, |all, mask| all | mask);
                    let doubtful = self.wait[i] & !direct;
                    for slot in (0..8).filter(|slot| doubtful >> slot & 1 != 0) {
                        self.try_without(i, 1 << slot);
                    }
                    // The block may be behind itself.
                    if doubtful != 0 {
                        pending = self.before(i);
                        self.issue(i, &mut pending);
                    }
                }
                self.remove(&mut pending, self.wait[i]);
            }
        }
        self.wait
    }

    /// The masks on the instructions that wait: each waits for what it depends on before it issues.
    pub fn masks_on_same(mut self) -> Vec<u8> {
        let mut work: BTreeSet<usize> = (0..self.blocks.len()).collect();
        while let Some(block) = work.pop_first() {
            let mut pending = self.entering(block);
            for i in self.blocks.range(block) {
                self.wait[i] |= self.slots(&self.conflicts.needed(i, &pending));
                self.remove(&mut pending, self.wait[i]);
                self.issue(i, &mut pending);
            }
            if pending != self.behind[block] {
                self.behind[block] = pending;
                work.extend(self.following(block));
            }
        }
        self.wait
    }

    /// Takes a slot out of the mask of `i`, unless something is then uncovered. What is pending
    /// only grows, so the fixed point is found from where it was.
    fn try_without(&mut self, i: usize, slot: u8) {
        self.wait[i] &= !slot;
        let mut changed: Vec<(usize, Set)> = vec![];
        let mut work = BTreeSet::from([self.blocks.of(i)]);
        while let Some(block) = work.pop_first() {
            let mut pending = self.entering(block);
            for at in self.blocks.range(block) {
                if !self.conflicts.needed(at, &pending).is_empty() {
                    self.wait[i] |= slot;
                    changed
                        .into_iter()
                        .rev()
                        .for_each(|(block, behind)| self.behind[block] = behind);
                    return;
                }
                self.issue(at, &mut pending);
                self.remove(&mut pending, self.wait[at]);
            }
            if pending != self.behind[block] {
                changed.push((block, std::mem::replace(&mut self.behind[block], pending)));
                work.extend(self.following(block));
            }
        }
    }
}

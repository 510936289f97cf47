//! What may be incomplete at each point of the program, and the masks that follow from it.
use super::conflict::{fenced, Conflicts};
use super::graph::Graph;
use super::set::Set;
use crate::alu_op::ControlOp;
use crate::instruction::Instruction;
use std::collections::BTreeSet;

/// The dataflow. Waits are sets of instructions: by slots, those that share a slot go together;
/// one by one, as if each instruction had a slot of its own.
pub struct Flow<'a> {
    program: &'a [Instruction],
    graph: &'a Graph,
    conflicts: &'a Conflicts,
    by_slots: bool,
    /// What waits together with each instruction.
    together: Vec<Set>,
    /// What may be incomplete behind each instruction, after its wait.
    pending: Vec<Set>,
    /// What the successors of each instruction wait for.
    wait: Vec<Set>,
}

impl<'a> Flow<'a> {
    /// With the slots that the instructions name.
    pub fn by_slots(program: &'a [Instruction], graph: &'a Graph, conflicts: &'a Conflicts) -> Self {
        let mut members = vec![Set::new(program.len()); 8];
        for (i, instruction) in program.iter().enumerate().filter(|(_, instruction)| instruction.row.reorderable()) {
            members[usize::from(instruction.slot & 7)].insert(i);
        }
        let together = program.iter().map(|instruction| members[usize::from(instruction.slot & 7)].clone()).collect();
        Self::new(program, graph, conflicts, true, together)
    }

    /// As if there were a slot for every instruction.
    pub fn one_by_one(program: &'a [Instruction], graph: &'a Graph, conflicts: &'a Conflicts) -> Self {
        let alone = |i| {
            let mut set = Set::new(program.len());
            set.insert(i);
            set
        };
        Self::new(program, graph, conflicts, false, (0..program.len()).map(alone).collect())
    }

    fn new(program: &'a [Instruction], graph: &'a Graph, conflicts: &'a Conflicts, by_slots: bool, together: Vec<Set>) -> Self {
        let none = vec![Set::new(program.len()); program.len()];
        Self { program, graph, conflicts, by_slots, together, pending: none.clone(), wait: none }
    }

    /// The instructions that a mask names.
    fn named(&self, mask: u8) -> Set {
        let mut set = Set::new(self.program.len());
        for (i, instruction) in self.program.iter().enumerate() {
            if instruction.row.reorderable() && mask >> (instruction.slot & 7) & 1 != 0 {
                set.insert(i);
            }
        }
        set
    }

    /// Takes the waits from masks.
    pub fn set_masks(&mut self, masks: &[u8]) {
        self.wait = masks.iter().map(|&mask| self.named(mask)).collect();
    }

    fn masks(&self) -> Vec<u8> {
        let mask = |set: &Set| set.iter().fold(0, |mask, e| mask | 1u8 << (self.program[e].slot & 7));
        self.wait.iter().map(mask).collect()
    }

    /// What may be incomplete when `i` is fetched.
    pub fn before(&self, i: usize) -> Set {
        let mut set = Set::new(self.program.len());
        for &p in &self.graph.predecessors[i] {
            let branch = &self.program[p];
            if self.by_slots && branch.control() == Some(ControlOp::Bsb) {
                // Which way it went says which slots are zero.
                let taken = p as i64 + i64::from(branch.target) == i as i64;
                let zero = match (taken, i == p + 1) {
                    (true, true) => branch.mask_a & branch.mask_b,
                    (true, false) => branch.mask_a,
                    _ => branch.mask_b,
                };
                let mut open = self.pending[p].clone();
                open.remove(&self.named(zero));
                set.union(&open);
            } else {
                set.union(&self.pending[p]);
            }
        }
        set
    }

    /// What `i` depends on of what may be incomplete when it is fetched.
    pub fn needed(&self, i: usize) -> Set {
        self.before(i).intersection(self.conflicts.of(i))
    }

    /// What would be incomplete behind `i` without its wait.
    fn unwaited(&self, i: usize) -> Set {
        let mut set = self.before(i);
        if self.program[i].row.reorderable() {
            set.insert(i);
        }
        let mut done = Set::new(self.program.len());
        set.iter().filter(|&e| fenced(&self.program[i], &self.program[e])).for_each(|e| done.insert(e));
        set.remove(&done);
        set
    }

    /// What would be incomplete when `i` is fetched if nothing before it waited for it.
    pub fn arriving(&self, i: usize) -> Set {
        let mut set = Set::new(self.program.len());
        self.graph.predecessors[i].iter().for_each(|&p| set.union(&self.unwaited(p)));
        set
    }

    /// Recomputes what is pending behind `i`; true when it changed.
    fn step(&mut self, i: usize) -> bool {
        let mut kept = self.unwaited(i);
        kept.remove(&self.wait[i]);
        let changed = kept != self.pending[i];
        self.pending[i] = kept;
        changed
    }

    fn run(&mut self, add: bool) {
        // The lowest number first: masks are then set before their effect is used further on.
        let mut work: BTreeSet<usize> = (0..self.program.len()).collect();
        while let Some(i) = work.pop_first() {
            if add {
                let mut need = Set::new(self.program.len());
                self.needed(i).iter().for_each(|e| need.union(&self.together[e]));
                for &p in &self.graph.predecessors[i] {
                    let mut more = need.clone();
                    more.remove(&self.wait[p]);
                    if !more.is_empty() {
                        self.wait[p].union(&more);
                        work.extend([p, i]);
                    }
                }
                if work.contains(&i) {
                    continue;
                }
            }
            if self.step(i) {
                work.extend(self.graph.successors[i].iter().copied());
            }
        }
    }

    /// Follows what is pending to a fixed point, with the waits as they are.
    pub fn propagate(&mut self) {
        self.pending.iter_mut().for_each(Set::clear);
        self.run(false);
    }

    /// Adds the waits that are missing.
    pub fn add_waits(&mut self) {
        self.run(true);
    }

    /// Pairs of an earlier instruction and one that depends on it without a wait in between.
    pub fn uncovered(&self) -> Vec<(usize, usize)> {
        let of = |later: usize| self.needed(later).iter().map(move |earlier| (earlier, later)).collect::<Vec<_>>();
        (0..self.program.len()).flat_map(of).collect()
    }

    /// The masks: those that are missing added, those that nothing needs taken away.
    pub fn least_masks(mut self) -> Vec<u8> {
        self.add_waits();
        self.propagate();
        let mut masks = self.masks();
        // Waits were added while other masks were not complete, so some may be more than needed.
        for p in 0..self.program.len() {
            let mut need = Set::new(self.program.len());
            self.graph.successors[p].iter().for_each(|&next| need.union(self.conflicts.of(next)));
            let direct = self.unwaited(p).intersection(&need);
            let direct = direct.iter().fold(0, |mask, e| mask | 1u8 << (self.program[e].slot & 7));
            let doubtful = masks[p] & !direct;
            for slot in (0..8).filter(|slot| doubtful >> slot & 1 != 0) {
                let kept = masks[p];
                masks[p] &= !(1 << slot);
                self.set_masks(&masks);
                self.propagate();
                if !self.uncovered().is_empty() {
                    masks[p] = kept;
                    self.set_masks(&masks);
                    self.propagate();
                }
            }
        }
        masks
    }
}

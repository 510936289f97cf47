// SPDX-License-Identifier: MIT
//! Structure: branches, joins, loops.
use super::machine::{Copies, Item, Machine, Reg};
use super::select::Selector;
use crate::ir::{If, Node, Op, Region, Value};
use std::collections::BTreeSet;
use warpwright_isa::Format;

/// A structure around the place.
pub struct Around {
    /// Where branches to it go.
    label: u32,
    /// What they set.
    takes: Vec<Value>,
}

/// Operations that are guarded rather than branched around.
const MOST_GUARDED: usize = 6;
/// Constants that a loop finds in registers.
const MOST_HOISTED: usize = 12;

impl<'a> Selector<'a> {
    pub fn region(&mut self, region: &'a [Node]) {
        for node in region {
            match node {
                Node::Inst(inst) => self.inst(inst),
                Node::If(choice) => self.choose(choice),
                Node::Branch(id) => {
                    let (label, copies) = self.destination(*id);
                    self.jump(label, None, copies);
                }
                Node::Block(block) => {
                    let label = self.code.label();
                    self.around.insert(block.label, Around { label, takes: block.results.clone() });
                    self.enter();
                    self.region(&block.body);
                    self.leave();
                    let meets = self.divergence.meets(block.label);
                    self.join(label, meets);
                }
                Node::Loop(repeat) => {
                    let label = self.code.label();
                    self.around
                        .insert(repeat.label, Around { label, takes: repeat.params.clone() });
                    self.hoist(&repeat.body);
                    let copies = self.copies(&repeat.params, &repeat.inits);
                    self.code.items.push(Item::Copies(copies));
                    self.put_label(label);
                    self.enter();
                    self.depth += 1;
                    self.region(&repeat.body);
                    self.depth -= 1;
                    self.leave();
                }
            }
        }
    }

    /// Puts constants of a loop to registers before it.
    fn hoist(&mut self, body: &'a Region) {
        let mut words = BTreeSet::new();
        crate::ir::walk(body, &mut |node| {
            if let Node::Inst(inst) = node {
                words.extend(self.words_in_registers(inst));
            }
        });
        words.into_iter().take(MOST_HOISTED).for_each(|word| {
            self.constant(word);
        });
    }

    fn destination(&mut self, id: crate::ir::BranchId) -> (u32, Copies) {
        let branch = self.function.branch(id);
        let around = &self.around[&branch.label];
        let (label, takes) = (around.label, around.takes.clone());
        (label, self.copies(&takes, &branch.args))
    }

    fn jump(&mut self, label: u32, guard: Option<(Reg, bool)>, copies: Copies) {
        let bra = Machine::new("bra", Format::B);
        self.push(Machine { target: Some(label), guard, copies, ..bra });
    }

    /// The end of a structure; threads that come here in different ways go on together.
    fn join(&mut self, label: u32, meets: bool) {
        self.put_label(label);
        if meets {
            self.push(Machine::new("sync", Format::R));
        }
    }

    fn choose(&mut self, choice: &'a If) {
        if choice.line > 0 {
            self.line = choice.line;
        }
        let (predicate, opposite) = self.predicate(choice.condition);
        let (accept, reject) = (&choice.accept, &choice.reject);
        match (&accept[..], &reject[..]) {
            ([Node::Branch(id)], rest) => {
                let (label, copies) = self.destination(*id);
                self.jump(label, Some((predicate, opposite)), copies);
                self.region_of(rest);
            }
            (rest, [Node::Branch(id)]) => {
                let (label, copies) = self.destination(*id);
                self.jump(label, Some((predicate, !opposite)), copies);
                self.region_of(rest);
            }
            (guarded, []) if self.can_guard(guarded) => self.guarded(accept, (predicate, opposite)),
            ([], guarded) if self.can_guard(guarded) => {
                self.guarded(reject, (predicate, !opposite))
            }
            _ => self.ways(choice, (predicate, opposite)),
        }
    }

    /// What follows where only one way goes on.
    fn region_of(&mut self, region: &'a [Node]) {
        self.enter();
        self.region(region);
        self.leave();
    }

    /// Two ways with branches.
    fn ways(&mut self, choice: &'a If, (predicate, opposite): (Reg, bool)) {
        let (other, end) = (self.code.label(), self.code.label());
        let (mut first, mut second, mut skips) = (&choice.accept, &choice.reject, !opposite);
        if first.is_empty() {
            (first, second, skips) = (second, first, !skips);
        }
        self.jump(other, Some((predicate, skips)), vec![]);
        self.region_of(first);
        let goes_on = self.goes_on();
        if second.is_empty() {
            self.put_label(other);
        } else {
            if goes_on {
                self.jump(end, None, vec![]);
            }
            self.put_label(other);
            self.region_of(second);
        }
        // Where only one way comes to the end, no thread has to be waited for.
        let both = goes_on && (second.is_empty() || self.goes_on());
        self.join(end, both && self.divergence.differs(choice.condition));
    }

    /// Whether control comes to this place from the instruction before.
    pub fn goes_on(&self) -> bool {
        match self.code.items.last() {
            Some(Item::Inst(machine)) => !machine.ends(),
            _ => true,
        }
    }

    /// Whether nodes are few and can run under a guard, without one in them.
    fn can_guard(&self, region: &[Node]) -> bool {
        let plain = |node: &Node| match node {
            Node::Inst(inst) => {
                matches!(
                    inst.op,
                    Op::Const(_)
                        | Op::Alu(_)
                        | Op::Special(_)
                        | Op::Load { .. }
                        | Op::Store { .. }
                        | Op::Exit
                )
            }
            _ => false,
        };
        self.guard.is_none() && region.len() <= MOST_GUARDED && region.iter().all(plain)
    }

    fn guarded(&mut self, region: &'a Region, guard: (Reg, bool)) {
        self.enter();
        self.guard = Some(guard);
        self.region(region);
        self.guard = None;
        self.leave();
    }
}

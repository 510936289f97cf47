// SPDX-License-Identifier: MIT
//! What crosses barriers: values that an invocation needs in another section than their own, and
//! whether invocations may leave a section for different places.
use super::{exits, has_barrier, inner, Context, Pass, AWAY};
use crate::ir::{walk, Function, Label, Node, Op, Region, Space, Value};
use std::collections::{HashMap, HashSet};

/// Operations that are repeated rather than kept in memory.
const MOST_REPEATED: usize = 8;

/// The values that a node uses, inside too, and those defined in it.
pub(super) fn uses_of(function: &Function, nodes: &[Node]) -> (HashSet<Value>, HashSet<Value>) {
    let (mut used, mut defined) = (HashSet::new(), HashSet::new());
    walk(nodes, &mut |node| match node {
        Node::Inst(inst) => {
            used.extend(&inst.args);
            defined.extend(&inst.results);
        }
        Node::Loop(repeat) => {
            used.extend(&repeat.inits);
            defined.extend(&repeat.params);
        }
        Node::If(choice) => drop(used.insert(choice.condition)),
        Node::Branch(id) => used.extend(&function.branch(*id).args),
        Node::Block(block) => defined.extend(&block.results),
    });
    (used, defined)
}

/// Runs of nodes without barriers, each with the node with a barrier behind it.
fn split(region: &[Node]) -> Vec<(&[Node], Option<&Node>)> {
    let (mut out, mut from) = (vec![], 0);
    for (at, node) in region.iter().enumerate().filter(|(_, node)| has_barrier(node)) {
        out.push((&region[from..at], Some(node)));
        from = at + 1;
    }
    out.push((&region[from..], None));
    out
}

impl Pass<'_> {
    /// Finds out what crosses sections and whether invocations may part.
    pub(super) fn look(&mut self, constants: &Region, body: &Region) {
        for node in constants {
            if let Node::Inst(inst) = node {
                self.global.extend(&inst.results);
                self.constants.insert(inst.op, inst.results[0]);
            }
        }
        let mut definitions = HashMap::new();
        walk(body, &mut |node| {
            if let Node::Inst(inst) = node {
                inst.results
                    .iter()
                    .for_each(|result| drop(definitions.insert(*result, inst.clone())));
            }
        });
        self.definitions = definitions;
        self.look_at(body, &Context::default());
        // The first slot of all, where it is asked for.
        if self.apart {
            let first = self.next_slot;
            self.next_slot += 1;
            self.slots.insert(AWAY, first);
        }
        let mut needed: Vec<Value> = self.needed.iter().copied().collect();
        needed.sort_unstable();
        for value in needed {
            if !self.is_cheap(value) {
                self.slots.insert(value, self.next_slot);
                self.next_slot += 1;
            }
        }
    }

    fn look_at(&mut self, region: &[Node], context: &Context) {
        for (sections, node) in split(region) {
            let (used, defined) = uses_of(self.function, sections);
            self.needed
                .extend(used.difference(&defined).filter(|value| !self.global.contains(value)));
            let tail = context.tail.filter(|_| node.is_none());
            let left = exits(self.function, sections);
            let ends = left.iter().filter(|&&label| Some(label) != tail).count();
            if ends > 0 && self.parts(sections, &left) {
                self.apart = true;
            }
            let Some(node) = node else { continue };
            match node {
                Node::Block(block) => {
                    self.takes.insert(block.label, block.results.clone());
                    self.needed.extend(&block.results);
                    self.look_at(&block.body, &inner(context, block.label, Some(block.label)));
                }
                Node::Loop(repeat) => {
                    self.takes.insert(repeat.label, repeat.params.clone());
                    self.needed.extend(&repeat.params);
                    self.needed
                        .extend(repeat.inits.iter().filter(|init| !self.global.contains(init)));
                    self.look_at(&repeat.body, &inner(context, repeat.label, None));
                }
                Node::If(choice) => {
                    if !self.global.contains(&choice.condition) {
                        self.needed.insert(choice.condition);
                    }
                    let inside = Context { tail: None, ..context.clone() };
                    self.look_at(&choice.accept, &inside);
                    self.look_at(&choice.reject, &inside);
                }
                Node::Inst(_) | Node::Branch(_) => {}
            }
        }
    }

    /// Whether invocations may leave nodes in different ways.
    pub(super) fn parts(&self, nodes: &[Node], labels: &[Label]) -> bool {
        let mut found = false;
        walk(nodes, &mut |node| {
            if let Node::If(choice) = node {
                let leaves = [&choice.accept, &choice.reject].iter().any(|way| {
                    exits(self.function, way).iter().any(|label| labels.contains(label))
                });
                found |= leaves && self.divergence.differs(choice.condition);
            }
        });
        found
    }

    /// Whether a value is computed again where it is needed.
    pub(super) fn is_cheap(&self, value: Value) -> bool {
        self.cost(value, MOST_REPEATED).is_some()
    }

    fn cost(&self, value: Value, left: usize) -> Option<usize> {
        if self.global.contains(&value) {
            return Some(0);
        }
        let left = left.checked_sub(1)?;
        let inst = self.definitions.get(&value)?;
        let plain = match inst.op {
            Op::Load { space: Space::Constant, .. } => true,
            Op::Sfu(_) | Op::Load { .. } | Op::Interpolate(_) => false,
            op => op.is_pure(),
        };
        if !plain || inst.results.len() != 1 {
            return None;
        }
        let mut total = 1;
        for &arg in &inst.args {
            total += self.cost(arg, left.checked_sub(total - 1)?)?;
        }
        (total <= MOST_REPEATED).then_some(total)
    }
}

// SPDX-License-Identifier: MIT
//! A section: what every invocation of a thread does between two barriers.
use super::crossing::uses_of;
use super::{exits, Address, Context, Note, Pass, AWAY};
use crate::ir::{always_leaves, Block, Inst, Label, Node, Op, Region, Type, Value};
use crate::passes::Replacements;
use std::collections::HashMap;
use warpwright_isa::AluOp;

/// Where branches out of a section go.
struct Ways {
    /// The end of the round.
    done: Label,
    /// Labels, from the innermost, with their bits in the mask.
    bits: Vec<(Label, u32)>,
    address: Address,
    /// What the condition was for the invocations before, where one is carried on.
    carried: Option<Value>,
    /// Whether an invocation may go on behind the section.
    stays: bool,
}

impl Pass<'_> {
    /// Adds the loop over the rounds of a section, and the branches behind it. `notes`: what is put
    /// to scratch memory at its end. `condition`: a truth value that is needed behind the section;
    /// gives it.
    pub(super) fn section(
        &mut self,
        nodes: Region,
        notes: Vec<Note>,
        condition: Option<Value>,
        context: &Context,
        out: &mut Region,
    ) -> Option<Value> {
        let condition = condition.filter(|value| !self.global.contains(value));
        if nodes.is_empty() && notes.is_empty() && condition.is_none() {
            return None;
        }
        let left = exits(self.function, &nodes);
        // From the innermost; the end of the block that this is the end of is no place of its own.
        let bits: Vec<(Label, u32)> = context
            .around
            .iter()
            .rev()
            .filter(|label| left.contains(label) && Some(**label) != context.tail)
            .enumerate()
            .map(|(at, label)| (*label, 2 << at))
            .collect();
        let mut body = vec![];
        let address = self.begin_round(&mut body);
        let (mask, carried) = (self.function.value(Type::Word), self.function.value(Type::Word));
        let falls = !always_leaves(self.function, nodes.last());
        let ways = Ways {
            done: self.function.label(),
            stays: falls || context.tail.is_some_and(|tail| left.contains(&tail)),
            bits,
            address,
            carried: condition.map(|_| carried),
        };
        let mut inside = vec![];
        let mut known = self.bring(&nodes, &notes, condition, address, &mut inside);
        inside.extend(self.rewritten(nodes, &mut known, &ways));
        if falls {
            for note in &notes {
                let value = known.get(&note.value).copied().unwrap_or(note.value);
                self.store(&mut inside, address, note.slot, value);
            }
            let one = self.word(1);
            let mut results = vec![one];
            if let Some(condition) = condition {
                let condition = known.get(&condition).copied().unwrap_or(condition);
                results.push(self.as_word(&mut inside, condition));
            }
            let end = self.branch(ways.done, results);
            inside.push(end);
        }
        let (mask, carried) = self.guarded(inside, &ways, mask, body, out);
        self.leave(&ways, mask, out);
        condition?;
        let zero = self.word(0);
        Some(self.add(out, Op::Compare { float: false, code: 1 }, vec![carried?, zero], Type::Bool))
    }

    /// The body of a section for the invocations that take part in it, and the loop around it.
    /// Gives the mask and the condition behind it.
    fn guarded(
        &mut self,
        inside: Region,
        ways: &Ways,
        mask: Value,
        mut body: Region,
        out: &mut Region,
    ) -> (Value, Option<Value>) {
        let before: Vec<Value> = [Some(mask), ways.carried].into_iter().flatten().collect();
        let found: Vec<Value> = before.iter().map(|_| self.function.value(Type::Word)).collect();
        let zero = self.word(0);
        let mut takes_part = vec![];
        if self.rounds.numbers() != self.rounds.invocations {
            let bound = self.word(self.rounds.invocations);
            let args = vec![ways.address.number, bound];
            takes_part.push(self.add(
                &mut body,
                Op::Compare { float: false, code: 10 },
                args,
                Type::Bool,
            ));
        }
        if self.apart {
            let slot = self.slots[&AWAY];
            let at = self.load(&mut body, ways.address, slot);
            let args = vec![at, zero];
            takes_part.push(self.add(
                &mut body,
                Op::Compare { float: false, code: 0 },
                args,
                Type::Bool,
            ));
        }
        let mut block = inside;
        if !takes_part.is_empty() {
            let mut args = vec![zero];
            args.extend(before.get(1));
            let skip = self.branch(ways.done, args);
            let both = takes_part
                .into_iter()
                .reduce(|a, b| self.add(&mut body, Op::And, vec![a, b], Type::Bool));
            let condition = both.expect("there is one");
            block = vec![self.only_if(condition, block, vec![skip])];
        }
        body.push(Node::Block(Block { label: ways.done, results: found.clone(), body: block }));
        let collected = self.alu(&mut body, AluOp::Or, [mask, found[0]]);
        let mut next = vec![collected];
        next.extend(found.get(1));
        let last = self.finish_rounds(ways.address, body, before, next, out);
        (last[0], last.get(1).copied())
    }

    /// The branches behind the rounds: on where one invocation goes on, else to the innermost place
    /// that one left for.
    fn leave(&mut self, ways: &Ways, mask: Value, out: &mut Region) {
        let Some((last, others)) = ways.bits.split_last() else { return };
        let (one, zero) = (self.word(1), self.word(0));
        let mut accept = vec![];
        for (label, bit) in others {
            let bit = self.word(*bit);
            let here = self.alu(&mut accept, AluOp::And, [mask, bit]);
            let is = self.add(
                &mut accept,
                Op::Compare { float: false, code: 1 },
                vec![here, zero],
                Type::Bool,
            );
            let go = self.branch(*label, vec![]);
            let go = self.only_if(is, vec![go], vec![]);
            accept.push(go);
        }
        let go = self.branch(last.0, vec![]);
        accept.push(go);
        if !ways.stays {
            return out.append(&mut accept);
        }
        let stays = self.alu(out, AluOp::And, [mask, one]);
        let gone = Op::Compare { float: false, code: 0 };
        let gone = self.add(out, gone, vec![stays, zero], Type::Bool);
        let go = self.only_if(gone, accept, vec![]);
        out.push(go);
    }

    /// Values of other sections that this one uses: loaded, or computed again.
    fn bring(
        &mut self,
        nodes: &[Node],
        notes: &[Note],
        condition: Option<Value>,
        address: Address,
        out: &mut Region,
    ) -> HashMap<Value, Value> {
        let (mut used, defined) = uses_of(self.function, nodes);
        used.extend(notes.iter().map(|note| note.value));
        used.extend(condition);
        let mut foreign: Vec<Value> = used.difference(&defined).copied().collect();
        foreign.sort_unstable();
        let mut known = HashMap::new();
        for value in foreign {
            self.fetch(value, address, &mut known, out);
        }
        // The number of the invocation is what it is in every section.
        for (value, inst) in &self.definitions {
            if inst.op == Op::Invocation {
                known.insert(*value, address.number);
            }
        }
        known
    }

    fn fetch(
        &mut self,
        value: Value,
        address: Address,
        known: &mut HashMap<Value, Value>,
        out: &mut Region,
    ) -> Value {
        if self.global.contains(&value) {
            return value;
        }
        if let Some(&found) = known.get(&value) {
            return found;
        }
        let fresh = match self.slots.get(&value) {
            Some(&slot) => {
                let word = self.load(out, address, slot);
                if self.function.type_of(value) == Type::Bool {
                    let zero = self.word(0);
                    let op = Op::Compare { float: false, code: 1 };
                    self.add(out, op, vec![word, zero], Type::Bool)
                } else {
                    word
                }
            }
            None => {
                let inst = self.definitions[&value].clone();
                if inst.op == Op::Invocation {
                    address.number
                } else {
                    let args =
                        inst.args.iter().map(|&arg| self.fetch(arg, address, known, out)).collect();
                    let ty = self.function.type_of(value);
                    self.add(out, inst.op, args, ty)
                }
            }
        };
        known.insert(value, fresh);
        fresh
    }

    /// The nodes with what they bring, with stores of what later sections need, and with branches
    /// that end the round instead of those that leave the section.
    fn rewritten(
        &mut self,
        nodes: Region,
        known: &mut HashMap<Value, Value>,
        ways: &Ways,
    ) -> Region {
        let nodes = self.stored(nodes, ways.address);
        let mut nodes = self.redirected(nodes, ways);
        let mut replacements = Replacements::new(self.function);
        known.iter().for_each(|(&old, &new)| replacements.set(old, new));
        // Only here: elsewhere the old values are what they were.
        replacements.apply_to(self.function, &mut nodes);
        nodes
    }

    /// Behind a definition that other sections need, its store.
    fn stored(&mut self, nodes: Region, address: Address) -> Region {
        let mut out = vec![];
        for node in nodes {
            let results = match &node {
                Node::Inst(Inst { op: Op::Invocation, .. }) => continue,
                Node::Inst(inst) => inst.results.clone(),
                Node::Block(block) => block.results.clone(),
                _ => vec![],
            };
            out.push(node);
            for result in results {
                if let Some(&slot) = self.slots.get(&result) {
                    self.store(&mut out, address, slot, result);
                }
            }
        }
        out
    }

    fn redirected(&mut self, region: Region, ways: &Ways) -> Region {
        let own = labels_in(&region);
        self.redirect(region, &own, ways)
    }

    fn redirect(&mut self, region: Region, own: &[Label], ways: &Ways) -> Region {
        let mut out = vec![];
        for node in region {
            match node {
                Node::Block(mut block) => {
                    block.body = self.redirect(block.body, own, ways);
                    out.push(Node::Block(block));
                }
                Node::Loop(mut repeat) => {
                    repeat.body = self.redirect(repeat.body, own, ways);
                    out.push(Node::Loop(repeat));
                }
                Node::If(mut choice) => {
                    choice.accept = self.redirect(choice.accept, own, ways);
                    choice.reject = self.redirect(choice.reject, own, ways);
                    out.push(Node::If(choice));
                }
                Node::Branch(id) if !own.contains(&self.function.branch(id).label) => {
                    let branch = self.function.branch(id).clone();
                    for (param, arg) in
                        self.takes[&branch.label].clone().into_iter().zip(branch.args)
                    {
                        let slot = self.slots[&param];
                        self.store(&mut out, ways.address, slot, arg);
                    }
                    let bit = ways.bits.iter().find(|(label, _)| *label == branch.label);
                    if let Some((label, _)) = bit.filter(|_| self.apart) {
                        let (code, slot) = (self.word(label.0 + 1), self.slots[&AWAY]);
                        self.store(&mut out, ways.address, slot, code);
                    }
                    let bit = self.word(bit.map_or(1, |(_, bit)| *bit));
                    let mut args = vec![bit];
                    args.extend(ways.carried);
                    let end = self.branch(ways.done, args);
                    out.push(end);
                }
                node => out.push(node),
            }
        }
        out
    }
}

/// Labels of the structures in nodes.
fn labels_in(nodes: &[Node]) -> Vec<Label> {
    let mut own = vec![];
    crate::ir::walk(nodes, &mut |node| match node {
        Node::Block(block) => own.push(block.label),
        Node::Loop(repeat) => own.push(repeat.label),
        _ => {}
    });
    own
}

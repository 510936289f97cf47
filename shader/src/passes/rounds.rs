// SPDX-License-Identifier: MIT
//! Workgroups with more invocations than the core has threads.
//!
//! Each thread stands for several invocations. What lies between two barriers is a section: a loop
//! runs it for one invocation after the other. Structures with a barrier in them are run once for
//! all: the language lets threads reach barriers only together. What an invocation still needs in a
//! later section is in its scratch memory; what is cheap is computed again.
//!
//! A section may be left to several places. The loop collects them in a mask. Where invocations may
//! differ, each notes the place it left for, and takes part again from there on; the thread goes
//! where the first of its invocations is to go on.
mod crossing;
mod section;

use super::uniform::{analyse, Divergence};
use crate::ir::{walk, Block, Branch, BranchId, Function, If, Inst, Label, Loop};
use crate::ir::{Node, Op, Region, Space, Type, Value, Width};
use std::collections::{HashMap, HashSet};
use warpwright_isa::{AluOp, SpecialRegister};

/// How invocations are spread over threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rounds {
    /// Invocations of a thread, at most.
    pub count: u32,
    /// Threads of a workgroup on the core.
    pub threads: u32,
    /// Invocations of a workgroup.
    pub invocations: u32,
    pub warp_threads: u32,
}

impl Rounds {
    /// Numbers that invocations of a workgroup have.
    pub fn numbers(&self) -> u32 {
        self.count * self.threads
    }
}

/// Stands for where an invocation is: 0, or the label that it left for.
const AWAY: Value = Value(u32::MAX);

/// Rewrites the function; `scratch`: bytes of scratch memory of an invocation in use before. Gives
/// those in use after.
pub(crate) fn run(function: &mut Function, rounds: &Rounds, scratch: u32) -> u32 {
    let body = std::mem::take(&mut function.body);
    let is_constant = |node: &Node| match node {
        Node::Inst(inst) => matches!(inst.op, Op::Const(_) | Op::Bool(_) | Op::Scratch { .. }),
        _ => false,
    };
    let (mut constants, body): (Region, Region) = body.into_iter().partition(is_constant);
    let divergence = {
        let whole = constants.iter().chain(&body).cloned().collect();
        let copy = Function { body: whole, ..function.clone() };
        analyse(&copy)
    };
    let mut pass = Pass {
        definitions: HashMap::new(),
        takes: HashMap::new(),
        global: HashSet::new(),
        slots: HashMap::new(),
        next_slot: scratch / 4,
        constants: HashMap::new(),
        fresh: vec![],
        apart: false,
        divergence,
        needed: HashSet::new(),
        rounds: *rounds,
        function,
    };
    pass.look(&constants, &body);
    let mut out = vec![];
    if pass.apart {
        let note = vec![Note { slot: pass.slots[&AWAY], value: pass.word(0) }];
        pass.section(vec![], note, None, &Context::default(), &mut out);
    }
    let body = pass.region(body, &Context::default());
    out.extend(body);
    constants.append(&mut pass.fresh);
    let used = pass.next_slot * 4;
    constants.extend(out);
    function.body = constants;
    used
}

/// Where a region is.
#[derive(Clone, Default)]
struct Context {
    /// Labels of structures with barriers around it, from the outermost.
    around: Vec<Label>,
    /// Its end is the end of this block.
    tail: Option<Label>,
}

/// A word that is put into the scratch memory of the invocation.
#[derive(Clone, Copy)]
struct Note {
    slot: u32,
    value: Value,
}

struct Pass<'a> {
    function: &'a mut Function,
    rounds: Rounds,
    divergence: Divergence,
    definitions: HashMap<Value, Inst>,
    /// What branches to structures with barriers set.
    takes: HashMap<Label, Vec<Value>>,
    /// Values that are visible everywhere.
    global: HashSet<Value>,
    slots: HashMap<Value, u32>,
    next_slot: u32,
    /// Values that are used in another section than their own.
    needed: HashSet<Value>,
    constants: HashMap<Op, Value>,
    fresh: Region,
    /// Invocations of a thread may leave a section for different places: the first slot says where
    /// each is.
    apart: bool,
}

fn has_barrier(node: &Node) -> bool {
    let mut found = false;
    walk(std::slice::from_ref(node), &mut |node| {
        found |= matches!(node, Node::Inst(Inst { op: Op::Barrier | Op::Exit, .. }));
    });
    found
}

/// Labels outside of the nodes that branches in them go to.
fn exits(function: &Function, nodes: &[Node]) -> Vec<Label> {
    let (mut own, mut found) = (HashSet::new(), vec![]);
    walk(nodes, &mut |node| match node {
        Node::Block(block) => drop(own.insert(block.label)),
        Node::Loop(repeat) => drop(own.insert(repeat.label)),
        Node::Branch(id) => found.push(function.branch(*id).label),
        _ => {}
    });
    found.retain(|label| !own.contains(label));
    found.sort_unstable();
    found.dedup();
    found
}

impl Pass<'_> {
    fn constant(&mut self, op: Op, ty: Type) -> Value {
        if let Some(&value) = self.constants.get(&op) {
            return value;
        }
        let value = self.function.value(ty);
        self.fresh.push(Node::Inst(Inst { op, args: vec![], results: vec![value], line: 0 }));
        self.constants.insert(op, value);
        self.global.insert(value);
        value
    }

    fn word(&mut self, word: u32) -> Value {
        self.constant(Op::Const(word), Type::Word)
    }

    fn add(&mut self, out: &mut Region, op: Op, args: Vec<Value>, ty: Type) -> Value {
        let result = self.function.value(ty);
        out.push(Node::Inst(Inst { op, args, results: vec![result], line: 0 }));
        result
    }

    fn alu(&mut self, out: &mut Region, op: AluOp, args: [Value; 2]) -> Value {
        self.add(out, Op::Alu(op), args.to_vec(), Type::Word)
    }

    fn branch(&mut self, label: Label, args: Vec<Value>) -> Node {
        self.function.branches.push(Branch { label, args });
        Node::Branch(BranchId(self.function.branches.len() as u32 - 1))
    }

    fn only_if(&mut self, condition: Value, accept: Region, reject: Region) -> Node {
        Node::If(If { condition, accept, reject, line: 0 })
    }

    /// A region with barriers in it.
    fn region(&mut self, region: Region, context: &Context) -> Region {
        let mut out = vec![];
        let mut section = vec![];
        for node in region {
            if !has_barrier(&node) {
                section.push(node);
                continue;
            }
            let section = std::mem::take(&mut section);
            match node {
                Node::Block(block) => {
                    self.section(
                        section,
                        vec![],
                        None,
                        &Context { tail: None, ..context.clone() },
                        &mut out,
                    );
                    let label = block.label;
                    let body = self.region(block.body, &inner(context, label, Some(label)));
                    out.push(Node::Block(Block { label, results: vec![], body }));
                    self.come_back(label, &mut out);
                }
                Node::Loop(repeat) => {
                    let inits = repeat.params.iter().zip(&repeat.inits);
                    let notes = inits
                        .map(|(param, &value)| Note { slot: self.slots[param], value })
                        .collect();
                    self.section(
                        section,
                        notes,
                        None,
                        &Context { tail: None, ..context.clone() },
                        &mut out,
                    );
                    let label = repeat.label;
                    let mut body = vec![];
                    self.come_back(label, &mut body);
                    body.extend(self.region(repeat.body, &inner(context, label, None)));
                    out.push(Node::Loop(Loop { label, params: vec![], inits: vec![], body }));
                }
                Node::If(choice) => {
                    let inside = Context { tail: None, ..context.clone() };
                    let condition =
                        self.section(section, vec![], Some(choice.condition), &inside, &mut out);
                    let accept = self.region(choice.accept, &inside);
                    let reject = self.region(choice.reject, &inside);
                    let condition = condition.unwrap_or(choice.condition);
                    out.push(Node::If(If { condition, accept, reject, line: choice.line }));
                }
                Node::Inst(_) | Node::Branch(_) => {
                    self.section(
                        section,
                        vec![],
                        None,
                        &Context { tail: None, ..context.clone() },
                        &mut out,
                    );
                    out.push(node);
                }
            }
        }
        self.section(section, vec![], None, context, &mut out);
        out
    }

    /// Behind a label, those that left for it take part again.
    fn come_back(&mut self, label: Label, out: &mut Region) {
        if !self.apart {
            return;
        }
        let (code, zero) = (self.word(label.0 + 1), self.word(0));
        let mut body = vec![];
        let address = self.begin_round(&mut body);
        let slot = self.slots[&AWAY];
        let at = self.load(&mut body, address, slot);
        let is =
            self.add(&mut body, Op::Compare { float: false, code: 0 }, vec![at, code], Type::Bool);
        let mut back = vec![];
        self.store(&mut back, address, slot, zero);
        let only = self.only_if(is, back, vec![]);
        body.push(only);
        self.finish_rounds(address, body, vec![], vec![], out);
    }

    /// Starts the body of a round.
    fn begin_round(&mut self, body: &mut Region) -> Address {
        let round = self.function.value(Type::Word);
        let (threads, numbers) = (self.rounds.threads, self.rounds.numbers());
        let tid = self.add(body, Op::Special(SpecialRegister::Tid), vec![], Type::Word);
        let group = self.add(body, Op::Special(SpecialRegister::Workgroup), vec![], Type::Word);
        let (minus, per_round, numbers) =
            (self.word(threads.wrapping_neg()), self.word(threads), self.word(numbers));
        let local = self.add(body, Op::Alu(AluOp::Imad), vec![group, minus, tid], Type::Word);
        let number =
            self.add(body, Op::Alu(AluOp::Imad), vec![round, per_round, local], Type::Word);
        let whole = self.add(body, Op::Alu(AluOp::Imad), vec![group, numbers, number], Type::Word);
        let bits = self.rounds.warp_threads.trailing_zeros();
        let [bits, mask, two] = [bits, self.rounds.warp_threads - 1, 2].map(|word| self.word(word));
        let warp = self.alu(body, AluOp::Shr, [whole, bits]);
        let lane = self.alu(body, AluOp::And, [whole, mask]);
        let own = self.alu(body, AluOp::Shl, [lane, two]);
        let [size, base] =
            [true, false].map(|size| self.constant(Op::Scratch { size }, Type::Word));
        let first = self.add(body, Op::Alu(AluOp::Imad), vec![warp, size, base], Type::Word);
        let address = self.alu(body, AluOp::Iadd, [first, own]);
        Address { round, number, address }
    }

    /// Makes the loop over the rounds around a body, which ends with the values of `next`.
    /// `carried` are the parameters beside the number of the round. Gives their last values.
    fn finish_rounds(
        &mut self,
        Address { round, .. }: Address,
        mut body: Region,
        carried: Vec<Value>,
        next: Vec<Value>,
        out: &mut Region,
    ) -> Vec<Value> {
        let (zero, one, count) = (self.word(0), self.word(1), self.word(self.rounds.count));
        let (again, done) = (self.function.label(), self.function.label());
        let following = self.alu(&mut body, AluOp::Iadd, [round, one]);
        let more = self.add(
            &mut body,
            Op::Compare { float: false, code: 10 },
            vec![following, count],
            Type::Bool,
        );
        let repeat = self.branch(again, [vec![following], next.clone()].concat());
        let leave = self.branch(done, next.clone());
        let choice = self.only_if(more, vec![repeat], vec![leave]);
        body.push(choice);
        let inits = vec![zero; 1 + carried.len()];
        let params = [vec![round], carried.clone()].concat();
        let results: Vec<Value> = carried.iter().map(|_| self.function.value(Type::Word)).collect();
        let repeat = Node::Loop(Loop { label: again, params, inits, body });
        out.push(Node::Block(Block { label: done, results: results.clone(), body: vec![repeat] }));
        results
    }

    fn offset(&self, slot: u32) -> u32 {
        4 * slot * self.rounds.warp_threads
    }

    fn place(&mut self, out: &mut Region, address: Address, slot: u32) -> (Value, i32) {
        let offset = self.offset(slot);
        if offset < 0x8000 {
            return (address.address, offset as i32);
        }
        let offset = self.word(offset);
        (self.alu(out, AluOp::Iadd, [address.address, offset]), 0)
    }

    fn load(&mut self, out: &mut Region, address: Address, slot: u32) -> Value {
        let (place, offset) = self.place(out, address, slot);
        let op = Op::Load { space: Space::Global, width: Width::Word, offset, invariant: false };
        self.add(out, op, vec![place], Type::Word)
    }

    fn store(&mut self, out: &mut Region, address: Address, slot: u32, value: Value) {
        let value = match self.function.type_of(value) {
            Type::Word => value,
            Type::Bool => self.as_word(out, value),
        };
        let (place, offset) = self.place(out, address, slot);
        let op = Op::Store { space: Space::Global, width: Width::Word, offset };
        out.push(Node::Inst(Inst { op, args: vec![value, place], results: vec![], line: 0 }));
    }

    fn as_word(&mut self, out: &mut Region, value: Value) -> Value {
        let (one, zero) = (self.word(1), self.word(0));
        self.add(out, Op::Select, vec![value, one, zero], Type::Word)
    }
}

/// Of a round: its number, the number of the invocation in the workgroup, and where its scratch
/// memory is.
#[derive(Clone, Copy)]
struct Address {
    round: Value,
    number: Value,
    address: Value,
}

fn inner(context: &Context, label: Label, tail: Option<Label>) -> Context {
    let mut around = context.around.clone();
    around.push(label);
    Context { around, tail }
}

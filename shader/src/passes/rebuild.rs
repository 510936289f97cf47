// SPDX-License-Identifier: MIT
//! The function built again, so that what the passes before it have made constant or equal is
//! folded and found as it was on the first time.
use crate::ir::{Builder, Function, Inst, Label, Node, Op, Region, Type, Value};
use std::collections::HashMap;

/// Builds it again.
pub fn run(function: &mut Function) {
    let mut rebuild =
        Rebuild { function, b: Builder::new(), values: HashMap::new(), labels: HashMap::new() };
    rebuild.region(&function.body);
    *function = rebuild.b.finish();
}

struct Rebuild<'a> {
    function: &'a Function,
    b: Builder,
    values: HashMap<Value, Value>,
    labels: HashMap<Label, Label>,
}

impl Rebuild<'_> {
    /// The new one of a value. Behind a place that is never reached there may be none.
    fn get(&mut self, value: Value) -> Value {
        match self.values.get(&value) {
            Some(&value) => value,
            None if self.function.type_of(value) == Type::Bool => self.b.bool(false),
            None => self.b.word(0),
        }
    }

    fn all(&mut self, values: &[Value]) -> Vec<Value> {
        values.iter().map(|&value| self.get(value)).collect()
    }

    fn label(&mut self, old: Label) -> Label {
        let label = self.b.label();
        self.labels.insert(old, label);
        label
    }

    fn new_values(&mut self, old: &[Value]) -> Vec<Value> {
        let new = |this: &mut Self, &value: &Value| {
            let new = this.b.value(this.function.type_of(value));
            this.values.insert(value, new);
            new
        };
        old.iter().map(|value| new(self, value)).collect()
    }

    fn region(&mut self, region: &Region) {
        for node in region {
            if !self.b.reachable() {
                return;
            }
            match node {
                Node::Inst(inst) => self.inst(inst),
                Node::Branch(id) => {
                    let branch = self.function.branch(*id).clone();
                    let args = self.all(&branch.args);
                    self.b.branch(self.labels[&branch.label], args);
                }
                Node::If(choice) => {
                    let condition = self.get(choice.condition);
                    match self.b.as_bool(condition) {
                        Some(true) => self.region(&choice.accept),
                        Some(false) => self.region(&choice.reject),
                        None => {
                            let [accept, reject] = [&choice.accept, &choice.reject].map(|side| {
                                self.b.begin();
                                self.region(side);
                                let left = !self.b.reachable();
                                (self.b.end(), left)
                            });
                            self.b.set_line(choice.line);
                            self.b.push_if(condition, accept.0, reject.0);
                            if accept.1 && reject.1 {
                                self.b.leave();
                            }
                        }
                    }
                }
                Node::Block(block) => {
                    let label = self.label(block.label);
                    self.b.begin();
                    self.region(&block.body);
                    let body = self.b.end();
                    let results = self.new_values(&block.results);
                    self.b.push_block(label, results, body);
                }
                Node::Loop(repeat) => {
                    let label = self.label(repeat.label);
                    let inits = self.all(&repeat.inits);
                    let params = self.new_values(&repeat.params);
                    self.b.begin();
                    self.region(&repeat.body);
                    let body = self.b.end();
                    self.b.push_loop(label, params, inits, body);
                }
            }
        }
    }

    fn inst(&mut self, inst: &Inst) {
        self.b.set_line(inst.line);
        let args = self.all(&inst.args);
        let b = &mut self.b;
        let result = match inst.op {
            Op::Const(word) => b.word(word),
            Op::Bool(holds) => b.bool(holds),
            Op::Scratch { size } => b.scratch_word(size),
            Op::Alu(op) => b.alu(op, &args),
            Op::Sfu(op) => b.sfu(op, &args),
            Op::Compare { float, code } => b.compare(float, code, args[0], args[1]),
            Op::Select => b.select(args[0], args[1], args[2]),
            Op::And => b.and(args[0], args[1]),
            Op::Or => b.or(args[0], args[1]),
            Op::Xor => b.xor(args[0], args[1]),
            Op::Not => b.not(args[0]),
            Op::Special(register) => b.special(register),
            Op::Invocation => b.invocation(),
            Op::Ddx => b.derivative(true, args[0]),
            Op::Ddy => b.derivative(false, args[0]),
            Op::Interpolate(address) => b.interpolate(address),
            Op::Load { space, width, offset, invariant } => {
                let (address, offset) = self.whole(args.first().copied(), offset);
                self.b.load(space, width, address, offset, invariant)
            }
            Op::Store { space, width, offset } => {
                let (address, offset) = self.whole(args.get(1).copied(), offset);
                return self.b.store(space, width, address, offset, args[0]);
            }
            Op::Atomic { space, op, .. } => b.atomic(space, op, args[0], &args[1..]),
            Op::Texture { read, texture } => {
                let results = b.texture(read, texture, args[0], args[1]);
                self.values.extend(inst.results.iter().copied().zip(results));
                return;
            }
            Op::Barrier => return b.barrier(),
            Op::Exit => return b.exit(),
        };
        self.values.insert(inst.results[0], result);
    }

    fn whole(&mut self, address: Option<Value>, offset: i32) -> (Value, i32) {
        match address {
            Some(address) => (address, offset),
            None => (self.b.word(offset as u32), 0),
        }
    }
}

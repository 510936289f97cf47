// SPDX-License-Identifier: MIT
//! Words that are nothing but truth values become truth values again.
//!
//! Variables carry truth values as words where ways meet. When short ways have become selects, `a
//! && b` is a select between a select and zero that is compared with zero; it is the conjunction
//! again.
use super::Replacements;
use crate::ir::{inverse, rewrite, walk, Function, Inst, Node, Op, Type, Value};
use std::collections::HashMap;

/// Selects inside one another that are looked through.
const DEPTH: u32 = 8;

/// Turns them back.
pub fn run(function: &mut Function) {
    let mut definitions: HashMap<Value, (Op, Vec<Value>)> = HashMap::new();
    walk(&function.body, &mut |node| {
        if let Node::Inst(Inst { op, args, results, .. }) = node {
            if let [result] = results[..] {
                definitions.insert(result, (*op, args.clone()));
            }
        }
    });
    let mut replacements = Replacements::new(function);
    let mut body = std::mem::take(&mut function.body);
    rewrite(&mut body, &mut |region| {
        let mut out = Vec::with_capacity(region.len());
        for mut node in std::mem::take(region) {
            if let Node::Inst(inst) = &mut node {
                let mut truth =
                    Truth { function, definitions: &definitions, line: inst.line, made: vec![] };
                if let Some(found) = truth.of_compare(inst) {
                    out.append(&mut truth.made);
                    match found {
                        Found::Always(holds) => (inst.op, inst.args) = (Op::Bool(holds), vec![]),
                        Found::Value(value) => replacements.set(inst.results[0], value),
                    }
                }
            }
            out.push(node);
        }
        *region = out;
    });
    function.body = body;
    replacements.apply(function);
}

/// A truth value, as far as it is known what it is.
#[derive(Clone, Copy)]
enum Found {
    Always(bool),
    Value(Value),
}

struct Truth<'a> {
    function: &'a mut Function,
    definitions: &'a HashMap<Value, (Op, Vec<Value>)>,
    line: u32,
    /// Operations that go before the comparison.
    made: Vec<Node>,
}

impl Truth<'_> {
    /// What a comparison of a word with zero is, if the word is a truth value.
    fn of_compare(&mut self, inst: &Inst) -> Option<Found> {
        let Op::Compare { float: false, code } = inst.op else { return None };
        if !matches!(code & 7, 0 | 1)
            || self.word(inst.args[1]) != Some(0)
            || self.word(inst.args[0]).is_some()
        {
            return None;
        }
        let found = self.of_word(inst.args[0], DEPTH)?;
        Some(if code & 7 == 0 { self.not(found) } else { found })
    }

    fn word(&self, value: Value) -> Option<u32> {
        match self.definitions.get(&value)?.0 {
            Op::Const(word) => Some(word),
            _ => None,
        }
    }

    /// Whether a word is not zero, if it is chosen from constants.
    fn of_word(&mut self, value: Value, depth: u32) -> Option<Found> {
        if let Some(word) = self.word(value) {
            return Some(Found::Always(word != 0));
        }
        let (Op::Select, args) = self.definitions.get(&value)? else { return None };
        let depth = depth.checked_sub(1)?;
        let condition = Found::Value(args[0]);
        let (accept, reject) = (self.of_word(args[1], depth)?, self.of_word(args[2], depth)?);
        Some(match (accept, reject) {
            (Found::Always(true), Found::Always(true)) => Found::Always(true),
            (Found::Always(false), Found::Always(false)) => Found::Always(false),
            (Found::Always(true), Found::Always(false)) => condition,
            (Found::Always(false), Found::Always(true)) => self.not(condition),
            (accept, Found::Always(false)) => self.join(Op::And, condition, accept),
            (Found::Always(true), reject) => self.join(Op::Or, condition, reject),
            (Found::Always(false), reject) => {
                let other = self.not(condition);
                self.join(Op::And, other, reject)
            }
            (accept, Found::Always(true)) => {
                let other = self.not(condition);
                self.join(Op::Or, other, accept)
            }
            _ => return None,
        })
    }

    fn make(&mut self, op: Op, args: Vec<Value>) -> Found {
        let result = self.function.value(Type::Bool);
        self.made.push(Node::Inst(Inst { op, args, results: vec![result], line: self.line }));
        Found::Value(result)
    }

    fn join(&mut self, op: Op, a: Found, b: Found) -> Found {
        match (a, b) {
            (Found::Value(a), Found::Value(b)) => self.make(op, vec![a, b]),
            (Found::Always(holds), other) | (other, Found::Always(holds)) => {
                if holds == (op == Op::And) {
                    other
                } else {
                    Found::Always(holds)
                }
            }
        }
    }

    fn not(&mut self, found: Found) -> Found {
        match found {
            Found::Always(holds) => Found::Always(!holds),
            Found::Value(value) => match self.definitions.get(&value) {
                Some((Op::Compare { float, code }, args)) => {
                    let op = Op::Compare { float: *float, code: inverse(*float, *code) };
                    self.make(op, args.clone())
                }
                _ => self.make(Op::Not, vec![value]),
            },
        }
    }
}

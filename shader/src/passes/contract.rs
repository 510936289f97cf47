// SPDX-License-Identifier: MIT
//! Products that are added become one operation.
//!
//! The core rounds both steps of `fmad`, so that nothing changes but the number of operations.
use super::structure::uses;
use crate::ir::{rewrite, walk, Function, Inst, Node, Op, Type, Value};
use std::collections::HashMap;
use warpwright_isa::AluOp;

/// Contracts them.
pub fn run(function: &mut Function) {
    let uses = uses(function);
    let mut definitions: HashMap<Value, (Op, Vec<Value>)> = HashMap::new();
    walk(&function.body, &mut |node| {
        if let Node::Inst(Inst { op, args, results, .. }) = node {
            if let [result] = results[..] {
                definitions.insert(result, (*op, args.clone()));
            }
        }
    });
    let once = |value: Value| uses.get(&value) == Some(&1);
    let product = |value: Value, op: AluOp| match definitions.get(&value) {
        Some((Op::Alu(found), args)) if *found == op && once(value) => Some((args[0], args[1])),
        _ => None,
    };
    let constant = |value: Value| match definitions.get(&value) {
        Some((Op::Const(word), _)) => Some(*word),
        _ => None,
    };
    let mut negated: Vec<(Value, u32)> = vec![];
    let mut body = std::mem::take(&mut function.body);
    rewrite(&mut body, &mut |region| {
        for node in region {
            let Node::Inst(inst) = node else { continue };
            let (times, plus) = match inst.op {
                Op::Alu(AluOp::Fadd) => (AluOp::Fmul, AluOp::Fmad),
                Op::Alu(AluOp::Iadd) => (AluOp::Imul, AluOp::Imad),
                Op::Alu(AluOp::Fsub) => {
                    // c - x * k is x * -k + c.
                    let found = product(inst.args[1], AluOp::Fmul)
                        .and_then(|(x, k)| Some((x, constant(k)?)));
                    if let Some((x, k)) = found {
                        let factor = function.value(Type::Word);
                        negated.push((factor, k ^ 1 << 31));
                        (inst.op, inst.args) =
                            (Op::Alu(AluOp::Fmad), vec![x, factor, inst.args[0]]);
                    }
                    continue;
                }
                _ => continue,
            };
            let (first, second) = (inst.args[0], inst.args[1]);
            let found = product(first, times).map(|product| (product, second));
            if let Some(((a, b), c)) =
                found.or_else(|| product(second, times).map(|product| (product, first)))
            {
                (inst.op, inst.args) = (Op::Alu(plus), vec![a, b, c]);
            }
        }
    });
    let constants = negated.into_iter().map(|(value, word)| {
        Node::Inst(Inst { op: Op::Const(word), args: vec![], results: vec![value], line: 0 })
    });
    function.body = constants.chain(body).collect();
}

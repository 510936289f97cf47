// SPDX-License-Identifier: MIT
//! Short ways of an `if` become straight code: both are computed, and the results are chosen.
//!
//! A branch that splits a warp costs itself, the jump over the other way and the join; that pays
//! only from some operations on.
use crate::ir::{rewrite, Function, Inst, Node, Op, Region, Type};

/// Operations on both ways together that are computed rather than branched over.
const MOST: usize = 10;

/// What an operation that is computed for nothing costs; `None` where it must not be.
fn cost(inst: &Inst) -> Option<usize> {
    match inst.op {
        Op::Const(_) | Op::Bool(_) => Some(0),
        Op::Sfu(op) if op >= warpwright_isa::SfuOp::DivS => Some(8),
        Op::Sfu(_) => Some(3),
        Op::Alu(_)
        | Op::Compare { .. }
        | Op::Select
        | Op::And
        | Op::Or
        | Op::Xor
        | Op::Not
        | Op::Special(_) => Some(1),
        _ => None,
    }
}

fn total(region: &Region) -> Option<usize> {
    let (_, before) = region.split_last()?;
    before.iter().map(|node| if let Node::Inst(inst) = node { cost(inst) } else { None }).sum()
}

/// Converts them.
pub fn run(function: &mut Function) {
    let mut body = std::mem::take(&mut function.body);
    rewrite(&mut body, &mut |region| convert(function, region));
    function.body = body;
}

fn convert(function: &mut Function, region: &mut Region) {
    let Some(Node::If(choice)) = region.last() else { return };
    let (Some(Node::Branch(yes)), Some(Node::Branch(no))) =
        (choice.accept.last(), choice.reject.last())
    else {
        return;
    };
    let (yes, no) = (*yes, *no);
    if function.branch(yes).label != function.branch(no).label {
        return;
    }
    let pairs: Vec<_> = function
        .branch(yes)
        .args
        .iter()
        .copied()
        .zip(function.branch(no).args.iter().copied())
        .collect();
    let chosen = pairs.iter().filter(|(yes, no)| yes != no).count();
    let (Some(accept), Some(reject)) = (total(&choice.accept), total(&choice.reject)) else {
        return;
    };
    if accept + reject + chosen > MOST {
        return;
    }
    let Some(Node::If(mut choice)) = region.pop() else { return };
    choice.accept.pop();
    choice.reject.pop();
    region.extend(choice.accept);
    region.extend(choice.reject);
    let mut args = vec![];
    for (yes, no) in pairs {
        if yes == no {
            args.push(yes);
            continue;
        }
        let result = function.value(Type::Word);
        let inst = Inst {
            op: Op::Select,
            args: vec![choice.condition, yes, no],
            results: vec![result],
            line: choice.line,
        };
        region.push(Node::Inst(inst));
        args.push(result);
    }
    function.branches[yes.0 as usize].args = args;
    region.push(Node::Branch(yes));
}

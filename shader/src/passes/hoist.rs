// SPDX-License-Identifier: MIT
//! Operations of a loop whose arguments no round changes go before it.
use crate::ir::{rewrite, walk, Function, Inst, Node, Op, Region, Space, Value};
use std::collections::HashSet;

/// Registers that are left to the operations of a loop.
const LEFT: usize = 16;

/// Takes them out of loops, the innermost first; of each so many that a thread has registers for
/// them.
pub fn run(function: &mut Function, registers: u8) {
    let most = usize::from(registers).saturating_sub(LEFT) / 4;
    rewrite(&mut function.body, &mut |region| {
        let mut out = Vec::with_capacity(region.len());
        for mut node in std::mem::take(region) {
            if let Node::Loop(repeat) = &mut node {
                let mut inside: HashSet<Value> = repeat.params.iter().copied().collect();
                walk(&repeat.body, &mut |node| match node {
                    Node::Inst(inst) => inside.extend(&inst.results),
                    Node::Block(block) => inside.extend(&block.results),
                    Node::Loop(repeat) => inside.extend(&repeat.params),
                    _ => {}
                });
                let mut left = most;
                take(&mut repeat.body, &mut inside, &mut left, &mut out);
            }
            out.push(node);
        }
        *region = out;
    });
}

/// Whether an operation may run though the loop would not come to it. Truth values are made where
/// they are used.
fn may_move(inst: &Inst) -> bool {
    match inst.op {
        Op::Alu(_) | Op::Sfu(_) | Op::Special(_) | Op::Interpolate(_) => true,
        Op::Load { space, invariant, .. } => {
            invariant && (inst.args.is_empty() || space == Space::Constant)
        }
        _ => false,
    }
}

fn take(region: &mut Region, inside: &mut HashSet<Value>, left: &mut usize, out: &mut Region) {
    for mut node in std::mem::take(region) {
        match &mut node {
            Node::Inst(inst) => {
                let fixed = inst.args.iter().all(|arg| !inside.contains(arg));
                if *left > 0 && fixed && may_move(inst) {
                    inside.retain(|value| !inst.results.contains(value));
                    *left -= 1;
                    out.push(node);
                    continue;
                }
            }
            Node::Block(block) => take(&mut block.body, inside, left, out),
            Node::Loop(repeat) => take(&mut repeat.body, inside, left, out),
            Node::If(choice) => {
                take(&mut choice.accept, inside, left, out);
                take(&mut choice.reject, inside, left, out);
            }
            Node::Branch(_) => {}
        }
        region.push(node);
    }
}

// SPDX-License-Identifier: MIT
//! A byte of a word that is loaded for nothing else is loaded as a byte.
use super::structure::uses;
use super::Replacements;
use crate::ir::{walk, Function, Inst, Node, Op, Space, Value, Width};
use std::collections::HashMap;
use warpwright_isa::AluOp;

/// Loads bytes and half words where that is all that is used.
pub fn run(function: &mut Function) {
    let uses = uses(function);
    let mut constants: HashMap<Value, u32> = HashMap::new();
    let mut loads: HashMap<Value, i32> = HashMap::new();
    let mut narrowed: HashMap<Value, (Width, i32)> = HashMap::new();
    let mut replacements = Replacements::new(function);
    walk(&function.body, &mut |node| {
        let Node::Inst(inst) = node else { return };
        let [result] = inst.results[..] else { return };
        match inst.op {
            Op::Const(word) => drop(constants.insert(result, word)),
            Op::Load { space, width: Width::Word, offset, .. }
                if space != Space::Constant && uses.get(&result) == Some(&1) =>
            {
                loads.insert(result, offset);
            }
            Op::Alu(op) => {
                let Some((width, bytes)) = inst
                    .args
                    .get(1)
                    .and_then(|arg| constants.get(arg))
                    .and_then(|&word| part(op, word))
                else {
                    return;
                };
                let word = inst.args[0];
                let offset = loads.get(&word).map(|offset| offset + bytes);
                if let Some(offset) = offset.filter(|offset| *offset < 0x8000) {
                    narrowed.insert(word, (width, offset));
                    replacements.set(result, word);
                }
            }
            _ => {}
        }
    });
    crate::ir::rewrite(&mut function.body, &mut |region| {
        for node in region {
            let Node::Inst(Inst { op: Op::Load { width, offset, .. }, results, .. }) = node else {
                continue;
            };
            if let Some(&(narrow, at)) = narrowed.get(&results[0]) {
                (*width, *offset) = (narrow, at);
            }
        }
    });
    replacements.apply(function);
}

/// What an operation with a constant takes of a word, and from which byte on.
fn part(op: AluOp, word: u32) -> Option<(Width, i32)> {
    match (op, word) {
        (AluOp::And, 0xff) => Some((Width::Byte, 0)),
        (AluOp::And, 0xffff) => Some((Width::Half, 0)),
        (AluOp::Shr, 24) => Some((Width::Byte, 3)),
        (AluOp::Shr, 16) => Some((Width::Half, 2)),
        (AluOp::BfeU, _) if word & 7 == 0 && word >> 8 == 8 && word & 31 <= 24 => {
            Some((Width::Byte, (word & 31) as i32 / 8))
        }
        _ => None,
    }
}

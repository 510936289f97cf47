// SPDX-License-Identifier: MIT
//! Operations, parameters and results that nothing depends on.
use super::params;
use crate::ir::{rewrite, walk, Function, Label, Node, Value};
use std::collections::HashMap;

/// Takes them away.
pub fn run(function: &mut Function) {
    // What the value needs when it is needed.
    let mut needs: Vec<Vec<Value>> = vec![vec![]; function.types.len()];
    let mut targets: HashMap<Label, Vec<Value>> = HashMap::new();
    walk(&function.body, &mut |node| match node {
        Node::Block(block) => drop(targets.insert(block.label, block.results.clone())),
        Node::Loop(repeat) => drop(targets.insert(repeat.label, repeat.params.clone())),
        _ => {}
    });
    let mut work = vec![];
    walk(&function.body, &mut |node| match node {
        Node::Inst(inst) => {
            inst.results.iter().for_each(|result| needs[result.index()].clone_from(&inst.args));
            if inst.op.has_effect() {
                work.extend(&inst.args);
            }
        }
        Node::Loop(repeat) => {
            repeat
                .params
                .iter()
                .zip(&repeat.inits)
                .for_each(|(param, &init)| needs[param.index()].push(init));
        }
        Node::If(choice) => work.push(choice.condition),
        Node::Branch(id) => {
            let branch = function.branch(*id);
            let takes = targets.get(&branch.label).into_iter().flatten();
            takes.zip(&branch.args).for_each(|(value, &arg)| needs[value.index()].push(arg));
        }
        Node::Block(_) => {}
    });
    let mut needed = vec![false; function.types.len()];
    while let Some(value) = work.pop() {
        if !std::mem::replace(&mut needed[value.index()], true) {
            work.extend(&needs[value.index()]);
        }
    }
    rewrite(&mut function.body, &mut |region| {
        region.retain(|node| match node {
            Node::Inst(inst) => {
                inst.op.has_effect() || inst.results.iter().any(|result| needed[result.index()])
            }
            Node::If(choice) => !(choice.accept.is_empty() && choice.reject.is_empty()),
            _ => true,
        });
    });
    params::remove(function, &|value| !needed[value.index()]);
}

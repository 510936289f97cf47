// SPDX-License-Identifier: MIT
//! Structures that are not needed: branches to where control goes anyway, blocks without an early
//! exit.
use super::Replacements;
use crate::ir::{rewrite, walk, Function, Label, Node, Region, Value};
use std::collections::HashMap;

/// Takes them away.
pub fn run(function: &mut Function) {
    let mut replacements = Replacements::new(function);
    let mut body = std::mem::take(&mut function.body);
    rewrite(&mut body, &mut |region| tidy(function, region, &mut replacements));
    function.body = body;
    replacements.apply(function);
}

fn tidy(function: &Function, region: &mut Region, replacements: &mut Replacements) {
    let mut tidied = vec![];
    for node in std::mem::take(region) {
        match node {
            Node::Block(mut block) => {
                if block.results.is_empty() {
                    strip(function, &mut block.body, block.label);
                } else if let Some(args) = only_branch_at_end(function, &block.body, block.label) {
                    block.body.pop();
                    block
                        .results
                        .iter()
                        .zip(args)
                        .for_each(|(&result, arg)| replacements.set(result, arg));
                    block.results.clear();
                }
                if block.results.is_empty() && branches_to(function, &block.body, block.label) == 0
                {
                    tidied.extend(block.body);
                } else {
                    tidied.push(Node::Block(block));
                }
            }
            Node::If(choice) if choice.accept.is_empty() && choice.reject.is_empty() => {}
            node => tidied.push(node),
        }
        // Behind a branch nothing is reached.
        if matches!(tidied.last(), Some(Node::Branch(_) | Node::Loop(_))) {
            break;
        }
    }
    *region = tidied;
}

fn branches_to(function: &Function, region: &Region, label: Label) -> usize {
    let mut count = 0;
    walk(region, &mut |node| {
        if let Node::Branch(id) = node {
            count += usize::from(function.branch(*id).label == label);
        }
    });
    count
}

/// What the only branch to a label gives, if it is the last node.
fn only_branch_at_end(function: &Function, region: &Region, label: Label) -> Option<Vec<Value>> {
    let Some(Node::Branch(id)) = region.last() else { return None };
    let branch = function.branch(*id);
    (branch.label == label && branches_to(function, region, label) == 1)
        .then(|| branch.args.clone())
}

/// Takes branches away that lead to the end of the region they are at the end of.
fn strip(function: &Function, region: &mut Region, label: Label) {
    match region.last_mut() {
        Some(Node::Branch(id)) if function.branch(*id).label == label => drop(region.pop()),
        Some(Node::If(choice)) => {
            strip(function, &mut choice.accept, label);
            strip(function, &mut choice.reject, label);
        }
        Some(Node::Block(block)) if block.results.is_empty() => {
            strip(function, &mut block.body, label);
            // Its own branches may lead to its end, so that it stays until it is looked at.
        }
        _ => {}
    }
}

/// How often each value is used.
pub fn uses(function: &Function) -> HashMap<Value, usize> {
    let mut uses = HashMap::new();
    let mut count =
        |values: &[Value]| values.iter().for_each(|&value| *uses.entry(value).or_insert(0) += 1);
    walk(&function.body, &mut |node| match node {
        Node::Inst(inst) => count(&inst.args),
        Node::Loop(repeat) => count(&repeat.inits),
        Node::If(choice) => count(&[choice.condition]),
        Node::Branch(id) => count(&function.branch(*id).args),
        Node::Block(_) => {}
    });
    uses
}

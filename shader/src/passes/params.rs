// SPDX-License-Identifier: MIT
//! Parameters of loops and results of blocks that are always the same value.
//!
//! Lowering gives a loop every variable as a parameter. One that no round changes is its first
//! value.
use super::Replacements;
use crate::ir::{walk, Function, Label, Node, Value};
use std::collections::{BTreeMap, HashMap, HashSet};

/// Of a label: where its structure begins, what branches set, and the first values of a loop.
type Target = (usize, Vec<Value>, Option<Vec<Value>>);

/// Replaces them.
pub fn run(function: &mut Function) {
    let mut order = vec![usize::MAX; function.types.len()];
    let mut reached = HashSet::new();
    let mut targets: BTreeMap<Label, Target> = BTreeMap::new();
    let mut at = 0;
    walk(&function.body, &mut |node| {
        at += 1;
        match node {
            Node::Inst(inst) => inst.results.iter().for_each(|result| order[result.index()] = at),
            Node::Block(block) => {
                targets.insert(block.label, (at, block.results.clone(), None));
            }
            Node::Loop(repeat) => {
                repeat.params.iter().for_each(|param| order[param.index()] = at);
                targets
                    .insert(repeat.label, (at, repeat.params.clone(), Some(repeat.inits.clone())));
            }
            Node::Branch(id) => drop(reached.insert(*id)),
            Node::If(_) => {}
        }
    });
    // Results are defined where their block begins, as far as order counts.
    for (begin, results, inits) in targets.values() {
        if inits.is_none() {
            results.iter().for_each(|result| order[result.index()] = *begin);
        }
    }
    let mut sources: HashMap<Value, (usize, Vec<Value>)> = HashMap::new();
    for (begin, values, inits) in targets.values() {
        for (position, &value) in values.iter().enumerate() {
            let first = inits.iter().map(|inits| inits[position]).collect();
            sources.insert(value, (*begin, first));
        }
    }
    for (number, branch) in function.branches.iter().enumerate() {
        if !reached.contains(&crate::ir::BranchId(number as u32)) {
            continue;
        }
        if let Some((_, values, _)) = targets.get(&branch.label) {
            for (value, &arg) in values.iter().zip(&branch.args) {
                if let Some((_, sources)) = sources.get_mut(value) {
                    sources.push(arg);
                }
            }
        }
    }
    let mut replacements = Replacements::new(function);
    let mut values: Vec<Value> = sources.keys().copied().collect();
    values.sort_unstable();
    let mut changed = true;
    while changed {
        changed = false;
        for &value in
            values.iter().filter(|value| replacements.get(**value) == **value).collect::<Vec<_>>()
        {
            let (begin, sources) = &sources[&value];
            let mut others = sources
                .iter()
                .map(|&source| replacements.get(source))
                .filter(|&source| source != value);
            let Some(one) = others.next() else { continue };
            // It must be defined before the structure, to be visible behind it.
            if others.all(|other| other == one) && order[one.index()] < *begin {
                replacements.set(value, one);
                changed = true;
            }
        }
    }
    replacements.apply(function);
    remove(function, &|value| replacements.get(value) != value);
}

/// Takes parameters and results away, with what branches give them.
pub fn remove(function: &mut Function, gone: &dyn Fn(Value) -> bool) {
    let mut kept: HashMap<Label, Vec<bool>> = HashMap::new();
    crate::ir::rewrite(&mut function.body, &mut |region| {
        for node in region {
            match node {
                Node::Block(block) => {
                    kept.insert(
                        block.label,
                        block.results.iter().map(|&result| !gone(result)).collect(),
                    );
                    block.results.retain(|&result| !gone(result));
                }
                Node::Loop(repeat) => {
                    let keep: Vec<bool> = repeat.params.iter().map(|&param| !gone(param)).collect();
                    let mut next = keep.iter();
                    repeat.inits.retain(|_| next.next().copied().unwrap_or(false));
                    repeat.params.retain(|&param| !gone(param));
                    kept.insert(repeat.label, keep);
                }
                _ => {}
            }
        }
    });
    for branch in &mut function.branches {
        if let Some(keep) = kept.get(&branch.label) {
            let mut next = keep.iter();
            branch.args.retain(|_| next.next().copied().unwrap_or(false));
        }
    }
}

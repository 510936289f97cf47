// SPDX-License-Identifier: MIT
//! Loops that test at their start test at their end: a round has one branch less.
//!
//! What comes before the test is computed before the first round and at the end of each. Where the
//! first test is known to let the loop begin, it is folded away afterwards.
use crate::ir::{
    rewrite, walk, Branch, BranchId, Function, If, Inst, Label, Loop, Node, Region, Type, Value,
};
use std::collections::{HashMap, HashSet};

/// Operations before a test that are worth to have twice.
const MOST: usize = 8;

/// Turns them.
pub fn run(function: &mut Function) {
    let mut body = std::mem::take(&mut function.body);
    rewrite(&mut body, &mut |region| {
        let Some(Node::Loop(repeat)) = region.last() else { return };
        let Some(plan) = plan(function, repeat) else { return };
        let Some(Node::Loop(repeat)) = region.pop() else { return };
        turn(function, repeat, plan, region);
    });
    function.body = body;
}

struct Plan {
    /// Operations before the test.
    head: usize,
    /// Where the branch that leaves is in the choice: where the condition holds.
    leaves_if: bool,
    leaves: BranchId,
    again: BranchId,
    /// Values of the head that the rest uses.
    used: Vec<Value>,
}

fn branches_to(function: &Function, region: &Region, label: Label) -> Vec<BranchId> {
    let mut found = vec![];
    walk(region, &mut |node| {
        if let Node::Branch(id) = node {
            if function.branch(*id).label == label {
                found.push(*id);
            }
        }
    });
    found
}

fn plan(function: &Function, repeat: &Loop) -> Option<Plan> {
    let is_inst = |node: &&Node| matches!(node, Node::Inst(_));
    let head = repeat.body.iter().take_while(is_inst).count();
    if head > MOST {
        return None;
    }
    let twice = |node: &Node| matches!(node, Node::Inst(inst) if inst.op.is_pure());
    if !repeat.body[..head].iter().all(twice) {
        return None;
    }
    let Some(Node::If(choice)) = repeat.body.get(head) else { return None };
    let behind = &repeat.body[head + 1..];
    let (leaves_if, leaves, rest) = match (&choice.accept[..], &choice.reject[..]) {
        ([Node::Branch(id)], rest) if function.branch(*id).label != repeat.label => {
            (true, *id, rest)
        }
        (rest, [Node::Branch(id)]) if function.branch(*id).label != repeat.label => {
            (false, *id, rest)
        }
        _ => return None,
    };
    // The rest is in the choice or behind it, and comes to one branch at its end.
    let last = if rest.is_empty() { behind.last() } else { rest.last() };
    if !rest.is_empty() && !behind.is_empty() {
        return None;
    }
    let Some(Node::Branch(again)) = last else { return None };
    if branches_to(function, &repeat.body, repeat.label) != [*again] {
        return None;
    }
    let defined: HashSet<Value> = repeat.body[..head]
        .iter()
        .flat_map(|node| if let Node::Inst(inst) = node { inst.results.clone() } else { vec![] })
        .collect();
    let mut used = vec![];
    let mut add = |values: &[Value]| {
        used.extend(values.iter().copied().filter(|value| defined.contains(value)));
    };
    for node in rest.iter().chain(behind) {
        walk(std::slice::from_ref(node), &mut |node| match node {
            Node::Inst(inst) => add(&inst.args),
            Node::Loop(repeat) => add(&repeat.inits),
            Node::If(choice) => add(&[choice.condition]),
            Node::Branch(id) => add(&function.branch(*id).args),
            Node::Block(_) => {}
        });
    }
    used.sort_unstable();
    used.dedup();
    if used.iter().any(|&value| function.type_of(value) == Type::Bool) {
        return None;
    }
    Some(Plan { head, leaves_if, leaves, again: *again, used })
}

fn turn(function: &mut Function, repeat: Loop, plan: Plan, out: &mut Region) {
    let mut body = repeat.body;
    let rest_behind = body.split_off(plan.head + 1);
    let Some(Node::If(choice)) = body.pop() else { return };
    let head = body;
    let inside = if plan.leaves_if { choice.reject } else { choice.accept };
    let mut rest = if inside.is_empty() { rest_behind } else { inside };
    rest.pop();
    let next = function.branch(plan.again).args.clone();
    let test = Test { head, condition: choice.condition, line: choice.line, leaves: plan.leaves };
    let first = test.put(function, &repeat.params, &repeat.inits, plan.leaves_if, out);
    let last = test.put(function, &repeat.params, &next, plan.leaves_if, &mut rest);
    let mut args = next;
    let (mut params, mut inits) = (repeat.params, repeat.inits);
    for value in plan.used {
        params.push(value);
        inits.push(first[&value]);
        args.push(last[&value]);
    }
    function.branches.push(Branch { label: repeat.label, args });
    rest.push(Node::Branch(BranchId(function.branches.len() as u32 - 1)));
    out.push(Node::Loop(Loop { label: repeat.label, params, inits, body: rest }));
}

struct Test {
    head: Region,
    condition: Value,
    line: u32,
    leaves: BranchId,
}

impl Test {
    /// Puts a copy, with these values of the parameters; gives those of the head.
    fn put(
        &self,
        function: &mut Function,
        params: &[Value],
        values: &[Value],
        leaves_if: bool,
        out: &mut Region,
    ) -> HashMap<Value, Value> {
        let mut new: HashMap<Value, Value> =
            params.iter().copied().zip(values.iter().copied()).collect();
        let get = |new: &HashMap<Value, Value>, value: &Value| *new.get(value).unwrap_or(value);
        for node in &self.head {
            let Node::Inst(inst) = node else { continue };
            let args = inst.args.iter().map(|arg| get(&new, arg)).collect();
            let result = |&old: &Value| {
                let value = function.value(function.type_of(old));
                new.insert(old, value);
                value
            };
            let results = inst.results.iter().map(result).collect();
            out.push(Node::Inst(Inst { args, results, ..inst.clone() }));
        }
        let leaves = function.branch(self.leaves).clone();
        let args = leaves.args.iter().map(|arg| get(&new, arg)).collect();
        function.branches.push(Branch { args, ..leaves });
        let leave = vec![Node::Branch(BranchId(function.branches.len() as u32 - 1))];
        let (accept, reject) = if leaves_if { (leave, vec![]) } else { (vec![], leave) };
        let condition = get(&new, &self.condition);
        out.push(Node::If(If { condition, accept, reject, line: self.line }));
        new
    }
}

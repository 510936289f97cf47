// SPDX-License-Identifier: MIT
//! Passes over the middle representation. Each takes a function and leaves an equal, better one.
mod contract;
mod convert;
mod dead;
mod params;
pub(crate) mod rounds;
mod structure;
mod truth;
mod uniform;

pub(crate) use structure::uses;
pub(crate) use uniform::{analyse, Divergence};

use crate::ir::{rewrite, verify, Function, Node, Region, Value};

/// A pass: its name, and what it does.
type Pass = (&'static str, fn(&mut Function));

/// Structures without a use go first, so that less is left to look at; merging ways makes new ones.
const PASSES: [Pass; 11] = [
    ("params", params::run),
    ("structure", structure::run),
    ("dead", dead::run),
    ("convert", convert::run),
    ("structure", structure::run),
    ("params", params::run),
    ("structure", structure::run),
    ("truth", truth::run),
    ("dead", dead::run),
    ("contract", contract::run),
    ("dead", dead::run),
];

/// Runs all passes. `seen` is shown the function after each one.
pub(crate) fn run(
    function: &mut Function,
    seen: &mut dyn FnMut(&str, &Function),
) -> Result<(), String> {
    verify(function).map_err(|message| format!("lowering: {message}"))?;
    for (name, pass) in PASSES {
        pass(function);
        verify(function).map_err(|message| format!("pass {name}: {message}"))?;
        seen(name, function);
    }
    Ok(())
}

/// What values are replaced by.
struct Replacements(Vec<Value>);

impl Replacements {
    fn new(function: &Function) -> Self {
        Self((0..function.types.len() as u32).map(Value).collect())
    }

    /// What is used instead of a value, over several replacements.
    fn get(&self, mut value: Value) -> Value {
        // Values that are newer than this list stay.
        while let Some(&by) = self.0.get(value.index()).filter(|&&by| by != value) {
            value = by;
        }
        value
    }

    fn set(&mut self, value: Value, by: Value) {
        self.0[value.index()] = by;
    }

    /// Replaces every use.
    fn apply(&self, function: &mut Function) {
        let mut body = std::mem::take(&mut function.body);
        self.apply_to(function, &mut body);
        function.body = body;
        let replace =
            |values: &mut Vec<Value>| values.iter_mut().for_each(|value| *value = self.get(*value));
        function.branches.iter_mut().for_each(|branch| replace(&mut branch.args));
    }

    /// Replaces the uses in a region, and in its branches.
    fn apply_to(&self, function: &mut Function, region: &mut Region) {
        let replace =
            |values: &mut Vec<Value>| values.iter_mut().for_each(|value| *value = self.get(*value));
        rewrite(region, &mut |region| {
            for node in region {
                match node {
                    Node::Inst(inst) => replace(&mut inst.args),
                    Node::Loop(repeat) => replace(&mut repeat.inits),
                    Node::If(choice) => choice.condition = self.get(choice.condition),
                    Node::Branch(id) => {
                        replace(&mut function.branches[id.0 as usize].args);
                    }
                    Node::Block(_) => {}
                }
            }
        });
    }
}

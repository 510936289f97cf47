// SPDX-License-Identifier: MIT
//! Passes over the middle representation. Each takes a function and leaves an equal, better one.
mod contract;
mod convert;
mod dead;
mod hoist;
mod narrow;
mod params;
mod range;
mod ranges;
mod rebuild;
mod rotate;
pub(crate) mod rounds;
mod structure;
mod truth;
mod uniform;

pub(crate) use ranges::Launch;
pub(crate) use structure::uses;
pub(crate) use uniform::{analyse, Divergence};

use crate::ir::{rewrite, verify, Function, Node, Region, Value};

/// A pass: its name, and what it does.
type Pass = (&'static str, fn(&mut Function));

/// Structures without a use go first, so that less is left to look at; merging ways makes new ones.
const FIRST: [Pass; 9] = [
    ("params", params::run),
    ("structure", structure::run),
    ("dead", dead::run),
    ("convert", convert::run),
    ("structure", structure::run),
    ("params", params::run),
    ("structure", structure::run),
    ("truth", truth::run),
    ("dead", dead::run),
];

/// Loops are turned when their ranges are known.
const AGAIN: [Pass; 4] = [
    ("rebuild", rebuild::run),
    ("structure", structure::run),
    ("params", params::run),
    ("dead", dead::run),
];
const LOOPS: [Pass; 1] = [("rotate", rotate::run)];

const LAST: [Pass; 4] = [
    ("narrow", narrow::run),
    ("dead", dead::run),
    ("contract", contract::run),
    ("dead", dead::run),
];

/// Runs the passes before workgroups are laid out on threads, if they have to be. `seen` is shown
/// the function after each one.
pub(crate) fn first(
    function: &mut Function,
    seen: &mut dyn FnMut(&str, &Function),
) -> Result<(), String> {
    verify(function).map_err(|message| format!("lowering: {message}"))?;
    run_all(&FIRST, function, seen)
}

/// Runs the passes behind those. `launch` limits the numbers of threads. `registers`: what loops
/// may keep values in; `None` leaves the loops as they are, which needs the fewest.
pub(crate) fn rest(
    function: &mut Function,
    launch: Launch,
    registers: Option<u8>,
    seen: &mut dyn FnMut(&str, &Function),
) -> Result<(), String> {
    ranges::run(function, launch);
    verify(function).map_err(|message| format!("pass ranges: {message}"))?;
    seen("ranges", function);
    run_all(&AGAIN, function, seen)?;
    if let Some(registers) = registers {
        run_all(&LOOPS, function, seen)?;
        run_all(&AGAIN, function, seen)?;
        hoist::run(function, registers);
        verify(function).map_err(|message| format!("pass hoist: {message}"))?;
        seen("hoist", function);
    }
    run_all(&LAST, function, seen)
}

fn run_all(
    passes: &[Pass],
    function: &mut Function,
    seen: &mut dyn FnMut(&str, &Function),
) -> Result<(), String> {
    for (name, pass) in passes {
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

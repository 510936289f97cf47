// SPDX-License-Identifier: MIT
//! Divergence: which values may differ from thread to thread of a warp, and at which structures
//! threads that went different ways meet.
//!
//! naga has such an analysis, but it counts every local variable as different. Here variables are
//! values already.
use crate::ir::{Function, If, Inst, Label, Node, Op, Region, Value};
use std::collections::{BTreeSet, HashMap, HashSet};
use warpwright_isa::SpecialRegister;

/// The result of the analysis.
#[derive(Debug, Default)]
pub(crate) struct Divergence {
    values: Vec<bool>,
    joins: HashSet<Label>,
}

impl Divergence {
    /// Whether a value may differ among the threads of a warp.
    pub fn differs(&self, value: Value) -> bool {
        self.values.get(value.index()).copied().unwrap_or(true)
    }

    /// Whether threads may come to the end of a block in different ways.
    pub fn meets(&self, label: Label) -> bool {
        self.joins.contains(&label)
    }
}

/// Depths of the structures until whose end some threads are away.
type Apart = BTreeSet<usize>;

/// Analyses a function.
pub(crate) fn analyse(function: &Function) -> Divergence {
    let divergence =
        Divergence { values: vec![false; function.types.len()], joins: HashSet::new() };
    let mut walk = Walk { function, divergence, around: HashMap::new(), changed: true };
    while walk.changed {
        walk.changed = false;
        walk.region(&function.body, Apart::new(), 0);
    }
    walk.divergence
}

/// A structure around the place.
#[derive(Clone)]
struct Around {
    depth: usize,
    takes: Vec<Value>,
}

struct Walk<'a> {
    function: &'a Function,
    divergence: Divergence,
    around: HashMap<Label, Around>,
    changed: bool,
}

impl<'a> Walk<'a> {
    fn mark(&mut self, value: Value) {
        if !std::mem::replace(&mut self.divergence.values[value.index()], true) {
            self.changed = true;
        }
    }

    fn any_differs(&self, values: &[Value]) -> bool {
        values.iter().any(|&value| self.divergence.differs(value))
    }

    /// Follows a region; gives who is away behind it.
    fn region(&mut self, region: &'a Region, mut apart: Apart, depth: usize) -> Apart {
        for node in region {
            match node {
                Node::Inst(inst) => self.inst(inst),
                Node::If(choice) => apart = self.choose(choice, apart, depth),
                Node::Block(block) => {
                    self.around.insert(block.label, Around { depth, takes: block.results.clone() });
                    apart.extend(self.region(&block.body, apart.clone(), depth + 1));
                    // Those that went to its end are back.
                    apart.retain(|&until| until < depth);
                    if self.divergence.joins.contains(&block.label) {
                        block.results.iter().for_each(|&result| self.mark(result));
                    }
                }
                Node::Loop(repeat) => {
                    for (&param, init) in repeat.params.iter().zip(&repeat.inits) {
                        if self.any_differs(&[*init]) {
                            self.mark(param);
                        }
                    }
                    self.around
                        .insert(repeat.label, Around { depth, takes: repeat.params.clone() });
                    let mut entry = apart.clone();
                    if self.divergence.joins.contains(&repeat.label) {
                        // Rounds begin apart: so does everything that leaves the loop.
                        repeat.params.iter().for_each(|&param| self.mark(param));
                        entry.insert(depth);
                    }
                    apart.extend(self.region(&repeat.body, entry, depth + 1));
                }
                Node::Branch(id) => {
                    let branch = self.function.branch(*id);
                    let Some(around) = self.around.get(&branch.label).cloned() else { continue };
                    for (&value, &arg) in around.takes.iter().zip(&branch.args) {
                        if self.divergence.differs(arg) {
                            self.mark(value);
                        }
                    }
                    // Some are away inside the structure: they come to its end, or its start, in
                    // another way.
                    if apart.range(around.depth..).next().is_some() {
                        self.changed |= self.divergence.joins.insert(branch.label);
                        apart.insert(around.depth);
                    }
                    return apart;
                }
            }
        }
        apart
    }

    fn choose(&mut self, choice: &'a If, mut apart: Apart, depth: usize) -> Apart {
        let mut inside = apart.clone();
        if self.divergence.differs(choice.condition) {
            inside.insert(depth);
        }
        let accepted = self.region(&choice.accept, inside.clone(), depth + 1);
        let rejected = self.region(&choice.reject, inside, depth + 1);
        apart.extend(accepted);
        apart.extend(rejected);
        // Threads that left for a structure further out stay away until its end.
        apart.retain(|&until| until < depth);
        apart
    }

    fn inst(&mut self, inst: &'a Inst) {
        let own = match inst.op {
            Op::Special(register) => !matches!(
                register,
                SpecialRegister::Workgroup
                    | SpecialRegister::LaunchedWarp
                    | SpecialRegister::Warp
                    | SpecialRegister::Tile
            ),
            Op::Invocation | Op::Ddx | Op::Ddy | Op::Interpolate(_) | Op::Atomic { .. } => true,
            _ => false,
        };
        if own || self.any_differs(&inst.args) {
            inst.results.iter().for_each(|&result| self.mark(result));
        }
    }
}

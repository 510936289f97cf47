// SPDX-License-Identifier: MIT
//! Clocks that a block hands out.
//!
//! In the Rust simulation each step down into a block or up out of it takes a pass, for a clock as
//! for data. A clock that goes through other blocks can thus come after data of its own edge, and
//! a register takes the new value where Verilog takes the old one. Such designs are refused.
use crate::branches::Origins;
use crate::collect::{Scope, Signal};
use crate::module::is_port;
use crate::ExportError;
use rust_hdl::core::ast::Verilog;
use rust_hdl::core::atom::AtomKind;
use std::collections::BTreeMap;

/// What the kernel of a block wires and computes.
pub struct Facts {
    /// Clocks and the clock that each is wired to.
    pub clocks: BTreeMap<String, String>,
    pub origins: Origins,
}

/// Whether a kernel somewhere below hands a clock out.
pub fn are_handed_out(scope: &Scope) -> bool {
    let out = |signal: &Signal| signal.clock && signal.kind == AtomKind::OutputParameter;
    let here = matches!(scope.hdl, Verilog::Combinatorial(_)) && scope.signals.iter().any(out);
    here || scope.children.iter().any(are_handed_out)
}

/// A signal as a block sees it: path of the block, name.
type Node = (String, String);

/// The pass in which a signal changes after the edge of a clock, at the earliest.
type Passes = BTreeMap<Node, usize>;

struct Design<'a> {
    facts: &'a BTreeMap<String, Facts>,
    /// Each block with its parent.
    blocks: BTreeMap<String, (&'a Scope, Option<&'a Scope>)>,
    /// Signals that change with another one, and how many passes later.
    followers: BTreeMap<Node, Vec<(Node, usize)>>,
}

/// Refuses a design in which data of an edge comes to a register before or with the edge itself.
pub fn check(top: &Scope, facts: &BTreeMap<String, Facts>) -> Result<(), ExportError> {
    let mut design = Design { facts, blocks: BTreeMap::new(), followers: BTreeMap::new() };
    design.visit(top, None);
    // The registers of each clock, with the pass in which they see it.
    let mut registers: BTreeMap<Node, Vec<(&Scope, usize)>> = BTreeMap::new();
    for (path, (leaf, _)) in design.blocks.iter().filter(|(path, _)| !facts.contains_key(*path)) {
        let clocks = leaf
            .signals
            .iter()
            .filter(|signal| signal.clock && signal.kind == AtomKind::InputParameter);
        for clock in clocks {
            if let Some((root, pass)) = design.clock(path, &clock.name, 0) {
                registers.entry(root).or_default().push((leaf, pass));
            }
        }
    }
    registers.values().try_for_each(|registers| design.check_clock(registers))
}

fn is_data(signal: &Signal, kind: AtomKind) -> bool {
    signal.kind == kind && !signal.clock
}

impl<'a> Design<'a> {
    fn follow(&mut self, from: (&str, &str), to: (&str, &str), passes: usize) {
        let node = |(path, name): (&str, &str)| (path.to_string(), name.to_string());
        self.followers.entry(node(from)).or_default().push((node(to), passes));
    }

    fn visit(&mut self, scope: &'a Scope, parent: Option<&'a Scope>) {
        self.blocks.insert(scope.path.clone(), (scope, parent));
        let facts = self.facts;
        for (to, from) in facts.get(&scope.path).iter().flat_map(|facts| &facts.origins.of) {
            from.iter().for_each(|from| self.follow((&scope.path, from), (&scope.path, to), 0));
        }
        for child in &scope.children {
            for port in child.signals.iter().filter(|signal| is_port(signal)) {
                let outer = format!("{}${}", child.name, port.name);
                let (outer, inner) = ((&*scope.path, &*outer), (&*child.path, &*port.name));
                match port.kind {
                    AtomKind::InputParameter => self.follow(outer, inner, 1),
                    _ => self.follow(inner, outer, 1),
                }
            }
            self.visit(child, Some(scope));
        }
        if !facts.contains_key(&scope.path) && crate::registers::flip_flops(scope).is_none() {
            let data = |kind| scope.signals.iter().filter(move |signal| is_data(signal, kind));
            for from in data(AtomKind::InputParameter) {
                for to in data(AtomKind::OutputParameter) {
                    self.follow((&scope.path, &from.name), (&scope.path, &to.name), 0);
                }
            }
        }
    }

    /// Where a clock comes from, and after how many passes a block sees it.
    fn clock(&self, path: &str, name: &str, depth: usize) -> Option<(Node, usize)> {
        if depth > 1000 {
            return None; // wired in a circle
        }
        let later = |found: Option<(Node, usize)>| found.map(|(root, pass)| (root, pass + 1));
        let (scope, parent) = self.blocks.get(path)?;
        if let Some(source) = self.facts.get(path).and_then(|facts| facts.clocks.get(name)) {
            return self.clock(path, source, depth + 1);
        }
        let root = Some(((path.to_string(), name.to_string()), 0));
        match scope.signals.iter().find(|signal| signal.name == name) {
            Some(signal) if signal.kind == AtomKind::InputParameter => match parent {
                Some(parent) => {
                    let outer = format!("{}${name}", scope.name);
                    let wired = self.facts.get(&parent.path)?.clocks.contains_key(&outer);
                    later(self.clock(&parent.path, &outer, depth + 1).filter(|_| wired))
                }
                None => root,
            },
            Some(_) => root,
            None => {
                let child = scope.children.iter().find(|child| {
                    name.strip_prefix(&*child.name).is_some_and(|rest| rest.starts_with('$'))
                })?;
                later(self.clock(&child.path, &name[child.name.len() + 1..], depth + 1))
            }
        }
    }

    fn check_clock(&self, registers: &[(&Scope, usize)]) -> Result<(), ExportError> {
        let mut passes = Passes::new();
        let mut open = vec![];
        for (leaf, pass) in registers {
            for signal in leaf.signals.iter().filter(|s| is_data(s, AtomKind::OutputParameter)) {
                open.push(((leaf.path.clone(), signal.name.clone()), *pass));
            }
        }
        while let Some((node, pass)) = open.pop() {
            if passes.get(&node).is_some_and(|&earlier| earlier <= pass) {
                continue;
            }
            let followers = self.followers.get(&node).into_iter().flatten();
            open.extend(followers.map(|(next, more)| (next.clone(), pass + more)));
            passes.insert(node, pass);
        }
        for (leaf, clock) in registers {
            for signal in leaf.signals.iter().filter(|s| is_data(s, AtomKind::InputParameter)) {
                let data = passes.get(&(leaf.path.clone(), signal.name.clone()));
                if let Some(data) = data.filter(|data| *data <= clock) {
                    let what = format!(
                        "its clock is handed through other blocks and comes {} passes of the Rust simulation after \
data of the same edge, which it would then take; Verilog takes the data before the edge: wire the clock directly",
                        clock - data
                    );
                    let path = format!("{}.{}", leaf.path, signal.name.replace('$', "."));
                    return Err(ExportError::Unsupported { path, what });
                }
            }
        }
        Ok(())
    }
}

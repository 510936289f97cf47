// SPDX-License-Identifier: MIT
//! Signals that others see and that a kernel assigns again: they get their last value alone.
//!
//! A block whose inputs flicker evaluates its outputs anew; where its parent looks at them, the two
//! would wake each other forever in an event-driven simulator.
use crate::collect::Scope;
use crate::custom::pieces;
use crate::kernel::Kernel;
use crate::module::{child_port, is_port, range};
use crate::names::port_name;
use crate::registers::flip_flops;
use std::collections::{BTreeMap, BTreeSet};

impl Kernel<'_> {
    /// Gives such signals variables in the body, and their values at its end. Returns the
    /// declarations.
    pub fn settle(&mut self, scope: &Scope) -> Vec<String> {
        // Only the clock looks at the input of a register.
        let registers: BTreeSet<String> = scope
            .children
            .iter()
            .filter(|child| flip_flops(child).is_some())
            .flat_map(|child| {
                child
                    .signals
                    .iter()
                    .filter(|port| is_port(port))
                    .map(|port| child_port(child, port))
            })
            .collect();
        let mut taken: BTreeSet<String> =
            self.visible.values().map(|signal| signal.verilog.clone()).collect();
        taken.extend(scope.children.iter().map(|child| port_name(&child.name)));
        let mut variables = BTreeMap::new();
        let mut declarations = vec![];
        for name in &self.again {
            let signal = &self.visible[name];
            let seen = signal.own && (signal.port || signal.of_child);
            if !seen || registers.contains(&signal.verilog) {
                continue;
            }
            let mut variable = format!("{}_value", signal.verilog);
            while !taken.insert(variable.clone()) {
                variable.push('_');
            }
            let sign = if signal.port && signal.signed { "signed " } else { "" };
            declarations.push(format!("reg {sign}{}{variable};", range(signal.width)));
            variables.insert(signal.verilog.clone(), variable);
        }
        if variables.is_empty() {
            return declarations;
        }
        let renamed = |line: &String| -> String {
            let names = pieces(line).into_iter().map(|(piece, own)| match variables.get(piece) {
                Some(variable) if own => variable,
                _ => piece,
            });
            names.collect()
        };
        self.lines = self.lines.iter().map(renamed).collect();
        for (signal, variable) in &variables {
            self.line(format!("{signal} = {variable};"));
        }
        declarations
    }
}

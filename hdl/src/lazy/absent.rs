// SPDX-License-Identifier: MIT
//! A block that is left out of a core: its ports, and outputs that are zero.
use rust_hdl::core::ast::{Verilog, Wrapper};
use rust_hdl::core::atom::{Atom, AtomKind};
use rust_hdl::prelude::{Block, Logic, Probe};

/// The ports of an absent block: their names, and which are outputs.
#[derive(Default)]
struct Outputs {
    depth: usize,
    namespace: Vec<String>,
    names: Vec<String>,
}

impl Probe for Outputs {
    fn visit_start_scope(&mut self, _: &str, _: &dyn Block) {
        self.depth += 1;
    }
    fn visit_start_namespace(&mut self, name: &str, _: &dyn Block) {
        self.namespace.push(name.into());
    }
    fn visit_atom(&mut self, name: &str, signal: &dyn Atom) {
        if self.depth == 1 && signal.kind() == AtomKind::OutputParameter {
            // Members of a bundle have one underscore, elements of an array two.
            let path = self.namespace.iter().map(String::as_str).chain([name]).collect::<Vec<_>>();
            self.names.push(path.join("_").replace('$', "__"));
        }
    }
    fn visit_end_namespace(&mut self, _: &str, _: &dyn Block) {
        self.namespace.pop();
    }
    fn visit_end_scope(&mut self, _: &str, _: &dyn Block) {
        self.depth -= 1;
    }
}

/// Stands for an absent block where its Verilog is asked for.
struct Shell(String);

impl Logic for Shell {
    fn update(&mut self) {}
    fn connect(&mut self) {}
    fn hdl(&self) -> Verilog {
        Verilog::Wrapper(Wrapper { code: self.0.clone(), cores: String::new() })
    }
}

impl Block for Shell {
    fn connect_all(&mut self) {}
    fn update_all(&mut self) {}
    fn has_changed(&self) -> bool {
        false
    }
    fn accept(&self, _: &str, _: &mut dyn Probe) {}
}

/// Shows another probe the ports of an absent block and nothing else.
struct PortsOnly<'a> {
    probe: &'a mut dyn Probe,
    depth: usize,
    shell: Shell,
}

impl Probe for PortsOnly<'_> {
    fn visit_start_scope(&mut self, name: &str, _: &dyn Block) {
        self.depth += 1;
        if self.depth == 1 {
            self.probe.visit_start_scope(name, &self.shell);
        }
    }
    fn visit_start_namespace(&mut self, name: &str, _: &dyn Block) {
        if self.depth == 1 {
            self.probe.visit_start_namespace(name, &self.shell);
        }
    }
    fn visit_atom(&mut self, name: &str, signal: &dyn Atom) {
        if self.depth == 1 && signal.kind().is_parameter() {
            self.probe.visit_atom(name, signal);
        }
    }
    fn visit_end_namespace(&mut self, name: &str, _: &dyn Block) {
        if self.depth == 1 {
            self.probe.visit_end_namespace(name, &self.shell);
        }
    }
    fn visit_end_scope(&mut self, name: &str, _: &dyn Block) {
        if self.depth == 1 {
            self.probe.visit_end_scope(name, &self.shell);
        }
        self.depth -= 1;
    }
}
/// Shows the ports of an absent block, whose outputs are zero.
pub(super) fn accept_absent(block: &dyn Block, name: &str, probe: &mut dyn Probe) {
    let mut outputs = Outputs::default();
    block.accept(name, &mut outputs);
    let code = outputs.names.iter().map(|name| format!("assign {name} = 0;\n")).collect();
    block.accept(name, &mut PortsOnly { probe, depth: 0, shell: Shell(code) });
}

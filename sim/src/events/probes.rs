// SPDX-License-Identifier: MIT
//! Signals inside a design as further outputs of it, on both engines.
//!
//! The rust-hdl design shows its signals through rust-hdl's own visitor; the exported Verilog
//! gets a module around it whose outputs name them by their hierarchical paths. Neither design is
//! changed, and both have the same ports afterwards.
use anyhow::{Context, Result};
use hdl_export::port_name;
use rust_hdl::core::atom::{Atom, AtomKind};
use rust_hdl::core::probe::Probe;
use rust_hdl::prelude::Block;
use std::collections::BTreeMap;
use warpwright_rtl::dut::{Boundary, Dut, Port};

/// A signal of a design.
#[derive(Clone)]
struct Signal {
    width: usize,
    /// Its path in the exported Verilog, below the top module.
    verilog: String,
    /// Where the rust-hdl design has it.
    atom: *const dyn Atom,
}

/// All signals by their paths, with dots.
#[derive(Default)]
struct Signals {
    scopes: Vec<String>,
    namespace: Vec<String>,
    found: BTreeMap<String, Signal>,
}

impl Signals {
    fn of(block: &dyn Block) -> BTreeMap<String, Signal> {
        let mut signals = Self::default();
        block.accept("", &mut signals);
        signals.found
    }
}

impl Probe for Signals {
    fn visit_start_scope(&mut self, name: &str, _: &dyn Block) {
        self.scopes.push(name.into());
    }
    fn visit_start_namespace(&mut self, name: &str, _: &dyn Block) {
        self.namespace.push(name.into());
    }
    fn visit_atom(&mut self, name: &str, atom: &dyn Atom) {
        let path = self.namespace.iter().map(String::as_str).chain([name]).collect::<Vec<_>>();
        // The first scope is the top.
        let scopes: Vec<&str> = self.scopes[1..].iter().map(String::as_str).collect();
        let dotted = [&scopes[..], &path[..]].concat().join(".").replace('$', ".");
        let signal = port_name(&path.join("_"));
        let mut verilog: Vec<String> = scopes.iter().map(|scope| port_name(scope)).collect();
        // Ports of a child, and both sides of a flip-flop, are signals of its parent.
        match verilog.last_mut() {
            Some(child) if atom.kind().is_parameter() => *child = format!("{child}__{signal}"),
            _ => verilog.push(signal),
        }
        let constant = atom.kind() == AtomKind::Constant;
        let width = atom.bits();
        if !constant && (1..=32).contains(&width) {
            // SAFETY: only the lifetime goes; who keeps the pointer keeps the block, see `Probed`.
            let atom = unsafe { std::mem::transmute::<*const dyn Atom, *const dyn Atom>(atom) };
            self.found.insert(dotted, Signal { width, verilog: verilog.join("."), atom });
        }
    }
    fn visit_end_namespace(&mut self, _: &str, _: &dyn Block) {
        self.namespace.pop();
    }
    fn visit_end_scope(&mut self, _: &str, _: &dyn Block) {
        self.scopes.pop();
    }
}

/// The path of every signal that a pattern stands for, with its elements in order.
fn matching<'a>(signals: &'a BTreeMap<String, Signal>, pattern: &str) -> Vec<&'a str> {
    let Some((before, after)) = pattern.split_once('*') else {
        return signals.get_key_value(pattern).map(|(path, _)| path.as_str()).into_iter().collect();
    };
    (0..)
        .map_while(|element| signals.get_key_value(&format!("{before}{element}{after}")))
        .map(|(path, _)| path.as_str())
        .collect()
}

/// The signals of a design that patterns stand for.
///
/// # Errors
/// When the design has none for a pattern.
pub fn find(dut: &dyn Dut, patterns: &[String]) -> Result<Vec<Port>> {
    let block = dut.block().context("a compiled model does not show its signals")?;
    let signals = Signals::of(block);
    let mut ports: Vec<Port> = vec![];
    for pattern in patterns {
        let paths = matching(&signals, pattern);
        anyhow::ensure!(!paths.is_empty(), "the design has no signal `{pattern}`");
        for path in paths {
            if !ports.iter().any(|port| port.name == path) {
                ports.push(Port::new(path, signals[path].width));
            }
        }
    }
    Ok(ports)
}

/// Verilog of a module `top` around the module `core` with its `inputs` and the outputs of `dut`,
/// the signals of `probes` as further outputs. The instance has the name of its module, so that
/// `core.signal` in the design still means its own.
///
/// # Errors
/// When the design lacks a signal.
pub fn wrapper(
    dut: &dyn Dut,
    core: &str,
    top: &str,
    inputs: &[Port],
    probes: &[Port],
) -> Result<String> {
    let block = dut.block().context("a compiled model does not show its signals")?;
    let signals = Signals::of(block);
    let outputs = dut.outputs();
    let declare = |way: &str, port: &Port| {
        format!("  {way} wire [{}:0] {}", port.width - 1, port_name(&name(port)))
    };
    let mut ports = vec!["  input wire clock".to_string()];
    ports.extend(inputs.iter().map(|port| declare("input", port)));
    ports.extend(outputs.iter().chain(probes).map(|port| declare("output", port)));
    let mut connections = vec!["    .clock(clock)".to_string()];
    connections.extend(inputs.iter().chain(&outputs).map(|port| {
        let name = port_name(&port.name);
        format!("    .{name}({name})")
    }));
    let assigns: Vec<String> = probes
        .iter()
        .map(|port| {
            let signal =
                signals.get(&port.name).with_context(|| format!("no signal {}", port.name))?;
            Ok(format!("  assign {} = {core}.{};\n", port_name(&name(port)), signal.verilog))
        })
        .collect::<Result<_>>()?;
    Ok(format!(
        "\nmodule {top} (\n{}\n);\n  {core} {core} (\n{}\n  );\n{}endmodule\n",
        ports.join(",\n"),
        connections.join(",\n"),
        assigns.concat()
    ))
}

/// The name of a port of the wrapper: a path has dots.
fn name(port: &Port) -> String {
    match port.name.contains('.') {
        true => format!("probe_{}", port.name.replace('.', "_")),
        false => port.name.clone(),
    }
}

/// The outputs of the wrapper for `probes`, in their order, as the compiled model calls them.
pub fn compiled_ports(probes: &[Port]) -> Vec<Port> {
    probes.iter().map(|port| Port { name: name(port), ..port.clone() }).collect()
}

/// A design whose outputs are followed by signals of its inside.
pub struct Probed {
    inner: Box<dyn Dut>,
    outputs: usize,
    probes: Vec<Port>,
    atoms: Vec<*const dyn Atom>,
}

// SAFETY: the pointers lead into `inner`, which moves with them.
unsafe impl Send for Probed {}

impl Probed {
    /// A rust-hdl design with these signals.
    ///
    /// # Errors
    /// When it lacks one.
    pub fn new(inner: Box<dyn Dut>, probes: &[Port]) -> Result<Self> {
        let block = inner.block().context("a compiled model does not show its signals")?;
        let signals = Signals::of(block);
        let atoms = probes
            .iter()
            .map(|port| {
                let signal = signals.get(&port.name);
                Ok(signal.with_context(|| format!("no signal {}", port.name))?.atom)
            })
            .collect::<Result<_>>()?;
        let outputs = inner.outputs().len();
        Ok(Self { inner, outputs, probes: compiled_ports(probes), atoms })
    }
}

impl Dut for Probed {
    fn inputs(&self) -> Vec<Port> {
        self.inner.inputs()
    }
    fn outputs(&self) -> Vec<Port> {
        let mut outputs = self.inner.outputs();
        outputs.extend(self.probes.iter().cloned());
        outputs
    }
    fn poke(&mut self, port: usize, value: u64) {
        self.inner.poke(port, value);
    }
    fn peek(&self, port: usize) -> u64 {
        let Some(probe) = port.checked_sub(self.outputs) else {
            return self.inner.peek(port);
        };
        // SAFETY: the signal is a field of the block that `inner` keeps on the heap, at one place
        // as long as `self` lives, and the block is borrowed mutably only inside `settle` and
        // `rise`.
        let atom = unsafe { &*self.atoms[probe] };
        atom.verilog().as_usize() as u64
    }
    fn settle(&mut self) {
        self.inner.settle();
    }
    fn rise(&mut self) {
        self.inner.rise();
    }
    fn block(&self) -> Option<&dyn Boundary> {
        self.inner.block()
    }
}

// SPDX-License-Identifier: MIT
//! Modules: declarations, instances, flip-flops, and the merging of identical modules.
use crate::clocks::{self, Facts};
use crate::collect::{Scope, Signal};
use crate::custom;
use crate::expression::literal;
use crate::kernel::{Kernel, Visible};
use crate::names::{legal, port_name};
use crate::registers::{flip_flops, FlipFlop};
use crate::{ExportError, Module, Options};
use num_bigint::BigInt;
use rust_hdl::core::ast::Verilog;
use rust_hdl::core::atom::AtomKind;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// The modules so far: children before parents.
#[derive(Default)]
pub struct Modules {
    done: Vec<Module>,
    /// Text without its name, to the name of the module that has it.
    by_text: BTreeMap<String, String>,
    names: BTreeSet<String>,
    /// Declarations of wrapped cores and black boxes, once each.
    cores: Vec<String>,
    /// What kernels wire and compute, by path, where a clock is handed out.
    facts: Option<BTreeMap<String, Facts>>,
    /// The reset's port.
    pub reset: Option<String>,
    /// Constants are folded.
    folds: bool,
}

/// Stands for the module's name until it is known.
const SELF: &str = "\u{1}";

pub fn range(width: usize) -> String {
    if width == 1 {
        String::new()
    } else {
        format!("[{}:0] ", width - 1)
    }
}

/// The value of a constant.
pub fn literal_of(signal: &Signal) -> String {
    literal(&BigInt::from(signal.value.clone()), signal.width)
}

/// The names of the modules in the text of a wrapped core.
fn declared_modules(text: &str) -> impl Iterator<Item = String> + '_ {
    let words = |text: &str| -> Vec<String> {
        text.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
            .map(str::to_string)
            .collect()
    };
    let words: Vec<String> = words(text).into_iter().filter(|word| !word.is_empty()).collect();
    words
        .clone()
        .into_iter()
        .zip(words.into_iter().skip(1))
        .filter(|(word, _)| word == "module")
        .map(|(_, name)| name)
}

/// Whether a kernel drives all that is its to drive.
fn check_driven(
    scope: &Scope,
    assigned: &BTreeSet<String>,
    clocks: &BTreeMap<String, String>,
) -> Result<(), ExportError> {
    let error = |name: &str, what: &str| {
        Err(ExportError::Unsupported {
            path: format!("{}.{}", scope.path, name.replace('$', ".")),
            what: what.into(),
        })
    };
    for signal in &scope.signals {
        let driven = assigned.contains(&signal.name) || clocks.contains_key(&signal.name);
        match signal.kind {
            AtomKind::OutputParameter if !driven => {
                return error(&signal.name, "the output is never assigned")
            }
            _ => {}
        }
    }
    for child in &scope.children {
        for signal in child.signals.iter().filter(|signal| signal.kind == AtomKind::InputParameter)
        {
            let name = format!("{}${}", child.name, signal.name);
            match (signal.clock, assigned.contains(&name), clocks.contains_key(&name)) {
                (true, _, false) => return error(&name, "no clock is wired to it"),
                (false, false, _) => return error(&name, "the input of a child is never assigned"),
                _ => {}
            }
        }
    }
    Ok(())
}

/// The wire in a parent at the port of a child.
pub fn child_port(child: &Scope, port: &Signal) -> String {
    format!("{}__{}", port_name(&child.name), port.verilog)
}

pub fn is_port(signal: &Signal) -> bool {
    signal.kind.is_parameter()
}

impl Modules {
    /// No modules yet.
    pub fn new(options: &Options) -> Self {
        Self { reset: options.reset.map(Into::into), folds: options.folds, ..Self::default() }
    }

    /// Adds the top module and everything below it.
    pub fn add_top(&mut self, scope: &Scope, top: &str) -> Result<(), ExportError> {
        legal(top, top)?;
        self.names.insert(top.into());
        self.reserve_cores(scope);
        self.facts = clocks::are_handed_out(scope).then(BTreeMap::new);
        let text = self.text_of(scope)?;
        if let Some(facts) = &self.facts {
            clocks::check(scope, facts)?;
        }
        self.done.push(Module { name: top.into(), text: text.replace(SELF, top) });
        Ok(())
    }

    /// All modules, wrapped cores first.
    pub fn finish(self) -> Vec<Module> {
        let core =
            |(number, text): (usize, String)| Module { name: format!("core_{number}"), text };
        self.cores.into_iter().enumerate().map(core).chain(self.done).collect()
    }

    /// No module may have the name of a wrapped core.
    fn reserve_cores(&mut self, scope: &Scope) {
        match &scope.hdl {
            Verilog::Wrapper(wrapper) => self.names.extend(declared_modules(&wrapper.cores)),
            Verilog::Blackbox(black_box) => {
                self.names.extend(declared_modules(&black_box.code));
                self.names.insert(black_box.name.clone());
            }
            _ => {}
        }
        scope.children.iter().for_each(|child| self.reserve_cores(child));
    }

    /// Adds the text of a core, once.
    pub fn add_core(&mut self, text: &str) {
        if !text.trim().is_empty() && !self.cores.iter().any(|core| core == text) {
            self.cores.push(text.into());
        }
    }

    /// The module of a child; an identical one is shared.
    pub fn add(&mut self, scope: &Scope) -> Result<String, ExportError> {
        let text = self.text_of(scope)?;
        if let Some(name) = self.by_text.get(&text) {
            return Ok(name.clone());
        }
        let base = scope.name.split('$').next().unwrap_or("block").to_string();
        legal(&scope.path, &base)?;
        let name = (1..)
            .map(|number| if number == 1 { base.clone() } else { format!("{base}_{number}") })
            .find(|name| !self.names.contains(name))
            .expect("some number is free");
        self.names.insert(name.clone());
        self.by_text.insert(text.clone(), name.clone());
        self.done.push(Module { name: name.clone(), text: text.replace(SELF, &name) });
        Ok(name)
    }

    /// Every name that the module of `scope` declares: legal, and declared once.
    fn check_names(&self, scope: &Scope) -> Result<(), ExportError> {
        let mut seen = BTreeMap::new();
        let mut declare = |name: String, verilog: String| {
            let path = format!("{}.{}", scope.path, name.replace('$', "."));
            legal(&path, &verilog)?;
            match seen.insert(verilog.clone(), ()) {
                Some(()) => Err(ExportError::NameClash { path, name: verilog }),
                None => Ok(()),
            }
        };
        for signal in &scope.signals {
            declare(signal.name.clone(), signal.verilog.clone())?;
        }
        if let Some(reset) = self.reset_of(scope) {
            declare(reset.into(), reset.into())?;
        }
        for child in &scope.children {
            declare(child.name.clone(), custom::instance_name(scope, child))?;
            for port in child.signals.iter().filter(|signal| is_port(signal)) {
                declare(format!("{}${}", child.name, port.name), child_port(child, port))?;
            }
        }
        Ok(())
    }

    fn text_of(&mut self, scope: &Scope) -> Result<String, ExportError> {
        self.check_names(scope)?;
        let mut text =
            format!("module {SELF} (\n{}\n);\n", custom::ports(scope, self.reset_of(scope)));
        match &scope.hdl {
            Verilog::Combinatorial(block) => {
                let body = self.combinatorial(scope, block)?;
                text.push_str(&body);
            }
            Verilog::Custom(body) => text.push_str(&self.custom(scope, body)?),
            Verilog::Wrapper(wrapper) => {
                self.add_core(&wrapper.cores);
                text.push_str(&self.custom(scope, &wrapper.code)?);
            }
            Verilog::Blackbox(_) => {
                let what = "a black box is exported inside a block, not as the top".into();
                return Err(ExportError::Unsupported { path: scope.path.clone(), what });
            }
            Verilog::Empty => {
                let what = "the block has no kernel: put #[hdl_gen] before its `update`, or give it an `hdl`".into();
                return Err(ExportError::Unsupported { path: scope.path.clone(), what });
            }
        }
        text.push_str("endmodule\n");
        Ok(crate::layout::wrapped(&text))
    }

    fn combinatorial(
        &mut self,
        scope: &Scope,
        block: &rust_hdl::core::ast::VerilogBlock,
    ) -> Result<String, ExportError> {
        let mut visible = BTreeMap::new();
        let mut see = |name: String, verilog: String, signal: &Signal, own: bool, port: bool| {
            let constant = signal.kind == AtomKind::Constant;
            visible.insert(
                name,
                Visible {
                    verilog,
                    width: signal.width,
                    signed: signal.signed,
                    clock: signal.clock,
                    constant: constant.then(|| signal.value.clone()),
                    inout: signal.kind == AtomKind::InOutParameter,
                    port,
                    of_child: own && signal.kind == AtomKind::InputParameter,
                    own,
                },
            );
        };
        for signal in &scope.signals {
            see(
                signal.name.clone(),
                signal.verilog.clone(),
                signal,
                matches!(signal.kind, AtomKind::LocalSignal | AtomKind::OutputParameter),
                is_port(signal),
            );
        }
        for child in &scope.children {
            for signal in child.signals.iter().filter(|signal| is_port(signal)) {
                see(
                    format!("{}${}", child.name, signal.name),
                    child_port(child, signal),
                    signal,
                    signal.kind == AtomKind::InputParameter,
                    false,
                );
            }
        }
        let translate = |folds| {
            let mut kernel = Kernel::new(&scope.path, &visible, &scope.variants, folds);
            kernel.origins = self.facts.is_some().then(Default::default);
            kernel.translate(block)?;
            check_driven(scope, &kernel.assigned, &kernel.clocks)?;
            Ok(kernel)
        };
        // Where nothing else is read, what constants decide stays: Verilog would never run it.
        let mut kernel = translate(self.folds).or_else(|_: ExportError| translate(false))?;
        let nets = crate::nets::Nets::new(&kernel)?;
        let variables = kernel.settle(scope);
        let Kernel { lines, temporaries, clocks, origins, .. } = kernel;
        // A clock may come through clocks of the block's own.
        let clock_of = |port: String| {
            let mut clock = clocks.get(&port)?;
            // Each name has one source, and a chain without an end has none.
            for _ in 0..clocks.len() {
                clock = clocks.get(clock).unwrap_or(clock);
            }
            Some(visible[clock].verilog.clone())
        };
        let mut text = String::new();
        let mut put =
            |line: String| writeln!(text, "  {line}").expect("writing to a string cannot fail");
        let named = crate::layout::words(&lines);
        let is_constant = |signal: &&Signal| {
            signal.kind == AtomKind::Constant && named.contains(&*signal.verilog)
        };
        for signal in scope.signals.iter().filter(is_constant) {
            let value = literal_of(signal);
            put(format!("localparam {}{} = {value};", range(signal.width), signal.verilog));
        }
        let is_variable = |signal: &&Signal| {
            signal.kind == AtomKind::LocalSignal
                && !clocks.contains_key(&signal.name)
                && named.contains(&*signal.verilog)
        };
        for signal in scope.signals.iter().filter(is_variable) {
            put(format!("reg {}{};", range(signal.width), signal.verilog));
        }
        variables.into_iter().for_each(&mut put);
        temporaries.iter().for_each(|(name, width)| put(format!("reg {}{name};", range(*width))));
        // What the registers of each clock start with, and what they take.
        let mut registers: BTreeMap<String, (Vec<String>, Vec<String>)> = BTreeMap::new();
        let mut instances = vec![];
        for child in &scope.children {
            let name = port_name(&child.name);
            if let Some(flip_flops) = flip_flops(child) {
                let clock =
                    clock_of(format!("{}$clock", child.name)).expect("all clocks are wired");
                let registers = registers.entry(clock).or_default();
                for FlipFlop { d, q, start } in flip_flops {
                    let (range, d, q) = (range(q.width), &d.verilog, &q.verilog);
                    put(format!("reg {range}{name}__{d};"));
                    match self.reset {
                        None => put(format!("reg {range}{name}__{q} = {start};")),
                        Some(_) => put(format!("reg {range}{name}__{q};")),
                    }
                    registers.0.push(format!("{name}__{q} <= {start};"));
                    registers.1.push(format!("{name}__{q} <= {name}__{d};"));
                }
                continue;
            }
            let mut connections = vec![];
            for signal in child.signals.iter().filter(|signal| is_port(signal)) {
                let full = format!("{}${}", child.name, signal.name);
                if signal.kind == AtomKind::InOutParameter {
                    let (net, declaration) = nets.at(&full);
                    declaration.into_iter().for_each(&mut put);
                    connections.push((signal, net));
                    continue;
                }
                let outer = match clock_of(full) {
                    Some(clock) => clock,
                    None => {
                        let kind =
                            if signal.kind == AtomKind::InputParameter { "reg" } else { "wire" };
                        put(format!("{kind} {}{name}__{};", range(signal.width), signal.verilog));
                        format!("{name}__{}", signal.verilog)
                    }
                };
                connections.push((signal, outer));
            }
            instances.push(self.instance(scope, child, &connections)?);
        }
        for signal in scope.signals.iter().filter(|signal| signal.kind == AtomKind::OutputParameter)
        {
            if let Some(clock) = clock_of(signal.name.clone()) {
                put(format!("assign {} = {clock};", signal.verilog));
            }
        }
        if !lines.is_empty() {
            put("always @(*) begin".into());
            for (name, width) in &temporaries {
                put(format!("  {name} = {width}'h0;"));
            }
            for line in &lines {
                put(line[2..].to_string());
            }
            put("end".into());
        }
        for (clock, (starts, transfers)) in &registers {
            put(format!("always @(posedge {clock}) begin"));
            if let Some(reset) = &self.reset {
                put(format!("  if ({reset}) begin"));
                starts.iter().for_each(|start| put(format!("    {start}")));
                put("  end else begin".into());
                transfers.iter().for_each(|transfer| put(format!("    {transfer}")));
                put("  end".into());
            } else {
                transfers.iter().for_each(|transfer| put(format!("  {transfer}")));
            }
            put("end".into());
        }
        text.extend(instances);
        if let (Some(facts), Some(origins)) = (&mut self.facts, origins) {
            facts.insert(scope.path.clone(), Facts { clocks, origins });
        }
        Ok(text)
    }
}

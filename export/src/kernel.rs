// SPDX-License-Identifier: MIT
//! Kernels: from the syntax tree of an `update` to the body of an `always @(*)`.
use crate::branches::{Certain, Origins};
use crate::collect::Variants;
use crate::expression::Value;
use crate::names::{evaluate, resolve_indices, Loops};
use crate::select::select;
use crate::show;
use crate::ExportError;
use num_bigint::BigUint;
use rust_hdl::core::ast::{VerilogBlock, VerilogExpression, VerilogStatement};
use std::collections::{BTreeMap, BTreeSet};

/// What a kernel may name.
#[derive(Clone, Debug)]
pub struct Visible {
    /// Name in Verilog.
    pub verilog: String,
    pub width: usize,
    pub signed: bool,
    pub clock: bool,
    /// Value of a constant, modulo `2^width`.
    pub constant: Option<BigUint>,
    /// Bidirectional: linked, read, never assigned.
    pub inout: bool,
    /// A port of the block itself.
    pub port: bool,
    /// The input of a child.
    pub of_child: bool,
    /// Driven by this kernel alone: a Local, an output of the block, an input of a child.
    pub own: bool,
}

/// The error of an assignment, with its text.
fn located(
    error: ExportError,
    target: &VerilogExpression,
    value: &VerilogExpression,
) -> ExportError {
    match error {
        ExportError::Unsupported { path, what } => {
            let (target, value) = (show::expression(target), show::expression(value));
            ExportError::Unsupported { path, what: format!("{what}, in `{target} = {value}`") }
        }
        other => other,
    }
}

/// A kernel in translation.
pub struct Kernel<'a> {
    path: &'a str,
    /// Whether what constants decide is left out.
    pub folds: bool,
    pub visible: &'a BTreeMap<String, Visible>,
    variants: &'a Variants,
    pub loops: Loops,
    /// Numbers of intermediate values that signals have as names already.
    skipped: usize,
    pub indent: usize,
    /// Conditions around the present statement.
    pub depth: usize,
    /// Reads of signals that change outside this kernel.
    pub reads: usize,
    writes: usize,
    /// Lines of the body.
    pub lines: Vec<String>,
    /// Intermediate values that need a name, with their widths.
    pub temporaries: Vec<(String, usize)>,
    /// Clock inputs (of children) and the clock each is wired to.
    pub clocks: BTreeMap<String, String>,
    /// Bidirectional signals that are one net, in pairs.
    pub nets: Vec<(String, String)>,
    /// Bidirectional signals that are read.
    pub read_nets: BTreeSet<String>,
    /// Names that the kernel assigns.
    pub assigned: BTreeSet<String>,
    /// Of these, those that it assigns again where they have a value.
    pub again: BTreeSet<String>,
    /// Inputs of children that have been read.
    inputs_read: BTreeSet<String>,
    /// What is assigned on every path to the present statement.
    pub certain: Certain,
    /// What each name is computed from, where that is asked for.
    pub origins: Option<Origins>,
    /// Lines of a macro that give a register what it holds, with the name that they assign.
    holds: Vec<(usize, String)>,
    /// Names assigned without a condition, outside a macro.
    settled: BTreeSet<String>,
    in_macro: bool,
}

impl<'a> Kernel<'a> {
    pub fn new(
        path: &'a str,
        visible: &'a BTreeMap<String, Visible>,
        variants: &'a Variants,
        folds: bool,
    ) -> Self {
        Self {
            path,
            folds,
            visible,
            variants,
            loops: Loops::new(),
            skipped: 0,
            indent: 2,
            depth: 0,
            reads: 0,
            writes: 0,
            lines: vec![],
            temporaries: vec![],
            clocks: BTreeMap::new(),
            nets: vec![],
            read_nets: BTreeSet::new(),
            assigned: BTreeSet::new(),
            again: BTreeSet::new(),
            inputs_read: BTreeSet::new(),
            certain: Certain::default(),
            origins: None,
            holds: vec![],
            settled: BTreeSet::new(),
            in_macro: false,
        }
    }

    /// Translates the whole kernel.
    pub fn translate(&mut self, block: &VerilogBlock) -> Result<(), ExportError> {
        self.block(block)?;
        self.leave_out_holds();
        if self.writes > 0 && self.reads == 0 {
            return Err(ExportError::ReadsNothing { path: self.path.into() });
        }
        Ok(())
    }

    /// A register that is always assigned needs no default.
    fn leave_out_holds(&mut self) {
        let Self { holds, settled, lines, .. } = self;
        let needless: BTreeSet<usize> = holds
            .iter()
            .filter(|(_, name)| settled.contains(name))
            .map(|&(line, _)| line)
            .collect();
        let mut number = 0..;
        lines.retain(|_| !needless.contains(&number.next().expect("numbers do not end")));
    }

    pub fn unsupported(&self, what: String) -> ExportError {
        ExportError::Unsupported { path: self.path.into(), what }
    }

    /// A name for an intermediate value.
    pub fn temporary(&mut self, text: &str, width: usize) -> String {
        let taken = |name: &String| self.visible.values().any(|signal| signal.verilog == *name);
        while taken(&format!("part_{}", self.temporaries.len() + self.skipped)) {
            self.skipped += 1;
        }
        let name = format!("part_{}", self.temporaries.len() + self.skipped);
        self.temporaries.push((name.clone(), width));
        self.line(format!("{name} = {text};"));
        name
    }

    pub fn line(&mut self, text: String) {
        self.lines.push(format!("{:1$}{text}", "", self.indent * 2));
    }

    pub fn remove_line(&mut self, at: usize) {
        self.lines.remove(at);
        self.holds.iter_mut().filter(|(line, _)| *line > at).for_each(|(line, _)| *line -= 1);
    }

    /// rust-hdl's name of a path in the kernel.
    fn resolve(&self, path: &str) -> Result<String, ExportError> {
        let path = path.replace(['.', ' '], "").replace("::", "$");
        let path = path.strip_suffix("$next").unwrap_or(&path);
        resolve_indices(path, &self.loops).map_err(|what| self.unsupported(what))
    }

    pub fn lookup(&self, path: &str) -> Result<(String, &'a Visible), ExportError> {
        let name = self.resolve(path)?;
        match self.visible.get(&name) {
            Some(signal) => Ok((name, signal)),
            None => Err(ExportError::Unknown { path: self.path.into(), name }),
        }
    }

    /// The number of an enum variant.
    pub fn variant(&self, path: &str) -> Result<Option<u64>, ExportError> {
        match self.variants.get(path) {
            Some(None) => {
                let what = format!(
                    "two enums have the name of `{}` and differ; rename one",
                    path.replace('$', "::")
                );
                Err(self.unsupported(what))
            }
            Some(Some(value)) => Ok(Some(*value)),
            None => Ok(None),
        }
    }

    /// Reads a signal, a constant, a loop variable or an enum variant.
    pub fn read(&mut self, path: &str) -> Result<Value, ExportError> {
        if let Ok(value) = evaluate(path, &self.loops) {
            return Ok(Value::Number(value.into()));
        }
        if let Some(value) = self.variant(path)? {
            return Ok(Value::Number(value.into()));
        }
        let (name, signal) = self.lookup(path)?;
        if signal.own && !self.certain.contains(&name) {
            let when = match self.assigned.contains(&name) {
                true => "where not every path has assigned it",
                false => "before it is assigned",
            };
            let what = format!("`{name}` is read {when}");
            return Err(self.unsupported(what));
        }
        if signal.inout {
            self.read_nets.insert(name.clone());
        }
        if signal.of_child {
            self.inputs_read.insert(name.clone());
        }
        if let Some(origins) = &mut self.origins {
            origins.read(&name);
        }
        if signal.constant.is_none() && !signal.own {
            self.reads += 1;
        }
        // What has been read so far is needed.
        self.holds.retain(|(_, held)| *held != name);
        Ok(Value::Sized {
            text: signal.verilog.clone(),
            width: signal.width,
            signed: signal.signed,
            name: true,
        })
    }

    pub fn block(&mut self, block: &VerilogBlock) -> Result<(), ExportError> {
        block.iter().try_for_each(|statement| self.statement(statement))
    }

    pub fn statement(&mut self, statement: &VerilogStatement) -> Result<(), ExportError> {
        match statement {
            VerilogStatement::Assignment(target, value) => {
                self.assign(target, value).map_err(|error| located(error, target, value))
            }
            VerilogStatement::SliceAssignment { base, width, offset, replacement } => {
                if let Some(origins) = &mut self.origins {
                    origins.begin();
                }
                let VerilogExpression::Signal(path) = base else {
                    return Err(
                        self.unsupported("a field of an expression cannot be assigned".into())
                    );
                };
                let (name, signal) = self.lookup(path)?;
                let Value::Number(offset) = self.expression(offset)? else {
                    return Err(self.unsupported(format!(
                        "`{name}`: the offset of a field is not a constant"
                    )));
                };
                let offset = usize::try_from(&offset)
                    .map_err(|_| self.unsupported(format!("`{name}`: bad field offset")))?;
                let value = self.expression(replacement)?.at(*width, self)?;
                self.written(&name)?;
                self.line(format!(
                    "{} = {value};",
                    select(&signal.verilog, signal.width, offset, *width)
                ));
                Ok(())
            }
            VerilogStatement::If(conditional) => self.conditional(conditional),
            VerilogStatement::Match(choice) => self.choice(choice),
            VerilogStatement::Loop(repeat) => {
                if self.visible.contains_key(&repeat.index) {
                    return Err(self.unsupported(format!(
                        "`{}` is both a signal and a loop variable; rename one",
                        repeat.index
                    )));
                }
                let outer = self.loops.get(&repeat.index).copied();
                for index in repeat.from.as_usize()..repeat.to.as_usize() {
                    self.loops.insert(repeat.index.clone(), index as i64);
                    self.block(&repeat.block)?;
                }
                match outer {
                    Some(value) => self.loops.insert(repeat.index.clone(), value),
                    None => self.loops.remove(&repeat.index),
                };
                Ok(())
            }
            VerilogStatement::Comment(text) => {
                self.line(format!("// {}", text.replace('\n', " ")));
                Ok(())
            }
            VerilogStatement::Link(links) => links.iter().try_for_each(|link| self.link(link)),
            VerilogStatement::Macro(block) => {
                let outer = std::mem::replace(&mut self.in_macro, true);
                self.block(block)?;
                self.in_macro = outer;
                Ok(())
            }
        }
    }

    fn written(&mut self, name: &str) -> Result<(), ExportError> {
        if self.inputs_read.contains(name) {
            let what = "is the input of a child, and assigned again after it was read: in Rust the read gives its last \
                        value, in Verilog the one of that moment; keep it in a Local";
            return Err(self.unsupported(format!("`{name}` {what}")));
        }
        self.writes += 1;
        if self.certain.contains(name) {
            self.again.insert(name.into());
        }
        self.assigned.insert(name.into());
        self.certain.insert(name);
        if let Some(origins) = &mut self.origins {
            origins.written(name);
        }
        Ok(())
    }

    pub fn assign(
        &mut self,
        target: &VerilogExpression,
        value: &VerilogExpression,
    ) -> Result<(), ExportError> {
        let VerilogExpression::Signal(path) = target else {
            return Err(self.unsupported("only signals can be assigned".into()));
        };
        let (name, signal) = self.lookup(path)?;
        if signal.constant.is_some() {
            return Err(self.unsupported(format!("`{name}` is a constant and cannot be assigned")));
        }
        if signal.inout {
            let what = "is bidirectional: it is linked, and driven by a TristateBuffer";
            return Err(self.unsupported(format!("`{name}` {what}")));
        }
        if signal.clock {
            return self.wire_clock(name, value);
        }
        if let Some(origins) = &mut self.origins {
            origins.begin();
        }
        let value = self.assigned_value(value)?;
        if let Some(width) = value.width().filter(|&width| width != signal.width && !value.signed())
        {
            return Err(
                self.unsupported(format!("`{name}` has {} bits, its value {width}", signal.width))
            );
        }
        let text = value.at(signal.width, self)?;
        self.written(&name)?;
        if self.in_macro {
            self.holds.push((self.lines.len(), name.clone()));
        } else if self.depth == 0 {
            self.settled.insert(name.clone());
        }
        self.line(format!("{} = {text};", signal.verilog));
        Ok(())
    }
}

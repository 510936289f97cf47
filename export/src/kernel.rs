// SPDX-License-Identifier: MIT
//! Kernels: from the syntax tree of an `update` to the body of an `always @(*)`.
use crate::collect::Variants;
use crate::expression::{literal, select, Value};
use crate::names::{evaluate, resolve_indices, Loops};
use crate::ExportError;
use num_bigint::BigInt;
use rust_hdl::core::ast::{
    VerilogBlock, VerilogBlockOrConditional, VerilogConditional, VerilogExpression, VerilogLink,
    VerilogMatch, VerilogStatement,
};
use std::collections::{BTreeMap, BTreeSet};

/// What a kernel may name.
#[derive(Clone, Debug)]
pub struct Visible {
    /// Name in Verilog.
    pub verilog: String,
    pub width: usize,
    pub signed: bool,
    pub clock: bool,
    pub constant: bool,
    /// Driven by this kernel alone: a Local, an output of the block, an input of a child.
    pub own: bool,
}

/// A kernel in translation.
pub struct Kernel<'a> {
    path: &'a str,
    visible: &'a BTreeMap<String, Visible>,
    variants: &'a Variants,
    loops: Loops,
    /// Numbers of intermediate values that signals have as names already.
    skipped: usize,
    indent: usize,
    /// Conditions around the present statement.
    depth: usize,
    /// Reads of signals that change outside this kernel.
    pub reads: usize,
    writes: usize,
    /// Lines of the body.
    pub lines: Vec<String>,
    /// Intermediate values that need a name, with their widths.
    pub temporaries: Vec<(String, usize)>,
    /// Clock inputs (of children) and the clock each is wired to.
    pub clocks: BTreeMap<String, String>,
    /// Names that the kernel assigns.
    pub assigned: BTreeSet<String>,
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
    ) -> Self {
        Self {
            path,
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
            assigned: BTreeSet::new(),
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

    fn line(&mut self, text: String) {
        self.lines.push(format!("{:1$}{text}", "", self.indent * 2));
    }

    /// rust-hdl's name of a path in the kernel.
    fn resolve(&self, path: &str) -> Result<String, ExportError> {
        let path = path.replace(['.', ' '], "").replace("::", "$");
        let path = path.strip_suffix("$next").unwrap_or(&path);
        resolve_indices(path, &self.loops).map_err(|what| self.unsupported(what))
    }

    fn lookup(&self, path: &str) -> Result<(String, &'a Visible), ExportError> {
        let name = self.resolve(path)?;
        match self.visible.get(&name) {
            Some(signal) => Ok((name, signal)),
            None => Err(ExportError::Unknown { path: self.path.into(), name }),
        }
    }

    /// The number of an enum variant.
    fn variant(&self, path: &str) -> Result<Option<u64>, ExportError> {
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
        if signal.own && !self.assigned.contains(&name) {
            let what = format!("`{name}` is read before it is assigned");
            return Err(self.unsupported(what));
        }
        if !signal.constant && !signal.own {
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

    fn block(&mut self, block: &VerilogBlock) -> Result<(), ExportError> {
        block.iter().try_for_each(|statement| self.statement(statement))
    }

    fn indented(&mut self, block: &VerilogBlock) -> Result<(), ExportError> {
        self.indent += 1;
        self.depth += 1;
        self.block(block)?;
        self.depth -= 1;
        self.indent -= 1;
        Ok(())
    }

    fn statement(&mut self, statement: &VerilogStatement) -> Result<(), ExportError> {
        match statement {
            VerilogStatement::Assignment(target, value) => self.assign(target, value),
            VerilogStatement::SliceAssignment { base, width, offset, replacement } => {
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
                self.written(&name);
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

    fn written(&mut self, name: &str) {
        self.writes += 1;
        self.assigned.insert(name.into());
    }

    fn assign(
        &mut self,
        target: &VerilogExpression,
        value: &VerilogExpression,
    ) -> Result<(), ExportError> {
        let VerilogExpression::Signal(path) = target else {
            return Err(self.unsupported("only signals can be assigned".into()));
        };
        let (name, signal) = self.lookup(path)?;
        if signal.constant {
            return Err(self.unsupported(format!("`{name}` is a constant and cannot be assigned")));
        }
        if signal.clock {
            if let VerilogExpression::Signal(source) = value {
                let (source, from) = self.lookup(source)?;
                if from.own && !self.clocks.contains_key(&source) {
                    return Err(
                        self.unsupported(format!("`{source}` is read before it is assigned"))
                    );
                }
                if self.depth > 0 {
                    return Err(self.unsupported(format!(
                        "the clock `{name}` is wired under a condition; use an enable"
                    )));
                }
                return match self.clocks.insert(name.clone(), source.clone()) {
                    Some(other) if other != source => {
                        Err(self.unsupported(format!("`{name}` is driven by two clocks")))
                    }
                    _ => Ok(()),
                };
            }
        }
        let value = self.assigned_value(value)?;
        if let Some(width) = value.width().filter(|&width| width != signal.width && !value.signed())
        {
            return Err(
                self.unsupported(format!("`{name}` has {} bits, its value {width}", signal.width))
            );
        }
        let text = value.at(signal.width, self)?;
        self.written(&name);
        if self.in_macro {
            self.holds.push((self.lines.len(), name.clone()));
        } else if self.depth == 0 {
            self.settled.insert(name.clone());
        }
        self.line(format!("{} = {text};", signal.verilog));
        Ok(())
    }

    fn link(&mut self, link: &VerilogLink) -> Result<(), ExportError> {
        let (details, forward) = match link {
            VerilogLink::Forward(details) => (details, true),
            VerilogLink::Backward(details) => (details, false),
            VerilogLink::Bidirectional(details) => {
                return Err(self.unsupported(format!(
                    "`{}`: bidirectional signals are not exported",
                    details.my_name
                )));
            }
        };
        let join = |owner: &str| match details.my_name.as_str() {
            "" => owner.to_string(),
            member => format!("{owner}${member}"),
        };
        let (owner, other) = (join(&details.owner_name), join(&details.other_name));
        let (target, source) = if forward { (other, owner) } else { (owner, other) };
        self.assign(&VerilogExpression::Signal(target), &VerilogExpression::Signal(source))
    }

    fn conditional(&mut self, conditional: &VerilogConditional) -> Result<(), ExportError> {
        match self.expression(&conditional.test)? {
            Value::Number(truth) => {
                if truth != BigInt::from(0) {
                    return self.block(&conditional.then);
                }
                match &conditional.otherwise {
                    VerilogBlockOrConditional::Block(block) => self.block(block),
                    VerilogBlockOrConditional::Conditional(next) => self.statement(next),
                    VerilogBlockOrConditional::None => Ok(()),
                }
            }
            test => {
                let test = test.at(1, self)?;
                self.line(format!("if ({test}) begin"));
                self.indented(&conditional.then)?;
                match &conditional.otherwise {
                    VerilogBlockOrConditional::None => {}
                    VerilogBlockOrConditional::Block(block) => {
                        self.line("end else begin".into());
                        self.indented(block)?;
                    }
                    // A test of its own may need intermediate values, so it nests.
                    VerilogBlockOrConditional::Conditional(next) => {
                        self.line("end else begin".into());
                        self.indent += 1;
                        self.depth += 1;
                        self.statement(next)?;
                        self.depth -= 1;
                        self.indent -= 1;
                    }
                }
                self.line("end".into());
                Ok(())
            }
        }
    }

    fn choice(&mut self, choice: &VerilogMatch) -> Result<(), ExportError> {
        let test = self.expression(&choice.test)?;
        let width = test.width().unwrap_or(64);
        let text = test.at(width, self)?;
        let numbers = choice
            .cases
            .iter()
            .map(|case| self.pattern(&case.condition))
            .collect::<Result<Vec<_>, _>>()?;
        let has_default = numbers.iter().any(Option::is_none);
        self.line(format!("case ({text})"));
        self.indent += 1;
        for (position, (case, number)) in choice.cases.iter().zip(&numbers).enumerate() {
            // Rust has seen that all values are covered: the last arm may stand for the rest.
            let last = !has_default && position + 1 == choice.cases.len();
            let label = match number {
                Some(number) if !last => {
                    if BigInt::from(1) << width <= *number {
                        continue; // cannot occur at this width
                    }
                    literal(number, width)
                }
                _ => "default".into(),
            };
            self.line(format!("{label}: begin"));
            self.indented(&case.block)?;
            self.line("end".into());
        }
        self.indent -= 1;
        self.line("endcase".into());
        Ok(())
    }

    /// The number of a match arm; `None` for the default.
    fn pattern(&self, condition: &str) -> Result<Option<BigInt>, ExportError> {
        let text = condition.replace(' ', "");
        if text == "default" {
            return Ok(None);
        }
        if let Some(value) = self.variant(&text.replace("::", "$"))? {
            return Ok(Some(value.into()));
        }
        let digits = text.replace('_', "");
        let number = match digits.get(..2) {
            Some("0x") => BigInt::parse_bytes(&digits.as_bytes()[2..], 16),
            Some("0b") => BigInt::parse_bytes(&digits.as_bytes()[2..], 2),
            _ => match digits.as_str() {
                "true" => Some(1.into()),
                "false" => Some(0.into()),
                _ => BigInt::parse_bytes(digits.as_bytes(), 10),
            },
        };
        number.map(Some).ok_or_else(|| {
            self.unsupported(format!(
                "match arm `{condition}`: only numbers, enum variants and _ can be exported"
            ))
        })
    }
}

// SPDX-License-Identifier: MIT
//! Branches of kernels, and what is assigned on every path through them.
use crate::expression::{literal, Value};
use crate::kernel::Kernel;
use crate::ExportError;
use num_bigint::BigInt;
use rust_hdl::core::ast::{
    VerilogBlock, VerilogBlockOrConditional, VerilogConditional, VerilogMatch,
};
use std::collections::{BTreeMap, BTreeSet};

/// The names that are assigned on every path to a point of the kernel.
#[derive(Default)]
pub struct Certain {
    names: BTreeSet<String>,
    /// Those of the names that came since the branches around were entered, oldest first.
    log: Vec<String>,
}

impl Certain {
    pub fn contains(&self, name: &str) -> bool {
        self.names.contains(name)
    }

    pub fn insert(&mut self, name: &str) {
        if self.names.insert(name.into()) {
            self.log.push(name.into());
        }
    }

    /// Takes back what came after the log had `length` names.
    fn leave(&mut self, length: usize) -> BTreeSet<String> {
        let news = self.log.split_off(length);
        news.iter().for_each(|name| {
            self.names.remove(name);
        });
        news.into_iter().collect()
    }
}

/// From which signals each assigned name is computed, conditions included.
#[derive(Clone, Debug, Default)]
pub struct Origins {
    pub of: BTreeMap<String, BTreeSet<String>>,
    now: BTreeSet<String>,
    conditions: Vec<BTreeSet<String>>,
}

impl Origins {
    pub fn begin(&mut self) {
        self.now.clear();
    }

    pub fn read(&mut self, name: &str) {
        self.now.insert(name.into());
    }

    pub fn written(&mut self, name: &str) {
        let Self { of, now, conditions } = self;
        let all = conditions.iter().flatten().chain(now.iter()).cloned();
        of.entry(name.into()).or_default().extend(all);
    }
}

impl Kernel<'_> {
    /// Translates branches: each begins with what is certain before, and certain afterwards is
    /// what all of them assign.
    fn branches(
        &mut self,
        count: usize,
        mut branch: impl FnMut(&mut Self, usize) -> Result<(), ExportError>,
    ) -> Result<(), ExportError> {
        if let Some(Origins { now, conditions, .. }) = &mut self.origins {
            conditions.push(std::mem::take(now));
        }
        let length = self.certain.log.len();
        let mut common: Option<BTreeSet<String>> = None;
        for number in 0..count {
            branch(self, number)?;
            let news = self.certain.leave(length);
            common = Some(match common {
                Some(common) => &common & &news,
                None => news,
            });
        }
        common.into_iter().flatten().for_each(|name| self.certain.insert(&name));
        if let Some(origins) = &mut self.origins {
            origins.conditions.pop();
        }
        Ok(())
    }

    fn indented(&mut self, block: &VerilogBlock) -> Result<(), ExportError> {
        self.indent += 1;
        self.depth += 1;
        self.block(block)?;
        self.depth -= 1;
        self.indent -= 1;
        Ok(())
    }

    fn begin_condition(&mut self) {
        if let Some(origins) = &mut self.origins {
            origins.begin();
        }
    }

    pub fn conditional(&mut self, conditional: &VerilogConditional) -> Result<(), ExportError> {
        self.begin_condition();
        let before = (self.lines.len(), self.temporaries.len(), self.reads);
        let test = match self.truth(&conditional.test) {
            Some(truth) => Value::Number(truth.into()),
            None => self.expression(&conditional.test)?,
        };
        match test {
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
                let head = self.lines.len();
                self.line(format!("if ({test}) begin"));
                let mut otherwise = None;
                self.branches(2, |kernel, number| match (number, &conditional.otherwise) {
                    (0, _) => kernel.indented(&conditional.then),
                    (_, VerilogBlockOrConditional::None) => Ok(()),
                    (_, VerilogBlockOrConditional::Block(block)) => {
                        otherwise = Some(kernel.lines.len());
                        kernel.line("end else begin".into());
                        kernel.indented(block)
                    }
                    // A test of its own may need intermediate values, so it nests.
                    (_, VerilogBlockOrConditional::Conditional(next)) => {
                        otherwise = Some(kernel.lines.len());
                        kernel.line("end else begin".into());
                        kernel.indent += 1;
                        kernel.depth += 1;
                        kernel.statement(next)?;
                        kernel.depth -= 1;
                        kernel.indent -= 1;
                        Ok(())
                    }
                })?;
                // What nothing is left of is left out.
                let end = self.lines.len();
                let then_is_empty = otherwise.unwrap_or(end) == head + 1;
                match otherwise.filter(|at| at + 1 < end) {
                    None if then_is_empty => {
                        self.lines.truncate(before.0);
                        self.temporaries.truncate(before.1);
                        self.reads = before.2;
                        return Ok(());
                    }
                    None => self.lines.truncate(otherwise.unwrap_or(end)),
                    Some(at) if then_is_empty => {
                        self.lines[head] = self.lines[head].replacen("if (", "if (!(", 1);
                        self.lines[head] = self.lines[head].replacen(") begin", ")) begin", 1);
                        self.remove_line(at);
                    }
                    Some(_) => {}
                }
                self.line("end".into());
                Ok(())
            }
        }
    }

    pub fn choice(&mut self, choice: &VerilogMatch) -> Result<(), ExportError> {
        self.begin_condition();
        if let Some(place) = self.taken(choice)? {
            return self.block(&choice.cases[place].block);
        }
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
        // Rust has seen that all values are covered: the last arm may stand for the rest.
        let last = if has_default { usize::MAX } else { choice.cases.len() - 1 };
        let mut arms = vec![];
        for (position, (case, number)) in choice.cases.iter().zip(&numbers).enumerate() {
            match number {
                Some(number) if position != last => {
                    // Others cannot occur at this width.
                    if *number < BigInt::from(1) << width {
                        arms.push((literal(number, width), &case.block));
                    }
                }
                _ => arms.push(("default".into(), &case.block)),
            }
        }
        self.branches(arms.len(), |kernel, number| {
            let (label, block) = &arms[number];
            kernel.line(format!("{label}: begin"));
            kernel.indented(block)?;
            kernel.line("end".into());
            Ok(())
        })?;
        self.indent -= 1;
        self.line("endcase".into());
        Ok(())
    }

    /// The number of a match arm; `None` for the default.
    pub fn pattern(&self, condition: &str) -> Result<Option<BigInt>, ExportError> {
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

// SPDX-License-Identifier: MIT
//! A second net under the exporter, over the same tree and without its translation.
use crate::collect::{collect, Scope};
use rust_hdl::core::ast::{
    Verilog, VerilogBlock, VerilogBlockOrConditional, VerilogExpression, VerilogStatement,
};
use rust_hdl::core::atom::AtomKind;
use rust_hdl::prelude::Block;
use std::collections::BTreeSet;

/// Something to look at.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    /// Path of the block.
    pub path: String,
    /// What is wrong.
    pub what: String,
}

/// Looks through the kernels of a block and its children.
///
/// Found are: reads of a child's input (the Rust simulation sees the value of the pass
/// before, Verilog the one just assigned) and signals named like a loop variable.
pub fn lint(block: &dyn Block) -> Vec<Finding> {
    let mut findings = BTreeSet::new();
    scope(&collect(block, "top"), &mut findings);
    findings.into_iter().collect()
}

fn scope(block: &Scope, findings: &mut BTreeSet<Finding>) {
    block.children.iter().for_each(|child| scope(child, findings));
    let Verilog::Combinatorial(kernel) = &block.hdl else { return };
    let inputs = block.children.iter().flat_map(|child| {
        let ports = child.signals.iter().filter(|signal| signal.kind == AtomKind::InputParameter);
        ports.map(move |signal| {
            format!("{}${}", child.name.split('$').next().unwrap_or(""), signal.name)
        })
    });
    let mut linter = Linter {
        path: &block.path,
        inputs: inputs.collect(),
        names: block.signals.iter().map(|signal| signal.name.clone()).collect(),
        findings,
    };
    linter.block(kernel);
}

struct Linter<'a> {
    path: &'a str,
    inputs: BTreeSet<String>,
    names: BTreeSet<String>,
    findings: &'a mut BTreeSet<Finding>,
}

impl Linter<'_> {
    fn found(&mut self, what: String) {
        self.findings.insert(Finding { path: self.path.into(), what });
    }

    fn block(&mut self, block: &VerilogBlock) {
        block.iter().for_each(|statement| self.statement(statement));
    }

    fn statement(&mut self, statement: &VerilogStatement) {
        match statement {
            VerilogStatement::Assignment(_, value) => self.expression(value),
            VerilogStatement::SliceAssignment { offset, replacement, .. } => {
                self.expression(offset);
                self.expression(replacement);
            }
            VerilogStatement::If(conditional) => {
                self.expression(&conditional.test);
                self.block(&conditional.then);
                match &conditional.otherwise {
                    VerilogBlockOrConditional::Block(block) => self.block(block),
                    VerilogBlockOrConditional::Conditional(next) => self.statement(next),
                    VerilogBlockOrConditional::None => {}
                }
            }
            VerilogStatement::Match(choice) => {
                self.expression(&choice.test);
                choice.cases.iter().for_each(|case| self.block(&case.block));
            }
            VerilogStatement::Loop(repeat) => {
                if self.names.contains(&repeat.index) {
                    self.found(format!("`{}` is both a signal and a loop variable", repeat.index));
                }
                self.block(&repeat.block);
            }
            VerilogStatement::Macro(block) => self.block(block),
            VerilogStatement::Comment(_) | VerilogStatement::Link(_) => {}
        }
    }

    fn expression(&mut self, expression: &VerilogExpression) {
        match expression {
            VerilogExpression::Signal(name) => {
                let plain = match (name.find('['), name.find(']')) {
                    (Some(open), Some(close)) => format!("{}{}", &name[..open], &name[close + 1..]),
                    _ => name.clone(),
                };
                if self.inputs.contains(&plain) {
                    self.found(format!(
                        "`{name}` is the input of a child: keep the value in a Local and read that"
                    ));
                }
            }
            VerilogExpression::Literal(_) => {}
            VerilogExpression::Cast(inner, _)
            | VerilogExpression::Signed(inner)
            | VerilogExpression::Unsigned(inner)
            | VerilogExpression::Paren(inner)
            | VerilogExpression::Unary(_, inner) => self.expression(inner),
            VerilogExpression::Binary(left, _, right)
            | VerilogExpression::Index(left, right)
            | VerilogExpression::Slice(left, _, right) => {
                self.expression(left);
                self.expression(right);
            }
            VerilogExpression::IndexReplace(signal, index, value) => {
                [signal, index, value].into_iter().for_each(|part| self.expression(part));
            }
        }
    }
}

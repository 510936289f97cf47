#![doc = include_str!("../README.md")]
// SPDX-License-Identifier: MIT
mod branches;
mod clocks;
mod collect;
mod custom;
mod expression;
mod fold;
mod kernel;
mod layout;
mod library;
mod lint;
mod module;
mod names;
mod nets;
mod operands;
mod registers;
mod select;
mod settled;
mod show;
mod vhdl;
mod wiring;

pub use library::{Library, NamedLibrary};
pub use lint::{lint, Finding};
pub use names::{is_keyword, port_name};
pub use vhdl::{is_legal as is_vhdl_name, vhdl_names};

use rust_hdl::prelude::Block;
use thiserror::Error;

/// How a design is exported.
#[derive(Clone, Debug)]
pub struct Options<'a> {
    /// Name of the top module.
    pub top: &'a str,
    /// Lines of the comment at the head of the file: block, configuration, version.
    pub header: Vec<String>,
    /// The port of a synchronous reset, high: registers take their initial values. Without it they
    /// have them at power-up.
    pub reset: Option<&'a str>,
    /// What constants decide is decided in the text. Without, designs that differ in constants
    /// differ in their `localparam` lines alone.
    pub folds: bool,
}

impl<'a> Options<'a> {
    /// No header lines, no reset, constants folded.
    pub fn new(top: &'a str) -> Self {
        Self { top, header: vec![], reset: None, folds: true }
    }
}

/// One Verilog module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Module {
    /// Name of the module.
    pub name: String,
    /// Its text, from `module` to `endmodule`.
    pub text: String,
}

/// An exported design: modules, children before parents, the top last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Design {
    /// Comment lines of the head.
    pub header: Vec<String>,
    /// The modules.
    pub modules: Vec<Module>,
}

impl Design {
    /// The whole file.
    pub fn to_verilog(&self) -> String {
        let lines = self.header.iter().flat_map(|line| line.split('\n'));
        let mut text: String =
            lines.map(|line| format!("// {line}").trim_end().to_string() + "\n").collect();
        for module in &self.modules {
            text.push('\n');
            text.push_str(&module.text);
        }
        text
    }
}

/// Why a design cannot be exported. `path` is the field's path from the top.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs, reason = "the messages say what each field is")]
pub enum ExportError {
    #[error("{path}: `{name}` is a Verilog or SystemVerilog keyword; rename the field")]
    Keyword { path: String, name: String },
    #[error("{path}: `{name}` cannot be a Verilog name, which has ASCII letters, digits and _ only; rename it")]
    Identifier { path: String, name: String },
    #[error("{path}: two names become the Verilog name `{name}`; rename one")]
    NameClash { path: String, name: String },
    #[error("{path}: the kernel reads no signal, so Verilog would never run it; use the constants where they are needed")]
    ReadsNothing { path: String },
    #[error("{path}: no signal is called `{name}` (a Rust constant or const generic cannot be a value: put it into a Constant)")]
    Unknown { path: String, name: String },
    #[error("{path}: {what}")]
    Unsupported { path: String, what: String },
}

/// Exports a block. It must be connected (`connect_all`).
pub fn export(block: &dyn Block, options: &Options) -> Result<Design, ExportError> {
    let scope = collect::collect(block, options.top);
    let mut modules = module::Modules::new(options);
    modules.add_top(&scope, options.top)?;
    Ok(Design { header: options.header.clone(), modules: modules.finish() })
}

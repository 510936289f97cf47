// SPDX-License-Identifier: MIT
//! Exported designs: one per block, one per named configuration of the core. The folder
//! `verilog_out` is the library of them (`verilog_library`).
use crate::verilog_header;
pub use crate::verilog_header::Form;
use anyhow::{Context, Result};
use hdl_export::Design;
use warpwright_config::{Mechanisms, Size, Variant};
use warpwright_rtl::dut::Dut;
use warpwright_rtl::registry::{blocks, BlockEntry};
use warpwright_rtl::shader_core;

/// The configurations in the folder `verilog_out`; the others are exported on demand.
pub const SHIPPED: [Size; 2] = [Size::Nano, Size::Small];

/// A Verilog file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerilogFile {
    /// Name in its folder.
    pub name: String,
    /// Contents.
    pub text: String,
}

impl From<&Design> for VerilogFile {
    fn from(design: &Design) -> Self {
        let top = design.modules.last().map_or("", |module| &module.name);
        Self { name: format!("{top}.v"), text: design.to_verilog() }
    }
}

impl Form {
    /// `dut` as module `name`; `about` and what the source says of it go into the header, and the
    /// command that exports it.
    fn design(
        self,
        mut dut: Box<dyn Dut>,
        name: &str,
        about: &str,
        command: &str,
    ) -> Result<Design> {
        let block = dut.block().context("a compiled model has no source to export")?;
        let reset = self.reset.then_some("reset");
        let options = hdl_export::Options { reset, ..hdl_export::Options::new(name) };
        let mut design =
            hdl_export::export(block, &options).with_context(|| format!("exporting {name}"))?;
        design.header =
            verilog_header::lines(name, about, command, dut.as_mut(), &design.modules, self);
        Ok(design)
    }

    /// The names of a finished design, as they are to be.
    pub fn named(self, mut design: Design) -> Design {
        if self.vhdl {
            let names = hdl_export::vhdl_names(&mut design.modules);
            design.header = verilog_header::renamed(&design.header, &names);
        }
        design
    }

    /// One block.
    pub fn block(self, entry: &BlockEntry) -> Result<Design> {
        let command = format!("warpwright export --block {}", entry.name);
        self.design((entry.build)(), entry.name, entry.purpose, &command)
    }

    /// A variant of the core, with all mechanisms.
    pub fn core(self, size: Size, variant: Variant) -> Result<Design> {
        let numbers = size.numbers();
        let about = format!(
            "configuration {}: {} warps of 4 threads, {} registers per lane, {} instruction cache lines of {} ({})",
            numbers.name,
            numbers.warps,
            numbers.registers,
            variant.instruction_lines.unwrap_or(numbers.instruction_lines),
            variant.line_instructions.unwrap_or(numbers.line_instructions),
            numbers.purpose
        );
        self.design(
            shader_core::build_variant(size, Mechanisms::ALL, variant),
            &format!("shader_core_{}", numbers.name),
            &about,
            &format!("warpwright export --config {}", numbers.name),
        )
    }

    /// All designs of the library.
    pub fn designs(self) -> Result<Vec<Design>> {
        let cores = SHIPPED.into_iter().map(|size| self.core(size, Variant::default()));
        blocks().iter().map(|entry| self.block(entry)).chain(cores).collect()
    }
}

/// One block.
pub fn block_design(entry: &BlockEntry) -> Result<Design> {
    Form::default().block(entry)
}

/// The file of one block.
pub fn of_block(entry: &BlockEntry) -> Result<VerilogFile> {
    Ok((&block_design(entry)?).into())
}

/// The file of the core with all mechanisms.
pub fn of_core(size: Size) -> Result<VerilogFile> {
    of_variant(size, Variant::default())
}

/// The file of a variant of the core, with all mechanisms.
pub fn of_variant(size: Size, variant: Variant) -> Result<VerilogFile> {
    Ok((&Form::default().core(size, variant)?).into())
}

// SPDX-License-Identifier: MIT
//! The Verilog files that the project ships and the command line exports: one per block, one
//! per named configuration of the core.
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

/// `dut` as module `name`; `about` goes into the header.
fn design(dut: &dyn Dut, name: &str, about: &str) -> Result<Design> {
    let block = dut.block().context("a compiled model has no source to export")?;
    let header = vec![
        "SPDX-License-Identifier: MIT".into(),
        format!("{name}: {about}"),
        format!("Exported by Warpwright {} from rust-hdl. Do not edit.", env!("CARGO_PKG_VERSION")),
    ];
    let options = hdl_export::Options { top: name, header };
    hdl_export::export(block, &options).with_context(|| format!("exporting {name}"))
}

/// One block.
pub fn block_design(entry: &BlockEntry) -> Result<Design> {
    design((entry.build)().as_ref(), entry.name, entry.purpose)
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
    Ok((&core_design(size, variant)?).into())
}

/// A variant of the core, with all mechanisms.
pub fn core_design(size: Size, variant: Variant) -> Result<Design> {
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
    design(
        shader_core::build_variant(size, Mechanisms::ALL, variant).as_ref(),
        &format!("shader_core_{}", numbers.name),
        &about,
    )
}

/// All designs of the folder `verilog_out`.
pub fn designs() -> Result<Vec<Design>> {
    let cores = SHIPPED.into_iter().map(|size| core_design(size, Variant::default()));
    blocks().iter().map(block_design).chain(cores).collect()
}

/// All files of the folder `verilog_out`.
pub fn shipped() -> Result<Vec<VerilogFile>> {
    Ok(designs()?.iter().map(VerilogFile::from).collect())
}

//! `export`.
use super::Config;
use crate::picture::write_whole;
use anyhow::{Context, Result};
use clap::Args;
use std::path::PathBuf;
use warpwright_rtl::config::{Mechanisms, Size};
use warpwright_rtl::dut::Dut;
use warpwright_rtl::registry::blocks;
use warpwright_rtl::shader_core;

/// Exports Verilog: one block, one configuration, or all blocks.
#[derive(Args)]
pub struct Export {
    /// A configuration of the whole core.
    #[arg(long, conflicts_with = "block")]
    config: Option<Config>,
    /// A single block, see `warpwright list`.
    #[arg(long)]
    block: Option<String>,
    /// Folder for the files.
    #[arg(long, default_value = "verilog_out")]
    out: PathBuf,
}

impl Export {
    fn write(&self, dut: &dyn Dut, name: &str, about: &str) -> Result<()> {
        let header = vec![
            format!("{name}: {about}"),
            format!("Exported by Warpwright {} from rust-hdl. Do not edit.", env!("CARGO_PKG_VERSION")),
        ];
        let block = dut.block().context("a rust-hdl block")?;
        let design = hdl_export::export(block, &hdl_export::Options { top: name, header })?;
        let path = self.out.join(format!("{name}.v"));
        write_whole(&path, design.to_verilog().as_bytes())?;
        println!("{}", path.display());
        Ok(())
    }

    /// Runs the command.
    pub fn run(&self) -> Result<()> {
        if let Some(config) = self.config {
            let numbers = Size::from(config).numbers();
            let core = shader_core::build(config.into(), Mechanisms::ALL);
            return self.write(core.as_ref(), &format!("shader_core_{}", numbers.name), numbers.purpose);
        }
        let all = blocks();
        let wanted: Vec<_> = all.iter().filter(|entry| self.block.as_deref().is_none_or(|name| name == entry.name)).collect();
        if wanted.is_empty() {
            anyhow::bail!("there is no block `{}`; `warpwright list` names them", self.block.as_deref().unwrap_or_default());
        }
        wanted.iter().try_for_each(|entry| self.write((entry.build)().as_ref(), entry.name, entry.purpose))
    }
}

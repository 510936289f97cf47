//! `export`.
use super::Config;
use crate::output::{print, write_whole};
use anyhow::{bail, Context, Result};
use clap::Args;
use std::fs;
use std::path::PathBuf;
use warpwright_rtl::config::{Mechanisms, Size};
use warpwright_rtl::dut::Dut;
use warpwright_rtl::registry::blocks;
use warpwright_rtl::shader_core;

/// Export Verilog: one block, the core of one configuration, or (with neither) all blocks.
#[derive(Args)]
#[command(after_help = "Examples:\n  warpwright export --config small --out build\n  warpwright export --block scoreboard\n  \
                        warpwright export --out build --check     (are the files in build as they would be exported?)")]
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
    /// Write nothing; fail if files in the folder are missing or differ, and name them.
    #[arg(long)]
    check: bool,
}

/// The Verilog of a design, as module `name`.
pub fn verilog(dut: &dyn Dut, name: &str, about: &str) -> Result<String> {
    let header = vec![
        format!("{name}: {about}"),
        format!("Exported by Warpwright {} from rust-hdl. Do not edit.", env!("CARGO_PKG_VERSION")),
    ];
    let block = dut.block().context("a compiled model has no source to export")?;
    Ok(hdl_export::export(block, &hdl_export::Options { top: name, header })?.to_verilog())
}

impl Export {
    /// File names and contents.
    fn files(&self) -> Result<Vec<(String, String)>> {
        if let Some(config) = self.config {
            let numbers = Size::from(config).numbers();
            let name = format!("shader_core_{}", numbers.name);
            let core = shader_core::build(config.into(), Mechanisms::ALL);
            let text = verilog(core.as_ref(), &name, numbers.purpose)?;
            return Ok(vec![(format!("{name}.v"), text)]);
        }
        let wanted = |name: &str| self.block.as_deref().is_none_or(|block| block == name);
        let files = blocks().into_iter().filter(|entry| wanted(entry.name)).map(|entry| {
            let text = verilog((entry.build)().as_ref(), entry.name, entry.purpose)?;
            Ok((format!("{}.v", entry.name), text))
        });
        let files: Vec<_> = files.collect::<Result<_>>()?;
        if files.is_empty() {
            bail!("there is no block `{}`; `warpwright list blocks` names them", self.block.as_deref().unwrap_or_default());
        }
        Ok(files)
    }

    /// Runs the command.
    pub fn run(&self) -> Result<()> {
        let files = self.files()?;
        if self.check {
            let stale = |(name, text): &&(String, String)| fs::read(self.out.join(name)).ok().as_deref() != Some(text.as_bytes());
            let stale: Vec<_> = files.iter().filter(stale).map(|(name, _)| self.out.join(name).display().to_string()).collect();
            if !stale.is_empty() {
                bail!("missing or out of date, export again:\n  {}", stale.join("\n  "));
            }
            return print(&format!("{}: {} files are up to date\n", self.out.display(), files.len()));
        }
        for (name, text) in &files {
            let path = self.out.join(name);
            write_whole(&path, text.as_bytes())?;
            print(&format!("{}\n", path.display()))?;
        }
        Ok(())
    }
}

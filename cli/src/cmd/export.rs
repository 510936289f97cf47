// SPDX-License-Identifier: MIT
//! `export`.
use super::Config;
use crate::atomics::MergeOptions;
use crate::issue::IssueOptions;
use crate::output::{print, write_whole};
use crate::scheduler::PolicyOptions;
use anyhow::{bail, Result};
use clap::Args;
use std::fs;
use std::path::PathBuf;
use warpwright_config::Variant;
use warpwright_rtl::registry::blocks;
use warpwright_sim::engines;
use warpwright_sim::verilog_out::{self, VerilogFile};

/// Export Verilog: one block, the core of one configuration, or (with neither) all that
/// `verilog_out` holds: every block, and the cores `nano` and `small`.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  warpwright export --config small --out build\n  warpwright export --config small --grant off --out build\n  \
                        warpwright export --block scoreboard\n  \
                        warpwright export --out build --check     (are the files in build as they would be exported?)"
)]
pub struct Export {
    /// A configuration of the whole core.
    #[arg(long, conflicts_with = "block")]
    config: Option<Config>,
    #[command(flatten)]
    issue: IssueOptions,
    #[command(flatten)]
    merge: MergeOptions,
    #[command(flatten)]
    policy: PolicyOptions,
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

impl Export {
    fn files(&self) -> Result<Vec<VerilogFile>> {
        if let Some(config) = self.config {
            let variant = self.policy.apply(self.merge.apply(Variant::default()));
            let variant = self.issue.apply(variant)?;
            let size = config.into();
            engines::check_core(size, variant)?;
            return Ok(vec![verilog_out::of_variant(size, variant)?]);
        }
        if let Some(chosen) = self.issue.chosen().or(self.merge.chosen()).or(self.policy.chosen()) {
            bail!("{chosen}: only of a core; use --config nano, small or full");
        }
        let Some(block) = &self.block else {
            return verilog_out::shipped();
        };
        match blocks().iter().find(|entry| entry.name == block) {
            Some(entry) => Ok(vec![verilog_out::of_block(entry)?]),
            None => bail!("there is no block `{block}`; `warpwright list blocks` names them"),
        }
    }

    /// Runs the command.
    pub fn run(&self) -> Result<()> {
        let files = self.files()?;
        if self.check {
            let stale = |file: &&VerilogFile| {
                fs::read(self.out.join(&file.name)).ok().as_deref() != Some(file.text.as_bytes())
            };
            let stale: Vec<_> = files
                .iter()
                .filter(stale)
                .map(|file| self.out.join(&file.name).display().to_string())
                .collect();
            if !stale.is_empty() {
                bail!("missing or out of date, export again:\n  {}", stale.join("\n  "));
            }
            return print(&format!(
                "{}: {} files are up to date\n",
                self.out.display(),
                files.len()
            ));
        }
        for file in &files {
            let path = self.out.join(&file.name);
            write_whole(&path, file.text.as_bytes())?;
            print(&format!("{}\n", path.display()))?;
        }
        Ok(())
    }
}

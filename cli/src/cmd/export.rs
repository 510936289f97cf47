// SPDX-License-Identifier: MIT
//! `export`.
use super::Config;
use crate::atomics::MergeOptions;
use crate::issue::IssueOptions;
use crate::output::{print, write_whole};
use crate::scheduler::PolicyOptions;
use anyhow::{bail, Context, Result};
use clap::{Args, ValueEnum};
use hdl_export::Design;
use std::fs;
use std::path::{Path, PathBuf};
use warpwright_config::Variant;
use warpwright_rtl::registry::blocks;
use warpwright_sim::engines;
use warpwright_sim::verilog_library;
use warpwright_sim::verilog_out::{Form, VerilogFile};

/// The reset of exported Verilog.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Reset {
    /// None: registers have their initial values at power-up.
    None,
    /// The port `reset`, synchronous and active high.
    Sync,
}

/// What names in exported Verilog are made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Names {
    /// Verilog and SystemVerilog.
    Verilog,
    /// VHDL as well: no two underscores, none at an end, no reserved word, none that differ by case.
    Vhdl,
}

/// Export Verilog: one block or the core of one configuration, each in a file that stands alone, or
/// (with neither) every block and the cores `nano` and `small` as one library: a file for each
/// module, names that are unique in it, a file list, a FuseSoC core file, a Bender manifest.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  warpwright export --config small --out build\n  warpwright export --config small --grant off --out build\n  \
                        warpwright export --block scoreboard\n  \
                        warpwright export --block scoreboard --module-prefix mine_ --out build
  \
                        warpwright export --out build/asic --reset sync --names vhdl
  \
                        warpwright export --out build/gpu --module-prefix gpu_   (the library with other names)
  \
                        warpwright export --check   (is verilog_out as it would be exported?)"
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
    /// Folder for the files; `verilog_out` for the library, `build` for one block or core.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Begins the name of each module; `warpwright_` in a library, else nothing.
    #[arg(long)]
    module_prefix: Option<String>,
    /// The reset: registers and small memories take their initial values.
    #[arg(long, default_value = "none")]
    reset: Reset,
    /// The language that names are made for.
    #[arg(long, default_value = "verilog")]
    names: Names,
    /// Write nothing; fail if files in the folder are missing or differ, and name them.
    #[arg(long)]
    check: bool,
}

impl Export {
    fn form(&self) -> Form {
        Form { reset: self.reset == Reset::Sync, vhdl: self.names == Names::Vhdl }
    }

    /// The file of one design.
    fn one(&self, design: Design) -> Result<Vec<VerilogFile>> {
        let design = match &self.module_prefix {
            Some(prefix) => verilog_library::prefixed(&design, prefix)?,
            None => design,
        };
        Ok(vec![(&self.form().named(design)).into()])
    }

    fn files(&self) -> Result<Vec<VerilogFile>> {
        if let Some(config) = self.config {
            let variant = self.policy.apply(self.merge.apply(Variant::default()));
            let variant = self.issue.apply(variant)?;
            let size = config.into();
            engines::check_core(size, variant)?;
            return self.one(self.form().core(size, variant)?);
        }
        if let Some(chosen) = self.issue.chosen().or(self.merge.chosen()).or(self.policy.chosen()) {
            bail!("{chosen}: only of a core; use --config nano, small or full");
        }
        let Some(block) = &self.block else {
            let prefix = self.module_prefix.as_deref().unwrap_or(verilog_library::PREFIX);
            return verilog_library::files(prefix, self.form());
        };
        match blocks().iter().find(|entry| entry.name == block) {
            Some(entry) => self.one(self.form().block(entry)?),
            None => bail!("there is no block `{block}`; `warpwright list blocks` names them"),
        }
    }

    /// Runs the command.
    pub fn run(&self) -> Result<()> {
        let files = self.files()?;
        let one = self.block.is_some() || self.config.is_some();
        let usual = || if one { "build" } else { "verilog_out" }.into();
        let folder = self.out.clone().unwrap_or_else(usual);
        let gone = no_longer_listed(&folder, &files);
        if self.check {
            let stale = |file: &&VerilogFile| {
                fs::read(folder.join(&file.name)).ok().as_deref() != Some(file.text.as_bytes())
            };
            let stale = files.iter().filter(stale).map(|file| folder.join(&file.name));
            let stale: Vec<_> = stale.chain(gone).map(|path| path.display().to_string()).collect();
            if !stale.is_empty() {
                bail!("missing or out of date, export again:\n  {}", stale.join("\n  "));
            }
            return print(&format!("{}: {} files are up to date\n", folder.display(), files.len()));
        }
        for file in &files {
            let path = folder.join(&file.name);
            write_whole(&path, file.text.as_bytes())?;
            print(&format!("{}\n", path.display()))?;
        }
        for path in gone {
            fs::remove_file(&path).with_context(|| format!("removing {}", path.display()))?;
            print(&format!("{} is a module no longer: removed\n", path.display()))?;
        }
        Ok(())
    }
}

/// Modules that the file list of an earlier export names, and this one does not: a tool that takes
/// the whole folder would read them.
fn no_longer_listed(folder: &Path, files: &[VerilogFile]) -> Vec<PathBuf> {
    let Some(list) = files.iter().find(|file| file.name.ends_with(".f")) else { return vec![] };
    let before = fs::read_to_string(folder.join(&list.name)).unwrap_or_default();
    let is_module = |name: &&str| {
        name.strip_prefix("rtl/").is_some_and(|name| name.ends_with(".v") && !name.contains('/'))
    };
    let listed = before.lines().filter(is_module);
    let gone = listed.filter(|name| !files.iter().any(|file| file.name == *name));
    gone.map(|name| folder.join(name)).filter(|path| path.is_file()).collect()
}

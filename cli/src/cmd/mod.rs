//! One file per subcommand.
pub mod asm;
pub mod doctor;
pub mod export;
pub mod list;
pub mod run;

use anyhow::{Context, Result};
use std::path::Path;
use warpwright_isa::{assemble_with, Options, Program};
use warpwright_rtl::config::Size;

/// Sizes of the core on the command line.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub enum Config {
    /// 4 warps, for iCE40.
    Nano,
    /// 8 warps, for ECP5-25F and GW2AR-18.
    Small,
    /// 32 warps, for ECP5-85F.
    Full,
}

impl From<Config> for Size {
    fn from(config: Config) -> Self {
        match config {
            Config::Nano => Size::Nano,
            Config::Small => Size::Small,
            Config::Full => Size::Full,
        }
    }
}

/// Reads and assembles a source file.
pub fn assemble_file(path: &Path, options: &Options) -> Result<Program> {
    let source = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    assemble_with(&path.display().to_string(), &source, options).map_err(|errors| anyhow::anyhow!("{errors}"))
}

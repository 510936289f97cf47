// SPDX-License-Identifier: MIT
//! One file per subcommand.
pub mod annotate;
pub mod asm;
pub mod build;
pub mod compile;
pub mod demo;
pub mod doctor;
pub mod export;
pub mod flash;
pub mod list;
pub mod report;
pub mod run;
mod stats;
pub mod view;

use crate::picture::Picture;
use anyhow::{ensure, Context, Result};
use clap::ValueEnum;
use std::path::Path;
use warpwright_config::Size;
use warpwright_isa::{assemble_with, Options, Program};

/// Sizes of the core on the command line.
#[derive(Clone, Copy, Debug, ValueEnum)]
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

/// How results are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people.
    Text,
    /// One JSON object.
    Json,
}

/// Memory of the simulated machine unless the user says otherwise.
pub const MEMORY_MIB: u32 = 256;

/// Reads a source file.
pub fn read_source(path: &Path) -> Result<String> {
    std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Reads and assembles a source file.
pub fn assemble_file(path: &Path, options: &Options) -> Result<Program> {
    let source = read_source(path)?;
    assemble_with(&path.display().to_string(), &source, options)
        .map_err(|errors| anyhow::anyhow!("{errors}"))
}

/// Reads a size on the command line.
pub fn parse_size(text: &str) -> Result<(u32, u32), String> {
    let (width, height) = text.split_once('x').ok_or("expected WIDTHxHEIGHT, such as 64x48")?;
    let side = |text: &str| match text.parse() {
        Ok(0) => Err("a side of 0 pixels".into()),
        side => side.map_err(|_| format!("`{text}` is not a number")),
    };
    Ok((side(width)?, side(height)?))
}

/// Refuses a program that does not fit the memory.
pub fn check_memory(program: &Program, mib: u32) -> Result<()> {
    let needs = u64::from(program.memory_bytes);
    ensure!(
        needs <= u64::from(mib) << 20,
        "{} with its pictures needs {needs} bytes, the memory has {mib} MiB: use smaller pictures, or --memory {}",
        program.file,
        needs.div_ceil(1 << 20)
    );
    Ok(())
}

/// The output picture of a program, as it is in memory.
pub fn output_picture(program: &Program, memory: &[u8]) -> Option<Picture> {
    let output = program.output.as_ref()?;
    let pixels = memory
        .get(output.address as usize..)?
        .get(..output.width as usize * output.height as usize * 4)?;
    Some(Picture { width: output.width, height: output.height, pixels: pixels.to_vec() })
}

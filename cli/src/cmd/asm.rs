//! `asm` and `disasm`.
use crate::output::{print, write_whole};
use anyhow::{bail, Context, Result};
use clap::Args;
use std::path::PathBuf;
use warpwright_isa::{disassemble, Options};

/// Assemble a program: print its listing, or write its instruction words.
#[derive(Args)]
#[command(after_help = "Examples:\n  warpwright asm programs/add.s\n  warpwright asm programs/add.s --out add.bin")]
pub struct Asm {
    /// Assembly source.
    program: PathBuf,
    /// Write the instruction words (little endian) to this file instead of printing a listing.
    #[arg(long)]
    out: Option<PathBuf>,
}

impl Asm {
    /// Runs the command.
    pub fn run(&self) -> Result<()> {
        let program = super::assemble_file(&self.program, &Options::default())?;
        match &self.out {
            Some(path) => write_whole(path, &program.instructions.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<_>>()),
            None => print(&program.listing()),
        }
    }
}

/// Disassemble a file of instruction words, as `asm --out` writes it.
#[derive(Args)]
#[command(after_help = "Example: warpwright disasm add.bin")]
pub struct Disasm {
    /// Instruction words, little endian.
    binary: PathBuf,
}

impl Disasm {
    /// Runs the command.
    pub fn run(&self) -> Result<()> {
        let bytes = std::fs::read(&self.binary).with_context(|| format!("cannot read {}", self.binary.display()))?;
        if bytes.len() % 8 != 0 {
            bail!("{} has {} bytes: not a whole number of 8-byte instructions", self.binary.display(), bytes.len());
        }
        let line = |word: &[u8]| disassemble(u64::from_le_bytes(word.try_into().expect("eight bytes"))) + "\n";
        print(&bytes.chunks_exact(8).map(line).collect::<String>())
    }
}

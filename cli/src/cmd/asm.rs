//! `asm` and `disasm`.
use crate::picture::write_whole;
use anyhow::{bail, Context, Result};
use clap::Args;
use std::path::PathBuf;
use warpwright_isa::{disassemble, Options};

/// Assembles a program.
#[derive(Args)]
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
            None => {
                print!("{}", program.listing());
                Ok(())
            }
        }
    }
}

/// Disassembles a binary.
#[derive(Args)]
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
        for word in bytes.chunks_exact(8) {
            println!("{}", disassemble(u64::from_le_bytes(word.try_into().expect("eight bytes"))));
        }
        Ok(())
    }
}

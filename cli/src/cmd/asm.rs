// SPDX-License-Identifier: MIT
//! `asm` and `disasm`.
use crate::output::{print, write_whole};
use crate::phases::PhaseOptions;
use crate::picture::Picture;
use crate::warnings::Warnings;
use anyhow::{bail, Context, Result};
use clap::{Args, ValueEnum};
use std::path::PathBuf;
use warpwright_isa::{disassemble, Annotate, Options};

/// How the scoreboard annotations of a program come about.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Mode {
    /// Annotate a program that carries no annotations, check one that does.
    Auto,
    /// Annotate, whatever is written.
    On,
    /// Take what is written, without checks.
    Off,
}

impl From<Mode> for Annotate {
    fn from(mode: Mode) -> Self {
        match mode {
            Mode::Auto => Annotate::Auto,
            Mode::On => Annotate::On,
            Mode::Off => Annotate::Off,
        }
    }
}

/// What a program is assembled with, but for its annotations.
#[derive(Args)]
pub struct Settings {
    /// Scoreboard slots that may be used, 1 to 8.
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u8).range(1..=8))]
    slots: u8,
    /// Input picture for its size: a PNG, or WIDTHxHEIGHT; once for each `.image` of the program,
    /// in their order.
    #[arg(long, value_name = "PNG|SIZE")]
    image: Vec<PathBuf>,
    /// Size of the grid, as WIDTHxHEIGHT, instead of the program's own.
    #[arg(long, value_parser = super::parse_size)]
    size: Option<(u32, u32)>,
}

impl Settings {
    /// As the assembler takes them.
    pub fn options(&self) -> Result<Options> {
        let size = |path: &PathBuf| match super::parse_size(&path.display().to_string()) {
            Ok(size) => Ok(size),
            Err(_) => Picture::load(path).map(|picture| (picture.width, picture.height)),
        };
        let images = self.image.iter().map(size).collect::<Result<_>>()?;
        Ok(Options { slots: self.slots, images, size: self.size, ..Options::default() })
    }
}

/// Assemble a program: print its listing, or write its instruction words.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  warpwright asm programs/add.s\n  warpwright asm programs/add.s --out add.bin\n  \
    warpwright asm programs/saxpy.s --slots 2\n  warpwright asm mine.s --annotate off"
)]
pub struct Asm {
    /// Assembly source.
    program: PathBuf,
    /// Write the instruction words (little endian) to this file instead of printing a listing.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Scoreboard annotations, instead of what `.annotate` in the program says (auto if it says
    /// nothing).
    #[arg(long, value_enum)]
    annotate: Option<Mode>,
    #[command(flatten)]
    phases: PhaseOptions,
    #[command(flatten)]
    warnings: Warnings,
    #[command(flatten)]
    settings: Settings,
}

impl Asm {
    /// Runs the command.
    pub fn run(&self) -> Result<()> {
        let options = Options {
            annotate: self.annotate.map(Annotate::from),
            phases: self.phases.phases(),
            ..self.settings.options()?
        };
        let program = super::assemble_file(&self.program, &options)?;
        self.warnings.show(&program)?;
        match &self.out {
            Some(path) => write_whole(
                path,
                &program
                    .instructions
                    .iter()
                    .flat_map(|word| word.to_le_bytes())
                    .collect::<Vec<_>>(),
            ),
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
        let bytes = std::fs::read(&self.binary)
            .with_context(|| format!("cannot read {}", self.binary.display()))?;
        if bytes.len() % 8 != 0 {
            bail!(
                "{} has {} bytes: not a whole number of 8-byte instructions",
                self.binary.display(),
                bytes.len()
            );
        }
        let line = |word: &[u8]| {
            disassemble(u64::from_le_bytes(word.try_into().expect("eight bytes"))) + "\n"
        };
        print(&bytes.chunks_exact(8).map(line).collect::<String>())
    }
}

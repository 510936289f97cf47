//! `list`.
use crate::output::print;
use anyhow::Result;
use clap::{Args, ValueEnum};
use std::fmt::Write;
use std::fs;
use std::path::Path;
use warpwright_rtl::config::Size;
use warpwright_rtl::registry::blocks;

/// List configurations, engines, blocks and boards.
#[derive(Args)]
#[command(after_help = "Examples:\n  warpwright list\n  warpwright list blocks")]
pub struct List {
    /// Only this.
    what: Option<What>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum What {
    /// Sizes of the core.
    Configurations,
    /// Who can run a program.
    Engines,
    /// Modules with an export of their own.
    Blocks,
    /// Boards with a folder in `constraints/`.
    Boards,
}

const ENGINES: [(&str, &str); 4] = [
    ("isa", "instruction-set simulator"),
    ("rtl", "the rust-hdl design, stepped in-process"),
    ("verilator", "the exported Verilog, compiled by Verilator"),
    ("board", "a board at a serial port"),
];

/// The boards that have constraints: the folders of `constraints/` here, else where this was built.
fn boards() -> Vec<String> {
    let built = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../constraints"));
    let entries = fs::read_dir("constraints").or_else(|_| fs::read_dir(built));
    let folders = entries.into_iter().flatten().flatten().filter(|entry| entry.path().is_dir());
    let mut names: Vec<_> = folders.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

impl List {
    /// Runs the command.
    pub fn run(&self) -> Result<()> {
        let wanted = |what| self.what.is_none_or(|only| only == what);
        let mut text = String::new();
        if wanted(What::Configurations) {
            writeln!(text, "Configurations")?;
            for numbers in Size::ALL.map(Size::numbers) {
                writeln!(
                    text,
                    "  {:<20} {} warps of 4 threads, {} registers per lane; {}",
                    numbers.name, numbers.warps, numbers.registers, numbers.purpose
                )?;
            }
        }
        if wanted(What::Engines) {
            writeln!(text, "Engines")?;
            for (name, about) in ENGINES {
                writeln!(text, "  {name:<20} {about}")?;
            }
        }
        if wanted(What::Blocks) {
            writeln!(text, "Blocks")?;
            for block in blocks() {
                writeln!(text, "  {:<20} {} ({})", block.name, block.purpose, block.spec)?;
            }
        }
        if wanted(What::Boards) {
            writeln!(text, "Boards")?;
            let boards = boards();
            boards.iter().try_for_each(|board| writeln!(text, "  {board}"))?;
            if boards.is_empty() {
                writeln!(text, "  none yet: constraints/ has no folder of a board")?;
            }
        }
        print(&text)
    }
}

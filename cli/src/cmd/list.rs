// SPDX-License-Identifier: MIT
//! `list`.
use crate::output::print;
use anyhow::Result;
use clap::{Args, ValueEnum};
use std::fmt::Write;
use warpwright_config::Size;
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
            for board in warpwright_board::list()? {
                let about = &board.description;
                let core = board.core_name(board.configuration(None)?)?;
                writeln!(
                    text,
                    "  {:<20} {}: {}, {} at {} MHz, memory {}, serial line at {} baud",
                    board.name,
                    about.title,
                    about.fpga.part,
                    core,
                    about.clock.core_mhz,
                    board.memory_name(),
                    about.serial.baud
                )?;
            }
        }
        print(&text)
    }
}

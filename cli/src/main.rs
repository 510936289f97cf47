//! The `warpwright` command: assemble, run on three engines, export.
mod cmd;
mod picture;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Warpwright: a SIMT GPU shader core you can read, simulate and export to Verilog.
#[derive(Parser)]
#[command(version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run a program. Example: warpwright run programs/add.s --engine rtl --config small
    Run(cmd::run::Run),
    /// Assemble a program and print its listing. Example: warpwright asm programs/add.s
    Asm(cmd::asm::Asm),
    /// Disassemble a binary of 64-bit words. Example: warpwright disasm add.bin
    Disasm(cmd::asm::Disasm),
    /// Export Verilog. Example: warpwright export --block scoreboard --out build
    Export(cmd::export::Export),
    /// List blocks, configurations and engines. Example: warpwright list
    List,
    /// Show which tools are there. Example: warpwright doctor --install
    Doctor(cmd::doctor::Doctor),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Run(command) => command.run(),
        Command::Asm(command) => command.run(),
        Command::Disasm(command) => command.run(),
        Command::Export(command) => command.run(),
        Command::List => cmd::list::run(),
        Command::Doctor(command) => command.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

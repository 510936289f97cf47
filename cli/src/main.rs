// SPDX-License-Identifier: MIT
//! The `warpwright` command: the demo, programs on three engines, assembler, export, boards.
mod atomics;
mod board;
mod chart;
mod cmd;
mod events;
mod issue;
mod mechanism;
mod output;
mod phases;
mod picture;
mod plot;
mod progress;
mod scheduler;
mod shader;
mod standing;
mod table;
mod texture;
mod trace;
mod uniforms;
mod warnings;
mod waves;
mod without;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Warpwright: a SIMT GPU shader core described in Rust: run it, look inside, export it to Verilog.
///
/// Without a command it runs `demo`.
#[derive(Parser)]
#[command(version, after_help = "Each command explains itself: warpwright run --help")]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Demo(cmd::demo::Demo),
    Run(Box<cmd::run::Run>),
    View(cmd::view::View),
    Asm(cmd::asm::Asm),
    Annotate(cmd::annotate::Annotate),
    Compile(Box<cmd::compile::Compile>),
    Disasm(cmd::asm::Disasm),
    Export(cmd::export::Export),
    Build(cmd::build::Build),
    Flash(cmd::flash::Flash),
    List(cmd::list::List),
    Doctor(cmd::doctor::Doctor),
    Report(cmd::report::Report),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    output::clean_up_when_interrupted();
    let result = match arguments.command {
        None => cmd::demo::Demo::default().run(),
        Some(Command::Demo(command)) => command.run(),
        Some(Command::Run(command)) => command.run(),
        Some(Command::View(command)) => command.run(),
        Some(Command::Asm(command)) => command.run(),
        Some(Command::Annotate(command)) => command.run(),
        Some(Command::Compile(command)) => command.run(),
        Some(Command::Disasm(command)) => command.run(),
        Some(Command::Export(command)) => command.run(),
        Some(Command::Build(command)) => command.run(),
        Some(Command::Flash(command)) => command.run(),
        Some(Command::List(command)) => command.run(),
        Some(Command::Doctor(command)) => command.run(),
        Some(Command::Report(command)) => command.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let text = format!("{error:#}");
            // The assembler's messages have their own `error:`, one for each place.
            output::note(&if text.starts_with("error:") { text } else { format!("error: {text}") });
            if warpwright_sim::stop::interrupted() {
                return ExitCode::from(130);
            }
            ExitCode::FAILURE
        }
    }
}

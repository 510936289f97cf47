// SPDX-License-Identifier: MIT
//! `doctor`.
use crate::output::print;
use anyhow::Result;
use clap::Args;
use std::fmt::Write;

/// Show which tools are there, in which versions, and how to install those that are missing.
///
/// The engines `isa` and `rtl` need none of them.
#[derive(Args)]
#[command(after_help = "Example: warpwright doctor --install")]
pub struct Doctor {
    /// Install Verilator, Yosys, Z3 and nextpnr into the project's folder.
    #[arg(long)]
    install: bool,
}

impl Doctor {
    /// Runs the command.
    pub fn run(&self) -> Result<()> {
        if self.install {
            warpwright_toolchain::install()?;
        }
        let mut text = String::new();
        let mut tools = warpwright_toolchain::doctor();
        tools.extend(warpwright_board::flash::programmers()?);
        let width = tools.iter().map(|tool| tool.name.len()).max().unwrap_or_default();
        for tool in tools {
            let version = tool.version.as_deref().unwrap_or("missing");
            writeln!(text, "{:<width$} {version:<44.44} for {}", tool.name, tool.needed_for)?;
            if let Some(fix) = &tool.fix {
                writeln!(text, "{:<width$} to install: {fix}", "")?;
            }
        }
        print(&text)
    }
}

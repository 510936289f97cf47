// SPDX-License-Identifier: MIT
//! Programs on a board.
use crate::output::note;
use anyhow::{anyhow, Result};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use std::time::Duration;
use warpwright_config::{Size, Variant};
use warpwright_isa::Program;
use warpwright_link::{Client, Step, Timing, DEFAULT_BAUD};
use warpwright_sim::engines::{self, Outcome, RunConfig};

/// The line to a board.
#[derive(Args, Clone, Debug)]
pub struct BoardOptions {
    /// Serial port of the board, with --engine board.
    #[arg(long, value_name = "DEVICE")]
    pub port: Option<String>,
    /// Rate of the serial port.
    #[arg(long, default_value_t = DEFAULT_BAUD, value_name = "BAUD")]
    baud: u32,
    /// Seconds after which a program on a board counts as endless and is stopped.
    #[arg(long, default_value_t = 60, value_name = "SECONDS")]
    board_seconds: u64,
}

/// Shows how far data have got.
fn show(bar: &ProgressBar, step: Step) {
    let (message, done, all) = match step {
        Step::Load(done, all) => ("to the board", done, all),
        Step::Run => ("runs", 0, 0),
        Step::Unload(done, all) => ("from the board", done, all),
    };
    bar.set_message(message);
    bar.set_length(all as u64);
    bar.set_position(done as u64);
}

/// Runs a program on the board; `config` counts without the size, which the board tells.
pub fn run(
    options: &BoardOptions,
    program: &Program,
    images: &[&[u8]],
    config: &RunConfig,
) -> Result<(Outcome, Size)> {
    let port = options
        .port
        .as_deref()
        .ok_or_else(|| anyhow!("--engine board needs the board's serial port: --port DEVICE"))?;
    let mut client = Client::new(warpwright_link::open(port, options.baud)?, Timing::default());
    let board = client.board()?;
    let size = *Size::ALL
        .get(board.size as usize)
        .ok_or_else(|| anyhow!("the board's core has an unknown size"))?;
    let (units, without, microcoded) = (board.units as usize, board.without, board.microcoded);
    let config = RunConfig {
        size,
        variant: Variant { units, without, microcoded, ..config.variant },
        ..*config
    };
    let (memory, launch) = engines::prepare(program, images, &config)?;
    let bar = ProgressBar::new(0);
    let template =
        "{msg:14} {wide_bar:.cyan/black} {bytes} of {total_bytes}  {bytes_per_sec}  {eta} left";
    bar.set_style(ProgressStyle::with_template(template)?);
    bar.enable_steady_tick(Duration::from_millis(250));
    let limit = Duration::from_secs(options.board_seconds);
    let outcome =
        warpwright_link::run(&mut client, memory, &launch, limit, &mut |step| show(&bar, step));
    bar.finish_and_clear();
    let found = client.statistics();
    if found.repeated > 0 {
        note(&format!(
            "note: {} of {} requests to the board had to be repeated",
            found.repeated, found.requests
        ));
    }
    Ok((outcome?.into(), size))
}

// SPDX-License-Identifier: MIT
//! Programs on a board.
use crate::output::{note, stoppable};
use anyhow::{anyhow, Result};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use std::time::Duration;
use warpwright_config::{Size, Variant};
use warpwright_isa::Program;
use warpwright_link::{Client, LinkError, Step, StopCause, Timing, DEFAULT_BAUD};
use warpwright_sim::engines::{self, Outcome, RunConfig, Stopped};
use warpwright_sim::stop::{interrupted, StopReason};

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

/// How far data have got, and how far the program.
struct Shown {
    bytes: ProgressBar,
    cycles: ProgressBar,
}

impl Shown {
    fn new() -> Result<Self> {
        let [bytes, cycles] = [ProgressBar::new(0), ProgressBar::new_spinner()];
        bytes.set_style(ProgressStyle::with_template(
            "{msg:14} {wide_bar:.cyan/black} {bytes} of {total_bytes}  {bytes_per_sec}  {eta} left",
        )?);
        cycles.set_style(ProgressStyle::with_template(
            "{spinner} runs: {human_pos} cycles  {per_sec}  {elapsed}",
        )?);
        Ok(Self { bytes, cycles })
    }

    fn see(&self, step: Step) {
        let (message, done, all) = match step {
            Step::Run(cycles) => {
                self.bytes.finish_and_clear();
                self.cycles.set_position(cycles);
                return self.cycles.tick();
            }
            Step::Load(done, all) => ("to the board", done, all),
            Step::Unload(done, all) => ("from the board", done, all),
        };
        self.cycles.finish_and_clear();
        self.bytes.set_message(message);
        self.bytes.set_length(all as u64);
        self.bytes.set_position(done as u64);
        self.bytes.tick();
    }

    fn finish(&self) {
        self.bytes.finish_and_clear();
        self.cycles.finish_and_clear();
    }
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
    let shown = Shown::new()?;
    let _stoppable = stoppable();
    let limit = Duration::from_secs(options.board_seconds);
    let outcome = warpwright_link::run(&mut client, memory, &launch, limit, &mut |step| {
        shown.see(step);
        !interrupted()
    });
    shown.finish();
    let found = client.statistics();
    if found.repeated > 0 {
        note(&format!(
            "note: {} of {} requests to the board had to be repeated",
            found.repeated, found.requests
        ));
    }
    let outcome = match outcome {
        Ok(outcome) => outcome.into(),
        Err(LinkError::Stopped { why, outcome }) => {
            let why = match why {
                StopCause::Limit(limit) => StopReason::Time(limit),
                StopCause::Interrupted => StopReason::Interrupted,
            };
            let stopped = Some(Stopped { why, warps: vec![], on_board: true });
            Outcome { stopped, fault: None, ..Outcome::from(*outcome) }
        }
        Err(other) => return Err(other.into()),
    };
    Ok((outcome, size))
}

// SPDX-License-Identifier: MIT
//! Programs on a board.
use crate::output::{note, stoppable};
use crate::scheduler::SchedulerOptions;
use anyhow::{anyhow, bail, Result};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use std::time::Duration;
use warpwright_board::Board;
use warpwright_config::{Size, Variant};
use warpwright_isa::Program;
use warpwright_link::{available, greet, matching, Bridge, LinkError, Step, StopCause, Timing};
use warpwright_sim::engines::{self, Outcome, RunConfig, Stopped};
use warpwright_sim::stop::{interrupted, StopReason};

/// The line to a board.
#[derive(Args, Clone, Debug)]
pub struct BoardOptions {
    /// The board, see `warpwright list boards`: which port is its own, at which rate.
    #[arg(long, value_name = "NAME")]
    board: Option<String>,
    /// Serial port of the board; without it, the one that a board's USB chip has.
    #[arg(long, value_name = "DEVICE")]
    port: Option<String>,
    /// Rate of the serial port; without it, the board's, or the first of all boards' that is
    /// answered.
    #[arg(long, value_name = "BAUD")]
    baud: Option<u32>,
    /// Seconds after which a program on a board counts as endless and is stopped.
    #[arg(long, default_value_t = 60, value_name = "SECONDS")]
    board_seconds: u64,
}

impl BoardOptions {
    /// Whether the user has named the board or its line.
    pub fn names_a_line(&self) -> bool {
        self.board.is_some() || self.port.is_some() || self.baud.is_some()
    }

    /// The boards that it may be.
    fn boards(&self) -> Result<Vec<Board>> {
        match &self.board {
            Some(name) => Ok(vec![warpwright_board::find(name)?]),
            None => warpwright_board::list(),
        }
    }

    /// The port, and the rates to try.
    fn line(&self) -> Result<(String, Vec<u32>)> {
        let boards = self.boards()?;
        let mut rates: Vec<u32> = vec![];
        for rate in boards.iter().map(|board| board.description.serial.baud) {
            if !rates.contains(&rate) {
                rates.push(rate);
            }
        }
        rates.sort_unstable_by(|a, b| b.cmp(a));
        let rates = self.baud.map_or(rates, |rate| vec![rate]);
        let port = self.port.clone().map_or_else(|| port_of(&boards), Ok)?;
        Ok((port, rates))
    }
}

/// The one port that one of these boards may have.
fn port_of(boards: &[Board]) -> Result<String> {
    let ports = available();
    let bridges: Vec<Bridge> = boards.iter().map(bridge).collect();
    let found = matching(&ports, &bridges);
    let texts = |found: &[warpwright_link::Found]| {
        found.iter().map(|port| format!("\n  {}", port.text)).collect::<String>()
    };
    match &found[..] {
        [only] => {
            note(&format!("the board's port: {}", only.text));
            Ok(only.name.clone())
        }
        [] => {
            let all = matching(&ports, &[]);
            let there = if all.is_empty() { "\n  none".into() } else { texts(&all) };
            let what = match boards {
                [board] => format!("the {}", board.description.title),
                _ => "a board".into(),
            };
            let trouble = boards.iter().flat_map(|board| {
                let port = board.description.trouble.iter().filter(|trouble| trouble.no_port);
                port.map(|trouble| {
                    format!("\n{}: {}: {}", board.description.title, trouble.seen, trouble.cure)
                })
            });
            bail!(
                "no serial port is that of {what}: plug it in, or name its port with --port\nports:{there}{}",
                trouble.collect::<String>()
            )
        }
        several => bail!(
            "several serial ports may be the board's: name one with --port, or the board with --board{}",
            texts(several)
        ),
    }
}

fn bridge(board: &Board) -> Bridge {
    let serial = &board.description.serial;
    Bridge { vendor: serial.usb.vendor, product: serial.usb.product, interface: serial.interface }
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

/// Runs a program on the board; `config` counts without the size, which the board tells, and
/// without the scheduler's registers, which are those of that size.
pub fn run(
    options: &BoardOptions,
    program: &Program,
    images: &[&[u8]],
    config: &RunConfig,
    scheduler: &SchedulerOptions,
) -> Result<(Outcome, Size)> {
    let (port, rates) = options.line()?;
    let (mut client, board) = greet(&port, &rates, Timing::default())?;
    let size = *Size::ALL
        .get(board.size as usize)
        .ok_or_else(|| anyhow!("the board's core has an unknown size"))?;
    let (units, without, microcoded) = (board.units as usize, board.without, board.microcoded);
    let config = RunConfig {
        size,
        variant: Variant { units, without, microcoded, ..config.variant },
        scheduler: scheduler.settings(size),
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

// SPDX-License-Identifier: MIT
//! Writes docs/boards.md: what the builds of all boards came to.
//!
//! `cargo run --release -p warpwright-tests --example boards -- [BOARD [CONFIG [CLOCK [SEEDS [JOBS
//! [ROUTES]]]]]]`
//!
//! CONFIG is a size of the core, `microcoded` for the microcoded core, `microcoded-4` for four of
//! them, `small-microcoded-4` for four of that size. With a board, builds its bitstream first
//! (`full` and `small` take an hour and more) and keeps the figures in docs/boards/; without one,
//! writes the page from the figures that are there. A design that does not fit, or misses its
//! clock, has a row too. JOBS seeds are tried at a time (1), ROUTES placements routed.
use anyhow::{ensure, Context, Result};
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use warpwright_board::build::{build, today, Build, BuildError, Request, Step, SEEDS};
use warpwright_board::{find, list};
use warpwright_config::Size;

/// What a build came to.
#[derive(Serialize, Deserialize)]
enum Outcome {
    /// There is a bitstream.
    Placed(Box<Build>),
    /// It does not fit.
    TooLarge {
        date: String,
        /// What there is too little of: its name for nextpnr, wanted, in the device.
        over: Vec<(String, u64, u64)>,
    },
    /// It fits by number, and nextpnr finds no place or no way.
    Unplaced {
        date: String,
        /// nextpnr's words.
        errors: String,
    },
}

/// The figures of a board with a size of the core.
#[derive(Serialize, Deserialize)]
struct Figures {
    board: String,
    part: String,
    configuration: String,
    /// The clock that was asked for, in MHz.
    target: f64,
    outcome: Outcome,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/boards")
}

/// Builds and keeps the figures.
fn measure(
    name: &str,
    size: Option<&str>,
    clock: Option<f64>,
    seeds: u32,
    jobs: u32,
    routes: Option<u32>,
) -> Result<()> {
    // The size, whether it is microcoded, how many such cores.
    let mut words = size.unwrap_or_default().split('-').filter(|word| !word.is_empty()).peekable();
    let named = |name: &&str| Size::ALL.into_iter().find(|size| size.numbers().name == *name);
    let size = words.peek().and_then(named);
    if size.is_some() {
        words.next();
    }
    let microcoded = words.next_if_eq(&"microcoded").is_some();
    let units =
        words.next_if(|_| microcoded).unwrap_or("1").parse().context("the cores are no number")?;
    ensure!(
        words.next().is_none(),
        "CONFIG is a size, `microcoded`, or both with `-` between, and then the number of cores"
    );
    let mut board = find(name)?;
    if microcoded {
        board = board.with_microcoded_core(size.unwrap_or(Size::Nano), units);
    }
    board.description.clock.core_mhz = clock.unwrap_or(board.description.clock.core_mhz);
    let size = board.configuration(size)?;
    let configuration = board.core_name(size)?;
    let verilog = warpwright_board::top::verilog(&board, size)?;
    let out = warpwright_board::build::output_folder(name);
    let request = Request {
        verilog: &verilog,
        configuration: &configuration,
        seeds,
        jobs,
        routes,
        out: &out,
    };
    let outcome = match build(&board, &request, &mut |step: Step| {
        eprintln!("{name}, {configuration}: {step:?}")
    }) {
        Ok(built) => Outcome::Placed(Box::new(built)),
        Err(BuildError::DoesNotFit { over, .. }) => {
            let over = over
                .into_iter()
                .map(|(name, wanted)| (name, wanted.used, wanted.available))
                .collect();
            Outcome::TooLarge { date: today(), over }
        }
        Err(BuildError::NotRouted { errors, .. }) => Outcome::Unplaced { date: today(), errors },
        Err(error) => return Err(error.into()),
    };
    let target = board.description.clock.core_mhz;
    let part = board.description.fpga.part.clone();
    let figures =
        Figures { board: name.into(), part, configuration: configuration.clone(), target, outcome };
    fs::create_dir_all(folder())?;
    let file = folder().join(format!(
        "{name}-{}-{target}.json",
        configuration.replace(", ", "-").replace(' ', "-")
    ));
    fs::write(&file, serde_json::to_vec_pretty(&figures)?)
        .with_context(|| format!("cannot write {}", file.display()))
}

fn row(figures: &Figures) -> Result<String> {
    let Figures { board, part, configuration, target, outcome } = figures;
    let mut row = format!("| {board} | {part} | `{configuration}` | ");
    match outcome {
        Outcome::Placed(built) => {
            let of =
                |used: warpwright_board::build::Use| format!("{} of {}", used.used, used.available);
            let mut seeds: Vec<String> =
                built.seeds.iter().map(|seed| format!("{:.1}", seed.megahertz)).collect();
            if !built.placements.is_empty() {
                let all: Vec<String> =
                    built.seeds.iter().map(|seed| seed.seed.to_string()).collect();
                seeds.push(format!("{} of {} placed", all.join(" and "), built.placements.len()));
            }
            let used = &built.used;
            let counts =
                [used.luts, used.flip_flops, used.block_rams, used.multipliers].map(of).join(" | ");
            let verdict = if built.met { "met" } else { "missed" };
            let (from, to) = (&built.slowest.from, &built.slowest.to);
            write!(
                row,
                "{counts} | {:.1} of {target}, {verdict} | {} | `{from}` to `{to}`",
                built.megahertz,
                seeds.join(", ")
            )?;
            write!(row, " | {}, {} |", built.date, built.tools.join(", "))?;
        }
        Outcome::TooLarge { date, over } => {
            let over: Vec<String> = over
                .iter()
                .map(|(name, used, there)| format!("{name}: {used} of {there}"))
                .collect();
            write!(row, "does not fit: {} | | | | | | | {date} |", over.join("; "))?;
        }
        Outcome::Unplaced { date, errors } => {
            write!(row, "not placed: {} | | | | | | | {date} |", errors.replace('\n', " "))?;
        }
    }
    Ok(row)
}

fn page() -> Result<String> {
    let mut page = String::from(
        "# Boards: what fits, and how fast\n\n\
         The whole board top (core, host link, memory of programs and data in block RAM, or its cache), by `warpwright build --board NAME`. Clock in\n\
         MHz as nextpnr reports it, best of the seeds named. Made by `cargo run --release -p warpwright-tests --example boards`,\n\
         measured with the name of a board behind it. Block by block: [clock.md](clock.md), [clock-atomics.md](clock-atomics.md),\n\
         [clock-texture.md](clock-texture.md). What is aimed at, and what is missing: [clock-targets.md](clock-targets.md).\n\n\
         | board | device | core | LUTs | flip-flops | block RAMs | multipliers | clock | seeds | slowest path | built |\n\
         | --- | --- | --- | ---: | ---: | ---: | ---: | --- | --- | --- | --- |\n",
    );
    let mut files: Vec<PathBuf> = fs::read_dir(folder())?
        .map(|entry| Ok(entry?.path()))
        .collect::<std::io::Result<Vec<_>>>()?
        .into_iter()
        .collect();
    files.sort();
    let mut seen = vec![];
    for file in
        files.iter().filter(|file| file.extension().is_some_and(|extension| extension == "json"))
    {
        let figures: Figures = serde_json::from_slice(&fs::read(file)?)
            .with_context(|| format!("{} is damaged: measure again", file.display()))?;
        writeln!(page, "{}", row(&figures)?)?;
        seen.push(figures.board);
    }
    let missing: Vec<String> =
        list()?.into_iter().map(|board| board.name).filter(|name| !seen.contains(name)).collect();
    if !missing.is_empty() {
        writeln!(page, "\nNot measured: {}.", missing.join(", "))?;
    }
    Ok(page)
}

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let Some(name) = arguments.first() {
        let clock = arguments
            .get(2)
            .map(|text| text.parse().context("the clock is no number"))
            .transpose()?;
        let seeds = arguments
            .get(3)
            .map(|text| text.parse().context("the seeds are no number"))
            .transpose()?;
        let jobs = arguments
            .get(4)
            .map(|text| text.parse().context("the jobs are no number"))
            .transpose()?;
        let routes = arguments
            .get(5)
            .map(|text| text.parse().context("the routes are no number"))
            .transpose()?;
        measure(
            name,
            arguments.get(1).map(String::as_str),
            clock,
            seeds.unwrap_or(SEEDS),
            jobs.unwrap_or(1),
            routes,
        )?;
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/boards.md");
    fs::write(&path, page()?).with_context(|| format!("cannot write {}", path.display()))
}

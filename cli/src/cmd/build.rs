// SPDX-License-Identifier: MIT
//! `build`.
use super::{Config, Format};
use crate::output::{note, print};
use crate::without;
use anyhow::{bail, ensure, Result};
use clap::Args;
use comfy_table::presets::UTF8_FULL_CONDENSED;
use comfy_table::{CellAlignment, Table};
use indicatif::{ProgressBar, ProgressStyle};
use std::fmt::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use warpwright_board::build::{self, output_folder, Build as Built, Request, Step, Use};
use warpwright_config::Size;
use warpwright_isa::{OptionalUnit, UnitSet};
use warpwright_rtl::microcoded;

/// Build the bitstream of a board: Verilog export, Yosys, nextpnr, packer.
///
/// Bitstream, logs and figures are in `build/BOARD`. The tools install themselves on first use;
/// what has been built before is kept in `.warpwright/cache`.
#[derive(Args)]
#[command(after_help = "Examples:\n  warpwright build --board icebreaker\n  \
                        warpwright build --board ulx3s-85f --clock 40\n  \
                        warpwright build --board ulx3s-25f --config small --microcoded --units 4\n  \
                        warpwright build --board ulx3s-85f --config full --seeds 3 --format json")]
pub struct Build {
    /// The board, see `warpwright list boards`.
    #[arg(long)]
    board: String,
    /// Another size of the core than the board's own.
    #[arg(long)]
    config: Option<Config>,
    /// The microcoded core instead of the board's pipeline: `nano`, or `small` by --config, with
    /// every unit, in some 2,500 LUTs, its memory the board's SDRAM or block RAM.
    #[arg(long, conflicts_with = "lanes")]
    microcoded: bool,
    /// So many microcoded cores, which share a launch and the memory.
    #[arg(long, value_name = "N", requires = "microcoded", value_parser = ["1", "2", "4"])]
    units: Option<String>,
    /// Another clock of the core than the board's own, in MHz: for a size of the core that does not
    /// reach it.
    #[arg(long, value_name = "MHZ", value_parser = clock)]
    clock: Option<f64>,
    /// Lanes of the execution unit instead of those that the board's description says: 1, 2 or 4.
    #[arg(long, value_name = "N", value_parser = ["1", "2", "4"])]
    lanes: Option<String>,
    /// Units that the core is built without, instead of those that the board's description says;
    /// programs that need them are refused.
    #[arg(long, value_delimiter = ',', value_name = "UNITS", value_parser = without::unit())]
    without: Option<Vec<UnitSet>>,
    /// Seeds of nextpnr that are tried at most, until one meets the clock.
    #[arg(long, default_value_t = build::SEEDS, value_parser = clap::value_parser!(u32).range(1..=100))]
    seeds: u32,
    /// Seeds that are tried at a time, a processor and some GB of memory each.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=100))]
    jobs: u32,
    /// Place the seeds first, up to the first of which nextpnr expects the clock, then route only
    /// the N placements of which it expects most, until one meets the clock. `full` is built so,
    /// with 2: routing takes three times as long as placing. Elsewhere each seed is placed and
    /// routed in one go.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100))]
    routes: Option<u32>,
    /// Folder for bitstream and reports instead of build/BOARD.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// How the result is printed.
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

impl Build {
    /// Runs the command.
    pub fn run(&self) -> Result<()> {
        let mut board = warpwright_board::find(&self.board)?;
        if self.microcoded {
            let own = board.description.core.units;
            let units = self.units.as_ref().and_then(|units| units.parse().ok()).unwrap_or(own);
            let size = self.config.map_or(Size::Nano, Size::from);
            ensure!(
                microcoded::SIZES.contains(&size),
                "--microcoded: there is no such core `{}`",
                size.numbers().name
            );
            board = board.with_microcoded_core(size, units);
        }
        if let Some(clock) = self.clock {
            board.description.clock.core_mhz = clock;
        }
        let core = &mut board.description.core;
        core.lanes = self.lanes.as_ref().and_then(|lanes| lanes.parse().ok()).or(core.lanes);
        if let Some(units) = &self.without {
            core.without = without::all(units)
                .iter()
                .map(|unit| OptionalUnit::name(unit).to_owned())
                .collect();
        }
        let size = board.configuration(self.config.map(Into::into))?;
        let out = self.out.clone().unwrap_or_else(|| output_folder(&board.name));
        let mut steps = Steps::new();
        steps.begin("exporting the Verilog".into());
        let verilog = warpwright_board::top::verilog(&board, size)?;
        let configuration = board.core_name(size)?;
        let (seeds, jobs, routes) = (self.seeds, self.jobs, self.routes);
        let request = Request {
            verilog: &verilog,
            configuration: &configuration,
            seeds,
            jobs,
            routes,
            out: &out,
        };
        let built = build::build(&board, &request, &mut |step| {
            steps.begin(match step {
                Step::Synthesis => "Yosys: synthesis".into(),
                Step::Place(seeds) => format!("nextpnr: place, {}", named(&seeds)),
                Step::Route(seeds) => format!("nextpnr: route, {}", named(&seeds)),
                Step::PlaceAndRoute(seeds) => {
                    format!("nextpnr: place and route, {}", named(&seeds))
                }
                Step::Pack => "packing the bitstream".into(),
            });
        });
        steps.end();
        let built = built?;
        match self.format {
            Format::Json => print(&format!("{}\n", serde_json::to_string_pretty(&built)?))?,
            Format::Text => print(&text(&built)?)?,
        }
        if !built.met {
            bail!("{}", missed(&built)?);
        }
        Ok(())
    }
}

/// `seed 3`, `seeds 1, 2`.
fn named(seeds: &[u32]) -> String {
    let each: Vec<String> = seeds.iter().map(u32::to_string).collect();
    format!("seed{} {}", if each.len() == 1 { "" } else { "s" }, each.join(", "))
}

/// A clock that a PLL may make.
fn clock(text: &str) -> Result<f64, String> {
    let megahertz = text.parse().map_err(|error| format!("{error}"))?;
    if (1.0..=400.0).contains(&megahertz) {
        Ok(megahertz)
    } else {
        Err("a clock is from 1 to 400 MHz".into())
    }
}

/// The steps of a build on the terminal: what is done now, and how long what is done has taken.
struct Steps {
    bar: ProgressBar,
    now: Option<(String, Instant)>,
}

impl Steps {
    fn new() -> Self {
        let style =
            ProgressStyle::with_template("{spinner} {msg}  {elapsed}").expect("a fixed template");
        Self { bar: ProgressBar::new_spinner().with_style(style), now: None }
    }

    fn begin(&mut self, what: String) {
        self.end_step();
        self.bar.reset_elapsed();
        self.bar.set_message(what.clone());
        self.bar.enable_steady_tick(Duration::from_millis(250));
        self.now = Some((what, Instant::now()));
    }

    fn end_step(&mut self) {
        if let Some((what, begun)) = self.now.take().filter(|_| !self.bar.is_hidden()) {
            self.bar.suspend(|| note(&format!("{what}: {:.1} s", begun.elapsed().as_secs_f64())));
        }
    }

    fn end(&mut self) {
        self.end_step();
        self.bar.finish_and_clear();
    }
}

fn text(built: &Built) -> Result<String> {
    let mut table = Table::new();
    table.load_preset(UTF8_FULL_CONDENSED);
    table.set_header([built.part.as_str(), "used", "available", ""]);
    let used = &built.used;
    let rows = [
        ("LUTs", used.luts),
        ("flip-flops", used.flip_flops),
        ("block RAMs", used.block_rams),
        ("large RAMs", used.large_rams),
        ("multipliers", used.multipliers),
    ];
    for (name, Use { used, available }) in rows.into_iter().filter(|(_, row)| row.available > 0) {
        let share = format!("{:.0} %", 100.0 * used as f64 / available as f64);
        table.add_row([name.into(), used.to_string(), available.to_string(), share]);
    }
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    let mut text = format!("{table}\n");
    let verdict = if built.met { "met" } else { "missed" };
    writeln!(
        text,
        "clock: {:.2} MHz of {} MHz, {verdict}; {}",
        built.megahertz,
        built.target,
        seeds(built)
    )?;
    writeln!(text, "{}, {}: {}", built.board, built.configuration, built.bitstream.display())?;
    Ok(text)
}

fn seeds(built: &Built) -> String {
    let each = built.seeds.iter().map(|seed| format!("{}: {:.2} MHz", seed.seed, seed.megahertz));
    let mut text = format!("seeds {}", each.collect::<Vec<_>>().join(", "));
    if !built.placements.is_empty() {
        let each = built
            .placements
            .iter()
            .map(|placed| format!("{}: {:.2} MHz", placed.seed, placed.expected));
        text.push_str(&format!(
            "; expected before routing: {}",
            each.collect::<Vec<_>>().join(", ")
        ));
    }
    text
}

/// Why the build is not good enough.
fn missed(built: &Built) -> Result<String> {
    let slowest = &built.slowest;
    let total: f64 = slowest.steps.iter().map(|step| step.nanoseconds).sum();
    let mut text = format!(
        "the clock misses its target: {:.2} MHz of {} MHz, best of {} seeds{}; try more --seeds, a slower --clock, or shorten this path\n\
         slowest path, {total:.1} ns, from {} to {}:",
        built.megahertz,
        built.target,
        built.seeds.len(),
        if built.placements.is_empty() { String::new() } else { format!(" routed, {} placed", built.placements.len()) },
        slowest.from,
        slowest.to
    );
    for step in &slowest.steps {
        let instance = if step.instance.is_empty() { "the board top" } else { &step.instance };
        write!(text, "\n  {:>6.2} ns  {instance} ({})", step.nanoseconds, step.module)?;
    }
    Ok(text)
}

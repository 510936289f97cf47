// SPDX-License-Identifier: MIT
//! `report`: what the mechanisms reach on the example programs, against their baselines; how exact
//! the special functions are.
mod accuracy;
mod atomics;
mod front_end;
mod operations;
mod phases;
mod pool;
mod runner;
mod same_word;
mod scheduler;
mod scoreboard;
mod sheet;
mod texture;
mod workloads;

use super::{Config, Format};
use crate::issue::IssueOptions;
use crate::output::{check_writable, note, print, write_whole};
use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use serde_json::{json, Value};
use sheet::Sheet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;
use warpwright_config::Size;
use warpwright_sim::engines::EngineKind;

/// Which report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// Instruction cache pointers against program counters.
    FrontEnd,
    /// Explicit scoreboard against in-order warps.
    Scoreboard,
    /// Credits and textile grant against other schedulers.
    Scheduler,
    /// Merged atomics against one access per thread.
    Atomics,
    /// Several execution units against one.
    Pool,
    /// Dependent reads through the latency FIFO against the conventional scheme; the texture cache.
    Texture,
    /// Special functions against double precision.
    Accuracy,
    /// Marks of texture reads by hand, by the pass of the tool chain, and without; with --out also
    /// a page DIR/phases.md.
    Phases,
    /// All of them; with --out also a page DIR.md.
    All,
}

/// Engines with cycles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Engine {
    /// The rust-hdl design.
    Rtl,
    /// The exported Verilog under Verilator: equal in every counter and cycle, and faster.
    Verilator,
}

/// Measure the mechanisms against their baselines on the example programs.
///
/// Every figure comes from the core's counters and traces; every result is compared with that
/// of the instruction-set simulator. The engine `verilator` compiles each design once (about a
/// minute each, kept in `.warpwright/cache`).
#[derive(Args)]
#[command(
    after_help = "Examples:\n  warpwright report front-end\n  warpwright report scoreboard --program glass \
    --latency 100 --warps 4 --format json\n  warpwright report all --out docs/reports"
)]
pub struct Report {
    /// Which report.
    kind: Kind,
    /// Folder for plots (SVG) and figures (JSON).
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// How the result is printed.
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
    #[command(flatten)]
    settings: Settings,
}

/// What is measured, and on what.
#[derive(Args)]
pub struct Settings {
    /// Size of the core.
    #[arg(long, value_enum, default_value = "small")]
    config: Config,
    /// Who runs it.
    #[arg(long, value_enum, default_value = "verilator")]
    engine: Engine,
    /// Programs of `programs/`, by name and separated by commas, instead of the report's own.
    #[arg(long, value_delimiter = ',')]
    program: Vec<String>,
    /// Grid of the programs that draw pictures, as WIDTHxHEIGHT, instead of the report's own.
    #[arg(long, value_parser = super::parse_size)]
    size: Option<(u32, u32)>,
    #[command(flatten)]
    issue: IssueOptions,
    /// Memory latencies in cycles, separated by commas (scoreboard; the others take the first).
    #[arg(long, value_delimiter = ',', value_parser = clap::value_parser!(u32).range(1..100_000))]
    latency: Vec<u32>,
    /// Resident warps, separated by commas (scoreboard).
    #[arg(long, value_delimiter = ',', value_parser = resident)]
    warps: Vec<usize>,
    /// Execution units (scheduler).
    #[arg(long, default_value_t = 1)]
    units: usize,
    /// Texture cache lines of 16 bytes, powers of two from 4, separated by commas (scheduler,
    /// texture).
    #[arg(long, value_delimiter = ',', value_parser = cache_lines)]
    lines: Vec<usize>,
}

fn cache_lines(text: &str) -> Result<usize, String> {
    let lines = text.parse().ok().filter(|lines: &usize| lines.is_power_of_two() && *lines >= 4);
    lines.ok_or_else(|| "a power of two from 4".into())
}

fn resident(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(warps) if warps == 1 || (warps > 0 && warps % 2 == 0) => Ok(warps),
        _ => Err("1, or an even number: slots open in pairs".into()),
    }
}

impl Settings {
    fn size_of_core(&self) -> Size {
        Size::from(self.config)
    }

    fn engine(&self) -> EngineKind {
        match self.engine {
            Engine::Rtl => EngineKind::Rtl,
            Engine::Verilator => EngineKind::Verilator,
        }
    }
}

impl Report {
    /// Runs the command.
    pub fn run(&self) -> Result<()> {
        if let Some(folder) = &self.out {
            check_writable(&folder.join("x")).and_then(|()| check_writable(&page(folder)?))?;
        }
        let reports: &[fn(&Settings) -> Result<Sheet>] = match self.kind {
            Kind::FrontEnd => &[front_end::report],
            Kind::Scheduler => &[scheduler::report],
            Kind::Scoreboard => &[scoreboard::report],
            Kind::Atomics => &[atomics::report],
            Kind::Texture => &[texture::report],
            Kind::Pool => &[pool::report],
            Kind::Accuracy => &[accuracy::report],
            Kind::Phases => &[phases::report],
            Kind::All => &[
                front_end::report,
                scoreboard::report,
                scheduler::report,
                atomics::report,
                texture::report,
                pool::report,
                accuracy::report,
            ],
        };
        let about = self.about()?;
        let mut sheets = Vec::new();
        for report in reports {
            let begun = Instant::now();
            let sheet = report(&self.settings)?;
            note(&format!("{}: {:.0} s", sheet.name, begun.elapsed().as_secs_f64()));
            if let Some(folder) = &self.out {
                sheet.save(folder, &about)?;
            }
            match self.format {
                Format::Json => print(&format!("{:#}\n", sheet.json(&about)))?,
                Format::Text => {
                    let files = self.out.iter().flat_map(|folder| sheet.files(folder));
                    let files: String = files.map(|file| format!("{}\n", file.display())).collect();
                    print(&format!("{}\n{files}", sheet.text()))?;
                }
            }
            sheets.push(sheet);
        }
        if let (Some(folder), Kind::Phases, [sheet]) = (&self.out, self.kind, sheets.as_slice()) {
            write_whole(&folder.join("phases.md"), single(sheet, &about)?.as_bytes())?;
        }
        if let (Some(folder), Kind::All) = (&self.out, self.kind) {
            write_whole(&page(folder)?, self.page(folder, &sheets, &about).as_bytes())?;
        }
        Ok(())
    }

    /// How the figures were made.
    fn about(&self) -> Result<Value> {
        let engine = self.settings.engine;
        let tool = match engine {
            Engine::Rtl => None,
            Engine::Verilator => {
                Some(warpwright_toolchain::verilator_version()?.trim().to_string())
            }
        };
        let engine =
            engine.to_possible_value().context("every engine has a name")?.get_name().to_string();
        let command: Vec<String> = std::env::args().skip(1).collect();
        Ok(json!({
            "command": format!("warpwright {}", command.join(" ")),
            "config": self.settings.size_of_core().numbers().name,
            "engine": engine,
            "versions": { "warpwright": env!("CARGO_PKG_VERSION"), "verilator": tool },
        }))
    }

    fn page(&self, folder: &Path, sheets: &[Sheet], about: &Value) -> String {
        let name =
            folder.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        let text = |value: &Value| value.as_str().unwrap_or("none").to_string();
        let sections: Vec<String> = sheets.iter().map(|sheet| sheet.markdown(&name)).collect();
        format!(
            "# Reports\n\nMade by `{}` (Warpwright {}, {}): core `{}`, engine `{}`. All figures on mechanisms come from the RTL: counters \
             and traces of the core; every result equals that of the instruction-set simulator. The figures behind the tables \
             are in `{name}/*.json`.\n\n{}",
            text(&about["command"]),
            text(&about["versions"]["warpwright"]),
            about["versions"]["verilator"].as_str().map_or("no Verilator".into(), |version| format!("Verilator {version}")),
            text(&about["config"]),
            text(&about["engine"]),
            sections.join("")
        )
    }
}

/// A page of one report, in the folder of its figures: with the command, the commit of the source
/// and the date.
fn single(sheet: &Sheet, about: &Value) -> Result<String> {
    let line = |program: &str, arguments: &[&str]| -> Result<String> {
        let output = Command::new(program).args(arguments).output();
        let output = output.with_context(|| format!("cannot start {program}: install it"))?;
        Ok(String::from_utf8_lossy(&output.stdout).trim().to_string())
    };
    let commit = line("git", &["rev-parse", "--short", "HEAD"])?;
    let date = line("date", &["+%Y-%m-%d"])?;
    let text = |value: &Value| value.as_str().unwrap_or("none").to_string();
    Ok(format!(
        "# {}\n\nMade by `{}` on commit `{commit}`, {date}: core `{}`, engine `{}`. Every result equals that of the \
         instruction-set simulator. The figures are in `{}.json`.\n\n{}",
        sheet.title,
        text(&about["command"]),
        text(&about["config"]),
        text(&about["engine"]),
        sheet.name,
        sheet.body(".")
    ))
}

/// The page beside a folder.
fn page(folder: &Path) -> Result<PathBuf> {
    folder.file_name().context("--out names a folder")?;
    Ok(folder.with_extension("md"))
}

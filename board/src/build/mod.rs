// SPDX-License-Identifier: MIT
//! From the Verilog of a board top to a bitstream: Yosys, nextpnr with one seed after another or
//! some at a time (those of a crowded design are placed first, and the best placements routed), the
//! vendor's packer. Results are kept by content in the tool folder's cache.
mod report;
mod route;
mod synthesis;

pub use report::{PathStep, Slowest, Use, Used};

use crate::description::{Board, Family};
use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use std::fs;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use thiserror::Error;
use warpwright_sim::cache;
use warpwright_toolchain::{self as toolchain, Companion, Package};
use warpwright_toolchain::{
    ECPPACK, GOWIN_PACK, ICEPACK, NEXTPNR_ECP5, NEXTPNR_GOWIN, NEXTPNR_ICE40, YOSYS,
};

/// Seeds that are tried at most, unless the user says otherwise.
pub const SEEDS: u32 = 5;

/// What is to be built.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// The design; its top module is [`crate::TOP`].
    pub verilog: &'a str,
    /// Name of the core's size, for the report.
    pub configuration: &'a str,
    /// Seeds of nextpnr that are tried, from 1 on, until one meets the clock.
    pub seeds: u32,
    /// So many of them at a time. Which one is best does not depend on it.
    pub jobs: u32,
    /// Seeds are placed first, up to the first of which nextpnr expects the clock, and so many
    /// placements routed, those of which it expects most; none: two of a design that crowds its
    /// device, each seed in one go of any other.
    pub routes: Option<u32>,
    /// The folder for bitstream and reports.
    pub out: &'a Path,
}

/// Where a build stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Yosys works.
    Synthesis,
    /// nextpnr places with these seeds.
    Place(Vec<u32>),
    /// nextpnr routes the placements of these seeds.
    Route(Vec<u32>),
    /// nextpnr places and routes with these seeds.
    PlaceAndRoute(Vec<u32>),
    /// The packer works.
    Pack,
}

/// What one seed reached.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Seed {
    /// The seed.
    pub seed: u32,
    /// Clock of the core in MHz.
    pub megahertz: f64,
    /// nextpnr's time in seconds.
    pub seconds: f64,
}

/// What nextpnr expects of a placement.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Placement {
    /// The seed.
    pub seed: u32,
    /// Clock of the core in MHz, by nextpnr's estimate before it routes.
    pub expected: f64,
    /// nextpnr's time in seconds.
    pub seconds: f64,
}

/// A finished build.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Build {
    /// Name of the board.
    pub board: String,
    /// Its device.
    pub part: String,
    /// Size of the core.
    pub configuration: String,
    /// Day of the build, in UTC.
    pub date: String,
    /// Tools and versions.
    pub tools: Vec<String>,
    /// Yosys' time in seconds.
    pub synthesis_seconds: f64,
    /// What it takes of the device.
    pub used: Used,
    /// The clock that the core must reach, in MHz.
    pub target: f64,
    /// The clock that it reaches, in MHz.
    pub megahertz: f64,
    /// Whether every clock of the design reaches what it must.
    pub met: bool,
    /// The seed of the bitstream.
    pub seed: u32,
    /// All seeds that were routed.
    pub seeds: Vec<Seed>,
    /// All that were placed first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub placements: Vec<Placement>,
    /// The slowest path between registers of the core's clock.
    pub slowest: Slowest,
    /// The bitstream.
    pub bitstream: PathBuf,
}

/// Why there is no bitstream.
#[derive(Debug, Error)]
#[allow(missing_docs, reason = "the messages say what each field is")]
pub enum BuildError {
    #[error("{configuration} does not fit {part}: {}\nlog: {}", too_many(over), log.display())]
    DoesNotFit { configuration: String, part: String, over: Vec<(String, Use)>, log: PathBuf },
    #[error("nextpnr found no way to place and route {configuration} on {part} with seed {seed}\n{errors}\nlog: {}", log.display())]
    NotRouted { configuration: String, part: String, seed: u32, errors: String, log: PathBuf },
    #[error(transparent)]
    Other(#[from] anyhow::Error),
}

fn too_many(over: &[(String, Use)]) -> String {
    let each = over.iter().map(|(name, wanted)| {
        format!(
            "{name}: needs {}, the device has {} ({} too many)",
            wanted.used,
            wanted.available,
            wanted.used - wanted.available
        )
    });
    each.collect::<Vec<_>>().join("; ")
}

/// nextpnr and the packer of a family.
fn tools(family: Family) -> (&'static Package, &'static Companion) {
    match family {
        Family::Ice40 => (&NEXTPNR_ICE40, &ICEPACK),
        Family::Ecp5 => (&NEXTPNR_ECP5, &ECPPACK),
        Family::Gowin => (&NEXTPNR_GOWIN, &GOWIN_PACK),
    }
}

/// A folder of results in the cache: made once for the same `parts`. `make` fills it.
fn kept<E: From<anyhow::Error>>(
    name: &str,
    parts: &[&str],
    make: impl FnOnce(&Path) -> Result<(), E>,
) -> Result<PathBuf, E> {
    let path = cache::file(name, parts.iter().copied().chain([FORMAT]), "d")?;
    if path.is_dir() {
        return Ok(path);
    }
    let scratch = cache::scratch()?;
    let begun = Instant::now();
    make(scratch.path())?;
    let seconds = format!("{:.1}", begun.elapsed().as_secs_f64());
    fs::write(scratch.path().join("seconds"), seconds).context("cannot write the cache")?;
    match fs::rename(scratch.path(), &path) {
        Err(error) if !path.is_dir() => {
            Err(anyhow::Error::new(error).context("cannot write the cache").into())
        }
        // Another process was faster.
        _ => Ok(path),
    }
}

/// Changes when the meaning of what is kept does.
const FORMAT: &str = "1";

/// How long it took to fill a folder.
fn seconds(folder: &Path) -> f64 {
    fs::read_to_string(folder.join("seconds"))
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or_default()
}

/// Copies a file of results into the folder of reports.
fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::copy(from, to)
        .with_context(|| format!("cannot copy {} to {}", from.display(), to.display()))?;
    Ok(())
}

/// Does something with some things at once; yields the results in their order.
fn at_once<T: Sync, R: Send>(things: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let work = &work;
    thread::scope(|scope| {
        let jobs: Vec<_> = things.iter().map(|thing| scope.spawn(move || work(thing))).collect();
        jobs.into_iter()
            .map(|job| job.join().unwrap_or_else(|panic| resume_unwind(panic)))
            .collect()
    })
}

/// Places a netlist with these seeds, up to the first that is expected to meet the clock; yields
/// the placements, that of which nextpnr expects most first.
fn placed(
    board: &Board,
    request: &Request,
    netlist: &Path,
    seeds: &[u32],
    progress: &mut dyn FnMut(Step),
) -> Result<Vec<route::Placed>, BuildError> {
    let mut placed = vec![];
    'seeds: for seeds in seeds.chunks(request.jobs.max(1) as usize) {
        progress(Step::Place(seeds.into()));
        for placement in at_once(seeds, |&seed| route::place(board, request, netlist, seed)) {
            let placement = placement?;
            let enough = placement.expected >= board.description.clock.core_mhz;
            placed.push(placement);
            if enough {
                break 'seeds;
            }
        }
    }
    placed.sort_by(|a, b| b.expected.total_cmp(&a.expected));
    Ok(placed)
}

/// Builds the bitstream of a board. `progress` hears of each step as it begins.
pub fn build(
    board: &Board,
    request: &Request,
    progress: &mut dyn FnMut(Step),
) -> Result<Build, BuildError> {
    let description = &board.description;
    let (nextpnr, _) = tools(description.fpga.family);
    let tools = [&YOSYS, nextpnr]
        .map(|package| Ok(format!("{} {}", package.name, toolchain::version_of(package)?)));
    let tools = tools.into_iter().collect::<Result<Vec<_>>>()?;
    let out = request.out;
    fs::create_dir_all(out).with_context(|| format!("cannot create {}", out.display()))?;
    let write = |name: &str, text: &[u8]| {
        fs::write(out.join(name), text).with_context(|| format!("cannot write {name}"))
    };
    write("board_top.v", request.verilog.as_bytes())?;
    progress(Step::Synthesis);
    let netlist = synthesis::run(board, request.verilog)?;
    copy(&netlist.join("yosys.log"), &out.join("yosys.log"))?;
    let all: Vec<u32> = (1..=request.seeds.max(1)).collect();
    let routes =
        request.routes.map_or_else(|| route::routes(board, &netlist), |routes| Ok(Some(routes)))?;
    let mut placements = match routes {
        Some(_) => placed(board, request, &netlist, &all, progress)?,
        None => vec![],
    };
    let each = |placed: &route::Placed| Placement {
        seed: placed.seed,
        expected: placed.expected,
        seconds: seconds(&placed.folder),
    };
    let expected = placements.iter().map(each).collect();
    for placed in &placements {
        copy(
            &placed.folder.join("nextpnr.log"),
            &out.join(format!("nextpnr-{}-placed.log", placed.seed)),
        )?;
    }
    placements.truncate(routes.unwrap_or(0).max(1) as usize);
    let order =
        if routes.is_some() { placements.iter().map(|placed| placed.seed).collect() } else { all };
    let mut seeds = vec![];
    let mut best: Option<(PathBuf, report::Reached)> = None;
    'seeds: for some in order.chunks(request.jobs.max(1) as usize) {
        progress(if routes.is_some() {
            Step::Route(some.into())
        } else {
            Step::PlaceAndRoute(some.into())
        });
        let routed =
            at_once(some, |&seed| match placements.iter().find(|placed| placed.seed == seed) {
                Some(placed) => route::route(board, request, &netlist, placed),
                None => route::run(board, request, &netlist, seed),
            });
        // In their order up to the first that meets the clock, so that the number of jobs changes
        // nothing.
        for (&seed, folder) in some.iter().zip(routed) {
            let folder = folder?;
            let reached = report::reached(&folder, &netlist, description)?;
            copy(&folder.join("nextpnr.log"), &out.join(format!("nextpnr-{seed}.log")))?;
            copy(&folder.join("report.json"), &out.join(format!("nextpnr-{seed}.json")))?;
            seeds.push(Seed { seed, megahertz: reached.megahertz, seconds: seconds(&folder) });
            let met = reached.met;
            if best
                .as_ref()
                .is_none_or(|(_, before)| (met, reached.megahertz) > (before.met, before.megahertz))
            {
                best = Some((folder, reached));
            }
            if met {
                break 'seeds;
            }
        }
    }
    let (folder, reached) = best.context("no seed was tried")?;
    progress(Step::Pack);
    let packed = route::pack(board, &folder)?;
    let bitstream = out.join(format!("{}.{}", board.name, description.programmer.bitstream));
    copy(&packed, &bitstream)?;
    let seed =
        seeds.iter().find(|seed| seed.megahertz == reached.megahertz).map_or(1, |seed| seed.seed);
    let build = Build {
        board: board.name.clone(),
        part: description.fpga.part.clone(),
        configuration: request.configuration.into(),
        date: today(),
        tools,
        synthesis_seconds: seconds(&netlist),
        used: reached.used,
        target: description.clock.core_mhz,
        megahertz: reached.megahertz,
        met: reached.met,
        seed,
        seeds,
        placements: expected,
        slowest: reached.slowest,
        bitstream,
    };
    write(
        "report.json",
        &serde_json::to_vec_pretty(&build).context("the report cannot be written")?,
    )?;
    Ok(build)
}

/// The folder of a board's bitstream and reports.
pub fn output_folder(board: &str) -> PathBuf {
    Path::new("build").join(board)
}

/// The report of an earlier build.
pub fn earlier(folder: &Path) -> Result<Build> {
    let file = folder.join("report.json");
    let text = fs::read(&file).with_context(|| format!("cannot read {}", file.display()))?;
    serde_json::from_slice(&text)
        .with_context(|| format!("{} is damaged: build again", file.display()))
}

/// The day in UTC as YEAR-MONTH-DAY.
pub fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    date(seconds / 86_400)
}

/// The date of a day counted from 1970-01-01.
fn date(mut day: u64) -> String {
    let leap = |year: u64| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let mut year = 1970;
    while day >= 365 + u64::from(leap(year)) {
        day -= 365 + u64::from(leap(year));
        year += 1;
    }
    let months = [31, 28 + u64::from(leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 1;
    for length in months {
        if day < length {
            break;
        }
        day -= length;
        month += 1;
    }
    format!("{year}-{month:02}-{:02}", day + 1)
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_become_dates() {
        // By `date -u -d @$((DAY * 86400)) +%F`.
        for (day, wanted) in [
            (0, "1970-01-01"),
            (19_781, "2024-02-28"),
            (19_782, "2024-02-29"),
            (20_779, "2026-11-22"),
        ] {
            assert_eq!(date(day), wanted);
        }
    }
}

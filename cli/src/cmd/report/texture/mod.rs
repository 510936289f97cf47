// SPDX-License-Identifier: MIT
//! `report texture`: dependent reads through the latency FIFO (docs/mechanisms/5.md), against the
//! conventional scheme and against one read at a time; the texture cache.
mod plots;
mod stream;

use super::runner::{in_parallel, run_all, Job, Run, Watcher};
use super::sheet::{cells, Grid, Sheet};
use super::workloads::{with_constant, workloads, Workload};
use super::Settings;
use anyhow::Result;
use serde::Serialize;
use stream::{Pipeline, Rate};
use warpwright_config::counters::Counter;
use warpwright_config::{GrantForm, Mechanisms, Size, Variant, THREADS};
use warpwright_rtl::texture::BITS_PER_REQUEST;
use warpwright_sim::conventional::{Fate, Loop, Pass};
use warpwright_sim::engine::Cycle;
use warpwright_sim::engines::EngineKind;

const LATENCY: u32 = 100;
const READS: usize = 8;
const PICTURE: (u32, u32) = (32, 32);
/// Registers of a thread of `dependent.s` that live over its read, besides the coordinates; all
/// that it has.
const LIVE: u64 = 6;
/// A FIFO for as many samples as the warps of `small` have threads.
const DEEP: u32 = 32;
/// Cycles that a miss takes besides memory: request, reorder buffer, entry into the cache.
const BESIDES: u32 = 3;
/// Grid of the example programs.
const EXAMPLES: (u32, u32) = (96, 64);
const ALL_REGISTERS: u64 = 16;
/// Return address, mask, task of a quad.
const OVERHEAD: u64 = 20 + 4 + 24;
const DEPTHS: [u32; 7] = [1, 2, 4, 8, 16, 32, 64];
const LATENCIES: [u32; 9] = [1, 5, 10, 20, 40, 80, 160, 320, 640];
/// What counts as kept: this share of the throughput at latency 1.
const KEPT: f64 = 0.9;
const WAITING: [&str; 5] = ["dependent", "glass", "tiled", "filters", "rays"];
const WAIT_LATENCIES: [u32; 2] = [40, 100];
const CACHED: [&str; 3] = ["tiled", "glass", "filters"];
const WAYS: [usize; 3] = [1, 2, 4];
const LINES: [usize; 4] = [8, 16, 32, 64];

struct Nothing;

impl Watcher for Nothing {
    fn see(&mut self, _: &Cycle) {}
}

/// A number of dependent reads: the core, and the conventional loop.
#[derive(Clone, Debug, Serialize)]
struct Dependent {
    reads: usize,
    requests: f64,
    bits: f64,
    cycles: u64,
    /// With a latency FIFO of [`DEEP`].
    cycles_deep: u64,
    cycles_one_at_a_time: u64,
    /// Lines missed by a request.
    misses: f64,
    conventional: Vec<Conventional>,
    /// The conventional loop with [`LIVE`] registers and as many quads under way as this core has
    /// warps.
    cycles_same: u64,
}

/// The conventional loop with so many live registers.
#[derive(Clone, Debug, Serialize)]
struct Conventional {
    registers: u64,
    bits_per_request: u64,
    batch: u64,
    bits: u64,
    cycles: u64,
    /// One more than the batch: the cycle of the lock-up.
    locked_up: Option<u64>,
}

/// A depth of the FIFO: throughput by latency.
#[derive(Clone, Debug, Serialize)]
struct Depth {
    depth: u32,
    ahead: bool,
    rates: Vec<(u32, Rate)>,
    /// The latency that the depth covers, from the throughput at latency 1.
    covered: u32,
    /// The greatest latency with nine tenths of that throughput.
    knee: u32,
}

/// `suspend` against `scoreboard`.
#[derive(Clone, Debug, Serialize)]
struct Waiting {
    program: &'static str,
    latency: u32,
    scoreboard: u64,
    suspend: u64,
}

/// A cache.
#[derive(Clone, Debug, Serialize)]
struct Cached {
    program: &'static str,
    lines: usize,
    ways: usize,
    lookups: f64,
    misses: f64,
    cycles: u64,
}

/// A warm cache: samples per cycle.
#[derive(Clone, Copy, Debug, Serialize)]
struct Warm {
    pipeline: Rate,
    core: f64,
}

/// All that was measured.
#[derive(Debug, Serialize)]
struct Figures {
    latency: u32,
    /// Pixels of the dependent reads.
    picture: (u32, u32),
    bits_per_request: u32,
    dependent: Vec<Dependent>,
    depths: Vec<Depth>,
    warm: Warm,
    waiting: Vec<Waiting>,
    caches: Vec<Cached>,
}

/// Makes the report.
pub fn report(settings: &Settings) -> Result<Sheet> {
    let latency = settings.latency.first().copied().unwrap_or(LATENCY);
    let (engine, size) = (settings.engine(), settings.size_of_core());
    let lines: Vec<usize> =
        if settings.lines.is_empty() { LINES.to_vec() } else { settings.lines.clone() };
    let lines: Vec<usize> =
        lines.into_iter().filter(|&lines| lines <= size.numbers().texture_lines).collect();
    let figures = runs(settings, latency, &lines, engine, size)?;
    Ok(Sheet {
        name: "texture",
        title: "Dependent texture reads through the latency FIFO",
        claim:
            "any number of dependent reads, with a few hundred bits each through the FIFO instead of a pixel's whole context; \
                no lock-up; throughput within 10 % of its zero-latency value up to the latency that the FIFO depth covers; at \
                least 0.5 bilinear samples per cycle from a warm cache; at least 8 requests outstanding.",
        findings: findings(&figures),
        grids: grids(&figures),
        plots: plots::plots(&figures)?,
        data: serde_json::to_value(&figures)?,
    })
}

/// Everything that the core runs, in one list of jobs, so that each design is made ready once.
fn runs(
    settings: &Settings,
    latency: u32,
    lines: &[usize],
    engine: EngineKind,
    size: Size,
) -> Result<Figures> {
    let picture = settings.size.unwrap_or(PICTURE);
    let mut all: Vec<Workload> = (0..=READS)
        .map(|reads| with_constant("dependent", "READS", reads, picture))
        .collect::<Result<_>>()?;
    all.push(with_constant("warm", "ROUNDS", 64, picture)?);
    let others: Vec<&str> = WAITING.into_iter().filter(|&name| name != "dependent").collect();
    let first_other = all.len();
    all.extend(workloads(&[], &others, settings.size.unwrap_or(EXAMPLES))?);
    let place = |name: &str| match name {
        "dependent" => 4,
        name => {
            first_other
                + all[first_other..]
                    .iter()
                    .position(|workload| workload.name == name)
                    .expect("it is in the list")
        }
    };
    let job = |workload, mechanisms, variant, latency| Job {
        workload,
        mechanisms,
        variant,
        registers: None,
        latency,
    };
    let plain = Variant::default();
    let single = Mechanisms { texture_ahead: false, ..Mechanisms::ALL };
    let mut jobs = Vec::new();
    for reads in 0..=READS {
        jobs.push(job(reads, Mechanisms::ALL, plain, latency));
        jobs.push(job(reads, Mechanisms::ALL, plain, 1));
        jobs.push(job(reads, single, plain, latency));
        jobs.push(job(
            reads,
            Mechanisms::ALL,
            Variant { texture_depth: Some(DEEP), ..plain },
            latency,
        ));
        jobs.push(job(reads, Mechanisms::ALL, Variant { warps: Some(1), ..plain }, 1));
    }
    let warm = jobs.len();
    jobs.push(job(READS + 1, Mechanisms::ALL, Variant { grant: GrantForm::Off, ..plain }, 1));
    let waits: Vec<(&'static str, u32)> = WAITING
        .into_iter()
        .flat_map(|program| WAIT_LATENCIES.map(|latency| (program, latency)))
        .collect();
    let first_wait = jobs.len();
    for &(program, latency) in &waits {
        jobs.push(job(place(program), Mechanisms::ALL, plain, latency));
        jobs.push(job(
            place(program),
            Mechanisms::ALL,
            Variant { texture_suspend: true, ..plain },
            latency,
        ));
    }
    let caches: Vec<(&'static str, usize, usize)> = (CACHED.into_iter())
        .flat_map(|program| {
            WAYS.into_iter()
                .flat_map(move |ways| lines.iter().map(move |&lines| (program, lines, ways)))
        })
        .collect();
    let first_cache = jobs.len();
    for &(program, lines, ways) in &caches {
        let variant = Variant { texture_lines: Some(lines), texture_ways: Some(ways), ..plain };
        jobs.push(job(place(program), Mechanisms::ALL, variant, WAIT_LATENCIES[0]));
    }
    let done = run_all(settings, &all, &jobs, |_| Nothing)?;

    let dependent = (0..=READS)
        .map(|reads| dependent(reads, &done[5 * reads..5 * reads + 5], size, latency))
        .collect();
    let samples = THREADS as f64 * done[warm].count(Counter::TextureRequests);
    let pipeline =
        Pipeline::new(engine, true, size.numbers().latency_fifo as u32)?.rate(1, true)?;
    let waiting = (waits.iter().enumerate())
        .map(|(number, &(program, latency))| {
            let [scoreboard, suspend] =
                [0, 1].map(|which| done[first_wait + 2 * number + which].cycles);
            Waiting { program, latency, scoreboard, suspend }
        })
        .collect();
    let caches = (caches.iter().enumerate())
        .map(|(number, &(program, lines, ways))| {
            let run = &done[first_cache + number];
            let [lookups, misses] =
                [Counter::TextureLookups, Counter::TextureMisses].map(|counter| run.count(counter));
            Cached { program, lines, ways, lookups, misses, cycles: run.cycles }
        })
        .collect();
    Ok(Figures {
        latency,
        picture,
        bits_per_request: BITS_PER_REQUEST,
        dependent,
        depths: depths(engine)?,
        warm: Warm { pipeline, core: samples / done[warm].cycles.max(1) as f64 },
        waiting,
        caches,
    })
}

/// The conventional loop has a FIFO as large as this core's register file, the wires of its texture
/// requests, and the speed that this core has at memory latency 1.
fn dependent(reads: usize, runs: &[Run<Nothing>], size: Size, latency: u32) -> Dependent {
    let [run, quick, single, deep, alone] = runs else {
        unreachable!("five runs for each number of reads")
    };
    let quads = run.count(Counter::Launches);
    let requests = run.count(Counter::TextureRequests);
    let misses = run.count(Counter::TextureMisses) / requests.max(1.0);
    // The same texture unit: a sample a cycle, and so many lines outstanding.
    let lines = misses * f64::from(latency) / size.numbers().texture_requests as f64;
    let service = (THREADS as u64).max(lines.round() as u64);
    let segment = (quick.cycles as f64 / quads / (reads + 1) as f64).round() as u64;
    // A quad alone takes longer for a pass than its share of the shader: so long it is under way
    // besides memory.
    let alone = (alone.cycles as f64 / quads / (reads + 1) as f64).round() as u64;
    let under_way = u64::from(latency) + alone.saturating_sub(segment);
    let scheme = |registers: u64| {
        let bits = THREADS as u64 * 32;
        let pass =
            Pass { registers: registers * bits + OVERHEAD, coordinates: 2 * bits, cycles: segment };
        let fifo = (size.numbers().registers * THREADS * 32) as u64;
        Loop {
            fifo,
            port: BITS_PER_REQUEST.into(),
            latency: under_way,
            service,
            passes: vec![pass; reads],
            finish: segment,
        }
    };
    let conventional = [LIVE, ALL_REGISTERS].map(|registers| {
        let (scheme, quads) = (scheme(registers), quads as u64);
        let batch = scheme.batch();
        let Fate::Completed { cycles, moved, .. } = scheme.run(quads, batch) else {
            unreachable!("the batch fits")
        };
        let locked_up = match scheme.run(quads, batch + 1) {
            Fate::LockedUp { cycle, .. } => Some(cycle),
            Fate::Completed { .. } => None,
        };
        let bits_per_request = scheme.passes.first().map_or(0, Pass::need);
        Conventional { registers, bits_per_request, batch, bits: moved, cycles, locked_up }
    });
    let Fate::Completed { cycles: cycles_same, .. } =
        scheme(LIVE).run(quads as u64, size.numbers().warps as u64)
    else {
        unreachable!("fewer than the batch fit")
    };
    Dependent {
        reads,
        requests,
        bits: requests * f64::from(BITS_PER_REQUEST),
        cycles: run.cycles,
        cycles_deep: deep.cycles,
        cycles_one_at_a_time: single.cycles,
        misses,
        conventional: conventional.into(),
        cycles_same,
    }
}

/// The texture pipeline alone.
fn depths(engine: EngineKind) -> Result<Vec<Depth>> {
    let cases: Vec<(bool, u32)> =
        DEPTHS.map(|depth| (true, depth)).into_iter().chain([(false, 64)]).collect();
    in_parallel(&cases, |&(ahead, depth)| {
        let pipeline = Pipeline::new(engine, ahead, depth)?;
        let rates = LATENCIES.map(|latency| Ok((latency, pipeline.rate(latency, false)?)));
        let rates = rates.into_iter().collect::<Result<Vec<_>>>()?;
        let best = rates[0].1.samples;
        // The samples of a full FIFO last for so many cycles; a miss takes some of them in addition
        // to memory's.
        let lasts = (f64::from(if ahead { depth } else { 1 }) / best).floor() as u32;
        let covered = lasts.saturating_sub(BESIDES).max(1);
        let kept = |latency: u32| {
            Ok::<_, anyhow::Error>(pipeline.rate(latency, false)?.samples >= KEPT * best)
        };
        let (mut low, mut high) = (1, 512);
        while low + 1 < high {
            let middle = (low + high) / 2;
            *(if kept(middle)? { &mut low } else { &mut high }) = middle;
        }
        Ok(Depth { depth, ahead, rates, covered, knee: low })
    })
}

fn findings(figures: &Figures) -> Vec<String> {
    let mut all = Vec::new();
    if let Some(most) = figures.dependent.last() {
        let [live, whole] = [&most.conventional[0], &most.conventional[1]];
        all.push(format!(
            "A request takes {BITS_PER_REQUEST} bits through the FIFO, however many registers a thread has; in the conventional scheme it \
             takes {} with {} live registers and {} with {}: {:.1} and {:.1} times as many.",
            live.bits_per_request,
            live.registers,
            whole.bits_per_request,
            whole.registers,
            live.bits_per_request as f64 / f64::from(BITS_PER_REQUEST),
            whole.bits_per_request as f64 / f64::from(BITS_PER_REQUEST),
        ));
        all.push(format!(
            "{} dependent reads at latency {}: {} cycles, {} with a FIFO of {DEEP} samples; the conventional scheme {} and {}, with \
             batches of {} and {} quads.",
            most.reads, figures.latency, most.cycles, most.cycles_deep, live.cycles, whole.cycles, live.batch, whole.batch
        ));
        all.push(format!(
            "The batches hold more quads under way than this core has warps, since their FIFO is a second register file; with as many \
             quads as warps the conventional scheme needs {} cycles, {:.2} times those of this core.",
            most.cycles_same,
            most.cycles_same as f64 / most.cycles.max(1) as f64
        ));
    }
    let locked =
        figures.dependent.iter().flat_map(|case| &case.conventional).filter(|case| case.batch > 0);
    if locked.clone().all(|case| case.locked_up.is_some()) {
        all.push(
            "The conventional scheme locks up in every case if the batch is one quad larger."
                .into(),
        );
    }
    let warm = &figures.warm;
    all.push(format!(
        "Warm cache, four channels: the texture pipeline alone gives {:.2} bilinear samples per cycle, in the core {:.2}.",
        warm.pipeline.samples, warm.core
    ));
    let deep = figures.depths.iter().filter(|depth| depth.ahead);
    let knees: Vec<String> = deep
        .map(|depth| format!("{} (covers {}): {}", depth.depth, depth.covered, depth.knee))
        .collect();
    all.push(format!(
        "Latency up to which the throughput stays within 10 %, by depth: {}.",
        knees.join(", ")
    ));
    let most = figures
        .depths
        .iter()
        .flat_map(|depth| &depth.rates)
        .map(|(_, rate)| rate.outstanding)
        .max();
    all.push(format!("Requests to memory outstanding at a time: up to {}.", most.unwrap_or(0)));
    all
}

fn grids(figures: &Figures) -> Vec<Grid> {
    let latency = figures.latency;
    vec![
        dependent_grid(figures, latency),
        depth_grid(figures),
        waiting_grid(figures),
        cache_grid(figures),
    ]
}

fn dependent_grid(figures: &Figures, latency: u32) -> Grid {
    let row = |case: &Dependent| {
        let mut row = vec![
            case.reads.to_string(),
            BITS_PER_REQUEST.to_string(),
            format!("{:.0}", case.bits / 1000.0),
            format!("{:.1}", case.bits / case.cycles.max(1) as f64),
            format!("{:.1}", case.misses),
            case.cycles.to_string(),
            case.cycles_deep.to_string(),
            case.cycles_one_at_a_time.to_string(),
        ];
        for other in &case.conventional {
            row.extend([
                other.bits_per_request.to_string(),
                format!("{:.0}", other.bits as f64 / 1000.0),
                format!("{:.1}", other.bits as f64 / other.cycles.max(1) as f64),
                other.cycles.to_string(),
                other.batch.to_string(),
                other.locked_up.map_or("no".into(), |cycle| format!("in cycle {cycle}")),
            ]);
        }
        row.push(case.cycles_same.to_string());
        row
    };
    let mut head = cells([
        "reads",
        "bits a request",
        "kbit in all",
        "bits a cycle",
        "lines missed a request",
        "cycles",
        "cycles, FIFO of 32",
        "cycles, one read at a time",
    ]);
    for registers in [LIVE, ALL_REGISTERS] {
        head.extend(
            [
                "bits a request",
                "kbit in all",
                "bits a cycle",
                "cycles",
                "batch",
                "batch + 1 locks up",
            ]
            .map(|name| format!("conventional, {registers} registers: {name}")),
        );
    }
    head.push(format!("conventional, {LIVE} registers, as many quads as warps: cycles"));
    Grid {
        title: format!(
            "Dependent reads (`programs/dependent.s`, {} x {} pixels, memory latency {latency}): this core, and the conventional scheme in \
             which {LIVE} live registers, or all {ALL_REGISTERS}, go through the FIFO. The conventional FIFO is as large as the register \
             file of this core and has as many wires as its texture requests; its texture unit misses as many lines and has as many \
             outstanding; it computes as fast as this core \
             at latency 1, and its quads are under way as long as a warp here that runs alone.",
            figures.picture.0, figures.picture.1
        ),
        head,
        rows: figures.dependent.iter().map(row).collect(),
    }
}

fn depth_grid(figures: &Figures) -> Grid {
    let row = |depth: &Depth| {
        let name = if depth.ahead { depth.depth.to_string() } else { "one read at a time".into() };
        let mut row = vec![name];
        row.extend(depth.rates.iter().map(|(_, rate)| format!("{:.3}", rate.samples)));
        row.extend([depth.covered.to_string(), depth.knee.to_string()]);
        row
    };
    let mut head = cells(["depth"]);
    head.extend(LATENCIES.map(|latency| format!("latency {latency}")));
    head.extend(cells(["covers", "within 10 % up to"]));
    let misses = figures.depths.first().map_or(0.0, |depth| depth.rates[0].1.misses);
    Grid {
        title: format!(
            "Bilinear samples per cycle of the texture pipeline alone, by depth of the latency FIFO and memory latency: a picture of \
             128 x 128 texels once, in tiles of 8 x 8, {misses:.2} lines missed a sample. `covers`: depth / throughput at latency 1, \
             less the {BESIDES} cycles that a miss takes besides memory."
        ),
        head,
        rows: figures.depths.iter().map(row).collect(),
    }
}

fn waiting_grid(figures: &Figures) -> Grid {
    let row = |case: &Waiting| {
        vec![
            case.program.to_string(),
            case.latency.to_string(),
            case.suspend.to_string(),
            case.scoreboard.to_string(),
            format!("{:.2}", case.suspend as f64 / case.scoreboard.max(1) as f64),
        ]
    };
    Grid {
        title: "A warp waits for its texture read from its issue on (`suspend`), or when an instruction needs the result \
                (`scoreboard`): cycles."
            .into(),
        head: cells(["program", "latency", "suspend", "scoreboard", "times as fast"]),
        rows: figures.waiting.iter().map(row).collect(),
    }
}

fn cache_grid(figures: &Figures) -> Grid {
    let row = |case: &Cached| {
        vec![
            case.program.to_string(),
            case.lines.to_string(),
            case.ways.to_string(),
            format!("{:.0}", case.lookups),
            format!("{:.0}", case.misses),
            format!("{:.1}", 100.0 * case.misses / case.lookups.max(1.0)),
            case.cycles.to_string(),
        ]
    };
    Grid {
        title: format!(
            "The texture cache: lines of 16 bytes and ways, memory latency {}.",
            WAIT_LATENCIES[0]
        ),
        head: cells([
            "program",
            "lines",
            "ways",
            "texels looked up",
            "misses",
            "misses in 100 texels",
            "cycles",
        ]),
        rows: figures.caches.iter().map(row).collect(),
    }
}

// SPDX-License-Identifier: MIT
//! `report texture`: dependent reads through the latency FIFO (docs/mechanisms/5.md), against the
//! conventional scheme and against one read at a time; the texture cache.
mod grids;
mod plots;
mod stream;

use super::runner::{in_parallel, run_all, Job, Run, Watcher};
use super::sheet::Sheet;
use super::workloads::{with_constant, workloads, Workload};
use super::Settings;
use anyhow::Result;
use serde::Serialize;
use stream::{Pipeline, Rate};
use warpwright_config::counters::Counter;
use warpwright_config::{Mechanisms, Size, Variant, THREADS};
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
        findings: grids::findings(&figures),
        grids: grids::grids(&figures),
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
    jobs.push(job(READS + 1, Mechanisms::ALL, plain, 1));
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

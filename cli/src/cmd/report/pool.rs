// SPDX-License-Identifier: MIT
//! Execution units on shared texture pipelines and one memory port, against a single one
//! (docs/mechanisms/5.md).
use super::runner::{run_all, Job, Run, Watcher};
use super::sheet::{cells, Grid, Plot, Sheet};
use super::workloads::{workloads, Workload};
use super::Settings;
use crate::chart::{panels, Across, Curve, Panel};
use anyhow::Result;
use serde::Serialize;
use warpwright_config::counters::Counter;
use warpwright_config::{pipeline_counts, unit_counts, Mechanisms, Variant};
use warpwright_sim::engine::Cycle;

/// From arithmetic alone to texture reads and atomics most of the time.
const PROGRAMS: [&str; 7] =
    ["mandelbrot", "rays", "gemm", "stencil", "filters", "glass", "histogram"];
/// Those that a second texture pipeline could make faster.
const TEXTURED: [&str; 2] = ["filters", "glass"];
const SIZE: (u32, u32) = (64, 48);
const LATENCY: u32 = 40;

/// Cycles in which the shared parts work.
#[derive(Default)]
struct Shared {
    cycles: u64,
    /// Requests that the memory took.
    requests: u64,
    /// Warps live, summed over the cycles.
    live: u64,
}

impl Watcher for Shared {
    fn see(&mut self, cycle: &Cycle) {
        if cycle.unit == 0 {
            self.cycles += 1;
            self.requests += u64::from(cycle.request.is_some() && cycle.ready);
        }
        self.live += u64::from(cycle.live.count_ones());
    }
}

/// One program on so many units.
#[derive(Clone, Debug, Serialize)]
struct Point {
    program: &'static str,
    units: usize,
    /// Texture pipelines.
    pipelines: usize,
    cycles: u64,
    /// Against one unit.
    times_as_fast: f64,
    /// Instructions per cycle, all units together.
    issued: f64,
    /// Warps of the least and of the most loaded unit.
    warps: [u32; 2],
    /// Warps resident on average, all units together.
    resident: f64,
    /// Share of the cycles in which the memory port takes a request.
    memory: f64,
    /// Texels looked up per cycle; a pipeline can look up those of one sample.
    texels: f64,
    /// Texture cache misses.
    misses: f64,
}

fn point(
    program: &'static str,
    [units, pipelines]: [usize; 2],
    run: &Run<Shared>,
    single: u64,
) -> Point {
    let cycles = run.cycles.max(1) as f64;
    let launched = run.unit_counters.iter().map(|counters| counters[Counter::Launches as usize]);
    Point {
        program,
        units,
        pipelines,
        cycles: run.cycles,
        times_as_fast: single as f64 / cycles,
        issued: run.utilisation(),
        warps: [launched.clone().min().unwrap_or(0), launched.max().unwrap_or(0)],
        resident: run.watcher.live as f64 / cycles,
        memory: run.watcher.requests as f64 / cycles,
        texels: run.count(Counter::TextureLookups) / cycles,
        misses: run.count(Counter::TextureMisses),
    }
}

/// Makes the report.
pub fn report(settings: &Settings) -> Result<Sheet> {
    let latency = settings.latency.first().copied().unwrap_or(LATENCY);
    let workloads = workloads(&settings.program, &PROGRAMS, settings.size.unwrap_or(SIZE))?;
    let size = settings.size_of_core();
    let pipelines =
        |units| pipeline_counts(size, units).into_iter().map(move |pipelines| [units, pipelines]);
    let cores: Vec<[usize; 2]> = unit_counts(size).into_iter().flat_map(pipelines).collect();
    let mut points = Vec::new();
    for core @ [units, texture_pipelines] in cores {
        let variant = Variant { units, texture_pipelines, ..Variant::default() };
        let job = |workload| Job {
            workload,
            mechanisms: Mechanisms::ALL,
            variant,
            registers: None,
            latency,
        };
        let wanted = |&workload: &usize| {
            texture_pipelines == 1 || TEXTURED.contains(&workloads[workload].name)
        };
        let jobs: Vec<Job> = (0..workloads.len()).filter(wanted).map(job).collect();
        let runs = run_all(settings, &workloads, &jobs, |_| Shared::default())?;
        for (job, run) in jobs.iter().zip(&runs) {
            let program = workloads[job.workload].name;
            let single = points
                .iter()
                .find(|point: &&Point| point.program == program)
                .map_or(run.cycles, |point| point.cycles);
            points.push(point(program, core, run, single));
        }
    }
    let place =
        |point: &Point| workloads.iter().position(|workload| workload.name == point.program);
    points.sort_by_key(|point| (place(point), point.units, point.pipelines));
    Ok(Sheet {
        name: "pool",
        title: "Execution units on shared texture pipelines and one memory port",
        claim: "two and four units scale a texture-light program by 1.9 and 3.6 or better.",
        findings: findings(&points),
        grids: vec![grid(&points, latency)],
        plots: vec![plot(&points, &workloads, latency)?],
        data: serde_json::json!({ "latency": latency, "points": points }),
    })
}

fn findings(points: &[Point]) -> Vec<String> {
    let scaling = |program: &str| -> Vec<String> {
        let several = points.iter().filter(|point| point.program == program && point.units > 1);
        let named = |point: &Point| match point.pipelines {
            1 => format!("{:.2} with {}", point.times_as_fast, point.units),
            more => format!(
                "{:.2} with {} and {more} texture pipelines",
                point.times_as_fast, point.units
            ),
        };
        several.map(named).collect()
    };
    let mut all = Vec::new();
    let named: Vec<&str> =
        points.iter().filter(|point| point.units == 1).map(|point| point.program).collect();
    for program in named {
        all.push(format!("{program}: times as fast as one unit {}.", scaling(program).join(", ")));
    }
    all.push(
        "Where the scaling ends, something shared is busy: the memory port (`memory`, requests per cycle) or the texture pipeline, \
         which looks up at most the texels of one sample per cycle and writes a row of texels per cycle. Of two pipelines each \
         serves every second unit."
            .into(),
    );
    all
}

fn grid(points: &[Point], latency: u32) -> Grid {
    let row = |point: &Point| {
        let mut row = cells([point.program]);
        row.extend([
            point.units.to_string(),
            point.pipelines.to_string(),
            point.cycles.to_string(),
            format!("{:.2}", point.times_as_fast),
            format!("{:.2}", point.issued),
            format!("{} to {}", point.warps[0], point.warps[1]),
            format!("{:.1}", point.resident),
            format!("{:.2}", point.memory),
            format!("{:.2}", point.texels),
            format!("{:.0}", point.misses),
        ]);
        row
    };
    let head = [
        "program",
        "units",
        "pipelines",
        "cycles",
        "times as fast",
        "instructions a cycle",
        "warps of a unit",
        "resident warps",
        "memory",
        "texels a cycle",
        "texture misses",
    ];
    Grid {
        title: format!("Each program on one to several execution units, memory latency {latency}."),
        head: cells(head),
        rows: points.iter().map(row).collect(),
    }
}

fn plot(points: &[Point], workloads: &[Workload], latency: u32) -> Result<Plot> {
    let curve = |(colour, workload): (usize, &Workload), pipelines: usize| {
        let of = points
            .iter()
            .filter(|point| point.program == workload.name && point.pipelines == pipelines);
        let points: Vec<_> = of.map(|point| (point.units as f64, point.times_as_fast)).collect();
        let name = if pipelines == 1 {
            workload.name.into()
        } else {
            format!("{}, {pipelines} pipelines", workload.name)
        };
        Curve { name, colour, dashed: pipelines > 1, points }
    };
    let curves = [1, 2]
        .into_iter()
        .flat_map(|pipelines| workloads.iter().enumerate().map(move |one| (one, pipelines)));
    let curves = curves
        .map(|(one, pipelines)| curve(one, pipelines))
        .filter(|curve| !curve.points.is_empty());
    let panel = Panel {
        title: "Execution units".into(),
        x: "execution units".into(),
        y: "times as fast as one".into(),
        across: Across::Steps,
        curves: curves.collect(),
        mark: None,
    };
    Ok(Plot {
        name: "pool-scaling".into(),
        caption: format!("Speed against the number of execution units, memory latency {latency}."),
        svg: panels(&[panel])?,
    })
}

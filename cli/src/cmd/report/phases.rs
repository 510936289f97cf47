// SPDX-License-Identifier: MIT
//! `report phases`: the marks of texture reads as they are written, as the pass of the tool chain
//! puts them, and without any (docs/phases.md).
use super::runner::{run_all, Job, Run, Watcher};
use super::sheet::{cells, Grid, Sheet};
use super::workloads::{marked, shader, textured, Workload};
use super::Settings;
use anyhow::Result;
use serde::Serialize;
use warpwright_config::counters::Counter;
use warpwright_config::{Mechanisms, Variant};
use warpwright_isa::{decode, Instruction, Phases, Unit};
use warpwright_sim::engine::Cycle;

const LATENCY: u32 = 100;
const GRID: (u32, u32) = (96, 72);

/// Where the marks come from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Marks {
    Written,
    Formed,
    Without,
}

impl Marks {
    const ALL: [Self; 3] = [Self::Written, Self::Formed, Self::Without];

    fn name(self) -> &'static str {
        match self {
            Self::Written => "by hand",
            Self::Formed => "by the pass",
            Self::Without => "without",
        }
    }

    /// The program with these marks; `None`: it has none by hand.
    fn program(self, name: &str, grid: (u32, u32)) -> Result<Option<Workload>> {
        match self {
            Self::Written => marked(name, Phases::Given, grid).map(|written| {
                Some(written).filter(|written| warpwright_isa::phases::is_marked(&code(written)))
            }),
            Self::Formed => marked(name, Phases::Auto, grid).map(Some),
            Self::Without => marked(name, Phases::Off, grid).map(Some),
        }
    }
}

fn code(workload: &Workload) -> Vec<Instruction> {
    workload.program.instructions.iter().filter_map(|&word| decode(word).ok()).collect()
}

struct Nothing;

impl Watcher for Nothing {
    fn see(&mut self, _: &Cycle) {}
}

/// One run.
#[derive(Debug, Serialize)]
struct Point {
    program: &'static str,
    marks: &'static str,
    /// Texture reads that directly follow one another.
    clusters: Vec<usize>,
    registers: u8,
    cycles: u64,
    misses: f64,
    lookups: f64,
}

/// How many texture reads stand together, in the order of the program.
fn clusters(workload: &Workload) -> Vec<usize> {
    let code = code(workload);
    let of_texture = |i: &Instruction| i.row.unit == Unit::Texture;
    let runs = code.chunk_by(|one, other| of_texture(one) == of_texture(other));
    runs.filter(|run| of_texture(&run[0])).map(<[_]>::len).collect()
}

fn point(marks: Marks, workload: &Workload, run: &Run<Nothing>) -> Point {
    Point {
        program: workload.name,
        marks: marks.name(),
        clusters: clusters(workload),
        registers: workload.program.launch.registers,
        cycles: run.cycles,
        misses: run.count(Counter::TextureMisses),
        lookups: run.count(Counter::TextureLookups),
    }
}

/// Measures and reports.
pub fn report(settings: &Settings) -> Result<Sheet> {
    let grid = settings.size.unwrap_or(GRID);
    let latency = settings.latency.first().copied().unwrap_or(LATENCY);
    let (assembled, shaders) = textured(&settings.program)?;
    let mut all: Vec<(Marks, Workload)> = vec![];
    for name in assembled {
        for marks in Marks::ALL {
            all.extend(marks.program(name, grid)?.map(|workload| (marks, workload)));
        }
    }
    for name in shaders {
        for (marks, phases) in [(Marks::Formed, Phases::Auto), (Marks::Without, Phases::Off)] {
            all.push((marks, shader(name, phases, grid)?));
        }
    }
    let job = |workload| Job {
        workload,
        mechanisms: Mechanisms::ALL,
        variant: Variant::default(),
        registers: None,
        latency,
    };
    let jobs: Vec<Job> = (0..all.len()).map(job).collect();
    let (marks, workloads): (Vec<Marks>, Vec<Workload>) = all.into_iter().unzip();
    let runs = run_all(settings, &workloads, &jobs, |_| Nothing)?;
    let points: Vec<Point> = marks
        .iter()
        .zip(&workloads)
        .zip(&runs)
        .map(|((&marks, workload), run)| point(marks, workload, run))
        .collect();
    Ok(Sheet {
        name: "phases",
        title: "Phases of texture reads: by hand, by the pass, without marks",
        claim:
            "the pass takes no more cycles and has no more texture cache misses than marks by hand.",
        findings: findings(&points),
        grids: vec![table(&points, latency)],
        plots: vec![],
        data: serde_json::json!({ "grid": [grid.0, grid.1], "latency": latency, "points": points }),
    })
}

/// The run of the same program with other marks.
fn with(points: &[Point], program: &str, marks: Marks) -> Option<usize> {
    points.iter().position(|point| point.program == program && point.marks == marks.name())
}

fn findings(points: &[Point]) -> Vec<String> {
    let against = |marks: Marks| {
        let ratios: Vec<(f64, f64)> = points
            .iter()
            .filter(|point| point.marks == Marks::Formed.name())
            .filter_map(|formed| {
                let other = &points[with(points, formed.program, marks)?];
                let misses = formed.misses.max(1.0) / other.misses.max(1.0);
                Some((formed.cycles as f64 / other.cycles.max(1) as f64, misses))
            })
            .collect();
        let mean = |ratio: fn(&(f64, f64)) -> f64| {
            let sum: f64 = ratios.iter().map(|pair| ratio(pair).ln()).sum();
            (sum / ratios.len().max(1) as f64).exp()
        };
        let fewer = ratios.iter().filter(|ratio| ratio.0 <= 1.0).count();
        format!(
            "By the pass against {}: {:.3} times the cycles and {:.3} times the misses (geometric means of {} programs), no \
             more cycles in {fewer} of them.",
            marks.name(),
            mean(|pair| pair.0),
            mean(|pair| pair.1),
            ratios.len()
        )
    };
    vec![against(Marks::Written), against(Marks::Without)]
}

fn table(points: &[Point], latency: u32) -> Grid {
    let row = |point: &Point| {
        let clusters: Vec<String> = point.clusters.iter().map(usize::to_string).collect();
        vec![
            point.program.into(),
            point.marks.into(),
            clusters.join(" + "),
            point.registers.to_string(),
            point.cycles.to_string(),
            format!("{:.0}", point.misses),
            format!("{:.0}", point.lookups),
        ]
    };
    Grid {
        title: format!(
            "Texture reads that stand together, cycles and texture cache misses, latency {latency}"
        ),
        head: cells([
            "program",
            "marks",
            "reads together",
            "registers",
            "cycles",
            "misses",
            "lookups",
        ]),
        rows: points.iter().map(row).collect(),
    }
}

// SPDX-License-Identifier: MIT
//! `report scheduler`: cycles and texture cache misses against cache size, and how evenly the warps
//! of a tile advance, for seven ways of scheduling (docs/mechanisms/3.md).
mod means;
mod progress;
mod tables;
mod view;

use super::runner::{run_all, Job, Run};
use super::sheet::Sheet;
use super::workloads::{workloads, Workload};
use super::Settings;
use anyhow::{ensure, Context, Result};
use progress::{Progress, WINDOW};
use serde::Serialize;
use view::View;
use warpwright_config::counters::Counter;
use warpwright_config::{
    unit_counts, CreditPolicy, GrantForm, Mechanisms, Scheduling, Variant, WeightForm,
};

const PROGRAMS: [&str; 5] = ["tiled", "glass", "normal_map", "rotozoom", "soften"];
/// Programs that read no texture.
const UNIFORM: [&str; 4] = ["gemm", "reduction", "mandelbrot", "bins"];
const LATENCY: u32 = 100;

/// Who is issued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// Credits and the grant, in the form that is the core's default.
    CreditTextile,
    Credit,
    RoundRobin,
    Greedy,
    /// Credits and this form of the grant.
    Grant(GrantForm),
    /// Credits by another policy, with the grant.
    Policy(CreditPolicy),
    /// Weights of another form, with the grant.
    Form(WeightForm),
}

impl Way {
    const ALL: [Self; 7] = [
        Self::CreditTextile,
        Self::Grant(GrantForm::Soft),
        Self::Grant(GrantForm::Phase),
        Self::Grant(GrantForm::Read),
        Self::Credit,
        Self::RoundRobin,
        Self::Greedy,
    ];

    /// Every credit policy and every weight form, with the grant: the default first.
    fn policies() -> Vec<Self> {
        let policies = CreditPolicy::ALL
            .into_iter()
            .filter(|&policy| policy != CreditPolicy::default())
            .map(Self::Policy);
        let forms = WeightForm::ALL
            .into_iter()
            .filter(|&form| form != WeightForm::default())
            .map(Self::Form);
        std::iter::once(Self::CreditTextile).chain(policies).chain(forms).collect()
    }

    fn variant(self) -> Variant {
        let mut variant = Variant::default();
        match self {
            Self::Credit => variant.grant = Some(GrantForm::Off),
            Self::Grant(form) => variant.grant = Some(form),
            Self::Policy(policy) => variant.credits = policy,
            Self::Form(form) => variant.weight = form,
            _ => {}
        }
        variant
    }

    fn name(self) -> &'static str {
        match self {
            Self::Policy(policy) => policy.name(),
            Self::Form(form) => form.name(),
            Self::Grant(GrantForm::Soft) => "credit + bonus for the grant",
            Self::Grant(GrantForm::Phase) => "credit + gate for a phase",
            Self::Grant(_) => "credit + gate for each read",
            Self::CreditTextile => "credit + textile",
            Self::Credit => "credit",
            Self::RoundRobin => "round robin",
            Self::Greedy => "greedy, then oldest",
        }
    }

    /// One of [`UNIFORM`] has no use for cache sizes: `lines` is that of the core.
    fn job(self, workload: usize, lines: Option<usize>, units: usize, latency: u32) -> Job {
        let scheduling = match self {
            Self::RoundRobin => Scheduling::LooseRoundRobin,
            Self::Greedy => Scheduling::GreedyThenOldest,
            _ => Scheduling::Credit,
        };
        Job {
            workload,
            mechanisms: Mechanisms { scheduling, ..Mechanisms::ALL },
            variant: Variant { texture_lines: lines, units, ..self.variant() },
            registers: None,
            latency,
        }
    }
}

/// One run.
#[derive(Clone, Debug, Serialize)]
struct Point {
    program: &'static str,
    scheduler: &'static str,
    /// Lines of the texture cache.
    lines: usize,
    misses: f64,
    /// Different lines among them: no cache and no order of the warps has fewer misses.
    distinct: usize,
    lookups: f64,
    cycles: u64,
    /// Times that the grant was set.
    grant_moves: f64,
    /// Cycles in which a warp could have read a texture and waited for the grant.
    grant_waits: f64,
    /// Standard deviation of the instructions issued by the resident warps of a subtile, mean over
    /// time.
    deviation: f64,
    /// Their range, mean over time.
    range: f64,
    /// The deviation over time, in windows of `window` cycles.
    over_time: Vec<f64>,
}

fn point(program: &'static str, way: Way, lines: usize, run: &Run<Progress>) -> Point {
    let progress = &run.watcher;
    let mean = |sum: f64| sum / progress.samples.max(1) as f64;
    Point {
        program,
        scheduler: way.name(),
        lines,
        misses: run.count(Counter::TextureMisses),
        distinct: progress.lines.len(),
        lookups: run.count(Counter::TextureLookups),
        cycles: run.cycles,
        grant_moves: run.count(Counter::GrantMoves),
        grant_waits: run.count(Counter::GrantWaits),
        deviation: mean(progress.deviation),
        range: mean(progress.range),
        over_time: progress.over_time.clone(),
    }
}

/// Measures and reports.
pub fn report(settings: &Settings) -> Result<Sheet> {
    let grid = settings.size.unwrap_or((128, 96));
    ensure!(
        grid.0 % 8 == 0 && grid.1 % 8 == 0,
        "the scheduler report needs whole tiles: a grid of multiples of 8 pixels"
    );
    let read = workloads(&settings.program, &PROGRAMS, grid)?;
    for workload in &read {
        let name = workload.name;
        ensure!(
            !workload.program.textures.is_empty(),
            "programs/{name}.s reads no texture: the scheduler report is about their cache"
        );
    }
    let size = settings.size_of_core();
    let numbers = size.numbers();
    let most = numbers.texture_lines;
    let mut lines = settings.lines.clone();
    if lines.is_empty() {
        lines = (2..).map(|bits| 1 << bits).take_while(|&lines| lines <= most).collect();
    }
    lines.sort_unstable();
    ensure!(
        lines.iter().all(|&lines| lines <= most),
        "the core `{}` has {most} texture cache lines",
        numbers.name
    );
    let (units, known) = (settings.units, unit_counts(size));
    ensure!(known.contains(&units), "the core `{}` has {known:?} units", numbers.name);
    let uniform = if settings.program.is_empty() { &UNIFORM[..] } else { &[] };
    let uniform = uniform.iter().map(|&name| workloads(&[name.into()], &[], grid));
    let uniform = uniform.collect::<Result<Vec<_>>>()?.concat();
    let textured = read.len();
    let workloads = [read, uniform].concat();
    let latency = settings.latency.first().copied().unwrap_or(LATENCY);
    let mut plan = Vec::new();
    for workload in 0..textured {
        plan.extend(
            Way::ALL.iter().flat_map(|&way| lines.iter().map(move |&lines| (workload, way, lines))),
        );
        let others = Way::policies().into_iter().filter(|way| !Way::ALL.contains(way));
        let largest = &lines[lines.len().saturating_sub(2)..];
        plan.extend(
            others.flat_map(|way| largest.iter().map(move |&lines| (workload, way, lines))),
        );
    }
    for workload in textured..workloads.len() {
        plan.extend(Way::ALL.map(|way| (workload, way, most)));
    }
    let jobs: Vec<Job> = plan
        .iter()
        .map(|&(workload, way, lines)| {
            way.job(workload, Some(lines).filter(|&lines| lines != most), units, latency)
        })
        .collect();
    let runs = run_all(settings, &workloads, &jobs, |_| Progress::new(units, numbers.warps))?;
    let points: Vec<Point> = plan
        .iter()
        .zip(&runs)
        .map(|(&(workload, way, lines), run)| point(workloads[workload].name, way, lines, run))
        .collect();
    let names: Vec<&'static str> = workloads.iter().map(|workload| workload.name).collect();
    let (names, others) = names.split_at(textured);
    let programs: Vec<_> = workloads.iter().map(Workload::description).collect();
    let largest = *lines.last().context("a cache size")?;
    let view = View { points: &points, lines: &lines, largest };
    Ok(Sheet {
        name: "scheduler",
        title: "Credits and textile grant against other schedulers",
        claim: "credit + textile has no more texture cache misses than round robin with a cache of twice the size, is never \
                slower, and 1.05 times as fast in the geometric mean; credit alone is no worse than round robin; programs without \
                textures are within 1 %.",
        findings: [view.claims(names, others)]
            .into_iter()
            .chain(names.iter().map(|name| view.findings(name)))
            .flatten()
            .collect(),
        grids: [view.means(names, others)]
            .into_iter()
            .chain(names.iter().map(|name| view.grids(name, latency)))
            .flatten()
            .collect(),
        plots: view.plots(names)?,
        data: serde_json::json!({
            "programs": programs, "grid": [grid.0, grid.1], "latency": latency, "units": units, "lines": lines, "window": WINDOW, "points": points,
        }),
    })
}

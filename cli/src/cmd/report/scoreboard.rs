// SPDX-License-Identifier: MIT
//! `report scoreboard`: the explicit scoreboard against in-order warps, over memory latencies
//! and resident warps (docs/mechanisms/2.md).
mod grids;
mod plots;

use self::grids::grids;
use self::plots::plots;
use super::runner::{run_all, Job, Run, Watcher};
use super::sheet::Sheet;
use super::workloads::{workloads, Workload};
use super::Settings;
use anyhow::{ensure, Result};
use serde::Serialize;
use warpwright_config::counters::Counter;
use warpwright_config::{Mechanisms, Size, Variant};
use warpwright_sim::engine::Cycle;
use warpwright_sim::engines;

const PROGRAMS: [&str; 8] =
    ["tiled", "glass", "gemm", "rays", "histogram", "reduction", "stencil", "mandelbrot"];
/// Where the expectation stands.
const REFERENCE: (u32, usize) = (100, 4);
const EXPECTED: f64 = 1.5;
/// The timeline begins here, when the core is full.
const BEGIN: u64 = 600;
/// Its length in latencies.
const LATENCIES: u64 = 24;

/// One mechanism in one run.
#[derive(Clone, Debug, Serialize)]
struct Side {
    cycles: u64,
    instructions: f64,
    /// Instructions per cycle: issue slots used.
    utilisation: f64,
    /// Share of the instructions that were issued while something of their warp was outstanding.
    overlapped: f64,
    /// Share of the cycles in which every resident warp waits.
    all_wait: f64,
    /// Mean of the waiting warps, with all slots in use.
    mean_waiting: f64,
    /// Variance of the waiting warps against that of as many warps that wait independently.
    bunching: f64,
    /// Mean length of a stretch of cycles without an issue.
    idle_stretch: f64,
    /// Share of the cycles with 0, 1, 2 ... warps waiting.
    waiting: Vec<f64>,
}

/// Both in one setting.
#[derive(Clone, Debug, Serialize)]
struct Point {
    program: &'static str,
    /// It reads textures.
    #[serde(skip)]
    textured: bool,
    latency: u32,
    warps: usize,
    scoreboard: Side,
    in_order: Side,
    speed_up: f64,
}

impl Point {
    /// How much less often all warps wait at once.
    fn gain(&self) -> f64 {
        self.in_order.all_wait - self.scoreboard.all_wait
    }
}

/// Watches who waits.
struct Waits {
    resident: u32,
    /// Cycles with so many warps waiting while all slots are in use.
    counts: Vec<u64>,
    all_wait: u64,
    idle: u64,
    stretches: u64,
    was_idle: bool,
    end: u64,
    timeline: Vec<u32>,
}

impl Waits {
    fn new(resident: usize, latency: u32) -> Self {
        let end = BEGIN + LATENCIES * u64::from(latency);
        let counts = vec![0; resident + 1];
        Self {
            resident: resident as u32,
            counts,
            all_wait: 0,
            idle: 0,
            stretches: 0,
            was_idle: false,
            end,
            timeline: vec![],
        }
    }
}

impl Watcher for Waits {
    fn see(&mut self, cycle: &Cycle) {
        let waiting = (cycle.live & cycle.hold).count_ones();
        if cycle.live.count_ones() == self.resident {
            self.counts[waiting as usize] += 1;
        }
        self.all_wait += u64::from(cycle.live != 0 && cycle.live & !cycle.hold == 0);
        let idle = cycle.live != 0 && cycle.issue.is_none();
        self.idle += u64::from(idle);
        self.stretches += u64::from(idle && !self.was_idle);
        self.was_idle = idle;
        if (BEGIN..self.end).contains(&cycle.number) {
            self.timeline.push(waiting);
        }
    }
}

/// Mean of a distribution, and its variance against the binomial one of the same mean.
fn moments(shares: &[f64]) -> (f64, f64) {
    let most = (shares.len() - 1) as f64;
    let mean: f64 = shares.iter().enumerate().map(|(k, share)| k as f64 * share).sum();
    let variance: f64 =
        shares.iter().enumerate().map(|(k, share)| (k as f64 - mean).powi(2) * share).sum();
    let independent = mean * (1.0 - mean / most);
    (mean, if independent > 1e-9 { variance / independent } else { 0.0 })
}

fn side(run: &Run<Waits>) -> Side {
    let waits = &run.watcher;
    let full = waits.counts.iter().sum::<u64>().max(1) as f64;
    let waiting: Vec<f64> = waits.counts.iter().map(|&count| count as f64 / full).collect();
    let (mean_waiting, bunching) = moments(&waiting);
    let instructions = run.count(Counter::Instructions);
    Side {
        cycles: run.cycles,
        instructions,
        utilisation: run.utilisation(),
        overlapped: run.count(Counter::OverlappedIssues) / instructions.max(1.0),
        all_wait: waits.all_wait as f64 / run.cycles.max(1) as f64,
        mean_waiting,
        bunching,
        idle_stretch: waits.idle as f64 / waits.stretches.max(1) as f64,
        waiting,
    }
}

/// How a core of this size is brought to so many resident warps: by registers per thread where
/// they come out right, else by closing slots.
fn residency(size: Size, warps: usize) -> (Option<u8>, Variant) {
    let numbers = size.numbers();
    if warps == numbers.warps {
        return (None, Variant::default());
    }
    let registers = (numbers.registers / warps).min(64);
    if engines::resident(numbers, numbers.warps, registers) == warps {
        return (Some(registers as u8), Variant::default());
    }
    (None, Variant { warps: Some(warps), ..Default::default() })
}

/// Whether a program has so many warps, and the core the registers for them.
fn possible(workload: &Workload, size: Size, warps: usize) -> bool {
    let registers = usize::from(workload.program.launch.registers);
    let fit = engines::resident(size.numbers(), size.numbers().warps, registers);
    crate::progress::warps(&workload.program.launch) >= warps as u64 && fit >= warps
}

/// Measures and reports.
pub fn report(settings: &Settings) -> Result<Sheet> {
    let workloads = workloads(&settings.program, &PROGRAMS, settings.size.unwrap_or((24, 16)))?;
    let size = settings.size_of_core();
    let most = size.numbers().warps;
    let default = [1, 2, 4, 8, 16, 32].into_iter().filter(|&warps| warps <= most).collect();
    let warps: Vec<usize> =
        if settings.warps.is_empty() { default } else { settings.warps.clone() };
    ensure!(
        warps.iter().all(|&warps| warps <= most),
        "the core `{}` has {most} warps",
        size.numbers().name
    );
    let latencies = if settings.latency.is_empty() {
        vec![20, 40, 100, 200, 400]
    } else {
        settings.latency.clone()
    };

    let mut settings_of = Vec::new();
    for (number, workload) in workloads.iter().enumerate() {
        for &warps in warps.iter().filter(|&&warps| possible(workload, size, warps)) {
            settings_of.extend(latencies.iter().map(|&latency| (number, latency, warps)));
        }
    }
    let jobs: Vec<Job> = settings_of
        .iter()
        .flat_map(|&(workload, latency, warps)| {
            let (registers, variant) = residency(size, warps);
            let job = move |scoreboard| Job {
                workload,
                mechanisms: Mechanisms { scoreboard, ..Mechanisms::ALL },
                variant,
                registers,
                latency,
            };
            [job(true), job(false)]
        })
        .collect();
    let resident = |job: &Job| match (job.variant.warps, job.registers) {
        (Some(warps), _) => warps,
        (None, Some(registers)) => size.numbers().registers / usize::from(registers) / 2 * 2,
        (None, None) => most,
    };
    let runs = run_all(settings, &workloads, &jobs, |job| Waits::new(resident(job), job.latency))?;

    let points: Vec<Point> = settings_of
        .iter()
        .zip(runs.chunks_exact(2))
        .map(|(&(workload, latency, warps), pair)| Point {
            program: workloads[workload].name,
            textured: !workloads[workload].program.textures.is_empty(),
            latency,
            warps,
            scoreboard: side(&pair[0]),
            in_order: side(&pair[1]),
            speed_up: pair[1].cycles as f64 / pair[0].cycles.max(1) as f64,
        })
        .collect();
    ensure!(!points.is_empty(), "no program has as many warps as asked for");
    let latency =
        *latencies.iter().find(|&&latency| latency == REFERENCE.0).unwrap_or(&latencies[0]);
    let at =
        warps.iter().copied().find(|&warps| warps == REFERENCE.1).unwrap_or(warps[warps.len() - 1]);
    let reference: Vec<&Point> =
        points.iter().filter(|point| (point.latency, point.warps) == (latency, at)).collect();
    // The program whose warps wait together the most when they are in order.
    let timeline = (0..points.len())
        .filter(|&number| (points[number].latency, points[number].warps) == (latency, at))
        .max_by(|&a, &b| points[a].gain().total_cmp(&points[b].gain()))
        .map(|number| {
            (points[number].program, [&runs[2 * number + 1].watcher, &runs[2 * number].watcher])
        });
    let programs: Vec<_> = workloads.iter().map(Workload::description).collect();
    Ok(Sheet {
        name: "scoreboard",
        title: "Explicit scoreboard against in-order warps",
        claim: "with the scoreboard at least 1.5 times as fast as in order, at a memory latency of 100 cycles and 4 warps.",
        findings: findings(&reference, &points, latency, at),
        grids: grids(&reference, &points, &warps, &latencies, latency, at),
        plots: plots(&reference, &points, &warps, timeline, latency, at)?,
        data: serde_json::json!({ "programs": programs, "latencies": latencies, "warps": warps, "points": points }),
    })
}

/// The geometric mean of the speed-ups in a setting.
fn mean(points: &[Point], latency: u32, warps: usize) -> Option<f64> {
    let here: Vec<f64> = points
        .iter()
        .filter(|p| (p.latency, p.warps) == (latency, warps))
        .map(|point| point.speed_up.ln())
        .collect();
    (!here.is_empty()).then(|| (here.iter().sum::<f64>() / here.len() as f64).exp())
}

fn findings(reference: &[&Point], points: &[Point], latency: u32, warps: usize) -> Vec<String> {
    let mut all = Vec::new();
    let name = |point: &&&Point| format!("`{}` {:.2}", point.program, point.speed_up);
    let list = |points: Vec<&&Point>| points.iter().map(name).collect::<Vec<_>>().join(", ");
    let (met, missed): (Vec<&&Point>, Vec<_>) =
        reference.iter().partition(|point| point.speed_up >= EXPECTED);
    if let Some(mean) = mean(points, latency, warps) {
        all.push(format!("Latency {latency}, {warps} warps: {mean:.2} times as fast in the geometric mean of the programs."));
    }
    if !met.is_empty() {
        all.push(format!("At least {EXPECTED} times: {}.", list(met)));
    }
    for point in missed {
        let Point { program, textured, speed_up, in_order, scoreboard, .. } = point;
        let why = if in_order.utilisation > 0.6 * f64::from(warps.min(6) as u32) / 6.0 {
            format!(
                "in order it already uses {:.0} % of the issue slots, since it hardly touches memory",
                100.0 * in_order.utilisation
            )
        } else {
            let besides = if *textured {
                ", and its texture reads wait for the textile grant besides"
            } else {
                ""
            };
            format!(
                "only {:.0} % of its instructions are issued while a result of their warp is outstanding, since each step needs \
                 the one before{besides}",
                100.0 * scoreboard.overlapped
            )
        };
        all.push(format!("`{program}` is {speed_up:.2} times as fast, less than expected: {why}."));
    }
    let sum = |side: fn(&Point) -> f64| {
        reference.iter().map(|point| side(point)).sum::<f64>() / reference.len().max(1) as f64
    };
    all.push(format!(
        "Cycles in which every resident warp waits: {:.0} % in order, {:.0} % with the scoreboard. A stretch without an issue lasts \
         {:.1} cycles in order, {:.1} with the scoreboard.",
        100.0 * sum(|point| point.in_order.all_wait),
        100.0 * sum(|point| point.scoreboard.all_wait),
        sum(|point| point.in_order.idle_stretch),
        sum(|point| point.scoreboard.idle_stretch),
    ));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn independent_warps_do_not_bunch_and_a_convoy_does() {
        let (mean, ratio) = moments(&[0.25, 0.5, 0.25]);
        assert!((mean - 1.0).abs() < 1e-9 && (ratio - 1.0).abs() < 1e-9);
        let (mean, ratio) = moments(&[0.5, 0.0, 0.5]);
        assert!((mean - 1.0).abs() < 1e-9 && (ratio - 2.0).abs() < 1e-9);
    }

    #[test]
    fn registers_cap_the_resident_warps_where_they_can() {
        let limit = |warps| Variant { warps: Some(warps), ..Default::default() };
        assert_eq!(residency(Size::Small, 8), (None, Variant::default()));
        assert_eq!(residency(Size::Small, 4), (Some(64), Variant::default()));
        assert_eq!(residency(Size::Small, 2), (None, limit(2)));
        assert_eq!(residency(Size::Small, 1), (None, limit(1)));
        assert_eq!(residency(Size::Full, 16), (None, limit(16)));
        assert_eq!(residency(Size::Full, 32), (None, Variant::default()));
        assert_eq!(residency(Size::Full, 4), (None, limit(4)));
    }
}

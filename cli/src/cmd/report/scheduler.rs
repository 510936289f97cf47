// SPDX-License-Identifier: MIT
//! `report scheduler`: texture cache misses against cache size, and how evenly the warps of a
//! tile advance, for four ways of scheduling (docs/mechanisms/3.md).
use super::runner::{run_all, Job, Run, Watcher};
use super::sheet::{cells, Grid, Plot, Sheet};
use super::workloads::{workloads, Workload};
use super::Settings;
use crate::chart::{bars, panels, Across, Curve, Panel};
use anyhow::{ensure, Context, Result};
use serde::Serialize;
use std::collections::HashSet;
use warpwright_config::counters::Counter;
use warpwright_config::{CreditPolicy, GrantForm, Mechanisms, Scheduling, Variant, WeightForm};
use warpwright_sim::engine::Cycle;
use warpwright_sim::memory::MemoryConfig;

const PROGRAMS: [&str; 2] = ["tiled", "glass"];
/// Warps of a tile of 8 x 8 pixels.
const TILE: u32 = 16;
/// Cycles of a point of the plot over time, and points.
const WINDOW: u64 = 64;
const POINTS: usize = 96;

/// Who is issued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    CreditTextile,
    Credit,
    RoundRobin,
    Greedy,
    /// Another form of the grant.
    Grant(GrantForm),
    /// Credits by another policy, with the grant.
    Policy(CreditPolicy),
    /// Weights of another form, with the grant.
    Form(WeightForm),
}

impl Way {
    const ALL: [Self; 6] = [
        Self::CreditTextile,
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
            Self::Credit => variant.grant = GrantForm::Off,
            Self::Grant(form) => variant.grant = form,
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
            Self::Grant(GrantForm::Phase) => "credit + gate for a phase",
            Self::Grant(_) => "credit + gate for each read",
            Self::CreditTextile => "credit + textile",
            Self::Credit => "credit",
            Self::RoundRobin => "round robin",
            Self::Greedy => "greedy, then oldest",
        }
    }

    fn job(self, workload: usize, lines: usize, most: usize, latency: u32) -> Job {
        let scheduling = match self {
            Self::RoundRobin => Scheduling::LooseRoundRobin,
            Self::Greedy => Scheduling::GreedyThenOldest,
            _ => Scheduling::Credit,
        };
        Job {
            workload,
            mechanisms: Mechanisms { scheduling, ..Mechanisms::ALL },
            variant: Variant {
                texture_lines: Some(lines).filter(|&lines| lines != most),
                ..self.variant()
            },
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
    /// Standard deviation of the instructions issued by the resident warps of a tile, mean over
    /// time.
    deviation: f64,
    /// Their range, mean over time.
    range: f64,
    /// The deviation over time, in windows of `window` cycles.
    over_time: Vec<f64>,
}

/// What is known of the warp in a slot.
#[derive(Clone, Copy, Default)]
struct Slot {
    tile: u32,
    issued: u32,
}

/// Watches how far the warps of each tile have come.
struct Progress {
    slots: Vec<Slot>,
    live: u64,
    launched: u32,
    deviation: f64,
    range: f64,
    samples: u64,
    window: (f64, u64),
    over_time: Vec<f64>,
    /// Texture lines read from memory.
    lines: HashSet<u32>,
}

impl Progress {
    fn new(warps: usize) -> Self {
        let slots = vec![Slot::default(); warps];
        let window = (0.0, 0);
        Self {
            slots,
            live: 0,
            launched: 0,
            deviation: 0.0,
            range: 0.0,
            samples: 0,
            window,
            over_time: vec![],
            lines: HashSet::new(),
        }
    }

    /// Deviation and range of every tile with two resident warps at least.
    fn sample(&mut self) {
        let slots = self.slots.iter().enumerate().filter(|(slot, _)| self.live >> slot & 1 == 1);
        let mut here: Vec<(u32, f64)> =
            slots.map(|(_, slot)| (slot.tile, f64::from(slot.issued))).collect();
        here.sort_by_key(|&(tile, _)| tile);
        for warps in here.chunk_by(|a, b| a.0 == b.0).filter(|warps| warps.len() > 1) {
            let issued = || warps.iter().map(|warp| warp.1);
            let count = warps.len() as f64;
            let mean = issued().sum::<f64>() / count;
            let deviation =
                (issued().map(|value| (value - mean).powi(2)).sum::<f64>() / count).sqrt();
            self.deviation += deviation;
            self.range += issued().fold(f64::MIN, f64::max) - issued().fold(f64::MAX, f64::min);
            self.samples += 1;
            self.window = (self.window.0 + deviation, self.window.1 + 1);
        }
    }
}

impl Watcher for Progress {
    fn see(&mut self, cycle: &Cycle) {
        // One warp is launched a cycle, in the order of the grid.
        for slot in (0..self.slots.len()).filter(|slot| (cycle.live & !self.live) >> slot & 1 == 1)
        {
            self.slots[slot] = Slot { tile: self.launched / TILE, issued: 0 };
            self.launched += 1;
        }
        self.live = cycle.live;
        if let Some((warp, _)) = cycle.issue {
            self.slots[warp as usize].issued += 1;
        }
        // The texture pipeline's requests have 1 in the top bits of the tag, those of descriptors
        // bit 5.
        if let Some(request) =
            cycle.request.filter(|request| cycle.ready && request.tag & 0x1820 == 0x800)
        {
            self.lines.insert(request.address);
        }
        self.sample();
        if cycle.number % WINDOW == WINDOW - 1 && self.over_time.len() < POINTS {
            let (sum, samples) = std::mem::take(&mut self.window);
            self.over_time.push(if samples == 0 { 0.0 } else { sum / samples as f64 });
        }
    }
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
    let workloads = workloads(&settings.program, &PROGRAMS, grid)?;
    for workload in &workloads {
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
    let latency = settings.latency.first().copied().unwrap_or(MemoryConfig::default().latency);
    let mut plan = Vec::new();
    for workload in 0..workloads.len() {
        plan.extend(
            Way::ALL.iter().flat_map(|&way| lines.iter().map(move |&lines| (workload, way, lines))),
        );
        let others = Way::policies().into_iter().filter(|way| !Way::ALL.contains(way));
        let largest = &lines[lines.len().saturating_sub(2)..];
        plan.extend(
            others.flat_map(|way| largest.iter().map(move |&lines| (workload, way, lines))),
        );
    }
    let jobs: Vec<Job> = plan
        .iter()
        .map(|&(workload, way, lines)| way.job(workload, lines, most, latency))
        .collect();
    let runs = run_all(settings, &workloads, &jobs, |_| Progress::new(numbers.warps))?;
    let points: Vec<Point> = plan
        .iter()
        .zip(&runs)
        .map(|(&(workload, way, lines), run)| point(workloads[workload].name, way, lines, run))
        .collect();
    let names: Vec<&'static str> = workloads.iter().map(|workload| workload.name).collect();
    let programs: Vec<_> = workloads.iter().map(Workload::description).collect();
    let largest = *lines.last().context("a cache size")?;
    let view = View { points: &points, lines: &lines, largest };
    Ok(Sheet {
        name: "scheduler",
        title: "Credits and textile grant against other schedulers",
        claim: "credit + textile has no more texture cache misses than round robin with a cache of twice the size, on the tiled shader.",
        findings: names.iter().flat_map(|name| view.findings(name)).collect(),
        grids: names.iter().flat_map(|name| view.grids(name, latency)).collect(),
        plots: view.plots(&names)?,
        data: serde_json::json!({
            "programs": programs, "grid": [grid.0, grid.1], "latency": latency, "lines": lines, "window": WINDOW, "points": points,
        }),
    })
}

/// The part of a picture that fits the cache, as its index has it
/// (`rtl/src/texture/address_gen.rs`).
fn window(lines: usize) -> String {
    let rows = 1 << (lines.trailing_zeros() / 2).min(3);
    format!("{lines} lines: {rows} rows of {}", lines / rows)
}

struct View<'a> {
    points: &'a [Point],
    lines: &'a [usize],
    largest: usize,
}

impl View<'_> {
    fn at(&self, program: &str, way: Way, lines: usize) -> Option<&Point> {
        self.points
            .iter()
            .find(|p| (p.program, p.scheduler, p.lines) == (program, way.name(), lines))
    }

    fn misses(&self, program: &str, way: Way, lines: usize) -> f64 {
        self.at(program, way, lines).map_or(0.0, |point| point.misses)
    }

    /// How many lines `way` would need for so many misses: between two sizes in proportion to the
    /// logarithm of the size. None if it has more at every size.
    fn lines_for(&self, program: &str, way: Way, misses: f64) -> Option<f64> {
        let curve: Vec<(f64, f64)> = self
            .lines
            .iter()
            .map(|&lines| ((lines as f64).log2(), self.misses(program, way, lines)))
            .collect();
        let reached = curve.iter().position(|point| point.1 <= misses)?;
        let (size, few) = curve[reached];
        let place = match reached.checked_sub(1).map(|before| curve[before]) {
            Some((smaller, many)) if many > few => {
                smaller + (many - misses) / (many - few) * (size - smaller)
            }
            _ => size,
        };
        Some(place.exp2())
    }

    fn findings(&self, program: &str) -> Vec<String> {
        let ours = |lines| self.misses(program, Way::CreditTextile, lines);
        let theirs = |lines| self.misses(program, Way::RoundRobin, lines);
        let least = self
            .points
            .iter()
            .filter(|p| p.program == program)
            .map(|point| point.distinct)
            .max()
            .unwrap_or(0);
        let (mut met, mut missed) = (Vec::new(), Vec::new());
        for pair in self.lines.windows(2).filter(|pair| pair[1] == 2 * pair[0]) {
            let text = format!(
                "{} lines {:.0}, round robin with {} {:.0}",
                pair[0],
                ours(pair[0]),
                pair[1],
                theirs(pair[1])
            );
            if ours(pair[0]) <= theirs(pair[1]) { &mut met } else { &mut missed }.push(text);
        }
        let mut all = Vec::new();
        if !met.is_empty() {
            all.push(format!(
                "`{program}`: credit + textile with half the cache misses no more than round robin: {}.",
                met.join("; ")
            ));
        }
        if !missed.is_empty() {
            let windows =
                self.lines.iter().map(|&lines| window(lines)).collect::<Vec<_>>().join(", ");
            all.push(format!(
                "`{program}`: half the cache is not enough here: {}. Every second doubling gives the window of the picture in the \
                 cache more rows, not longer ones ({windows}), and that saves many misses under every scheduler.",
                missed.join("; ")
            ));
        }
        let needs = self.lines.iter().filter_map(|&lines| {
            let needed = self.lines_for(program, Way::CreditTextile, theirs(lines))?;
            Some(format!("{needed:.0} for {lines}"))
        });
        let needs: Vec<String> = needs.collect();
        if !needs.is_empty() {
            all.push(format!(
                "`{program}`: lines that credit + textile needs for the misses of round robin (between measured sizes by the \
                 logarithm): {}.",
                needs.join(", ")
            ));
        }
        let excess = |misses: f64| (misses - least as f64).max(0.0);
        let saved: Vec<String> = (self.lines.iter())
            .filter(|&&lines| excess(theirs(lines)) > 0.0)
            .map(|&lines| {
                format!(
                    "{:.0} % at {lines}",
                    100.0 * (1.0 - excess(ours(lines)) / excess(theirs(lines)))
                )
            })
            .collect();
        all.push(format!(
            "`{program}` reads {least} different lines, which every order of the warps misses once. Of round robin's misses beyond \
             those, credit + textile saves {}.",
            saved.join(", ")
        ));
        let points = Way::ALL.iter().filter_map(|&way| self.at(program, way, self.largest));
        let list = |figure: fn(&Point) -> String| {
            points
                .clone()
                .map(|point| format!("{} {}", point.scheduler, figure(point)))
                .collect::<Vec<_>>()
                .join(", ")
        };
        all.push(format!(
            "`{program}`, {} lines: standard deviation of the instructions issued by the resident warps of a tile: {}; cycles: {}.",
            self.largest,
            list(|point| format!("{:.1}", point.deviation)),
            list(|point| point.cycles.to_string())
        ));
        all
    }

    fn grids(&self, program: &str, latency: u32) -> Vec<Grid> {
        let row = |way: &Way, value: fn(&Point) -> String| {
            let values = self
                .lines
                .iter()
                .map(|&lines| self.at(program, *way, lines).map_or("-".into(), value));
            std::iter::once(way.name().to_string()).chain(values).collect::<Vec<_>>()
        };
        let grid = |what: &str, value: fn(&Point) -> String| Grid {
            title: format!("{program}: {what} (memory latency {latency})"),
            head: std::iter::once("scheduler".to_string())
                .chain(self.lines.iter().map(|lines| format!("{lines} lines")))
                .collect(),
            rows: Way::ALL.iter().map(|way| row(way, value)).collect(),
        };
        let spread = |way: &Way| {
            let point = self.at(program, *way, self.largest)?;
            Some(vec![
                way.name().to_string(),
                format!("{:.2}", point.deviation),
                format!("{:.2}", point.range),
            ])
        };
        let sizes = &self.lines[self.lines.len().saturating_sub(2)..];
        let policy = |way: Way| {
            let figure = |lines: usize, value: fn(&Point) -> String| {
                self.at(program, way, lines).map_or("-".into(), value)
            };
            let misses =
                sizes.iter().map(|&lines| figure(lines, |point| format!("{:.0}", point.misses)));
            let rest = [
                figure(self.largest, |point| point.cycles.to_string()),
                figure(self.largest, |point| format!("{:.2}", point.deviation)),
            ];
            let name = match way {
                Way::CreditTextile => {
                    format!("{}, {}", CreditPolicy::default().name(), WeightForm::default().name())
                }
                Way::Form(form) => format!("{}, {}", CreditPolicy::default().name(), form.name()),
                _ => format!("{}, {}", way.name(), WeightForm::default().name()),
            };
            std::iter::once(name).chain(misses).chain(rest).collect::<Vec<_>>()
        };
        let misses = sizes.iter().map(|lines| format!("misses, {lines} lines"));
        let policies = Grid {
            title: format!(
                "{program}: credit policies and weight forms, all with the textile grant"
            ),
            head: std::iter::once("policy, weight".to_string())
                .chain(misses)
                .chain(["cycles".into(), "standard deviation".into()])
                .collect(),
            rows: Way::policies().into_iter().map(policy).collect(),
        };
        vec![
            grid("texture cache misses by cache lines of 16 bytes", |point| format!("{:.0}", point.misses)),
            grid("cycles", |point| point.cycles.to_string()),
            Grid {
                title: format!(
                    "{program}: spread of the instructions issued by the resident warps of a tile, mean over time, {} lines",
                    self.largest
                ),
                head: cells(["scheduler", "standard deviation", "range"]),
                rows: Way::ALL.iter().filter_map(spread).collect(),
            },
            policies,
        ]
    }

    fn plots(&self, programs: &[&str]) -> Result<Vec<Plot>> {
        let curve = |way: Way, colour: usize, points: Vec<(f64, f64)>| Curve {
            name: way.name().into(),
            colour,
            dashed: matches!(way, Way::RoundRobin | Way::Greedy),
            points,
        };
        let misses = |program: &&str| Panel {
            title: format!("{program}: texture cache misses"),
            x: "texture cache, lines of 16 bytes".into(),
            y: "misses".into(),
            across: Across::Steps,
            curves: (Way::ALL.iter().enumerate())
                .map(|(colour, &way)| {
                    let value = |&lines: &usize| (lines as f64, self.misses(program, way, lines));
                    curve(way, colour, self.lines.iter().map(value).collect())
                })
                .collect(),
            mark: None,
        };
        let time = |program: &&str| Panel {
            title: format!("{program}: spread of progress in a tile, {} lines", self.largest),
            x: "cycle".into(),
            y: "standard deviation, instructions".into(),
            across: Across::Time,
            curves: (Way::ALL.iter().enumerate())
                .filter_map(|(colour, &way)| {
                    let series = &self.at(program, way, self.largest)?.over_time;
                    let value =
                        |(window, &value): (usize, &f64)| (window as f64 * WINDOW as f64, value);
                    Some(curve(way, colour, series.iter().enumerate().map(value).collect()))
                })
                .collect(),
            mark: None,
        };
        let groups: Vec<String> = programs.iter().map(|program| program.to_string()).collect();
        let mean = |way: &Way| {
            let value = |program: &&str| {
                self.at(program, *way, self.largest).map_or(0.0, |point| point.deviation)
            };
            (way.name().to_string(), programs.iter().map(value).collect())
        };
        let series: Vec<(String, Vec<f64>)> = Way::ALL.iter().map(mean).collect();
        let plot = |name: &str, caption: &str, svg| Plot {
            name: name.into(),
            caption: caption.into(),
            svg,
        };
        Ok(vec![
            plot(
                "scheduler-misses",
                "Texture cache misses against cache size.",
                panels(&programs.iter().map(misses).collect::<Vec<_>>())?,
            ),
            plot(
                "scheduler-spread",
                "Standard deviation of the instructions issued by the resident warps of a tile, mean over time.",
                bars("Spread of progress in a tile", "standard deviation, instructions", &groups, &series, None)?,
            ),
            plot(
                "scheduler-time",
                "The same over time, at the beginning of the run.",
                panels(&programs.iter().map(time).collect::<Vec<_>>())?,
            ),
        ])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(way: Way, lines: usize, misses: f64) -> Point {
        let (program, scheduler) = ("p", way.name());
        Point {
            program,
            scheduler,
            lines,
            misses,
            distinct: 0,
            lookups: 0.0,
            cycles: 0,
            deviation: 0.0,
            range: 0.0,
            over_time: vec![],
        }
    }

    #[test]
    fn sizes_are_interpolated_between_those_measured() {
        let points = [
            point(Way::Credit, 8, 400.0),
            point(Way::Credit, 16, 200.0),
            point(Way::Credit, 32, 100.0),
        ];
        let view = View { points: &points, lines: &[8, 16, 32], largest: 32 };
        let needed = |misses| view.lines_for("p", Way::Credit, misses);
        assert_eq!(needed(400.0), Some(8.0));
        assert_eq!(needed(200.0), Some(16.0));
        assert!((needed(300.0).expect("between") - 8.0 * 2f64.sqrt()).abs() < 1e-9);
        assert_eq!(needed(99.0), None);
    }

    #[test]
    fn spread_is_that_of_the_warps_of_one_tile() {
        let mut progress = Progress::new(4);
        progress.live = 0b0111;
        for (slot, (tile, issued)) in [(0, 10), (0, 14), (1, 90), (0, 50)].into_iter().enumerate() {
            progress.slots[slot] = Slot { tile, issued };
        }
        progress.sample();
        assert_eq!((progress.samples, progress.deviation, progress.range), (1, 2.0, 4.0));
    }
}

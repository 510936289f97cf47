// SPDX-License-Identifier: MIT
//! `report atomics`: merged atomics against one access per thread (docs/mechanisms/4.md).
use super::runner::{run_all, Job, Watcher};
use super::sheet::{cells, Grid, Plot, Sheet};
use super::workloads::{changed, Change};
use super::{operations, same_word, Settings};
use crate::chart::{bars, panels, Across, Curve, Panel};
use anyhow::Result;
use serde::Serialize;
use warpwright_config::counters::Counter;
use warpwright_config::{Mechanisms, PrefixKind, SetPolicy, Variant, THREADS};
use warpwright_rtl::atomics::entry::is_update;
use warpwright_sim::engine::Cycle;
use warpwright_sim::memory::Request;

/// The claim's programs.
const PROGRAMS: [(&str, &str); 3] =
    [("bins", "histogram"), ("allocate", "list allocation"), ("bounds", "bounding box")];
/// Words that the threads of a warp spread over: from all at one address to all at different ones.
const SPREADS: [usize; 4] = [1, 2, 3, 4];
const LATENCY: u32 = 40;

/// A way of doing atomics.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Way {
    pub name: &'static str,
    /// With plain atomics in the program.
    pub plain: bool,
    pub mechanisms: Mechanisms,
    pub variant: Variant,
}

impl Way {
    /// Named for its network, not for its policy.
    pub fn is_network(&self) -> bool {
        self.variant.prefix.name() == self.name
    }
}

/// Plain atomics are the baseline. `unmerged`: the merged program with nothing merged.
pub fn ways() -> Vec<Way> {
    let merged = |sets: SetPolicy, prefix: PrefixKind| {
        let name = if prefix == PrefixKind::Serial { sets.name() } else { prefix.name() };
        let variant = Variant { sets, prefix, ..Variant::default() };
        Way { name, plain: false, mechanisms: Mechanisms::ALL, variant }
    };
    let unmerged = Mechanisms { merged_atomics: false, ..Mechanisms::ALL };
    let serial = merged(SetPolicy::First, PrefixKind::Serial);
    let mut ways = vec![
        Way { name: "plain", plain: true, ..serial },
        Way { name: "unmerged", mechanisms: unmerged, ..serial },
    ];
    ways.extend(SetPolicy::ALL.map(|sets| merged(sets, PrefixKind::Serial)));
    ways.extend(
        [PrefixKind::KoggeStone, PrefixKind::BrentKung]
            .map(|prefix| merged(SetPolicy::All, prefix)),
    );
    ways
}

/// One program in one way.
#[derive(Clone, Debug, Serialize)]
struct Point {
    program: &'static str,
    what: &'static str,
    /// Words that the threads of a warp spread over.
    words: usize,
    way: &'static str,
    cycles: u64,
    /// Atomic instructions of warps.
    atomics: f64,
    /// Updates that the memory port has taken for them.
    accesses: f64,
    /// Source atomics of threads in a hundred cycles.
    throughput: f64,
}

impl Point {
    fn per_instruction(&self) -> f64 {
        self.accesses / self.atomics.max(1.0)
    }
}

/// Counts the updates of atomics that the memory port takes.
#[derive(Default)]
pub struct Updates {
    /// So many.
    pub count: u64,
}

impl Watcher for Updates {
    fn see(&mut self, cycle: &Cycle) {
        let update = |request: &Request| request.write && is_update(request.tag);
        if cycle.unit == 0 && cycle.ready && cycle.request.as_ref().is_some_and(update) {
            self.count += 1;
        }
    }
}

/// Makes the report.
pub fn report(settings: &Settings) -> Result<Sheet> {
    let latency = settings.latency.first().copied().unwrap_or(LATENCY);
    let named = |program: &str| {
        settings.program.is_empty() || settings.program.iter().any(|name| name == program)
    };
    let cases: Vec<(&str, &str, usize)> =
        (PROGRAMS.into_iter().filter(|(program, _)| named(program)))
            .flat_map(|(program, what)| SPREADS.map(|words| (program, what, words)))
            .collect();
    let names: Vec<&str> = PROGRAMS
        .map(|(program, _)| program)
        .into_iter()
        .chain([same_word::PROGRAM, operations::PROGRAM])
        .collect();
    let unknown = settings.program.iter().find(|name| !names.contains(&name.as_str()));
    anyhow::ensure!(unknown.is_none(), "this report has the programs {}", names.join(", "));
    let ways = ways();
    let (mut workloads, mut jobs) = (vec![], vec![]);
    for &(program, _, words) in &cases {
        for plain_atomics in [true, false] {
            let change = Change {
                constants: &[("SPREAD", words)],
                plain_atomics,
                warp_threads: THREADS as u32,
            };
            workloads.push(changed(program, &change, (16, 16))?);
        }
        let merged = workloads.len() - 1;
        let job = |way: &Way| {
            let workload = merged - usize::from(way.plain);
            Job {
                workload,
                mechanisms: way.mechanisms,
                variant: way.variant,
                registers: None,
                latency,
            }
        };
        jobs.extend(ways.iter().map(job));
    }
    let runs = run_all(settings, &workloads, &jobs, |_| Updates::default())?;
    let costs =
        if named(same_word::PROGRAM) { same_word::costs(settings, latency)? } else { vec![] };
    let every = if named(operations::PROGRAM) {
        operations::operations(settings, latency)?
    } else {
        vec![]
    };
    let point = |number: usize| {
        let ((program, what, words), way, run) =
            (cases[number / ways.len()], ways[number % ways.len()], &runs[number]);
        let atomics = run.count(Counter::Atomics);
        Point {
            program,
            what,
            words,
            way: way.name,
            cycles: run.cycles,
            atomics,
            accesses: run.watcher.count as f64,
            throughput: 100.0 * THREADS as f64 * atomics / run.cycles.max(1) as f64,
        }
    };
    let points: Vec<Point> = (0..runs.len()).map(point).collect();
    Ok(Sheet {
        name: "atomics",
        title: "Merged atomics against one access per thread",
        claim:
            "memory accesses for a same-address histogram fall by the number of threads per warp.",
        findings: [findings(&points), same_word::findings(&costs), operations::findings(&every)]
            .concat(),
        grids: grids(&points, &costs, &every, latency),
        plots: plots(&points, &costs, latency)?,
        data: serde_json::json!({ "latency": latency, "threads": THREADS, "points": points, "same_word": costs, "operations": every }),
    })
}

fn find<'a>(points: &'a [Point], program: &str, words: usize, way: &str) -> Option<&'a Point> {
    points.iter().find(|point| point.program == program && point.words == words && point.way == way)
}

fn findings(points: &[Point]) -> Vec<String> {
    let mut all = Vec::new();
    for (program, what) in PROGRAMS {
        let (Some(single), Some(merged)) =
            (find(points, program, 1, "plain"), find(points, program, 1, "kogge-stone"))
        else {
            continue;
        };
        all.push(format!(
            "{what}, all threads at one address: {:.0} accesses against {:.0}, {:.2} times fewer with {THREADS} threads in a warp; \
             {:.2} times as fast.",
            merged.accesses,
            single.accesses,
            single.accesses / merged.accesses.max(1.0),
            single.cycles as f64 / merged.cycles.max(1) as f64
        ));
    }
    let price: Vec<String> = (PROGRAMS.iter())
        .filter_map(|(program, what)| {
            let (single, merged) =
                (find(points, program, 4, "plain")?, find(points, program, 4, "kogge-stone")?);
            Some(format!("{what} {:.2}", single.cycles as f64 / merged.cycles.max(1) as f64))
        })
        .collect();
    if !price.is_empty() {
        all.push(format!(
            "All addresses different, so that nothing is merged, times as fast: {}.",
            price.join(", ")
        ));
    }
    all
}

fn grids(
    points: &[Point],
    costs: &[same_word::Cost],
    every: &[operations::Operation],
    latency: u32,
) -> Vec<Grid> {
    let row = |point: &Point| {
        let single = find(points, point.program, point.words, "plain");
        let faster = single.map_or(0.0, |single| single.cycles as f64 / point.cycles.max(1) as f64);
        let mut row = cells([point.what, &format!("{} of {THREADS}", point.words), point.way]);
        row.extend([
            format!("{:.0}", point.accesses),
            format!("{:.2}", point.per_instruction()),
            point.cycles.to_string(),
            format!("{:.1}", point.throughput),
            format!("{faster:.2}"),
        ]);
        row
    };
    let programs = Grid {
        title: format!(
            "Each program with its threads at 1 to {THREADS} different words of a warp, memory latency {latency}. `first` to `all`: set \
             policies, serial prefixes; `kogge-stone` and `brent-kung`: with policy `all`; `plain`: `atom1`, one access for each thread; \
             `unmerged`: PREPARE and PREFIX that merge nothing."
        ),
        head: cells([
            "program",
            "words",
            "atomics",
            "accesses at the memory port",
            "accesses an instruction",
            "cycles",
            "atomics of threads in 100 cycles",
            "times as fast as plain",
        ]),
        rows: points.iter().map(row).collect(),
    };
    let all = [programs, same_word::grid(costs, latency), operations::grid(every, latency)];
    all.into_iter().filter(|grid| !grid.rows.is_empty()).collect()
}

fn plots(points: &[Point], costs: &[same_word::Cost], latency: u32) -> Result<Vec<Plot>> {
    let shown: Vec<&str> = points.iter().map(|point| point.way).take(ways().len()).collect();
    let programs: Vec<(&str, &str)> = PROGRAMS
        .into_iter()
        .filter(|(program, _)| points.iter().any(|point| point.program == *program))
        .collect();
    let series: Vec<(String, Vec<f64>)> = (shown.iter().take(6))
        .map(|way| {
            let of = |words: usize| {
                programs.first().and_then(|(program, _)| find(points, program, words, way))
            };
            let values = SPREADS
                .iter()
                .map(|&words| of(words).map_or(0.0, Point::per_instruction))
                .collect();
            (way.to_string(), values)
        })
        .collect();
    let groups: Vec<String> = SPREADS.iter().map(|words| format!("{words} of {THREADS}")).collect();
    let panel = |&(program, what): &(&str, &str)| {
        let curve = |(colour, way): (usize, &&str)| {
            let value = |&words: &usize| {
                find(points, program, words, way).map(|point| (words as f64, point.throughput))
            };
            Curve {
                name: way.to_string(),
                colour,
                dashed: colour == 0,
                points: SPREADS.iter().filter_map(value).collect(),
            }
        };
        Panel {
            title: what.to_string(),
            x: "different words in a warp".into(),
            y: "atomics of threads in 100 cycles".into(),
            across: Across::Steps,
            curves: shown.iter().take(6).enumerate().map(curve).collect(),
            mark: None,
        }
    };
    let same_word = if costs.is_empty() { None } else { Some(same_word::plot(costs)?) };
    if points.is_empty() {
        return Ok(same_word.into_iter().collect());
    }
    let mut plots = vec![
        Plot {
            name: "atomics-accesses".into(),
            caption: "Memory accesses of one atomic instruction, by set policy and by how many words the threads of a warp hit."
                .into(),
            svg: bars("Accesses of an atomic instruction", "accesses", &groups, &series, None)?,
        },
        Plot {
            name: "atomics-throughput".into(),
            caption: format!("Throughput by set policy from all addresses equal to all different, memory latency {latency}."),
            svg: panels(&programs.iter().map(panel).collect::<Vec<_>>())?,
        },
    ];
    plots.extend(same_word);
    Ok(plots)
}

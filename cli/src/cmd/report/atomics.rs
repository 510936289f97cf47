//! `report atomics`: merged atomics against one access per thread (spec 4).
use super::runner::{run_all, Job, Watcher};
use super::sheet::{cells, Grid, Plot, Sheet};
use super::workloads::with_constant;
use super::Settings;
use crate::chart::{bars, panels, Across, Curve, Panel};
use anyhow::Result;
use serde::Serialize;
use warpwright_rtl::atomics::{PrefixKind, SetPolicy};
use warpwright_rtl::config::{Mechanisms, Variant, THREADS};
use warpwright_rtl::counters::Counter;
use warpwright_sim::engine::Cycle;

/// The claim's programs.
const PROGRAMS: [(&str, &str); 3] = [("bins", "histogram"), ("allocate", "list allocation"), ("bounds", "bounding box")];
/// Words that the threads of a warp spread over: from all at one address to all at different ones.
const SPREADS: [usize; 4] = [1, 2, 3, 4];
const LATENCY: u32 = 40;

/// A way of doing atomics.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Way {
    name: &'static str,
    mechanisms: Mechanisms,
    variant: Variant,
}

fn ways() -> Vec<Way> {
    let merged = |sets: SetPolicy, prefix: PrefixKind| {
        let name = if prefix == PrefixKind::Serial { sets.name() } else { prefix.name() };
        let variant = Variant { sets, prefix: Some(prefix), ..Variant::default() };
        Way { name, mechanisms: Mechanisms::ALL, variant }
    };
    let unmerged = Mechanisms { merged_atomics: false, ..Mechanisms::ALL };
    let mut ways = vec![Way { name: "unmerged", mechanisms: unmerged, variant: Variant::default() }];
    ways.extend(SetPolicy::ALL.map(|sets| merged(sets, PrefixKind::Serial)));
    ways.extend([PrefixKind::KoggeStone, PrefixKind::BrentKung].map(|prefix| merged(SetPolicy::All, prefix)));
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
    /// Memory accesses that they made.
    accesses: f64,
    /// Source atomics of threads in a hundred cycles.
    throughput: f64,
}

impl Point {
    fn per_instruction(&self) -> f64 {
        self.accesses / self.atomics.max(1.0)
    }
}

/// Nothing has to be watched.
struct Nothing;

impl Watcher for Nothing {
    fn see(&mut self, _: &Cycle) {}
}

/// Makes the report.
pub fn report(settings: &Settings) -> Result<Sheet> {
    let latency = settings.latency.first().copied().unwrap_or(LATENCY);
    let named = |program: &str| settings.program.is_empty() || settings.program.iter().any(|name| name == program);
    let cases: Vec<(&str, &str, usize)> = (PROGRAMS.into_iter().filter(|(program, _)| named(program)))
        .flat_map(|(program, what)| SPREADS.map(|words| (program, what, words)))
        .collect();
    anyhow::ensure!(!cases.is_empty(), "this report has the programs {}", PROGRAMS.map(|(program, _)| program).join(", "));
    let workloads =
        cases.iter().map(|&(program, _, words)| with_constant(program, "SPREAD", words, (16, 16))).collect::<Result<Vec<_>>>()?;
    let ways = ways();
    let each = |workload| {
        ways.iter().map(move |way| Job { workload, mechanisms: way.mechanisms, variant: way.variant, registers: None, latency })
    };
    let jobs: Vec<Job> = (0..workloads.len()).flat_map(each).collect();
    let runs = run_all(settings.engine(), settings.size_of_core(), &workloads, &jobs, |_| Nothing)?;
    let point = |number: usize| {
        let ((program, what, words), way, run) = (cases[number / ways.len()], ways[number % ways.len()], &runs[number]);
        let atomics = run.count(Counter::Atomics);
        Point {
            program,
            what,
            words,
            way: way.name,
            cycles: run.cycles,
            atomics,
            accesses: THREADS as f64 * atomics - run.count(Counter::AtomicMerged),
            throughput: 100.0 * THREADS as f64 * atomics / run.cycles.max(1) as f64,
        }
    };
    let points: Vec<Point> = (0..runs.len()).map(point).collect();
    Ok(Sheet {
        name: "atomics",
        title: "Merged atomics against one access per thread",
        claim: "memory accesses for a same-address histogram fall by the number of threads per warp.",
        findings: findings(&points),
        grids: grids(&points, latency),
        plots: plots(&points, latency)?,
        data: serde_json::json!({ "latency": latency, "threads": THREADS, "points": points }),
    })
}

fn find<'a>(points: &'a [Point], program: &str, words: usize, way: &str) -> Option<&'a Point> {
    points.iter().find(|point| point.program == program && point.words == words && point.way == way)
}

fn findings(points: &[Point]) -> Vec<String> {
    let mut all = Vec::new();
    for (program, what) in PROGRAMS {
        let (Some(single), Some(merged)) = (find(points, program, 1, "unmerged"), find(points, program, 1, "all")) else {
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
            let (single, merged) = (find(points, program, 4, "unmerged")?, find(points, program, 4, "all")?);
            Some(format!("{what} {:.2}", single.cycles as f64 / merged.cycles.max(1) as f64))
        })
        .collect();
    if !price.is_empty() {
        all.push(format!("All addresses different, so that nothing is merged, times as fast: {}.", price.join(", ")));
    }
    all
}

fn grids(points: &[Point], latency: u32) -> Vec<Grid> {
    let row = |point: &Point| {
        let single = find(points, point.program, point.words, "unmerged");
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
    vec![Grid {
        title: format!(
            "Each program with its threads at 1 to {THREADS} different words of a warp, memory latency {latency}. `first` to `all`: set \
             policies, serial prefixes; `kogge-stone` and `brent-kung`: with policy `all`."
        ),
        head: cells([
            "program",
            "words",
            "atomics",
            "accesses",
            "accesses an instruction",
            "cycles",
            "atomics of threads in 100 cycles",
            "times as fast as unmerged",
        ]),
        rows: points.iter().map(row).collect(),
    }]
}

fn plots(points: &[Point], latency: u32) -> Result<Vec<Plot>> {
    let shown: Vec<&str> = points.iter().map(|point| point.way).take(ways().len()).collect();
    let programs: Vec<(&str, &str)> =
        PROGRAMS.into_iter().filter(|(program, _)| points.iter().any(|point| point.program == *program)).collect();
    let series: Vec<(String, Vec<f64>)> = (shown.iter().take(5))
        .map(|way| {
            let of = |words: usize| programs.first().and_then(|(program, _)| find(points, program, words, way));
            let values = SPREADS.iter().map(|&words| of(words).map_or(0.0, Point::per_instruction)).collect();
            (way.to_string(), values)
        })
        .collect();
    let groups: Vec<String> = SPREADS.iter().map(|words| format!("{words} of {THREADS}")).collect();
    let panel = |&(program, what): &(&str, &str)| {
        let curve = |(colour, way): (usize, &&str)| {
            let value = |&words: &usize| find(points, program, words, way).map(|point| (words as f64, point.throughput));
            Curve { name: way.to_string(), colour, dashed: colour == 0, points: SPREADS.iter().filter_map(value).collect() }
        };
        Panel {
            title: what.to_string(),
            x: "different words in a warp".into(),
            y: "atomics of threads in 100 cycles".into(),
            across: Across::Steps,
            curves: shown.iter().take(5).enumerate().map(curve).collect(),
            mark: None,
        }
    };
    Ok(vec![
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
    ])
}

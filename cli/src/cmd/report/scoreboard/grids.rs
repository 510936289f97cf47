// SPDX-License-Identifier: MIT
//! The tables.
use super::{mean, Point, Side};
use crate::cmd::report::sheet::{cells, Grid};

/// Those of the reference, of all programs' means and of each program.
pub fn grids(
    reference: &[&Point],
    points: &[Point],
    warps: &[usize],
    latencies: &[u32],
    latency: u32,
    at: usize,
) -> Vec<Grid> {
    let percent = |share: f64| format!("{:.1} %", 100.0 * share);
    let main = reference.iter().map(|point| {
        let Point { program, scoreboard, in_order, speed_up, .. } = point;
        vec![
            program.to_string(),
            in_order.cycles.to_string(),
            scoreboard.cycles.to_string(),
            format!("{speed_up:.2}"),
            percent(in_order.utilisation),
            percent(scoreboard.utilisation),
            percent(scoreboard.overlapped),
        ]
    });
    let bunches = reference.iter().map(|point| {
        let Point { program, scoreboard, in_order, .. } = point;
        let both = |side: fn(&Side) -> f64| [side(in_order), side(scoreboard)];
        let [all, stretch, bunching] =
            [both(|s| s.all_wait), both(|s| s.idle_stretch), both(|s| s.bunching)];
        let mut row = vec![program.to_string()];
        row.extend(all.map(percent));
        row.extend(stretch.into_iter().chain(bunching).map(|value| format!("{value:.2}")));
        row
    });
    let sweep = latencies.iter().map(|&latency| {
        let means = warps.iter().map(|&warps| {
            mean(points, latency, warps).map_or("-".into(), |mean| format!("{mean:.2}"))
        });
        std::iter::once(latency.to_string()).chain(means).collect()
    });
    let mut programs: Vec<&str> = points.iter().map(|point| point.program).collect();
    programs.dedup();
    let each = programs.iter().map(|&program| {
        let value = |&latency: &u32| {
            let found =
                points.iter().find(|p| (p.program, p.latency, p.warps) == (program, latency, at));
            found.map_or("-".to_string(), |point| format!("{:.2}", point.speed_up))
        };
        std::iter::once(program.to_string()).chain(latencies.iter().map(value)).collect()
    });
    let head =
        |first: &str, rest: Vec<String>| std::iter::once(first.to_string()).chain(rest).collect();
    vec![
        Grid {
            title: format!("Latency {latency}, {at} warps"),
            head: cells([
                "program",
                "in order: cycles",
                "scoreboard: cycles",
                "speed-up",
                "issue slots used, in order",
                "scoreboard",
                "issued while a result is outstanding",
            ]),
            rows: main.collect(),
        },
        Grid {
            title: "Speed-up, geometric mean of the programs".into(),
            head: head("latency", warps.iter().map(|warps| format!("{warps} warps")).collect()),
            rows: sweep.collect(),
        },
        Grid {
            title: format!("Speed-up with {at} warps"),
            head: head("program", latencies.iter().map(|latency| format!("latency {latency}")).collect()),
            rows: each.collect(),
        },
        Grid {
            title: format!(
                "Bunching at latency {latency} with {at} warps: cycles in which all wait, cycles of a stretch without an issue, and \
                 variance of the number of waiting warps against that of independent ones"
            ),
            head: cells([
                "program",
                "all wait, in order",
                "scoreboard",
                "stretch, in order",
                "scoreboard",
                "variance, in order",
                "scoreboard",
            ]),
            rows: bunches.collect(),
        },
    ]
}

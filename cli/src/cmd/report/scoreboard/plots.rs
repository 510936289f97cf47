// SPDX-License-Identifier: MIT
//! The pictures.
use super::{mean, Point, Side, Waits, BEGIN, EXPECTED};
use crate::chart::{bars, figure, panels, Across, Curve, Panel};
use crate::cmd::report::sheet::Plot;
use anyhow::Result;

/// The waiting warps of a program, scoreboard and in order.
type Timeline<'a> = Option<(&'static str, [&'a Waits; 2])>;

/// Speed-ups over the latency, waiting warps, and issue slots.
pub fn plots(
    reference: &[&Point],
    points: &[Point],
    warps: &[usize],
    timeline: Timeline,
    latency: u32,
    at: usize,
) -> Result<Vec<Plot>> {
    let mut latencies: Vec<u32> = points.iter().map(|point| point.latency).collect();
    latencies.sort_unstable();
    latencies.dedup();
    let curve = |(colour, &warps): (usize, &usize)| Curve {
        name: format!("{warps} warps"),
        colour,
        dashed: false,
        points: latencies
            .iter()
            .filter_map(|&latency| Some((f64::from(latency), mean(points, latency, warps)?)))
            .collect(),
    };
    let speed = Panel {
        title: "Scoreboard against in order".into(),
        x: "memory latency, cycles".into(),
        y: "times as fast (geometric mean)".into(),
        across: Across::Steps,
        curves: warps.iter().enumerate().map(curve).collect(),
        mark: Some((1.0, "in order".into())),
    };
    let used = |colour: usize, warps: usize, name: &str, side: fn(&Point) -> f64| {
        let average = |latency: u32| {
            let here: Vec<f64> = points
                .iter()
                .filter(|p| (p.latency, p.warps) == (latency, warps))
                .map(side)
                .collect();
            (!here.is_empty())
                .then(|| (f64::from(latency), 100.0 * here.iter().sum::<f64>() / here.len() as f64))
        };
        let points = latencies.iter().filter_map(|&latency| average(latency)).collect();
        Curve { name: format!("{warps} warps, {name}"), colour, dashed: name == "in order", points }
    };
    let utilisation = Panel {
        title: "Issue slots used".into(),
        x: "memory latency, cycles".into(),
        y: "% of cycles (mean)".into(),
        across: Across::Steps,
        curves: (warps.iter().enumerate())
            .flat_map(|(colour, &warps)| {
                [
                    used(colour, warps, "scoreboard", |point| point.scoreboard.utilisation),
                    used(colour, warps, "in order", |point| point.in_order.utilisation),
                ]
            })
            .filter(|curve| {
                warps.len() <= 3 || curve.colour % 2 == 1 || curve.colour + 1 == warps.len()
            })
            .collect(),
        mark: None,
    };
    let programs: Vec<String> = reference.iter().map(|point| point.program.to_string()).collect();
    let speed_ups = vec![(
        "scoreboard against in order".to_string(),
        reference.iter().map(|p| p.speed_up).collect(),
    )];
    let mut plots = vec![
        Plot {
            name: "scoreboard-programs".into(),
            caption: format!("Speed-up of each program at a memory latency of {latency} cycles with {at} warps."),
            svg: bars(
                &format!("Scoreboard against in order: latency {latency}, {at} warps"),
                "times as fast",
                &programs,
                &speed_ups,
                Some((EXPECTED, "expected")),
            )?,
        },
        Plot {
            name: "scoreboard-sweep".into(),
            caption: "Speed-up and used issue slots over memory latency and resident warps, mean of the programs.".into(),
            svg: panels(&[speed, utilisation])?,
        },
    ];
    if let Some((program, [in_order, scoreboard])) = timeline {
        let panel = |name: &str, colour: usize, waits: &Waits| Panel {
            title: format!(
                "{program}, {name}: {} resident warps, memory latency {latency}",
                waits.resident
            ),
            x: format!("cycle after {BEGIN}"),
            y: "warps that wait".into(),
            across: Across::Time,
            curves: vec![Curve {
                name: "waiting for a result".into(),
                colour,
                dashed: false,
                points: changes(&waits.timeline),
            }],
            mark: Some((f64::from(waits.resident), "all wait: nothing is issued".into())),
        };
        plots.push(Plot {
            name: "scoreboard-bunching".into(),
            caption: format!(
                "Bunching: how many warps of `{program}` wait for memory, cycle by cycle."
            ),
            svg: panels(&[panel("in order", 1, in_order), panel("scoreboard", 0, scoreboard)])?,
        });
    }
    let groups: Vec<String> = (0..=at).map(|k| figure(k as f64)).collect();
    let average = |side: fn(&Point) -> &Side| -> Vec<f64> {
        let share = |k: usize| reference.iter().map(|point| side(point).waiting[k]).sum::<f64>();
        (0..=at).map(|k| 100.0 * share(k) / reference.len().max(1) as f64).collect()
    };
    let series = [
        ("scoreboard".to_string(), average(|point| &point.scoreboard)),
        ("in order".to_string(), average(|point| &point.in_order)),
    ];
    plots.push(Plot {
        name: "scoreboard-waiting".into(),
        caption: format!("Share of the cycles with so many of {at} warps waiting, mean of the programs, latency {latency}."),
        svg: bars(
            &format!("Warps that wait at the same time, of {at} (latency {latency})"),
            "% of cycles",
            &groups,
            &series,
            None,
        )?,
    });
    Ok(plots)
}

/// The points at which a series changes, and its end.
fn changes(series: &[u32]) -> Vec<(f64, f64)> {
    let point = |at: usize| (at as f64, f64::from(series[at]));
    let change = |&at: &usize| at == 0 || at + 1 == series.len() || series[at] != series[at - 1];
    (0..series.len()).filter(change).map(point).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_series_is_drawn_by_its_changes() {
        assert_eq!(changes(&[1, 1, 2, 2, 2]), [(0.0, 1.0), (2.0, 2.0), (4.0, 2.0)]);
    }
}

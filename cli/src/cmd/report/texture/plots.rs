// SPDX-License-Identifier: MIT
//! The plots of `report texture`.
use super::{Figures, CACHED, WAYS};
use crate::chart::{bars, panels, Across, Curve, Panel};
use crate::cmd::report::sheet::Plot;
use anyhow::Result;

pub fn plots(figures: &Figures) -> Result<Vec<Plot>> {
    Ok(vec![dependent(figures)?, throughput(figures)?, caches(figures)?])
}

fn dependent(figures: &Figures) -> Result<Plot> {
    let curve = |name: &str, colour, dashed, value: &dyn Fn(&super::Dependent) -> f64| Curve {
        name: name.into(),
        colour,
        dashed,
        points: figures.dependent.iter().map(|case| (case.reads as f64, value(case))).collect(),
    };
    let other = |which: usize| move |case: &super::Dependent| case.conventional[which].clone();
    let panel = |title: &str, y: &str, curves| Panel {
        title: title.into(),
        x: "dependent reads".into(),
        y: y.into(),
        across: Across::Steps,
        curves,
        mark: None,
    };
    let svg = panels(&[
        panel(
            "Through the FIFO",
            "kbit",
            vec![
                curve("this core", 0, false, &|case| case.bits / 1000.0),
                curve("conventional, 6 registers", 1, true, &|case| {
                    other(0)(case).bits as f64 / 1000.0
                }),
                curve("conventional, 16 registers", 2, true, &|case| {
                    other(1)(case).bits as f64 / 1000.0
                }),
            ],
        ),
        panel(
            "Run time",
            "cycles",
            vec![
                curve("this core", 0, false, &|case| case.cycles as f64),
                curve("this core, FIFO of 32", 3, false, &|case| case.cycles_deep as f64),
                curve("conventional, 6 registers", 1, true, &|case| other(0)(case).cycles as f64),
                curve("conventional, 16 registers", 2, true, &|case| other(1)(case).cycles as f64),
            ],
        ),
    ])?;
    let caption =
        format!("Bits through the latency FIFO and run time by number of dependent reads, memory latency {}.", figures.latency);
    Ok(Plot { name: "texture-dependent".into(), caption, svg })
}

fn throughput(figures: &Figures) -> Result<Plot> {
    let curve = |(colour, depth): (usize, &super::Depth)| Curve {
        name: if depth.ahead {
            format!("depth {}", depth.depth)
        } else {
            "one read at a time".into()
        },
        colour: colour % 7,
        dashed: !depth.ahead,
        points: depth
            .rates
            .iter()
            .map(|(latency, rate)| (f64::from(*latency), rate.samples))
            .collect(),
    };
    let shown =
        figures.depths.iter().filter(|depth| !depth.ahead || depth.depth >= 4 || depth.depth == 1);
    let svg = panels(&[Panel {
        title: "Bilinear samples per cycle".into(),
        x: "memory latency".into(),
        y: "samples per cycle".into(),
        across: Across::Steps,
        curves: shown.enumerate().map(curve).collect(),
        mark: None,
    }])?;
    let caption =
        "Throughput of the texture pipeline by memory latency and depth of the latency FIFO."
            .into();
    Ok(Plot { name: "texture-throughput".into(), caption, svg })
}

fn caches(figures: &Figures) -> Result<Plot> {
    let mut sizes: Vec<usize> = figures.caches.iter().map(|case| case.lines).collect();
    sizes.sort_unstable();
    sizes.dedup();
    let rate = |program: &str, lines: usize, ways: usize| {
        let case = figures
            .caches
            .iter()
            .find(|case| (case.program, case.lines, case.ways) == (program, lines, ways));
        case.map_or(0.0, |case| 100.0 * case.misses / case.lookups.max(1.0))
    };
    let cases: Vec<(&str, usize)> = CACHED
        .into_iter()
        .flat_map(|program| sizes.iter().map(move |&lines| (program, lines)))
        .collect();
    let groups: Vec<String> =
        cases.iter().map(|(program, lines)| format!("{program} {lines}")).collect();
    let series: Vec<(String, Vec<f64>)> = (WAYS.into_iter())
        .map(|ways| {
            (
                format!("{ways} ways"),
                cases.iter().map(|&(program, lines)| rate(program, lines, ways)).collect(),
            )
        })
        .collect();
    let svg = bars("Misses in 100 texels, by program and lines", "misses", &groups, &series, None)?;
    Ok(Plot {
        name: "texture-cache".into(),
        caption: "Misses by size and ways of the texture cache.".into(),
        svg,
    })
}

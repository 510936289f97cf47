// SPDX-License-Identifier: MIT
//! Tables and plots of the runs.
use super::super::sheet::{cells, Grid, Plot};
use super::progress::WINDOW;
use super::view::View;
use super::{Point, Way};
use crate::chart::{bars, panels, Across, Curve, Panel};
use anyhow::Result;
use warpwright_config::{CreditPolicy, WeightForm};

impl View<'_> {
    pub(super) fn grids(&self, program: &str, latency: u32) -> Vec<Grid> {
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
                format!("{:.0}", point.grant_moves),
                format!("{:.0}", point.grant_waits),
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
                    "{program}: spread of the instructions issued by the resident warps of a subtile, mean over time; the grant, {} lines",
                    self.largest
                ),
                head: cells(["scheduler", "standard deviation", "range", "moves", "cycles waiting"]),
                rows: Way::ALL.iter().filter_map(spread).collect(),
            },
            policies,
        ]
    }

    pub(super) fn plots(&self, programs: &[&str]) -> Result<Vec<Plot>> {
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

// SPDX-License-Identifier: MIT
//! What holds of all programs together.
use super::super::sheet::Grid;
use super::view::View;
use super::{Point, Way};

/// A figure of a run.
type Figure = fn(&Point) -> f64;

/// What is compared: cycles, misses.
const FIGURES: [(&str, Figure); 2] =
    [("cycles", |point| point.cycles as f64), ("misses", |point| point.misses)];

impl View<'_> {
    /// A figure of each program against that of round robin with as many lines.
    fn ratios(&self, names: &[&str], way: Way, lines: usize, figure: Figure) -> Vec<f64> {
        let ratio = |name: &&str| {
            let own = figure(self.at(name, way, lines)?);
            let other = figure(self.at(name, Way::RoundRobin, lines)?);
            Some(own.max(1.0) / other.max(1.0))
        };
        names.iter().filter_map(ratio).collect()
    }

    /// Geometric means, for each scheduler and size, and for programs without textures.
    pub(super) fn means(&self, names: &[&str], uniform: &[&str]) -> Vec<Grid> {
        let grid = |what: &str, names: &[&str], ways: &[Way], lines: &[usize], figure: Figure| {
            let row = |way: &Way| {
                let cell = |&lines: &usize| {
                    let ratios = self.ratios(names, *way, lines, figure);
                    if ratios.is_empty() {
                        return "-".into();
                    }
                    format!("{:.3}", mean(&ratios))
                };
                std::iter::once(way.name().to_string()).chain(lines.iter().map(cell)).collect()
            };
            Grid {
                title: format!(
                    "{}: {what} against round robin with as many lines, geometric means",
                    names.join(", ")
                ),
                head: std::iter::once("scheduler".to_string())
                    .chain(lines.iter().map(|lines| format!("{lines} lines")))
                    .collect(),
                rows: ways.iter().map(row).collect(),
            }
        };
        let others = Way::policies().into_iter().filter(|way| !Way::ALL.contains(way));
        let ways: Vec<Way> = Way::ALL.into_iter().chain(others).collect();
        let mut all: Vec<Grid> = FIGURES
            .iter()
            .map(|&(what, figure)| grid(what, names, &ways, self.lines, figure))
            .collect();
        if !uniform.is_empty() {
            all.push(grid("cycles", uniform, &Way::ALL, &[self.largest], FIGURES[0].1));
        }
        all
    }

    /// Where the expectations stand.
    pub(super) fn claims(&self, names: &[&str], uniform: &[&str]) -> Vec<String> {
        let cycles = FIGURES[0].1;
        let mut all: Vec<String> = [Way::CreditTextile, Way::Credit, Way::Greedy]
            .into_iter()
            .map(|way| {
                let each = |figure: Figure| -> Vec<f64> {
                    let of = |&lines: &usize| self.ratios(names, way, lines, figure);
                    self.lines.iter().flat_map(of).collect()
                };
                let (time, misses) = (each(cycles), each(FIGURES[1].1));
                let no_slower = time.iter().filter(|&&ratio| ratio <= 1.0).count();
                format!(
                    "{} against round robin, geometric means over programs and sizes: {:.3} times the cycles, {:.3} times the \
                     misses; no slower in {no_slower} of {} runs, {:.1} % slower at most.",
                    way.name(),
                    mean(&time),
                    mean(&misses),
                    time.len(),
                    100.0 * (time.iter().copied().fold(1.0, f64::max) - 1.0)
                )
            })
            .collect();
        let apart = self.ratios(uniform, Way::CreditTextile, self.largest, cycles);
        let apart = uniform.iter().zip(apart).map(|(name, ratio)| format!("{name} {ratio:.3}"));
        if !uniform.is_empty() {
            all.push(format!(
                "Without textures, cycles of credit + textile against round robin: {}.",
                apart.collect::<Vec<_>>().join(", ")
            ));
        }
        all
    }
}

/// The geometric mean.
fn mean(values: &[f64]) -> f64 {
    (values.iter().map(|value| value.ln()).sum::<f64>() / values.len().max(1) as f64).exp()
}

// SPDX-License-Identifier: MIT
//! What the runs show.
use super::{Point, Way};

/// The part of a picture that fits the cache, as its index has it
/// (`rtl/src/texture/footprint.rs`).
fn window(lines: usize) -> String {
    let rows = 1 << (lines.trailing_zeros() / 2).min(3);
    format!("{lines} lines: {rows} rows of {}", lines / rows)
}

pub(super) struct View<'a> {
    pub(super) points: &'a [Point],
    pub(super) lines: &'a [usize],
    pub(super) largest: usize,
}

impl View<'_> {
    pub(super) fn at(&self, program: &str, way: Way, lines: usize) -> Option<&Point> {
        self.points
            .iter()
            .find(|p| (p.program, p.scheduler, p.lines) == (program, way.name(), lines))
    }

    pub(super) fn misses(&self, program: &str, way: Way, lines: usize) -> f64 {
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

    pub(super) fn findings(&self, program: &str) -> Vec<String> {
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
            "`{program}`, {} lines: standard deviation of the instructions issued by the resident warps of a subtile: {}; cycles: {}.",
            self.largest,
            list(|point| format!("{:.1}", point.deviation)),
            list(|point| point.cycles.to_string())
        ));
        all
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
            grant_moves: 0.0,
            grant_waits: 0.0,
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
}

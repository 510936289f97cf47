// SPDX-License-Identifier: MIT
//! The findings, tables and pictures of the report.
use super::super::sheet::{cells, Grid, Plot};
use super::storage::Storage;
use super::{Point, Side, EXPECTED};
use crate::chart::bars;
use anyhow::Result;

pub(super) fn findings(points: &[Point], storage: &[Storage]) -> Vec<String> {
    let measured =
        |point: &Point| point.pointers.after_warm_up.unwrap_or(point.pointers.lookups_per_lifetime);
    let (met, missed): (Vec<&Point>, Vec<_>) =
        points.iter().partition(|point| measured(point) < EXPECTED);
    let list: Vec<String> =
        met.iter().map(|point| format!("`{}` {:.2}", point.program, measured(point))).collect();
    let mut all = Vec::new();
    if !met.is_empty() {
        all.push(format!(
            "Fewer than {EXPECTED} full lookups in the life of a warp after warm-up: {}.",
            list.join(", ")
        ));
    }
    for point in missed {
        let side = &point.pointers;
        let each = side.divergences / side.warps.max(1.0);
        let mut why = Vec::new();
        if side.after_warm_up.is_none() {
            why.push(format!(
                "it has only {:.0} warps, so that the first ones on a cold cache count",
                side.warps
            ));
        }
        if each > 0.05 {
            why.push(format!(
                "{each:.1} divergent branches in the life of a warp, and where a warp changes from one way to another or joins \
                 again it takes up a PC of its threads (that is {:.2} lookups beyond the first for each)",
                (measured(point) - 1.0) / each
            ));
        }
        if point.far_branches > 0 {
            why.push(format!(
                "branches that go further than the next line: {}",
                point.far_branches
            ));
        }
        if side.failures > 0.0 {
            why.push(format!("{:.0} lookups found every line locked", side.failures));
        }
        if side.misses > 3.0 * side.warps {
            why.push("it does not fit the instruction cache".into());
        }
        all.push(format!("`{}` has {:.2}: {}.", point.program, measured(point), why.join("; ")));
    }
    let total = |value: fn(&Side) -> f64| -> [f64; 2] {
        let sum = |side: fn(&Point) -> &Side| {
            let (values, instructions) = points
                .iter()
                .map(side)
                .fold((0.0, 0.0), |sum, s| (sum.0 + value(s), sum.1 + s.instructions));
            values / f64::max(instructions, 1.0)
        };
        [sum(|point| &point.pointers), sum(|point| &point.conventional)]
    };
    let [lookups, accesses, tags, links] = [
        total(|side| side.full_lookups),
        total(|side| side.pc_reads + side.pc_writes),
        total(|side| side.tag_reads),
        total(|side| side.link_reads),
    ];
    all.push(format!(
        "Over all programs: {:.4} full lookups an instruction against {:.3}, {:.4} PC-file accesses against {:.3}. Tags are read by \
         the number of their line, without a match, {:.3} times an instruction (a PC is rebuilt, compared, or may be needed by the \
         instruction; without pointers {:.3}), links {:.3} times.",
        lookups[0], lookups[1], accesses[0], accesses[1], tags[0], tags[1], links[0]
    ));
    if let Some(last) = storage.last() {
        all.push(format!(
            "{}: a pointer has {} bits against {}, {} warps need {} bits instead of {}. Reference counts and links of the {} lines \
             cost {} bits more; only the valid bit of a pointer, the PC file of stalled warps and the PCs of diverged threads stay beside \
             them.",
            last.what, last.pointer_bits, last.pc_bits, last.warps, last.pointers, last.pcs, last.lines, last.lines_state
        ));
    }
    all
}

pub(super) fn grids(points: &[Point], storage: &[Storage], latency: u32) -> Vec<Grid> {
    let optional =
        |value: Option<f64>| value.map_or("-".to_string(), |value| format!("{value:.2}"));
    let main = points.iter().map(|Point { program, far_branches, pointers, conventional }| {
        vec![
            program.to_string(),
            format!("{:.0}", pointers.warps),
            format!("{:.1}", pointers.instructions / pointers.warps.max(1.0)),
            format!("{:.2}", pointers.lookups_per_lifetime),
            optional(pointers.after_warm_up),
            format!("{:.2}", conventional.lookups_per_lifetime),
            format!("{far_branches}"),
            format!("{:.2}", pointers.divergences / pointers.warps.max(1.0)),
        ]
    });
    let each = points.iter().map(|Point { program, pointers, conventional, .. }| {
        let pair = |value: fn(&Side) -> f64| {
            [value(pointers), value(conventional)].map(|value| format!("{value:.3}"))
        };
        let mut row = vec![program.to_string()];
        row.extend(pair(Side::lookups));
        row.extend(pair(|side| side.pc_reads / side.instructions.max(1.0)));
        row.extend(pair(|side| side.pc_writes / side.instructions.max(1.0)));
        row.extend(pair(|side| side.tag_reads / side.instructions.max(1.0)));
        row.push(format!("{:.3}", pointers.link_reads / pointers.instructions.max(1.0)));
        row
    });
    let moves = points.iter().map(|Point { program, pointers, conventional, .. }| {
        let mut row = vec![program.to_string()];
        let counts = [
            pointers.offset_moves,
            pointers.links,
            pointers.full_lookups,
            pointers.misses,
            pointers.failures,
        ];
        row.extend(counts.map(|count| format!("{count:.0}")));
        row.extend([pointers, conventional].map(|side| format!("{:.0}", side.stall_cycles)));
        row.extend([pointers, conventional].map(|side| side.cycles.to_string()));
        row.push(format!("{:.2}", conventional.cycles as f64 / pointers.cycles.max(1) as f64));
        row
    });
    let store = storage.iter().map(|storage| {
        let numbers = [
            storage.warps,
            storage.lines,
            storage.pointer_bits,
            storage.pc_bits,
            storage.pointers,
            storage.pcs,
        ];
        let numbers =
            numbers.into_iter().chain([storage.lines_state]).map(|number| number.to_string());
        std::iter::once(storage.what.clone()).chain(numbers).collect()
    });
    vec![
        Grid {
            title: format!("Full lookups in the life of a warp (memory latency {latency})"),
            head: cells([
                "program",
                "warps",
                "instructions a warp",
                "pointers",
                "after warm-up",
                "conventional",
                "far branches",
                "divergences a warp",
            ]),
            rows: main.collect(),
        },
        Grid {
            title: "For each instruction".into(),
            head: cells([
                "program",
                "full lookups, pointers",
                "conventional",
                "PC-file reads, pointers",
                "conventional",
                "PC-file writes, pointers",
                "conventional",
                "tags read by line, pointers",
                "conventional",
                "links read, pointers",
            ]),
            rows: each.collect(),
        },
        Grid {
            title: "Moves of the pointers, and cycles".into(),
            head: cells([
                "program",
                "offset only",
                "links followed",
                "full lookups",
                "misses",
                "all lines locked",
                "stall cycles, pointers",
                "conventional",
                "cycles, pointers",
                "conventional",
                "ratio",
            ]),
            rows: moves.collect(),
        },
        Grid {
            title: "Bits of state, computed from the configuration".into(),
            head: cells([
                "cache",
                "warps",
                "lines",
                "bits of a pointer",
                "bits of a PC",
                "pointers of all warps",
                "PCs of all warps",
                "counts and links of all lines",
            ]),
            rows: store.collect(),
        },
    ]
}

pub(super) fn plots(points: &[Point]) -> Result<Vec<Plot>> {
    let groups: Vec<String> = points.iter().map(|point| point.program.to_string()).collect();
    let series = |name: &str, side: fn(&Point) -> f64| {
        (name.to_string(), points.iter().map(side).collect::<Vec<f64>>())
    };
    let lookups = [
        series("pointers", |point| point.pointers.lookups()),
        series("conventional", |point| point.conventional.lookups()),
    ];
    let accesses = [
        series("pointers", |point| point.pointers.accesses()),
        series("conventional", |point| point.conventional.accesses()),
    ];
    let lifetimes = [
        series("whole run", |point| point.pointers.lookups_per_lifetime),
        series("after warm-up", |point| point.pointers.after_warm_up.unwrap_or(0.0)),
    ];
    let plot =
        |name: &str, caption: &str, svg| Plot { name: name.into(), caption: caption.into(), svg };
    Ok(vec![
        plot(
            "front-end-lifetime",
            "Full lookups in the life of a warp with instruction cache pointers.",
            bars(
                "Full lookups in the life of a warp",
                "full lookups",
                &groups,
                &lifetimes,
                Some((EXPECTED, "expected: below")),
            )?,
        ),
        plot(
            "front-end-lookups",
            "Full lookups for each instruction, pointers against program counters.",
            bars("Full lookups for each instruction", "full lookups", &groups, &lookups, None)?,
        ),
        plot(
            "front-end-pc-file",
            "PC-file reads and writes for each instruction, pointers against program counters.",
            bars(
                "PC-file accesses for each instruction",
                "reads and writes",
                &groups,
                &accesses,
                None,
            )?,
        ),
    ])
}

// SPDX-License-Identifier: MIT
//! `report front-end`: instruction cache pointers against program counters (docs/mechanisms/1.md).
use super::runner::{run_all, Job, Run, Watcher};
use super::sheet::{cells, Grid, Plot, Sheet};
use super::workloads::{workloads, Workload};
use super::Settings;
use crate::chart::bars;
use anyhow::Result;
use serde::Serialize;
use warpwright_config::counters::Counter;
use warpwright_config::{Mechanisms, Size, Variant};
use warpwright_isa::{decode, ControlOp, Unit};
use warpwright_sim::engine::Cycle;
use warpwright_sim::engines;
use warpwright_sim::memory::MemoryConfig;

const PROGRAMS: [&str; 9] = [
    "tiled",
    "glass",
    "gemm",
    "rays",
    "histogram",
    "reduction",
    "stencil",
    "mandelbrot",
    "collatz",
];
const EXPECTED: f64 = 2.0;
/// Bits of a PC of this core.
const PC_BITS: usize = 20;

/// One front end in one run.
#[derive(Clone, Debug, Serialize)]
struct Side {
    cycles: u64,
    instructions: f64,
    warps: f64,
    full_lookups: f64,
    misses: f64,
    failures: f64,
    pc_reads: f64,
    pc_writes: f64,
    links: f64,
    offset_moves: f64,
    stall_cycles: f64,
    divergences: f64,
    /// Full lookups for each warp that was launched.
    lookups_per_lifetime: f64,
    /// The same, once the warps that first filled the core have ended; none if hardly any warp was
    /// launched after that.
    after_warm_up: Option<f64>,
}

impl Side {
    fn lookups(&self) -> f64 {
        self.full_lookups / self.instructions.max(1.0)
    }

    fn accesses(&self) -> f64 {
        (self.pc_reads + self.pc_writes) / self.instructions.max(1.0)
    }
}

/// Both on one program.
#[derive(Clone, Debug, Serialize)]
struct Point {
    program: &'static str,
    /// Branches of the program whose target is further away than the next or the last line.
    far_branches: usize,
    pointers: Side,
    conventional: Side,
}

/// Bits of state for one geometry.
#[derive(Clone, Debug, Serialize)]
struct Storage {
    what: String,
    warps: usize,
    lines: usize,
    pointer_bits: usize,
    pc_bits: usize,
    /// Of all warps.
    pointers: usize,
    /// Of all warps.
    pcs: usize,
    /// Reference counts and links of all lines, which a conventional front end does not have.
    lines_state: usize,
}

fn bits(values: usize) -> usize {
    values.next_power_of_two().trailing_zeros() as usize
}

impl Storage {
    /// `per_line` instructions in each of `lines` lines.
    fn new(what: String, [warps, lines, per_line, pc_bits]: [usize; 4]) -> Self {
        let pointer_bits = bits(lines) + bits(per_line);
        let lines_state = lines * (bits(warps + 1) + 2 * (bits(lines) + 1));
        Self {
            what,
            warps,
            lines,
            pointer_bits,
            pc_bits,
            pointers: warps * pointer_bits,
            pcs: warps * pc_bits,
            lines_state,
        }
    }

    fn of(size: Size) -> Self {
        let numbers = size.numbers();
        let what = format!("core `{}`", numbers.name);
        Self::new(
            what,
            [numbers.warps, numbers.instruction_lines, numbers.line_instructions, PC_BITS],
        )
    }
}

/// Watches launches, ends and the counter of full lookups.
#[derive(Default)]
struct Lifetimes {
    resident: u32,
    port: Option<usize>,
    live: u64,
    launched: u32,
    ended: u32,
    /// Full lookups and launches when the first warps had ended.
    warm: Option<(u64, u32)>,
}

impl Watcher for Lifetimes {
    fn see(&mut self, cycle: &Cycle) {
        self.launched += (cycle.live & !self.live).count_ones();
        self.ended += (self.live & !cycle.live).count_ones();
        self.live = cycle.live;
        if self.warm.is_none() && self.ended >= self.resident {
            // The engine shows this counter while it runs.
            let named = || cycle.dut.outputs().iter().position(|port| port.name == "counter_value");
            self.port = self.port.or_else(named);
            self.warm = self.port.map(|port| (cycle.dut.peek(port), self.launched));
        }
    }
}

fn side(run: &Run<Lifetimes>) -> Side {
    let count = |counter| run.count(counter);
    let (lookups, launches) = (count(Counter::FullLookups), count(Counter::Launches));
    // Those under way at that moment count with their later lookups only: they must be few.
    let enough = 4.0 * f64::from(run.watcher.resident);
    let later = run
        .watcher
        .warm
        .map(|(seen, launched)| (lookups - seen as f64, launches - f64::from(launched)));
    Side {
        cycles: run.cycles,
        instructions: count(Counter::Instructions),
        warps: launches,
        full_lookups: lookups,
        misses: count(Counter::LookupMisses),
        failures: count(Counter::LookupFailures),
        pc_reads: count(Counter::PcReads),
        pc_writes: count(Counter::PcWrites),
        links: count(Counter::NextLinks) + count(Counter::PrevLinks),
        offset_moves: count(Counter::OffsetMoves),
        stall_cycles: count(Counter::FillStalls),
        divergences: count(Counter::Divergences),
        lookups_per_lifetime: lookups / launches.max(1.0),
        after_warm_up: later
            .filter(|later| later.1 >= enough)
            .map(|(lookups, launches)| lookups / launches),
    }
}

/// Branches that leave their line and its two neighbours.
fn far_branches(workload: &Workload, line_instructions: usize) -> usize {
    let far = |(pc, &word): (usize, &u64)| {
        let Ok(instruction) = decode(word) else { return false };
        let control = |op: ControlOp| {
            instruction.row.unit == Unit::Control && instruction.row.unit_op == op as u8
        };
        let line = |pc: i64| pc.div_euclid(line_instructions as i64);
        let target = pc as i64 + i64::from(instruction.target);
        (control(ControlOp::Bra) || control(ControlOp::Bsb))
            && (line(target) - line(pc as i64)).abs() > 1
    };
    workload.program.instructions.iter().enumerate().filter(|&entry| far(entry)).count()
}

/// Measures and reports.
pub fn report(settings: &Settings) -> Result<Sheet> {
    let workloads = workloads(&settings.program, &PROGRAMS, settings.size.unwrap_or((48, 32)))?;
    let size = settings.size_of_core();
    let latency = settings.latency.first().copied().unwrap_or(MemoryConfig::default().latency);
    let job = |workload, pointers| Job {
        workload,
        mechanisms: Mechanisms { pointers, ..Mechanisms::ALL },
        variant: Variant::default(),
        registers: None,
        latency,
    };
    let jobs: Vec<Job> = (0..workloads.len())
        .flat_map(|workload| [job(workload, true), job(workload, false)])
        .collect();
    let resident = |job: &Job| {
        let program = &workloads[job.workload].program;
        let warps = crate::progress::warps(&program.launch) as usize;
        engines::resident(size.numbers(), size.numbers().warps, program.launch.registers.into())
            .min(warps) as u32
    };
    let watch = |job: &Job| Lifetimes { resident: resident(job), ..Default::default() };
    let runs = run_all(settings, &workloads, &jobs, watch)?;
    let points: Vec<Point> = workloads
        .iter()
        .zip(runs.chunks_exact(2))
        .map(|(workload, pair)| Point {
            program: workload.name,
            far_branches: far_branches(workload, size.numbers().line_instructions),
            pointers: side(&pair[0]),
            conventional: side(&pair[1]),
        })
        .collect();
    let storage: Vec<Storage> = Size::ALL
        .into_iter()
        .map(Storage::of)
        .chain([Storage::new("16 KB, 4-byte instructions, 48-bit PCs".into(), [32, 256, 16, 48])])
        .collect();
    let programs: Vec<_> = workloads.iter().map(Workload::description).collect();
    Ok(Sheet {
        name: "front-end",
        title: "Instruction cache pointers against program counters",
        claim: "after warm-up fewer than 2 full lookups in the life of a warp, on programs without far branches.",
        findings: findings(&points, &storage),
        grids: grids(&points, &storage, latency),
        plots: plots(&points)?,
        data: serde_json::json!({ "programs": programs, "latency": latency, "points": points, "storage": storage }),
    })
}

fn findings(points: &[Point], storage: &[Storage]) -> Vec<String> {
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
    let [lookups, accesses] =
        [total(|side| side.full_lookups), total(|side| side.pc_reads + side.pc_writes)];
    all.push(format!(
        "Over all programs: {:.4} full lookups an instruction against {:.3}, {:.4} PC-file accesses against {:.3}.",
        lookups[0], lookups[1], accesses[0], accesses[1]
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

fn grids(points: &[Point], storage: &[Storage], latency: u32) -> Vec<Grid> {
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

fn plots(points: &[Point]) -> Result<Vec<Plot>> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pointer_into_16_kilobytes_has_twelve_bits() {
        let storage = Storage::new(String::new(), [32, 256, 16, 48]);
        assert_eq!((storage.pointer_bits, storage.pointers, storage.pcs), (12, 384, 1536));
        assert_eq!(storage.lines_state, 256 * (6 + 2 * 9));
        assert_eq!(Storage::of(Size::Small).pointer_bits, 7);
    }

    #[test]
    fn branches_to_the_next_line_are_not_far() {
        let far = |name: &str| {
            let all = workloads(&[name.to_string()], &[], (8, 8))
                .unwrap_or_else(|error| panic!("{error}"));
            far_branches(&all[0], 8)
        };
        // From the loop in line 1 to its end in line 3; back from line 2 to line 1 is no link
        // further.
        assert_eq!(far("mandelbrot"), 1);
        assert_eq!(far("histogram"), 0);
    }
}

// SPDX-License-Identifier: MIT
//! `report front-end`: instruction cache pointers against program counters (docs/mechanisms/1.md).
mod storage;
mod tables;

use super::runner::{run_all, Job, Run, Watcher};
use super::sheet::Sheet;
use super::workloads::{workloads, Workload};
use super::Settings;
use anyhow::Result;
use serde::Serialize;
use storage::Storage;
use tables::{findings, grids, plots};
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
    tag_reads: f64,
    link_reads: f64,
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
        tag_reads: count(Counter::TagReads),
        link_reads: count(Counter::LinkReads),
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

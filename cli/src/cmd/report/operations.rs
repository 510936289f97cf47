// SPDX-License-Identifier: MIT
//! Every atomic operation, merged and plain: absolute cycles, and accesses at the memory port.
use super::atomics::Updates;
use super::runner::{run_all, Job, Run};
use super::sheet::{cells, Grid};
use super::workloads::{of_text, Workload};
use super::Settings;
use anyhow::Result;
use serde::Serialize;
use warpwright_config::{thread_counts, Mechanisms, Variant};
use warpwright_isa::AtomicOp;

/// Its name, as that of a program of the report.
pub const PROGRAM: &str = "operations";
const ROUNDS: usize = 16;
/// Warps that run at the same time.
const WARPS: [usize; 2] = [1, 8];

/// A returning atomic in every round, whose operand depends on the round before.
fn source(
    op: AtomicOp,
    space: &str,
    plain: bool,
    threads: usize,
    warps: usize,
    words: usize,
) -> String {
    let (all, bytes) = (threads * warps, 4 * threads);
    let second = if op.has_second_operand() { ", r3" } else { "" };
    let name = if plain { "atom1" } else { "atom" };
    let float = matches!(op, AtomicOp::Fadd | AtomicOp::Fmul);
    let operand = if float { 1.0f32.to_bits() } else { 1 };
    let k = if op == AtomicOp::AddMod { 7 } else { 0 };
    let place = if space == "s" {
        "shl r7, r0, 2\nmov r8, 0\nsts [r7], r8\nbar\n"
    } else {
        "iadd r1, r1, words\n"
    };
    format!(
        ".threads {all}\n.workgroup {all}\n.shared {bytes}\n.temp r9\n.buffer words {bytes}\n\
         s2r r0, lane\nand r1, r0, {}\nshl r1, r1, 2\n{place}\
         mov r2, {operand:#x}\nmov r3, {k}\nmov r4, {ROUNDS}\n\
         again: {space}{name}.{} r5, [r1], r2{second}\n\
         xor r6, r5, r5\niadd r2, r2, r6\n\
         isub r4, r4, 1\nisetp.ne p0, r4, 0\n@p0 bra again\nexit\n",
        words - 1,
        op.name()
    )
}

/// One operation in one memory, by warps of so many threads; each pair is plain and merged.
#[derive(Clone, Debug, Serialize)]
pub struct Operation {
    name: &'static str,
    shared: bool,
    threads: usize,
    warps: usize,
    /// Cycles of a round, all threads of a warp at one word; each at its own.
    one: [f64; 2],
    own: [f64; 2],
    /// Updates at the memory port for an instruction of a warp, likewise.
    one_accesses: [f64; 2],
    own_accesses: [f64; 2],
}

/// Runs every operation.
pub fn operations(settings: &Settings, latency: u32) -> Result<Vec<Operation>> {
    let mut wanted = vec![];
    for threads in thread_counts(settings.size_of_core()) {
        for &op in AtomicOp::ALL {
            for space in ["", "s"] {
                wanted.extend(WARPS.map(|warps| (threads, op, space, warps)));
            }
        }
    }
    let (mut workloads, mut jobs): (Vec<Workload>, Vec<Job>) = (vec![], vec![]);
    for &(threads, op, space, warps) in &wanted {
        for (words, plain) in [(1, true), (1, false), (threads, true), (threads, false)] {
            jobs.push(Job {
                workload: workloads.len(),
                mechanisms: Mechanisms::ALL,
                variant: Variant { threads: Some(threads), ..Variant::default() },
                registers: None,
                latency,
            });
            let text = source(op, space, plain, threads, warps, words);
            workloads.push(of_text(PROGRAM, &text, threads as u32)?);
        }
    }
    let runs = run_all(settings, &workloads, &jobs, |_| Updates::default())?;
    let operation = |(&(threads, op, space, warps), of): (&_, &[Run<Updates>])| {
        let op: AtomicOp = op;
        let cycles = |number: usize| of[number].cycles as f64 / ROUNDS as f64;
        let updates = |number: usize| of[number].watcher.count as f64 / (ROUNDS * warps) as f64;
        Operation {
            name: op.name(),
            shared: space == "s",
            threads,
            warps,
            one: [0, 1].map(cycles),
            own: [2, 3].map(cycles),
            one_accesses: [0, 1].map(updates),
            own_accesses: [2, 3].map(updates),
        }
    };
    Ok(wanted.iter().zip(runs.chunks(4)).map(operation).collect())
}

/// What the figures say: of the integer additions.
pub fn findings(operations: &[Operation]) -> Vec<String> {
    let of = |operation: &&Operation| operation.name == AtomicOp::Add.name() && !operation.shared;
    let said = |operation: &Operation| {
        format!(
            "Returning add, {} warps of {}: {:.1} cycles a round against {:.1} plain at one word, \
             {:.1} against {:.1} at different ones; {:.2} and {:.2} updates at the memory port.",
            operation.warps,
            operation.threads,
            operation.one[1],
            operation.one[0],
            operation.own[1],
            operation.own[0],
            operation.one_accesses[1],
            operation.own_accesses[1]
        )
    };
    operations.iter().filter(of).map(said).collect()
}

/// The table.
pub fn grid(operations: &[Operation], latency: u32) -> Grid {
    let row = |operation: &Operation| {
        let memory = if operation.shared { "shared" } else { "global" };
        let mut row = cells([
            operation.name,
            memory,
            &operation.threads.to_string(),
            &operation.warps.to_string(),
        ]);
        for [plain, merged] in [operation.one, operation.own] {
            row.extend([plain, merged].map(|cycles| format!("{cycles:.1}")));
        }
        for [plain, merged] in [operation.one_accesses, operation.own_accesses] {
            row.extend([plain, merged].map(|updates| format!("{updates:.2}")));
        }
        row
    };
    Grid {
        title: format!(
            "Every operation, returning, one after the other in each warp, memory latency \
             {latency}: cycles of a round, and updates at the memory port for an instruction of a \
             warp; all threads of a warp at one word, or each at its own."
        ),
        head: cells([
            "operation",
            "memory",
            "threads",
            "warps",
            "one word: plain",
            "merged",
            "own words: plain",
            "merged",
            "updates, one word: plain",
            "merged",
            "updates, own words: plain",
            "merged",
        ]),
        rows: operations.iter().map(row).collect(),
    }
}

// SPDX-License-Identifier: MIT
//! What atomics of a whole warp at one word cost against that of a single thread.
use super::atomics::{ways, Updates, Way};
use super::runner::{run_all, Job};
use super::sheet::{cells, Grid, Plot};
use super::workloads::{changed, Change, Workload};
use super::Settings;
use crate::chart::bars;
use anyhow::Result;
use serde::Serialize;
use warpwright_config::{thread_counts, Variant};

/// The program.
pub const PROGRAM: &str = "same_word";
const ROUNDS: usize = 32;

/// One way of doing atomics in warps of so many threads.
#[derive(Clone, Debug, Serialize)]
pub struct Cost {
    threads: usize,
    way: &'static str,
    /// Cycles of an atomic when one thread is active, and when all are.
    cycles: [f64; 2],
    /// Cycles of the plain atomic of one thread.
    single: f64,
}

impl Cost {
    fn more(&self) -> f64 {
        self.cycles[1] - self.single
    }

    /// The claim: log2 of the threads and two.
    fn allowed(&self) -> f64 {
        f64::from(self.threads.ilog2() + 2)
    }
}

/// The plain atomics, and policy `all` with each network: one set, whatever the policy.
fn shown() -> Vec<Way> {
    ways().into_iter().filter(|way| way.plain || way.name == "all" || way.is_network()).collect()
}

fn name(way: &Way) -> &'static str {
    if way.name == "all" {
        "serial"
    } else {
        way.name
    }
}

/// Runs every way with one thread and with all of them.
pub fn costs(settings: &Settings, latency: u32) -> Result<Vec<Cost>> {
    let ways = shown();
    let mut workloads: Vec<Workload> = vec![];
    let mut jobs: Vec<Job> = vec![];
    let counts = thread_counts(settings.size_of_core());
    for (threads, way) in
        counts.iter().flat_map(|&threads| ways.iter().map(move |way| (threads, way)))
    {
        for active in [1, threads] {
            let constants = &[("ACTIVE", active), ("ROUNDS", ROUNDS)];
            let change =
                Change { constants, plain_atomics: way.plain, warp_threads: threads as u32 };
            jobs.push(Job {
                workload: workloads.len(),
                mechanisms: way.mechanisms,
                variant: Variant { threads: Some(threads), ..way.variant },
                registers: None,
                latency,
            });
            workloads.push(changed(PROGRAM, &change, (8, 8))?);
        }
    }
    let runs = run_all(settings, &workloads, &jobs, |_| Updates::default())?;
    let cost = |(number, pair): (usize, &[super::runner::Run<Updates>])| Cost {
        threads: counts[number / ways.len()],
        way: name(&ways[number % ways.len()]),
        cycles: [0, 1].map(|which| pair[which].cycles as f64 / ROUNDS as f64),
        // The first way of so many threads is the plain one.
        single: runs[number / ways.len() * 2 * ways.len()].cycles as f64 / ROUNDS as f64,
    };
    Ok(runs.chunks(2).enumerate().map(cost).collect())
}

/// The threads of warps that there are figures for.
fn counts(costs: &[Cost]) -> Vec<usize> {
    let mut counts: Vec<usize> = costs.iter().map(|cost| cost.threads).collect();
    counts.dedup();
    counts
}

/// What the figures say.
pub fn findings(costs: &[Cost]) -> Vec<String> {
    let of = |threads: usize| -> Vec<String> {
        let of = costs.iter().filter(|cost| cost.threads == threads);
        of.map(|cost| format!("{} {:+.1}", cost.way, cost.more())).collect()
    };
    let said = |threads: usize| {
        let allowed = threads.ilog2() + 2;
        format!(
            "An atomic of all {threads} threads of a warp at one word against the plain atomic of one thread, in cycles: {} (claim: at most \
             log2({threads}) + 2 = {allowed}).",
            of(threads).join(", ")
        )
    };
    counts(costs).into_iter().map(said).collect()
}

/// The table.
pub fn grid(costs: &[Cost], latency: u32) -> Grid {
    let row = |cost: &Cost| {
        let mut row = cells([&cost.threads.to_string(), cost.way]);
        row.extend(cost.cycles.map(|cycles| format!("{cycles:.1}")));
        row.push(format!("{:.1}", cost.more()));
        row.push(format!("{:.0}", cost.allowed()));
        row.push(if cost.more() <= cost.allowed() { "yes" } else { "no" }.into());
        row
    };
    Grid {
        title: format!(
            "Returning additions of one warp to one word, one after the other (`{PROGRAM}`), memory latency {latency}: cycles of a round. \
             `plain`: `atom1`, one access for each thread; the others: `atom`, by prefix network."
        ),
        head: cells(["threads of a warp", "atomics", "one thread", "all threads", "more than one thread, plain", "log2 + 2", "kept"]),
        rows: costs.iter().map(row).collect(),
    }
}

/// The plot.
pub fn plot(costs: &[Cost]) -> Result<Plot> {
    let groups: Vec<String> =
        counts(costs).iter().map(|threads| format!("warps of {threads}")).collect();
    let series: Vec<(String, Vec<f64>)> = shown()
        .iter()
        .map(|way| {
            let of = |threads| {
                costs
                    .iter()
                    .find(|cost| cost.threads == threads && cost.way == name(way))
                    .map_or(0.0, Cost::more)
            };
            (name(way).to_string(), counts(costs).into_iter().map(of).collect())
        })
        .collect();
    Ok(Plot {
        name: "atomics-same-word".into(),
        caption: "Cycles that an atomic of all threads of a warp at one word takes longer than the plain atomic of one thread.".into(),
        svg: bars("All threads at one word", "cycles more than one thread", &groups, &series, None)?,
    })
}

// SPDX-License-Identifier: MIT
//! Runs of a report: every design is made ready once, then all runs go, as many at a time as
//! there are processors. Each result is compared with that of the instruction-set simulator.
use super::workloads::Workload;
use super::Settings;
use anyhow::{bail, ensure, Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Mutex;
use std::thread;
use std::time::Duration;
use warpwright_config::counters::Counter;
use warpwright_config::{Mechanisms, Scheduling, Variant};
use warpwright_sim::engine::Cycle;
use warpwright_sim::engines::{self, Design, EngineKind, Outcome, RunConfig};
use warpwright_sim::memory::MemoryConfig;

const LIMIT: u64 = 200_000_000;
/// A core's simulation lives on the stack while it is built.
const STACK: usize = 64 << 20;

/// What a run is made with.
#[derive(Clone, Copy, Debug)]
pub struct Job {
    /// Number of the program.
    pub workload: usize,
    /// Mechanisms of the core.
    pub mechanisms: Mechanisms,
    /// Parts of the core left unused.
    pub variant: Variant,
    /// Registers per thread instead of the program's own.
    pub registers: Option<u8>,
    /// Cycles from request to response of the memory.
    pub latency: u32,
}

/// Sees every cycle of one run.
pub trait Watcher: Send {
    /// Sees a cycle.
    fn see(&mut self, cycle: &Cycle);
}

/// What a run has shown.
pub struct Run<W> {
    /// Cycles from start to end.
    pub cycles: u64,
    /// Every counter, over all execution units.
    pub counters: Vec<u32>,
    /// The same of each unit.
    pub unit_counters: Vec<Vec<u32>>,
    /// The observer of the run.
    pub watcher: W,
}

impl<W> Run<W> {
    /// The value of a counter.
    pub fn count(&self, counter: Counter) -> f64 {
        f64::from(self.counters[counter as usize])
    }

    /// Issue slots used: instructions per cycle.
    pub fn utilisation(&self) -> f64 {
        self.count(Counter::Instructions) / self.cycles.max(1) as f64
    }
}

/// Tells designs apart.
type Key = (bool, bool, u8, bool, bool, Variant);

fn key(job: &Job) -> Key {
    let Mechanisms { pointers, scoreboard, scheduling, merged_atomics, texture_ahead } =
        job.mechanisms;
    let scheduling = match scheduling {
        Scheduling::Credit => 0,
        Scheduling::LooseRoundRobin => 1,
        Scheduling::GreedyThenOldest => 2,
    };
    (pointers, scoreboard, scheduling, merged_atomics, texture_ahead, job.variant)
}

/// Applies `work` to every item, as many at a time as there are processors; results in order.
pub fn in_parallel<T: Sync, R: Send>(
    items: &[T],
    work: impl Fn(&T) -> Result<R> + Sync,
) -> Result<Vec<R>> {
    let queue = Mutex::new((0..items.len()).collect::<VecDeque<_>>());
    let results = Mutex::new(items.iter().map(|_| None).collect::<Vec<Option<R>>>());
    let failure = Mutex::new(None);
    let next = || queue.lock().expect("no thread panics with the lock").pop_front();
    let work = || {
        while let Some(number) = next() {
            match work(&items[number]) {
                Ok(result) => {
                    results.lock().expect("no thread panics with the lock")[number] = Some(result)
                }
                Err(error) => {
                    queue.lock().expect("no thread panics with the lock").clear();
                    failure.lock().expect("no thread panics with the lock").get_or_insert(error);
                }
            }
        }
    };
    let threads = thread::available_parallelism().map_or(2, usize::from).min(items.len());
    thread::scope(|scope| -> Result<()> {
        for _ in 0..threads {
            thread::Builder::new()
                .stack_size(STACK)
                .spawn_scoped(scope, work)
                .context("cannot start a thread")?;
        }
        Ok(())
    })?;
    if let Some(error) = failure.into_inner().expect("no thread panics with the lock") {
        return Err(error);
    }
    let results = results.into_inner().expect("no thread panics with the lock");
    results.into_iter().map(|result| result.context("a run is missing")).collect()
}

/// A progress bar over `length` of something.
pub fn bar(what: &str, length: usize) -> ProgressBar {
    let template = format!(
        "{what} {{wide_bar:.cyan/black}} {{human_pos}} of {{human_len}}  {{elapsed}}, {{eta}} left"
    );
    let bar = ProgressBar::new(length as u64)
        .with_style(ProgressStyle::with_template(&template).expect("a fixed template"));
    bar.enable_steady_tick(Duration::from_millis(250));
    bar
}

/// Runs all jobs; `watch` makes the observer of each.
pub fn run_all<W: Watcher>(
    settings: &Settings,
    workloads: &[Workload],
    jobs: &[Job],
    watch: impl Fn(&Job) -> W + Sync,
) -> Result<Vec<Run<W>>> {
    let (engine, size) = (settings.engine(), settings.size_of_core());
    let counters = settings.issue.counters()?;
    let workloads: Vec<Workload> =
        workloads.iter().map(|workload| workload.for_counters(&counters)).collect::<Result<_>>()?;
    let workloads = workloads.as_slice();
    let jobs =
        jobs.iter().map(|job| Ok(Job { variant: settings.issue.apply(job.variant)?, ..*job }));
    let jobs = &jobs.collect::<Result<Vec<Job>>>()?;
    let golden = in_parallel(workloads, |workload| {
        let memory = MemoryConfig::default();
        let variant = Variant::of(&workload.program);
        let plain = RunConfig::new(EngineKind::Isa, size);
        let config = RunConfig { memory, limit: LIMIT, variant, ..plain };
        Ok(engines::run(&workload.program, &workload.texels(), &config, &mut |_| {})?.memory)
    })?;

    let distinct: BTreeMap<Key, Job> = jobs.iter().map(|job| (key(job), *job)).collect();
    let progress = bar("designs", 1);
    // Designs with other memories in the texture pipeline, or other warps, are models of their own.
    let mut groups: BTreeMap<_, Vec<(Key, Job)>> = BTreeMap::new();
    for (key, job) in distinct {
        let depth = job.variant.texture_depth.unwrap_or(1).next_power_of_two().max(16);
        let ways = job.variant.texture_ways.unwrap_or(size.numbers().texture_ways);
        groups.entry((ways, depth, job.variant.threads())).or_default().push((key, job));
    }
    let groups: Vec<_> = groups.into_values().collect();
    let designs = in_parallel(&groups, |group| {
        let wanted: Vec<_> = group.iter().map(|(_, job)| (job.mechanisms, job.variant)).collect();
        Design::several(engine, size, &wanted)
    })?;
    progress.finish_and_clear();
    let keys = groups.iter().flatten().map(|(key, _)| *key);
    let designs: BTreeMap<Key, Design> = keys.zip(designs.into_iter().flatten()).collect();

    let progress = bar("runs", jobs.len());
    let runs = in_parallel(jobs, |job| {
        let workload = &workloads[job.workload];
        let design = designs.get(&key(job)).context("a design is missing")?;
        let memory = MemoryConfig { latency: job.latency, ..Default::default() };
        let config = RunConfig { memory, limit: LIMIT, ..RunConfig::new(engine, size) };
        let mut watcher = watch(job);
        let program = workload.with_registers(job.registers);
        let outcome = design
            .run(&program, &workload.texels(), &config, &mut |cycle| watcher.see(cycle))
            .with_context(|| format!("programs/{}.s with {job:?}", workload.name))?;
        check(workload, &outcome, &golden[job.workload])?;
        progress.inc(1);
        Ok(Run {
            cycles: outcome.cycles,
            counters: outcome.counters,
            unit_counters: outcome.unit_counters,
            watcher,
        })
    })?;
    progress.finish_and_clear();
    Ok(runs)
}

fn check(workload: &Workload, outcome: &Outcome, golden: &[u8]) -> Result<()> {
    if let Some(fault) = outcome.fault {
        bail!("programs/{}.s: fault: {}", workload.name, fault.cause);
    }
    ensure!(
        outcome.memory == golden,
        "programs/{}.s leaves another memory than on the instruction-set simulator: please report this as a bug",
        workload.name
    );
    Ok(())
}

// SPDX-License-Identifier: MIT
//! The progress of long runs: how many warps have ended, cycles, instructions, rate.
//! It shows on a terminal only.
use indicatif::{HumanCount, ProgressBar, ProgressState, ProgressStyle};
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::Arc;
use std::time::Duration;
use warpwright_isa::{Grid, Launch};
use warpwright_sim::engine::Cycle;

/// Cycles between two updates of the bar.
const BATCH: u64 = 512;

/// A progress bar over one or several runs, also at the same time.
pub struct Progress {
    bar: ProgressBar,
    cycles: Arc<AtomicU64>,
    instructions: Arc<AtomicU64>,
}

/// Warps that a grid launches: quads with a pixel in it, or rows of four threads.
pub fn warps(launch: &Launch) -> u64 {
    match launch.grid {
        // A warp has two rows.
        Grid::Pixels { width, height } => {
            u64::from(width.div_ceil(launch.warp_threads / 2)) * u64::from(height.div_ceil(2))
        }
        Grid::Linear { threads } => u64::from(threads.div_ceil(launch.warp_threads)),
    }
}

impl Progress {
    /// A bar for `warps` in all.
    pub fn new(warps: u64) -> Self {
        Self::of_run(Some(warps))
    }

    /// A bar for so many warps; without, where it is not seen which have ended.
    pub fn of_run(warps: Option<u64>) -> Self {
        let [cycles, instructions] = [0; 2].map(|_| Arc::new(AtomicU64::new(0)));
        let counted = Arc::clone(&cycles);
        let rate = move |state: &ProgressState, out: &mut dyn Write| {
            let rate =
                counted.load(Ordering::Relaxed) as f64 / state.elapsed().as_secs_f64().max(0.001);
            let _ = write!(out, "{} cycles/s", HumanCount(rate as u64));
        };
        let so_far = |sum: &Arc<AtomicU64>| {
            let sum = Arc::clone(sum);
            move |_: &ProgressState, out: &mut dyn Write| {
                let _ = write!(out, "{}", HumanCount(sum.load(Ordering::Relaxed)));
            }
        };
        let counts = "{cycles} cycles  {instructions} instructions  {rate}{msg}";
        let template = match warps {
            Some(_) => {
                format!("{{wide_bar:.cyan/black}} {{human_pos}} of {{human_len}} warps  {counts}")
            }
            None => format!("{{spinner}} {counts}"),
        };
        let style = ProgressStyle::with_template(&template)
            .expect("a fixed template")
            .with_key("rate", rate)
            .with_key("cycles", so_far(&cycles))
            .with_key("instructions", so_far(&instructions));
        let bar = warps.map_or_else(ProgressBar::new_spinner, ProgressBar::new).with_style(style);
        bar.enable_steady_tick(Duration::from_millis(250));
        Self { bar, cycles, instructions }
    }

    /// An observer of one run.
    pub fn watch(&self) -> Watch<'_> {
        Watch { progress: self, live: [0; 8], ended: 0, cycles: 0, instructions: 0 }
    }

    /// Says what is done before the first cycle; nothing once it is.
    pub fn says(&self, what: &'static str) {
        self.bar.set_message(what);
    }

    /// Takes the bar away.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

/// Watches one run for a [`Progress`].
pub struct Watch<'a> {
    progress: &'a Progress,
    /// Of each execution unit.
    live: [u64; 8],
    ended: u64,
    cycles: u64,
    instructions: u64,
}

impl Watch<'_> {
    /// Sees one cycle.
    pub fn see(&mut self, cycle: &Cycle) {
        let live = std::mem::replace(&mut self.live[cycle.unit], cycle.live);
        self.ended += u64::from((live & !cycle.live).count_ones());
        self.cycles += u64::from(cycle.unit == 0);
        self.instructions += u64::from(cycle.issue.is_some());
        if self.cycles == BATCH {
            self.report();
        }
    }

    fn report(&mut self) {
        self.progress.cycles.fetch_add(std::mem::take(&mut self.cycles), Ordering::Relaxed);
        let instructions = std::mem::take(&mut self.instructions);
        self.progress.instructions.fetch_add(instructions, Ordering::Relaxed);
        self.progress.bar.inc(std::mem::take(&mut self.ended));
    }
}

impl Drop for Watch<'_> {
    fn drop(&mut self) {
        self.report();
    }
}

/// The progress of the engine `isa`: instructions so far and their rate.
pub struct InstructionProgress(ProgressBar);

impl InstructionProgress {
    /// Nothing has run yet.
    pub fn new() -> Self {
        let style = ProgressStyle::with_template(
            "{spinner} {human_pos} instructions  {per_sec}  {elapsed}",
        );
        let bar = ProgressBar::new_spinner().with_style(style.expect("a fixed template"));
        bar.enable_steady_tick(Duration::from_millis(250));
        Self(bar)
    }

    /// So many instructions have run.
    pub fn see(&self, instructions: u64) {
        self.0.set_position(instructions);
    }

    /// Takes it away.
    pub fn finish(&self) {
        self.0.finish_and_clear();
    }
}

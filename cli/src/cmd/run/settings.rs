// SPDX-License-Identifier: MIT
//! What the options of `run` ask for, and which do not go together.
use super::super::check_memory;
use super::{Engine, Run};
use crate::mechanism::{switched_off, Mechanism};
use crate::output::check_writable;
use crate::without;
use anyhow::{bail, ensure, Result};
use warpwright_config::{Size, Variant};
use warpwright_isa::{Program, SetsIn};
use warpwright_sim::engines::{EngineKind, RunConfig};
use warpwright_sim::memory::MemoryConfig;

impl Run {
    /// What the options ask for.
    pub(super) fn settings(&self) -> Result<RunConfig> {
        let usual = if self.microcoded { Size::Nano } else { Size::Small };
        let size = self.config.map_or(usual, Size::from);
        Ok(RunConfig {
            engine: match self.engine() {
                Engine::Isa => EngineKind::Isa,
                // A board is the same hardware: what is asked of the program is the same.
                Engine::Rtl | Engine::Board => EngineKind::Rtl,
                Engine::Verilator => EngineKind::Verilator,
            },
            size,
            mechanisms: Mechanism::all_but(&switched_off(&self.baseline)),
            variant: Variant {
                microcoded: self.microcoded,
                units: self.units,
                lanes: self.lanes,
                threads: Some(self.threads_per_warp as usize),
                without: without::all(&self.without),
                ..self
                    .issue
                    .apply(self.texture.apply(self.atomics.apply(self.scheduler.variant())))?
            },
            scheduler: self.scheduler.settings(size),
            implicit_fences: self.implicit_fences,
            memory: MemoryConfig {
                latency: self.latency,
                jitter: self.jitter,
                reorder: self.reorder,
                refuse: self.refuse,
                seed: self.seed,
            },
            limit: self.max_cycles.unwrap_or(match self.engine() {
                // Some minutes, docs/speed.md.
                Engine::Isa => 1_000_000_000,
                Engine::Rtl => 1_000_000,
                Engine::Verilator => 30_000_000,
                // A board has seconds instead.
                Engine::Board => u64::MAX,
            }),
            check: !self.no_check,
        })
    }

    /// Everything that can be wrong is found before the run.
    pub(super) fn check(&self, program: &Program) -> Result<()> {
        if self.out.is_some() && program.output.is_none() {
            bail!("--out is given, but {} has no .output picture", program.file);
        }
        ensure!(
            !self.check || self.engine() == Engine::Isa,
            "--check: only the engine `isa` can; use --engine isa"
        );
        ensure!(
            [4, 8].contains(&self.threads_per_warp),
            "--threads-per-warp: a warp has 4 or 8 threads"
        );
        let wanted = program.images.iter().map(|image| image.index + 1).max().unwrap_or(0);
        ensure!(
            self.image.len() <= wanted,
            "{} pictures are given, but {} takes {wanted}",
            self.image.len(),
            program.file
        );
        self.trace.check(self.microcoded)?;
        let traced = self.trace.given();
        if let Some(option) = traced {
            ensure!(
                self.engine() != Engine::Isa,
                "{option} shows cycles, and the engine `isa` has none: use --engine rtl or --engine verilator"
            );
        }
        if self.engine() == Engine::Board {
            let built = "a board's core is what it was built as";
            if let Some(option) = traced {
                bail!(
                    "{option}: a board shows no waveforms; use --engine rtl or --engine verilator"
                );
            }
            ensure!(
                self.max_cycles.is_none(),
                "--max-cycles: a board does not count; use --board-seconds"
            );
            ensure!(self.baseline.is_empty(), "--baseline: {built}; use another engine");
            ensure!(
                without::all(&self.without).is_empty(),
                "--without: {built}; use another engine"
            );
            if let Some(chosen) = self.issue.chosen() {
                bail!("{chosen}: {built}; use another engine");
            }
            ensure!(!self.microcoded, "--microcoded: {built}; use another engine");
            ensure!(self.units == 1, "--units: {built}; use another engine");
            ensure!(self.threads_per_warp == 4, "--threads-per-warp: {built}; use another engine");
            ensure!(
                self.atomics.sets_in() == SetsIn::Sideband,
                "--sets-in: {built}; use another engine"
            );
        } else {
            ensure!(
                !self.board.names_a_line(),
                "--board, --port and --baud are for --engine board"
            );
        }
        check_memory(program, self.memory)?;
        [&self.out, &self.stats.clone().flatten()]
            .into_iter()
            .flatten()
            .try_for_each(|path| check_writable(path))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Run;
    use clap::{Args, Command, FromArgMatches};

    #[test]
    fn the_limit_without_max_cycles_is_that_of_the_help() {
        let command = Run::augment_args(Command::new("run"));
        let help = command.clone().render_long_help().to_string();
        let help: String = help.split_whitespace().collect::<Vec<_>>().join(" ");
        for engine in ["isa", "rtl", "verilator"] {
            let arguments = ["run", "program.s", "--engine", engine];
            let run = Run::from_arg_matches(&command.clone().get_matches_from(arguments)).unwrap();
            let limit = run.settings().unwrap().limit;
            assert!(help.contains(&format!("{engine} {limit}")), "{engine} {limit}: {help}");
        }
    }
}

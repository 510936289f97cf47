// SPDX-License-Identifier: MIT
//! `run`.
mod repeat;
mod report;
mod settings;
mod shown;

use self::report::counters;
use self::shown::Shown;
use super::stats;
use super::{output_picture, parse_size, Config, Format, MEMORY_MIB};
use crate::atomics::AtomicOptions;
use crate::board::{self, BoardOptions};
use crate::events::{full, Recording, TraceOptions};
use crate::issue::IssueOptions;
use crate::mechanism::Baseline;
use crate::output::{note, print, stoppable, write_whole, WholeFile};
use crate::phases::PhaseOptions;
use crate::picture::Picture;
use crate::progress::{warps, InstructionProgress, Progress};
use crate::scheduler::SchedulerOptions;
use crate::shader::{atlases, compile_to_run, is_shader, Core, ShaderOptions};
use crate::standing;
use crate::texture::TextureOptions;
use crate::trace::Trace;
use crate::warnings::Warnings;
use crate::without;
use anyhow::{anyhow, ensure, Context, Result};
use clap::{Args, ValueEnum};
use std::io::BufWriter;
use std::path::PathBuf;
use warpwright_config::Size;
use warpwright_isa::{Fault, Options, Program, UnitSet};
use warpwright_sim::engine::RunError;
use warpwright_sim::engines::{self, resident_registers, Outcome, RunConfig, Stopped};
use warpwright_sim::stop::interrupted;

const NO_TRACE: &str = "cannot write the trace";

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Engine {
    /// Instruction-set simulator.
    Isa,
    /// The rust-hdl design.
    Rtl,
    /// The exported Verilog under Verilator.
    Verilator,
    /// A board at a serial port.
    Board,
}

/// Run a program and show its counters, buffers and picture.
#[derive(Args)]
#[command(after_help = "Examples:\n  warpwright run programs/add.s --engine isa --show c\n  \
    warpwright run programs/glass.s --image demo/photo.png --image demo/glass.png --size 32x24 --out picture.png\n  \
    warpwright run programs/add.s --trace add.vcd      (open it with GTKWave or Surfer)\n  warpwright run programs/glass.s --image demo/photo.png --image demo/glass.png --size 32x24 --view glass.html\n  \
    warpwright run programs/add.s --baseline scoreboard,pointers --latency 100 --format json")]
pub struct Run {
    /// Assembly source, or a shader: .wgsl, .glsl, .frag, .comp, .vert or .spv.
    program: PathBuf,
    /// Size of the core [default: small, with --microcoded nano].
    #[arg(long, value_enum)]
    config: Option<Config>,
    /// Who runs it [default: rtl, for shaders verilator].
    #[arg(long, value_enum)]
    engine: Option<Engine>,
    /// Input picture (PNG); once for each `.image` of the program, in their order.
    #[arg(long, value_name = "PNG")]
    image: Vec<PathBuf>,
    /// Size of the grid, as WIDTHxHEIGHT, instead of the program's own.
    #[arg(long, value_parser = parse_size)]
    size: Option<(u32, u32)>,
    /// Write the output picture (PNG).
    #[arg(long, value_name = "PNG")]
    out: Option<PathBuf>,
    /// Show cycles, instructions per cycle and what idle cycles waited for; with a file: write
    /// counters, fault and shown buffers to it as JSON.
    #[arg(long, value_name = "JSON", num_args = 0..=1)]
    stats: Option<Option<PathBuf>>,
    #[command(flatten)]
    trace: TraceOptions,
    /// Print a buffer; NAME:hex, NAME:i32 or NAME:f32 for other forms than unsigned.
    #[arg(long, value_name = "BUFFER")]
    show: Vec<String>,
    /// How the result is printed.
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
    /// Mechanisms at their baselines, separated by commas.
    #[arg(long, value_enum, value_delimiter = ',')]
    baseline: Vec<Baseline>,
    /// A fence before every load, store and atomic.
    #[arg(long)]
    implicit_fences: bool,
    #[command(flatten)]
    scheduler: SchedulerOptions,
    #[command(flatten)]
    issue: IssueOptions,
    #[command(flatten)]
    atomics: AtomicOptions,
    /// Execution units on shared texture pipelines and one memory port (with `small`: 1, 2, 4 or 8;
    /// with --microcoded: 1, 2 or 4).
    #[arg(long, default_value_t = 1, value_name = "N")]
    units: usize,
    /// Lanes of an execution unit: 1, 2 or 4, with warps of eight threads 8 too [default: 1 for
    /// nano, else 4].
    #[arg(long, value_name = "N")]
    lanes: Option<usize>,
    /// Units that the core is built without, separated by commas; a board tells itself.
    #[arg(long, value_delimiter = ',', value_name = "UNITS", value_parser = without::unit())]
    without: Vec<UnitSet>,
    /// The microcoded core of the smaller boards: `nano` or `small`, a thread at a time; with
    /// --units 2 or 4 so many of them.
    #[arg(long, conflicts_with_all = ["lanes", "baseline", "threads_per_warp"])]
    microcoded: bool,
    /// Threads of a warp (with `small`: 4, a quad of pixels, or 8, two quads side by side).
    #[arg(long, default_value_t = 4, value_name = "N", value_parser = clap::value_parser!(u32).range(4..=8))]
    threads_per_warp: u32,
    #[command(flatten)]
    texture: TextureOptions,
    #[command(flatten)]
    board: BoardOptions,
    #[command(flatten)]
    shader: ShaderOptions,
    /// Memory: cycles from request to response.
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..1_000_000))]
    latency: u32,
    /// Memory: random cycles added to the latency, at most.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(..1_000_000))]
    jitter: u32,
    /// Memory: responses may overtake one another.
    #[arg(long)]
    reorder: bool,
    /// Memory: requests are refused in this many of 256 cycles.
    #[arg(long, default_value_t = 0)]
    refuse: u8,
    /// Memory: size in MiB.
    #[arg(long, default_value_t = MEMORY_MIB)]
    memory: u32,
    /// Seed of what is random in the memory; with `isa`, of what the registers hold at launch.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Cycles (instructions with `isa`) after which a run counts as endless [default: about ten
    /// minutes of the engine: isa 1000000000, rtl 1000000, verilator 30000000; a board has
    /// --board-seconds].
    #[arg(long)]
    max_cycles: Option<u64>,
    /// Report what the program must not rely on, such as races and registers that are never
    /// written; the default with `isa`, which is the only engine that can.
    #[arg(long)]
    check: bool,
    /// Report nothing of that.
    #[arg(long, conflicts_with = "check")]
    no_check: bool,
    #[command(flatten)]
    phases: PhaseOptions,
    #[command(flatten)]
    warnings: Warnings,
}

impl Run {
    /// Who runs it. Shaders are larger than what the rust-hdl design simulates in a moment: where
    /// Verilator cannot be had, the instruction-set simulator runs them.
    fn engine(&self) -> Engine {
        self.engine.unwrap_or_else(|| match is_shader(&self.program) {
            true if warpwright_toolchain::verilator().is_ok() => Engine::Verilator,
            true => Engine::Isa,
            false => Engine::Rtl,
        })
    }

    /// Runs the command.
    pub fn run(&self) -> Result<()> {
        let images =
            self.image.iter().map(|path| Picture::load(path)).collect::<Result<Vec<_>>>()?;
        if self.shader.watch {
            return self.watch(&images);
        }
        match self.shader.frames {
            Some(frames) => self.animate(&images, frames),
            None => self.once(&images).map(drop),
        }
    }

    /// The program, and its pictures as it takes them. `time`: of a frame.
    fn prepare(&self, images: &[Picture], time: Option<f32>) -> Result<(Program, Vec<Picture>)> {
        let sizes = images.iter().map(|image| (image.width, image.height)).collect();
        let (warp_threads, sets_in) = (self.threads_per_warp, self.atomics.sets_in());
        let plain_atomics = self.atomics.plain_atomics;
        let scoreboard = self.issue.counters()?;
        let phases = self.phases.phases();
        if is_shader(&self.program) {
            let options = self.shader.options(&self.program, self.size, sizes, time)?;
            let settings = self.settings()?;
            let core = Core { numbers: settings.size.numbers(), variant: settings.variant };
            let mut options = warpwright_shader::Options {
                sets_in,
                plain_atomics,
                counters: scoreboard,
                phases,
                ..options
            };
            core.limit(&mut options);
            let vertices = |program: &Program| -> Result<Vec<u8>> {
                Ok(self.execute(program, images)?.0.memory)
            };
            let shader = compile_to_run(&self.program, options, &core, &vertices)?;
            let images = atlases(&shader, images);
            return Ok((shader.program, images));
        }
        ensure!(
            time.is_none() && !self.shader.watch,
            "--frames and --watch are for shaders, and {} is none",
            self.program.display()
        );
        let options = Options {
            size: self.size,
            images: sizes,
            warp_threads,
            sets_in,
            plain_atomics,
            phases,
            resident_registers: resident_registers(self.settings()?.size.numbers()),
            ..Options::default().for_counters(scoreboard)
        };
        let program = super::assemble_file(&self.program, &options)?;
        self.warnings.show(&program)?;
        Ok((program, images.to_vec()))
    }

    /// Runs it once and shows the results. Gives the outcome with the registers of a thread.
    fn once(&self, images: &[Picture]) -> Result<(Outcome, u8)> {
        let (program, images) = self.prepare(images, None)?;
        let shown =
            self.show.iter().map(|text| Shown::find(&program, text)).collect::<Result<Vec<_>>>()?;
        self.check(&program)?;

        let (outcome, size) = self.execute(&program, &images)?;
        let report = self.report(&program, &shown, &outcome, size);
        if let Some(Some(path)) = &self.stats {
            write_whole(path, format!("{report:#}\n").as_bytes())?;
        }
        if let Some(path) = &self.out {
            output_picture(&program, &outcome.memory)
                .context("the output picture is in memory")?
                .save(path)?;
        }
        match self.format {
            Format::Json => print(&format!("{report:#}\n"))?,
            Format::Text => {
                print(&if self.stats == Some(None) {
                    stats::table(&outcome)
                } else {
                    counters(&outcome)
                })?;
                shown.iter().try_for_each(|shown| print(&shown.text(&outcome.memory)))?;
            }
        }
        let findings = standing::findings(&program, &outcome);
        if !findings.is_empty() {
            note(findings.trim_end());
        }
        if let Some(stopped) = &outcome.stopped {
            return Err(anyhow!(
                "{}\n{}",
                stopped.why,
                standing::stopped(&program, stopped).trim_end()
            ));
        }
        match outcome.fault {
            None => Ok((outcome, program.launch.registers)),
            Some(fault) => Err(self.faulted(&program, &images, &outcome, &fault)?),
        }
    }

    /// What is said of a run that faulted.
    fn faulted(
        &self,
        program: &Program,
        images: &[Picture],
        outcome: &Outcome,
        fault: &Fault,
    ) -> Result<anyhow::Error> {
        let texels: Vec<&[u8]> = images.iter().map(|image| image.pixels.as_slice()).collect();
        let found = match outcome.isa {
            Some(_) => None,
            None => standing::found_by_isa(program, &texels, &self.settings()?, fault),
        };
        Ok(anyhow!("{}", standing::fault(program, fault, outcome, found)))
    }

    /// Runs the program: the outcome, and the size of the core that it ran on.
    fn execute(&self, program: &Program, images: &[Picture]) -> Result<(Outcome, Size)> {
        let settings = self.settings()?;
        let texels: Vec<&[u8]> = images.iter().map(|image| image.pixels.as_slice()).collect();
        let outcome = match self.engine() {
            Engine::Board => {
                return board::run(&self.board, program, &texels, &settings, &self.scheduler)
            }
            Engine::Isa => {
                let _stoppable = stoppable();
                let progress = InstructionProgress::new();
                let outcome = engines::run_isa(program, &texels, &settings, &mut |instructions| {
                    progress.see(instructions);
                    !interrupted()
                });
                progress.finish();
                outcome?
            }
            Engine::Rtl | Engine::Verilator => self.simulate(program, &texels, &settings)?,
        };
        Ok((outcome, settings.size))
    }

    fn simulate(
        &self,
        program: &Program,
        texels: &[&[u8]],
        settings: &RunConfig,
    ) -> Result<Outcome> {
        let warps_resident = settings.size.numbers().warps;
        let mut file = self
            .trace
            .waveforms()
            .map(|path| WholeFile::create(path).map(BufWriter::new))
            .transpose()?;
        let mut trace = file
            .as_mut()
            .map(|file| {
                let (fst, limit) = (self.trace.fst(), self.trace.limit());
                Trace::new(file, fst, program, settings.variant.units, warps_resident, limit)
            })
            .transpose()
            .context(NO_TRACE)?;
        // Which warps have ended the microcoded core does not show.
        let all = (!settings.variant.microcoded).then(|| program.tasks().map(warps).sum());
        let progress = Progress::of_run(all);
        let mut watch = progress.watch();
        let _stoppable = stoppable();
        if self.engine() == Engine::Verilator {
            progress.says("  compiling the model, unless it is there");
        }
        let design = engines::design(program, settings, self.trace.events())?;
        progress.says("");
        let mut recording = match self.trace.events() {
            true => Some(Recording::new(&self.trace, &design, program, settings)?),
            false => None,
        };
        let outcome = design.run(program, texels, settings, &mut |cycle| {
            watch.see(cycle);
            recording.iter_mut().for_each(|recording| recording.see(cycle));
            if self.trace.holds(cycle.number) {
                trace.iter_mut().for_each(|trace| trace.see(cycle));
            }
        });
        progress.finish();
        // A run that is stopped has a trace worth looking at; one that does not begin has none.
        let outcome = outcome.or_else(up_to_the_stop);
        let began = outcome.is_ok();
        trace.map_or(Ok(()), Trace::finish).context(NO_TRACE)?;
        if let Some(file) = file.filter(|_| began) {
            file.into_inner().map_err(|error| error.into_error()).context(NO_TRACE)?.finish()?;
        }
        if let (Some(recording), Ok(outcome)) = (recording, &outcome) {
            if let Some(cycle) = recording.finish(outcome)? {
                note(&full(cycle, self.trace.limit()));
            }
        }
        outcome
    }
}

/// The outcome of a run that was stopped, up to there; any other error stays one.
fn up_to_the_stop(error: anyhow::Error) -> Result<Outcome> {
    match error.downcast::<RunError>()? {
        RunError::Stopped { why, outcome, warps } => {
            let stopped = Some(Stopped { why, warps, on_board: false });
            Ok(Outcome { stopped, ..Outcome::from(*outcome) })
        }
        other => Err(other.into()),
    }
}

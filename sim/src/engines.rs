// SPDX-License-Identifier: MIT
//! Three engines behind one call: the instruction-set simulator, the rust-hdl design and its
//! exported Verilog (docs/core.md).
mod core_limits;
mod design;
mod fits;
mod variants;

use crate::engine::{self, Cycle, Launch};
use crate::isa_sim::{self, Culprit, Finding, Stop};
use crate::memory::MemoryConfig;
use crate::stop::{interrupted, StandingWarp, StopReason};

use anyhow::Result;
use std::sync::{Arc, Mutex, PoisonError};
use warpwright_config::{Mechanisms, SchedulerSettings, Size, Variant};
use warpwright_isa::{Fault, FaultCause, Program};

pub use core_limits::check_core;
pub use design::Design;
pub use fits::{launch, most_registers, resident, resident_on, resident_registers};

/// Which engine runs a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineKind {
    /// Instruction-set simulator in plain Rust.
    Isa,
    /// The rust-hdl design, stepped in-process.
    Rtl,
    /// The exported Verilog, compiled by Verilator.
    Verilator,
}

/// How a program is run.
#[derive(Clone, Copy, Debug)]
pub struct RunConfig {
    /// The engine.
    pub engine: EngineKind,
    /// Size of the core.
    pub size: Size,
    /// Mechanisms on, or at their baselines.
    pub mechanisms: Mechanisms,
    /// Policies of the scheduler, parts left unused.
    pub variant: Variant,
    /// Bonuses and thresholds of the scheduler.
    pub scheduler: SchedulerSettings,
    /// A fence before every load, store and atomic.
    pub implicit_fences: bool,
    /// The memory behind the core; `isa` takes from its seed what the registers hold at launch.
    pub memory: MemoryConfig,
    /// Cycles (instructions for `isa`) after which a run counts as endless.
    pub limit: u64,
    /// Whether `isa` reports what the program must not rely on.
    pub check: bool,
}

impl RunConfig {
    /// What a trace says of the core: its size, what is on, its parts.
    pub fn core(&self) -> serde_json::Value {
        let numbers = self.size.numbers();
        let mechanisms = self.mechanisms;
        serde_json::json!({
            "size": numbers.name,
            "units": self.variant.units,
            "warps": numbers.warps,
            "threads": self.variant.threads(),
            "instruction_lines":
                self.variant.instruction_lines.unwrap_or(numbers.instruction_lines),
            "line_instructions":
                self.variant.line_instructions.unwrap_or(numbers.line_instructions),
            "texture_lines": self.variant.texture_lines.unwrap_or(numbers.texture_lines),
            "scheduling": format!("{:?}", mechanisms.scheduling),
            "grant": self.variant.grant.unwrap_or(numbers.grant).name(),
            "weights": {
                "texture_bonus": self.scheduler.texture_bonus,
                "age_scale": self.scheduler.age_scale,
                "type_bonus": self.scheduler.type_bonus,
                "pipe_bonus": self.scheduler.pipe_bonus,
            },
            "mechanisms": {
                "pointers": mechanisms.pointers,
                "scoreboard": mechanisms.scoreboard,
                "merged_atomics": mechanisms.merged_atomics,
                "texture_ahead": mechanisms.texture_ahead,
            },
            "memory_latency": self.memory.latency,
        })
    }

    /// All mechanisms, a memory of its default latency, at most 100 million cycles.
    pub fn new(engine: EngineKind, size: Size) -> Self {
        Self {
            engine,
            size,
            mechanisms: Mechanisms::ALL,
            variant: Variant::default(),
            scheduler: SchedulerSettings::of(&size.numbers()),
            implicit_fences: false,
            memory: MemoryConfig::default(),
            limit: 100_000_000,
            check: false,
        }
    }
}

/// What a run leaves.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Memory at the end.
    pub memory: Vec<u8>,
    /// The first fault.
    pub fault: Option<Fault>,
    /// Counters by `Counter` number; empty for `isa`.
    pub counters: Vec<u32>,
    /// The same of each execution unit; what is shared is counted in the first.
    pub unit_counters: Vec<Vec<u32>>,
    /// Cycles; 0 for `isa`.
    pub cycles: u64,
    /// What only `isa` says of a run.
    pub isa: Option<Box<IsaReport>>,
    /// The run was stopped before the program ended: why, and where each warp stands.
    pub stopped: Option<Stopped>,
}

/// What the instruction-set simulator says of a run besides its result.
#[derive(Clone, Debug, Default)]
pub struct IsaReport {
    /// Instructions, counted per warp.
    pub instructions: u64,
    /// What the program must not rely on.
    pub findings: Vec<Finding>,
    /// Every warp that faulted, the first one first, with thread and address where it has them.
    pub faults: Vec<(Fault, Option<Culprit>)>,
}

/// A run that was stopped.
#[derive(Clone, Debug)]
pub struct Stopped {
    /// Why.
    pub why: StopReason,
    /// Where each warp stands.
    pub warps: Vec<StandingWarp>,
    /// On a board, which does not show its warps.
    pub on_board: bool,
}

impl From<engine::Outcome> for Outcome {
    fn from(outcome: engine::Outcome) -> Self {
        let fault = outcome.fault.map(|fault| Fault {
            cause: FaultCause::from_number(fault.cause).unwrap_or(FaultCause::Undefined),
            warp: fault.warp,
            pc: fault.pc,
        });
        Self {
            memory: outcome.memory,
            fault,
            counters: outcome.counters,
            unit_counters: outcome.unit_counters,
            cycles: outcome.cycles,
            isa: None,
            stopped: None,
        }
    }
}

/// The memory and the host's registers of a run on hardware of the size that `config` names.
///
/// # Errors
/// When the program does not fit that hardware.
pub fn prepare(
    program: &Program,
    images: &[&[u8]],
    config: &RunConfig,
) -> Result<(Vec<u8>, Launch)> {
    fits::check(program, config.size, config.variant)?;
    Ok((program.initial_memory(images), launch(program, config)?))
}

/// Runs a program; `images` are the RGBA8 texels of the input pictures.
pub fn run(
    program: &Program,
    images: &[&[u8]],
    config: &RunConfig,
    observe: &mut dyn FnMut(&Cycle),
) -> Result<Outcome> {
    if config.engine == EngineKind::Isa {
        let outcome = run_isa(program, images, config, &mut |_| !interrupted())?;
        return match outcome.stopped {
            None => Ok(outcome),
            Some(Stopped { why, warps, .. }) => {
                let Outcome { memory, counters, unit_counters, cycles, .. } = outcome;
                let outcome = Box::new(engine::Outcome {
                    memory,
                    fault: None,
                    counters,
                    unit_counters,
                    cycles,
                });
                Err(engine::RunError::Stopped { why, outcome, warps }.into())
            }
        };
    }
    made(program, config)?.run(program, images, config, observe)
}

/// The design of a run; compiled ones are kept for the next run of the process, since exporting a
/// core takes longer than a short program.
fn made(program: &Program, config: &RunConfig) -> Result<Arc<Design>> {
    static COMPILED: Mutex<Vec<Arc<Design>>> = Mutex::new(Vec::new());
    let known = || COMPILED.lock().unwrap_or_else(PoisonError::into_inner);
    if config.engine != EngineKind::Verilator {
        return Ok(Arc::new(design(program, config, false)?));
    }
    fits::check(program, config.size, config.variant)?;
    if let Some(found) = known().iter().find(|design| design.is_of(config)) {
        return Ok(Arc::clone(found));
    }
    let made = Arc::new(design(program, config, false)?);
    known().push(Arc::clone(&made));
    Ok(made)
}

/// The design of the hardware that a program is to run on; with `events` it shows the signals of
/// its event stream.
///
/// # Errors
/// When the program does not fit that hardware, or a tool fails.
pub fn design(program: &Program, config: &RunConfig, events: bool) -> Result<Design> {
    fits::check(program, config.size, config.variant)?;
    let new = if events { Design::with_events } else { Design::new };
    new(config.engine, config.size, config.mechanisms, config.variant)
}

/// Runs a program on the instruction-set simulator, which refuses what the hardware of this
/// configuration refuses. `go_on` is asked now and then with the number of instructions.
pub fn run_isa(
    program: &Program,
    images: &[&[u8]],
    config: &RunConfig,
    go_on: &mut dyn FnMut(u64) -> bool,
) -> Result<Outcome> {
    let (memory, _) = prepare(program, images, config)?;
    let sets = config.mechanisms.merged_atomics.then_some(config.variant.sets);
    let seed = config.memory.seed;
    let settings = isa_sim::Settings {
        limit: config.limit,
        seed,
        sets,
        check: config.check,
        ..Default::default()
    };
    let outcome = isa_sim::run_watched(program, memory, &settings, &mut |_| {}, go_on)?;
    let stopped = outcome.stopped.map(|stop| Stopped {
        why: match stop {
            Stop::Limit => StopReason::Limit { limit: config.limit, unit: "instructions" },
            Stop::Caller => StopReason::Interrupted,
        },
        warps: outcome.standing.iter().map(StandingWarp::from).collect(),
        on_board: false,
    });
    Ok(Outcome {
        memory: outcome.memory,
        fault: outcome.faults.first().copied(),
        counters: vec![],
        unit_counters: vec![],
        cycles: 0,
        isa: Some(Box::new(IsaReport {
            instructions: outcome.instructions,
            findings: outcome.findings,
            faults: outcome.faults.iter().copied().zip(outcome.culprits).collect(),
        })),
        stopped,
    })
}

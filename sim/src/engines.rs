// SPDX-License-Identifier: MIT
//! Three engines behind one call: the instruction-set simulator, the rust-hdl design and its
//! exported Verilog (spec 6, "Engines").
mod variants;

use crate::compiled::{export_text, CompiledModel};
use crate::engine::{self, Cycle, Launch, Task};
use crate::hazards::HazardMonitor;
use crate::isa_sim::{self, Culprit, Finding, Stop};
use crate::memory::MemoryConfig;
use crate::microcoded_engine;
use crate::stop::{interrupted, StandingWarp, StopReason};

use anyhow::{bail, Result};
use std::sync::Arc;
use warpwright_config::{Mechanisms, Numbers, SchedulerSettings, Size, Stage, Variant};
use warpwright_isa::{Fault, FaultCause, Grid, OptionalUnit, Program, SetsIn, TaskType};
use warpwright_rtl::dut::{Dut, Port};
use warpwright_rtl::operand_read::page_table::page_bits;
use warpwright_rtl::{microcoded, shader_core};

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
    /// All mechanisms, a memory of its default latency, at most 100 million cycles.
    pub fn new(engine: EngineKind, size: Size) -> Self {
        Self {
            engine,
            size,
            mechanisms: Mechanisms::ALL,
            variant: Variant::default(),
            scheduler: SchedulerSettings::default(),
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
    /// Thread and address of the first fault.
    pub culprit: Option<Culprit>,
}

/// A run that was stopped.
#[derive(Clone, Debug)]
pub struct Stopped {
    /// Why.
    pub why: StopReason,
    /// Where each warp stands.
    pub warps: Vec<StandingWarp>,
}

/// Warps of the largest workgroup that the dispatcher counts.
const MAX_GROUP: u32 = 256;

/// A task as the core's table takes it.
fn task(program: &Program, task: &warpwright_isa::Launch) -> Result<Task> {
    let grid = match task.grid {
        Grid::Pixels { width, height } => {
            let (Ok(width), Ok(height)) = (u16::try_from(width), u16::try_from(height)) else {
                bail!("the grid of {width} x {height} is too large: at most 65535 on a side");
            };
            engine::Grid::Pixels { width, height }
        }
        Grid::Linear { threads } if threads >= 1 << 24 => {
            bail!("{threads} threads are too many: at most {}", (1 << 24) - 1)
        }
        Grid::Linear { threads } => engine::Grid::Linear { threads },
    };
    if task.group_warps() > MAX_GROUP {
        let (threads, most) = (task.workgroup, task.warp_threads * MAX_GROUP);
        bail!("workgroups of {threads} threads are too large: at most {most}");
    }
    Ok(Task {
        entry: task.entry,
        wait: task.initial_wait,
        grid,
        stage: match task.stage() {
            TaskType::Pixel => Stage::Pixel,
            TaskType::Vertex => Stage::Vertex,
            TaskType::Compute => Stage::Compute,
        },
        registers: task.registers,
        group_warps: task.group_warps(),
        together: program.needs_workgroups(task),
    })
}

/// The host registers of a launch.
pub fn launch(program: &Program, config: &RunConfig) -> Result<Launch> {
    let tasks = program.tasks().map(|about| task(program, about)).collect::<Result<Vec<_>>>()?;
    if tasks.len() > engine::TASKS {
        bail!("{} tasks are too many: at most {}", tasks.len(), engine::TASKS);
    }
    let meets = tasks.iter().any(|task| task.together);
    let functions = program.first_that_needs([OptionalUnit::Sfu].into_iter().collect()).is_some();
    Ok(Launch {
        tasks,
        program_length: program.instructions.len() as u32,
        scheduler: config.scheduler,
        implicit_fences: config.implicit_fences,
        program_base: 0,
        descriptor_base: program.descriptor_base(),
        constant_base: program.constant_base,
        constant_lines: program.constant_lines(),
        shared_words: if meets { program.launch.shared_words() } else { 0 },
        behind: if config.variant.microcoded && functions {
            warpwright_microcode::function_table()
        } else {
            vec![]
        },
    })
}

/// Warps with so many registers that are resident at a time on a unit of `slots` slots.
pub fn resident(numbers: Numbers, slots: usize, registers: usize) -> usize {
    let pages = registers.div_ceil(1 << page_bits(numbers.registers, numbers.warps)).max(1);
    // Even and odd slots have a bank group of as many pages as there are warps.
    let fit = numbers.warps / pages;
    slots.div_ceil(2).min(fit) + (slots / 2).min(fit)
}

/// The same of a core.
pub fn resident_on(numbers: Numbers, variant: Variant, registers: usize) -> usize {
    if variant.microcoded {
        microcoded::resident(numbers.warps, registers)
    } else {
        resident(numbers, variant.warps.unwrap_or(numbers.warps), registers)
    }
}

/// Registers that a thread of a core may have.
pub fn most_registers(numbers: Numbers) -> usize {
    (numbers.registers / 2).min(64)
}

/// Refuses what needs a unit that the core was built without.
fn check_units(program: &Program, variant: Variant) -> Result<()> {
    if let Some((pc, unit)) = program.first_that_needs(variant.without) {
        let (line, text) = program.source_line(pc as u32).unwrap_or_default();
        let way_out = match unit {
            OptionalUnit::AtomicPrepare if variant.has(OptionalUnit::AtomicUnit) => {
                ": use --plain-atomics"
            }
            _ => ": use a larger board, or a build with it (`warpwright build --without`)",
        };
        bail!(
            "{}:{line}: `{}` needs the unit `{}`, which this core was built without{way_out}",
            program.file,
            text.trim(),
            unit.name()
        );
    }
    if program.tasks().any(|task| task.shared_words() > 0)
        && !variant.has(OptionalUnit::SharedMemory)
    {
        bail!("{}: shared memory is declared, and this core was built without the unit `shared_memory`", program.file);
    }
    Ok(())
}

/// Refuses what does not fit the core.
fn check(program: &Program, size: Size, variant: Variant) -> Result<()> {
    let numbers = size.numbers();
    let counts = if variant.microcoded {
        &microcoded::UNIT_COUNTS[..]
    } else {
        shader_core::unit_counts(size)
    };
    if !counts.contains(&variant.units) {
        let counts: Vec<String> = counts.iter().map(usize::to_string).collect();
        bail!(
            "the core `{}` has {} execution units: there is none with {}",
            numbers.name,
            counts.join(", "),
            variant.units
        );
    }
    let pipelines = shader_core::pipeline_counts(variant.units);
    if !pipelines.contains(&variant.texture_pipelines) {
        let counts: Vec<String> = pipelines.iter().map(usize::to_string).collect();
        let (units, counts, wanted) =
            (variant.units, counts.join(" or "), variant.texture_pipelines);
        bail!("a core of {units} execution units has {counts} texture pipelines: there is none with {wanted}");
    }
    if let Some(pc) =
        program.first_of_sets_in_registers().filter(|_| variant.sets_in == SetsIn::Sideband)
    {
        let (line, text) = program.source_line(pc as u32).unwrap_or_default();
        bail!(
            "{}:{line}: `{}` is only in cores with the sets of atomics in registers: use --sets-in registers",
            program.file,
            text.trim()
        );
    }
    check_units(program, variant)?;
    if variant.microcoded {
        check_microcoded(size, variant)?;
    }
    let threads = variant.threads();
    if !shader_core::thread_counts(size).contains(&threads) || (threads > 4 && variant.units > 1) {
        let units = variant.units;
        bail!(
            "there is no core `{}` with {units} execution units and warps of {threads} threads",
            numbers.name
        );
    }
    if program.launch.warp_threads as usize != threads {
        let (file, wants) = (&program.file, program.launch.warp_threads);
        bail!(
            "{file}: assembled for warps of {wants} threads, and those of the core have {threads}"
        );
    }
    if let Some(lanes) =
        variant.lanes.filter(|lanes| ![1, 2, 4, 8].contains(lanes) || *lanes > threads)
    {
        let counts = if threads == 4 { "1, 2 or 4" } else { "1, 2, 4 or 8" };
        bail!("an execution unit has {counts} lanes: there is none with {lanes}");
    }
    program.tasks().try_for_each(|task| check_task(program, task, numbers, variant))
}

/// Refuses a microcoded core that there is not.
fn check_microcoded(size: Size, variant: Variant) -> Result<()> {
    let Variant { without, threads, units, .. } = variant;
    let plain = Variant { without, threads, units, microcoded: true, ..Variant::default() };
    if !microcoded::SIZES.contains(&size) || variant != plain {
        bail!("the microcoded core is `nano` or `small`, in one shape: nothing of a pipeline can be chosen for it");
    }
    Ok(())
}

/// Refuses a task that does not fit the core.
fn check_task(
    program: &Program,
    task: &warpwright_isa::Launch,
    numbers: Numbers,
    variant: Variant,
) -> Result<()> {
    let (file, name) = (&program.file, numbers.name);
    let most = most_registers(numbers);
    if usize::from(task.registers) > most {
        let wants = task.registers;
        bail!("{file}: {wants} registers per thread, and the core `{name}` has {most}: use fewer, or a larger core");
    }
    if program.needs_workgroups(task) {
        let registers = if variant.microcoded {
            // Of all warps of a launch.
            program.tasks().map(|task| task.registers).max().unwrap_or(task.registers)
        } else {
            task.registers
        };
        let resident = resident_on(numbers, variant, registers.into());
        if task.group_warps() as usize > resident {
            let threads = task.workgroup;
            bail!(
                "{file}: a workgroup of {threads} threads, and the core `{name}` runs {} at a time with {} registers each: \
                 use `.workgroup` with fewer, or a larger core",
                task.warp_threads as usize * resident,
                task.registers
            );
        }
        if task.shared_words() as usize > numbers.shared_words {
            let (wants, has) = (task.shared_bytes, 4 * numbers.shared_words);
            bail!("{file}: {wants} bytes of shared memory, and the core `{name}` has {has}: use fewer, or a larger core");
        }
    }
    Ok(())
}

/// Verilog with its ports.
struct Verilog {
    text: String,
    inputs: Vec<Port>,
    outputs: Vec<Port>,
}

/// One design of the core, made ready once for any number of runs.
pub struct Design {
    size: Size,
    mechanisms: Mechanisms,
    variant: Variant,
    verilog: Option<Arc<Verilog>>,
    /// Its number in Verilog that holds several designs.
    choice: Option<u64>,
}

impl Design {
    /// A design for one of the engines of the hardware: for `verilator` it is compiled here.
    pub fn new(
        engine: EngineKind,
        size: Size,
        mechanisms: Mechanisms,
        variant: Variant,
    ) -> Result<Self> {
        let mut designs = Self::several(engine, size, &[(mechanisms, variant)])?;
        Ok(designs.remove(0))
    }

    /// Several designs of one size: for `verilator` they are compiled here, as one model if they
    /// differ in constants only.
    pub fn several(
        engine: EngineKind,
        size: Size,
        wanted: &[(Mechanisms, Variant)],
    ) -> Result<Vec<Self>> {
        let design = |&(mechanisms, variant): &(Mechanisms, Variant)| Self {
            size,
            mechanisms,
            variant,
            verilog: None,
            choice: None,
        };
        let mut designs: Vec<Self> = wanted.iter().map(design).collect();
        match engine {
            EngineKind::Isa => bail!("the engine `isa` has no hardware design"),
            EngineKind::Rtl => return Ok(designs),
            EngineKind::Verilator => {}
        }
        let mut texts = designs.iter().map(Self::export).collect::<Result<Vec<_>>>()?;
        let all: Vec<&str> = texts.iter().map(|verilog| verilog.text.as_str()).collect();
        let merged = if all.len() > 1 { variants::merge(&all, &top(size)) } else { None };
        if let Some(text) = merged {
            let Verilog { mut inputs, outputs, .. } = texts.swap_remove(0);
            inputs.push(Port::new(variants::CHOICE, variants::CHOICE_BITS));
            let merged = Arc::new(Verilog { text, inputs, outputs });
            for (number, design) in designs.iter_mut().enumerate() {
                design.verilog = Some(Arc::clone(&merged));
                design.choice = Some(number as u64);
            }
            designs.first().map(Self::core).transpose()?;
        } else {
            for (design, verilog) in designs.iter_mut().zip(texts) {
                design.verilog = Some(Arc::new(verilog));
                design.core()?;
            }
        }
        Ok(designs)
    }

    /// The rust-hdl design.
    fn design(&self) -> Box<dyn Dut> {
        if self.variant.microcoded {
            microcoded::build(self.size, self.variant.units, self.variant.without)
        } else {
            shader_core::build_variant(self.size, self.mechanisms, self.variant)
        }
    }

    fn export(&self) -> Result<Verilog> {
        let core = self.design();
        Ok(Verilog {
            text: export_text(core.as_ref(), &top(self.size))?,
            inputs: core.inputs(),
            outputs: core.outputs(),
        })
    }

    /// A core in its initial state.
    fn core(&self) -> Result<Box<dyn Dut>> {
        let Some(verilog) = &self.verilog else {
            return Ok(self.design());
        };
        let Verilog { text, inputs, outputs } = verilog.as_ref();
        let mut model =
            CompiledModel::new(text, &top(self.size), true, inputs.clone(), outputs.clone())?;
        if let Some(choice) = self.choice {
            model.poke(inputs.len() - 1, choice);
        }
        Ok(Box::new(model))
    }

    /// Runs a program; `images` are the RGBA8 texels of the input pictures. Of `config` count the
    /// registers that the host sets, the memory and the limit.
    pub fn run(
        &self,
        program: &Program,
        images: &[&[u8]],
        config: &RunConfig,
        observe: &mut dyn FnMut(&Cycle),
    ) -> Result<Outcome> {
        let (contents, launch) = prepare(
            program,
            images,
            &RunConfig { size: self.size, variant: self.variant, ..*config },
        )?;
        let mut hazards = HazardMonitor::new(&program.instructions);
        let mut observe = |cycle: &Cycle| {
            hazards.observe(cycle);
            observe(cycle);
        };
        let run = if self.variant.microcoded { microcoded_engine::run } else { engine::run };
        let outcome = run(
            self.core()?.as_mut(),
            contents,
            &launch,
            &config.memory,
            config.limit,
            &mut observe,
        )?;
        if let Some(hazard) = hazards.found() {
            bail!("{}", hazard.describe(program));
        }
        Ok(outcome.into())
    }
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
    check(program, config.size, config.variant)?;
    Ok((program.initial_memory(images), launch(program, config)?))
}

/// The top module of a size.
fn top(size: Size) -> String {
    format!("shader_core_{}", size.numbers().name)
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
            Some(Stopped { why, warps }) => {
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
    check(program, config.size, config.variant)?;
    let design = Design::new(config.engine, config.size, config.mechanisms, config.variant)?;
    design.run(program, images, config, observe)
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
            culprit: outcome.culprits.first().copied().flatten(),
        })),
        stopped,
    })
}

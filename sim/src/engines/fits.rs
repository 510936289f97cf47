// SPDX-License-Identifier: MIT
//! What a core has room for, and what it is launched with.
use super::core_limits::{check_annotations, check_core};
use super::RunConfig;
use crate::engine::{self, Launch, Task};
use anyhow::{bail, Result};
use warpwright_config::{
    core, pipeline_counts, unit_counts, CoreConfig, Size, Stage, Variant, POOLS, THREADS,
};
use warpwright_isa::{Grid, OptionalUnit, Program, SetsIn, TaskType};
use warpwright_rtl::microcoded;
use warpwright_rtl::operand_read::page_table::page_bits;

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
pub fn resident(numbers: CoreConfig, slots: usize, registers: usize) -> usize {
    let pages = registers.div_ceil(1 << page_bits(numbers.registers, numbers.warps)).max(1);
    // Even and odd slots have a bank group of as many pages as there are warps.
    let fit = numbers.warps / pages;
    slots.div_ceil(2).min(fit) + (slots / 2).min(fit)
}

/// The same of a core.
pub fn resident_on(numbers: CoreConfig, variant: Variant, registers: usize) -> usize {
    if variant.microcoded {
        microcoded::resident(numbers.warps, registers)
    } else {
        resident(numbers, variant.warps.unwrap_or(numbers.warps), registers)
    }
}

/// Registers of a thread with which all warps of a core are resident.
pub fn resident_registers(numbers: CoreConfig) -> u8 {
    (numbers.registers / numbers.warps).min(64) as u8
}

/// Registers that a thread of a core may have.
pub fn most_registers(numbers: CoreConfig) -> usize {
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
pub(super) fn check(program: &Program, size: Size, variant: Variant) -> Result<()> {
    let numbers = size.numbers();
    check_core(size, variant)?;
    check_annotations(program, size, variant)?;
    let counts = if variant.microcoded { POOLS.to_vec() } else { unit_counts(size) };
    if !counts.contains(&variant.units) {
        let counts: Vec<String> = counts.iter().map(usize::to_string).collect();
        bail!(
            "the core `{}` has {} execution units: there is none with {}",
            numbers.name,
            counts.join(", "),
            variant.units
        );
    }
    let pipelines = match variant.microcoded {
        true => vec![1],
        false => pipeline_counts(size, variant.units),
    };
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
    let plain = variant.microcoded && threads == THREADS;
    if !plain && core(size, variant.units, variant.texture_pipelines, threads).is_none() {
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
    numbers: CoreConfig,
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

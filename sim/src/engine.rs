// SPDX-License-Identifier: MIT
//! Engines that run the core: the rust-hdl design and its exported Verilog, one driver.
//!
//! [`run`] drives any [`Dut`] that has the ports of `shader_core`: it starts the grid,
//! answers the memory port with the memory model, reads the counters at the end. The
//! engines `rtl` and `verilator` differ only in the [`Dut`] that they hand in, so their
//! cycle counts can be compared.
use crate::memory::{Memory, MemoryConfig, Request, Response};
use crate::stop::{interrupted, StandingWarp, StopReason, Watch};
use std::collections::HashMap;
use thiserror::Error;
use warpwright_config::counters::Counter;
pub use warpwright_config::launch::{Fault, Grid, Launch, Outcome, Task, TASKS};
use warpwright_rtl::dut::Dut;

/// Why a run gave nothing back.
#[derive(Debug, Error)]
pub enum RunError {
    /// The run was stopped before the core had finished.
    #[error("{why}")]
    Stopped {
        /// Why.
        why: StopReason,
        /// What there is up to then.
        outcome: Box<Outcome>,
        /// Where each live warp stands.
        warps: Vec<StandingWarp>,
    },
    /// The design does not have the core's ports.
    #[error("the design has no port `{0}`: not a shader core, or of another version")]
    MissingPort(String),
}

/// What an observer of a run sees each cycle.
pub struct Cycle<'a> {
    /// Cycle number from the start.
    pub number: u64,
    /// The execution unit that the following is about; an observer sees each cycle once for every
    /// unit.
    pub unit: usize,
    /// The design, settled, clock low.
    pub dut: &'a dyn Dut,
    /// The instruction that leaves the instruction buffer: warp slot and PC.
    pub issue: Option<(u64, u64)>,
    /// Live warps.
    pub live: u64,
    /// Warps held by a wait mask.
    pub hold: u64,
    /// Warps that could issue.
    pub eligible: u64,
    /// The instruction that is issued names a slot of the scoreboard.
    pub reorderable: bool,
    /// Active threads of the warp that issues.
    pub active: u64,
    /// Instructions that are complete: warp slot and scoreboard slot.
    pub complete: [Option<(u64, u64)>; 2],
    /// What the core asks of the memory; shown with unit 0, as is the rest.
    pub request: Option<Request>,
    /// Whether the memory takes it.
    pub ready: bool,
    /// What the memory answers.
    pub response: Option<Response>,
}

/// Port numbers by name.
pub(crate) struct Pins {
    inputs: HashMap<String, usize>,
    outputs: HashMap<String, usize>,
}

impl Pins {
    pub(crate) fn new(dut: &dyn Dut) -> Self {
        let index = |ports: Vec<warpwright_rtl::dut::Port>| {
            ports.into_iter().enumerate().map(|(i, port)| (port.name, i)).collect()
        };
        Self { inputs: index(dut.inputs()), outputs: index(dut.outputs()) }
    }
    pub(crate) fn input(&self, name: &str) -> Result<usize, RunError> {
        self.inputs.get(name).copied().ok_or_else(|| RunError::MissingPort(name.into()))
    }
    pub(crate) fn output(&self, name: &str) -> Result<usize, RunError> {
        self.outputs.get(name).copied().ok_or_else(|| RunError::MissingPort(name.into()))
    }
}

/// What an execution unit shows of itself.
struct UnitPins {
    valid: usize,
    warp: usize,
    pc: usize,
    active: usize,
    live: usize,
    hold: usize,
    eligible: usize,
    reorderable: usize,
    complete: [[usize; 3]; 2],
}

impl UnitPins {
    fn new(pins: &Pins, unit: usize) -> Result<Self, RunError> {
        let pin = |name: &str| pins.output(&format!("trace${unit}_{name}"));
        Ok(Self {
            valid: pin("valid")?,
            warp: pin("warp")?,
            pc: pin("pc")?,
            active: pin("active")?,
            live: pin("live")?,
            hold: pin("hold")?,
            eligible: pin("eligible")?,
            reorderable: pin("reorderable")?,
            complete: [
                [pin("result")?, pin("result_warp")?, pin("result_slot")?],
                [pin("store")?, pin("store_warp")?, pin("store_slot")?],
            ],
        })
    }
}

/// Cycles of writing tasks are a multiple of this, so that counters that run freely stand where
/// they stand without.
const WRITE_CYCLES: usize = 8;

/// Writes the tasks, a word a cycle.
fn write_tasks(dut: &mut dyn Dut, pins: &Pins, tasks: &[Task]) -> Result<(), RunError> {
    let words = (0u64..)
        .zip(tasks)
        .flat_map(|(task, about)| (0u64..).zip(about.words()).map(move |word| (task, word)));
    let words: Vec<_> = words.collect();
    for cycle in 0..words.len().next_multiple_of(WRITE_CYCLES) {
        let word = words.get(cycle);
        let (task, (number, data)) = word.copied().unwrap_or_default();
        for (name, value) in
            [("task_number", task), ("task_word", number), ("task_data", data.into())]
        {
            dut.poke(pins.input(name)?, value);
        }
        dut.poke(pins.input("task_valid")?, word.is_some().into());
        dut.settle();
        dut.rise();
    }
    dut.poke(pins.input("task_valid")?, 0);
    Ok(())
}

/// Cycles between two looks whether the run is interrupted.
pub(crate) const LOOK: u64 = 256;

/// Runs `launch` on `dut` over `memory`; `observe` is called once per cycle and execution unit.
pub fn run(
    dut: &mut dyn Dut,
    memory: Vec<u8>,
    launch: &Launch,
    model: &MemoryConfig,
    max_cycles: u64,
    observe: &mut dyn FnMut(&Cycle),
) -> Result<Outcome, RunError> {
    let pins = Pins::new(dut);
    let lines = memory.len() as u64 / 16;
    for (name, value) in [
        ("host_implicit_fences", launch.implicit_fences.into()),
        ("host_bonuses", launch.scheduler.bonuses()),
        ("host_thresholds", launch.scheduler.thresholds()),
        ("host_program_base", u64::from(launch.program_base) / 16),
        ("host_program_length", launch.program_length.into()),
        ("host_descriptor_base", u64::from(launch.descriptor_base) / 16),
        ("host_constant_base", u64::from(launch.constant_base) / 16),
        ("host_constant_lines", launch.constant_lines.into()),
        ("host_memory_lines", lines),
        ("host_shared_words", launch.shared_words.into()),
        // An observer may read a counter while the core runs.
        ("counter_unit", 0),
        ("counter_select", Counter::FullLookups as u64),
        ("last_task", launch.tasks.len() as u64 - 1),
        ("task_valid", 0),
        ("start", 0),
    ] {
        dut.poke(pins.input(name)?, value);
    }
    write_tasks(dut, &pins, &launch.tasks)?;
    let start = pins.input("start")?;
    let (ready_in, valid_in, tag_in) =
        (pins.input("req_ready")?, pins.input("rsp_valid")?, pins.input("rsp_tag")?);
    let data_in =
        (0..4).map(|i| pins.input(&format!("rsp_data${i}"))).collect::<Result<Vec<_>, _>>()?;
    let [valid, write, address, mask, tag] =
        ["req_valid", "req_write", "req_address", "req_mask", "req_tag"]
            .map(|name| pins.output(name));
    let (valid, write, address, mask, tag) = (valid?, write?, address?, mask?, tag?);
    let data =
        (0..4).map(|i| pins.output(&format!("req_data${i}"))).collect::<Result<Vec<_>, _>>()?;
    let done = pins.output("done")?;
    let units = (0..).map_while(|unit| UnitPins::new(&pins, unit).ok()).collect::<Vec<_>>();
    UnitPins::new(&pins, 0)?;

    let mut memory = Memory::new(memory, *model);
    let mut cycle = 0;
    // The core shows `done` until it has seen `start`.
    let mut started = false;
    let (mut stopped, mut watch) = (None, Watch::default());
    loop {
        let reply = memory.response();
        let ready = memory.ready();
        dut.poke(start, u64::from(cycle == 0));
        dut.poke(ready_in, ready.into());
        dut.poke(valid_in, reply.is_some().into());
        if let Some(reply) = reply {
            dut.poke(tag_in, reply.tag.into());
            for (port, word) in data_in.iter().zip(reply.data) {
                dut.poke(*port, word.into());
            }
        }
        dut.settle();
        let idle = dut.peek(done) == 1;
        if started && idle {
            break;
        }
        started |= cycle > 0 && !idle;
        if !started && cycle > 8 {
            break; // an empty grid
        }
        if cycle >= max_cycles {
            stopped = Some(StopReason::Limit { limit: max_cycles, unit: "cycles" });
            break;
        }
        if cycle % LOOK == 0 && interrupted() {
            stopped = Some(StopReason::Interrupted);
            break;
        }
        let request = (dut.peek(valid) == 1).then(|| Request {
            write: dut.peek(write) == 1,
            address: dut.peek(address) as u32,
            data: std::array::from_fn(|i| dut.peek(data[i]) as u32),
            mask: dut.peek(mask) as u16,
            tag: dut.peek(tag) as u16,
        });
        for (unit, pins) in units.iter().enumerate() {
            let issue =
                (dut.peek(pins.valid) == 1).then(|| (dut.peek(pins.warp), dut.peek(pins.pc)));
            let masks = [pins.live, pins.hold, pins.eligible].map(|port| dut.peek(port));
            watch.see(unit, issue, masks);
            observe(&Cycle {
                number: cycle,
                unit,
                dut,
                issue,
                reorderable: dut.peek(pins.reorderable) == 1,
                active: dut.peek(pins.active),
                complete: pins.complete.map(|[valid, warp, slot]| {
                    (dut.peek(valid) == 1).then(|| (dut.peek(warp), dut.peek(slot)))
                }),
                live: masks[0],
                hold: masks[1],
                eligible: masks[2],
                request: request.filter(|_| unit == 0),
                ready,
                response: reply.filter(|_| unit == 0),
            });
        }
        dut.rise();
        memory.clock(request);
        cycle += 1;
    }
    let fault = (dut.peek(pins.output("fault_valid")?) == 1).then_some(Fault {
        cause: dut.peek(pins.output("fault_cause")?) as u8,
        warp: dut.peek(pins.output("fault_warp")?) as u32,
        pc: dut.peek(pins.output("fault_pc")?) as u32,
    });
    // Events are counted one cycle later.
    dut.rise();
    let (select, value) = (pins.input("counter_select")?, pins.output("counter_value")?);
    let counter_unit = pins.input("counter_unit")?;
    let mut read = |unit: usize| -> Vec<u32> {
        dut.poke(counter_unit, unit as u64);
        let mut counter = |number: usize| {
            dut.poke(select, number as u64);
            dut.settle();
            dut.peek(value) as u32
        };
        (0..Counter::ALL.len()).map(&mut counter).collect()
    };
    let unit_counters: Vec<Vec<u32>> = (0..units.len()).map(&mut read).collect();
    let counters = (0..Counter::ALL.len())
        .map(|number| unit_counters.iter().map(|counters| counters[number]).sum())
        .collect();
    let outcome =
        Outcome { memory: memory.into_bytes(), fault, counters, unit_counters, cycles: cycle };
    match stopped {
        None => Ok(outcome),
        Some(why) => {
            Err(RunError::Stopped { why, outcome: Box::new(outcome), warps: watch.standing() })
        }
    }
}

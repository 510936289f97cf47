// SPDX-License-Identifier: MIT
//! The driver of a pool of microcoded cores, in place of [`engine::run`](crate::engine::run): its
//! host port instead of launch registers, words instead of lines.
use crate::engine::{Cycle, Fault, Launch, Outcome, Pins, RunError, LOOK};
use crate::memory::{Memory, MemoryConfig, Request};
use crate::stop::{interrupted, StopReason, Watch};
use warpwright_config::counters::Counter;
use warpwright_config::registers::KEPT;
use warpwright_config::registers::{word, TASKS_AT, TASK_WORDS};
use warpwright_rtl::dut::Dut;

/// Cycles in which the core must have come to rest after power-up.
const POWER_UP: usize = 64;
/// Cycles in which a core that is stopped must have come to rest: an instruction of every unit.
const STOP: u64 = 100_000;
/// Place of counter 0 in the store.
const COUNTERS: u64 = 64;

/// The words that the host sets, by place.
pub fn settings(launch: &Launch, memory_lines: u32) -> Vec<(u32, u32)> {
    let mut words = vec![
        (word::tasks, launch.tasks.len() as u32 - 1),
        (word::program_base, launch.program_base / 16),
        (word::program_length, launch.program_length),
        (word::descriptor_base, launch.descriptor_base / 16),
        (word::constant_base, launch.constant_base / 16),
        (word::constant_lines, launch.constant_lines),
        (word::shared_words, launch.shared_words),
        (word::memory_limit, memory_lines),
    ];
    for (at, task) in (TASKS_AT..).step_by(TASK_WORDS as usize).zip(&launch.tasks) {
        words.extend((at..).zip(task.words()));
    }
    words
}

/// Runs `launch` on `dut`, a pool of microcoded cores, over `memory`; `observe` is called once per
/// cycle.
///
/// # Errors
/// As [`engine::run`](crate::engine::run).
pub fn run(
    dut: &mut dyn Dut,
    memory: Vec<u8>,
    launch: &Launch,
    model: &MemoryConfig,
    max_cycles: u64,
    observe: &mut dyn FnMut(&Cycle),
) -> Result<Outcome, RunError> {
    let pins = Pins::new(dut);
    let inputs = [
        "start",
        "stop",
        "host_valid",
        "host_write",
        "host_place",
        "host_data",
        "mem_done",
        "mem_word",
    ];
    let [start, stop, host_valid, host_write, host_place, host_data, mem_done, mem_word] = {
        let found = inputs.map(|name| pins.input(name));
        for (name, port) in inputs.iter().zip(&found) {
            dut.poke(port.as_ref().copied().map_err(|_| RunError::MissingPort((*name).into()))?, 0);
        }
        found.map(|port| port.expect("checked above"))
    };
    let output = |name: &str| pins.output(name);
    let (done, fault, valid, write) =
        (output("done")?, output("fault")?, output("mem_valid")?, output("mem_write")?);
    let (address, data, host_word) =
        (output("mem_address")?, output("mem_data")?, output("host_word")?);
    let traces = (0..)
        .map_while(|unit| output(&format!("trace_valid${unit}")).ok().map(|valid| (unit, valid)))
        .map(|(unit, valid)| {
            let [warp, pc, active] =
                ["warp", "pc", "active"].map(|name| output(&format!("trace_{name}${unit}")));
            Ok([valid, warp?, pc?, active?])
        })
        .collect::<Result<Vec<_>, RunError>>()?;

    for _ in 0..POWER_UP {
        dut.settle();
        dut.rise();
    }
    dut.poke(host_valid, 1);
    dut.poke(host_write, 1);
    for (place, word) in settings(launch, (memory.len() / 16) as u32) {
        dut.poke(host_place, place.into());
        dut.poke(host_data, word.into());
        dut.settle();
        dut.rise();
    }
    dut.poke(host_valid, 0);
    dut.poke(host_write, 0);

    let size = memory.len();
    let mut memory = Memory::new([memory, launch.behind.clone()].concat(), *model);
    let mut cycle = 0;
    // An access: asked for, and taken by the memory.
    let mut under_way = false;
    let (mut stopped, mut watch) = (None, Watch::of_issues());
    let mut seen = vec![0u64; traces.len()];
    // What was begun after the stop and is not executed: an instruction of a unit at most.
    let (mut begun, mut threads) = (0, 0);
    loop {
        let reply = memory.response();
        let ready = memory.ready();
        dut.poke(start, u64::from(cycle == 0));
        dut.poke(mem_done, u64::from(reply.is_some()));
        dut.settle();
        let place = dut.peek(address);
        if let Some(reply) = reply {
            dut.poke(mem_word, reply.data[place as usize & 3].into());
            dut.settle();
        }
        if cycle > 0 && dut.peek(done) == 1 {
            break;
        }
        if let Some((_, since)) = stopped {
            if cycle >= since + STOP {
                break;
            }
        } else if cycle >= max_cycles {
            stopped = Some((StopReason::Limit { limit: max_cycles, unit: "cycles" }, cycle));
        } else if cycle % LOOK == 0 && interrupted() {
            stopped = Some((StopReason::Interrupted, cycle));
        }
        dut.poke(stop, stopped.is_some().into());
        let word = dut.peek(data) as u32;
        let request = (dut.peek(valid) == 1 && !under_way).then(|| Request {
            write: dut.peek(write) == 1,
            address: (place >> 2) as u32,
            data: [word; 4],
            mask: 15 << (4 * (place & 3)),
            tag: 0,
        });
        for (unit, &[traced, warp, pc, active]) in traces.iter().enumerate() {
            let issue = (dut.peek(traced) == 1).then(|| (dut.peek(warp), dut.peek(pc)));
            // Which warps live is not shown: those that have run.
            if stopped.is_some() {
                if issue.is_some() {
                    begun += 1;
                    threads += dut.peek(active).count_ones();
                }
                continue;
            }
            seen[unit] |= issue.map_or(0, |(warp, _)| 1 << warp);
            watch.see(unit, issue, [seen[unit], 0, seen[unit]]);
            observe(&Cycle {
                number: cycle,
                unit,
                dut,
                issue,
                live: u64::from(issue.is_some()),
                hold: 0,
                eligible: u64::from(issue.is_some()),
                reorderable: false,
                active: dut.peek(active),
                complete: [None; 2],
                request: request.filter(|_| unit == 0),
                ready,
                response: reply.filter(|_| unit == 0),
            });
        }
        under_way = (under_way || (request.is_some() && ready)) && reply.is_none();
        dut.rise();
        memory.clock(request);
        cycle += 1;
    }
    dut.poke(mem_done, 0);
    let mut read = |place: u64| {
        dut.poke(host_valid, 1);
        dut.poke(host_place, place);
        // Two cycles later.
        for _ in 0..2 {
            dut.settle();
            dut.rise();
        }
        dut.settle();
        dut.peek(host_word) as u32
    };
    let (fault_pc, fault_warp) = (read(1), read(2));
    let mut counters = vec![0; Counter::ALL.len()];
    for counter in KEPT {
        counters[counter as usize] = read(COUNTERS + counter as u64);
    }
    let cycles = match stopped {
        Some((_, since)) => {
            counters[Counter::Instructions as usize] -= begun;
            counters[Counter::ThreadInstructions as usize] -= threads;
            since
        }
        None => dut.peek(output("cycles")?),
    };
    counters[Counter::Cycles as usize] = cycles as u32;
    let fault = match dut.peek(fault) as u8 {
        0 => None,
        cause => Some(Fault { cause, warp: fault_warp, pc: fault_pc }),
    };
    let mut memory = memory.into_bytes();
    memory.truncate(size);
    let outcome =
        Outcome { memory, fault, unit_counters: vec![counters.clone()], counters, cycles };
    match stopped {
        None => Ok(outcome),
        Some((why, _)) => {
            Err(RunError::Stopped { why, outcome: Box::new(outcome), warps: watch.standing() })
        }
    }
}

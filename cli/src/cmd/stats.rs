// SPDX-License-Identifier: MIT
//! What a run's counters say: cycles, instructions per cycle, and what the cycles without one
//! waited for.
use comfy_table::{presets::NOTHING, CellAlignment, Table};
use serde_json::{json, Value};
use warpwright_config::counters::Counter;
use warpwright_sim::engines::Outcome;

/// Reasons of cycles without an instruction while a warp lives.
const IDLE: [(Counter, &str); 4] = [
    (Counter::IdleSlots, "wait masks: a warp waits for memory, texture or atomics, no other one has its instruction"),
    (Counter::IdleFetch, "every warp waits for a fetch, a branch or a barrier"),
    (Counter::IdleResults, "a warp has its instruction, and waits for a result of fixed latency, a fence or a free slot"),
    (Counter::IdleSelect, "a warp may issue: it is being selected, or waits for the texture grant, a full unit or lanes at work"),
];
/// What happened beside that; a cycle may count for several.
const EVENTS: [Counter; 5] = [
    Counter::FillStalls,
    Counter::Divergences,
    Counter::MemoryAccesses,
    Counter::TextureMisses,
    Counter::OverlappedIssues,
];

fn of(outcome: &Outcome, counter: Counter) -> u32 {
    outcome.counters.get(counter as usize).copied().unwrap_or(0)
}

/// Cycles before the first warp, of the constant buffer's filling, and behind the last one.
fn no_warp(outcome: &Outcome) -> u32 {
    let idle: u32 = IDLE.iter().map(|&(counter, _)| of(outcome, counter)).sum();
    of(outcome, Counter::Cycles).saturating_sub(of(outcome, Counter::Instructions) + idle)
}

fn share(part: u32, whole: u32) -> f64 {
    if whole == 0 {
        0.0
    } else {
        f64::from(part) / f64::from(whole)
    }
}

/// The summary as JSON; null for an engine without cycles.
pub fn summary(outcome: &Outcome) -> Value {
    if outcome.counters.is_empty() {
        return Value::Null;
    }
    let (cycles, instructions) = (of(outcome, Counter::Cycles), of(outcome, Counter::Instructions));
    let idle =
        IDLE.iter().map(|&(counter, _)| (counter.name().to_owned(), of(outcome, counter).into()));
    let idle = idle.chain([("no_warp".to_owned(), no_warp(outcome).into())]);
    json!({
        "cycles": cycles,
        "instructions": instructions,
        "instructions_per_cycle": share(instructions, cycles),
        "threads_per_instruction": share(of(outcome, Counter::ThreadInstructions), instructions),
        "idle": idle.collect::<serde_json::Map<_, _>>(),
    })
}

/// The summary as a table.
pub fn table(outcome: &Outcome) -> String {
    if outcome.counters.is_empty() {
        return "the engine `isa` has no cycles: use --engine rtl or --engine verilator\n".into();
    }
    let (cycles, instructions) = (of(outcome, Counter::Cycles), of(outcome, Counter::Instructions));
    let mut table = Table::new();
    table.load_preset(NOTHING);
    let percent = |part: u32| format!("{:.1} %", 100.0 * share(part, cycles));
    table.add_row([cycles.to_string(), String::new(), "cycles".into()]);
    table.add_row([instructions.to_string(), percent(instructions), "with an instruction".into()]);
    for (counter, reason) in IDLE {
        table.add_row([
            of(outcome, counter).to_string(),
            percent(of(outcome, counter)),
            format!("none: {reason}"),
        ]);
    }
    table.add_row([
        no_warp(outcome).to_string(),
        percent(no_warp(outcome)),
        "none: no warp lives yet, or any more".into(),
    ]);
    let per_cycle = share(instructions, cycles);
    table.add_row([format!("{per_cycle:.2}"), String::new(), "instructions per cycle".into()]);
    let threads = share(of(outcome, Counter::ThreadInstructions), instructions);
    table.add_row([format!("{threads:.2}"), String::new(), "threads per instruction".into()]);
    for counter in EVENTS {
        table.add_row([
            of(outcome, counter).to_string(),
            String::new(),
            counter.description().into(),
        ]);
    }
    for column in 0..2 {
        table.column_mut(column).expect("three columns").set_cell_alignment(CellAlignment::Right);
    }
    table.trim_fmt() + "\n"
}

// SPDX-License-Identifier: MIT
//! The result of a run, as JSON and as a table.
use super::shown::Shown;
use super::{stats, Run};
use crate::mechanism::{switched_off, Mechanism};
use clap::ValueEnum;
use comfy_table::{presets::NOTHING, CellAlignment, Table};
use serde_json::{json, Value};
use warpwright_config::counters::Counter;
use warpwright_config::Size;
use warpwright_isa::Program;
use warpwright_sim::engines::Outcome;

impl Run {
    pub(super) fn report(
        &self,
        program: &Program,
        shown: &[Shown],
        outcome: &Outcome,
        size: Size,
    ) -> Value {
        let numbers = Counter::ALL
            .iter()
            .zip(&outcome.counters)
            .map(|(counter, &value)| (counter.name().to_string(), value.into()));
        let fault = outcome.fault.map(|fault| {
            let line = program.place(fault.pc).map(|place| place.line);
            let culprit = outcome.isa.as_ref().and_then(|isa| isa.faults.first()?.1);
            let (thread, address) = (culprit.map(|culprit| culprit.thread), culprit.map(|culprit| culprit.address));
            let cause = fault.cause.to_string();
            json!({ "cause": cause, "warp": fault.warp, "pc": fault.pc, "line": line, "thread": thread, "address": address })
        });
        let buffers = shown
            .iter()
            .map(|shown| (shown.segment.name.clone(), shown.words(&outcome.memory).into()));
        let baselines: Vec<_> =
            switched_off(&self.baseline).into_iter().map(Mechanism::name).collect();
        let engine = self.engine().to_possible_value().expect("every engine has a name");
        json!({
            "program": program.file,
            "engine": engine.get_name(),
            "config": size.numbers().name,
            "baselines": baselines,
            "cycles": outcome.cycles,
            "instructions": instructions(outcome),
            "stats": stats::summary(outcome),
            "counters": numbers.collect::<serde_json::Map<_, Value>>(),
            "fault": fault,
            "buffers": buffers.collect::<serde_json::Map<_, Value>>(),
        })
    }
}

/// Instructions, counted per warp: those of the warps that ran, on a board's core those it counts.
fn instructions(outcome: &Outcome) -> u64 {
    match &outcome.isa {
        Some(isa) => isa.instructions,
        None => outcome.counters.get(Counter::Instructions as usize).map_or(0, |&n| n.into()),
    }
}

/// The counters that are not zero.
pub(super) fn counters(outcome: &Outcome) -> String {
    let mut table = Table::new();
    table.load_preset(NOTHING);
    let counted = Counter::ALL.iter().zip(&outcome.counters).filter(|(_, &value)| value > 0);
    if outcome.isa.is_some() {
        table.add_row([
            instructions(outcome).to_string(),
            Counter::Instructions.name().into(),
            "Instructions executed, counted per warp.".into(),
        ]);
    }
    for (counter, value) in counted {
        table.add_row([value.to_string(), counter.name().into(), counter.description().into()]);
    }
    if table.is_empty() {
        return String::new();
    }
    table.column_mut(0).expect("three columns").set_cell_alignment(CellAlignment::Right);
    table.trim_fmt() + "\n"
}

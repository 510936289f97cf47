// SPDX-License-Identifier: MIT
//! The event stream of a run: what every warp does, cycle by cycle (docs/trace-format.md).
//!
//! [`KINDS`] defines the events, once; [`probes`] reads their signals off the design of either
//! engine, [`record`] makes events of them, [`mod@file`] writes and reads them.
mod block;
pub mod file;
pub mod kinds;
pub mod probes;
pub mod record;

pub use file::{Reader, TraceError, Writer};
pub use kinds::{Adds, Field, Kind, Scope, When, KINDS, NOT_SHOWN};
pub use record::{places, Event, Place, Range, Recorder, Sums};

use serde_json::{json, Value};
use warpwright_isa::{decode, disassemble, Program};

/// The kinds in their places, for the header of a trace.
pub fn schema(places: &[Place]) -> Vec<Value> {
    let place = |place: &Place| {
        let kind = &KINDS[place.kind];
        let fields: Vec<&str> = place.fields.iter().map(|(name, _)| name.as_str()).collect();
        let signals: Vec<&str> = place.fields.iter().map(|(_, path)| path.as_str()).collect();
        let by = |name: &&str| {
            let array = name.split('.').next();
            kind.fields.iter().find(|field| Some(field.name) == array).and_then(|field| field.by)
        };
        let by: Vec<Option<&str>> = fields.iter().map(by).collect();
        json!({
            "kind": kind.name,
            "scope": kind.scope,
            "number": place.number,
            "change": kind.when == When::Change,
            "fields": fields,
            "signals": signals,
            "by": by,
            "guess": kinds::guess(kind.name),
        })
    };
    places.iter().map(place).collect()
}

fn instruction(pc: usize, word: u64, program: &Program) -> Value {
    let decoded = decode(word).ok();
    let of = |instruction: &warpwright_isa::Instruction| {
        json!({
            "unit": format!("{:?}", instruction.row.unit).to_lowercase(),
            "control": instruction.row.control(),
            "slot": instruction.row.reorderable().then_some(instruction.slot),
            "wait": instruction.wait,
        })
    };
    let mut about = decoded.as_ref().map_or_else(|| json!({ "unit": "undefined" }), of);
    about["text"] = disassemble(word).into();
    about["line"] = program.lines.get(pc).copied().into();
    about
}

/// The header of a trace: the program, the core (`RunConfig::core`), the kinds of events in their
/// places.
pub fn header(program: &Program, core: &Value, range: &Range, places: &[Place]) -> Value {
    let words = program.instructions.iter().enumerate();
    let instructions: Vec<Value> =
        words.map(|(pc, &word)| instruction(pc, word, program)).collect();
    let output = program.output.as_ref().map(|output| {
        json!({
            "name": output.name, "address": output.address,
            "width": output.width, "height": output.height,
        })
    });
    let images = program.images.iter().map(|image| {
        json!({
            "name": image.name, "address": image.address,
            "width": image.width, "height": image.height,
        })
    });
    let images: Vec<Value> = images.collect();
    json!({
        "version": file::VERSION,
        "made_by": concat!("Warpwright ", env!("CARGO_PKG_VERSION")),
        "file": program.file,
        "source": program.source,
        "instructions": instructions,
        "output": output,
        "images": images,
        "core": core,
        "range": {
            "first": range.first,
            "last": (range.last < u64::MAX).then_some(range.last),
            "warps": (range.warps < u64::MAX).then_some(range.warps),
            "registers": range.registers,
        },
        "places": schema(places),
    })
}

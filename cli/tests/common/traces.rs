// SPDX-License-Identifier: MIT
//! Traces of events that no design has made, for tests of their readers.
use serde_json::{json, Value};
use warpwright_sim::events::{schema, Event, Place, Writer, KINDS};

/// An event: its cycle, its kind, its values.
pub type Given = (u64, &'static str, Vec<u64>);

/// Every kind once; arrays have two elements, lines of texels four.
pub fn places() -> Vec<Place> {
    let place = |(at, kind): (usize, &warpwright_sim::events::Kind)| {
        let elements = if kind.name == "push" { 4 } else { 2 };
        let fields = kind.fields.iter().flat_map(|field| match field.signal.contains('*') {
            true => (0..elements).map(|at| format!("{}.{at}", field.name)).collect(),
            false => vec![field.name.to_string()],
        });
        Place { kind: at, number: 0, fields: fields.map(|name| (name, String::new())).collect() }
    };
    KINDS.iter().enumerate().map(place).collect()
}

/// The header of a trace of two instructions on a core with two warps.
pub fn about() -> Value {
    let instruction = |text: &str, line: u32, unit: &str, slot: Option<u32>| json!({ "text": text, "line": line, "unit": unit, "slot": slot, "control": false });
    json!({
        "version": 2,
        "file": "test.s",
        "source": "ld r1\nadd r2",
        "output": null,
        "range": { "first": 0, "last": null },
        "instructions": [
            instruction("ld r1", 1, "loadstore", Some(0)),
            instruction("add r2", 2, "mad", None),
        ],
        "core": {
            "units": 1, "warps": 2, "threads": 4, "instruction_lines": 4, "line_instructions": 8,
            "scheduling": "Credit", "mechanisms": {},
        },
        "places": schema(&places()),
    })
}

/// A trace file of these events.
pub fn file(events: &[Given], cycles: u64) -> Vec<u8> {
    let mut writer = Writer::new(vec![], &about()).expect("a header");
    for (cycle, kind, values) in events {
        let place = KINDS.iter().position(|one| one.name == *kind).expect("a kind");
        writer.add(*cycle, &Event { place, values }).expect("written");
    }
    writer.finish(cycles, &[]).expect("written")
}

/// A load, whose result the next instruction waits for.
pub fn load() -> Vec<Given> {
    vec![
        (0, "live", vec![1]),
        (3, "fetch", vec![0]),
        (3, "buffered", vec![1]),
        (4, "eligible", vec![1]),
        (5, "issue", vec![0, 0, 15, 1, 2]),
        (6, "hold", vec![1]),
        (6, "buffered", vec![0]),
        (6, "eligible", vec![0]),
        (7, "execute", vec![0, 15]),
        (26, "result", vec![0, 2]),
        (28, "hold", vec![0]),
        (30, "fetch", vec![0]),
        (31, "buffered", vec![1]),
        (32, "eligible", vec![1]),
        (33, "issue", vec![0, 1, 15, 0, 0]),
        (34, "buffered", vec![0]),
        (34, "eligible", vec![0]),
        (35, "execute", vec![0, 15]),
        (39, "fixed", vec![0]),
    ]
}

/// The load again after so many cycles that it is in another block.
pub fn twice() -> Vec<Given> {
    let again = load().into_iter().skip(1);
    load().into_iter().chain(again.map(|(at, kind, values)| (at + 100_000, kind, values))).collect()
}

/// Lines of the instruction cache with links.
pub fn links() -> Vec<Given> {
    vec![
        (1, "live", vec![3]),
        (2, "replace", vec![1, 7, 0]),
        (2, "found", vec![3, 1]),
        (9, "replace", vec![2, 8, 0]),
        (9, "join", vec![1, 2]),
        (20, "replace", vec![2, 3, 1]),
    ]
}

/// Events of every kind, for several blocks, with long gaps; they mean nothing.
pub fn noise() -> Vec<Given> {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut next = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let places = places();
    let mut last: Vec<Vec<u64>> = places.iter().map(|one| vec![0; one.fields.len()]).collect();
    let (mut events, mut cycle) = (vec![], 0);
    while events.len() < 60_000 {
        cycle += if next() % 800 == 0 { next() % 200_000 } else { 1 + next() % 3 };
        for (at, place) in places.iter().enumerate() {
            if next() % 8 != 0 {
                continue;
            }
            // Small values, such as those of warps and masks, and whole words.
            let wide = next() % 16 == 0;
            let value = |(name, _): &(String, String)| match (name.as_str(), wide) {
                ("warp", _) => next() % 2,
                (_, true) => next() & 0xffff_ffff,
                _ => next() % 4,
            };
            let values: Vec<u64> = place.fields.iter().map(value).collect();
            // What changes has another value.
            if values != last[at] {
                events.push((cycle, KINDS[place.kind].name, values.clone()));
                last[at] = values;
            }
        }
    }
    events
}

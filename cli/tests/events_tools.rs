// SPDX-License-Identifier: MIT
//! Traces for other tools: Perfetto opens them, the rules of Konata's format hold.
mod common;

use common::browser::script_with;
use common::{demo, Folder};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use warpwright_toolchain::Toolchain;

/// An instruction as both formats have it: warp, text, when it is issued and complete.
type Life = (u64, String, u64, u64);

/// The instructions of a trace for Perfetto.
fn perfetto(text: &str) -> Vec<Life> {
    let trace: Value = serde_json::from_str(text).expect("JSON");
    let mut open = BTreeMap::new();
    let mut lives = vec![];
    for event in trace["traceEvents"].as_array().expect("events") {
        let number = |name: &str| event[name].as_u64().expect("a number");
        let name = event["name"].as_str().expect("a name").to_string();
        match event["ph"].as_str().expect("a phase") {
            "M" => assert!(["process_name", "thread_name"].contains(&&*name)),
            "X" => lives.push((number("tid"), name, number("ts"), number("ts") + number("dur"))),
            "b" => {
                let key = (event["cat"].clone().to_string(), number("id"));
                assert!(open.insert(key, (number("tid"), name, number("ts"))).is_none());
            }
            "e" => {
                let key = (event["cat"].clone().to_string(), number("id"));
                let (warp, begun, issue) = open.remove(&key).expect("what began");
                assert_eq!(begun, name);
                lives.push((warp, name, issue, number("ts")));
            }
            phase => panic!("phase {phase}"),
        }
    }
    assert!(open.is_empty());
    lives
}

/// The instructions of a log for Konata, by the rules of its format (version 4).
fn konata(text: &str) -> Vec<Life> {
    struct Open {
        warp: u64,
        text: String,
        stages: Vec<(String, u64)>,
    }
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("Kanata\t0004"));
    let first = lines.next().and_then(|line| line.strip_prefix("C=\t")).expect("the first cycle");
    let mut cycle: u64 = first.parse().expect("a cycle");
    let (mut begun, mut retired) = (0, 0);
    let mut open: BTreeMap<u64, Open> = BTreeMap::new();
    let mut lives = vec![];
    for line in lines {
        let fields: Vec<&str> = line.split('\t').collect();
        let number = |at: usize| -> u64 { fields[at].parse().expect("a number") };
        match fields[0] {
            "C" => {
                assert!(fields.len() == 2 && number(1) > 0, "{line}");
                cycle += number(1);
            }
            // Instructions are numbered by their first lines, which come before all others of them.
            "I" => {
                assert!(fields.len() == 4 && number(1) == begun, "{line}");
                begun += 1;
                let made = Open { warp: number(3), text: String::new(), stages: vec![] };
                open.insert(number(1), made);
            }
            "L" => {
                let of = open.get_mut(&number(1)).expect("an instruction");
                assert!(fields.len() == 4 && !fields[3].is_empty(), "{line}");
                match number(2) {
                    0 => of.text.push_str(fields[3]),
                    kind => assert_eq!(kind, 1, "{line}"),
                }
            }
            // A stage ends the one before it in its lane.
            "S" => {
                let of = open.get_mut(&number(1)).expect("an instruction");
                assert!(fields.len() == 4 && number(2) == 0, "{line}");
                of.stages.push((fields[3].into(), cycle));
            }
            "R" => {
                let of = open.remove(&number(1)).expect("an instruction");
                assert!(fields.len() == 4 && number(2) == retired && number(3) == 0, "{line}");
                retired += 1;
                let names: Vec<&str> = of.stages.iter().map(|(name, _)| &**name).collect();
                assert!([&["F", "I", "X"][..], &["F", "I"]].contains(&&*names), "{names:?}");
                assert!(of.stages.is_sorted_by_key(|(_, when)| *when) && of.stages[1].1 > 0);
                let (_, text) = of.text.split_once(": ").expect("place and text");
                lives.push((of.warp, text.into(), of.stages[1].1, cycle));
            }
            command => panic!("command {command}"),
        }
    }
    assert!(open.is_empty(), "{} instructions have no end", open.len());
    lives
}

#[test]
fn traces_of_other_tools_have_every_instruction() {
    let folder = Folder::new();
    demo(&folder, &["--engine", "verilator", "--trace", "run.json", "--stats", "counters.json"]);
    demo(&folder, &["--engine", "verilator", "--trace", "run.kanata"]);
    let read = |name: &str| fs::read_to_string(folder.path(name)).expect("a trace");
    let stats: Value = serde_json::from_str(&read("counters.json")).expect("JSON");
    let issued = stats["counters"]["instructions"].as_u64().expect("a count") as usize;

    // What faults or is killed would not be complete; here everything is.
    let (mut one, mut other) = (perfetto(&read("run.json")), konata(&read("run.kanata")));
    assert_eq!(one.len(), issued);
    one.sort();
    other.sort();
    assert!(one == other, "the two differ");
    let slots = read("run.json").matches("\"cat\":\"slot ").count();
    assert!(slots > 200, "loads, stores and textures: {slots} events");
}

#[test]
fn perfetto_opens_a_trace() {
    let folder = Folder::new();
    demo(&folder, &["--engine", "verilator", "--trace", "run.json"]);
    let pages = Toolchain::locate().perfetto().unwrap_or_else(|error| panic!("{error}"));
    script_with(&folder, &["cli/tests/view/perfetto.mjs"], &[("PERFETTO", &pages)]);
}

// SPDX-License-Identifier: MIT
//! The waveform file, read back.
mod common;

use ::vcd::VarType;
use common::vcd::parse;
use common::Folder;
use std::fs;

/// Straight through, with a load to wait for; one warp.
const PROGRAM: &str = "\
        .threads 4
        .buffer a 16 = 3, 4, 5, 6
        .buffer b 16
        s2r  r0, tid
        ld   r1, [r0 * 4 + a]
        mov  r2, 7
        iadd r3, r1, r2
        fmul r4, r3, 0.5
        st   [r0 * 4 + b], r3
        exit
";

#[test]
fn the_instructions_of_a_warp_stand_in_the_trace_in_program_order() {
    let folder = Folder::new();
    folder.write("line.s", PROGRAM);
    folder.good(&["run", "line.s", "--trace", "line.vcd", "--latency", "30"]);
    assert_eq!(folder.files(), ["line.s", "line.vcd"]);
    let signals = parse(&fs::read(folder.path("line.vcd")).expect("a trace"));

    let (kind, texts) = &signals["core.unit0.warp0.instruction"];
    assert_eq!(*kind, VarType::String);
    let texts: Vec<&str> = texts
        .iter()
        .map(|(_, text)| text.split('{').next().expect("a text").trim_end_matches('_'))
        .collect();
    let expected = [
        "-",
        "s2r_r0,tid",
        "ld_r1,[r0_*_4_+_ADDRESS]",
        "mov_r2,7",
        "iadd_r3,r1,r2",
        "fmul_r4,r3,0.5",
        "st_[r0_*_4_+_ADDRESS],r3",
        "exit",
        "-",
    ];
    assert_eq!(texts.len(), expected.len(), "{texts:?}");
    for (text, expected) in texts.iter().zip(expected) {
        let (begin, end) = expected.split_once("ADDRESS").unwrap_or((expected, ""));
        assert!(text.starts_with(begin) && text.ends_with(end), "{text}, not {expected}");
    }
    let pcs: Vec<&str> =
        signals["core.unit0.warp0.pc"].1.iter().map(|(_, pc)| pc.as_str()).collect();
    assert_eq!(pcs, ["0", "1", "2", "3", "4", "5", "6"]);

    // The addition waits for the load: 30 cycles of 10 units lie between, and the warp is held.
    let at = |text: &str| {
        signals["core.unit0.warp0.instruction"]
            .1
            .iter()
            .find(|(_, now)| now.starts_with(text))
            .expect("issued")
            .0
    };
    assert!(at("iadd") >= at("ld") + 300);
    let states: Vec<&str> =
        signals["core.unit0.warp0.state"].1.iter().map(|(_, state)| state.as_str()).collect();
    assert!(states.contains(&"held_by_wait_mask") && states.contains(&"issues"), "{states:?}");

    // The other warps never run, at most one is busy.
    assert!(signals["core.unit0.warp7.instruction"].1.iter().all(|(_, text)| text == "-"));
    let busy: Vec<&str> =
        signals["core.unit0.busy_warps"].1.iter().map(|(_, busy)| busy.as_str()).collect();
    assert_eq!(busy, ["0", "1", "0"]);

    // The clock rises every ten units; the port shows who asks, and every request is answered.
    let rises: Vec<u64> = signals["core.clock"]
        .1
        .iter()
        .filter(|(_, level)| level == "1")
        .map(|(time, _)| *time)
        .collect();
    assert!(rises.len() > 50 && rises.windows(2).all(|pair| pair[1] - pair[0] == 10), "{rises:?}");
    let clients: Vec<&str> =
        signals["core.memory.req_client"].1.iter().map(|(_, client)| client.as_str()).collect();
    assert!(
        clients.contains(&"instruction_cache_0") && clients.contains(&"load_store_0"),
        "{clients:?}"
    );
    assert!(signals["core.memory.rsp_valid"].1.iter().any(|(_, valid)| valid == "1"));
}

#[test]
fn the_exported_verilog_gives_the_same_trace() {
    let folder = Folder::new();
    folder.write("line.s", PROGRAM);
    for engine in ["rtl", "verilator"] {
        let trace = format!("{engine}.vcd");
        folder.good(&["run", "line.s", "--engine", engine, "--jitter", "9", "--trace", &trace]);
    }
    let read = |name: &str| fs::read(folder.path(name)).expect("a trace");
    assert!(read("rtl.vcd") == read("verilator.vcd"), "the traces differ");
}

#[test]
fn an_fst_file_has_the_same_changes_as_a_vcd_file() {
    let folder = Folder::new();
    folder.write("line.s", PROGRAM);
    for name in ["line.vcd", "line.fst"] {
        folder.good(&["run", "line.s", "--trace", name, "--latency", "30"]);
    }
    let read = |name: &str| fs::read(folder.path(name)).expect("a trace");
    let vcd = parse(&read("line.vcd"));
    let is_text = |name: &str| vcd[name].0 == VarType::String;
    let fst = common::fst::parse(&folder.path("line.fst"), &is_text);
    let mut names: Vec<&String> = vcd.keys().collect();
    names.sort();
    assert_eq!(names.len(), fst.len());
    for name in names {
        // The value at each time: of two changes at one time the last counts.
        let settled = |changes: &[(u64, String)]| -> Vec<(u64, String)> {
            let last = |at: usize| changes.get(at + 1).is_none_or(|next| next.0 != changes[at].0);
            (0..changes.len()).filter(|&at| last(at)).map(|at| changes[at].clone()).collect()
        };
        assert_eq!(settled(&vcd[name].1), settled(&fst[name].1), "{name}");
    }
    assert!(read("line.fst").len() < read("line.vcd").len(), "it is compressed");
}

#[test]
fn waveforms_that_reach_their_limit_say_so() {
    let folder = Folder::new();
    folder.write("line.s", PROGRAM);
    let run = ["run", "line.s", "--trace-limit", "0", "--trace", "line.vcd"];
    let ran = folder.good(&run);
    assert!(ran.err.contains("the trace ends before cycle 0"), "{}", ran.err);
    parse(&fs::read(folder.path("line.vcd")).expect("a trace"));
}

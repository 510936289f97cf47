// SPDX-License-Identifier: MIT
//! What tracing costs, and how fast the page is.
mod common;

use common::browser::script;
use common::{root, Folder};
use std::fs;
use std::time::Instant;
use warpwright_config::{Mechanisms, Size, Variant};
use warpwright_isa::{assemble_with, Options};
use warpwright_sim::engines::{Design, EngineKind, RunConfig};
use warpwright_sim::events::{self, Event, Place, Range, Recorder, Writer, KINDS};

/// Processor time of this thread in nanoseconds, where the system says it: a busy machine does not
/// lengthen it.
fn thread_time(begun: Instant) -> u64 {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let first = text.and_then(|text| text.split_whitespace().next()?.parse().ok());
    first.unwrap_or_else(|| begun.elapsed().as_nanos() as u64)
}

/// Times the demo's program with and without a trace, on compiled Verilog.
fn cost_of_tracing(size: (u32, u32)) -> f64 {
    let source = fs::read_to_string(root().join("programs/glass.s")).expect("a program");
    let images = vec![(64, 64); 2];
    let options = Options { size: Some(size), images, ..Options::default() };
    let program = assemble_with("glass.s", &source, &options).expect("a program");
    let texels = vec![127u8; 64 * 64 * 4];
    let config = RunConfig::new(EngineKind::Verilator, Size::Small);
    let new = |make: fn(EngineKind, Size, Mechanisms, Variant) -> anyhow::Result<Design>| {
        make(config.engine, config.size, config.mechanisms, config.variant).expect("a design")
    };
    let (plain, traced) = (new(Design::new), new(Design::with_events));
    let begun = Instant::now();
    let (mut without, mut with) = (u64::MAX, u64::MAX);
    for _ in 0..3 {
        let start = thread_time(begun);
        let images = [texels.as_slice(); 2];
        let outcome = plain.run(&program, &images, &config, &mut |_| {}).expect("a run");
        let between = thread_time(begun);
        let range = Range::default();
        let about = events::header(&program, &config.core(), &range, traced.places());
        let mut writer = Writer::new(std::io::sink(), &about).expect("a header");
        let mut recorder = None;
        let again = traced.run(&program, &images, &config, &mut |cycle| {
            let recorder = recorder.get_or_insert_with(|| {
                Recorder::new(cycle.dut, traced.probes(), traced.places(), range.clone())
            });
            recorder.see(cycle, &mut |event| writer.add(cycle.number, &event).expect("written"));
        });
        let again = again.expect("a run");
        writer.finish(again.cycles, &again.unit_counters).expect("written");
        let end = thread_time(begun);
        assert_eq!(outcome.counters, again.counters);
        without = without.min(between - start);
        with = with.min(end - between);
        println!("{} cycles: {} ns, traced {} ns", again.cycles, between - start, end - between);
    }
    with as f64 / without as f64
}

#[test]
fn tracing_slows_compiled_verilog_by_less_than_a_factor_of_three() {
    let times = cost_of_tracing((64, 48));
    println!("{times:.2} times as long");
    assert!(times < 3.0, "{times}");
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn tracing_a_whole_picture_slows_compiled_verilog_by_less_than_a_factor_of_three() {
    let times = cost_of_tracing((320, 240));
    println!("{times:.2} times as long");
    assert!(times < 3.0, "{times}");
}

/// Ten million cycles: what has not been written yet stays below what a block may have.
#[test]
fn a_trace_of_ten_million_cycles_does_not_stay_in_memory() {
    const CYCLES: u64 = 10_000_000;
    let at = |name: &str| KINDS.iter().position(|kind| kind.name == name).expect("a kind");
    let fields = vec![("warp".to_string(), "front_end.fetch.warp".to_string())];
    let places = [Place { kind: at("fetch"), number: 0, fields }];
    let places = events::schema(&places);
    let about = serde_json::json!({ "core": { "units": 1 }, "places": places });
    let mut writer = Writer::new(std::io::sink(), &about).expect("a header");
    let (mut written, mut since, mut longest) = (writer.written(), 0, 0);
    for cycle in 0..CYCLES {
        writer.add(cycle, &Event { place: 0, values: &[cycle % 8] }).expect("written");
        since += 1;
        if writer.written() != written {
            (written, since) = (writer.written(), 0);
        }
        longest = longest.max(since);
    }
    // Such an event is two numbers of eight bytes.
    assert!(longest * 16 <= 1 << 20, "{longest} events are kept");
    writer.finish(CYCLES, &[]).expect("written");
}

/// Opens a page and zooms through it, frame by frame; prints what that takes of processor time.
fn speed(size: &str, cycles: u64) {
    let folder = Folder::new();
    let at = |name: &str| root().join(name).display().to_string();
    let (program, photo, glass) =
        (at("programs/glass.s"), at("demo/photo.png"), at("demo/glass.png"));
    let run = ["run", &program, "--image", &photo, "--image", &glass, "--size", size];
    let range = format!("0..{cycles}");
    let view = ["--engine", "verilator", "--trace-cycles", &range, "--view", "long.html"];
    folder.good(&[&run[..], &view[..]].concat());
    script(&folder, &["cli/tests/view/speed.mjs", &cycles.to_string()]);
}

#[test]
fn a_page_of_a_hundred_thousand_cycles_is_zoomed_through() {
    speed("96x72", 100_000);
}

// Three seconds to open it and 30 frames a second are aimed at; docs/speed.md has what it takes.
#[test]
#[ignore = "deep: .ci/run --deep"]
fn a_page_of_a_million_cycles_is_zoomed_through() {
    speed("320x240", 1_000_000);
}

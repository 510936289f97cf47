// SPDX-License-Identifier: MIT
//! The event stream of a run, the traces that are made from it, and the page that shows them.
mod common;

use common::browser::script;
use common::{demo, png, root, traces, Folder, COPY};
use serde_json::Value;
use std::fs::{self, File};
use std::io::BufReader;
use warpwright_config::counters::Counter;
use warpwright_config::{SchedulerSettings, Size};
use warpwright_sim::events::{kinds::guess, Reader, KINDS, NOT_SHOWN};

fn reader(folder: &Folder, name: &str) -> Reader<BufReader<File>> {
    let file = File::open(folder.path(name)).expect("a trace");
    Reader::new(BufReader::new(file)).expect("a header")
}

#[test]
fn both_engines_give_the_same_events_which_add_up_to_the_counters() {
    let folder = Folder::new();
    for engine in ["rtl", "verilator"] {
        let trace = format!("{engine}.trace");
        demo(&folder, &["--engine", engine, "--trace", &trace, "--stats", "counters.json"]);
    }
    let read = |name: &str| fs::read(folder.path(name)).expect("a trace");
    assert!(read("rtl.trace") == read("verilator.trace"), "the traces differ");
    let stats: Value = serde_json::from_slice(&read("counters.json")).expect("JSON");
    let sums = reader(&folder, "rtl.trace").sums().expect("a whole trace");
    for counter in Counter::ALL {
        let counted = stats["counters"][counter.name()].as_u64().expect("a count");
        let name = counter.name();
        assert_eq!(sums[0][*counter as usize], counted, "{name}: events and counter differ");
    }
}

#[test]
fn every_counter_has_its_events() {
    for counter in Counter::ALL {
        let has = |kind: &&warpwright_sim::events::Kind| {
            kind.counters.iter().any(|(other, _)| other == counter)
        };
        assert!(KINDS.iter().any(|kind| has(&kind)), "{}", counter.name());
    }
}

#[test]
fn every_kind_is_documented() {
    let page = fs::read_to_string(root().join("docs/trace-format.md")).expect("the page");
    for kind in KINDS {
        let row = page.lines().find(|line| line.starts_with(&format!("| `{}` |", kind.name)));
        let row = row.unwrap_or_else(|| panic!("docs/trace-format.md lacks {}", kind.name));
        assert!(row.contains(kind.about), "{}: another meaning", kind.name);
        for field in kind.fields {
            assert!(row.contains(&format!("`{}`", field.name)), "{}: {}", kind.name, field.name);
        }
    }
}

#[test]
fn several_units_and_their_pipelines_are_traced() {
    let folder = Folder::new();
    demo(&folder, &["--engine", "rtl", "--units", "2", "--trace", "two.trace"]);
    let mut trace = reader(&folder, "two.trace");
    let places = trace.places().expect("known kinds");
    let mut issues = [0; 2];
    trace
        .read(&mut |_, event| {
            let place = &places[event.place];
            if KINDS[place.kind].name == "issue" {
                issues[place.number] += 1;
            }
        })
        .expect("a whole trace");
    assert!(issues.iter().all(|&count| count > 500), "{issues:?}");
}

#[test]
fn a_part_of_a_run_is_traced() {
    let folder = Folder::new();
    let part = ["--trace-cycles", "1000..1999", "--trace-warps", "2,5"];
    demo(&folder, &[&["--engine", "verilator", "--trace", "part.trace"][..], &part].concat());
    let mut trace = reader(&folder, "part.trace");
    let places = trace.places().expect("known kinds");
    let mut seen = [0u64; 8];
    trace
        .read(&mut |cycle, event| {
            assert!((1000..2000).contains(&cycle), "cycle {cycle}");
            let fields = &places[event.place].fields;
            if let Some(at) = fields.iter().position(|(name, _)| name == "warp") {
                seen[event.values[at] as usize] += 1;
            }
        })
        .expect("a whole trace");
    let expected = |warp: usize| [2, 5].contains(&warp);
    let right = |(warp, &count): (usize, &u64)| (count > 0) == expected(warp);
    assert!(seen.iter().enumerate().all(right), "{seen:?}");
}

/// One pipe in nearly every instruction of a loop, on all warps: `OP` of independent registers.
const ONE_PIPE: &str = "\
        .threads 128
        .buffer out 512
        s2r  r0, tid
        u2f  r1, r0
        mov  r2, 0
loop:   OP   r3, r1
        OP   r4, r1
        OP   r5, r1
        OP   r6, r1
        iadd r2, r2, 1
        isetp.lt p0, r2, 12
@p0     bra loop
        st   [r0 * 4 + out], r6
        exit
";

/// Most instructions that a pipe has at a time: MAD, SFU.
fn occupancies(folder: &Folder, config: &str, op: &str) -> [u64; 2] {
    folder.write("pipes.s", ONE_PIPE.replace("OP", op));
    let run = ["run", "pipes.s", "--config", config, "--engine", "rtl", "--trace", "pipes.trace"];
    folder.good(&run);
    let mut trace = reader(folder, "pipes.trace");
    let places = trace.places().expect("known kinds");
    let mut most = [0; 2];
    trace
        .read(&mut |_, event| {
            if KINDS[places[event.place].kind].name == "pipes" {
                most = std::array::from_fn(|pipe| event.values[pipe].max(most[pipe]));
            }
        })
        .expect("a whole trace");
    most
}

/// The lanes at work in every cycle reach their first threshold, and no more instructions fit; the
/// SFU's queue reaches its second threshold, and no instruction goes past it.
#[test]
fn the_thresholds_of_the_pipes_are_reached() {
    let folder = Folder::new();
    for size in Size::ALL {
        let settings = SchedulerSettings::of(&size.numbers());
        let [lanes, queue] =
            ["fneg", "rsqrt"].map(|op| occupancies(&folder, size.numbers().name, op));
        println!("{}: {lanes:?}, {queue:?}", size.numbers().name);
        assert_eq!(lanes, [settings.mad_thresholds[0].into(), 0]);
        assert_eq!(queue[1], u64::from(settings.sfu_thresholds[1]));
    }
}

/// What a thread writes, with values that are known.
const VALUES: &str = "\
        .threads 4
        .buffer a 16 = 3, 4, 5, 6
        .buffer b 16
        s2r  r0, tid
        ld   r1, [r0 * 4 + a]
        iadd r3, r1, 7
        st   [r0 * 4 + b], r3
        exit
";

#[test]
fn what_is_written_to_registers_is_traced_if_asked_for() {
    let folder = Folder::new();
    folder.write("values.s", VALUES);
    for engine in ["rtl", "verilator"] {
        let run = ["run", "values.s", "--engine", engine, "--trace-registers", "--trace"];
        folder.good(&[&run[..], &[&format!("{engine}.trace")]].concat());
    }
    let read = |name: &str| fs::read(folder.path(name)).expect("a trace");
    assert!(read("rtl.trace") == read("verilator.trace"), "the traces differ");
    let mut trace = reader(&folder, "rtl.trace");
    let places = trace.places().expect("known kinds");
    let mut found = vec![];
    trace
        .read(&mut |_, event| {
            let kind = KINDS[places[event.place].kind].name;
            if ["lane_values", "slow_values"].contains(&kind) {
                found.push((kind, event.values[2], event.values[3..].to_vec()));
            }
        })
        .expect("a whole trace");
    for expected in [
        ("lane_values", 0, vec![0, 1, 2, 3]),
        ("slow_values", 1, vec![3, 4, 5, 6]),
        ("lane_values", 3, vec![10, 11, 12, 13]),
    ] {
        assert!(found.contains(&expected), "{expected:?} in {found:?}");
    }
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn the_page_of_the_demo_shows_the_whole_run_below_ten_megabytes() {
    let folder = Folder::new();
    let ran = folder.good(&["demo", "--out", "made"]);
    let bytes = fs::metadata(folder.path("made/inside.html")).expect("a page").len();
    println!("{bytes} bytes; {}", ran.err);
    assert!((5_000_000..10_000_000).contains(&bytes), "{bytes}");
    assert!(!ran.err.contains("shows the run before cycle"), "{}", ran.err);
}

#[test]
fn broken_traces_are_refused_with_the_place() {
    let folder = Folder::new();
    folder.write("copy.s", COPY).write("in.png", png(16, 8));
    folder.good(&["run", "copy.s", "--image", "in.png", "--trace", "whole.trace"]);
    let whole = fs::read(folder.path("whole.trace")).expect("a trace");
    let mut damaged = whole.clone();
    let middle = damaged.len() / 2;
    damaged[middle] ^= 16;
    folder.write("damaged.trace", damaged).write("cut.trace", &whole[..whole.len() - 40]);
    folder.write("other.trace", "VCD or so");
    folder.bad(&["view", "damaged.trace"], &["damaged.trace", "damaged at byte", "checksum"]);
    folder.bad(&["view", "other.trace"], &["other.trace", "no trace of events"]);
    folder.bad(&["view", "none.trace"], &["cannot read none.trace"]);
    // What is before the place is shown.
    let ran = folder.good(&["view", "cut.trace"]);
    assert!(ran.err.contains(&format!("ends at byte {}", whole.len() - 40)), "{}", ran.err);
    assert!(folder.path("cut.html").exists());
    for (option, message) in [
        (&["--trace", "run.wave"][..], "ends in .vcd"),
        (&["--trace-cycles", "5..9"], "are for --trace and --view"),
        (&["--trace", "a.trace", "--trace-cycles", "9..5"], "cycle 9 is after cycle 5"),
        (&["--view", "a.html", "--engine", "isa"], "--view shows cycles"),
    ] {
        let run = [&["run", "copy.s", "--image", "in.png"][..], option].concat();
        let ran = folder.run(&run);
        assert!(!ran.success && ran.err.contains(message), "{}", ran.err);
    }
}

#[test]
fn a_trace_that_reaches_its_limit_says_so() {
    let folder = Folder::new();
    folder.write("copy.s", COPY).write("in.png", png(16, 8));
    let ran = folder.good(&[
        "run",
        "copy.s",
        "--image",
        "in.png",
        "--trace",
        "short.trace",
        "--trace-limit",
        "0",
    ]);
    assert!(
        ran.err.contains("it has reached") && ran.err.contains("--trace-cycles"),
        "{}",
        ran.err
    );
    assert!(reader(&folder, "short.trace").read(&mut |_, _| {}).is_ok());
}

#[test]
fn what_is_written_is_read() {
    let events = traces::noise();
    let file = traces::file(&events, 1 << 32);
    let mut trace = Reader::new(file.as_slice()).expect("a header");
    let places = trace.places().expect("known kinds");
    let mut read = vec![];
    trace
        .read(&mut |cycle, event| {
            read.push((cycle, KINDS[places[event.place].kind].name, event.values.to_vec()));
        })
        .expect("a whole trace");
    assert!(read == events, "{} events instead of {}", read.len(), events.len());
    for at in (0..file.len()).step_by(7919) {
        let cut = Reader::new(&file[..at]).map(|mut trace| trace.read(&mut |_, _| {}));
        assert!(!matches!(cut, Ok(Ok(()))), "{at} bytes are a whole trace");
    }
}

#[test]
fn a_mask_is_guessed_from_kinds_that_are_read_before() {
    let at = |name: &str| KINDS.iter().position(|kind| kind.name == name).expect("a kind");
    for kind in KINDS {
        for step in guess(kind.name) {
            let guessed = !guess(step.kind).is_empty();
            assert!(!guessed || at(step.kind) < at(kind.name), "{}: {}", kind.name, step.kind);
            assert!(step.lag > 0 || guessed, "{}: {}", kind.name, step.kind);
        }
    }
}

#[test]
fn the_page_has_the_kinds_that_its_scripts_name() {
    let view = fs::read_dir(root().join("cli/src/view")).expect("the page's scripts");
    let read = |file: std::io::Result<fs::DirEntry>| fs::read_to_string(file?.path());
    let text: String = view.map(|file| read(file).expect("text")).collect();
    // The field of the cursor.
    let text = text.replace("get('cycle')", "");
    for kind in KINDS {
        let name = kind.name;
        let words = [format!("'{name}'"), format!("  {name}: ["), format!("handlers.{name} ")];
        let shown = words.iter().any(|word| text.contains(word));
        assert_eq!(shown, !NOT_SHOWN.contains(&name), "{name}");
    }
}

#[test]
fn scripts_of_the_page_are_linted_and_unit_tested() {
    let folder = Folder::new();
    let noise = traces::noise();
    folder
        .write("load.trace", traces::file(&traces::load(), 40))
        .write("twice.trace", traces::file(&traces::twice(), 100_040))
        .write("links.trace", traces::file(&traces::links(), 40))
        .write("noise.trace", traces::file(&noise, 1 << 32))
        .write("noise.json", serde_json::to_string(&noise).expect("JSON"));
    script(&folder, &["--test", "cli/tests/view/unit.mjs"]);
    script(&folder, &["cli/tests/view/lint.mjs"]);
}

#[test]
fn the_page_works_in_a_browser() {
    let folder = Folder::new();
    demo(&folder, &["--engine", "verilator", "--view", "one.html", "--trace", "on.trace"]);
    let off = ["--baseline", "pointers,scheduling", "--trace", "off.trace"];
    demo(&folder, &[&["--engine", "rtl"][..], &off].concat());
    folder.good(&["view", "on.trace", "off.trace", "--out", "two.html"]);
    let whole = fs::read(folder.path("on.trace")).expect("a trace");
    folder.write("cut.trace", &whole[..whole.len() - 40]);
    folder.good(&["view", "cut.trace"]);
    let shader = root().join("shaders/sphere.wgsl").display().to_string();
    let run = ["run", &shader, "--engine", "rtl", "--size", "8x4", "--view", "shader.html"];
    folder.good(&[&run[..], &["--trace-registers"]].concat());
    script(&folder, &["cli/tests/view/browser.mjs"]);
    script(&folder, &["cli/tests/view/drawn.mjs"]);
}

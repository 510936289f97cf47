// SPDX-License-Identifier: MIT
//! Programs on a board, which is simulated: the exported Verilog of a whole board top, bit by bit
//! on its serial line, at a pseudo-terminal, and the ordinary command at the other end.
#![cfg(unix)]
mod common;
mod simulated_board;

use common::{png, root, Folder, Ran};
use serde_json::Value;
use simulated_board::{top, Noise, SimulatedBoard};
use std::fs;
use std::time::{Duration, Instant};
use warpwright_config::{Size, Variant};
use warpwright_isa::{OptionalUnit, UnitSet};
use warpwright_link::{Client, Timing};
use warpwright_rtl::soc::TopSettings;

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Simulated boards are slow, more so beside other tests.
const PATIENT: &[&str] = &["--board-seconds", "600"];

/// What only the larger cores run: registers from 32 on; four warps meet, as many as then fit.
const WIDE: &str = "\
.threads 32
.workgroup 16
.shared 64
.buffer out 128
s2r  r33, tid
and  r34, r33, 15
shl  r34, r34, 2
imul r63, r33, 3
sts  [r34], r63
bar
xor  r35, r34, 60
lds  r36, [r35]
shl  r37, r33, 2
st   [r37 + out], r36
exit
";

/// Stores, then goes round until it is stopped.
const STORES: &str = "\
        .threads 4
        .buffer out 16
        .output picture rgba8 2 2
        s2r r0, tid
        st  [r0 * 4 + out], r0
        mov r1, 0x01020304
        st  [r0 * 4 + picture], r1
again:  iadd r0, r0, 1
        bra again
        exit
";

/// An address that is no multiple of four.
const FAULT: &str = "        .threads 4\n        mov r0, 2\n        ld r1, [r0]\n        iadd r1, r1, 1\n        exit\n";

/// More data than the board has memory.
const LARGE: &str = "        .threads 4\n        .buffer out 100000\n        exit\n";

#[test]
fn programs_run_on_a_board_as_on_the_other_engines() {
    let board = SimulatedBoard::start(&top(), Noise::default()).expect("a simulated board");
    let folder = Folder::new();
    let program = |name: &str| root().join("programs").join(name).display().to_string();
    for (name, more) in [
        ("add.s", vec!["--show", "c"]),
        ("matmul.s", vec!["--show", "c"]),
        ("mandelbrot.s", vec!["--size", "12x10", "--out", "picture.png"]),
        ("tickets.s", vec![]),
        // The coefficients of special functions travel behind the program's memory.
        ("normalize.s", vec!["--show", "inverses"]),
        ("tasks.s", vec!["--show", "bins", "--show", "turned", "--out", "picture.png"]),
    ] {
        let program = program(name);
        let common = [&["run", &program, "--format", "json"][..], &more].concat();
        let there = [&common[..], &["--engine", "board", "--port", &board.port], PATIENT].concat();
        // Its memory answers after two cycles.
        let here =
            [&common[..], &["--engine", "rtl", "--config", "nano", "--latency", "2"]].concat();
        let mut results = [there, here].map(|arguments| {
            let result = json(&folder.good(&arguments).out);
            (result, fs::read(folder.path("picture.png")).ok())
        });
        assert_eq!(results[0].0["engine"], "board");
        results[0].0["engine"] = "rtl".into();
        assert_eq!(results[0], results[1], "{name}: counters, cycles, buffers, picture");
    }

    // The texture cache does not keep the picture of the launch before.
    let filters = program("filters.s");
    for size in [9, 8] {
        fs::write(folder.path("in.png"), png(size, 8)).expect("a file");
        let common = ["run", &filters, "--image", "in.png", "--size", "8x8", "--out", "out.png"];
        let [there, here] = [
            &["--engine", "board", "--port", &board.port, PATIENT[0], PATIENT[1]][..],
            &["--engine", "isa"],
        ]
        .map(|engine| {
            folder.good(&[&common[..], engine].concat());
            fs::read(folder.path("out.png")).expect("a picture")
        });
        assert_eq!(there, here, "a picture {size} wide");
    }

    // A fault has its source line; an endless program is stopped; both leave a board that works.
    folder.write("fault.s", FAULT);
    let at = ["--engine", "board", "--port", &board.port];
    folder.bad(&[&["run", "fault.s"][..], &at].concat(), &["fault.s:3", "ld r1, [r0]"]);
    stops(&folder, &at);
    folder.write("large.s", LARGE);
    folder.bad(&[&["run", "large.s"][..], &at].concat(), &["the board has 65536"]);
    let add = program("add.s");
    folder.good(&[&["run", &add][..], &at].concat());
}

/// A run that is stopped, by the limit or by an interrupt, leaves counters, buffer and picture as
/// they are then, and a board that works.
fn stops(folder: &Folder, at: &[&str]) {
    folder.write("stores.s", STORES);
    let run = [&["run", "stores.s", "--show", "out", "--out", "stopped.png"][..], at].concat();
    let begun = Instant::now();
    let limited = folder.run(&[&run[..], &["--board-seconds", "1"]].concat());
    limited.shows(&["did not end within 1s and was stopped", "--board-seconds", "a board does"]);
    left_by(folder, &limited);
    // Longer than it took to load, run for a second and read back, beside other work too.
    let later = begun.elapsed() * 2 + Duration::from_secs(2);
    let interrupted = folder.interrupted(later, &[&run[..], PATIENT].concat());
    interrupted.shows(&["interrupted before the program ended", "a board does not show"]);
    left_by(folder, &interrupted);
}

/// Counters, buffer and picture of a run that was stopped.
fn left_by(folder: &Folder, ran: &Ran) {
    assert!(!ran.success);
    assert!(ran.out.contains(" instructions "), "{}", ran.out);
    let words = ran.out.lines().last().expect("the buffer");
    assert_eq!(words.split_whitespace().skip(1).collect::<Vec<_>>(), ["0", "1", "2", "3"]);
    let png = fs::read(folder.path("stopped.png")).expect("the picture so far");
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("a PNG");
    let mut texels = vec![0; reader.output_buffer_size()];
    reader.next_frame(&mut texels).expect("texels");
    assert!(texels.starts_with(&[4, 3, 2]), "{texels:?}");
    fs::remove_file(folder.path("stopped.png")).expect("it can go");
}

/// The smallest boards: same programs, same results, same cycles as in the simulation of their
/// core.
#[test]
fn programs_run_on_a_board_with_the_microcoded_core() {
    microcoded(Size::Nano, 1);
}

/// The same of two such cores of the larger size.
#[test]
#[ignore = "deep: .ci/run --deep"]
fn programs_run_on_a_board_with_two_microcoded_units() {
    microcoded(Size::Small, 2);
}

/// The same of four, as many as a board can have.
#[test]
#[ignore = "deep: .ci/run --deep"]
fn programs_run_on_a_board_with_four_microcoded_units() {
    microcoded(Size::Nano, 4);
}

fn microcoded(size: Size, units: usize) {
    let settings = TopSettings {
        size,
        variant: Variant { microcoded: true, units, ..Variant::default() },
        leds: 2,
        ..top()
    };
    let units = units.to_string();
    let board = SimulatedBoard::start(&settings, Noise::default()).expect("a simulated board");
    let folder = Folder::new();
    let program = |name: &str| root().join("programs").join(name).display().to_string();
    fs::write(folder.path("in.png"), png(8, 8)).expect("a file");
    folder.write("wide.s", WIDE);
    let small = (size == Size::Small).then_some(("wide.s", vec!["--show", "out"]));
    let size = size.numbers().name;
    let programs = [
        ("add.s", vec!["--show", "c"]),
        ("mandelbrot.s", vec!["--size", "6x4", "--out", "picture.png"]),
        ("filters.s", vec!["--image", "in.png", "--size", "6x4", "--out", "picture.png"]),
        ("tickets.s", vec![]),
        // The coefficients of special functions travel behind the program's memory.
        ("normalize.s", vec!["--show", "inverses"]),
        ("tasks.s", vec!["--show", "bins", "--show", "turned", "--out", "picture.png"]),
    ];
    for (name, more) in programs.into_iter().chain(small) {
        let program = if name == "wide.s" { name.to_string() } else { program(name) };
        let common = [&["run", &program, "--format", "json"][..], &more].concat();
        let there = [&common[..], &["--engine", "board", "--port", &board.port], PATIENT].concat();
        // Its memory answers after a cycle.
        let core = [
            "--engine",
            "verilator",
            "--microcoded",
            "--config",
            size,
            "--units",
            &units,
            "--latency",
            "1",
        ];
        let here = [&common[..], &core].concat();
        let mut results = [there, here].map(|arguments| {
            let result = json(&folder.good(&arguments).out);
            (result, fs::read(folder.path("picture.png")).ok())
        });
        assert_eq!(results[0].0["engine"], "board");
        results[0].0["engine"] = "verilator".into();
        assert_eq!(results[0], results[1], "{name}: counters, cycles, buffers, picture");
    }
    let at = ["--engine", "board", "--port", &board.port];
    folder.write("fault.s", FAULT);
    folder.bad(&[&["run", "fault.s"][..], &at].concat(), &["fault.s:3", "ld r1, [r0]"]);
    stops(&folder, &at);
    folder.good(&[&["run", &program("add.s")][..], &at].concat());
}

/// The host knows what a board's core lacks: from its register `shape`.
#[test]
#[ignore = "deep: .ci/run --deep"]
fn a_board_without_units_runs_the_programs_that_do_without() {
    let without: UnitSet =
        OptionalUnit::ALL.into_iter().filter(|&unit| unit != OptionalUnit::AtomicUnit).collect();
    let settings = TopSettings { variant: Variant { without, ..Variant::default() }, ..top() };
    let board = SimulatedBoard::start(&settings, Noise::default()).expect("a simulated board");
    let line = warpwright_link::open(&board.port, 1_000_000).expect("a port");
    assert_eq!(Client::new(line, Timing::default()).board().expect("it answers").without, without);

    let folder = Folder::new();
    let program = |name: &str| root().join("programs").join(name).display().to_string();
    let at = ["--engine", "board", "--port", &board.port];
    let (bins, filters) = (program("bins.s"), program("filters.s"));
    folder.bad(
        &[&["run", &bins][..], &at].concat(),
        &["needs the unit `atomic_prepare`", "--plain-atomics"],
    );
    let common = ["run", &bins, "--plain-atomics", "--format", "json"];
    let there = json(&folder.good(&[&common[..], &at].concat()).out);
    let everything = "texture,sfu,shared_memory,atomic_prepare";
    let here = ["--engine", "rtl", "--config", "nano", "--latency", "2", "--without", everything];
    let mut here = json(&folder.good(&[&common[..], &here].concat()).out);
    here["engine"] = "board".into();
    assert_eq!(there, here, "counters, cycles, buffers");

    fs::write(folder.path("in.png"), png(8, 8)).expect("a file");
    folder.bad(
        &[&["run", &filters, "--image", "in.png"][..], &at].concat(),
        &["needs the unit `texture`"],
    );
}

/// A board whose memory is an SDRAM: a model of the part answers the pins, and stops at the first
/// command that comes too early. What a program leaves is the same; its counters are not, for
/// memory answers at other times.
#[test]
#[ignore = "deep: .ci/run --deep"]
fn a_board_with_sdram_runs_programs_larger_than_its_cache() {
    sdram(TopSettings { memory: 6, sdram: true, ..top() });
}

/// The same of microcoded cores, whose words are parts of the memory's lines.
#[test]
fn microcoded_cores_run_programs_in_sdram() {
    let variant = Variant { microcoded: true, units: 2, ..Variant::default() };
    sdram(TopSettings { size: Size::Small, variant, memory: 6, sdram: true, ..top() });
}

fn sdram(settings: TopSettings) {
    let board = SimulatedBoard::start(&settings, Noise::default()).expect("a simulated board");
    let line = warpwright_link::open(&board.port, 1_000_000).expect("a port");
    let found = Client::new(line, Timing::default()).board().expect("it answers");
    assert_eq!(found.memory, 32 << 20);
    let folder = Folder::new();
    let program = |name: &str| root().join("programs").join(name).display().to_string();
    for (name, more) in [
        ("matmul.s", vec!["--show", "c"]),
        ("mandelbrot.s", vec!["--size", "40x30", "--out", "picture.png"]),
        ("tasks.s", vec!["--show", "bins", "--show", "turned", "--out", "picture.png"]),
        // Bytes and atomics of several cores, coefficients of special functions.
        ("tickets.s", vec!["--show", "counter", "--show", "results"]),
        ("normalize.s", vec!["--show", "inverses"]),
    ] {
        let program = program(name);
        let common = [&["run", &program, "--format", "json"][..], &more].concat();
        let there = [&common[..], &["--engine", "board", "--port", &board.port], PATIENT].concat();
        let here = [&common[..], &["--engine", "isa"]].concat();
        let [there, here] = [there, here].map(|arguments| {
            let result = json(&folder.good(&arguments).out);
            (result["buffers"].clone(), fs::read(folder.path("picture.png")).ok())
        });
        assert_eq!(there, here, "{name}: buffers, picture");
    }
}

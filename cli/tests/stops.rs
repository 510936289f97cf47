// SPDX-License-Identifier: MIT
//! Runs that take long, are stopped or fault: progress on a terminal, where each warp is, what
//! there is up to then; what `isa` reports; limits of the core.
#![cfg(unix)]
mod common;

use common::{vcd, Folder};
use serialport::{SerialPort, TTYPort};
use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Stores, then goes round forever; one warp waits at a barrier that the others do not reach.
const LOOP: &str = "\
        .threads 16
        .workgroup 16
        .buffer out 16
        .output picture rgba8 WIDTH HEIGHT
        s2r  r0, tid
        s2r  r2, launched_warp
        mov  r1, 0x01020304
        st   [r0 * 4 + picture], r1
        isetp.eq p0, r2, 3
  @p0   bra  last
again:  iadd r1, r1, 1
        bra  again
last:   bar
        exit
";

/// Ways to run a program: arguments, a limit in which every warp begins, and its unit.
const ENGINES: [(&[&str], &str, &str); 4] = [
    (&["--engine", "isa"], "6000", "instructions"),
    (&["--engine", "rtl"], "6000", "cycles"),
    (&["--engine", "verilator"], "6000", "cycles"),
    (&["--engine", "rtl", "--microcoded"], "60000", "cycles"),
];

#[test]
fn at_the_limit_every_engine_leaves_what_there_is() {
    let folder = Folder::new();
    folder.write("loop.s", LOOP);
    for (engine, limit, unit) in ENGINES {
        let rest = ["--max-cycles", limit, "--out", "picture.png", "--stats", "s.json"];
        let ran = folder.run(&[&["run", "loop.s"][..], engine, &rest].concat());
        assert!(!ran.success);
        ran.shows(&[&format!("did not end within {limit} {unit}"), "--max-cycles"]);
        ran.shows(&["warp 0", "warp 2", "warp 3", "loop.s:12: bra  again"]);
        if !engine.contains(&"--microcoded") {
            ran.shows(&["barrier"]);
        }
        // The counters: so many instructions until then.
        let line =
            ran.out.lines().find(|line| line.contains(" instructions ")).unwrap_or_else(|| {
                panic!("{engine:?}: no instructions in\n{}", ran.out);
            });
        let count: u64 = line.split_whitespace().next().unwrap().parse().expect("a count");
        assert!((100..=6_000).contains(&count), "{engine:?}: {line}");
        // The picture: all that was stored.
        let png = fs::read(folder.path("picture.png")).expect("the picture so far");
        let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("a PNG");
        let mut texels = vec![0; reader.output_buffer_size()];
        reader.next_frame(&mut texels).expect("texels");
        assert!(texels.starts_with(&[4, 3, 2]), "{engine:?}: {texels:?}");
        let stats: serde_json::Value =
            serde_json::from_slice(&fs::read(folder.path("s.json")).unwrap()).unwrap();
        assert_eq!(stats["instructions"].as_u64(), Some(count), "{engine:?}");
        for name in ["picture.png", "s.json"] {
            fs::remove_file(folder.path(name)).unwrap();
        }
    }
}

#[test]
fn an_interrupt_leaves_what_there_is() {
    let folder = Folder::new();
    folder.write("loop.s", LOOP);
    for (engine, limit, _) in ENGINES {
        let rest = ["--max-cycles", "100000000000", "--out", "picture.png"];
        if engine.contains(&"verilator") {
            // The model is compiled before it is interrupted.
            folder.run(&[&["run", "loop.s", "--max-cycles", limit][..], engine].concat());
        }
        // Long enough to have begun, on a machine that does other things as well.
        let after = Duration::from_secs(3);
        let ran = folder.interrupted(after, &[&["run", "loop.s"][..], engine, &rest].concat());
        ran.shows(&["interrupted before the program ended", "warp 1", "loop.s:1"]);
        assert!(ran.out.contains(" instructions "), "{engine:?}: {}", ran.out);
        assert_eq!(folder.files(), ["loop.s", "picture.png"], "{engine:?}");
        fs::remove_file(folder.path("picture.png")).unwrap();
    }
}

/// Traces that end with the run, whatever ends it, are valid files to their last cycle.
#[test]
fn a_trace_of_a_run_that_is_stopped_or_faults_is_a_whole_file() {
    let folder = Folder::new();
    folder.write("loop.s", LOOP).write("fault.s", common::FAULT);
    for engine in ["rtl", "verilator"] {
        let run = |program: &str, limit: &str| {
            let arguments =
                ["run", program, "--engine", engine, "--max-cycles", limit, "--trace", "t.vcd"];
            let ran = folder.run(&arguments);
            assert!(!ran.success);
            let signals = vcd::parse(&fs::read(folder.path("t.vcd")).expect("a trace"));
            let clock = &signals["core.clock"].1;
            let rises: Vec<u64> =
                clock.iter().filter(|(_, level)| level == "1").map(|(time, _)| *time).collect();
            let texts = signals["core.unit0.warp0.instruction"].1.clone();
            (ran, rises, texts)
        };
        let (_, rises, texts) = run("loop.s", "2500");
        assert_eq!(rises.len(), 2500, "{engine}: one rise a cycle up to the limit");
        let (last, _) = texts.last().expect("instructions");
        assert!(*last > 24_000, "{engine}: instructions up to the limit, the last at {last}");
        let (ran, rises, texts) = run("fault.s", "100000");
        ran.shows(&["fault: ", "fault.s:6"]);
        assert!(rises.len() > 50, "{engine}");
        assert!(texts.iter().any(|(_, text)| text.starts_with("st_[r1]")), "{engine}: {texts:?}");
    }
}

#[test]
fn an_interrupted_run_leaves_its_trace_up_to_there() {
    let folder = Folder::new();
    folder.write(
        "loop.s",
        "        .threads 4\nagain:  mov r0, 1\n        bra again\n        exit\n",
    );
    let mut run = folder
        .command(&["run", "loop.s", "--trace", "loop.vcd", "--max-cycles", "1000000000"])
        .spawn()
        .expect("a process");
    let begun = Instant::now();
    // The trace grows only when the run is under way.
    let grows = || {
        fs::read_dir(folder.0.path()).expect("the folder").flatten().any(|file| {
            file.file_name().to_string_lossy().ends_with(".tmp")
                && file.metadata().is_ok_and(|data| data.len() > 0)
        })
    };
    while !grows() {
        assert!(begun.elapsed() < Duration::from_secs(120), "no trace is being written");
        sleep(Duration::from_millis(20));
    }
    let killed = Command::new("kill")
        .args(["-INT", &run.id().to_string()])
        .status()
        .expect("the command kill");
    assert!(killed.success());
    assert_eq!(run.wait().expect("it ends").code(), Some(130));
    assert_eq!(folder.files(), ["loop.s", "loop.vcd"]);
    let signals = vcd::parse(&fs::read(folder.path("loop.vcd")).expect("a trace"));
    assert!(signals["core.unit0.warp0.pc"].1.len() > 1, "the loop is in it");
}

/// What a run prints to a terminal.
fn on_a_terminal(folder: &Folder, arguments: &[&str]) -> String {
    let (mut master, slave) = TTYPort::pair().expect("a pseudo-terminal");
    master.set_timeout(Duration::from_millis(100)).expect("a time-out");
    let name = slave.name().expect("the terminal has a name");
    let terminal = File::options().read(true).write(true).open(name).expect("the terminal");
    let mut child = folder
        .command(arguments)
        .env("TERM", "xterm")
        .stdout(Stdio::null())
        .stderr(terminal)
        .spawn()
        .expect("a process");
    let (mut text, mut bytes) = (vec![], [0; 4096]);
    let (mut last, mut silent) = (Instant::now(), Duration::ZERO);
    // The terminal stays open here, so that it keeps what the process has written last; it ends when
    // nothing comes from a process that has ended.
    loop {
        let ended = child.try_wait().expect("the process is ours").is_some();
        match master.read(&mut bytes) {
            Ok(count) => {
                silent = silent.max(last.elapsed());
                last = Instant::now();
                text.extend_from_slice(&bytes[..count]);
            }
            Err(error) if error.kind() == ErrorKind::TimedOut => {
                // Against a hang only: a busy machine may compile a model first.
                assert!(last.elapsed() < Duration::from_secs(600), "{arguments:?} hangs");
                if ended {
                    break;
                }
            }
            Err(error) => panic!("{arguments:?}: {error}"),
        }
    }
    drop(slave);
    let text = String::from_utf8_lossy(&text).into_owned();
    println!("{arguments:?}: silent for at most {silent:?}");
    // It shows something four times a second; the rest is for a busy machine.
    assert!(silent < Duration::from_secs(30), "{arguments:?}: silent for {silent:?}: {text:?}");
    text
}

#[test]
fn long_runs_show_their_progress_on_a_terminal_and_only_there() {
    let folder = Folder::new();
    folder.write("loop.s", LOOP);
    for (engine, limit, parts) in [
        (ENGINES[0].0, "10000000", &["instructions", "/s"][..]),
        (ENGINES[1].0, "4000", &["of 4 warps", " cycles", " instructions", "cycles/s"]),
        (ENGINES[2].0, "60000", &["of 4 warps", " cycles", " instructions", "cycles/s"]),
        (ENGINES[3].0, "150000", &[" cycles", " instructions", "cycles/s"]),
    ] {
        let arguments = [&["run", "loop.s", "--max-cycles", limit][..], engine].concat();
        let text = on_a_terminal(&folder, &arguments);
        let (progress, _) = text.split_once("did not end").expect("the end of the run");
        let compiles = engine.contains(&"verilator");
        assert_eq!(progress.contains("compiling the model"), compiles, "{engine:?}: {text:?}");
        for part in parts {
            assert!(progress.contains(part), "{engine:?}: no `{part}` in {text:?}");
        }
        // More than nothing has been counted by the last line.
        let counted = progress
            .split(|c: char| !(c.is_ascii_digit() || c == ','))
            .filter_map(|number| number.replace(',', "").parse::<u64>().ok())
            .any(|number| number > 500);
        assert!(counted, "{engine:?}: {text:?}");
    }
    let quiet = folder.run(&["run", "loop.s", "--max-cycles", "4000"]);
    assert!(quiet.err.starts_with("error: ") && !quiet.err.contains("/s"), "{}", quiet.err);
}

/// The hardware records warp and instruction; thread and address are looked for by `isa`.
#[test]
fn faults_name_thread_and_address_on_every_engine() {
    let folder = Folder::new();
    folder.write(
        "fault.s",
        "        .threads 8\n        s2r r0, tid\n        shl r1, r0, 28\n        isetp.lt p0, r0, 5\n  @p0   bra ok\n        ld r2, [r1]\nok:     sync\n        exit\n",
    );
    for (engine, ..) in ENGINES {
        let ran = folder.run(&[&["run", "fault.s"][..], engine].concat());
        assert!(!ran.success, "{engine:?}");
        ran.shows(&["fault: address out of range in warp 1, PC 4, thread 5, address 0x50000000"]);
        ran.shows(&["fault.s:6: ld r2, [r1]"]);
        // What there is up to then, the counters too; only `isa` has every fault.
        assert!(ran.out.contains(" instructions "), "{engine:?}: {}", ran.out);
        let others = if engine.contains(&"isa") { "ran to their end" } else { "have ended too" };
        ran.shows(&[others]);
    }
}

#[test]
fn isa_lists_every_warp_that_faulted_with_thread_and_address() {
    let folder = Folder::new();
    folder.write(
        "faults.s",
        "        .threads 12\n        s2r r0, tid\n        shl r1, r0, 28\n        ld r2, [r1]\n        exit\n",
    );
    let ran = folder.run(&["run", "faults.s", "--engine", "isa"]);
    assert!(!ran.success);
    ran.shows(&["fault: address out of range in warp 0, PC 2, thread 1, address 0x10000000"]);
    ran.shows(&["faults.s:4", "warp 1: address out of range, thread 4, address 0x40000000"]);
    ran.shows(&["warp 2: address out of range, thread 8, address 0x80000000"]);
}

#[test]
fn isa_reports_what_is_undefined_unless_it_is_switched_off() {
    let folder = Folder::new();
    folder.write(
        "wrong.s",
        "        .threads 4\n        .buffer out 20\n        s2r r0, tid\n        st [r0 * 4 + out + 8], r5\n        exit\n",
    );
    for more in [&[][..], &["--check"]] {
        let ran = folder.good(&[&["run", "wrong.s", "--engine", "isa"][..], more].concat());
        for part in [
            "reads r5, which the thread has not written: thread 0 of warp 0",
            "stores outside every buffer: thread 3 of warp 0, address 0x",
            "wrong.s:4: st [r0 * 4 + out + 8], r5",
            "docs/how-threads-run.md",
            "--no-check",
        ] {
            assert!(ran.err.contains(part), "no `{part}` in:\n{}", ran.err);
        }
    }
    let ran = folder.good(&["run", "wrong.s", "--engine", "isa", "--no-check"]);
    assert_eq!(ran.err, "");
    let ran = folder.good(&["run", "wrong.s", "--engine", "rtl"]);
    assert_eq!(ran.err, "", "the hardware does not report it");
    folder.bad(&["run", "wrong.s", "--engine", "rtl", "--check"], &["--check", "--engine isa"]);
}

/// What the core has no room for is refused before the run, by every engine in the same words.
#[test]
fn limits_of_the_core_are_refused_by_isa_in_the_words_of_rtl() {
    let folder = Folder::new();
    let program = |name: &str, head: &str, body: &str| {
        folder.write(name, format!("{head}\n        s2r r0, tid\n{body}        exit\n"));
    };
    program("registers.s", ".threads 4\n.registers 60", "");
    program("group.s", ".threads 1024\n.workgroup 1024\n.registers 40\n.shared 16", "bar\n");
    program("shared.s", ".threads 8\n.workgroup 8\n.shared 40000", "bar\n");
    program("grid.s", ".grid 70000 1", "");
    program("threads.s", ".threads 20000000", "");
    program("small.s", ".threads 4", "");
    let cases: [(&str, &[&str], &str); 9] = [
        ("registers.s", &["--config", "nano"], "60 registers per thread"),
        ("group.s", &[], "workgroup"),
        ("shared.s", &["--config", "nano"], "bytes of shared memory"),
        ("grid.s", &[], "70000"),
        ("threads.s", &[], "threads"),
        ("small.s", &["--units", "3"], "execution units"),
        ("small.s", &["--threads-per-warp", "8", "--config", "nano"], "no core `nano`"),
        ("small.s", &["--lanes", "3"], "lanes"),
        ("small.s", &["--microcoded", "--config", "full"], "microcoded core"),
    ];
    for (name, more, part) in cases {
        let run = |engine: &str| {
            let ran = folder.run(&[&["run", name, "--engine", engine][..], more].concat());
            assert!(!ran.success, "{name} {more:?} on {engine}: {}", ran.out);
            ran.shows(&[part]);
            ran.err
        };
        let isa = run("isa");
        assert_eq!(isa, run("rtl"), "{name}");
        assert_eq!(isa, run("verilator"), "{name}");
    }
}

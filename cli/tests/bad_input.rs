// SPDX-License-Identifier: MIT
//! Bad input: one clear message, non-zero exit, nothing half-written.
mod common;

use common::{png, Folder, ADD, COPY, FAULT};
use std::fs::{self, OpenOptions};
use std::process::Stdio;

#[test]
fn a_malformed_program_is_shown_with_line_column_and_token() {
    let folder = Folder::new();
    folder.write("bad.s", "        .threads 4\n        iadd r0, r1 r2\n        exit\n");
    folder.bad(&["asm", "bad.s"], &["bad.s:2:21", "expected `,`", "r2", "^^"]);
    folder.bad(&["run", "bad.s"], &["bad.s:2:21"]);
    folder.bad(&["asm", "none.s"], &["cannot read none.s"]);
    folder.bad(&["asm", "bad.s", "--out", "bad.bin"], &["bad.s:2:21"]);
}

#[test]
fn warps_that_no_core_has_are_refused() {
    let folder = Folder::new();
    folder.write("add.s", ADD);
    folder.bad(&["run", "add.s", "--threads-per-warp", "6"], &["a warp has 4 or 8 threads"]);
    folder.bad(
        &["run", "add.s", "--threads-per-warp", "8", "--config", "nano"],
        &["no core `nano`", "warps of 8 threads"],
    );
    folder
        .bad(&["run", "add.s", "--threads-per-warp", "8", "--lanes", "3"], &["1, 2, 4 or 8 lanes"]);
    folder.bad(&["run", "add.s", "--lanes", "8"], &["1, 2 or 4 lanes"]);
}

#[test]
fn a_unit_that_the_core_lacks_is_told_with_the_line_that_needs_it() {
    let folder = Folder::new();
    folder.write("add.s", ADD).write(
        "one.s",
        "        .threads 4\n        atom.add _, [r0], r1\n        rcp r2, r1\n        exit\n",
    );
    for engine in ["isa", "rtl"] {
        let run = |without: &str, parts: &[&str]| {
            folder.bad(&["run", "one.s", "--engine", engine, "--without", without], parts)
        };
        run("sfu", &["one.s:3: `rcp r2, r1` needs the unit `sfu`"]);
        run(
            "texture,atomic_prepare",
            &["one.s:2: `atom.add _, [r0], r1` needs the unit `atomic_prepare`", "--plain-atomics"],
        );
    }
    folder.bad(&["run", "add.s", "--without", "fpu"], &["fpu", "texture", "atomic_prepare"]);
}

#[test]
fn a_binary_of_a_wrong_length_is_refused() {
    let folder = Folder::new();
    folder.write("odd.bin", [0; 12]);
    folder.bad(&["disasm", "odd.bin"], &["odd.bin has 12 bytes"]);
}

#[test]
fn a_picture_that_is_no_png_is_refused() {
    let folder = Folder::new();
    let whole = png(8, 8);
    folder
        .write("copy.s", COPY)
        .write("text.png", "this is text")
        .write("cut.png", &whole[..whole.len() / 2]);
    let run = |image: &str, parts: &[&str]| {
        folder.bad(
            &["run", "copy.s", "--engine", "isa", "--image", image, "--out", "out.png"],
            parts,
        );
    };
    run("text.png", &["text.png is not a readable PNG"]);
    run("cut.png", &["cut.png is not a readable PNG"]);
    run("none.png", &["cannot read the picture none.png"]);
}

#[test]
fn a_picture_larger_than_the_memory_is_refused() {
    let folder = Folder::new();
    folder.write("copy.s", COPY).write("large.png", png(1024, 512)).write("long.png", png(5000, 1));
    let arguments = [
        "run",
        "copy.s",
        "--engine",
        "isa",
        "--image",
        "large.png",
        "--memory",
        "2",
        "--out",
        "out.png",
    ];
    folder.bad(&arguments, &["copy.s", "the memory has 2 MiB", "--memory 3"]);
    folder.bad(&["run", "copy.s", "--image", "long.png"], &["long.png is 5000 x 1", "4096"]);
    folder.bad(&["run", "copy.s"], &["copy.s:2", "input picture 0"]);
    folder.bad(
        &["run", "copy.s", "--image", "large.png", "--image", "large.png"],
        &["2 pictures are given", "takes 1"],
    );
}

#[test]
fn a_program_that_the_core_has_no_registers_for_is_refused() {
    let folder = Folder::new();
    folder.write("wide.s", "        .threads 4\n        .registers 60\n        exit\n");
    folder.bad(&["run", "wide.s", "--config", "nano"], &["wide.s", "60 registers", "nano"]);
}

#[test]
fn names_that_do_not_exist_are_refused_with_those_that_do() {
    let folder = Folder::new();
    folder.write("add.s", ADD);
    folder.bad(&["run", "add.s", "--config", "huge"], &["huge", "nano", "small", "full"]);
    folder.bad(&["run", "add.s", "--engine", "gpu"], &["gpu", "isa", "rtl", "verilator"]);
    folder.bad(&["run", "add.s", "--baseline", "pointers,magic"], &["magic", "scoreboard", "all"]);
    folder.bad(&["run", "add.s", "--show", "d"], &["no buffer `d`", "a, b, c"]);
    folder.bad(&["run", "add.s", "--size", "4by4"], &["WIDTHxHEIGHT"]);
    folder.bad(&["run", "add.s", "--size", "4x0"], &["0 pixels"]);
    folder.bad(&["run", "add.s", "--out", "out.png"], &["no .output picture"]);
    folder.bad(&["run", "add.s", "--engine", "isa", "--trace", "t.vcd"], &["--engine rtl"]);
    folder.bad(&["export", "--block", "fpu"], &["no block `fpu`", "warpwright list"]);
    folder.bad(&["export", "--grant", "off"], &["--grant: only of a core", "--config nano"]);
}

#[test]
fn an_output_that_cannot_be_written_is_found_before_the_run() {
    let folder = Folder::new();
    folder.write("add.s", ADD).write("file", "").write("copy.s", COPY).write("in.png", png(4, 4));
    // Endless, so that the message can only come before the run.
    folder.write("loop.s", "        .threads 4\nagain:  bra again\n        exit\n");
    folder.bad(&["run", "loop.s", "--stats", "file/stats.json"], &["cannot write file/stats.json"]);
    folder.bad(&["run", "loop.s", "--trace", "."], &["cannot write", "it is a folder"]);
    folder.bad(
        &["run", "copy.s", "--image", "in.png", "--out", "/proc/none/out.png"],
        &["cannot write /proc/none/out.png"],
    );
    folder.bad(&["demo", "--out", "file"], &["cannot write file/picture.png"]);
    folder.bad(
        &["export", "--block", "decode", "--out", "file/verilog"],
        &["cannot write file/verilog/"],
    );
    folder.bad(
        &["asm", "add.s", "--out", "/proc/none/add.bin"],
        &["cannot write /proc/none/add.bin"],
    );
}

#[test]
fn a_full_disk_is_told() {
    let folder = Folder::new();
    folder.write("add.s", ADD).write("copy.s", COPY).write("in.png", png(4, 4));
    folder.bad(
        &["run", "add.s", "--engine", "isa", "--stats", "/dev/full"],
        &["cannot write /dev/full", "No space left"],
    );
    folder.bad(
        &["run", "add.s", "--trace", "/dev/full"],
        &["cannot write the trace", "No space left"],
    );
    let arguments = ["run", "copy.s", "--engine", "isa", "--image", "in.png", "--out", "/dev/full"];
    folder.bad(&arguments, &["cannot write /dev/full", "No space left"]);
    assert!(
        !fs::metadata("/dev/full").expect("the device").is_file(),
        "the device is still a device"
    );
    for arguments in
        [&["list"][..], &["asm", "add.s"], &["run", "add.s", "--engine", "isa", "--show", "c"]]
    {
        let full = OpenOptions::new().write(true).open("/dev/full").expect("the device");
        let output = folder.command(arguments).stdout(full).output().expect("the binary starts");
        assert!(!output.status.success());
        common::Ran::from(output).shows(&["cannot write to standard output", "No space left"]);
    }
}

#[test]
fn the_engine_verilator_without_a_compiler_says_so() {
    let folder = Folder::new();
    folder.write("add.s", ADD);
    let empty = Folder::new();
    let mut command =
        folder.command(&["run", "add.s", "--engine", "verilator", "--stats", "stats.json"]);
    let output =
        command.env("PATH", "").env("WARPWRIGHT_HOME", empty.0.path()).env_remove("CXX").output();
    let ran = common::Ran::from(output.expect("the binary starts"));
    assert!(!ran.success);
    ran.shows(&["no C++ compiler was found", "apt install g++"]);
    assert_eq!(folder.files(), ["add.s"]);
}

#[test]
fn a_fault_is_shown_with_warp_pc_and_line_and_the_output_is_kept() {
    for engine in ["isa", "rtl"] {
        let folder = Folder::new();
        folder.write("fault.s", FAULT);
        let ran = folder.run(&[
            "run",
            "fault.s",
            "--engine",
            engine,
            "--show",
            "kept",
            "--stats",
            "stats.json",
        ]);
        assert!(!ran.success);
        ran.shows(&["address out of range", "warp ", "PC 3", "fault.s:6: st   [r1], r0"]);
        let kept = ran.out.split_once("kept (16 words)\n").expect("the buffer").1.lines();
        let kept: Vec<_> = kept.map(|line| line.split_once(": ").expect("a number").1).collect();
        let words: Vec<u32> =
            kept.join(" ").split_whitespace().map(|word| word.parse().expect("a number")).collect();
        assert_eq!(words, (0..16).collect::<Vec<_>>(), "{engine}: {}", ran.out);
        let stats: serde_json::Value =
            serde_json::from_slice(&fs::read(folder.path("stats.json")).expect("stats"))
                .expect("JSON");
        assert_eq!(stats["fault"]["line"], 6);
        assert_eq!(stats["fault"]["pc"], 3);
    }
}

#[test]
fn an_endless_program_is_stopped_and_leaves_its_trace() {
    let folder = Folder::new();
    folder.write("loop.s", "        .threads 4\nagain:  bra again\n        exit\n");
    let ran = folder.run(&[
        "run",
        "loop.s",
        "--max-cycles",
        "200",
        "--trace",
        "loop.vcd",
        "--stats",
        "stats.json",
    ]);
    assert!(!ran.success);
    ran.shows(&["did not end within 200 cycles", "--max-cycles", "loop.s:2: again:  bra again"]);
    assert_eq!(folder.files(), ["loop.s", "loop.vcd", "stats.json"]);
}

/// The counters, buffers and picture up to there, on every engine that runs here.
#[test]
fn a_stopped_run_shows_what_there_is() {
    let folder = Folder::new();
    let source = "        .threads 8\n        .buffer out 32\n        s2r r0, tid\n        mov r1, 7\n        \
                  st [r0 * 4 + out], r1\n        fence.all\nagain:  bra again\n        exit\n";
    folder.write("loop.s", source);
    for engine in ["isa", "rtl"] {
        let ran = folder.run(&[
            "run",
            "loop.s",
            "--engine",
            engine,
            "--max-cycles",
            "3000",
            "--show",
            "out",
        ]);
        assert!(!ran.success);
        let unit = if engine == "isa" { "3000 instructions" } else { "3000 cycles" };
        ran.shows(&[unit, "warp 0", "warp 1", "loop.s:7: again:  bra again"]);
        assert!(
            ran.out.contains("out (8 words)") && ran.out.contains("         7          7"),
            "{engine}: {}",
            ran.out
        );
    }
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let folder = Folder::new();
    folder.write(
        "long.s",
        format!("        .threads 4\n{}        exit\n", "        nop\n".repeat(20_000)),
    );
    for arguments in [&["asm", "long.s"][..], &["list"], &["--help"]] {
        let mut child = folder
            .command(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("a process");
        drop(child.stdout.take());
        let ran = common::Ran::from(child.wait_with_output().expect("it ends"));
        assert!(ran.success && ran.err.is_empty(), "{arguments:?}: {}", ran.err);
    }
}

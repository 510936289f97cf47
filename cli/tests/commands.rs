// SPDX-License-Identifier: MIT
//! What each command does.
mod common;

use common::{png, root, Folder, Ran, ADD, COPY};
use serde_json::Value;
use std::fs;

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn pixels(png: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("a PNG");
    let mut bytes = vec![0; reader.output_buffer_size()];
    let info = reader.next_frame(&mut bytes).expect("texels");
    (info.width, info.height, bytes)
}

#[test]
fn warps_of_eight_threads_leave_the_same() {
    let folder = Folder::new();
    folder.write("add.s", ADD);
    let run = |more: &[&str]| {
        let ran =
            folder.good(&[&["run", "add.s", "--show", "c", "--format", "json"][..], more].concat());
        json(&ran.out)
    };
    let four = run(&[]);
    for more in [&["--engine", "isa"][..], &[], &["--lanes", "8"]] {
        let eight = run(&[&["--threads-per-warp", "8"][..], more].concat());
        assert_eq!(eight["buffers"], four["buffers"]);
    }
    let eight = run(&["--threads-per-warp", "8"]);
    let warps = |run: &Value| run["counters"]["warps_launched"].as_u64().expect("a count");
    assert_eq!(warps(&four), 2 * warps(&eight));
}

#[test]
fn the_demo_leaves_picture_histogram_and_verilog_and_a_table_that_adds_up() {
    let folder = Folder::new();
    let ran = folder.good(&[
        "demo",
        "--engine",
        "rtl",
        "--each",
        "--size",
        "8x8",
        "--out",
        "made/here",
        "--format",
        "json",
    ]);
    let report = json(&ran.out);
    let comparison = &report["comparison"];
    let rows = comparison["rows"].as_array().expect("rows");
    let names: Vec<_> = rows.iter().map(|row| row["mechanism"].as_str().expect("a name")).collect();
    assert_eq!(names, ["pointers", "scoreboard", "scheduling", "merged-atomics", "texture-ahead"]);
    let cycles = comparison["cycles"].as_f64().expect("cycles");
    for row in rows {
        let expected = row["baseline_cycles"].as_f64().expect("cycles") / cycles;
        assert!((row["ratio"].as_f64().expect("a ratio") - expected).abs() < 1e-9);
    }
    // Conventional front end: one full lookup an instruction. Merged: fewer accesses, in order: no
    // overlap.
    assert_eq!(rows[0]["measures"][0]["baseline"], 1.0);
    assert_eq!(rows[1]["measures"][0]["baseline"], 0.0);
    assert!(rows[1]["measures"][0]["saved"].as_f64() > Some(0.0));
    // 64 pixels in 16 quads: a store of two rows each, and one atomic for each pixel unless
    // merged.
    assert_eq!(rows[3]["measures"][0]["baseline"], 2.0 * 16.0 + 64.0);
    assert!(rows[3]["measures"][0]["saved"].as_f64() > Some(0.0));
    // Two texture requests a warp, four pairs of coordinates each and 28 bits of who and where.
    assert_eq!(rows[4]["measures"][0]["on"], f64::from(16 * 2 * (4 * 64 + 28)));

    // The same picture as by `run`.
    let demo = root().join("demo");
    let image = |name: &str| demo.join(name).display().to_string();
    let program = root().join("shaders/programs/glass.wgsl").display().to_string();
    let (photo, glass) = (image("photo.png"), image("glass.png"));
    let given = [
        "--override",
        "WIDTH=8",
        "--override",
        "HEIGHT=8",
        "--sampler",
        "mirrored=mirror",
        "--sampler",
        "clamped=clamp",
    ];
    let size = ["--size", "8x8", "--out", "isa.png", "--show", "bins", "--format", "json"];
    let run = ["run", &program, "--engine", "isa", "--image", &photo, "--image", &glass];
    let arguments = [&run[..], &size[..], &given[..]].concat();
    let run = folder.good(&arguments);
    let read =
        |name: &str| fs::read(folder.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let picture = pixels(&read("made/here/picture.png"));
    assert_eq!((picture.0, picture.1), (8, 8));
    assert_eq!(picture, pixels(&read("isa.png")));
    assert!(
        picture.2.chunks(4).any(|pixel| pixel != &picture.2[..4]),
        "the picture is not of one colour"
    );
    let bins = json(&run.out)["buffers"]["bins"].clone();
    let bins: Vec<u64> =
        bins.as_array().expect("bins").iter().map(|bin| bin.as_u64().expect("a count")).collect();
    assert_eq!(bins.iter().sum::<u64>(), 8 * 8);
    let svg = String::from_utf8(read("made/here/histogram.svg")).expect("UTF-8");
    // Each bar is filled and framed; one more rectangle is the background.
    let bars = bins.iter().filter(|&&bin| bin > 0).count();
    assert_eq!(svg.matches("<rect").count(), 2 * bars + 1);
    assert!(String::from_utf8(read("made/here/shader_core_small.v"))
        .expect("UTF-8")
        .contains("module shader_core_small"));
    let page = String::from_utf8(read("made/here/inside.html")).expect("UTF-8");
    assert!(page.contains("class=\"trace\"") && page.len() < 10_000_000, "{}", page.len());
    assert_eq!(fs::read_dir(folder.path("made/here")).expect("the folder").count(), 4);
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn the_demo_on_several_units_gives_the_same_picture_in_less_time() {
    let folder = Folder::new();
    let size = ["--size", "16x8"];
    let two = json(
        &folder
            .good(
                &[
                    &[
                        "demo", "--engine", "rtl", "--units", "2", "--out", "two", "--format",
                        "json",
                    ][..],
                    &size,
                ]
                .concat(),
            )
            .out,
    );
    assert_eq!(two["same_as_isa"], true);
    let file = |name: &str| root().join(name).display().to_string();
    let [program, photo, glass] =
        ["shaders/programs/glass.wgsl", "demo/photo.png", "demo/glass.png"].map(file);
    let one = [
        "run",
        &program,
        "--engine",
        "isa",
        "--image",
        &photo,
        "--image",
        &glass,
        "--out",
        "one.png",
        "--override",
        "WIDTH=16",
        "--override",
        "HEIGHT=8",
        "--sampler",
        "mirrored=mirror",
        "--sampler",
        "clamped=clamp",
    ];
    folder.good(&[&one[..], &size].concat());
    let picture = |name: &str| pixels(&fs::read(folder.path(name)).expect("a picture"));
    assert_eq!(picture("two/picture.png"), picture("one.png"));
    let units = &two["several_units"];
    let [alone, together] = [&two["comparison"]["cycles"], &units["cycles"]]
        .map(|cycles| cycles.as_f64().expect("cycles"));
    assert_eq!(units["units"], 2);
    assert!(
        together < alone
            && (units["times_as_fast"].as_f64().expect("a ratio") - alone / together).abs() < 1e-9,
        "{units}"
    );
    folder.bad(&["demo", "--units", "3"], &["2, 4, 8"]);
}

#[test]
fn mechanisms_at_their_baselines_change_the_counters_but_not_the_result() {
    let folder = Folder::new();
    folder.write("add.s", ADD);
    let run = |more: &[&str]| -> Value {
        json(
            &folder
                .good(&[&["run", "add.s", "--show", "c", "--format", "json"][..], more].concat())
                .out,
        )
    };
    let on = run(&[]);
    assert_eq!(on["buffers"]["c"], serde_json::json!([11, 22, 33, 44, 55, 66, 77, 88]));
    assert_eq!(on["baselines"], serde_json::json!([]));
    let one = run(&["--baseline", "pointers"]);
    assert_eq!(one["counters"]["full_lookups"], one["counters"]["instructions"]);
    assert!(on["counters"]["full_lookups"].as_u64() < one["counters"]["full_lookups"].as_u64());
    let two = run(&["--baseline", "scoreboard,pointers"]);
    assert_eq!(two["baselines"], serde_json::json!(["pointers", "scoreboard"]));
    assert!(two["cycles"].as_u64() > on["cycles"].as_u64(), "no overlap takes longer");
    let all = run(&["--baseline", "all"]);
    assert_eq!(all["baselines"].as_array().map(Vec::len), Some(5));
    for other in [&one, &two, &all] {
        assert_eq!(other["buffers"], on["buffers"]);
    }
}

#[test]
fn memory_options_reach_the_memory_and_the_seed_is_kept_to() {
    let folder = Folder::new();
    folder.write("add.s", ADD);
    let cycles = |more: &[&str]| -> u64 {
        let ran =
            folder.good(&[&["run", "add.s", "--show", "c", "--format", "json"][..], more].concat());
        let report = json(&ran.out);
        assert_eq!(report["buffers"]["c"][7], 88);
        report["cycles"].as_u64().expect("cycles")
    };
    let plain = cycles(&[]);
    assert!(cycles(&["--latency", "200"]) > plain + 150);
    assert!(cycles(&["--refuse", "250"]) > plain);
    let random = ["--jitter", "100", "--reorder", "--seed", "5"];
    assert!(cycles(&random) > plain);
    assert_eq!(cycles(&random), cycles(&random));
}

#[test]
fn a_picture_is_copied_by_every_engine_and_statistics_are_written() {
    let folder = Folder::new();
    folder.write("copy.s", COPY).write("in.png", png(6, 4));
    for engine in ["isa", "rtl"] {
        let arguments = [
            "run", "copy.s", "--engine", engine, "--image", "in.png", "--size", "6x4", "--out",
            "out.png",
        ];
        folder.good(&[&arguments[..], &["--stats", "stats.json"]].concat());
        let (width, height, texels) = pixels(&fs::read(folder.path("out.png")).expect("a picture"));
        let rgb: Vec<u8> = texels.chunks(4).flat_map(|pixel| pixel[..3].to_vec()).collect();
        assert_eq!(
            (width, height, rgb),
            pixels(&fs::read(folder.path("in.png")).expect("a picture")),
            "{engine}"
        );
        assert_eq!(folder.files(), ["copy.s", "in.png", "out.png", "stats.json"]);
        let stats = json(&fs::read_to_string(folder.path("stats.json")).expect("statistics"));
        // Cycles with and without an instruction are all cycles.
        let summary = &stats["stats"];
        assert_eq!(summary.is_null(), engine == "isa");
        let number = |value: &Value| value.as_u64().unwrap_or(0);
        let idle: u64 =
            summary["idle"].as_object().map_or(0, |idle| idle.values().map(number).sum());
        assert_eq!(number(&summary["instructions"]) + idle, number(&summary["cycles"]));
        // Before the first warp, and until memory has answered the last store.
        assert!(engine == "isa" || number(&summary["idle"]["no_warp"]) < 60, "{summary}");
        let shown = folder.good(&[&arguments[..], &["--stats"]].concat()).out;
        assert!(
            shown.contains(if engine == "isa" {
                "has no cycles"
            } else {
                "instructions per cycle"
            }),
            "{shown}"
        );
        assert_eq!((stats["engine"].as_str(), stats["fault"].is_null()), (Some(engine), true));
    }
}

#[test]
fn buffers_are_shown_in_the_form_asked_for() {
    let folder = Folder::new();
    folder.write(
        "data.s",
        "        .threads 4\n        .buffer b 16 = 1.5, -2, 255, 0\n        exit\n",
    );
    let arguments = [
        "run", "data.s", "--engine", "isa", "--show", "b", "--show", "b:hex", "--show", "b:i32",
        "--show", "b:f32",
    ];
    let Ran { out, .. } = folder.good(&arguments);
    let words: Vec<Vec<&str>> = out
        .lines()
        .filter(|line| line.starts_with(' ') && line.contains(": "))
        .map(|l| l.split_whitespace().skip(1).collect())
        .collect();
    assert_eq!(words[0], ["1069547520", "4294967294", "255", "0"]);
    assert_eq!(words[1], ["3fc00000", "fffffffe", "000000ff", "00000000"]);
    assert_eq!(words[2][1], "-2");
    assert_eq!(words[3][0], "1.5");
    folder.bad(&["run", "data.s", "--show", "b:f64"], &["f64", "u32, i32, hex, f32"]);
}

#[test]
fn what_asm_writes_disasm_reads() {
    let folder = Folder::new();
    folder.write("add.s", ADD);
    folder.good(&["asm", "add.s", "--out", "add.bin"]);
    let disassembly = folder.good(&["disasm", "add.bin"]).out;
    let listing = folder.good(&["asm", "add.s"]).out;
    let texts: Vec<&str> = listing
        .lines()
        .map(|line| line.trim_start().splitn(3, "  ").nth(2).expect("number, word, text"))
        .collect();
    assert_eq!(texts, disassembly.lines().collect::<Vec<_>>());
    assert!(texts.len() > 5 && texts.last() == Some(&"exit"), "{texts:?}");
}

#[test]
fn export_check_names_what_is_missing_or_stale() {
    let folder = Folder::new();
    let check = ["export", "--block", "decode", "--out", "v", "--check"];
    folder.bad(&check, &["missing or out of date", "v/decode.v"]);
    folder.good(&["export", "--block", "decode", "--out", "v"]);
    assert!(folder.good(&check).out.contains("1 files are up to date"));
    let text = fs::read_to_string(folder.path("v/decode.v")).expect("Verilog");
    assert!(text.contains("module decode"));
    folder.write("v/decode.v", text + "\n");
    folder.bad(&check, &["v/decode.v"]);
}

#[test]
fn a_module_that_an_earlier_export_listed_goes() {
    let folder = Folder::new();
    fs::create_dir_all(folder.path("v/rtl")).expect("a folder");
    for name in ["v/rtl/listed.v", "v/rtl/own.v"] {
        fs::write(folder.path(name), "").expect("a file");
    }
    fs::write(folder.path("v/warpwright.f"), "rtl/listed.v\n/etc/hosts\n").expect("a file");
    let check = ["export", "--out", "v", "--check"];
    folder.bad(&check, &["missing or out of date", "v/rtl/listed.v"]);
    let ran = folder.good(&["export", "--out", "v"]);
    assert!(ran.out.contains("v/rtl/listed.v is a module no longer"), "{}", ran.out);
    assert!(!folder.path("v/rtl/listed.v").exists() && folder.path("v/rtl/own.v").exists());
    folder.good(&check);
}

#[test]
fn a_core_is_exported_with_another_policy() {
    let folder = Folder::new();
    let core = |policy: &[&str]| {
        let ran = folder.good(&[&["export", "--config", "nano", "--out", "v"], policy].concat());
        fs::read_to_string(folder.path(ran.out.trim())).expect("Verilog")
    };
    let default = core(&[]);
    assert_eq!(
        default,
        core(&["--credits", "pay-all", "--weight", "bit-fields", "--grant", "soft"])
    );
    for policy in [["--credits", "halving"], ["--weight", "greedy"], ["--grant", "read"]] {
        assert_ne!(default, core(&policy), "{policy:?}");
    }
}

#[test]
fn list_and_doctor_name_what_there_is() {
    let folder = Folder::new();
    let all = folder.good(&["list"]).out;
    for name in
        ["nano", "small", "full", "isa", "rtl", "verilator", "scoreboard", "front_end", "Boards"]
    {
        assert!(all.contains(name), "no {name} in\n{all}");
    }
    let engines = folder.good(&["list", "engines"]).out;
    assert!(engines.contains("verilator") && !engines.contains("scoreboard"));
    let empty = Folder::new();
    let output = folder
        .command(&["doctor"])
        .env("WARPWRIGHT_HOME", empty.0.path())
        .output()
        .expect("the binary starts");
    let doctor = Ran::from(output);
    assert!(doctor.success);
    for part in [
        "python3",
        "C++ compiler",
        "verilator",
        "yosys",
        "missing",
        "to install: cargo run --release -- doctor --install",
    ] {
        assert!(doctor.out.contains(part), "no {part} in\n{}", doctor.out);
    }
}

#[test]
fn every_command_explains_itself_with_an_example() {
    let folder = Folder::new();
    for command in ["demo", "run", "asm", "disasm", "export", "list", "doctor", "report"] {
        let help = folder.good(&[command, "--help"]).out;
        let examples =
            help.split_once("Example").unwrap_or_else(|| panic!("no example in {help}")).1;
        assert!(examples.contains(&format!("warpwright {command}")), "{help}");
        assert!(help.lines().next().is_some_and(|line| line.len() > 20), "{help}");
    }
}

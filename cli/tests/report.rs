// SPDX-License-Identifier: MIT
//! What the reports say: shape and consistency, on the smallest settings.
mod common;

use common::Folder;
use serde_json::Value;
use std::fs;

/// Runs a report on the engine `rtl` with `--out made/sheets`; gives its figures.
fn figures(folder: &Folder, name: &str, arguments: &[&str]) -> Value {
    figures_of("rtl", folder, name, arguments)
}

fn figures_of(engine: &str, folder: &Folder, name: &str, arguments: &[&str]) -> Value {
    figures_on("nano", engine, folder, name, arguments)
}

fn figures_on(core: &str, engine: &str, folder: &Folder, name: &str, arguments: &[&str]) -> Value {
    let common = [
        "report",
        name,
        "--engine",
        engine,
        "--config",
        core,
        "--out",
        "made/sheets",
        "--format",
        "json",
    ];
    let printed = folder.good(&[&common[..], arguments].concat()).out;
    let saved =
        fs::read_to_string(folder.path(&format!("made/sheets/{name}.json"))).expect("the figures");
    assert_eq!(printed, saved);
    let value: Value = serde_json::from_str(&saved).expect("JSON");
    assert_eq!((value["report"].as_str(), value["config"].as_str()), (Some(name), Some(core)));
    assert_eq!(value["engine"], engine);
    assert!(value["command"].as_str().is_some_and(|command| command.contains(name)));
    assert!(value["findings"].as_array().is_some_and(|findings| !findings.is_empty()));
    value["data"].clone()
}

/// The plots of a report, each with its words.
fn plots(folder: &Folder, names: &[(&str, &str)]) {
    for (name, word) in names {
        let svg = fs::read_to_string(folder.path(&format!("made/sheets/{name}.svg")))
            .unwrap_or_else(|e| panic!("{name}: {e}"));
        assert!(svg.contains("</svg>") && svg.contains(word), "{name}: {svg}");
    }
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is not a number"))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("{value} is not a list"))
}

#[test]
fn the_scoreboard_report_adds_up() {
    let folder = Folder::new();
    let arguments =
        ["--program", "filters,histogram", "--size", "8x8", "--latency", "20,60", "--warps", "1,4"];
    let data = figures(&folder, "scoreboard", &arguments);
    let points = list(&data["points"]);
    assert_eq!(points.len(), 2 * 2 * 2);
    for point in points {
        let sides = ["scoreboard", "in_order"].map(|side| &point[side]);
        for side in sides {
            let waiting: Vec<f64> = list(&side["waiting"]).iter().map(number).collect();
            assert_eq!(waiting.len() as u64, point["warps"].as_u64().expect("a number") + 1);
            assert!((waiting.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{point}");
            let slots = number(&side["instructions"]) / number(&side["cycles"]);
            assert!(
                (number(&side["utilisation"]) - slots).abs() < 1e-9 && slots > 0.0 && slots < 1.0
            );
        }
        let [on, off] = sides.map(|side| number(&side["cycles"]));
        assert!((number(&point["speed_up"]) - off / on).abs() < 1e-9);
        assert_eq!(sides[0]["instructions"], sides[1]["instructions"]);
        // In order: nothing is issued while something is outstanding.
        assert_eq!(number(&sides[1]["overlapped"]), 0.0);
    }
    let histogram = |latency: u32| {
        points
            .iter()
            .find(|p| p["program"] == "histogram" && p["latency"] == latency && p["warps"] == 1)
            .expect("a point")
    };
    assert!(
        number(&histogram(60)["in_order"]["cycles"]) > number(&histogram(20)["in_order"]["cycles"])
    );
    assert!(number(&histogram(20)["scoreboard"]["overlapped"]) > 0.0);
    let expected = [
        ("scoreboard-programs", "histogram"),
        ("scoreboard-sweep", "4 warps"),
        ("scoreboard-bunching", "in order"),
        ("scoreboard-waiting", "scoreboard"),
    ];
    plots(&folder, &expected);
}

#[test]
fn the_front_end_report_adds_up() {
    let folder = Folder::new();
    let data = figures(&folder, "front-end", &["--program", "histogram,matmul", "--size", "16x16"]);
    let points = list(&data["points"]);
    assert_eq!(points.len(), 2);
    for point in points {
        let [pointers, conventional] = ["pointers", "conventional"].map(|side| &point[side]);
        let count = |side: &Value, name: &str| number(&side[name]);
        assert_eq!(count(conventional, "full_lookups"), count(conventional, "instructions"));
        assert_eq!(count(conventional, "links") + count(conventional, "offset_moves"), 0.0);
        assert_eq!(pointers["instructions"], conventional["instructions"]);
        // Without divergence every instruction is reached by one lookup, link or move.
        let moves = ["full_lookups", "links", "offset_moves"].map(|name| count(pointers, name));
        assert_eq!(moves.iter().sum::<f64>(), count(pointers, "instructions"));
        // A link is read where a line is left, a tag where an instruction may fault.
        assert!(count(pointers, "link_reads") >= count(pointers, "links"));
        assert!(count(pointers, "link_reads") < count(pointers, "instructions") / 4.0);
        assert_eq!(count(conventional, "link_reads"), 0.0);
        assert!((1.0..count(pointers, "instructions")).contains(&count(pointers, "tag_reads")));
        assert!(
            count(pointers, "misses") > 0.0
                && count(pointers, "full_lookups") >= count(pointers, "warps")
        );
    }
    // 256 pixels in 64 warps on 4 slots: warm after a few.
    assert_eq!(
        (&points[0]["program"], number(&points[0]["pointers"]["warps"])),
        (&"histogram".into(), 64.0)
    );
    let warm = number(&points[0]["pointers"]["after_warm_up"]);
    assert!((1.0..2.0).contains(&warm), "{warm}");
    assert!(points[1]["pointers"]["after_warm_up"].is_null(), "a single warp has no warm cache");
    let storage = list(&data["storage"]).last().expect("geometries");
    assert_eq!((number(&storage["pointer_bits"]), number(&storage["pointers"])), (12.0, 384.0));
    plots(
        &folder,
        &[
            ("front-end-lifetime", "expected"),
            ("front-end-lookups", "histogram"),
            ("front-end-pc-file", "pointers"),
        ],
    );
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn the_scheduler_report_adds_up_and_both_engines_agree() {
    let folder = Folder::new();
    let arguments = ["--program", "filters", "--size", "16x8", "--lines", "4,16"];
    let data = figures(&folder, "scheduler", &arguments);
    let points = list(&data["points"]);
    // Seven ways to schedule, four more credit policies, four more weight forms.
    assert_eq!(points.len(), (7 + 4 + 4) * 2);
    for point in points {
        let figure = |name: &str| number(&point[name]);
        assert!(figure("distinct") <= figure("misses") && figure("misses") > 0.0, "{point}");
        assert!(figure("deviation") > 0.0 && figure("deviation") <= figure("range"), "{point}");
        assert!(figure("lookups") >= figure("misses"));
        assert_eq!(
            point["distinct"], points[0]["distinct"],
            "the program reads the same whatever the order"
        );
    }
    for pair in points.chunks(2) {
        assert_eq!(pair[0]["scheduler"], pair[1]["scheduler"]);
        assert!(
            number(&pair[0]["misses"]) > number(&pair[1]["misses"]),
            "4 lines miss more than 16"
        );
    }
    plots(
        &folder,
        &[
            ("scheduler-misses", "round robin"),
            ("scheduler-spread", "filters"),
            ("scheduler-time", "cycle"),
        ],
    );
    // All designs are one compiled model there.
    let compiled = figures_of("verilator", &folder, "scheduler", &arguments);
    assert_eq!(compiled, data);
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn the_atomics_report_adds_up() {
    let folder = Folder::new();
    // All designs are one compiled model.
    let data = figures_of(
        "verilator",
        &folder,
        "atomics",
        &["--program", "bins,same_word", "--latency", "5"],
    );
    let points = list(&data["points"]);
    // Plain, unmerged, four policies, two more networks; one to four words.
    assert_eq!(points.len(), 8 * 4);
    let point = |way: &str, words: u64| {
        points
            .iter()
            .find(|point| point["way"] == way && point["words"] == words)
            .unwrap_or_else(|| panic!("no {way}, {words}"))
    };
    for words in 1..=4 {
        let accesses = |way: &str| number(&point(way, words)["accesses"]);
        let atomics = number(&point("plain", words)["atomics"]);
        assert_eq!([accesses("plain"), accesses("unmerged")], [4.0 * atomics; 2]);
        for way in ["all", "kogge-stone", "brent-kung"] {
            assert_eq!(accesses(way), words as f64 * atomics, "{way}: one access for each word");
        }
        let outside = if words == 1 {
            1.0
        } else if words == 4 {
            4.0
        } else {
            3.0
        };
        assert_eq!(
            [accesses("first"), accesses("largest")],
            [outside * atomics; 2],
            "{words} words"
        );
    }
    let costs = list(&data["same_word"]);
    let ways: Vec<_> =
        costs.iter().map(|cost| (cost["threads"].as_u64(), cost["way"].as_str())).collect();
    assert_eq!(
        ways,
        ["plain", "serial", "kogge-stone", "brent-kung"].map(|way| (Some(4), Some(way)))
    );
    let more = |at: usize| number(&costs[at]["cycles"][1]) - number(&costs[at]["cycles"][0]);
    assert!(
        more(2) <= 4.0 && more(2) < more(3) && more(3) < more(1),
        "the networks are as fast as their depth: {costs:?}"
    );
    plots(
        &folder,
        &[
            ("atomics-accesses", "plain"),
            ("atomics-throughput", "histogram"),
            ("atomics-same-word", "serial"),
        ],
    );
    folder.bad(
        &["report", "atomics", "--engine", "rtl", "--program", "chess"],
        &["bins, allocate, bounds, same_word"],
    );
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn the_texture_report_adds_up() {
    let folder = Folder::new();
    let data = figures_of(
        "verilator",
        &folder,
        "texture",
        &["--size", "8x8", "--latency", "20", "--lines", "8"],
    );
    let dependent = list(&data["dependent"]);
    assert_eq!(dependent.len(), 9);
    for (reads, point) in dependent.iter().enumerate() {
        // 16 quads of 284 bits for each read.
        assert_eq!(
            [number(&point["requests"]), number(&point["bits"])],
            [16.0 * reads as f64, 284.0 * 16.0 * reads as f64]
        );
        for other in list(&point["conventional"]).iter().filter(|_| reads > 0) {
            assert!(
                other["locked_up"].is_u64() && number(&other["bits"]) > number(&point["bits"]),
                "{point}"
            );
        }
    }
    let [ahead, single] =
        ["cycles", "cycles_one_at_a_time"].map(|name| number(&dependent[8][name]));
    assert!(ahead < single, "misses that run ahead save time: {}", dependent[8]);
    let depths = list(&data["depths"]);
    let knees: Vec<f64> = depths[..7].iter().map(|depth| number(&depth["knee"])).collect();
    assert_eq!(depths.len(), 8, "seven depths, and one sample at a time");
    assert!(
        knees.windows(2).all(|pair| pair[0] <= pair[1] + 1.0) && knees[6] > 40.0,
        "deeper FIFOs cover more: {knees:?}"
    );
    assert!(
        number(&data["warm"]["pipeline"]["samples"]) >= 0.5 && number(&data["warm"]["core"]) >= 0.5,
        "{}",
        data["warm"]
    );
    let waiting = list(&data["waiting"]);
    assert_eq!(waiting.len(), 5 * 2);
    assert!(waiting.iter().any(|point| number(&point["suspend"]) > number(&point["scoreboard"])));
    let caches = list(&data["caches"]);
    let ways: Vec<_> =
        caches.iter().map(|cache| (cache["lines"].as_u64(), cache["ways"].as_u64())).collect();
    assert_eq!(
        ways,
        [1, 2, 4].repeat(3).into_iter().map(|ways| (Some(8), Some(ways))).collect::<Vec<_>>()
    );
    assert!(caches
        .iter()
        .all(|cache| (1.0..=number(&cache["lookups"])).contains(&number(&cache["misses"]))));
    plots(
        &folder,
        &[
            ("texture-dependent", "conventional"),
            ("texture-throughput", "depth"),
            ("texture-cache", "ways"),
        ],
    );
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn the_pool_report_adds_up() {
    let folder = Folder::new();
    let data =
        figures_on("small", "rtl", &folder, "pool", &["--program", "mandelbrot", "--size", "8x8"]);
    let points = list(&data["points"]);
    let units: Vec<u64> =
        points.iter().map(|point| point["units"].as_u64().expect("a number")).collect();
    assert_eq!(units, [1, 2, 4, 8]);
    for point in points {
        let [cycles, faster] = ["cycles", "times_as_fast"].map(|name| number(&point[name]));
        assert!((faster - number(&points[0]["cycles"]) / cycles).abs() < 1e-9);
        let share = list(&point["warps"]).iter().map(number).collect::<Vec<_>>();
        assert!(
            share[0] <= share[1]
                && share[0] * number(&point["units"]) <= 16.0
                && share[1] * number(&point["units"]) >= 16.0
        );
        assert!((0.0..=1.0).contains(&number(&point["memory"])), "{point}");
    }
    assert!(number(&points[1]["times_as_fast"]) > 1.3, "two units are faster than one");
    plots(&folder, &[("pool-scaling", "mandelbrot")]);
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn the_accuracy_report_is_within_the_bounds() {
    let folder = Folder::new();
    let data = figures(&folder, "accuracy", &[]);
    let functions = data.as_array().expect("functions");
    let names: Vec<_> =
        functions.iter().map(|it| it["function"].as_str().expect("a name")).collect();
    assert_eq!(names, ["rcp", "rsqrt", "exp2", "log2", "log2 near 1", "sin", "cos", "sqrt"]);
    for it in functions {
        assert!(it["operands"].as_u64() >= Some(1 << 24) && it["exceeded"] == 0, "{it}");
        assert!((0.0..=1.0).contains(&it["share"].as_f64().expect("a share")), "{it}");
    }
    plots(&folder, &[("accuracy-bounds", "the bound"), ("accuracy-binades", "last place")]);
}

#[test]
fn reports_refuse_what_they_cannot_run() {
    let folder = Folder::new();
    folder.bad(&["report", "scoreboard", "--program", "chess"], &["no program `chess`", "glass"]);
    folder.bad(&["report", "scoreboard", "--warps", "3"], &["slots open in pairs"]);
    folder.bad(&["report", "scoreboard", "--engine", "rtl", "--warps", "64"], &["has 8 warps"]);
    folder.bad(&["report", "scheduler", "--lines", "24"], &["a power of two"]);
    folder.bad(
        &["report", "scheduler", "--engine", "rtl", "--program", "collatz"],
        &["reads no texture"],
    );
    folder.bad(&["report", "scheduler", "--engine", "rtl", "--size", "20x8"], &["multiples of 8"]);
}

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
    let common = ["report", name, "--engine", engine, "--config", "nano", "--out", "made/sheets", "--format", "json"];
    let printed = folder.good(&[&common[..], arguments].concat()).out;
    let saved = fs::read_to_string(folder.path(&format!("made/sheets/{name}.json"))).expect("the figures");
    assert_eq!(printed, saved);
    let value: Value = serde_json::from_str(&saved).expect("JSON");
    assert_eq!((value["report"].as_str(), value["config"].as_str()), (Some(name), Some("nano")));
    assert_eq!(value["engine"], engine);
    assert!(value["command"].as_str().is_some_and(|command| command.contains(name)));
    assert!(value["findings"].as_array().is_some_and(|findings| !findings.is_empty()));
    value["data"].clone()
}

/// The plots of a report, each with its words.
fn plots(folder: &Folder, names: &[(&str, &str)]) {
    for (name, word) in names {
        let svg = fs::read_to_string(folder.path(&format!("made/sheets/{name}.svg"))).unwrap_or_else(|e| panic!("{name}: {e}"));
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
    let arguments = ["--program", "filters,histogram", "--size", "8x8", "--latency", "20,60", "--warps", "1,4"];
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
            assert!((number(&side["utilisation"]) - slots).abs() < 1e-9 && slots > 0.0 && slots < 1.0);
        }
        let [on, off] = sides.map(|side| number(&side["cycles"]));
        assert!((number(&point["speed_up"]) - off / on).abs() < 1e-9);
        assert_eq!(sides[0]["instructions"], sides[1]["instructions"]);
        // In order: nothing is issued while something is outstanding.
        assert_eq!(number(&sides[1]["overlapped"]), 0.0);
    }
    let histogram = |latency: u32| {
        points.iter().find(|p| p["program"] == "histogram" && p["latency"] == latency && p["warps"] == 1).expect("a point")
    };
    assert!(number(&histogram(60)["in_order"]["cycles"]) > number(&histogram(20)["in_order"]["cycles"]));
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
        assert!(count(pointers, "misses") > 0.0 && count(pointers, "full_lookups") >= count(pointers, "warps"));
    }
    // 256 pixels in 64 warps on 4 slots: warm after a few.
    assert_eq!((&points[0]["program"], number(&points[0]["pointers"]["warps"])), (&"histogram".into(), 64.0));
    let warm = number(&points[0]["pointers"]["after_warm_up"]);
    assert!((1.0..2.0).contains(&warm), "{warm}");
    assert!(points[1]["pointers"]["after_warm_up"].is_null(), "a single warp has no warm cache");
    let storage = list(&data["storage"]).last().expect("geometries");
    assert_eq!((number(&storage["pointer_bits"]), number(&storage["pointers"])), (12.0, 384.0));
    plots(&folder, &[("front-end-lifetime", "expected"), ("front-end-lookups", "histogram"), ("front-end-pc-file", "pointers")]);
}

#[test]
fn the_scheduler_report_adds_up_and_both_engines_agree() {
    let folder = Folder::new();
    let arguments = ["--program", "filters", "--size", "16x8", "--lines", "4,16"];
    let data = figures(&folder, "scheduler", &arguments);
    let points = list(&data["points"]);
    // Four ways to schedule, five more credit policies, three more weight forms.
    assert_eq!(points.len(), (4 + 5 + 3) * 2);
    for point in points {
        let figure = |name: &str| number(&point[name]);
        assert!(figure("distinct") <= figure("misses") && figure("misses") > 0.0, "{point}");
        assert!(figure("deviation") > 0.0 && figure("deviation") <= figure("range"), "{point}");
        assert!(figure("lookups") >= figure("misses"));
        assert_eq!(point["distinct"], points[0]["distinct"], "the program reads the same whatever the order");
    }
    for pair in points.chunks(2) {
        assert_eq!(pair[0]["scheduler"], pair[1]["scheduler"]);
        assert!(number(&pair[0]["misses"]) > number(&pair[1]["misses"]), "4 lines miss more than 16");
    }
    plots(&folder, &[("scheduler-misses", "round robin"), ("scheduler-spread", "filters"), ("scheduler-time", "cycle")]);
    // All designs are one compiled model there.
    let compiled = figures_of("verilator", &folder, "scheduler", &arguments);
    assert_eq!(compiled, data);
}

#[test]
fn the_accuracy_report_is_within_the_bounds() {
    let folder = Folder::new();
    let data = figures(&folder, "accuracy", &[]);
    let functions = data.as_array().expect("functions");
    let names: Vec<_> = functions.iter().map(|it| it["function"].as_str().expect("a name")).collect();
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
    folder.bad(&["report", "scheduler", "--engine", "rtl", "--program", "collatz"], &["reads no texture"]);
    folder.bad(&["report", "scheduler", "--engine", "rtl", "--size", "20x8"], &["multiples of 8"]);
}

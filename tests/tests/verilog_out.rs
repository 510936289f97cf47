// SPDX-License-Identifier: MIT
//! The folder `verilog_out` holds what the design exports now, and nothing else.
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use warpwright_sim::lint;
use warpwright_sim::verilog_out::{of_core, shipped, SHIPPED};
use warpwright_tests::cases::each;

#[test]
fn the_shipped_verilog_is_current() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../verilog_out");
    let files = shipped().unwrap_or_else(|error| panic!("{error:#}"));
    let stale: Vec<&str> = files
        .iter()
        .filter(|file| {
            fs::read_to_string(folder.join(&file.name)).ok().as_ref() != Some(&file.text)
        })
        .map(|file| file.name.as_str())
        .collect();
    assert!(stale.is_empty(), "not current, run `cargo run --release -- export`: {stale:?}");

    let mut known: BTreeSet<String> = files.into_iter().map(|file| file.name).collect();
    known.insert("README.md".into());
    let found = fs::read_dir(&folder).expect("verilog_out exists");
    let stray: Vec<String> = found
        .map(|entry| entry.expect("a folder entry").file_name().to_string_lossy().into_owned())
        .filter(|name| !known.contains(name))
        .collect();
    assert!(stray.is_empty(), "verilog_out holds files that nothing exports: {stray:?}");
}

#[test]
fn identical_runs_give_identical_bytes() {
    assert!(shipped().expect("the design exports") == shipped().expect("the design exports"));
}

#[test]
fn the_cores_pass_the_linters() {
    each(
        &SHIPPED,
        |size| format!("{size:?}"),
        |&size| {
            let file = of_core(size).expect("the core exports");
            let top = file.name.trim_end_matches(".v");
            lint::verilator(&file.text, top).unwrap_or_else(|error| panic!("{error:#}"));
            lint::yosys(&file.text, top).unwrap_or_else(|error| panic!("{error:#}"));
        },
    );
}

// SPDX-License-Identifier: MIT
//! The folder `verilog_out` holds the library that the design exports now, and nothing else.
use std::collections::BTreeSet;
use std::fs;
use warpwright_sim::lint;
use warpwright_sim::verilog_library::{files, PREFIX};
use warpwright_sim::verilog_out::{of_core, Form, VerilogFile, SHIPPED};
use warpwright_tests::cases::each;
use warpwright_toolchain::workspace;

fn shipped() -> Vec<VerilogFile> {
    files(PREFIX, Form::default()).unwrap_or_else(|error| panic!("{error:#}"))
}

#[test]
fn the_shipped_verilog_is_current() {
    let folder = workspace().join("verilog_out");
    let files = shipped();
    let stale: Vec<&str> = files
        .iter()
        .filter(|file| {
            fs::read_to_string(folder.join(&file.name)).ok().as_ref() != Some(&file.text)
        })
        .map(|file| file.name.as_str())
        .collect();
    assert!(stale.is_empty(), "not current, run `cargo run --release -- export`: {stale:?}");

    let mut known: BTreeSet<String> = files.into_iter().map(|file| file.name).collect();
    known.extend(["README.md".into(), "rtl".into()]);
    let mut stray = vec![];
    for below in ["", "rtl/"] {
        for entry in fs::read_dir(folder.join(below)).expect("the folder exists") {
            let name = entry.expect("a folder entry").file_name();
            let path = format!("{below}{}", name.to_string_lossy());
            stray.extend((!known.contains(&path)).then_some(path));
        }
    }
    assert!(stray.is_empty(), "verilog_out holds files that nothing exports: {stray:?}");
}

#[test]
fn identical_runs_give_identical_bytes() {
    assert!(shipped() == shipped());
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

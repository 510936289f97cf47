// SPDX-License-Identifier: MIT
//! `examples/lift`: a design in plain Verilog on blocks of the library, with its own test bench.
use std::fs;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;
use warpwright_rtl::registry::blocks;
use warpwright_sim::lint;
use warpwright_sim::verilog_library::{of_designs, PREFIX};
use warpwright_sim::verilog_out::{block_design, Form, VerilogFile};
use warpwright_toolchain::{icarus, make, workspace};

/// The library, of the blocks that the example takes.
fn library() -> Vec<VerilogFile> {
    let taken = ["scoreboard", "comparison_network", "kogge_stone"];
    let designs: anyhow::Result<Vec<_>> =
        blocks().iter().filter(|entry| taken.contains(&entry.name)).map(block_design).collect();
    let files = designs.and_then(|designs| of_designs(&designs, PREFIX, Form::default()));
    files.unwrap_or_else(|error| panic!("{error:#}"))
}

/// The example and the exported library in a folder.
struct Example(TempDir);

impl Example {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir_all(folder.path().join("library/rtl")).expect("a folder");
        for file in library() {
            let path = folder.path().join("library").join(file.name);
            fs::write(path, file.text).expect("the library is written");
        }
        for name in ["lift.v", "test_bench.v", "Makefile"] {
            let from = workspace().join("examples/lift").join(name);
            fs::copy(from, folder.path().join(name)).expect("the example is there");
        }
        Self(folder)
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    /// Its README's command: whether it ended well, and what it printed.
    fn simulate(&self) -> (bool, String) {
        icarus().unwrap_or_else(|error| panic!("{error}"));
        let mut command = Command::new(make().unwrap_or_else(|error| panic!("{error}")));
        // A makefile that runs this test has settings of its own.
        command.env_remove("MAKEFLAGS").env_remove("MAKELEVEL");
        command.current_dir(self.path()).arg("LIBRARY=library");
        let output = command.output().expect("make starts");
        let text = [output.stdout, output.stderr].concat();
        (output.status.success(), String::from_utf8_lossy(&text).into_owned())
    }
}

#[test]
fn the_example_agrees_with_its_model() {
    let (good, text) = Example::new().simulate();
    assert!(good && text.contains("\nPASS: "), "{text}");
    // Icarus' and vvp's warnings would be lines before it.
    assert_eq!(text.lines().filter(|line| !line.starts_with("make")).count(), 4, "{text}");
}

#[test]
fn the_example_has_no_warnings_of_lint() {
    let path = workspace().join("examples/lift/lift.v");
    let design = fs::read_to_string(path).expect("the design");
    let modules = library().into_iter().filter(|file| file.name.ends_with(".v"));
    let text: String = modules.map(|file| file.text).chain([design]).collect();
    lint::verilator(&text, "lift").unwrap_or_else(|error| panic!("{error:#}"));
    lint::yosys(&text, "lift").unwrap_or_else(|error| panic!("{error:#}"));
}

/// Each block used wrongly: what the test bench says of it.
#[test]
fn the_test_bench_fails_on_wrong_designs() {
    let example = Example::new();
    let path = example.path().join("lift.v");
    let right = fs::read_to_string(&path).expect("the design");
    for (what, from, to) in [
        ("hold is ignored", " & ~hold", ""),
        ("a full slot counts on", " & countable", ""),
        ("a priority counts too early", " & compared", ""),
        ("the writes of the second port are lost", "(written_1_valid)", "(1'b0)"),
        ("threads outside the mask are added", ".set_mask(mask[chosen])", ".set_mask(4'hf)"),
        ("another operation", "ADD = 4'd0", "ADD = 4'd4"),
        ("the next answer overlaps", "base + total", "base + before_3"),
    ] {
        let wrong = right.replace(from, to);
        assert_eq!(right.matches(from).count(), 1, "{what}: {from} is not there once");
        fs::write(&path, wrong).expect("the design is written");
        let (good, text) = example.simulate();
        assert!(!good && text.contains("\nFAIL"), "{what} is not seen:\n{text}");
    }
}

// SPDX-License-Identifier: MIT
//! What the exporter writes means what the Rust means: every row of the guide's table of
//! silent mismatches, in its natural form, and the forms around it, under rust-hdl, Verilator,
//! Yosys and (where it is on the path) Icarus.
// The forms are written as users write them.
#![allow(clippy::precedence, clippy::nonminimal_bool)]
#[macro_use]
mod snippet;
mod agree;
mod more;
mod table;

use agree::Batch;
use rust_hdl::core::module_defines::ModuleDefines;
use warpwright_sim::harness::{cycles, seed};

#[test]
fn every_form_means_in_verilog_what_it_means_in_rust() {
    let mut batch = Batch::new(table::all().into_iter().chain(more::all()).collect());
    batch.compare(seed(1), cycles(2000)).unwrap_or_else(|report| panic!("{report}"));
}

/// The text of rust-hdl's own generator, with the precedence and widths that it gets wrong.
#[test]
fn the_librarys_own_text_is_caught() {
    let snippets: Vec<_> =
        table::all().into_iter().map(|snippet| (snippet.name, (snippet.build)())).collect();
    let mut text = String::new();
    for (name, dut) in &snippets {
        let mut defines = ModuleDefines::default();
        dut.block().expect("a rust-hdl block").accept(name, &mut defines);
        text += &defines.defines();
    }
    let count = snippets.len();
    let report = Batch::of_text(snippets, text).compare(1, 500).expect_err("the texts differ");
    let caught = |tool: &str| report.lines().filter(|line| line.starts_with(tool)).count();
    println!("of {count}: Verilator {}, Yosys {}\n{report}", caught("Verilator"), caught("Yosys"));
    for row in ["and_equal", "plus_one_zero", "cast_sum", "not_greater", "shift_by_sum"] {
        for tool in ["Verilator", "Yosys"] {
            assert!(
                report.contains(&format!("{tool}: {row}: ")),
                "{tool} sees nothing in {row}:\n{report}"
            );
        }
    }
}

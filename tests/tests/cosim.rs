// SPDX-License-Identifier: MIT
//! The exported Verilog of every registered block: it behaves as the rust-hdl simulation,
//! is clean under two tools that did not write it, and becomes cells without loops.
use warpwright_config::Mechanisms;
use warpwright_golden::stimulus;
use warpwright_rtl::registry::{blocks, BlockEntry};
use warpwright_sim::compiled::{export_text, verilog_has_clock, CompiledModel};
use warpwright_sim::harness::{compare, cosim, cycles, seed};
use warpwright_sim::lint;
use warpwright_sim::synthesis::{synthesise, Family};
use warpwright_sim::verilog_out::SHIPPED;
use warpwright_tests::cases::each_block;

fn text(entry: &BlockEntry) -> String {
    export_text((entry.build)().as_ref(), entry.name)
        .unwrap_or_else(|error| panic!("{}: {error:#}", entry.name))
}

fn block(name: &str) -> BlockEntry {
    blocks()
        .into_iter()
        .find(|entry| entry.name == name)
        .unwrap_or_else(|| panic!("no block {name}"))
}

#[test]
fn every_block_equals_its_exported_verilog() {
    each_block(|entry| cosim(entry, seed(1), cycles(1000)));
}

/// The same comparison through Yosys' reader and simulator: it shares no code with Verilator.
#[test]
#[ignore = "deep: .ci/run --deep"]
fn every_block_equals_its_verilog_as_yosys_reads_it() {
    each_block(|entry| {
        let (seed, cycles) = (seed(2), cycles(200));
        println!("{}: seed {seed}, {cycles} cycles", entry.name);
        let mut rust = (entry.build)();
        let text = text(entry);
        let clocked = verilog_has_clock(&text, entry.name);
        let model =
            CompiledModel::by_yosys(&text, entry.name, clocked, rust.inputs(), rust.outputs());
        let mut model = model.unwrap_or_else(|error| panic!("{}: {error:#}", entry.name));
        let mut stimulus = stimulus::of(entry.name);
        if let Err(report) =
            compare(entry.name, rust.as_mut(), &mut model, stimulus.as_mut(), seed, cycles)
        {
            panic!("{report}");
        }
    });
}

#[test]
fn every_block_is_clean_under_verilators_lint() {
    each_block(|entry| {
        lint::verilator(&text(entry), entry.name)
            .unwrap_or_else(|error| panic!("{}: {error:#}", entry.name))
    });
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn every_block_passes_yosys_check() {
    each_block(|entry| {
        lint::yosys(&text(entry), entry.name)
            .unwrap_or_else(|error| panic!("{}: {error:#}", entry.name))
    });
}

#[test]
fn every_block_passes_the_exporters_lint() {
    each_block(|entry| {
        let dut = (entry.build)();
        let findings = hdl_export::lint(dut.block().expect("a rust-hdl block"));
        assert!(findings.is_empty(), "{}: {findings:#?}", entry.name);
    });
}

#[test]
fn every_waiver_is_explained() {
    let page = include_str!("../../export/README.md");
    let rows: Vec<&str> = page.lines().filter(|line| line.starts_with("| ")).collect();
    for (name, _) in lint::WAIVED {
        assert!(
            rows.iter().any(|row| row.split('|').nth(1).is_some_and(|cell| cell.contains(name))),
            "{name}"
        );
    }
}

#[test]
fn the_cores_pass_the_exporters_lint() {
    for size in SHIPPED {
        let core = warpwright_rtl::shader_core::build(size, Mechanisms::ALL);
        let findings = hdl_export::lint(core.block().expect("a rust-hdl block"));
        assert!(findings.is_empty(), "{size:?}: {findings:#?}");
    }
}

/// Replaces one operator and expects the co-simulation to see it.
fn mutant(name: &str, from: &str, to: &str, output: &str) {
    let entry = block(name);
    let mut rust = (entry.build)();
    let text = export_text(rust.as_ref(), entry.name).unwrap();
    let broken = text.replacen(from, to, 1);
    assert_ne!(broken, text, "the mutation applies");
    let mut model =
        CompiledModel::new(&broken, entry.name, true, rust.inputs(), rust.outputs()).unwrap();
    let mut stimulus = stimulus::of(entry.name);
    let report = compare("mutant", rust.as_mut(), &mut model, stimulus.as_mut(), 1, 500)
        .expect_err("the mutant behaves differently");
    assert!(report.contains(&format!("output `{output}` differs")), "{report}");
    assert!(report.contains("SEED=1"), "{report}");
}

#[test]
fn a_wrong_operator_is_seen() {
    mutant("counters", "own} + {", "own} - {", "value");
}

#[test]
fn a_wrong_memory_is_seen() {
    mutant("bram", "if (write_enable)", "if (!write_enable)", "read_data");
    mutant(
        "lut_ram",
        "memory[write_address] <= write_data",
        "memory[read_address] <= write_data",
        "read_data",
    );
}

#[test]
fn verilator_refuses_latches_widths_and_two_drivers() {
    let refuses = |body: &str, warning: &str| {
        let text = format!(
            "module bad (\n  input wire [3:0] a,\n  output reg [3:0] y\n);\n{body}\nendmodule\n"
        );
        let error = format!("{:#}", lint::verilator(&text, "bad").expect_err(body));
        assert!(error.contains(warning), "{body}: {error}");
    };
    refuses("always @(*) if (a[0]) y = a;", "LATCH");
    refuses("always @(*) y = a + 8'd1;", "WIDTH");
    refuses("always @(*) case (a[1:0]) 2'd0: y = 4'd0; 2'd1: y = 4'd1; endcase", "CASEINCOMPLETE");
    refuses("always @(posedge a[0]) y <= a;\nalways @(posedge a[1]) y <= ~a;", "MULTIDRIVEN");
}

#[test]
fn yosys_refuses_latches_loops_and_open_nets() {
    let refuses = |body: &str| {
        let text = format!(
            "module bad (\n  input wire [3:0] a,\n  output wire [3:0] y\n);\n{body}\nendmodule\n"
        );
        lint::yosys(&text, "bad").expect_err(body);
    };
    refuses("reg [3:0] t;\nalways @(*) if (a[0]) t = a;\nassign y = t;");
    refuses("wire [3:0] t;\nassign t = y ^ a;\nassign y = t + 4'd1;");
    refuses("wire [3:0] t;\nassign y = t ^ a;");
    refuses("assign y = a;\nassign y = ~a;");
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn every_block_is_synthesised_to_cells_of_the_ecp5_without_loops() {
    each_block(|entry| {
        let figures = synthesise(&text(entry), entry.name, Family::Ecp5)
            .unwrap_or_else(|error| panic!("{}: {error:#}", entry.name));
        assert_eq!(figures.on_loop, None, "{}: a combinational loop", entry.name);
        println!(
            "{:20} {:6} LUT {:5} FF {:3} BRAM {:3} MUL {:5.1} levels from {} to {}",
            entry.name,
            figures.luts,
            figures.flip_flops,
            figures.block_rams,
            figures.multipliers,
            figures.path.levels,
            figures.path.from,
            figures.path.to
        );
    });
}

#[test]
fn the_longest_path_counts_lut_levels() {
    // All of 16 bits: two levels of 4-input tables, between registers.
    let text = "module all (\n  input wire clock,\n  input wire [15:0] a,\n  output reg y\n);\n\
                reg [15:0] r;\nalways @(posedge clock) begin r <= a; y <= &r; end\nendmodule\n";
    for family in [Family::Ecp5, Family::Ice40] {
        let figures = synthesise(text, "all", family).unwrap();
        assert_eq!(
            (figures.path.levels, figures.flip_flops, figures.luts),
            (2.0, 17, 5),
            "{figures:?}"
        );
        assert!(figures.path.from.starts_with("r["), "{figures:?}");
    }
}

#[test]
fn a_loop_is_seen_in_the_netlist() {
    let text =
        "module knot (\n  input wire a,\n  output wire y\n);\nassign y = ~(y & a);\nendmodule\n";
    assert!(synthesise(text, "knot", Family::Ecp5).unwrap().on_loop.is_some());
}

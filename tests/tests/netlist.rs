// SPDX-License-Identifier: MIT
//! Spec 7, point 6: every block after synthesis, and the core `nano` as a whole, behaves as before.
use std::time::Instant;
use warpwright_config::{Mechanisms, Size};
use warpwright_golden::stimulus::cells::{BramInputs, BramOutputs};
use warpwright_golden::{stimulus, AnyInput};
use warpwright_isa::{assemble_with, Options};
use warpwright_rtl::dut::{Dut, Port};
use warpwright_rtl::registry::{blocks, BlockEntry};
use warpwright_rtl::shader_core;
use warpwright_sim::compiled::{export_text, CompiledModel};
use warpwright_sim::engine;
use warpwright_sim::engines::{launch, EngineKind, RunConfig};
use warpwright_sim::harness::{compare, cycles, seed, Bench};
use warpwright_sim::memory::MemoryConfig;
use warpwright_sim::netlist::{with_yosys_models, Netlist};
use warpwright_tests::cases::each_block;

/// Synthesises a block and runs its netlist beside the rust-hdl simulation.
fn check(entry: &BlockEntry) -> Result<(), String> {
    let (seed, cycles) = (seed(3), cycles(400));
    let mut rust = (entry.build)();
    let begun = Instant::now();
    let mut netlist = Netlist::of(rust.as_ref(), entry.name)
        .map_err(|error| format!("{}: {error:#}", entry.name))?;
    let made = begun.elapsed();
    let mut stimulus = stimulus::of(entry.name);
    let result = compare(entry.name, rust.as_mut(), &mut netlist, stimulus.as_mut(), seed, cycles);
    println!(
        "{}: seed {seed}, {cycles} cycles; cells {:?}, {made:.1?}, {:.1?}",
        entry.name,
        netlist.size(),
        begun.elapsed() - made
    );
    result
}

/// Three blocks, of which two have carry chains; the deep suites check all.
#[test]
fn scoreboard_grant_and_network_equal_their_netlists() {
    let wanted = ["scoreboard", "textile_grant", "comparison_network"];
    let checked = blocks()
        .iter()
        .filter(|entry| wanted.contains(&entry.name))
        .map(|entry| check(entry).unwrap())
        .count();
    assert_eq!(checked, wanted.len());
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn every_block_equals_its_netlist() {
    each_block(|entry| check(entry).unwrap_or_else(|report| panic!("{report}")));
}

fn ports(ports: &[(&str, usize)]) -> Vec<Port> {
    ports.iter().map(|&(name, width)| Port::new(name, width)).collect()
}

/// The demo's shader on the netlist of the whole core: memory, every counter and the cycles are
/// those of the rust-hdl simulation.
#[test]
#[ignore = "deep: .ci/run --deep"]
fn the_core_nano_equals_its_netlist() {
    let options = Options { size: Some((8, 6)), images: vec![(8, 8); 2], ..Default::default() };
    let program =
        assemble_with("glass.s", include_str!("../../programs/glass.s"), &options).unwrap();
    let image: Vec<u8> =
        (0..8 * 8 * 4u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    let memory = MemoryConfig { latency: 8, jitter: 10, reorder: true, refuse: 20, seed: seed(4) };
    let config = RunConfig::new(EngineKind::Rtl, Size::Nano);
    let mut core = shader_core::build(Size::Nano, Mechanisms::ALL);
    let mut netlist =
        Netlist::of(core.as_ref(), "shader_core_nano").unwrap_or_else(|error| panic!("{error:#}"));
    println!("seed {}; cells {:?}", memory.seed, netlist.size());
    let run = |dut: &mut dyn Dut| {
        let contents = program.initial_memory(&[&image, &image]);
        let launch = launch(&program, &config).unwrap();
        engine::run(dut, contents, &launch, &memory, 100_000, &mut |_| {})
            .unwrap_or_else(|error| panic!("{error}"))
    };
    let (rust, after) = (run(core.as_mut()), run(&mut netlist));
    println!("{} cycles", rust.cycles);
    assert_eq!(rust.fault, None);
    assert_eq!((&after.counters, after.cycles), (&rust.counters, rust.cycles));
    assert!(after == rust, "another memory or fault");
}

/// Tables, adders, registers of every kind and small memories: our models of the cells against
/// Yosys' own under Verilator.
#[test]
fn the_models_of_the_cells_equal_yosys_models() {
    let text = "module mixed (\n  input wire clock,\n  input wire [15:0] a,\n  input wire [15:0] b,\n  input wire [3:0] place,\n\
                input wire reset,\n  input wire enable,\n  output reg [15:0] sum,\n  output reg [15:0] difference,\n\
                output reg [7:0] count,\n  output reg less,\n  output wire [7:0] read,\n  output reg [3:0] table_out\n);\n\
                (* ram_style = \"distributed\" *) reg [7:0] memory [0:31];\ninteger k;\n\
                initial for (k = 0; k < 32; k = k + 1) memory[k] = 8'h5a + k;\n\
                initial count = 8'hc3;\n\
                always @(posedge clock) begin\n  sum <= a + b;\n  if (!enable) difference <= a - b;\n  less <= a < b;\n\
                  if (reset) count <= 8'hc3; else if (enable) count <= count + a[7:0];\n\
                  if (enable) memory[{a[0], place}] <= b[7:0];\n\
                  table_out <= (a[3:0] & b[3:0]) ^ (place | {4{reset}});\nend\n\
                assign read = memory[{b[0], a[4:1]}];\nendmodule\n";
    let inputs = || ports(&[("a", 16), ("b", 16), ("place", 4), ("reset", 1), ("enable", 1)]);
    let outputs = || {
        ports(&[
            ("sum", 16),
            ("difference", 16),
            ("count", 8),
            ("less", 1),
            ("read", 8),
            ("table_out", 4),
        ])
    };
    let yosys = with_yosys_models(text, "mixed").unwrap();
    for cell in ["CCU2C #(", "TRELLIS_DPR16X4 #(", "LUT4 #(", ".REGSET(\"SET\")", ".CEMUX(\"CE\")"]
    {
        assert!(yosys.contains(cell), "the netlist has no {cell}");
    }
    let mut reference = CompiledModel::new(&yosys, "mixed", true, inputs(), outputs())
        .unwrap_or_else(|error| panic!("{error:#}"));
    let mut ours = Netlist::new(text, "mixed", inputs(), outputs())
        .unwrap_or_else(|error| panic!("{error:#}"));
    compare("mixed", &mut reference, &mut ours, &mut AnyInput, seed(5), cycles(2000))
        .unwrap_or_else(|report| panic!("{report}"));
}

#[test]
fn a_wrong_netlist_is_seen() {
    for (name, from, to) in [
        ("counters", "own} + {", "own} - {"),
        ("lut_ram", "<= write_data", "<= ~write_data"),
        ("multiplier", " * ", " + "),
    ] {
        let entry = blocks().into_iter().find(|entry| entry.name == name).unwrap();
        let mut rust = (entry.build)();
        let text = export_text(rust.as_ref(), name).unwrap();
        assert!(text.contains(from), "{name} has `{from}`");
        let broken = text.replacen(from, to, 1);
        let mut netlist = Netlist::new(&broken, name, rust.inputs(), rust.outputs()).unwrap();
        let mut stimulus = stimulus::of(entry.name);
        compare(name, rust.as_mut(), &mut netlist, stimulus.as_mut(), 1, 400)
            .expect_err("the mutant behaves differently");
    }
}

/// What a block RAM reads of a word that is being written is not defined: the model gives what
/// nobody can mean.
#[test]
fn a_block_ram_gives_nothing_useful_of_a_word_that_is_written() {
    let entry = blocks().into_iter().find(|entry| entry.name == "bram").unwrap();
    let mut memory = Netlist::of((entry.build)().as_ref(), "bram").unwrap();
    let mut bench = Bench::<_, BramInputs, BramOutputs>::new(&mut memory);
    let mut cycle = |inputs: &BramInputs| {
        bench.inputs = inputs.clone();
        bench.settle();
        bench.rise();
        bench.settle().read_data
    };
    let write = |value| BramInputs {
        write_enable: 1,
        write_address: 3,
        write_data: value,
        ..Default::default()
    };
    let read = BramInputs { read_enable: 1, read_address: 3, ..Default::default() };
    cycle(&write(0x1234_5678));
    assert_eq!(cycle(&read), 0x1234_5678);
    assert_eq!(
        cycle(&BramInputs { read_enable: 1, read_address: 3, ..write(7) }),
        !0x1234_5678 & 0xffff_ffff
    );
    assert_eq!(cycle(&read), 7);
    assert_eq!(
        cycle(&BramInputs { read_address: 4, ..Default::default() }),
        7,
        "it keeps what it has read"
    );
}

#[test]
fn cells_without_a_model_are_named() {
    let text = "module late (\n  input wire clock,\n  input wire reset,\n  input wire a,\n  output reg q\n);\n\
                always @(posedge clock or posedge reset) if (reset) q <= 0; else q <= a;\nendmodule\n";
    let error = Netlist::new(text, "late", ports(&[("reset", 1), ("a", 1)]), ports(&[("q", 1)]))
        .err()
        .expect("no model");
    assert!(format!("{error:#}").contains("SRMODE = ASYNC"), "{error:#}");
}

// SPDX-License-Identifier: MIT
//! The tool that changes blocks: its mutants are changes, the block among them is the block, and
//! most are seen.
use warpwright_rtl::divergence::Divergence;
use warpwright_rtl::dut::Top;
use warpwright_rtl::registry::{blocks, BlockEntry};
use warpwright_sim::compiled::export_text;
use warpwright_sim::formal::Verdict;
use warpwright_sim::harness::Random;
use warpwright_tests::mutation::equivalence::{promises, same};
use warpwright_tests::mutation::{choose, mutants, run, with_mutants};

const TEXT: &str = "\
module part (
  input wire [3:0] a,
  output reg [3:0] y
);
  localparam [3:0] k = 4'h3;
  reg [3:0] t = 4'h0;
  always @(*) begin
    y = {a + 4'h1};
    if ((a == 4'h2)) begin
      y = (a & (~t));
    end
    case (a)
      4'h5: y = 4'h0;
      default: y = {a[3:2], t[1:0]};
    endcase
  end
endmodule
";

fn entry(name: &str) -> BlockEntry {
    blocks()
        .into_iter()
        .find(|entry| entry.name == name)
        .unwrap_or_else(|| panic!("no block {name}"))
}

#[test]
fn operators_conditions_complements_and_constants_are_changed() {
    let all = mutants(TEXT);
    let found: Vec<(usize, &str, &str)> = all
        .iter()
        .map(|mutant| (mutant.line, mutant.texts[0].as_str(), mutant.texts[1].as_str()))
        .collect();
    let wanted = [
        (7, "a + 4'h1", "a - 4'h1"),
        (7, "4'h1", "4'h0"),
        (8, "(a == 4'h2)", "!((a == 4'h2))"),
        (8, "a == 4'h2", "a != 4'h2"),
        (8, "4'h2", "4'h3"),
        (9, "a & (~t)", "a | (~t)"),
        (9, "~t", "t"),
    ];
    assert_eq!(found, wanted);
    let chosen = choose(all, 10, &mut Random::new(1));
    assert_eq!(
        chosen.iter().map(|mutant| mutant.line).collect::<Vec<_>>(),
        [7, 8, 9],
        "one for each line"
    );
    let text = with_mutants(TEXT, "top", &chosen);
    assert!(text.contains(");\n  wire [15:0] chosen_mutant = mutated.chosen_mutant;\n"), "{text}");
    assert_eq!(text.matches("(chosen_mutant == 16'd").count(), 3, "{text}");
    assert!(with_mutants(TEXT, "part", &[])
        .contains("module mutated (\n  input wire [15:0] chosen_mutant,\n"));
}

#[test]
fn a_block_has_many_mutants_and_most_are_seen() {
    for (name, most) in [("round_robin", 0.8), ("counters", 0.7), ("latency_fifo", 0.7)] {
        let entry = entry(name);
        let verilog = export_text((entry.build)().as_ref(), name).expect("the block is exported");
        assert!(mutants(&verilog).len() > 50, "{name}");
        let fates = run(&entry, 20, 2000, 1).expect("the mutants are compiled");
        let killed = fates.iter().filter(|fate| fate.killed.is_some()).count();
        println!("{name}: {killed} of {} killed", fates.len());
        fates
            .iter()
            .filter(|fate| fate.killed.is_none())
            .for_each(|fate| println!("  survives: {:?}", fate.mutant));
        assert!(fates.len() == 20 && killed as f64 >= most * 20.0, "{name}: {killed} killed");
    }
}

/// A counter of 4 bits from 8 to 0 may go up as well as down, and a bit that is zero may be set by
/// either operator; one more step shows.
#[test]
fn a_mutant_is_proved_the_same_function_or_found_to_differ() {
    let name = "crc32";
    let rust = (entry(name).build)();
    let verilog = export_text(rust.as_ref(), name).expect("the block is exported");
    let all = mutants(&verilog);
    for (mutated, equal) in
        [("left__q + 4'h1", true), ("{register__q >> 32'h1} | 32'h80000000", true), ("4'h9", false)]
    {
        let mutant = all.iter().find(|mutant| mutant.texts[1] == mutated).expect(mutated);
        let one = std::slice::from_ref(mutant);
        let verdict = same(name, rust.as_ref(), &verilog, one, None).expect("the tools run");
        assert_eq!(verdict == Verdict::Holds, equal, "{mutant:?}: {verdict:?}");
        assert_eq!(matches!(verdict, Verdict::Fails(_)), !equal, "{mutant:?}: {verdict:?}");
    }
}

/// Whether a search may find the warp that it has just left makes no difference between neighbours
/// that let a warp wait once at a time; whom a `sync` waits for does.
#[test]
fn a_mutant_is_proved_the_same_function_for_what_the_neighbours_promise() {
    let name = "divergence";
    let rust = Divergence::<2, 1, 4, 2, 3>::default().ready();
    let verilog = export_text(&rust, name).expect("the block is exported");
    let all = mutants(&verilog);
    let promises = promises(name).expect("its neighbours promise something");
    for (mutated, promises, equal) in [
        ("at__q >= 1'h0", None, false),
        ("at__q >= 1'h0", Some(promises), true),
        ("resolve_active == resolve_level", Some(promises), false),
    ] {
        let mutant = all.iter().find(|mutant| mutant.texts[1] == mutated).expect(mutated);
        let one = std::slice::from_ref(mutant);
        let verdict = same(name, &rust, &verilog, one, promises).expect("the tools run");
        assert_eq!(verdict == Verdict::Holds, equal, "{mutant:?}: {verdict:?}");
        assert_eq!(matches!(verdict, Verdict::Fails(_)), !equal, "{mutant:?}: {verdict:?}");
    }
}

// SPDX-License-Identifier: MIT
//! The comparison of two exports: what is equal is found equal, and every kind of change is found.
use warpwright_tests::same_verilog::names::Renames;
use warpwright_tests::same_verilog::{Checker, Comparison, How};

// Exports of 2026-11-28: what they hold must not change with the design.
const FAULTS: &str = include_str!("faults.v");
const FIFO: &str = include_str!("word_fifo.v");

/// A text with one place changed.
fn changed(text: &str, from: &str, to: &str) -> String {
    assert_eq!(text.matches(from).count(), 1, "this test looks for one `{from}`");
    text.replace(from, to)
}

fn compare(old: &str, new: &str) -> Comparison {
    compare_renamed(old, new, &[])
}

fn compare_renamed(old: &str, new: &str, renames: &[&str]) -> Comparison {
    let renames = Renames::new(renames.iter().copied()).expect("a table of names");
    Checker::new(renames, true)
        .compare("block", old, new)
        .unwrap_or_else(|error| panic!("{error:#}"))
}

#[test]
fn another_header_is_no_difference() {
    let new = FAULTS.replace("Exported by Warpwright", "Exported by another Warpwright");
    assert_eq!(compare(FAULTS, &new).how, How::SameBytes);
}

#[test]
fn names_and_the_order_of_declarations_may_change() {
    let one = "  input wire jump_valid,\n  input wire [2:0] jump_warp,\n";
    let swapped = changed(FAULTS, one, "  input wire [2:0] jump_warp,\n  input wire jump_valid,\n");
    let new = swapped
        .replace("recorded__", "saved__")
        .replace("jump_valid", "valid__jump")
        .replace("now_pc", "pc_now");
    let found = compare(FAULTS, &new.replace("ids", "warp_ids"));
    assert_eq!(found.how, How::Renamed, "{found:?}");
    assert_eq!(found.notes, ["ports: jump_valid is valid__jump"]);
}

#[test]
fn a_new_name_of_a_port_needs_an_entry_in_the_table() {
    let new = FAULTS.replace("kill_valid", "evict");
    assert_eq!(compare(FAULTS, &new).how, How::Differs);
    assert_eq!(compare_renamed(FAULTS, &new, &["kill_valid=evict"]).how, How::Renamed);
}

#[test]
fn independent_statements_may_change_places() {
    let new = changed(
        FAULTS,
        "    now_cause = cause_jump;\n    now_warp = jump_warp;\n",
        "    now_warp = jump_warp;\n    now_cause = cause_jump;\n",
    );
    assert_eq!(compare(FAULTS, &new).how, How::SameTerms);
}

#[test]
fn an_overwritten_default_may_go() {
    let new = changed(FAULTS, "    refused__d = refused__q;\n", "");
    assert_eq!(compare(FAULTS, &new).how, How::SameTerms);
}

#[test]
fn a_law_of_logic_takes_a_proof() {
    let new =
        changed(FAULTS, "fault_valid = recorded__q;", "fault_valid = (!({~recorded__q} & 1'h1));");
    assert_eq!(compare(FAULTS, &new).how, How::Proved);
    let new =
        changed(FAULTS, "fault_valid = recorded__q;", "fault_valid = (!({~recorded__q} & start));");
    assert_eq!(compare(FAULTS, &new).how, How::Differs);
}

#[test]
fn every_kind_of_change_is_found() {
    let default = "    struck = 8'h0;\n";
    let exception = "    if (access_valid) begin\n      struck = {one << access_warp};\n    end\n";
    let changes = [
        ("operator", FAULTS, "jump_valid | access_valid", "jump_valid & access_valid"),
        ("constant", FAULTS, "cause_jump = 4'h4", "cause_jump = 4'h5"),
        ("operands of a subtraction", FIFO, "stored__q - 3'h1", "3'h1 - stored__q"),
        ("dropped assignment", FAULTS, "      fresh__d = 1'h1;\n", ""),
        ("dropped default: a latch", FAULTS, "    now_pc = jump_pc;\n", ""),
        (
            "order of dependent statements",
            FAULTS,
            &format!("{default}{exception}"),
            &format!("{exception}{default}"),
        ),
        ("custom Verilog", FIFO, "if (write_enable) memory", "if (!write_enable) memory"),
        ("initial value", FAULTS, "recorded__q = 1'h0;\n", "recorded__q = 1'h1;\n"),
        ("clock", FAULTS, "input wire start,", "input wire clock_2,\n  input wire start,"),
    ];
    for (what, old, from, to) in changes {
        let mut new = changed(old, from, to);
        if what == "clock" {
            new = changed(&new, "always @(posedge clock) begin", "always @(posedge clock_2) begin");
        }
        let found = compare(old, &new);
        assert_eq!(found.how, How::Differs, "{what}: {found:?}");
        assert!(!found.failures.is_empty(), "{what}: no reason is given");
    }
}

#[test]
fn a_difference_comes_with_values() {
    let new = changed(FAULTS, "jump_valid | access_valid", "jump_valid & access_valid");
    let found = compare(FAULTS, &new);
    let text = found.failures.join("\n");
    assert!(
        text.contains("module faults: ")
            && text.contains(": old ")
            && text.contains("with these inputs"),
        "{text}"
    );
}

/// A counter, once with its next value in a child, once without.
const CHILD: &str = "
module step (
  input wire clock,
  input wire [3:0] value,
  input wire go,
  output reg [3:0] after
);
  reg [1:0] seen__d;
  reg [1:0] seen__q = 2'h0;
  always @(*) begin
    seen__d = {seen__q + 2'h1};
    after = value;
    if (go) begin
      after = {value + {2'h0, seen__q}};
    end
  end
  always @(posedge clock) begin
    seen__q <= seen__d;
  end
endmodule

module count (
  input wire clock,
  input wire go,
  output reg [3:0] total
);
  reg [3:0] step__value;
  reg step__go;
  wire [3:0] step__after;
  reg [3:0] total_now__d;
  reg [3:0] total_now__q = 4'h0;
  always @(*) begin
    step__value = total_now__q;
    step__go = go;
    total_now__d = step__after;
    total = total_now__q;
  end
  always @(posedge clock) begin
    total_now__q <= total_now__d;
  end
  step step (
    .clock(clock),
    .value(step__value),
    .go(step__go),
    .after(step__after)
  );
endmodule
";

const FLAT: &str = "
module count (
  input wire clock,
  input wire go,
  output reg [3:0] total
);
  reg [1:0] seen__d;
  reg [1:0] seen__q = 2'h0;
  reg [3:0] total_now__d;
  reg [3:0] total_now__q = 4'h0;
  always @(*) begin
    seen__d = {seen__q + 2'h1};
    total_now__d = total_now__q;
    if (go) begin
      total_now__d = {total_now__q + {2'h0, seen__q}};
    end
    total = total_now__q;
  end
  always @(posedge clock) begin
    seen__q <= seen__d;
    total_now__q <= total_now__d;
  end
endmodule
";

#[test]
fn a_boundary_may_move() {
    for (old, new) in [(CHILD, FLAT), (FLAT, CHILD)] {
        let found = compare(old, new);
        assert_eq!(found.how, How::Proved, "{found:?}");
        assert_eq!(found.notes, ["module count: compared with step in it"]);
    }
    let wrong = changed(FLAT, "{2'h0, seen__q}", "{1'h0, seen__q, 1'h0}");
    assert_eq!(compare(CHILD, &wrong).how, How::Differs);
}

#[test]
fn logic_may_move_between_child_and_parent() {
    let moved = changed(
        CHILD,
        "    if (go) begin\n      after = {value + {2'h0, seen__q}};\n    end\n",
        "    after = {value + {2'h0, seen__q}};\n",
    );
    let new = changed(
        &moved,
        "total_now__d = step__after;",
        "total_now__d = step__after;\n    if ((!go)) begin\n      total_now__d = total_now__q;\n    end",
    );
    let found = compare(CHILD, &new);
    assert_eq!(found.how, How::Proved, "{found:?}");
    assert_eq!(compare(CHILD, &moved).how, How::Differs);
}

#[test]
fn an_unused_register_and_an_unused_port_may_go() {
    let old = changed(
        FLAT,
        "    total = total_now__q;\n",
        "    total = total_now__q;\n    idle__d = (!idle__q);\n",
    );
    let old = changed(
        &old,
        "  reg [1:0] seen__d;\n",
        "  reg idle__d;\n  reg idle__q = 1'h0;\n  reg [1:0] seen__d;\n",
    );
    let old = changed(
        &old,
        "    seen__q <= seen__d;\n",
        "    seen__q <= seen__d;\n    idle__q <= idle__d;\n",
    );
    let old = changed(&old, "  input wire go,\n", "  input wire go,\n  input wire other,\n");
    let found = compare(&old, FLAT);
    assert_eq!((found.how, found.notes.len()), (How::SameTerms, 1), "{found:?}");
}

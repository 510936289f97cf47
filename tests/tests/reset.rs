// SPDX-License-Identifier: MIT
//! Blocks that are exported with a reset: from any state, one cycle of it leads to the start.
use hdl_export::port_name;
use std::fmt::Write;
use std::fs;
use std::process::Command;
use warpwright_rtl::dut::Port;
use warpwright_rtl::registry::{blocks, BlockEntry};
use warpwright_sim::verilog_library::prefixed;
use warpwright_sim::verilog_out::{block_design, Form};
use warpwright_tests::cases::each_block;
use warpwright_toolchain::icarus;

/// Both forms of a block, and whether memories keep their contents under reset.
fn both(entry: &BlockEntry) -> Option<(String, bool)> {
    let with = Form { reset: true, ..Form::default() }.block(entry).expect("it exports");
    let top = with.modules.last().expect("a design has a top");
    if !top.text.contains("  input wire reset") {
        return None;
    }
    let keeps = with.modules.iter().any(|module| module.text.contains("ram_style"));
    let without = block_design(entry).expect("it exports");
    let text = |design, prefix| prefixed(&design, prefix).expect("a name").to_verilog();
    Some((text(with, "reset_") + &text(without, "plain_"), keeps))
}

/// Drives the block with a reset from an unknown state, with `before` cycles of anything, resets it,
/// and goes on for `after` cycles beside the block without a reset, which begins then. What is undefined from the start,
/// such as the word of a block RAM that has read none, may be anything after a reset.
fn bench(name: &str, inputs: &[Port], outputs: &[Port], before: u32, after: u32) -> String {
    let mut text =
        String::from("module bench;\n  reg clock = 0, later = 0, reset = 0, running = 0;\n");
    let mut put = |line: String| writeln!(text, "{line}").expect("writing to a string cannot fail");
    put("  integer seed = 1, cycle, wrong = 0;".into());
    let range = |port: &Port| format!("[{}:0]", port.width - 1);
    let names = |ports: &[Port]| ports.iter().map(|port| port_name(&port.name)).collect::<Vec<_>>();
    for port in inputs {
        put(format!("  reg {} in_{} = 0;", range(port), port_name(&port.name)));
    }
    for port in outputs {
        let name = port_name(&port.name);
        put(format!("  wire {} a_{name}, b_{name};", range(port)));
    }
    let pins = |side: &str, clock: &str| {
        let taken = names(inputs).into_iter().map(|name| format!(".{name}(in_{name})"));
        let given = names(outputs).into_iter().map(|name| format!(".{name}({side}_{name})"));
        [format!(".clock({clock})")]
            .into_iter()
            .chain(taken)
            .chain(given)
            .collect::<Vec<_>>()
            .join(", ")
    };
    put(format!("  reset_{name} a (.reset(reset), {});", pins("a", "clock")));
    put(format!("  plain_{name} b ({});", pins("b", "later")));
    put("  task give; begin".into());
    for name in names(inputs) {
        put(format!("    in_{name} = {{$random(seed), $random(seed)}};"));
    }
    put("  end endtask".into());
    put("  task tick; begin #1 clock = 1; later = running; #1 clock = 0; later = 0; #1; end endtask".into());
    put("  initial begin".into());
    put(format!("    for (cycle = 0; cycle < {before}; cycle = cycle + 1) begin give; tick; end"));
    // Nor is any of them written under reset: inputs are zero until there has been a cycle.
    let give = if before > 0 { "give; " } else { "" };
    put(format!("    {give}reset = 1; tick; reset = 0; running = 1;"));
    put(format!("    for (cycle = 0; cycle < {after}; cycle = cycle + 1) begin"));
    put("      give; #1;".into());
    for name in names(outputs) {
        put(format!(
            "      if (^b_{name} !== 1'bx && a_{name} !== b_{name}) begin wrong = wrong + 1;"
        ));
        put(format!("        if (wrong < 9) $display(\"%0d: {name} %h, from its start %h\", cycle, a_{name}, b_{name}); end"));
    }
    put("      tick;\n    end".into());
    put("    if (wrong == 0) $display(\"SAME\");\n  end\nendmodule".into());
    text
}

/// What the simulation of both prints.
fn simulate(text: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("bench.v"), text).expect("the bench is written");
    let run = |program: &str, arguments: &[&str]| {
        let output = Command::new(program).args(arguments).current_dir(folder.path()).output();
        let output = output.unwrap_or_else(|error| panic!("{program}: {error}"));
        String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned()
    };
    let compiled = run("iverilog", &["-g2005", "-s", "bench", "-o", "bench", "bench.v"]);
    compiled + &run("vvp", &["-n", "bench"])
}

/// A block whose memories keep their contents must not have written any of them before.
fn agrees(entry: &BlockEntry, cycles: u32) {
    let Some((design, keeps)) = both(entry) else { return };
    let dut = (entry.build)();
    let before = if keeps { 0 } else { cycles };
    let bench = bench(entry.name, &dut.inputs(), &dut.outputs(), before, cycles);
    let printed = simulate(&(design + &bench));
    assert_eq!(printed.trim(), "SAME", "{}", entry.name);
}

#[test]
fn one_cycle_of_reset_leads_to_the_start() {
    icarus().unwrap_or_else(|error| panic!("{error}"));
    each_block(|entry| agrees(entry, 40));
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn one_cycle_of_reset_leads_to_the_start_for_long() {
    icarus().unwrap_or_else(|error| panic!("{error}"));
    each_block(|entry| agrees(entry, 2000));
}

/// A register that the reset forgets is seen.
#[test]
fn a_forgotten_register_is_seen() {
    icarus().unwrap_or_else(|error| panic!("{error}"));
    let entries = blocks();
    let entry = entries.iter().find(|entry| entry.name == "scoreboard").expect("a block");
    let (design, _) = both(entry).expect("it has registers");
    let at = design.find("      count__0__q <= 4'h0;\n").or_else(|| {
        design
            .lines()
            .find(|line| line.starts_with("      ") && line.contains("__q <= "))
            .and_then(|line| design.find(line))
    });
    let at = at.expect("a register");
    let end = at + design[at..].find('\n').expect("its line ends");
    let dut = (entry.build)();
    let bench = bench(entry.name, &dut.inputs(), &dut.outputs(), 40, 60);
    let wrong = format!("{}{}{bench}", &design[..at], &design[end..]);
    let printed = simulate(&wrong);
    assert!(!printed.contains("SAME") && printed.contains("from its start"), "{printed}");
}

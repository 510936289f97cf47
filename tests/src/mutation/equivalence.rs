// SPDX-License-Identifier: MIT
//! Whether a mutant that survives is the same function as its block: a proof that no run from
//! power-up gives another output, with any inputs or with those that its neighbours may give.
use super::{Mutant, CHOICE, CHOICE_BITS};
use anyhow::Result;
use hdl_export::port_name;
use std::fmt::Write;
use warpwright_rtl::dut::{Dut, Port};
use warpwright_sim::compiled::verilog_has_clock;
use warpwright_sim::formal::{prove, Engine, Task, Verdict};

/// Behind the names of the mutant's modules.
const SUFFIX: &str = "_mutant";

/// The text with these mutants, one line each at most, all its modules renamed. Which one it has is
/// free, and in every module another: what holds for all holds for each.
fn renamed(verilog: &str, mutants: &[Mutant]) -> String {
    let module = |line: &str| line.strip_prefix("module ")?.strip_suffix(" (").map(str::to_string);
    let modules: Vec<String> = verilog.lines().filter_map(module).collect();
    let mut text = String::new();
    for (number, line) in verilog.lines().enumerate() {
        let mut line = line.to_string();
        let here = mutants.iter().enumerate().find(|(_, mutant)| mutant.line == number);
        if let Some((place, mutant)) = here {
            let ([begin, end], [old, new]) = (mutant.columns, &mutant.texts);
            line.replace_range(begin..end, &format!("(({CHOICE} == {place}) ? ({new}) : ({old}))"));
        }
        // A module's head, or an instance: its module is the first word.
        let head = line.strip_prefix("module ").unwrap_or(&line).trim_start();
        let (name, rest) = head.split_once(' ').unwrap_or((head, ""));
        if modules.iter().any(|module| module == name) && rest.ends_with('(') {
            let start = if line.starts_with("module ") { "module " } else { "  " };
            line = format!("{start}{name}{SUFFIX} {rest}");
        } else if line == ");" {
            let _ = write!(line, "\n  (* anyconst *) reg [{}:0] {CHOICE};", CHOICE_BITS - 1);
        }
        text += &line;
        text.push('\n');
    }
    text
}

/// What the neighbours of a block promise, where that is written down.
pub fn promises(block: &str) -> Option<&'static str> {
    (block == "divergence").then_some(include_str!("../../../formal/divergence_neighbours.svh"))
}

/// Both with the same inputs, and that their outputs are equal.
fn miter(
    name: &str,
    clocked: bool,
    inputs: &[Port],
    outputs: &[Port],
    promises: Option<&str>,
) -> String {
    let declare = |kind: &str, port: &Port, end: &str| {
        format!("{kind} [{}:0] {}{end}", port.width - 1, port_name(&port.name))
    };
    let clock = if clocked { vec!["input wire clock".to_string()] } else { vec![] };
    let inputs_declared = inputs.iter().map(|port| declare("input wire", port, ""));
    let all: Vec<String> = clock.into_iter().chain(inputs_declared).collect();
    let mut text = format!("module proof (\n  {}\n);\n", all.join(",\n  "));
    for (module, end) in [(name.to_string(), "__1"), (format!("{name}{SUFFIX}"), "__2")] {
        let mut pins: Vec<String> = if clocked { vec![".clock(clock)".into()] } else { vec![] };
        for port in inputs {
            let name = port_name(&port.name);
            pins.push(format!(".{name}({name})"));
        }
        for port in outputs {
            let _ = writeln!(text, "  {};", declare("wire", port, end));
            let name = port_name(&port.name);
            pins.push(format!(".{name}({name}{end})"));
        }
        let _ = writeln!(text, "  {module} dut{end} ({});", pins.join(", "));
    }
    text += promises.unwrap_or_default();
    let same: Vec<String> = outputs
        .iter()
        .map(|port| port_name(&port.name))
        .map(|name| format!("{name}__1 == {name}__2"))
        .collect();
    let _ = writeln!(text, "  always @(*) same: assert ({});\nendmodule", same.join(" && "));
    text
}

/// Whether mutants of a block's exported Verilog, one line each at most, give the same outputs in
/// every run, or in every one in which the inputs keep to `promises`.
///
/// # Errors
/// When the tools fail.
pub fn same(
    name: &str,
    rust: &dyn Dut,
    verilog: &str,
    mutants: &[Mutant],
    promises: Option<&str>,
) -> Result<Verdict> {
    let design = verilog.to_string() + "\n" + &renamed(verilog, mutants);
    let clocked = verilog_has_clock(verilog, name);
    let properties = miter(name, clocked, &rust.inputs(), &rust.outputs(), promises);
    let task = Task {
        name: &format!("{name}-mutant"),
        design: &design,
        properties: &properties,
        only: None,
        engine: Engine::Reachability,
    };
    Ok(prove(&task)?.verdict)
}

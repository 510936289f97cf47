// SPDX-License-Identifier: MIT
//! The comment at the head of an exported block is enough to use it.
use hdl_export::Module;
use std::collections::BTreeSet;
use warpwright_rtl::registry::blocks;
use warpwright_sim::verilog_header::groups;
use warpwright_sim::verilog_out::{block_design, Form};
use warpwright_tests::cases::each_block;

/// The lines of a section of a header.
fn section<'a>(header: &'a [String], title: &str) -> Vec<&'a str> {
    let from = header.iter().position(|line| line == title);
    let from = from.unwrap_or_else(|| panic!("{}: no {title}", header[1]));
    header[from + 1..].iter().map(String::as_str).take_while(|line| !line.is_empty()).collect()
}

/// The ports of a module, without its clock.
fn ports(module: &Module) -> BTreeSet<String> {
    let head = module.text.split(");").next().unwrap_or_default();
    let ports = head.lines().skip(1).filter_map(|line| line.split(' ').next_back());
    ports.map(|name| name.trim_end_matches(',').to_string()).collect()
}

#[test]
fn every_header_says_what_a_user_needs() {
    each_block(|entry| {
        let design = block_design(entry).unwrap_or_else(|error| panic!("{error:#}"));
        let (header, name) = (&design.header, entry.name);
        assert!(header[1] == format!("{name}: {}", entry.purpose), "{}", header[1]);
        // Ports: each of the module, with its width and its meaning.
        let listed = section(header, "Ports").join("\n");
        let dut = (entry.build)();
        let known = groups(&[dut.inputs(), dut.outputs()].concat());
        for group in &known {
            let [first, last] = &group.ends;
            let names = if first == last { first.clone() } else { format!("{first} .. {last}") };
            let line = listed.lines().find(|line| line.starts_with(&format!("  {names}  ")));
            let line = line.unwrap_or_else(|| panic!("{name}: {names} is not among the ports"));
            let (about, meaning) = line.split_once(": ").unwrap_or((line, ""));
            assert!(about.contains(&format!(", {} bit", group.width)), "{name}: {line}");
            assert!(meaning.len() > 5 && group.meaning.len() > 5, "{name}: {line} says nothing");
        }
        let mut found: BTreeSet<String> = [dut.inputs(), dut.outputs()]
            .concat()
            .iter()
            .map(|p| hdl_export::port_name(&p.name))
            .collect();
        if listed.starts_with("  clock  ") {
            found.insert("clock".into());
        }
        let top = design.modules.last().expect("a design has a top");
        assert_eq!(found, ports(top), "{name}: other ports than in the module");
        // Numbers of all that a port's comment refers to.
        let refers = |line: &&str| line.contains("see `");
        let numbers = header.iter().filter(|line| line.starts_with("Numbers of ")).count();
        let wanted = known.iter().filter(|group| refers(&hdl_text(group.meaning).as_str())).count();
        assert!(numbers >= wanted, "{name}: {wanted} ports refer to a table, {numbers} are there");
        // Timing, start, configuration.
        let clocked = design.modules.iter().any(|module| module.text.contains("posedge"));
        let timing = section(header, "Timing").join(" ");
        assert!(timing.contains(if clocked { "rising edge" } else { "combinational" }), "{timing}");
        let start = section(header, "Start and reset").join(" ");
        assert!(start.contains(if clocked { "--reset sync" } else { "no registers" }), "{start}");
        let command = format!("  warpwright export --block {name}");
        let configuration = section(header, "Configuration");
        assert_eq!(configuration.last(), Some(&command.as_str()));
        assert!(configuration[0].contains(" of rtl/src/"), "{configuration:?}");
        let function = header.iter().any(|line| line == "Function");
        assert!(function, "{name}: nothing is said of what it does");
    });
}

fn hdl_text(meaning: &str) -> String {
    warpwright_sim::verilog_header::plain(meaning)
}

/// What the README of `examples/lift` had to explain is in the headers.
#[test]
fn headers_answer_the_questions_of_the_example() {
    let entries = blocks();
    let header = |name: &str, form: Form| {
        let entry = entries.iter().find(|entry| entry.name == name).expect("it is a block");
        form.block(entry).expect("it exports").header
    };
    let network = header("kogge_stone", Form::default());
    let operations = section(&network, "Operations");
    assert_eq!(operations[0], "Numbers of set_op (AtomicOp):");
    assert_eq!(operations[1], "   0  add: Integer add");
    assert_eq!(operations[2], "   1  mul: Integer multiply; not supported: refused");
    let ports = section(&network, "Ports").join(" ");
    let ports = ports.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(ports.contains("set_x__0 .. set_x__3 input, 32 bits"), "{ports}");
    assert!(ports.contains("hold from here to the result's `done`"), "{ports}");
    let configuration = section(&network, "Configuration").join(" ");
    assert!(configuration.contains("with T = 4, N = 32"), "{configuration}");
    let scoreboard = header("scoreboard", Form { reset: true, vhdl: false });
    assert!(section(&scoreboard, "Ports")[1].starts_with("  reset  input, 1 bit"));
    let start = section(&scoreboard, "Start and reset").join(" ");
    assert!(start.contains("synchronous and active high"), "{start}");
}

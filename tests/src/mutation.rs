// SPDX-License-Identifier: MIT
//! Mutants of exported Verilog (docs/verification.md): one operator, condition, complement or
//! constant is another one.
//!
//! All mutants of a block are in one text: an input of the top module chooses, 0 is the block as it
//! is. So a block is compiled once, however many mutants it has.
pub mod equivalence;

use anyhow::Result;
use warpwright_golden::{stimulus, AnyStimulus};
use warpwright_rtl::dut::{Dut, Port};
use warpwright_rtl::registry::BlockEntry;
use warpwright_sim::compiled::{export_text, verilog_has_clock, CompiledModel};
use warpwright_sim::harness::{self, Random};

/// The input that chooses.
const CHOICE: &str = "chosen_mutant";
/// Its width.
const CHOICE_BITS: usize = 16;

/// The name of the top module with its mutants: no part of a block is called so.
const TOP: &str = "mutated";

/// Operators, each with the one that takes its place.
const OPERATORS: [(&str, &str); 15] = [
    ("&", "|"),
    ("|", "&"),
    ("^", "|"),
    ("+", "-"),
    ("-", "+"),
    ("==", "!="),
    ("!=", "=="),
    ("<", "<="),
    ("<=", "<"),
    (">", ">="),
    (">=", ">"),
    ("<<", ">>"),
    (">>", "<<"),
    ("&&", "||"),
    ("||", "&&"),
];

/// One change of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutant {
    /// Line, from 0.
    pub line: usize,
    /// Columns of what is changed.
    columns: [usize; 2],
    /// What stands there, and what does instead.
    pub texts: [String; 2],
}

impl Mutant {
    fn new(line: usize, columns: [usize; 2], text: &str, other: String) -> Self {
        Self { line, columns, texts: [text[columns[0]..columns[1]].to_string(), other] }
    }
}

/// The bracket around column `at`: what is within, if it is of one expression only.
fn around(text: &str, at: usize) -> Option<[usize; 2]> {
    let bytes = text.as_bytes();
    let mut depth = 0;
    let mut begin = at;
    loop {
        begin = begin.checked_sub(1)?;
        match bytes[begin] {
            b')' | b']' | b'}' => depth += 1,
            b'(' | b'{' if depth == 0 => break,
            b'[' if depth == 0 => return None,
            b'(' | b'[' | b'{' => depth -= 1,
            b',' if depth == 0 => return None,
            _ => {}
        }
    }
    let end = at + closing(&text[at..])?;
    Some([begin + 1, end])
}

/// Where the bracket closes that is open at the start.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b')' | b'}' | b']' if depth == 0 => return Some(at),
            b',' if depth == 0 => return None,
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// Whether a line has expressions: no declaration, constant, label of a case or loop.
fn is_statement(line: &str) -> bool {
    let text = line.trim_start();
    let other = [
        "//",
        "module ",
        "input ",
        "output ",
        "reg ",
        "wire ",
        "localparam ",
        "initial ",
        "integer ",
        "case ",
        "(*",
        ".",
    ];
    let label = text
        .split_once(':')
        .is_some_and(|(before, _)| before.starts_with(|c: char| c.is_ascii_digit()));
    !other.iter().any(|start| text.starts_with(start))
        && !label
        && !text.contains("for (")
        && !text.contains("+:")
}

/// A constant as `3'h5` at the start of a text: its length and its value with another lowest bit.
fn constant(text: &str) -> Option<(usize, String)> {
    let (width, rest) = text.split_once("'h")?;
    if width.is_empty() || !width.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let digits = rest.bytes().take_while(u8::is_ascii_hexdigit).count();
    let last = u8::from_str_radix(rest.get(digits.checked_sub(1)?..digits)?, 16).ok()?;
    Some((width.len() + 2 + digits, format!("{width}'h{}{:x}", &rest[..digits - 1], last ^ 1)))
}

/// All mutants of one line.
fn of_line(number: usize, text: &str) -> Vec<Mutant> {
    let mut all = vec![];
    if !is_statement(text) {
        return all;
    }
    if let Some(begin) = text.find("if (").map(|at| at + 4) {
        if let Some(length) = closing(&text[begin..]) {
            let columns = [begin, begin + length];
            all.push(Mutant::new(
                number,
                columns,
                text,
                format!("!({})", &text[begin..begin + length]),
            ));
        }
    }
    for (at, _) in text.match_indices(' ') {
        let word = text[at + 1..].split(' ').next().unwrap_or_default();
        let Some((_, other)) = OPERATORS.iter().find(|(operator, _)| *operator == word) else {
            continue;
        };
        if let Some(columns) = around(text, at) {
            let (before, after) =
                (&text[columns[0]..at + 1], &text[at + 1 + word.len()..columns[1]]);
            all.push(Mutant::new(number, columns, text, format!("{before}{other}{after}")));
        }
    }
    for (at, _) in text.match_indices("(!").chain(text.match_indices("(~")) {
        if let Some(length) = closing(&text[at + 1..]) {
            all.push(Mutant::new(
                number,
                [at + 1, at + 1 + length],
                text,
                text[at + 2..at + 1 + length].to_string(),
            ));
        }
    }
    let starts =
        (0..text.len()).filter(|&at| at == 0 || !text.as_bytes()[at - 1].is_ascii_alphanumeric());
    for (at, (length, other)) in starts.filter_map(|at| Some((at, constant(&text[at..])?))) {
        all.push(Mutant::new(number, [at, at + length], text, other));
    }
    all
}

/// Every mutant of a text.
pub fn mutants(verilog: &str) -> Vec<Mutant> {
    verilog.lines().enumerate().flat_map(|(number, line)| of_line(number, line)).collect()
}

/// `count` of them by chance, each on a line of its own.
pub fn choose(mut all: Vec<Mutant>, count: usize, random: &mut Random) -> Vec<Mutant> {
    let mut chosen: Vec<Mutant> = vec![];
    while chosen.len() < count && !all.is_empty() {
        let mutant = all.swap_remove(random.below(all.len() as u64) as usize);
        all.retain(|other| other.line != mutant.line);
        chosen.push(mutant);
    }
    chosen.sort_by_key(|mutant| mutant.line);
    chosen
}

/// The text with all these mutants, one line each at most: the input `CHOICE` of the top module
/// chooses, from 1; the module `top` is then called `TOP`.
pub fn with_mutants(verilog: &str, top: &str, chosen: &[Mutant]) -> String {
    let mut text = String::new();
    let mut module = "";
    for (number, line) in verilog.lines().enumerate() {
        if let Some(name) = line.strip_prefix("module ").and_then(|rest| rest.strip_suffix(" (")) {
            module = name;
        }
        let mut line = line.to_string();
        if let Some((place, mutant)) =
            chosen.iter().enumerate().find(|(_, mutant)| mutant.line == number)
        {
            let ([begin, end], [old, new]) = (mutant.columns, &mutant.texts);
            let choice =
                format!("(({CHOICE} == {CHOICE_BITS}'d{}) ? ({new}) : ({old}))", place + 1);
            line.replace_range(begin..end, &choice);
        }
        if line == format!("module {top} (") {
            line = format!("module {TOP} (\n  input wire [{}:0] {CHOICE},", CHOICE_BITS - 1);
        } else if line == ");" && module != top {
            line += &format!("\n  wire [{}:0] {CHOICE} = {TOP}.{CHOICE};", CHOICE_BITS - 1);
        }
        text += &line;
        text.push('\n');
    }
    text
}

/// What became of a mutant.
#[derive(Clone, Debug)]
pub struct Fate {
    /// The mutant.
    pub mutant: Mutant,
    /// Cycle and output that showed it; none when it survived.
    pub killed: Option<(usize, String)>,
}

/// Mutants of a registered block, by chance, and for how long its own stimulus has to run until an
/// output differs.
///
/// # Errors
/// When the block with its mutants cannot be compiled.
pub fn run(entry: &BlockEntry, count: usize, cycles: usize, seed: u64) -> Result<Vec<Fate>> {
    let rust = (entry.build)();
    run_with(entry.name, rust.as_ref(), &|| stimulus::of(entry.name), count, cycles, seed)
}

/// The same of a block in any size, with the stimulus for it.
///
/// # Errors
/// When the block with its mutants cannot be compiled.
pub fn run_with(
    name: &str,
    rust: &dyn Dut,
    stimulus: &dyn Fn() -> Box<dyn AnyStimulus>,
    count: usize,
    cycles: usize,
    seed: u64,
) -> Result<Vec<Fate>> {
    let verilog = export_text(rust, name)?;
    let mut random = Random::new(seed);
    let chosen = choose(mutants(&verilog), count, &mut random);
    let text = with_mutants(&verilog, name, &chosen);
    let (inputs, outputs) = (rust.inputs(), rust.outputs());
    let ports: Vec<Port> = inputs.iter().cloned().chain([Port::new(CHOICE, CHOICE_BITS)]).collect();
    let clocked = verilog_has_clock(&verilog, name);
    let model = |choice: usize| -> Result<CompiledModel> {
        let mut model = CompiledModel::new(&text, TOP, clocked, ports.clone(), outputs.clone())?;
        model.poke(inputs.len(), choice as u64);
        Ok(model)
    };
    let mut fates = vec![];
    for (place, mutant) in chosen.into_iter().enumerate() {
        let (mut reference, mut other) = (model(0)?, model(place + 1)?);
        let (mut stimulus, ports) = (stimulus(), harness::ports(rust));
        let mut stimulus = stimulus.bind(&ports);
        let mut random = Random::new(seed);
        let mut values = vec![0; outputs.len()];
        let mut killed = None;
        for cycle in 0..cycles {
            let driven = stimulus.next(&mut || random.bits(), &values);
            for dut in [&mut reference, &mut other] {
                driven.iter().enumerate().for_each(|(port, &value)| dut.poke(port, value));
                dut.settle();
            }
            values = (0..outputs.len()).map(|port| reference.peek(port)).collect();
            if let Some(port) = (0..outputs.len()).find(|&port| other.peek(port) != values[port]) {
                killed = Some((cycle, outputs[port].name.clone()));
                break;
            }
            stimulus.accepted(&driven, &values);
            reference.rise();
            other.rise();
        }
        fates.push(Fate { mutant, killed });
    }
    Ok(fates)
}

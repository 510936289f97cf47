// SPDX-License-Identifier: MIT
//! The comment at the head of an exported block: all that is needed to use it, from the comments of
//! its source, as its page in `docs/blocks` has it.
use crate::numbers;
use hdl_export::{port_name, Module};
use std::collections::BTreeMap;
use warpwright_rtl::dut::{Dut, Port};

/// How designs are exported.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Form {
    /// With a synchronous reset, the port `reset`.
    pub reset: bool,
    /// With names that VHDL takes too.
    pub vhdl: bool,
}

impl Form {
    /// The options of the command that exports so.
    pub fn options(self) -> String {
        let reset = if self.reset { " --reset sync" } else { "" };
        let vhdl = if self.vhdl { " --names vhdl" } else { "" };
        format!("{reset}{vhdl}")
    }
}

/// Ports of one name: an array counts once.
pub struct Group {
    /// Its name without places in arrays.
    pub name: String,
    /// Width of an element.
    pub width: usize,
    /// How many there are.
    pub elements: usize,
    /// What the source says.
    pub meaning: &'static str,
    /// The first and the last element as Verilog has them.
    pub ends: [String; 2],
}

/// The ports of a list, arrays as one.
pub fn groups(ports: &[Port]) -> Vec<Group> {
    let mut groups: Vec<Group> = vec![];
    for port in ports {
        // Without the places in arrays: `request$2_valid` is one of `request_valid`.
        let mut parts = port.name.split('$');
        let mut name = parts.next().unwrap_or_default().to_owned();
        parts
            .for_each(|part| name += part.trim_start_matches(|digit: char| digit.is_ascii_digit()));
        let verilog = port_name(&port.name);
        match groups.iter_mut().find(|group| group.name == name) {
            Some(group) => {
                group.elements += 1;
                group.ends[1] = verilog;
            }
            None => groups.push(Group {
                name,
                width: port.width,
                elements: 1,
                meaning: port.doc,
                ends: [verilog.clone(), verilog],
            }),
        }
    }
    groups
}

/// A line without links to items of the code.
pub fn plain(line: &str) -> String {
    let mut out = String::new();
    let mut rest = line;
    while let Some(at) = rest.find("[`") {
        let Some(close) = rest[at..].find("`]").map(|end| at + end) else { break };
        out += &rest[..at];
        out += &rest[at + 1..=close].replace("mod@", "");
        rest = &rest[close + 2..];
        if let Some(target) = rest.strip_prefix('(') {
            rest = target.split_once(')').map_or(target, |(_, after)| after);
        }
    }
    out + rest
}

/// A comment of the source as lines of text.
fn prose(comment: &str) -> Vec<String> {
    let lines = comment.lines().filter_map(|line| match line.trim_start() {
        row if row.starts_with('|') => {
            let cells: Vec<_> = row.trim_matches('|').split(" | ").map(str::trim).collect();
            let rule = |cell: &&str| cell.chars().all(|letter| "-: |".contains(letter));
            (!cells.iter().all(rule)).then(|| format!("- {}", cells.join(": ")))
        }
        fence if fence.starts_with("```") => None,
        _ => Some(line.trim_start_matches('#').replace("**", "")),
    });
    let mut lines: Vec<_> = plain(&lines.collect::<Vec<_>>().join("\n"))
        .lines()
        .map(|line| line.trim_end().to_string())
        .collect();
    lines.dedup_by(|a, b| a.is_empty() && b.is_empty());
    lines
}

/// Text in lines of at most 110 characters, each after the first with an indent.
fn filled(text: &str, indent: usize) -> Vec<String> {
    let words = text.trim_start();
    let mut lines = vec![" ".repeat(text.len() - words.len())];
    for word in words.split(' ') {
        let last = lines.last_mut().expect("there is a line");
        if last.trim().is_empty() || last.chars().count() + word.chars().count() < 110 {
            let blank = if last.trim().is_empty() { "" } else { " " };
            *last += &format!("{blank}{word}");
        } else {
            lines.push(format!("{:indent$}{word}", ""));
        }
    }
    lines
}

fn ports(lines: &mut Vec<String>, direction: &str, ports: &[Port]) {
    for group in groups(ports) {
        let [first, last] = &group.ends;
        let name = match group.elements {
            1 => first.clone(),
            _ => format!("{first} .. {last}"),
        };
        let bits = if group.width == 1 { "1 bit".into() } else { format!("{} bits", group.width) };
        let head = format!("  {name}  {direction}, {bits}: ");
        lines.extend(filled(&(head + &plain(group.meaning)), 6));
    }
}

/// The numbers that ports take, of the enumerations that their comments name.
pub fn operations(dut: &mut dyn Dut) -> Vec<String> {
    let mut lines = vec![];
    let (inputs, outputs) = (dut.inputs(), dut.outputs());
    let refused = outputs.iter().position(|port| port.name == "result_refused");
    for group in groups(&[inputs.clone(), outputs].concat()) {
        let Some((name, numbers)) = numbers::named(group.meaning) else { continue };
        lines.push(format!("Numbers of {} ({name}):", group.name));
        let place = inputs.iter().position(|port| port.name == group.name);
        for (number, word, says) in numbers {
            // What a block refuses it says at once.
            let says_no = match (place, refused) {
                (Some(place), Some(refused)) => {
                    dut.poke(place, number);
                    dut.settle();
                    dut.peek(refused) == 1
                }
                _ => false,
            };
            let not = if says_no { "; not supported: refused" } else { "" };
            let says = if says.is_empty() { String::new() } else { format!(": {says}") };
            lines.push(format!("  {number:2}  {word}{says}{not}"));
        }
    }
    lines
}

/// What is known of the exported text.
pub struct Facts {
    /// It has a clock.
    clocked: bool,
    /// It has registers or memories with a first value.
    starts: bool,
    /// It has memories that no reset clears.
    keeps: bool,
}

impl Facts {
    /// Looks at the modules.
    pub fn of(modules: &[Module]) -> Self {
        let any = |word: &str| modules.iter().any(|module| module.text.contains(word));
        Self { clocked: any("posedge"), starts: any("posedge"), keeps: any("ram_style") }
    }
}

fn start(facts: &Facts, form: Form, command: &str) -> Vec<String> {
    let keeps = "Memories in block RAM (those with `ram_style`) keep their contents under reset, and so does the word read \
                 last: each counts only after it has been written.";
    let text = match (facts.starts, form.reset) {
        (false, _) => "The block has no registers.".to_string(),
        (true, false) => format!(
            "There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs keep \
             both; where nothing does (an ASIC, a restart), export with a synchronous reset: `{command} --reset sync`."
        ),
        (true, true) => format!(
            "`reset` is synchronous and active high: at a rising edge of `clock` with it, every register takes its initial value, \
             small memories too, and nothing else happens. Before the first reset they are undefined. {}",
            if facts.keeps { keeps } else { "One cycle is enough." }
        ),
    };
    filled(&text, 0)
}

/// The lines of the comment.
pub fn lines(
    name: &str,
    about: &str,
    command: &str,
    dut: &mut dyn Dut,
    modules: &[Module],
    form: Form,
) -> Vec<String> {
    let origin = dut.block().map(|block| block.described()).unwrap_or_default();
    let facts = Facts::of(modules);
    let mut lines = vec!["SPDX-License-Identifier: MIT".into()];
    lines.extend(filled(&format!("{name}: {about}"), 2));
    let version = env!("CARGO_PKG_VERSION");
    lines.push(format!("Exported by Warpwright {version} from rust-hdl. Do not edit."));
    let mut section = |title: &str, body: Vec<String>| {
        if !body.is_empty() {
            lines.extend([String::new(), title.into()]);
            lines.extend(body);
        }
    };
    section("Function", prose(&format!("{}\n\n{}", origin.head, origin.says)));
    let timing = match facts.clocked {
        true => "Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.",
        false => "The block is combinational: outputs follow the inputs.",
    };
    let mut all = vec![];
    if facts.clocked {
        all.push("  clock  input, 1 bit: Clock.".into());
    }
    if form.reset && facts.starts {
        all.push("  reset  input, 1 bit: Synchronous reset, see below.".into());
    }
    ports(&mut all, "input", &dut.inputs());
    ports(&mut all, "output", &dut.outputs());
    section("Ports", all);
    section("Timing", filled(timing, 0));
    section("Operations", operations(dut));
    section("Start and reset", start(&facts, form, command));
    let values: Vec<_> =
        origin.generics.iter().map(|(name, value)| format!("{name} = {value}")).collect();
    let values =
        if values.is_empty() { String::new() } else { format!(" with {}", values.join(", ")) };
    let other = match command.contains("--config") {
        true => "Other sizes and policies are options of the command",
        false => "For another, change its line in rtl/src/registry; the command is then",
    };
    let mut body = filled(
        &format!(
            "`{}` of {}{values}. Constants are folded away. {other}:",
            origin.structure, origin.file
        ),
        0,
    );
    body.push(format!("  {command}{}", form.options()));
    section("Configuration", body);
    lines
}

/// The lines of a comment with other names of ports.
pub fn renamed(lines: &[String], names: &BTreeMap<String, String>) -> Vec<String> {
    let other = |letter: char| !(letter.is_ascii_alphanumeric() || letter == '_');
    let mut in_ports = false;
    let line = |line: &String| {
        in_ports = line == "Ports" || in_ports && !line.is_empty();
        // A port's name stands between two blanks and two blanks.
        let column = line[2.min(line.len())..].find("  ").filter(|&at| in_ports && at > 0);
        let column = column.filter(|_| line.starts_with("  ")).map_or(0, |at| at + 2);
        let mut out = String::new();
        let mut place = 0;
        for piece in line.split_inclusive(other) {
            let word = piece.trim_end_matches(other);
            let ours = place < column || word.contains("__");
            out += names.get(word).filter(|_| ours).map_or(word, String::as_str);
            out += &piece[word.len()..];
            place += piece.len();
        }
        out
    };
    lines.iter().map(line).collect()
}

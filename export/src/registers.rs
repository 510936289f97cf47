// SPDX-License-Identifier: MIT
//! Registers: flip-flops that become their parent's, and what a reset gives them.
use crate::collect::{Scope, Signal};
use crate::expression::literal;
use crate::module::Modules;
use num_bigint::BigInt;
use rust_hdl::core::ast::Verilog;
use std::collections::BTreeSet;

/// A flip-flop: its input and output, its initial value.
pub struct FlipFlop<'a> {
    pub d: &'a Signal,
    pub q: &'a Signal,
    pub start: String,
}

/// The flip-flops of a block that is nothing else: the library's register, or a bundle of them.
pub fn flip_flops(scope: &Scope) -> Option<Vec<FlipFlop<'_>>> {
    let Verilog::Custom(text) = &scope.hdl else { return None };
    let squashed: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let (starts, takes) = squashed
        .strip_prefix("initial begin ")?
        .strip_suffix("; end")?
        .split_once("; end always @(posedge clock) begin ")?;
    let find = |name: &str| scope.signals.iter().find(|signal| signal.verilog == name);
    let mut found = vec![];
    for (start, take) in starts.split("; ").zip(takes.split("; ")) {
        let ((name, start), (q, d)) = (start.split_once(" = ")?, take.split_once(" <= ")?);
        let (d, q) = (find(d)?, find(q)?);
        if name != q.verilog || d.width != q.width {
            return None;
        }
        let value = crate::collect::literal_value(start, q.width)?;
        found.push(FlipFlop { d, q, start: literal(&BigInt::from(value), q.width) });
    }
    // All of it: each signal is one of theirs, or the clock.
    let signals: BTreeSet<_> = scope.signals.iter().map(|signal| &signal.verilog).collect();
    let clock = "clock".to_owned();
    let theirs: BTreeSet<_> =
        found.iter().flat_map(|each| [&each.d.verilog, &each.q.verilog]).chain([&clock]).collect();
    let statements = starts.split("; ").count() == takes.split("; ").count();
    (statements && signals == theirs).then_some(found)
}

impl Modules {
    /// The reset's port of a block, where it has registers that a reset reaches.
    pub fn reset_of(&self, scope: &Scope) -> Option<&str> {
        self.reset.as_deref().filter(|_| is_reset(scope))
    }
}

fn is_reset(scope: &Scope) -> bool {
    match &scope.hdl {
        Verilog::Custom(text) => !starts(text).is_empty() || scope.children.iter().any(is_reset),
        Verilog::Combinatorial(_) => scope.children.iter().any(is_reset),
        _ => false,
    }
}

/// A statement after `initial` that a reset repeats.
struct Start<'a> {
    /// The register or memory.
    name: &'a str,
    /// The statement, with a non-blocking assignment.
    statement: String,
}

/// The text after the keyword `initial` up to the end of its statement, with its place.
fn initials(text: &str) -> Vec<(usize, &str)> {
    let mut found = vec![];
    for (at, word) in text.match_indices("initial") {
        let body = &text[at + word.len()..];
        let before = text[..at].chars().next_back();
        if !body.starts_with(char::is_whitespace) || before.is_some_and(|c| !c.is_whitespace()) {
            continue;
        }
        let end = match body.trim_start().strip_prefix("begin") {
            Some(_) => body.find("end").map(|end| end + 3),
            // A loop has two semicolons in its head.
            None if body.trim_start().starts_with("for") => {
                body.match_indices(';').nth(2).map(|(end, _)| end + 1)
            }
            None => body.find(';').map(|end| end + 1),
        };
        if let Some(end) = end {
            found.push((at, &text[at..at + word.len() + end]));
        }
    }
    found
}

/// What a reset repeats of an `initial` statement.
fn repeated<'a>(text: &str, initial: &'a str) -> Vec<Start<'a>> {
    let body = initial["initial".len()..].trim();
    let is_name = |name: &str| crate::names::is_identifier(name);
    if body.starts_with("for") {
        // A memory in block RAM has no reset, and keeps its contents.
        let Some((head, assignment)) = body.rsplit_once(')') else { return vec![] };
        let Some((target, value)) = assignment.split_once(" = ") else { return vec![] };
        let name = target.trim().split('[').next().unwrap_or_default();
        let statement = format!("{head}){target} <= {value}");
        let reset = !text.contains("ram_style") && is_name(name);
        return reset.then_some(Start { name, statement }).into_iter().collect();
    }
    let body = body.strip_prefix("begin").and_then(|body| body.strip_suffix("end")).unwrap_or(body);
    if body.trim_start().starts_with("for") {
        return vec![]; // the contents of a memory
    }
    let assignments = body.split(';').filter_map(|each| each.trim().split_once(" = "));
    let starts = assignments.filter(|(name, _)| is_name(name));
    starts.map(|(name, value)| Start { name, statement: format!("{name} <= {value};") }).collect()
}

fn starts(text: &str) -> Vec<Start<'_>> {
    if !text.contains("posedge") {
        return vec![];
    }
    initials(text).iter().flat_map(|(_, initial)| repeated(text, initial)).collect()
}

/// Custom Verilog with a reset: each clocked block gives its registers what `initial` gives them,
/// and does nothing else under reset.
pub fn with_reset(text: &str, reset: &str) -> String {
    let starts = starts(text);
    let mut kept = String::new();
    let mut rest = 0;
    for (at, initial) in initials(text) {
        let statements = match initial.trim_start_matches("initial").trim().starts_with("for") {
            true => 1,
            false => initial.matches(';').count(),
        };
        if repeated(text, initial).len() == statements {
            // With its line, where it has one of its own.
            kept += text[rest..at].trim_end_matches(' ');
            rest = at + initial.len();
            let own_line = kept.is_empty() || kept.ends_with('\n');
            rest += usize::from(own_line && text[rest..].starts_with('\n'));
        }
    }
    kept += &text[rest..];
    let mut pieces = kept.split("always @(posedge ");
    let mut out = pieces.next().unwrap_or_default().to_string();
    for piece in pieces {
        out += "always @(posedge ";
        let own = starts.iter().filter(|start| {
            let assigned = |after: &str| piece.contains(&format!("{}{after}", start.name));
            assigned(" <=") || assigned("[")
        });
        let own: String = own.map(|start| format!("  {}\n", start.statement)).collect();
        match piece.split_once(')').filter(|_| !own.is_empty()) {
            Some((clock, body)) => {
                out += &format!("{clock}) if ({reset}) begin\n{own}end else {}", body.trim_start());
            }
            None => out += piece,
        }
    }
    out
}

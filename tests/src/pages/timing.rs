// SPDX-License-Identifier: MIT
//! Timing diagrams: a page's notes say what drives a block, its simulation says what comes out.
//!
//! A block of code of the language `timing` has a line for each port: `+ port values` an input that
//! is shown, `- port values` one that is not, `? port` an output; text behind `;` is a remark.
//! Values are hexadecimal, one a cycle; `.` is the value of the cycle before, zero at first. The
//! cycles are those of the longest line.
use anyhow::{bail, Context, Result};
use warpwright_rtl::dut::{Dut, Port};

const COLUMNS: usize = 4;

struct Row {
    name: String,
    remark: String,
    width: usize,
    values: Vec<u64>,
}

fn place(ports: &[Port], name: &str) -> Option<usize> {
    ports.iter().position(|port| port.name == name.replace('[', "$").replace(']', ""))
}

fn values(text: &str) -> Result<Vec<u64>> {
    let mut last = 0;
    text.split_whitespace()
        .map(|word| {
            if word != "." {
                last = u64::from_str_radix(word, 16).with_context(|| format!("`{word}`"))?;
            }
            Ok(last)
        })
        .collect()
}

fn simulate(dut: &mut dyn Dut, script: &str) -> Result<Vec<Row>> {
    let (inputs, outputs) = (dut.inputs(), dut.outputs());
    let (mut rows, mut driven, mut read) = (vec![], vec![], vec![]);
    for line in script.lines().filter(|line| !line.trim().is_empty()) {
        let (line, remark) = line.split_once(';').unwrap_or((line, ""));
        let (kind, line) = line.split_at(1);
        let (name, text) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        let ports = if kind == "?" { &outputs } else { &inputs };
        let port = place(ports, name).with_context(|| format!("no port `{name}` in `{line}`"))?;
        let row = || Row {
            name: name.into(),
            remark: remark.trim().into(),
            width: ports[port].width,
            values: vec![],
        };
        match kind {
            "+" | "-" => {
                driven.push((port, values(text)?, (kind == "+").then_some(rows.len())));
                rows.extend((kind == "+").then(row));
            }
            "?" => {
                read.push((port, rows.len()));
                rows.push(row());
            }
            _ => bail!("`{kind}{line}` begins with none of + - ?"),
        }
    }
    for cycle in 0..driven.iter().map(|(_, values, _)| values.len()).max().unwrap_or(0) {
        for (port, values, row) in &driven {
            let value = values.get(cycle).or(values.last()).copied().unwrap_or(0);
            dut.poke(*port, value);
            if let Some(row) = row {
                rows[*row].values.push(value);
            }
        }
        dut.settle();
        for (port, row) in &read {
            rows[*row].values.push(dut.peek(*port));
        }
        dut.rise();
    }
    Ok(rows)
}

fn wave(row: &Row) -> String {
    let mut last = None;
    let cell = |&value: &u64| match (row.width, value, last.replace(value)) {
        (1, 0, _) => "▁".repeat(COLUMNS),
        (1, _, _) => "▇".repeat(COLUMNS),
        (_, value, Some(before)) if before == value => " ".repeat(COLUMNS),
        _ => format!("{:<COLUMNS$}", format!("│{value:x}")),
    };
    row.values.iter().map(cell).collect()
}

/// The diagram of a script.
fn diagram(dut: &mut dyn Dut, script: &str) -> Result<String> {
    let rows = simulate(dut, script)?;
    let names = rows.iter().map(|row| row.name.len()).max().unwrap_or(0).max("cycle".len());
    let cycles = rows.first().map_or(0, |row| row.values.len());
    let numbers: String = (0..cycles).map(|cycle| format!("{cycle:<COLUMNS$}")).collect();
    let mut out = format!("{:names$}  {}\n", "cycle", numbers.trim_end());
    for row in &rows {
        let line = format!("{:names$}  {}  {}", row.name, wave(row), row.remark);
        out += &format!("{}\n", line.trim_end());
    }
    Ok(out)
}

/// Notes with a diagram in place of each script.
pub fn with_diagrams(notes: &str, build: fn() -> Box<dyn Dut>) -> Result<String> {
    let mut out = String::new();
    let mut rest = notes;
    while let Some((before, script)) = rest.split_once("```timing\n") {
        let (script, after) = script.split_once("```").context("a script that does not end")?;
        out += &format!("{before}```\n{}```", diagram(build().as_mut(), script)?);
        rest = after;
    }
    Ok(out + rest)
}

// SPDX-License-Identifier: MIT
//! Annotations written into the source text: comments and layout stay.
use crate::asm::{assemble_with, Annotate, Options};
use crate::disassemble::slots;
use crate::instruction::{decode, Instruction};
use crate::phases::Phases;
use crate::program::Program;
use crate::row::Suffix;
use crate::source_error::SourceErrors;

/// The text with the automatic annotation in it; annotations that are there are replaced, and
/// `.annotate on` or `off` becomes `auto`. It assembles to the same words as `.annotate on` where
/// texture reads are not moved ([`Phases::Given`]): the text keeps its order.
pub fn annotate_source(
    file: &str,
    source: &str,
    options: &Options,
) -> Result<String, SourceErrors> {
    let annotate = Some(Annotate::On);
    let options = Options { annotate, phases: Phases::Given, ..options.clone() };
    let program = assemble_with(file, source, &options)?;
    Ok(with_annotations(&program))
}

/// The source of an assembled program with the annotations of its instructions.
pub fn with_annotations(program: &Program) -> String {
    let mut lines: Vec<String> = program.source.lines().map(plain_directive).collect();
    let instructions: Vec<Instruction> =
        program.instructions.iter().flat_map(|&word| decode(word)).collect();
    let mut pc = 0;
    while pc < instructions.len() {
        let line = program.lines[pc];
        let same = program.lines[pc..].iter().take_while(|&&other| other == line).count();
        let text = &mut lines[line as usize - 1];
        let all = &instructions[pc..pc + same];
        let hidden =
            all[..same - 1].iter().any(|instruction| instruction.wait != 0 && !in_merged(all));
        *text = if hidden { apart(text, all) } else { put(text, &annotation(all)) };
        pc += same;
    }
    let end = if program.source.ends_with('\n') { "\n" } else { "" };
    lines.join("\n") + end
}

/// `{slot 0 wait 1}`; nothing if there is nothing to say. A merged atomic is several
/// instructions: the slot of its PREFIX, the mask of the last.
fn annotation(instructions: &[Instruction]) -> String {
    let tracked = instructions.iter().find(|instruction| instruction.row.reorderable());
    let wait = instructions.last().map_or(0, |last| last.wait);
    let notes = [
        tracked.map(|instruction| format!("slot {}", instruction.slot)),
        (wait != 0).then(|| format!("wait {}", slots(wait))),
    ];
    let notes: Vec<String> = notes.into_iter().flatten().collect();
    if notes.is_empty() {
        return String::new();
    }
    format!("{{{}}}", notes.join(" "))
}

/// Whether an instruction begins a merged atomic or belongs to the middle of one.
pub fn is_merged(instruction: &Instruction) -> bool {
    instruction.row.suffix == Suffix::Atomic
}

fn in_merged(all: &[Instruction]) -> bool {
    all.iter().any(is_merged)
}

/// The instructions of a line on lines of their own: only the last of a line can be annotated
/// there.
fn apart(line: &str, all: &[Instruction]) -> String {
    let (code, comment) = split(line);
    let label = code.find(':').map_or("", |at| &code[..=at]);
    let mut lines: Vec<String> =
        all.iter().map(|instruction| format!("        {instruction}")).collect();
    lines[0] = format!("{label}{}", &lines[0][label.len().min(7)..]);
    if let Some(last) = lines.last_mut().filter(|_| !comment.is_empty()) {
        *last = format!("{last} {comment}");
    }
    lines.join("\n")
}

/// Where the comment of a line starts, or its end.
pub fn comment_at(line: &str) -> usize {
    [";", "//"].into_iter().filter_map(|mark| line.find(mark)).min().unwrap_or(line.len())
}

/// Code and comment of a line.
fn split(line: &str) -> (&str, &str) {
    line.split_at(comment_at(line))
}

/// The line with this annotation instead of its own; the comment keeps its column if it can.
fn put(line: &str, annotation: &str) -> String {
    let (code, comment) = split(line);
    let bare = code.split('{').next().unwrap_or_default().trim_end();
    let mut out = bare.to_string();
    if !annotation.is_empty() {
        out = format!("{bare} {annotation}");
    } else if bare.len() == code.trim_end().len() {
        return line.into();
    }
    if !comment.is_empty() {
        let (column, width) = (code.chars().count(), out.chars().count());
        out.push_str(&" ".repeat(column.saturating_sub(width).max(1)));
        out.push_str(comment);
    }
    out
}

/// `.annotate on` and `off` as `.annotate auto`.
fn plain_directive(line: &str) -> String {
    let (code, comment) = split(line);
    match code.find(".annotate ") {
        None => line.into(),
        Some(at) => {
            let (place, directive) = code.split_at(at);
            let mode = directive.split_whitespace().nth(1).unwrap_or("auto");
            format!("{place}{}{comment}", directive.replacen(&format!(" {mode}"), " auto", 1))
        }
    }
}

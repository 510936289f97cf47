// SPDX-License-Identifier: MIT
//! The assembler: text to [`Program`]. The language is described in `docs/assembly.md`.
mod cursor;
mod directives;
mod expression;
mod finish;
mod lexer;
mod lint;
mod loose;
mod mnemonics;
mod operands;
mod passes;
mod phases;
mod pseudo;
mod source;
mod suggest;
mod symbols;
mod task_drafts;
mod unused;

use crate::annotate::Counters;
use crate::instruction::{decode, Instruction};
use crate::phases::Phases;
use crate::program::{layout, Launch, Origin, Program, SetsIn};
use crate::source_error::{SourceError, SourceErrors};
use cursor::Problem;
use directives::Sections;
use expression::Value;
use lexer::{Kind, Token};
use std::collections::{BTreeMap, BTreeSet};
use symbols::{Symbol, Symbols};
use task_drafts::TaskDraft;

/// What the command line may override.
#[derive(Clone, Debug)]
pub struct Options {
    /// Size of the grid instead of the program's own.
    pub size: Option<(u32, u32)>,
    /// Widths and heights of the input pictures.
    pub images: Vec<(u32, u32)>,
    /// Slots per warp for the automatic annotation.
    pub slots: u8,
    /// Widths of their counters.
    pub widths: [u8; 8],
    /// The wait mask is on the instruction that waits. Source text has it on the one before
    /// all the same; it is moved.
    pub mask_on_same: bool,
    /// How the wait masks come about, instead of what `.annotate` says.
    pub annotate: Option<Annotate>,
    /// Where the marks of texture reads come from.
    pub phases: Phases,
    /// Registers of a thread with which all warps of the core are resident: so many may be used to
    /// bring texture reads together.
    pub resident_registers: u8,
    /// Threads of a warp, 4 or 8.
    pub warp_threads: u32,
    /// Where `atom` keeps what PREPARE finds.
    pub sets_in: SetsIn,
    /// `atom` is not merged: an access for each thread, for a core without PREPARE.
    pub plain_atomics: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            size: None,
            images: vec![],
            slots: 8,
            widths: [3; 8],
            mask_on_same: false,
            annotate: None,
            phases: Phases::Auto,
            resident_registers: 32,
            warp_threads: 4,
            sets_in: SetsIn::Sideband,
            plain_atomics: false,
        }
    }
}

impl Options {
    /// The scoreboard that the program is for.
    pub fn counters(&self) -> Counters {
        Counters { slots: self.slots, widths: self.widths, mask_on_same: self.mask_on_same }
    }

    /// With the program for this scoreboard.
    pub fn for_counters(self, counters: Counters) -> Self {
        let Counters { slots, widths, mask_on_same } = counters;
        Self { slots, widths, mask_on_same, ..self }
    }
}

/// Assembles with default options.
pub fn assemble(file: &str, source: &str) -> Result<Program, SourceErrors> {
    assemble_with(file, source, &Options::default())
}

/// A source text with its includes and macros expanded.
struct Text<'a> {
    file: &'a str,
    source: String,
    /// Where each line comes from; empty: from the file itself.
    origins: Vec<Origin>,
    /// What was wrong with includes and macros: line from 0.
    problems: Vec<(usize, Problem)>,
}

impl<'a> Text<'a> {
    fn new(file: &'a str, source: &str) -> Self {
        let source = source.strip_prefix('\u{feff}').unwrap_or(source);
        if !source::needs_expansion(source) {
            return Self { file, source: source.into(), origins: vec![], problems: vec![] };
        }
        let source::Expanded { lines, origins, problems } = source::expand(file, source);
        Self { file, source: lines.join("\n") + "\n", origins, problems }
    }
}

/// Assembles a program. Files that it includes are looked for from the folder of `file` on.
pub fn assemble_with(file: &str, source: &str, options: &Options) -> Result<Program, SourceErrors> {
    let text = Text::new(file, source);
    let unused = unused_results(&text, options);
    let with = |sets_at| {
        Assembler::new(&text, options, sets_at, &unused).run().map(|(program, _)| program)
    };
    if options.sets_in == SetsIn::Sideband || options.plain_atomics {
        return with(None);
    }
    // How many registers the program itself uses shows when it is assembled.
    let plain = with(None)?;
    let used = plain
        .instructions
        .iter()
        .filter_map(|&word| decode(word).ok())
        .map(|i| i.registers_read() | i.registers_written());
    let count = used.map(|registers| 64 - registers.leading_zeros()).max().unwrap_or(0) as u8;
    with(Some(count))
}

/// The lines of merged atomics whose result is not used; none where everything is taken as written.
/// Errors show when the program is assembled for good.
fn unused_results(text: &Text, options: &Options) -> BTreeSet<usize> {
    if !unused::may_shorten(&text.source) {
        return BTreeSet::new();
    }
    let unchecked = Options { annotate: Some(Annotate::Off), ..options.clone() };
    match Assembler::new(text, &unchecked, None, &BTreeSet::new()).run() {
        Ok((program, mode)) if options.annotate.unwrap_or(mode) != Annotate::Off => {
            unused::unused_results(&program)
        }
        _ => BTreeSet::new(),
    }
}

/// How the wait masks come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Annotate {
    /// Automatic unless the source has annotations; those are checked.
    Auto,
    /// Automatic.
    On,
    /// As written, unchecked.
    Off,
    /// As written, checked also if nothing is written.
    Check,
}

/// Something that pass 2 comes back to.
enum Statement {
    /// How many words it becomes.
    Instruction(usize),
    Register,
    Temp,
}

/// Names of registers: class letter and number.
type RegisterNames = BTreeMap<String, (char, u8)>;

/// Errors, and warnings, that are shown of one program.
const MAX_ERRORS: usize = 100;

struct Assembler<'a> {
    text: &'a Text<'a>,
    options: &'a Options,
    lines: Vec<Vec<Token>>,
    errors: Vec<SourceError>,
    warnings: Vec<SourceError>,
    symbols: Symbols,
    /// Names of registers up to here, in the first pass.
    register_names: RegisterNames,
    /// Where each directive that may be given once was given.
    given: BTreeMap<String, usize>,
    statements: Vec<(usize, usize, Statement)>,
    sections: Sections,
    tasks: Vec<TaskDraft>,
    /// Bytes of shared memory of a workgroup.
    shared_bytes: u32,
    mode: Annotate,
    annotated: bool,
    /// First of the three registers of merged atomics.
    sets_at: Option<u8>,
    /// Lines of merged atomics that return nothing whatever is written.
    unused: &'a BTreeSet<usize>,
}

impl<'a> Assembler<'a> {
    fn new(
        text: &'a Text<'a>,
        options: &'a Options,
        sets_at: Option<u8>,
        unused: &'a BTreeSet<usize>,
    ) -> Self {
        Self {
            sets_at,
            unused,
            text,
            options,
            lines: vec![],
            errors: vec![],
            warnings: vec![],
            register_names: BTreeMap::new(),
            given: BTreeMap::new(),
            symbols: Symbols::default(),
            statements: vec![],
            sections: Sections::default(),
            tasks: vec![TaskDraft::new(options)],
            shared_bytes: 0,
            mode: Annotate::Auto,
            annotated: false,
        }
    }

    fn found(&self, line: usize, problem: Problem, warning: bool) -> SourceError {
        let assembled = self.text.source.lines().nth(line).unwrap_or_default();
        let origin = self.text.origins.get(line);
        let (file, number, from) = match origin {
            Some(origin) => (origin.file.as_str(), origin.line, origin.from.as_str()),
            None => (self.text.file, line as u32 + 1, ""),
        };
        // What is shown is the user's own line; the values of a macro are added.
        let written = origin.and_then(|origin| origin.written.as_ref());
        let (source_line, (column, length), filled) = match written {
            Some(written) => {
                let place = written.place(problem.column, problem.length);
                let is_filled = !written.columns.is_empty() && !assembled.starts_with(';');
                let filled = is_filled.then(|| format!(": `{}`", assembled.trim()));
                (written.text.as_str(), place, filled.unwrap_or_default())
            }
            None => (assembled, (problem.column, problem.length), String::new()),
        };
        let token = source_line.chars().skip(column).take(length).collect();
        SourceError {
            file: file.into(),
            line: number,
            column: column as u32 + 1,
            length: length as u32,
            token,
            message: problem.message + from + &filled,
            source_line: source_line.into(),
            warning,
        }
    }

    fn report(&mut self, line: usize, problem: Problem) {
        // As many as anybody reads.
        if self.errors.len() < MAX_ERRORS {
            let error = self.found(line, problem, false);
            self.errors.push(error);
        }
    }

    fn warn(&mut self, line: usize, problem: Problem) {
        if self.warnings.len() < MAX_ERRORS {
            let warning = self.found(line, problem, true);
            self.warnings.push(warning);
        }
    }

    /// File and line of a line from 0, for messages about another one.
    fn place(&self, line: usize) -> String {
        match self.text.origins.get(line) {
            Some(origin) => format!("{}:{}", origin.file, origin.line),
            None => format!("{}:{}", self.text.file, line + 1),
        }
    }

    fn failed(&mut self) -> Result<(), SourceErrors> {
        if self.errors.is_empty() {
            return Ok(());
        }
        self.errors.sort_by_key(|error| (error.line, error.column));
        Err(SourceErrors(std::mem::take(&mut self.errors)))
    }

    /// The program, and what its `.annotate` says.
    fn run(mut self) -> Result<(Program, Annotate), SourceErrors> {
        for (line, problem) in &self.text.problems {
            self.report(*line, problem.clone());
        }
        for (line, text) in self.text.source.lines().enumerate() {
            let tokens = match lexer::tokens(text) {
                Ok(tokens) => tokens,
                Err((column, length, message)) => {
                    self.report(line, Problem { column, length, message });
                    vec![Token { kind: Kind::End, column: 0, length: 1 }]
                }
            };
            self.lines.push(tokens);
        }
        let builtin = [("PI", std::f64::consts::PI), ("INF", f64::INFINITY), ("NAN", f64::NAN)];
        builtin
            .iter()
            .for_each(|&(name, value)| self.symbols.set(name, Symbol::Value(Value::Float(value))));
        let reserved = ["PI", "INF", "NAN", "WIDTH", "HEIGHT"];
        reserved.iter().for_each(|name| self.symbols.take(name, "a name of the assembler"));
        self.first_pass();
        self.place_workgroups();
        self.failed()?;
        let mut program = Program {
            file: self.text.file.into(),
            source: self.text.source.clone(),
            origins: self.text.origins.clone(),
            ..Program::default()
        };
        let count = self.count();
        self.place_sections(&mut program, layout::data_base(count));
        self.failed()?;
        let mut instructions = self.second_pass(&mut program.lines);
        self.fill(&mut program);
        self.failed()?;
        let mut tasks = self
            .tasks
            .iter()
            .map(|task| Launch { shared_bytes: self.shared_bytes, ..task.launch.clone() });
        program.launch = tasks.next().expect("there is a first task");
        program.others = tasks.collect();
        self.finish(&mut instructions, &mut program);
        self.failed()?;
        program.warnings = std::mem::take(&mut self.warnings);
        program.warnings.sort_by(|one, other| {
            (&one.file, one.line, one.column).cmp(&(&other.file, other.line, other.column))
        });
        program.instructions = instructions.iter().map(Instruction::encode).collect();
        program.symbols = self.symbols.export();
        Ok((program, self.mode))
    }

    /// What the expansion of a merged atomic on this line depends on.
    fn registers(&self, line: usize, temp: Option<u8>) -> pseudo::Registers {
        let plain = self.options.plain_atomics;
        pseudo::Registers {
            temp,
            sets_at: self.sets_at,
            unused: self.unused.contains(&line),
            plain,
        }
    }

    /// Number of instruction words of the statements so far.
    fn count(&self) -> usize {
        let words = |(_, _, statement): &(usize, usize, Statement)| match statement {
            Statement::Instruction(words) => *words,
            _ => 0,
        };
        self.statements.iter().map(words).sum()
    }
}

//! The assembler: text to [`Program`]. The language is described in `docs/assembly.md`.
mod cursor;
mod directives;
mod error;
mod expression;
mod lexer;
mod operands;
mod pseudo;
mod symbols;
mod task_drafts;
mod unused;

pub use error::{SourceError, SourceErrors};

use crate::annotate::{self, Facts};
use crate::instruction::{decode, Instruction};
use crate::program::{layout, Grid, Launch, Program, SetsIn};
use crate::row::Row;
use cursor::{Cursor, Parsed, Problem};
use directives::Sections;
use expression::Value;
use lexer::{Kind, Token};
use operands::Context;
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
    /// Constants that replace those of the program.
    pub defines: Vec<(String, i64)>,
    /// How the wait masks come about, instead of what `.annotate` says.
    pub annotate: Option<Annotate>,
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
            defines: vec![],
            annotate: None,
            warp_threads: 4,
            sets_in: SetsIn::Sideband,
            plain_atomics: false,
        }
    }
}

/// Assembles with default options.
pub fn assemble(file: &str, source: &str) -> Result<Program, SourceErrors> {
    assemble_with(file, source, &Options::default())
}

/// Assembles a program.
pub fn assemble_with(file: &str, source: &str, options: &Options) -> Result<Program, SourceErrors> {
    let unused = unused_results(file, source, options);
    let with = |sets_at| Assembler::new(file, source, options, sets_at, &unused).run().map(|(program, _)| program);
    if options.sets_in == SetsIn::Sideband || options.plain_atomics {
        return with(None);
    }
    // How many registers the program itself uses shows when it is assembled.
    let plain = with(None)?;
    let used =
        plain.instructions.iter().filter_map(|&word| decode(word).ok()).map(|i| i.registers_read() | i.registers_written());
    let count = used.map(|registers| 64 - registers.leading_zeros()).max().unwrap_or(0) as u8;
    with(Some(count))
}

/// The lines of merged atomics whose result is not used; none where everything is taken as written. Errors show
/// when the program is assembled for good.
fn unused_results(file: &str, source: &str, options: &Options) -> BTreeSet<usize> {
    if !unused::may_shorten(source) {
        return BTreeSet::new();
    }
    let unchecked = Options { annotate: Some(Annotate::Off), ..options.clone() };
    match Assembler::new(file, source, &unchecked, None, &BTreeSet::new()).run() {
        Ok((program, mode)) if options.annotate.unwrap_or(mode) != Annotate::Off => unused::unused_results(&program),
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
    Instruction,
    Register,
    Temp,
}

/// Number of instructions that the statement at token `at` becomes.
fn line_length(tokens: &[Token], at: usize, registers: &pseudo::Registers) -> usize {
    let mut cursor = Cursor::new(tokens, at);
    if cursor.accept("@") {
        cursor.accept("!");
        cursor.next();
    }
    match &cursor.next().kind {
        Kind::Name(name) => match pseudo::merged_atomic(name) {
            Some((op, _)) => pseudo::length(op, !(registers.unused || cursor.accept_name("_")), registers),
            None => 1,
        },
        _ => 1,
    }
}

struct Assembler<'a> {
    file: &'a str,
    source: &'a str,
    options: &'a Options,
    lines: Vec<Vec<Token>>,
    errors: Vec<SourceError>,
    symbols: Symbols,
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
    fn new(file: &'a str, source: &'a str, options: &'a Options, sets_at: Option<u8>, unused: &'a BTreeSet<usize>) -> Self {
        Self {
            sets_at,
            unused,
            file,
            source,
            options,
            lines: vec![],
            errors: vec![],
            symbols: Symbols::default(),
            statements: vec![],
            sections: Sections::default(),
            tasks: vec![TaskDraft::new(options)],
            shared_bytes: 0,
            mode: Annotate::Auto,
            annotated: false,
        }
    }

    fn report(&mut self, line: usize, problem: Problem) {
        let source_line = self.source.lines().nth(line).unwrap_or_default().to_string();
        let token = source_line.chars().skip(problem.column).take(problem.length).collect();
        self.errors.push(SourceError {
            file: self.file.into(),
            line: line as u32 + 1,
            column: problem.column as u32 + 1,
            length: problem.length as u32,
            token,
            message: problem.message,
            source_line,
        });
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
        for (line, text) in self.source.lines().enumerate() {
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
        builtin.iter().for_each(|&(name, value)| self.symbols.set(name, Symbol::Value(Value::Float(value))));
        self.first_pass();
        self.place_workgroups();
        self.failed()?;
        let mut program = Program { file: self.file.into(), source: self.source.into(), ..Program::default() };
        let count = self.count();
        self.place(&mut program, layout::data_base(count));
        self.failed()?;
        let mut instructions = self.second_pass(&mut program.lines);
        self.fill(&mut program);
        self.failed()?;
        let mut tasks = self.tasks.iter().map(|task| Launch { shared_bytes: self.shared_bytes, ..task.launch.clone() });
        program.launch = tasks.next().expect("there is a first task");
        program.others = tasks.collect();
        self.finish(&mut instructions, &mut program);
        self.failed()?;
        program.instructions = instructions.iter().map(Instruction::encode).collect();
        program.symbols = self.symbols.export();
        Ok((program, self.mode))
    }

    /// What the expansion of a merged atomic on this line is told.
    fn registers(&self, line: usize, temp: Option<u8>) -> pseudo::Registers {
        let plain = self.options.plain_atomics;
        pseudo::Registers { temp, sets_at: self.sets_at, unused: self.unused.contains(&line), plain }
    }

    /// Number of instruction words of the statements so far.
    fn count(&self) -> usize {
        let is_instruction = |s: &&(usize, usize, Statement)| matches!(s.2, Statement::Instruction);
        self.statements
            .iter()
            .filter(is_instruction)
            .map(|(line, at, _)| line_length(&self.lines[*line], *at, &self.registers(*line, None)))
            .sum()
    }

    fn first_pass(&mut self) {
        let lines = std::mem::take(&mut self.lines);
        let mut pc = 0;
        for (line, tokens) in lines.iter().enumerate() {
            let result = self.first_pass_line(line, tokens, &mut pc);
            if let Err(problem) = result {
                self.report(line, problem);
            }
        }
        self.lines = lines;
        for (number, task) in self.tasks.iter().enumerate() {
            let (width, height) = match task.launch.grid {
                Grid::Pixels { width, height } => (width, height),
                Grid::Linear { threads } => (threads, 1),
            };
            let own =
                task.launch.name.iter().flat_map(|name| [(format!("{name}.width"), width), (format!("{name}.height"), height)]);
            let first = [("WIDTH".to_string(), width), ("HEIGHT".to_string(), height)].into_iter().filter(|_| number == 0);
            for (name, value) in own.chain(first) {
                self.symbols.set(&name, Symbol::Value(Value::Integer(value.into())));
            }
        }
        for (name, value) in &self.options.defines {
            self.symbols.set(name, Symbol::Value(Value::Integer(*value)));
        }
    }

    fn first_pass_line(&mut self, line: usize, tokens: &[Token], pc: &mut usize) -> Parsed<()> {
        let mut cursor = Cursor::new(tokens, 0);
        while let (Kind::Name(name), Kind::Symbol(":")) = (&cursor.peek().kind, &cursor.peek_second().kind) {
            if operands::register(name, &BTreeMap::new()).is_some() {
                return Err(cursor.expected("a label that is not a register's name"));
            }
            self.symbols.define(name, cursor.peek(), Symbol::Label(*pc as i64))?;
            cursor.next();
            cursor.next();
        }
        let at = cursor.position();
        match &cursor.peek().kind {
            Kind::End => Ok(()),
            Kind::Directive(name) if name == "task" => {
                let token = cursor.next();
                self.begin_task(line, token, &mut cursor, *pc)
            }
            Kind::Directive(name) => {
                let token = cursor.next();
                self.directive(line, at, name, token, &mut cursor)
            }
            Kind::Name(_) | Kind::Symbol("@") => {
                self.statements.push((line, at, Statement::Instruction));
                *pc += line_length(tokens, at, &self.registers(line, None));
                Ok(())
            }
            _ => Err(cursor.expected("a label, a directive or an instruction")),
        }
    }

    fn second_pass(&mut self, lines: &mut Vec<u32>) -> Vec<Instruction> {
        let mut out: Vec<Instruction> = Vec::new();
        let mut registers = BTreeMap::new();
        let mut temp = None;
        let tokens = std::mem::take(&mut self.lines);
        for (line, at, statement) in std::mem::take(&mut self.statements) {
            let mut cursor = Cursor::new(&tokens[line], at);
            let context = Context { symbols: &self.symbols, registers: &registers, pc: out.len() as i64 };
            let result = match statement {
                Statement::Instruction => {
                    let registers = self.registers(line, temp);
                    Self::instruction(&context, &mut cursor, registers).map(|(all, annotated)| {
                        lines.extend(all.iter().map(|_| line as u32 + 1));
                        out.extend(all);
                        self.annotated |= annotated;
                    })
                }
                Statement::Temp => {
                    cursor.next();
                    context.register(&mut cursor, 'r').and_then(|register| {
                        temp = Some(register);
                        cursor.end()
                    })
                }
                Statement::Register => Self::register_name(&mut cursor, &context).map(|(name, register)| {
                    registers.insert(name, register);
                }),
            };
            if let Err(problem) = result {
                // Keep the numbering of the instructions behind it.
                if matches!(statement, Statement::Instruction) {
                    out.push(Instruction::named("nop", crate::Format::R));
                    lines.push(line as u32 + 1);
                }
                self.report(line, problem);
            }
        }
        self.lines = tokens;
        out
    }

    fn register_name(cursor: &mut Cursor, context: &Context) -> Parsed<(String, (char, u8))> {
        cursor.next();
        let (name, token) = cursor.name("a name for the register")?;
        if operands::register(name, &BTreeMap::new()).is_some() || name.contains('.') {
            return Err(Problem::at(token, format!("`{name}` cannot be a name: expected one without dots that is no register")));
        }
        let problem = cursor.expected("a register (r, p, s or t with its number)");
        let (register, _) = cursor.name("a register")?;
        let register = operands::register(register, context.registers).ok_or(problem)?;
        cursor.end()?;
        Ok((name.into(), register))
    }

    fn instruction(context: &Context, cursor: &mut Cursor, registers: pseudo::Registers) -> Parsed<(Vec<Instruction>, bool)> {
        let guard_token = cursor.peek();
        let guard = context.guard(cursor)?;
        let (written, token) = cursor.name("an instruction")?;
        let is_pseudo = pseudo::merged_atomic(written).is_some();
        let rows = operands::find_rows(written);
        let mut all = if is_pseudo {
            pseudo::expand(context, cursor, written, registers)?
        } else if rows.is_empty() {
            return Err(Problem::at(token, operands::unknown_mnemonic(written)));
        } else {
            vec![context.instruction(cursor, &rows)?]
        };
        if guard.is_some() && !all[0].row.guardable() {
            let message = format!("`{written}` concerns the whole warp and cannot have a guard");
            return Err(Problem::at(guard_token, message));
        }
        let tracked = all.iter().position(|instruction| instruction.row.reorderable()).unwrap_or(0);
        let row: &Row = all[tracked].row;
        let annotation = context.annotation(cursor, row)?;
        cursor.end()?;
        let slot = annotation.slot.unwrap_or(0);
        let last = all.len() - 1;
        for (i, instruction) in all.iter_mut().enumerate() {
            instruction.guard = guard;
            if i == tracked && instruction.row.reorderable() {
                instruction.slot = slot;
                // The arithmetic of a merged atomic follows its own PREFIX.
                instruction.wait = if i < last { 1 << slot } else { 0 };
            }
        }
        all[last].wait |= annotation.wait;
        Ok((all, annotation.present))
    }

    /// Checks that cross instructions, and annotation.
    fn finish(&mut self, instructions: &mut [Instruction], program: &mut Program) {
        self.count_registers(instructions, program);
        let lines = &program.lines;
        // `.annotate off` takes everything as written: programs that are to fault need it.
        let mode = self.options.annotate.unwrap_or(self.mode);
        let checked = if mode == Annotate::Off { 0 } else { instructions.len() };
        let branches = instructions.iter().enumerate().filter(|(_, instruction)| instruction.target != 0);
        let targets = branches.map(|(pc, branch)| pc as i64 + i64::from(branch.target)).collect();
        for pc in 0..checked {
            let target = pc as i64 + i64::from(instructions[pc].target);
            if !(0..instructions.len() as i64).contains(&target) {
                self.report_at(lines, pc, format!("the target {target} is outside the program"));
            }
            if ["prefix", "sprefix"].contains(&instructions[pc].row.mnemonic) && !Self::pair(instructions, &targets, pc) {
                let message = "PREFIX must follow directly on its PREPARE, with the same guard, operation, address and operands";
                self.report_at(lines, pc, message.into());
            }
        }
        if !self.errors.is_empty() {
            return;
        }
        let facts = Facts::new(program, instructions.len());
        let written = self.annotated || program.tasks().any(|task| task.initial_wait != 0);
        match mode {
            Annotate::On => annotate::annotate(instructions, self.options.slots, &facts),
            Annotate::Auto if !written => annotate::annotate(instructions, self.options.slots, &facts),
            Annotate::Auto | Annotate::Check => self.check(instructions, lines, &facts),
            Annotate::Off => {}
        }
    }

    /// Checks annotations that are written.
    fn check(&mut self, instructions: &[Instruction], lines: &[u32], facts: &Facts) {
        let slots = self.options.slots.clamp(1, 8);
        for (pc, instruction) in instructions.iter().enumerate() {
            let own = if instruction.row.reorderable() { 1 << instruction.slot } else { 0 };
            let named: u8 = own | instruction.wait | instruction.mask_a | instruction.mask_b;
            if u32::from(named) >> slots != 0 {
                let (highest, last) = (7 - named.leading_zeros(), slots - 1);
                self.report_at(lines, pc, format!("slot {highest} is named: expected 0 to {last} with {slots} slots"));
            }
        }
        for missing in annotate::check(instructions, facts) {
            let (earlier, later) = (missing.earlier, missing.later);
            let column = self.place_of(lines, earlier).0 + 1;
            let message = format!(
                "missing wait: `{}` {}; it must wait for slot {} of line {}: `{}` at {}:{}:{column}",
                instructions[later].full_mnemonic(),
                missing.reason,
                instructions[earlier].slot,
                lines[earlier],
                instructions[earlier],
                self.file,
                lines[earlier],
            );
            self.report_at(lines, later, message);
        }
    }

    /// Column from 0 and length of the instruction of `pc`: its line without label and comment.
    fn place_of(&self, lines: &[u32], pc: usize) -> (usize, usize) {
        let line = lines[pc] as usize - 1;
        let tokens = &self.lines[line];
        let is_label = |at: &usize| tokens.get(at + 1).is_some_and(|next| next.kind == Kind::Symbol(":"));
        let mut first = 0;
        while is_label(&first) && matches!(tokens[first].kind, Kind::Name(_)) {
            first += 2;
        }
        let end = tokens.iter().rev().find(|token| token.kind != Kind::End).map_or(1, |token| token.column + token.length);
        (tokens[first].column, end.saturating_sub(tokens[first].column).max(1))
    }

    fn report_at(&mut self, lines: &[u32], pc: usize, message: String) {
        let (column, length) = self.place_of(lines, pc);
        self.report(lines[pc] as usize - 1, Problem { column, length, message });
    }

    /// Whether the instruction before `pc` is the PREPARE of this PREFIX, with no way in between.
    fn pair(instructions: &[Instruction], targets: &BTreeSet<i64>, pc: usize) -> bool {
        let jumped_to = targets.contains(&(pc as i64));
        let Some(prepare) = pc.checked_sub(1).map(|before| &instructions[before]) else {
            return false;
        };
        let prefix = &instructions[pc];
        let key = |i: &Instruction| (i.guard, i.modifier, i.ra, i.rb, i.rc, i.offset);
        let same_space = prepare.row.mnemonic.replace("prepare", "prefix") == prefix.row.mnemonic;
        ["prepare", "sprepare"].contains(&prepare.row.mnemonic) && same_space && key(prepare) == key(prefix) && !jumped_to
    }
}

// SPDX-License-Identifier: MIT
//! The two passes over the statements: labels and directives first, instructions second.
use super::cursor::{Cursor, Parsed, Problem};
use super::expression::Value;
use super::lexer::{Kind, Token};
use super::operands::{self, Context};
use super::symbols::Symbol;
use super::{loose, mnemonics, pseudo, Assembler, RegisterNames, Statement};
use crate::instruction::Instruction;
use crate::program::Grid;
use crate::row::Row;
use std::collections::BTreeMap;

/// Number of instructions that the statement at token `at` becomes. `names`: names of registers.
fn line_length(
    tokens: &[Token],
    at: usize,
    registers: &pseudo::Registers,
    names: &RegisterNames,
) -> usize {
    let mut cursor = Cursor::new(tokens, at);
    if cursor.accept("@") {
        cursor.accept("!");
        cursor.next();
    }
    match &cursor.next().kind {
        Kind::Name(name) => match pseudo::merged_atomic(name) {
            Some((op, _)) => {
                pseudo::length(op, !(registers.unused || cursor.accept_name("_")), registers)
            }
            None => loose::length(name, &mut cursor, names),
        },
        _ => 1,
    }
}

impl Assembler<'_> {
    pub(super) fn first_pass(&mut self) {
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
            let own = task.launch.name.iter().flat_map(|name| {
                [(format!("{name}.width"), width), (format!("{name}.height"), height)]
            });
            let first = [("WIDTH".to_string(), width), ("HEIGHT".to_string(), height)]
                .into_iter()
                .filter(|_| number == 0);
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
        while let (Kind::Name(name), Kind::Symbol(":")) =
            (&cursor.peek().kind, &cursor.peek_second().kind)
        {
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
                let words =
                    line_length(tokens, at, &self.registers(line, None), &self.register_names);
                self.statements.push((line, at, Statement::Instruction(words)));
                *pc += words;
                Ok(())
            }
            _ => Err(cursor.expected("a label, a directive or an instruction")),
        }
    }

    pub(super) fn second_pass(&mut self, lines: &mut Vec<u32>) -> Vec<Instruction> {
        let mut out: Vec<Instruction> = Vec::new();
        let mut registers = BTreeMap::new();
        let mut temp = None;
        let tokens = std::mem::take(&mut self.lines);
        for (line, at, statement) in std::mem::take(&mut self.statements) {
            let mut cursor = Cursor::new(&tokens[line], at);
            let context =
                Context { symbols: &self.symbols, registers: &registers, pc: out.len() as i64 };
            let result = match statement {
                Statement::Instruction(_) => {
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
                Statement::Register => {
                    Self::register_name(&mut cursor, &registers).map(|(name, register)| {
                        registers.insert(name, register);
                    })
                }
            };
            if let Err(problem) = result {
                // Keep the numbering of the instructions behind it.
                if let Statement::Instruction(words) = statement {
                    out.extend(vec![Instruction::named("nop", crate::Format::R); words]);
                    lines.extend(vec![line as u32 + 1; words]);
                }
                self.report(line, problem);
            }
        }
        self.lines = tokens;
        out
    }

    fn register_name(cursor: &mut Cursor, names: &RegisterNames) -> Parsed<(String, (char, u8))> {
        cursor.next();
        Self::register_name_behind(cursor, names)
    }

    /// The same behind the directive.
    pub(super) fn register_name_behind(
        cursor: &mut Cursor,
        names: &RegisterNames,
    ) -> Parsed<(String, (char, u8))> {
        let (name, token) = cursor.name("a name for the register")?;
        if operands::register(name, &BTreeMap::new()).is_some() || name.contains('.') {
            return Err(Problem::at(
                token,
                format!("`{name}` cannot be a name: expected one without dots that is no register"),
            ));
        }
        let problem = cursor.expected("a register (r, p, s or t with its number)");
        let (register, _) = cursor.name("a register")?;
        let register = operands::register(register, names).ok_or(problem)?;
        cursor.end()?;
        Ok((name.into(), register))
    }

    fn instruction(
        context: &Context,
        cursor: &mut Cursor,
        registers: pseudo::Registers,
    ) -> Parsed<(Vec<Instruction>, bool)> {
        let guard_token = cursor.peek();
        let guard = context.guard(cursor)?;
        let (written, token) = cursor.name("an instruction")?;
        let is_pseudo = pseudo::merged_atomic(written).is_some();
        let rows = mnemonics::find_rows(written);
        let mut all = if is_pseudo {
            pseudo::expand(context, cursor, written, registers)?
        } else if rows.is_empty() {
            return Err(Problem::at(token, mnemonics::unknown_mnemonic(written)));
        } else {
            loose::instruction(context, cursor, &rows, registers.temp)?
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
}

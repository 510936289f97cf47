// SPDX-License-Identifier: MIT
//! Tasks: what directives say of each, and what follows from its instructions.
use super::cursor::{Cursor, Parsed, Problem};
use super::lexer::Token;
use super::symbols::Symbol;
use super::{Assembler, Options};
use crate::instruction::Instruction;
use crate::program::{Grid, Launch, Program};
use crate::tasks::{reached, TASKS};

/// Threads of a tile.
const TILE: u32 = 64;

/// A task before its instructions are known.
pub(super) struct TaskDraft {
    pub launch: Launch,
    pub registers: Option<(u8, usize, Token)>,
    pub workgroup: Option<(u32, usize, Token)>,
    /// Line and place of `.task`.
    pub place: Option<(usize, Token)>,
    /// A directive has said something about it.
    pub told: bool,
}

impl TaskDraft {
    /// Warps have as many threads in all tasks.
    pub(super) fn new(options: &Options) -> Self {
        let launch = Launch { warp_threads: options.warp_threads, ..Launch::default() };
        Self { launch, registers: None, workgroup: None, place: None, told: false }
    }
}

impl Assembler<'_> {
    /// The task that directives are about.
    pub(super) fn task(&mut self) -> &mut TaskDraft {
        self.tasks.last_mut().expect("there is a first task")
    }

    /// The size that the command line gives: for the first task.
    pub(super) fn size_of_first(&self) -> Option<(u32, u32)> {
        self.options.size.filter(|_| self.tasks.len() == 1)
    }

    /// `.task NAME`: the next instruction is the first of a task.
    pub(super) fn begin_task(
        &mut self,
        line: usize,
        token: &Token,
        cursor: &mut Cursor,
        pc: usize,
    ) -> Parsed<()> {
        let (name, name_token) = cursor.name("a name for the task")?;
        cursor.end()?;
        let named = self.tasks[0].launch.name.is_some();
        if !named && (pc > 0 || self.tasks[0].told) {
            let message = "expected the first `.task` before all instructions and all that is said of the launch";
            return Err(Problem::at(token, message));
        }
        if named && self.tasks.len() == TASKS {
            return Err(Problem::at(token, format!("a program has at most {TASKS} tasks")));
        }
        self.symbols.define(name, name_token, Symbol::Label(pc as i64))?;
        if named {
            self.tasks.push(TaskDraft::new(self.options));
        }
        let task = self.task();
        (task.launch.name, task.launch.entry) = (Some(name.into()), pc as u32);
        task.place = Some((line, token.clone()));
        Ok(())
    }

    /// The threads of the workgroups: in a pixel launch a tile or a part of one.
    pub(super) fn place_workgroups(&mut self) {
        let mut problems = vec![];
        for task in &mut self.tasks {
            let pixels = matches!(task.launch.grid, Grid::Pixels { .. });
            match task.workgroup.take() {
                None if pixels => task.launch.workgroup = TILE,
                None => {}
                Some((threads, line, token))
                    if pixels && (threads > TILE || !threads.is_power_of_two()) =>
                {
                    let message =
                        "in a `.grid` launch expected 4, 8, 16, 32 or 64 threads, a part of a tile";
                    problems.push((line, Problem::at(&token, message)));
                }
                Some((threads, ..)) => task.launch.workgroup = threads,
            }
        }
        problems.into_iter().for_each(|(line, problem)| self.report(line, problem));
    }

    /// The registers of each task: as many as its instructions use, or as it says.
    pub(super) fn count_registers(&mut self, instructions: &[Instruction], program: &mut Program) {
        let all: Vec<_> = instructions.iter().copied().map(Some).collect();
        let alone = program.others.is_empty();
        let mut problems = vec![];
        for (draft, task) in
            self.tasks.iter().zip(std::iter::once(&mut program.launch).chain(&mut program.others))
        {
            if let Some((line, token)) =
                draft.place.as_ref().filter(|_| task.entry as usize >= instructions.len())
            {
                problems.push((
                    *line,
                    Problem::at(token, "the task has no instruction: expected one behind `.task`"),
                ));
            }
            let own =
                if alone { vec![true; all.len()] } else { reached(&all, task.entry as usize) };
            let used = instructions.iter().zip(own).filter(|(_, own)| *own);
            let highest = used
                .map(|(i, _)| 64 - (i.registers_read() | i.registers_written()).leading_zeros());
            let highest = highest.max().unwrap_or(0).max(1) as u8;
            task.registers = match &draft.registers {
                None => highest,
                Some((count, line, token)) => {
                    // What the directive says is without the registers for sets of atomics.
                    if *count < highest && self.sets_at.is_none() {
                        let who = task
                            .name
                            .as_ref()
                            .map_or("the program".into(), |name| format!("the task `{name}`"));
                        let message = format!(
                            "{who} uses r{}: expected at least {highest} registers",
                            highest - 1
                        );
                        problems.push((*line, Problem::at(token, message)));
                    }
                    (*count).max(highest)
                }
            };
        }
        problems.into_iter().for_each(|(line, problem)| self.report(line, problem));
    }
}

// SPDX-License-Identifier: MIT
//! The marks of texture reads: formed, checked or taken away.
use super::{Annotate, Assembler};
use crate::instruction::Instruction;
use crate::phases::{self, Phases};
use crate::program::Program;

impl Assembler<'_> {
    /// Marks of texture reads as the options say. `written`: the source has annotations.
    pub(super) fn form_phases(
        &mut self,
        instructions: &mut [Instruction],
        program: &mut Program,
        mode: Annotate,
        written: bool,
    ) {
        match self.options.phases {
            Phases::Off => phases::remove_marks(instructions),
            Phases::Given => self.lint_phases(instructions, program, mode),
            Phases::Auto if phases::is_marked(instructions) => {
                self.lint_phases(instructions, program, mode)
            }
            // As written.
            Phases::Auto if mode == Annotate::Off => {}
            Phases::Auto => {
                // Annotations are about the order that is written.
                let may_move = mode == Annotate::On || (mode == Annotate::Auto && !written);
                let resident = self.options.resident_registers;
                let alone = program.others.is_empty() && self.tasks[0].registers.is_none();
                let limit = |registers: u8| if alone { resident.max(registers) } else { registers };
                let entries: Vec<(usize, u8)> = program
                    .tasks()
                    .map(|task| (task.entry as usize, limit(task.registers)))
                    .collect();
                if may_move {
                    phases::form(instructions, &mut program.lines, &entries);
                    if alone {
                        let used = phases::registers_used(instructions);
                        program.launch.registers = program.launch.registers.max(used);
                    }
                } else {
                    phases::mark(instructions, &entries);
                }
            }
        }
    }

    /// Warns of dependent reads in one phase.
    fn lint_phases(&mut self, instructions: &[Instruction], program: &Program, mode: Annotate) {
        if mode == Annotate::Off {
            return;
        }
        for pair in phases::same_phase(instructions) {
            let place = self.place(program.lines[pair.earlier] as usize - 1);
            let message = if pair.earlier == pair.later {
                "this read depends on itself in the round before, in the same phase: expected `.p` on it, so that each round \
                 is a phase, or `--phases auto` and no marks"
                    .into()
            } else {
                format!(
                    "this read depends on the one at {place}, in the same phase: expected `.p` on the last read before this one, \
                     or `--phases auto` and no marks"
                )
            };
            self.warn_at(program, pair.later, message);
        }
    }
}

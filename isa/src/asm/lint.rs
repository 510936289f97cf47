// SPDX-License-Identifier: MIT
//! What is legal and yet nearly always a mistake: warnings with the places that are concerned.
use super::cursor::Problem;
use super::{Annotate, Assembler};
use crate::annotate::{Blocks, Graph};
use crate::instruction::Instruction;
use crate::joins::{self, Finding};
use crate::program::Program;
use crate::ControlOp;
use crate::Unit;

impl Assembler<'_> {
    pub(super) fn lint(&mut self, instructions: &[Instruction], program: &Program, mode: Annotate) {
        // `.annotate off` takes everything as written.
        if mode != Annotate::Off {
            self.lint_textures(instructions, program);
        }
        if instructions.is_empty() {
            let message = "there is no instruction, which is a fault: expected `exit`".into();
            self.warn(
                self.lines.len().saturating_sub(1),
                Problem { column: 0, length: 1, message },
            );
        } else if mode != Annotate::Off {
            self.lint_end(instructions, program);
            self.lint_joins(instructions, program);
        }
    }

    fn lint_textures(&mut self, instructions: &[Instruction], program: &Program) {
        for (pc, instruction) in
            instructions.iter().enumerate().filter(|(_, i)| i.row.unit == Unit::Texture)
        {
            let number = instruction.texture;
            if !program.textures.iter().any(|texture| texture.index == number) {
                let message = format!("t{number} is not defined, what it gives means nothing: expected `.texture {number} NAME` with a picture or a buffer");
                self.warn_at(program, pc, message);
            }
        }
    }

    fn lint_end(&mut self, instructions: &[Instruction], program: &Program) {
        let last = instructions.len() - 1;
        let end = &instructions[last];
        let leaves = matches!(
            end.control(),
            Some(ControlOp::Exit | ControlOp::Discard | ControlOp::Bra | ControlOp::Ret)
        );
        if leaves && end.guard.is_none() {
            return;
        }
        let entries: Vec<usize> = program.tasks().map(|task| task.entry as usize).collect();
        if joins::reached(instructions, &entries)[last] {
            let message = "the program goes on behind its last instruction, which is a fault: expected `exit` here";
            self.warn_at(program, last, message.into());
        }
    }

    fn lint_joins(&mut self, instructions: &[Instruction], program: &Program) {
        let graph = Graph::new(instructions);
        let blocks = Blocks::new(&graph);
        let entries: Vec<usize> = program.tasks().map(|task| task.entry as usize).collect();
        for finding in joins::find(instructions, &graph, &blocks, &entries) {
            let place = |pc: usize| self.place(program.lines[pc] as usize - 1);
            let (pc, message) = match finding {
                Finding::NoJoin { branch, meet } => (
                    branch,
                    format!(
                        "the two ways of this branch meet at {} and no `sync` follows: the threads go on apart; \
                         expected `sync` where the ways meet",
                        place(meet)
                    ),
                ),
                Finding::Barrier { branch, bar } => (
                    bar,
                    format!(
                        "the branch at {} may have split the warp, and no `sync` joins it before this barrier, \
                         which is then a fault; expected `sync` where the ways meet",
                        place(branch)
                    ),
                ),
                Finding::Below { branch, join, below } => (
                    join,
                    format!(
                        "this `sync` does not wait for the threads at {}, which come from the branch at {}: a warp goes on at \
                         its lowest PC, so what a `sync` waits for must be above it; move that code above the `sync`",
                        place(below),
                        place(branch)
                    ),
                ),
            };
            self.warn_at(program, pc, message);
        }
    }

    pub(super) fn warn_at(&mut self, program: &Program, pc: usize, message: String) {
        let (column, length) = self.place_of(&program.lines, pc);
        self.warn(program.lines[pc] as usize - 1, Problem { column, length, message });
    }
}

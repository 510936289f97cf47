// SPDX-License-Identifier: MIT
//! Checks that cross instructions, and annotation.
use super::cursor::Problem;
use super::lexer::Kind;
use super::{Annotate, Assembler};
use crate::annotate::{self, Facts};
use crate::instruction::Instruction;
use crate::program::Program;
use std::collections::BTreeSet;

impl Assembler<'_> {
    /// Checks that cross instructions, and annotation.
    pub(super) fn finish(&mut self, instructions: &mut [Instruction], program: &mut Program) {
        self.count_registers(instructions, program);
        let lines = &program.lines;
        // `.annotate off` takes everything as written: programs that are to fault need it.
        let mode = self.options.annotate.unwrap_or(self.mode);
        let checked = if mode == Annotate::Off { 0 } else { instructions.len() };
        let branches =
            instructions.iter().enumerate().filter(|(_, instruction)| instruction.target != 0);
        let targets = branches.map(|(pc, branch)| pc as i64 + i64::from(branch.target)).collect();
        for pc in 0..checked {
            let target = pc as i64 + i64::from(instructions[pc].target);
            if !(0..instructions.len() as i64).contains(&target) {
                self.report_at(lines, pc, format!("the target {target} is outside the program"));
            }
            if ["prefix", "sprefix"].contains(&instructions[pc].row.mnemonic)
                && !Self::pair(instructions, &targets, pc)
            {
                let message = "PREFIX must follow directly on its PREPARE, with the same guard, operation, address and operands";
                self.report_at(lines, pc, message.into());
            }
        }
        if !self.errors.is_empty() {
            return;
        }
        self.lint(instructions, program, mode);
        if !self.errors.is_empty() {
            return;
        }
        let written = self.annotated || program.tasks().any(|task| task.initial_wait != 0);
        self.form_phases(instructions, program, mode, written);
        let facts = Facts::new(program, instructions.len());
        let counters = self.options.counters();
        match mode {
            Annotate::On => annotate::annotate_for(instructions, &counters, &facts),
            Annotate::Auto if !written => annotate::annotate_for(instructions, &counters, &facts),
            Annotate::Auto | Annotate::Check => {
                self.check(instructions, &program.lines, &facts);
                if counters.mask_on_same {
                    annotate::move_masks(instructions);
                }
            }
            Annotate::Off => {}
        }
        program.mask_on_same = counters.mask_on_same;
    }

    /// Checks annotations that are written.
    fn check(&mut self, instructions: &[Instruction], lines: &[u32], facts: &Facts) {
        let slots = self.options.slots.clamp(1, 8);
        for (pc, instruction) in instructions.iter().enumerate() {
            let own = if instruction.row.reorderable() { 1 << instruction.slot } else { 0 };
            let named: u8 = own | instruction.wait | instruction.mask_a | instruction.mask_b;
            if u32::from(named) >> slots != 0 {
                let (highest, last) = (7 - named.leading_zeros(), slots - 1);
                self.report_at(
                    lines,
                    pc,
                    format!("slot {highest} is named: expected 0 to {last} with {slots} slots"),
                );
            }
        }
        for missing in annotate::check(instructions, facts) {
            let (earlier, later) = (missing.earlier, missing.later);
            let column = self.place_of(lines, earlier).0 + 1;
            let place = self.place(lines[earlier] as usize - 1);
            let message = format!(
                "missing wait: `{}` {}; it must wait for slot {} of line {}: `{}` at {place}:{column}",
                instructions[later].full_mnemonic(),
                missing.reason,
                instructions[earlier].slot,
                self.place(lines[earlier] as usize - 1).rsplit_once(':').map_or(String::new(), |(_, line)| line.into()),
                instructions[earlier],
            );
            self.report_at(lines, later, message);
        }
    }

    /// Column from 0 and length of the instruction of `pc`: its line without label and comment.
    pub(super) fn place_of(&self, lines: &[u32], pc: usize) -> (usize, usize) {
        let line = lines[pc] as usize - 1;
        let tokens = &self.lines[line];
        let is_label =
            |at: &usize| tokens.get(at + 1).is_some_and(|next| next.kind == Kind::Symbol(":"));
        let mut first = 0;
        while is_label(&first) && matches!(tokens[first].kind, Kind::Name(_)) {
            first += 2;
        }
        let end = tokens
            .iter()
            .rev()
            .find(|token| token.kind != Kind::End)
            .map_or(1, |token| token.column + token.length);
        (tokens[first].column, end.saturating_sub(tokens[first].column).max(1))
    }

    pub(super) fn report_at(&mut self, lines: &[u32], pc: usize, message: String) {
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
        ["prepare", "sprepare"].contains(&prepare.row.mnemonic)
            && same_space
            && key(prepare) == key(prefix)
            && !jumped_to
    }
}

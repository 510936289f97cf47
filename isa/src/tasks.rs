// SPDX-License-Identifier: MIT
//! The tasks of a program: what runs at once, and which code belongs to each.
use crate::alu_op::{load_store, ControlOp, Unit};
use crate::instruction::Instruction;
use crate::program::{Launch, Program};

/// Tasks of a program, at most.
pub const TASKS: usize = 4;

/// The instructions that can be reached from `entry`, over jumps, calls and returns; `None` is no
/// instruction.
pub(crate) fn reached(program: &[Option<Instruction>], entry: usize) -> Vec<bool> {
    let mut found = vec![false; program.len()];
    let mut work = vec![entry];
    while let Some(at) = work.pop() {
        let Some(Some(instruction)) = program.get(at).filter(|_| !found[at]) else { continue };
        found[at] = true;
        let target = (at as i64 + i64::from(instruction.target)) as usize;
        let always = instruction.guard.is_none();
        match instruction.control() {
            Some(ControlOp::Bra) if always => work.push(target),
            // Behind a call it goes on when the subroutine has returned.
            Some(ControlOp::Bra | ControlOp::Bsb | ControlOp::Call) => {
                work.extend([target, at + 1])
            }
            Some(ControlOp::Ret | ControlOp::Exit | ControlOp::Discard) if always => {}
            _ => work.push(at + 1),
        }
    }
    found
}

/// Whether an instruction is a barrier or an access of shared memory.
fn meets(instruction: &Instruction) -> bool {
    let row = instruction.row;
    let shared = row.unit == Unit::LoadStore && row.unit_op & load_store::SHARED != 0;
    shared || (row.unit == Unit::Control && row.unit_op == ControlOp::Bar.number())
}

impl Program {
    /// What runs at once: the tasks in the order of the source.
    pub fn tasks(&self) -> impl Iterator<Item = &Launch> {
        std::iter::once(&self.launch).chain(&self.others)
    }

    /// The instructions of a task: all of a program that has one task only, else what is reached
    /// from its entry.
    pub fn instructions_of(&self, task: &Launch) -> Vec<Instruction> {
        let all: Vec<Option<Instruction>> =
            self.instructions.iter().map(|&word| crate::decode(word).ok()).collect();
        let own = if self.others.is_empty() {
            vec![true; all.len()]
        } else {
            reached(&all, task.entry as usize)
        };
        all.into_iter()
            .zip(own)
            .filter(|&(_, own)| own)
            .filter_map(|(instruction, _)| instruction)
            .collect()
    }

    /// Whether the warps of a task's workgroup meet, at a barrier or in shared memory: they are
    /// then launched together.
    pub fn needs_workgroups(&self, task: &Launch) -> bool {
        self.instructions_of(task).iter().any(meets)
    }
}

// SPDX-License-Identifier: MIT
//! Dependences through registers.
use super::{is_observed, memory, Conflicts, Space};
use crate::alu_op::ControlOp;
use crate::instruction::Instruction;

impl Conflicts {
    /// Why `later` must wait for the pending `earlier`.
    pub fn reason(&self, earlier: usize, later: usize) -> String {
        let (before, after) = (&self.program[earlier], &self.program[later]);
        if let Some(reason) = registers(before, after) {
            return reason;
        }
        let ((reads, writes), (later_reads, later_writes)) = (memory(before), memory(after));
        let touches = |space: Option<Space>, one: Option<Space>, other: Option<Space>| {
            space.is_some() && (space == one || space == other)
        };
        if after.control() == Some(ControlOp::Bar) && is_observed(before) {
            "is a barrier".into()
        } else if touches(writes, later_reads, later_writes) {
            "accesses memory that is still to be written".into()
        } else if touches(reads, later_writes, None) {
            "writes memory that is still to be read".into()
        } else {
            "writes shared memory behind an access that may still fault".into()
        }
    }
}

/// Registers read before they are written, and written twice. What an instruction reads is copied
/// when it leaves operand read: nothing waits to overwrite it.
fn register_hazards(earlier: &Instruction, later: &Instruction) -> [u64; 2] {
    [later.registers_read(), later.registers_written()]
        .map(|registers| earlier.registers_written() & registers)
}

pub(super) fn meets_in_registers(earlier: &Instruction, later: &Instruction) -> bool {
    register_hazards(earlier, later) != [0; 2]
}

fn registers(earlier: &Instruction, later: &Instruction) -> Option<String> {
    let mut all = register_hazards(earlier, later).into_iter().zip(["reads", "writes"]);
    let (mask, does) = all.find(|(mask, _)| *mask != 0)?;
    Some(format!("{does} r{}, which is still to be written", mask.trailing_zeros()))
}

// SPDX-License-Identifier: MIT
//! Dependences through registers.
use super::{memory, Conflicts, Space};
use crate::alu_op::{ControlOp, Unit};
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
        if after.control() == Some(ControlOp::Bar) && (reads.is_some() || writes.is_some()) {
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

/// A load takes its address when it issues; stores, atomics and texture reads may still read.
pub(super) fn reads_late(earlier: &Instruction) -> bool {
    memory(earlier).1.is_some() || earlier.row.unit == Unit::Texture
}

/// Registers written before they are read, written twice, and read before they are written.
fn register_hazards(earlier: &Instruction, later: &Instruction) -> [u64; 3] {
    let (written, read) = (later.registers_written(), later.registers_read());
    let war = if reads_late(earlier) { earlier.registers_read() & written } else { 0 };
    [earlier.registers_written() & read, earlier.registers_written() & written, war]
}

pub(super) fn meets_in_registers(earlier: &Instruction, later: &Instruction) -> bool {
    register_hazards(earlier, later) != [0; 3]
}

fn registers(earlier: &Instruction, later: &Instruction) -> Option<String> {
    let words = [("reads", "written"), ("writes", "written"), ("writes", "read")];
    let mut all = register_hazards(earlier, later).into_iter().zip(words);
    let (mask, (does, still)) = all.find(|(mask, _)| *mask != 0)?;
    Some(format!("{does} r{}, which is still to be {still}", mask.trailing_zeros()))
}

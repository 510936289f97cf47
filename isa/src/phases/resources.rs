// SPDX-License-Identifier: MIT
//! What an instruction reads and writes besides memory, and which instructions keep their place.
use crate::alu_op::{SpecialOp, SpecialRegister, Unit};
use crate::annotate::memory;
use crate::instruction::Instruction;
use crate::row::{Operand, Suffix};

/// Registers, predicates and scalar registers, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Uses {
    pub registers: u64,
    pub predicates: u8,
    pub scalars: u16,
}

impl Uses {
    /// Everything.
    pub const ALL: Self = Self { registers: !0, predicates: 0xf, scalars: !0 };

    /// Whether the two have something in common.
    pub fn meets(self, other: Self) -> bool {
        self.and(other) != Self::default()
    }

    pub fn and(self, other: Self) -> Self {
        Self {
            registers: self.registers & other.registers,
            predicates: self.predicates & other.predicates,
            scalars: self.scalars & other.scalars,
        }
    }

    pub fn or(self, other: Self) -> Self {
        Self {
            registers: self.registers | other.registers,
            predicates: self.predicates | other.predicates,
            scalars: self.scalars | other.scalars,
        }
    }

    pub fn without(self, other: Self) -> Self {
        self.and(Self {
            registers: !other.registers,
            predicates: !other.predicates,
            scalars: !other.scalars,
        })
    }
}

/// What an instruction reads, its guard included.
pub(super) fn reads(instruction: &Instruction) -> Uses {
    let has = |operand: Operand| instruction.row.operands.contains(&operand);
    let guard = instruction.guard.map_or(0, |guard| 1 << (guard.predicate & 3));
    let chosen = if has(Operand::Ps) { 1 << (instruction.modifier & 3) } else { 0 };
    Uses {
        registers: instruction.registers_read(),
        predicates: guard | chosen,
        scalars: if has(Operand::ScalarSource) { 1 << (instruction.ra & 15) } else { 0 },
    }
}

/// What an instruction writes; under a guard in some threads only.
pub(super) fn writes(instruction: &Instruction) -> Uses {
    let scalar = instruction.row.operands.contains(&Operand::ScalarDestination);
    Uses {
        registers: instruction.registers_written(),
        predicates: instruction.predicate_written().map_or(0, |predicate| 1 << (predicate & 3)),
        scalars: if scalar { 1 << (instruction.rd & 15) } else { 0 },
    }
}

/// Whether an instruction reads a texture.
pub(super) fn is_texture(instruction: &Instruction) -> bool {
    instruction.row.unit == Unit::Texture
}

/// Whether an instruction accesses memory other than by a texture read, and whether it writes.
pub(super) fn access(instruction: &Instruction) -> Option<bool> {
    let (reads, writes) = memory(instruction);
    let accesses = (reads.is_some() || writes.is_some()) && !is_texture(instruction);
    accesses.then_some(writes.is_some())
}

/// Whether nothing moves across an instruction: control, atomics, what reads the place in the
/// program or other threads' registers by their number, and `nop`, which holds a place.
pub(super) fn is_fixed(instruction: &Instruction) -> bool {
    let row = instruction.row;
    let reads_pc = row.unit == Unit::Special
        && row.unit_op == SpecialOp::S2r.number()
        && instruction.ra == SpecialRegister::Pc.number();
    row.unit == Unit::Control
        || row.suffix == Suffix::Atomic
        || reads_pc
        || ["nop", "pick"].contains(&row.mnemonic)
}

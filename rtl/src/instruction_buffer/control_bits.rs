// SPDX-License-Identifier: MIT
//! Positions of the fields of the decoded controls of an instruction, see
//! [`InstructionBuffer::control`](super::InstructionBuffer::control).

/// 1: a defined instruction that this core has.
pub const LEGAL: usize = 0;
/// Unit, 3 bits.
pub const UNIT: usize = 1;
/// Operation of the unit, 6 bits.
pub const UNIT_OP: usize = 4;
/// Operand b is the immediate.
pub const IMMEDIATE: usize = 10;
/// Reads ra.
pub const READS_A: usize = 11;
/// Reads rb.
pub const READS_B: usize = 12;
/// Reads rc.
pub const READS_C: usize = 13;
/// Writes rd.
pub const WRITES_RD: usize = 14;
/// Writes a predicate.
pub const WRITES_PRED: usize = 15;
/// Names a slot.
pub const REORDERABLE: usize = 16;
/// The next PC arrives as a redirect.
pub const CONTROL: usize = 17;

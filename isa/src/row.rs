// SPDX-License-Identifier: MIT
//! What one line of the instruction table says.
use crate::alu_op::Unit;

/// Layout of the fields of an instruction word (see `docs/isa.md`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Registers.
    R,
    /// 32-bit immediate in place of `rb`.
    I,
    /// Memory.
    M,
    /// Atomic.
    A,
    /// Texture.
    T,
    /// Branch.
    B,
    /// Scoreboard branch.
    S,
}

/// One operand of the assembly text, in its place, and where it lives in the word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    /// Destination register `rd`.
    Rd,
    /// Destination register, or `_` for the no-return form of an atomic.
    RdReturn,
    /// Destination registers `rd`, `rd + 1`, `rd + 2`.
    RdThree,
    /// Source register `ra`.
    Ra,
    /// Source register `rb`.
    Rb,
    /// Source register `rc`.
    Rc,
    /// Second operand of an atomic in `rc`; written only where the operation has one.
    RcAtomic,
    /// 32-bit immediate.
    Imm,
    /// Destination predicate, in the field `rd`.
    Pd,
    /// Source predicate, in the field `mod`.
    Ps,
    /// Special register, in the field `ra`.
    Special,
    /// Scalar register read, in the field `ra`.
    ScalarSource,
    /// Scalar register written, in the field `rd`.
    ScalarDestination,
    /// `[ra + off]`, `[ra * 4 + off]` or `[off]`, 16-bit signed byte offset.
    Address,
    /// `[ra + off]`, unsigned 11-bit word offset.
    AtomicAddress,
    /// `[ra, rb]`: texture coordinates.
    Coordinates,
    /// `t3.rgba`: texture descriptor and channels.
    Texture,
    /// Branch target.
    Target,
    /// `[0, 2]`: slots of mask A of a scoreboard branch.
    MaskA,
    /// Slots of mask B of a scoreboard branch.
    MaskB,
}

/// A choice written behind the mnemonic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Suffix {
    /// None.
    None,
    /// `.lt` and so on, on integers.
    IntegerCompare,
    /// `.lt` and so on, on floats.
    FloatCompare,
    /// An atomic operation.
    Atomic,
    /// `.t` and `.p` marks.
    Textile,
}

/// Row flag: completes in any order and is tracked by a slot.
pub const REORDERABLE: u8 = 1;
/// Row flag: the next PC arrives as a redirect, from the control unit or, for an access of shared
/// memory, which may have to be replayed, from the shared memory.
pub const CONTROL: u8 = 2;
/// Row flag: concerns the whole warp; a guard has no effect and cannot be written.
pub const NO_GUARD: u8 = 4;
/// Row flag: the immediate is a float.
pub const FLOAT: u8 = 8;

/// One instruction in one operand form: a line of the table.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Row {
    /// Name in assembly text, without [`Row::suffix`].
    pub mnemonic: &'static str,
    /// Bits 7:0 of the word.
    pub opcode: u8,
    /// Layout of the word.
    pub format: Format,
    /// Operands in the order of the assembly text.
    pub operands: &'static [Operand],
    /// Unit that executes it.
    pub unit: Unit,
    /// The unit's number for it: an [`AluOp`](crate::AluOp), a [`SfuOp`](crate::SfuOp), ...
    pub unit_op: u8,
    /// Sum of the row flags.
    pub flags: u8,
    /// Choice behind the mnemonic.
    pub suffix: Suffix,
    /// What it does, in one line.
    pub description: &'static str,
}

impl Row {
    const fn has(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }
    /// Whether a slot tracks it.
    pub const fn reorderable(&self) -> bool {
        self.has(REORDERABLE)
    }
    /// Whether its next PC arrives as a redirect.
    pub const fn control(&self) -> bool {
        self.has(CONTROL)
    }
    /// Whether a guard predicate applies.
    pub const fn guardable(&self) -> bool {
        !self.has(NO_GUARD)
    }
    /// Whether its immediate is a float.
    pub const fn float(&self) -> bool {
        self.has(FLOAT)
    }
    fn any(&self, wanted: &[Operand]) -> bool {
        self.operands.iter().any(|operand| wanted.contains(operand))
    }
    /// Whether it writes general registers.
    pub fn writes_rd(&self) -> bool {
        self.any(&[Operand::Rd, Operand::RdReturn, Operand::RdThree])
    }
    /// Whether it writes a predicate.
    pub fn writes_predicate(&self) -> bool {
        self.any(&[Operand::Pd])
    }
    /// Whether it reads general register `ra`.
    pub fn reads_a(&self) -> bool {
        use Operand::*;
        self.any(&[Ra, Address, AtomicAddress, Coordinates])
    }
    /// Whether it reads general register `rb`.
    pub fn reads_b(&self) -> bool {
        self.any(&[Operand::Rb, Operand::Coordinates])
    }
    /// Whether it reads general register `rc`.
    pub fn reads_c(&self) -> bool {
        self.any(&[Operand::Rc, Operand::RcAtomic])
    }
    /// Whether bits 55:24 are an immediate operand.
    pub fn immediate(&self) -> bool {
        self.format == Format::I
    }
    /// Whether it reads memory that other instructions write.
    pub fn is_load(&self) -> bool {
        self.reorderable() && self.writes_rd()
    }
}

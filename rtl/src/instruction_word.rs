// SPDX-License-Identifier: MIT
//! Positions of the fields of an instruction (docs/isa.md) in its two words, and of the fields in
//! the operation of the units of loads and stores.
use warpwright_isa::alu_op::load_store;

/// Low word, 8 bits: opcode.
pub const OPCODE: usize = 0;
/// Low word, 1 bit: there is a guard.
pub const GUARDED: usize = 8;
/// Low word, 2 bits: predicate of the guard.
pub const GUARD: usize = 9;
/// Low word, 1 bit: the guard is inverted.
pub const GUARD_INVERTED: usize = 11;
/// Low word, 6 bits: destination register.
pub const RD: usize = 12;
/// Low word, 4 bits: compare code, a part of field `rd`.
pub const COMPARE: usize = 14;
/// Low word, 8 bits: slots that a `bsb` asks for.
pub const ASKED_SLOTS: usize = 12;
/// Low word, 6 bits: register of operand a.
pub const RA: usize = 18;
/// Low word, 6 bits: register of operand b.
pub const RB: usize = 24;
/// Low word, 2 bits: bits 1:0 of the register of operand c.
pub const RC_LOW: usize = 30;
/// High word, 4 bits: bits 5:2 of the register of operand c.
pub const RC_HIGH: usize = 0;
/// Low word, 8 bits: bits 7:0 of the immediate.
pub const IMMEDIATE_LOW: usize = 24;
/// High word, 24 bits: bits 31:8 of the immediate.
pub const IMMEDIATE_HIGH: usize = 0;
/// Low word, 8 bits: bits 7:0 of the distance of a branch.
pub const DISTANCE_LOW: usize = 24;
/// High word, 16 bits: bits 23:8 of the distance of a branch.
pub const DISTANCE_HIGH: usize = 0;
/// High word, 8 bits: slots that a `bsb` asks for in the second place.
pub const OTHER_SLOTS: usize = 16;
/// High word, 4 bits: atomic operation, texture channels, or predicate that selects.
pub const MODIFIER: usize = 4;
/// High word, 1 bit of format M: the address register counts words.
pub const SCALED: usize = 3;
/// High word, 16 bits of format M: byte offset, signed.
pub const OFFSET: usize = 4;
/// High word, 1 bit: sign of the byte offset.
pub const OFFSET_SIGN: usize = 19;
/// High word, 1 bit of format M: there is no address register.
pub const ABSOLUTE: usize = 20;
/// High word, 11 bits of format A: word offset, unsigned.
pub const WORD_OFFSET: usize = 9;
/// High word, 1 bit: an atomic returns the old value.
pub const RETURNS: usize = 8;
/// High word, 4 bits: texture descriptor.
pub const TEXTURE: usize = 8;
/// High word, 2 bits: marks `.t` and `.p` of a texture read.
pub const MARKS: usize = 12;
/// High word, 3 bits: slot of the scoreboard.
pub const SLOT: usize = 21;
/// High word, 8 bits: slots that the next instruction waits for.
pub const WAIT: usize = 24;

/// Positions in the operation of the units `LoadStore` and `Attribute`, see
/// [`load_store::unit_op`].
pub mod memory_op {
    use super::load_store;

    /// 3 bits: kind, see [`load_store`].
    pub const KIND: usize = 0;
    /// 1 bit: an atomic.
    pub const ATOMIC: usize = load_store::ATOMIC.trailing_zeros() as usize;
    /// 1 bit, of unit `AtomicPrepare`: the sets go to registers.
    pub const REGISTERS: usize = load_store::REGISTERS.trailing_zeros() as usize;
    /// 1 bit: shared memory instead of global.
    pub const SHARED: usize = load_store::SHARED.trailing_zeros() as usize;
    /// 2 bits: 0 byte, 1 half word, 2 word.
    pub const SIZE: usize = load_store::unit_op(0, 1, false).trailing_zeros() as usize;
    /// 1 bit, of an access for each thread: of the threads whose operand c is not zero alone.
    pub const CHOSEN: usize = SIGNED;
    /// 1 bit: a load extends the sign.
    pub const SIGNED: usize = load_store::unit_op(0, 0, true).trailing_zeros() as usize;
}

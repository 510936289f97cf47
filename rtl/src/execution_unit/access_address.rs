// SPDX-License-Identifier: MIT
//! Byte addresses of loads, stores and atomics, in stage E1 (docs/core.md).
use crate::instruction_word::{self as word, memory_op};
use crate::prelude::*;
use warpwright_isa::Unit;

/// Register `a` of each thread plus the instruction's offset. Format M has a signed byte offset and
/// may count `a` in words or go without it; format A (atomics, also their PREPARE) has an unsigned
/// word offset. Combinational.
#[derive(LogicBlock)]
pub struct AccessAddress<const T: usize> {
    /// Unit of the instruction, see `Unit`.
    pub unit: Signal<In, Bits<3>>,
    /// Operation of the unit, see [`memory_op`].
    pub unit_op: Signal<In, Bits<6>>,
    /// Bits 63:32 of the instruction.
    pub high: Signal<In, Bits<32>>,
    /// Operand a of each thread.
    pub a: [Signal<In, Bits<32>>; T],
    /// Byte address of each thread, in the same cycle.
    pub address: [Signal<Out, Bits<32>>; T],
    offset: Signal<Local, Bits<32>>,
    base: Signal<Local, Bits<32>>,
    is_format_m: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for AccessAddress {
    fn update(&mut self) {
        self.offset.next = bit_cast::<32, 16>(self.high.val().get_bits::<16>(word::OFFSET));
        if self.high.val().get_bit(word::OFFSET_SIGN) {
            self.offset.next = self.offset.val() | 0xFFFF_0000_u32.to_bits();
        }
        if (self.unit.val() == Unit::AtomicPrepare as u64)
            | self.unit_op.val().get_bit(memory_op::ATOMIC)
        {
            self.offset.next =
                bit_cast::<32, 11>(self.high.val().get_bits::<11>(word::WORD_OFFSET)) << 2;
        }
        self.is_format_m.next = ((self.unit.val() == Unit::LoadStore as u64)
            | (self.unit.val() == Unit::Attribute as u64))
            & !self.unit_op.val().get_bit(memory_op::ATOMIC);
        for i in 0..T {
            self.base.next = self.a[i].val();
            if self.is_format_m.val() & self.high.val().get_bit(word::SCALED) {
                self.base.next = self.a[i].val() << 2;
            }
            if self.is_format_m.val() & self.high.val().get_bit(word::ABSOLUTE) {
                self.base.next = 0.into();
            }
            self.address[i].next = self.base.val() + self.offset.val();
        }
    }
}

// SPDX-License-Identifier: MIT
//! Byte addresses of loads, stores and atomics, in stage E1 (spec 6).
use crate::prelude::*;

/// Register `a` of each thread plus the instruction's offset. Format M has a signed byte offset and
/// may count `a` in words or go without it; format A (atomics, also their PREPARE) has an unsigned
/// word offset. Combinational.
#[derive(LogicBlock)]
pub struct AccessAddress<const T: usize> {
    /// Unit of the instruction.
    pub unit: Signal<In, Bits<3>>,
    /// Its operation there.
    pub unit_op: Signal<In, Bits<6>>,
    /// Its high word.
    pub high: Signal<In, Bits<32>>,
    /// Operand a.
    pub a: [Signal<In, Bits<32>>; T],
    /// The addresses.
    pub address: [Signal<Out, Bits<32>>; T],
    offset: Signal<Local, Bits<32>>,
    base: Signal<Local, Bits<32>>,
    is_format_m: Signal<Local, Bit>,
}

impl<const T: usize> Logic for AccessAddress<T> {
    #[hdl_gen]
    fn update(&mut self) {
        self.offset.next = bit_cast::<32, 16>(self.high.val().get_bits::<16>(4));
        if self.high.val().get_bit(19) {
            self.offset.next = self.offset.val() | 0xFFFF_0000_u32.to_bits();
        }
        if (self.unit.val() == 3) | self.unit_op.val().get_bit(1) {
            self.offset.next = bit_cast::<32, 11>(self.high.val().get_bits::<11>(9)) << 2;
        }
        self.is_format_m.next =
            ((self.unit.val() == 2) | (self.unit.val() == 7)) & !self.unit_op.val().get_bit(1);
        for i in 0..T {
            self.base.next = self.a[i].val();
            if self.is_format_m.val() & self.high.val().get_bit(3) {
                self.base.next = self.a[i].val() << 2;
            }
            if self.is_format_m.val() & self.high.val().get_bit(20) {
                self.base.next = 0.into();
            }
            self.address[i].next = self.base.val() + self.offset.val();
        }
    }
}

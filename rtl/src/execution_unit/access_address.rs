//! Byte addresses of loads, stores and atomics, in stage E1 (spec 6).
use crate::ports;
use rust_hdl::prelude::*;

/// Register `a` of each thread plus the instruction's offset. Format M has a signed byte offset and
/// may count `a` in words; format A (atomics, also their PREPARE) has an unsigned word offset.
/// Combinational.
#[derive(LogicBlock, Default)]
pub struct AccessAddress {
    /// Unit of the instruction.
    pub unit: Signal<In, Bits<3>>,
    /// Its operation there.
    pub unit_op: Signal<In, Bits<6>>,
    /// Its high word.
    pub high: Signal<In, Bits<32>>,
    /// Operand a.
    pub a: [Signal<In, Bits<32>>; 4],
    /// The addresses.
    pub address: [Signal<Out, Bits<32>>; 4],
    offset: Signal<Local, Bits<32>>,
    base: Signal<Local, Bits<32>>,
    in_words: Signal<Local, Bit>,
}

impl Logic for AccessAddress {
    #[hdl_gen]
    fn update(&mut self) {
        self.offset.next = bit_cast::<32, 16>(self.high.val().get_bits::<16>(4));
        if self.high.val().get_bit(19) {
            self.offset.next = self.offset.val() | 0xFFFF_0000_u32.to_bits();
        }
        if (self.unit.val() == 3) | self.unit_op.val().get_bit(1) {
            self.offset.next = bit_cast::<32, 11>(self.high.val().get_bits::<11>(9)) << 2;
        }
        self.in_words.next =
            self.high.val().get_bit(3) & ((self.unit.val() == 2) | (self.unit.val() == 7)) & !self.unit_op.val().get_bit(1);
        for i in 0..4 {
            self.base.next = self.a[i].val();
            if self.in_words.val() {
                self.base.next = self.a[i].val() << 2;
            }
            self.address[i].next = self.base.val() + self.offset.val();
        }
    }
}

ports! { [] AccessAddress { comb in: unit, unit_op, high, a; out: address } }

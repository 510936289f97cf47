// SPDX-License-Identifier: MIT
//! The bytes of a load put in place.
use super::stages::BankWords;
use crate::prelude::*;

/// Byte, half word or word out of the word of a bank, extended by zeros or the sign. Combinational.
#[derive(LogicBlock)]
pub struct LoadAlign {
    /// Words of the banks.
    pub words: BankWords<In>,
    /// Where the access begins: bank in bits 3:2, byte in bits 1:0.
    pub place: Signal<In, Bits<4>>,
    /// Bytes of the access: 0 byte, 1 half word, 2 word.
    pub size: Signal<In, Bits<2>>,
    /// The sign is extended.
    pub extend: Signal<In, Bit>,
    /// The value, in the low bytes.
    pub value: Signal<Out, Bits<32>>,
    word: Signal<Local, Bits<32>>,
    bank: Signal<Local, Bits<2>>,
    low: Signal<Local, Bits<8>>,
    upper: Signal<Local, Bits<8>>,
    sign: Signal<Local, Bit>,
    above: Signal<Local, Bits<16>>,
}

#[hdl_gen]
impl Logic for LoadAlign {
    fn update(&mut self) {
        self.bank.next = self.place.val().get_bits::<2>(2);
        self.word.next = 0.into();
        for i in 0..4 {
            if self.bank.val() == i.to_bits() {
                self.word.next = self.words.word[i].val();
            }
        }
        // The first byte, the second one, and the half word above them.
        self.low.next = self.word.val().get_bits::<8>(0);
        self.upper.next = self.word.val().get_bits::<8>(8);
        if self.place.val().get_bit(1) {
            self.low.next = self.word.val().get_bits::<8>(16);
            self.upper.next = self.word.val().get_bits::<8>(24);
        }
        if self.place.val().get_bit(0) {
            self.low.next = self.upper.val();
        }
        self.sign.next = self.low.val().get_bit(7);
        if self.size.val().get_bit(0) {
            self.sign.next = self.upper.val().get_bit(7);
        }
        self.above.next = 0.into();
        if self.extend.val() & self.sign.val() {
            self.above.next = 0xFFFF.into();
        }
        if !self.size.val().any() {
            self.upper.next = self.above.val().get_bits::<8>(0);
        }
        if self.size.val().get_bit(1) {
            self.above.next = self.word.val().get_bits::<16>(16);
        }
        self.value.next = bit_cast::<32, 8>(self.low.val())
            | (bit_cast::<32, 8>(self.upper.val()) << 8)
            | (bit_cast::<32, 16>(self.above.val()) << 16);
    }
}

// SPDX-License-Identifier: MIT
//! Packed formats of floats taken out of a word (stage E1 of a lane).
use crate::prelude::*;

/// What `unpack.unorm8`, `unpack.unorm16` and `unpack.half` hand to the sum. Combinational.
#[derive(LogicBlock)]
pub(super) struct Unpack {
    /// The packed word.
    pub a: Signal<In, Bits<32>>,
    /// Which byte of it, or in bit 0 which half word.
    pub part: Signal<In, Bits<2>>,
    /// The unorm byte, in units of 2^-32.
    pub unorm8: Signal<Out, Bits<32>>,
    /// The unorm half word, in units of 2^-32.
    pub unorm16: Signal<Out, Bits<32>>,
    /// The half float as a float; of exponent 0 when subnormal, which the sum flushes.
    pub float: Signal<Out, Bits<32>>,
    octet: Signal<Local, Bits<8>>,
    half: Signal<Local, Bits<16>>,
    low: Signal<Local, Bits<32>>,
}

#[hdl_gen]
impl Logic for Unpack {
    fn update(&mut self) {
        self.octet.next = self.a.val().get_bits::<8>(0);
        for i in 1..4 {
            if self.part.val() == i.to_bits() {
                self.octet.next = self.a.val().get_bits::<8>(8 * i);
            }
        }
        self.half.next = self.a.val().get_bits::<16>(0);
        if self.part.val().get_bit(0) {
            self.half.next = self.a.val().get_bits::<16>(16);
        }

        // n / 255 is 0.nnnn... to the base 256; cut off here, so that it rounds up.
        self.low.next = bit_cast::<32, 8>(self.octet.val());
        if (self.octet.val() >> 1).any() {
            self.low.next = self.low.val() | 1;
        } else if self.octet.val().get_bit(0) {
            self.low.next = 2.into();
        }
        self.unorm8.next = (bit_cast::<32, 8>(self.octet.val()) << 24)
            | (bit_cast::<32, 8>(self.octet.val()) << 16)
            | (bit_cast::<32, 8>(self.octet.val()) << 8)
            | self.low.val();

        // n / 65535 is 0.nnnn... to the base 65536; what is cut off here breaks a tie upwards.
        self.unorm16.next =
            (bit_cast::<32, 16>(self.half.val()) << 16) | bit_cast::<32, 16>(self.half.val());
        if (self.half.val() >> 9).any() {
            self.unorm16.next = self.unorm16.val() | 1;
        } else if self.half.val().get_bit(8) & (self.half.val().get_bits::<2>(0) == 1) {
            // With 25 bits the lowest one is the tie itself.
            self.unorm16.next = (self.unorm16.val() & 0xffff_fffc_u64) | 2;
        }

        self.float.next = (bit_cast::<32, 16>(self.half.val()) << 13) & 0x07ff_e000;
        // The exponent is 112 more: 0 and 31 apart, bits 6:4 are the opposite of bit 7.
        if (!self.half.val().get_bit(14) & self.half.val().get_bits::<4>(10).any())
            | self.half.val().get_bits::<5>(10).all()
        {
            self.float.next = self.float.val() | 0x3800_0000;
        }
        if self.half.val().get_bit(14) {
            self.float.next = self.float.val() | 0x4000_0000;
        }
        if self.half.val().get_bit(15) {
            self.float.next = self.float.val() | 0x8000_0000_u64;
        }
    }
}

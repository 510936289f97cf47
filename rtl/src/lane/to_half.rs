// SPDX-License-Identifier: MIT
//! A float as half float, up to its rounding (stage E1 of a lane).
use crate::prelude::*;

/// Half float of a float, cut off, and whether it is to be rounded up. Combinational.
///
/// What is subnormal as a half float is zero; the sum of both outputs is right in its exponent,
/// up to infinity.
#[derive(LogicBlock)]
pub(super) struct ToHalf {
    /// The float.
    pub float: Signal<In, Bits<32>>,
    /// The half float, cut off.
    pub half: Signal<Out, Bits<16>>,
    /// One is to be added.
    pub up: Signal<Out, Bit>,

    exponent: Signal<Local, Bits<8>>,
    above: Signal<Local, Bit>,
    below: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for ToHalf {
    fn update(&mut self) {
        self.exponent.next = self.float.val().get_bits::<8>(23);
        // Half a unit, and more than that (or an odd number).
        self.above.next = self.float.val().get_bit(12);
        self.below.next = self.float.val().get_bit(13) | self.float.val().get_bits::<12>(0).any();
        self.up.next = self.above.val() & self.below.val();
        // Exponents are 112 less.
        self.half.next = bit_cast::<16, 15>(self.float.val().get_bits::<15>(13)) ^ 0x4000;
        if self.exponent.val() >= 143 {
            self.half.next = 0x7c00.into();
            self.up.next = false;
        } else if self.exponent.val() < 113 {
            self.half.next = 0.into();
            self.up.next = false;
            // The smallest normal half float is the only one that rounding reaches.
            if (self.exponent.val() == 112) & self.float.val().get_bits::<11>(12).all() {
                self.half.next = 0x400.into();
            }
        }
        if self.float.val().get_bit(31) {
            self.half.next = self.half.val() | 0x8000;
        }
        if self.exponent.val().all() & self.float.val().get_bits::<23>(0).any() {
            self.half.next = 0x7e00.into();
        }
    }
}

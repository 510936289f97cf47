// SPDX-License-Identifier: MIT
//! Mantissa times 255 or 65535 for packed formats (stage E1 of a lane).
use crate::prelude::*;

/// The mantissa of a float times 255, or times 65535 in units of 256: one sum with a carry at its
/// low end. Combinational.
#[derive(LogicBlock)]
pub(super) struct UnormProduct {
    /// The float.
    pub a: Signal<In, Bits<32>>,
    /// Times 65535; else times 255.
    pub wide: Signal<In, Bit>,
    /// The product.
    pub product: Signal<Out, Bits<32>>,
    mantissa: Signal<Local, Bits<32>>,
    sum: Signal<Local, Bits<33>>,
}

#[hdl_gen]
impl Logic for UnormProduct {
    fn update(&mut self) {
        self.mantissa.next = (self.a.val() & 0x7f_ffff) | 0x80_0000;
        self.sum.next = (bit_cast::<33, 32>(!self.mantissa.val()) << 1) | 1;
        if self.wide.val() {
            self.sum.next = bit_cast::<33, 32>(!(self.mantissa.val() >> 8)) << 1;
            if !self.a.val().get_bits::<8>(0).any() {
                self.sum.next = self.sum.val() | 1;
            }
        }
        self.sum.next = self.sum.val() + ((bit_cast::<33, 32>(self.mantissa.val()) << 9) | 1);
        self.product.next = self.sum.val().get_bits::<32>(1);
    }
}

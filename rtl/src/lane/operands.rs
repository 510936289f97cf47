// SPDX-License-Identifier: MIT
//! Stage E2 of a lane: product rounded; rotate and mask; float to integral float.
//!
//! Its outcome is the two operands of the sum in E3 to E5.
use super::control::{Prepared, Steps};
use crate::cells::DFF;
use crate::prelude::*;

/// Stage E2, up to its registers.
#[derive(LogicBlock)]
pub(super) struct FormOperands {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// From E1: what this stage works on.
    pub first: Signal<In, Bits<32>>,
    /// The second operand; the filling around a bit field.
    pub second: Signal<In, Bits<32>>,
    /// Lowest bit of a bit field; 0 for a float.
    pub low_end: Signal<In, Bits<6>>,
    /// The bit above it; fraction bits of a float.
    pub high_end: Signal<In, Bits<6>>,
    /// Steps of this stage.
    pub prepared: Signal<In, Prepared>,
    /// Steps of E3 to E5.
    pub steps: Signal<In, Steps>,
    /// Low half of the product.
    pub product_low: Signal<In, Bits<32>>,
    /// High half of the product.
    pub product_high: Signal<In, Bits<32>>,
    /// Bits 21:0 of the product are not all zero.
    pub product_sticky: Signal<In, Bit>,
    /// First operand of the sum.
    pub x: Signal<Out, Bits<32>>,
    /// Second operand of the sum.
    pub y: Signal<Out, Bits<32>>,
    /// Steps of E3 to E5.
    pub steps_e3: Signal<Out, Steps>,

    x_register: DFF<Bits<32>>,
    y_register: DFF<Bits<32>>,
    steps_e3_register: DFF<Steps>,
    ones: Signal<Local, Bits<32>>,
    // Bits of a bit field; fraction bits of a float.
    mask: Signal<Local, Bits<32>>,
    turned: Signal<Local, Bits<32>>,
    wide: Signal<Local, Bits<32>>,
    product_exponent: Signal<Local, Bits<10>>,
    increment: Signal<Local, Bits<32>>,
    joined: Signal<Local, Bits<32>>,
    clear: Signal<Local, Bits<32>>,
    integral: Signal<Local, Bits<32>>,
    operand: Signal<Local, Bits<32>>,
    other: Signal<Local, Bits<32>>,
    product_sign: Signal<Local, Bits<32>>,
    too_small: Signal<Local, Bit>,
    too_large: Signal<Local, Bit>,
    count_low: Signal<Local, Bits<32>>,
}

impl Logic for FormOperands {
    #[hdl_gen]
    fn update(&mut self) {
        self.x.next = self.x_register.q.val();
        self.y.next = self.y_register.q.val();
        self.steps_e3.next = self.steps_e3_register.q.val();

        self.ones.next = 0xffff_ffff_u64.into();
        self.mask.next =
            (self.ones.val() << self.low_end.val()) & !(self.ones.val() << self.high_end.val());
        self.operand.next = self.first.val();
        self.other.next = self.second.val();
        self.turned.next = self.first.val();
        self.wide.next = 0.into();
        self.product_exponent.next = self.prepared.val().exponent;
        self.increment.next = 0.into();
        self.joined.next = 0.into();
        self.integral.next = 0.into();
        self.clear.next = 0.into();
        self.product_sign.next = 0.into();
        self.too_small.next = false;
        self.too_large.next = false;
        self.count_low.next = 0.into();
        self.steps_e3_register.d.next = self.steps.val();
        match self.prepared.val().source.index() {
            1 => {
                self.operand.next = self.product_low.val();
            }
            2 => {
                self.operand.next = self.product_high.val();
            }
            4 => {
                if self.prepared.val().rotation.get_bit(0) {
                    self.turned.next = (self.turned.val() >> 1) | (self.turned.val() << 31);
                }
                if self.prepared.val().rotation.get_bit(1) {
                    self.turned.next = (self.turned.val() >> 2) | (self.turned.val() << 30);
                }
                if self.prepared.val().rotation.get_bit(2) {
                    self.turned.next = (self.turned.val() >> 4) | (self.turned.val() << 28);
                }
                if self.prepared.val().rotation.get_bit(3) {
                    self.turned.next = (self.turned.val() >> 8) | (self.turned.val() << 24);
                }
                if self.prepared.val().rotation.get_bit(4) {
                    self.turned.next = (self.turned.val() >> 16) | (self.turned.val() << 16);
                }
                if self.prepared.val().known.any() {
                    self.turned.next = 0.into();
                }
                if self.prepared.val().known.get_bit(1) {
                    self.turned.next = self.ones.val();
                }
                self.operand.next =
                    (self.turned.val() & self.mask.val()) | (self.second.val() & !self.mask.val());
                self.other.next = 0.into();
                if self.prepared.val().round {
                    self.other.next = ((self.turned.val() << 1) | (self.turned.val() >> 31))
                        & (self.mask.val() & !(self.mask.val() << 1));
                }
            }
            5 => {
                self.count_low.next =
                    (self.first.val() & 0x0707_0707) + ((self.first.val() >> 4) & 0x0707_0707);
                self.operand.next = bit_cast::<32, 6>(
                    (self.count_low.val().get_bits::<6>(0) + self.count_low.val().get_bits::<6>(8))
                        + (self.count_low.val().get_bits::<6>(16)
                            + self.count_low.val().get_bits::<6>(24)),
                );
            }
            _ => {}
        }
        self.x_register.d.next = self.operand.val();
        self.y_register.d.next = self.other.val();
        if self.prepared.val().negate {
            self.x_register.d.next = 0.into();
            self.y_register.d.next = self.operand.val();
            self.steps_e3_register.d.next.subtract = true;
        }
        // The longest ways come last.
        if self.prepared.val().source.get_bit(1) & self.prepared.val().source.get_bit(2) {
            // On the packed number: a carry out of the mantissa is right in the exponent.
            self.clear.next = self.mask.val();
            if self.prepared.val().direction == 1 {
                self.increment.next = self.mask.val();
            } else if self.prepared.val().direction == 2 {
                // One half; a tie then loses its unit bit.
                self.increment.next = self.mask.val() ^ (self.mask.val() >> 1);
                if self.mask.val().get_bit(0)
                    & ((self.first.val() & self.mask.val())
                        == (self.mask.val() ^ (self.mask.val() >> 1)))
                {
                    self.clear.next = (self.mask.val() << 1) | 1;
                }
            }
            self.integral.next = (self.first.val() + self.increment.val()) & !self.clear.val();
            if self.prepared.val().known.any() {
                self.integral.next = self.first.val() & 0x8000_0000_u64;
            }
            if self.prepared.val().known.get_bit(1) {
                self.integral.next = self.integral.val() | 0x3f80_0000;
            }
            self.x_register.d.next = self.integral.val();
            if self.prepared.val().source.get_bit(0) {
                self.x_register.d.next = self.second.val();
                self.y_register.d.next = self.integral.val() ^ 0x8000_0000_u64;
            }
        }
        if self.prepared.val().source == 3 {
            // Bits 47:16 of the product; the rest only breaks ties.
            self.wide.next = (self.product_high.val() << 16) | (self.product_low.val() >> 16);
            // Just below the smallest normal number (exponent 0) only what rounds up to it
            // counts: the rest is flushed in E3.
            if self.wide.val().get_bit(31) {
                self.product_exponent.next = self.prepared.val().exponent + 1;
                self.joined.next = (self.wide.val() >> 8) & 0x7f_ffff;
                self.too_small.next =
                    self.prepared.val().exponent.get_bit(9) & !self.prepared.val().exponent.all();
                self.too_large.next = (self.prepared.val().exponent >= 254)
                    & !self.prepared.val().exponent.get_bit(9);
                if (self.wide.val().get_bit(7)
                    & (self.wide.val().get_bit(8)
                        | self.wide.val().get_bit(6)
                        | self.product_sticky.val()))
                    | self.prepared.val().exponent.all()
                {
                    self.increment.next = 1.into();
                }
            } else {
                self.joined.next = (self.wide.val() >> 7) & 0x7f_ffff;
                self.too_small.next = self.prepared.val().exponent.get_bit(9);
                self.too_large.next = (self.prepared.val().exponent >= 255)
                    & !self.prepared.val().exponent.get_bit(9);
                if (self.wide.val().get_bit(6)
                    & (self.wide.val().get_bit(7) | self.product_sticky.val()))
                    | !self.prepared.val().exponent.any()
                {
                    self.increment.next = 1.into();
                }
            }
            self.joined.next = ((bit_cast::<32, 10>(self.product_exponent.val()) << 23)
                | self.joined.val())
                + self.increment.val();
            if self.prepared.val().sign {
                self.product_sign.next = 0x8000_0000_u64.into();
            }
            self.x_register.d.next = (self.joined.val() & 0x7fff_ffff) | self.product_sign.val();
            if self.prepared.val().special.any() | self.too_small.val() | self.too_large.val() {
                self.x_register.d.next = self.product_sign.val();
                if (self.prepared.val().special == 2)
                    | (!self.prepared.val().special.any() & self.too_large.val())
                {
                    self.x_register.d.next = self.product_sign.val() | 0x7f80_0000;
                }
                if self.prepared.val().special == 3 {
                    self.x_register.d.next = 0x7fc0_0000.into();
                }
            }
        }
    }
}

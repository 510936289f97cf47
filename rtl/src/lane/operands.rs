// SPDX-License-Identifier: MIT
//! Stage E2 of a lane: product rounded; rotate and mask; float to integral float.
//!
//! Its outcome is the two operands of the sum in E3 to E5.
use super::control::{
    FormInput, SumInput, AWAY, FLOAT_PRODUCT, INFINITY, NAN, NIBBLE_SUM, PRODUCT_HIGH, PRODUCT_LOW,
    ROTATED, TO_NEAREST,
};
use crate::prelude::*;

/// Stage E2, up to its registers.
#[derive(LogicBlock)]
pub(super) struct FormOperands {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// From E1.
    pub form: FormInput<In>,
    /// To E3, a cycle later.
    pub sum: SumInput<Out>,

    stage: Registers<SumInput<Local>>,
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

#[hdl_gen]
impl Logic for FormOperands {
    fn update(&mut self) {
        self.stage.q.drive(&mut self.sum);

        self.ones.next = 0xffff_ffff_u64.into();
        self.mask.next = (self.ones.val() << self.form.low_end.val())
            & !(self.ones.val() << self.form.high_end.val());
        self.operand.next = self.form.first.val();
        self.other.next = self.form.second.val();
        self.turned.next = self.form.first.val();
        self.wide.next = 0.into();
        self.product_exponent.next = self.form.prepared.val().exponent;
        self.increment.next = 0.into();
        self.joined.next = 0.into();
        self.integral.next = 0.into();
        self.clear.next = 0.into();
        self.product_sign.next = 0.into();
        self.too_small.next = false;
        self.too_large.next = false;
        self.count_low.next = 0.into();
        self.stage.d.steps.next = self.form.steps.val();
        if self.form.prepared.val().source == PRODUCT_LOW {
            self.operand.next = self.form.product_low.val();
        }
        if self.form.prepared.val().source == PRODUCT_HIGH {
            self.operand.next = self.form.product_high.val();
        }
        if self.form.prepared.val().source == ROTATED {
            if self.form.prepared.val().rotation.get_bit(0) {
                self.turned.next = (self.turned.val() >> 1) | (self.turned.val() << 31);
            }
            if self.form.prepared.val().rotation.get_bit(1) {
                self.turned.next = (self.turned.val() >> 2) | (self.turned.val() << 30);
            }
            if self.form.prepared.val().rotation.get_bit(2) {
                self.turned.next = (self.turned.val() >> 4) | (self.turned.val() << 28);
            }
            if self.form.prepared.val().rotation.get_bit(3) {
                self.turned.next = (self.turned.val() >> 8) | (self.turned.val() << 24);
            }
            if self.form.prepared.val().rotation.get_bit(4) {
                self.turned.next = (self.turned.val() >> 16) | (self.turned.val() << 16);
            }
            if self.form.prepared.val().known.any() {
                self.turned.next = 0.into();
            }
            if self.form.prepared.val().known.get_bit(1) {
                self.turned.next = self.ones.val();
            }
            self.operand.next =
                (self.turned.val() & self.mask.val()) | (self.form.second.val() & !self.mask.val());
            self.other.next = 0.into();
            if self.form.prepared.val().round {
                self.other.next = ((self.turned.val() << 1) | (self.turned.val() >> 31))
                    & (self.mask.val() & !(self.mask.val() << 1));
            }
        }
        if self.form.prepared.val().source == NIBBLE_SUM {
            self.count_low.next = (self.form.first.val() & 0x0707_0707)
                + ((self.form.first.val() >> 4) & 0x0707_0707);
            self.operand.next = bit_cast::<32, 6>(
                (self.count_low.val().get_bits::<6>(0) + self.count_low.val().get_bits::<6>(8))
                    + (self.count_low.val().get_bits::<6>(16)
                        + self.count_low.val().get_bits::<6>(24)),
            );
        }
        self.stage.d.x.next = self.operand.val();
        self.stage.d.y.next = self.other.val();
        if self.form.prepared.val().negate {
            self.stage.d.x.next = 0.into();
            self.stage.d.y.next = self.operand.val();
            self.stage.d.steps.next.subtract = true;
        }
        // The longest ways come last.
        if self.form.prepared.val().source.get_bit(1) & self.form.prepared.val().source.get_bit(2) {
            // On the packed number: a carry out of the mantissa is right in the exponent.
            self.clear.next = self.mask.val();
            if self.form.prepared.val().direction == AWAY {
                self.increment.next = self.mask.val();
            } else if self.form.prepared.val().direction == TO_NEAREST {
                // One half; a tie then loses its unit bit.
                self.increment.next = self.mask.val() ^ (self.mask.val() >> 1);
                if self.mask.val().get_bit(0)
                    & ((self.form.first.val() & self.mask.val())
                        == (self.mask.val() ^ (self.mask.val() >> 1)))
                {
                    self.clear.next = (self.mask.val() << 1) | 1;
                }
            }
            self.integral.next = (self.form.first.val() + self.increment.val()) & !self.clear.val();
            if self.form.prepared.val().known.any() {
                self.integral.next = self.form.first.val() & 0x8000_0000_u64;
            }
            if self.form.prepared.val().known.get_bit(1) {
                self.integral.next = self.integral.val() | 0x3f80_0000;
            }
            self.stage.d.x.next = self.integral.val();
            if self.form.prepared.val().source.get_bit(0) {
                self.stage.d.x.next = self.form.second.val();
                self.stage.d.y.next = self.integral.val() ^ 0x8000_0000_u64;
            }
        }
        if self.form.prepared.val().source == FLOAT_PRODUCT {
            // Bits 47:16 of the product; the rest only breaks ties.
            self.wide.next =
                (self.form.product_high.val() << 16) | (self.form.product_low.val() >> 16);
            // Just below the smallest normal number (exponent 0) only what rounds up to it
            // counts: the rest is flushed in E3.
            if self.wide.val().get_bit(31) {
                self.product_exponent.next = self.form.prepared.val().exponent + 1;
                self.joined.next = (self.wide.val() >> 8) & 0x7f_ffff;
                self.too_small.next = self.form.prepared.val().exponent.get_bit(9)
                    & !self.form.prepared.val().exponent.all();
                self.too_large.next = (self.form.prepared.val().exponent >= 254)
                    & !self.form.prepared.val().exponent.get_bit(9);
                if (self.wide.val().get_bit(7)
                    & (self.wide.val().get_bit(8)
                        | self.wide.val().get_bit(6)
                        | self.form.product_sticky.val()))
                    | self.form.prepared.val().exponent.all()
                {
                    self.increment.next = 1.into();
                }
            } else {
                self.joined.next = (self.wide.val() >> 7) & 0x7f_ffff;
                self.too_small.next = self.form.prepared.val().exponent.get_bit(9);
                self.too_large.next = (self.form.prepared.val().exponent >= 255)
                    & !self.form.prepared.val().exponent.get_bit(9);
                if (self.wide.val().get_bit(6)
                    & (self.wide.val().get_bit(7) | self.form.product_sticky.val()))
                    | !self.form.prepared.val().exponent.any()
                {
                    self.increment.next = 1.into();
                }
            }
            self.joined.next = ((bit_cast::<32, 10>(self.product_exponent.val()) << 23)
                | self.joined.val())
                + self.increment.val();
            if self.form.prepared.val().sign {
                self.product_sign.next = 0x8000_0000_u64.into();
            }
            self.stage.d.x.next = (self.joined.val() & 0x7fff_ffff) | self.product_sign.val();
            if self.form.prepared.val().special.any() | self.too_small.val() | self.too_large.val()
            {
                self.stage.d.x.next = self.product_sign.val();
                if (self.form.prepared.val().special == INFINITY)
                    | (!self.form.prepared.val().special.any() & self.too_large.val())
                {
                    self.stage.d.x.next = self.product_sign.val() | 0x7f80_0000;
                }
                if self.form.prepared.val().special == NAN {
                    self.stage.d.x.next = 0x7fc0_0000.into();
                }
            }
        }
    }
}

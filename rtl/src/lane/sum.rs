// SPDX-License-Identifier: MIT
//! Stages E3 to E5 of a lane: compare, choose, align; sum; normalise, round, pack.
use super::control::{Aligned, SumInput, Summed, FLOAT, INTEGER, LEADING_ZEROS};
use crate::cells::DFF;
use crate::prelude::*;

/// Stages E3 to E5, registers included.
#[derive(LogicBlock)]
pub(super) struct Sum {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// From E2.
    pub input: SumInput<In>,
    /// Result.
    pub result: Signal<Out, Bits<32>>,
    /// Result of a comparison.
    pub flag: Signal<Out, Bit>,

    // After E3.
    p: DFF<Bits<32>>,
    q: DFF<Bits<32>>,
    aligned: DFF<Aligned>,
    // After E4.
    sum: DFF<Bits<32>>,
    summed: DFF<Summed>,
    // After E5.
    #[drives(result)]
    outcome: DFF<Bits<32>>,
    #[drives(flag)]
    outcome_flag: DFF<Bit>,

    // E3
    x_exponent: Signal<Local, Bits<8>>,
    y_exponent: Signal<Local, Bits<8>>,
    x_nan: Signal<Local, Bit>,
    y_nan: Signal<Local, Bit>,
    both_zero: Signal<Local, Bit>,
    below: Signal<Local, Bit>,
    same: Signal<Local, Bit>,
    x_sign: Signal<Local, Bit>,
    y_sign: Signal<Local, Bit>,
    less: Signal<Local, Bit>,
    truth: Signal<Local, Bit>,
    x_flat: Signal<Local, Bits<32>>,
    y_flat: Signal<Local, Bits<32>>,
    bigger: Signal<Local, Bits<32>>,
    lesser: Signal<Local, Bits<32>>,
    distance: Signal<Local, Bits<8>>,
    mantissa: Signal<Local, Bits<32>>,
    lost: Signal<Local, Bits<32>>,
    negative: Signal<Local, Bit>,
    ones: Signal<Local, Bits<32>>,
    // E4
    carried: Signal<Local, Bits<33>>,
    addend: Signal<Local, Bits<32>>,
    total: Signal<Local, Bits<32>>,
    zeros: Signal<Local, Bits<5>>,
    // E5
    normal: Signal<Local, Bits<32>>,
    left_zeros: Signal<Local, Bits<5>>,
    exponent: Signal<Local, Bits<10>>,
    carry_in: Signal<Local, Bits<32>>,
    rounded: Signal<Local, Bits<32>>,
    sign: Signal<Local, Bits<32>>,
}

#[hdl_gen]
impl Logic for Sum {
    fn update(&mut self) {
        // E3: compare, choose, align.
        self.x_sign.next = self.input.x.val().get_bit(31);
        self.y_sign.next = self.input.y.val().get_bit(31);
        self.x_exponent.next = self.input.x.val().get_bits::<8>(23);
        self.y_exponent.next = self.input.y.val().get_bits::<8>(23);
        self.both_zero.next = !(self.x_exponent.val() | self.y_exponent.val()).any();
        self.x_nan.next = (self.x_exponent.val() == 255) & (self.input.x.val() << 9).any();
        self.y_nan.next = (self.y_exponent.val() == 255) & (self.input.y.val() << 9).any();
        // Without bit 31: magnitudes of floats.
        self.below.next = (self.input.x.val() & 0x7fff_ffff) < (self.input.y.val() & 0x7fff_ffff);
        self.p.d.next = self.input.x.val();
        self.q.d.next = self.input.y.val();
        self.aligned.d.next.kind = self.input.steps.val().kind;
        self.negative.next = self.input.steps.val().subtract;
        self.aligned.d.next.by_16 = false;
        self.aligned.d.next.sticky = false;
        self.aligned.d.next.sign = self.input.steps.val().subtract;
        self.aligned.d.next.zero_sign = false;
        // Bit 31 of an integer.
        self.aligned.d.next.exponent = 158.into();
        if self.input.steps.val().is_unsigned {
            self.aligned.d.next.exponent = 126.into();
        }
        self.aligned.d.next.flag = false;
        self.same.next = false;
        self.truth.next = false;
        self.less.next = false;
        self.x_flat.next = 0.into();
        self.y_flat.next = 0.into();
        self.bigger.next = 0.into();
        self.lesser.next = 0.into();
        self.distance.next = 0.into();
        self.mantissa.next = 0.into();
        self.lost.next = 0.into();
        self.ones.next = 0xffff_ffff_u64.into();
        if self.input.steps.val().choose | self.input.steps.val().set_flag {
            self.p.d.next = 0.into();
            self.q.d.next = 0.into();
            self.same.next = self.input.x.val() == self.input.y.val();
            self.less.next = self.below.val();
            if self.x_sign.val() != self.y_sign.val() {
                // -0 is less than +0 here.
                self.less.next = self.x_sign.val();
                if !self.input.steps.val().is_float & self.input.steps.val().is_unsigned {
                    self.less.next = self.y_sign.val();
                }
            } else if self.input.steps.val().is_float & self.x_sign.val() {
                self.less.next = !self.below.val() & !self.same.val();
            }
        }
        if self.input.steps.val().choose {
            self.x_flat.next = self.input.x.val();
            self.y_flat.next = self.input.y.val();
            if self.input.steps.val().is_float {
                if !self.x_exponent.val().any() {
                    self.x_flat.next = self.input.x.val() & 0x8000_0000_u64;
                }
                if !self.y_exponent.val().any() {
                    self.y_flat.next = self.input.y.val() & 0x8000_0000_u64;
                }
                if self.x_nan.val() & self.y_nan.val() {
                    self.y_flat.next = 0x7fc0_0000.into();
                }
            }
            self.p.d.next = self.y_flat.val();
            if ((self.less.val() != self.input.steps.val().larger)
                | (self.input.steps.val().is_float & self.y_nan.val()))
                & !(self.input.steps.val().is_float & self.x_nan.val())
            {
                self.p.d.next = self.x_flat.val();
            }
        }
        if self.input.steps.val().set_flag {
            if self.input.steps.val().is_float & self.both_zero.val() {
                self.less.next = false;
                self.same.next = true;
            }
            match self.input.steps.val().compare.index() {
                0 => {
                    self.truth.next = self.same.val();
                }
                1 => {
                    self.truth.next = !self.same.val();
                }
                2 => {
                    self.truth.next = self.less.val();
                }
                3 => {
                    self.truth.next = self.less.val() | self.same.val();
                }
                4 => {
                    self.truth.next = !self.less.val() & !self.same.val();
                }
                5 => {
                    self.truth.next = !self.less.val();
                }
                6 => {
                    self.truth.next =
                        self.input.steps.val().is_float & !self.input.steps.val().unordered;
                }
                _ => {}
            }
            if self.input.steps.val().is_float & (self.x_nan.val() | self.y_nan.val()) {
                self.truth.next =
                    self.input.steps.val().unordered & (self.input.steps.val().compare != 7);
            }
            self.aligned.d.next.flag = self.truth.val();
        }
        if self.input.steps.val().kind == FLOAT {
            self.negative.next = self.x_sign.val() != self.y_sign.val();
            self.aligned.d.next.zero_sign = self.x_sign.val() & self.y_sign.val();
            self.bigger.next = self.input.x.val();
            self.lesser.next = self.input.y.val();
            self.aligned.d.next.sign = self.x_sign.val();
            self.aligned.d.next.exponent = bit_cast::<9, 8>(self.x_exponent.val()) + 1;
            if self.below.val() {
                self.bigger.next = self.input.y.val();
                self.lesser.next = self.input.x.val();
                self.aligned.d.next.sign = self.y_sign.val();
                self.aligned.d.next.exponent = bit_cast::<9, 8>(self.y_exponent.val()) + 1;
            }
            // The distance needs the exponents only; without one nothing falls off.
            self.distance.next = self.x_exponent.val() - self.y_exponent.val();
            self.lost.next = (self.input.y.val() << 7) & 0x3fff_ff80;
            if self.x_exponent.val() < self.y_exponent.val() {
                self.distance.next = self.y_exponent.val() - self.x_exponent.val();
                self.lost.next = (self.input.x.val() << 7) & 0x3fff_ff80;
            }
            // Mantissas at bits 30:7: a carry has room above, seven bits to round below.
            self.p.d.next = ((self.bigger.val() << 7) & 0x3fff_ff80) | 0x4000_0000;
            if self.both_zero.val() {
                self.p.d.next = 0.into();
            }
            self.mantissa.next = ((self.lesser.val() << 7) & 0x3fff_ff80) | 0x4000_0000;
            if !self.lesser.val().get_bits::<8>(23).any() {
                self.mantissa.next = 0.into();
            }
            self.lost.next = self.lost.val() | 0x4000_0000;
            self.q.d.next = 0.into();
            if self.distance.val() < 32 {
                self.lost.next =
                    self.lost.val() & !(self.ones.val() << bit_cast::<5, 8>(self.distance.val()));
                // The shift by 16 follows in E4.
                self.q.d.next = self.mantissa.val() >> bit_cast::<4, 8>(self.distance.val());
                self.aligned.d.next.by_16 = self.distance.val().get_bit(4);
            }
            // What falls off becomes one bit that breaks ties.
            self.aligned.d.next.sticky =
                self.lost.val().any() & self.x_exponent.val().any() & self.y_exponent.val().any();
            // Infinities and NaN go on as finished numbers.
            if self.x_exponent.val().all() | self.y_exponent.val().all() {
                self.aligned.d.next.kind = INTEGER.into();
                self.negative.next = false;
                self.p.d.next = self.input.y.val();
                if self.x_exponent.val().all() {
                    self.p.d.next = self.input.x.val();
                }
                self.q.d.next = 0.into();
                self.aligned.d.next.sticky = false;
                if self.x_nan.val()
                    | self.y_nan.val()
                    | (self.x_exponent.val().all()
                        & self.y_exponent.val().all()
                        & (self.x_sign.val() != self.y_sign.val()))
                {
                    self.p.d.next = 0x7fc0_0000.into();
                }
            }
        }
        self.aligned.d.next.subtract = self.negative.val();

        // E4: sum, coarse normalisation.
        self.addend.next = self.q.q.val();
        if self.aligned.q.val().by_16 {
            self.addend.next = self.q.q.val() >> 16;
        }
        if self.aligned.q.val().sticky {
            self.addend.next = self.addend.val() | 1;
        }
        self.carried.next = bit_cast::<33, 32>(self.addend.val()) << 1;
        if self.aligned.q.val().subtract {
            // Complement and one: the carry at the low end.
            self.carried.next = (bit_cast::<33, 32>(!self.addend.val()) << 1) | 1;
        }
        self.carried.next = self.carried.val() + ((bit_cast::<33, 32>(self.p.q.val()) << 1) | 1);
        self.total.next = self.carried.val().get_bits::<32>(1);
        self.sum.d.next = self.total.val();
        self.zeros.next = 0.into();
        if self.aligned.q.val().kind.any() & !(self.total.val() & 0xff00_0000_u64).any() {
            if (self.total.val() & 0xff_0000).any() {
                self.sum.d.next = self.total.val() << 8;
                self.zeros.next = 8.into();
            } else if (self.total.val() & 0xff00).any() {
                self.sum.d.next = self.total.val() << 16;
                self.zeros.next = 16.into();
            } else {
                self.sum.d.next = self.total.val() << 24;
                self.zeros.next = 24.into();
            }
        }
        self.summed.d.next.kind = self.aligned.q.val().kind;
        self.summed.d.next.sign = self.aligned.q.val().sign;
        self.summed.d.next.zero_sign = self.aligned.q.val().zero_sign;
        self.summed.d.next.flag = self.aligned.q.val().flag;
        self.summed.d.next.zeros = self.zeros.val();
        self.summed.d.next.exponent = self.aligned.q.val().exponent;

        // E5: fine normalisation, rounding, packing.
        self.normal.next = self.sum.q.val();
        self.left_zeros.next = 0.into();
        self.exponent.next = 0.into();
        self.carry_in.next = 0.into();
        self.rounded.next = 0.into();
        self.sign.next = 0.into();
        self.outcome.d.next = self.sum.q.val();
        self.outcome_flag.d.next = self.summed.q.val().flag;
        if self.summed.q.val().kind.any() {
            if self.normal.val() < 0x1000_0000 {
                self.normal.next = self.normal.val() << 4;
                self.left_zeros.next = 4.into();
            }
            if self.normal.val() < 0x4000_0000 {
                self.normal.next = self.normal.val() << 2;
                self.left_zeros.next = self.left_zeros.val() | 2;
            }
            if !self.normal.val().get_bit(31) {
                self.normal.next = self.normal.val() << 1;
                self.left_zeros.next = self.left_zeros.val() | 1;
            }
            self.left_zeros.next = self.left_zeros.val() | self.summed.q.val().zeros;
            self.exponent.next = bit_cast::<10, 9>(self.summed.q.val().exponent)
                - bit_cast::<10, 5>(self.left_zeros.val());
            if self.normal.val().get_bit(7) & (self.normal.val() & 0x17f).any() {
                self.carry_in.next = 1.into();
            }
            self.rounded.next = ((bit_cast::<32, 10>(self.exponent.val()) << 23)
                | ((self.normal.val() >> 8) & 0x7f_ffff))
                + self.carry_in.val();
            if self.summed.q.val().sign {
                self.sign.next = 0x8000_0000_u64.into();
            }
            self.outcome.d.next = (self.rounded.val() & 0x7fff_ffff) | self.sign.val();
            if !self.sum.q.val().any() {
                self.outcome.d.next = 0.into();
                if self.summed.q.val().zero_sign {
                    self.outcome.d.next = 0x8000_0000_u64.into();
                }
            } else if self.exponent.val().get_bit(9) | !self.exponent.val().any() {
                self.outcome.d.next = self.sign.val();
            } else if self.exponent.val() == 255 {
                self.outcome.d.next = self.sign.val() | 0x7f80_0000;
            }
            if self.summed.q.val().kind == LEADING_ZEROS {
                self.outcome.d.next = bit_cast::<32, 5>(self.left_zeros.val());
                if !self.sum.q.val().any() {
                    self.outcome.d.next = 32.into();
                }
            }
        }
    }
}

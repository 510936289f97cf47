// SPDX-License-Identifier: MIT
//! Stage E1 of a lane: decode; logic; partial products; shift amounts, ends of bit fields;
//! unpacking.
use super::control::{Prepared, Steps};
use super::to_half::ToHalf;
use crate::cells::{WideMultiplier, DFF};
use crate::prelude::*;

/// Stage E1, up to its registers.
#[derive(LogicBlock)]
pub(super) struct Prepare {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Operation.
    pub op: Signal<In, Bits<6>>,
    /// Comparison code.
    pub compare: Signal<In, Bits<4>>,
    /// First operand.
    pub a: Signal<In, Bits<32>>,
    /// Second operand.
    pub b: Signal<In, Bits<32>>,
    /// Third operand.
    pub c: Signal<In, Bits<32>>,
    /// Condition of `sel`.
    pub predicate: Signal<In, Bit>,
    /// What E2 works on.
    pub first: Signal<Out, Bits<32>>,
    /// What goes on to E3 as the second operand; in E2 the filling around a bit field.
    pub second: Signal<Out, Bits<32>>,
    /// Lowest bit of a bit field.
    pub low_end: Signal<Out, Bits<6>>,
    /// The bit above it; fraction bits of a float.
    pub high_end: Signal<Out, Bits<6>>,
    /// Steps of E2.
    pub prepared: Signal<Out, Prepared>,
    /// Steps of E3 to E5.
    pub steps: Signal<Out, Steps>,
    /// Low half of the product, early in E2.
    pub product_low: Signal<Out, Bits<32>>,
    /// High half of the product.
    pub product_high: Signal<Out, Bits<32>>,
    /// Bits 21:0 of the product are not all zero.
    pub product_sticky: Signal<Out, Bit>,

    multiplier: WideMultiplier,
    first_half: ToHalf,
    second_half: ToHalf,
    first_register: DFF<Bits<32>>,
    second_register: DFF<Bits<32>>,
    low_register: DFF<Bits<6>>,
    high_register: DFF<Bits<6>>,
    prepared_register: DFF<Prepared>,
    steps_register: DFF<Steps>,
    is_float: Signal<Local, Bit>,
    a_exponent: Signal<Local, Bits<8>>,
    b_exponent: Signal<Local, Bits<8>>,
    a_zero: Signal<Local, Bit>,
    b_zero: Signal<Local, Bit>,
    a_nan: Signal<Local, Bit>,
    a_infinite: Signal<Local, Bit>,
    b_special: Signal<Local, Bits<2>>,
    one: Signal<Local, Bits<32>>,
    bitwise: Signal<Local, Bits<3>>,
    left: Signal<Local, Bits<32>>,
    right: Signal<Local, Bits<32>>,
    offset: Signal<Local, Bits<6>>,
    width: Signal<Local, Bits<6>>,
    room: Signal<Local, Bits<6>>,
    low: Signal<Local, Bits<6>>,
    high: Signal<Local, Bits<6>>,
    field_sign: Signal<Local, Bit>,
    units: Signal<Local, Bits<32>>,
    twos: Signal<Local, Bits<32>>,
    fours: Signal<Local, Bits<32>>,
    nibbles: Signal<Local, Bits<32>>,
    field_end: Signal<Local, Bits<6>>,
    whole: Signal<Local, Bits<6>>,
    to_integral: Signal<Local, Bit>,
    away: Signal<Local, Bit>,
    nearest: Signal<Local, Bit>,
    hidden: Signal<Local, Bits<32>>,
    ones_product: Signal<Local, Bits<33>>,
    times_ones: Signal<Local, Bits<32>>,
    octet: Signal<Local, Bits<8>>,
    half: Signal<Local, Bits<16>>,
}

impl Logic for Prepare {
    #[hdl_gen]
    fn update(&mut self) {
        self.first.next = self.first_register.q.val();
        self.second.next = self.second_register.q.val();
        self.low_end.next = self.low_register.q.val();
        self.high_end.next = self.high_register.q.val();
        self.prepared.next = self.prepared_register.q.val();
        self.steps.next = self.steps_register.q.val();
        self.product_low.next = self.multiplier.low.val();
        self.product_high.next = self.multiplier.high.val();
        self.product_sticky.next = self.multiplier.sticky.val();

        self.is_float.next = self.op.val().get_bit(5);
        self.a_exponent.next = self.a.val().get_bits::<8>(23);
        self.b_exponent.next = self.b.val().get_bits::<8>(23);
        self.a_zero.next = self.a_exponent.val() == 0;
        self.b_zero.next = self.b_exponent.val() == 0;
        self.a_nan.next = false;
        self.a_infinite.next = false;
        if self.a_exponent.val() == 255 {
            self.a_nan.next = (self.a.val() << 9).any();
            self.a_infinite.next = !(self.a.val() << 9).any();
        }
        // As `special`: 0 number, 1 zero, 2 infinity, 3 NaN.
        self.b_special.next = 0.into();
        if self.b_zero.val() {
            self.b_special.next = 1.into();
        }
        if self.b_exponent.val() == 255 {
            self.b_special.next = 2.into();
            if (self.b.val() << 9).any() {
                self.b_special.next = 3.into();
            }
        }
        // Both factors of a float product with their hidden bits.
        self.multiplier.a.next = self.a.val();
        self.multiplier.b.next = self.b.val();
        self.multiplier.two_s_complement.next = !self.op.val().get_bit(0);
        if self.is_float.val() {
            self.multiplier.a.next = (self.a.val() & 0x7f_ffff) | 0x80_0000;
            self.multiplier.b.next = (self.b.val() & 0x7f_ffff) | 0x80_0000;
            self.multiplier.two_s_complement.next = false;
        }
        self.prepared_register.d.next.exponent = (bit_cast::<10, 8>(self.a_exponent.val())
            + bit_cast::<10, 8>(self.b_exponent.val()))
            - 127;
        self.prepared_register.d.next.sign = self.a.val().get_bit(31) ^ self.b.val().get_bit(31);
        self.prepared_register.d.next.special = 0.into();
        if self.a_zero.val() | (self.b_special.val() == 1) {
            self.prepared_register.d.next.special = 1.into();
        }
        if self.a_infinite.val() | (self.b_special.val() == 2) {
            self.prepared_register.d.next.special = 2.into();
        }
        if self.a_nan.val()
            | (self.b_special.val() == 3)
            | (self.a_infinite.val() & (self.b_special.val() == 1))
            | (self.a_zero.val() & (self.b_special.val() == 2))
        {
            self.prepared_register.d.next.special = 3.into();
        }
        self.prepared_register.d.next.source = 0.into();
        self.prepared_register.d.next.negate = false;
        self.prepared_register.d.next.round = false;
        self.prepared_register.d.next.known = 0.into();
        self.prepared_register.d.next.direction = 0.into();
        self.steps_register.d.next.kind = 0.into();
        self.steps_register.d.next.subtract = false;
        self.steps_register.d.next.choose = false;
        self.steps_register.d.next.larger = self.op.val().get_bit(0);
        self.steps_register.d.next.set_flag = false;
        self.steps_register.d.next.is_float = self.is_float.val();
        self.steps_register.d.next.is_unsigned = self.op.val().get_bit(4);
        self.steps_register.d.next.compare = self.compare.val().get_bits::<3>(0);
        self.steps_register.d.next.unordered = self.compare.val().get_bit(3);
        // Bit fields: offset, width, and the room above the offset.
        self.offset.next = bit_cast::<6, 5>(self.b.val().get_bits::<5>(0));
        self.width.next = bit_cast::<6, 5>(self.b.val().get_bits::<5>(8));
        self.room.next = 32 - self.offset.val();
        self.field_end.next = self.offset.val() + self.width.val();
        // Bits before the point in a float; right from 2^0 to below 2^32.
        self.whole.next = self.a_exponent.val().get_bits::<6>(0) + 2;
        self.low.next = 0.into();
        self.high.next = self.room.val();
        self.prepared_register.d.next.rotation = self.offset.val().get_bits::<5>(0);
        // Bit by bit, a function of a and b: of five inputs with its number.
        self.bitwise.next = 0.into();
        match self.op.val().index() {
            0 => {
                self.bitwise.next = 1.into();
            }
            7 => {
                self.bitwise.next = 2.into();
            }
            8 => {
                self.bitwise.next = 3.into();
            }
            9 => {
                self.bitwise.next = 4.into();
            }
            10 => {
                self.bitwise.next = 5.into();
            }
            19 => {
                if !self.predicate.val() {
                    self.bitwise.next = 1.into();
                }
            }
            _ => {}
        }
        self.left.next = self.a.val();
        if self.bitwise.val().get_bit(0) {
            self.left.next = self.b.val();
        }
        if self.bitwise.val().get_bit(1) {
            self.left.next = self.a.val() & self.b.val();
            if self.bitwise.val().get_bit(0) {
                self.left.next = self.a.val() | self.b.val();
            }
        }
        if self.bitwise.val().get_bit(2) {
            self.left.next = self.a.val() ^ self.b.val();
            if self.bitwise.val().get_bit(0) {
                self.left.next = !self.b.val();
            }
        }
        self.right.next = 0.into();
        self.one.next = 0.into();
        self.units.next = 0.into();
        self.twos.next = 0.into();
        self.fours.next = 0.into();
        self.nibbles.next = 0.into();
        self.field_sign.next = false;
        self.to_integral.next = false;
        self.away.next = false;
        self.nearest.next = false;
        self.hidden.next = (self.a.val() & 0x7f_ffff) | 0x80_0000;
        // The mantissa times 255, or times 65535 in units of 256: one sum with a carry at its low
        // end.
        self.ones_product.next = (bit_cast::<33, 32>(!self.hidden.val()) << 1) | 1;
        if self.op.val().get_bit(1) {
            self.ones_product.next = bit_cast::<33, 32>(!(self.hidden.val() >> 8)) << 1;
            if !self.a.val().get_bits::<8>(0).any() {
                self.ones_product.next = self.ones_product.val() | 1;
            }
        }
        self.ones_product.next =
            self.ones_product.val() + ((bit_cast::<33, 32>(self.hidden.val()) << 9) | 1);
        self.times_ones.next = self.ones_product.val().get_bits::<32>(1);
        self.octet.next = 0.into();
        self.half.next = 0.into();
        self.first_half.float.next = self.a.val();
        self.second_half.float.next = self.b.val();
        match self.op.val().index() {
            1 => {
                self.right.next = self.b.val();
            }
            2 => {
                self.right.next = self.b.val();
                self.steps_register.d.next.subtract = true;
            }
            3 => {
                self.prepared_register.d.next.source = 1.into();
            }
            4 => {
                self.prepared_register.d.next.source = 2.into();
            }
            5 => {
                self.prepared_register.d.next.source = 2.into();
            }
            6 => {
                self.prepared_register.d.next.source = 1.into();
                self.right.next = self.c.val();
            }
            11 => {
                self.prepared_register.d.next.source = 4.into();
                self.prepared_register.d.next.rotation = self.room.val().get_bits::<5>(0);
                self.low.next = self.offset.val();
                self.high.next = 32.into();
            }
            12 => {
                self.prepared_register.d.next.source = 4.into();
            }
            13 => {
                self.prepared_register.d.next.source = 4.into();
                if self.a.val().get_bit(31) {
                    self.right.next = 0xffff_ffff_u64.into();
                }
            }
            14 => {
                self.right.next = self.b.val();
                self.steps_register.d.next.choose = true;
            }
            15 => {
                self.right.next = self.b.val();
                self.steps_register.d.next.choose = true;
            }
            16 => {
                self.right.next = self.b.val();
                self.steps_register.d.next.choose = true;
            }
            17 => {
                self.right.next = self.b.val();
                self.steps_register.d.next.choose = true;
            }
            18 => {
                self.right.next = self.b.val();
                self.steps_register.d.next.set_flag = true;
                self.steps_register.d.next.is_unsigned = self.compare.val().get_bit(3);
            }
            20 => {
                // The ones of each nibble: one table of four inputs per bit.
                self.prepared_register.d.next.source = 5.into();
                self.units.next = self.a.val() ^ (self.a.val() >> 1);
                self.twos.next = self.a.val() & (self.a.val() >> 1);
                self.fours.next = self.units.val() & (self.units.val() >> 2);
                self.nibbles.next = (self.units.val() ^ (self.units.val() >> 2)) & 0x1111_1111;
                // Two pairs, or two single ones, make two; both pairs make four.
                self.one.next = (self.twos.val() ^ (self.twos.val() >> 2)) | self.fours.val();
                self.nibbles.next = self.nibbles.val() | ((self.one.val() & 0x1111_1111) << 1);
                self.one.next = self.twos.val() & (self.twos.val() >> 2);
                self.left.next = self.nibbles.val() | ((self.one.val() & 0x1111_1111) << 2);
            }
            21 => {
                self.steps_register.d.next.kind = 3.into();
            }
            22 => {
                self.prepared_register.d.next.source = 4.into();
                self.prepared_register.d.next.rotation = self.room.val().get_bits::<5>(0);
                self.right.next = self.c.val();
                self.low.next = self.offset.val();
                self.high.next = 32.into();
                if !self.field_end.val().get_bit(5) {
                    self.high.next = self.field_end.val();
                }
            }
            23 => {
                self.prepared_register.d.next.source = 4.into();
                if !self.field_end.val().get_bit(5) {
                    self.high.next = self.width.val();
                }
            }
            24 => {
                self.prepared_register.d.next.source = 4.into();
                self.field_sign.next = self.a.val().get_bit(31);
                if !self.field_end.val().get_bit(5) {
                    self.high.next = self.width.val();
                    // Bit offset + width - 1, the sign.
                    self.field_sign.next = (self.a.val() << 1)
                        .get_bit(self.field_end.val().index())
                        & self.width.val().any();
                }
                if self.field_sign.val() {
                    self.right.next = 0xffff_ffff_u64.into();
                }
            }
            32 => {
                self.steps_register.d.next.kind = 1.into();
                self.right.next = self.b.val();
            }
            33 => {
                self.steps_register.d.next.kind = 1.into();
                self.right.next = self.b.val() ^ 0x8000_0000_u64;
            }
            34 => {
                self.steps_register.d.next.kind = 1.into();
                self.prepared_register.d.next.source = 3.into();
                self.right.next = 0x8000_0000_u64.into();
            }
            35 => {
                self.steps_register.d.next.kind = 1.into();
                self.prepared_register.d.next.source = 3.into();
                self.right.next = self.c.val();
            }
            36 => {
                self.right.next = self.b.val();
                self.steps_register.d.next.choose = true;
            }
            37 => {
                self.right.next = self.b.val();
                self.steps_register.d.next.choose = true;
            }
            38 => {
                self.right.next = self.b.val();
                self.steps_register.d.next.set_flag = true;
            }
            39 => {
                // The mantissa as a number from 2^31, shifted right by 158 - exponent.
                self.prepared_register.d.next.source = 4.into();
                self.prepared_register.d.next.negate = self.a.val().get_bit(31);
                self.left.next = (self.a.val() << 8) | 0x8000_0000_u64;
                self.high.next = self.whole.val();
                self.prepared_register.d.next.rotation =
                    30 - self.a_exponent.val().get_bits::<5>(0);
                if (self.a_exponent.val() < 126) | self.a_nan.val() {
                    self.high.next = 0.into();
                    self.prepared_register.d.next.negate = false;
                } else if self.a_exponent.val() >= 158 {
                    // The filling around nothing. -2^31 is among these and right.
                    self.high.next = 0.into();
                    self.prepared_register.d.next.negate = false;
                    self.right.next = 0x7fff_ffff.into();
                    if self.a.val().get_bit(31) {
                        self.right.next = 0x8000_0000_u64.into();
                    }
                }
            }
            40 => {
                self.prepared_register.d.next.source = 4.into();
                self.left.next = (self.a.val() << 8) | 0x8000_0000_u64;
                self.high.next = self.whole.val();
                self.prepared_register.d.next.rotation =
                    30 - self.a_exponent.val().get_bits::<5>(0);
                if (self.a_exponent.val() < 126) | self.a_nan.val() | self.a.val().get_bit(31) {
                    self.high.next = 0.into();
                } else if self.a_exponent.val() >= 159 {
                    self.high.next = 0.into();
                    self.right.next = 0xffff_ffff_u64.into();
                }
            }
            41 => {
                self.steps_register.d.next.kind = 2.into();
                self.prepared_register.d.next.negate = self.a.val().get_bit(31);
            }
            42 => {
                self.steps_register.d.next.kind = 2.into();
            }
            43 => {
                self.to_integral.next = true;
                self.away.next = self.a.val().get_bit(31);
            }
            44 => {
                self.to_integral.next = true;
                self.away.next = !self.a.val().get_bit(31);
            }
            45 => {
                self.to_integral.next = true;
            }
            46 => {
                self.to_integral.next = true;
                self.nearest.next = true;
            }
            47 => {
                self.to_integral.next = true;
                self.away.next = self.a.val().get_bit(31);
            }
            48 => {
                // 255 times the mantissa without its lowest bits, shifted right by 150 - exponent.
                self.prepared_register.d.next.source = 4.into();
                self.prepared_register.d.next.round = true;
                self.right.next = self.c.val();
                self.low.next = bit_cast::<6, 2>(self.b.val().get_bits::<2>(0)) << 3;
                self.high.next = self.low.val() + 8;
                self.prepared_register.d.next.rotation =
                    (22 - self.a_exponent.val().get_bits::<5>(0)) - self.low.val().get_bits::<5>(0);
                self.left.next = self.times_ones.val() & 0xffff_ff00_u64;
                if self.a.val().get_bit(31) | (self.a_exponent.val() < 118) | self.a_nan.val() {
                    self.prepared_register.d.next.known = 1.into();
                } else if self.a_exponent.val() >= 127 {
                    self.prepared_register.d.next.known = 2.into();
                    self.prepared_register.d.next.round = false;
                }
            }
            49 => {
                // n / 255 is 0.nnnn... to the base 256; cut off here, so that it rounds up.
                self.steps_register.d.next.kind = 2.into();
                self.octet.next = self.a.val().get_bits::<8>(0);
                if self.c.val().get_bit(0) {
                    self.octet.next = self.a.val().get_bits::<8>(8);
                }
                if self.c.val().get_bit(1) {
                    self.octet.next = self.a.val().get_bits::<8>(16);
                    if self.c.val().get_bit(0) {
                        self.octet.next = self.a.val().get_bits::<8>(24);
                    }
                }
                self.one.next = bit_cast::<32, 8>(self.octet.val());
                if (self.octet.val() >> 1).any() {
                    self.one.next = self.one.val() | 1;
                } else if self.octet.val().get_bit(0) {
                    self.one.next = 2.into();
                }
                self.left.next = (bit_cast::<32, 8>(self.octet.val()) << 24)
                    | (bit_cast::<32, 8>(self.octet.val()) << 16)
                    | (bit_cast::<32, 8>(self.octet.val()) << 8)
                    | self.one.val();
            }
            50 => {
                // Two half floats without their rounding, which is the second operand of a sum.
                self.left.next = (bit_cast::<32, 16>(self.second_half.half.val()) << 16)
                    | bit_cast::<32, 16>(self.first_half.half.val());
                if self.first_half.up.val() {
                    self.right.next = 1.into();
                }
                if self.second_half.up.val() {
                    self.right.next = self.right.val() | 0x1_0000;
                }
            }
            51 => {
                // A float of exponent 0 is flushed by the sum.
                self.steps_register.d.next.kind = 1.into();
                self.right.next = 0x8000_0000_u64.into();
                self.half.next = self.a.val().get_bits::<16>(0);
                if self.c.val().get_bit(0) {
                    self.half.next = self.a.val().get_bits::<16>(16);
                }
                self.left.next = (bit_cast::<32, 16>(self.half.val()) << 13) & 0x07ff_e000;
                // The exponent is 112 more: 0 and 31 apart, bits 6:4 are the opposite of bit 7.
                if (!self.half.val().get_bit(14) & self.half.val().get_bits::<4>(10).any())
                    | self.half.val().get_bits::<5>(10).all()
                {
                    self.left.next = self.left.val() | 0x3800_0000;
                }
                if self.half.val().get_bit(14) {
                    self.left.next = self.left.val() | 0x4000_0000;
                }
                if self.half.val().get_bit(15) {
                    self.left.next = self.left.val() | 0x8000_0000_u64;
                }
            }
            52 => {
                self.steps_register.d.next.kind = 1.into();
                self.left.next = self.a.val() ^ 0x8000_0000_u64;
                self.right.next = 0x8000_0000_u64.into();
            }
            53 => {
                self.steps_register.d.next.kind = 1.into();
                self.left.next = self.a.val() & 0x7fff_ffff;
                self.right.next = 0x8000_0000_u64.into();
            }
            54 => {
                // 65535 times the mantissa in units of 256, shifted right by 142 - exponent.
                self.prepared_register.d.next.source = 4.into();
                self.prepared_register.d.next.round = true;
                self.right.next = self.c.val();
                self.low.next = bit_cast::<6, 1>(self.b.val().get_bits::<1>(0)) << 4;
                self.high.next = self.low.val() + 16;
                self.prepared_register.d.next.rotation =
                    (14 - self.a_exponent.val().get_bits::<5>(0)) - self.low.val().get_bits::<5>(0);
                self.left.next = self.times_ones.val() & 0xffff_8000_u64;
                // Shifted by 32 its lowest bit would come back as a bit of the result.
                if !self.a_exponent.val().get_bit(4) {
                    self.left.next = self.left.val() & 0xffff_0000_u64;
                }
                if self.a.val().get_bit(31) | (self.a_exponent.val() < 110) | self.a_nan.val() {
                    self.prepared_register.d.next.known = 1.into();
                } else if self.a_exponent.val() >= 127 {
                    self.prepared_register.d.next.known = 2.into();
                    self.prepared_register.d.next.round = false;
                }
            }
            55 => {
                // n / 65535 is 0.nnnn... to the base 65536; what is cut off here breaks a tie
                // upwards.
                self.steps_register.d.next.kind = 2.into();
                self.half.next = self.a.val().get_bits::<16>(0);
                if self.c.val().get_bit(0) {
                    self.half.next = self.a.val().get_bits::<16>(16);
                }
                self.left.next = (bit_cast::<32, 16>(self.half.val()) << 16)
                    | bit_cast::<32, 16>(self.half.val());
                if (self.half.val() >> 9).any() {
                    self.left.next = self.left.val() | 1;
                } else if self.half.val().get_bit(8) & (self.half.val().get_bits::<2>(0) == 1) {
                    // With 25 bits the lowest one is the tie itself.
                    self.left.next = (self.left.val() & 0xffff_fffc_u64) | 2;
                }
            }
            0 => {}
            7 => {}
            8 => {}
            9 => {}
            10 => {}
            19 => {}
            _ => {
                self.left.next = 0.into();
            }
        }
        if self.to_integral.val() {
            self.steps_register.d.next.kind = 1.into();
            self.prepared_register.d.next.source = 6.into();
            self.right.next = 0x8000_0000_u64.into();
            if self.op.val() == 47 {
                self.prepared_register.d.next.source = 7.into();
                self.right.next = self.a.val();
            }
            if self.away.val() {
                self.prepared_register.d.next.direction = 1.into();
            }
            if self.nearest.val() {
                self.prepared_register.d.next.direction = 2.into();
            }
            // The fraction bits, 150 - exponent; none in large numbers, infinity and NaN.
            self.high.next = 0.into();
            if self.a_exponent.val() < 127 {
                // Below one: zero, or one where the rounding goes away from a non-zero.
                self.prepared_register.d.next.known = 1.into();
                if (self.away.val() & !self.a_zero.val())
                    | (self.nearest.val()
                        & (self.a_exponent.val() == 126)
                        & (self.a.val() << 9).any())
                {
                    self.prepared_register.d.next.known = 2.into();
                }
            } else if self.a_exponent.val() < 150 {
                self.high.next = 22 - self.a_exponent.val().get_bits::<6>(0);
            }
        }
        self.low_register.d.next = self.low.val();
        self.high_register.d.next = self.high.val();
        self.first_register.d.next = self.left.val();
        self.second_register.d.next = self.right.val();
    }
}

// SPDX-License-Identifier: MIT
//! Stage E1 of a lane: decode; logic; partial products; shift amounts, ends of bit fields;
//! unpacking.
use super::bit_logic::BitLogic;
use super::control::{
    FieldOperands, FormInput, ALL_ONES, ALL_ZEROS, FIRST, FLOAT, FLOAT_PRODUCT, FRACTION, INTEGER,
    LEADING_ZEROS, NIBBLE_SUM, PRODUCT_HIGH, PRODUCT_LOW, ROTATED, ROUNDED, TO_FLOAT, TO_ZERO,
    UNKNOWN,
};
use super::float_class::FloatClass;
use super::float_product::FloatProduct;
use super::integral::Integral;
use super::nibble_counts::NibbleCounts;
use super::ops::*;
use super::to_half::ToHalf;
use super::unorm_product::UnormProduct;
use super::unpack::Unpack;
use crate::cells::WideMultiplier;
use crate::prelude::*;
use warpwright_isa::AluOp;

/// Stage E1, up to its registers.
#[derive(LogicBlock)]
pub(super) struct Prepare {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Operation, see `AluOp`.
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
    /// What E2 works on, a cycle later.
    pub form: FormInput<Out>,

    multiplier: WideMultiplier,
    a_class: Lazy<FloatClass>,
    b_class: Lazy<FloatClass>,
    float_product: Lazy<FloatProduct>,
    bit_logic: Lazy<BitLogic>,
    nibble_counts: Lazy<NibbleCounts>,
    unorm_product: Lazy<UnormProduct>,
    unpack: Lazy<Unpack>,
    first_half: Lazy<ToHalf>,
    second_half: Lazy<ToHalf>,
    integral: Lazy<Integral>,
    stage: Registers<FieldOperands<Local>>,
    is_float: Signal<Local, Bit>,
    chooses: Signal<Local, Bit>,
    left: Signal<Local, Bits<32>>,
    right: Signal<Local, Bits<32>>,
    offset: Signal<Local, Bits<6>>,
    width: Signal<Local, Bits<6>>,
    room: Signal<Local, Bits<6>>,
    low: Signal<Local, Bits<6>>,
    field_sign: Signal<Local, Bit>,
    field_end: Signal<Local, Bits<6>>,
    whole: Signal<Local, Bits<6>>,
}

#[hdl_gen]
impl Logic for Prepare {
    fn update(&mut self) {
        self.stage.q.drive(&mut self.form);
        self.form.product_low.next = self.multiplier.low.val();
        self.form.product_high.next = self.multiplier.high.val();
        self.form.product_sticky.next = self.multiplier.sticky.val();

        self.is_float.next = self.op.val().get_bit(5);
        self.a_class.float.next = self.a.val();
        self.b_class.float.next = self.b.val();
        // Both factors of a float product with their hidden bits.
        self.drive(&mut self.multiplier, [a, b]);
        self.multiplier.two_s_complement.next = !self.op.val().get_bit(0);
        if self.is_float.val() {
            self.multiplier.a.next = (self.a.val() & 0x7f_ffff) | 0x80_0000;
            self.multiplier.b.next = (self.b.val() & 0x7f_ffff) | 0x80_0000;
            self.multiplier.two_s_complement.next = false;
        }
        self.a_class.class.drive(&mut self.float_product.a);
        self.b_class.class.drive(&mut self.float_product.b);
        self.stage.d.prepared.next.exponent = self.float_product.exponent.val();
        self.stage.d.prepared.next.sign = self.a.val().get_bit(31) ^ self.b.val().get_bit(31);
        self.stage.d.prepared.next.special = self.float_product.special.val();
        self.stage.d.prepared.next.source = FIRST.into();
        self.stage.d.prepared.next.negate = false;
        self.stage.d.prepared.next.round = false;
        self.stage.d.prepared.next.known = UNKNOWN.into();
        self.stage.d.prepared.next.direction = TO_ZERO.into();
        self.stage.d.steps.next.kind = INTEGER.into();
        self.stage.d.steps.next.subtract = false;
        self.stage.d.steps.next.choose = false;
        self.stage.d.steps.next.larger = self.op.val().get_bit(0);
        self.stage.d.steps.next.set_flag = false;
        self.stage.d.steps.next.is_float = self.is_float.val();
        self.stage.d.steps.next.is_unsigned = self.op.val().get_bit(4);
        self.stage.d.steps.next.compare = self.compare.val().get_bits::<3>(0);
        self.stage.d.steps.next.unordered = self.compare.val().get_bit(3);
        // Bit fields: offset, width, and the room above the offset.
        self.offset.next = bit_cast::<6, 5>(self.b.val().get_bits::<5>(0));
        self.width.next = bit_cast::<6, 5>(self.b.val().get_bits::<5>(8));
        self.room.next = 32 - self.offset.val();
        self.field_end.next = self.offset.val() + self.width.val();
        // Bits before the point in a float; right from 2^0 to below 2^32.
        self.whole.next = self.a_class.class.exponent.val().get_bits::<6>(0) + 2;
        self.low.next = 0.into();
        self.stage.d.high_end.next = self.room.val();
        self.stage.d.prepared.next.rotation = self.offset.val().get_bits::<5>(0);
        self.drive(&mut self.bit_logic, [op, a, b, predicate]);
        self.left.next = self.bit_logic.y.val();
        self.right.next = 0.into();
        // Minimum and maximum: E3 chooses.
        self.chooses.next = ((self.op.val() >= AluOp::IminS as u64)
            & (self.op.val() <= AluOp::ImaxU as u64))
            | (self.op.val() == AluOp::Fmin as u64)
            | (self.op.val() == AluOp::Fmax as u64);
        if self.chooses.val() {
            self.right.next = self.b.val();
            self.stage.d.steps.next.choose = true;
        }
        self.field_sign.next = false;
        self.unorm_product.a.next = self.a.val();
        self.unorm_product.wide.next = self.op.val().get_bit(1);
        self.nibble_counts.a.next = self.a.val();
        self.unpack.a.next = self.a.val();
        self.unpack.part.next = self.c.val().get_bits::<2>(0);
        self.first_half.float.next = self.a.val();
        self.second_half.float.next = self.b.val();
        match self.op.val().index() {
            MOV => {}
            AND => {}
            OR => {}
            XOR => {}
            NOT => {}
            SEL => {}
            IADD => {
                self.right.next = self.b.val();
            }
            ISUB => {
                self.right.next = self.b.val();
                self.stage.d.steps.next.subtract = true;
            }
            IMUL => {
                self.stage.d.prepared.next.source = PRODUCT_LOW.into();
            }
            IMULH_S => {
                self.stage.d.prepared.next.source = PRODUCT_HIGH.into();
            }
            IMULH_U => {
                self.stage.d.prepared.next.source = PRODUCT_HIGH.into();
            }
            IMAD => {
                self.stage.d.prepared.next.source = PRODUCT_LOW.into();
                self.right.next = self.c.val();
            }
            SHL => {
                self.stage.d.prepared.next.source = ROTATED.into();
                self.stage.d.prepared.next.rotation = self.room.val().get_bits::<5>(0);
                self.low.next = self.offset.val();
                self.stage.d.high_end.next = 32.into();
            }
            SHR => {
                self.stage.d.prepared.next.source = ROTATED.into();
            }
            SAR => {
                self.stage.d.prepared.next.source = ROTATED.into();
                if self.a.val().get_bit(31) {
                    self.right.next = 0xffff_ffff_u64.into();
                }
            }
            IMIN_S => {}
            IMAX_S => {}
            IMIN_U => {}
            IMAX_U => {}
            ISETP => {
                self.right.next = self.b.val();
                self.stage.d.steps.next.set_flag = true;
                self.stage.d.steps.next.is_unsigned = self.compare.val().get_bit(3);
            }
            POPC => {
                self.stage.d.prepared.next.source = NIBBLE_SUM.into();
                self.left.next = self.nibble_counts.counts.val();
            }
            CLZ => {
                self.stage.d.steps.next.kind = LEADING_ZEROS.into();
            }
            BFI => {
                self.stage.d.prepared.next.source = ROTATED.into();
                self.stage.d.prepared.next.rotation = self.room.val().get_bits::<5>(0);
                self.right.next = self.c.val();
                self.low.next = self.offset.val();
                self.stage.d.high_end.next = 32.into();
                if !self.field_end.val().get_bit(5) {
                    self.stage.d.high_end.next = self.field_end.val();
                }
            }
            BFE_U => {
                self.stage.d.prepared.next.source = ROTATED.into();
                if !self.field_end.val().get_bit(5) {
                    self.stage.d.high_end.next = self.width.val();
                }
            }
            BFE_S => {
                self.stage.d.prepared.next.source = ROTATED.into();
                self.field_sign.next = self.a.val().get_bit(31);
                if !self.field_end.val().get_bit(5) {
                    self.stage.d.high_end.next = self.width.val();
                    // Bit offset + width - 1, the sign.
                    self.field_sign.next = (self.a.val() << 1)
                        .get_bit(self.field_end.val().index())
                        & self.width.val().any();
                }
                if self.field_sign.val() {
                    self.right.next = 0xffff_ffff_u64.into();
                }
            }
            FADD => {
                self.stage.d.steps.next.kind = FLOAT.into();
                self.right.next = self.b.val();
            }
            FSUB => {
                self.stage.d.steps.next.kind = FLOAT.into();
                self.right.next = self.b.val() ^ 0x8000_0000_u64;
            }
            FMUL => {
                self.stage.d.steps.next.kind = FLOAT.into();
                self.stage.d.prepared.next.source = FLOAT_PRODUCT.into();
                self.right.next = 0x8000_0000_u64.into();
            }
            FMAD => {
                self.stage.d.steps.next.kind = FLOAT.into();
                self.stage.d.prepared.next.source = FLOAT_PRODUCT.into();
                self.right.next = self.c.val();
            }
            FMIN => {}
            FMAX => {}
            FSETP => {
                self.right.next = self.b.val();
                self.stage.d.steps.next.set_flag = true;
            }
            F2I => {
                // The mantissa as a number from 2^31, shifted right by 158 - exponent.
                self.stage.d.prepared.next.source = ROTATED.into();
                self.stage.d.prepared.next.negate = self.a.val().get_bit(31);
                self.left.next = (self.a.val() << 8) | 0x8000_0000_u64;
                self.stage.d.high_end.next = self.whole.val();
                self.stage.d.prepared.next.rotation =
                    30 - self.a_class.class.exponent.val().get_bits::<5>(0);
                if (self.a_class.class.exponent.val() < 126) | self.a_class.class.nan.val() {
                    self.stage.d.high_end.next = 0.into();
                    self.stage.d.prepared.next.negate = false;
                } else if self.a_class.class.exponent.val() >= 158 {
                    // The filling around nothing. -2^31 is among these and right.
                    self.stage.d.high_end.next = 0.into();
                    self.stage.d.prepared.next.negate = false;
                    self.right.next = 0x7fff_ffff.into();
                    if self.a.val().get_bit(31) {
                        self.right.next = 0x8000_0000_u64.into();
                    }
                }
            }
            F2U => {
                self.stage.d.prepared.next.source = ROTATED.into();
                self.left.next = (self.a.val() << 8) | 0x8000_0000_u64;
                self.stage.d.high_end.next = self.whole.val();
                self.stage.d.prepared.next.rotation =
                    30 - self.a_class.class.exponent.val().get_bits::<5>(0);
                if (self.a_class.class.exponent.val() < 126)
                    | self.a_class.class.nan.val()
                    | self.a.val().get_bit(31)
                {
                    self.stage.d.high_end.next = 0.into();
                } else if self.a_class.class.exponent.val() >= 159 {
                    self.stage.d.high_end.next = 0.into();
                    self.right.next = 0xffff_ffff_u64.into();
                }
            }
            I2F => {
                self.stage.d.steps.next.kind = TO_FLOAT.into();
                self.stage.d.prepared.next.negate = self.a.val().get_bit(31);
            }
            U2F => {
                self.stage.d.steps.next.kind = TO_FLOAT.into();
            }
            PACK_UNORM => {
                // 255 times the mantissa without its lowest bits, shifted right by 150 - exponent.
                self.stage.d.prepared.next.source = ROTATED.into();
                self.stage.d.prepared.next.round = true;
                self.right.next = self.c.val();
                self.low.next = bit_cast::<6, 2>(self.b.val().get_bits::<2>(0)) << 3;
                self.stage.d.high_end.next = self.low.val() + 8;
                self.stage.d.prepared.next.rotation = (22
                    - self.a_class.class.exponent.val().get_bits::<5>(0))
                    - self.low.val().get_bits::<5>(0);
                self.left.next = self.unorm_product.product.val() & 0xffff_ff00_u64;
                if self.a.val().get_bit(31)
                    | (self.a_class.class.exponent.val() < 118)
                    | self.a_class.class.nan.val()
                {
                    self.stage.d.prepared.next.known = ALL_ZEROS.into();
                } else if self.a_class.class.exponent.val() >= 127 {
                    self.stage.d.prepared.next.known = ALL_ONES.into();
                    self.stage.d.prepared.next.round = false;
                }
            }
            UNPACK_UNORM => {
                self.stage.d.steps.next.kind = TO_FLOAT.into();
                self.left.next = self.unpack.unorm8.val();
            }
            PACK_HALF => {
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
            UNPACK_HALF => {
                self.stage.d.steps.next.kind = FLOAT.into();
                self.left.next = self.unpack.float.val();
                self.right.next = 0x8000_0000_u64.into();
            }
            FNEG => {
                self.stage.d.steps.next.kind = FLOAT.into();
                self.left.next = self.a.val() ^ 0x8000_0000_u64;
                self.right.next = 0x8000_0000_u64.into();
            }
            FABS => {
                self.stage.d.steps.next.kind = FLOAT.into();
                self.left.next = self.a.val() & 0x7fff_ffff;
                self.right.next = 0x8000_0000_u64.into();
            }
            PACK_UNORM16 => {
                // 65535 times the mantissa in units of 256, shifted right by 142 - exponent.
                self.stage.d.prepared.next.source = ROTATED.into();
                self.stage.d.prepared.next.round = true;
                self.right.next = self.c.val();
                self.low.next = bit_cast::<6, 1>(self.b.val().get_bits::<1>(0)) << 4;
                self.stage.d.high_end.next = self.low.val() + 16;
                self.stage.d.prepared.next.rotation = (14
                    - self.a_class.class.exponent.val().get_bits::<5>(0))
                    - self.low.val().get_bits::<5>(0);
                self.left.next = self.unorm_product.product.val() & 0xffff_8000_u64;
                // Shifted by 32 its lowest bit would come back as a bit of the result.
                if !self.a_class.class.exponent.val().get_bit(4) {
                    self.left.next = self.left.val() & 0xffff_0000_u64;
                }
                if self.a.val().get_bit(31)
                    | (self.a_class.class.exponent.val() < 110)
                    | self.a_class.class.nan.val()
                {
                    self.stage.d.prepared.next.known = ALL_ZEROS.into();
                } else if self.a_class.class.exponent.val() >= 127 {
                    self.stage.d.prepared.next.known = ALL_ONES.into();
                    self.stage.d.prepared.next.round = false;
                }
            }
            UNPACK_UNORM16 => {
                self.stage.d.steps.next.kind = TO_FLOAT.into();
                self.left.next = self.unpack.unorm16.val();
            }
            _ => {
                self.left.next = 0.into();
            }
        }
        self.drive(&mut self.integral, [op, a]);
        self.a_class.class.drive(&mut self.integral.class);
        if self.integral.active.val() {
            self.stage.d.steps.next.kind = FLOAT.into();
            self.stage.d.prepared.next.source = ROUNDED.into();
            self.left.next = self.a.val();
            self.right.next = 0x8000_0000_u64.into();
            if self.op.val() == AluOp::Fract as u64 {
                self.stage.d.prepared.next.source = FRACTION.into();
                self.right.next = self.a.val();
            }
            self.stage.d.prepared.next.direction = self.integral.direction.val();
            self.stage.d.prepared.next.known = self.integral.known.val();
            self.stage.d.high_end.next = self.integral.fraction_bits.val();
        }
        self.stage.d.low_end.next = self.low.val();
        self.stage.d.first.next = self.left.val();
        self.stage.d.second.next = self.right.val();
    }
}

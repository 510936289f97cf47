// SPDX-License-Identifier: MIT
//! The scalar pipeline of the special function unit: one operand in, one result out per cycle.
//!
//! - **1**: mantissa times one or 2 / pi; plan: rows of the table, exponent, sign, special operands
//! - **2**: `exp2`, `sin`, `cos`: the operand in fixed point
//! - **3**: `exp2`: negated; `sin`, `cos`: quarter turns folded; row of the table
//! - **4**: the row is read
//! - **5**: curvature times position in the segment
//! - **6**: slope times position
//! - **7**: value
//! - **8**: complement (what rises, or bends downwards), integer part of a logarithm; coarse
//!   normalisation
//! - **9**: fine normalisation
//! - **10**: rounding, packing
//!
//! Reference model: `warpwright_sim::golden::sfu`, table and polynomials:
//! [`warpwright_isa::sfu_tables`].
use super::stages::{Fall, Form, Normal, Reduction, Segment, Slope, INFINITY, NAN, NUMBER, ZERO};
use super::CoefficientRom;
use crate::cells::{Lazy, Multiplier, DFF};
use crate::prelude::*;
use warpwright_isa::SfuOp;

/// Stages between the choice of a thread and the cycle in which its result is there.
pub(super) const STAGES: usize = 10;

// As patterns of a kernel.
const RCP: usize = SfuOp::Rcp as usize;
const RSQRT: usize = SfuOp::Rsqrt as usize;
const EXP2: usize = SfuOp::Exp2 as usize;
const LOG2: usize = SfuOp::Log2 as usize;
const SQRT: usize = SfuOp::Sqrt as usize;

/// The pipeline.
#[derive(LogicBlock)]
pub(super) struct Functions {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Function, see `SfuOp`.
    pub op: Signal<In, Bits<3>>,
    /// Operand.
    pub operand: Signal<In, Bits<32>>,
    /// Result, [`STAGES`] cycles later.
    pub result: Signal<Out, Bits<32>>,

    scale: Multiplier<24, 18, 13, 28>,
    rom: Lazy<CoefficientRom>,
    curvature: Multiplier<14, 16, 17, 13>,
    fall: Multiplier<18, 16, 14, 20>,

    operand_1: DFF<Bits<32>>,
    op_1: DFF<Bits<3>>,
    way_2: DFF<Reduction>,
    form_2: DFF<Form>,
    shift_2: DFF<Bits<6>>,
    nothing_2: DFF<Bit>,
    way_3: DFF<Reduction>,
    form_3: DFF<Form>,
    fixed_3: DFF<Bits<32>>,
    power_4: DFF<Bit>,
    form_4: DFF<Form>,
    position_4: DFF<Bits<16>>,
    stage_5: Registers<Segment<Local>>,
    stage_6: Registers<Slope<Local>>,
    stage_7: Registers<Fall<Local>>,
    form_8: DFF<Form>,
    value_8: DFF<Bits<27>>,
    stage_9: Registers<Normal<Local>>,
    stage_10: Registers<Normal<Local>>,

    #[value(1u64 << 17)]
    unit_scale: Constant<Bits<18>>,
    #[value(warpwright_isa::sfu_tables::QUARTERS)]
    quarters: Constant<Bits<18>>,
    exponent: Signal<Local, Bits<8>>,
    is_zero: Signal<Local, Bit>,
    is_number: Signal<Local, Bit>,
    is_root: Signal<Local, Bit>,
    below_one: Signal<Local, Bit>,
    wide: Signal<Local, Bits<48>>,
    magnitude: Signal<Local, Bits<32>>,
    carry: Signal<Local, Bits<32>>,
    angle: Signal<Local, Bits<32>>,
    folded: Signal<Local, Bits<23>>,
    value: Signal<Local, Bits<27>>,
    coarse: Signal<Local, Bits<33>>,
    coarse_zeros: Signal<Local, Bits<5>>,
    fine: Signal<Local, Bits<33>>,
    fine_zeros: Signal<Local, Bits<5>>,
    rounded: Signal<Local, Bits<24>>,
    result_exponent: Signal<Local, Bits<10>>,
    result_sign: Signal<Local, Bits<32>>,
}

#[hdl_gen]
impl Logic for Functions {
    fn update(&mut self) {
        self.operand_1.d.next = self.operand.val();
        self.op_1.d.next = self.op.val();

        // ---- stage 1: scale; the plan ----
        self.exponent.next = self.operand_1.q.val().get_bits::<8>(23);
        self.is_zero.next = !self.exponent.val().any();
        self.is_number.next =
            !self.exponent.val().all() | !self.operand_1.q.val().get_bits::<23>(0).any();
        self.is_root.next = false;
        self.below_one.next =
            !self.exponent.val().get_bit(7) & !self.exponent.val().get_bits::<7>(0).all();
        self.scale.a.next =
            bit_cast::<24, 23>(self.operand_1.q.val().get_bits::<23>(0)) | 0x80_0000;
        self.scale.b.next = self.unit_scale.val();
        self.way_2.d.next.group = 0.into();
        self.way_2.d.next.power = false;
        self.way_2.d.next.turn = false;
        self.way_2.d.next.ahead = self.op_1.q.val().get_bit(0);
        self.way_2.d.next.negative = self.operand_1.q.val().get_bit(31);
        self.form_2.d.next.exponent = 259 - bit_cast::<10, 8>(self.exponent.val());
        self.form_2.d.next.sign = self.operand_1.q.val().get_bit(31);
        self.form_2.d.next.special = NUMBER.into();
        self.form_2.d.next.complement = false;
        self.form_2.d.next.integer = 0.into();
        // The mantissa itself, as the others are after stage 2.
        self.shift_2.d.next = 23.into();
        self.nothing_2.d.next = false;
        if self.is_zero.val() {
            self.form_2.d.next.special = INFINITY.into();
        }
        if self.exponent.val().all() {
            self.form_2.d.next.special = ZERO.into();
        }
        match self.op_1.q.val().index() {
            RCP => {}
            RSQRT => {
                self.is_root.next = true;
                self.way_2.d.next.group = 2.into();
                // An even biased exponent is an odd power of two: m is in [2, 4).
                if self.exponent.val().get_bit(0) {
                    self.way_2.d.next.group = 1.into();
                }
                self.form_2.d.next.exponent =
                    196 - ((bit_cast::<10, 8>(self.exponent.val()) + 1) >> 1);
            }
            EXP2 => {
                self.way_2.d.next.group = 3.into();
                self.way_2.d.next.power = true;
                self.form_2.d.next.sign = false;
                self.form_2.d.next.special = NUMBER.into();
                if self.exponent.val() >= 135 {
                    self.form_2.d.next.special = INFINITY.into();
                    if self.operand_1.q.val().get_bit(31) {
                        self.form_2.d.next.special = ZERO.into();
                    }
                }
            }
            LOG2 => {
                self.is_root.next = true;
                self.way_2.d.next.group = 4.into();
                self.form_2.d.next.exponent = 133.into();
                self.form_2.d.next.sign = self.below_one.val();
                self.form_2.d.next.complement = !self.below_one.val();
                self.form_2.d.next.integer = self.exponent.val().get_bits::<7>(0) + 1;
                if self.below_one.val() {
                    self.form_2.d.next.integer = 126 - self.exponent.val().get_bits::<7>(0);
                }
                if self.exponent.val().all() {
                    self.form_2.d.next.special = INFINITY.into();
                }
            }
            SQRT => {
                self.is_root.next = true;
                self.way_2.d.next.group = 7.into();
                if self.exponent.val().get_bit(0) {
                    self.way_2.d.next.group = 6.into();
                }
                self.form_2.d.next.exponent = (bit_cast::<10, 8>(self.exponent.val()) + 141) >> 1;
                self.form_2.d.next.complement = true;
                if self.is_zero.val() {
                    self.form_2.d.next.special = ZERO.into();
                }
                if self.exponent.val().all() {
                    self.form_2.d.next.special = INFINITY.into();
                }
            }
            // Sine and cosine.
            _ => {
                self.way_2.d.next.group = 5.into();
                self.way_2.d.next.turn = true;
                self.scale.b.next = self.quarters.val();
                self.form_2.d.next.exponent = 133.into();
                self.form_2.d.next.complement = true;
                self.form_2.d.next.special = NUMBER.into();
                if self.op_1.q.val().get_bit(0) {
                    self.form_2.d.next.sign = false;
                }
                if self.exponent.val().all() {
                    self.form_2.d.next.special = NAN.into();
                }
            }
        }
        if (self.op_1.q.val() == SfuOp::Exp2 as u64)
            | (self.op_1.q.val() == SfuOp::Sin as u64)
            | (self.op_1.q.val() == SfuOp::Cos as u64)
        {
            self.shift_2.d.next = (150 - self.exponent.val()).get_bits::<6>(0);
            self.nothing_2.d.next = (self.exponent.val() < 87) | (self.exponent.val() > 150);
        }
        if !self.is_number.val()
            | (self.is_root.val() & self.operand_1.q.val().get_bit(31) & !self.is_zero.val())
        {
            self.form_2.d.next.special = NAN.into();
        }

        // ---- stage 2: fixed point, in units of 2^-24 ----
        self.wide.next = bit_cast::<48, 28>(self.scale.product.val()) << 20;
        if self.nothing_2.q.val() {
            self.wide.next = 0.into();
        }
        if self.shift_2.q.val().get_bit(5) {
            self.wide.next = self.wide.val() >> 32;
        }
        if self.shift_2.q.val().get_bit(4) {
            self.wide.next = self.wide.val() >> 16;
        }
        if self.shift_2.q.val().get_bit(3) {
            self.wide.next = self.wide.val() >> 8;
        }
        if self.shift_2.q.val().get_bit(2) {
            self.wide.next = self.wide.val() >> 4;
        }
        if self.shift_2.q.val().get_bit(1) {
            self.wide.next = self.wide.val() >> 2;
        }
        if self.shift_2.q.val().get_bit(0) {
            self.wide.next = self.wide.val() >> 1;
        }
        self.fixed_3.d.next = self.wide.val().get_bits::<32>(0);
        self.way_3.d.next = self.way_2.q.val();
        self.form_3.d.next = self.form_2.q.val();

        // ---- stage 3: 2^x is 2^-g times a power of two; quarter turns ----
        self.magnitude.next = self.fixed_3.q.val() >> 1;
        self.carry.next = 0.into();
        if self.way_3.q.val().power {
            if !self.way_3.q.val().negative {
                self.magnitude.next = !(self.fixed_3.q.val() >> 1);
            }
            if self.fixed_3.q.val().get_bit(0) == self.way_3.q.val().negative {
                self.carry.next = 1.into();
            }
        }
        self.angle.next = self.magnitude.val() + self.carry.val();
        self.folded.next = self.angle.val().get_bits::<23>(0);
        self.form_4.d.next = self.form_3.q.val();
        if self.way_3.q.val().power {
            // The power of two, for now.
            self.form_4.d.next.exponent = bit_cast::<10, 9>(self.angle.val().get_bits::<9>(23));
            if self.angle.val().get_bit(31) {
                self.form_4.d.next.exponent =
                    bit_cast::<10, 9>(self.angle.val().get_bits::<9>(23)) | 0x200;
            }
        }
        if self.way_3.q.val().turn {
            if self.angle.val().get_bit(23) != self.way_3.q.val().ahead {
                self.folded.next = !self.angle.val().get_bits::<23>(0);
            }
            // The second half of the turn.
            self.form_4.d.next.sign = self.form_3.q.val().sign
                != (self.angle.val().get_bit(24)
                    != (self.angle.val().get_bit(23) & self.way_3.q.val().ahead));
        }
        self.rom.address.next = (bit_cast::<10, 3>(self.way_3.q.val().group) << 7)
            | bit_cast::<10, 7>(self.folded.val().get_bits::<7>(16));
        self.position_4.d.next = self.folded.val().get_bits::<16>(0);
        self.power_4.d.next = self.way_3.q.val().power;

        // ---- stage 4: the row ----
        self.rom.drive(&mut self.stage_5.d, [c0, c1, c2]);
        self.stage_5.d.position.next = self.position_4.q.val();
        self.stage_5.d.form.next = self.form_4.q.val();
        if self.power_4.q.val() {
            self.stage_5.d.form.next.exponent = 132 - self.form_4.q.val().exponent;
        }

        // ---- stages 5 to 7: c0 - position * (c1 - position * c2) ----
        self.curvature.a.next = self.stage_5.q.c2.val();
        self.curvature.b.next = self.stage_5.q.position.val();
        self.stage_5.q.drive(&mut self.stage_6.d);
        self.fall.a.next = (self.stage_6.q.c1.val()
            - bit_cast::<20, 13>(self.curvature.product.val()))
        .get_bits::<18>(2);
        self.fall.b.next = self.stage_6.q.position.val();
        self.stage_6.q.drive(&mut self.stage_7.d);
        self.value_8.d.next = self.stage_7.q.c0.val() - bit_cast::<27, 20>(self.fall.product.val());
        self.form_8.d.next = self.stage_7.q.form.val();

        // ---- stages 8 and 9: one minus; normalise ----
        self.value.next = self.value_8.q.val();
        if self.form_8.q.val().complement {
            // Bit 26 stays: it is set where (1 - s) / 2 is a little below zero.
            self.value.next = self.value_8.q.val() ^ 0x3ff_ffff;
        }
        self.coarse.next = bit_cast::<33, 27>(self.value.val())
            | (bit_cast::<33, 7>(self.form_8.q.val().integer) << 26);
        self.coarse_zeros.next = 0.into();
        if !self.coarse.val().get_bits::<16>(17).any() {
            self.coarse.next = self.coarse.val() << 16;
            self.coarse_zeros.next = 16.into();
        }
        if !self.coarse.val().get_bits::<8>(25).any() {
            self.coarse.next = self.coarse.val() << 8;
            self.coarse_zeros.next = self.coarse_zeros.val() | 8;
        }
        self.stage_9.d.normal.next = self.coarse.val();
        self.stage_9.d.zeros.next = self.coarse_zeros.val();
        self.stage_9.d.form.next = self.form_8.q.val();
        self.fine.next = self.stage_9.q.normal.val();
        self.fine_zeros.next = self.stage_9.q.zeros.val();
        if !self.fine.val().get_bits::<4>(29).any() {
            self.fine.next = self.fine.val() << 4;
            self.fine_zeros.next = self.fine_zeros.val() | 4;
        }
        if !self.fine.val().get_bits::<2>(31).any() {
            self.fine.next = self.fine.val() << 2;
            self.fine_zeros.next = self.fine_zeros.val() | 2;
        }
        if !self.fine.val().get_bit(32) {
            self.fine.next = self.fine.val() << 1;
            self.fine_zeros.next = self.fine_zeros.val() | 1;
        }
        self.stage_10.d.normal.next = self.fine.val();
        self.stage_10.d.zeros.next = self.fine_zeros.val();
        self.stage_10.d.form.next = self.stage_9.q.form.val();

        // ---- stage 10: round, pack ----
        self.rounded.next = bit_cast::<24, 23>(self.stage_10.q.normal.val().get_bits::<23>(9));
        if self.stage_10.q.normal.val().get_bit(8) {
            self.rounded.next =
                bit_cast::<24, 23>(self.stage_10.q.normal.val().get_bits::<23>(9)) + 1;
        }
        self.result_exponent.next =
            self.stage_10.q.form.val().exponent - bit_cast::<10, 5>(self.stage_10.q.zeros.val());
        if self.rounded.val().get_bit(23) {
            self.result_exponent.next = self.stage_10.q.form.val().exponent + 1
                - bit_cast::<10, 5>(self.stage_10.q.zeros.val());
        }
        self.result_sign.next = 0.into();
        if self.stage_10.q.form.val().sign {
            self.result_sign.next = 0x8000_0000_u64.into();
        }
        self.result.next = self.result_sign.val()
            | (bit_cast::<32, 8>(self.result_exponent.val().get_bits::<8>(0)) << 23)
            | bit_cast::<32, 23>(self.rounded.val().get_bits::<23>(0));
        if self.result_exponent.val().get_bit(9)
            | !self.result_exponent.val().any()
            | !self.stage_10.q.normal.val().get_bit(32)
            | (self.stage_10.q.form.val().special == ZERO)
        {
            self.result.next = self.result_sign.val();
        } else if self.result_exponent.val() >= 255 {
            self.result.next = self.result_sign.val() | 0x7f80_0000;
        }
        if self.stage_10.q.form.val().special == INFINITY {
            self.result.next = self.result_sign.val() | 0x7f80_0000;
        }
        if self.stage_10.q.form.val().special == NAN {
            self.result.next = 0x7fc0_0000.into();
        }
    }
}

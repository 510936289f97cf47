//! One lane: integer and FP32 arithmetic (spec 6; operations and operands: "Lane operations"
//! of the architecture page).
//!
//! | stage | what happens |
//! | --- | --- |
//! | E1 | decode; logic; partial products; shift amounts, masks; unpacking for conversions |
//! | E2 | product summed, normalised, rounded; rotate and mask; float to integral float |
//! | E3 | compare, choose; float addition: swap, alignment |
//! | E4 | sum or difference; coarse normalisation |
//! | E5 | fine normalisation, rounding, packing |
//!
//! Every operation ends as one of four sums in E3 to E5: integer, float, integer to float,
//! leading zeros. What is finished earlier goes on as a sum with zero; a float as a sum with
//! -0, which flushes subnormals and makes every NaN the one NaN. `fmad` so rounds twice.
//! Shifts and bit fields are one rotation and one mask; `f2i` is a shift of the mantissa.
//!
//! | | |
//! | --- | --- |
//! | latency | 5: operands at the first edge, result after the fifth |
//! | throughput | one operation per cycle, no stall |
//! | not in hardware | `pack`, `unpack` (48 to 51): these and unused numbers give 0 |
mod control;
mod stimulus;

use crate::cells::{WideMultiplier, DFF};
use crate::registry::BlockEntry;
use crate::{ports, ready_top};
use control::{Aligned, Prepared, Steps, Summed};
use rust_hdl::prelude::*;
pub use stimulus::{in_hardware, Operands, SPECIAL_VALUES};

/// The lane.
#[derive(LogicBlock, Default)]
pub struct Lane {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Operation (`AluOp`).
    pub op: Signal<In, Bits<6>>,
    /// Comparison code of `isetp` and `fsetp`.
    pub compare: Signal<In, Bits<4>>,
    /// First operand.
    pub a: Signal<In, Bits<32>>,
    /// Second operand.
    pub b: Signal<In, Bits<32>>,
    /// Third operand.
    pub c: Signal<In, Bits<32>>,
    /// Condition of `sel`.
    pub predicate: Signal<In, Bit>,
    /// Result.
    pub result: Signal<Out, Bits<32>>,
    /// Result of a comparison, else 0.
    pub flag: Signal<Out, Bit>,

    multiplier: WideMultiplier,
    // After E1. `first` is the operand that E2 works on, `second` goes on to E3.
    first: DFF<Bits<32>>,
    second: DFF<Bits<32>>,
    mask: DFF<Bits<32>>,
    prepared: DFF<Prepared>,
    steps: DFF<Steps>,
    // After E2.
    x: DFF<Bits<32>>,
    y: DFF<Bits<32>>,
    steps_e3: DFF<Steps>,
    // After E3.
    p: DFF<Bits<32>>,
    q: DFF<Bits<32>>,
    aligned: DFF<Aligned>,
    // After E4.
    sum: DFF<Bits<32>>,
    summed: DFF<Summed>,
    // After E5.
    outcome: DFF<Bits<32>>,
    outcome_flag: DFF<Bit>,

    // E1
    is_float: Signal<Local, Bit>,
    a_exponent: Signal<Local, Bits<8>>,
    b_exponent: Signal<Local, Bits<8>>,
    a_zero: Signal<Local, Bit>,
    b_zero: Signal<Local, Bit>,
    a_nan: Signal<Local, Bit>,
    a_infinite: Signal<Local, Bit>,
    b_special: Signal<Local, Bits<2>>,
    one: Signal<Local, Bits<32>>,
    left: Signal<Local, Bits<32>>,
    right: Signal<Local, Bits<32>>,
    offset: Signal<Local, Bits<6>>,
    width: Signal<Local, Bits<6>>,
    room: Signal<Local, Bits<6>>,
    low_end: Signal<Local, Bits<6>>,
    high_end: Signal<Local, Bits<6>>,
    ones: Signal<Local, Bits<32>>,
    field_sign: Signal<Local, Bit>,
    units: Signal<Local, Bits<32>>,
    twos: Signal<Local, Bits<32>>,
    fours: Signal<Local, Bits<32>>,
    nibbles: Signal<Local, Bits<32>>,
    exponent_over: Signal<Local, Bits<10>>,
    to_integral: Signal<Local, Bit>,
    away: Signal<Local, Bit>,
    nearest: Signal<Local, Bit>,
    // E2
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
    sticky: Signal<Local, Bit>,
    too_small: Signal<Local, Bit>,
    too_large: Signal<Local, Bit>,
    count_low: Signal<Local, Bits<32>>,
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
    // E4
    minuend: Signal<Local, Bits<32>>,
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

impl Logic for Lane {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, first, second, mask, prepared, steps, x, y, steps_e3, p, q, aligned, sum, summed, outcome);
        dff_setup!(self, clock, outcome_flag);
        clock!(self, clock, multiplier);

        // ---- E1: decode and prepare ----
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
        self.prepared.d.next.exponent =
            (bit_cast::<10, 8>(self.a_exponent.val()) + bit_cast::<10, 8>(self.b_exponent.val())) - 127;
        self.prepared.d.next.sign = self.a.val().get_bit(31) ^ self.b.val().get_bit(31);
        self.prepared.d.next.special = 0.into();
        if self.a_zero.val() | (self.b_special.val() == 1) {
            self.prepared.d.next.special = 1.into();
        }
        if self.a_infinite.val() | (self.b_special.val() == 2) {
            self.prepared.d.next.special = 2.into();
        }
        if self.a_nan.val()
            | (self.b_special.val() == 3)
            | (self.a_infinite.val() & (self.b_special.val() == 1))
            | (self.a_zero.val() & (self.b_special.val() == 2))
        {
            self.prepared.d.next.special = 3.into();
        }
        self.prepared.d.next.source = 0.into();
        self.prepared.d.next.negate = false;
        self.prepared.d.next.direction = 0.into();
        self.steps.d.next.kind = 0.into();
        self.steps.d.next.subtract = false;
        self.steps.d.next.choose = false;
        self.steps.d.next.larger = self.op.val().get_bit(0);
        self.steps.d.next.set_flag = false;
        self.steps.d.next.is_float = self.is_float.val();
        self.steps.d.next.is_unsigned = self.op.val().get_bit(4);
        self.steps.d.next.compare = self.compare.val().get_bits::<3>(0);
        self.steps.d.next.unordered = self.compare.val().get_bit(3);
        // Bit fields: offset, width, and the room above the offset.
        self.offset.next = bit_cast::<6, 5>(self.b.val().get_bits::<5>(0));
        self.width.next = bit_cast::<6, 5>(self.b.val().get_bits::<5>(8));
        self.room.next = 32 - self.offset.val();
        self.low_end.next = 0.into();
        self.high_end.next = self.room.val();
        self.prepared.d.next.rotation = self.offset.val().get_bits::<5>(0);
        self.left.next = self.a.val();
        self.right.next = 0.into();
        self.one.next = 0.into();
        self.units.next = 0.into();
        self.twos.next = 0.into();
        self.fours.next = 0.into();
        self.nibbles.next = 0.into();
        self.field_sign.next = false;
        self.exponent_over.next = 0.into();
        self.to_integral.next = false;
        self.away.next = false;
        self.nearest.next = false;
        match self.op.val().index() {
            0 => {
                self.left.next = self.b.val();
            }
            1 => {
                self.right.next = self.b.val();
            }
            2 => {
                self.left.next = self.a.val() - self.b.val();
            }
            3 => {
                self.prepared.d.next.source = 1.into();
            }
            4 => {
                self.prepared.d.next.source = 2.into();
            }
            5 => {
                self.prepared.d.next.source = 2.into();
            }
            6 => {
                self.prepared.d.next.source = 1.into();
                self.right.next = self.c.val();
            }
            7 => {
                self.left.next = self.a.val() & self.b.val();
            }
            8 => {
                self.left.next = self.a.val() | self.b.val();
            }
            9 => {
                self.left.next = self.a.val() ^ self.b.val();
            }
            10 => {
                self.left.next = !self.b.val();
            }
            11 => {
                self.prepared.d.next.source = 4.into();
                self.prepared.d.next.rotation = self.room.val().get_bits::<5>(0);
                self.low_end.next = self.offset.val();
                self.high_end.next = 32.into();
            }
            12 => {
                self.prepared.d.next.source = 4.into();
            }
            13 => {
                self.prepared.d.next.source = 4.into();
                if self.a.val().get_bit(31) {
                    self.right.next = 0xffff_ffff_u64.into();
                }
            }
            14 => {
                self.right.next = self.b.val();
                self.steps.d.next.choose = true;
            }
            15 => {
                self.right.next = self.b.val();
                self.steps.d.next.choose = true;
            }
            16 => {
                self.right.next = self.b.val();
                self.steps.d.next.choose = true;
            }
            17 => {
                self.right.next = self.b.val();
                self.steps.d.next.choose = true;
            }
            18 => {
                self.right.next = self.b.val();
                self.steps.d.next.set_flag = true;
                self.steps.d.next.is_unsigned = self.compare.val().get_bit(3);
            }
            19 => {
                if !self.predicate.val() {
                    self.left.next = self.b.val();
                }
            }
            20 => {
                // The ones of each nibble: one table of four inputs per bit.
                self.prepared.d.next.source = 5.into();
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
                self.steps.d.next.kind = 3.into();
            }
            22 => {
                self.prepared.d.next.source = 4.into();
                self.prepared.d.next.rotation = self.room.val().get_bits::<5>(0);
                self.right.next = self.c.val();
                self.low_end.next = self.offset.val();
                self.high_end.next = 32.into();
                if self.width.val() < self.room.val() {
                    self.high_end.next = self.offset.val() + self.width.val();
                }
            }
            23 => {
                self.prepared.d.next.source = 4.into();
                if self.width.val() < self.room.val() {
                    self.high_end.next = self.width.val();
                }
            }
            24 => {
                self.prepared.d.next.source = 4.into();
                self.field_sign.next = self.a.val().get_bit(31);
                if self.width.val() < self.room.val() {
                    self.high_end.next = self.width.val();
                    // Bit offset + width - 1, the sign.
                    self.field_sign.next =
                        (self.a.val() << 1).get_bit((self.offset.val() + self.width.val()).index()) & self.width.val().any();
                }
                if self.field_sign.val() {
                    self.right.next = 0xffff_ffff_u64.into();
                }
            }
            32 => {
                self.steps.d.next.kind = 1.into();
                self.right.next = self.b.val();
            }
            33 => {
                self.steps.d.next.kind = 1.into();
                self.right.next = self.b.val() ^ 0x8000_0000_u64;
            }
            34 => {
                self.steps.d.next.kind = 1.into();
                self.prepared.d.next.source = 3.into();
                self.right.next = 0x8000_0000_u64.into();
            }
            35 => {
                self.steps.d.next.kind = 1.into();
                self.prepared.d.next.source = 3.into();
                self.right.next = self.c.val();
            }
            36 => {
                self.right.next = self.b.val();
                self.steps.d.next.choose = true;
            }
            37 => {
                self.right.next = self.b.val();
                self.steps.d.next.choose = true;
            }
            38 => {
                self.right.next = self.b.val();
                self.steps.d.next.set_flag = true;
            }
            39 => {
                // The mantissa as a number from 2^31, shifted right by 158 - exponent.
                self.prepared.d.next.source = 4.into();
                self.prepared.d.next.negate = self.a.val().get_bit(31);
                self.left.next = (self.a.val() << 8) | 0x8000_0000_u64;
                self.exponent_over.next = bit_cast::<10, 8>(self.a_exponent.val()) - 126;
                self.high_end.next = self.exponent_over.val().get_bits::<6>(0);
                self.prepared.d.next.rotation = (32 - self.high_end.val()).get_bits::<5>(0);
                if self.exponent_over.val().get_bit(9) | self.a_nan.val() {
                    self.high_end.next = 0.into();
                    self.prepared.d.next.negate = false;
                } else if self.exponent_over.val() >= 32 {
                    // -2^31 is among these and right.
                    self.prepared.d.next.source = 0.into();
                    self.prepared.d.next.negate = false;
                    self.left.next = 0x7fff_ffff.into();
                    if self.a.val().get_bit(31) {
                        self.left.next = 0x8000_0000_u64.into();
                    }
                }
            }
            40 => {
                self.prepared.d.next.source = 4.into();
                self.left.next = (self.a.val() << 8) | 0x8000_0000_u64;
                self.exponent_over.next = bit_cast::<10, 8>(self.a_exponent.val()) - 126;
                self.high_end.next = self.exponent_over.val().get_bits::<6>(0);
                self.prepared.d.next.rotation = (32 - self.high_end.val()).get_bits::<5>(0);
                if self.exponent_over.val().get_bit(9) | self.a_nan.val() | self.a.val().get_bit(31) {
                    self.high_end.next = 0.into();
                } else if self.exponent_over.val() > 32 {
                    self.prepared.d.next.source = 0.into();
                    self.left.next = 0xffff_ffff_u64.into();
                }
            }
            41 => {
                self.steps.d.next.kind = 2.into();
                self.prepared.d.next.negate = self.a.val().get_bit(31);
            }
            42 => {
                self.steps.d.next.kind = 2.into();
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
            52 => {
                self.steps.d.next.kind = 1.into();
                self.left.next = self.a.val() ^ 0x8000_0000_u64;
                self.right.next = 0x8000_0000_u64.into();
            }
            53 => {
                self.steps.d.next.kind = 1.into();
                self.left.next = self.a.val() & 0x7fff_ffff;
                self.right.next = 0x8000_0000_u64.into();
            }
            _ => {
                self.left.next = 0.into();
            }
        }
        if self.to_integral.val() {
            self.steps.d.next.kind = 1.into();
            self.prepared.d.next.source = 6.into();
            self.right.next = 0x8000_0000_u64.into();
            if self.op.val() == 47 {
                self.prepared.d.next.source = 7.into();
                self.right.next = self.a.val();
            }
            if self.away.val() {
                self.prepared.d.next.direction = 1.into();
            }
            if self.nearest.val() {
                self.prepared.d.next.direction = 2.into();
            }
            // The fraction bits, 150 - exponent; none in large numbers, infinity and NaN.
            self.high_end.next = 0.into();
            if self.a_exponent.val() < 127 {
                // Below one: zero, or one where the rounding goes away from a non-zero.
                self.left.next = self.a.val() & 0x8000_0000_u64;
                if (self.away.val() & !self.a_zero.val())
                    | (self.nearest.val() & (self.a_exponent.val() == 126) & (self.a.val() << 9).any())
                {
                    self.left.next = (self.a.val() & 0x8000_0000_u64) | 0x3f80_0000;
                }
            } else if self.a_exponent.val() < 150 {
                self.high_end.next = (150 - self.a_exponent.val()).get_bits::<6>(0);
            }
        }
        self.ones.next = 0xffff_ffff_u64.into();
        self.mask.d.next = (self.ones.val() << self.low_end.val()) & !(self.ones.val() << self.high_end.val());
        self.first.d.next = self.left.val();
        self.second.d.next = self.right.val();

        // ---- E2: the two operands of the sum ----
        self.operand.next = self.first.q.val();
        self.other.next = self.second.q.val();
        self.turned.next = self.first.q.val();
        self.wide.next = 0.into();
        self.product_exponent.next = self.prepared.q.val().exponent;
        self.increment.next = 0.into();
        self.joined.next = 0.into();
        self.integral.next = 0.into();
        self.clear.next = 0.into();
        self.product_sign.next = 0.into();
        self.sticky.next = false;
        self.too_small.next = false;
        self.too_large.next = false;
        self.count_low.next = 0.into();
        self.steps_e3.d.next = self.steps.q.val();
        match self.prepared.q.val().source.index() {
            1 => {
                self.operand.next = self.multiplier.low.val();
            }
            2 => {
                self.operand.next = self.multiplier.high.val();
            }
            4 => {
                if self.prepared.q.val().rotation.get_bit(0) {
                    self.turned.next = (self.turned.val() >> 1) | (self.turned.val() << 31);
                }
                if self.prepared.q.val().rotation.get_bit(1) {
                    self.turned.next = (self.turned.val() >> 2) | (self.turned.val() << 30);
                }
                if self.prepared.q.val().rotation.get_bit(2) {
                    self.turned.next = (self.turned.val() >> 4) | (self.turned.val() << 28);
                }
                if self.prepared.q.val().rotation.get_bit(3) {
                    self.turned.next = (self.turned.val() >> 8) | (self.turned.val() << 24);
                }
                if self.prepared.q.val().rotation.get_bit(4) {
                    self.turned.next = (self.turned.val() >> 16) | (self.turned.val() << 16);
                }
                self.operand.next = (self.turned.val() & self.mask.q.val()) | (self.second.q.val() & !self.mask.q.val());
                self.other.next = 0.into();
            }
            5 => {
                self.count_low.next = (self.first.q.val() & 0x0707_0707) + ((self.first.q.val() >> 4) & 0x0707_0707);
                self.operand.next = bit_cast::<32, 6>(
                    (self.count_low.val().get_bits::<6>(0) + self.count_low.val().get_bits::<6>(8))
                        + (self.count_low.val().get_bits::<6>(16) + self.count_low.val().get_bits::<6>(24)),
                );
            }
            _ => {}
        }
        self.x.d.next = self.operand.val();
        self.y.d.next = self.other.val();
        if self.prepared.q.val().negate {
            self.x.d.next = 0.into();
            self.y.d.next = self.operand.val();
            self.steps_e3.d.next.subtract = true;
        }
        // The longest ways come last.
        if self.prepared.q.val().source.get_bit(1) & self.prepared.q.val().source.get_bit(2) {
            // On the packed number: a carry out of the mantissa is right in the exponent.
            self.clear.next = self.mask.q.val();
            if self.prepared.q.val().direction == 1 {
                self.increment.next = self.mask.q.val();
            } else if self.prepared.q.val().direction == 2 {
                // One half; a tie then loses its unit bit.
                self.increment.next = self.mask.q.val() ^ (self.mask.q.val() >> 1);
                if self.mask.q.val().get_bit(0)
                    & ((self.first.q.val() & self.mask.q.val()) == (self.mask.q.val() ^ (self.mask.q.val() >> 1)))
                {
                    self.clear.next = (self.mask.q.val() << 1) | 1;
                }
            }
            self.integral.next = (self.first.q.val() + self.increment.val()) & !self.clear.val();
            self.x.d.next = self.integral.val();
            if self.prepared.q.val().source.get_bit(0) {
                self.x.d.next = self.second.q.val();
                self.y.d.next = self.integral.val() ^ 0x8000_0000_u64;
            }
        }
        if self.prepared.q.val().source == 3 {
            // Bits 47:16 of the product; the rest only breaks ties.
            self.wide.next = (self.multiplier.high.val() << 16) | (self.multiplier.low.val() >> 16);
            self.sticky.next = self.multiplier.sticky.val();
            // Just below the smallest normal number (exponent 0) only what rounds up to it
            // counts: the rest is flushed in E3.
            if self.wide.val().get_bit(31) {
                self.product_exponent.next = self.prepared.q.val().exponent + 1;
                self.joined.next = (self.wide.val() >> 8) & 0x7f_ffff;
                self.too_small.next = self.prepared.q.val().exponent.get_bit(9) & !self.prepared.q.val().exponent.all();
                self.too_large.next = (self.prepared.q.val().exponent >= 254) & !self.prepared.q.val().exponent.get_bit(9);
                if (self.wide.val().get_bit(7) & (self.wide.val().get_bit(8) | self.wide.val().get_bit(6) | self.sticky.val()))
                    | self.prepared.q.val().exponent.all()
                {
                    self.increment.next = 1.into();
                }
            } else {
                self.joined.next = (self.wide.val() >> 7) & 0x7f_ffff;
                self.too_small.next = self.prepared.q.val().exponent.get_bit(9);
                self.too_large.next = (self.prepared.q.val().exponent >= 255) & !self.prepared.q.val().exponent.get_bit(9);
                if (self.wide.val().get_bit(6) & (self.wide.val().get_bit(7) | self.sticky.val()))
                    | !self.prepared.q.val().exponent.any()
                {
                    self.increment.next = 1.into();
                }
            }
            self.joined.next =
                ((bit_cast::<32, 10>(self.product_exponent.val()) << 23) | self.joined.val()) + self.increment.val();
            if self.prepared.q.val().sign {
                self.product_sign.next = 0x8000_0000_u64.into();
            }
            self.x.d.next = (self.joined.val() & 0x7fff_ffff) | self.product_sign.val();
            if self.prepared.q.val().special.any() | self.too_small.val() | self.too_large.val() {
                self.x.d.next = self.product_sign.val();
                if (self.prepared.q.val().special == 2) | (!self.prepared.q.val().special.any() & self.too_large.val()) {
                    self.x.d.next = self.product_sign.val() | 0x7f80_0000;
                }
                if self.prepared.q.val().special == 3 {
                    self.x.d.next = 0x7fc0_0000.into();
                }
            }
        }

        // ---- E3: compare, choose, align ----
        self.x_sign.next = self.x.q.val().get_bit(31);
        self.y_sign.next = self.y.q.val().get_bit(31);
        self.x_exponent.next = self.x.q.val().get_bits::<8>(23);
        self.y_exponent.next = self.y.q.val().get_bits::<8>(23);
        self.both_zero.next = !(self.x_exponent.val() | self.y_exponent.val()).any();
        self.x_nan.next = (self.x_exponent.val() == 255) & (self.x.q.val() << 9).any();
        self.y_nan.next = (self.y_exponent.val() == 255) & (self.y.q.val() << 9).any();
        // Without bit 31: magnitudes of floats.
        self.below.next = (self.x.q.val() & 0x7fff_ffff) < (self.y.q.val() & 0x7fff_ffff);
        self.p.d.next = self.x.q.val();
        self.q.d.next = self.y.q.val();
        self.aligned.d.next.kind = self.steps_e3.q.val().kind;
        self.negative.next = self.steps_e3.q.val().subtract;
        self.aligned.d.next.by_16 = false;
        self.aligned.d.next.sticky = false;
        self.aligned.d.next.sign = self.steps_e3.q.val().subtract;
        self.aligned.d.next.zero_sign = false;
        // Bit 31 of an integer.
        self.aligned.d.next.exponent = 158.into();
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
        if self.steps_e3.q.val().choose | self.steps_e3.q.val().set_flag {
            self.p.d.next = 0.into();
            self.q.d.next = 0.into();
            self.same.next = self.x.q.val() == self.y.q.val();
            self.less.next = self.below.val();
            if self.x_sign.val() != self.y_sign.val() {
                // -0 is less than +0 here.
                self.less.next = self.x_sign.val();
                if !self.steps_e3.q.val().is_float & self.steps_e3.q.val().is_unsigned {
                    self.less.next = self.y_sign.val();
                }
            } else if self.steps_e3.q.val().is_float & self.x_sign.val() {
                self.less.next = !self.below.val() & !self.same.val();
            }
        }
        if self.steps_e3.q.val().choose {
            self.x_flat.next = self.x.q.val();
            self.y_flat.next = self.y.q.val();
            if self.steps_e3.q.val().is_float {
                if !self.x_exponent.val().any() {
                    self.x_flat.next = self.x.q.val() & 0x8000_0000_u64;
                }
                if !self.y_exponent.val().any() {
                    self.y_flat.next = self.y.q.val() & 0x8000_0000_u64;
                }
                if self.x_nan.val() & self.y_nan.val() {
                    self.y_flat.next = 0x7fc0_0000.into();
                }
            }
            self.p.d.next = self.y_flat.val();
            if ((self.less.val() != self.steps_e3.q.val().larger) | (self.steps_e3.q.val().is_float & self.y_nan.val()))
                & !(self.steps_e3.q.val().is_float & self.x_nan.val())
            {
                self.p.d.next = self.x_flat.val();
            }
        }
        if self.steps_e3.q.val().set_flag {
            if self.steps_e3.q.val().is_float & self.both_zero.val() {
                self.less.next = false;
                self.same.next = true;
            }
            match self.steps_e3.q.val().compare.index() {
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
                    self.truth.next = self.steps_e3.q.val().is_float & !self.steps_e3.q.val().unordered;
                }
                _ => {}
            }
            if self.steps_e3.q.val().is_float & (self.x_nan.val() | self.y_nan.val()) {
                self.truth.next = self.steps_e3.q.val().unordered & (self.steps_e3.q.val().compare != 7);
            }
            self.aligned.d.next.flag = self.truth.val();
        }
        if self.steps_e3.q.val().kind == 1 {
            self.negative.next = self.x_sign.val() != self.y_sign.val();
            self.aligned.d.next.zero_sign = self.x_sign.val() & self.y_sign.val();
            self.bigger.next = self.x.q.val();
            self.lesser.next = self.y.q.val();
            self.aligned.d.next.sign = self.x_sign.val();
            self.aligned.d.next.exponent = bit_cast::<9, 8>(self.x_exponent.val()) + 1;
            if self.below.val() {
                self.bigger.next = self.y.q.val();
                self.lesser.next = self.x.q.val();
                self.aligned.d.next.sign = self.y_sign.val();
                self.aligned.d.next.exponent = bit_cast::<9, 8>(self.y_exponent.val()) + 1;
            }
            // The distance needs the exponents only; without one nothing falls off.
            self.distance.next = self.x_exponent.val() - self.y_exponent.val();
            self.lost.next = (self.y.q.val() << 7) & 0x3fff_ff80;
            if self.x_exponent.val() < self.y_exponent.val() {
                self.distance.next = self.y_exponent.val() - self.x_exponent.val();
                self.lost.next = (self.x.q.val() << 7) & 0x3fff_ff80;
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
                self.lost.next = self.lost.val() & !(self.ones.val() << bit_cast::<5, 8>(self.distance.val()));
                // The shift by 16 follows in E4.
                self.q.d.next = self.mantissa.val() >> bit_cast::<4, 8>(self.distance.val());
                self.aligned.d.next.by_16 = self.distance.val().get_bit(4);
            }
            // What falls off becomes one bit that breaks ties.
            self.aligned.d.next.sticky = self.lost.val().any() & self.x_exponent.val().any() & self.y_exponent.val().any();
            // Infinities and NaN go on as finished numbers.
            if self.x_exponent.val().all() | self.y_exponent.val().all() {
                self.aligned.d.next.kind = 0.into();
                self.negative.next = false;
                self.p.d.next = self.y.q.val();
                if self.x_exponent.val().all() {
                    self.p.d.next = self.x.q.val();
                }
                self.q.d.next = 0.into();
                self.aligned.d.next.sticky = false;
                if self.x_nan.val()
                    | self.y_nan.val()
                    | (self.x_exponent.val().all() & self.y_exponent.val().all() & (self.x_sign.val() != self.y_sign.val()))
                {
                    self.p.d.next = 0x7fc0_0000.into();
                }
            }
        }
        self.aligned.d.next.subtract = self.negative.val();

        // ---- E4: sum, coarse normalisation ----
        self.addend.next = self.q.q.val();
        if self.aligned.q.val().by_16 {
            self.addend.next = self.q.q.val() >> 16;
        }
        if self.aligned.q.val().sticky {
            self.addend.next = self.addend.val() | 1;
        }
        self.minuend.next = self.p.q.val();
        if self.aligned.q.val().subtract {
            // Complement and one: bit 0 of the minuend is zero in every difference.
            self.addend.next = !self.addend.val();
            self.minuend.next = self.p.q.val() | 1;
        }
        self.total.next = self.minuend.val() + self.addend.val();
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

        // ---- E5: fine normalisation, rounding, packing ----
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
            self.exponent.next = bit_cast::<10, 9>(self.summed.q.val().exponent) - bit_cast::<10, 5>(self.left_zeros.val());
            if self.normal.val().get_bit(7) & (self.normal.val() & 0x17f).any() {
                self.carry_in.next = 1.into();
            }
            self.rounded.next =
                ((bit_cast::<32, 10>(self.exponent.val()) << 23) | ((self.normal.val() >> 8) & 0x7f_ffff)) + self.carry_in.val();
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
            if self.summed.q.val().kind == 3 {
                self.outcome.d.next = bit_cast::<32, 5>(self.left_zeros.val());
                if !self.sum.q.val().any() {
                    self.outcome.d.next = 32.into();
                }
            }
        }
        self.result.next = self.outcome.q.val();
        self.flag.next = self.outcome_flag.q.val();
    }
}

ports! { [] Lane { in: op, compare, a, b, c, predicate; out: result, flag } }

/// The registered blocks of this module.
pub fn entries() -> Vec<BlockEntry> {
    vec![BlockEntry {
        name: "lane",
        spec: "6-core-and-isa.md",
        purpose: "one lane: integer and FP32 arithmetic, fixed latency",
        build: || Box::new(ready_top!(Lane::default())),
        stimulus: |_| Box::new(Operands),
    }]
}

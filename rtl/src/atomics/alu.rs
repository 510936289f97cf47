// SPDX-License-Identifier: MIT
//! Every atomic operation, one after the other (docs/mechanisms/4.md).
//!
//! Operands are registered. Integer operations but multiplication then take one cycle.
//! Multiplication adds and shifts, a bit a cycle, until no bit of `b` is left. Float sums and
//! products are aligned, added, normalised and rounded in steps of one bit by the same registers:
//! few LUTs and no multiplier, for operations that meet a memory's latency anyway.
//!
//! Floats are those of the lanes: round to nearest even, subnormals flushed, one NaN.
use super::combine::Combine;
use crate::cells::{Lazy, DFF};
use crate::prelude::*;
use warpwright_isa::AtomicOp;

/// What the registers of the slow operations do.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
enum State {
    /// No slow operation.
    Idle,
    /// Integer product: a bit of the multiplier.
    Product,
    /// Product of significands: a bit of the multiplier.
    FloatProduct,
    /// Float sum: alignment by a place.
    Align,
    /// Float sum: sum or difference of the significands.
    Sum,
    /// Normalisation by a place.
    Normalise,
    /// Rounding.
    Round,
    /// Packing of the result.
    Pack,
}

/// `special`: a number.
const NUMBER: u64 = 0;
/// Not a number.
const NAN: u64 = 1;
/// Infinity.
const INFINITY: u64 = 2;
/// Zero.
const ZERO: u64 = 3;

/// One operation at a time, on words of `N` bits: 32, or fewer where only operations of one cycle
/// are wanted.
///
/// - **latency**: 2 cycles; multiplication 3 + the bits of `b`, float product 29 or 30, float sum 7
///   to 35
/// - **throughput**: one operation a cycle of those that take two cycles, else one per latency
/// - **invariant**: `y` holds until the next `start`
#[derive(LogicBlock)]
pub struct AtomicAlu<const N: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// An operation begins; while `busy` only after one that takes two cycles.
    pub start: Signal<In, Bit>,
    /// Operation, see `AtomicOp`, with `start`.
    pub op: Signal<In, Bits<4>>,
    /// Value of memory, or of the earlier threads.
    pub a: Signal<In, Bits<N>>,
    /// Operand.
    pub b: Signal<In, Bits<N>>,
    /// Modulus, or the value to compare with.
    pub k: Signal<In, Bits<N>>,
    /// The last result is the first value instead of `a`.
    pub chain: Signal<In, Bit>,
    /// The operation uses its operands in this cycle, the one after `start`.
    pub begins: Signal<Out, Bit>,
    /// The result is not valid yet.
    pub busy: Signal<Out, Bit>,
    /// The result, from the end of `busy` to the next `start`.
    pub y: Signal<Out, Bits<N>>,
    #[drives(begins)]
    waiting: DFF<Bit>,
    code: DFF<Bits<4>>,
    value: DFF<Bits<N>>,
    operand: DFF<Bits<N>>,
    modulus: DFF<Bits<N>>,
    chained: DFF<Bit>,
    combine: Lazy<Combine<N>>,
    #[drives(y)]
    result: DFF<Bits<N>>,
    state: DFF<State>,
    // Multiplicand, or the larger significand.
    greater: DFF<Bits<32>>,
    // Multiplier.
    factor: DFF<Bits<32>>,
    // Integer product; significand of 26 bits, guard and round bit below.
    work: DFF<Bits<32>>,
    sticky: DFF<Bit>,
    // Biased exponent, signed.
    exponent: DFF<Bits<10>>,
    // Places still to be aligned, or bits still to be multiplied.
    steps: DFF<Bits<8>>,
    sign: DFF<Bit>,
    // The signs differ.
    opposite: DFF<Bit>,
    // Both are negative: the sign of an exact zero.
    both: DFF<Bit>,
    // NUMBER, NAN, INFINITY or ZERO.
    special: DFF<Bits<2>>,
    multiplies: Signal<Local, Bit>,
    first: Signal<Local, Bits<N>>,
    x: Signal<Local, Bits<32>>,
    z: Signal<Local, Bits<32>>,
    a_exponent: Signal<Local, Bits<8>>,
    b_exponent: Signal<Local, Bits<8>>,
    a_significand: Signal<Local, Bits<32>>,
    b_significand: Signal<Local, Bits<32>>,
    a_nan: Signal<Local, Bit>,
    b_nan: Signal<Local, Bit>,
    a_infinite: Signal<Local, Bit>,
    b_infinite: Signal<Local, Bit>,
    a_less: Signal<Local, Bit>,
    product_sign: Signal<Local, Bit>,
    addend: Signal<Local, Bits<32>>,
    base: Signal<Local, Bits<32>>,
    sum: Signal<Local, Bits<32>>,
    up: Signal<Local, Bit>,
    fraction: Signal<Local, Bits<32>>,
    rebuilt: Signal<Local, Bits<32>>,
    final_exponent: Signal<Local, Bits<10>>,
}

#[hdl_gen]
impl Logic for AtomicAlu {
    fn update(&mut self) {
        // Operation and operands are registered; in a chain the last result is the first value.
        self.waiting.d.next = self.start.val();
        if self.start.val() {
            self.code.d.next = self.op.val();
            self.value.d.next = self.a.val();
            self.operand.d.next = self.b.val();
            self.modulus.d.next = self.k.val();
            self.chained.d.next = self.chain.val();
        }
        self.first.next = self.value.q.val();
        if self.chained.q.val() {
            self.first.next = self.result.q.val();
        }
        self.x.next = bit_cast::<32, N>(self.first.val());
        self.z.next = bit_cast::<32, N>(self.operand.q.val());
        self.combine.op.next = self.code.q.val();
        self.combine.a.next = self.first.val();
        self.combine.b.next = self.operand.q.val();
        self.combine.k.next = self.modulus.q.val();
        self.busy.next = self.waiting.q.val() | (self.state.q.val() != State::Idle);

        // What kind of numbers they are; subnormals count as zero.
        self.a_exponent.next = self.x.val().get_bits::<8>(23);
        self.b_exponent.next = self.z.val().get_bits::<8>(23);
        self.a_significand.next = 0.into();
        if self.a_exponent.val().any() {
            self.a_significand.next = (self.x.val() & 0x7F_FFFF) | 0x80_0000;
        }
        self.b_significand.next = 0.into();
        if self.b_exponent.val().any() {
            self.b_significand.next = (self.z.val() & 0x7F_FFFF) | 0x80_0000;
        }
        self.a_nan.next = self.a_exponent.val().all() & (self.x.val() & 0x7F_FFFF).any();
        self.b_nan.next = self.b_exponent.val().all() & (self.z.val() & 0x7F_FFFF).any();
        self.a_infinite.next = self.a_exponent.val().all() & !(self.x.val() & 0x7F_FFFF).any();
        self.b_infinite.next = self.b_exponent.val().all() & !(self.z.val() & 0x7F_FFFF).any();
        self.a_less.next = (self.x.val() & 0x7FFF_FFFF) < (self.z.val() & 0x7FFF_FFFF);
        self.product_sign.next = self.x.val().get_bit(31) ^ self.z.val().get_bit(31);

        self.multiplies.next = (self.state.q.val() == State::Product)
            | (self.state.q.val() == State::FloatProduct)
            | (self.state.q.val() == State::Idle);
        // One adder: products, sums of significands, and the rounding.
        self.base.next = self.work.q.val();
        self.addend.next = 0.into();
        if self.multiplies.val() & self.factor.q.val().get_bit(0) {
            self.addend.next = self.greater.q.val();
        }
        if self.state.q.val() == State::Sum {
            self.base.next = self.greater.q.val();
            self.addend.next = self.work.q.val();
            if self.opposite.q.val() {
                self.addend.next = !self.work.q.val();
            }
        }
        self.up.next = self.work.q.val().get_bit(1)
            & (self.work.q.val().get_bit(0) | self.sticky.q.val() | self.work.q.val().get_bit(2));
        if (self.state.q.val() == State::Round) & self.up.val() {
            self.addend.next = 4.into();
        }
        self.sum.next = self.base.val() + self.addend.val();
        // A difference: the complement plus one, unless bits below the round bit are set.
        if (self.state.q.val() == State::Sum) & self.opposite.q.val() & !self.sticky.q.val() {
            self.sum.next = self.sum.val() + 1;
        }

        self.rebuilt.next = 0.into();
        self.final_exponent.next = self.exponent.q.val();
        self.fraction.next = (self.work.q.val() >> 2) & 0x7F_FFFF;
        match self.state.q.val() {
            State::Idle => {
                if self.waiting.q.val() {
                    self.result.d.next = self.combine.y.val();
                    self.sticky.d.next = false;
                    self.work.d.next = 0.into();
                    self.special.d.next = NUMBER.into();
                    if self.a_infinite.val() | self.b_infinite.val() {
                        self.special.d.next = INFINITY.into();
                    }
                    self.sign.d.next = self.product_sign.val();
                    if self.code.q.val() == AtomicOp::Mul as u64 {
                        self.greater.d.next = self.x.val();
                        self.factor.d.next = self.z.val();
                        self.state.d.next = State::Product;
                    }
                    if self.code.q.val() == AtomicOp::Fmul as u64 {
                        self.greater.d.next = self.a_significand.val() << 2;
                        self.factor.d.next = self.b_significand.val();
                        self.exponent.d.next = bit_cast::<10, 8>(self.a_exponent.val())
                            + bit_cast::<10, 8>(self.b_exponent.val())
                            + 898;
                        self.steps.d.next = 24.into();
                        self.state.d.next = State::FloatProduct;
                        if !self.a_significand.val().any() | !self.b_significand.val().any() {
                            self.special.d.next = ZERO.into();
                            if self.a_infinite.val() | self.b_infinite.val() {
                                self.special.d.next = NAN.into();
                            }
                        }
                    }
                    if self.code.q.val() == AtomicOp::Fadd as u64 {
                        self.opposite.d.next = self.product_sign.val();
                        self.both.d.next = self.x.val().get_bit(31) & self.z.val().get_bit(31);
                        if self.a_less.val() {
                            self.greater.d.next = self.b_significand.val() << 2;
                            self.work.d.next = self.a_significand.val() << 2;
                            self.exponent.d.next = bit_cast::<10, 8>(self.b_exponent.val());
                            self.steps.d.next = self.b_exponent.val() - self.a_exponent.val();
                            self.sign.d.next = self.z.val().get_bit(31);
                        } else {
                            self.greater.d.next = self.a_significand.val() << 2;
                            self.work.d.next = self.b_significand.val() << 2;
                            self.exponent.d.next = bit_cast::<10, 8>(self.a_exponent.val());
                            self.steps.d.next = self.a_exponent.val() - self.b_exponent.val();
                            self.sign.d.next = self.x.val().get_bit(31);
                        }
                        self.state.d.next = State::Align;
                        if self.a_infinite.val() & self.b_infinite.val() & self.product_sign.val() {
                            self.special.d.next = NAN.into();
                        }
                    }
                    if self.a_nan.val() | self.b_nan.val() {
                        self.special.d.next = NAN.into();
                    }
                }
            }
            State::Product => {
                self.work.d.next = self.sum.val();
                self.greater.d.next = self.greater.q.val() << 1;
                self.factor.d.next = self.factor.q.val() >> 1;
                if !self.factor.q.val().any() {
                    self.result.d.next = bit_cast::<N, 32>(self.work.q.val());
                    self.state.d.next = State::Idle;
                }
            }
            State::FloatProduct => {
                // The product moves down: its lowest bits meet in `sticky`.
                self.work.d.next = self.sum.val() >> 1;
                self.sticky.d.next = self.sticky.q.val() | self.sum.val().get_bit(0);
                self.factor.d.next = self.factor.q.val() >> 1;
                self.steps.d.next = self.steps.q.val() - 1;
                if self.steps.q.val() == 1 {
                    self.state.d.next = State::Normalise;
                }
            }
            State::Align => {
                self.work.d.next = self.work.q.val() >> 1;
                self.sticky.d.next = self.sticky.q.val() | self.work.q.val().get_bit(0);
                self.steps.d.next = self.steps.q.val() - 1;
                if !self.steps.q.val().any() {
                    self.work.d.next = self.work.q.val();
                    self.sticky.d.next = self.sticky.q.val();
                    self.state.d.next = State::Sum;
                }
                // Too far below to count.
                if self.steps.q.val() >= 28 {
                    self.work.d.next = 0.into();
                    self.sticky.d.next = self.sticky.q.val() | self.work.q.val().any();
                    self.steps.d.next = 0.into();
                }
            }
            State::Sum => {
                self.work.d.next = self.sum.val();
                self.state.d.next = State::Normalise;
                if !self.sum.val().any() & !self.sticky.q.val() {
                    self.sign.d.next = self.both.q.val();
                    if self.special.q.val() == NUMBER {
                        self.special.d.next = ZERO.into();
                    }
                }
            }
            State::Normalise => {
                if self.work.q.val().get_bit(26) {
                    self.work.d.next = self.work.q.val() >> 1;
                    self.sticky.d.next = self.sticky.q.val() | self.work.q.val().get_bit(0);
                    self.exponent.d.next = self.exponent.q.val() + 1;
                }
                if !self.work.q.val().get_bit(26) & !self.work.q.val().get_bit(25) {
                    self.work.d.next = self.work.q.val() << 1;
                    self.exponent.d.next = self.exponent.q.val() - 1;
                }
                if (!self.work.q.val().get_bit(26) & self.work.q.val().get_bit(25))
                    | self.special.q.val().any()
                {
                    self.work.d.next = self.work.q.val();
                    self.exponent.d.next = self.exponent.q.val();
                    self.state.d.next = State::Round;
                }
            }
            State::Round => {
                self.work.d.next = self.sum.val();
                self.state.d.next = State::Pack;
            }
            _ => {
                if self.work.q.val().get_bit(26) {
                    self.final_exponent.next = self.exponent.q.val() + 1;
                }
                self.rebuilt.next = self.fraction.val()
                    | (bit_cast::<32, 8>(self.final_exponent.val().get_bits::<8>(0)) << 23);
                // Just below the smallest normal number: rounded up to it when nothing but ones
                // stand there.
                if !self.exponent.q.val().any() & ((self.work.q.val() & 0x3FF_FFFC) == 0x3FF_FFFC) {
                    self.rebuilt.next = 0x80_0000.into();
                } else {
                    if self.final_exponent.val().get_bit(9) | !self.final_exponent.val().any() {
                        self.rebuilt.next = 0.into();
                    }
                }
                if !self.final_exponent.val().get_bit(9)
                    & (self.final_exponent.val().get_bit(8)
                        | self.final_exponent.val().get_bits::<8>(0).all())
                {
                    self.rebuilt.next = 0x7F80_0000.into();
                }
                if self.special.q.val() == NAN {
                    self.rebuilt.next = 0x7FC0_0000.into();
                }
                if self.special.q.val() == INFINITY {
                    self.rebuilt.next = 0x7F80_0000.into();
                }
                if self.special.q.val() == ZERO {
                    self.rebuilt.next = 0.into();
                }
                if self.sign.q.val() & (self.special.q.val() != NAN) {
                    self.rebuilt.next = self.rebuilt.val() | 0x8000_0000_u32.to_bits();
                }
                self.result.d.next = bit_cast::<N, 32>(self.rebuilt.val());
                self.state.d.next = State::Idle;
            }
        }
    }
}

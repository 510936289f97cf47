// SPDX-License-Identifier: MIT
//! Rounding of a float to an integral float (stage E1 of a lane).
use super::control::{ALL_ONES, ALL_ZEROS, AWAY, TO_NEAREST, TO_ZERO, UNKNOWN};
use super::float_class::Class;
use super::ops::{CEIL, FLOOR, FRACT, ROUND, TRUNC};
use crate::prelude::*;

/// What `floor`, `ceil`, `trunc`, `round` and `fract` round. Combinational.
#[derive(LogicBlock)]
pub(super) struct Integral {
    /// Operation, see `AluOp`.
    pub op: Signal<In, Bits<6>>,
    /// The float.
    pub a: Signal<In, Bits<32>>,
    /// Class of the float.
    pub class: Class<In>,
    /// The operation is one of these.
    pub active: Signal<Out, Bit>,
    /// As [`Prepared::direction`](super::control::Prepared).
    pub direction: Signal<Out, Bits<2>>,
    /// As [`Prepared::known`](super::control::Prepared).
    pub known: Signal<Out, Bits<2>>,
    /// Number of fraction bits: none in large numbers, infinity and NaN.
    pub fraction_bits: Signal<Out, Bits<6>>,
    away: Signal<Local, Bit>,
    nearest: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for Integral {
    fn update(&mut self) {
        self.active.next = true;
        self.away.next = false;
        self.nearest.next = false;
        match self.op.val().index() {
            FLOOR => {
                self.away.next = self.a.val().get_bit(31);
            }
            CEIL => {
                self.away.next = !self.a.val().get_bit(31);
            }
            TRUNC => {}
            ROUND => {
                self.nearest.next = true;
            }
            FRACT => {
                self.away.next = self.a.val().get_bit(31);
            }
            _ => {
                self.active.next = false;
            }
        }
        self.direction.next = TO_ZERO.into();
        if self.away.val() {
            self.direction.next = AWAY.into();
        }
        if self.nearest.val() {
            self.direction.next = TO_NEAREST.into();
        }
        self.known.next = UNKNOWN.into();
        self.fraction_bits.next = 0.into();
        if self.class.exponent.val() < 127 {
            // Below one: zero, or one where the rounding goes away from a non-zero.
            self.known.next = ALL_ZEROS.into();
            if (self.away.val() & !self.class.zero.val())
                | (self.nearest.val()
                    & (self.class.exponent.val() == 126)
                    & (self.a.val() << 9).any())
            {
                self.known.next = ALL_ONES.into();
            }
        } else if self.class.exponent.val() < 150 {
            self.fraction_bits.next = 22 - self.class.exponent.val().get_bits::<6>(0);
        }
    }
}

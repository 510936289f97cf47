// SPDX-License-Identifier: MIT
//! Exponent and class of a float product (stage E1 of a lane).
use super::control::{INFINITY, NAN, NUMBER, ZERO};
use super::float_class::Class;
use crate::prelude::*;

/// The product beside its mantissa. Combinational.
#[derive(LogicBlock)]
pub(super) struct FloatProduct {
    /// Class of the first factor.
    pub a: Class<In>,
    /// Class of the second factor.
    pub b: Class<In>,
    /// Biased exponent before the normalisation: ten bits signed.
    pub exponent: Signal<Out, Bits<10>>,
    /// [`NUMBER`], [`ZERO`], [`INFINITY`] or [`NAN`].
    pub special: Signal<Out, Bits<2>>,
}

#[hdl_gen]
impl Logic for FloatProduct {
    fn update(&mut self) {
        self.exponent.next = (bit_cast::<10, 8>(self.a.exponent.val())
            + bit_cast::<10, 8>(self.b.exponent.val()))
            - 127;
        self.special.next = NUMBER.into();
        if self.a.zero.val() | self.b.zero.val() {
            self.special.next = ZERO.into();
        }
        if self.a.infinite.val() | self.b.infinite.val() {
            self.special.next = INFINITY.into();
        }
        if self.a.nan.val()
            | self.b.nan.val()
            | (self.a.infinite.val() & self.b.zero.val())
            | (self.a.zero.val() & self.b.infinite.val())
        {
            self.special.next = NAN.into();
        }
    }
}

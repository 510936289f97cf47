// SPDX-License-Identifier: MIT
//! The class of a float (stage E1 of a lane).
use crate::prelude::*;

/// Exponent and class of a float. A subnormal counts as zero.
#[derive(Bundle)]
pub(super) struct Class<D: Way> {
    /// Biased exponent.
    pub exponent: Signal<D, Bits<8>>,
    /// Zero, or flushed to it.
    pub zero: Signal<D, Bit>,
    /// Infinity.
    pub infinite: Signal<D, Bit>,
    /// Not a number.
    pub nan: Signal<D, Bit>,
}

/// Finds the class of a float. Combinational.
#[derive(LogicBlock)]
pub(super) struct FloatClass {
    /// The float.
    pub float: Signal<In, Bits<32>>,
    /// Class of the float.
    pub class: Class<Out>,
}

#[hdl_gen]
impl Logic for FloatClass {
    fn update(&mut self) {
        self.class.exponent.next = self.float.val().get_bits::<8>(23);
        self.class.zero.next = self.class.exponent.val() == 0;
        self.class.infinite.next = false;
        self.class.nan.next = false;
        if self.class.exponent.val() == 255 {
            self.class.nan.next = (self.float.val() << 9).any();
            self.class.infinite.next = !(self.float.val() << 9).any();
        }
    }
}

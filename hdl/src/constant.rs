// SPDX-License-Identifier: MIT
//! Values of a block's constants: `#[value(…)]` takes whatever number is at hand.
use num_traits::PrimInt;
use rust_hdl::prelude::{Bit, Bits};

/// What a constant of type `T` can be made from: a truth value, or an integer of any type.
pub trait ValueOf<T> {
    /// The value.
    fn value_of(self) -> T;
}

impl ValueOf<Bit> for bool {
    fn value_of(self) -> Bit {
        self
    }
}

impl<const N: usize, I: PrimInt> ValueOf<Bits<N>> for I {
    fn value_of(self) -> Bits<N> {
        self.to_u64().expect("a constant is not negative").into()
    }
}

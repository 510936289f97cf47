//! Values of a block's constants: `#[value(…)]` takes whatever number is at hand.
use rust_hdl::prelude::{Bit, Bits};

/// What a constant of type `T` can be made from.
pub trait ValueOf<T> {
    /// The value.
    fn value_of(self) -> T;
}

impl ValueOf<Bit> for bool {
    fn value_of(self) -> Bit {
        self
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl<const N: usize> ValueOf<Bits<N>> for $number {
            fn value_of(self) -> Bits<N> {
                u64::try_from(self).expect("a constant is not negative").into()
            }
        })*
    };
}
numbers!(u8, u16, u32, u64, usize, i32);

impl<const N: usize> ValueOf<Bits<N>> for Bits<N> {
    fn value_of(self) -> Bits<N> {
        self
    }
}

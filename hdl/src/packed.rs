// SPDX-License-Identifier: MIT
//! Structures as words: `#[derive(LogicStruct, Packed)]`.
//!
//! A memory or a FIFO holds words of `Bits`; what they mean is a structure. In a kernel `.into()`
//! makes one of the other, in hardware they are the same bits, the first field in the lowest:
//!
//! ```
//! use hdl_dialect::prelude::*;
//!
//! /// An entry of a queue.
//! #[derive(LogicStruct, Packed, Clone, Copy, Debug, Default, PartialEq)]
//! pub struct Entry {
//!     /// Number of the entry.
//!     pub number: Bits<5>,
//!     /// The last one.
//!     pub last: Bit,
//! }
//!
//! let word = Bits::<6>::from(Entry { number: 3.into(), last: true });
//! assert_eq!(word, Bits::from(35));
//! assert_eq!(Entry::from(word).number, Bits::from(3));
//! ```
use crate::prelude::TakeBits;
use rust_hdl::prelude::Bits;

/// A field of a structure.
pub trait Field {
    /// Takes the field out of a word at `place`, and moves `place` behind it.
    fn take<const N: usize>(word: Bits<N>, place: &mut usize) -> Self;
}

impl Field for bool {
    fn take<const N: usize>(word: Bits<N>, place: &mut usize) -> Self {
        *place += 1;
        word.get_bit(*place - 1)
    }
}

impl<const M: usize> Field for Bits<M> {
    fn take<const N: usize>(word: Bits<N>, place: &mut usize) -> Self {
        *place += M;
        TakeBits::get_bits::<M>(word, *place - M)
    }
}

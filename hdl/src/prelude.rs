// SPDX-License-Identifier: MIT
//! What a file with blocks imports: rust-hdl's own prelude, with this dialect's attribute, derive
//! macros and flip-flop in place of the library's.
//!
//! rust-hdl shifts even short words as big integers, a third of the time of a simulation. A method
//! that takes its receiver by value is found before one that takes it by reference, so that
//! [`TakeBits`] replaces the method of [`Bits`] wherever this prelude is in scope. Hardware is
//! described by the text of a kernel, which stays as it is.
pub use crate::bundle::{Drives, Way};
pub use crate::dff::DFF;
pub use crate::dut::{Dut, Top};
pub use crate::lazy::Lazy;
pub use crate::registers::Registers;
pub use hdl_dialect_macros::{hdl_gen, Bundle, LogicBlock, Packed, Ports};
pub use rust_hdl::prelude::*;

/// `get_bits` without a shift of big integers.
pub trait TakeBits {
    /// `M` bits from bit `index` on, as [`Bits::get_bits`] has it.
    ///
    /// # Panics
    /// When `index` is greater than the width of the word.
    fn get_bits<const M: usize>(self, index: usize) -> Bits<M>;
}

impl<const N: usize> TakeBits for Bits<N> {
    #[inline]
    fn get_bits<const M: usize>(self, index: usize) -> Bits<M> {
        match self {
            Bits::Short(word) => {
                assert!(index <= N);
                let kept = if M < 64 { (1 << M) - 1 } else { u64::MAX };
                Bits::from(u64::from(word.short()) >> index & kept)
            }
            Bits::Long(_) => Bits::get_bits(&self, index),
        }
    }
}

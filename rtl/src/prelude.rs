//! What the kernels of this crate use of rust-hdl, with a faster `get_bits`, an attribute `hdl_gen` that is compiled
//! sooner, and a derive macro `LogicBlock` whose blocks are simulated sooner.
//!
//! rust-hdl shifts even short words as big integers, a third of the time of a simulation. A method that takes its
//! receiver by value is found before one that takes it by reference, so that [`TakeBits`] stands in for the method of
//! [`Bits`] wherever this prelude is in scope. Hardware is described by the text of a kernel, which stays as it is.
pub use hdl_kernel::{hdl_gen, LogicBlock};
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

#[cfg(test)]
mod tests {
    use super::*;

    fn agrees<const N: usize, const M: usize>(word: u64) {
        let word = Bits::<N>::from(word);
        for index in 0..=N {
            assert_eq!(word.get_bits::<M>(index), Bits::get_bits::<M>(&word, index), "{M} bits of {word:?} from {index}");
        }
    }

    #[test]
    fn it_is_the_method_of_rust_hdl() {
        for seed in 0..100u64 {
            let word = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            agrees::<32, 32>(word & 0xffff_ffff);
            agrees::<32, 5>(word & 0xffff_ffff);
            agrees::<32, 40>(word & 0xffff_ffff);
            agrees::<17, 3>(word & 0x1_ffff);
            agrees::<1, 1>(word & 1);
            agrees::<33, 7>(word & 0x1_ffff_ffff);
            agrees::<48, 33>(word & 0xffff_ffff_ffff);
        }
    }
}

// SPDX-License-Identifier: MIT
//! Whether the accesses of a warp are allowed.
use super::stages::ThreadAccesses;
use crate::bundles::{HALF, WORD};
use crate::prelude::*;

/// Checks alignment and range of the accesses of `T` threads. Combinational.
#[derive(LogicBlock)]
pub struct AccessCheck<const T: usize> {
    /// Threads that take part.
    pub mask: Signal<In, Bits<T>>,
    /// Bytes of an access: 0 byte, 1 half word, 2 word.
    pub size: Signal<In, Bits<2>>,
    /// Their addresses.
    pub threads: ThreadAccesses<In, T>,
    /// Words of a workgroup.
    pub shared_words: Signal<In, Bits<13>>,
    /// An address is not a multiple of the size.
    pub misaligned: Signal<Out, Bit>,
    /// An address is outside the memory of the workgroup.
    pub outside: Signal<Out, Bit>,
    place: Signal<Local, Bits<14>>,
}

#[hdl_gen]
impl Logic for AccessCheck {
    fn update(&mut self) {
        self.misaligned.next = false;
        self.outside.next = false;
        self.place.next = 0.into();
        for i in 0..T {
            self.place.next = self.threads.address[i].val();
            if self.mask.val().get_bit(i) {
                if ((self.size.val() == HALF) & self.place.val().get_bit(0))
                    | ((self.size.val() == WORD) & self.place.val().get_bits::<2>(0).any())
                {
                    self.misaligned.next = true;
                }
                if self.threads.above.val().get_bit(i)
                    | (bit_cast::<13, 12>(self.place.val().get_bits::<12>(2))
                        >= self.shared_words.val())
                {
                    self.outside.next = true;
                }
            }
        }
    }
}

// SPDX-License-Identifier: MIT
//! The last step of a merged atomic whose sets stand in registers: each thread takes the old value
//! from the first thread of its set (docs/mechanisms/4.md).
//!
//! A thread's word comes from the active thread whose bitmap has its bit; of several such ones from
//! the last, and without one it is zero. In a core whose sets are sideband state nothing is picked,
//! and synthesis leaves `b`.
use crate::prelude::*;

/// Words of `T` threads on their way to the lanes.
///
/// | | |
/// | --- | --- |
/// | latency | combinational |
/// | area | a word multiplexer of `T` inputs for each thread |
#[derive(LogicBlock)]
#[block(new(present: bool))]
pub struct Pick<const T: usize> {
    /// Words are picked; otherwise `b` goes through.
    pub enable: Signal<In, Bit>,
    /// Active threads.
    pub mask: Signal<In, Bits<T>>,
    /// Words of the threads.
    pub a: [Signal<In, Bits<32>>; T],
    /// Bitmaps of the threads: bit n, thread n.
    pub b: [Signal<In, Bits<32>>; T],
    /// The word that each thread takes.
    pub y: [Signal<Out, Bits<32>>; T],
    #[value(present)]
    present: Constant<Bit>,
}

#[hdl_gen]
impl Logic for Pick {
    fn update(&mut self) {
        for i in 0..T {
            self.y[i].next = self.b[i].val();
            if self.enable.val() & self.present.val() {
                self.y[i].next = 0.into();
                for j in 0..T {
                    if self.mask.val().get_bit(j) & self.b[j].val().get_bit(i) {
                        self.y[i].next = self.a[j].val();
                    }
                }
            }
        }
    }
}

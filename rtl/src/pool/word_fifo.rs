// SPDX-License-Identifier: MIT
//! FIFO at a port of an execution unit (docs/mechanisms/5.md: 8 entries in, 4 entries out).
//!
//! | | |
//! | --- | --- |
//! | latency | one cycle; none when it is left out |
//! | throughput | one entry per cycle, also while it is full and read |
//! | invariant | entries leave in the order in which they came |
use crate::cells::{LutRam, DFF};
use crate::prelude::*;

/// At most `2^D` entries of `N` words of 32 bits.
#[derive(LogicBlock)]
#[block(new(straight: bool))]
#[check(C == D + 1, "C counts to 2^D")]
pub struct WordFifo<const D: usize, const C: usize, const N: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// An entry is offered; it holds until `in_ready`.
    pub in_valid: Signal<In, Bit>,
    /// The FIFO is not full: the entry is taken in this cycle. From a register.
    pub in_ready: Signal<Out, Bit>,
    /// Words of the entry, valid with `in_valid`.
    pub in_words: [Signal<In, Bits<32>>; N],
    /// The FIFO is not empty. From a register.
    pub out_valid: Signal<Out, Bit>,
    /// The oldest entry is taken in this cycle.
    pub out_ready: Signal<In, Bit>,
    /// Words of the oldest entry, valid with `out_valid`.
    pub out_words: [Signal<Out, Bits<32>>; N],
    words: [LutRam<D, 32>; N],
    head: DFF<Bits<D>>,
    tail: DFF<Bits<D>>,
    stored: DFF<Bits<C>>,
    #[value(1u64 << D)]
    depth: Constant<Bits<C>>,
    #[value(straight)]
    straight: Constant<Bit>,
    push: Signal<Local, Bit>,
    pop: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for WordFifo {
    fn update(&mut self) {
        self.in_ready.next = self.stored.q.val() < self.depth.val();
        self.out_valid.next = self.stored.q.val().any();
        self.push.next =
            self.in_valid.val() & (self.stored.q.val() < self.depth.val()) & !self.straight.val();
        self.pop.next = self.stored.q.val().any() & self.out_ready.val();
        for i in 0..N {
            self.words[i].write(self.push.val(), self.tail.q.val(), self.in_words[i].val());
            self.words[i].read(self.head.q.val());
            self.out_words[i].next = self.words[i].read_data.val();
            if self.straight.val() {
                self.out_words[i].next = self.in_words[i].val();
            }
        }
        if self.push.val() {
            self.tail.d.next = self.tail.q.val() + 1;
            if !self.pop.val() {
                self.stored.d.next = self.stored.q.val() + 1;
            }
        }
        if self.pop.val() {
            self.head.d.next = self.head.q.val() + 1;
            if !self.push.val() {
                self.stored.d.next = self.stored.q.val() - 1;
            }
        }
        if self.straight.val() {
            self.in_ready.next = self.out_ready.val();
            self.out_valid.next = self.in_valid.val();
        }
    }
}

// SPDX-License-Identifier: MIT
//! A port of words at a port of lines: microcoded cores at a memory that answers in lines and takes
//! its time.
//!
//! | | |
//! | --- | --- |
//! | latency | that of the memory and one cycle |
//! | throughput | one access at a time, in a cycle more than the latency |
//! | invariant | the memory is asked once for each access |
use crate::bundles::{LineAccess, LineReply, WordAccess};
use crate::cells::DFF;
use crate::prelude::*;

/// The port.
#[derive(LogicBlock)]
pub struct WordPort {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Access of a core; it holds until `word_done`.
    pub word: WordAccess<In>,
    /// The access is done, for one cycle.
    pub word_done: Signal<Out, Bit>,
    /// Word read, valid with `word_done`.
    pub word_read: Signal<Out, Bits<32>>,
    /// Request to the memory; of a store the word is in every place of the line.
    pub mem: LineAccess<Out>,
    /// Reply of the memory, of a store too.
    pub rsp: LineReply<In>,

    // The memory has the request; it has answered.
    asked: DFF<Bit>,
    #[drives(word_done)]
    answered: DFF<Bit>,
    #[drives(word_read)]
    read: DFF<Bits<32>>,
    asks: Signal<Local, Bit>,
    place: Signal<Local, Bits<2>>,
}

#[hdl_gen]
impl Logic for WordPort {
    fn update(&mut self) {
        self.asks.next = self.word.valid.val() & !self.asked.q.val() & !self.answered.q.val();
        self.mem.valid.next = self.asks.val();
        self.mem.write.next = self.word.write.val();
        self.mem.address.next = self.word.address.val().get_bits::<28>(2);
        self.place.next = self.word.address.val().get_bits::<2>(0);
        self.mem.mask.next = 15.into();
        if self.place.val() == 1 {
            self.mem.mask.next = 0xf0.into();
        } else if self.place.val() == 2 {
            self.mem.mask.next = 0xf00.into();
        } else if self.place.val() == 3 {
            self.mem.mask.next = 0xf000.into();
        }
        if self.asks.val() & self.mem.ready.val() {
            self.asked.d.next = true;
        }
        self.answered.d.next = self.asked.q.val() & self.rsp.valid.val();
        if self.asked.q.val() & self.rsp.valid.val() {
            self.asked.d.next = false;
        }
        for i in 0..4 {
            self.mem.data[i].next = self.word.data.val();
            if self.place.val() == i.to_bits() {
                self.read.d.next = self.rsp.data[i].val();
            }
        }
    }
}

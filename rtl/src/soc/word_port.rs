// SPDX-License-Identifier: MIT
//! A port of words at a port of lines: microcoded cores at a memory that answers in lines and takes
//! its time.
//!
//! | | |
//! | --- | --- |
//! | latency | that of the memory and one cycle |
//! | throughput | one access at a time, in a cycle more than the latency |
//! | invariant | the memory is asked once for each access |
use crate::cells::DFF;
use crate::prelude::*;

/// The port.
#[derive(LogicBlock)]
pub struct WordPort {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Core: an access; holds until `word_done`.
    pub word_valid: Signal<In, Bit>,
    /// Core: it writes.
    pub word_write: Signal<In, Bit>,
    /// Core: number of the word.
    pub word_address: Signal<In, Bits<30>>,
    /// Core: what it writes.
    pub word_data: Signal<In, Bits<32>>,
    /// Core: pulse, the access is done.
    pub word_done: Signal<Out, Bit>,
    /// Core: with `word_done`, the word read.
    pub word_read: Signal<Out, Bits<32>>,
    /// Memory: request.
    pub mem_valid: Signal<Out, Bit>,
    /// Memory: taken.
    pub mem_ready: Signal<In, Bit>,
    /// Memory: store.
    pub mem_write: Signal<Out, Bit>,
    /// Memory: line.
    pub mem_address: Signal<Out, Bits<28>>,
    /// Memory: data of a store, the word in every place.
    pub mem_data: [Signal<Out, Bits<32>>; 4],
    /// Memory: byte enables of a store.
    pub mem_mask: Signal<Out, Bits<16>>,
    /// Memory: reply, of a store too.
    pub rsp_valid: Signal<In, Bit>,
    /// Memory: its line.
    pub rsp_data: [Signal<In, Bits<32>>; 4],

    // The memory has the request; it has answered.
    asked: DFF<Bit>,
    answered: DFF<Bit>,
    word: DFF<Bits<32>>,
    asks: Signal<Local, Bit>,
    place: Signal<Local, Bits<2>>,
}

impl Logic for WordPort {
    #[hdl_gen]
    fn update(&mut self) {
        self.word_done.next = self.answered.q.val();
        self.word_read.next = self.word.q.val();
        self.asks.next = self.word_valid.val() & !self.asked.q.val() & !self.answered.q.val();
        self.mem_valid.next = self.asks.val();
        self.mem_write.next = self.word_write.val();
        self.mem_address.next = self.word_address.val().get_bits::<28>(2);
        self.place.next = self.word_address.val().get_bits::<2>(0);
        self.mem_mask.next = 15.into();
        if self.place.val() == 1 {
            self.mem_mask.next = 0xf0.into();
        } else if self.place.val() == 2 {
            self.mem_mask.next = 0xf00.into();
        } else if self.place.val() == 3 {
            self.mem_mask.next = 0xf000.into();
        }
        if self.asks.val() & self.mem_ready.val() {
            self.asked.d.next = true;
        }
        self.answered.d.next = self.asked.q.val() & self.rsp_valid.val();
        if self.asked.q.val() & self.rsp_valid.val() {
            self.asked.d.next = false;
        }
        for i in 0..4 {
            self.mem_data[i].next = self.word_data.val();
            if self.place.val() == i.to_bits() {
                self.word.d.next = self.rsp_data[i].val();
            }
        }
    }
}

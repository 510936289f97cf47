// SPDX-License-Identifier: MIT
//! The host at the core's memory: words of the host link's bus become lines of the memory port.
//!
//! While the core runs, the port is the core's and the host is refused, so that the core loses no
//! cycle; otherwise nothing of the core is under way and the port is the host's.
//!
//! | | |
//! | --- | --- |
//! | latency | none for the core; for the host the memory's and two cycles |
//! | throughput | that of the memory for the core; one word at a time for the host |
//! | errors | `bus_failed`: the core runs, or there is no such word |
use crate::cells::DFF;
use crate::prelude::*;

/// The bridge.
#[derive(LogicBlock)]
pub struct MemoryBridge {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The core runs.
    pub running: Signal<In, Bit>,
    /// Lines of the memory.
    pub memory_lines: Signal<In, Bits<28>>,
    /// Host: a word is to be read or written; holds until `bus_done`.
    pub bus_valid: Signal<In, Bit>,
    /// Host: it is to be written.
    pub bus_write: Signal<In, Bit>,
    /// Host: its byte address.
    pub bus_address: Signal<In, Bits<31>>,
    /// Host: the word to write.
    pub bus_data: Signal<In, Bits<32>>,
    /// Host: pulse, done.
    pub bus_done: Signal<Out, Bit>,
    /// Host: with `bus_done`, it could not be done.
    pub bus_failed: Signal<Out, Bit>,
    /// Host: with `bus_done`, the word read.
    pub bus_word: Signal<Out, Bits<32>>,
    /// Core: request.
    pub core_valid: Signal<In, Bit>,
    /// Core: taken.
    pub core_ready: Signal<Out, Bit>,
    /// Core: store.
    pub core_write: Signal<In, Bit>,
    /// Core: line.
    pub core_address: Signal<In, Bits<28>>,
    /// Core: data of a store.
    pub core_data: [Signal<In, Bits<32>>; 4],
    /// Core: byte enables of a store.
    pub core_mask: Signal<In, Bits<16>>,
    /// Core: the reply is its own.
    pub core_rsp: Signal<Out, Bit>,
    /// Memory: request.
    pub mem_valid: Signal<Out, Bit>,
    /// Memory: taken.
    pub mem_ready: Signal<In, Bit>,
    /// Memory: store.
    pub mem_write: Signal<Out, Bit>,
    /// Memory: line.
    pub mem_address: Signal<Out, Bits<28>>,
    /// Memory: data of a store.
    pub mem_data: [Signal<Out, Bits<32>>; 4],
    /// Memory: byte enables of a store.
    pub mem_mask: Signal<Out, Bits<16>>,
    /// Memory: reply.
    pub rsp_valid: Signal<In, Bit>,
    /// Memory: its line.
    pub rsp_data: [Signal<In, Bits<32>>; 4],

    // The request has been taken; the access is done.
    asked: DFF<Bit>,
    finished: DFF<Bit>,
    failed: DFF<Bit>,
    word: DFF<Bits<32>>,
    asks: Signal<Local, Bit>,
    outside: Signal<Local, Bit>,
    lane: Signal<Local, Bits<2>>,
}

impl Logic for MemoryBridge {
    #[hdl_gen]
    fn update(&mut self) {
        self.bus_done.next = self.finished.q.val();
        self.bus_failed.next = self.failed.q.val();
        self.bus_word.next = self.word.q.val();
        self.lane.next = self.bus_address.val().get_bits::<2>(2);
        self.outside.next = self.running.val()
            | (bit_cast::<28, 27>(self.bus_address.val().get_bits::<27>(4))
                >= self.memory_lines.val());
        self.asks.next = self.bus_valid.val()
            & !self.finished.q.val()
            & !self.asked.q.val()
            & !self.outside.val();
        self.finished.d.next = false;
        if self.bus_valid.val() & !self.finished.q.val() & !self.asked.q.val() & self.outside.val()
        {
            self.finished.d.next = true;
            self.failed.d.next = true;
        }
        if self.asks.val() & self.mem_ready.val() {
            self.asked.d.next = true;
        }
        if self.asked.q.val() & self.rsp_valid.val() {
            self.asked.d.next = false;
            self.finished.d.next = true;
            self.failed.d.next = false;
            for i in 0..4 {
                if self.lane.val() == i.to_bits() {
                    self.word.d.next = self.rsp_data[i].val();
                }
            }
        }

        self.core_ready.next = self.mem_ready.val() & self.running.val();
        self.core_rsp.next = self.rsp_valid.val() & !self.asked.q.val();
        self.mem_valid.next = (self.core_valid.val() & self.running.val()) | self.asks.val();
        self.mem_write.next = self.core_write.val();
        self.mem_address.next = self.core_address.val();
        self.mem_mask.next = self.core_mask.val();
        for i in 0..4 {
            self.mem_data[i].next = self.core_data[i].val();
        }
        if !self.running.val() {
            self.mem_write.next = self.bus_write.val();
            self.mem_address.next = bit_cast::<28, 27>(self.bus_address.val().get_bits::<27>(4));
            self.mem_mask.next = 15.into();
            if self.lane.val() == 1 {
                self.mem_mask.next = 0xf0.into();
            } else if self.lane.val() == 2 {
                self.mem_mask.next = 0xf00.into();
            } else if self.lane.val() == 3 {
                self.mem_mask.next = 0xf000.into();
            }
            for i in 0..4 {
                self.mem_data[i].next = self.bus_data.val();
            }
        }
    }
}

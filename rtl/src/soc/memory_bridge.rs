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
use crate::bundles::{HostBus, LineAccess, LineReply};
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
    /// The host's bus, for memory.
    pub bus: HostBus<In, 31>,
    /// Request of the core.
    pub core: LineAccess<In>,
    /// The reply in this cycle is for the core.
    pub core_rsp: Signal<Out, Bit>,
    /// Request to the memory.
    pub mem: LineAccess<Out>,
    /// Reply of the memory, of a store too.
    pub rsp: LineReply<In>,

    // The request has been taken; the access is done.
    asked: DFF<Bit>,
    finished: DFF<Bit>,
    failed: DFF<Bit>,
    word: DFF<Bits<32>>,
    asks: Signal<Local, Bit>,
    outside: Signal<Local, Bit>,
    lane: Signal<Local, Bits<2>>,
}

#[hdl_gen]
impl Logic for MemoryBridge {
    fn update(&mut self) {
        self.bus.done.next = self.finished.q.val();
        self.bus.failed.next = self.failed.q.val();
        self.bus.word.next = self.word.q.val();
        self.lane.next = self.bus.address.val().get_bits::<2>(2);
        self.outside.next = self.running.val()
            | (bit_cast::<28, 27>(self.bus.address.val().get_bits::<27>(4))
                >= self.memory_lines.val());
        self.asks.next = self.bus.valid.val()
            & !self.finished.q.val()
            & !self.asked.q.val()
            & !self.outside.val();
        self.finished.d.next = false;
        if self.bus.valid.val() & !self.finished.q.val() & !self.asked.q.val() & self.outside.val()
        {
            self.finished.d.next = true;
            self.failed.d.next = true;
        }
        if self.asks.val() & self.mem.ready.val() {
            self.asked.d.next = true;
        }
        if self.asked.q.val() & self.rsp.valid.val() {
            self.asked.d.next = false;
            self.finished.d.next = true;
            self.failed.d.next = false;
            for i in 0..4 {
                if self.lane.val() == i.to_bits() {
                    self.word.d.next = self.rsp.data[i].val();
                }
            }
        }

        self.core_rsp.next = self.rsp.valid.val() & !self.asked.q.val();
        self.core.drive(&mut self.mem);
        self.core.ready.next = self.mem.ready.val() & self.running.val();
        self.mem.valid.next = (self.core.valid.val() & self.running.val()) | self.asks.val();
        if !self.running.val() {
            self.mem.write.next = self.bus.write.val();
            self.mem.address.next = bit_cast::<28, 27>(self.bus.address.val().get_bits::<27>(4));
            self.mem.mask.next = 15.into();
            if self.lane.val() == 1 {
                self.mem.mask.next = 0xf0.into();
            } else if self.lane.val() == 2 {
                self.mem.mask.next = 0xf00.into();
            } else if self.lane.val() == 3 {
                self.mem.mask.next = 0xf000.into();
            }
            for i in 0..4 {
                self.mem.data[i].next = self.bus.data.val();
            }
        }
    }
}

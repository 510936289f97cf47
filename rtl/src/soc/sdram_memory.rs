// SPDX-License-Identifier: MIT
//! The memory of a board in its SDRAM: a [`LineCache`] in front of the [`SdramController`], with
//! the ports of [`line_memory`](super::line_memory) and the pins of the memory.
use super::line_cache::LineCache;
use super::sdram_controller::SdramController;
use crate::bundles::MemoryReply;
use crate::cells::Lazy;
use crate::config::sdram::SdramTiming;
use crate::prelude::*;

/// The memory. Latency and throughput are those of the cache.
#[derive(LogicBlock)]
#[block(new(size: u32, timing: SdramTiming))]
pub struct SdramMemory {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Request.
    pub valid: Signal<In, Bit>,
    /// It is taken.
    pub ready: Signal<Out, Bit>,
    /// Store.
    pub write: Signal<In, Bit>,
    /// Line.
    pub address: Signal<In, Bits<28>>,
    /// Data of a store.
    pub data: [Signal<In, Bits<32>>; 4],
    /// Byte enables of a store.
    pub mask: Signal<In, Bits<16>>,
    /// Tag.
    pub tag: Signal<In, Bits<13>>,
    /// Reply.
    pub rsp: MemoryReply<Out, 13>,
    /// Pins: row address strobe, low for yes.
    pub ras_n: Signal<Out, Bit>,
    /// Pins: column address strobe, low for yes.
    pub cas_n: Signal<Out, Bit>,
    /// Pins: write enable, low for yes.
    pub we_n: Signal<Out, Bit>,
    /// Pins: bank.
    pub bank: Signal<Out, Bits<2>>,
    /// Pins: row, column or mode.
    pub row: Signal<Out, Bits<13>>,
    /// Pins: word to the memory.
    pub dq_out: Signal<Out, Bits<16>>,
    /// Pins: it is to be driven.
    pub dq_drive: Signal<Out, Bit>,
    /// Pins: word from the memory.
    pub dq_in: Signal<In, Bits<16>>,
    #[build(LineCache::new(size))]
    cache: Lazy<LineCache>,
    #[build(SdramController::new(timing))]
    controller: Lazy<SdramController>,
}

impl Logic for SdramMemory {
    #[hdl_gen]
    fn update(&mut self) {
        self.cache.valid.next = self.valid.val();
        self.cache.write.next = self.write.val();
        self.cache.address.next = self.address.val();
        self.cache.mask.next = self.mask.val();
        self.cache.tag.next = self.tag.val();
        self.ready.next = self.cache.ready.val();
        self.cache.rsp.drive(&mut self.rsp);
        self.controller.valid.next = self.cache.mem_valid.val();
        self.cache.mem_ready.next = self.controller.ready.val();
        self.controller.write.next = self.cache.mem_write.val();
        self.controller.address.next = self.cache.mem_address.val();
        self.cache.fill_valid.next = self.controller.rsp_valid.val();
        for i in 0..4 {
            self.cache.data[i].next = self.data[i].val();
            self.controller.data[i].next = self.cache.mem_data[i].val();
            self.cache.fill_data[i].next = self.controller.rsp_data[i].val();
        }
        self.ras_n.next = self.controller.ras_n.val();
        self.cas_n.next = self.controller.cas_n.val();
        self.we_n.next = self.controller.we_n.val();
        self.bank.next = self.controller.bank.val();
        self.row.next = self.controller.row.val();
        self.dq_out.next = self.controller.dq_out.val();
        self.dq_drive.next = self.controller.dq_drive.val();
        self.controller.dq_in.next = self.dq_in.val();
    }
}

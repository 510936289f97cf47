// SPDX-License-Identifier: MIT
//! The memory of a board in its SDRAM: a [`LineCache`] in front of the [`SdramController`], with
//! the ports of [`line_memory`](super::line_memory) and the pins of the memory.
use super::line_cache::LineCache;
use super::sdram_controller::SdramController;
use crate::bundles::{LineAccess, MemoryReply, SdramPins};
use crate::cells::Lazy;
use crate::config::sdram::SdramTiming;
use crate::prelude::*;

/// The memory. Latency and throughput are those of the cache.
#[derive(LogicBlock)]
#[block(new(size: u32, timing: SdramTiming))]
pub struct SdramMemory {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Request of the core or the host.
    pub req: LineAccess<In>,
    /// Tag of the request; it comes back with the reply.
    pub req_tag: Signal<In, Bits<13>>,
    /// Reply.
    pub rsp: MemoryReply<Out, 13>,
    /// Pins of the SDRAM.
    pub sdram: SdramPins<Out>,
    #[build(LineCache::new(size))]
    cache: Lazy<LineCache>,
    #[build(SdramController::new(timing))]
    controller: Lazy<SdramController>,
}

#[hdl_gen]
impl Logic for SdramMemory {
    fn update(&mut self) {
        self.req.drive(&mut self.cache.req);
        self.cache.req_tag.next = self.req_tag.val();
        self.cache.rsp.drive(&mut self.rsp);
        self.cache.mem.drive(&mut self.controller.req);
        self.controller.rsp.drive(&mut self.cache.fill);
        self.sdram.ras_n.next = self.controller.ras_n.val();
        self.sdram.cas_n.next = self.controller.cas_n.val();
        self.sdram.we_n.next = self.controller.we_n.val();
        self.sdram.bank.next = self.controller.bank.val();
        self.sdram.row.next = self.controller.row.val();
        self.sdram.dq_out.next = self.controller.dq_out.val();
        self.sdram.dq_drive.next = self.controller.dq_drive.val();
        self.controller.dq_in.next = self.sdram.dq_in.val();
    }
}

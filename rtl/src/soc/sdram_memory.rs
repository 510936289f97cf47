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
        self.controller.drive(&mut self.sdram, [ras_n, cas_n, we_n, bank, row, dq_out, dq_drive]);
        self.controller.dq_in.next = self.sdram.dq_in.val();
    }
}

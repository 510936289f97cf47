// SPDX-License-Identifier: MIT
//! Arbiter of the memory port: instruction cache, load/store unit and constant buffer
//! of an execution unit share one port (docs/core.md).
//!
//! Load/store has priority, but when others wait, one of them is served after each of its requests
//! (after the last one of a set of an atomic): the decision comes from a register. The instruction
//! cache and the constant buffer alternate. A tag with bit 7 is one of
//! load/store, with bit 6 alone one of the constant buffer, with neither one of the cache.
//!
//! - **latency**: none; an offer may change until it is taken: it goes into a FIFO
//! - **throughput**: one request per cycle
//! - **invariant**: load/store waits for at most one request of the others, these for at most two
//!   requests of load/store (counting sets of an atomic as one) and one of each other
use crate::bundles::{LineRead, MemoryPayload, MemoryRequest};
use crate::cells::DFF;
use crate::load_store::ACCESS_TAG;
use crate::prelude::*;

/// Bits 7:6 of a tag of the instruction cache, and of the constant buffer.
const CACHE: u64 = 0;
const CONSTANTS: u64 = 1;
const CONSTANTS_TAG: u64 = CONSTANTS << 6;
/// The bit of a tag of load/store.
const DATA: usize = 7;
const DATA_TAG: u64 = 1 << DATA;

/// The arbiter.
#[derive(LogicBlock)]
pub struct MemoryArbiter {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Refills of the instruction cache.
    pub cache: LineRead<In, 6>,
    /// Requests of the load/store unit.
    pub data: MemoryRequest<In, ACCESS_TAG>,
    /// Fills of the constant buffer.
    pub constants: LineRead<In, 6>,
    /// The chosen request.
    pub req: MemoryRequest<Out, 8>,
    /// A reply of memory.
    pub rsp_valid: Signal<In, Bit>,
    /// Tag of the reply.
    pub rsp_tag: Signal<In, Bits<8>>,
    /// The reply is for the instruction cache.
    pub cache_rsp: Signal<Out, Bit>,
    /// The reply is for the load/store unit.
    pub data_rsp: Signal<Out, Bit>,
    /// The reply is for the constant buffer.
    pub constants_rsp: Signal<Out, Bit>,
    /// Tag of the reply without bits 7:6, for the cache and the constant buffer.
    pub client_tag: Signal<Out, Bits<6>>,
    // The others have waited for a request of load/store and are served next.
    others_turn: DFF<Bit>,
    // The constant buffer was the last of the others that was served.
    after_constants: DFF<Bit>,
    // Further requests of a set of load/store follow: no other request is served between them.
    locked: DFF<Bit>,
    payload: MemoryPayload<Local>,
    waiting: Signal<Local, Bit>,
    from_data: Signal<Local, Bit>,
    from_other: Signal<Local, Bit>,
    from_constants: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for MemoryArbiter {
    fn update(&mut self) {
        self.waiting.next = self.cache.valid.val() | self.constants.valid.val();
        self.from_data.next = self.data.valid.val() & !self.others_turn.q.val();
        self.from_other.next = self.waiting.val()
            & !self.locked.q.val()
            & (self.others_turn.q.val() | !self.data.valid.val());
        self.from_constants.next = self.from_other.val()
            & self.constants.valid.val()
            & (!self.cache.valid.val() | !self.after_constants.q.val());
        self.data.ready.next = self.req.ready.val() & !self.others_turn.q.val();
        self.constants.ready.next = self.req.ready.val() & self.from_constants.val();
        self.cache.ready.next =
            self.req.ready.val() & self.from_other.val() & !self.from_constants.val();
        if self.req.ready.val() {
            if self.from_data.val() {
                self.locked.d.next = self.data.atomic.val() & self.data.mask.val().get_bit(0);
                self.others_turn.d.next = self.waiting.val()
                    & !(self.data.atomic.val() & self.data.mask.val().get_bit(0));
            }
            if self.from_other.val() {
                self.others_turn.d.next = false;
                self.after_constants.d.next = self.from_constants.val();
            }
        }

        self.req.valid.next = self.from_data.val() | self.from_other.val();
        self.req.write.next =
            self.from_data.val() & self.data.write.val() & !self.data.atomic.val();
        self.req.atomic.next = self.from_data.val() & self.data.atomic.val();
        self.data.drive(&mut self.payload);
        self.payload.drive(&mut self.req);
        self.req.address.next = self.data.address.val();
        self.req.tag.next = bit_cast::<8, ACCESS_TAG>(self.data.tag.val()) | DATA_TAG;
        if self.from_other.val() {
            self.req.address.next = self.cache.address.val();
            self.req.tag.next = bit_cast::<8, 6>(self.cache.tag.val());
            if self.from_constants.val() {
                self.req.address.next = self.constants.address.val();
                self.req.tag.next = bit_cast::<8, 6>(self.constants.tag.val()) | CONSTANTS_TAG;
            }
        }
        self.client_tag.next = self.rsp_tag.val().get_bits::<6>(0);
        self.cache_rsp.next = self.rsp_valid.val() & (self.rsp_tag.val().get_bits::<2>(6) == CACHE);
        self.data_rsp.next = self.rsp_valid.val() & self.rsp_tag.val().get_bit(DATA);
        self.constants_rsp.next =
            self.rsp_valid.val() & (self.rsp_tag.val().get_bits::<2>(6) == CONSTANTS);
    }
}

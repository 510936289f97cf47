// SPDX-License-Identifier: MIT
//! Arbiter of the memory port: instruction cache, load/store unit and constant buffer
//! of an execution unit share one port (spec 6).
//!
//! Load/store goes first, but when others wait, one of them comes after each of its requests (after
//! the last one of a set of an atomic): whether it is taken comes from a register. The instruction
//! cache and the constant buffer are served in turn. Bits 7:6 of the tag say whose reply it is: 0
//! instruction cache, 1 load/store, 2 constant buffer.
//!
//! - **latency**: none; a queue is behind it: what is offered may change until it is taken
//! - **throughput**: one request per cycle
//! - **invariant**: load/store waits for at most one request of the others, these for at most two
//!   requests of load/store (counting sets of an atomic as one) and one of each other
use crate::bundles::{LineRead, MemoryRequest};
use crate::cells::DFF;
use crate::prelude::*;

/// The arbiter.
#[derive(LogicBlock)]
pub struct MemoryArbiter {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Instruction cache: request.
    pub cache: LineRead<In, 6>,
    /// Load/store: request.
    pub data: MemoryRequest<In, 6>,
    /// Constant buffer: request.
    pub constants: LineRead<In, 6>,
    /// Out: request.
    pub req: MemoryRequest<Out, 8>,
    /// Reply: valid.
    pub rsp_valid: Signal<In, Bit>,
    /// Reply: tag.
    pub rsp_tag: Signal<In, Bits<8>>,
    /// The reply is for the instruction cache.
    pub cache_rsp: Signal<Out, Bit>,
    /// The reply is for the load/store unit.
    pub data_rsp: Signal<Out, Bit>,
    /// The reply is for the constant buffer.
    pub constants_rsp: Signal<Out, Bit>,
    /// Tag of the reply for the client.
    pub client_tag: Signal<Out, Bits<6>>,
    // Others have waited for a request of load/store: it is their turn.
    others_turn: DFF<Bit>,
    // Of these the constant buffer was served last.
    after_constants: DFF<Bit>,
    // The rest of a set of load/store follows, with no other request between.
    locked: DFF<Bit>,
    waiting: Signal<Local, Bit>,
    data_goes: Signal<Local, Bit>,
    other_goes: Signal<Local, Bit>,
    constants_go: Signal<Local, Bit>,
}

impl Logic for MemoryArbiter {
    #[hdl_gen]
    fn update(&mut self) {
        self.waiting.next = self.cache.valid.val() | self.constants.valid.val();
        self.data_goes.next = self.data.valid.val() & !self.others_turn.q.val();
        self.other_goes.next = self.waiting.val()
            & !self.locked.q.val()
            & (self.others_turn.q.val() | !self.data.valid.val());
        self.constants_go.next = self.other_goes.val()
            & self.constants.valid.val()
            & (!self.cache.valid.val() | !self.after_constants.q.val());
        self.data.ready.next = self.req.ready.val() & !self.others_turn.q.val();
        self.constants.ready.next = self.req.ready.val() & self.constants_go.val();
        self.cache.ready.next =
            self.req.ready.val() & self.other_goes.val() & !self.constants_go.val();
        if self.req.ready.val() {
            if self.data_goes.val() {
                self.locked.d.next = self.data.atomic.val() & self.data.mask.val().get_bit(0);
                self.others_turn.d.next = self.waiting.val()
                    & !(self.data.atomic.val() & self.data.mask.val().get_bit(0));
            }
            if self.other_goes.val() {
                self.others_turn.d.next = false;
                self.after_constants.d.next = self.constants_go.val();
            }
        }

        self.req.valid.next = self.data_goes.val() | self.other_goes.val();
        self.req.write.next =
            self.data_goes.val() & self.data.write.val() & !self.data.atomic.val();
        self.req.atomic.next = self.data_goes.val() & self.data.atomic.val();
        self.req.word.next = self.data.word.val();
        self.req.aop.next = self.data.aop.val();
        self.req.mask.next = self.data.mask.val();
        for i in 0..4 {
            self.req.data[i].next = self.data.data[i].val();
        }
        self.req.address.next = self.data.address.val();
        self.req.tag.next = bit_cast::<8, 6>(self.data.tag.val()) | 0x40;
        if self.other_goes.val() {
            self.req.address.next = self.cache.address.val();
            self.req.tag.next = bit_cast::<8, 6>(self.cache.tag.val());
            if self.constants_go.val() {
                self.req.address.next = self.constants.address.val();
                self.req.tag.next = bit_cast::<8, 6>(self.constants.tag.val()) | 0x80;
            }
        }
        self.client_tag.next = self.rsp_tag.val().get_bits::<6>(0);
        self.cache_rsp.next = self.rsp_valid.val() & (self.rsp_tag.val().get_bits::<2>(6) == 0);
        self.data_rsp.next = self.rsp_valid.val() & (self.rsp_tag.val().get_bits::<2>(6) == 1);
        self.constants_rsp.next = self.rsp_valid.val() & (self.rsp_tag.val().get_bits::<2>(6) == 2);
    }
}

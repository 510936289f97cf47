//! Arbiter of the memory port: instruction cache, load/store unit and constant buffer
//! of an execution unit share one port (spec 6).
//!
//! Load/store goes first, but when others wait, one of them comes after each of its requests (after the last one of a set of
//! an atomic): whether it is taken comes from a register. The instruction cache and the constant buffer take turns. Replies
//! are told apart by bits 7:6 of the tag: 0 instruction cache, 1 load/store, 2 constant buffer.
//!
//! | | |
//! | --- | --- |
//! | latency | none; a [queue](crate::pool::memory_door) is behind it: what is offered may change until it is taken |
//! | throughput | one request per cycle |
//! | invariant | load/store waits for at most one request of the others, these for at most two requests of load/store (counting sets of an atomic as one) and one of each other |
use crate::cells::DFF;
use crate::prelude::*;

/// The arbiter.
#[derive(LogicBlock)]
pub struct MemoryArbiter {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Instruction cache: request.
    pub cache_valid: Signal<In, Bit>,
    /// Instruction cache: taken.
    pub cache_ready: Signal<Out, Bit>,
    /// Instruction cache: line.
    pub cache_address: Signal<In, Bits<28>>,
    /// Instruction cache: tag.
    pub cache_tag: Signal<In, Bits<6>>,
    /// Load/store: request.
    pub data_valid: Signal<In, Bit>,
    /// Load/store: taken.
    pub data_ready: Signal<Out, Bit>,
    /// Load/store: store.
    pub data_write: Signal<In, Bit>,
    /// Load/store: atomic.
    pub data_atomic: Signal<In, Bit>,
    /// Load/store: atomic operation.
    pub data_aop: Signal<In, Bits<4>>,
    /// Load/store: word of the line.
    pub data_word: Signal<In, Bits<2>>,
    /// Load/store: line.
    pub data_address: Signal<In, Bits<28>>,
    /// Load/store: data.
    pub data_data: [Signal<In, Bits<32>>; 4],
    /// Load/store: byte enables; of an atomic bit 0: more requests of the set follow.
    pub data_mask: Signal<In, Bits<16>>,
    /// Load/store: tag.
    pub data_tag: Signal<In, Bits<6>>,
    /// Constant buffer: request.
    pub constants_valid: Signal<In, Bit>,
    /// Constant buffer: taken.
    pub constants_ready: Signal<Out, Bit>,
    /// Constant buffer: line.
    pub constants_address: Signal<In, Bits<28>>,
    /// Constant buffer: tag.
    pub constants_tag: Signal<In, Bits<6>>,
    /// Out: request.
    pub req_valid: Signal<Out, Bit>,
    /// Out: taken.
    pub req_ready: Signal<In, Bit>,
    /// Out: store.
    pub req_write: Signal<Out, Bit>,
    /// Out: atomic.
    pub req_atomic: Signal<Out, Bit>,
    /// Out: atomic operation.
    pub req_aop: Signal<Out, Bits<4>>,
    /// Out: word of the line.
    pub req_word: Signal<Out, Bits<2>>,
    /// Out: line.
    pub req_address: Signal<Out, Bits<28>>,
    /// Out: data.
    pub req_data: [Signal<Out, Bits<32>>; 4],
    /// Out: byte enables.
    pub req_mask: Signal<Out, Bits<16>>,
    /// Out: tag.
    pub req_tag: Signal<Out, Bits<8>>,
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
    // The rest of a set of load/store follows: nobody comes between.
    locked: DFF<Bit>,
    waiting: Signal<Local, Bit>,
    data_goes: Signal<Local, Bit>,
    other_goes: Signal<Local, Bit>,
    constants_go: Signal<Local, Bit>,
}

impl Logic for MemoryArbiter {
    #[hdl_gen]
    fn update(&mut self) {
        self.waiting.next = self.cache_valid.val() | self.constants_valid.val();
        self.data_goes.next = self.data_valid.val() & !self.others_turn.q.val();
        self.other_goes.next = self.waiting.val() & !self.locked.q.val() & (self.others_turn.q.val() | !self.data_valid.val());
        self.constants_go.next =
            self.other_goes.val() & self.constants_valid.val() & (!self.cache_valid.val() | !self.after_constants.q.val());
        self.data_ready.next = self.req_ready.val() & !self.others_turn.q.val();
        self.constants_ready.next = self.req_ready.val() & self.constants_go.val();
        self.cache_ready.next = self.req_ready.val() & self.other_goes.val() & !self.constants_go.val();
        if self.req_ready.val() {
            if self.data_goes.val() {
                self.locked.d.next = self.data_atomic.val() & self.data_mask.val().get_bit(0);
                self.others_turn.d.next = self.waiting.val() & !(self.data_atomic.val() & self.data_mask.val().get_bit(0));
            }
            if self.other_goes.val() {
                self.others_turn.d.next = false;
                self.after_constants.d.next = self.constants_go.val();
            }
        }

        self.req_valid.next = self.data_goes.val() | self.other_goes.val();
        self.req_write.next = self.data_goes.val() & self.data_write.val() & !self.data_atomic.val();
        self.req_atomic.next = self.data_goes.val() & self.data_atomic.val();
        self.req_word.next = self.data_word.val();
        self.req_aop.next = self.data_aop.val();
        self.req_mask.next = self.data_mask.val();
        for i in 0..4 {
            self.req_data[i].next = self.data_data[i].val();
        }
        self.req_address.next = self.data_address.val();
        self.req_tag.next = bit_cast::<8, 6>(self.data_tag.val()) | 0x40;
        if self.other_goes.val() {
            self.req_address.next = self.cache_address.val();
            self.req_tag.next = bit_cast::<8, 6>(self.cache_tag.val());
            if self.constants_go.val() {
                self.req_address.next = self.constants_address.val();
                self.req_tag.next = bit_cast::<8, 6>(self.constants_tag.val()) | 0x80;
            }
        }
        self.client_tag.next = self.rsp_tag.val().get_bits::<6>(0);
        self.cache_rsp.next = self.rsp_valid.val() & (self.rsp_tag.val().get_bits::<2>(6) == 0);
        self.data_rsp.next = self.rsp_valid.val() & (self.rsp_tag.val().get_bits::<2>(6) == 1);
        self.constants_rsp.next = self.rsp_valid.val() & (self.rsp_tag.val().get_bits::<2>(6) == 2);
    }
}

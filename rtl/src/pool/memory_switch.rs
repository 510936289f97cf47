// SPDX-License-Identifier: MIT
//! Memory switch: execution units and texture pipelines share one memory port
//! ([mechanism 5](../../../docs/mechanisms/5.md)).
//!
//! A tag behind the switch has the client's own tag in bits 7:0, the client's number in bits 10:8,
//! and in bits 12:11 the kind of the client: 0 execution unit, 1 texture pipeline, 3 the atomic
//! unit ([`crate::atomics::unit`]).
//!
//! - **latency**: one cycle for requests, none for replies
//! - **throughput**: one request per cycle
//! - **invariant**: a client waits for at most one request (one set of compare-and-exchanges) of
//!   each other client
//!
//! The chosen request goes through a FIFO, which keeps arbitration out of the critical path of the
//! atomic unit behind it, where lines are compared.
use super::word_fifo::WordFifo;
use crate::bundles::{LineRead, MemoryRequest};
use crate::cells::{Lazy, DFF};
use crate::prelude::*;

/// Bits of a tag behind this switch.
pub const TAG: usize = 13;
/// First client number of the texture pipelines, above those of the units.
const TEXTURES: u64 = 8;
/// Kind of client in a tag: execution unit.
const UNIT: u64 = 0;
/// Kind of client in a tag: texture pipeline.
const TEXTURE: u64 = 1;

/// The switch of `E` units and `P` texture pipelines.
#[derive(LogicBlock)]
#[check(E <= 8 && P <= E, "at most eight units, no more pipelines than units")]
pub struct MemorySwitch<const E: usize, const P: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Requests of the units. Behind one with `atomic` and bit 0 of `mask` no other client is
    /// served before the next of that unit.
    pub unit: [MemoryRequest<In, 8>; E],
    /// Requests of the texture pipelines.
    pub texture: [LineRead<In, 6>; P],
    /// Requests in the order of service.
    pub req: MemoryRequest<Out, 13>,
    /// A reply arrives, for one cycle.
    pub rsp_valid: Signal<In, Bit>,
    /// Tag of the reply, valid with `rsp_valid`.
    pub rsp_tag: Signal<In, Bits<13>>,
    /// The reply of this cycle is for the unit.
    pub unit_rsp: [Signal<Out, Bit>; E],
    /// The reply of this cycle is for the texture pipeline.
    pub texture_rsp: [Signal<Out, Bit>; P],
    /// The client's own tag of the reply, in the same cycle.
    pub client_tag: Signal<Out, Bits<8>>,
    // Client that was served last: a unit, or a texture pipeline from `TEXTURES` on.
    last: DFF<Bits<4>>,
    // Only `last` is served: its set of compare-and-exchanges has more requests.
    locked: DFF<Bit>,
    #[build(WordFifo::new(false))]
    queue: Lazy<WordFifo<2, 3, 6>>,
    requested: Signal<Local, Bit>,
    winner: Signal<Local, Bits<4>>,
    client: Signal<Local, Bits<4>>,
    more: Signal<Local, Bit>,
    chosen: MemoryRequest<Local, 8>,
    line_tag: Signal<Local, Bits<6>>,
    // Client number and kind of the chosen request.
    number: Signal<Local, Bits<32>>,
    kind: Signal<Local, Bit>,
    line: Signal<Local, Bits<32>>,
    about: Signal<Local, Bits<32>>,
    queue_tag: Signal<Local, Bits<12>>,
}

#[hdl_gen]
impl Logic for MemorySwitch {
    fn update(&mut self) {
        // The next client below the one that was served last; the highest one if there is none.
        self.winner.next = 0.into();
        self.requested.next = false;
        for e in 0..E {
            if self.unit[e].valid.val() {
                self.winner.next = e.to_bits();
                self.requested.next = true;
            }
        }
        for p in 0..P {
            if self.texture[p].valid.val() {
                self.winner.next = p.to_bits();
                self.winner.next = self.winner.val() | TEXTURES;
                self.requested.next = true;
            }
        }
        for e in 0..E {
            if self.unit[e].valid.val() & (self.last.q.val() > e.to_bits()) {
                self.winner.next = e.to_bits();
            }
        }
        for p in 0..P {
            self.client.next = p.to_bits();
            self.client.next = self.client.val() | TEXTURES;
            if self.texture[p].valid.val() & (self.last.q.val() > self.client.val()) {
                self.winner.next = self.client.val();
            }
        }
        if self.locked.q.val() {
            self.winner.next = self.last.q.val();
            self.requested.next = false;
            for e in 0..E {
                if self.last.q.val() == e.to_bits() {
                    self.requested.next = self.unit[e].valid.val();
                }
            }
        }

        // The request of the winner. A texture pipeline reads lines: `data` is not used then.
        self.chosen.ready.next = self.queue.in_ready.val();
        self.unit[0].drive(&mut self.chosen);
        self.chosen.write.next = false;
        self.chosen.atomic.next = false;
        self.chosen.aop.next = 0.into();
        self.chosen.word.next = 0.into();
        self.chosen.address.next = self.texture[0].address.val();
        self.chosen.mask.next = 0.into();
        self.chosen.tag.next = 0.into();
        self.more.next = false;
        self.number.next = 0.into();
        self.kind.next = false;
        self.line_tag.next = 0.into();
        for p in 0..P {
            self.client.next = p.to_bits();
            self.client.next = self.client.val() | TEXTURES;
            self.texture[p].ready.next = false;
            if self.winner.val() == self.client.val() {
                self.texture[p].ready.next = self.texture[p].valid.val() & self.chosen.ready.val();
                self.chosen.address.next = self.texture[p].address.val();
                self.line_tag.next = self.texture[p].tag.val();
                self.chosen.tag.next = bit_cast::<8, 6>(self.line_tag.val());
                self.number.next = p.to_bits();
                self.kind.next = true;
            }
        }
        for e in 0..E {
            if self.winner.val() == e.to_bits() {
                self.unit[e].drive(&mut self.chosen);
                self.more.next = self.unit[e].atomic.val() & self.unit[e].mask.val().get_bit(0);
                self.number.next = e.to_bits();
                self.kind.next = false;
            }
            self.unit[e].ready.next = self.unit[e].valid.val()
                & self.chosen.ready.val()
                & (self.winner.val() == e.to_bits());
        }
        if self.chosen.ready.val() & self.requested.val() {
            self.last.d.next = self.winner.val();
            self.locked.d.next = self.more.val();
        }

        // Through the FIFO. Word 4: line 27:0, store 28, atomic 29, word 31:30. Word 5: byte
        // enables 15:0, client's tag 23:16, client's number 26:24, texture pipeline 27, operation
        // 31:28.
        self.line.next = bit_cast::<32, 28>(self.chosen.address.val())
            | (bit_cast::<32, 2>(self.chosen.word.val()) << 30);
        self.line.next = self
            .line
            .val()
            .replace_bit(28, self.chosen.write.val())
            .replace_bit(29, self.chosen.atomic.val());
        self.about.next = bit_cast::<32, 16>(self.chosen.mask.val())
            | (bit_cast::<32, 8>(self.chosen.tag.val()) << 16)
            | (self.number.val() << 24)
            | (bit_cast::<32, 4>(self.chosen.aop.val()) << 28);
        self.about.next = self.about.val().replace_bit(27, self.kind.val());
        self.queue.in_valid.next = self.requested.val();
        self.queue.in_words[4].next = self.line.val();
        self.queue.in_words[5].next = self.about.val();
        self.queue.out_ready.next = self.req.ready.val();
        self.req.valid.next = self.queue.out_valid.val();
        self.req.address.next = self.queue.out_words[4].val().get_bits::<28>(0);
        self.req.write.next = self.queue.out_words[4].val().get_bit(28);
        self.req.atomic.next = self.queue.out_words[4].val().get_bit(29);
        self.req.word.next = self.queue.out_words[4].val().get_bits::<2>(30);
        self.req.mask.next = self.queue.out_words[5].val().get_bits::<16>(0);
        self.queue_tag.next = self.queue.out_words[5].val().get_bits::<12>(16);
        self.req.tag.next = bit_cast::<13, 12>(self.queue_tag.val());
        self.req.aop.next = self.queue.out_words[5].val().get_bits::<4>(28);
        for i in 0..4 {
            self.queue.in_words[i].next = self.chosen.data[i].val();
            self.req.data[i].next = self.queue.out_words[i].val();
        }

        // Replies.
        self.client_tag.next = self.rsp_tag.val().get_bits::<8>(0);
        for p in 0..P {
            self.texture_rsp[p].next = self.rsp_valid.val()
                & (self.rsp_tag.val().get_bits::<2>(11) == TEXTURE)
                & (self.rsp_tag.val().get_bits::<3>(8) == p.to_bits());
        }
        for e in 0..E {
            self.unit_rsp[e].next = self.rsp_valid.val()
                & (self.rsp_tag.val().get_bits::<2>(11) == UNIT)
                & (self.rsp_tag.val().get_bits::<3>(8) == e.to_bits());
        }
    }
}

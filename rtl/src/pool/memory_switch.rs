// SPDX-License-Identifier: MIT
//! The memory port is shared: execution units and texture pipelines in turn (spec 5 and 6).
//!
//! A tag that goes out has the client's own in 7:0, its number in 10:8, and in 12:11 0 for a unit,
//! 1 for a texture pipeline (3 is the atomic unit's own, [`crate::atomics::unit`]).
//!
//! - **latency**: one cycle for requests, none for replies
//! - **throughput**: one request per cycle
//! - **invariant**: a client waits for at most one request (one set of compare-and-exchanges) of
//!   each other one
//!
//! The request that is chosen goes into a queue: neither the choice nor the question whether there
//! is room is part of the clock path behind it, where the atomic unit compares lines.
use super::word_fifo::WordFifo;
use crate::bundles::MemoryRequest;
use crate::cells::{Lazy, DFF};
use crate::prelude::*;

/// Bits of a tag behind this switch.
pub const TAG: usize = 13;

/// The switch of `E` units and `P` texture pipelines; `E4` is `4 E`.
#[derive(LogicBlock)]
#[check(E4 == 4 * E && E <= 8 && P <= E, "four words, at most eight units, no more pipelines than units")]
pub struct MemorySwitch<const E: usize, const E4: usize, const P: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A unit asks.
    pub unit_valid: [Signal<In, Bit>; E],
    /// It is served.
    pub unit_ready: [Signal<Out, Bit>; E],
    /// Store.
    pub unit_write: [Signal<In, Bit>; E],
    /// Atomic.
    pub unit_atomic: [Signal<In, Bit>; E],
    /// Atomic operation.
    pub unit_aop: [Signal<In, Bits<4>>; E],
    /// Word of the line.
    pub unit_word: [Signal<In, Bits<2>>; E],
    /// Line.
    pub unit_address: [Signal<In, Bits<28>>; E],
    /// Data, four words of each unit.
    pub unit_data: [Signal<In, Bits<32>>; E4],
    /// Byte enables; of an atomic bit 0: more requests of the set follow, uninterrupted.
    pub unit_mask: [Signal<In, Bits<16>>; E],
    /// Tag.
    pub unit_tag: [Signal<In, Bits<8>>; E],
    /// A texture pipeline asks.
    pub texture_valid: [Signal<In, Bit>; P],
    /// It is served.
    pub texture_ready: [Signal<Out, Bit>; P],
    /// Line.
    pub texture_address: [Signal<In, Bits<28>>; P],
    /// Tag.
    pub texture_tag: [Signal<In, Bits<6>>; P],
    /// Out: request.
    pub req: MemoryRequest<Out, 13>,
    /// Reply: valid.
    pub rsp_valid: Signal<In, Bit>,
    /// Reply: tag.
    pub rsp_tag: Signal<In, Bits<13>>,
    /// The reply is for a unit.
    pub unit_rsp: [Signal<Out, Bit>; E],
    /// The reply is for a texture pipeline.
    pub texture_rsp: [Signal<Out, Bit>; P],
    /// Tag of the reply for the client.
    pub client_tag: Signal<Out, Bits<8>>,
    // Whose turn it was: a unit, or a texture pipeline from 8 on.
    last: DFF<Bits<4>>,
    locked: DFF<Bit>,
    #[build(WordFifo::new(false))]
    queue: Lazy<WordFifo<2, 3, 6>>,
    space: Signal<Local, Bit>,
    asking: Signal<Local, Bit>,
    winner: Signal<Local, Bits<4>>,
    client: Signal<Local, Bits<4>>,
    more: Signal<Local, Bit>,
    unit: Signal<Local, Bits<13>>,
    own_aop: Signal<Local, Bits<4>>,
    own_word: Signal<Local, Bits<2>>,
    own_tag: Signal<Local, Bits<8>>,
    own_line: Signal<Local, Bits<6>>,
    // Operation, word, atomic, store.
    out_flags: Signal<Local, Bits<8>>,
    out_address: Signal<Local, Bits<28>>,
    out_data: [Signal<Local, Bits<32>>; 4],
    out_mask: Signal<Local, Bits<16>>,
    out_tag: Signal<Local, Bits<13>>,
    line: Signal<Local, Bits<32>>,
    about: Signal<Local, Bits<32>>,
    first_tag: Signal<Local, Bits<12>>,
}

impl<const E: usize, const E4: usize, const P: usize> Logic for MemorySwitch<E, E4, P> {
    #[hdl_gen]
    fn update(&mut self) {
        self.space.next = self.queue.in_ready.val();

        // The next client downwards from the one that was served last, the texture pipelines on
        // top.
        self.winner.next = 0.into();
        self.asking.next = false;
        for e in 0..E {
            if self.unit_valid[e].val() {
                self.winner.next = e.to_bits();
                self.asking.next = true;
            }
        }
        for p in 0..P {
            if self.texture_valid[p].val() {
                self.winner.next = p.to_bits();
                self.winner.next = self.winner.val() | 8;
                self.asking.next = true;
            }
        }
        for e in 0..E {
            if self.unit_valid[e].val() & (self.last.q.val() > e.to_bits()) {
                self.winner.next = e.to_bits();
            }
        }
        for p in 0..P {
            self.client.next = p.to_bits();
            self.client.next = self.client.val() | 8;
            if self.texture_valid[p].val() & (self.last.q.val() > self.client.val()) {
                self.winner.next = self.client.val();
            }
        }
        if self.locked.q.val() {
            self.winner.next = self.last.q.val();
            self.asking.next = false;
            for e in 0..E {
                if self.last.q.val() == e.to_bits() {
                    self.asking.next = self.unit_valid[e].val();
                }
            }
        }

        // Its request.
        self.out_flags.next = 0.into();
        self.out_address.next = self.texture_address[0].val();
        self.out_mask.next = 0.into();
        self.out_tag.next = 0.into();
        self.more.next = false;
        self.unit.next = 0.into();
        self.own_aop.next = 0.into();
        self.own_word.next = 0.into();
        self.own_tag.next = 0.into();
        self.own_line.next = 0.into();
        for p in 0..P {
            self.client.next = p.to_bits();
            self.client.next = self.client.val() | 8;
            self.texture_ready[p].next = false;
            if self.winner.val() == self.client.val() {
                self.texture_ready[p].next = self.texture_valid[p].val() & self.space.val();
                self.unit.next = p.to_bits();
                self.own_line.next = self.texture_tag[p].val();
                self.out_address.next = self.texture_address[p].val();
                self.out_tag.next =
                    bit_cast::<13, 6>(self.own_line.val()) | (self.unit.val() << 8) | 0x800;
            }
        }
        for i in 0..4 {
            self.out_data[i].next = self.unit_data[i].val();
        }
        for e in 0..E {
            self.unit_ready[e].next = false;
            if self.winner.val() == e.to_bits() {
                self.unit_ready[e].next = self.unit_valid[e].val() & self.space.val();
                self.unit.next = e.to_bits();
                self.own_aop.next = self.unit_aop[e].val();
                self.own_word.next = self.unit_word[e].val();
                self.own_tag.next = self.unit_tag[e].val();
                self.out_flags.next = (bit_cast::<8, 4>(self.own_aop.val()) << 4)
                    | (bit_cast::<8, 2>(self.own_word.val()) << 2);
                self.out_flags.next = self
                    .out_flags
                    .val()
                    .replace_bit(0, self.unit_write[e].val())
                    .replace_bit(1, self.unit_atomic[e].val());
                self.out_address.next = self.unit_address[e].val();
                self.out_mask.next = self.unit_mask[e].val();
                self.out_tag.next = bit_cast::<13, 8>(self.own_tag.val()) | (self.unit.val() << 8);
                self.more.next = self.unit_atomic[e].val() & self.unit_mask[e].val().get_bit(0);
                self.out_data[0].next = self.unit_data[4 * e].val();
                self.out_data[1].next = self.unit_data[4 * e + 1].val();
                self.out_data[2].next = self.unit_data[4 * e + 2].val();
                self.out_data[3].next = self.unit_data[4 * e + 3].val();
            }
        }
        if self.space.val() & self.asking.val() {
            self.last.d.next = self.winner.val();
            self.locked.d.next = self.more.val();
        }

        // Out. Word 31:30, atomic 29, store 28, line 27:0.
        self.line.next = bit_cast::<32, 28>(self.out_address.val())
            | (bit_cast::<32, 4>(self.out_flags.val().get_bits::<4>(0)) << 28);
        // Operation 31:28, tag 27:16 (bit 12 is the atomic unit's), byte enables 15:0.
        self.about.next = bit_cast::<32, 16>(self.out_mask.val())
            | (bit_cast::<32, 12>(self.out_tag.val().get_bits::<12>(0)) << 16)
            | (bit_cast::<32, 4>(self.out_flags.val().get_bits::<4>(4)) << 28);
        self.queue.in_valid.next = self.asking.val();
        self.queue.in_words[4].next = self.line.val();
        self.queue.in_words[5].next = self.about.val();
        self.queue.out_ready.next = self.req.ready.val();
        self.req.valid.next = self.queue.out_valid.val();
        self.req.address.next = self.queue.out_words[4].val().get_bits::<28>(0);
        self.req.write.next = self.queue.out_words[4].val().get_bit(28);
        self.req.atomic.next = self.queue.out_words[4].val().get_bit(29);
        self.req.word.next = self.queue.out_words[4].val().get_bits::<2>(30);
        self.req.mask.next = self.queue.out_words[5].val().get_bits::<16>(0);
        self.first_tag.next = self.queue.out_words[5].val().get_bits::<12>(16);
        self.req.tag.next = bit_cast::<13, 12>(self.first_tag.val());
        self.req.aop.next = self.queue.out_words[5].val().get_bits::<4>(28);
        for i in 0..4 {
            self.queue.in_words[i].next = self.out_data[i].val();
            self.req.data[i].next = self.queue.out_words[i].val();
        }

        // Replies.
        self.client_tag.next = self.rsp_tag.val().get_bits::<8>(0);
        for p in 0..P {
            self.texture_rsp[p].next = self.rsp_valid.val()
                & (self.rsp_tag.val().get_bits::<2>(11) == 1)
                & (self.rsp_tag.val().get_bits::<3>(8) == p.to_bits());
        }
        for e in 0..E {
            self.unit_rsp[e].next = self.rsp_valid.val()
                & (self.rsp_tag.val().get_bits::<2>(11) == 0)
                & (self.rsp_tag.val().get_bits::<3>(8) == e.to_bits());
        }
    }
}

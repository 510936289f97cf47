// SPDX-License-Identifier: MIT
//! Where texture requests leave an execution unit: the shared pipeline may be busy with others
//! (docs/mechanisms/5.md).
//!
//! An instruction has its place from the cycle of its selection on, three cycles before its
//! coordinates come; that of an instruction which turns out to be void is given back.
//!
//! The pipeline works on quads: an instruction of eight threads is two requests, the lower quad
//! first. A quad without a thread that takes part is left out, but not both. Which quad it is, and
//! whether it is the last one, travels with the warp.
//!
//! - **latency**: one cycle; none in a core of one unit, where the pipeline's own queue has room
//!   for what is under way
//! - **throughput**: four requests under way between selection and pipeline
//! - **invariant**: a request that comes always has a place
use super::word_fifo::WordFifo;
use crate::bundles::TextureRequest;
use crate::cells::{Lazy, DFF};
use crate::prelude::*;

/// The door of a unit of `2^LW` warps of `T` threads, 4 or 8; with `LV` bits a quad travels: the
/// warp, and with eight threads the number of the quad above it and in the highest bit whether it
/// is the last.
#[derive(LogicBlock)]
#[block(new(straight: bool))]
#[check(
    LW <= 5 && T <= 8 && LV == LW + (T - 4) / 2,
    "the warp has 5 bits, and two more with two quads"
)]
pub struct TextureDoor<const LW: usize, const LV: usize, const T: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A texture instruction is selected, for one cycle; three cycles before its request.
    pub selected: Signal<In, Bit>,
    /// The instruction selected three cycles before makes no request.
    pub dropped: Signal<In, Bit>,
    /// The instruction selected three cycles before makes its request; it is always taken.
    pub req_valid: Signal<In, Bit>,
    /// 0 sample, 1 texel fetch; this and the following are valid with `req_valid`.
    pub req_kind: Signal<In, Bit>,
    /// Warp slot.
    pub req_warp: Signal<In, Bits<LW>>,
    /// First destination register.
    pub req_rd: Signal<In, Bits<6>>,
    /// Slot of the scoreboard that counts the instruction.
    pub req_slot: Signal<In, Bits<3>>,
    /// Threads that take part.
    pub req_mask: Signal<In, Bits<T>>,
    /// Channels that are wanted.
    pub req_channels: Signal<In, Bits<4>>,
    /// Number of the texture descriptor.
    pub req_texture: Signal<In, Bits<4>>,
    /// First coordinate of each thread.
    pub req_u: [Signal<In, Bits<32>>; T],
    /// Second coordinate of each thread.
    pub req_v: [Signal<In, Bits<32>>; T],
    /// The pipeline has room for at least four more requests; used only without a FIFO here.
    pub room: Signal<In, Bit>,
    /// A texture instruction may be selected in the next cycle.
    pub ready: Signal<Out, Bit>,
    /// Requests of quads, to the pipeline.
    pub out: TextureRequest<Out, LV>,
    // A FIFO for each quad of a warp.
    #[build((0..T / 4).map(|_| Lazy::new(WordFifo::new(straight))).collect())]
    queue: Vec<Lazy<WordFifo<2, 3, 9>>>,
    // The quad whose turn it is.
    at: DFF<Bits<1>>,
    reserved: DFF<Bits<3>>,
    #[value(straight)]
    straight: Constant<Bit>,
    #[value(T > 4)]
    several: Constant<Bit>,
    #[value(LW as u64)]
    warp_bits: Constant<Bits<3>>,
    about: Signal<Local, Bits<32>>,
    facts: Signal<Local, Bits<32>>,
    mine: Signal<Local, Bits<4>>,
    rest: Signal<Local, Bits<T>>,
    begun: Signal<Local, Bit>,
    goes: Signal<Local, Bit>,
    filled: Signal<Local, Bit>,
    pops: Signal<Local, Bit>,
    place: Signal<Local, Bits<2>>,
    left: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for TextureDoor {
    fn update(&mut self) {
        // In: last quad 28, takes part 27, warp 26:22, descriptor 21:18, channels 17:14, threads
        // 13:10, slot 9:7, register 6:1, kind 0.
        self.about.next = bit_cast::<32, 6>(self.req_rd.val()) << 1;
        self.about.next = self.about.val().replace_bit(0, self.req_kind.val());
        self.about.next = self.about.val()
            | (bit_cast::<32, 3>(self.req_slot.val()) << 7)
            | (bit_cast::<32, 4>(self.req_channels.val()) << 14)
            | (bit_cast::<32, 4>(self.req_texture.val()) << 18)
            | (bit_cast::<32, LW>(self.req_warp.val()) << 22);
        self.rest.next = self.req_mask.val();
        self.begun.next = false;
        for q in 0..(T / 4) {
            self.mine.next = self.rest.val().get_bits::<4>(0);
            self.rest.next = self.rest.val() >> 4;
            self.facts.next = self.about.val() | (bit_cast::<32, 4>(self.mine.val()) << 10);
            self.facts.next = self.facts.val().replace_bit(
                27,
                self.mine.val().any() | (!self.begun.val() & !self.rest.val().any()),
            );
            self.facts.next = self.facts.val().replace_bit(28, !self.rest.val().any());
            self.begun.next = true;
            self.queue[q].in_valid.next = self.req_valid.val();
            self.queue[q].in_words[8].next = self.facts.val();
            for i in 0..4 {
                self.queue[q].in_words[i].next = self.req_u[4 * q + i].val();
                self.queue[q].in_words[i + 4].next = self.req_v[4 * q + i].val();
            }
        }

        // Out: the quads of an instruction in turn.
        self.filled.next = false;
        self.facts.next = 0.into();
        for i in 0..4 {
            self.out.u[i].next = self.queue[0].out_words[i].val();
            self.out.v[i].next = self.queue[0].out_words[i + 4].val();
        }
        for q in 0..(T / 4) {
            if !self.several.val() | (self.at.q.val() == q.to_bits()) {
                self.filled.next = self.queue[q].out_valid.val();
                self.facts.next = self.queue[q].out_words[8].val();
            }
        }
        for q in 1..(T / 4) {
            if self.at.q.val() == q.to_bits() {
                for i in 0..4 {
                    self.out.u[i].next = self.queue[q].out_words[i].val();
                    self.out.v[i].next = self.queue[q].out_words[i + 4].val();
                }
            }
        }
        self.goes.next = !self.several.val() | self.facts.val().get_bit(27);
        self.pops.next = self.filled.val() & (self.out.ready.val() | !self.goes.val());
        for q in 0..(T / 4) {
            self.queue[q].out_ready.next = (self.out.ready.val() | !self.goes.val())
                & (!self.several.val() | (self.at.q.val() == q.to_bits()));
        }
        if self.several.val() & self.pops.val() {
            self.at.d.next = !self.at.q.val();
        }
        self.out.valid.next = self.filled.val() & self.goes.val();
        self.out.kind.next = self.facts.val().get_bit(0);
        self.out.rd.next = self.facts.val().get_bits::<6>(1);
        self.out.slot.next = self.facts.val().get_bits::<3>(7);
        self.out.mask.next = self.facts.val().get_bits::<4>(10);
        self.out.channels.next = self.facts.val().get_bits::<4>(14);
        self.out.texture.next = self.facts.val().get_bits::<4>(18);
        // With one quad there is no place for the bits of the quad.
        self.place.next = bit_cast::<2, 1>(self.at.q.val());
        self.place.next = self.place.val().replace_bit(1, self.facts.val().get_bit(28));
        self.out.warp.next = bit_cast::<LV, 5>(self.facts.val().get_bits::<5>(22))
            | (bit_cast::<LV, 2>(self.place.val()) << self.warp_bits.val());
        self.left.next = self.pops.val() & (!self.several.val() | self.at.q.val().any());
        if self.selected.val() & !self.left.val() & !self.dropped.val() {
            self.reserved.d.next = self.reserved.q.val() + 1;
        }
        if !self.selected.val() & (self.left.val() ^ self.dropped.val()) {
            self.reserved.d.next = self.reserved.q.val() - 1;
        }
        if self.selected.val() & self.left.val() & self.dropped.val() {
            self.reserved.d.next = self.reserved.q.val() - 1;
        }
        if !self.selected.val() & self.left.val() & self.dropped.val() {
            self.reserved.d.next = self.reserved.q.val() - 2;
        }
        // The scheduler selects by what it has seen a cycle before: two more may come after it
        // falls.
        self.ready.next = self.reserved.q.val() <= 2;
        if self.straight.val() {
            self.reserved.d.next = 0.into();
            self.ready.next = self.room.val();
        }
    }
}

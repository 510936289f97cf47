// SPDX-License-Identifier: MIT
//! Refills of cache lines: up to four at a time, answered in any order.
use super::bundles::{CacheLine, ReplacedTag};
use crate::bundles::{LineRead, ReplyTag};
use crate::cells::DFF;
use crate::prelude::*;

/// Asks for the memory lines of each cache line, two instructions in each, and reports when all
/// have come. Of the `2^PL` instructions of a line `2^place_bits` are in use.
///
/// `LL`, `TAGW` bits of line number and tag; `DA` = `LL` + `PL` - 1. One request per cycle; request
/// tag: the memory line, above it the refill (two bits). `done` comes in the cycle of the last
/// reply; the line may be read from the next cycle.
#[derive(LogicBlock)]
#[block(new(place_bits: u32))]
#[check(LL + PL - 1 == DA && PL <= 5, "the words of a line in each data memory")]
pub struct Refill<const LL: usize, const TAGW: usize, const DA: usize, const PL: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A refill of a line starts; only while `free`.
    pub start: ReplacedTag<In, LL, TAGW>,
    /// Memory line of instruction 0.
    pub program_base: Signal<In, Bits<28>>,
    /// Another refill can start.
    pub free: Signal<Out, Bit>,
    /// No refill is in progress.
    pub idle: Signal<Out, Bit>,
    /// Reads of memory lines.
    pub req: LineRead<Out, 6>,
    /// Tag of a reply.
    pub rsp: ReplyTag<In, 6>,
    /// Address of the reply in the data memories, in the same cycle.
    pub write_at: Signal<Out, Bits<DA>>,
    /// A line is complete, with its last reply.
    pub done: CacheLine<Out, LL>,
    busy: DFF<Bits<4>>,
    line: [DFF<Bits<LL>>; 4],
    tag: [DFF<Bits<TAGW>>; 4],
    // Memory lines asked for, and come, of each refill.
    asked: [DFF<Bits<PL>>; 4],
    got: [DFF<Bits<PL>>; 4],
    // All memory lines of a cache line; the bits of their number.
    #[value(1u64 << (place_bits - 1))]
    all_lines: Constant<Bits<PL>>,
    #[value((1u64 << (PL - 1)) - 1)]
    line_mask: Constant<Bits<6>>,
    #[value(PL as u64 - 1)]
    tag_bits: Constant<Bits<6>>,
    #[value(place_bits - 1)]
    address_bits: Constant<Bits<28>>,
    #[value(PL as u64 - 1)]
    place_bits: Constant<Bits<DA>>,
    free_slot: Signal<Local, Bits<2>>,
    ask_slot: Signal<Local, Bits<2>>,
    ask_beat: Signal<Local, Bits<PL>>,
    ask_tag: Signal<Local, Bits<TAGW>>,
    slot: Signal<Local, Bits<2>>,
    beat: Signal<Local, Bits<6>>,
    seen: Signal<Local, Bits<PL>>,
    busy_now: Signal<Local, Bits<4>>,
}

#[hdl_gen]
impl Logic for Refill {
    fn update(&mut self) {
        // Requests.
        self.req.valid.next = false;
        self.ask_beat.next = 0.into();
        self.ask_tag.next = 0.into();
        self.ask_slot.next = 0.into();
        for i in 0..4 {
            if self.busy.q.val().get_bit(i) & !(self.asked[i].q.val() & self.all_lines.val()).any()
            {
                self.req.valid.next = true;
                self.ask_beat.next = self.asked[i].q.val();
                self.ask_tag.next = self.tag[i].q.val();
                self.ask_slot.next = i.to_bits();
            }
        }
        self.req.address.next = self.program_base.val()
            + ((bit_cast::<28, TAGW>(self.ask_tag.val()) << self.address_bits.val())
                | bit_cast::<28, PL>(self.ask_beat.val()));
        self.req.tag.next = (bit_cast::<6, 2>(self.ask_slot.val()) << self.tag_bits.val())
            | bit_cast::<6, PL>(self.ask_beat.val());
        if self.req.valid.val() & self.req.ready.val() {
            for i in 0..4 {
                if self.ask_slot.val() == i.to_bits() {
                    self.asked[i].d.next = self.ask_beat.val() + 1;
                }
            }
        }

        // Responses.
        self.busy_now.next = self.busy.q.val();
        self.beat.next = self.rsp.tag.val() & self.line_mask.val();
        self.slot.next = bit_cast::<2, 6>(self.rsp.tag.val() >> self.tag_bits.val());
        self.done.line.next = 0.into();
        self.seen.next = 0.into();
        for i in 0..4 {
            if self.slot.val() == i.to_bits() {
                self.done.line.next = self.line[i].q.val();
                self.seen.next = self.got[i].q.val() + 1;
            }
        }
        self.write_at.next = (bit_cast::<DA, LL>(self.done.line.val()) << self.place_bits.val())
            | bit_cast::<DA, 6>(self.beat.val());
        self.done.valid.next =
            self.rsp.valid.val() & (self.seen.val() & self.all_lines.val()).any();
        if self.rsp.valid.val() {
            for i in 0..4 {
                if self.slot.val() == i.to_bits() {
                    self.got[i].d.next = self.seen.val();
                    if (self.seen.val() & self.all_lines.val()).any() {
                        self.busy_now.next = self.busy_now.val().replace_bit(i, false);
                    }
                }
            }
        }

        // Starts.
        self.free.next = !self.busy.q.val().all();
        self.idle.next = !self.busy.q.val().any();
        self.free_slot.next = 0.into();
        for i in 0..4 {
            if !self.busy.q.val().get_bit(i) {
                self.free_slot.next = i.to_bits();
            }
        }
        for i in 0..4 {
            // Whether one starts is known later than what: all that are free take it.
            if !self.busy.q.val().get_bit(i) {
                self.line[i].d.next = self.start.line.val();
                self.tag[i].d.next = self.start.tag.val();
                self.asked[i].d.next = 0.into();
                self.got[i].d.next = 0.into();
            }
            if self.start.valid.val() & (self.free_slot.val() == i.to_bits()) {
                self.busy_now.next = self.busy_now.val().replace_bit(i, true);
            }
        }
        self.busy.d.next = self.busy_now.val();
    }
}

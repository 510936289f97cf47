// SPDX-License-Identifier: MIT
//! The front of the texture cache: tags of the lines that are there, or on their way
//! (docs/mechanisms/5.md, step 3).
//!
//! There are four banks, each with the tags of a quarter of the sets: of even or odd lines of even
//! or odd rows. A sample, or a part of it, needs a line of each bank at most
//! ([`footprint`](super::footprint)). They are looked up together, in every way of their sets, and
//! what was found is registered with the sample. One cycle later a miss takes the tag of a line, in
//! the way whose turn it is, and asks memory; it replaces none of the sample's own. The sample
//! leaves when nothing is missing, and the next is looked up: tags change only before that.
//!
//! The tags run ahead of the data: lines enter the data memory at the FIFO's end in the order
//! in which they took their tags here.
//!
//! | | |
//! | --- | --- |
//! | latency | one cycle from lines to entry |
//! | throughput | one sample per cycle, one more cycle for each line that is missing |
//! | invariant | a line that took a tag is asked for once |
//!
//! After `flush` the tags are cleared, a set of each bank a cycle. Banks that share a set, of fewer
//! sets than four, have copies of it.
use crate::bundles::{LineAllocation, SampleLookup};
use crate::cells::{way_ram, Lazy, WayRam, DFF};
use crate::prelude::*;

/// The tags of at most `2^CL` cache lines.
#[derive(LogicBlock)]
#[block(new(lines: usize, ways: usize))]
#[check(matches!(ways, 1 | 2 | 4), "1, 2 or 4 ways")]
#[check(
    lines.is_power_of_two() && (ways..=1 << CL).contains(&lines),
    "a power of two from {ways} to {}",
    1 << CL
)]
#[derived(sets = lines / ways)]
// A cache used in part has the memories of a whole one.
#[derived(place_bits = (CL as u32 - ways.trailing_zeros()).saturating_sub(2))]
pub struct Tags<const CL: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Forget all lines; nothing is under way.
    pub flush: Signal<In, Bit>,
    /// A sample is looked up; taken when the sample before it has left.
    pub sample: SampleLookup<In, CL>,
    /// The latency FIFO takes an entry; without that no line is asked for either.
    pub room: Signal<In, Bit>,
    /// The reorder buffer takes a line.
    pub line_room: Signal<In, Bit>,
    /// Place in the reorder buffer of the next line.
    pub line_slot: Signal<In, Bits<5>>,
    /// The sample leaves, as an entry of the latency FIFO.
    pub push: Signal<Out, Bit>,
    /// Lines that enter the cache before the entry leaves, valid with `push`.
    pub push_fills: Signal<Out, Bits<3>>,
    /// Cache line of each bank, valid with `push` where a line is needed.
    pub push_line: [Signal<Out, Bits<CL>>; 4],
    /// A line takes its tag.
    pub allocate: LineAllocation<Out, CL>,
    /// A line is read; the request holds until `ask_ready`.
    pub ask_valid: Signal<Out, Bit>,
    /// The request is taken in this cycle.
    pub ask_ready: Signal<In, Bit>,
    /// Number of the memory line, valid with `ask_valid`.
    pub ask_address: Signal<Out, Bits<28>>,
    /// Place of the line in the reorder buffer, valid with `ask_valid`.
    pub ask_slot: Signal<Out, Bits<5>>,
    // The ways of each bank. Bit 27 of a tag says that it is valid.
    #[build((0..4 * ways).map(|_| Lazy::new(way_ram::WayRam::new(place_bits))).collect())]
    tags: Vec<WayRam<CL, 28>>,
    // The sample at work: banks that are needed and that have their line; lines, and their cache
    // lines, in way 0 where none was found.
    held: DFF<Bit>,
    need: DFF<Bits<4>>,
    found: DFF<Bits<4>>,
    line: [DFF<Bits<27>>; 4],
    #[drives(push_line)]
    cache_line: [DFF<Bits<CL>>; 4],
    #[drives(push_fills)]
    fills: DFF<Bits<3>>,
    turn: DFF<Bits<2>>,
    clearing: DFF<Bit>,
    clear_place: DFF<Bits<CL>>,
    #[drives(ask_valid)]
    asking: DFF<Bit>,
    #[drives(ask_address)]
    asked_address: DFF<Bits<28>>,
    #[drives(ask_slot)]
    asked_slot: DFF<Bits<5>>,
    #[value(ways as u64 - 1)]
    last_way: Constant<Bits<2>>,
    #[value(sets.trailing_zeros())]
    way_shift: Constant<Bits<4>>,
    #[value(sets as u64 - 1)]
    in_use: Constant<Bits<CL>>,
    // Bits in which banks that share no set differ.
    #[value(sets.min(4) as u64 - 1)]
    own_sets: Constant<Bits<2>>,
    missing: Signal<Local, Bit>,
    miss: Signal<Local, Bits<2>>,
    miss_line: Signal<Local, Bits<27>>,
    miss_set: Signal<Local, Bits<CL>>,
    victim: Signal<Local, Bits<CL>>,
    known: Signal<Local, Bits<4>>,
    ready: Signal<Local, Bit>,
    leaves: Signal<Local, Bit>,
    takes: Signal<Local, Bit>,
    differs: Signal<Local, Bits<2>>,
    write_place: Signal<Local, Bits<CL>>,
    tag: Signal<Local, Bits<28>>,
    place: Signal<Local, Bits<CL>>,
    // A leading underscore keeps a field out of the hardware.
    #[build(ways)]
    _ways: usize,
}

#[hdl_gen]
impl Logic for Tags {
    fn update(&mut self) {
        // The sample at work: the bank whose line is missing.
        self.missing.next = (self.need.q.val() & !self.found.q.val()).any();
        self.miss.next = 0.into();
        for b in 0..4 {
            if self.need.q.val().get_bit(b) & !self.found.q.val().get_bit(b) {
                self.miss.next = b.to_bits();
            }
        }
        self.miss_line.next = 0.into();
        self.miss_set.next = 0.into();
        for b in 0..4 {
            if self.miss.val() == b.to_bits() {
                self.miss_line.next = self.line[b].q.val();
                self.miss_set.next = self.cache_line[b].q.val();
            }
        }
        self.victim.next =
            self.miss_set.val() | (bit_cast::<CL, 2>(self.turn.q.val()) << self.way_shift.val());
        self.leaves.next = self.held.q.val() & self.room.val() & !self.missing.val();
        self.takes.next = self.held.q.val()
            & self.room.val()
            & self.missing.val()
            & self.line_room.val()
            & (!self.asking.q.val() | self.ask_ready.val());
        self.push.next = self.leaves.val();
        if self.leaves.val() {
            self.fills.d.next = 0.into();
        }

        // A line takes its tag and is asked for.
        self.allocate.valid.next = self.takes.val();
        self.allocate.line.next = self.victim.val();
        self.known.next = self.found.q.val();
        if self.ask_ready.val() {
            self.asking.d.next = false;
        }
        if self.takes.val() {
            self.fills.d.next = self.fills.q.val() + 1;
            self.turn.d.next = (self.turn.q.val() + 1) & self.last_way.val();
            self.asking.d.next = true;
            for b in 0..4 {
                if self.miss.val() == b.to_bits() {
                    self.known.next = self.known.val().replace_bit(b, true);
                    self.cache_line[b].d.next = self.victim.val();
                }
            }
        }
        // Address and slot are registered speculatively: `takes` arrives late.
        if !self.asking.q.val() | self.ask_ready.val() {
            self.asked_address.d.next = (bit_cast::<28, 27>(self.miss_line.val()) << 1)
                | bit_cast::<28, 1>(self.miss.val().get_bits::<1>(0));
            self.asked_slot.d.next = self.line_slot.val();
        }
        self.write_place.next = self.miss_set.val() >> 2;
        if self.clearing.q.val() {
            self.write_place.next = self.clear_place.q.val();
            self.clear_place.d.next = self.clear_place.q.val() + 1;
            self.clearing.d.next = self.clear_place.q.val() != (self.in_use.val() >> 2);
        }
        for b in 0..4 {
            // A copy in a bank of other lines says that its line is gone.
            self.differs.next = self.miss.val() ^ b.to_bits::<2>();
            self.tag.next = bit_cast::<28, 27>(self.miss_line.val());
            if !self.differs.val().get_bit(0) & !self.clearing.q.val() {
                self.tag.next = self.tag.val() | 0x800_0000;
            }
            for w in 0..self._ways {
                self.tags[4 * w + b].write(
                    self.clearing.q.val()
                        | (self.takes.val()
                            & (self.turn.q.val() == w.to_bits())
                            & !(self.differs.val() & self.own_sets.val()).any()),
                    self.write_place.val(),
                    self.tag.val(),
                );
            }
        }

        // The next sample is looked up in every way.
        self.ready.next = !self.clearing.q.val() & (!self.held.q.val() | self.leaves.val());
        self.sample.ready.next = self.ready.val();
        if self.ready.val() {
            self.held.d.next = self.sample.valid.val();
            self.need.d.next = self.sample.need.val();
            self.known.next = 0.into();
        }
        for b in 0..4 {
            self.place.next = 0.into();
            for w in 0..self._ways {
                self.tags[4 * w + b].read(self.sample.set[b].val() >> 2);
                self.tag.next = self.tags[4 * w + b].read_data.val();
                if self.tag.val() == (bit_cast::<28, 27>(self.sample.line[b].val()) | 0x800_0000) {
                    self.place.next = w.to_bits();
                    if self.ready.val() {
                        self.known.next = self.known.val().replace_bit(b, true);
                    }
                }
            }
            if self.ready.val() {
                self.line[b].d.next = self.sample.line[b].val();
                self.cache_line[b].d.next =
                    self.sample.set[b].val() | (self.place.val() << self.way_shift.val());
            }
        }
        self.found.d.next = self.known.val();
        if self.flush.val() {
            self.clearing.d.next = true;
            self.clear_place.d.next = 0.into();
        }
    }
}

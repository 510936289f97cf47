// SPDX-License-Identifier: MIT
//! The front of the texture cache: tags of the lines that are there, or on their way
//! (docs/mechanisms/5.md, step 3).
//!
//! The four texels of a sample are looked up together, in every way of their sets, and what was
//! found is registered with the sample. One cycle later a miss takes the tag of a line, in the way
//! whose turn it is, and asks memory; the texels that hit go into the latency FIFO. A sample leaves
//! as one entry, unless a line that it misses would replace one that it has just hit: then what has
//! hit goes first, and the rest follows. The next sample is looked up when this one leaves: tags
//! change only before that.
//!
//! The tags run ahead of the data: lines enter the data memory at the FIFO's end in the order
//! in which they took their tags here.
//!
//! | | |
//! | --- | --- |
//! | latency | one cycle from addresses to entry |
//! | throughput | one sample per cycle, one more cycle for each line that is missing |
//! | invariant | a line that took a tag is asked for once |
//!
//! After `flush` the tags are cleared, a set a cycle.
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
#[derived(set_bits = CL as u32 - ways.trailing_zeros())]
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
    /// An entry for the latency FIFO.
    pub push: Signal<Out, Bit>,
    /// Texels of the entry, valid with `push`.
    pub push_texels: Signal<Out, Bits<4>>,
    /// Lines that enter the cache before the entry leaves, valid with `push`.
    pub push_fills: Signal<Out, Bits<3>>,
    /// Last entry of its sample, valid with `push`.
    pub push_last: Signal<Out, Bit>,
    /// Cache line of each texel, valid with `push`.
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
    /// Texels that leave in this cycle, 0 to 4, for the counters.
    pub count_lookup: Signal<Out, Bits<3>>,
    // For each way four copies, one for each texel. Bit 28 of a tag says that it is valid.
    #[build((0..4 * ways).map(|_| Lazy::new(way_ram::WayRam::new(set_bits))).collect())]
    tags: Vec<WayRam<CL, 29>>,
    // The sample at work: texels that have not left, which of them have their cache line, and
    // which.
    held: DFF<Bit>,
    wanted: DFF<Bits<4>>,
    found: DFF<Bits<4>>,
    line_address: [DFF<Bits<28>>; 4],
    set_of: [DFF<Bits<CL>>; 4],
    #[drives(push_line)]
    line: [DFF<Bits<CL>>; 4],
    #[drives(push_fills)]
    fills: DFF<Bits<3>>,
    turn: DFF<Bits<2>>,
    clearing: DFF<Bit>,
    clear_set: DFF<Bits<CL>>,
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
    last_set: Constant<Bits<CL>>,
    #[value(1u64 << 28)]
    valid_tag: Constant<Bits<29>>,
    hits: Signal<Local, Bits<4>>,
    known: Signal<Local, Bits<4>>,
    new_line: Signal<Local, Bits<28>>,
    tag: Signal<Local, Bits<29>>,
    stored: Signal<Local, Bits<29>>,
    place: Signal<Local, Bits<CL>>,
    ready: Signal<Local, Bit>,
    missing: Signal<Local, Bit>,
    miss_set: Signal<Local, Bits<CL>>,
    miss_line: Signal<Local, Bits<28>>,
    victim: Signal<Local, Bits<CL>>,
    replaced: Signal<Local, Bits<CL>>,
    meets: Signal<Local, Bit>,
    same: Signal<Local, Bits<4>>,
    of_line: Signal<Local, Bits<4>>,
    clash: Signal<Local, Bit>,
    leaves: Signal<Local, Bit>,
    takes: Signal<Local, Bit>,
    count: Signal<Local, Bits<3>>,
    writes: Signal<Local, Bit>,
    write_set: Signal<Local, Bits<CL>>,
    write_tag: Signal<Local, Bits<29>>,
    // A leading underscore keeps a field out of the hardware.
    #[build(ways)]
    _ways: usize,
}

#[hdl_gen]
impl Logic for Tags {
    fn update(&mut self) {
        // The sample at work.
        self.known.next = self.found.q.val();
        self.hits.next = self.found.q.val() & self.wanted.q.val();
        self.missing.next = false;
        self.miss_set.next = 0.into();
        self.miss_line.next = 0.into();
        for i in 0..4 {
            if self.wanted.q.val().get_bit(i) & !self.found.q.val().get_bit(i) {
                self.missing.next = true;
                self.miss_set.next = self.set_of[i].q.val();
                self.miss_line.next = self.line_address[i].q.val();
            }
        }
        // A miss that would replace a line which this sample has just hit: compared for each texel,
        // before one is chosen.
        self.victim.next =
            self.miss_set.val() | (bit_cast::<CL, 2>(self.turn.q.val()) << self.way_shift.val());
        self.clash.next = false;
        self.replaced.next = 0.into();
        self.meets.next = false;
        self.same.next = 0.into();
        self.of_line.next = 0.into();
        for j in 0..4 {
            self.replaced.next = self.set_of[j].q.val()
                | (bit_cast::<CL, 2>(self.turn.q.val()) << self.way_shift.val());
            self.meets.next = false;
            for i in 0..4 {
                if self.hits.val().get_bit(i) & (self.line[i].q.val() == self.replaced.val()) {
                    self.meets.next = true;
                }
            }
            // So are the texels of the line that misses.
            self.same.next = 0.into();
            for i in 0..4 {
                if self.line_address[i].q.val() == self.line_address[j].q.val() {
                    self.same.next = self.same.val().replace_bit(i, true);
                }
            }
            if self.wanted.q.val().get_bit(j) & !self.found.q.val().get_bit(j) {
                self.clash.next = self.meets.val();
                self.of_line.next = self.same.val();
            }
        }
        self.leaves.next =
            self.held.q.val() & self.room.val() & (!self.missing.val() | self.clash.val());
        self.takes.next = self.held.q.val()
            & self.room.val()
            & self.missing.val()
            & !self.clash.val()
            & self.line_room.val()
            & (!self.asking.q.val() | self.ask_ready.val());

        // An entry leaves.
        self.push.next = self.leaves.val();
        self.push_texels.next = self.hits.val();
        self.push_last.next = !self.missing.val();
        self.count.next = 0.into();
        for i in 0..4 {
            if self.leaves.val() & self.hits.val().get_bit(i) {
                self.count.next = self.count.val() + 1;
            }
        }
        self.count_lookup.next = self.count.val();
        if self.leaves.val() {
            self.fills.d.next = 0.into();
            self.wanted.d.next = self.wanted.q.val() & !self.hits.val();
        }

        // A line takes its tag and is asked for.
        self.allocate.valid.next = self.takes.val();
        self.allocate.line.next = self.victim.val();
        if self.ask_ready.val() {
            self.asking.d.next = false;
        }
        if self.takes.val() {
            self.fills.d.next = self.fills.q.val() + 1;
            self.turn.d.next = (self.turn.q.val() + 1) & self.last_way.val();
            self.asking.d.next = true;
            self.known.next = self.known.val() | self.of_line.val();
            for i in 0..4 {
                if self.of_line.val().get_bit(i) {
                    self.line[i].d.next = self.victim.val();
                }
            }
        }
        // Address and slot are registered speculatively: `takes` arrives late.
        if !self.asking.q.val() | self.ask_ready.val() {
            self.asked_address.d.next = self.miss_line.val();
            self.asked_slot.d.next = self.line_slot.val();
        }
        self.writes.next = self.takes.val();
        self.write_set.next = self.miss_set.val();
        self.write_tag.next = bit_cast::<29, 28>(self.miss_line.val()) | self.valid_tag.val();
        if self.clearing.q.val() {
            self.writes.next = true;
            self.write_set.next = self.clear_set.q.val();
            self.write_tag.next = 0.into();
            self.clear_set.d.next = self.clear_set.q.val() + 1;
            self.clearing.d.next = self.clear_set.q.val() != self.last_set.val();
        }
        for w in 0..self._ways {
            for i in 0..4 {
                self.tags[4 * w + i].write(
                    self.writes.val()
                        & (self.clearing.q.val() | (self.turn.q.val() == w.to_bits())),
                    self.write_set.val(),
                    self.write_tag.val(),
                );
            }
        }

        // The next sample is looked up in every way.
        self.ready.next = !self.clearing.q.val()
            & (!self.held.q.val() | (self.leaves.val() & !self.missing.val()));
        self.sample.ready.next = self.ready.val();
        self.new_line.next = 0.into();
        self.tag.next = 0.into();
        self.stored.next = 0.into();
        self.place.next = 0.into();
        if self.ready.val() {
            self.held.d.next = self.sample.valid.val();
            self.wanted.d.next = self.sample.need.val();
            self.known.next = 0.into();
        }
        for i in 0..4 {
            self.new_line.next = self.sample.address[i].val().get_bits::<28>(4);
            self.tag.next = bit_cast::<29, 28>(self.new_line.val()) | self.valid_tag.val();
            if self.ready.val() {
                self.line_address[i].d.next = self.new_line.val();
                self.set_of[i].d.next = self.sample.set[i].val();
            }
            for w in 0..self._ways {
                self.tags[4 * w + i].read(self.sample.set[i].val());
                self.stored.next = self.tags[4 * w + i].read_data.val();
                if self.ready.val() & (self.stored.val() == self.tag.val()) {
                    self.known.next = self.known.val().replace_bit(i, true);
                    self.place.next = w.to_bits();
                    self.line[i].d.next =
                        self.sample.set[i].val() | (self.place.val() << self.way_shift.val());
                }
            }
        }
        self.found.d.next = self.known.val();
        if self.flush.val() {
            self.clearing.d.next = true;
            self.clear_set.d.next = 0.into();
        }
    }
}

// SPDX-License-Identifier: MIT
//! The latency FIFO and the reorder buffer of its lines (docs/mechanisms/5.md).
//!
//! An entry (the texels of a sample, or a part of them) waits here until its lines are there.
//! Lines come back from memory in any order; each has a place in the reorder buffer, given when
//! it took its tag. At the FIFO's end the lines of the first entry enter the cache in the order
//! of their places, one a cycle; then the entry leaves and its texels are read. So a line that
//! replaced another in the tags is not in the cache before the last entry that needs the old
//! one has read it.
//!
//! - **latency**: an entry without lines leaves in the cycle after its arrival
//! - **throughput**: an entry per cycle, one more cycle for each line
//! - **invariant**: entries leave in order, each after its own lines and before those of the next
//!
//! The bound: while `advance` is high and the lines of the first entry have come, it leaves
//! within one cycle for each of them, at most four, and one more.
//!
//! Baseline (`ahead` off): the next entry is taken when none is left.
use crate::bundles::{FifoEntry, FifoPush, FilterEntry, LineAllocation};
use crate::cells::{way_ram, Bram, Lazy, WayRam, DFF};
use crate::prelude::*;

/// Sizes of the latency FIFO.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FifoConfig {
    /// Entries are taken while others wait; off: one at a time.
    pub ahead: bool,
    /// Entries that wait, at most; from 1 to `places`.
    pub depth: u32,
    /// Entries that the memories hold: a power of two up to 64.
    pub places: u32,
    /// Lines that are asked for at a time: a power of two from 4 to 32.
    pub outstanding: u32,
}

impl Default for FifoConfig {
    fn default() -> Self {
        Self { ahead: true, depth: 16, places: 16, outstanding: 16 }
    }
}

/// The latency FIFO in front of at most `2^CL` cache lines.
#[derive(LogicBlock)]
#[block(new(config: FifoConfig))]
#[derived(FifoConfig { ahead, depth, places, outstanding } = config)]
#[check(places.is_power_of_two() && places <= 64, "places: a power of two up to 64")]
#[check((1..=places).contains(&depth), "the latency FIFO holds 1 to {places} entries")]
// An entry waits for four lines at most; with fewer places it could never leave the tags.
#[check(
    outstanding.is_power_of_two() && (4..=32).contains(&outstanding),
    "lines: a power of two from 4 to 32"
)]
#[derived((place_bits, slot_bits) = (places.trailing_zeros(), outstanding.trailing_zeros()))]
pub struct LatencyFifo<const CL: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// An entry is pushed; only with `room`.
    pub push: FifoPush<In, CL>,
    /// An entry can be pushed in this cycle.
    pub room: Signal<Out, Bit>,
    /// A line takes its place in the reorder buffer; only with `line_room`. It belongs to the next
    /// entry that is pushed.
    pub allocate: LineAllocation<In, CL>,
    /// A line can take a place in this cycle.
    pub line_room: Signal<Out, Bit>,
    /// The place that the next line takes.
    pub line_slot: Signal<Out, Bits<5>>,
    /// A line arrives from memory.
    pub rsp_valid: Signal<In, Bit>,
    /// Place of the line that arrives.
    pub rsp_slot: Signal<In, Bits<5>>,
    /// Words of the line that arrives.
    pub rsp_data: [Signal<In, Bits<32>>; 4],
    /// A line enters the cache.
    pub fill: Signal<Out, Bit>,
    /// Cache line that is filled, valid with `fill`.
    pub fill_line: Signal<Out, Bits<CL>>,
    /// Words of the line, valid with `fill`.
    pub fill_data: [Signal<Out, Bits<32>>; 4],
    /// The first entry may leave in this cycle.
    pub advance: Signal<In, Bit>,
    /// The first entry leaves.
    pub pop: FilterEntry<Out>,
    /// Cache line of each of its texels, valid with `pop_valid`.
    pub pop_line: [Signal<Out, Bits<CL>>; 4],
    #[build(way_ram::WayRam::new(place_bits))]
    entries: WayRam<6, 8>,
    about: Bram<6, 22>,
    meta: Bram<6, 23>,
    #[build(way_ram::WayRam::new(place_bits))]
    offsets: WayRam<6, 16>,
    #[build((0..4).map(|_| Lazy::new(way_ram::WayRam::new(place_bits))).collect())]
    lines: Vec<WayRam<6, CL>>,
    first: DFF<Bits<6>>,
    last: DFF<Bits<6>>,
    waiting: DFF<Bits<7>>,
    filled: DFF<Bits<3>>,
    // The reorder buffer. A line has come if `came` and `gone` of its place differ.
    #[build((0..4).map(|_| Lazy::new(way_ram::WayRam::new(slot_bits))).collect())]
    data: Vec<WayRam<5, 32>>,
    #[build(way_ram::WayRam::new(slot_bits))]
    line: WayRam<5, CL>,
    #[build(way_ram::WayRam::new(slot_bits))]
    came: WayRam<5, 1>,
    #[build(way_ram::WayRam::new(slot_bits))]
    gone: WayRam<5, 1>,
    #[build(way_ram::WayRam::new(slot_bits))]
    gone_too: WayRam<5, 1>,
    oldest: DFF<Bits<5>>,
    #[drives(line_slot)]
    newest: DFF<Bits<5>>,
    held: DFF<Bits<6>>,
    #[value(ahead)]
    ahead: Constant<Bit>,
    #[value(depth)]
    depth: Constant<Bits<7>>,
    #[value(places - 1)]
    last_place: Constant<Bits<6>>,
    #[value(outstanding)]
    outstanding: Constant<Bits<6>>,
    #[value(outstanding - 1)]
    last_slot: Constant<Bits<5>>,
    front: Signal<Local, FifoEntry>,
    any: Signal<Local, Bit>,
    has_room: Signal<Local, Bit>,
    has_line_room: Signal<Local, Bit>,
    there: Signal<Local, Bit>,
    complete: Signal<Local, Bit>,
    fills: Signal<Local, Bit>,
    leaves: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for LatencyFifo {
    fn update(&mut self) {
        self.any.next = self.waiting.q.val().any();
        self.has_room.next = self.waiting.q.val() < self.depth.val();
        if !self.ahead.val() {
            self.has_room.next = !self.any.val();
        }
        self.has_line_room.next = self.held.q.val() < self.outstanding.val();
        self.room.next = self.has_room.val();
        self.line_room.next = self.has_line_room.val();

        // Push. The free place at the tail is written speculatively: `push` arrives late.
        for i in 0..4 {
            self.lines[i].write(self.has_room.val(), self.last.q.val(), self.push.line[i].val());
            self.lines[i].read(self.first.q.val());
            self.pop_line[i].next = self.lines[i].read_data.val();
        }
        self.entries.write(self.has_room.val(), self.last.q.val(), self.push.entry.val().into());
        self.entries.read(self.first.q.val());
        self.about.write(self.has_room.val(), self.last.q.val(), self.push.about.val().into());
        self.meta.write(self.has_room.val(), self.last.q.val(), self.push.meta.val().into());
        self.offsets.write(self.has_room.val(), self.last.q.val(), self.push.offsets.val());
        self.offsets.read(self.first.q.val());
        if self.push.valid.val() {
            self.last.d.next = (self.last.q.val() + 1) & self.last_place.val();
        }

        // A line takes a place, and comes.
        self.line.write(self.has_line_room.val(), self.newest.q.val(), self.allocate.line.val());
        self.line.read(self.oldest.q.val());
        if self.allocate.valid.val() {
            self.newest.d.next = (self.newest.q.val() + 1) & self.last_slot.val();
        }
        for i in 0..4 {
            self.data[i].write(self.rsp_valid.val(), self.rsp_slot.val(), self.rsp_data[i].val());
            self.data[i].read(self.oldest.q.val());
            self.fill_data[i].next = self.data[i].read_data.val();
        }
        self.gone_too.read(self.rsp_slot.val());
        self.came.write(self.rsp_valid.val(), self.rsp_slot.val(), !self.gone_too.read_data.val());
        self.came.read(self.oldest.q.val());
        self.gone.read(self.oldest.q.val());

        // The FIFO's end: first the entry's lines enter the cache, then it leaves.
        self.front.next = self.entries.read_data.val().into();
        self.there.next = self.came.read_data.val() != self.gone.read_data.val();
        self.complete.next = self.filled.q.val() == self.front.val().fills;
        self.fills.next = self.any.val() & !self.complete.val() & self.there.val();
        self.leaves.next = self.any.val() & self.complete.val() & self.advance.val();
        self.fill.next = self.fills.val();
        self.fill_line.next = self.line.read_data.val();
        self.gone.write(self.fills.val(), self.oldest.q.val(), self.came.read_data.val());
        self.gone_too.write(self.fills.val(), self.oldest.q.val(), self.came.read_data.val());
        if self.fills.val() {
            self.filled.d.next = self.filled.q.val() + 1;
            self.oldest.d.next = (self.oldest.q.val() + 1) & self.last_slot.val();
        }
        self.pop.valid.next = self.leaves.val();
        self.pop.entry.next = self.front.val();
        self.about.read(self.leaves.val(), self.first.q.val());
        self.meta.read(self.leaves.val(), self.first.q.val());
        self.pop.about.next = self.about.read_data.val().into();
        self.pop.meta.next = self.meta.read_data.val().into();
        self.pop.offsets.next = self.offsets.read_data.val();
        if self.leaves.val() {
            self.first.d.next = (self.first.q.val() + 1) & self.last_place.val();
            self.filled.d.next = 0.into();
        }
        if self.push.valid.val() & !self.leaves.val() {
            self.waiting.d.next = self.waiting.q.val() + 1;
        } else if self.leaves.val() & !self.push.valid.val() {
            self.waiting.d.next = self.waiting.q.val() - 1;
        }
        if self.allocate.valid.val() & !self.fills.val() {
            self.held.d.next = self.held.q.val() + 1;
        } else if self.fills.val() & !self.allocate.valid.val() {
            self.held.d.next = self.held.q.val() - 1;
        }
    }
}

//! Texture pipeline: dependent reads through a latency FIFO (spec 5).
//!
//! [`address_gen`] turns the coordinates of a warp into the texel addresses of one thread a
//! cycle. The four texels of a thread are looked up together. A miss takes the line's tag at
//! once and asks memory; the sample waits in the latency FIFO, so that the samples behind it
//! have their misses under way. Lines come back in any order into a reorder buffer and enter
//! the cache in FIFO order at the FIFO's end: a line that was replaced early is still there
//! for the samples that need it. Texels that fall on one cache line index twice are split
//! into two entries. The results of a warp's threads are collected and written back channel
//! by channel.
//!
//! Nothing here waits for anything behind it: a request in the FIFO waits only for its own
//! lines, which are under way, so that any number of dependent reads, any depth from 1 and
//! any memory latency cannot lock up.
//!
//! What travels with a request is [`BITS_PER_REQUEST`]; registers stay in the core.
//!
//! | | |
//! | --- | --- |
//! | latency | about 20 cycles from a warm cache |
//! | throughput | one sample per cycle up to the write-back, which takes a cycle per channel |
//! | invariant | lines enter the cache in the order of their tags |
//!
//! Baseline (`ahead` off): the next sample is looked up only when the FIFO is empty.
pub mod address_gen;
pub mod axis;
pub mod filter;
mod stimulus;

use crate::cells::{Bram, Lazy, LutRam, DFF};
use crate::dut::Dut;
use crate::registry::BlockEntry;
use crate::{ports, ready_top};
use address_gen::AddressGen;
use filter::Filter;
use rust_hdl::prelude::*;
pub use stimulus::{Neighbours, LINES};

/// Bits that travel with a warp's request: coordinates, mask, return address, destination,
/// slot, channels, descriptor, kind.
pub const BITS_PER_REQUEST: u32 = 4 * 64 + 4 + 5 + 6 + 3 + 4 + 4 + 1;

/// Choices of the texture pipeline.
#[derive(Clone, Copy, Debug)]
pub struct TextureConfig {
    /// Misses run ahead of the FIFO; off: one sample at a time.
    pub ahead: bool,
    /// Samples that wait for their lines, 1 to 16.
    pub depth: u32,
    /// Cache lines in use, a power of two from 4; all, if not said.
    pub lines: Option<usize>,
}

impl Default for TextureConfig {
    fn default() -> Self {
        Self { ahead: true, depth: 16, lines: None }
    }
}

/// The texture pipeline of a core with `2^LW` warps of four threads; `2^CL` cache lines.
#[derive(LogicBlock)]
pub struct Texture<const LW: usize, const CL: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Forget descriptors and cached lines; nothing is under way.
    pub flush: Signal<In, Bit>,
    /// A warp instruction arrives.
    pub req_valid: Signal<In, Bit>,
    /// 0 sample, 1 texel fetch.
    pub req_kind: Signal<In, Bit>,
    /// Its warp.
    pub req_warp: Signal<In, Bits<LW>>,
    /// First destination register.
    pub req_rd: Signal<In, Bits<6>>,
    /// Its slot.
    pub req_slot: Signal<In, Bits<3>>,
    /// Threads that take part.
    pub req_mask: Signal<In, Bits<4>>,
    /// Channels wanted, at least one.
    pub req_channels: Signal<In, Bits<4>>,
    /// Descriptor number.
    pub req_texture: Signal<In, Bits<4>>,
    /// Coordinates.
    pub req_u: [Signal<In, Bits<32>>; 4],
    /// Coordinates.
    pub req_v: [Signal<In, Bits<32>>; 4],
    /// Memory line of descriptor 0.
    pub descriptor_base: Signal<In, Bits<28>>,
    /// At least four more requests are taken.
    pub req_ready: Signal<Out, Bit>,
    /// Write-back: valid.
    pub wb_valid: Signal<Out, Bit>,
    /// Write-back: taken.
    pub wb_ready: Signal<In, Bit>,
    /// Write-back: warp.
    pub wb_warp: Signal<Out, Bits<LW>>,
    /// Write-back: register.
    pub wb_rd: Signal<Out, Bits<6>>,
    /// Write-back: threads.
    pub wb_mask: Signal<Out, Bits<4>>,
    /// Write-back: data.
    pub wb_data: [Signal<Out, Bits<32>>; 4],
    /// Write-back: the instruction is complete.
    pub wb_last: Signal<Out, Bit>,
    /// Write-back: slot.
    pub wb_slot: Signal<Out, Bits<3>>,
    /// Memory: valid.
    pub mem_valid: Signal<Out, Bit>,
    /// Memory: taken.
    pub mem_ready: Signal<In, Bit>,
    /// Memory: line.
    pub mem_address: Signal<Out, Bits<28>>,
    /// Memory: tag.
    pub mem_tag: Signal<Out, Bits<6>>,
    /// Memory response: valid.
    pub rsp_valid: Signal<In, Bit>,
    /// Memory response: tag.
    pub rsp_tag: Signal<In, Bits<6>>,
    /// Memory response: the line.
    pub rsp_data: [Signal<In, Bits<32>>; 4],
    /// Texels looked up.
    pub count_lookup: Signal<Out, Bits<3>>,
    /// A line is missing.
    pub count_miss: Signal<Out, Bit>,
    address_gen: Lazy<AddressGen<LW, CL>>,
    // Tags with a valid bit, one copy for each texel looked up.
    tags: [LutRam<CL, 29>; 4],
    // Which epoch a tag belongs to is told by the valid bits.
    valid_lines: DFF<Bits<64>>,
    need: DFF<Bits<4>>,
    begun: DFF<Bit>,
    fills: DFF<Bits<3>>,
    // Reorder buffer: sixteen lines, oldest first.
    buffer: [LutRam<4, 32>; 4],
    buffer_index: LutRam<4, CL>,
    arrived: DFF<Bits<16>>,
    oldest: DFF<Bits<4>>,
    newest: DFF<Bits<4>>,
    held: DFF<Bits<5>>,
    ask_valid: DFF<Bit>,
    ask_address: DFF<Bits<28>>,
    ask_tag: DFF<Bits<6>>,
    // The latency FIFO.
    fifo_places: [LutRam<4, 16>; 4],
    fifo_about: LutRam<4, 32>,
    fifo_meta: LutRam<4, 22>,
    first: DFF<Bits<4>>,
    last: DFF<Bits<4>>,
    waiting: DFF<Bits<5>>,
    filled: DFF<Bits<3>>,
    // Cache data: for each texel and word a memory.
    lines: [Bram<CL, 32>; 16],
    filter: Lazy<Filter<LW>>,
    ahead: Constant<Bit>,
    depth: Constant<Bits<5>>,
    one_line: Constant<Bits<64>>,
    one_slot: Constant<Bits<16>>,
    hits: Signal<Local, Bits<4>>,
    wanted: Signal<Local, Bits<4>>,
    index: Signal<Local, Bits<CL>>,
    place: Signal<Local, Bits<32>>,
    tag: Signal<Local, Bits<29>>,
    miss: Signal<Local, Bit>,
    miss_index: Signal<Local, Bits<CL>>,
    miss_line: Signal<Local, Bits<28>>,
    clash: Signal<Local, Bit>,
    room: Signal<Local, Bit>,
    busy: Signal<Local, Bit>,
    push: Signal<Local, Bit>,
    push_last: Signal<Local, Bit>,
    allocate: Signal<Local, Bit>,
    count: Signal<Local, Bits<3>>,
    packed_about: Signal<Local, Bits<32>>,
    front: Signal<Local, Bits<32>>,
    pop: Signal<Local, Bit>,
    fill: Signal<Local, Bit>,
    offset: Signal<Local, Bits<4>>,
    slot: Signal<Local, Bits<4>>,
    arrived_now: Signal<Local, Bits<16>>,
    held_now: Signal<Local, Bits<5>>,
    waiting_now: Signal<Local, Bits<5>>,
    lines_now: Signal<Local, Bits<64>>,
    offsets: Signal<Local, Bits<16>>,
}

impl<const LW: usize, const CL: usize> Texture<LW, CL> {
    /// Cold cache.
    pub fn new(config: TextureConfig) -> Self {
        const { assert!(CL <= 6, "64 lines at most") };
        assert!((1..=16).contains(&config.depth), "the latency FIFO holds 1 to 16 samples");
        macro_rules! all {
            ($($array:ident),*; $($field:ident),*) => {
                Self {
                    $($array: std::array::from_fn(|_| Default::default()),)*
                    $($field: Default::default(),)*
                    address_gen: Lazy::new(AddressGen::with_lines(config.lines.unwrap_or(1 << CL))),
                    ahead: Constant::new(config.ahead),
                    depth: Constant::new(u64::from(config.depth).into()),
                    one_line: Constant::new(1.into()),
                    one_slot: Constant::new(1.into()),
                }
            };
        }
        all!(req_u, req_v, wb_data, rsp_data, tags, buffer, fifo_places, lines;
            clock, flush, req_valid, req_kind, req_warp, req_rd, req_slot, req_mask, req_channels, req_texture, descriptor_base, req_ready, wb_valid, wb_ready, wb_warp, wb_rd, wb_mask, wb_last, wb_slot, mem_valid, mem_ready, mem_address, mem_tag, rsp_valid, rsp_tag, count_lookup, count_miss, valid_lines, need, begun, fills, buffer_index, arrived, oldest, newest, held, ask_valid, ask_address, ask_tag, fifo_about, fifo_meta, first, last, waiting, filled, filter, hits, wanted, index, place, tag, miss, miss_index, miss_line, clash, room, busy, push, push_last, allocate, count, packed_about, front, pop, fill, offset, slot, arrived_now, held_now, waiting_now, lines_now, offsets)
    }
}

impl<const LW: usize, const CL: usize> Logic for Texture<LW, CL> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, valid_lines, need, begun, fills, arrived, oldest, newest, held, ask_valid);
        dff_setup!(self, clock, ask_address, ask_tag, first, last, waiting, filled);
        clock!(self, clock, address_gen, filter, buffer_index, fifo_about, fifo_meta);
        for i in 0..4 {
            self.tags[i].clock.next = self.clock.val();
            self.buffer[i].clock.next = self.clock.val();
            self.fifo_places[i].clock.next = self.clock.val();
        }

        // Addresses.
        self.address_gen.flush.next = self.flush.val();
        self.address_gen.req_valid.next = self.req_valid.val();
        self.address_gen.req_kind.next = self.req_kind.val();
        self.address_gen.req_warp.next = self.req_warp.val();
        self.address_gen.req_rd.next = self.req_rd.val();
        self.address_gen.req_slot.next = self.req_slot.val();
        self.address_gen.req_mask.next = self.req_mask.val();
        self.address_gen.req_channels.next = self.req_channels.val();
        self.address_gen.req_texture.next = self.req_texture.val();
        self.address_gen.descriptor_base.next = self.descriptor_base.val();
        self.address_gen.rsp_valid.next = self.rsp_valid.val() & self.rsp_tag.val().get_bit(5);
        for i in 0..4 {
            self.address_gen.req_u[i].next = self.req_u[i].val();
            self.address_gen.req_v[i].next = self.req_v[i].val();
            self.address_gen.rsp_data[i].next = self.rsp_data[i].val();
        }
        self.req_ready.next = self.address_gen.req_ready.val();

        // Tag lookup of the thread's texels that are left.
        self.busy.next = self.address_gen.out_valid.val();
        self.wanted.next = self.address_gen.out_need.val();
        if self.begun.q.val() {
            self.wanted.next = self.need.q.val();
        }
        self.hits.next = 0.into();
        self.miss.next = false;
        self.miss_index.next = 0.into();
        self.miss_line.next = 0.into();
        self.clash.next = false;
        self.index.next = 0.into();
        self.place.next = 0.into();
        self.tag.next = 0.into();
        for i in 0..4 {
            self.place.next = self.address_gen.out_address[i].val();
            self.index.next = self.address_gen.out_index[i].val();
            self.tags[i].read_address.next = self.index.val();
            self.tag.next = self.tags[i].read_data.val();
            if self.busy.val() & self.wanted.val().get_bit(i) {
                if self.valid_lines.q.val().get_bit(self.index.val().index())
                    & (self.tag.val() == bit_cast::<29, 28>(self.place.val().get_bits::<28>(4)))
                {
                    self.hits.next = self.hits.val().replace_bit(i, true);
                } else {
                    self.miss.next = true;
                    self.miss_index.next = self.index.val();
                    self.miss_line.next = self.place.val().get_bits::<28>(4);
                }
            }
        }
        // A miss that would replace a line which this sample has just hit.
        for i in 0..4 {
            self.index.next = self.address_gen.out_index[i].val();
            if self.hits.val().get_bit(i) & (self.index.val() == self.miss_index.val()) {
                self.clash.next = self.miss.val();
            }
        }
        self.room.next = self.waiting.q.val() < self.depth.val();
        if !self.ahead.val() {
            // One at a time: the sample is looked up when nothing waits.
            self.room.next = !self.waiting.q.val().any();
        }
        self.push_last.next = !self.miss.val();
        self.push.next = self.busy.val() & self.room.val() & (!self.miss.val() | self.clash.val());
        self.allocate.next = self.busy.val()
            & self.room.val()
            & self.miss.val()
            & !self.clash.val()
            & !self.held.q.val().get_bit(4)
            & (!self.ask_valid.q.val() | (self.mem_ready.val() & !self.address_gen.mem_valid.val()));
        self.address_gen.out_ready.next = self.push.val() & self.push_last.val();
        self.count.next = 0.into();
        self.held_now.next = self.held.q.val();
        self.waiting_now.next = self.waiting.q.val();
        self.lines_now.next = self.valid_lines.q.val();
        if self.ask_valid.q.val() & self.mem_ready.val() & !self.address_gen.mem_valid.val() {
            self.ask_valid.d.next = false;
        }
        if self.allocate.val() {
            self.lines_now.next = self.lines_now.val() | (self.one_line.val() << self.miss_index.val());
            self.ask_valid.d.next = true;
            self.ask_address.d.next = self.miss_line.val();
            self.ask_tag.d.next = bit_cast::<6, 4>(self.newest.q.val());
            self.newest.d.next = self.newest.q.val() + 1;
            self.held_now.next = self.held_now.val() + 1;
            self.fills.d.next = self.fills.q.val() + 1;
        }
        self.count_miss.next = self.allocate.val();
        for i in 0..4 {
            self.tags[i].write_enable.next = self.allocate.val();
            self.tags[i].write_address.next = self.miss_index.val();
            self.tags[i].write_data.next = bit_cast::<29, 28>(self.miss_line.val());
            if self.push.val() & self.hits.val().get_bit(i) {
                self.count.next = self.count.val() + 1;
            }
        }
        self.count_lookup.next = self.count.val();
        self.buffer_index.write_enable.next = self.allocate.val();
        self.buffer_index.write_address.next = self.newest.q.val();
        self.buffer_index.write_data.next = self.miss_index.val();

        // Memory: descriptors before lines; bit 5 of the tag tells them apart.
        self.mem_valid.next = self.ask_valid.q.val() | self.address_gen.mem_valid.val();
        self.mem_address.next = self.ask_address.q.val();
        self.mem_tag.next = self.ask_tag.q.val();
        self.address_gen.mem_ready.next = self.mem_ready.val();
        if self.address_gen.mem_valid.val() {
            self.mem_address.next = self.address_gen.mem_address.val();
            self.mem_tag.next = 32.into();
        }

        // Into the latency FIFO: texels in 3:0, lines to fill in 6:4, complete in 7, weights in
        // 23:8, format, thread, last, a thread at all in 29:24.
        self.packed_about.next = bit_cast::<32, 4>(self.hits.val())
            | (bit_cast::<32, 3>(self.fills.q.val()) << 4)
            | (bit_cast::<32, 8>(self.address_gen.out_fx.val()) << 8)
            | (bit_cast::<32, 8>(self.address_gen.out_fy.val()) << 16)
            | (bit_cast::<32, 6>(self.address_gen.out_about.val()) << 24);
        self.packed_about.next = self.packed_about.val().replace_bit(7, self.push_last.val());
        self.fifo_about.write_enable.next = self.push.val();
        self.fifo_about.write_address.next = self.last.q.val();
        self.fifo_about.write_data.next = self.packed_about.val();
        self.fifo_about.read_address.next = self.first.q.val();
        self.fifo_meta.write_enable.next = self.push.val();
        self.fifo_meta.write_address.next = self.last.q.val();
        self.fifo_meta.write_data.next = self.address_gen.out_meta.val();
        self.fifo_meta.read_address.next = self.first.q.val();
        for i in 0..4 {
            self.place.next = self.address_gen.out_address[i].val();
            self.fifo_places[i].write_enable.next = self.push.val();
            self.fifo_places[i].write_address.next = self.last.q.val();
            self.index.next = self.address_gen.out_index[i].val();
            self.fifo_places[i].write_data.next =
                bit_cast::<16, 4>(self.place.val().get_bits::<4>(0)) | (bit_cast::<16, CL>(self.index.val()) << 4);
            self.fifo_places[i].read_address.next = self.first.q.val();
        }
        if self.push.val() {
            self.last.d.next = self.last.q.val() + 1;
            self.waiting_now.next = self.waiting_now.val() + 1;
            self.fills.d.next = 0.into();
            self.begun.d.next = !self.push_last.val();
            self.need.d.next = self.wanted.val() & !self.hits.val();
        }

        // Replies into the reorder buffer.
        self.slot.next = self.rsp_tag.val().get_bits::<4>(0);
        self.arrived_now.next = self.arrived.q.val();
        if self.rsp_valid.val() & !self.rsp_tag.val().get_bit(5) {
            self.arrived_now.next = self.arrived_now.val() | (self.one_slot.val() << self.slot.val());
        }

        // The FIFO's end: first the sample's lines enter the cache, then its texels are read.
        self.front.next = self.fifo_about.read_data.val();
        self.fill.next = self.waiting.q.val().any()
            & (self.filled.q.val() != self.front.val().get_bits::<3>(4))
            & self.arrived.q.val().get_bit(self.oldest.q.val().index());
        self.pop.next =
            self.waiting.q.val().any() & (self.filled.q.val() == self.front.val().get_bits::<3>(4)) & self.filter.advance.val();
        self.buffer_index.read_address.next = self.oldest.q.val();
        if self.fill.val() {
            self.filled.d.next = self.filled.q.val() + 1;
            self.oldest.d.next = self.oldest.q.val() + 1;
            self.held_now.next = self.held_now.val() - 1;
            self.arrived_now.next = self.arrived_now.val() & !(self.one_slot.val() << self.oldest.q.val());
        }
        for i in 0..4 {
            self.buffer[i].write_enable.next = self.rsp_valid.val() & !self.rsp_tag.val().get_bit(5);
            self.buffer[i].write_address.next = self.slot.val();
            self.buffer[i].write_data.next = self.rsp_data[i].val();
            self.buffer[i].read_address.next = self.oldest.q.val();
        }
        self.offsets.next = 0.into();
        self.offset.next = 0.into();
        for i in 0..4 {
            self.offset.next = self.fifo_places[i].read_data.val().get_bits::<4>(0);
            self.offsets.next = self.offsets.val() >> 4;
            self.offsets.next = self.offsets.val() | (bit_cast::<16, 4>(self.offset.val()) << 12);
        }
        for i in 0..4 {
            for j in 0..4 {
                self.lines[4 * i + j].clock.next = self.clock.val();
                self.lines[4 * i + j].read_enable.next = self.pop.val();
                self.lines[4 * i + j].read_address.next = self.fifo_places[i].read_data.val().get_bits::<CL>(4);
                self.lines[4 * i + j].write_enable.next = self.fill.val();
                self.lines[4 * i + j].write_address.next = self.buffer_index.read_data.val();
                self.lines[4 * i + j].write_data.next = self.buffer[j].read_data.val();
            }
        }
        if self.pop.val() {
            self.first.d.next = self.first.q.val() + 1;
            self.waiting_now.next = self.waiting_now.val() - 1;
            self.filled.d.next = 0.into();
        }

        // The filter.
        self.filter.entry_valid.next = self.pop.val();
        self.filter.entry_about.next = self.front.val();
        self.filter.entry_meta.next = self.fifo_meta.read_data.val();
        self.filter.entry_offsets.next = self.offsets.val();
        for i in 0..16 {
            self.filter.words[i].next = self.lines[i].read_data.val();
        }
        self.filter.wb_ready.next = self.wb_ready.val();
        self.wb_valid.next = self.filter.wb_valid.val();
        self.wb_warp.next = self.filter.wb_warp.val();
        self.wb_rd.next = self.filter.wb_rd.val();
        self.wb_mask.next = self.filter.wb_mask.val();
        self.wb_slot.next = self.filter.wb_slot.val();
        self.wb_last.next = self.filter.wb_last.val();
        for i in 0..4 {
            self.wb_data[i].next = self.filter.wb_data[i].val();
        }

        if self.flush.val() {
            self.lines_now.next = 0.into();
        }
        self.arrived.d.next = self.arrived_now.val();
        self.held.d.next = self.held_now.val();
        self.waiting.d.next = self.waiting_now.val();
        self.valid_lines.d.next = self.lines_now.val();
    }
}

ports! { [const LW: usize, const CL: usize] Texture<LW, CL> {
in: flush, req_valid, req_kind, req_warp, req_rd, req_slot, req_mask, req_channels, req_texture, req_u, req_v,
    descriptor_base, wb_ready, mem_ready, rsp_valid, rsp_tag, rsp_data;
out: req_ready, wb_valid, wb_warp, wb_rd, wb_mask, wb_data, wb_last, wb_slot, mem_valid, mem_address, mem_tag,
    count_lookup, count_miss } }

/// The registered blocks of this module.
pub fn entries() -> Vec<BlockEntry> {
    vec![BlockEntry {
        name: "texture",
        spec: "5-texture-and-pool.md",
        purpose: "texture pipeline: addresses, cache, latency FIFO, filter",
        build: || -> Box<dyn Dut> { Box::new(ready_top!(Texture::<3, 6>::new(TextureConfig::default()))) },
        stimulus: |_| Box::new(Neighbours::default()),
    }]
}

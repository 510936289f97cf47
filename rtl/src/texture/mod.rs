// SPDX-License-Identifier: MIT
//! Texture pipeline: dependent reads through a latency FIFO (docs/mechanisms/5.md).
//!
//! [`address_gen`] turns the coordinates of a warp into the texel addresses of one thread a cycle.
//! [`tags`] looks up the four texels of a thread together, and a cycle later a miss takes the
//! line's tag and asks memory. The sample waits in the [`latency_fifo`], so that the samples behind
//! it have their misses under way; lines come back in any order and enter the cache in FIFO order
//! at its end: a line that was replaced early is still there for the samples that need it. Texels
//! that fall on one cache line are split into two entries if only one of their lines can be there.
//! [`filter`] collects the results of a warp's threads and writes them back channel by channel.
//!
//! What travels with a request is [`BITS_PER_REQUEST`]; registers stay in the core.
//!
//! | | |
//! | --- | --- |
//! | latency | about 24 cycles from a warm cache |
//! | throughput | one sample per cycle, and one channel of a warp in each cycle |
//! | invariant | lines enter the cache in the order of their tags |
//!
//! # Why it cannot lock up
//! Each stage waits only for stages behind it (nearer to the write-back) and for memory:
//!
//! 1. A set of results leaves when the write-back takes it: one channel of at most four in each
//!    cycle in which `wb_ready` is high. The write-back waits for nothing of the texture pipeline.
//! 2. The filter moves when one of its two sets of results is free: by 1.
//! 3. The first entry of the latency FIFO waits for its own lines, which have been asked for
//!    before it was pushed, and for the filter. Lines have their places in the reorder buffer
//!    from the start, so a reply is always taken; at most four enter the cache for one entry.
//! 4. A sample at the tags waits for room in the FIFO (by 3 there is some after the first entry
//!    has left, whatever the depth), for a place in the reorder buffer and for memory to take the
//!    request. Its own lines take at most four places, and there are at least four; the others are
//!    of entries before it, which leave by 3. So it leaves after at most four misses, and if it
//!    is split, each part holds at least one texel: at most four parts.
//! 5. A descriptor is asked for before its samples enter the pipeline, with a tag of its own; its
//!    reply needs no room.
//!
//! With memory that takes a request within R cycles and answers within L, and a write-back that
//! takes a channel within B, an entry has asked for its lines within 4 R cycles after it got to the
//! tags, has them L later, enters them within 4, and finds a free set of results within 8 B. Before
//! the last entry of a request there are at most D entries in the FIFO, 8 samples in the pipeline
//! of addresses and 8 requests of 4 samples, its own among them, each sample in 4 parts at most;
//! each request may fetch a descriptor. So with a FIFO of depth D every request is answered within
//! (D + 4 (8 + 32)) (4 R + L + 5 + 8 B) + 8 (R + L) cycles and the length of the pipeline: a bound
//! for any depth from 1 and any latency. The number of dependent reads does not occur in it, since
//! a read that depends on another is issued when the other has left.
pub mod address_gen;
pub mod axis;
pub mod filter;
pub mod latency_fifo;
pub mod tags;

use crate::bundles::{Destination, LineRead, MemoryReply, ResultRow, SampleFormat, TextureRequest};
use crate::cells::{Bram, Lazy, DFF};
use crate::prelude::*;
use address_gen::AddressGen;
use filter::Filter;
use latency_fifo::{FifoConfig, LatencyFifo};
use tags::Tags;

/// Bits that travel with a warp's request: coordinates, mask, return address, destination,
/// slot, channels, descriptor, kind.
pub const BITS_PER_REQUEST: u32 = 4 * 64 + 4 + 6 + 6 + 3 + 4 + 4 + 1;

/// Choices of the texture pipeline.
#[derive(Clone, Copy, Debug)]
pub struct TextureConfig {
    /// The latency FIFO: its depth, whether misses run ahead of it, lines outstanding.
    pub fifo: FifoConfig,
    /// Cache lines in use, a power of two from 4; all, if not said.
    pub lines: Option<usize>,
    /// Lines of a set: 1, 2 or 4.
    pub ways: usize,
}

impl Default for TextureConfig {
    fn default() -> Self {
        Self { fifo: FifoConfig::default(), lines: None, ways: 1 }
    }
}

impl From<FifoConfig> for TextureConfig {
    fn from(fifo: FifoConfig) -> Self {
        Self { fifo, ..Self::default() }
    }
}

/// The texture pipeline of a core with `2^LW` warps of four threads; `2^CL` cache lines.
#[derive(LogicBlock)]
#[block(new(config: TextureConfig))]
#[derived(lines = config.lines.unwrap_or(1 << CL))]
pub struct Texture<const LW: usize, const CL: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Forget descriptors and cached lines; nothing is under way.
    pub flush: Signal<In, Bit>,
    /// A warp instruction arrives.
    pub req: TextureRequest<In, LW>,
    /// Memory line of descriptor 0.
    pub descriptor_base: Signal<In, Bits<28>>,
    /// Write-back: valid.
    pub wb: ResultRow<Out, LW, 4>,
    /// Memory: valid.
    pub mem: LineRead<Out, 6>,
    /// Memory response: valid.
    pub rsp: MemoryReply<In, 6>,
    /// Texels looked up.
    pub count_lookup: Signal<Out, Bits<3>>,
    /// A line is missing.
    pub count_miss: Signal<Out, Bit>,
    #[build(AddressGen::new(lines / config.ways))]
    address_gen: Lazy<AddressGen<LW, CL>>,
    #[build(Tags::new(lines, config.ways))]
    tags: Lazy<Tags<CL>>,
    #[build(LatencyFifo::new(config.fifo))]
    fifo: Lazy<LatencyFifo<CL>>,
    // Cache data: for each texel and word a memory.
    lines: [Bram<CL, 32>; 16],
    filter: Lazy<Filter<LW>>,
    // What goes along with the sample at the tags.
    looked_format: DFF<SampleFormat>,
    looked_meta: DFF<Destination>,
    looked_offset: [DFF<Bits<4>>; 4],
    looked: Signal<Local, SampleFormat>,
}

#[hdl_gen]
impl Logic for Texture {
    fn update(&mut self) {
        // Addresses.
        self.drive(&mut self.address_gen, [flush, descriptor_base]);
        self.req.drive(&mut self.address_gen.req);
        self.rsp.drive(&mut self.address_gen.rsp);
        self.address_gen.rsp.valid.next = self.rsp.valid.val() & self.rsp.tag.val().get_bit(5);

        // Tags.
        self.drive(&mut self.tags, [flush]);
        self.address_gen.out.drive(&mut self.tags.sample);
        self.fifo.drive(&mut self.tags, [room, line_room, line_slot]);
        if self.tags.sample.ready.val() {
            self.looked_format.d.next = self.address_gen.out.about.val();
            self.looked_meta.d.next = self.address_gen.out.meta.val();
            for i in 0..4 {
                self.looked_offset[i].d.next =
                    self.address_gen.out.address[i].val().get_bits::<4>(0);
            }
        }
        self.tags.drive(&mut self, [count_lookup]);
        self.count_miss.next = self.tags.allocate.valid.val();

        // Memory: descriptors before lines; bit 5 of the tag tells them apart.
        self.mem.valid.next = self.tags.ask_valid.val() | self.address_gen.mem_valid.val();
        self.mem.address.next = self.tags.ask_address.val();
        self.mem.tag.next = bit_cast::<6, 5>(self.tags.ask_slot.val());
        self.tags.ask_ready.next = self.mem.ready.val() & !self.address_gen.mem_valid.val();
        self.address_gen.mem_ready.next = self.mem.ready.val();
        if self.address_gen.mem_valid.val() {
            self.mem.address.next = self.address_gen.mem_address.val();
            self.mem.tag.next = 32.into();
        }

        // Into the latency FIFO.
        self.looked.next = self.looked_format.q.val();
        self.fifo.push.valid.next = self.tags.push.val();
        self.fifo.push.about.next.texels = self.tags.push_texels.val();
        self.fifo.push.about.next.fills = self.tags.push_fills.val();
        self.fifo.push.about.next.complete = self.tags.push_last.val();
        self.fifo.push.about.next.fx = self.looked.val().fx;
        self.fifo.push.about.next.fy = self.looked.val().fy;
        self.fifo.push.about.next.is_byte = self.looked.val().is_byte;
        self.fifo.push.about.next.is_float = self.looked.val().is_float;
        self.fifo.push.about.next.thread = self.looked.val().thread;
        self.fifo.push.about.next.last = self.looked.val().last;
        self.fifo.push.about.next.any = self.looked.val().any;
        self.fifo.push.about.next.unused = 0.into();
        self.fifo.push.meta.next = self.looked_meta.q.val();
        self.tags.allocate.drive(&mut self.fifo.allocate);
        self.fifo.rsp_valid.next = self.rsp.valid.val() & !self.rsp.tag.val().get_bit(5);
        self.fifo.rsp_slot.next = self.rsp.tag.val().get_bits::<5>(0);
        self.filter.drive(&mut self.fifo, [advance]);
        for i in 0..4 {
            self.fifo.push.offset[i].next = self.looked_offset[i].q.val();
            self.fifo.push.line[i].next = self.tags.push_line[i].val();
            self.fifo.rsp_data[i].next = self.rsp.data[i].val();
        }

        // The cache.
        for i in 0..4 {
            for j in 0..4 {
                self.lines[4 * i + j].read(self.fifo.pop.valid.val(), self.fifo.pop_line[i].val());
                self.lines[4 * i + j].write(
                    self.fifo.fill.val(),
                    self.fifo.fill_line.val(),
                    self.fifo.fill_data[j].val(),
                );
            }
        }

        // The filter.
        self.fifo.pop.drive(&mut self.filter.entry);
        for i in 0..16 {
            self.filter.words[i].next = self.lines[i].read_data.val();
        }
        self.filter.wb.drive(&mut self.wb);
    }
}

// SPDX-License-Identifier: MIT
//! Texture pipeline: dependent reads through a latency FIFO (docs/mechanisms/5.md).
//!
//! [`address_gen`] turns the coordinates of a warp into the lines of one thread's texels a cycle; a
//! thread whose texels are not beside each other, at an edge where the texture repeats, in parts.
//! [`tags`] looks up the lines together, one in each bank, and a cycle later a miss takes the
//! line's tag and asks memory. The sample waits in the [`latency_fifo`], so that the samples behind
//! it have their misses under way; lines come back in any order and enter the cache in FIFO order
//! at its end: a line that was replaced early is still there for the samples that need it.
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
//! Why it cannot lock up: docs/mechanisms/5.md.
pub mod address_gen;
pub mod axis;
pub mod filter;
pub mod footprint;
pub mod latency_fifo;
pub mod tags;

use crate::bundles::{LineRead, MemoryReply, ResultRow, SampleTexels, TextureRequest};
use crate::cells::{Bram, Lazy};
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
    // Cache data: a block RAM for each texel and word; its upper half is never written, so zero.
    lines: [Bram<9, 32>; 16],
    word: Signal<Local, Bits<2>>,
    place: Signal<Local, Bits<9>>,
    filter: Lazy<Filter<LW>>,
    // What goes along with the sample at the tags.
    looked: Registers<SampleTexels<Local>>,
    texels: Signal<Local, Bits<4>>,
    looked_up: Signal<Local, Bits<3>>,
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
            self.address_gen.out.drive(&mut self.looked.d);
        }
        self.texels.next = self.looked.q.texels.val();
        self.looked_up.next = 0.into();
        for i in 0..4 {
            if self.tags.push.val() & self.texels.val().get_bit(i) {
                self.looked_up.next = self.looked_up.val() + 1;
            }
        }
        self.count_lookup.next = self.looked_up.val();
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
        self.fifo.push.valid.next = self.tags.push.val();
        self.fifo.push.entry.next.texels = self.texels.val();
        self.fifo.push.entry.next.fills = self.tags.push_fills.val();
        self.fifo.push.entry.next.complete = self.looked.q.complete.val();
        self.looked.q.drive(&mut self.fifo.push, [about, meta, offsets]);
        self.tags.allocate.drive(&mut self.fifo.allocate);
        self.fifo.rsp_valid.next = self.rsp.valid.val() & !self.rsp.tag.val().get_bit(5);
        self.fifo.rsp_slot.next = self.rsp.tag.val().get_bits::<5>(0);
        self.filter.drive(&mut self.fifo, [advance]);
        for i in 0..4 {
            self.fifo.push.line[i].next = self.tags.push_line[0].val();
            for b in 1..4 {
                if self.looked.q.bank[i].val() == b.to_bits() {
                    self.fifo.push.line[i].next = self.tags.push_line[b].val();
                }
            }
            self.fifo.rsp_data[i].next = self.rsp.data[i].val();
        }

        // The cache. A word that is not picked is read where nothing is written, as zero.
        for i in 0..4 {
            self.word.next = self.fifo.pop.offsets.val().get_bits::<2>(4 * i + 2);
            for j in 0..4 {
                self.place.next = bit_cast::<9, CL>(self.fifo.pop_line[i].val());
                if self.word.val() != j.to_bits::<2>() {
                    self.place.next = self.place.val() | 0x100;
                }
                self.lines[4 * i + j].read(self.fifo.pop.valid.val(), self.place.val());
                self.lines[4 * i + j].write(
                    self.fifo.fill.val(),
                    bit_cast::<9, CL>(self.fifo.fill_line.val()),
                    self.fifo.fill_data[j].val(),
                );
            }
        }

        // The filter.
        self.fifo.pop.drive(&mut self.filter.entry);
        for i in 0..4 {
            self.filter.words[i].next = self.lines[4 * i].read_data.val()
                | self.lines[4 * i + 1].read_data.val()
                | self.lines[4 * i + 2].read_data.val()
                | self.lines[4 * i + 3].read_data.val();
        }
        self.filter.wb.drive(&mut self.wb);
    }
}

// SPDX-License-Identifier: MIT
//! Bundles of the texture pipeline.
use crate::prelude::*;

/// Where the texels of a request go; travels with each of its threads.
#[derive(LogicStruct, Packed, Clone, Copy, Debug, Default, PartialEq)]
pub struct Destination {
    /// First destination register.
    pub rd: Bits<6>,
    /// Slot of the scoreboard that counts the instruction.
    pub slot: Bits<3>,
    /// Threads that take part.
    pub mask: Bits<4>,
    /// Channels that are wanted.
    pub channels: Bits<4>,
    /// Warp, with its unit above it.
    pub warp: Bits<6>,
}

/// An entry of the latency FIFO: the texels of a sample, or those of them that have their lines.
#[derive(LogicStruct, Packed, Clone, Copy, Debug, Default, PartialEq)]
pub struct FifoEntry {
    /// Texels of the entry: upper left, upper right, lower left, lower right.
    pub texels: Bits<4>,
    /// Lines that must enter the cache before the entry leaves, 0 to 4.
    pub fills: Bits<3>,
    /// Last entry of its sample.
    pub complete: Bit,
    /// Weight of the right texels, in 1/256.
    pub fx: Bits<8>,
    /// Weight of the lower texels, in 1/256.
    pub fy: Bits<8>,
    /// Texels are bytes, with `is_float` low; else four bytes.
    pub is_byte: Bit,
    /// Texels are floats.
    pub is_float: Bit,
    /// Thread of the sample.
    pub thread: Bits<2>,
    /// Last sample of its request.
    pub last: Bit,
    /// A thread takes part at all.
    pub any: Bit,
    /// Not used.
    pub unused: Bits<2>,
}

/// The thread of a sample in the stages of the address generator.
#[derive(LogicStruct, Packed, Clone, Copy, Debug, Default, PartialEq)]
pub struct SampleThread {
    /// Texel fetch; else a sample.
    pub fetch: Bit,
    /// Number of the texture descriptor.
    pub texture: Bits<4>,
    /// Thread.
    pub thread: Bits<2>,
    /// Last thread of its request.
    pub last: Bit,
    /// A thread takes part at all.
    pub any: Bit,
}

/// What the filter needs to know of a sample besides its texels.
#[derive(LogicStruct, Packed, Clone, Copy, Debug, Default, PartialEq)]
pub struct SampleFilter {
    /// Weight of the right texels, in 1/256.
    pub fx: Bits<8>,
    /// Weight of the lower texels, in 1/256.
    pub fy: Bits<8>,
    /// Texels are bytes, with `is_float` low; else four bytes.
    pub is_byte: Bit,
    /// Texels are floats.
    pub is_float: Bit,
    /// Thread of the sample.
    pub thread: Bits<2>,
    /// Last sample of its request.
    pub last: Bit,
    /// A thread takes part at all.
    pub any: Bit,
}

/// The addresses of a sample, from the address generator to the tags.
#[derive(Bundle)]
#[part(SampleLookup: valid, ready, address, set, need)]
pub struct SampleAddress<D: Way, const CL: usize> {
    /// A sample is offered; it holds until `ready`.
    pub valid: Signal<D, Bit>,
    /// The sample is taken in this cycle.
    pub ready: Signal<D::Back, Bit>,
    /// Byte address of each texel, row by row.
    pub address: [Signal<D, Bits<32>>; 4],
    /// Cache set of each texel.
    pub set: [Signal<D, Bits<CL>>; 4],
    /// Texels that are needed.
    pub need: Signal<D, Bits<4>>,
    /// Weights, format and thread.
    pub filter: Signal<D, SampleFilter>,
    /// Where the texels go.
    pub meta: Signal<D, Destination>,
}

/// An entry that is pushed into the latency FIFO.
#[derive(Bundle)]
pub struct FifoPush<D: Way, const CL: usize> {
    /// An entry is pushed; only with room in the FIFO.
    pub valid: Signal<D, Bit>,
    /// The entry.
    pub about: Signal<D, FifoEntry>,
    /// Where its texels go.
    pub meta: Signal<D, Destination>,
    /// The byte of its line where each texel begins.
    pub offset: [Signal<D, Bits<4>>; 4],
    /// Cache line of each texel.
    pub line: [Signal<D, Bits<CL>>; 4],
}

/// An entry with its texels, from the latency FIFO through the filter.
#[derive(Bundle)]
#[part(FilterStage: valid, about, meta)]
pub struct FilterEntry<D: Way> {
    /// There is an entry; from the second stage on, a whole sample.
    pub valid: Signal<D, Bit>,
    /// The entry.
    pub about: Signal<D, FifoEntry>,
    /// Where its texels go.
    pub meta: Signal<D, Destination>,
    /// The byte of its line where each texel begins, four bits each.
    pub offsets: Signal<D, Bits<16>>,
}

/// A cache line takes its tag, and its place in the reorder buffer.
#[derive(Bundle)]
pub struct LineAllocation<D: Way, const CL: usize> {
    /// It does, in this cycle.
    pub valid: Signal<D, Bit>,
    /// The cache line, valid with `valid`.
    pub line: Signal<D, Bits<CL>>,
}

/// A channel of a warp on its way out of the filter.
#[derive(Bundle)]
#[part(FilteredChannel: valid, meta, last)]
pub struct PickedChannel<D: Way> {
    /// There is a channel.
    pub valid: Signal<D, Bit>,
    /// Where it goes; `rd` is the register of the channel.
    pub meta: Signal<D, Destination>,
    /// Last channel of its request.
    pub last: Signal<D, Bit>,
    /// Which channel: red, green, blue, alpha.
    pub channel: Signal<D, Bits<2>>,
    /// It is of a float texture.
    pub is_float: Signal<D, Bit>,
}

/// What a request asks for, in the FIFO of requests.
#[derive(LogicStruct, Packed, Clone, Copy, Debug, Default, PartialEq)]
pub struct RequestKind {
    /// Texel fetch; else a sample.
    pub fetch: Bit,
    /// Number of the texture descriptor.
    pub texture: Bits<4>,
}

/// Word 1 of a texture descriptor.
#[derive(LogicStruct, Packed, Clone, Copy, Debug, Default, PartialEq)]
pub struct TextureSize {
    /// Texels of a row.
    pub width: Bits<16>,
    /// Rows.
    pub height: Bits<16>,
}

/// Word 2 of a texture descriptor.
#[derive(LogicStruct, Packed, Clone, Copy, Debug, Default, PartialEq)]
pub struct TextureMode {
    /// Bytes from one row to the next.
    pub pitch: Bits<16>,
    /// Texels are bytes, with `is_float` low; else four bytes.
    pub is_byte: Bit,
    /// Texels are floats, which are not filtered.
    pub is_float: Bit,
    /// Not used.
    pub unused: Bits<2>,
    /// Along u beyond the edges: 0 repeat, 1 clamp, 2 mirror.
    pub wrap_u: Bits<2>,
    /// Along v beyond the edges: 0 repeat, 1 clamp, 2 mirror.
    pub wrap_v: Bits<2>,
    /// Samples are bilinear; else of the nearest texel.
    pub bilinear: Bit,
    /// Not used.
    pub above: Bits<7>,
}

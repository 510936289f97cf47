// SPDX-License-Identifier: MIT
//! Bundles of the texture pipeline.
use super::words::{Destination, FifoEntry, SampleFormat};
use crate::prelude::*;

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
    /// Format, thread and weights.
    #[word]
    pub about: Signal<D, SampleFormat>,
    /// Where the texels go.
    #[word]
    pub meta: Signal<D, Destination>,
}

/// An entry that is pushed into the latency FIFO.
#[derive(Bundle)]
pub struct FifoPush<D: Way, const CL: usize> {
    /// An entry is pushed; only with room in the FIFO.
    pub valid: Signal<D, Bit>,
    /// The entry.
    #[word]
    pub about: Signal<D, FifoEntry>,
    /// Where its texels go.
    #[word]
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
    #[word]
    pub about: Signal<D, FifoEntry>,
    /// Where its texels go.
    #[word]
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
    #[word]
    pub meta: Signal<D, Destination>,
    /// Last channel of its request.
    pub last: Signal<D, Bit>,
    /// It is of a float texture.
    pub is_float: Signal<D, Bit>,
}

/// The texels of a warp, in the filter.
#[derive(Bundle)]
pub struct WarpTexels<D: Way> {
    /// They are complete, and not all channels have left.
    pub valid: Signal<D, Bit>,
    /// Where they go: the channels that have not left, and the register of the first of them.
    #[word]
    pub meta: Signal<D, Destination>,
    /// They are of a float texture.
    pub is_float: Signal<D, Bit>,
    /// Each thread's red, then green, blue and alpha; 8 fraction bits.
    pub channel: [Signal<D, Bits<16>>; 16],
}

// SPDX-License-Identifier: MIT
//! Bundles of the texture pipeline.
use super::words::{Destination, FifoEntry, SampleFormat};
use crate::prelude::*;

/// A texel along an axis, and the next one.
#[derive(Bundle)]
pub struct AxisTexel<D: Way> {
    /// The texel.
    pub near: Signal<D, Bits<16>>,
    /// The next one, too, has a share.
    pub pair: Signal<D, Bit>,
    /// Weight of the next one, in 1/256.
    pub weight: Signal<D, Bits<8>>,
    /// The next one is texel 0: `near` is the last, and the axis repeats. Only with `pair`.
    pub wraps: Signal<D, Bit>,
}

/// A sample, or a part of it, from the address generator to the tags.
#[derive(Bundle)]
#[part(SampleLookup: valid, ready, line, set, need)]
#[part(SampleLines: line, set, need, texels, bank, offsets, complete)]
#[part(SampleTexels: texels, bank, offsets, complete, about, meta)]
pub struct SampleAddress<D: Way, const CL: usize> {
    /// A sample is offered; it holds until `ready`.
    pub valid: Signal<D, Bit>,
    /// The sample is taken in this cycle.
    pub ready: Signal<D::Back, Bit>,
    /// Number of a memory line for each bank of the tags, without its lowest bit, the bank's.
    pub line: [Signal<D, Bits<27>>; 4],
    /// Cache set of each line.
    pub set: [Signal<D, Bits<CL>>; 4],
    /// Banks whose line is needed.
    pub need: Signal<D, Bits<4>>,
    /// Texels that are there: upper left, upper right, lower left, lower right.
    pub texels: Signal<D, Bits<4>>,
    /// Bank of each texel: even or odd line in the lower bit, even or odd row in the upper one.
    pub bank: [Signal<D, Bits<2>>; 4],
    /// The byte of its line where each texel begins, four bits each.
    pub offsets: Signal<D, Bits<16>>,
    /// Last part of the sample.
    pub complete: Signal<D, Bit>,
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
    pub entry: Signal<D, FifoEntry>,
    /// Format, thread and weights.
    #[word]
    pub about: Signal<D, SampleFormat>,
    /// Where its texels go.
    #[word]
    pub meta: Signal<D, Destination>,
    /// The byte of its line where each texel begins, four bits each.
    pub offsets: Signal<D, Bits<16>>,
    /// Cache line of each texel.
    pub line: [Signal<D, Bits<CL>>; 4],
}

/// An entry with its texels, from the latency FIFO through the filter.
#[derive(Bundle)]
#[part(FilterStage: valid, about, meta)]
#[part(FilterTexels: valid, entry, offsets)]
pub struct FilterEntry<D: Way> {
    /// There is an entry; from the second stage on, a whole sample.
    pub valid: Signal<D, Bit>,
    /// The entry, with `valid`.
    #[word]
    pub entry: Signal<D, FifoEntry>,
    /// The byte of its line where each texel begins, four bits each.
    pub offsets: Signal<D, Bits<16>>,
    /// Format, thread and weights; from the FIFO a cycle later, as the next.
    #[word]
    pub about: Signal<D, SampleFormat>,
    /// Where its texels go.
    #[word]
    pub meta: Signal<D, Destination>,
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

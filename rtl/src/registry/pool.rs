// SPDX-License-Identifier: MIT
//! Several execution units, the texture pipeline, the way back and out.
use super::{block, BlockEntry};
use crate::counters::Counters;
use crate::memory_arbiter::MemoryArbiter;
use crate::pool::memory_switch::MemorySwitch;
use crate::pool::texture_door::TextureDoor;
use crate::pool::texture_switch::TextureSwitch;
use crate::pool::word_fifo::WordFifo;
use crate::texture::latency_fifo::{FifoConfig, LatencyFifo};
use crate::texture::tags::Tags;
use crate::texture::Texture;
use crate::texture::TextureConfig;
use crate::write_back::WriteBack;

/// The blocks, in pipeline order.
pub(super) fn entries() -> Vec<BlockEntry> {
    vec![
        block!(
            "word_fifo",
            "5-texture-and-pool.md",
            "queue at the door of an execution unit",
            WordFifo::<2, 3, 2>::new(false)
        ),
        block!(
            "texture_door",
            "5-texture-and-pool.md",
            "queue of an execution unit's texture requests",
            TextureDoor::<3, 3, 4>::new(false)
        ),
        block!(
            "memory_switch",
            "5-texture-and-pool.md",
            "execution units and texture pipelines in turn at the memory port",
            MemorySwitch::<4, 2>::default()
        ),
        block!(
            "texture_switch",
            "5-texture-and-pool.md",
            "execution units in turn at the texture pipeline, texels back to them",
            TextureSwitch::<4, 3, 5>::default()
        ),
        block!(
            "texture_tags",
            "5-texture-and-pool.md",
            "tags of the texture cache: lookup, misses",
            Tags::<6>::new(64, 1)
        ),
        block!(
            "latency_fifo",
            "5-texture-and-pool.md",
            "latency FIFO of the texture pipeline and reorder buffer of its lines",
            LatencyFifo::<6>::new(FifoConfig::default())
        ),
        block!(
            "texture",
            "5-texture-and-pool.md",
            "texture pipeline: addresses, cache, latency FIFO, filter",
            Texture::<3, 6>::new(TextureConfig::default())
        ),
        block!(
            "write_back",
            "6-core-and-isa.md",
            "fixed-latency and slow results into the two bank groups",
            WriteBack::<4, 7>::default()
        ),
        block!(
            "memory_arbiter",
            "6-core-and-isa.md",
            "three clients on one memory port",
            MemoryArbiter::default()
        ),
        block!("counters", "7-verification.md", "performance counters", Counters::<3>::default()),
    ]
}

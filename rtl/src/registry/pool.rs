// SPDX-License-Identifier: MIT
//! Several execution units, the texture pipeline, the way back and out.
use super::{block, BlockEntry};
use crate::config::{CoreConfig, SMALL};
use crate::counters::Counters;
use crate::memory_arbiter::MemoryArbiter;
use crate::pool::memory_switch::MemorySwitch;
use crate::pool::texture_door::TextureDoor;
use crate::pool::texture_switch::TextureSwitch;
use crate::pool::word_fifo::WordFifo;
use crate::texture::latency_fifo::{FifoConfig, LatencyFifo};
use crate::texture::tags::Tags;
use crate::texture::{Texture, TextureConfig};
use crate::write_back::WriteBack;

/// A core of several units.
const POOL: CoreConfig = SMALL.with_units(4, 2);

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
            TextureDoor::<{ SMALL.warp_bits() }, { SMALL.quad_tag_bits() }, { SMALL.threads }>::new(
                false
            )
        ),
        block!(
            "memory_switch",
            "5-texture-and-pool.md",
            "execution units and texture pipelines in turn at the memory port",
            MemorySwitch::<{ POOL.units }, { POOL.texture_pipelines }>::default()
        ),
        block!(
            "texture_switch",
            "5-texture-and-pool.md",
            "execution units in turn at the texture pipeline, texels back to them",
            TextureSwitch::<
                { POOL.units },
                { POOL.quad_tag_bits() },
                { POOL.texture_tag_bits() },
            >::default()
        ),
        block!(
            "texture_tags",
            "5-texture-and-pool.md",
            "tags of the texture cache: lookup, misses",
            Tags::<{ SMALL.texture_line_bits() }>::new(SMALL.texture_lines, SMALL.texture_ways)
        ),
        block!(
            "latency_fifo",
            "5-texture-and-pool.md",
            "latency FIFO of the texture pipeline and reorder buffer of its lines",
            LatencyFifo::<{ SMALL.texture_line_bits() }>::new(FifoConfig::default())
        ),
        block!(
            "texture",
            "5-texture-and-pool.md",
            "texture pipeline: addresses, cache, latency FIFO, filter",
            Texture::<{ SMALL.texture_tag_bits() }, { SMALL.texture_line_bits() }>::new(
                TextureConfig::default()
            )
        ),
        block!(
            "write_back",
            "6-core-and-isa.md",
            "fixed-latency and slow results into the two bank groups",
            WriteBack::<{ SMALL.threads }, { SMALL.register_bits() }>::default()
        ),
        block!(
            "memory_arbiter",
            "6-core-and-isa.md",
            "three clients on one memory port",
            MemoryArbiter::default()
        ),
        block!(
            "counters",
            "7-verification.md",
            "performance counters",
            Counters::<{ SMALL.thread_count_bits() }>::default()
        ),
    ]
}

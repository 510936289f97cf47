//! Several execution units, the texture pipeline, the way back and out.
use super::{block, BlockEntry};
use crate::counters::Counters;
use crate::memory_arbiter::MemoryArbiter;
use crate::pool::memory_switch::MemorySwitch;
use crate::pool::texture_door::TextureDoor;
use crate::pool::texture_switch::TextureSwitch;
use crate::pool::word_fifo::WordFifo;
use crate::stimulus;
use crate::stimulus::pool::memory_switch::{PIPELINES, UNITS};
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
            WordFifo::<2, 3, 2>::new(false),
            |_| Box::new(stimulus::pool::word_fifo::Neighbours::default())
        ),
        block!(
            "texture_door",
            "5-texture-and-pool.md",
            "queue of an execution unit's texture requests",
            TextureDoor::<3, 3, 4>::new(false),
            |_| Box::new(stimulus::pool::texture_door::Neighbours::new(3, 4))
        ),
        block!(
            "memory_switch",
            "5-texture-and-pool.md",
            "execution units and texture pipelines in turn at the memory port",
            MemorySwitch::<UNITS, 16, PIPELINES>::default(),
            |_| Box::new(stimulus::pool::memory_switch::Neighbours::default())
        ),
        block!(
            "texture_switch",
            "5-texture-and-pool.md",
            "execution units in turn at the texture pipeline, texels back to them",
            TextureSwitch::<UNITS, 16, 3, 5>::default(),
            |_| Box::new(stimulus::pool::texture_switch::Neighbours::default())
        ),
        block!(
            "texture_tags",
            "5-texture-and-pool.md",
            "tags of the texture cache: lookup, misses",
            Tags::<6>::new(64, 1),
            |_| Box::new(stimulus::texture::TagNeighbours::new(64))
        ),
        block!(
            "latency_fifo",
            "5-texture-and-pool.md",
            "latency FIFO of the texture pipeline and reorder buffer of its lines",
            LatencyFifo::<6>::new(FifoConfig::default()),
            |_| Box::new(stimulus::texture::FifoNeighbours::new(16, 16))
        ),
        block!(
            "texture",
            "5-texture-and-pool.md",
            "texture pipeline: addresses, cache, latency FIFO, filter",
            Texture::<3, 6>::new(TextureConfig::default()),
            |_| Box::new(stimulus::texture::Neighbours::default())
        ),
        block!(
            "write_back",
            "6-core-and-isa.md",
            "fixed-latency and slow results into the two bank groups",
            WriteBack::<4, 7>::default(),
            |_| Box::new(stimulus::write_back::Results::new(4))
        ),
        block!(
            "memory_arbiter",
            "6-core-and-isa.md",
            "three clients on one memory port",
            MemoryArbiter::default(),
            |_| Box::new(stimulus::memory_arbiter::Neighbours::default())
        ),
        block!("counters", "7-verification.md", "performance counters", Counters::<3>::default(), |dut| Box::new(
            stimulus::counters::Events::new(dut)
        )),
    ]
}

//! Cells that are more than a gate, less than a block.
use super::{any_input, block, BlockEntry};
use crate::cells::bram;
use crate::cells::byte_ram;
use crate::cells::lerp;
use crate::cells::low_product;
use crate::cells::lut_ram;
use crate::cells::warp_ram;
use crate::cells::way_ram;
use crate::cells::Highest;
use crate::cells::HighestTwo;
use crate::cells::Lowest;
use crate::cells::LowestTwo;
use crate::cells::RoundRobin;
use crate::stimulus;

/// The blocks, in pipeline order.
pub(super) fn entries() -> Vec<BlockEntry> {
    vec![
        block!("bram", "6-core-and-isa.md", "block RAM with one read and one write port", bram::Bram::<9, 32>::default(), |_| {
            Box::new(stimulus::cells::NoCollision)
        }),
        block!(
            "byte_ram",
            "6-core-and-isa.md",
            "block RAM with one port and byte enables",
            byte_ram::ByteRam::<8>::default(),
            |_| Box::new(stimulus::cells::ReadOrWrite)
        ),
        block!(
            "lut_ram",
            "6-core-and-isa.md",
            "small memory in LUTs with a combinational read port",
            lut_ram::LutRam::<4, 16>::default(),
            any_input
        ),
        block!(
            "warp_ram",
            "6-core-and-isa.md",
            "block RAM with sixteen words for each warp",
            warp_ram::WarpRam::<3, 32>::default(),
            |_| Box::new(stimulus::cells::WarpsWithoutCollision)
        ),
        block!(
            "way_ram",
            "1-instruction-front-end.md",
            "what one way of a cache knows of its sets",
            way_ram::WayRam::<4, 17>::new(3),
            any_input
        ),
        block!("round_robin", "3-credit-warp-scheduler.md", "round robin choice", RoundRobin::<8, 3>::default(), any_input),
        block!("lowest", "5-texture-and-pool.md", "the lowest of several bits", Lowest::<32, 5>::default(), |_| Box::new(
            stimulus::cells::ManyAndFew
        )),
        block!("highest", "5-texture-and-pool.md", "the highest of several bits", Highest::<32, 5>::default(), |_| Box::new(
            stimulus::cells::ManyAndFew
        )),
        block!(
            "lowest_two",
            "5-texture-and-pool.md",
            "the two lowest of several bits",
            LowestTwo::<32>::default(),
            |_| Box::new(stimulus::cells::ManyAndFew)
        ),
        block!("highest_two", "5-texture-and-pool.md", "the two highest of several bits", HighestTwo::<32>::default(), |_| {
            Box::new(stimulus::cells::ManyAndFew)
        }),
        block!(
            "lerp",
            "5-texture-and-pool.md",
            "registered linear interpolation with an 8-bit weight",
            lerp::Lerp::<8, 16>::default(),
            any_input
        ),
        block!(
            "low_product",
            "6-core-and-isa.md",
            "registered 32 x 32 bit multiplier, low word",
            low_product::LowProduct::default(),
            any_input
        ),
    ]
}

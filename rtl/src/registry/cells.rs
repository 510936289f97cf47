// SPDX-License-Identifier: MIT
//! Cells that are more than a gate, less than a block.
use super::{block, BlockEntry};
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

/// The blocks, in pipeline order.
pub(super) fn entries() -> Vec<BlockEntry> {
    vec![
        block!(
            "bram",
            "6-core-and-isa.md",
            "block RAM with one read and one write port",
            bram::Bram::<9, 32>::default()
        ),
        block!(
            "byte_ram",
            "6-core-and-isa.md",
            "block RAM with one port and byte enables",
            byte_ram::ByteRam::<8>::default()
        ),
        block!(
            "lut_ram",
            "6-core-and-isa.md",
            "small memory in LUTs with a combinational read port",
            lut_ram::LutRam::<4, 16>::default()
        ),
        block!(
            "warp_ram",
            "6-core-and-isa.md",
            "block RAM with sixteen words for each warp",
            warp_ram::WarpRam::<3, 32>::default()
        ),
        block!(
            "way_ram",
            "1-instruction-front-end.md",
            "what one way of a cache knows of its sets",
            way_ram::WayRam::<4, 17>::new(3)
        ),
        block!(
            "round_robin",
            "3-credit-warp-scheduler.md",
            "round robin choice",
            RoundRobin::<8, 3>::default()
        ),
        block!(
            "lowest",
            "5-texture-and-pool.md",
            "the lowest of several bits",
            Lowest::<32, 5>::default()
        ),
        block!(
            "highest",
            "5-texture-and-pool.md",
            "the highest of several bits",
            Highest::<32, 5>::default()
        ),
        block!(
            "lowest_two",
            "5-texture-and-pool.md",
            "the two lowest of several bits",
            LowestTwo::<32>::default()
        ),
        block!(
            "highest_two",
            "5-texture-and-pool.md",
            "the two highest of several bits",
            HighestTwo::<32>::default()
        ),
        block!(
            "lerp",
            "5-texture-and-pool.md",
            "registered linear interpolation with an 8-bit weight",
            lerp::Lerp::<8, 16>::default()
        ),
        block!(
            "low_product",
            "6-core-and-isa.md",
            "registered multiplier, low bits",
            low_product::LowProduct::<32, 32, 32>::default()
        ),
    ]
}

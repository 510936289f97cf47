// SPDX-License-Identifier: MIT
//! The microcoded core.
use super::{block, BlockEntry};
use crate::microcoded::pool::MicrocodedPool;
use crate::microcoded::MicrocodedCore;
use warpwright_microcode::image;

/// The blocks, in pipeline order.
pub(super) fn entries() -> Vec<BlockEntry> {
    vec![
        block!(
            "microcoded_core",
            "6-core-and-isa.md",
            "the instruction set in microcode, a thread at a time: the core of small devices",
            MicrocodedCore::new(&image(4))
        ),
        block!(
            "microcoded_pool",
            "5-texture-and-pool.md",
            "microcoded cores that share a launch and the memory",
            MicrocodedPool::<2>::new(&image(4))
        ),
    ]
}

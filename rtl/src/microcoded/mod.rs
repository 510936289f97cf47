// SPDX-License-Identifier: MIT
//! The microcoded core: a core of the instruction set for devices with a few thousand logic cells
//! (docs/core.md, `nano` on iCE40).
//!
//! One thread of one warp at a time, in steps of microcode (`warpwright_microcode`), which does all
//! that blocks of their own do in the pipelined core: launches, fetches, divergence, barriers,
//! floats, atomics with one access for each set, texture filters. Programs, launch registers and
//! results are the same, the time is not.
//!
//! ```text
//!        ┌─ code ─► word ─┬─► address of the operand ─► store, shared ─┐
//!   pc ──┘                └─► op ──────────────────────────────────────┴─► a, b, k, x, masks, port
//!        ▲                                                                │
//!        └──────────────────────── jumps ◄────────────────────────────────┘
//! ```
//!
//! - **latency**: a micro-instruction takes a cycle; a jump that is taken two; a shift 1 and as
//!   many as it has bytes and bits; a product 1 and its steps
//! - **of an instruction**: about 45 cycles, and for each of its threads 4 (`mov`) to 40 (`imul`)
//!   or 200 (`fmad`)
//! - **memory port**: `mem_valid` with address and data holds until `mem_done`; one access at a
//!   time
//! - **invariant**: the store is the host's while `done`; the core's otherwise
//! - **faults**: as on every engine; `fault` holds the cause of the first from its instruction on
//! - **parts**: `core` wires them: `decode`, [`operand_address`], `accumulators`, [`threads`],
//!   `sequencer`, and the memories of [`rom`]
//! - **several**: a [`pool`] of them shares a launch and the memory; `mem_keeps` is for it
mod accumulators;
mod core;
mod decode;
pub mod operand_address;
pub mod pool;
pub mod rom;
mod sequencer;
pub mod threads;

pub use self::core::MicrocodedCore;
use crate::cells::Lazy;
use crate::config::{with_pools, Size};
use crate::dut::{Dut, Top};
use pool::MicrocodedPool;
use warpwright_isa::UnitSet;
use warpwright_microcode::{image, Image};

/// A pool of so many cores of this size, without these units.
///
/// # Panics
/// Unless there is such a core, see [`SIZES`], and can be so many, see
/// [`POOLS`](crate::config::POOLS).
pub fn build(size: Size, units: usize, without: UnitSet) -> Box<dyn Dut> {
    let image = image_for(size, without);
    macro_rules! pool {
        ($($units:literal),*) => {
            match units {
                $($units => Box::new(Lazy::new(MicrocodedPool::<$units>::new(&image).ready())),)*
                units => panic!("no pool of {units} microcoded cores"),
            }
        };
    }
    with_pools!(pool)
}

/// The sizes that there are.
pub const SIZES: [Size; 2] = [Size::Nano, Size::Small];

/// Block RAMs of 18 Kbit that a core has: store, shared memory, microcode, and of the small one its
/// dispatch.
pub const fn block_rams(size: Size) -> u64 {
    match size {
        Size::Nano => 2 + 1 + 3 + 1,
        _ => 4 + 2 + 3,
    }
}

/// Warps with so many registers that a core of `warps` has at a time: of over 32 a warp has those
/// of a pair.
pub const fn resident(warps: usize, registers: usize) -> usize {
    if registers > 32 {
        warps / 2
    } else {
        warps
    }
}

/// What the memories of a core of this size hold, without these units: without `texture` and `sfu`
/// the microcode is its first page alone.
///
/// # Panics
/// Unless there is such a core, see [`SIZES`].
pub fn image_for(size: Size, without: UnitSet) -> Image {
    let mut image = image(size.numbers().warps);
    image.leave(without);
    image
}

// SPDX-License-Identifier: MIT
//! Prefix networks over the threads of a warp (docs/mechanisms/4.md).
//!
//! Three blocks with the same ports: [`serial`] has every operation and takes a cycle for each
//! thread, [`kogge_stone`] and [`brent_kung`] have the associative integer operations but
//! multiplication (0 and 2 to 10 of `AtomicOp`), refuse the
//! others, and take a cycle for each level.
pub mod brent_kung;
pub mod kogge_stone;
mod level;
mod results;
pub mod serial;

pub use brent_kung::BrentKung;
pub use kogge_stone::KoggeStone;
pub use serial::SerialPrefix;

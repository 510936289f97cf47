// SPDX-License-Identifier: MIT
//! Small cells that several blocks share.
pub mod bram;
pub mod byte_ram;
pub mod first;
pub mod lerp;
pub mod low_product;
pub mod lut_ram;
pub mod multiplier;
pub mod round_robin;
pub mod table;
pub mod warp_ram;
pub mod way_ram;
pub use first::{Highest, HighestTwo, Lowest, LowestTwo};
pub use hdl_dialect::prelude::{Lazy, DFF};
pub use round_robin::RoundRobin;
pub use table::TablePlace;

/// Block RAM, see [`bram::Bram`].
pub type Bram<const A: usize, const W: usize> = Lazy<bram::Bram<A, W>>;
/// Block RAM with byte enables, see [`byte_ram::ByteRam`].
pub type ByteRam<const A: usize> = Lazy<byte_ram::ByteRam<A>>;
/// Memory in LUTs, see [`lut_ram::LutRam`].
pub type LutRam<const A: usize, const W: usize> = Lazy<lut_ram::LutRam<A, W>>;
/// Memory in LUTs for words of any type, see [`table::Table`].
pub type Table<const A: usize, S> = Lazy<table::Table<A, S>>;
/// Block RAM with sixteen words a warp, see [`warp_ram::WarpRam`].
pub type WarpRam<const LW: usize, const W: usize> = Lazy<warp_ram::WarpRam<LW, W>>;
/// One way of a cache, see [`way_ram::WayRam`].
pub type WayRam<const A: usize, const W: usize> = Lazy<way_ram::WayRam<A, W>>;
/// Registered linear interpolation, see [`lerp::Lerp`].
pub type Lerp<const N: usize, const M: usize> = Lazy<lerp::Lerp<N, M>>;
/// Registered multiplier, see [`low_product::LowProduct`].
pub type LowProduct<const N: usize, const M: usize, const P: usize> =
    Lazy<low_product::LowProduct<N, M, P>>;
/// Multiplier of a part of a product, see [`multiplier::Multiplier`].
pub type Multiplier<const A: usize, const B: usize, const S: usize, const P: usize> =
    Lazy<multiplier::Multiplier<A, B, S, P>>;
/// 32 x 32 multiplier of both words, see [`multiplier::WideMultiplier`].
pub type WideMultiplier = Lazy<multiplier::WideMultiplier>;

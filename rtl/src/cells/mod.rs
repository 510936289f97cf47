//! Small cells that several blocks share.
pub mod bram;
pub mod byte_ram;
pub mod first;
pub mod lerp;
pub mod low_product;
pub mod lut_ram;
pub mod multiplier;
pub mod round_robin;
pub mod warp_ram;
pub mod way_ram;
pub use first::{Highest, HighestTwo, Lowest, LowestTwo};
pub use hdl_dialect::prelude::{Lazy, DFF};
pub use round_robin::RoundRobin;

/// Block RAM, see [`bram::Bram`].
pub type Bram<const A: usize, const W: usize> = Lazy<bram::Bram<A, W>>;
/// Block RAM with byte enables, see [`byte_ram::ByteRam`].
pub type ByteRam<const A: usize> = Lazy<byte_ram::ByteRam<A>>;
/// Memory in LUTs, see [`lut_ram::LutRam`].
pub type LutRam<const A: usize, const W: usize> = Lazy<lut_ram::LutRam<A, W>>;
/// Block RAM with sixteen words a warp, see [`warp_ram::WarpRam`].
pub type WarpRam<const LW: usize, const W: usize> = Lazy<warp_ram::WarpRam<LW, W>>;
/// One way of a cache, see [`way_ram::WayRam`].
pub type WayRam<const A: usize, const W: usize> = Lazy<way_ram::WayRam<A, W>>;
/// Registered linear interpolation, see [`lerp::Lerp`].
pub type Lerp<const N: usize, const M: usize> = Lazy<lerp::Lerp<N, M>>;
/// 32 x 32 multiplier of the low word, see [`low_product::LowProduct`].
pub type LowProduct = Lazy<low_product::LowProduct>;
/// Multiplier of a part of a product, see [`multiplier::Multiplier`].
pub type Multiplier<const A: usize, const B: usize, const S: usize, const P: usize> = Lazy<multiplier::Multiplier<A, B, S, P>>;
/// 32 x 32 multiplier of both words, see [`multiplier::WideMultiplier`].
pub type WideMultiplier = Lazy<multiplier::WideMultiplier>;

use crate::dut::{Dut, Stimulus};
use crate::registry::{any_input, BlockEntry};

/// Reads and writes of a block RAM that never meet at one address.
struct NoCollision;

impl Stimulus for NoCollision {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let dice = random();
        let read = dice >> 8 & 0x1ff;
        let write = read ^ (1 + (dice >> 20 & 7));
        vec![dice & 1, read, dice >> 1 & 1, write, random() & 0xffff_ffff]
    }
}

/// The same with the port names of `warp_ram`.
struct WarpsWithoutCollision;

impl Stimulus for WarpsWithoutCollision {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let dice = random();
        let read = dice >> 8 & 0x7f;
        let write = read ^ (1 + (dice >> 20 & 7));
        vec![dice & 1, read >> 4, read & 15, dice >> 1 & 1, write >> 4, write & 15, random() & 0xffff_ffff]
    }
}

/// Reads or writes, never both at once.
struct ReadOrWrite;

impl Stimulus for ReadOrWrite {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let dice = random();
        let read = dice & 1;
        vec![dice >> 8 & 0x1f, read, if read == 1 { 0 } else { dice >> 1 & 15 }, random() & 0xffff_ffff]
    }
}

/// Many bits and few, none, all.
struct ManyAndFew;

impl Stimulus for ManyAndFew {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let (dice, bits) = (random(), random());
        let few = bits & random() & random() & random();
        vec![[bits, few, few & random(), 1 << (bits & 31), bits | random() | random(), 0][(dice % 6) as usize] & 0xffff_ffff]
    }
}

/// The registered cells.
pub fn entries() -> Vec<BlockEntry> {
    vec![
        BlockEntry {
            name: "bram",
            spec: "6-core-and-isa.md",
            purpose: "block RAM with one read and one write port",
            build: || -> Box<dyn Dut> { Box::new(ready_top!(bram::Bram::<9, 32>::default())) },
            stimulus: |_| Box::new(NoCollision),
        },
        BlockEntry {
            name: "byte_ram",
            spec: "6-core-and-isa.md",
            purpose: "block RAM with one port and byte enables",
            build: || -> Box<dyn Dut> { Box::new(ready_top!(byte_ram::ByteRam::<8>::default())) },
            stimulus: |_| Box::new(ReadOrWrite),
        },
        BlockEntry {
            name: "lut_ram",
            spec: "6-core-and-isa.md",
            purpose: "small memory in LUTs with a combinational read port",
            build: || -> Box<dyn Dut> { Box::new(ready_top!(lut_ram::LutRam::<4, 16>::default())) },
            stimulus: any_input,
        },
        BlockEntry {
            name: "warp_ram",
            spec: "6-core-and-isa.md",
            purpose: "block RAM with sixteen words for each warp",
            build: || -> Box<dyn Dut> { Box::new(ready_top!(warp_ram::WarpRam::<3, 32>::default())) },
            stimulus: |_| Box::new(WarpsWithoutCollision),
        },
        BlockEntry {
            name: "way_ram",
            spec: "1-instruction-front-end.md",
            purpose: "what one way of a cache knows of its sets",
            build: || -> Box<dyn Dut> { Box::new(ready_top!(way_ram::WayRam::<4, 17>::new(3))) },
            stimulus: any_input,
        },
        BlockEntry {
            name: "round_robin",
            spec: "3-credit-warp-scheduler.md",
            purpose: "round robin choice",
            build: || -> Box<dyn Dut> { Box::new(ready_top!(RoundRobin::<8, 3>::default())) },
            stimulus: any_input,
        },
        BlockEntry {
            name: "lowest",
            spec: "5-texture-and-pool.md",
            purpose: "the lowest of several bits",
            build: || -> Box<dyn Dut> { Box::new(ready_top!(Lowest::<32, 5>::default())) },
            stimulus: |_| Box::new(ManyAndFew),
        },
        BlockEntry {
            name: "highest",
            spec: "5-texture-and-pool.md",
            purpose: "the highest of several bits",
            build: || -> Box<dyn Dut> { Box::new(ready_top!(Highest::<32, 5>::default())) },
            stimulus: |_| Box::new(ManyAndFew),
        },
        BlockEntry {
            name: "lowest_two",
            spec: "5-texture-and-pool.md",
            purpose: "the two lowest of several bits",
            build: || -> Box<dyn Dut> { Box::new(ready_top!(LowestTwo::<32>::default())) },
            stimulus: |_| Box::new(ManyAndFew),
        },
        BlockEntry {
            name: "highest_two",
            spec: "5-texture-and-pool.md",
            purpose: "the two highest of several bits",
            build: || -> Box<dyn Dut> { Box::new(ready_top!(HighestTwo::<32>::default())) },
            stimulus: |_| Box::new(ManyAndFew),
        },
        BlockEntry {
            name: "lerp",
            spec: "5-texture-and-pool.md",
            purpose: "registered linear interpolation with an 8-bit weight",
            build: || -> Box<dyn Dut> { Box::new(ready_top!(lerp::Lerp::<8, 16>::default())) },
            stimulus: any_input,
        },
        BlockEntry {
            name: "low_product",
            spec: "6-core-and-isa.md",
            purpose: "registered 32 x 32 bit multiplier, low word",
            build: || -> Box<dyn Dut> { Box::new(ready_top!(low_product::LowProduct::default())) },
            stimulus: any_input,
        },
    ]
}

//! Stimulus of `cells` in random tests.
use crate::dut::Stimulus;

/// Reads and writes of a block RAM that never meet at one address.
pub struct NoCollision;

impl Stimulus for NoCollision {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let dice = random();
        let read = dice >> 8 & 0x1ff;
        let write = read ^ (1 + (dice >> 20 & 7));
        vec![dice & 1, read, dice >> 1 & 1, write, random() & 0xffff_ffff]
    }
}

/// The same with the port names of `warp_ram`.
pub struct WarpsWithoutCollision;

impl Stimulus for WarpsWithoutCollision {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let dice = random();
        let read = dice >> 8 & 0x7f;
        let write = read ^ (1 + (dice >> 20 & 7));
        vec![dice & 1, read >> 4, read & 15, dice >> 1 & 1, write >> 4, write & 15, random() & 0xffff_ffff]
    }
}

/// Reads or writes, never both at once.
pub struct ReadOrWrite;

impl Stimulus for ReadOrWrite {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let dice = random();
        let read = dice & 1;
        vec![dice >> 8 & 0x1f, read, if read == 1 { 0 } else { dice >> 1 & 15 }, random() & 0xffff_ffff]
    }
}

/// Many bits and few, none, all.
pub struct ManyAndFew;

impl Stimulus for ManyAndFew {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let (dice, bits) = (random(), random());
        let few = bits & random() & random() & random();
        vec![[bits, few, few & random(), 1 << (bits & 31), bits | random() | random(), 0][(dice % 6) as usize] & 0xffff_ffff]
    }
}

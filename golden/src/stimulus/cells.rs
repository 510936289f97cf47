// SPDX-License-Identifier: MIT
//! Stimuli of `cells` in random tests.
use crate::{first, ports, Stimulus};

ports! {
    BramInputs { read_enable, read_address, write_enable, write_address, write_data }
    BramOutputs { read_data }
}

/// Reads and writes of a block RAM that never meet at one address.
pub struct NoCollision;

impl Stimulus for NoCollision {
    type Inputs = BramInputs;
    type Outputs = ();

    fn next(&mut self, random: &mut dyn FnMut() -> u64, (): &()) -> BramInputs {
        let dice = random();
        let read = dice >> 8 & 0x1ff;
        BramInputs {
            read_enable: dice & 1,
            read_address: read,
            write_enable: dice >> 1 & 1,
            write_address: read ^ (1 + (dice >> 20 & 7)),
            write_data: random() & 0xffff_ffff,
        }
    }
}

ports! {
    WarpInputs {
        read_enable, read_warp, read_place, write_enable, write_warp, write_place, write_data,
    }
}

/// The same with the ports of `warp_ram`.
pub struct WarpsWithoutCollision;

impl Stimulus for WarpsWithoutCollision {
    type Inputs = WarpInputs;
    type Outputs = ();

    fn next(&mut self, random: &mut dyn FnMut() -> u64, (): &()) -> WarpInputs {
        let dice = random();
        let read = dice >> 8 & 0x7f;
        let write = read ^ (1 + (dice >> 20 & 7));
        WarpInputs {
            read_enable: dice & 1,
            read_warp: read >> 4,
            read_place: read & 15,
            write_enable: dice >> 1 & 1,
            write_warp: write >> 4,
            write_place: write & 15,
            write_data: random() & 0xffff_ffff,
        }
    }
}

ports! {
    ByteInputs { address, read_enable, write_enable, write_data }
}

/// Reads or writes, never both at once.
pub struct ReadOrWrite;

impl Stimulus for ReadOrWrite {
    type Inputs = ByteInputs;
    type Outputs = ();

    fn next(&mut self, random: &mut dyn FnMut() -> u64, (): &()) -> ByteInputs {
        let dice = random();
        let read = dice & 1;
        ByteInputs {
            address: dice >> 8 & 0x1f,
            read_enable: read,
            write_enable: if read == 1 { 0 } else { dice >> 1 & 15 },
            write_data: random() & 0xffff_ffff,
        }
    }
}

/// Many bits and few, none, all.
pub struct ManyAndFew;

impl Stimulus for ManyAndFew {
    type Inputs = first::Inputs;
    type Outputs = ();

    fn next(&mut self, random: &mut dyn FnMut() -> u64, (): &()) -> first::Inputs {
        let (dice, bits) = (random(), random());
        let few = bits & random() & random() & random();
        let draws = [bits, few, few & random(), 1 << (bits & 31), bits | random() | random(), 0];
        first::Inputs { candidates: draws[(dice % 6) as usize] & 0xffff_ffff }
    }
}

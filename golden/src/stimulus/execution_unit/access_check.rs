// SPDX-License-Identifier: MIT
//! Stimulus of `execution_unit/access_check` in random tests.
use crate::access_check::Inputs;
use crate::Stimulus;
use warpwright_isa::alu_op::load_store;
use warpwright_isa::Unit;

/// Mostly accesses, of warps of so many threads, at the ends of their memories, mostly aligned.
pub struct Accesses(pub u32);

impl Stimulus for Accesses {
    type Inputs = Inputs;
    type Outputs = ();

    fn next(&mut self, random: &mut dyn FnMut() -> u64, (): &()) -> Inputs {
        let dice = random();
        let units = [Unit::LoadStore as u64, Unit::Attribute as u64, dice >> 40 & 7];
        let unit = units[(dice & 3) as usize * 2 / 3];
        let any = dice >> 4 & 7;
        let lines = [load_store::LINE, load_store::CONSTANT][(any & 1) as usize];
        let kind = if unit == Unit::Attribute as u64 { lines.into() } else { any };
        let size = (dice >> 8 & 3).min(2);
        let memory_lines = random() >> (36 + (dice >> 16 & 27));
        let shared_words = random() & 0x1fff;
        let ends = [memory_lines * 16, shared_words * 4, 4096, random()];
        let mut address = || {
            let dice = random();
            let near = ends[(dice & 3) as usize].wrapping_add(dice >> 8 & 31).wrapping_sub(24);
            let near = if dice >> 16 & 3 == 0 { dice >> 20 } else { near };
            let aligned = if dice >> 2 & 15 == 0 { near } else { near >> 4 << 4 };
            aligned & 0xffff_ffff
        };
        Inputs {
            legal: (dice >> 20 & 7 != 0).into(),
            unit,
            unit_op: kind | size << 3 | (dice >> 10 & 1) << 5,
            first: (dice >> 24 & 7 != 0).into(),
            address: (0..self.0).map(|_| address()).collect(),
            taking: random() & ((1 << self.0) - 1),
            memory_lines,
            shared_words,
        }
    }
}

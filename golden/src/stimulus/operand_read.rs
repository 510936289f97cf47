// SPDX-License-Identifier: MIT
//! Neighbours of operand read in random tests.
use super::page_table::Lives;
use crate::operand_read::Inputs;
use crate::Stimulus;

/// Random instructions; the lanes often write what is read.
pub struct Neighbours {
    warps: u64,
    threads: usize,
    lives: Lives,
}

impl Neighbours {
    /// For so many warps of so many threads.
    pub fn new(warps: usize, threads: usize) -> Self {
        Self { warps: warps as u64, threads, lives: Lives::new(warps) }
    }
}

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = ();

    fn next(&mut self, random: &mut dyn FnMut() -> u64, (): &()) -> Inputs {
        let dice = random();
        let (warps, threads) = (self.warps, self.threads);
        let every = (1u64 << threads) - 1;
        let bit = |at: u32| dice >> at & 1;
        let word = |value: u64| value & 0xffff_ffff;
        let (low, high) = (word(random()), word(random()));
        // Half of the instructions are of unit `Special`.
        let control = random() & 0x3ffff;
        let control =
            if bit(10) == 1 { control } else { control & !0x3fe | 6 << 1 | (random() % 6) << 4 };
        let warp = random() % warps;
        let (launch, free) = self.lives.step(random());
        let (slot, pages) = launch.unwrap_or((random() % warps, 1));
        // Not a warp that is being launched.
        let valid = (bit(4) | bit(5)) & u64::from(launch.is_none_or(|(slot, _)| slot != warp));
        let near = |value: u64, other: u64, at: u32| if bit(at) == 1 { value } else { other };
        let operand = |dice: u64| {
            [low >> 18, low >> 24, low >> 30 | high << 2, dice][(dice >> 8 & 3) as usize] & 63
        };
        Inputs {
            launch_valid: launch.is_some().into(),
            launch_warp: slot,
            launch_id: random() & 0xff_ffff,
            launch_x: random() & 0xffff,
            launch_y: random() & 0xffff,
            launch_tile: random() & 63,
            launch_pages: pages,
            launch_linear: bit(3),
            free_valid: free.is_some().into(),
            select_valid: valid,
            select_warp: warp,
            low,
            high,
            control,
            pc_pc: random() & 0xf_ffff,
            active: (0..warps).map(|_| random() & every).collect(),
            killed: random() & random() & random() & ((1 << warps) - 1),
            file_a: (0..threads).map(|_| word(random())).collect(),
            file_b: (0..threads).map(|_| word(random())).collect(),
            file_c: (0..threads).map(|_| word(random())).collect(),
            predicate_valid: bit(6),
            predicate_warp: near(warp, random() % warps, 7),
            predicate_number: random() & 3,
            predicate_mask: random() & every,
            predicate_flags: random() & every,
            slow_warp: random() % warps,
            slow_rd: random() & 63,
            next_mask: random() & every,
            next_warp: near(warp, random() % warps, 8),
            next_rd: operand(random()),
            now_mask: random() & every,
            now_warp: near(warp, random() % warps, 9),
            now_rd: operand(random()),
            now_data: (0..threads).map(|_| word(random())).collect(),
            launch_workgroup: random() & 0xff_ffff,
            free_warp: free.unwrap_or(random() % warps),
            select_mask: valid << warp,
        }
    }
}

// SPDX-License-Identifier: MIT
//! Stimulus of `execution_unit/branch_unit` in random tests.
use crate::branch_unit::Inputs;
use crate::Stimulus;

/// Mostly control instructions, of warps of so many threads.
pub struct Control(pub u32);

impl Stimulus for Control {
    type Inputs = Inputs;
    type Outputs = ();

    fn next(&mut self, random: &mut dyn FnMut() -> u64, (): &()) -> Inputs {
        let dice = random();
        let (legal, op) = (dice >> 6 & 7 != 0, dice >> 9 & 15);
        let every = (1 << self.0) - 1;
        let active = (dice >> 16 & 15 | (dice >> 36 & 15) << 4) & every;
        let live = if dice >> 20 & 1 == 0 {
            active
        } else {
            active | (dice >> 24 & 15 | (dice >> 40 & 15) << 4) & every
        };
        let mut word = |bits: u32| random() & ((1 << bits) - 1);
        let (e1_warp, e1_low, e1_high) = (word(3), word(32), word(32));
        let mask = if dice >> 28 & 1 == 0 { active } else { active & word(self.0) };
        let depth = [0, 16, 1 + word(4), 1][(dice >> 29 & 3) as usize];
        let level = if dice >> 44 & 1 == 0 { active } else { active | live & word(self.0) };
        Inputs {
            valid: (dice >> 21 & 3 != 0).into(),
            legal: legal.into(),
            op,
            e1_warp,
            e1_low,
            e1_high,
            e1_active: active,
            e1_mask: mask,
            live,
            outstanding: word(8) & word(8),
            kill_valid: word(1),
            kill_warp: word(3),
            depth: depth.min(16),
            top: word(20),
            level,
        }
    }
}

// SPDX-License-Identifier: MIT
//! Stimulus of `execution_unit/faults` in random tests.
use crate::faults::Inputs;
use crate::Stimulus;

/// Rare faults of all kinds, rare launches; warps whose numbers have so many bits.
pub struct Neighbours(pub u32);

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = ();

    fn next(&mut self, random: &mut dyn FnMut() -> u64, (): &()) -> Inputs {
        let dice = random();
        let rarely = |at: u32| u64::from(dice >> at & 7 == 0);
        let (start, launch, jump, access, undefined) =
            (rarely(0) & rarely(3), rarely(6), rarely(9), rarely(12), rarely(15));
        let warp = self.0;
        let mut word = |bits: u32| random() & ((1 << bits) - 1);
        Inputs {
            start,
            launch_valid: launch,
            launch_warp: word(warp),
            launch_id: word(24),
            jump_valid: jump,
            jump_warp: word(warp),
            jump_pc: word(20),
            access_valid: access,
            access_cause: word(4),
            refused_valid: rarely(21),
            refused_cause: word(4),
            undefined_valid: undefined,
            e1_warp: word(warp),
            pc: word(20),
            branch_busy: word(1),
        }
    }
}

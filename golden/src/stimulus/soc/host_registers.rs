// SPDX-License-Identifier: MIT
//! Stimulus of `soc/host_registers` in random tests.
use crate::soc::host_registers::{Inputs, Outputs};
use crate::Stimulus;

/// A host that reads and writes any register, and a core that takes its time.
#[derive(Default)]
pub struct Neighbours {
    access: Option<[u64; 3]>,
    left: u64,
}

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Outputs) -> Inputs {
        let dice = random();
        if outputs.bus_done == 1 {
            self.access = None;
        } else if self.access.is_none() && dice & 3 == 0 {
            let place = if dice >> 2 & 3 == 0 {
                8
            } else {
                dice >> 8 & if dice >> 4 & 3 == 0 { 0x1ff } else { 63 }
            };
            let data = if dice >> 20 & 1 == 0 { random() & 3 } else { random() & 0xffff_ffff };
            self.access = Some([u64::from(dice >> 6 & 3 != 0), place, data]);
        }
        if outputs.start == 1 {
            self.left = [0, 1, dice >> 24 & 63][(dice >> 30) as usize % 3];
        }
        self.left = self.left.saturating_sub(1);
        let [write, place, data] = self.access.unwrap_or([dice >> 7 & 1, dice >> 8 & 0x1ff, 0]);
        Inputs {
            bus_valid: self.access.is_some().into(),
            bus_write: write,
            bus_address: place,
            bus_data: data,
            bad_frames: random() & 0xffff,
            done: (self.left == 0).into(),
            fault_valid: dice >> 40 & 1,
            fault_cause: dice >> 41 & 15,
            fault_warp: random() & 0xff_ffff,
            fault_pc: random() & 0xf_ffff,
            counter_value: random() & 0xffff_ffff,
        }
    }
}

// SPDX-License-Identifier: MIT
//! Stimulus of `soc/memory_bridge` in random tests.
use crate::soc::memory_bridge::{Inputs, Outputs};
use crate::Stimulus;

/// A core that runs now and then, a host between, and a memory that takes its time.
#[derive(Default)]
pub struct Neighbours {
    running: bool,
    access: Option<[u64; 3]>,
    /// Replies that are due, the time until the first of them.
    due: u64,
    late: u64,
}

/// Lines of the memory in these tests.
pub const LINES: u64 = 48;

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Outputs) -> Inputs {
        let dice = random();
        if outputs.bus_done == 1 {
            self.access = None;
        }
        if self.access.is_none() {
            if self.due == 0 && dice & 15 == 0 {
                self.running = !self.running;
            }
            if dice >> 4 & 1 == 1 {
                self.access = Some([
                    dice >> 5 & 1,
                    (random() % (LINES + 4)) << 4 | dice >> 6 & 12,
                    random() & 0xffff_ffff,
                ]);
            }
        }
        let [write, address, data] = self.access.unwrap_or([0, random() & 0x7fff_ffff, 0]);
        self.late = self.late.saturating_sub(1);
        let reply = self.due > 0 && self.late == 0;
        if reply {
            self.due -= 1;
            self.late = dice >> 20 & 3;
        }
        let mut word = || random() & 0xffff_ffff;
        Inputs {
            running: self.running.into(),
            memory_lines: LINES,
            bus_valid: self.access.is_some().into(),
            bus_write: write,
            bus_address: address,
            bus_data: data,
            // The last access of the core comes before it is done.
            core_valid: (self.running && dice >> 8 & 1 == 1).into(),
            core_write: dice >> 9 & 1,
            core_address: word() & 0xfff_ffff,
            core_data: [word(), word(), word(), word()],
            core_mask: dice >> 40 & 0xffff,
            mem_ready: (dice >> 10 & 3 != 0).into(),
            rsp_valid: reply.into(),
            rsp_data: [word(), word(), word(), word()],
        }
    }

    fn accepted(&mut self, inputs: &Inputs, outputs: &Outputs) {
        if outputs.mem_valid == 1 && inputs.mem_ready == 1 {
            if self.due == 0 {
                self.late += 1;
            }
            self.due += 1;
        }
    }
}

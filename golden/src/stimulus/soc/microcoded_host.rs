// SPDX-License-Identifier: MIT
//! Stimulus of `soc/microcoded_host` in random tests.
use crate::soc::microcoded_host::{Inputs, Outputs};
use crate::Stimulus;

/// A host that reads and writes any word, and a core that takes its time.
#[derive(Default)]
pub struct Neighbours {
    access: Option<[u64; 3]>,
    left: u64,
    memory: Option<[u64; 3]>,
}

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Outputs) -> Inputs {
        let dice = random();
        let ends = outputs.running == 1 && self.left < 3;
        if outputs.bus_done == 1 {
            self.access = None;
        } else if self.access.is_none() && ends {
            // What is refused while the core runs, asked for when it is about to end.
            let address = [
                random() & 0xfffc,
                1 << 31 | (256 | dice >> 8 & 31) << 2,
                1 << 31 | (5 + (dice >> 8 & 1)) << 2,
            ];
            self.access =
                Some([dice >> 6 & 1, address[(dice >> 16) as usize % 3], random() & 0xffff_ffff]);
        } else if self.access.is_none() && dice & 3 == 0 {
            let place = if dice >> 2 & 3 == 0 {
                8
            } else {
                dice >> 8 & if dice >> 4 & 3 == 0 { 0x3ff } else { 63 }
            };
            let data = if dice >> 20 & 1 == 0 { random() & 3 } else { random() & 0xffff_ffff };
            let address = match dice >> 24 & 7 {
                0 | 1 => random() & 0x1_fffc,
                2 => random() & 0x7fff_fffc,
                _ => 1 << 31 | place << 2,
            };
            self.access = Some([u64::from(dice >> 6 & 3 != 0), address, data]);
        }
        if outputs.start == 1 {
            self.left = 1 + (dice >> 28 & 63);
        }
        // An access of the core, only while it runs.
        if outputs.mem_done == 1 || self.left == 0 {
            self.memory = None;
        } else if self.memory.is_none() && self.left > 3 && dice >> 34 & 1 == 0 {
            self.memory = Some([random() & 1, random() & 0x3fff_ffff, random() & 0xffff_ffff]);
        }
        let done = u64::from(self.left == 0);
        if self.memory.is_none() {
            self.left = self.left.saturating_sub(1);
        }
        let [write, address, data] =
            self.access.unwrap_or([dice >> 7 & 1, random() & 0xffff_fffc, 0]);
        let [store, word, stored] = self.memory.unwrap_or_default();
        Inputs {
            bus_valid: self.access.is_some().into(),
            bus_write: write,
            bus_address: address,
            bus_data: data,
            bad_frames: random() & 0xffff,
            done,
            fault: dice >> 41 & 15,
            cycles: random() & 0xffff_ffff,
            host_word: random() & 0xffff_ffff,
            mem_valid: self.memory.is_some().into(),
            mem_write: store,
            mem_address: word,
            mem_data: stored,
            ram_word: random() & 0xffff_ffff,
        }
    }
}

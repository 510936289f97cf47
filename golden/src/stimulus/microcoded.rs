// SPDX-License-Identifier: MIT
//! What drives the microcoded core in random tests.
use crate::microcoded_core::Inputs;
use crate::{ports, Stimulus};
use warpwright_isa::{table, Format};

ports! {
    Outputs { done, mem_valid, mem_write, mem_address, mem_data }
}

/// A host that launches random programs, and a memory that takes its time.
pub struct Launches {
    memory: Vec<u32>,
    /// Global words that are still to be written, and whether the launch is begun.
    writes: Vec<(u64, u64)>,
    pause: u64,
}

/// Words of the memory.
const MEMORY_WORDS: usize = 1024;
/// Instructions of a random program.
const LENGTH: usize = 40;

impl Default for Launches {
    fn default() -> Self {
        Self { memory: vec![0; MEMORY_WORDS], writes: vec![], pause: 0 }
    }
}

impl Launches {
    /// A program of random instructions, few of them wrong, data behind it, a grid.
    fn load(&mut self, random: &mut dyn FnMut() -> u64) {
        for place in 0..LENGTH {
            let row = &table::TABLE[random() as usize % table::TABLE.len()];
            let wrong = random() & 63 == 0;
            let mut word =
                random() & !255 | u64::from(if wrong { random() as u8 } else { row.opcode });
            // Registers below 32, short jumps, small offsets.
            word &= !(1 << 17 | 1 << 23 | 1 << 29 | 1 << 35);
            if matches!(row.format, Format::B | Format::S) {
                word = word & !(0xff_ffff << 24) | (random() & 7) << 24;
            }
            if row.format == Format::M {
                word = word & !(0xffff << 36) | (random() & 0xfc) << 36 | 1 << 52;
            }
            self.memory[2 * place] = word as u32;
            self.memory[2 * place + 1] = (word >> 32) as u32;
        }
        for word in &mut self.memory[2 * LENGTH..] {
            *word = random() as u32;
        }
        let size = random();
        let grid = (1 + (size & 15)) | ((1 + (size >> 8 & 15)) << 16);
        let kind = random() & 3;
        let about = (kind & 1) << 30 | (kind >> 1) << 31;
        self.writes = vec![
            (34, 8 | 1 << 8),
            (33, if kind & 1 == 1 { 1 + (size & 31) } else { grid }),
            (32, about),
            (26, MEMORY_WORDS as u64 / 4),
            (25, 64),
            (24, random() & 15),
            (23, random() & 127),
            (22, random() & 127),
            (21, LENGTH as u64),
            (20, 0),
            (16, 0),
        ];
        self.pause = 1 + (random() & 3);
    }
}

impl Stimulus for Launches {
    type Inputs = Inputs;
    type Outputs = Outputs;

    /// `outputs` has what is asked of the memory in the cycle before.
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Outputs) -> Inputs {
        let dice = random();
        let mut inputs = Inputs {
            start: 0,
            stop: (dice & 0xfff == 0).into(),
            host_valid: 0,
            host_write: dice >> 12 & 1,
            host_place: dice >> 16 & 255,
            host_data: random() & 0xffff_ffff,
            mem_done: 0,
            mem_word: random() & 0xffff_ffff,
        };
        if outputs.mem_valid == 1 && dice >> 40 & 1 == 1 {
            // What is asked holds until it is done.
            inputs.mem_done = 1;
            let word = self.memory.get_mut(outputs.mem_address as usize);
            inputs.mem_word = word.as_ref().map_or(0, |word| u64::from(**word));
            if let Some(word) = word.filter(|_| outputs.mem_write == 1) {
                *word = outputs.mem_data as u32;
            }
        }
        if outputs.done == 1 {
            if let Some((place, word)) = self.writes.pop() {
                inputs = Inputs {
                    host_valid: 1,
                    host_write: 1,
                    host_place: place,
                    host_data: word,
                    ..inputs
                };
            } else if self.pause > 0 {
                self.pause -= 1;
                inputs.start = u64::from(self.pause == 0);
                (inputs.host_valid, inputs.host_write) = (u64::from(self.pause > 0), 0);
            } else {
                self.load(random);
            }
        }
        inputs
    }
}

// SPDX-License-Identifier: MIT
//! Neighbours of the dispatcher in random tests.
use crate::dispatcher::{Inputs, Outputs};
use crate::Stimulus;

/// Writes random small tasks, starts them, frees busy warps at random.
pub struct Neighbours {
    units: usize,
    quiet: u64,
    begun: bool,
    last: u64,
    /// Words that are still to be written before the start: task, number, word.
    words: Vec<[u64; 3]>,
    ready: bool,
    freed: Vec<u64>,
}

impl Neighbours {
    /// For so many execution units.
    pub fn new(units: usize) -> Self {
        Self {
            units,
            quiet: 0,
            begun: false,
            last: 0,
            words: vec![],
            ready: false,
            freed: vec![0; units],
        }
    }

    /// The three words of a random task.
    fn task(random: &mut dyn FnMut() -> u64) -> [u64; 3] {
        let dice = random();
        let side = |dice: u64| (dice & 15) * (dice >> 4 & 3);
        let linear = dice >> 8 & 1;
        let grid =
            if linear == 1 { side(random()) * 2 } else { side(random()) | side(random()) << 16 };
        // Often few pages, sometimes many.
        let registers = 1 + (dice >> 16) % [16, 64, 64, 32][(dice >> 14 & 3) as usize];
        // In a row of warps a workgroup has any size, in tiles a power of two. There are slots for
        // all of it: four for any number of registers, all with half of the file's.
        let warps = if registers > 32 { 1 << (dice >> 50 & 1) } else { 1 << (dice >> 50 & 3) };
        let warps = if linear == 1 && registers <= 32 { 1 + (dice >> 50 & 7) } else { warps };
        let about = random() & 0x3fff_ffff | linear << 30 | (dice >> 53 & 1) << 31;
        [about, grid, registers | warps << 8]
    }
}

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Outputs) -> Inputs {
        let units = self.units;
        let done = outputs.done == 1 || !self.begun;
        let dice = random();
        // A start shows in `done` after two cycles.
        self.quiet = self.quiet.saturating_sub(1);
        let mut start = false;
        if self.quiet == 0 && done && self.words.is_empty() && dice & 3 == 0 {
            start = self.ready;
            self.ready = !start;
            if start {
                (self.quiet, self.begun) = (3, true);
                self.freed.fill(0);
            } else {
                self.last = [0, 1, 2, 3][(dice >> 2 & 3) as usize];
                for task in 0..=self.last {
                    let words = Self::task(random);
                    self.words.extend((0..).zip(words).map(|(number, word)| [task, number, word]));
                }
            }
        }
        let word = if start { None } else { self.words.pop() };
        let [task, number, data] =
            word.unwrap_or([random() & 3, random() & 3, random() & 0xffff_ffff]);
        // A warp is freed once; `busy` shows it one cycle later.
        let mut freed = Vec::new();
        for unit in 0..units {
            let candidates = outputs.busy[unit] & !self.freed[unit];
            let dice = if unit == 0 { dice } else { random() };
            let warp =
                (0..8).map(|i| (dice >> 24) + i).map(|i| i % 8).find(|i| candidates >> i & 1 == 1);
            let warp = warp.filter(|_| !start && dice & 0x30 != 0);
            self.freed[unit] = warp.map_or(0, |warp| 1 << warp);
            freed.push(warp);
        }
        Inputs {
            start: start.into(),
            last_task: self.last,
            task_valid: word.is_some().into(),
            task_number: task,
            task_word: number,
            task_data: data,
            free_valid: freed.iter().map(|warp| warp.is_some().into()).collect(),
            free_warp: freed.iter().map(|warp| warp.unwrap_or(0)).collect(),
            launch_ready: (dice & 0xc0 != 0).into(),
            group_ready: (0..units)
                .map(|unit| u64::from(dice >> (54 + 2 * unit) & 3 != 0))
                .collect(),
        }
    }
}

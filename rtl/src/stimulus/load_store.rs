//! Neighbours of the load/store unit in random tests: operand read, write-back and a memory
//! that answers late and out of order; values of loads of lines that come even later.
use crate::dut::Stimulus;
use std::collections::VecDeque;

/// Lines of the memory in random tests.
pub const LINES: u64 = 64;

/// What stands for the value of a plane in these tests: of a line and a thread.
pub fn plane(line: &[u64], thread: usize) -> u64 {
    (line[0] + 3 * line[1] + 5 * line[2] + thread as u64) & 0xffff_ffff
}

/// A word of the constant buffer in these tests.
pub fn constant(word: u64) -> u64 {
    word.wrapping_mul(0x0123_4567).wrapping_add(99) & 0xffff_ffff
}

/// Sends random instructions, answers the memory port late and out of order.
#[derive(Default)]
pub struct Neighbours {
    warps: u64,
    threads: usize,
    memory: VecDeque<(u64, [u64; 4])>,
    /// What the threads of the set under way have seen.
    seen: [u64; 4],
    /// Contents of the memory, words.
    pub words: Vec<u64>,
    sent: [bool; 3],
    /// Lines whose values are still to be told: tag, threads, words.
    lines: VecDeque<(u64, u64, [u64; 4])>,
    /// The line of constants read last.
    constants: u64,
}

impl Neighbours {
    /// A memory with random contents, for so many warps of `threads` threads.
    pub fn new(warps: u64, threads: usize) -> Self {
        let words = (0..LINES * 4).map(|i| i.wrapping_mul(0x9e37_79b9) & 0xffff_ffff).collect();
        Self { warps, threads, words, ..Default::default() }
    }
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        let dice = random();
        let threads = self.threads;
        // Up to three requests arrive after `req_ready` has fallen.
        let ready = outputs[0] == 1;
        let valid = dice & 3 != 0 && ready;
        self.sent = [valid, self.sent[0], self.sent[1]];
        let kind = [0, 5, 4, 1, 1, 2, 3, 0][(dice >> 4 & 7) as usize];
        let size = if kind >= 2 { 2 } else { dice >> 8 & 3 }.min(2);
        let mask = random() & ((1 << threads) - 1);
        let mut others = mask;
        let mut sets = vec![];
        for _ in 0..threads / 2 {
            sets.push(others & random());
            others &= !sets[sets.len() - 1];
        }
        let warp = random() % self.warps;
        let mut inputs = vec![u64::from(valid), kind, size, dice >> 10 & 1, warp, dice >> 16 & 63, dice >> 24 & 7, mask];
        let base = random() % (LINES * 16);
        let near = dice >> 27 & 3;
        let bad = dice >> 29 & 31 == 0;
        for _ in 0..threads {
            let spread = if near == 0 { random() % (LINES * 16) } else { base + random() % (4 << near) };
            let inside = spread % (LINES * 16);
            let unit = if kind == 4 { 4 } else { size };
            inputs.push(if bad { random() & 0xffff_ffff } else { inside >> unit << unit });
        }
        // The threads of a set are at one address.
        for thread in 0..threads {
            let set = sets.iter().find(|&&set| kind == 2 && set >> thread & 1 == 1);
            inputs[8 + thread] = set.map_or(inputs[8 + thread], |set| inputs[8 + set.trailing_zeros() as usize]);
        }
        inputs.extend((0..2 * threads).map(|_| random() & 0xffff_ffff));
        inputs.extend([random() % 15, dice >> 36 & 1, random() & 0xf_ffff]);
        inputs.extend(sets);
        inputs.extend((0..threads / 2).map(|_| random() & 0xffff_ffff));
        inputs.push(LINES);
        inputs.extend([u64::from(dice >> 40 & 3 != 0), u64::from(dice >> 42 & 3 != 0), u64::from(dice >> 44 & 3 != 0)]);
        let answer = if !self.memory.is_empty() && dice >> 46 & 3 != 0 {
            let at = random() as usize % self.memory.len();
            self.memory.remove(at)
        } else {
            None
        };
        let (tag, data) = answer.unwrap_or_default();
        inputs.extend([u64::from(answer.is_some()), tag]);
        inputs.extend(data);
        let (tag, threads, words) = self.lines.front().copied().unwrap_or_default();
        let thread = threads & threads.wrapping_neg();
        let told = threads != 0 && dice >> 50 & 3 != 0;
        inputs.extend([u64::from(told), tag, thread, u64::from(threads == thread)]);
        inputs.push(plane(&words, thread.trailing_zeros() as usize));
        inputs.extend((0..4).map(|word| constant(self.constants * 4 + word)));
        inputs
    }

    fn accepted(&mut self, inputs: &[u64], outputs: &[u64]) {
        // Ports behind those of the threads.
        let inputs = &inputs[4 * (self.threads - 4)..];
        let outputs = &outputs[self.threads - 4..];
        if inputs[37] == 1 && outputs[34] == 1 {
            let line = self.lines.front_mut().expect("a value of a line");
            line.1 &= !inputs[39];
            if line.1 == 0 {
                self.lines.pop_front();
            }
        }
        if outputs[39] == 1 {
            self.constants = outputs[40];
        }
        if outputs[35] == 1 {
            self.lines.push_back((outputs[37], outputs[38], [33, 34, 35, 36].map(|port| inputs[port])));
        }
        if outputs[19] == 1 && inputs[30] == 1 {
            let (write, atomic, line) = (outputs[20], outputs[21], outputs[24] as usize);
            let at = line * 4;
            let mut data = [0; 4];
            data.copy_from_slice(&self.words[at..at + 4]);
            if atomic == 1 {
                // Any operation will do here: the old value goes back, the sum stays.
                let word = at + outputs[23] as usize;
                // A compare-and-exchange has its answer in the word of its thread.
                let place = if outputs[22] == 14 { outputs[29] as usize >> 1 } else { 0 };
                self.seen[place] = self.words[word];
                data = self.seen;
                self.words[word] = (self.words[word] + outputs[25]) & 0xffff_ffff;
                if outputs[29] & 1 == 1 {
                    return;
                }
            } else if write == 1 {
                for byte in (0..16).filter(|byte| outputs[29] >> byte & 1 == 1) {
                    let (word, lane) = (byte / 4, 0xffu64 << (byte % 4 * 8));
                    self.words[at + word] = (self.words[at + word] & !lane) | (outputs[25 + word] & lane);
                }
            }
            self.memory.push_back((outputs[30], data));
        }
    }
}

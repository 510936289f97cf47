// SPDX-License-Identifier: MIT
//! Neighbours of the load/store unit in random tests: operand read, write-back and a memory
//! that answers late and out of order; values of loads of lines that come even later.
use crate::load_store::{constant, plane};
use crate::{ports, Stimulus};
use std::collections::VecDeque;

ports! {
    Inputs {
        req_valid, req_kind, req_size, req_signed, req_warp, req_rd, req_slot, req_mask,
        req_refused,
        req_address: [], req_data: [], req_data2: [], req_aop, req_return, req_set: [],
        req_combined: [], wb_ready, store_done_ready, mem_ready, rsp_valid, rsp_tag, rsp_data: [4],
        answer_valid, answer_tag, answer_thread, answer_last, answer_data, constant_data: [4],
    }
    Outputs {
        req_ready, wb_valid, wb_warp, wb_rd, wb_mask, wb_data: [], wb_last, wb_slot,
        store_done_valid, store_done_warp, store_done_slot, idle, mem_valid, mem_write, mem_atomic, mem_aop, mem_word,
        mem_address, mem_data: [4], mem_mask, mem_tag, count_access,
        count_atomic_merged, answer_ready, line_valid, line_warp, line_tag, line_group,
        constant_read, constant_line,
    }
}

/// Lines of the memory in random tests.
pub const LINES: u64 = 64;

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
    /// Lines whose values are outstanding: tag, threads, words.
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
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Outputs) -> Inputs {
        let dice = random();
        let threads = self.threads;
        // Up to three requests arrive after `req_ready` has fallen.
        let ready = outputs.req_ready == 1;
        let valid = dice & 3 != 0 && ready;
        self.sent = [valid, self.sent[0], self.sent[1]];
        let kind = [0, 5, 4, 1, 1, 2, 3, 0][(dice >> 4 & 7) as usize];
        let size = if kind >= 2 { 2 } else { dice >> 8 & 3 }.min(2);
        let bad = dice >> 29 & 31 == 0;
        let mask = random() & ((1 << threads) - 1);
        let mut others = mask;
        let mut sets = vec![];
        for _ in 0..threads / 2 {
            sets.push(others & random());
            others &= !sets[sets.len() - 1];
        }
        let warp = random() % self.warps;
        let mut addresses = vec![];
        let base = random() % (LINES * 16);
        let near = dice >> 27 & 3;
        for _ in 0..threads {
            let spread =
                if near == 0 { random() % (LINES * 16) } else { base + random() % (4 << near) };
            let inside = spread % (LINES * 16);
            let unit = if kind == 4 { 4 } else { size };
            addresses.push(if bad { random() & 0xffff_ffff } else { inside >> unit << unit });
        }
        // The threads of a set are at one address.
        for thread in 0..threads {
            let set = sets.iter().find(|&&set| kind == 2 && set >> thread & 1 == 1);
            addresses[thread] =
                set.map_or(addresses[thread], |set| addresses[set.trailing_zeros() as usize]);
        }
        let mut words =
            |count: usize| (0..count).map(|_| random() & 0xffff_ffff).collect::<Vec<u64>>();
        let (req_data, req_data2) = (words(threads), words(threads));
        let req_aop = random() % 15;
        let mut words =
            |count: usize| (0..count).map(|_| random() & 0xffff_ffff).collect::<Vec<u64>>();
        let req_combined = words(threads / 2);
        let answer = if !self.memory.is_empty() && dice >> 46 & 3 != 0 {
            let at = random() as usize % self.memory.len();
            self.memory.remove(at)
        } else {
            None
        };
        let (rsp_tag, rsp_data) = answer.unwrap_or_default();
        let (tag, threads, words) = self.lines.front().copied().unwrap_or_default();
        let thread = threads & threads.wrapping_neg();
        Inputs {
            req_valid: valid.into(),
            req_kind: kind,
            req_size: size,
            req_signed: dice >> 10 & 1,
            req_warp: warp,
            req_rd: dice >> 16 & 63,
            req_slot: dice >> 24 & 7,
            req_mask: mask,
            req_refused: bad.into(),
            req_address: addresses,
            req_data,
            req_data2,
            req_aop,
            req_return: dice >> 36 & 1,
            req_set: sets,
            req_combined,
            wb_ready: (dice >> 40 & 3 != 0).into(),
            store_done_ready: (dice >> 42 & 3 != 0).into(),
            mem_ready: (dice >> 44 & 3 != 0).into(),
            rsp_valid: answer.is_some().into(),
            rsp_tag,
            rsp_data,
            answer_valid: (threads != 0 && dice >> 50 & 3 != 0).into(),
            answer_tag: tag,
            answer_thread: thread,
            answer_last: (threads == thread).into(),
            answer_data: plane(&words, thread.trailing_zeros() as usize),
            constant_data: [0, 1, 2, 3].map(|word| constant(self.constants * 4 + word)),
        }
    }

    fn accepted(&mut self, inputs: &Inputs, outputs: &Outputs) {
        if inputs.answer_valid == 1 && outputs.answer_ready == 1 {
            let line = self.lines.front_mut().expect("a value of a line");
            line.1 &= !inputs.answer_thread;
            if line.1 == 0 {
                self.lines.pop_front();
            }
        }
        if outputs.constant_read == 1 {
            self.constants = outputs.constant_line;
        }
        if outputs.line_valid == 1 {
            self.lines.push_back((outputs.line_tag, outputs.line_group, inputs.rsp_data));
        }
        if outputs.mem_valid == 1 && inputs.mem_ready == 1 {
            let (write, atomic, line) =
                (outputs.mem_write, outputs.mem_atomic, outputs.mem_address as usize);
            let at = line * 4;
            let mut data = [0; 4];
            data.copy_from_slice(&self.words[at..at + 4]);
            if atomic == 1 {
                // Any operation will do here: the old value goes back, the sum stays.
                let word = at + outputs.mem_word as usize;
                // A compare-and-exchange has its answer in the word of its thread.
                let place = if outputs.mem_aop == 14 { outputs.mem_mask as usize >> 1 } else { 0 };
                self.seen[place] = self.words[word];
                data = self.seen;
                self.words[word] = (self.words[word] + outputs.mem_data[0]) & 0xffff_ffff;
                if outputs.mem_mask & 1 == 1 {
                    return;
                }
            } else if write == 1 {
                for byte in (0..16).filter(|byte| outputs.mem_mask >> byte & 1 == 1) {
                    let (word, lane) = (byte / 4, 0xffu64 << (byte % 4 * 8));
                    self.words[at + word] =
                        (self.words[at + word] & !lane) | (outputs.mem_data[word] & lane);
                }
            }
            self.memory.push_back((outputs.mem_tag, data));
        }
    }
}

// SPDX-License-Identifier: MIT
//! Neighbours of the atomic unit in random tests: the memory arbiter and a memory that answers late
//! and out of order.
use crate::{ports, Stimulus};
use std::collections::VecDeque;

ports! {
    Inputs {
        req_valid, req_write, req_atomic, req_aop, req_word, req_address, req_data: [4],
        req_mask, req_tag, mem_ready, ans_valid, ans_tag, ans_data: [4], flush,
    }
    Outputs {
        req_ready, rsp_valid, rsp_tag, rsp_data: [4], mem_valid, mem_write, mem_address,
        mem_data: [4], mem_mask, mem_tag,
    }
}

/// Lines of the memory in random tests: few, so that atomics meet; more than entries.
pub const LINES: usize = 6;

/// Random requests that wait until they are taken, and a slow memory behind.
#[derive(Default)]
pub struct Neighbours {
    /// The requests to come: one, or those of a set of compare-and-exchanges.
    held: VecDeque<Inputs>,
    next_tag: u64,
    memory: VecDeque<(u64, [u64; 4])>,
    /// Contents of the memory.
    pub words: [u64; LINES * 4],
}

impl Neighbours {
    fn requests(&mut self, random: &mut dyn FnMut() -> u64) {
        let dice = random();
        let kind = dice >> 2 & 3;
        let aop = random() % 15;
        let atomic = kind >= 2;
        let small =
            |value: u64| if dice >> 8 & 1 == 1 { value & 3 } else { super::alu::value(value) };
        self.next_tag = (self.next_tag + 1) % 0xc0;
        let (word, line) = (random() & 3, random() % LINES as u64);
        let threads = if atomic && aop == 14 { 1 + (random() & 14) } else { 1 };
        for thread in (0..4).filter(|thread| threads >> thread & 1 == 1) {
            let more = u64::from(threads >> thread > 1);
            let mask = if atomic { thread << 1 | more } else { random() & 0xffff };
            self.held.push_back(Inputs {
                req_valid: 1,
                req_write: u64::from(kind == 1),
                req_atomic: atomic.into(),
                req_aop: aop,
                req_word: word,
                req_address: line,
                req_data: [0; 4].map(|_: u64| small(random())),
                req_mask: mask,
                req_tag: self.next_tag,
                ..Default::default()
            });
        }
    }
}

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &Outputs) -> Inputs {
        let dice = random();
        let asks = dice & 3 != 0;
        if self.held.is_empty() && asks {
            self.requests(random);
        }
        let answer = if !self.memory.is_empty() && dice >> 14 & 3 == 0 {
            let at = random() as usize % self.memory.len();
            self.memory.remove(at)
        } else {
            None
        };
        let (ans_tag, ans_data) = answer.unwrap_or_default();
        Inputs {
            mem_ready: (dice >> 12 & 3 != 0).into(),
            ans_valid: answer.is_some().into(),
            ans_tag,
            ans_data,
            flush: 0,
            ..self.held.front().cloned().unwrap_or_default()
        }
    }

    fn accepted(&mut self, inputs: &Inputs, outputs: &Outputs) {
        if inputs.req_valid == 1 && outputs.req_ready == 1 {
            self.held.pop_front();
        }
        if outputs.mem_valid == 1 && inputs.mem_ready == 1 {
            let at = outputs.mem_address as usize * 4;
            let mut data = [0; 4];
            data.copy_from_slice(&self.words[at..at + 4]);
            if outputs.mem_write == 1 {
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

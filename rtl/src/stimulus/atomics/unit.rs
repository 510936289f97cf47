//! Neighbours of the atomic unit in random tests: the memory arbiter and a memory that answers late and out of order.
use crate::dut::Stimulus;
use std::collections::VecDeque;

/// Lines of the memory in random tests: few, so that atomics meet; more than entries.
pub const LINES: usize = 6;

/// Random requests that wait until they are taken, and a slow memory behind.
#[derive(Default)]
pub struct Neighbours {
    /// The requests to come: one, or those of a set of compare-and-exchanges.
    held: VecDeque<Vec<u64>>,
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
        let small = |value: u64| if dice >> 8 & 1 == 1 { value & 3 } else { super::alu::value(value) };
        self.next_tag = (self.next_tag + 1) % 0xc0;
        let (word, line) = (random() & 3, random() % LINES as u64);
        let threads = if atomic && aop == 14 { 1 + (random() & 14) } else { 1 };
        for thread in (0..4).filter(|thread| threads >> thread & 1 == 1) {
            let more = u64::from(threads >> thread > 1);
            let mask = if atomic { thread << 1 | more } else { random() & 0xffff };
            let mut request = vec![1, u64::from(kind == 1), u64::from(atomic), aop, word, line];
            request.extend((0..4).map(|_| random()).map(small));
            request.extend([mask, self.next_tag]);
            self.held.push_back(request);
        }
    }
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let dice = random();
        let asks = dice & 3 != 0;
        if self.held.is_empty() && asks {
            self.requests(random);
        }
        let mut inputs = self.held.front().cloned().unwrap_or(vec![0; 12]);
        inputs.push(u64::from(dice >> 12 & 3 != 0));
        let answer = if !self.memory.is_empty() && dice >> 14 & 3 == 0 {
            let at = random() as usize % self.memory.len();
            self.memory.remove(at)
        } else {
            None
        };
        let (tag, data) = answer.unwrap_or_default();
        inputs.extend([u64::from(answer.is_some()), tag]);
        inputs.extend(data);
        inputs.push(0);
        inputs
    }

    fn accepted(&mut self, inputs: &[u64], outputs: &[u64]) {
        if inputs[0] == 1 && outputs[0] == 1 {
            self.held.pop_front();
        }
        if outputs[7] == 1 && inputs[12] == 1 {
            let at = outputs[9] as usize * 4;
            let mut data = [0; 4];
            data.copy_from_slice(&self.words[at..at + 4]);
            if outputs[8] == 1 {
                for byte in (0..16).filter(|byte| outputs[14] >> byte & 1 == 1) {
                    let (word, lane) = (byte / 4, 0xffu64 << (byte % 4 * 8));
                    self.words[at + word] = (self.words[at + word] & !lane) | (outputs[10 + word] & lane);
                }
            }
            self.memory.push_back((outputs[15], data));
        }
    }
}

// SPDX-License-Identifier: MIT
//! The memory behind the core's port: latency, reordering and back-pressure as options.
//!
//! Requests take effect in the order in which they are accepted; every request gets one
//! response, at most one a cycle. Little endian.
use crate::harness::Random;
use std::collections::VecDeque;

/// How the memory behaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryConfig {
    /// Cycles from acceptance to response, at least 1.
    pub latency: u32,
    /// Random cycles added to it, at most.
    pub jitter: u32,
    /// Responses may overtake one another.
    pub reorder: bool,
    /// A request is refused in this many of 256 cycles.
    pub refuse: u8,
    /// Seed of all that is random.
    pub seed: u64,
}

impl Default for MemoryConfig {
    fn default() -> Self {
        Self { latency: 40, jitter: 0, reorder: false, refuse: 0, seed: 1 }
    }
}

/// A request of the core.
#[derive(Clone, Copy, Debug)]
pub struct Request {
    /// Store.
    pub write: bool,
    /// Line of 16 bytes.
    pub address: u32,
    /// Store data.
    pub data: [u32; 4],
    /// Byte enables.
    pub mask: u16,
    /// Tag.
    pub tag: u16,
}

/// A response to the core.
#[derive(Clone, Copy, Debug)]
pub struct Response {
    /// Tag of the request.
    pub tag: u16,
    /// The line, as of the acceptance of the request.
    pub data: [u32; 4],
}

/// The memory.
pub struct Memory {
    bytes: Vec<u8>,
    config: MemoryConfig,
    random: Random,
    cycle: u64,
    ready: bool,
    /// Cycle from which each response may be given.
    under_way: VecDeque<(u64, Response)>,
    response: Option<Response>,
}

impl Memory {
    /// A memory with these contents.
    pub fn new(bytes: Vec<u8>, config: MemoryConfig) -> Self {
        let random = Random::new(config.seed);
        Self {
            bytes,
            config,
            random,
            cycle: 0,
            ready: true,
            under_way: VecDeque::new(),
            response: None,
        }
    }

    /// The contents.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// Whether a request is accepted in this cycle.
    pub fn ready(&self) -> bool {
        self.ready
    }

    /// The response of this cycle.
    pub fn response(&self) -> Option<Response> {
        self.response
    }

    fn line(&self, address: u32) -> [u32; 4] {
        let at = address as usize * 16;
        std::array::from_fn(|word| {
            let bytes = self.bytes.get(at + word * 4..at + word * 4 + 4);
            bytes.map_or(0, |bytes| u32::from_le_bytes(bytes.try_into().expect("four bytes")))
        })
    }

    /// The end of the cycle: `request` is what the core asks in it.
    pub fn clock(&mut self, request: Option<Request>) {
        if let Some(request) = request.filter(|_| self.ready) {
            let data = self.line(request.address);
            if request.write {
                for byte in (0..16).filter(|byte| request.mask >> byte & 1 == 1) {
                    if let Some(place) = self.bytes.get_mut(request.address as usize * 16 + byte) {
                        *place = request.data[byte / 4].to_le_bytes()[byte % 4];
                    }
                }
            }
            let jitter = self.random.below(u64::from(self.config.jitter) + 1);
            let due = self.cycle + u64::from(self.config.latency.max(1)) + jitter;
            self.under_way.push_back((due, Response { tag: request.tag, data }));
        }
        self.cycle += 1;
        let due = |entry: &(u64, Response)| entry.0 <= self.cycle;
        let at = if self.config.reorder {
            self.under_way.iter().position(due)
        } else {
            self.under_way.front().filter(|e| due(e)).map(|_| 0)
        };
        self.response = at.and_then(|at| self.under_way.remove(at)).map(|entry| entry.1);
        self.ready =
            self.config.refuse == 0 || self.random.below(256) >= u64::from(self.config.refuse);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(address: u32, tag: u16) -> Option<Request> {
        Some(Request { write: false, address, data: [0; 4], mask: 0, tag })
    }

    #[test]
    fn a_latency_of_one_answers_in_the_next_cycle() {
        let bytes = (0..64).collect();
        let mut memory = Memory::new(bytes, MemoryConfig { latency: 1, ..Default::default() });
        memory.clock(read(1, 7));
        let response = memory.response().expect("the answer is there");
        assert_eq!((response.tag, response.data[0]), (7, 0x1312_1110));
        memory.clock(None);
        assert!(memory.response().is_none());
    }

    #[test]
    fn every_request_is_answered_once_with_the_contents_at_its_acceptance() {
        let config = MemoryConfig { latency: 3, jitter: 20, reorder: true, refuse: 80, seed: 5 };
        let mut memory = Memory::new(vec![0; 16], config);
        let (mut sent, mut answers) = (0u32, vec![]);
        for _ in 0..2000 {
            let store = Request {
                write: true,
                address: 0,
                data: [sent + 1; 4],
                mask: 0xffff,
                tag: sent as u16,
            };
            let request = Some(store).filter(|_| sent < 200);
            sent += u32::from(request.is_some() && memory.ready());
            memory.clock(request);
            answers.extend(memory.response().map(|answer| (answer.tag, answer.data[0])));
        }
        assert!(!answers.is_sorted(), "some answers overtake others");
        answers.sort_unstable();
        assert_eq!(answers, (0..200).map(|i| (i as u16, i)).collect::<Vec<_>>());
    }
}

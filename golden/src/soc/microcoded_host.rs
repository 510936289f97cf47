// SPDX-License-Identifier: MIT
//! The host of microcoded cores.
use crate::{ports, Model};
use warpwright_config::registers::{BoardFacts, IDENTITY};

ports! {
    Inputs {
        bus_valid, bus_write, bus_address, bus_data, bad_frames, done, fault, cycles, host_word,
        mem_valid, mem_write, mem_address, mem_data, ram_word,
    }
    Outputs {
        bus_done, bus_failed, bus_word, running, number, start, stop, host_valid, host_write,
        host_place, host_data, mem_done, ram_read, ram_write, ram_address, ram_data,
    }
}

/// `microcoded_host`.
pub struct MicrocodedHost {
    facts: BoardFacts,
    elapsed: u64,
    word: u64,
    failed: bool,
    asked_too_early: bool,
    running: bool,
    first: bool,
    begun: bool,
    stopping: bool,
    number: u64,
    answered: bool,
}

impl MicrocodedHost {
    /// Registers that tell these facts.
    pub fn new(facts: BoardFacts) -> Self {
        Self {
            facts,
            elapsed: 0,
            word: 0,
            failed: false,
            asked_too_early: false,
            running: false,
            first: false,
            begun: false,
            stopping: false,
            number: 0,
            answered: false,
        }
    }

    /// Whether the place of a register is a word of the core's store that the host sets before a
    /// launch.
    fn sets(place: u64) -> bool {
        (16..27).contains(&place) || (32..48).contains(&place)
    }
}

impl Model for MicrocodedHost {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, inputs: &Inputs) -> Outputs<Option<u64>> {
        let Inputs {
            bus_valid: valid, bus_write: write, bus_address: address, bus_data: data, ..
        } = *inputs;
        let Inputs { mem_valid, mem_write, mem_address, mem_data, .. } = *inputs;
        let register = address >> 31 == 1;
        let place = address >> 2 & 0x1fff_ffff;
        let asks = valid == 1 && self.elapsed == 0 && !self.running;
        let writes = self.elapsed == 2 && write == 1;
        let sets = writes && register && Self::sets(place) && !self.running;
        let stores = writes
            && !register
            && !self.running
            && address >> 4 < u64::from(self.facts.memory_lines);
        let bit = |value: bool| Some(u64::from(value));
        let fresh = mem_valid == 1 && !self.answered;
        let (read, stored) = if self.running {
            (fresh && mem_write == 0, fresh && mem_write == 1)
        } else {
            (asks, stores)
        };
        let looks = asks && write == 0;
        let seen = if place & 256 != 0 { 64 | place & 31 } else { place & 3 };
        let host_place = if sets { Some(place) } else { looks.then_some(seen) };
        let (at, word) = if self.running { (mem_address, mem_data) } else { (address >> 2, data) };
        Outputs {
            bus_done: bit(self.elapsed == 3),
            bus_failed: bit(self.failed).filter(|_| self.elapsed == 3),
            bus_word: Some(self.word).filter(|_| self.elapsed == 3 && write == 0 && !self.failed),
            running: bit(self.running),
            number: Some(self.number),
            start: bit(self.first),
            stop: bit(self.stopping),
            host_valid: bit(looks || sets),
            host_write: bit(sets),
            host_place,
            host_data: sets.then_some(data),
            mem_done: bit(self.answered),
            ram_read: bit(read),
            ram_write: bit(stored),
            ram_address: Some(at & 0xffff).filter(|_| read || stored),
            ram_data: stored.then_some(word),
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        let Inputs {
            bus_valid: valid, bus_write: write, bus_address: address, bus_data: data, ..
        } = *inputs;
        let Inputs { bad_frames, done, fault, cycles, host_word, .. } = *inputs;
        let (register, place) = (address >> 31 == 1, address >> 2 & 0x1fff_ffff);
        let running = self.running;
        let over = running && self.begun && done == 1;
        if self.elapsed == 0 {
            self.asked_too_early = running;
        }
        if self.elapsed == 2 {
            let early = self.asked_too_early;
            self.failed = if register {
                place > 511
            } else {
                address >> 4 >= u64::from(self.facts.memory_lines) || early
            };
            self.word = inputs.ram_word;
            if register {
                let kept = warpwright_config::registers::KEPT
                    .iter()
                    .any(|&kept| place == 256 + kept as u64);
                let status = u64::from(running)
                    | u64::from(fault != 0) << 1
                    | fault << 4
                    | self.number << 8
                    | bad_frames << 16;
                self.word = match place {
                    0 => IDENTITY.into(),
                    1 => self.facts.shape.into(),
                    2 => self.facts.memory_lines.into(),
                    3 => self.facts.kilohertz.into(),
                    4 => status,
                    7 | 256 => cycles,
                    5 | 6 => host_word,
                    _ if kept => host_word,
                    _ => 0,
                };
                self.failed |= (8..256).contains(&place)
                    || (early && (place >= 256 || place == 5 || place == 6));
            }
        }
        let mut launches = false;
        if self.elapsed == 2 && write == 1 && register {
            self.failed = !Self::sets(place) || running;
            if place == 9 {
                self.stopping = running && !over;
                self.failed = false;
            }
            if place == 8 {
                launches = !running && data & 255 != self.number;
                self.failed = running && data & 255 != self.number;
                self.number = if running { self.number } else { data & 255 };
            }
        }
        self.first = launches;
        self.answered = inputs.mem_valid == 1 && !self.answered;
        if running {
            self.begun |= done == 0;
            if over {
                self.running = false;
                self.stopping = false;
            }
        }
        if launches {
            (self.running, self.begun) = (true, false);
        }
        self.elapsed = if valid == 1 && self.elapsed != 3 { self.elapsed + 1 } else { 0 };
    }
}

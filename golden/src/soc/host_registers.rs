// SPDX-License-Identifier: MIT
//! The registers of the host.
use crate::{ports, Model};
use warpwright_config::registers::{
    word, BoardFacts, COUNTERS_AT, IDENTITY, REGISTERS, TASKS_AT, TASK_WORDS,
};

ports! {
    Inputs {
        bus_valid, bus_write, bus_address, bus_data, bad_frames, done, fault_valid, fault_cause,
        fault_warp, fault_pc, counter_value,
    }
    Outputs {
        bus_done, bus_failed, bus_word, start, running, number, last_task, task_valid,
        task_number, task_word, task_data, host_implicit_fences, host_bonuses, host_thresholds,
        host_program_base, host_program_length, host_descriptor_base, host_constant_base,
        host_constant_lines, host_memory_lines, host_shared_words, counter_unit, counter_select,
    }
}

/// `host_registers`.
pub struct HostRegisters {
    facts: BoardFacts,
    /// Cycles since the access began; its answer.
    wait: u32,
    answer: (bool, u64),
    settings: Vec<u64>,
    number: u64,
    /// Cycles of the launch; whether it runs, has begun, is to end.
    cycles: u64,
    running: bool,
    begun: bool,
    stopping: bool,
    /// The launch's first cycle; the core was done in the cycle before.
    first: bool,
    ended: bool,
}

impl HostRegisters {
    /// Registers that tell these facts.
    pub fn new(facts: BoardFacts) -> Self {
        Self {
            facts,
            wait: 0,
            answer: (false, 0),
            settings: vec![0; 32],
            number: 0,
            cycles: 0,
            running: false,
            begun: false,
            stopping: false,
            first: false,
            ended: false,
        }
    }

    fn read(&self, place: u32, inputs: &Inputs) -> Option<u64> {
        let Inputs { bad_frames: bad, fault_valid: fault, fault_cause: cause, .. } = *inputs;
        Some(match place {
            COUNTERS_AT.. => inputs.counter_value,
            word::identity => IDENTITY.into(),
            word::shape => self.facts.shape.into(),
            word::memory => self.facts.memory_lines.into(),
            word::clock => self.facts.kilohertz.into(),
            word::status => {
                u64::from(self.running) | fault << 1 | cause << 4 | self.number << 8 | bad << 16
            }
            word::fault_pc => inputs.fault_pc,
            word::fault_warp => inputs.fault_warp,
            word::cycles => self.cycles,
            _ => return None,
        })
    }

    /// Whether this is a word of a task.
    fn of_task(place: u32) -> bool {
        (TASKS_AT..TASKS_AT + 4 * TASK_WORDS).contains(&place)
    }

    /// Writes a register; whether it could be done.
    fn write(&mut self, place: u32, data: u64, ends: bool) -> bool {
        if Self::of_task(place) {
            return !self.running;
        }
        let Some(entry) = REGISTERS.iter().find(|entry| entry.word == place && entry.written)
        else {
            return false;
        };
        let data = data & (u64::MAX >> (64 - entry.bits));
        match place {
            word::launch if data == self.number => true,
            word::stop => {
                self.stopping = self.running && !ends;
                true
            }
            _ if self.running => false,
            word::launch => {
                (self.number, self.running, self.begun, self.cycles) = (data, true, false, 0);
                self.first = true;
                true
            }
            _ => {
                self.settings[place as usize] = data;
                true
            }
        }
    }
}

impl Model for HostRegisters {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, inputs: &Inputs) -> Outputs<Option<u64>> {
        let setting = |place: u32| self.settings[place as usize];
        // The words of the tasks pass through.
        let place = inputs.bus_address;
        let task =
            self.wait == 2 && inputs.bus_write == 1 && !self.running && Self::of_task(place as u32);
        let length = if self.stopping { 0 } else { setting(word::program_length) };
        let done = self.wait == 3;
        Outputs {
            bus_done: Some(done.into()),
            bus_failed: done.then_some(self.answer.0.into()),
            bus_word: (done && !self.answer.0 && inputs.bus_write == 0).then_some(self.answer.1),
            start: Some(self.first.into()),
            running: Some(self.running.into()),
            number: Some(self.number),
            last_task: Some(setting(word::tasks)),
            task_valid: Some(task.into()),
            task_number: Some(place >> 2 & 3),
            task_word: Some(place & 3),
            task_data: Some(inputs.bus_data),
            host_implicit_fences: Some(setting(word::mode)),
            host_bonuses: Some(setting(word::bonuses) | setting(word::thresholds) >> 20 << 32),
            host_thresholds: Some(setting(word::thresholds) & 0xf_ffff),
            host_program_base: Some(setting(word::program_base)),
            host_program_length: Some(length),
            host_descriptor_base: Some(setting(word::descriptor_base)),
            host_constant_base: Some(setting(word::constant_base)),
            host_constant_lines: Some(setting(word::constant_lines)),
            host_memory_lines: Some(setting(word::memory_limit)),
            host_shared_words: Some(setting(word::shared_words)),
            counter_unit: Some(place >> 5 & 7),
            counter_select: Some(place & 31),
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        let Inputs {
            bus_valid: valid,
            bus_write: write,
            bus_address: place,
            bus_data: data,
            done,
            ..
        } = *inputs;
        let before = (self.running, self.first);
        // An empty grid does not begin.
        let ends = self.running && self.ended && (self.begun || self.cycles & 9 == 9);
        self.first = false;
        if self.wait == 1 {
            let word = self.read(place as u32, inputs);
            self.answer = (word.is_none(), word.unwrap_or(0));
        }
        if self.wait == 2 && write == 1 {
            self.answer.0 = !self.write(place as u32, data, ends);
        }
        self.wait = if valid == 1 && self.wait < 3 { self.wait + 1 } else { 0 };
        if before.0 {
            if ends {
                (self.running, self.stopping) = (false, false);
            } else {
                self.begun |= !before.1 && !self.ended;
                self.cycles += u64::from(!before.1);
            }
        }
        self.ended = done == 1;
    }
}

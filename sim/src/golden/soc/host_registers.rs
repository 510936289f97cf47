//! The registers of the host.
use crate::harness::Model;
use warpwright_config::registers::{word, BoardFacts, COUNTERS_AT, IDENTITY, REGISTERS, TASKS_AT, TASK_WORDS};

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

    fn read(&self, place: u32, inputs: &[u64]) -> Option<u64> {
        let [.., bad, _, fault, cause, warp, pc, counter] = *inputs else { panic!("ports") };
        Some(match place {
            COUNTERS_AT.. => counter,
            word::identity => IDENTITY.into(),
            word::shape => self.facts.shape.into(),
            word::memory => self.facts.memory_lines.into(),
            word::clock => self.facts.kilohertz.into(),
            word::status => u64::from(self.running) | fault << 1 | cause << 4 | self.number << 8 | bad << 16,
            word::fault_pc => pc,
            word::fault_warp => warp,
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
        let Some(entry) = REGISTERS.iter().find(|entry| entry.word == place && entry.written) else { return false };
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
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let setting = |place: u32| self.settings[place as usize];
        // The words of the tasks pass through.
        let task = self.wait == 2 && inputs[1] == 1 && !self.running && Self::of_task(inputs[2] as u32);
        let length = if self.stopping { 0 } else { setting(word::program_length) };
        let done = self.wait == 3;
        let mut outputs = vec![Some(done.into()), done.then_some(self.answer.0.into())];
        outputs.push((done && !self.answer.0 && inputs[1] == 0).then_some(self.answer.1));
        let shown = [
            self.first.into(),
            self.running.into(),
            self.number,
            setting(word::tasks),
            u64::from(task),
            inputs[2] >> 2 & 3,
            inputs[2] & 3,
            inputs[3],
            setting(word::mode),
            setting(word::bonuses) | setting(word::thresholds) >> 20 << 32,
            setting(word::thresholds) & 0xf_ffff,
            setting(word::program_base),
            length,
            setting(word::descriptor_base),
            setting(word::constant_base),
            setting(word::constant_lines),
            setting(word::memory_limit),
            setting(word::shared_words),
            inputs[2] >> 5 & 7,
            inputs[2] & 31,
        ];
        outputs.extend(shown.map(Some));
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        let [valid, write, place, data, _, done, ..] = *inputs else { panic!("ports") };
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

//! Reference models of the blocks of `rtl/src/soc`.
use crate::harness::Model;
use std::collections::VecDeque;
use warpwright_rtl::soc::crc32;
use warpwright_rtl::soc::host_registers::{word, Facts, COUNTERS_AT, IDENTITY, REGISTERS, TASKS_AT, TASK_WORDS};

/// `uart_receiver`: the line as it was two cycles ago, sampled in the middle of each bit.
pub struct UartReceiver {
    divisor: u32,
    history: [bool; 2],
    /// Cycles since the line was seen low, and the samples so far.
    frame: Option<(u32, Vec<bool>)>,
    byte: u64,
    shown: (bool, bool),
}

impl UartReceiver {
    /// Bits last `divisor` cycles.
    pub fn new(divisor: u32) -> Self {
        Self { divisor, history: [true; 2], frame: None, byte: 0, shown: (false, false) }
    }
}

impl Model for UartReceiver {
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        let (valid, broken) = self.shown;
        vec![Some(valid.into()), valid.then_some(self.byte), Some(broken.into())]
    }

    fn clock(&mut self, inputs: &[u64]) {
        let level = self.history[1];
        self.history = [inputs[0] == 1, self.history[0]];
        self.shown = (false, false);
        let Some((age, samples)) = &mut self.frame else {
            self.frame = (!level).then(|| (0, vec![]));
            return;
        };
        *age += 1;
        if *age != self.divisor / 2 + samples.len() as u32 * self.divisor {
            return;
        }
        samples.push(level);
        match samples[..] {
            // Not a start bit.
            [true] => self.frame = None,
            [_, ref data @ .., stop] if data.len() == 8 => {
                self.byte = data.iter().enumerate().map(|(bit, &level)| u64::from(level) << bit).sum();
                self.shown = (stop, !stop);
                self.frame = None;
            }
            _ => {}
        }
    }
}

/// `uart_sender`.
pub struct UartSender {
    divisor: usize,
    levels: VecDeque<bool>,
}

impl UartSender {
    /// Bits last `divisor` cycles.
    pub fn new(divisor: u32) -> Self {
        Self { divisor: divisor as usize, levels: VecDeque::new() }
    }
}

impl Model for UartSender {
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        vec![Some(self.levels.is_empty().into()), Some(self.levels.front().is_none_or(|&level| level).into())]
    }

    fn clock(&mut self, inputs: &[u64]) {
        if self.levels.pop_front().is_none() && inputs[0] == 1 {
            let bits = 0x200 | inputs[1] << 1;
            self.levels = (0..10).flat_map(|bit| vec![bits >> bit & 1 == 1; self.divisor]).collect();
        }
    }
}

/// `microcoded_host`.
pub struct MicrocodedHost {
    facts: Facts,
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
    pub fn new(facts: Facts) -> Self {
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

    /// Whether the place of a register is a word of the core's store that the host sets before a launch.
    fn sets(place: u64) -> bool {
        (16..27).contains(&place) || (32..48).contains(&place)
    }
}

impl Model for MicrocodedHost {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let [valid, write, address, data] = inputs[..4] else { panic!("the bus") };
        let [mem_valid, mem_write, mem_address, mem_data] = inputs[9..13] else { panic!("the core's memory port") };
        let register = address >> 31 == 1;
        let place = address >> 2 & 0x1fff_ffff;
        let asks = valid == 1 && self.elapsed == 0 && !self.running;
        let writes = self.elapsed == 2 && write == 1;
        let sets = writes && register && Self::sets(place) && !self.running;
        let stores = writes && !register && !self.running && address >> 4 < u64::from(self.facts.memory_lines);
        let bit = |value: bool| Some(u64::from(value));
        let fresh = mem_valid == 1 && !self.answered;
        let (read, stored) = if self.running { (fresh && mem_write == 0, fresh && mem_write == 1) } else { (asks, stores) };
        let looks = asks && write == 0;
        let seen = if place & 256 != 0 { 64 | place & 31 } else { place & 3 };
        let host_place = if sets { Some(place) } else { looks.then_some(seen) };
        let (at, word) = if self.running { (mem_address, mem_data) } else { (address >> 2, data) };
        vec![
            bit(self.elapsed == 3),
            bit(self.failed).filter(|_| self.elapsed == 3),
            Some(self.word).filter(|_| self.elapsed == 3 && write == 0 && !self.failed),
            bit(self.running),
            Some(self.number),
            bit(self.first),
            bit(self.stopping),
            bit(looks || sets),
            bit(sets),
            host_place,
            sets.then_some(data),
            bit(self.answered),
            bit(read),
            bit(stored),
            Some(at & 0xffff).filter(|_| read || stored),
            stored.then_some(word),
        ]
    }

    fn clock(&mut self, inputs: &[u64]) {
        let [valid, write, address, data, bad_frames, done, fault, cycles, host_word] = inputs[..9] else { panic!("inputs") };
        let (register, place) = (address >> 31 == 1, address >> 2 & 0x1fff_ffff);
        let running = self.running;
        let over = running && self.begun && done == 1;
        if self.elapsed == 0 {
            self.asked_too_early = running;
        }
        if self.elapsed == 2 {
            let early = self.asked_too_early;
            self.failed = if register { place > 511 } else { address >> 4 >= u64::from(self.facts.memory_lines) || early };
            self.word = inputs[13];
            if register {
                let kept = warpwright_rtl::soc::microcoded_host::KEPT.iter().any(|&kept| place == 256 + kept as u64);
                let status = u64::from(running) | u64::from(fault != 0) << 1 | fault << 4 | self.number << 8 | bad_frames << 16;
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
                self.failed |= (8..256).contains(&place) || (early && (place >= 256 || place == 5 || place == 6));
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
        self.answered = inputs[9] == 1 && !self.answered;
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

/// `crc32`.
#[derive(Default)]
pub struct Crc32 {
    bytes: Vec<u8>,
    left: u32,
}

impl Model for Crc32 {
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        let whole = (self.left == 0).then(|| crc32::of(&self.bytes));
        let (body, sum) = self.bytes.split_at(self.bytes.len().saturating_sub(4));
        let good = sum.len() == 4 && crc32::of(body).to_le_bytes() == sum;
        vec![Some((self.left > 0).into()), whole.map(u64::from), whole.map(|_| good.into())]
    }

    fn clock(&mut self, inputs: &[u64]) {
        let [clear, valid, byte] = *inputs else { panic!("ports") };
        self.left = self.left.saturating_sub(1);
        if valid == 1 {
            self.bytes.push(byte as u8);
            self.left = 8;
        }
        if clear == 1 {
            *self = Self::default();
        }
    }
}

/// A request of the host, as the link takes it from a frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Sequence number.
    pub sequence: u8,
    /// Command.
    pub command: u8,
    /// Words.
    pub count: u8,
    /// Byte address.
    pub address: u32,
    /// Words to write.
    pub words: Vec<u32>,
}

/// What the host link takes from a line of bytes, frame by frame, written after its contract.
#[derive(Default)]
pub struct Deframer {
    frame: Option<Vec<u8>>,
    escaped: bool,
    /// Frames that were spoilt.
    pub bad: u64,
}

impl Deframer {
    /// The next byte; a request when it ends a good frame.
    pub fn byte(&mut self, byte: u8) -> Option<Request> {
        if byte == 0xc0 {
            self.escaped = false;
            let frame = self.frame.replace(vec![])?;
            let request = (!frame.is_empty()).then(|| Self::request(&frame));
            self.bad += u64::from(request == Some(None));
            return request.flatten();
        }
        let frame = self.frame.as_mut()?;
        match (std::mem::take(&mut self.escaped), byte) {
            (false, 0xdb) => self.escaped = true,
            (false, byte) => frame.push(byte),
            (true, 0xdc) => frame.push(0xc0),
            (true, 0xdd) => frame.push(0xdb),
            (true, _) => {
                self.frame = None;
                self.bad += 1;
            }
        }
        None
    }

    /// A byte without stop bit.
    pub fn broken(&mut self) {
        if self.frame.take().is_some_and(|frame| !frame.is_empty()) {
            self.bad += 1;
        }
    }

    /// A byte that comes while a request is carried out.
    pub fn lost(&mut self) {
        self.frame = None;
    }

    fn request(frame: &[u8]) -> Option<Request> {
        let (body, sum) = frame.split_at(frame.len().checked_sub(4)?);
        let [sequence, command, count, a, b, c, d, ref words @ ..] = *body else { return None };
        let wanted = if command == 2 { usize::from(count) * 4 } else { 0 };
        if crc32::of(body).to_le_bytes() != sum || words.len() != wanted {
            return None;
        }
        let words = words.chunks(4).map(|word| u32::from_le_bytes(word.try_into().expect("four bytes"))).collect();
        Some(Request { sequence, command, count, address: u32::from_le_bytes([a, b, c, d]), words })
    }
}

impl Request {
    /// Whether there is such a request.
    pub fn legal(&self) -> bool {
        matches!(self.command, 1 | 2) && (1..=64).contains(&self.count)
    }

    /// The reply, as it stands between two marks, with the words read and the result.
    pub fn reply(&self, words: &[u32], result: u8) -> Vec<u8> {
        let mut body = vec![self.sequence, self.command ^ 128, self.count];
        words.iter().for_each(|word| body.extend(word.to_le_bytes()));
        body.push(result);
        body.extend(crc32::of(&body).to_le_bytes());
        body.into_iter().flat_map(escape).collect()
    }
}

/// A byte as it is sent within a frame.
pub fn escape(byte: u8) -> Vec<u8> {
    match byte {
        0xc0 => vec![0xdb, 0xdc],
        0xdb => vec![0xdb, 0xdd],
        plain => vec![plain],
    }
}

/// `host_registers`.
pub struct HostRegisters {
    facts: Facts,
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
    pub fn new(facts: Facts) -> Self {
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

/// `memory_bridge`.
#[derive(Default)]
pub struct MemoryBridge {
    asked: bool,
    /// The answer that is shown in this cycle: failed, word.
    answer: Option<(bool, u64)>,
}

impl MemoryBridge {
    /// Whether the host's access can be made, and whether it is to be asked for now.
    fn asks(&self, inputs: &[u64]) -> (bool, bool) {
        let [running, lines, valid, _, address, ..] = *inputs else { panic!("ports") };
        let allowed = running == 0 && address >> 4 < lines;
        (allowed, valid == 1 && self.answer.is_none() && !self.asked)
    }
}

impl Model for MemoryBridge {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let [running, _, _, write, address, data, core, core_write, core_address, a, b, c, d, mask, ready, reply, ..] = *inputs
        else {
            panic!("ports")
        };
        let (allowed, asks) = self.asks(inputs);
        let host = allowed && asks;
        let valid = core == 1 && running == 1 || host;
        let read = self.answer.filter(|answer| !answer.0 && write == 0).map(|answer| answer.1);
        let mut outputs = vec![Some(self.answer.is_some().into()), self.answer.map(|answer| answer.0.into()), read];
        outputs.extend([Some(u64::from(ready == 1 && running == 1)), Some(u64::from(reply == 1 && !self.asked))]);
        outputs.push(Some(valid.into()));
        let request = if running == 1 {
            [core_write, core_address, a, b, c, d, mask]
        } else {
            [write, address >> 4, data, data, data, data, 15 << (address & 12)]
        };
        outputs.extend(request.map(|part| valid.then_some(part)));
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        let (address, ready, reply) = (inputs[4], inputs[14], inputs[15]);
        let (allowed, asks) = self.asks(inputs);
        self.answer = None;
        if asks && !allowed {
            self.answer = Some((true, 0));
        } else if self.asked && reply == 1 {
            self.asked = false;
            self.answer = Some((false, inputs[16 + (address >> 2 & 3) as usize]));
        } else if asks && ready == 1 {
            self.asked = true;
        }
    }
}

/// `word_port`.
#[derive(Default)]
pub struct WordPort {
    asked: bool,
    /// The word of an access that is done, in this cycle.
    answer: Option<u64>,
}

impl Model for WordPort {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let [valid, write, address, data, ..] = *inputs else { panic!("ports") };
        let asks = valid == 1 && !self.asked && self.answer.is_none();
        let mut outputs = vec![Some(self.answer.is_some().into()), self.answer.filter(|_| write == 0), Some(asks.into())];
        let request = [write, address >> 2, data, data, data, data, 15 << (4 * (address & 3))];
        outputs.extend(request.map(|part| asks.then_some(part)));
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        let [valid, _, address, _, ready, reply, ..] = *inputs else { panic!("ports") };
        let asks = valid == 1 && !self.asked && self.answer.is_none();
        self.answer = (self.asked && reply == 1).then(|| inputs[6 + (address & 3) as usize]);
        self.asked = if self.asked { reply == 0 } else { asks && ready == 1 };
    }
}

/// `line_memory`.
pub struct LineMemory {
    lines: Vec<[u32; 4]>,
    /// Replies of the next cycle and of the present one: tag and, of a read, the line.
    replies: [Option<(u64, Option<[u32; 4]>)>; 2],
}

impl LineMemory {
    /// A memory of `2^size` lines.
    pub fn new(size: u32) -> Self {
        Self { lines: vec![[0; 4]; 1 << size], replies: [None; 2] }
    }
}

impl Model for LineMemory {
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        let reply = self.replies[1];
        let mut outputs = vec![Some(1), Some(reply.is_some().into()), reply.map(|reply| reply.0)];
        outputs.extend((0..4).map(|word| reply.and_then(|reply| reply.1).map(|line| line[word].into())));
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        let [valid, write, address, a, b, c, d, mask, tag] = *inputs else { panic!("ports") };
        let place = address as usize % self.lines.len();
        let line = &mut self.lines[place];
        let read = (write == 0).then_some(*line);
        self.replies = [(valid == 1).then_some((tag, read)), self.replies[0]];
        if valid == 1 && write == 1 {
            for (i, data) in [a, b, c, d].into_iter().enumerate() {
                let enabled = (0..4).filter(|byte| mask >> (4 * i + byte) & 1 == 1);
                let bytes = enabled.fold(0, |sum, byte| sum | 0xffu32 << (8 * byte));
                line[i] = line[i] & !bytes | data as u32 & bytes;
            }
        }
    }
}

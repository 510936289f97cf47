// SPDX-License-Identifier: MIT
//! Reference models of `sdram_controller` and `line_cache`.
use crate::{ports, Model};
use std::collections::{HashMap, VecDeque};
use warpwright_config::sdram::SdramTiming;

ports! {
    ControllerInputs { req_valid, req_write, req_address, req_data: [4], dq_in }
    ControllerOutputs {
        req_ready, rsp_valid, rsp_data: [4], ras_n, cas_n, we_n, bank, row, dq_out, dq_drive,
    }
}

/// What the pins of an SDRAM show in a cycle.
#[derive(Clone, Copy, Default)]
struct Pins {
    /// Row strobe, column strobe, write: high for yes.
    command: u64,
    /// Bank and row; `None`: does not matter.
    place: Option<(u64, u64)>,
    /// The words are driven: from the opening of the row to the cycle after the last word.
    drives: bool,
    /// Word to the memory.
    word: Option<u64>,
    /// The word from the memory is one of a line.
    takes: bool,
    /// The line is whole in the cycle after.
    whole: bool,
}

/// `sdram_controller`: each request and each refresh is a script of cycles.
pub struct SdramController {
    timing: SdramTiming,
    script: VecDeque<Pins>,
    now: Pins,
    line: Vec<u64>,
    reply: Option<Vec<u64>>,
    cycle: u64,
    due: bool,
}

impl SdramController {
    /// A controller that keeps these times.
    pub fn new(timing: SdramTiming) -> Self {
        let mut script = VecDeque::new();
        let mut then = |command: u64, place: Option<(u64, u64)>, pause: u32| {
            script.push_back(Pins { command, place, ..Pins::default() });
            script.extend((1..pause).map(|_| Pins::default()));
        };
        // A cycle until the pause begins.
        then(0, None, timing.power_up + 1);
        then(5, Some((0, 0x400)), timing.precharge);
        for _ in 0..8 {
            then(6, None, timing.refresh_cycle);
        }
        // The last cycle of the pause is the first in which a request is taken.
        then(7, Some((0, 0x23)), 2);
        Self {
            timing,
            script,
            now: Pins::default(),
            line: vec![],
            reply: None,
            cycle: 0,
            due: false,
        }
    }

    fn ready(&self) -> bool {
        self.script.is_empty() && !self.due
    }
}

impl Model for SdramController {
    type Inputs = ControllerInputs;
    type Outputs = ControllerOutputs<Option<u64>>;
    fn outputs(&mut self, _: &ControllerInputs) -> ControllerOutputs<Option<u64>> {
        let Pins { command, place, word, drives, .. } = self.now;
        let half_words =
            |i: usize| self.reply.as_ref().map(|line| line[2 * i] | line[2 * i + 1] << 16);
        let strobe = |bit: u32| Some(!command >> bit & 1);
        ControllerOutputs {
            req_ready: Some(self.ready().into()),
            rsp_valid: Some(self.reply.is_some().into()),
            rsp_data: [0, 1, 2, 3].map(half_words),
            ras_n: strobe(2),
            cas_n: strobe(1),
            we_n: strobe(0),
            bank: place.map(|place| place.0),
            row: place.map(|place| place.1),
            dq_out: word,
            dq_drive: Some(drives.into()),
        }
    }

    fn clock(&mut self, inputs: &ControllerInputs) {
        self.reply = None;
        if self.now.takes {
            self.line.push(inputs.dq_in);
        }
        if self.now.whole {
            self.reply = Some(std::mem::take(&mut self.line));
        }
        let free = self.script.is_empty();
        let refreshes = free && self.due;
        if refreshes {
            self.script.push_back(Pins { command: 6, ..Pins::default() });
            self.script.extend((1..self.timing.refresh_cycle).map(|_| Pins::default()));
        } else if free && inputs.req_valid == 1 {
            let SdramTiming { activate, precharge, write_recovery, .. } = self.timing;
            let ControllerInputs { req_write: write, req_address: address, .. } = *inputs;
            let data = inputs.req_data;
            let bank = address >> 6 & 3;
            let drives = write == 1;
            self.script.push_back(Pins {
                command: 4,
                place: Some((bank, address >> 8 & 0x1fff)),
                drives,
                ..Pins::default()
            });
            self.script.extend((1..activate).map(|_| Pins { drives, ..Pins::default() }));
            let column = Some((bank, 0x400 | (address & 63) << 3));
            if drives {
                for i in 0..8 {
                    let word = Some(data[i / 2] >> (16 * (i % 2)) & 0xffff);
                    let command = if i == 0 { 3 } else { 0 };
                    self.script.push_back(Pins {
                        command,
                        place: column.filter(|_| i == 0),
                        drives,
                        word,
                        ..Pins::default()
                    });
                }
                let after = 1..write_recovery + precharge;
                self.script.extend(after.map(|i| Pins { drives: i == 1, ..Pins::default() }));
            } else {
                self.script.push_back(Pins { command: 2, place: column, ..Pins::default() });
                self.script.extend((0..9).map(|i| Pins {
                    takes: i < 8,
                    whole: i == 8,
                    ..Pins::default()
                }));
                self.script.extend((0..precharge).map(|_| Pins::default()));
            }
        }
        self.now = self.script.pop_front().unwrap_or_default();
        if refreshes {
            self.due = false;
        }
        // The first is due at once.
        if self.cycle % u64::from(self.timing.refresh) == 0 {
            self.due = true;
        }
        self.cycle += 1;
    }
}

/// A request that a cache has taken.
#[derive(Clone)]
struct Request {
    write: bool,
    address: u64,
    data: Vec<u64>,
    mask: u64,
    tag: u64,
}

/// What a cache does with its first request.
#[derive(Clone, Copy, PartialEq)]
enum Step {
    /// Tags are cleared.
    Clearing,
    /// It waits for a request.
    Ready,
    /// The entry of the first request is known.
    Look,
    /// A store goes to the entry.
    Store,
    /// The second request becomes the first.
    Follow,
    /// The entry is read once more, for the look.
    Again,
    /// The entry is read once more, for the memory.
    Victim,
    /// The victim goes to the memory.
    Evict,
    /// The line is asked for.
    Ask,
    /// It comes.
    Await,
    /// A load that missed is answered.
    Answer,
}

ports! {
    CacheInputs {
        req_valid, req_write, req_address, req_data: [4], req_mask, req_tag, mem_ready,
        fill_valid, fill_data: [4],
    }
    CacheOutputs {
        req_ready, rsp_valid, rsp_tag, rsp_data: [4], mem_valid, mem_write, mem_address, mem_data:
        [4],
    }
}

/// `line_cache`.
pub struct LineCache {
    size: u32,
    swept: u64,
    step: Step,
    /// By place: the address, whether it is dirty, the line.
    entries: HashMap<u64, (u64, bool, Vec<u64>)>,
    requests: VecDeque<Request>,
    /// A load that was looked up in the cycle before and is not there, and whether a dirty line is
    /// in its place.
    missed: Option<(Request, bool)>,
    /// A load that missed.
    reading: Option<Request>,
    reply: Option<(u64, Option<Vec<u64>>)>,
}

impl LineCache {
    /// A cache of `2^size` lines.
    pub fn new(size: u32) -> Self {
        Self {
            size,
            swept: 0,
            step: Step::Clearing,
            entries: HashMap::new(),
            requests: VecDeque::new(),
            missed: None,
            reading: None,
            reply: None,
        }
    }

    fn place(&self, address: u64) -> u64 {
        address & ((1 << self.size) - 1)
    }

    fn ready(&self) -> bool {
        match self.step {
            _ if self.missed.is_some() => false,
            Step::Ready => true,
            Step::Look => self.requests.len() == 1,
            _ => false,
        }
    }
}

impl Model for LineCache {
    type Inputs = CacheInputs;
    type Outputs = CacheOutputs<Option<u64>>;
    fn outputs(&mut self, _: &CacheInputs) -> CacheOutputs<Option<u64>> {
        let line = self.reply.as_ref().and_then(|reply| reply.1.clone());
        let word = |line: Option<&Vec<u64>>, i: usize| line.map(|line| line[i]);
        let asks = [Step::Evict, Step::Ask].contains(&self.step);
        let first =
            self.reading.as_ref().or(self.requests.front()).map_or(0, |request| request.address);
        let victim = self.entries.get(&self.place(first)).filter(|_| self.step == Step::Evict);
        let address = victim.map_or(first, |victim| victim.0);
        CacheOutputs {
            req_ready: Some(self.ready().into()),
            rsp_valid: Some(self.reply.is_some().into()),
            rsp_tag: self.reply.as_ref().map(|reply| reply.0),
            rsp_data: [0, 1, 2, 3].map(|i| word(line.as_ref(), i)),
            mem_valid: Some(asks.into()),
            mem_write: asks.then_some(victim.is_some().into()),
            mem_address: asks.then_some(address),
            mem_data: [0, 1, 2, 3].map(|i| word(victim.map(|victim| &victim.2), i)),
        }
    }

    fn clock(&mut self, inputs: &CacheInputs) {
        let CacheInputs {
            req_valid: valid,
            req_write: write,
            req_address: address,
            req_data: data,
            req_mask: mask,
            req_tag: tag,
            mem_ready,
            fill_valid,
            fill_data: fill,
        } = *inputs;
        self.reply = None;
        let taken = valid == 1 && self.ready();
        let first =
            self.reading.as_ref().or(self.requests.front()).map_or(0, |first| first.address);
        let place = self.place(first);
        let whole = |first: &Request| first.write && first.mask == 0xffff;
        let mut next = self.step;
        let mut missed = None;
        match self.step {
            Step::Clearing => {
                self.swept += 1;
                if self.swept == 1 << self.size {
                    next = Step::Ready;
                }
            }
            Step::Ready => {}
            // What is looked up behind a load that missed is looked up again.
            Step::Look if self.missed.is_some() => {}
            // Until the next cycle a load is taken to be there.
            Step::Look if !self.requests[0].write => {
                let first = self.requests.pop_front().expect("a load");
                match self.entries.get(&place) {
                    Some((address, _, line)) if *address == first.address => {
                        self.reply = Some((first.tag, Some(line.clone())))
                    }
                    other => missed = Some((first, other.is_some_and(|other| other.1))),
                }
                next = Step::Ready;
            }
            Step::Look => next = Step::Store,
            Step::Store => match self.entries.get(&place) {
                Some((address, true, _)) if *address != first => next = Step::Victim,
                Some((address, ..)) if *address != first && !whole(&self.requests[0]) => {
                    next = Step::Ask
                }
                None if !whole(&self.requests[0]) => next = Step::Ask,
                _ => {
                    let first = self.requests.pop_front().expect("a store");
                    let (_, _, mut line) =
                        self.entries.remove(&place).unwrap_or((0, false, vec![0; 4]));
                    for (byte, bit) in (0..16).map(|byte| (byte, first.mask >> byte & 1)) {
                        if bit == 1 {
                            let (word, shift) = (byte / 4, 8 * (byte % 4));
                            line[word] =
                                line[word] & !(0xff << shift) | first.data[word] & 0xff << shift;
                        }
                    }
                    self.entries.insert(place, (first.address, true, line));
                    self.reply = Some((first.tag, None));
                    next = if self.requests.is_empty() { Step::Ready } else { Step::Follow };
                }
            },
            Step::Again if self.reading.is_some() => next = Step::Answer,
            Step::Follow | Step::Again => next = Step::Look,
            Step::Answer => {
                let read = self.reading.take().expect("a load");
                self.reply = Some((read.tag, Some(self.entries[&place].2.clone())));
                next = if self.requests.is_empty() { Step::Ready } else { Step::Look };
            }
            Step::Victim => next = Step::Evict,
            Step::Evict if mem_ready == 1 => {
                self.entries.remove(&place);
                next = if self.reading.is_none() && whole(&self.requests[0]) {
                    Step::Store
                } else {
                    Step::Ask
                };
            }
            Step::Ask if mem_ready == 1 => next = Step::Await,
            Step::Await if fill_valid == 1 => {
                self.entries.insert(place, (first, false, fill.to_vec()));
                next = Step::Again;
            }
            Step::Evict | Step::Ask | Step::Await => {}
        }
        if taken {
            let request = Request { write: write == 1, address, data: data.to_vec(), mask, tag };
            // Alone, it is looked up in the next cycle.
            if next == Step::Ready {
                next = Step::Look;
            }
            self.requests.push_back(request);
        }
        if let Some((read, dirty)) = self.missed.take() {
            self.reading = Some(read);
            next = if dirty { Step::Victim } else { Step::Ask };
        }
        self.missed = missed;
        self.step = next;
    }
}

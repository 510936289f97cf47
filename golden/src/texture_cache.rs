// SPDX-License-Identifier: MIT
//! Reference models of `rtl/src/texture/tags` and `rtl/src/texture/latency_fifo`
//! (docs/mechanisms/5.md).
use crate::{ports, Model};
use std::collections::VecDeque;

ports! {
    TagInputs {
        flush, sample_valid, sample_line: [4], sample_set: [4], sample_need, room, line_room,
        line_slot, ask_ready,
    }
    TagOutputs {
        sample_ready, push, push_fills, push_line: [4], allocate_valid, allocate_line, ask_valid,
        ask_address, ask_slot,
    }
}

/// The tags: for each set and way the line that is there, or on its way.
pub struct Tags {
    lines: usize,
    ways: usize,
    sets: Vec<Vec<Option<u64>>>,
    turn: usize,
    /// The next of four sets to clear.
    clearing: Option<usize>,
    held: Option<Sample>,
    fills: u64,
    asking: Option<(u64, u64)>,
}

/// The sample at work.
struct Sample {
    /// Banks whose line is needed.
    need: u64,
    /// Line addresses of all.
    lines: [u64; 4],
    /// Their sets.
    sets: [usize; 4],
}

/// What it meets.
struct Lookup {
    /// Cache line of each bank, if it is needed and there.
    found: [Option<usize>; 4],
    /// Bank of the miss that goes first.
    miss: Option<usize>,
    /// Cache line that it replaces.
    victim: usize,
    leaves: bool,
    takes: bool,
}

impl Tags {
    /// An empty cache.
    pub fn new(lines: usize, ways: usize) -> Self {
        let sets = vec![vec![None; ways]; lines / ways];
        Self { lines, ways, sets, turn: 0, clearing: None, held: None, fills: 0, asking: None }
    }

    fn lookup(&self, inputs: &TagInputs) -> Option<Lookup> {
        let (sample, sets) = (self.held.as_ref()?, self.lines / self.ways);
        let needed = |bank: &usize| sample.need >> bank & 1 == 1;
        let found = [0, 1, 2, 3].map(|bank| {
            let set = sample.sets[bank];
            let way = self.sets[set].iter().position(|&tag| tag == Some(sample.lines[bank]))?;
            needed(&bank).then_some(set + way * sets)
        });
        let miss = (0..4).rev().filter(needed).find(|&bank| found[bank].is_none());
        let victim = miss.map_or(0, |bank| sample.sets[bank]) + self.turn * sets;
        let leaves = inputs.room == 1 && miss.is_none();
        let asks = inputs.line_room == 1 && (self.asking.is_none() || inputs.ask_ready == 1);
        let takes = inputs.room == 1 && miss.is_some() && asks;
        Some(Lookup { found, miss, victim, leaves, takes })
    }

    /// Whether the next sample is taken.
    fn ready(&self, look: Option<&Lookup>) -> bool {
        self.clearing.is_none() && look.is_none_or(|look| look.leaves)
    }
}

impl Model for Tags {
    type Inputs = TagInputs;
    type Outputs = TagOutputs<Option<u64>>;
    fn outputs(&mut self, inputs: &TagInputs) -> TagOutputs<Option<u64>> {
        let look = self.lookup(inputs);
        let ready = self.ready(look.as_ref());
        let leaves = look.as_ref().filter(|look| look.leaves);
        let takes = look.as_ref().filter(|look| look.takes);
        TagOutputs {
            sample_ready: Some(ready.into()),
            push: Some(leaves.is_some().into()),
            push_fills: leaves.map(|_| self.fills),
            push_line: leaves.map_or([None; 4], |look| look.found.map(|line| Some(line? as u64))),
            allocate_valid: Some(takes.is_some().into()),
            allocate_line: takes.map(|look| look.victim as u64),
            ask_valid: Some(self.asking.is_some().into()),
            ask_address: self.asking.map(|asked| asked.0),
            ask_slot: self.asking.map(|asked| asked.1),
        }
    }

    fn clock(&mut self, inputs: &TagInputs) {
        let look = self.lookup(inputs);
        let ready = self.ready(look.as_ref());
        if inputs.ask_ready == 1 {
            self.asking = None;
        }
        if let (Some(look), Some(sample)) = (look, &mut self.held) {
            if look.leaves {
                self.fills = 0;
            }
            if let Some(bank) = look.miss.filter(|_| look.takes) {
                let line = sample.lines[bank];
                self.sets[sample.sets[bank]][self.turn] = Some(line);
                self.turn = (self.turn + 1) % self.ways;
                self.fills += 1;
                self.asking = Some((line, inputs.line_slot));
            }
        }
        if ready {
            self.held = (inputs.sample_valid == 1).then(|| Sample {
                need: inputs.sample_need,
                lines: [0, 1, 2, 3].map(|bank| inputs.sample_line[bank] << 1 | bank as u64 & 1),
                sets: inputs.sample_set.map(|set| set as usize),
            });
        }
        if let Some(four) = self.clearing {
            let sets = self.sets.len();
            self.sets[four..sets.min(four + 4)].iter_mut().for_each(|set| set.fill(None));
            self.clearing = (four + 4 < sets).then_some(four + 4);
        }
        if inputs.flush == 1 {
            self.clearing = Some(0);
        }
    }
}

ports! {
    FifoInputs {
        push_valid, push_entry, push_about, push_meta, push_offsets, push_line: [4], allocate_valid,
        allocate_line, rsp_valid, rsp_slot, rsp_data: [4], advance,
    }
    FifoOutputs {
        room, line_room, line_slot, fill, fill_line, fill_data: [4], pop_valid, pop_entry, pop_about,
        pop_meta, pop_offsets, pop_line: [4],
    }
}

/// An entry as it was pushed, its lines, and how many of them have entered the cache.
struct Entry {
    entry: u64,
    about: u64,
    meta: u64,
    offsets: u64,
    line: [u64; 4],
    lines: u64,
    filled: u64,
}

/// The latency FIFO: entries in order, and the lines that they wait for.
pub struct LatencyFifo {
    depth: usize,
    ahead: bool,
    outstanding: usize,
    entries: VecDeque<Entry>,
    /// The entry that left last.
    left: Option<Entry>,
    /// Place, cache line, and the data once they have come.
    lines: VecDeque<(u64, u64, Option<[u64; 4]>)>,
    next: u64,
}

impl LatencyFifo {
    /// Empty.
    pub fn new(ahead: bool, depth: usize, outstanding: usize) -> Self {
        Self {
            depth,
            ahead,
            outstanding,
            entries: VecDeque::new(),
            left: None,
            lines: VecDeque::new(),
            next: 0,
        }
    }

    /// Whether a line enters the cache, and whether the first entry leaves.
    fn end(&self, inputs: &FifoInputs) -> (bool, bool) {
        let Some(first) = self.entries.front() else { return (false, false) };
        let there = self.lines.front().is_some_and(|line| line.2.is_some());
        let complete = first.filled == first.lines;
        (!complete && there, complete && inputs.advance == 1)
    }
}

impl Model for LatencyFifo {
    type Inputs = FifoInputs;
    type Outputs = FifoOutputs<Option<u64>>;
    fn outputs(&mut self, inputs: &FifoInputs) -> FifoOutputs<Option<u64>> {
        let (fill, pop) = self.end(inputs);
        let room =
            if self.ahead { self.entries.len() < self.depth } else { self.entries.is_empty() };
        let line = self.lines.front().filter(|_| fill);
        let (entry, left) = (self.entries.front().filter(|_| pop), self.left.as_ref());
        FifoOutputs {
            room: Some(room.into()),
            line_room: Some((self.lines.len() < self.outstanding).into()),
            line_slot: Some(self.next),
            fill: Some(fill.into()),
            fill_line: line.map(|line| line.1),
            fill_data: line.and_then(|line| line.2).map_or([None; 4], |words| words.map(Some)),
            pop_valid: Some(pop.into()),
            pop_entry: entry.map(|entry| entry.entry),
            pop_about: left.map(|entry| entry.about),
            pop_meta: left.map(|entry| entry.meta),
            pop_offsets: entry.map(|entry| entry.offsets),
            pop_line: entry.map_or([None; 4], |entry| entry.line.map(Some)),
        }
    }

    fn clock(&mut self, inputs: &FifoInputs) {
        let (fill, pop) = self.end(inputs);
        if fill {
            self.lines.pop_front();
            self.entries[0].filled += 1;
        }
        if pop {
            self.left = self.entries.pop_front();
        }
        if inputs.rsp_valid == 1 {
            let line = self.lines.iter_mut().find(|line| line.0 == inputs.rsp_slot);
            line.expect("memory answers what was asked").2 = Some(inputs.rsp_data);
        }
        if inputs.push_valid == 1 {
            let FifoInputs {
                push_entry: entry,
                push_about: about,
                push_meta: meta,
                push_offsets: offsets,
                push_line: line,
                ..
            } = *inputs;
            self.entries.push_back(Entry {
                entry,
                about,
                meta,
                offsets,
                line,
                lines: entry >> 4 & 7,
                filled: 0,
            });
        }
        if inputs.allocate_valid == 1 {
            self.lines.push_back((self.next, inputs.allocate_line, None));
            self.next = (self.next + 1) % self.outstanding as u64;
        }
    }
}

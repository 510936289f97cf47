//! Reference models of `rtl/src/pool`: queues and switches of what execution units share (spec 5).
use crate::harness::Model;
use std::collections::VecDeque;

/// A queue of `depth` entries of `words` words.
pub struct WordFifo {
    depth: usize,
    words: usize,
    entries: VecDeque<Vec<u64>>,
}

impl WordFifo {
    /// An empty queue.
    pub fn new(depth: usize, words: usize) -> Self {
        Self { depth, words, entries: VecDeque::new() }
    }
}

impl Model for WordFifo {
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        let first = self.entries.front();
        let mut outputs = vec![Some(u64::from(self.entries.len() < self.depth)), Some(u64::from(first.is_some()))];
        outputs.extend((0..self.words).map(|word| first.map(|words| words[word])));
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        let room = self.entries.len() < self.depth;
        if inputs[1 + self.words] == 1 {
            self.entries.pop_front();
        }
        if inputs[0] == 1 && room {
            self.entries.push_back(inputs[1..=self.words].to_vec());
        }
    }
}

/// Requests of a unit, each with a place from its selection on; an instruction is one request for each quad with a thread
/// that takes part, at least one.
pub struct TextureDoor {
    threads: usize,
    warp_bits: u32,
    /// The quads of each instruction that are still to go: seven fields and eight coordinates each. With two quads one
    /// that is left out takes a cycle.
    requests: VecDeque<VecDeque<Option<Vec<u64>>>>,
    /// Selected, and neither gone nor void.
    places: usize,
}

/// Places of a unit's door.
const PLACES: usize = 4;
/// Selections that may come after the last free place is seen.
const LATE: usize = 2;

impl TextureDoor {
    /// Empty.
    pub fn new(threads: usize, warp_bits: u32) -> Self {
        Self { threads, warp_bits, requests: VecDeque::new(), places: 0 }
    }

    /// The quads of an instruction. Fields: kind, warp, register, slot, threads, channels, descriptor, coordinates.
    fn quads(&self, fields: &[u64]) -> VecDeque<Option<Vec<u64>>> {
        let (quads, mask) = (self.threads / 4, fields[4]);
        let of = |quad: usize| mask >> (4 * quad) & 15;
        let last = (0..quads).rev().find(|&quad| of(quad) != 0).unwrap_or(0);
        let quad = |quad: usize| {
            let mut own = fields[..7].to_vec();
            own[4] = of(quad);
            if quads > 1 {
                own[1] |= (quad as u64 | u64::from(quad == last) << 1) << self.warp_bits;
            }
            let coordinates = |first: usize| fields[first + 4 * quad..][..4].to_vec();
            own.extend([coordinates(7), coordinates(7 + self.threads)].concat());
            (of(quad) != 0 || quad == last).then_some(own)
        };
        (0..quads).map(quad).collect()
    }
}

impl Model for TextureDoor {
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        let first = self.requests.front().and_then(|quads| quads[0].as_ref());
        let mut outputs = vec![Some(u64::from(self.places + LATE <= PLACES)), Some(u64::from(first.is_some()))];
        outputs.extend((0..15).map(|field| first.map(|request| request[field])));
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        let [selected, dropped, valid] = [0, 1, 2].map(|at| inputs[at] == 1);
        let fields = 7 + 2 * self.threads;
        let taken = inputs[4 + fields] == 1;
        if let Some(quads) = self.requests.front_mut() {
            if taken || quads[0].is_none() {
                quads.pop_front();
            }
            if quads.is_empty() {
                self.requests.pop_front();
                self.places -= 1;
            }
        }
        if valid {
            self.requests.push_back(self.quads(&inputs[3..3 + fields]));
        }
        self.places = self.places + usize::from(selected) - usize::from(dropped);
        assert!(self.requests.len() <= self.places && self.places <= PLACES, "a request without a place");
    }
}

/// The asking client whose turn it is: the next one downwards from `last`.
fn turn(asking: &[bool], last: usize) -> Option<usize> {
    let clients = asking.len();
    (1..=clients).map(|step| (last + clients - step) % clients).find(|&client| asking[client])
}

/// `units` units of `2^bits` warps at one texture pipeline.
pub struct TextureSwitch {
    units: usize,
    bits: u32,
    last: usize,
}

impl TextureSwitch {
    /// At first the highest unit is served.
    pub fn new(units: usize, bits: u32) -> Self {
        Self { units, bits, last: 0 }
    }

    fn served(&self, inputs: &[u64]) -> Option<usize> {
        let asking: Vec<bool> = inputs[..self.units].iter().map(|&valid| valid == 1).collect();
        turn(&asking, self.last)
    }
}

impl Model for TextureSwitch {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let units = self.units;
        let served = self.served(inputs);
        let ready = inputs[16 * units] == 1;
        let mut outputs: Vec<_> = (0..units).map(|unit| Some(u64::from(ready && served == Some(unit)))).collect();
        outputs.push(Some(u64::from(served.is_some())));
        let field = |field: usize| served.map(|unit| inputs[(1 + field) * units + unit]);
        outputs.extend([field(0), served.map(|unit| (unit as u64) << self.bits | inputs[2 * units + unit])]);
        outputs.extend((2..7).map(field));
        for first in [8 * units, 12 * units] {
            outputs.extend((0..4).map(|i| served.map(|unit| inputs[first + 4 * unit + i])));
        }
        let [valid, warp] = [1, 2].map(|at| inputs[16 * units + at]);
        let unit = (warp >> self.bits) as usize;
        outputs.push(Some(inputs[16 * units + 3 + unit]));
        outputs.extend((0..units).map(|other| Some(u64::from(valid == 1 && other == unit))));
        outputs.push(Some(warp & ((1 << self.bits) - 1)));
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        if let Some(unit) = self.served(inputs).filter(|_| inputs[16 * self.units] == 1) {
            self.last = unit;
        }
    }
}

/// Units and texture pipelines at one memory port.
pub struct MemorySwitch {
    units: usize,
    pipelines: usize,
    /// Texture pipelines are clients from 8 on.
    last: usize,
    locked: bool,
    /// Requests that have been chosen and not yet taken.
    out: VecDeque<Vec<u64>>,
}

/// How many of them there can be.
const CHOSEN: usize = 4;

impl MemorySwitch {
    /// At first the highest texture pipeline is served.
    pub fn new(units: usize, pipelines: usize) -> Self {
        Self { units, pipelines, last: 0, locked: false, out: VecDeque::new() }
    }

    /// The inputs behind those of the clients: memory takes, reply valid, its tag.
    fn memory<'a>(&self, inputs: &'a [u64]) -> &'a [u64] {
        &inputs[12 * self.units + 3 * self.pipelines..]
    }

    fn served(&self, inputs: &[u64]) -> Option<usize> {
        let texture = |client: usize| (8..8 + self.pipelines).contains(&client) && inputs[12 * self.units + client - 8] == 1;
        let asking: Vec<bool> =
            (0..16).map(|client| if client < self.units { inputs[client] == 1 } else { texture(client) }).collect();
        let next = if self.locked { Some(self.last).filter(|&client| asking[client]) } else { turn(&asking, self.last) };
        next.filter(|_| self.out.len() < CHOSEN)
    }

    /// Store, atomic, operation, word, line, data, mask, tag.
    fn request(&self, client: usize, inputs: &[u64]) -> Vec<u64> {
        let units = self.units;
        if let Some(pipeline) = client.checked_sub(8) {
            let field = |field: usize| inputs[12 * units + field * self.pipelines + pipeline];
            let mut request = vec![0; 11];
            (request[4], request[10]) = (field(1), 0x800 | (pipeline as u64) << 8 | field(2));
            return request;
        }
        let field = |field: usize| inputs[field * units + client];
        let mut request: Vec<u64> = (1..6).map(field).collect();
        request.extend((0..4).map(|i| inputs[6 * units + 4 * client + i]));
        request.extend([field(10), (client as u64) << 8 | field(11)]);
        request
    }
}

impl Model for MemorySwitch {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let units = self.units;
        let served = self.served(inputs);
        let mut outputs: Vec<_> =
            (0..units).chain(8..8 + self.pipelines).map(|client| Some(u64::from(served == Some(client)))).collect();
        let first = self.out.front();
        outputs.push(Some(u64::from(first.is_some())));
        let carries = first.is_some_and(|first| first[10] & 0x1800 == 0);
        // Data and byte enables of the texture pipeline are anything.
        let matters = |field: usize| carries || ![5, 6, 7, 8, 9].contains(&field);
        outputs.extend((0..11).map(|field| first.map(|first| first[field]).filter(|_| matters(field))));
        let [valid, tag] = [1, 2].map(|at| self.memory(inputs)[at]);
        let is_for = |kind: u64, number: u64| Some(u64::from(valid == 1 && tag >> 11 == kind && tag >> 8 & 7 == number));
        outputs.extend((0..units as u64).map(|unit| is_for(0, unit)));
        outputs.extend((0..self.pipelines as u64).map(|pipeline| is_for(1, pipeline)));
        outputs.push(Some(tag & 255));
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        let served = self.served(inputs);
        if self.memory(inputs)[0] == 1 {
            self.out.pop_front();
        }
        if let Some(client) = served {
            let request = self.request(client, inputs);
            self.last = client;
            self.locked = request[1] == 1 && request[9] & 1 == 1;
            self.out.push_back(request);
        }
    }
}

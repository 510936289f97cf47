// SPDX-License-Identifier: MIT
//! Reference models of `rtl/src/pool`: queues and switches of what execution units share
//! (docs/mechanisms/5.md).
use crate::{ports, Model};
use std::collections::VecDeque;

ports! {
    FifoInputs { in_valid, in_words: [], out_ready }
    FifoOutputs { in_ready, out_valid, out_words: [] }
}

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
    type Inputs = FifoInputs;
    type Outputs = FifoOutputs<Option<u64>>;
    fn outputs(&mut self, _: &FifoInputs) -> FifoOutputs<Option<u64>> {
        let first = self.entries.front();
        FifoOutputs {
            in_ready: Some((self.entries.len() < self.depth).into()),
            out_valid: Some(first.is_some().into()),
            out_words: (0..self.words).map(|word| first.map(|words| words[word])).collect(),
        }
    }

    fn clock(&mut self, inputs: &FifoInputs) {
        let room = self.entries.len() < self.depth;
        if inputs.out_ready == 1 {
            self.entries.pop_front();
        }
        if inputs.in_valid == 1 && room {
            self.entries.push_back(inputs.in_words.clone());
        }
    }
}

ports! {
    DoorInputs {
        selected, dropped, req_valid, req_kind, req_warp, req_rd, req_slot, req_mask,
        req_channels, req_texture, req_u: [], req_v: [], room, out_ready,
    }
    DoorOutputs {
        ready, out_valid, out_kind, out_warp, out_rd, out_slot, out_mask, out_channels,
        out_texture, out_u: [4], out_v: [4],
    }
}

/// A request of a quad at the texture pipeline.
#[derive(Clone, Copy, Default)]
pub(crate) struct Quad {
    pub(crate) kind: u64,
    pub(crate) warp: u64,
    pub(crate) rd: u64,
    pub(crate) slot: u64,
    pub(crate) mask: u64,
    pub(crate) channels: u64,
    pub(crate) texture: u64,
    pub(crate) u: [u64; 4],
    pub(crate) v: [u64; 4],
}

/// Requests of a unit, each with a place from its selection on; an instruction is one request for
/// each quad with a thread that takes part, at least one.
pub struct TextureDoor {
    threads: usize,
    warp_bits: u32,
    /// The quads of each instruction that are still to go. With two quads one that is left out
    /// takes a cycle.
    requests: VecDeque<VecDeque<Option<Quad>>>,
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

    /// The quads of an instruction.
    fn quads(&self, inputs: &DoorInputs) -> VecDeque<Option<Quad>> {
        let quads = self.threads / 4;
        let of = |quad: usize| inputs.req_mask >> (4 * quad) & 15;
        let last = (0..quads).rev().find(|&quad| of(quad) != 0).unwrap_or(0);
        let quad = |quad: usize| {
            let number = if quads > 1 { quad as u64 | u64::from(quad == last) << 1 } else { 0 };
            let own = |coordinates: &[u64]| std::array::from_fn(|i| coordinates[4 * quad + i]);
            (of(quad) != 0 || quad == last).then(|| Quad {
                kind: inputs.req_kind,
                warp: inputs.req_warp | number << self.warp_bits,
                rd: inputs.req_rd,
                slot: inputs.req_slot,
                mask: of(quad),
                channels: inputs.req_channels,
                texture: inputs.req_texture,
                u: own(&inputs.req_u),
                v: own(&inputs.req_v),
            })
        };
        (0..quads).map(quad).collect()
    }
}

impl Model for TextureDoor {
    type Inputs = DoorInputs;
    type Outputs = DoorOutputs<Option<u64>>;
    fn outputs(&mut self, _: &DoorInputs) -> DoorOutputs<Option<u64>> {
        let first = self.requests.front().and_then(|quads| quads[0]);
        DoorOutputs {
            ready: Some((self.places + LATE <= PLACES).into()),
            out_valid: Some(first.is_some().into()),
            out_kind: first.map(|quad| quad.kind),
            out_warp: first.map(|quad| quad.warp),
            out_rd: first.map(|quad| quad.rd),
            out_slot: first.map(|quad| quad.slot),
            out_mask: first.map(|quad| quad.mask),
            out_channels: first.map(|quad| quad.channels),
            out_texture: first.map(|quad| quad.texture),
            out_u: first.map_or([None; 4], |quad| quad.u.map(Some)),
            out_v: first.map_or([None; 4], |quad| quad.v.map(Some)),
        }
    }

    fn clock(&mut self, inputs: &DoorInputs) {
        if let Some(quads) = self.requests.front_mut() {
            if inputs.out_ready == 1 || quads[0].is_none() {
                quads.pop_front();
            }
            if quads.is_empty() {
                self.requests.pop_front();
                self.places -= 1;
            }
        }
        if inputs.req_valid == 1 {
            self.requests.push_back(self.quads(inputs));
        }
        self.places = self.places + inputs.selected as usize - inputs.dropped as usize;
        assert!(
            self.requests.len() <= self.places && self.places <= PLACES,
            "a request without a place"
        );
    }
}

/// The asking client whose turn it is: the next one downwards from `last`.
fn turn(asking: &[bool], last: usize) -> Option<usize> {
    let clients = asking.len();
    (1..=clients).map(|step| (last + clients - step) % clients).find(|&client| asking[client])
}

ports! {
    TextureInputs {
        unit_valid: [], unit_kind: [], unit_warp: [], unit_rd: [], unit_slot: [], unit_mask: [],
        unit_channels: [], unit_texture: [], unit_u: [], unit_v: [], req_ready, wb_valid,
        wb_warp, wb_rd, wb_mask, wb_data: [4], wb_last, wb_slot, texel_ready: [],
    }
    TextureOutputs {
        unit_ready: [], req_valid, req_kind, req_warp, req_rd, req_slot, req_mask, req_channels,
        req_texture, req_u: [4], req_v: [4], wb_ready, texel_valid: [], texel_warp: [],
        texel_rd: [], texel_mask: [], texel_data: [], texel_last: [], texel_slot: [],
    }
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

    fn served(&self, inputs: &TextureInputs) -> Option<usize> {
        let asking: Vec<bool> = inputs.unit_valid.iter().map(|&valid| valid == 1).collect();
        turn(&asking, self.last)
    }
}

impl Model for TextureSwitch {
    type Inputs = TextureInputs;
    type Outputs = TextureOutputs<Option<u64>>;
    fn outputs(&mut self, inputs: &TextureInputs) -> TextureOutputs<Option<u64>> {
        let served = self.served(inputs);
        let ready = inputs.req_ready == 1;
        let field = |of_units: &[u64]| served.map(|unit| of_units[unit]);
        let coordinates =
            |of_units: &[u64]| [0, 1, 2, 3].map(|i| served.map(|unit| of_units[4 * unit + i]));
        let unit = (inputs.wb_warp >> self.bits) as usize;
        let per_unit = |test: &dyn Fn(usize) -> bool| {
            (0..self.units).map(|unit| Some(test(unit).into())).collect()
        };
        let to_all =
            |values: &[u64]| values.repeat(self.units).into_iter().map(Some).collect::<Vec<_>>();
        TextureOutputs {
            unit_ready: per_unit(&|unit| ready && served == Some(unit)),
            req_valid: Some(served.is_some().into()),
            req_kind: field(&inputs.unit_kind),
            req_warp: served.map(|unit| (unit as u64) << self.bits | inputs.unit_warp[unit]),
            req_rd: field(&inputs.unit_rd),
            req_slot: field(&inputs.unit_slot),
            req_mask: field(&inputs.unit_mask),
            req_channels: field(&inputs.unit_channels),
            req_texture: field(&inputs.unit_texture),
            req_u: coordinates(&inputs.unit_u),
            req_v: coordinates(&inputs.unit_v),
            wb_ready: Some(inputs.texel_ready[unit]),
            texel_valid: per_unit(&|other| inputs.wb_valid == 1 && other == unit),
            texel_warp: to_all(&[inputs.wb_warp & ((1 << self.bits) - 1)]),
            texel_rd: to_all(&[inputs.wb_rd]),
            texel_mask: to_all(&[inputs.wb_mask]),
            texel_data: to_all(&inputs.wb_data),
            texel_last: to_all(&[inputs.wb_last]),
            texel_slot: to_all(&[inputs.wb_slot]),
        }
    }

    fn clock(&mut self, inputs: &TextureInputs) {
        if let Some(unit) = self.served(inputs).filter(|_| inputs.req_ready == 1) {
            self.last = unit;
        }
    }
}

ports! {
    MemoryInputs {
        unit_valid: [], unit_write: [], unit_atomic: [], unit_aop: [], unit_word: [],
        unit_address: [], unit_data: [], unit_mask: [], unit_tag: [], texture_valid: [],
        texture_address: [], texture_tag: [], req_ready, rsp_valid, rsp_tag,
    }
    MemoryOutputs {
        unit_ready: [], texture_ready: [], req_valid, req_write, req_atomic, req_aop, req_word,
        req_address, req_data: [4], req_mask, req_tag, unit_rsp: [], texture_rsp: [], client_tag,
    }
}

/// A request at the memory port.
#[derive(Clone, Copy, Default)]
pub(crate) struct Access {
    pub(crate) write: u64,
    pub(crate) atomic: u64,
    pub(crate) aop: u64,
    pub(crate) word: u64,
    pub(crate) address: u64,
    pub(crate) data: [u64; 4],
    pub(crate) mask: u64,
    pub(crate) tag: u64,
}

/// Units and texture pipelines at one memory port.
pub struct MemorySwitch {
    units: usize,
    pipelines: usize,
    /// Texture pipelines are clients from 8 on.
    last: usize,
    locked: bool,
    /// Requests that have been chosen and not yet taken.
    out: VecDeque<Access>,
}

/// How many of them there can be.
const CHOSEN: usize = 4;

impl MemorySwitch {
    /// At first the highest texture pipeline is served.
    pub fn new(units: usize, pipelines: usize) -> Self {
        Self { units, pipelines, last: 0, locked: false, out: VecDeque::new() }
    }

    fn served(&self, inputs: &MemoryInputs) -> Option<usize> {
        let valid = |client: usize| match client.checked_sub(8) {
            Some(pipeline) => inputs.texture_valid.get(pipeline),
            None => inputs.unit_valid.get(client),
        };
        let asking: Vec<bool> = (0..16).map(|client| valid(client) == Some(&1)).collect();
        let next = if self.locked {
            Some(self.last).filter(|&client| asking[client])
        } else {
            turn(&asking, self.last)
        };
        next.filter(|_| self.out.len() < CHOSEN)
    }

    fn request(client: usize, inputs: &MemoryInputs) -> Access {
        if let Some(pipeline) = client.checked_sub(8) {
            let tag = 0x800 | (pipeline as u64) << 8 | inputs.texture_tag[pipeline];
            return Access { address: inputs.texture_address[pipeline], tag, ..Default::default() };
        }
        Access {
            write: inputs.unit_write[client],
            atomic: inputs.unit_atomic[client],
            aop: inputs.unit_aop[client],
            word: inputs.unit_word[client],
            address: inputs.unit_address[client],
            data: std::array::from_fn(|i| inputs.unit_data[4 * client + i]),
            mask: inputs.unit_mask[client],
            tag: (client as u64) << 8 | inputs.unit_tag[client],
        }
    }
}

impl Model for MemorySwitch {
    type Inputs = MemoryInputs;
    type Outputs = MemoryOutputs<Option<u64>>;
    fn outputs(&mut self, inputs: &MemoryInputs) -> MemoryOutputs<Option<u64>> {
        let served = self.served(inputs);
        let taken = |clients: std::ops::Range<usize>| {
            clients.map(|c| Some((served == Some(c)).into())).collect()
        };
        let first = self.out.front();
        // Data and byte enables of the texture pipeline are anything.
        let carries = first.filter(|first| first.tag & 0x1800 == 0);
        let (valid, tag) = (inputs.rsp_valid, inputs.rsp_tag);
        let is_for = |kind: u64, number: usize| {
            Some((valid == 1 && tag >> 11 == kind && tag >> 8 & 7 == number as u64).into())
        };
        MemoryOutputs {
            unit_ready: taken(0..self.units),
            texture_ready: taken(8..8 + self.pipelines),
            req_valid: Some(first.is_some().into()),
            req_write: first.map(|first| first.write),
            req_atomic: first.map(|first| first.atomic),
            req_aop: first.map(|first| first.aop),
            req_word: first.map(|first| first.word),
            req_address: first.map(|first| first.address),
            req_data: carries.map_or([None; 4], |first| first.data.map(Some)),
            req_mask: carries.map(|first| first.mask),
            req_tag: first.map(|first| first.tag),
            unit_rsp: (0..self.units).map(|unit| is_for(0, unit)).collect(),
            texture_rsp: (0..self.pipelines).map(|pipeline| is_for(1, pipeline)).collect(),
            client_tag: Some(tag & 255),
        }
    }

    fn clock(&mut self, inputs: &MemoryInputs) {
        let served = self.served(inputs);
        if inputs.req_ready == 1 {
            self.out.pop_front();
        }
        if let Some(client) = served {
            let request = Self::request(client, inputs);
            self.last = client;
            self.locked = request.atomic == 1 && request.mask & 1 == 1;
            self.out.push_back(request);
        }
    }
}

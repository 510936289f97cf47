// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/shared_memory`: threads one by one, conflicts by counting banks.
use super::atomic_unit::{atomic, cycles};
use crate::{ports, Model};
use std::collections::{BTreeMap, VecDeque};

/// What four banks serve at once: winners, served and left over, as masks.
///
/// Threads in order; a bank is free, or busy with one word. The banks in `blocked` serve no thread.
pub fn conflicts(mask: u64, load: bool, blocked: u64, words: &[u64]) -> [u64; 3] {
    let (mut winners, mut served) = (0, 0);
    let mut busy: [Option<u64>; 4] = [None; 4];
    for thread in (0..words.len()).filter(|thread| mask >> thread & 1 == 1) {
        let bank = &mut busy[(words[thread] % 4) as usize];
        if blocked >> (words[thread] % 4) & 1 == 1 {
            continue;
        }
        if bank.is_none() {
            *bank = Some(words[thread]);
            winners |= 1 << thread;
            served |= 1 << thread;
        } else if load && *bank == Some(words[thread]) {
            served |= 1 << thread;
        }
    }
    [winners, served, mask & !served]
}

ports! {
    ConflictInputs { mask, load, blocked, words: [] }
    ConflictOutputs { winners, served, left }
}

/// The block `bank_conflicts`.
pub struct BankConflicts;

impl Model for BankConflicts {
    type Inputs = ConflictInputs;
    type Outputs = ConflictOutputs<Option<u64>>;
    fn outputs(&mut self, inputs: &ConflictInputs) -> ConflictOutputs<Option<u64>> {
        let [winners, served, left] =
            conflicts(inputs.mask, inputs.load == 1, inputs.blocked, &inputs.words).map(Some);
        ConflictOutputs { winners, served, left }
    }
    fn clock(&mut self, _: &ConflictInputs) {}
}

/// A result on its way to write-back.
#[derive(Clone, Default)]
struct Result {
    warp: u64,
    rd: u64,
    slot: u64,
    mask: u64,
    data: Vec<u64>,
}

ports! {
    Inputs {
        launch_valid, launch_warp, launch_base, req_valid, req_kind, req_size,
        req_signed, req_warp, req_rd, req_slot, req_mask, req_refused, req_address: [], req_data: [],
        req_aop, req_return, req_set: [], req_combined: [], req_data2: [], redirect_ready,
        wb_ready, next_warp,
    }
    Outputs {
        req_ready, replay, redirect_valid, redirect_warp, redirect_again, wb_valid, wb_warp,
        wb_rd, wb_mask, wb_data: [], wb_last, wb_slot,
    }
}

/// The inputs of one request.
#[derive(Clone, Default)]
struct Request {
    /// 0 load, 1 store, 2 PREFIX, 3 unmerged atomic.
    kind: u64,
    size: u64,
    signed: bool,
    warp: u64,
    rd: u64,
    slot: u64,
    mask: u64,
    address: Vec<u64>,
    data: Vec<u64>,
    data2: Vec<u64>,
    aop: u64,
    returns: bool,
    sets: Vec<u64>,
    combined: Vec<u64>,
}

/// Operations that one ALU does, one word at a time: those of several cycles or two operands. The
/// others are done in every bank.
fn alone(aop: u64) -> bool {
    matches!(aop, 1 | 10 | 11 | 12 | 14)
}

/// An update of a word that has been read.
struct Update {
    /// See [`alone`].
    alone: bool,
    /// First byte of the word.
    place: usize,
    value: u32,
    bank: u64,
    /// Cycles until it is written.
    cycles: usize,
}

/// The shared memory of a core.
pub struct SharedMemory {
    /// Of a warp.
    threads: usize,
    bytes: Vec<u8>,
    bases: BTreeMap<u64, u64>,
    left: BTreeMap<u64, u64>,
    /// Warps with threads left over, a cycle later.
    replay: u64,
    first: Option<Request>,
    second: Option<Result>,
    results: VecDeque<Result>,
    updates: Vec<Update>,
    /// Redirects that wait: warp and whether it issues again.
    waiting: BTreeMap<u64, bool>,
    offered: Option<(u64, bool)>,
    last_offered: u64,
    held: usize,
}

impl SharedMemory {
    /// Of `rows` rows of four words, for warps of `threads` threads.
    pub fn new(rows: usize, threads: usize) -> Self {
        Self {
            threads,
            bytes: vec![0; rows * 16],
            bases: BTreeMap::new(),
            left: BTreeMap::new(),
            replay: 0,
            first: None,
            second: None,
            results: VecDeque::new(),
            updates: vec![],
            waiting: BTreeMap::new(),
            offered: None,
            last_offered: 0,
            held: 0,
        }
    }

    /// Executes what can be served of `request`; its result.
    fn execute(&mut self, request: &Request) -> Result {
        let Request { warp, rd, slot, mask, .. } = *request;
        let mut result = Result { warp, rd, slot, mask: 0, data: vec![0; self.threads] };
        self.left.remove(&warp);
        let threads = self.threads;
        let bytes = 1 << request.size;
        if request.kind >= 2 {
            return self.update(request, result);
        }
        let load = request.kind == 0;
        let numbers: Vec<u64> = request.address.iter().map(|address| address / 4).collect();
        let blocked = self.updates.iter().fold(0, |banks, update| banks | 1 << update.bank);
        let [_, served, left] = conflicts(mask, load, blocked, &numbers);
        if left != 0 {
            self.left.insert(warp, left);
        }
        let base = self.bases.get(&warp).copied().unwrap_or(0) * 16;
        for thread in (0..threads).filter(|thread| served >> thread & 1 == 1) {
            let length = self.bytes.len();
            let place = |byte: u64| (base + request.address[thread] + byte) as usize % length;
            if !load {
                (0..bytes).for_each(|byte| {
                    self.bytes[place(byte)] = (request.data[thread] >> (8 * byte)) as u8
                });
            } else {
                let value = (0..bytes)
                    .rev()
                    .fold(0, |value, byte| value << 8 | u64::from(self.bytes[place(byte)]));
                let sign = request.signed && value >> (8 * bytes - 1) == 1;
                result.data[thread] =
                    if sign { value | 0xffff_ffff << (8 * bytes) & 0xffff_ffff } else { value };
            }
        }
        result.mask = if load { served } else { 0 };
        result
    }

    /// A set of an atomic, or a thread outside the sets, in every bank that is not in use.
    fn update(&mut self, request: &Request, mut result: Result) -> Result {
        let Request { warp, mask, aop, .. } = *request;
        let sets = if request.kind == 2 && aop != 14 { request.sets.as_slice() } else { &[] };
        let base = self.bases.get(&warp).copied().unwrap_or(0) * 16;
        let (mut left, mut answered) = (mask, 0);
        let mut first = true;
        for thread in (0..self.threads).filter(|thread| mask >> thread & 1 == 1) {
            let number = sets.iter().position(|set| set >> thread & 1 == 1);
            let group = number.map_or(1 << thread, |number| mask & sets[number]);
            let bank = request.address[thread] / 4 % 4;
            let busy =
                self.updates.iter().any(|update| update.bank == bank || update.alone && alone(aop));
            let leads = group.trailing_zeros() as usize == thread && (first || !alone(aop));
            first = false;
            if busy || !leads {
                continue;
            }
            let operand =
                number.map_or(request.data[thread], |number| request.combined[number]) as u32;
            let place = (base + request.address[thread]) as usize % self.bytes.len();
            let old = u32::from_le_bytes(self.bytes[place..place + 4].try_into().expect("a word"));
            let value = atomic(aop as u8, old, operand, request.data2[thread] as u32);
            let cycles = if alone(aop) { 1 + cycles(aop as u8, old, operand) } else { 1 };
            self.updates.push(Update { alone: alone(aop), place, value, bank, cycles });
            left &= !group;
            let members = if aop == 13 { 1 << thread } else { group };
            answered |= members;
            for member in (0..self.threads).filter(|member| members >> member & 1 == 1) {
                result.data[member] = old.into();
            }
        }
        if left != 0 {
            self.left.insert(warp, left);
        }
        result.mask = if request.returns { answered } else { 0 };
        result
    }
}

impl Model for SharedMemory {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, _: &Inputs) -> Outputs<Option<u64>> {
        let result = self.results.front();
        let of = |value: fn(&Result) -> u64| result.map(value);
        let data = |thread: usize| {
            result.filter(|result| result.mask >> thread & 1 == 1).map(|result| result.data[thread])
        };
        Outputs {
            req_ready: Some((self.held <= 4).into()),
            replay: Some(self.replay),
            redirect_valid: Some(self.offered.is_some().into()),
            redirect_warp: self.offered.map(|offer| offer.0),
            redirect_again: self.offered.map(|offer| offer.1.into()),
            wb_valid: Some(result.is_some().into()),
            wb_warp: of(|result| result.warp),
            wb_rd: of(|result| result.rd),
            wb_mask: of(|result| result.mask),
            wb_data: (0..self.threads).map(data).collect(),
            wb_last: Some(1),
            wb_slot: of(|result| result.slot),
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        let (redirect_ready, wb_ready) = (inputs.redirect_ready == 1, inputs.wb_ready == 1);
        self.replay = self.left.keys().fold(0, |mask, warp| mask | 1 << warp);
        // Write-back.
        if wb_ready && self.results.pop_front().is_some() {
            self.held -= 1;
        }
        self.results.extend(self.second.take());
        assert!(self.results.len() <= 8, "more results than places");
        // The request before the last one.
        self.updates.iter_mut().for_each(|update| update.cycles -= 1);
        let mut outcome = None;
        if let Some(request) = self.first.take() {
            let before = self.left.get(&request.warp).copied();
            let result = self.execute(&request);
            let stays = request.kind >= 2
                && !alone(request.aop)
                && !request.returns
                && request.mask != 0
                && inputs.req_valid == 0;
            if stays {
                let mask = self.left.remove(&request.warp).unwrap_or(0);
                self.left.extend(before.map(|before| (request.warp, before)));
                self.first = Some(Request { mask, ..request });
            } else {
                self.second = Some(result);
                outcome = Some((request.warp, self.left.contains_key(&request.warp)));
            }
        }
        // What a request of this cycle has begun is not over yet.
        for update in self.updates.extract_if(.., |update| update.cycles == 0) {
            self.bytes[update.place..update.place + 4].copy_from_slice(&update.value.to_le_bytes());
        }
        // Redirects: those that wait go first, in turn.
        if redirect_ready {
            self.offered = None;
        }
        if self.offered.is_none() {
            let last = self.last_offered;
            let next = self.waiting.range(last + 1..).next().or_else(|| self.waiting.iter().next());
            self.offered = next.map(|(&warp, &again)| (warp, again));
            match self.offered {
                Some((warp, _)) => {
                    self.waiting.remove(&warp);
                }
                None => self.offered = outcome.take(),
            }
        }
        self.waiting.extend(outcome);
        if let Some((warp, _)) = self.offered {
            self.last_offered = warp;
        }
        // The new request.
        if inputs.launch_valid == 1 {
            self.bases.insert(inputs.launch_warp, inputs.launch_base);
            self.left.remove(&inputs.launch_warp);
            self.replay &= !(1 << inputs.launch_warp);
        }
        if inputs.req_valid == 1 {
            self.held += 1;
            self.first = Some(Request {
                kind: inputs.req_kind,
                size: inputs.req_size,
                signed: inputs.req_signed == 1,
                warp: inputs.req_warp,
                rd: inputs.req_rd,
                slot: inputs.req_slot,
                mask: if inputs.req_refused == 1 {
                    0
                } else {
                    self.left.get(&inputs.req_warp).copied().unwrap_or(inputs.req_mask)
                },
                address: inputs.req_address.clone(),
                data: inputs.req_data.clone(),
                data2: inputs.req_data2.clone(),
                aop: inputs.req_aop,
                returns: inputs.req_return == 1,
                sets: inputs.req_set.clone(),
                combined: inputs.req_combined.clone(),
            });
        }
    }
}

//! Reference model of `rtl/src/shared_memory`: threads one by one, conflicts by counting banks.
use crate::harness::Model;
use std::collections::{BTreeMap, VecDeque};

/// What four banks serve at once: winners, served and left over, as masks.
///
/// Threads in order; a bank is free, or busy with one word.
pub fn conflicts(mask: u64, load: bool, words: &[u64]) -> [u64; 3] {
    let (mut winners, mut served) = (0, 0);
    let mut busy: [Option<u64>; 4] = [None; 4];
    for thread in (0..4).filter(|thread| mask >> thread & 1 == 1) {
        let bank = &mut busy[(words[thread] % 4) as usize];
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

/// The block `bank_conflicts`.
pub struct BankConflicts;

impl Model for BankConflicts {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        conflicts(inputs[0], inputs[1] == 1, &inputs[2..6]).map(Some).to_vec()
    }
    fn clock(&mut self, _: &[u64]) {}
}

/// A result on its way to write-back.
#[derive(Clone, Copy, Default)]
struct Result {
    warp: u64,
    rd: u64,
    slot: u64,
    mask: u64,
    data: [u64; 4],
}

/// The inputs of one request.
#[derive(Clone, Default)]
struct Request {
    store: bool,
    size: u64,
    signed: bool,
    warp: u64,
    rd: u64,
    slot: u64,
    mask: u64,
    address: Vec<u64>,
    data: Vec<u64>,
    pc: u64,
}

/// The shared memory of a core.
pub struct SharedMemory {
    bytes: Vec<u8>,
    bases: BTreeMap<u64, u64>,
    left: BTreeMap<u64, u64>,
    first: Option<Request>,
    second: Option<Result>,
    fault: Option<(u64, u64, u64)>,
    results: VecDeque<Result>,
    /// Redirects that wait: warp and whether it issues again.
    waiting: BTreeMap<u64, bool>,
    offered: Option<(u64, bool)>,
    last_offered: u64,
    held: usize,
}

impl SharedMemory {
    /// Of `rows` rows of four words.
    pub fn new(rows: usize) -> Self {
        Self {
            bytes: vec![0; rows * 16],
            bases: BTreeMap::new(),
            left: BTreeMap::new(),
            first: None,
            second: None,
            fault: None,
            results: VecDeque::new(),
            waiting: BTreeMap::new(),
            offered: None,
            last_offered: 0,
            held: 0,
        }
    }

    /// Executes what can be served of `request`; its result, the cause of its fault.
    fn execute(&mut self, request: &Request, words: u64) -> (Result, Option<u64>) {
        let Request { warp, rd, slot, mask, .. } = *request;
        let mut result = Result { warp, rd, slot, ..Default::default() };
        self.left.remove(&warp);
        let active = || (0..4).filter(|thread| mask >> thread & 1 == 1);
        let bytes = 1 << request.size;
        if active().any(|thread| request.address[thread] % bytes != 0) {
            return (result, Some(2));
        }
        if active().any(|thread| request.address[thread] / 4 >= words) {
            return (result, Some(3));
        }
        let numbers: Vec<u64> = request.address.iter().map(|address| address / 4).collect();
        let [_, served, left] = conflicts(mask, !request.store, &numbers);
        if left != 0 {
            self.left.insert(warp, left);
        }
        let base = self.bases.get(&warp).copied().unwrap_or(0) * 16;
        for thread in (0..4).filter(|thread| served >> thread & 1 == 1) {
            let length = self.bytes.len();
            let place = |byte: u64| (base + request.address[thread] + byte) as usize % length;
            if request.store {
                (0..bytes).for_each(|byte| self.bytes[place(byte)] = (request.data[thread] >> (8 * byte)) as u8);
            } else {
                let value = (0..bytes).rev().fold(0, |value, byte| value << 8 | u64::from(self.bytes[place(byte)]));
                let sign = request.signed && value >> (8 * bytes - 1) == 1;
                result.data[thread] = if sign { value | 0xffff_ffff << (8 * bytes) & 0xffff_ffff } else { value };
            }
        }
        result.mask = if request.store { 0 } else { served };
        (result, None)
    }
}

impl Model for SharedMemory {
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        let result = self.results.front();
        let of = |value: fn(&Result) -> u64| result.map(value);
        let mut outputs = vec![Some(u64::from(self.held <= 4))];
        outputs.push(Some(self.left.keys().fold(0, |mask, warp| mask | 1 << warp)));
        outputs.push(Some(u64::from(self.offered.is_some())));
        outputs.extend([self.offered.map(|offer| offer.0), self.offered.map(|offer| u64::from(offer.1))]);
        outputs.push(Some(u64::from(result.is_some())));
        outputs.extend([of(|result| result.warp), of(|result| result.rd), of(|result| result.mask)]);
        for thread in 0..4 {
            outputs.push(result.filter(|result| result.mask >> thread & 1 == 1).map(|result| result.data[thread]));
        }
        outputs.extend([Some(1), of(|result| result.slot)]);
        outputs.push(Some(u64::from(self.fault.is_some())));
        outputs.extend([self.fault.map(|fault| fault.0), self.fault.map(|fault| fault.1), self.fault.map(|fault| fault.2)]);
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        let (redirect_ready, wb_ready) = (inputs[21] == 1, inputs[22] == 1);
        // Write-back.
        if wb_ready && self.results.pop_front().is_some() {
            self.held -= 1;
        }
        self.results.extend(self.second.take());
        assert!(self.results.len() <= 8, "more results than places");
        // The request before the last one.
        self.fault = None;
        let mut outcome = None;
        if let Some(request) = self.first.take() {
            let (result, fault) = self.execute(&request, inputs[3]);
            self.fault = fault.map(|cause| (request.warp, cause, request.pc));
            self.second = Some(result);
            outcome = Some((request.warp, self.left.contains_key(&request.warp)));
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
        if inputs[0] == 1 {
            self.bases.insert(inputs[1], inputs[2]);
            self.left.remove(&inputs[1]);
        }
        if inputs[4] == 1 {
            self.held += 1;
            let mask = self.left.get(&inputs[8]).copied().unwrap_or(inputs[11]);
            self.first = Some(Request {
                store: inputs[5] == 1,
                size: inputs[6],
                signed: inputs[7] == 1,
                warp: inputs[8],
                rd: inputs[9],
                slot: inputs[10],
                mask,
                address: inputs[12..16].to_vec(),
                data: inputs[16..20].to_vec(),
                pc: inputs[20],
            });
        }
    }
}

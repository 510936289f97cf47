// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/atomics`: the sets of threads at one address, their prefixes and
//! combined operands (docs/mechanisms/4.md).
use super::atomic_unit::{atomic, identity};
use crate::{ports, Model};
use warpwright_config::SetPolicy;

/// A set of threads at one address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Set {
    /// Its threads.
    pub threads: u32,
    /// Their combined operand.
    pub combined: u32,
}

/// What a PREPARE leaves behind.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Prepared {
    /// The sets, by their lowest thread.
    pub sets: Vec<Set>,
    /// Exclusive prefix of each thread; the identity outside the sets.
    pub prefixes: Vec<u32>,
}

fn threads(mask: u32) -> impl DoubleEndedIterator<Item = usize> {
    (0..32).filter(move |&thread| mask >> thread & 1 == 1)
}

/// The sets that a policy merges, by their lowest thread. A thread alone is no set.
pub fn sets(policy: SetPolicy, mask: u32, address: &[u32]) -> Vec<u32> {
    let with = |thread: usize| {
        threads(mask)
            .filter(|&other| address[other] == address[thread])
            .fold(0u32, |set, other| set | 1 << other)
    };
    let mut all: Vec<u32> = vec![];
    for thread in threads(mask) {
        if !all.contains(&with(thread)) {
            all.push(with(thread));
        }
    }
    let largest = all.iter().map(|set| set.count_ones()).max();
    let chosen: Vec<u32> = match policy {
        SetPolicy::All => all,
        SetPolicy::Largest => {
            all.into_iter().find(|set| Some(set.count_ones()) == largest).into_iter().collect()
        }
        SetPolicy::First => threads(mask).next().map(with).into_iter().collect(),
        SetPolicy::FirstAndLast => {
            let ends = [threads(mask).next(), threads(mask).next_back()];
            all.into_iter()
                .filter(|set| ends.iter().flatten().any(|end| set >> end & 1 == 1))
                .collect()
        }
    };
    chosen.into_iter().filter(|set| set.count_ones() > 1).collect()
}

/// The exclusive prefixes of the threads of `set`, by thread, and the combined operand: in thread
/// order. The operands of exchange and compare-and-exchange shift by one thread.
pub fn combine(aop: u8, set: u32, operand: &[u32], k: u32) -> (Vec<(usize, u32)>, u32) {
    let neutral = identity(aop).unwrap_or(0);
    let mut so_far = None;
    let mut prefixes = vec![];
    for thread in threads(set) {
        prefixes.push((thread, so_far.unwrap_or(neutral)));
        so_far = Some(match so_far {
            Some(so_far) if identity(aop).is_some() => atomic(aop, so_far, operand[thread], k),
            _ => operand[thread],
        });
    }
    (prefixes, so_far.unwrap_or(neutral))
}

/// PREPARE of the threads in `mask`; the second operand of a set's first thread is its modulus.
pub fn prepare(
    policy: SetPolicy,
    aop: u8,
    mask: u32,
    address: &[u32],
    operand: &[u32],
    second: &[u32],
) -> Prepared {
    let mut prepared =
        Prepared { sets: vec![], prefixes: vec![identity(aop).unwrap_or(0); operand.len()] };
    for set in sets(policy, mask, address) {
        let (prefixes, combined) =
            combine(aop, set, operand, second[set.trailing_zeros() as usize]);
        prefixes.into_iter().for_each(|(thread, prefix)| prepared.prefixes[thread] = prefix);
        prepared.sets.push(Set { threads: set, combined });
    }
    prepared
}

/// What the access of each thread has, with the sets in registers: its operand, and the threads it
/// stands for; none for those of a set but the first.
pub fn accesses(prepared: &Prepared, operand: &[u32]) -> Vec<(u32, u32)> {
    let mut all: Vec<(u32, u32)> =
        operand.iter().enumerate().map(|(thread, &operand)| (operand, 1 << thread)).collect();
    for set in &prepared.sets {
        threads(set.threads).for_each(|thread| all[thread].1 = 0);
        all[set.threads.trailing_zeros() as usize] = (set.combined, set.threads);
    }
    all
}

ports! {
    PickInputs { enable, mask, a: [], b: [] }
    PickOutputs { y: [] }
}

/// The block `pick` over `threads` threads: of the words `a`, by the bitmaps `b`.
pub struct Pick {
    /// Threads of a warp.
    pub threads: usize,
}

impl Model for Pick {
    type Inputs = PickInputs;
    type Outputs = PickOutputs<Option<u64>>;
    fn outputs(&mut self, inputs: &PickInputs) -> PickOutputs<Option<u64>> {
        let PickInputs { enable, mask, a: words, b: bitmaps } = inputs;
        if *enable == 0 {
            return PickOutputs { y: bitmaps.iter().copied().map(Some).collect() };
        }
        let from = |thread: usize| {
            let names =
                |other: &usize| mask >> other & 1 == 1 && bitmaps[*other] >> thread & 1 == 1;
            (0..self.threads).rev().find(names)
        };
        PickOutputs {
            y: (0..self.threads)
                .map(|thread| Some(from(thread).map_or(0, |other| words[other])))
                .collect(),
        }
    }
    fn clock(&mut self, _: &PickInputs) {}
}

ports! {
    MatchInputs { mask, address: [] }
    MatchOutputs { members: [] }
}

/// The block `address_match` over `threads` threads.
pub struct AddressMatch {
    /// Which sets are merged.
    pub policy: SetPolicy,
    /// Threads of a warp.
    pub threads: usize,
}

impl Model for AddressMatch {
    type Inputs = MatchInputs;
    type Outputs = MatchOutputs<Option<u64>>;
    fn outputs(&mut self, inputs: &MatchInputs) -> MatchOutputs<Option<u64>> {
        let address: Vec<u32> = inputs.address.iter().map(|&address| address as u32).collect();
        let mut members = vec![Some(0); self.threads];
        for set in sets(self.policy, inputs.mask as u32, &address) {
            members[set.trailing_zeros() as usize] = Some(set.into());
        }
        MatchOutputs { members }
    }
    fn clock(&mut self, _: &MatchInputs) {}
}

ports! {
    CombineInputs { op, a, b, k }
    CombineOutputs { y }
}

/// One node of the prefix networks, the block `combine`.
pub struct Combine;

impl Model for Combine {
    type Inputs = CombineInputs;
    type Outputs = CombineOutputs<Option<u64>>;
    fn outputs(&mut self, inputs: &CombineInputs) -> CombineOutputs<Option<u64>> {
        let CombineInputs { op, a, b, k } = *inputs;
        let known = !matches!(op, 1 | 11 | 12 | 15);
        CombineOutputs { y: known.then(|| atomic(op as u8, a as u32, b as u32, k as u32).into()) }
    }
    fn clock(&mut self, _: &CombineInputs) {}
}

ports! {
    NetworkInputs { set_clear, set_start, set_op, set_k, set_mask, set_x: [] }
    NetworkOutputs { result_refused, result_done, result_y: [], result_total }
}

/// Products, floats and exchanges are no operations of the parallel networks.
fn refused(op: u64) -> bool {
    op == 1 || op >= 11
}

/// A parallel prefix network over `threads` threads, cycle by cycle: of the set `mask`, with the
/// modulus `k`.
pub struct Network {
    /// Threads of a warp.
    pub threads: usize,
    /// Cycles from start to done.
    pub latency: usize,
    started: Option<usize>,
    prefixes: Vec<Option<u64>>,
    total: Option<u64>,
}

impl Network {
    /// A network that has combined nothing yet.
    pub fn new(threads: usize, latency: usize) -> Self {
        Self { threads, latency, started: None, prefixes: vec![None; threads], total: None }
    }
}

impl Model for Network {
    type Inputs = NetworkInputs;
    type Outputs = NetworkOutputs<Option<u64>>;
    fn outputs(&mut self, inputs: &NetworkInputs) -> NetworkOutputs<Option<u64>> {
        let done = self.started == Some(self.latency);
        NetworkOutputs {
            result_refused: Some(refused(inputs.set_op).into()),
            result_done: Some(done.into()),
            result_y: self.prefixes.clone(),
            result_total: self.total,
        }
    }
    fn clock(&mut self, inputs: &NetworkInputs) {
        if self.started == Some(self.latency) {
            self.started = None;
        }
        if inputs.set_start == 1 && !refused(inputs.set_op) {
            self.started = Some(0);
        }
        self.started = self.started.map(|cycles| cycles + 1);
        let aop = inputs.set_op as u8;
        if self.started == Some(self.latency) {
            let operand: Vec<u32> = inputs.set_x.iter().map(|&value| value as u32).collect();
            let (prefixes, total) =
                combine(aop, inputs.set_mask as u32, &operand, inputs.set_k as u32);
            prefixes
                .into_iter()
                .for_each(|(thread, prefix)| self.prefixes[thread] = Some(prefix.into()));
            self.total = Some(total.into());
        }
        if inputs.set_clear == 1 {
            self.prefixes = vec![identity(aop).map(u64::from); self.threads];
        }
    }
}

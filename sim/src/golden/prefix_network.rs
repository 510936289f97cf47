//! Reference model of `rtl/src/prefix_network`: each thread gets the combination of all
//! threads up to itself, in thread order (spec 4).
use super::atomic_unit::atomic;
use crate::harness::Model;
use std::collections::VecDeque;

/// Whether the network has the operation.
fn in_network(aop: u64) -> bool {
    matches!(aop, 0 | 2..=10)
}

/// Combination of `x[0] ..= x[i]` for each `i`; `k` is the modulus of add-modulo.
pub fn inclusive_prefixes(aop: u8, k: u32, x: &[u32]) -> Vec<u32> {
    let mut sum = None;
    let step = |&value: &u32| {
        let next = sum.map_or(value, |sum| atomic(aop, sum, value, k));
        sum = Some(next);
        next
    };
    x.iter().map(step).collect()
}

/// One node of the network. Inputs: operation, a, b, k.
pub struct Combine;

impl Model for Combine {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let [aop, a, b, k] = inputs[..] else { panic!("four inputs") };
        vec![Some(u64::from(atomic(aop as u8, a as u32, b as u32, k as u32))).filter(|_| in_network(aop))]
    }
    fn clock(&mut self, _: &[u64]) {}
}

/// The network over `threads` threads: `log2 threads` cycles from operands to prefixes.
pub struct PrefixNetwork {
    threads: usize,
    /// The inputs of the last cycles, newest last.
    under_way: VecDeque<Vec<u64>>,
}

impl PrefixNetwork {
    /// A network over `threads` threads.
    pub fn new(threads: usize) -> Self {
        Self { threads, under_way: VecDeque::new() }
    }
    fn levels(&self) -> usize {
        self.threads.next_power_of_two().ilog2() as usize
    }
}

impl Model for PrefixNetwork {
    /// Nothing is promised when the operation or K changed while the operands were inside.
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        let unknown = vec![None; self.threads];
        if self.under_way.len() < self.levels() {
            return unknown;
        }
        let entered = &self.under_way[0];
        if !in_network(entered[0]) || self.under_way.iter().any(|inputs| inputs[..2] != entered[..2]) {
            return unknown;
        }
        let x: Vec<u32> = entered[2..].iter().map(|&value| value as u32).collect();
        let prefixes = inclusive_prefixes(entered[0] as u8, entered[1] as u32, &x);
        prefixes.into_iter().map(|value| Some(value.into())).collect()
    }
    fn clock(&mut self, inputs: &[u64]) {
        self.under_way.push_back(inputs.to_vec());
        if self.under_way.len() > self.levels() {
            self.under_way.pop_front();
        }
    }
}

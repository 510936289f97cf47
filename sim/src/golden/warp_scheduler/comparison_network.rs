//! Reference model of `rtl/src/warp_scheduler/comparison_network`.
use super::bits;
use crate::harness::Model;

/// The greatest key among the valid ones, the lower index of equal ones; keys count a cycle late.
pub struct ComparisonNetwork {
    pub(super) keys: Vec<u64>,
}

impl ComparisonNetwork {
    /// All keys zero, nothing compared yet.
    pub fn new(inputs: usize) -> Self {
        Self { keys: vec![0; inputs] }
    }
    /// The winner.
    pub fn winner(&self, valid: u64) -> Option<usize> {
        bits(valid, self.keys.len()).reduce(|best, next| if self.keys[next] > self.keys[best] { next } else { best })
    }
}

/// One-hot, and the number.
fn shown(winner: Option<usize>) -> Vec<Option<u64>> {
    vec![Some(winner.map_or(0, |winner| 1 << winner)), Some(winner.map_or(0, |winner| winner as u64))]
}

impl Model for ComparisonNetwork {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        shown(self.winner(inputs[0]))
    }
    fn clock(&mut self, inputs: &[u64]) {
        self.keys.copy_from_slice(&inputs[1..]);
    }
}

/// The network with a register in its middle: the same winner, a cycle later.
pub struct PipelinedNetwork {
    network: ComparisonNetwork,
    winner: Option<usize>,
}

impl PipelinedNetwork {
    /// Nothing compared yet.
    pub fn new(inputs: usize) -> Self {
        Self { network: ComparisonNetwork::new(inputs), winner: None }
    }
}

impl Model for PipelinedNetwork {
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        shown(self.winner)
    }
    fn clock(&mut self, inputs: &[u64]) {
        self.winner = self.network.winner(inputs[0]);
        self.network.clock(inputs);
    }
}

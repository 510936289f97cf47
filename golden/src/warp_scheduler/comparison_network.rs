// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/warp_scheduler/comparison_network`.
use super::bits;
use crate::{ports, Model};

ports! {
    Inputs { valid, key: [], turn }
    Outputs { winner, number, found }
}

/// Inputs of a group: up to eight are one.
pub(super) fn group(inputs: usize) -> usize {
    if inputs > 8 {
        4
    } else {
        8
    }
}

/// The greatest key among the valid ones, the lower index of equal ones; keys count a cycle late.
/// Of more than one group the winner of each is found in one cycle, and the greatest of those that
/// are valid still in the next; among them the groups of `turn` go first at equal keys, the last
/// bit of the keys left aside.
pub struct ComparisonNetwork {
    keys: Vec<u64>,
    /// The winners of the groups, and their keys; of a single group there is none to keep.
    kept: Vec<Option<(usize, u64)>>,
    /// The winner of the cycle before.
    won: Option<usize>,
}

impl ComparisonNetwork {
    /// All keys zero, nothing compared yet.
    pub fn new(inputs: usize) -> Self {
        Self {
            keys: vec![0; inputs],
            kept: vec![None; if inputs > 8 { inputs / group(inputs) } else { 0 }],
            won: None,
        }
    }

    /// The greatest of these inputs.
    fn greatest(&self, valid: u64) -> Option<usize> {
        bits(valid, self.keys.len()).reduce(|best, next| {
            if self.keys[next] > self.keys[best] {
                next
            } else {
                best
            }
        })
    }

    /// The winner.
    pub fn winner(&self, valid: u64, turn: u64) -> Option<usize> {
        if self.kept.is_empty() {
            return self.greatest(valid);
        }
        let still = self.kept.iter().flatten().filter(|(input, _)| valid >> input & 1 == 1);
        let keyed = still
            .map(|&(input, key)| (input, key & !1 | turn >> (input / group(self.keys.len())) & 1));
        keyed.reduce(|best, next| if next.1 > best.1 { next } else { best }).map(|(input, _)| input)
    }

    /// The end of a cycle in which these inputs were valid and these keys came.
    pub fn step(&mut self, valid: u64, turn: u64, keys: Vec<u64>) {
        let winner = self.winner(valid, turn);
        let offers: Vec<bool> = self
            .kept
            .iter()
            .map(|kept| kept.is_some_and(|(input, _)| self.won != Some(input)))
            .collect();
        self.kept = (0..self.kept.len())
            .map(|group| {
                // Where no other group has anything to offer, a winner goes now or not at all.
                let alone =
                    offers.iter().enumerate().all(|(other, offers)| other == group || !offers);
                let only = self.kept[group].filter(|_| alone).map_or(0, |(input, _)| 1 << input);
                let members = 0xf << (4 * group);
                self.greatest(valid & members & !only).map(|input| (input, self.keys[input]))
            })
            .collect();
        self.keys = keys;
        self.won = winner;
    }
}

impl Model for ComparisonNetwork {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, inputs: &Inputs) -> Outputs<Option<u64>> {
        let found = self.winner(inputs.valid, inputs.turn);
        let (winner, number) = found.map_or((0, 0), |winner| (1 << winner, winner as u64));
        Outputs { winner, number, found: found.is_some().into() }.map(Some)
    }
    fn clock(&mut self, inputs: &Inputs) {
        self.step(inputs.valid, inputs.turn, inputs.key.clone());
    }
}

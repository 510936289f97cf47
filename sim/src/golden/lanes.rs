//! Reference model of `rtl/src/execution_unit/lanes.rs`: an instruction at once, its results when they are due.
use super::{fp32, lane::LATENCY};
use crate::harness::Model;
use std::collections::VecDeque;
use warpwright_rtl::config::THREADS;

/// So many lanes. Inputs: start, op, compare, a, b, c (each of four threads), choice, loan_valid, loan_op, loan_a,
/// loan_b, loan_c; outputs: ends, busy_next, loan_result, result (of four threads), flags.
pub struct Lanes {
    turns: usize,
    /// Turn of the instruction under way.
    turn: Option<usize>,
    /// What is due now, in the next cycle, ...
    results: VecDeque<Option<Vec<(u32, bool)>>>,
    loans: VecDeque<Option<u32>>,
}

impl Lanes {
    /// For 1, 2 or 4 lanes.
    pub fn new(lanes: usize) -> Self {
        let turns = THREADS / lanes;
        let (results, loans) = (vec![None; LATENCY + turns - 1].into(), vec![None; LATENCY].into());
        Self { turns, turn: None, results, loans }
    }

    fn now(&self, inputs: &[u64]) -> Option<usize> {
        if inputs[0] != 0 {
            Some(0)
        } else {
            self.turn
        }
    }
}

impl Model for Lanes {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let now = self.now(inputs);
        let ends = now == Some(self.turns - 1);
        let busy = now.is_some_and(|turn| turn + 1 < self.turns);
        let mut outputs = vec![Some(ends.into()), Some(busy.into()), self.loans[0].map(u64::from)];
        match &self.results[0] {
            Some(threads) => {
                outputs.extend(threads.iter().map(|&(result, _)| Some(result.into())));
                outputs.push(Some((0..).zip(threads).fold(0, |all, (i, &(_, flag))| all | u64::from(flag) << i)));
            }
            None => outputs.extend([None; THREADS + 1]),
        }
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        let lane = |op: u64, compare: u64, [a, b, c]: [u64; 3], choice: bool| {
            fp32::lane(op as u8, compare as u8, a as u32, b as u32, c as u32, choice)
        };
        self.results.pop_front();
        self.results.push_back((inputs[0] != 0).then(|| {
            let operands = |i: usize| [3, 7, 11].map(|first| inputs[first + i]);
            (0..THREADS).map(|i| lane(inputs[1], inputs[2], operands(i), inputs[15] >> i & 1 == 1)).collect()
        }));
        self.loans.pop_front();
        let loan = || lane(inputs[17], 0, [inputs[18], inputs[19], inputs[20]], false).0;
        self.loans.push_back((inputs[16] != 0).then(loan));
        self.turn = self.now(inputs).map(|turn| turn + 1).filter(|&turn| turn < self.turns);
    }
}

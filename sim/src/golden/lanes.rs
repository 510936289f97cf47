//! Reference model of `rtl/src/execution_unit/lanes.rs`: an instruction at once, its results when they are due.
use super::{fp32, lane::LATENCY};
use crate::harness::Model;
use std::collections::VecDeque;

/// So many lanes. Inputs: start, op, compare, a, b, c (each of every thread), choice, loan_valid, loan_op, loan_a,
/// loan_b, loan_c; outputs: ends, busy_next, loan_result, result (of every thread), flags.
pub struct Lanes {
    threads: usize,
    turns: usize,
    /// Turn of the instruction under way.
    turn: Option<usize>,
    /// What is due now, in the next cycle, ...
    results: VecDeque<Option<Vec<(u32, bool)>>>,
    loans: VecDeque<Option<u32>>,
}

impl Lanes {
    /// For so many threads on so many lanes.
    pub fn new(threads: usize, lanes: usize) -> Self {
        let turns = threads / lanes;
        let (results, loans) = (vec![None; LATENCY + turns - 1].into(), vec![None; LATENCY].into());
        Self { threads, turns, turn: None, results, loans }
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
            None => outputs.extend(vec![None; self.threads + 1]),
        }
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        let lane = |op: u64, compare: u64, [a, b, c]: [u64; 3], choice: bool| {
            fp32::lane(op as u8, compare as u8, a as u32, b as u32, c as u32, choice)
        };
        let rest = 3 + 3 * self.threads;
        let [choice, lent, op, a, b, c] = [0, 1, 2, 3, 4, 5].map(|at| inputs[rest + at]);
        self.results.pop_front();
        self.results.push_back((inputs[0] != 0).then(|| {
            let operands = |i: usize| [0, 1, 2].map(|operand| inputs[3 + operand * self.threads + i]);
            (0..self.threads).map(|i| lane(inputs[1], inputs[2], operands(i), choice >> i & 1 == 1)).collect()
        }));
        self.loans.pop_front();
        self.loans.push_back((lent != 0).then(|| lane(op, 0, [a, b, c], false).0));
        self.turn = self.now(inputs).map(|turn| turn + 1).filter(|&turn| turn < self.turns);
    }
}

// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/execution_unit/lanes.rs`: an instruction at once, its results when
//! they are due.
use super::{fp32, lane::LATENCY};
use crate::{ports, Model};
use std::collections::VecDeque;

ports! {
    Inputs {
        start, op, compare, a: [], b: [], c: [], choice, loan_valid, loan_op, loan_a, loan_b,
        loan_c,
    }
    Outputs { ends, busy_next, loan_result, result: [], flags }
}

/// So many lanes.
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

    fn now(&self, inputs: &Inputs) -> Option<usize> {
        if inputs.start != 0 {
            Some(0)
        } else {
            self.turn
        }
    }
}

impl Model for Lanes {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, inputs: &Inputs) -> Outputs<Option<u64>> {
        let now = self.now(inputs);
        let ends = now == Some(self.turns - 1);
        let busy = now.is_some_and(|turn| turn + 1 < self.turns);
        let results = self.results[0].as_ref();
        let of = |thread: usize| results.map(|results| results[thread].0.into());
        let flags = |results: &Vec<(u32, bool)>| {
            (0..).zip(results).fold(0, |all, (i, &(_, flag))| all | u64::from(flag) << i)
        };
        Outputs {
            ends: Some(ends.into()),
            busy_next: Some(busy.into()),
            loan_result: self.loans[0].map(u64::from),
            result: (0..self.threads).map(of).collect(),
            flags: results.map(flags),
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        let lane = |op: u64, compare: u64, [a, b, c]: [u64; 3], choice: bool| {
            fp32::lane(op as u8, compare as u8, a as u32, b as u32, c as u32, choice)
        };
        self.results.pop_front();
        self.results.push_back((inputs.start != 0).then(|| {
            let operands = |i: usize| [inputs.a[i], inputs.b[i], inputs.c[i]];
            let of = |i: usize| {
                lane(inputs.op, inputs.compare, operands(i), inputs.choice >> i & 1 == 1)
            };
            (0..self.threads).map(of).collect()
        }));
        let lent = [inputs.loan_a, inputs.loan_b, inputs.loan_c];
        self.loans.pop_front();
        self.loans
            .push_back((inputs.loan_valid != 0).then(|| lane(inputs.loan_op, 0, lent, false).0));
        self.turn = self.now(inputs).map(|turn| turn + 1).filter(|&turn| turn < self.turns);
    }
}

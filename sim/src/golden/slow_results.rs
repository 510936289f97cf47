//! Reference model of `rtl/src/execution_unit/slow_results`: units take turns, one result waits.
use crate::harness::Model;

/// The results of warps of so many threads.
pub struct SlowResults {
    threads: usize,
    /// The unit served last.
    last: usize,
    /// A unit's number; warp, register, whether it is the last, slot and threads; data.
    held: Option<(usize, Vec<u64>, Vec<u64>)>,
}

impl SlowResults {
    /// No result has come.
    pub fn new(threads: usize) -> Self {
        Self { threads, last: 0, held: None }
    }

    /// The unit whose result is taken.
    fn choice(&self, inputs: &[u64]) -> Option<usize> {
        let taken = inputs[26 + 5 * self.threads] == 1;
        let chosen = (1..=5).map(|step| (self.last + step) % 5).find(|unit| inputs[0] >> unit & 1 == 1);
        chosen.filter(|_| self.held.is_none() || taken)
    }
}

impl Model for SlowResults {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let mut outputs = vec![Some(self.choice(inputs).map_or(0, |unit| 1 << unit)), Some(u64::from(self.held.is_some()))];
        let Some((unit, facts, data)) = &self.held else {
            // Nothing counts without a result.
            outputs.resize(outputs.len() + 7 + self.threads, None);
            return outputs;
        };
        let flags = [matches!(unit, 2 | 3), *unit == 1].map(u64::from);
        outputs.extend(facts[..4].iter().chain(&flags).chain(&facts[4..]).chain(data).copied().map(Some));
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        let choice = self.choice(inputs);
        if inputs[26 + 5 * self.threads] == 1 {
            self.held = None;
        }
        if let Some(unit) = choice {
            let facts = (0..5).map(|field| inputs[1 + 5 * field + unit]).collect();
            let data = inputs[26 + unit * self.threads..][..self.threads].to_vec();
            (self.last, self.held) = (unit, Some((unit, facts, data)));
        }
    }
}

// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/execution_unit/slow_results`: units take turns, one result waits.
use crate::{ports, Model};

ports! {
    Inputs {
        unit_valid, unit_result_warp: [5], unit_result_rd: [5], unit_result_last: [5],
        unit_result_slot: [5], unit_result_mask: [5], unit_result_data: [], result_taken,
    }
    Outputs {
        ready, result_valid, result_warp, result_rd, result_last, result_slot, result_blocks,
        result_is_texels, result_mask, result_data: [],
    }
}

/// The results of warps of so many threads.
pub struct SlowResults {
    threads: usize,
    /// The unit served last.
    last: usize,
    held: Option<Held>,
}

/// The result that waits.
struct Held {
    /// Whose.
    unit: usize,
    warp: u64,
    rd: u64,
    last: u64,
    slot: u64,
    mask: u64,
    data: Vec<u64>,
}

impl SlowResults {
    /// No result has come.
    pub fn new(threads: usize) -> Self {
        Self { threads, last: 0, held: None }
    }

    /// The unit whose result is taken.
    fn choice(&self, inputs: &Inputs) -> Option<usize> {
        let chosen = (1..=5)
            .map(|step| (self.last + step) % 5)
            .find(|unit| inputs.unit_valid >> unit & 1 == 1);
        chosen.filter(|_| self.held.is_none() || inputs.result_taken == 1)
    }
}

impl Model for SlowResults {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, inputs: &Inputs) -> Outputs<Option<u64>> {
        // Nothing counts without a result.
        let held = |field: fn(&Held) -> u64| self.held.as_ref().map(field);
        Outputs {
            ready: Some(self.choice(inputs).map_or(0, |unit| 1 << unit)),
            result_valid: Some(self.held.is_some().into()),
            result_warp: held(|held| held.warp),
            result_rd: held(|held| held.rd),
            result_last: held(|held| held.last),
            result_slot: held(|held| held.slot),
            result_blocks: held(|held| matches!(held.unit, 2 | 3).into()),
            result_is_texels: held(|held| (held.unit == 1).into()),
            result_mask: held(|held| held.mask),
            result_data: match &self.held {
                Some(held) => held.data.iter().copied().map(Some).collect(),
                None => vec![None; self.threads],
            },
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        let choice = self.choice(inputs);
        if inputs.result_taken == 1 {
            self.held = None;
        }
        if let Some(unit) = choice {
            let data = &inputs.unit_result_data[unit * self.threads..][..self.threads];
            self.last = unit;
            self.held = Some(Held {
                unit,
                warp: inputs.unit_result_warp[unit],
                rd: inputs.unit_result_rd[unit],
                last: inputs.unit_result_last[unit],
                slot: inputs.unit_result_slot[unit],
                mask: inputs.unit_result_mask[unit],
                data: data.to_vec(),
            });
        }
    }
}

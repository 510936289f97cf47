// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/execution_unit/slow_results`: units take turns, one result waits.
use crate::{ports, Model};

ports! {
    Inputs {
        unit_valid, unit_warp: [5], unit_rd: [5], unit_last: [5], unit_slot: [5], unit_mask:
        [5], load_store: [], texels: [], sfu: [], prepare: [], shared: [], taken,
    }
    Outputs { ready, valid, warp, rd, last, slot, blocks, is_texels, mask, data: [] }
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
        chosen.filter(|_| self.held.is_none() || inputs.taken == 1)
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
            valid: Some(self.held.is_some().into()),
            warp: held(|held| held.warp),
            rd: held(|held| held.rd),
            last: held(|held| held.last),
            slot: held(|held| held.slot),
            blocks: held(|held| matches!(held.unit, 2 | 3).into()),
            is_texels: held(|held| (held.unit == 1).into()),
            mask: held(|held| held.mask),
            data: match &self.held {
                Some(held) => held.data.iter().copied().map(Some).collect(),
                None => vec![None; self.threads],
            },
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        let choice = self.choice(inputs);
        if inputs.taken == 1 {
            self.held = None;
        }
        if let Some(unit) = choice {
            let data =
                [&inputs.load_store, &inputs.texels, &inputs.sfu, &inputs.prepare, &inputs.shared]
                    [unit];
            self.last = unit;
            self.held = Some(Held {
                unit,
                warp: inputs.unit_warp[unit],
                rd: inputs.unit_rd[unit],
                last: inputs.unit_last[unit],
                slot: inputs.unit_slot[unit],
                mask: inputs.unit_mask[unit],
                data: data.clone(),
            });
        }
    }
}

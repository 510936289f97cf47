// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/write_back`: who writes which bank group in a cycle.
use crate::{ports, Model};

ports! {
    Inputs {
        fixed_mask, fixed_group, fixed_address, fixed_data: [], slow_valid, slow_group,
        slow_address, slow_mask, slow_data: [],
    }
    Outputs {
        slow_taken, slow_waits, throttle, even_mask, even_address, even_data: [], odd_mask,
        odd_address, odd_data: [],
    }
}

/// Write-back of so many lanes.
pub struct WriteBack {
    lanes: usize,
    waited: u32,
}

/// Cycles after which a waiting slow result stops the scheduler.
const PATIENCE: u32 = 15;

impl WriteBack {
    /// Nothing has been written.
    pub fn new(lanes: usize) -> Self {
        Self { lanes, waited: 0 }
    }

    /// Whether the slow result is written.
    fn taken(inputs: &Inputs) -> bool {
        inputs.slow_valid == 1
            && (inputs.fixed_mask == 0 || inputs.fixed_group != inputs.slow_group)
    }
}

impl Model for WriteBack {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, inputs: &Inputs) -> Outputs<Option<u64>> {
        let taken = Self::taken(inputs);
        let group = |group: u64| {
            // Address and data matter only where a lane is written.
            let (mask, address, data) = if taken && inputs.slow_group == group {
                (inputs.slow_mask, inputs.slow_address, &inputs.slow_data)
            } else if inputs.fixed_group == group {
                (inputs.fixed_mask, inputs.fixed_address, &inputs.fixed_data)
            } else {
                (0, 0, &inputs.fixed_data)
            };
            let data =
                (0..self.lanes).map(|lane| (mask >> lane & 1 == 1).then_some(data[lane])).collect();
            (Some(mask), (mask != 0).then_some(address), data)
        };
        let (even_mask, even_address, even_data) = group(0);
        let (odd_mask, odd_address, odd_data) = group(1);
        Outputs {
            slow_taken: Some(taken.into()),
            slow_waits: Some((inputs.slow_valid == 1 && !taken).into()),
            throttle: Some((self.waited == PATIENCE).into()),
            even_mask,
            even_address,
            even_data,
            odd_mask,
            odd_address,
            odd_data,
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        if Self::taken(inputs) {
            self.waited = 0;
        } else if inputs.slow_valid == 1 {
            self.waited = (self.waited + 1).min(PATIENCE);
        }
    }
}

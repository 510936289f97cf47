// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/lane`: integer and FP32 arithmetic, five cycles (docs/core.md).
use super::fp32;
use crate::{ports, Model};
use std::collections::VecDeque;

ports! {
    Inputs { op, compare, a, b, c, predicate }
    Outputs { result, flag }
}

/// Cycles from operands to result.
pub const LATENCY: usize = 5;

/// One lane.
pub struct Lane {
    pipeline: VecDeque<Option<(u32, bool)>>,
}

impl Default for Lane {
    fn default() -> Self {
        Self { pipeline: vec![None; LATENCY].into() }
    }
}

impl Model for Lane {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, _: &Inputs) -> Outputs<Option<u64>> {
        match self.pipeline[0] {
            Some((result, flag)) => {
                Outputs { result: Some(result.into()), flag: Some(flag.into()) }
            }
            None => Outputs::default(),
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        let [a, b, c] = [inputs.a, inputs.b, inputs.c].map(|word| word as u32);
        self.pipeline.pop_front();
        let result =
            fp32::lane(inputs.op as u8, inputs.compare as u8, a, b, c, inputs.predicate != 0);
        self.pipeline.push_back(Some(result));
    }
}

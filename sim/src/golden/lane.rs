//! Reference model of `rtl/src/lane`: integer and FP32 arithmetic, five cycles (spec 6).
use super::fp32;
use crate::harness::Model;
use std::collections::VecDeque;

/// Cycles from operands to result.
pub const LATENCY: usize = 5;

/// One lane. Inputs: op, compare, a, b, c, predicate; outputs: result, flag.
pub struct Lane {
    pipeline: VecDeque<Option<(u32, bool)>>,
}

impl Default for Lane {
    fn default() -> Self {
        Self { pipeline: vec![None; LATENCY].into() }
    }
}

impl Model for Lane {
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        match self.pipeline[0] {
            Some((result, flag)) => vec![Some(result.into()), Some(flag.into())],
            None => vec![None; 2],
        }
    }

    fn clock(&mut self, inputs: &[u64]) {
        let word = |i: usize| inputs[i] as u32;
        self.pipeline.pop_front();
        let result = fp32::lane(inputs[0] as u8, inputs[1] as u8, word(2), word(3), word(4), inputs[5] != 0);
        self.pipeline.push_back(Some(result));
    }
}

//! Reference model of `rtl/src/counters`.
use crate::harness::Model;

/// The counters.
#[derive(Default)]
pub struct Counters {
    sums: [u32; 32],
    late: [u32; 32],
}

impl Model for Counters {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        vec![Some(self.sums[inputs[33] as usize].into())]
    }

    fn clock(&mut self, inputs: &[u64]) {
        for ((sum, late), amount) in self.sums.iter_mut().zip(&mut self.late).zip(&inputs[1..33]) {
            (*sum, *late) = if inputs[0] == 1 { (0, 0) } else { (sum.wrapping_add(*late), *amount as u32) };
        }
    }
}

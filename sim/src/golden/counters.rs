//! Reference model of `rtl/src/counters`.
use crate::harness::Model;

/// Numbers of the counters that add amounts, in the order of the ports.
const WIDE: [usize; 8] = [2, 8, 10, 11, 12, 22, 23, 24];

/// The counters.
#[derive(Default)]
pub struct Counters {
    sums: [u32; 32],
    late: [u32; 32],
}

impl Model for Counters {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        vec![Some(self.sums[inputs[10] as usize].into())]
    }

    fn clock(&mut self, inputs: &[u64]) {
        let mut amounts: [u32; 32] = std::array::from_fn(|number| (inputs[1] >> number & 1) as u32);
        for (number, amount) in WIDE.into_iter().zip(&inputs[2..10]) {
            amounts[number] = *amount as u32;
        }
        for ((sum, late), amount) in self.sums.iter_mut().zip(&mut self.late).zip(amounts) {
            (*sum, *late) = if inputs[0] == 1 { (0, 0) } else { (sum.wrapping_add(*late), amount) };
        }
    }
}

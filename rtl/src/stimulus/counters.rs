//! Stimulus of `counters` in random tests.
use crate::dut::{AnyInput, Dut, Stimulus};

/// Many events of every kind; seldom all counters start again.
pub struct Events(AnyInput);

impl Events {
    /// Events at the inputs of `dut`.
    pub fn new(dut: &dyn Dut) -> Self {
        Self(AnyInput::new(dut))
    }
}

impl Stimulus for Events {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        let mut inputs = self.0.next(random, outputs);
        inputs[0] = u64::from(random() % 1500 == 0);
        inputs
    }
}

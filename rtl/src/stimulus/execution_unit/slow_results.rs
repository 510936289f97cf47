//! Stimulus of `execution_unit/slow_results` in random tests.
use crate::dut::Stimulus;

/// Results that wait until they are taken.
pub struct Waiting {
    threads: usize,
    inputs: Vec<u64>,
}

impl Waiting {
    /// Of warps of `threads` threads.
    pub fn new(threads: usize) -> Self {
        Self { threads, inputs: vec![] }
    }
}

impl Stimulus for Waiting {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        let every = (1u64 << self.threads) - 1;
        let fresh: Vec<Vec<u64>> = (0..5)
            .map(|_| {
                let dice = random();
                let mut unit = vec![dice & 7, dice >> 3 & 63, dice >> 9 & 1, dice >> 10 & 7, dice >> 16 & every];
                unit.extend((0..self.threads).map(|_| random() & 0xffff_ffff));
                unit
            })
            .collect();
        // Seldom, often and always busy units.
        let come = random() & [31, random() & 31, random() & random() & 31][(random() % 3) as usize];
        let waiting = if self.inputs.is_empty() { 0 } else { self.inputs[0] & !outputs[0] };
        let mut inputs = vec![waiting | come];
        for field in 0..5 {
            inputs.extend(fresh.iter().map(|unit| unit[field]));
        }
        inputs.extend(fresh.iter().flat_map(|unit| unit[5..].iter().copied()));
        // What waits stays as it is.
        for unit in (0..5).filter(|unit| waiting >> unit & 1 == 1) {
            for port in (0..5).map(|field| 1 + 5 * field + unit).chain((0..self.threads).map(|i| 26 + unit * self.threads + i)) {
                inputs[port] = self.inputs[port];
            }
        }
        self.inputs = inputs.clone();
        inputs.push(u64::from(random() & 3 != 0));
        inputs
    }
}

//! Reference model of `rtl/src/write_back`: who writes which bank group in a cycle.
use crate::harness::Model;

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

    /// The inputs behind those of the fixed latency.
    fn slow<'a>(&self, inputs: &'a [u64]) -> &'a [u64] {
        &inputs[3 + self.lanes..]
    }

    /// Whether the slow result is written.
    fn taken(&self, inputs: &[u64]) -> bool {
        let (fixed_mask, fixed_group, slow) = (inputs[0], inputs[1], self.slow(inputs));
        slow[0] == 1 && (fixed_mask == 0 || fixed_group != slow[1])
    }
}

impl Model for WriteBack {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let (slow, taken) = (self.slow(inputs), self.taken(inputs));
        let waits = slow[0] == 1 && !taken;
        let mut outputs: Vec<Option<u64>> = [taken, waits, self.waited == PATIENCE].map(|flag| Some(u64::from(flag))).to_vec();
        for group in 0..2 {
            // Address and data matter only where a lane is written.
            let (mask, address, data) = if taken && slow[1] == group {
                (slow[3], slow[2], &slow[4..])
            } else if inputs[1] == group {
                (inputs[0], inputs[2], &inputs[3..])
            } else {
                (0, 0, &inputs[3..])
            };
            outputs.push(Some(mask));
            outputs.push((mask != 0).then_some(address));
            outputs.extend((0..self.lanes).map(|lane| (mask >> lane & 1 == 1).then_some(data[lane])));
        }
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        if self.taken(inputs) {
            self.waited = 0;
        } else if self.slow(inputs)[0] == 1 {
            self.waited = (self.waited + 1).min(PATIENCE);
        }
    }
}

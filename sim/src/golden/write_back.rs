//! Reference model of `rtl/src/write_back`: who writes which bank group in a cycle.
use crate::harness::Model;

/// Write-back of so many lanes.
pub struct WriteBack {
    lanes: usize,
    last: u64,
    waited: u32,
}

/// Cycles after which a waiting slow result stops the scheduler.
const PATIENCE: u32 = 15;

impl WriteBack {
    /// Nothing has been written.
    pub fn new(lanes: usize) -> Self {
        Self { lanes, last: 0, waited: 0 }
    }

    /// The inputs behind those of the fixed latency.
    fn slow<'a>(&self, inputs: &'a [u64]) -> &'a [u64] {
        &inputs[3 + self.lanes..]
    }

    /// The unit whose turn it is among those in `valid`, and whether it may write.
    fn choose(&self, inputs: &[u64]) -> (u64, bool) {
        let slow = self.slow(inputs);
        let (fixed_mask, fixed_group, valid, slow_group) = (inputs[0], inputs[1], slow[0], slow[1]);
        let turn = (1..=5).map(|step| (self.last + step) % 5).find(|unit| valid >> unit & 1 == 1).unwrap_or(self.last);
        (turn, valid != 0 && (fixed_mask == 0 || fixed_group != slow_group))
    }
}

impl Model for WriteBack {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let (turn, taken) = self.choose(inputs);
        let slow = self.slow(inputs);
        let waits = slow[0] != 0 && !taken;
        let mut outputs = vec![Some(if taken { 1 << turn } else { 0 }), (slow[0] != 0).then_some(turn)];
        outputs.extend([taken, waits, self.waited == PATIENCE].map(|flag| Some(u64::from(flag))));
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
        let (turn, taken) = self.choose(inputs);
        if taken {
            (self.last, self.waited) = (turn, 0);
        } else if self.slow(inputs)[0] != 0 {
            self.waited = (self.waited + 1).min(PATIENCE);
        }
    }
}

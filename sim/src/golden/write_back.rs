//! Reference model of `rtl/src/write_back`: who writes which bank group in a cycle.
use crate::harness::Model;

/// Write-back of four lanes.
#[derive(Default)]
pub struct WriteBack {
    last: u64,
    waited: u32,
}

/// Cycles after which a waiting slow result stops the scheduler.
const PATIENCE: u32 = 15;

impl WriteBack {
    /// The unit whose turn it is among those in `valid`, and whether it may write.
    fn choose(&self, inputs: &[u64]) -> (u64, bool) {
        let (fixed_mask, fixed_group, valid, slow_group) = (inputs[0], inputs[1], inputs[7], inputs[8]);
        let turn = (1..=5).map(|step| (self.last + step) % 5).find(|unit| valid >> unit & 1 == 1).unwrap_or(self.last);
        (turn, valid != 0 && (fixed_mask == 0 || fixed_group != slow_group))
    }
}

impl Model for WriteBack {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let (turn, taken) = self.choose(inputs);
        let waits = inputs[7] != 0 && !taken;
        let mut outputs = vec![Some(if taken { 1 << turn } else { 0 }), (inputs[7] != 0).then_some(turn)];
        outputs.extend([taken, waits, self.waited == PATIENCE].map(|flag| Some(u64::from(flag))));
        for group in 0..2 {
            // Address and data matter only where a lane is written.
            let (mask, address, data) = if taken && inputs[8] == group {
                (inputs[10], inputs[9], &inputs[11..15])
            } else if inputs[1] == group {
                (inputs[0], inputs[2], &inputs[3..7])
            } else {
                (0, 0, &inputs[3..7])
            };
            outputs.push(Some(mask));
            outputs.push((mask != 0).then_some(address));
            outputs.extend((0..4).map(|lane| (mask >> lane & 1 == 1).then_some(data[lane])));
        }
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        let (turn, taken) = self.choose(inputs);
        if taken {
            (self.last, self.waited) = (turn, 0);
        } else if inputs[7] != 0 {
            self.waited = (self.waited + 1).min(PATIENCE);
        }
    }
}

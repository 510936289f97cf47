//! Stimulus of `memory_arbiter` in random tests.
use crate::dut::Stimulus;

/// Clients whose requests wait until they are taken.
#[derive(Default)]
pub struct Neighbours {
    held: Vec<u64>,
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        if self.held.is_empty() {
            self.held = vec![0; 19];
        }
        let dice = random();
        let mut word = |bits: u32| random() & ((1 << bits) - 1);
        if self.held[0] == 0 {
            self.held[..3].copy_from_slice(&[dice & 1, word(28), word(6)]);
        }
        if self.held[3] == 0 {
            let kind = dice >> 4 & 3;
            let fresh = [dice >> 1 & 1, u64::from(kind == 1), u64::from(kind == 2), word(4), word(2), word(28)];
            self.held[3..9].copy_from_slice(&fresh);
            (9..13).for_each(|i| self.held[i] = word(32));
            (self.held[13], self.held[14]) = (word(16), word(6));
        }
        if self.held[15] == 0 {
            self.held[15..18].copy_from_slice(&[dice >> 2 & 1, word(28), word(6)]);
        }
        let mut inputs = self.held[..18].to_vec();
        inputs.extend([u64::from(dice >> 8 & 3 != 0), dice >> 10 & 1, dice >> 12 & 0xff]);
        inputs
    }

    fn accepted(&mut self, inputs: &[u64], outputs: &[u64]) {
        for (client, at) in [0, 3, 15].into_iter().enumerate() {
            if inputs[at] == 1 && outputs[client] == 1 {
                self.held[at] = 0;
            }
        }
    }
}

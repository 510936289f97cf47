//! Stimulus of `pool/memory_switch` in random tests.
use crate::dut::Stimulus;

/// Units of the registered switch.
pub const UNITS: usize = 4;

/// Its texture pipelines.
pub const PIPELINES: usize = 2;

/// Clients whose requests wait until they are taken.
#[derive(Default)]
pub struct Neighbours {
    /// Write, atomic, operation, word, line, four words of data, mask, tag.
    held: [Option<[u64; 11]>; UNITS],
    textures: [Option<[u64; 2]>; PIPELINES],
    cycle: u64,
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let dice = random();
        // Runs of few requests empty the queue, between others that fill it.
        self.cycle += 1;
        let asks = self.cycle & 64 == 0 || dice >> 40 & 7 == 0;
        let mut word = |bits: u32| random() & ((1 << bits) - 1);
        for (unit, held) in self.held.iter_mut().enumerate() {
            if held.is_none() && asks && dice >> (2 * unit) & 3 == 0 {
                let kind = word(2);
                let mut request =
                    [u64::from(kind == 1), u64::from(kind == 2), word(4), word(2), word(28), 0, 0, 0, 0, word(16), word(8)];
                request[5..9].fill_with(|| word(32));
                *held = Some(request);
            }
        }
        for (pipeline, held) in self.textures.iter_mut().enumerate() {
            if held.is_none() && asks && dice >> (16 + 2 * pipeline) & 3 == 0 {
                *held = Some([word(28), word(6)]);
            }
        }
        let field = |field: usize| self.held.iter().map(move |held| held.map_or(0, |request| request[field]));
        let mut inputs: Vec<u64> = self.held.iter().map(|held| u64::from(held.is_some())).collect();
        (0..5).for_each(|at| inputs.extend(field(at)));
        inputs.extend(self.held.iter().flat_map(|held| held.map_or([0; 4], |request| [5, 6, 7, 8].map(|i| request[i]))));
        (9..11).for_each(|at| inputs.extend(field(at)));
        inputs.extend(self.textures.iter().map(|held| u64::from(held.is_some())));
        (0..2).for_each(|at| inputs.extend(self.textures.iter().map(|held| held.unwrap_or_default()[at])));
        inputs.extend([u64::from(dice >> 20 & 3 != 0), dice >> 22 & 1, dice >> 24 & 0x1fff]);
        inputs
    }

    fn accepted(&mut self, _: &[u64], outputs: &[u64]) {
        for (held, _) in self.held.iter_mut().zip(outputs).filter(|(_, &ready)| ready == 1) {
            *held = None;
        }
        for (held, _) in self.textures.iter_mut().zip(&outputs[UNITS..]).filter(|(_, &ready)| ready == 1) {
            *held = None;
        }
    }
}

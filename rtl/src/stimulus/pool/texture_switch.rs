//! Stimulus of `pool/texture_switch` in random tests.
use crate::dut::Stimulus;

/// Units of the registered switch.
pub const UNITS: usize = 4;

/// Words of a request: kind, warp, register, slot, threads, channels, descriptor, coordinates.
pub const WIDTHS: [u32; 15] = [1, 3, 6, 3, 4, 4, 4, 32, 32, 32, 32, 32, 32, 32, 32];

/// Requests that wait until they are taken; texels at any time.
#[derive(Default)]
pub struct Neighbours {
    held: [Option<[u64; 15]>; UNITS],
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let dice = random();
        for (unit, held) in self.held.iter_mut().enumerate() {
            if held.is_none() && dice >> (2 * unit) & 3 == 0 {
                *held = Some(WIDTHS.map(|width| random() & ((1 << width) - 1)));
            }
        }
        let field = |field: usize| self.held.iter().map(move |held| held.map_or(0, |request| request[field]));
        let mut inputs: Vec<u64> = self.held.iter().map(|held| u64::from(held.is_some())).collect();
        (0..7).for_each(|at| inputs.extend(field(at)));
        for first in [7, 11] {
            inputs.extend(
                self.held.iter().flat_map(|held| held.map_or([0; 4], |request| [0, 1, 2, 3].map(|i| request[first + i]))),
            );
        }
        inputs.extend([u64::from(dice >> 16 & 3 != 0), dice >> 18 & 1, dice >> 20 & 31]);
        inputs.extend((0..UNITS).map(|unit| dice >> (32 + unit) & 1));
        inputs
    }

    fn accepted(&mut self, _: &[u64], outputs: &[u64]) {
        for (held, &ready) in self.held.iter_mut().zip(outputs) {
            if ready == 1 {
                *held = None;
            }
        }
    }
}

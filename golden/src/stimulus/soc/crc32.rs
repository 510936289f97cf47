// SPDX-License-Identifier: MIT
//! Stimulus of `soc/crc32` in random tests.
use crate::soc::crc32;
use crate::soc::host_link::Inputs;
use crate::Stimulus;

/// Frames of any length, some with their checksum at the end.
#[derive(Default)]
pub struct Frames {
    bytes: Vec<u8>,
    rest: Vec<u8>,
    pause: u64,
}

impl Stimulus for Frames {
    type Inputs = Inputs;
    type Outputs = ();

    fn next(&mut self, random: &mut dyn FnMut() -> u64, (): &()) -> Inputs {
        if self.pause > 0 {
            self.pause -= 1;
            return Inputs { clear: 0, valid: 0, data: random() & 255 };
        }
        let dice = random();
        let clear = self.rest.is_empty();
        if clear {
            self.bytes = (0..dice & 31).map(|_| random() as u8).collect();
            let sum = crc32(&self.bytes) ^ u32::from(dice >> 20 & 3 == 0);
            self.bytes.extend(sum.to_le_bytes());
            self.rest = self.bytes.clone();
            self.rest.reverse();
            return Inputs { clear: 1, valid: 0, data: dice >> 40 & 255 };
        }
        self.pause = 8 + (dice >> 30 & 3);
        Inputs { clear: 0, valid: 1, data: self.rest.pop().expect("a byte is left").into() }
    }
}

//! Stimulus of `soc/crc32` in random tests.
use crate::dut::Stimulus;

/// Frames of any length, some with their checksum at the end.
#[derive(Default)]
pub struct Frames {
    bytes: Vec<u8>,
    rest: Vec<u8>,
    pause: u64,
}

/// CRC-32 of some bytes, bit by bit.
pub fn of(bytes: &[u8]) -> u32 {
    let step = |crc: u32, _| if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 };
    !bytes.iter().fold(u32::MAX, |crc, &byte| (0..8).fold(crc ^ u32::from(byte), step))
}

impl Stimulus for Frames {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        if self.pause > 0 {
            self.pause -= 1;
            return vec![0, 0, random() & 255];
        }
        let dice = random();
        let clear = self.rest.is_empty();
        if clear {
            self.bytes = (0..dice & 31).map(|_| random() as u8).collect();
            let sum = of(&self.bytes) ^ u32::from(dice >> 20 & 3 == 0);
            self.bytes.extend(sum.to_le_bytes());
            self.rest = self.bytes.clone();
            self.rest.reverse();
            return vec![1, 0, dice >> 40 & 255];
        }
        self.pause = 8 + (dice >> 30 & 3);
        vec![0, 1, u64::from(self.rest.pop().expect("a byte is left"))]
    }
}

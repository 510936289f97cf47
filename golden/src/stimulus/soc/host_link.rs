// SPDX-License-Identifier: MIT
//! Stimulus of `soc/host_link` in random tests.
use crate::soc::{crc32, escape};
use crate::{ports, Stimulus};

ports! {
    Inputs { rx_valid, rx_byte, rx_broken, tx_ready, bus_done, bus_failed, bus_word }
    Outputs { tx_valid, tx_byte, bus_valid, bus_write, bus_address, bus_data, bad_frames, request }
}

/// Frames of every kind, some of them spoilt, and a bus that takes its time.
#[derive(Default)]
pub struct Neighbours {
    bytes: Vec<u8>,
    pause: u64,
    wait: u64,
}

impl Neighbours {
    fn frame(&mut self, random: &mut dyn FnMut() -> u64) {
        let dice = random();
        let command = [1, 2, 2, 1, 2, 1, 2, dice as u8][(dice >> 8 & 7) as usize];
        let count = [1, 2, 3, 0, 64, 65, 200, 5][(dice >> 11 & 7) as usize] as u8;
        let mut body = vec![random() as u8, command, count];
        let mut word = || {
            let special = [0xc0, 0xdb, 0xdc, 0][(random() & 3) as usize];
            (random() as u32) << 8 | special
        };
        body.extend(word().to_le_bytes());
        if command == 2 {
            (0..count).for_each(|_| body.extend(word().to_le_bytes()));
        }
        body.extend(crc32(&body).to_le_bytes());
        if dice >> 20 & 7 == 0 {
            let at = (dice >> 24) as usize % body.len();
            body[at] ^= 1 << (dice >> 40 & 7);
        }
        self.bytes.push(0xc0);
        self.bytes.extend(body.into_iter().flat_map(escape));
        self.bytes.push(0xc0);
        match dice >> 50 & 15 {
            0 => self.bytes.insert(1, 0xdb),
            1 => drop(self.bytes.pop()),
            2 => self.bytes.extend([0x12, 0x34]),
            _ => {}
        }
        self.bytes.reverse();
    }
}

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Outputs) -> Inputs {
        let dice = random();
        let (mut rx_valid, mut rx_byte, mut rx_broken) = (false, dice & 255, false);
        self.pause = self.pause.saturating_sub(1);
        if self.pause == 0 {
            self.pause = 10 + (dice >> 8 & 3);
            // Replies are mostly waited for.
            if self.bytes.is_empty()
                && (outputs.tx_valid == 0 && outputs.bus_valid == 0 || dice >> 10 & 63 == 0)
            {
                self.frame(random);
            }
            if let Some(byte) = self.bytes.pop() {
                (rx_valid, rx_byte, rx_broken) =
                    (dice >> 20 & 255 != 0, byte.into(), dice >> 20 & 255 == 0);
            }
        }
        let done = outputs.bus_valid == 1 && self.wait == 0;
        self.wait = if done { dice >> 30 & 3 } else { self.wait.saturating_sub(1) };
        Inputs {
            rx_valid: rx_valid.into(),
            rx_byte,
            rx_broken: rx_broken.into(),
            tx_ready: dice >> 40 & 1,
            bus_done: done.into(),
            bus_failed: (dice >> 41 & 15 == 0).into(),
            bus_word: random() & 0xffff_ffff,
        }
    }

    fn accepted(&mut self, inputs: &Inputs, _: &Outputs) {
        if inputs.bus_done == 1 {
            // `bus_valid` of this cycle is answered once.
            self.wait = self.wait.max(1);
        }
    }
}

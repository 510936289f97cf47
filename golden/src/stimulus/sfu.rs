// SPDX-License-Identifier: MIT
//! The neighbours of the special function unit in random tests.
use super::lane::SPECIAL_VALUES;
use crate::sfu_unit::{Inputs, Outputs};
use crate::Stimulus;

/// Requests that use the room promised by `req_ready`; a write-back port that stalls.
pub struct Neighbours {
    warps: u64,
    threads: usize,
    grace: u32,
    pressure: u64,
}

impl Neighbours {
    /// Neighbours of a unit for `warps` warps of `threads` threads.
    pub fn new(warps: usize, threads: usize) -> Self {
        Self { warps: warps as u64, threads, grace: 0, pressure: 0 }
    }

    /// Functions, mostly; divisions one in 64 requests, or half of them in a burst.
    fn operation(&self, dice: u64) -> u64 {
        let often = if self.pressure == 5 { 32 } else { 1 };
        if dice % 64 < often {
            8 + (dice >> 6) % 4
        } else {
            (dice >> 3) % 7
        }
    }
}

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Outputs) -> Inputs {
        let bits = random();
        // Bursts, pauses and stalls in turn.
        if bits % 64 == 0 {
            self.pressure = random() & 0xf;
        }
        // The outputs are those of the last cycle, so one request came unseen: two remain.
        self.grace = if outputs.req_ready != 0 { 3 } else { self.grace.saturating_sub(1) };
        let valid = self.grace > 0 && bits >> 8 & 3 >= self.pressure & 3;
        let ready = bits >> 12 & 3 >= self.pressure >> 2;
        let mask = (bits >> 40) & (u64::MAX >> (64 - self.threads));
        let mask = if bits >> 16 & 3 == 0 { mask } else { u64::MAX >> (64 - self.threads) };
        let (mut operands, mut divisors) = (vec![], vec![]);
        for _ in 0..self.threads {
            let bits = random();
            let value = bits as u32;
            operands.push(match bits >> 32 & 7 {
                0 => SPECIAL_VALUES[bits as usize % SPECIAL_VALUES.len()].into(),
                1 => (value & 0xff80_0000).into(),
                // Around one: powers, angles and logarithms of a moderate size.
                2 | 3 => ((value & 0x807f_ffff) | ((112 + (value >> 23 & 31)) << 23)).into(),
                _ => value.into(),
            });
        }
        for dividend in &operands {
            let bits = random();
            let dividend = *dividend as u32;
            divisors.push(match bits >> 32 & 7 {
                0 => SPECIAL_VALUES[bits as usize % SPECIAL_VALUES.len()].into(),
                1 => 0,
                2 => u32::MAX.into(),
                // About as large as the dividend, a factor of it, much smaller.
                3 => dividend.wrapping_add(bits as u32 % 3).wrapping_sub(1).into(),
                4 => (dividend >> (bits & 31)).into(),
                _ => u64::from(bits as u32) >> (bits >> 40 & 31),
            });
        }
        Inputs {
            req_valid: valid.into(),
            req_op: self.operation(bits >> 50 & 0x3ff),
            req_warp: (bits >> 23) % self.warps,
            req_rd: bits >> 30 & 63,
            req_mask: mask,
            req_a: operands,
            req_b: divisors,
            wb_ready: ready.into(),
        }
    }
}

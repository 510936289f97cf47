// SPDX-License-Identifier: MIT
//! Stimulus of `instruction_buffer` in random tests.
use crate::instruction_buffer::{Inputs, Outputs};
use crate::Stimulus;

/// Selects warps that are eligible, fetches for warps whose buffer is empty; of so many warps.
pub struct Neighbours(pub u32);

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Outputs) -> Inputs {
        let dice = random();
        let warps = u64::from(self.0);
        let all = (1 << warps) - 1;
        let who = random();
        let pick = |mask: u64, at: u32| {
            (0..warps).map(|i| ((who >> at) + i) % warps).find(|i| mask >> i & 1 == 1)
        };
        let select = pick(outputs.eligible, 0).filter(|_| dice & 0x100 != 0);
        let fetch = pick(!outputs.buffered & all, 16).filter(|_| dice & 0x200 != 0);
        let done = pick(outputs.blocked, 32).filter(|_| dice & 0xc00 != 0);
        Inputs {
            fetch_valid: fetch.is_some().into(),
            fetch_warp: fetch.unwrap_or(0),
            fetch_low: random() & 0xffff_ffff,
            fetch_high: random() & 0xffff_ffff,
            select_valid: select.is_some().into(),
            select_warp: select.unwrap_or(0),
            fixed_done: (done.is_some() && dice & 0x8000 != 0).into(),
            fixed_warp: done.unwrap_or(0),
            slow_done: (done.is_some() && dice & 0x8000 == 0).into(),
            slow_warp: done.unwrap_or(0),
            full: (0..warps).map(|_| random() & random() & random() & 0xff).collect(),
            idle: random() & all,
            loads: random() & all,
            stores: random() & all,
            implicit_fences: (dice >> 24 & 7 == 0).into(),
            load_store_ready: dice >> 20 & 1,
            prepare_ready: dice >> 21 & 1,
            texture_ready: dice >> 22 & 1,
            shared_ready: dice >> 23 & 1,
        }
    }
}

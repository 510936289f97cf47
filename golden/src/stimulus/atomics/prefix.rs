// SPDX-License-Identifier: MIT
//! Stimulus of `atomics/prefix` in random tests.
use crate::atomic_prepare::{NetworkInputs, NetworkOutputs};
use crate::Stimulus;

/// Sets of threads with their operands, held until they are combined.
pub struct Sets {
    threads: usize,
    ops: &'static [u64],
    held: NetworkInputs,
    waiting: bool,
    refused: bool,
}

impl Sets {
    /// For `threads` threads; `all` operations, or those of the parallel networks, now and then one
    /// that they refuse.
    pub fn new(threads: usize, all: bool) -> Self {
        const PARALLEL: &[u64] = &[0, 2, 3, 4, 5, 6, 7, 8, 9, 10];
        const ALL: &[u64] = &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
        let held = NetworkInputs { set_x: vec![0; threads], ..Default::default() };
        Self {
            threads,
            ops: if all { ALL } else { PARALLEL },
            held,
            waiting: false,
            refused: false,
        }
    }
}

impl Stimulus for Sets {
    type Inputs = NetworkInputs;
    type Outputs = NetworkOutputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &NetworkOutputs) -> NetworkInputs {
        let dice = random();
        (self.held.set_clear, self.held.set_start) = (0, 0);
        if self.waiting && outputs.result_done == 1 {
            self.waiting = false;
        }
        if !self.waiting && dice & 7 == 0 {
            // The identity everywhere first, or not.
            self.held.set_clear = 1;
            self.held.set_op = self.ops[(dice >> 8) as usize % self.ops.len()];
            self.refused = self.ops.len() < 15 && dice >> 24 & 15 == 0;
            if self.refused {
                self.held.set_op = [1, 11, 12, 13, 14, 15][(dice >> 28) as usize % 6];
            }
        } else if !self.waiting && dice & 3 != 0 {
            let op = self.held.set_op;
            let modulus = 1 + (random() & u64::from(u32::MAX) >> (dice >> 16 & 31));
            let mask = (random() | if dice >> 21 & 1 == 1 { random() } else { 0 })
                & u64::from(u32::MAX) >> (32 - self.threads);
            self.held.set_start = 1;
            self.held.set_k = modulus & 0xffff_ffff;
            self.held.set_mask = if mask == 0 { 1 } else { mask };
            for thread in 0..self.threads {
                // Operands of add-modulo are below the modulus (a modulus of 2^32 is written 0).
                let value = super::alu::value(random());
                self.held.set_x[thread] = if op == 10 { value % modulus } else { value };
            }
            self.waiting = !self.refused;
        }
        self.held.clone()
    }
}

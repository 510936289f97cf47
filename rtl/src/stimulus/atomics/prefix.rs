//! Stimulus of `atomics/prefix` in random tests.
use crate::dut::Stimulus;

/// Sets of threads with their operands, held until they are combined.
pub struct Sets {
    threads: usize,
    ops: &'static [u64],
    held: Vec<u64>,
    waiting: bool,
}

impl Sets {
    /// For `threads` threads; `all` operations, or those of the parallel networks.
    pub fn new(threads: usize, all: bool) -> Self {
        const PARALLEL: &[u64] = &[0, 2, 3, 4, 5, 6, 7, 8, 9, 10];
        const ALL: &[u64] = &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
        Self { threads, ops: if all { ALL } else { PARALLEL }, held: vec![0; 5 + threads], waiting: false }
    }
}

impl Stimulus for Sets {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        let dice = random();
        self.held[..2].fill(0);
        if self.waiting && outputs[0] == 1 {
            self.waiting = false;
        }
        if !self.waiting && dice & 7 == 0 {
            // The identity everywhere first, or not.
            self.held[0] = 1;
            self.held[2] = self.ops[(dice >> 8) as usize % self.ops.len()];
        } else if !self.waiting && dice & 3 != 0 {
            let op = self.held[2];
            let modulus = 1 + (random() & u64::from(u32::MAX) >> (dice >> 16 & 31));
            let mask = (random() | if dice >> 21 & 1 == 1 { random() } else { 0 }) & u64::from(u32::MAX) >> (32 - self.threads);
            self.held[1] = 1;
            self.held[3] = modulus & 0xffff_ffff;
            self.held[4] = if mask == 0 { 1 } else { mask };
            for thread in 0..self.threads {
                // Operands of add-modulo are below the modulus (a modulus of 2^32 is written 0).
                let value = super::alu::value(random());
                self.held[5 + thread] = if op == 10 { value % modulus } else { value };
            }
            self.waiting = true;
        }
        self.held.clone()
    }
}

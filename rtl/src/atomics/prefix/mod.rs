//! Prefix networks over the threads of a warp (spec 4, "Prefix network").
//!
//! Three blocks with the same ports: [`serial`] has every operation and takes a cycle for each
//! thread, [`kogge_stone`] and [`brent_kung`] have the associative integer operations but
//! multiplication (0 and 2 to 10 of `AtomicOp`) and take a cycle for each level.
pub mod brent_kung;
pub mod kogge_stone;
mod results;
pub mod serial;

use crate::dut::{Dut, Stimulus};
use crate::registry::BlockEntry;
pub use brent_kung::BrentKung;
pub use kogge_stone::KoggeStone;
pub use serial::SerialPrefix;

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

/// The registered blocks.
pub fn entries() -> Vec<BlockEntry> {
    vec![
        BlockEntry {
            name: "serial_prefix",
            spec: "4-merged-atomics.md",
            purpose: "prefixes of four threads one by one, every operation",
            build: || -> Box<dyn Dut> { Box::new(ready_top!(SerialPrefix::<4, 32>::default())) },
            stimulus: |_| Box::new(Sets::new(4, true)),
        },
        BlockEntry {
            name: "kogge_stone",
            spec: "4-merged-atomics.md",
            purpose: "Kogge-Stone prefix network over four threads",
            build: || -> Box<dyn Dut> { Box::new(ready_top!(KoggeStone::<4, 32>::default())) },
            stimulus: |_| Box::new(Sets::new(4, false)),
        },
        BlockEntry {
            name: "brent_kung",
            spec: "4-merged-atomics.md",
            purpose: "Brent-Kung prefix network over eight threads",
            build: || -> Box<dyn Dut> { Box::new(ready_top!(BrentKung::<8, 32>::default())) },
            stimulus: |_| Box::new(Sets::new(8, false)),
        },
    ]
}

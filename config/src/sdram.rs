// SPDX-License-Identifier: MIT
//! A board's SDRAM: its size, the times between its commands.

/// Lines that the controller addresses: 32 MB in 4 banks of 8192 rows of 512 words.
pub const SDRAM_LINES: u32 = 1 << 21;

/// The fastest clock in kHz for CAS latency 2.
pub const FASTEST: u32 = 100_000;

/// Cycles between commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SdramTiming {
    /// From power-up to the first command: 200 us.
    pub power_up: u32,
    /// Between refreshes: 8192 rows in 64 ms.
    pub refresh: u32,
    /// From a refresh to the next command: 70 ns.
    pub refresh_cycle: u32,
    /// From opening a row to reading or writing it: 21 ns.
    pub activate: u32,
    /// From a precharge to the next command: 21 ns.
    pub precharge: u32,
    /// From the last word written to the precharge: 15 ns, two cycles at least.
    pub write_recovery: u32,
}

impl SdramTiming {
    /// What the slowest of the usual parts (MT48LC16M16, W9825G6KH, AS4C32M16 at -7) need at a
    /// clock in kHz.
    ///
    /// # Panics
    /// Above [`FASTEST`], and below 4 MHz, where a refresh would be due all the time.
    pub fn at(kilohertz: u32) -> Self {
        assert!((4_000..=FASTEST).contains(&kilohertz), "a clock from 4 to 100 MHz");
        let cycles =
            |nanoseconds: u64| (nanoseconds * u64::from(kilohertz)).div_ceil(1_000_000) as u32;
        Self {
            power_up: cycles(200_000),
            refresh: (7_800 * u64::from(kilohertz) / 1_000_000) as u32,
            refresh_cycle: cycles(70),
            activate: cycles(21),
            precharge: cycles(21),
            write_recovery: cycles(15).max(2),
        }
    }
}

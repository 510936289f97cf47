// SPDX-License-Identifier: MIT
//! An SDRAM as a board has it: 4 banks of 8192 rows of 512 words of 16 bits. It answers the pins as
//! the part does, and notes every command that comes too early, without its row open, or with a
//! refresh overdue.
use std::collections::HashMap;

/// Times in nanoseconds, of the part's data sheet: MT48LC16M16 and its like at -7.
const PRECHARGE: f64 = 20.0;
const ACTIVATE: f64 = 20.0;
const ROW_CYCLE: f64 = 63.0;
const ROW_ACTIVE: f64 = 42.0;
const WRITE_RECOVERY: f64 = 14.0;
const REFRESH_CYCLE: f64 = 66.0;
const POWER_UP: f64 = 100_000.0;
/// Rows of a bank are refreshed once in this time.
const RETENTION: f64 = 64e6;
const ROWS: usize = 8192;
/// Words of a burst.
const BURST: u64 = 8;

/// What a board puts on the pins in a cycle; strobes are low for yes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pins {
    /// Row address strobe.
    pub ras_n: bool,
    /// Column address strobe.
    pub cas_n: bool,
    /// Write enable.
    pub we_n: bool,
    /// Bank.
    pub bank: usize,
    /// Row, column or mode.
    pub row: u64,
    /// Word to the memory, when it is driven.
    pub word: Option<u16>,
}

#[derive(Clone, Copy)]
struct Bank {
    open: Option<u64>,
    /// When a row was opened, and from when on it may be opened again.
    opened: f64,
    free: f64,
}

/// A burst under way.
#[derive(Clone, Copy)]
struct Burst {
    write: bool,
    bank: usize,
    row: u64,
    column: u64,
    /// Words that have gone.
    gone: u64,
}

/// The memory.
pub struct Sdram {
    words: HashMap<(usize, u64, u64), u16>,
    banks: [Bank; 4],
    period: f64,
    cycle: u64,
    mode: Option<u64>,
    set_up: u32,
    refreshes: Vec<f64>,
    burst: Option<Burst>,
    /// The word that the memory shows in the next cycle.
    shown: Option<u16>,
    /// What was wrong, with its cycle.
    pub faults: Vec<String>,
}

impl Sdram {
    /// A memory at a clock in kHz.
    pub fn new(kilohertz: u32) -> Self {
        Self {
            words: HashMap::new(),
            banks: [Bank { open: None, opened: -1e9, free: 0.0 }; 4],
            period: 1e6 / f64::from(kilohertz),
            cycle: 0,
            mode: None,
            set_up: 0,
            refreshes: vec![],
            burst: None,
            shown: None,
            faults: vec![],
        }
    }

    fn fault(&mut self, what: &str) {
        if self.faults.len() < 20 {
            self.faults.push(format!("cycle {}: {what}", self.cycle));
        }
    }

    /// A cycle with these pins: the word that the memory shows at the end of the next cycle.
    ///
    /// The memory's clock is late by part of a cycle and its CAS latency two of its cycles, so that
    /// the first word of a burst stands at the end of the cycle after the one whose pins say READ.
    pub fn cycle(&mut self, pins: Pins) -> u16 {
        let now = self.cycle as f64 * self.period;
        let Pins { bank, row, .. } = pins;
        match (!pins.ras_n, !pins.cas_n, !pins.we_n) {
            (true, false, false) => {
                let Bank { open, opened, free } = self.banks[bank];
                if self.mode.is_none() {
                    self.fault("a row is opened before the mode is set");
                }
                if open.is_some() {
                    self.fault("a row is opened in a bank that has one open");
                }
                if now < free || now - opened < ROW_CYCLE {
                    self.fault("a row is opened too early");
                }
                self.banks[bank] = Bank { open: Some(row), opened: now, free };
            }
            (false, true, write) => self.begin(now, pins, write),
            (true, false, true) => {
                if now < POWER_UP {
                    self.fault("a command too soon after power-up");
                }
                for bank in &mut self.banks {
                    *bank = Bank { open: None, free: now + PRECHARGE, ..*bank };
                }
                self.set_up |= 1;
            }
            (true, true, false) => {
                if self.banks.iter().any(|bank| bank.open.is_some() || now < bank.free) {
                    self.fault("a refresh too early");
                }
                for bank in &mut self.banks {
                    bank.free = now + REFRESH_CYCLE;
                }
                self.refreshes.push(now);
            }
            (true, true, true) => {
                if self.banks.iter().any(|bank| bank.open.is_some() || now < bank.free) {
                    self.fault("the mode is set too early");
                }
                if self.set_up == 0 || self.refreshes.len() < 2 {
                    self.fault("the mode is set before a precharge and two refreshes");
                }
                // Bursts of eight in order, CAS latency 2.
                if row != 0x23 || bank != 0 {
                    self.fault("a mode that this board does not use");
                }
                for bank in &mut self.banks {
                    bank.free = now + 2.0 * self.period;
                }
                self.mode = Some(row);
            }
            (false, false, _) => {}
        }
        self.move_words(now, pins.word);
        // All rows once in the retention time, on average; a controller may put off eight.
        if self.mode.is_some() {
            let window = RETENTION / ROWS as f64 * 9.0;
            if self.refreshes.last().is_none_or(|last| now - last > window) {
                self.fault("no refresh for too long");
                self.refreshes.push(now);
            }
        }
        self.cycle += 1;
        self.shown.unwrap_or(0xdead)
    }

    fn begin(&mut self, now: f64, pins: Pins, write: bool) {
        let Bank { open, opened, .. } = self.banks[pins.bank];
        let Some(row) = open else {
            self.fault("a burst without an open row");
            return;
        };
        if now - opened < ACTIVATE {
            self.fault("a burst too soon after its row was opened");
        }
        if self.burst.is_some() {
            self.fault("a burst inside another");
        }
        if pins.row & 0x400 == 0 || pins.row & 7 != 0 {
            self.fault("a burst without auto-precharge or from the middle of a line");
        }
        self.burst = Some(Burst { write, bank: pins.bank, row, column: pins.row & 0x1ff, gone: 0 });
    }

    fn move_words(&mut self, now: f64, word: Option<u16>) {
        self.shown = None;
        // Words that are driven between bursts harm nobody.
        let Some(burst) = self.burst else { return };
        let place = (burst.bank, burst.row, burst.column + burst.gone);
        match (burst.write, word) {
            (true, Some(word)) => {
                self.words.insert(place, word);
            }
            (true, None) => self.fault("a write burst without a word"),
            (false, Some(_)) => self.fault("both sides drive the words"),
            (false, None) => self.shown = Some(self.words.get(&place).copied().unwrap_or(0)),
        }
        self.burst = Some(Burst { gone: burst.gone + 1, ..burst });
        if burst.gone + 1 == BURST {
            let bank = &mut self.banks[burst.bank];
            bank.open = None;
            // The precharge begins when the last word is written or, of a read, in the cycle after
            // the burst.
            let begins = if burst.write {
                now + WRITE_RECOVERY.max(2.0 * self.period)
            } else {
                now + self.period
            };
            bank.free = begins.max(bank.opened + ROW_ACTIVE) + PRECHARGE;
            self.burst = None;
        }
    }

    /// How many refreshes there were.
    pub fn refreshed(&self) -> usize {
        self.refreshes.len()
    }
}

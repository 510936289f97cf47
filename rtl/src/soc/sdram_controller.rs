// SPDX-License-Identifier: MIT
//! The controller of a board's SDRAM: a line of 16 bytes for each request, as one burst of eight
//! words of 16 bits.
//!
//! A request opens its row, reads or writes with auto-precharge, and leaves the row closed, so that
//! no row is ever open between requests. At power-up the memory is set up; a refresh that is due
//! comes before the next request.
//!
//! The memory's clock is late by part of a cycle: what this block puts on the pins is stable around
//! the memory's edge, and what the memory answers is taken before the edge after that (CAS latency
//! 2: up to 100 MHz for the part; how far pads allow it is
//! [`ClockSource`](super::clocking::ClockSource)'s affair). Registers with nothing behind them but
//! pins, and one for each word that comes, so that a board's synthesis can put them into the pads;
//! only `dq_drive` takes its time through the device, and is there a cycle earlier than the first
//! word, and a cycle longer than the last.
//!
//! - **latency**: 11 + `activate` cycles from request to reply of a read
//! - **throughput**: one request under way: a read each 10 + `activate` + `precharge` cycles, a
//!   write each 7 + `activate` + `write_recovery` + `precharge`
//! - **address**: bits 20:8 row, 7:6 bank, 5:0 eighth of the row's 512 columns; beyond 2^21 lines
//!   it wraps
//! - **invariants**: commands keep the distances of [`SdramTiming`]; a refresh each `refresh`
//!   cycles, late by one request at most
use crate::bundles::{LineReply, WholeLine};
use crate::cells::DFF;
use crate::config::sdram::SdramTiming;
use crate::prelude::*;

/// Strobes, low for yes; at power-up there is no command.
#[derive(LogicStruct, Copy, Clone, Debug, PartialEq)]
struct Strobes {
    ras_n: Bit,
    cas_n: Bit,
    we_n: Bit,
}

impl Default for Strobes {
    fn default() -> Self {
        Self { ras_n: true, cas_n: true, we_n: true }
    }
}

/// The controller.
#[derive(LogicBlock)]
#[block(new(timing: SdramTiming))]
pub struct SdramController {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Request for a line.
    pub req: WholeLine<In>,
    /// Line that was read.
    pub rsp: LineReply<Out>,
    /// Pins: row address strobe, low for yes.
    pub ras_n: Signal<Out, Bit>,
    /// Pins: column address strobe, low for yes.
    pub cas_n: Signal<Out, Bit>,
    /// Pins: write enable, low for yes.
    pub we_n: Signal<Out, Bit>,
    /// Pins: bank.
    pub bank: Signal<Out, Bits<2>>,
    /// Pins: row, column or mode.
    pub row: Signal<Out, Bits<13>>,
    /// Pins: word to the memory.
    pub dq_out: Signal<Out, Bits<16>>,
    /// Pins: it is to be driven.
    pub dq_drive: Signal<Out, Bit>,
    /// Pins: word from the memory.
    pub dq_in: Signal<In, Bits<16>>,
    // 0 power-up, 1 precharge, 2 eight refreshes, 3 mode, 4 idle, 5 a row opens, 6 words go.
    state: DFF<Bits<3>>,
    // Cycles until the state goes on; refreshes or words that have gone.
    pause: DFF<Bits<15>>,
    count: DFF<Bits<4>>,
    timer: DFF<Bits<10>>,
    due: DFF<Bit>,
    started: DFF<Bit>,
    strobes: DFF<Strobes>,
    #[drives(bank)]
    bank_now: DFF<Bits<2>>,
    #[drives(row)]
    row_now: DFF<Bits<13>>,
    // Of the request.
    own_bank: DFF<Bits<2>>,
    column: DFF<Bits<6>>,
    writes: DFF<Bit>,
    #[drives(dq_drive)]
    drive: DFF<Bit>,
    #[drives(dq_out)]
    word: DFF<Bits<16>>,
    came: DFF<Bits<16>>,
    line: [DFF<Bits<32>>; 4],
    #[drives(rsp.valid)]
    replied: DFF<Bit>,
    #[value(timing.power_up - 1)]
    power_up: Constant<Bits<15>>,
    #[value(timing.precharge - 1)]
    after_precharge: Constant<Bits<15>>,
    #[value(timing.refresh_cycle - 1)]
    after_refresh: Constant<Bits<15>>,
    #[value(timing.activate - 1)]
    after_activate: Constant<Bits<15>>,
    #[value(timing.write_recovery + timing.precharge - 2)]
    after_write: Constant<Bits<15>>,
    #[value(timing.refresh - 1)]
    interval: Constant<Bits<10>>,
    // Row strobe, column strobe, write: high for yes.
    command: Signal<Local, Bits<3>>,
    idle: Signal<Local, Bit>,
    // The line moves by one word.
    moves: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for SdramController {
    fn update(&mut self) {
        // Pins and reply.
        self.ras_n.next = self.strobes.q.val().ras_n;
        self.cas_n.next = self.strobes.q.val().cas_n;
        self.we_n.next = self.strobes.q.val().we_n;
        for i in 0..4 {
            self.rsp.data[i].next = self.line[i].q.val();
        }

        self.idle.next = (self.state.q.val() == 4) & (self.pause.q.val() == 0);
        self.req.ready.next = self.idle.val() & !self.due.q.val();
        self.command.next = 0.into();
        self.replied.d.next = false;
        self.moves.next = false;
        // What the command of each state wants, whether there is one or not: a register in a pad
        // cannot keep what it has.
        self.bank_now.d.next = self.own_bank.q.val();
        self.row_now.d.next = (bit_cast::<13, 6>(self.column.q.val()) << 3) | 0x400;
        if self.state.q.val() == 3 {
            self.bank_now.d.next = 0.into();
            self.row_now.d.next = 0x23.into();
        }
        if self.state.q.val() == 4 {
            self.bank_now.d.next = self.req.address.val().get_bits::<2>(6);
            self.row_now.d.next = self.req.address.val().get_bits::<13>(8);
            self.drive.d.next = false;
        }
        if !self.started.q.val() {
            // Registers begin at zero.
            self.started.d.next = true;
            self.pause.d.next = self.power_up.val();
        } else if self.pause.q.val().any() {
            self.pause.d.next = self.pause.q.val() - 1;
        } else if self.state.q.val() == 0 {
            self.state.d.next = 1.into();
        } else if self.state.q.val() == 1 {
            // All banks: address bit 10 is set.
            self.command.next = 5.into();
            self.pause.d.next = self.after_precharge.val();
            self.state.d.next = 2.into();
            self.count.d.next = 0.into();
        } else if self.state.q.val() == 2 {
            self.command.next = 6.into();
            self.pause.d.next = self.after_refresh.val();
            self.count.d.next = self.count.q.val() + 1;
            if self.count.q.val() == 7 {
                self.state.d.next = 3.into();
            }
        } else if self.state.q.val() == 3 {
            // CAS latency 2, bursts of eight words in order. The next command comes two cycles
            // later.
            self.command.next = 7.into();
            self.pause.d.next = 1.into();
            self.state.d.next = 4.into();
        } else if self.state.q.val() == 4 {
            if self.due.q.val() {
                self.due.d.next = false;
                self.command.next = 6.into();
                self.pause.d.next = self.after_refresh.val();
            } else if self.req.valid.val() {
                self.command.next = 4.into();
                self.own_bank.d.next = self.req.address.val().get_bits::<2>(6);
                self.column.d.next = self.req.address.val().get_bits::<6>(0);
                self.writes.d.next = self.req.write.val();
                self.drive.d.next = self.req.write.val();
                self.pause.d.next = self.after_activate.val();
                self.state.d.next = 5.into();
            }
        } else if self.state.q.val() == 5 {
            // With auto-precharge: address bit 10 is set.
            self.command.next = 2.into();
            if self.writes.q.val() {
                self.command.next = 3.into();
            }
            self.moves.next = self.writes.q.val();
            self.count.d.next = 0.into();
            self.state.d.next = 6.into();
        } else {
            self.count.d.next = self.count.q.val() + 1;
            self.moves.next = true;
            if self.writes.q.val() & (self.count.q.val() == 7) {
                self.pause.d.next = self.after_write.val();
                self.state.d.next = 4.into();
            } else if self.count.q.val() == 9 {
                self.replied.d.next = true;
                self.pause.d.next = self.after_precharge.val();
                self.state.d.next = 4.into();
            }
        }

        self.strobes.d.next.ras_n = !self.command.val().get_bit(2);
        self.strobes.d.next.cas_n = !self.command.val().get_bit(1);
        self.strobes.d.next.we_n = !self.command.val().get_bit(0);
        self.came.d.next = self.dq_in.val();

        // When a refresh is due.
        self.timer.d.next = self.timer.q.val() - 1;
        if self.timer.q.val() == 0 {
            self.timer.d.next = self.interval.val();
            self.due.d.next = true;
        }

        // The line goes through a shift register, word 0 first.
        self.word.d.next = self.line[0].q.val().get_bits::<16>(0);
        for i in 0..4 {
            if self.req.ready.val() {
                self.line[i].d.next = self.req.data[i].val();
            }
        }
        if self.moves.val() {
            for i in 0..3 {
                self.line[i].d.next =
                    (self.line[i].q.val() >> 16) | (self.line[i + 1].q.val() << 16);
            }
            self.line[3].d.next =
                (self.line[3].q.val() >> 16) | (bit_cast::<32, 16>(self.came.q.val()) << 16);
        }
    }
}

// SPDX-License-Identifier: MIT
//! Multiplexer in front of a bank.
//!
//! Simple form: a loop that takes row, bytes and data of the thread that is served. That is a chain
//! of as many multiplexers as there are threads; here the number of the thread is encoded first
//! (at most one thread is served) and each quad has one multiplexer of four inputs.
use super::stages::BankAccesses;
use crate::prelude::*;

/// The access of the served thread of `T`, 4 or 8, for bank `number`. Combinational.
#[derive(LogicBlock)]
#[block(new(number: usize))]
pub struct BankPort<const T: usize> {
    /// Accesses of all threads.
    pub accesses: BankAccesses<In, T>,
    /// A thread is served by this bank.
    pub used: Signal<Out, Bit>,
    /// Row of the access.
    pub row: Signal<Out, Bits<12>>,
    /// Bytes that it stores.
    pub lanes: Signal<Out, Bits<4>>,
    /// Store data.
    pub data: Signal<Out, Bits<32>>,
    #[value(number)]
    number: Constant<Bits<2>>,
    wanted: Signal<Local, Bits<T>>,
    quad: Signal<Local, Bits<4>>,
    at: Signal<Local, Bits<2>>,
    found: Signal<Local, Bit>,
    here: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for BankPort {
    fn update(&mut self) {
        self.wanted.next = 0.into();
        for i in 0..T {
            self.wanted.next = self.wanted.val().replace_bit(
                i,
                self.accesses.winners.val().get_bit(i)
                    & (self.accesses.bank[i].val() == self.number.val()),
            );
        }
        self.used.next = self.wanted.val().any();
        self.row.next = 0.into();
        self.lanes.next = 0.into();
        self.data.next = 0.into();
        self.found.next = false;
        self.here.next = false;
        self.quad.next = 0.into();
        self.at.next = 0.into();
        for q in 0..(T / 4) {
            self.quad.next = self.wanted.val().get_bits::<4>(4 * q);
            self.at.next = 0.into();
            for i in 0..4 {
                if self.quad.val().get_bit(i) {
                    self.at.next = self.at.val() | i.to_bits();
                }
            }
            // The first quad, unless the thread is in the other one.
            self.here.next = !self.found.val() | self.quad.val().any();
            self.found.next = true;
            for i in 0..4 {
                if self.here.val() & (self.at.val() == i.to_bits()) {
                    self.row.next = self.accesses.row[4 * q + i].val();
                    self.lanes.next = self.accesses.lanes[4 * q + i].val();
                    self.data.next = self.accesses.data[4 * q + i].val();
                }
            }
        }
    }
}

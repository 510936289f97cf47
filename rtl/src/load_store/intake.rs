// SPDX-License-Identifier: MIT
//! Checks and comparisons of an instruction on its way out of the FIFO, so that its accesses need
//! none.
use super::stages::{Sending, Waiting};
use crate::bundles::{BYTE, HALF, PREFIX, STORE, WORD};
use crate::prelude::*;
use warpwright_isa::AtomicOp;

/// Checks the addresses of an instruction, finds which threads share an access, and shifts store
/// data to its place.
///
/// For `T` threads, 4 or 8, and `S` sets. Latency: combinational.
#[derive(LogicBlock)]
pub struct Intake<const T: usize, const S: usize> {
    /// The instruction.
    pub waiting: Waiting<In, T, S>,
    /// Size of the memory in lines.
    pub memory_lines: Signal<In, Bits<28>>,
    /// An address is not a multiple of the size.
    pub misaligned: Signal<Out, Bit>,
    /// An address is misaligned or outside the memory.
    pub faulty: Signal<Out, Bit>,
    /// The instruction as it sends accesses: no thread of a faulty one remains.
    pub sending: Sending<Out, T>,
    /// Of the remaining threads those that get a value from memory: of a set of exchanges only its
    /// first thread.
    pub answered: Signal<Out, Bits<T>>,
    /// Place of each thread's address in its memory line, in bytes.
    pub offset: [Signal<Out, Bits<4>>; T],
    kind: Signal<Local, Bits<3>>,
    size: Signal<Local, Bits<2>>,
    aop: Signal<Local, Bits<4>>,
    is_atomic: Signal<Local, Bit>,
    is_line: Signal<Local, Bit>,
    is_constant: Signal<Local, Bit>,
    outside: Signal<Local, Bit>,
    own: Signal<Local, Bits<32>>,
    low: Signal<Local, Bits<2>>,
    other: Signal<Local, Bits<32>>,
    amount: Signal<Local, Bits<5>>,
    bytes: Signal<Local, Bits<4>>,
    along_with: Signal<Local, Bits<T>>,
    members: Signal<Local, Bits<T>>,
    losers: Signal<Local, Bits<T>>,
}

#[hdl_gen]
impl Logic for Intake {
    fn update(&mut self) {
        self.sending.facts.next = self.waiting.facts.val();
        self.kind.next = self.waiting.facts.val().kind;
        self.size.next = self.waiting.facts.val().size;
        self.aop.next = self.waiting.facts.val().aop;
        self.is_atomic.next = self.waiting.facts.val().kind.get_bit(1);
        self.is_line.next =
            self.waiting.facts.val().kind.get_bit(2) & !self.waiting.facts.val().kind.get_bit(0);
        self.is_constant.next =
            self.waiting.facts.val().kind.get_bit(2) & self.waiting.facts.val().kind.get_bit(0);

        // Checks.
        self.misaligned.next = false;
        self.outside.next = false;
        self.low.next = 0.into();
        self.own.next = 0.into();
        for i in 0..T {
            self.own.next = self.waiting.address[i].val();
            self.sending.address[i].next = self.own.val();
            self.offset[i].next = self.own.val().get_bits::<4>(0);
            if self.waiting.mask.val().get_bit(i) {
                self.low.next = self.own.val().get_bits::<2>(0);
                if (self.size.val() == HALF) & self.low.val().get_bit(0) {
                    self.misaligned.next = true;
                }
                if (self.size.val() == WORD) & self.low.val().any() {
                    self.misaligned.next = true;
                }
                if self.is_line.val() & self.own.val().get_bits::<4>(0).any() {
                    self.misaligned.next = true;
                }
                if self.is_constant.val() {
                    if self.own.val().get_bits::<20>(12).any() {
                        self.outside.next = true;
                    }
                } else {
                    if self.own.val().get_bits::<28>(4) >= self.memory_lines.val() {
                        self.outside.next = true;
                    }
                }
            }
        }
        self.faulty.next = self.misaligned.val() | self.outside.val();
        self.sending.remaining.next = self.waiting.mask.val();
        if self.faulty.val() {
            self.sending.remaining.next = 0.into();
        }

        // Stores: the bytes at their place.
        self.amount.next = 0.into();
        self.bytes.next = 15.into();
        if self.size.val() == BYTE {
            self.bytes.next = 1.into();
        }
        if self.size.val() == HALF {
            self.bytes.next = 3.into();
        }
        for i in 0..T {
            self.own.next = self.waiting.address[i].val();
            self.amount.next = bit_cast::<5, 2>(self.own.val().get_bits::<2>(0)) << 3;
            self.sending.data[i].next = self.waiting.data[i].val();
            if self.kind.val() == STORE {
                self.sending.data[i].next = self.waiting.data[i].val() << self.amount.val();
            }
            self.sending.enables[i].next = self.bytes.val() << self.own.val().get_bits::<2>(0);
        }

        // Threads that share an access: those of the same line, or of the same set.
        self.along_with.next = 0.into();
        self.members.next = 0.into();
        self.other.next = 0.into();
        self.sending.swaps.next =
            (self.kind.val() == PREFIX) & (self.aop.val() == AtomicOp::Cas as u64);
        for i in 0..T {
            self.own.next = self.waiting.address[i].val();
            self.along_with.next = 0.into();
            self.along_with.next = self.along_with.val().replace_bit(i, true);
            if self.is_atomic.val() {
                if (self.kind.val() == PREFIX) & (self.aop.val() != AtomicOp::Cas as u64) {
                    for s in 0..S {
                        self.members.next = self.waiting.set[s].val();
                        if self.members.val().get_bit(i) {
                            self.along_with.next = self.members.val();
                        }
                    }
                }
            } else {
                for j in 0..T {
                    if j > i {
                        self.other.next = self.waiting.address[j].val();
                        if self.own.val().get_bits::<28>(4) == self.other.val().get_bits::<28>(4) {
                            self.along_with.next = self.along_with.val().replace_bit(j, true);
                        }
                    }
                }
            }
            self.sending.mates[i].next = self.along_with.val();
        }

        // A set of exchanges: all threads but the first have their values from PREPARE.
        self.losers.next = 0.into();
        if (self.kind.val() == PREFIX) & (self.aop.val() == AtomicOp::Exch as u64) {
            for i in 0..S {
                self.members.next = self.waiting.set[i].val() - 1;
                self.losers.next =
                    self.losers.val() | (self.waiting.set[i].val() & self.members.val());
            }
        }
        self.answered.next = self.sending.remaining.val() & !self.losers.val();
    }
}

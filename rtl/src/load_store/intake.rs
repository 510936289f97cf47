// SPDX-License-Identifier: MIT
//! Comparisons of an instruction on its way out of the FIFO, so that its accesses need none.
use super::stages::{Sending, Waiting};
use crate::bundles::{BYTE, HALF, PREFIX, STORE};
use crate::prelude::*;
use warpwright_isa::AtomicOp;

/// Finds which threads of an instruction share an access, and shifts store data to its place.
///
/// For `T` threads, 4 or 8, and `S` sets. Latency: combinational.
#[derive(LogicBlock)]
pub struct Intake<const T: usize, const S: usize> {
    /// The instruction.
    pub waiting: Waiting<In, T, S>,
    /// The instruction as it sends accesses.
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
    own: Signal<Local, Bits<32>>,
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
        self.waiting.drive(&mut self.sending, [facts, address]);
        self.kind.next = self.waiting.facts.val().kind;
        self.size.next = self.waiting.facts.val().size;
        self.aop.next = self.waiting.facts.val().aop;
        self.is_atomic.next = self.waiting.facts.val().kind.get_bit(1);
        self.sending.remaining.next = self.waiting.mask.val();
        for i in 0..T {
            self.offset[i].next = self.waiting.address[i].val().get_bits::<4>(0);
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

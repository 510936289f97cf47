// SPDX-License-Identifier: MIT
//! What is found out about an instruction on its way out of the FIFO, so that its accesses need no
//! comparison any more.
use crate::prelude::*;

/// Checks the addresses of an instruction, finds who goes along with whom, and shifts what is
/// stored to its place.
///
/// For `T` threads, 4 or 8, and `S` sets. Latency: combinational.
#[derive(LogicBlock)]
pub struct Intake<const T: usize, const S: usize> {
    /// The instruction: kind in bits 2:0, size in 4:3, operation of an atomic in 23:20.
    pub meta: Signal<In, Bits<24>>,
    /// Threads that take part.
    pub mask: Signal<In, Bits<T>>,
    /// Sets of threads, those that take part only.
    pub set: [Signal<In, Bits<T>>; S],
    /// Byte address of each thread.
    pub address: [Signal<In, Bits<32>>; T],
    /// Store data or operand of each thread.
    pub data: [Signal<In, Bits<32>>; T],
    /// Size of the memory in lines.
    pub memory_lines: Signal<In, Bits<28>>,
    /// An address is not a multiple of the size.
    pub misaligned: Signal<Out, Bit>,
    /// An address is misaligned or outside of the memory.
    pub faulty: Signal<Out, Bit>,
    /// Threads that have accesses to make: none of a faulty instruction.
    pub remaining: Signal<Out, Bits<T>>,
    /// Of these, those that get a value from memory: of a set of exchanges its first thread.
    pub answered: Signal<Out, Bits<T>>,
    /// Threads that go along with each thread, when it is the lowest of those that are left, see
    /// [`Access`](super::access::Access).
    pub mates: [Signal<Out, Bits<T>>; T],
    /// Store data of each thread at its place in the word, or its operand.
    pub placed: [Signal<Out, Bits<32>>; T],
    /// Bytes of the word that it stores.
    pub enables: [Signal<Out, Bits<4>>; T],
    /// Place of each thread's address in its memory line, in bytes.
    pub offset: [Signal<Out, Bits<4>>; T],
    outside: Signal<Local, Bit>,
    is_line: Signal<Local, Bit>,
    own: Signal<Local, Bits<32>>,
    low: Signal<Local, Bits<2>>,
    other: Signal<Local, Bits<32>>,
    amount: Signal<Local, Bits<5>>,
    bytes: Signal<Local, Bits<4>>,
    along_with: Signal<Local, Bits<T>>,
    members: Signal<Local, Bits<T>>,
    losers: Signal<Local, Bits<T>>,
}

impl<const T: usize, const S: usize> Logic for Intake<T, S> {
    #[hdl_gen]
    fn update(&mut self) {
        // Checks.
        self.is_line.next = self.meta.val().get_bit(2) & !self.meta.val().get_bit(0);
        self.misaligned.next = false;
        self.outside.next = false;
        self.low.next = 0.into();
        self.own.next = 0.into();
        for i in 0..T {
            self.own.next = self.address[i].val();
            self.offset[i].next = self.own.val().get_bits::<4>(0);
            if self.mask.val().get_bit(i) {
                self.low.next = self.own.val().get_bits::<2>(0);
                if (self.meta.val().get_bits::<2>(3) == 1) & self.low.val().get_bit(0) {
                    self.misaligned.next = true;
                }
                if (self.meta.val().get_bits::<2>(3) == 2) & self.low.val().any() {
                    self.misaligned.next = true;
                }
                if self.is_line.val() & self.own.val().get_bits::<4>(0).any() {
                    self.misaligned.next = true;
                }
                if self.meta.val().get_bit(2) & self.meta.val().get_bit(0) {
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
        self.remaining.next = self.mask.val();
        if self.faulty.val() {
            self.remaining.next = 0.into();
        }

        // Stores: the bytes at their place.
        self.amount.next = 0.into();
        self.bytes.next = 15.into();
        match self.meta.val().get_bits::<2>(3).index() {
            0 => {
                self.bytes.next = 1.into();
            }
            1 => {
                self.bytes.next = 3.into();
            }
            _ => {
                self.bytes.next = 15.into();
            }
        }
        for i in 0..T {
            self.own.next = self.address[i].val();
            self.amount.next = bit_cast::<5, 2>(self.own.val().get_bits::<2>(0)) << 3;
            self.placed[i].next = self.data[i].val();
            if self.meta.val().get_bits::<3>(0) == 1 {
                self.placed[i].next = self.data[i].val() << self.amount.val();
            }
            self.enables[i].next = self.bytes.val() << self.own.val().get_bits::<2>(0);
        }

        // Who goes along: threads of the same line, or of the same set.
        self.along_with.next = 0.into();
        self.members.next = 0.into();
        self.other.next = 0.into();
        for i in 0..T {
            self.own.next = self.address[i].val();
            self.along_with.next = 0.into();
            self.along_with.next = self.along_with.val().replace_bit(i, true);
            if self.meta.val().get_bit(1) {
                if (self.meta.val().get_bits::<3>(0) == 2)
                    & (self.meta.val().get_bits::<4>(20) != 14)
                {
                    for s in 0..S {
                        self.members.next = self.set[s].val();
                        if self.members.val().get_bit(i) {
                            self.along_with.next = self.members.val();
                        }
                    }
                }
            } else {
                for j in 0..T {
                    if j > i {
                        self.other.next = self.address[j].val();
                        if self.own.val().get_bits::<28>(4) == self.other.val().get_bits::<28>(4) {
                            self.along_with.next = self.along_with.val().replace_bit(j, true);
                        }
                    }
                }
            }
            self.mates[i].next = self.along_with.val();
        }

        // A set of exchanges: all but the first have their values from PREPARE.
        self.losers.next = 0.into();
        if (self.meta.val().get_bits::<3>(0) == 2) & (self.meta.val().get_bits::<4>(20) == 13) {
            for i in 0..S {
                self.members.next = self.set[i].val() - 1;
                self.losers.next = self.losers.val() | (self.set[i].val() & self.members.val());
            }
        }
        self.answered.next = self.remaining.val() & !self.losers.val();
    }
}

// SPDX-License-Identifier: MIT
//! What an atomic does in one turn.
use crate::prelude::*;

/// The lowest thread that is left makes the access, for the whole of its set if it has one; threads
/// of a set of compare-and-exchanges one by one. For `T` threads, `S` sets. Combinational.
#[derive(LogicBlock)]
pub struct AtomicTurn<const T: usize, const S: usize> {
    /// Threads that are left.
    pub candidates: Signal<In, Bits<T>>,
    /// A PREFIX: sets count.
    pub prefix: Signal<In, Bit>,
    /// Atomic operation.
    pub aop: Signal<In, Bits<4>>,
    /// The old value is wanted.
    pub returns: Signal<In, Bit>,
    /// Sets of the preceding PREPARE.
    pub set: [Signal<In, Bits<T>>; S],
    /// Their combined operands.
    pub combined: [Signal<In, Bits<32>>; S],
    /// Operands.
    pub data: [Signal<In, Bits<32>>; T],
    /// Second operands.
    pub data2: [Signal<In, Bits<32>>; T],
    /// The thread, one-hot.
    pub leader: Signal<Out, Bits<T>>,
    /// Threads that are served.
    pub group: Signal<Out, Bits<T>>,
    /// Those of them that get the old value.
    pub answered: Signal<Out, Bits<T>>,
    /// Operand of the access.
    pub operand: Signal<Out, Bits<32>>,
    /// Its second operand.
    pub operand2: Signal<Out, Bits<32>>,
    lowest: Signal<Local, Bits<T>>,
    own: Signal<Local, Bits<T>>,
}

impl<const T: usize, const S: usize> Logic for AtomicTurn<T, S> {
    #[hdl_gen]
    fn update(&mut self) {
        self.lowest.next = self.candidates.val() & (!self.candidates.val() + 1);
        self.own.next = 0.into();
        self.operand.next = 0.into();
        self.operand2.next = 0.into();
        for i in 0..T {
            if self.lowest.val().get_bit(i) {
                self.operand.next = self.data[i].val();
                self.operand2.next = self.data2[i].val();
            }
        }
        if self.prefix.val() & (self.aop.val() != 14) {
            for i in 0..S {
                if (self.set[i].val() & self.lowest.val()).any() {
                    self.own.next = self.set[i].val() & self.candidates.val();
                    self.operand.next = self.combined[i].val();
                }
            }
        }
        self.leader.next = self.lowest.val();
        self.group.next = self.lowest.val() | self.own.val();
        self.answered.next = 0.into();
        if self.returns.val() {
            self.answered.next = self.lowest.val() | self.own.val();
            // The others of an exchange have their values from PREPARE.
            if self.aop.val() == 13 {
                self.answered.next = self.lowest.val();
            }
        }
    }
}

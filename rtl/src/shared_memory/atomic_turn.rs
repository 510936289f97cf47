// SPDX-License-Identifier: MIT
//! The part of an atomic that one turn does.
use super::stages::AtomicShare;
use crate::bundles::AtomicInstruction;
use crate::prelude::*;
use warpwright_isa::AtomicOp;

/// The lowest remaining thread makes the access, for all of its set if it has one; threads of a set
/// of compare-and-exchanges one by one. For `T` threads, `S` sets. Combinational.
#[derive(LogicBlock)]
pub struct AtomicTurn<const T: usize, const S: usize> {
    /// The atomic.
    pub instruction: AtomicInstruction<In, T, S>,
    /// Threads that no earlier turn has served.
    pub candidates: Signal<In, Bits<T>>,
    /// A PREFIX: the sets are used.
    pub prefix: Signal<In, Bit>,
    /// What this turn does.
    pub share: AtomicShare<Out, T>,
    lowest: Signal<Local, Bits<T>>,
    own: Signal<Local, Bits<T>>,
}

impl<const T: usize, const S: usize> Logic for AtomicTurn<T, S> {
    #[hdl_gen]
    fn update(&mut self) {
        self.lowest.next = self.candidates.val() & (!self.candidates.val() + 1);
        self.own.next = 0.into();
        self.share.operand.next = 0.into();
        self.share.operand2.next = 0.into();
        for i in 0..T {
            if self.lowest.val().get_bit(i) {
                self.share.operand.next = self.instruction.data[i].val();
                self.share.operand2.next = self.instruction.data2[i].val();
            }
        }
        if self.prefix.val() & (self.instruction.aop.val() != AtomicOp::Cas as u64) {
            for i in 0..S {
                if (self.instruction.set[i].val() & self.lowest.val()).any() {
                    self.own.next = self.instruction.set[i].val() & self.candidates.val();
                    self.share.operand.next = self.instruction.combined[i].val();
                }
            }
        }
        self.share.leader.next = self.lowest.val();
        self.share.group.next = self.lowest.val() | self.own.val();
        self.share.answered.next = 0.into();
        if self.instruction.r#return.val() {
            self.share.answered.next = self.lowest.val() | self.own.val();
            // The others of an exchange have their values from PREPARE.
            if self.instruction.aop.val() == AtomicOp::Exch as u64 {
                self.share.answered.next = self.lowest.val();
            }
        }
    }
}

// SPDX-License-Identifier: MIT
//! The threads that may make the accesses of an atomic in one turn, and their operands.
use super::stages::AtomicShare;
use crate::bundles::AtomicInstruction;
use crate::prelude::*;
use warpwright_isa::AtomicOp;

/// The first thread of each set makes the access of its set with the combined operand, a thread
/// outside the sets its own access. For `T` threads, `S` sets. Combinational.
///
/// Operations of one cycle with one operand are done in all banks at once: every such thread is
/// offered. Add modulo, products, floats and compare-and-exchange need the one [`AtomicAlu`]: the
/// lowest thread is offered alone. Sets of compare-and-exchange are not merged.
///
/// [`AtomicAlu`]: crate::atomics::alu::AtomicAlu
#[derive(LogicBlock)]
pub struct AtomicTurn<const T: usize, const S: usize> {
    /// The atomic.
    pub instruction: AtomicInstruction<In, T, S>,
    /// Threads that no earlier turn has served.
    pub candidates: Signal<In, Bits<T>>,
    /// A PREFIX: the sets are used.
    pub prefix: Signal<In, Bit>,
    /// What this turn may do.
    pub share: AtomicShare<Out, T, S>,
    /// Operand of each thread's access: combined in the threads of a set.
    pub operand: [Signal<Out, Bits<32>>; T],
    merged: Signal<Local, Bit>,
    members: Signal<Local, Bits<T>>,
    others: Signal<Local, Bits<T>>,
    lowest: Signal<Local, Bits<T>>,
}

#[hdl_gen]
impl Logic for AtomicTurn {
    fn update(&mut self) {
        self.others.next = 0.into();
        for i in 0..T {
            self.operand[i].next = self.instruction.data[i].val();
        }
        self.merged.next = self.prefix.val() & (self.instruction.aop.val() != AtomicOp::Cas as u64);
        for s in 0..S {
            self.members.next = 0.into();
            if self.merged.val() {
                self.members.next = self.instruction.set[s].val() & self.candidates.val();
            }
            self.others.next = self.others.val() | (self.members.val() & (self.members.val() - 1));
            self.share.set[s].next = self.members.val();
            for i in 0..T {
                if self.merged.val() & self.instruction.set[s].val().get_bit(i) {
                    self.operand[i].next = self.instruction.combined[s].val();
                }
            }
        }
        self.share.banked.next = (self.instruction.aop.val() != AtomicOp::Mul as u64)
            & (self.instruction.aop.val() != AtomicOp::AddMod as u64)
            & (self.instruction.aop.val() != AtomicOp::Fadd as u64)
            & (self.instruction.aop.val() != AtomicOp::Fmul as u64)
            & (self.instruction.aop.val() != AtomicOp::Cas as u64);
        self.lowest.next = self.candidates.val() & (!self.candidates.val() + 1);
        self.share.leaders.next = self.lowest.val();
        if self.share.banked.val() {
            self.share.leaders.next = self.candidates.val() & !self.others.val();
        }
        self.share.operand2.next = 0.into();
        for i in 0..T {
            if self.lowest.val().get_bit(i) {
                self.share.operand2.next = self.instruction.data2[i].val();
            }
        }
        self.share.returns.next = self.instruction.r#return.val();
        // The others of an exchange have their values from PREPARE.
        self.share.exchange.next = self.instruction.aop.val() == AtomicOp::Exch as u64;
    }
}

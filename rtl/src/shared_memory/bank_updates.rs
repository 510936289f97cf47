// SPDX-License-Identifier: MIT
//! The updates of words by atomics, one at a time in each bank.
use super::stages::{BankWords, RowUpdate};
use crate::atomics::alu::AtomicAlu;
use crate::atomics::combine::Combine;
use crate::cells::{Lazy, DFF};
use crate::prelude::*;

/// Takes the words that are read in the cycle of `begins`, computes the new ones and writes them.
///
/// Latency: `begins` to the write 1 cycle; of `slow` operations, which the one [`AtomicAlu`] does,
/// 3 and what it takes beyond two.
#[derive(LogicBlock)]
pub struct BankUpdates<const R: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Banks where an update begins: their words are read in this cycle. Never one that is `busy`.
    pub begins: Signal<In, Bits<4>>,
    /// Atomic operation, see `AtomicOp`, with `begins`.
    pub aop: Signal<In, Bits<4>>,
    /// It takes several cycles or two operands; then one bank begins, and never while `computing`.
    pub slow: Signal<In, Bit>,
    /// Row of each word, with `begins`.
    pub row: [Signal<In, Bits<R>>; 4],
    /// Operand of each bank: combined over a set. With `begins`.
    pub operand: [Signal<In, Bits<32>>; 4],
    /// Second operand: modulus, or the value to compare with.
    pub operand2: Signal<In, Bits<32>>,
    /// Words that the banks have read, in the cycle after `begins`.
    pub words: BankWords<In>,
    /// Banks that are blocked for other accesses.
    pub busy: Signal<Out, Bits<4>>,
    /// A slow update is under way.
    pub computing: Signal<Out, Bit>,
    /// The words that are written.
    pub updated: [RowUpdate<Out, R>; 4],
    // Banks whose words have been read; the operation.
    begun: DFF<Bits<4>>,
    code: DFF<Bits<4>>,
    slowly: DFF<Bit>,
    modulus: DFF<Bits<32>>,
    // The bank that the ALU works for.
    in_alu: DFF<Bits<4>>,
    own_row: [DFF<Bits<R>>; 4],
    own: [DFF<Bits<32>>; 4],
    combine: [Lazy<Combine<32>>; 4],
    alu: Lazy<AtomicAlu<32>>,
    starts: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for BankUpdates {
    fn update(&mut self) {
        self.begun.d.next = self.begins.val();
        self.code.d.next = self.aop.val();
        self.slowly.d.next = self.slow.val();
        self.modulus.d.next = self.operand2.val();
        self.busy.next = self.begun.q.val() | self.in_alu.q.val();
        self.starts.next = self.slowly.q.val() & self.begun.q.val().any();
        self.computing.next = self.starts.val() | self.in_alu.q.val().any();
        self.alu.start.next = self.starts.val();
        self.alu.chain.next = false;
        self.alu.op.next = self.code.q.val();
        self.alu.a.next = 0.into();
        self.alu.b.next = 0.into();
        self.alu.k.next = self.modulus.q.val();
        if !self.alu.busy.val() {
            self.in_alu.d.next = 0.into();
        }
        if self.starts.val() {
            self.in_alu.d.next = self.begun.q.val();
        }
        for i in 0..4 {
            // `begins` arrives late: the registers take whatever may begin.
            if !self.busy.val().get_bit(i) {
                self.own_row[i].d.next = self.row[i].val();
                self.own[i].d.next = self.operand[i].val();
            }
            if self.begun.q.val().get_bit(i) {
                self.alu.a.next = self.words.word[i].val();
                self.alu.b.next = self.own[i].q.val();
            }
            self.combine[i].op.next = self.code.q.val();
            self.combine[i].a.next = self.words.word[i].val();
            self.combine[i].b.next = self.own[i].q.val();
            self.combine[i].k.next = 0.into();
            self.updated[i].valid.next = (self.begun.q.val().get_bit(i) & !self.slowly.q.val())
                | (self.in_alu.q.val().get_bit(i) & !self.alu.busy.val());
            self.updated[i].row.next = self.own_row[i].q.val();
            self.updated[i].value.next = self.combine[i].y.val();
            if self.in_alu.q.val().get_bit(i) {
                self.updated[i].value.next = self.alu.y.val();
            }
        }
    }
}

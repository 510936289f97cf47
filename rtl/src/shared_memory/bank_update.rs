// SPDX-License-Identifier: MIT
//! The update of a word of one bank by an atomic of one cycle.
use super::stages::RowUpdate;
use crate::atomics::combine::Combine;
use crate::cells::{Lazy, DFF};
use crate::prelude::*;

/// Takes the word that is read in the cycle of `begins` and writes the new one in the next.
/// `busy` blocks the bank for other accesses.
///
/// Latency: `begins` to the write 1 cycle.
#[derive(LogicBlock)]
pub struct BankUpdate<const R: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// An update begins: its word is read in this cycle; never while `busy`.
    pub begins: Signal<In, Bit>,
    /// Row of the word, with `begins`.
    pub row: Signal<In, Bits<R>>,
    /// Atomic operation of one cycle and one operand, see `AtomicOp`, with `begins`.
    pub aop: Signal<In, Bits<4>>,
    /// Operand, with `begins`.
    pub operand: Signal<In, Bits<32>>,
    /// Word that the bank has read, in the cycle after `begins`.
    pub word: Signal<In, Bits<32>>,
    /// An update is under way.
    pub busy: Signal<Out, Bit>,
    /// The word that is written.
    pub updated: RowUpdate<Out, R>,
    begun: DFF<Bit>,
    own_row: DFF<Bits<R>>,
    code: DFF<Bits<4>>,
    own: DFF<Bits<32>>,
    combine: Lazy<Combine<32>>,
}

impl<const R: usize> Logic for BankUpdate<R> {
    #[hdl_gen]
    fn update(&mut self) {
        self.begun.d.next = self.begins.val();
        self.busy.next = self.begun.q.val();
        // `begins` arrives late: the registers take whatever may begin.
        self.own_row.d.next = self.row.val();
        self.code.d.next = self.aop.val();
        self.own.d.next = self.operand.val();
        self.combine.op.next = self.code.q.val();
        self.combine.a.next = self.word.val();
        self.combine.b.next = self.own.q.val();
        self.combine.k.next = 0.into();
        self.updated.valid.next = self.begun.q.val();
        self.updated.row.next = self.own_row.q.val();
        self.updated.value.next = self.combine.y.val();
    }
}

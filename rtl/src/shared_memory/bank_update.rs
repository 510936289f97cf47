// SPDX-License-Identifier: MIT
//! The update of a word of one bank by an atomic of one cycle.
use super::stages::RowUpdate;
use crate::atomics::combine::Combine;
use crate::cells::{Lazy, DFF};
use crate::prelude::*;

/// State of an update.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
enum State {
    /// None is under way.
    Idle,
    /// The word has been read.
    Read,
    /// The new word is written.
    Write,
}

/// Takes the word that is read in the cycle of `begins`, computes the new one and writes it.
/// `busy` blocks the bank for other accesses.
///
/// Latency: `begins` to the write 2 cycles.
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
    state: DFF<State>,
    own_row: DFF<Bits<R>>,
    code: DFF<Bits<4>>,
    own: DFF<Bits<32>>,
    combine: Lazy<Combine<32>>,
    result: DFF<Bits<32>>,
}

#[hdl_gen]
impl Logic for BankUpdate {
    fn update(&mut self) {
        self.busy.next = self.state.q.val() != State::Idle;
        match self.state.q.val() {
            State::Read => {
                self.state.d.next = State::Write;
            }
            State::Write => {
                self.state.d.next = State::Idle;
            }
            _ => {
                if self.begins.val() {
                    self.state.d.next = State::Read;
                }
            }
        }
        // `begins` arrives late: the registers take whatever may begin.
        if !self.busy.val() {
            self.own_row.d.next = self.row.val();
            self.code.d.next = self.aop.val();
            self.own.d.next = self.operand.val();
        }
        self.combine.op.next = self.code.q.val();
        self.combine.a.next = self.word.val();
        self.combine.b.next = self.own.q.val();
        self.combine.k.next = 0.into();
        self.result.d.next = self.combine.y.val();
        self.updated.valid.next = self.state.q.val() == State::Write;
        self.updated.row.next = self.own_row.q.val();
        self.updated.value.next = self.result.q.val();
    }
}

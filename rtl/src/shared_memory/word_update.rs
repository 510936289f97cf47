// SPDX-License-Identifier: MIT
//! The update of a word by an atomic.
use super::stages::{BankWords, UpdatedWord, WordOperands};
use crate::atomics::alu::AtomicAlu;
use crate::cells::{Lazy, DFF};
use crate::prelude::*;

/// State of an update.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
enum State {
    /// None is under way.
    Idle,
    /// The word has been read.
    Read,
    /// The ALU computes the new word.
    Compute,
}

/// Takes the word that is read in the cycle of `begins` out of its bank, computes the new one and
/// writes it. One at a time; `busy` blocks the bank for other accesses.
///
/// Latency: `begins` to the write 3 cycles, longer by what the [`AtomicAlu`] takes beyond two.
#[derive(LogicBlock)]
pub struct WordUpdate<const R: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// An update begins: its word is read in this cycle; never while `busy`.
    pub begins: Signal<In, Bit>,
    /// Bank of the word, with `begins`.
    pub bank: Signal<In, Bits<2>>,
    /// Row of the word, with `begins`.
    pub row: Signal<In, Bits<R>>,
    /// Atomic operation, see `AtomicOp`, with `begins`.
    pub aop: Signal<In, Bits<4>>,
    /// Operands, with `begins`.
    pub operands: WordOperands<In>,
    /// Words that the banks have read, in the cycle after `begins`.
    pub words: BankWords<In>,
    /// An update is under way.
    pub busy: Signal<Out, Bit>,
    /// The word that is updated; `bank` and `row` with `busy`.
    pub updated: UpdatedWord<Out, R>,
    state: DFF<State>,
    own_bank: DFF<Bits<2>>,
    own_row: DFF<Bits<R>>,
    code: DFF<Bits<4>>,
    own: Registers<WordOperands<Local>>,
    alu: Lazy<AtomicAlu<32>>,
    ends: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for WordUpdate {
    fn update(&mut self) {
        self.ends.next = (self.state.q.val() == State::Compute) & !self.alu.busy.val();
        self.busy.next = self.state.q.val() != State::Idle;
        if self.ends.val() {
            self.state.d.next = State::Idle;
        }
        if self.state.q.val() == State::Read {
            self.state.d.next = State::Compute;
        }
        if self.begins.val() {
            self.state.d.next = State::Read;
        }
        // `begins` arrives late: the registers take whatever may begin.
        if !self.busy.val() {
            self.own_bank.d.next = self.bank.val();
            self.own_row.d.next = self.row.val();
            self.code.d.next = self.aop.val();
            self.operands.drive(&mut self.own.d);
        }
        self.alu.start.next = self.state.q.val() == State::Read;
        self.alu.chain.next = false;
        self.alu.op.next = self.code.q.val();
        self.alu.a.next = 0.into();
        for i in 0..4 {
            if self.own_bank.q.val() == i.to_bits() {
                self.alu.a.next = self.words.word[i].val();
            }
        }
        self.alu.b.next = self.own.q.operand.val();
        self.alu.k.next = self.own.q.operand2.val();
        self.updated.valid.next = self.ends.val();
        self.updated.bank.next = self.own_bank.q.val();
        self.updated.row.next = self.own_row.q.val();
        self.updated.value.next = self.alu.y.val();
    }
}

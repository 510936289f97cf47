// SPDX-License-Identifier: MIT
//! The update of a word by an atomic.
use crate::atomics::alu::AtomicAlu;
use crate::cells::{Lazy, DFF};
use crate::prelude::*;

/// Takes the word that was read in the cycle of `begins` out of its bank, works out the new one and
/// writes it. One at a time; the bank is to be left alone while `busy`.
///
/// Latency: `begins` to `writes` 3 cycles, longer by what the [`AtomicAlu`] takes beyond two.
#[derive(LogicBlock)]
pub struct WordUpdate<const R: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A word is being read for an update; not while `busy`.
    pub begins: Signal<In, Bit>,
    /// Its bank.
    pub bank: Signal<In, Bits<2>>,
    /// Its row.
    pub row: Signal<In, Bits<R>>,
    /// Operation.
    pub aop: Signal<In, Bits<4>>,
    /// Operand.
    pub operand: Signal<In, Bits<32>>,
    /// Second operand.
    pub operand2: Signal<In, Bits<32>>,
    /// What the banks have read.
    pub words: [Signal<In, Bits<32>>; 4],
    /// An update is under way.
    pub busy: Signal<Out, Bit>,
    /// The bank that it blocks.
    pub at_bank: Signal<Out, Bits<2>>,
    /// Row of the word.
    pub at_row: Signal<Out, Bits<R>>,
    /// The new word is written in this cycle.
    pub writes: Signal<Out, Bit>,
    /// The new word.
    pub value: Signal<Out, Bits<32>>,
    // 0 none, 1 its word is there, 2 in the ALU.
    state: DFF<Bits<2>>,
    own_bank: DFF<Bits<2>>,
    own_row: DFF<Bits<R>>,
    code: DFF<Bits<4>>,
    first: DFF<Bits<32>>,
    second: DFF<Bits<32>>,
    alu: Lazy<AtomicAlu<32>>,
    word: Signal<Local, Bits<32>>,
    ends: Signal<Local, Bit>,
}

impl<const R: usize> Logic for WordUpdate<R> {
    #[hdl_gen]
    fn update(&mut self) {
        self.ends.next = (self.state.q.val() == 2) & !self.alu.busy.val();
        if self.ends.val() {
            self.state.d.next = 0.into();
        }
        self.busy.next = self.state.q.val().any();
        if self.state.q.val() == 1 {
            self.state.d.next = 2.into();
        }
        if self.begins.val() {
            self.state.d.next = 1.into();
        }
        // Whether it begins is known late.
        if !self.busy.val() {
            self.own_bank.d.next = self.bank.val();
            self.own_row.d.next = self.row.val();
            self.code.d.next = self.aop.val();
            self.first.d.next = self.operand.val();
            self.second.d.next = self.operand2.val();
        }
        self.word.next = 0.into();
        for i in 0..4 {
            if self.own_bank.q.val() == i.to_bits() {
                self.word.next = self.words[i].val();
            }
        }
        self.alu.start.next = self.state.q.val() == 1;
        self.alu.chain.next = false;
        self.alu.op.next = self.code.q.val();
        self.alu.a.next = self.word.val();
        self.alu.b.next = self.first.q.val();
        self.alu.k.next = self.second.q.val();
        self.at_bank.next = self.own_bank.q.val();
        self.at_row.next = self.own_row.q.val();
        self.writes.next = self.ends.val();
        self.value.next = self.alu.y.val();
    }
}

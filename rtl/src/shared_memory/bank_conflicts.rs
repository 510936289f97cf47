// SPDX-License-Identifier: MIT
//! The threads of a warp that four banks serve in one cycle, and those that are left over.
use crate::prelude::*;

/// The largest set of accesses of `T` threads without conflict, as thread order gives it.
/// Combinational.
///
/// The two low address bits of a word are the number of its bank. Of the threads that access one
/// bank the first wins; threads that load the same word as the winner are served with it. So every
/// bank that is accessed is used, and stores to one word keep the order of the threads. A bank that
/// is blocked serves no thread.
#[derive(LogicBlock)]
pub struct BankConflicts<const T: usize> {
    /// Threads that have an access.
    pub mask: Signal<In, Bits<T>>,
    /// They load: threads of one word share the access.
    pub load: Signal<In, Bit>,
    /// Banks that are in use and serve no thread.
    pub blocked: Signal<In, Bits<4>>,
    /// Number of each thread's word.
    pub words: [Signal<In, Bits<12>>; T],
    /// Threads whose address is that of their bank.
    pub winners: Signal<Out, Bits<T>>,
    /// Threads that are served: winners and those that share their word.
    pub served: Signal<Out, Bits<T>>,
    /// Threads that are left over.
    pub left: Signal<Out, Bits<T>>,
    first: Signal<Local, Bits<T>>,
    along: Signal<Local, Bits<T>>,
    beaten: Signal<Local, Bit>,
    same: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for BankConflicts {
    fn update(&mut self) {
        self.first.next = 0.into();
        self.along.next = 0.into();
        self.beaten.next = false;
        self.same.next = false;
        for i in 0..T {
            self.beaten.next = false;
            for j in 0..4 {
                if self.blocked.val().get_bit(j)
                    & (self.words[i].val().get_bits::<2>(0) == j.to_bits())
                {
                    self.beaten.next = true;
                }
            }
            self.same.next = false;
            for j in 0..T {
                if j < i {
                    if self.mask.val().get_bit(j)
                        & (self.words[j].val().get_bits::<2>(0)
                            == self.words[i].val().get_bits::<2>(0))
                    {
                        self.beaten.next = true;
                    }
                    if self.first.val().get_bit(j) & (self.words[j].val() == self.words[i].val()) {
                        self.same.next = true;
                    }
                }
            }
            self.first.next =
                self.first.val().replace_bit(i, self.mask.val().get_bit(i) & !self.beaten.val());
            self.along.next = self
                .along
                .val()
                .replace_bit(i, self.mask.val().get_bit(i) & self.load.val() & self.same.val());
        }
        self.winners.next = self.first.val();
        self.served.next = self.first.val() | self.along.val();
        self.left.next = self.mask.val() & !(self.first.val() | self.along.val());
    }
}

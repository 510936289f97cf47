// SPDX-License-Identifier: MIT
//! What the parallel networks end in: when a set is combined, and its prefixes.
use crate::cells::DFF;
use crate::prelude::*;

/// Counts the levels of a network and keeps the exclusive prefixes.
///
/// Latency: `levels` cycles from start to done, 1 to 15. Invariant: `y` of a thread outside the set
/// is kept.
#[derive(LogicBlock)]
#[block(new(levels: u32))]
#[check((1..16).contains(&levels), "1 to 15 levels")]
pub struct PrefixResults<const T: usize, const N: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// All prefixes become the identity.
    pub clear: Signal<In, Bit>,
    /// A set begins.
    pub start: Signal<In, Bit>,
    /// The set, until `done`.
    pub mask: Signal<In, Bits<T>>,
    /// The identity of the operation, as long.
    pub neutral: Signal<In, Bits<N>>,
    /// Inclusive prefixes, in the last cycle before `done`.
    pub inclusive: [Signal<In, Bits<N>>; T],
    /// The set is combined.
    pub done: Signal<Out, Bit>,
    /// Exclusive prefixes of the threads.
    pub y: [Signal<Out, Bits<N>>; T],
    /// The combined operand of the set.
    pub total: Signal<Out, Bits<N>>,
    #[value(levels)]
    levels: Constant<Bits<4>>,
    step: DFF<Bits<4>>,
    prefix: [DFF<Bits<N>>; T],
    whole: DFF<Bits<N>>,
    finished: DFF<Bit>,
    last: Signal<Local, Bit>,
}

impl<const T: usize, const N: usize> Logic for PrefixResults<T, N> {
    #[hdl_gen]
    fn update(&mut self) {
        self.last.next = (self.start.val() & (self.levels.val() == 1))
            | (self.step.q.val().any() & (self.step.q.val() == self.levels.val() - 1));
        if self.start.val() {
            self.step.d.next = 1.into();
        }
        if self.step.q.val().any() {
            self.step.d.next = self.step.q.val() + 1;
        }
        if self.last.val() {
            self.step.d.next = 0.into();
        }
        self.finished.d.next = self.last.val();
        self.done.next = self.finished.q.val();
        self.total.next = self.whole.q.val();
        for i in 0..T {
            self.y[i].next = self.prefix[i].q.val();
        }
        if self.last.val() {
            if self.mask.val().get_bit(0) {
                self.prefix[0].d.next = self.neutral.val();
            }
            for i in 1..T {
                if self.mask.val().get_bit(i) {
                    self.prefix[i].d.next = self.inclusive[i - 1].val();
                }
            }
            for i in (T - 1)..T {
                self.whole.d.next = self.inclusive[i].val();
            }
        }
        if self.clear.val() {
            for i in 0..T {
                self.prefix[i].d.next = self.neutral.val();
            }
        }
    }
}

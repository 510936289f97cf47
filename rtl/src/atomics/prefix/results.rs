// SPDX-License-Identifier: MIT
//! The last stage of the parallel networks: it times a set and registers its prefixes.
use crate::bundles::{LevelWords, PrefixResult, PrefixSet};
use crate::cells::DFF;
use crate::prelude::*;
use warpwright_isa::AtomicOp;

/// Counts the levels of a network and keeps the exclusive prefixes.
///
/// The networks have the associative integer operations but multiplication, which
/// [`Combine`](super::super::combine::Combine) does not have. Any other operation is refused.
///
/// Latency: `levels` cycles from start to done, 1 to 15. Invariant: `y` of a thread outside the set
/// is kept.
#[derive(LogicBlock)]
#[block(new(levels: u32))]
#[check((1..16).contains(&levels), "1 to 15 levels")]
pub struct PrefixResults<const T: usize, const N: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The set. The operands are not used here.
    pub set: PrefixSet<In, T, N>,
    /// Identity of the operation, while the set holds.
    pub neutral: Signal<In, Bits<N>>,
    /// Inclusive prefixes out of the last level, in the last cycle before `done`.
    pub inclusive: LevelWords<In, T, N>,
    /// The exclusive prefixes.
    pub result: PrefixResult<Out, T, N>,
    #[value(levels)]
    levels: Constant<Bits<4>>,
    step: DFF<Bits<4>>,
    prefix: [DFF<Bits<N>>; T],
    #[drives(result.total)]
    whole: DFF<Bits<N>>,
    #[drives(result.done)]
    finished: DFF<Bit>,
    starts: Signal<Local, Bit>,
    last: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for PrefixResults {
    fn update(&mut self) {
        self.result.refused.next = (self.set.op.val() == AtomicOp::Mul as u64)
            | (self.set.op.val() >= AtomicOp::Fadd as u64);
        self.starts.next = self.set.start.val() & !self.result.refused.val();
        self.last.next = (self.starts.val() & (self.levels.val() == 1))
            | (self.step.q.val().any() & (self.step.q.val() == self.levels.val() - 1));
        if self.starts.val() {
            self.step.d.next = 1.into();
        }
        if self.step.q.val().any() {
            self.step.d.next = self.step.q.val() + 1;
        }
        if self.last.val() {
            self.step.d.next = 0.into();
        }
        self.finished.d.next = self.last.val();
        for i in 0..T {
            self.result.y[i].next = self.prefix[i].q.val();
        }
        if self.last.val() {
            if self.set.mask.val().get_bit(0) {
                self.prefix[0].d.next = self.neutral.val();
            }
            for i in 1..T {
                if self.set.mask.val().get_bit(i) {
                    self.prefix[i].d.next = self.inclusive.word[i - 1].val();
                }
            }
            for i in (T - 1)..T {
                self.whole.d.next = self.inclusive.word[i].val();
            }
        }
        if self.set.clear.val() {
            for i in 0..T {
                self.prefix[i].d.next = self.neutral.val();
            }
        }
    }
}

// SPDX-License-Identifier: MIT
//! One level of a prefix network.
use super::super::combine::Combine;
use crate::bundles::LevelWords;
use crate::cells::{Lazy, DFF};
use crate::prelude::*;

/// The pairs of threads that a level combines: `first + i * stride` with the thread `distance`
/// above it, for `i` below `count`. The upper thread takes the combination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pairs {
    /// Lower thread of the first pair.
    pub first: usize,
    /// From a pair to the next.
    pub stride: usize,
    /// From the lower to the upper thread of a pair.
    pub distance: usize,
    /// Number of pairs; 0: the level passes every word on.
    pub count: usize,
}

/// One level over `T` threads and words of `N` bits, with a register behind it if `registered`.
///
/// Latency: one cycle if `registered`, else combinational.
#[derive(LogicBlock)]
#[block(new(pairs: Pairs, registered: bool))]
pub(super) struct Level<const T: usize, const N: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Words of the threads.
    pub before: LevelWords<In, T, N>,
    /// The same, combined in the upper thread of each pair; a cycle later if `registered`.
    pub after: LevelWords<Out, T, N>,
    #[build((0..pairs.count).map(|_| Default::default()).collect())]
    node: Vec<Lazy<Combine<N>>>,
    kept: [DFF<Bits<N>>; T],
    #[value(registered)]
    registered: Constant<Bit>,
    sum: [Signal<Local, Bits<N>>; T],
    #[build(pairs)]
    _pairs: Pairs,
}

#[hdl_gen]
impl Logic for Level {
    fn update(&mut self) {
        self.before.drive(&mut self.after, [op, k]);
        for i in 0..T {
            self.sum[i].next = self.before.word[i].val();
        }
        // An index is made of loop variables and numbers: so first, stride and distance are loops
        // of one turn.
        for f in self._pairs.first..(self._pairs.first + 1) {
            for s in self._pairs.stride..(self._pairs.stride + 1) {
                for d in self._pairs.distance..(self._pairs.distance + 1) {
                    for i in 0..self._pairs.count {
                        self.before.drive(&mut self.node[i], [op, k]);
                        self.node[i].a.next = self.before.word[s * i + f].val();
                        self.node[i].b.next = self.before.word[s * i + f + d].val();
                        self.sum[s * i + f + d].next = self.node[i].y.val();
                    }
                }
            }
        }
        for i in 0..T {
            self.kept[i].d.next = self.sum[i].val();
            self.after.word[i].next = self.sum[i].val();
            if self.registered.val() {
                self.after.word[i].next = self.kept[i].q.val();
            }
        }
    }
}

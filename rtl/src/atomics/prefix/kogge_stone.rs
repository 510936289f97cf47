// SPDX-License-Identifier: MIT
//! Kogge-Stone prefix network (spec 4): least depth, most operations.
//!
//! Integer operations but multiplication, in thread order; threads outside the set bring the
//! identity, so they pass values through.
use super::super::combine::{Combine, Identity};
use super::results::PrefixResults;
use crate::cells::{Lazy, DFF};
use crate::prelude::*;

/// The network over `T` threads, 2 to 32, and words of `N` bits.
///
/// | | |
/// | --- | --- |
/// | latency | pipelined `log2 T` cycles, otherwise 1 |
/// | area | `T log2 T - T + 1` operations |
/// | invariants | `y` of a thread outside the set is kept; one set at a time |
#[derive(LogicBlock)]
#[block(new(pipelined: bool))]
#[check(T >= 2 && T <= 32 && T.is_power_of_two(), "2 to 32 threads")]
#[derived(nodes = |distance| (0..combined(distance, T)).map(|_| Default::default()).collect())]
pub struct KoggeStone<const T: usize, const N: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// All prefixes become the identity; not while a set is under way.
    pub clear: Signal<In, Bit>,
    /// A set begins; operation, modulus, set and operands hold until `done`.
    pub start: Signal<In, Bit>,
    /// Operation.
    pub op: Signal<In, Bits<4>>,
    /// Modulus of add-modulo.
    pub k: Signal<In, Bits<N>>,
    /// The set.
    pub mask: Signal<In, Bits<T>>,
    /// Operands.
    pub x: [Signal<In, Bits<N>>; T],
    /// The set is combined.
    pub done: Signal<Out, Bit>,
    /// Exclusive prefixes of the threads.
    pub y: [Signal<Out, Bits<N>>; T],
    /// The combined operand of the set.
    pub total: Signal<Out, Bits<N>>,
    #[value(pipelined)]
    pipelined: Constant<Bit>,
    identity: Lazy<Identity<N>>,
    #[build(PrefixResults::new(if pipelined { T.ilog2() } else { 1 }))]
    results: Lazy<PrefixResults<T, N>>,
    #[build(nodes(1))]
    node_1: Vec<Lazy<Combine<N>>>,
    #[build(nodes(2))]
    node_2: Vec<Lazy<Combine<N>>>,
    #[build(nodes(4))]
    node_4: Vec<Lazy<Combine<N>>>,
    #[build(nodes(8))]
    node_8: Vec<Lazy<Combine<N>>>,
    #[build(nodes(16))]
    node_16: Vec<Lazy<Combine<N>>>,
    kept_1: [DFF<Bits<N>>; T],
    kept_2: [DFF<Bits<N>>; T],
    kept_4: [DFF<Bits<N>>; T],
    kept_8: [DFF<Bits<N>>; T],
    kept_16: [DFF<Bits<N>>; T],
    after_0: [Signal<Local, Bits<N>>; T],
    after_1: [Signal<Local, Bits<N>>; T],
    after_2: [Signal<Local, Bits<N>>; T],
    after_4: [Signal<Local, Bits<N>>; T],
    after_8: [Signal<Local, Bits<N>>; T],
    after_16: [Signal<Local, Bits<N>>; T],
    sum_1: [Signal<Local, Bits<N>>; T],
    sum_2: [Signal<Local, Bits<N>>; T],
    sum_4: [Signal<Local, Bits<N>>; T],
    sum_8: [Signal<Local, Bits<N>>; T],
    sum_16: [Signal<Local, Bits<N>>; T],
    neutral: Signal<Local, Bits<N>>,
}

/// Threads that a level of this distance combines with an earlier one; none when there is no such
/// level.
const fn combined(distance: usize, threads: usize) -> usize {
    threads.saturating_sub(distance)
}

/// `threads` when a level of this distance exists, else 0.
const fn there(distance: usize, threads: usize) -> usize {
    if distance < threads {
        threads
    } else {
        0
    }
}

impl<const T: usize, const N: usize> Default for KoggeStone<T, N> {
    fn default() -> Self {
        Self::new(true)
    }
}

impl<const T: usize, const N: usize> Logic for KoggeStone<T, N> {
    #[hdl_gen]
    fn update(&mut self) {
        self.identity.op.next = self.op.val();
        self.neutral.next = self.identity.value.val();
        for i in 0..T {
            self.after_0[i].next = self.neutral.val();
            if self.mask.val().get_bit(i) {
                self.after_0[i].next = self.x[i].val();
            }
        }

        // Distance 1.
        for i in 0..T {
            self.sum_1[i].next = self.after_0[i].val();
        }
        for i in 0..combined(1, T) {
            self.node_1[i].op.next = self.op.val();
            self.node_1[i].k.next = self.k.val();
            self.node_1[i].a.next = self.after_0[i].val();
            self.node_1[i].b.next = self.after_0[i + 1].val();
            self.sum_1[i + 1].next = self.node_1[i].y.val();
        }
        for i in 0..T {
            self.kept_1[i].d.next = self.sum_1[i].val();
            self.after_1[i].next = self.sum_1[i].val();
        }
        for i in 0..there(2, T) {
            if self.pipelined.val() {
                self.after_1[i].next = self.kept_1[i].q.val();
            }
        }

        // Distance 2.
        for i in 0..T {
            self.sum_2[i].next = self.after_1[i].val();
        }
        for i in 0..combined(2, T) {
            self.node_2[i].op.next = self.op.val();
            self.node_2[i].k.next = self.k.val();
            self.node_2[i].a.next = self.after_1[i].val();
            self.node_2[i].b.next = self.after_1[i + 2].val();
            self.sum_2[i + 2].next = self.node_2[i].y.val();
        }
        for i in 0..T {
            self.kept_2[i].d.next = self.sum_2[i].val();
            self.after_2[i].next = self.sum_2[i].val();
        }
        for i in 0..there(4, T) {
            if self.pipelined.val() {
                self.after_2[i].next = self.kept_2[i].q.val();
            }
        }

        // Distance 4.
        for i in 0..T {
            self.sum_4[i].next = self.after_2[i].val();
        }
        for i in 0..combined(4, T) {
            self.node_4[i].op.next = self.op.val();
            self.node_4[i].k.next = self.k.val();
            self.node_4[i].a.next = self.after_2[i].val();
            self.node_4[i].b.next = self.after_2[i + 4].val();
            self.sum_4[i + 4].next = self.node_4[i].y.val();
        }
        for i in 0..T {
            self.kept_4[i].d.next = self.sum_4[i].val();
            self.after_4[i].next = self.sum_4[i].val();
        }
        for i in 0..there(8, T) {
            if self.pipelined.val() {
                self.after_4[i].next = self.kept_4[i].q.val();
            }
        }

        // Distance 8.
        for i in 0..T {
            self.sum_8[i].next = self.after_4[i].val();
        }
        for i in 0..combined(8, T) {
            self.node_8[i].op.next = self.op.val();
            self.node_8[i].k.next = self.k.val();
            self.node_8[i].a.next = self.after_4[i].val();
            self.node_8[i].b.next = self.after_4[i + 8].val();
            self.sum_8[i + 8].next = self.node_8[i].y.val();
        }
        for i in 0..T {
            self.kept_8[i].d.next = self.sum_8[i].val();
            self.after_8[i].next = self.sum_8[i].val();
        }
        for i in 0..there(16, T) {
            if self.pipelined.val() {
                self.after_8[i].next = self.kept_8[i].q.val();
            }
        }

        // Distance 16.
        for i in 0..T {
            self.sum_16[i].next = self.after_8[i].val();
        }
        for i in 0..combined(16, T) {
            self.node_16[i].op.next = self.op.val();
            self.node_16[i].k.next = self.k.val();
            self.node_16[i].a.next = self.after_8[i].val();
            self.node_16[i].b.next = self.after_8[i + 16].val();
            self.sum_16[i + 16].next = self.node_16[i].y.val();
        }
        for i in 0..T {
            self.kept_16[i].d.next = self.sum_16[i].val();
            self.after_16[i].next = self.sum_16[i].val();
        }
        for i in 0..there(32, T) {
            if self.pipelined.val() {
                self.after_16[i].next = self.kept_16[i].q.val();
            }
        }

        // The last level ends in the results.
        self.results.clear.next = self.clear.val();
        self.results.start.next = self.start.val();
        self.results.mask.next = self.mask.val();
        self.results.neutral.next = self.neutral.val();
        self.done.next = self.results.done.val();
        self.total.next = self.results.total.val();
        for i in 0..T {
            self.results.inclusive[i].next = self.after_16[i].val();
            self.y[i].next = self.results.y[i].val();
        }
    }
}

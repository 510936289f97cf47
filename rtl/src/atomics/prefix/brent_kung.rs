// SPDX-License-Identifier: MIT
//! Brent-Kung prefix network (spec 4): logarithmic depth with fewer than `2 T` operations.
//!
//! Integer operations but multiplication, in thread order; threads outside the set bring the
//! identity, so they pass values through.
use super::super::combine::{Combine, Identity};
use super::results::PrefixResults;
use crate::cells::{Lazy, DFF};
use crate::prelude::*;

/// The network over `T` threads, 4 to 32, and words of `N` bits.
///
/// Upwards each level combines the last threads of neighbouring groups of 1, 2, 4, ...; downwards
/// the prefixes between them are filled in.
///
/// | | |
/// | --- | --- |
/// | latency | pipelined `2 log2 T - 1` cycles, otherwise 1 |
/// | area | `2 T - log2 T - 2` operations |
/// | invariants | `y` of a thread outside the set is kept; one set at a time |
#[derive(LogicBlock)]
#[block(new(pipelined: bool))]
#[check(T >= 4 && T <= 32 && T.is_power_of_two(), "4 to 32 threads")]
#[derived(nodes = |count: usize| (0..count).map(|_| Default::default()).collect())]
pub struct BrentKung<const T: usize, const N: usize> {
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
    #[build(PrefixResults::new(if pipelined { 2 * T.ilog2() - 1 } else { 1 }))]
    results: Lazy<PrefixResults<T, N>>,
    #[build(nodes(upward(1, T)))]
    node_up_1: Vec<Lazy<Combine<N>>>,
    #[build(nodes(upward(2, T)))]
    node_up_2: Vec<Lazy<Combine<N>>>,
    #[build(nodes(upward(4, T)))]
    node_up_4: Vec<Lazy<Combine<N>>>,
    #[build(nodes(upward(8, T)))]
    node_up_8: Vec<Lazy<Combine<N>>>,
    #[build(nodes(upward(16, T)))]
    node_up_16: Vec<Lazy<Combine<N>>>,
    #[build(nodes(downward(8, T)))]
    node_down_8: Vec<Lazy<Combine<N>>>,
    #[build(nodes(downward(4, T)))]
    node_down_4: Vec<Lazy<Combine<N>>>,
    #[build(nodes(downward(2, T)))]
    node_down_2: Vec<Lazy<Combine<N>>>,
    #[build(nodes(downward(1, T)))]
    node_down_1: Vec<Lazy<Combine<N>>>,
    kept_up_1: [DFF<Bits<N>>; T],
    kept_up_2: [DFF<Bits<N>>; T],
    kept_up_4: [DFF<Bits<N>>; T],
    kept_up_8: [DFF<Bits<N>>; T],
    kept_up_16: [DFF<Bits<N>>; T],
    kept_down_8: [DFF<Bits<N>>; T],
    kept_down_4: [DFF<Bits<N>>; T],
    kept_down_2: [DFF<Bits<N>>; T],
    operand: [Signal<Local, Bits<N>>; T],
    after_up_1: [Signal<Local, Bits<N>>; T],
    after_up_2: [Signal<Local, Bits<N>>; T],
    after_up_4: [Signal<Local, Bits<N>>; T],
    after_up_8: [Signal<Local, Bits<N>>; T],
    after_up_16: [Signal<Local, Bits<N>>; T],
    after_down_8: [Signal<Local, Bits<N>>; T],
    after_down_4: [Signal<Local, Bits<N>>; T],
    after_down_2: [Signal<Local, Bits<N>>; T],
    after_down_1: [Signal<Local, Bits<N>>; T],
    sum_up_1: [Signal<Local, Bits<N>>; T],
    sum_up_2: [Signal<Local, Bits<N>>; T],
    sum_up_4: [Signal<Local, Bits<N>>; T],
    sum_up_8: [Signal<Local, Bits<N>>; T],
    sum_up_16: [Signal<Local, Bits<N>>; T],
    sum_down_8: [Signal<Local, Bits<N>>; T],
    sum_down_4: [Signal<Local, Bits<N>>; T],
    sum_down_2: [Signal<Local, Bits<N>>; T],
    sum_down_1: [Signal<Local, Bits<N>>; T],
    neutral: Signal<Local, Bits<N>>,
}

/// Operations of the upward level that joins groups of `size` threads.
const fn upward(size: usize, threads: usize) -> usize {
    threads / (2 * size)
}

/// Operations of the downward level that completes groups of `size` threads.
const fn downward(size: usize, threads: usize) -> usize {
    upward(size, threads).saturating_sub(1)
}

/// `threads` when a level with this many operations exists, else 0.
const fn there(operations: usize, threads: usize) -> usize {
    if operations > 0 {
        threads
    } else {
        0
    }
}

impl<const T: usize, const N: usize> Default for BrentKung<T, N> {
    fn default() -> Self {
        Self::new(true)
    }
}

impl<const T: usize, const N: usize> Logic for BrentKung<T, N> {
    #[hdl_gen]
    fn update(&mut self) {
        self.identity.op.next = self.op.val();
        self.neutral.next = self.identity.value.val();
        for i in 0..T {
            self.operand[i].next = self.neutral.val();
            if self.mask.val().get_bit(i) {
                self.operand[i].next = self.x[i].val();
            }
        }

        // Upwards, groups of 1.
        for i in 0..T {
            self.sum_up_1[i].next = self.operand[i].val();
        }
        for i in 0..upward(1, T) {
            self.node_up_1[i].op.next = self.op.val();
            self.node_up_1[i].k.next = self.k.val();
            self.node_up_1[i].a.next = self.operand[2 * i].val();
            self.node_up_1[i].b.next = self.operand[2 * i + 1].val();
            self.sum_up_1[2 * i + 1].next = self.node_up_1[i].y.val();
        }
        for i in 0..T {
            self.kept_up_1[i].d.next = self.sum_up_1[i].val();
            self.after_up_1[i].next = self.sum_up_1[i].val();
        }
        for i in 0..there(upward(1, T), T) {
            if self.pipelined.val() {
                self.after_up_1[i].next = self.kept_up_1[i].q.val();
            }
        }

        // Upwards, groups of 2.
        for i in 0..T {
            self.sum_up_2[i].next = self.after_up_1[i].val();
        }
        for i in 0..upward(2, T) {
            self.node_up_2[i].op.next = self.op.val();
            self.node_up_2[i].k.next = self.k.val();
            self.node_up_2[i].a.next = self.after_up_1[4 * i + 1].val();
            self.node_up_2[i].b.next = self.after_up_1[4 * i + 3].val();
            self.sum_up_2[4 * i + 3].next = self.node_up_2[i].y.val();
        }
        for i in 0..T {
            self.kept_up_2[i].d.next = self.sum_up_2[i].val();
            self.after_up_2[i].next = self.sum_up_2[i].val();
        }
        for i in 0..there(upward(2, T), T) {
            if self.pipelined.val() {
                self.after_up_2[i].next = self.kept_up_2[i].q.val();
            }
        }

        // Upwards, groups of 4.
        for i in 0..T {
            self.sum_up_4[i].next = self.after_up_2[i].val();
        }
        for i in 0..upward(4, T) {
            self.node_up_4[i].op.next = self.op.val();
            self.node_up_4[i].k.next = self.k.val();
            self.node_up_4[i].a.next = self.after_up_2[8 * i + 3].val();
            self.node_up_4[i].b.next = self.after_up_2[8 * i + 7].val();
            self.sum_up_4[8 * i + 7].next = self.node_up_4[i].y.val();
        }
        for i in 0..T {
            self.kept_up_4[i].d.next = self.sum_up_4[i].val();
            self.after_up_4[i].next = self.sum_up_4[i].val();
        }
        for i in 0..there(upward(4, T), T) {
            if self.pipelined.val() {
                self.after_up_4[i].next = self.kept_up_4[i].q.val();
            }
        }

        // Upwards, groups of 8.
        for i in 0..T {
            self.sum_up_8[i].next = self.after_up_4[i].val();
        }
        for i in 0..upward(8, T) {
            self.node_up_8[i].op.next = self.op.val();
            self.node_up_8[i].k.next = self.k.val();
            self.node_up_8[i].a.next = self.after_up_4[16 * i + 7].val();
            self.node_up_8[i].b.next = self.after_up_4[16 * i + 15].val();
            self.sum_up_8[16 * i + 15].next = self.node_up_8[i].y.val();
        }
        for i in 0..T {
            self.kept_up_8[i].d.next = self.sum_up_8[i].val();
            self.after_up_8[i].next = self.sum_up_8[i].val();
        }
        for i in 0..there(upward(8, T), T) {
            if self.pipelined.val() {
                self.after_up_8[i].next = self.kept_up_8[i].q.val();
            }
        }

        // Upwards, groups of 16.
        for i in 0..T {
            self.sum_up_16[i].next = self.after_up_8[i].val();
        }
        for i in 0..upward(16, T) {
            self.node_up_16[i].op.next = self.op.val();
            self.node_up_16[i].k.next = self.k.val();
            self.node_up_16[i].a.next = self.after_up_8[32 * i + 15].val();
            self.node_up_16[i].b.next = self.after_up_8[32 * i + 31].val();
            self.sum_up_16[32 * i + 31].next = self.node_up_16[i].y.val();
        }
        for i in 0..T {
            self.kept_up_16[i].d.next = self.sum_up_16[i].val();
            self.after_up_16[i].next = self.sum_up_16[i].val();
        }
        for i in 0..there(upward(16, T), T) {
            if self.pipelined.val() {
                self.after_up_16[i].next = self.kept_up_16[i].q.val();
            }
        }

        // Downwards, groups of 8.
        for i in 0..T {
            self.sum_down_8[i].next = self.after_up_16[i].val();
        }
        for i in 0..downward(8, T) {
            self.node_down_8[i].op.next = self.op.val();
            self.node_down_8[i].k.next = self.k.val();
            self.node_down_8[i].a.next = self.after_up_16[16 * i + 15].val();
            self.node_down_8[i].b.next = self.after_up_16[16 * i + 23].val();
            self.sum_down_8[16 * i + 23].next = self.node_down_8[i].y.val();
        }
        for i in 0..T {
            self.kept_down_8[i].d.next = self.sum_down_8[i].val();
            self.after_down_8[i].next = self.sum_down_8[i].val();
        }
        for i in 0..there(downward(8, T), T) {
            if self.pipelined.val() {
                self.after_down_8[i].next = self.kept_down_8[i].q.val();
            }
        }

        // Downwards, groups of 4.
        for i in 0..T {
            self.sum_down_4[i].next = self.after_down_8[i].val();
        }
        for i in 0..downward(4, T) {
            self.node_down_4[i].op.next = self.op.val();
            self.node_down_4[i].k.next = self.k.val();
            self.node_down_4[i].a.next = self.after_down_8[8 * i + 7].val();
            self.node_down_4[i].b.next = self.after_down_8[8 * i + 11].val();
            self.sum_down_4[8 * i + 11].next = self.node_down_4[i].y.val();
        }
        for i in 0..T {
            self.kept_down_4[i].d.next = self.sum_down_4[i].val();
            self.after_down_4[i].next = self.sum_down_4[i].val();
        }
        for i in 0..there(downward(4, T), T) {
            if self.pipelined.val() {
                self.after_down_4[i].next = self.kept_down_4[i].q.val();
            }
        }

        // Downwards, groups of 2.
        for i in 0..T {
            self.sum_down_2[i].next = self.after_down_4[i].val();
        }
        for i in 0..downward(2, T) {
            self.node_down_2[i].op.next = self.op.val();
            self.node_down_2[i].k.next = self.k.val();
            self.node_down_2[i].a.next = self.after_down_4[4 * i + 3].val();
            self.node_down_2[i].b.next = self.after_down_4[4 * i + 5].val();
            self.sum_down_2[4 * i + 5].next = self.node_down_2[i].y.val();
        }
        for i in 0..T {
            self.kept_down_2[i].d.next = self.sum_down_2[i].val();
            self.after_down_2[i].next = self.sum_down_2[i].val();
        }
        for i in 0..there(downward(2, T), T) {
            if self.pipelined.val() {
                self.after_down_2[i].next = self.kept_down_2[i].q.val();
            }
        }

        // Downwards, groups of 1.
        for i in 0..T {
            self.sum_down_1[i].next = self.after_down_2[i].val();
        }
        for i in 0..downward(1, T) {
            self.node_down_1[i].op.next = self.op.val();
            self.node_down_1[i].k.next = self.k.val();
            self.node_down_1[i].a.next = self.after_down_2[2 * i + 1].val();
            self.node_down_1[i].b.next = self.after_down_2[2 * i + 2].val();
            self.sum_down_1[2 * i + 2].next = self.node_down_1[i].y.val();
        }
        for i in 0..T {
            self.after_down_1[i].next = self.sum_down_1[i].val();
        }

        // The last level ends in the results.
        self.results.clear.next = self.clear.val();
        self.results.start.next = self.start.val();
        self.results.mask.next = self.mask.val();
        self.results.neutral.next = self.neutral.val();
        self.done.next = self.results.done.val();
        self.total.next = self.results.total.val();
        for i in 0..T {
            self.results.inclusive[i].next = self.after_down_1[i].val();
            self.y[i].next = self.results.y[i].val();
        }
    }
}

// SPDX-License-Identifier: MIT
//! Bundles of merged atomics.
use crate::prelude::*;

/// A set of threads whose operands are combined.
#[derive(Bundle)]
pub struct PrefixSet<D: Way, const T: usize, const N: usize> {
    /// All prefixes become the identity of `op`; low while a set is combined.
    pub clear: Signal<D, Bit>,
    /// The set is given, for one cycle; all other members hold from here to the result's `done`.
    pub start: Signal<D, Bit>,
    /// Operation, see `AtomicOp`.
    pub op: Signal<D, Bits<4>>,
    /// Modulus of add-modulo; 0: `2^N`.
    pub k: Signal<D, Bits<N>>,
    /// Threads of the set.
    pub mask: Signal<D, Bits<T>>,
    /// Operand of each thread.
    pub x: [Signal<D, Bits<N>>; T],
}

/// The prefixes of a [`PrefixSet`].
#[derive(Bundle)]
pub struct PrefixResult<D: Way, const T: usize, const N: usize> {
    /// The network does not have the operation, in the same cycle: a start is ignored.
    pub refused: Signal<D, Bit>,
    /// The set is combined, for one cycle.
    pub done: Signal<D, Bit>,
    /// Exclusive prefix of each thread, from `done` to the next result or `clear`; of a thread
    /// outside the set that of earlier sets.
    pub y: [Signal<D, Bits<N>>; T],
    /// Combination of the whole set, with `done`.
    pub total: Signal<D, Bits<N>>,
}

/// The words between two levels of a prefix network, and what is done with them.
#[derive(Bundle)]
pub struct LevelWords<D: Way, const T: usize, const N: usize> {
    /// Operation, the same in all cycles of a set.
    pub op: Signal<D, Bits<4>>,
    /// Modulus of add-modulo, likewise.
    pub k: Signal<D, Bits<N>>,
    /// Word of each thread.
    pub word: [Signal<D, Bits<N>>; T],
}

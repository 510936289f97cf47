// SPDX-License-Identifier: MIT
//! Bundles between the stages of the shared memory.
use crate::prelude::*;

/// The addresses and store data of a warp's access.
#[derive(Bundle)]
pub struct ThreadAccesses<D: Way, const T: usize> {
    /// Byte address of each thread in the memory of the workgroup, inside the largest memory.
    pub address: [Signal<D, Bits<14>>; T],
    /// Store data of each thread; a byte or half word in every place where it may be stored.
    pub data: [Signal<D, Bits<32>>; T],
}

/// The accesses of a warp to the banks, one for each thread.
#[derive(Bundle)]
pub struct BankAccesses<D: Way, const T: usize> {
    /// Threads that their bank serves in this cycle: at most one for each bank.
    pub winners: Signal<D, Bits<T>>,
    /// Bank of each thread.
    pub bank: [Signal<D, Bits<2>>; T],
    /// Row in the bank.
    pub row: [Signal<D, Bits<12>>; T],
    /// Bytes that are stored.
    pub lanes: [Signal<D, Bits<4>>; T],
    /// Store data.
    pub data: [Signal<D, Bits<32>>; T],
}

/// The words that the banks have read, one cycle after their addresses.
#[derive(Bundle)]
pub struct BankWords<D: Way> {
    /// Word of each bank.
    pub word: [Signal<D, Bits<32>>; 4],
}

/// What a turn may do of a warp's atomic.
#[derive(Bundle)]
pub struct AtomicShare<D: Way, const T: usize, const S: usize> {
    /// Threads that may make an access.
    pub leaders: Signal<D, Bits<T>>,
    /// The threads of each set, which the access of its first thread serves.
    pub set: [Signal<D, Bits<T>>; S],
    /// Every bank can update a word; else one word is updated a turn.
    pub banked: Signal<D, Bit>,
    /// Old values are returned.
    pub returns: Signal<D, Bit>,
    /// Exchange: the threads of a set but the first have their values from PREPARE.
    pub exchange: Signal<D, Bit>,
    /// Second operand of the lowest thread: modulus, or the value to compare with.
    pub operand2: Signal<D, Bits<32>>,
}

/// The row of a bank that an atomic writes.
#[derive(Bundle)]
pub struct RowUpdate<D: Way, const R: usize> {
    /// The row is written in this cycle.
    pub valid: Signal<D, Bit>,
    /// Its number.
    pub row: Signal<D, Bits<R>>,
    /// New value.
    pub value: Signal<D, Bits<32>>,
}

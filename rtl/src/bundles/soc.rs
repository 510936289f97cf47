// SPDX-License-Identifier: MIT
//! Bundles of the SoC around a core: the host's bus, lines of memory.
use crate::prelude::*;

/// The host's bus: one word at a time is read or written. `A` is the width of the address.
#[derive(Bundle)]
pub struct HostBus<D: Way, const A: usize> {
    /// An access; it holds with its address and word until `done`.
    pub valid: Signal<D, Bit>,
    /// It writes; else it reads.
    pub write: Signal<D, Bit>,
    /// Byte address; of registers alone the number of the word.
    pub address: Signal<D, Bits<A>>,
    /// Word to write.
    pub data: Signal<D, Bits<32>>,
    /// The access is done, for one cycle.
    pub done: Signal<D::Back, Bit>,
    /// With `done`: it failed, there is no such word or it is in use.
    pub failed: Signal<D::Back, Bit>,
    /// With `done`: the word read.
    pub word: Signal<D::Back, Bits<32>>,
}

/// A request for a line of memory; a tag, where there is one, goes beside it.
#[derive(Bundle)]
pub struct LineAccess<D: Way> {
    /// A request is offered; it holds until `ready`.
    pub valid: Signal<D, Bit>,
    /// The request is taken in this cycle.
    pub ready: Signal<D::Back, Bit>,
    /// Store; else a read of the line.
    pub write: Signal<D, Bit>,
    /// Number of the line of 16 bytes.
    pub address: Signal<D, Bits<28>>,
    /// Words of a store.
    pub data: [Signal<D, Bits<32>>; 4],
    /// Byte enables of a store.
    pub mask: Signal<D, Bits<16>>,
}

/// A request to read or write a whole line.
#[derive(Bundle)]
pub struct WholeLine<D: Way> {
    /// A request is offered; it holds until `ready`.
    pub valid: Signal<D, Bit>,
    /// The request is taken in this cycle.
    pub ready: Signal<D::Back, Bit>,
    /// The line is written; else it is read.
    pub write: Signal<D, Bit>,
    /// Number of the line of 16 bytes.
    pub address: Signal<D, Bits<28>>,
    /// Words to write.
    pub data: [Signal<D, Bits<32>>; 4],
}

/// A line that was read. It is always taken.
#[derive(Bundle)]
pub struct LineReply<D: Way> {
    /// A reply, for one cycle.
    pub valid: Signal<D, Bit>,
    /// The line.
    pub data: [Signal<D, Bits<32>>; 4],
}

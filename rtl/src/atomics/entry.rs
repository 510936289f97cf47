// SPDX-License-Identifier: MIT
//! The entries of the atomic unit: their states, their atomics, and the tags of their requests.
use crate::prelude::*;

/// State of an entry. In each state it waits for one event only, so that no entry blocks another.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub(super) enum State {
    /// Free; its line may be kept.
    Free,
    /// The line is being read.
    Read,
    /// Threads are to be worked on.
    Work,
    /// A thread is in the ALU.
    Compute,
    /// The line is to be written.
    Write,
    /// The atomic is to be answered.
    Answer,
}

/// The atomic of an entry.
#[derive(LogicStruct, Copy, Clone, Debug, Default, PartialEq)]
pub(super) struct Atomic {
    /// Operation, see `AtomicOp`.
    pub aop: Bits<4>,
    /// Word of the line.
    pub word: Bits<2>,
    /// Tag of the reply.
    pub tag: Bits<13>,
}

/// Bits 12:11 of the tags of the unit's own requests; bits 1:0 are the entry.
pub(super) const OWN: u64 = 3;
/// Tag of a read of entry 0.
pub(super) const OWN_READ: u64 = OWN << 11;
/// Tag of a write of entry 0: bit 5 is set.
pub(super) const OWN_WRITE: u64 = OWN_READ | 1 << OWN_WRITE_BIT;
pub(super) const OWN_WRITE_BIT: usize = 5;

/// Whether a request of this tag at the memory port is the update of an atomic.
pub fn is_update(tag: u16) -> bool {
    let tag = u64::from(tag);
    tag >> 11 & 3 == OWN && tag >> OWN_WRITE_BIT & 1 == 1
}

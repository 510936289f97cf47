// SPDX-License-Identifier: MIT
//! Structures and bundles between the stages of the load/store unit.
use crate::prelude::*;
use warpwright_config::OUTSTANDING;

/// Bits of an entry of the outstanding table.
pub const ENTRY: usize = 4;
/// Bits of an access's tag: its entry above a thread of up to eight.
pub const ACCESS_TAG: usize = ENTRY + 3;
const _: () = assert!(1 << ENTRY == OUTSTANDING, "an entry for each instruction under way");

/// An instruction apart from the words of its threads, as the FIFO keeps it.
#[derive(LogicStruct, Copy, Clone, Debug, Default, PartialEq)]
pub struct Facts {
    /// What is done, see [`LOAD`](crate::bundles::LOAD) and the following.
    pub kind: Bits<3>,
    /// Bytes of a thread's access: 0 byte, 1 half word, 2 word.
    pub size: Bits<2>,
    /// A load extends the sign.
    pub signed: Bit,
    /// Destination register.
    pub rd: Bits<6>,
    /// Slot of the scoreboard that counts the instruction.
    pub slot: Bits<3>,
    /// An atomic returns the old value.
    pub returns: Bit,
    /// Not used, zero.
    pub spare: Bits<4>,
    /// Atomic operation, see `AtomicOp`.
    pub aop: Bits<4>,
}

/// What the outstanding table keeps of an instruction.
#[derive(LogicStruct, Copy, Clone, Debug, Default, PartialEq)]
pub struct Entry {
    /// As in [`Facts`].
    pub kind: Bits<3>,
    /// As in [`Facts`].
    pub size: Bits<2>,
    /// As in [`Facts`].
    pub signed: Bit,
    /// As in [`Facts`].
    pub rd: Bits<6>,
    /// As in [`Facts`].
    pub slot: Bits<3>,
    /// As in [`Facts`].
    pub returns: Bit,
    /// Compare-and-exchange: the reply has a word for each thread of a quad.
    pub word_each: Bit,
}

/// The oldest instruction of the FIFO.
#[derive(Bundle)]
pub struct Waiting<D: Way, const T: usize, const S: usize> {
    /// Kind, size, register, ...
    pub facts: Signal<D, Facts>,
    /// Threads that take part.
    pub mask: Signal<D, Bits<T>>,
    /// Sets of threads, those that take part only.
    pub set: [Signal<D, Bits<T>>; S],
    /// Byte address of each thread.
    pub address: [Signal<D, Bits<32>>; T],
    /// Store data or operand of each thread.
    pub data: [Signal<D, Bits<32>>; T],
}

/// Operands of atomics, of the instruction that sends accesses: out of block RAM, a cycle later
/// than the rest.
#[derive(Bundle)]
pub struct LateOperands<D: Way, const T: usize, const S: usize> {
    /// Combined operand of each set.
    pub combined: [Signal<D, Bits<32>>; S],
    /// Second operand of each thread.
    pub data2: [Signal<D, Bits<32>>; T],
}

/// The instruction that sends accesses.
#[derive(Bundle)]
pub struct Sending<D: Way, const T: usize> {
    /// Kind, size, register, ...
    pub facts: Signal<D, Facts>,
    /// It is a compare-and-exchange in sets.
    pub swaps: Signal<D, Bit>,
    /// Threads that no access has served yet.
    pub remaining: Signal<D, Bits<T>>,
    /// Byte address of each thread.
    pub address: [Signal<D, Bits<32>>; T],
    /// For each thread those that share its access, when it is the lowest of the remaining ones:
    /// threads of its memory line, of its set unless that is one of compare-and-exchanges, else
    /// itself only.
    pub mates: [Signal<D, Bits<T>>; T],
    /// Store data of each thread at its place in the word, or its operand.
    pub data: [Signal<D, Bits<32>>; T],
    /// Bytes of the word that each thread stores.
    pub enables: [Signal<D, Bits<4>>; T],
}

/// An instruction takes an entry of the outstanding table.
#[derive(Bundle)]
pub struct NewEntry<D: Way, const LW: usize, const T: usize> {
    /// The free entry is taken in this cycle.
    pub valid: Signal<D, Bit>,
    /// What is kept of the instruction.
    pub entry: Signal<D, Entry>,
    /// Threads that are written.
    pub mask: Signal<D, Bits<T>>,
    /// Bits 3:0 of the address of each thread.
    pub offsets: [Signal<D, Bits<4>>; T],
    /// Warp slot.
    pub warp: Signal<D, Bits<LW>>,
}

/// An access on its way to memory, as the outstanding table counts it.
#[derive(Bundle)]
pub struct SentAccess<D: Way, const GA: usize, const T: usize> {
    /// An access is sent, or waits to be.
    pub waits: Signal<D, Bit>,
    /// It is sent in this cycle; a set of compare-and-exchanges with its last request.
    pub valid: Signal<D, Bit>,
    /// Entry of its instruction.
    pub entry: Signal<D, Bits<ENTRY>>,
    /// Tag of the reply: the entry above the lowest thread.
    pub tag: Signal<D, Bits<GA>>,
    /// Threads that the reply is for.
    pub group: Signal<D, Bits<T>>,
    /// The instruction has sent its last access.
    pub last: Signal<D, Bit>,
}

/// `word` and operation of the registered access.
#[derive(LogicStruct, Copy, Clone, Debug, Default, PartialEq)]
pub struct AccessFlags {
    /// Low bits of the kind.
    pub kind: Bits<2>,
    /// Word of the line that an atomic updates.
    pub word: Bits<2>,
    /// Atomic operation.
    pub aop: Bits<4>,
}

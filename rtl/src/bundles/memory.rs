// SPDX-License-Identifier: MIT
//! Bundles of the units that loads, stores and atomics go to.
use crate::prelude::*;
use warpwright_isa::alu_op::load_store;

/// A load, store or atomic of a warp, to global memory (`K` = 3) or shared memory (`K` = 2).
#[derive(Bundle)]
#[part(
    AccessFields: size, signed, warp, rd, slot, mask, refused, address, data, data2, aop,
    r#return, set, combined
)]
#[part(AtomicInstruction: data, data2, aop, r#return, set, combined)]
#[part(SharedAccess: valid, size, signed, warp, rd, slot, mask, aop)]
#[part(SharedResult: valid, size, signed, warp, rd, slot, mask)]
#[part(PendingResult: valid, warp, rd, slot, mask)]
pub struct MemoryInstruction<
    D: Way,
    const LW: usize,
    const T: usize,
    const S: usize,
    const K: usize,
> {
    /// An instruction arrives, for one cycle; all other members belong to it.
    pub valid: Signal<D, Bit>,
    /// What is done: [`LOAD`], [`STORE`], [`PREFIX`], [`UNMERGED`], [`LINE`], [`CONSTANT`].
    pub kind: Signal<D, Bits<K>>,
    /// Bytes of a thread's access: [`BYTE`], [`HALF`], [`WORD`].
    pub size: Signal<D, Bits<2>>,
    /// A load extends the sign.
    pub signed: Signal<D, Bit>,
    /// Warp slot.
    pub warp: Signal<D, Bits<LW>>,
    /// Destination register.
    pub rd: Signal<D, Bits<6>>,
    /// Slot of the scoreboard that counts the instruction.
    pub slot: Signal<D, Bits<3>>,
    /// Threads that take part.
    pub mask: Signal<D, Bits<T>>,
    /// None does, since the accesses are not allowed. It arrives late.
    pub refused: Signal<D, Bit>,
    /// Byte address of each thread.
    pub address: [Signal<D, Bits<32>>; T],
    /// Store data or operand of each thread.
    pub data: [Signal<D, Bits<32>>; T],
    /// Second operand of each thread.
    pub data2: [Signal<D, Bits<32>>; T],
    /// Atomic operation, see `AtomicOp`.
    pub aop: Signal<D, Bits<4>>,
    /// An atomic returns the old value.
    pub r#return: Signal<D, Bit>,
    /// Sets of threads that the preceding PREPARE of the warp found; 0: no further set.
    pub set: [Signal<D, Bits<T>>; S],
    /// Combined operand of each set.
    pub combined: [Signal<D, Bits<32>>; S],
}

/// `kind` of a [`MemoryInstruction`]: load.
pub const LOAD: u64 = load_store::LOAD as u64;
/// Store.
pub const STORE: u64 = load_store::STORE as u64;
/// The memory half of a merged atomic.
pub const PREFIX: u64 = load_store::PREFIX as u64;
/// An atomic with one access for each thread.
pub const UNMERGED: u64 = load_store::UNMERGED as u64;
/// Load of whole lines, for attributes.
pub const LINE: u64 = load_store::LINE as u64;
/// Load from the constant buffer.
pub const CONSTANT: u64 = load_store::CONSTANT as u64;

/// `size` of a [`MemoryInstruction`]: one byte.
pub const BYTE: u64 = 0;
/// Two bytes.
pub const HALF: u64 = 1;
/// Four bytes.
pub const WORD: u64 = 2;

/// An instruction that writes no register is complete.
#[derive(Bundle)]
pub struct StoreDone<D: Way, const LW: usize> {
    /// An instruction is complete; holds until `ready`.
    pub valid: Signal<D, Bit>,
    /// Warp slot.
    pub warp: Signal<D, Bits<LW>>,
    /// Slot of the scoreboard that counts the instruction.
    pub slot: Signal<D, Bits<3>>,
    /// The completion is taken in this cycle.
    pub ready: Signal<D::Back, Bit>,
}

/// A line of memory that a load of lines asked for, in the cycle of the memory's reply.
#[derive(Bundle)]
#[part(LineThreads: valid, warp, group)]
pub struct LoadedLine<D: Way, const LW: usize, const TAG: usize, const T: usize> {
    /// The reply of memory in this cycle is such a line.
    pub valid: Signal<D, Bit>,
    /// Warp slot of the load.
    pub warp: Signal<D, Bits<LW>>,
    /// Tag of the access, which the values of its threads come back with.
    pub tag: Signal<D, Bits<TAG>>,
    /// Threads whose attributes are in the line.
    pub group: Signal<D, Bits<T>>,
}

/// A read of the constant buffer.
#[derive(Bundle)]
pub struct ConstantRead<D: Way> {
    /// A line is read in this cycle.
    pub read: Signal<D, Bit>,
    /// Number of the line of 16 bytes.
    pub line: Signal<D, Bits<8>>,
    /// Words of the line, from the next cycle to the next read.
    pub data: [Signal<D::Back, Bits<32>>; 4],
}

/// A warp starts with a part of shared memory.
#[derive(Bundle)]
pub struct SharedLaunch<D: Way, const LW: usize> {
    /// A warp starts, for one cycle.
    pub valid: Signal<D, Bit>,
    /// Warp slot.
    pub warp: Signal<D, Bits<LW>>,
    /// First row of the workgroup's memory.
    pub base: Signal<D, Bits<12>>,
}

/// Where a warp continues after an access to shared memory.
#[derive(Bundle)]
pub struct Redirect<D: Way, const LW: usize> {
    /// A warp continues.
    pub valid: Signal<D, Bit>,
    /// Warp slot.
    pub warp: Signal<D, Bits<LW>>,
    /// At the same instruction: threads are left over. Else at the next one.
    pub again: Signal<D, Bit>,
}

/// A PREPARE of a warp.
#[derive(Bundle)]
pub struct PrepareRequest<D: Way, const LW: usize, const T: usize> {
    /// A PREPARE arrives, for one cycle; all other members belong to it.
    pub valid: Signal<D, Bit>,
    /// Atomic operation, see `AtomicOp`.
    pub aop: Signal<D, Bits<4>>,
    /// Warp slot.
    pub warp: Signal<D, Bits<LW>>,
    /// Destination register of the prefixes; with `registers` the first of three.
    pub rd: Signal<D, Bits<6>>,
    /// Threads that take part.
    pub mask: Signal<D, Bits<T>>,
    /// Byte address of each thread.
    pub address: [Signal<D, Bits<32>>; T],
    /// Operand of each thread.
    pub data: [Signal<D, Bits<32>>; T],
    /// Second operand of each thread. K of add-modulo is that of a set's first thread.
    pub data2: [Signal<D, Bits<32>>; T],
    /// The prefixes are written to `rd`.
    pub r#return: Signal<D, Bit>,
    /// The sets are written to registers.
    pub registers: Signal<D, Bit>,
}

/// A special function or division of a warp.
#[derive(Bundle)]
pub struct SfuRequest<D: Way, const LW: usize, const T: usize> {
    /// An instruction arrives, for one cycle; all other members belong to it.
    pub valid: Signal<D, Bit>,
    /// Function, see `SfuOp`.
    pub op: Signal<D, Bits<4>>,
    /// Warp slot.
    pub warp: Signal<D, Bits<LW>>,
    /// Destination register.
    pub rd: Signal<D, Bits<6>>,
    /// Threads that take part.
    pub mask: Signal<D, Bits<T>>,
    /// Operand of each thread, or dividend.
    pub a: [Signal<D, Bits<32>>; T],
    /// Divisor of each thread.
    pub b: [Signal<D, Bits<32>>; T],
}

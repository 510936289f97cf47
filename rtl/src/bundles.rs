// SPDX-License-Identifier: MIT
//! Bundles: signals that travel together between blocks, each defined once.
//!
//! See `hdl_dialect::bundle` for the rule of streams (`valid`, `ready`).
mod microcoded;
mod soc;

use crate::prelude::*;
pub use microcoded::{ComputeOps, JumpOps, StoreAccess, WordAccess};
pub use soc::{HostBus, LineAccess, LineReply, WholeLine};

mod atomics;
mod control;
mod fetch;
mod issue;
mod launch;
mod memory;
mod texture;
mod words;
pub use atomics::*;
pub use control::*;
pub use fetch::*;
pub use issue::*;
pub use launch::*;
pub use memory::*;
pub use texture::*;
pub use words::*;

/// A request of a core's unit to memory: a line is read or written, or a word of it updated
/// by an atomic.
#[derive(Bundle)]
#[part(RequestedLine: address, data, mask, tag)]
#[part(MemoryPayload: aop, word, data, mask)]
pub struct MemoryRequest<D: Way, const TAG: usize> {
    /// A request is offered; it holds until `ready` (of `memory_arbiter` it may change).
    pub valid: Signal<D, Bit>,
    /// The request is taken in this cycle.
    pub ready: Signal<D::Back, Bit>,
    /// Store; else, unless `atomic`, a read of the line.
    pub write: Signal<D, Bit>,
    /// Read, modify, write of one word.
    pub atomic: Signal<D, Bit>,
    /// Operation of an atomic, see `AtomicOp`.
    pub aop: Signal<D, Bits<4>>,
    /// Word of the line that an atomic updates.
    pub word: Signal<D, Bits<2>>,
    /// Number of the line of 16 bytes.
    pub address: Signal<D, Bits<28>>,
    /// Words of a store; operand and second operand of an atomic in words 0 and 1.
    pub data: [Signal<D, Bits<32>>; 4],
    /// Byte enables of a store. Of an atomic bit 0: more requests of the set follow, with nothing
    /// between them; bits 2:1: thread of a compare-and-exchange.
    pub mask: Signal<D, Bits<16>>,
    /// Comes back with the reply.
    pub tag: Signal<D, Bits<TAG>>,
}

/// A request at the memory port: a line is read or written.
#[derive(Bundle)]
#[part(LineOffer: valid, write, address, data, mask, tag)]
pub struct LineRequest<D: Way, const TAG: usize> {
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
    /// Comes back with the reply to a read.
    pub tag: Signal<D, Bits<TAG>>,
}

/// A request to read a line: a refill.
#[derive(Bundle)]
pub struct LineRead<D: Way, const TAG: usize> {
    /// A request is offered; it holds until `ready`.
    pub valid: Signal<D, Bit>,
    /// The request is taken in this cycle.
    pub ready: Signal<D::Back, Bit>,
    /// Number of the line of 16 bytes.
    pub address: Signal<D, Bits<28>>,
    /// Comes back with the reply.
    pub tag: Signal<D, Bits<TAG>>,
}

/// A reply of memory. It is always taken.
#[derive(Bundle)]
#[part(ReplyTag: valid, tag)]
#[part(ReplyLine: valid, data)]
pub struct MemoryReply<D: Way, const TAG: usize> {
    /// A reply, for one cycle.
    pub valid: Signal<D, Bit>,
    /// Tag of the request.
    pub tag: Signal<D, Bits<TAG>>,
    /// The line; the old value of an atomic in word 0.
    pub data: [Signal<D, Bits<32>>; 4],
}

/// A row of results of a slow unit, on its way to the register file: a register of each
/// thread of a warp.
#[derive(Bundle)]
#[part(SingleRow: valid, ready, warp, rd, mask, data, slot)]
#[part(ResultValue: warp, rd, mask, data, last, slot)]
#[part(RegisteredRow: valid, warp, rd, mask, data, slot)]
pub struct ResultRow<D: Way, const LW: usize, const T: usize> {
    /// A row is offered; it holds until `ready`.
    pub valid: Signal<D, Bit>,
    /// The row is taken in this cycle.
    pub ready: Signal<D::Back, Bit>,
    /// Warp slot.
    pub warp: Signal<D, Bits<LW>>,
    /// Register.
    pub rd: Signal<D, Bits<6>>,
    /// Threads that write.
    pub mask: Signal<D, Bits<T>>,
    /// Value of each thread.
    pub data: [Signal<D, Bits<32>>; T],
    /// The instruction is complete with this row.
    pub last: Signal<D, Bit>,
    /// Slot of the scoreboard that counts the instruction.
    pub slot: Signal<D, Bits<3>>,
}

/// A texture instruction of a quad.
#[derive(Bundle)]
pub struct TextureRequest<D: Way, const LW: usize> {
    /// A request is offered; it holds until `ready`.
    pub valid: Signal<D, Bit>,
    /// The request is taken in this cycle.
    pub ready: Signal<D::Back, Bit>,
    /// Low: sample at (u, v); high: fetch a texel.
    pub kind: Signal<D, Bit>,
    /// Warp slot, with what else of the request comes back.
    pub warp: Signal<D, Bits<LW>>,
    /// First destination register.
    pub rd: Signal<D, Bits<6>>,
    /// Slot of the scoreboard that counts the instruction.
    pub slot: Signal<D, Bits<3>>,
    /// Threads that take part.
    pub mask: Signal<D, Bits<4>>,
    /// Channels that are wanted.
    pub channels: Signal<D, Bits<4>>,
    /// Number of the texture descriptor.
    pub texture: Signal<D, Bits<4>>,
    /// First coordinate of each thread.
    pub u: [Signal<D, Bits<32>>; 4],
    /// Second coordinate of each thread.
    pub v: [Signal<D, Bits<32>>; 4],
}

/// A fault.
#[derive(Bundle)]
#[part(FaultPlace: cause, warp, pc)]
pub struct FaultReport<D: Way, const LW: usize> {
    /// There is one.
    pub valid: Signal<D, Bit>,
    /// Why, see `FaultCause`.
    pub cause: Signal<D, Bits<4>>,
    /// Warp: its slot inside an execution unit, its number in the launch outside.
    pub warp: Signal<D, Bits<LW>>,
    /// Instruction number.
    pub pc: Signal<D, Bits<20>>,
}

/// An operation that another unit computes on lane 0 while no instruction uses it.
#[derive(Bundle)]
#[part(LaneOperands: valid, op, a, b, c)]
pub struct LaneLoan<D: Way> {
    /// The lane computes this in the next five cycles.
    pub valid: Signal<D, Bit>,
    /// Operation, see `AluOp`.
    pub op: Signal<D, Bits<6>>,
    /// First operand.
    pub a: Signal<D, Bits<32>>,
    /// Second operand.
    pub b: Signal<D, Bits<32>>,
    /// Third operand.
    pub c: Signal<D, Bits<32>>,
    /// Result, five cycles after its operands.
    pub result: Signal<D::Back, Bits<32>>,
}

/// An interpolated attribute of a thread, on its way to the load path.
#[derive(Bundle)]
#[part(AttributeAnswer: valid, tag, thread, last, data)]
pub struct AttributeValue<D: Way, const TAG: usize, const T: usize> {
    /// A value is offered; it holds until `ready`.
    pub valid: Signal<D, Bit>,
    /// Tag of the access.
    pub tag: Signal<D, Bits<TAG>>,
    /// The thread, one-hot.
    pub thread: Signal<D, Bits<T>>,
    /// The last value of the access.
    pub last: Signal<D, Bit>,
    /// The value.
    pub data: Signal<D, Bits<32>>,
    /// The value is taken in this cycle.
    pub ready: Signal<D::Back, Bit>,
}

/// The host writes a word of a task.
#[derive(Bundle)]
pub struct TaskWord<D: Way> {
    /// For one cycle.
    pub valid: Signal<D, Bit>,
    /// The task.
    pub number: Signal<D, Bits<2>>,
    /// Which word of it.
    pub word: Signal<D, Bits<2>>,
    /// The word.
    pub data: Signal<D, Bits<32>>,
}

/// The pins of an SDRAM.
#[derive(Bundle)]
pub struct SdramPins<D: Way> {
    /// Row address strobe, active low.
    pub ras_n: Signal<D, Bit>,
    /// Column address strobe, active low.
    pub cas_n: Signal<D, Bit>,
    /// Write enable, active low.
    pub we_n: Signal<D, Bit>,
    /// Bank.
    pub bank: Signal<D, Bits<2>>,
    /// Row, column or mode.
    pub row: Signal<D, Bits<13>>,
    /// Word to the memory.
    pub dq_out: Signal<D, Bits<16>>,
    /// The word is driven.
    pub dq_drive: Signal<D, Bit>,
    /// Word from the memory.
    pub dq_in: Signal<D::Back, Bits<16>>,
}

// SPDX-License-Identifier: MIT
//! Bundles of an instruction on its way through an execution unit, from issue to write-back.
use super::Controls;
use crate::prelude::*;

/// An instruction that is issued, in stage 1.
#[derive(Bundle)]
#[part(IssuedWarp: valid, warp, control)]
#[part(IssuedSlot: valid, warp, reorderable, slot, wait)]
pub struct Issue<D: Way, const LW: usize> {
    /// An instruction is issued; the other members are valid with it.
    pub valid: Signal<D, Bit>,
    /// Warp slot.
    pub warp: Signal<D, Bits<LW>>,
    /// The next PC arrives as a redirect.
    pub control: Signal<D, Bit>,
    /// The instruction completes out of order and names a slot of the scoreboard.
    pub reorderable: Signal<D, Bit>,
    /// Slot of the scoreboard, valid with `reorderable`.
    pub slot: Signal<D, Bits<3>>,
    /// Slots that the next instruction of the warp waits for.
    pub wait: Signal<D, Bits<8>>,
}

/// The instruction in stage E1, with its operands. It holds until the next one comes.
#[derive(Bundle)]
#[part(SelectedInstruction: warp, low, high, control, killed, active)]
#[part(ExecutedFixed: valid, warp, low, control, killed, mask)]
#[part(ExecutedSlow: valid, warp, low, high, control, mask, a, b, c)]
#[part(ExecutedControl: warp, low, high, killed, active, mask)]
#[part(ExecutedCounts: valid, control, mask)]
#[part(ExecutedBranch: warp, low, high, active, mask)]
pub struct Executed<D: Way, const LW: usize, const T: usize> {
    /// An instruction is in stage E1.
    pub valid: Signal<D, Bit>,
    /// Warp slot.
    pub warp: Signal<D, Bits<LW>>,
    /// Bits 31:0 of the instruction.
    pub low: Signal<D, Bits<32>>,
    /// Bits 63:32 of the instruction.
    pub high: Signal<D, Bits<32>>,
    /// Its `Controls`; not legal when the warp is to be killed. The operation of unit `Special` is
    /// that of the lanes.
    #[word]
    pub control: Signal<D, Controls>,
    /// The warp was killed by an earlier fault, and not by this instruction.
    pub killed: Signal<D, Bit>,
    /// Active threads.
    pub active: Signal<D, Bits<T>>,
    /// Active threads whose guard holds.
    pub mask: Signal<D, Bits<T>>,
    /// Select predicate of each thread.
    pub choice: Signal<D, Bits<T>>,
    /// Operand a of each thread.
    pub a: [Signal<D, Bits<32>>; T],
    /// Operand b of each thread.
    pub b: [Signal<D, Bits<32>>; T],
    /// Operand c of each thread.
    pub c: [Signal<D, Bits<32>>; T],
}

/// Operands of all threads.
#[derive(Bundle)]
pub struct Operands<D: Way, const T: usize> {
    /// Operand a of each thread.
    pub a: [Signal<D, Bits<32>>; T],
    /// Operand b of each thread.
    pub b: [Signal<D, Bits<32>>; T],
    /// Operand c of each thread.
    pub c: [Signal<D, Bits<32>>; T],
}

/// Which operands of a warp are read from the register file, in stage 1.
#[derive(Bundle)]
pub struct ReadEnable<D: Way> {
    /// Operand a is read.
    pub a: Signal<D, Bit>,
    /// Operand b is read.
    pub b: Signal<D, Bit>,
    /// Operand c is read.
    pub c: Signal<D, Bit>,
    /// Bank group of the warp: 0 even, 1 odd.
    pub group: Signal<D, Bit>,
}

/// Where the operands are in a bank group of the register file, in stage 1.
#[derive(Bundle)]
pub struct ReadAddress<D: Way, const A: usize> {
    /// Address of operand a, valid if it is read.
    pub a: Signal<D, Bits<A>>,
    /// Address of operand b, valid if it is read.
    pub b: Signal<D, Bits<A>>,
    /// Address of operand c, valid if it is read.
    pub c: Signal<D, Bits<A>>,
}

/// A register that a bank group of the register file stores.
#[derive(Bundle)]
pub struct RegisterWrite<D: Way, const A: usize, const T: usize> {
    /// Threads that write; zero: none.
    pub mask: Signal<D, Bits<T>>,
    /// Address in the group, valid with `mask`.
    pub address: Signal<D, Bits<A>>,
    /// Value of each thread.
    pub data: [Signal<D, Bits<32>>; T],
}

/// A register that the lanes write.
#[derive(Bundle)]
pub struct LaneWrite<D: Way, const LW: usize, const T: usize> {
    /// Threads that write; zero: none.
    pub mask: Signal<D, Bits<T>>,
    /// Warp slot, valid with `mask`.
    pub warp: Signal<D, Bits<LW>>,
    /// Register, valid with `mask`.
    pub rd: Signal<D, Bits<6>>,
}

/// A predicate that the lanes write, at write-back.
#[derive(Bundle)]
#[part(PredicateTarget: valid, warp, number, mask)]
pub struct PredicateWrite<D: Way, const LW: usize, const T: usize> {
    /// A predicate is written; the other members are valid with it.
    pub valid: Signal<D, Bit>,
    /// Warp slot.
    pub warp: Signal<D, Bits<LW>>,
    /// Number of the predicate.
    pub number: Signal<D, Bits<2>>,
    /// Threads that write.
    pub mask: Signal<D, Bits<T>>,
    /// Value of each thread.
    pub flags: Signal<D, Bits<T>>,
}

/// An instruction that a slot of the scoreboard counts is complete. It is always taken.
#[derive(Bundle)]
pub struct SlotDone<D: Way, const LW: usize> {
    /// The instruction is complete; the other members are valid with it.
    pub valid: Signal<D, Bit>,
    /// Warp slot.
    pub warp: Signal<D, Bits<LW>>,
    /// Slot of the scoreboard.
    pub slot: Signal<D, Bits<3>>,
}

/// The result of a slow unit that is written next.
#[derive(Bundle)]
#[part(SlowTarget: warp, rd)]
#[part(SlowHeld: warp, rd, mask, data, last, slot)]
#[part(SlowData: valid, taken, mask, data)]
#[part(SlowWrite: valid, taken, warp, mask, data, last, blocks, is_texels)]
pub struct SlowResult<D: Way, const LW: usize, const T: usize> {
    /// A result waits; it holds until `taken`.
    pub valid: Signal<D, Bit>,
    /// The result is written in this cycle.
    pub taken: Signal<D::Back, Bit>,
    /// Warp slot.
    pub warp: Signal<D, Bits<LW>>,
    /// Register.
    pub rd: Signal<D, Bits<6>>,
    /// Threads that write.
    pub mask: Signal<D, Bits<T>>,
    /// Value of each thread.
    pub data: [Signal<D, Bits<32>>; T],
    /// The instruction is complete with this result.
    pub last: Signal<D, Bit>,
    /// Slot of the scoreboard, valid without `blocks`.
    pub slot: Signal<D, Bits<3>>,
    /// The warp has waited for the result (SFU, PREPARE); no slot counts it.
    pub blocks: Signal<D, Bit>,
    /// It is the result of a texture read.
    pub is_texels: Signal<D, Bit>,
}

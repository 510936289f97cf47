// SPDX-License-Identifier: MIT
//! How instructions end: the pipe of those of fixed latency, write-back, the register file.
//!
//! Wires [`retire_pipe`](super::retire_pipe), [`write_back`](crate::write_back) and
//! [`register_file`](crate::register_file).
//!
//! - **latency**: five cycles from stage E1 to the register file; of a slow result none
//! - **throughput**: one of each kind per cycle, in different bank groups
//! - **invariant**: every instruction is complete once: in `fixed`, `waited_done` or `slot_done`
use super::retire_pipe::RetirePipe;
use crate::bundles::{
    ExecutedFixed, LaneWrite, Operands, PredicateTarget, ReadAddress, ReadEnable, SlowWrite,
    WarpEvent,
};
use crate::cells::Lazy;
use crate::prelude::*;
use crate::register_file::RegisterFile;
use crate::write_back::WriteBack;

/// The end of the instructions of a unit of `2^LW` warps of `T` threads, register file groups of
/// `2^A` registers.
#[derive(LogicBlock)]
#[block(new(suspend: bool))]
pub struct Completion<const LW: usize, const T: usize, const A: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The instruction in stage E1.
    pub e1: ExecutedFixed<In, LW, T>,
    // The lanes.
    /// The instruction in stage E1 is one of theirs.
    pub starts: Signal<Out, Bit>,
    /// The last turn of the instruction in stage E1.
    pub ends: Signal<In, Bit>,
    /// Result of each thread, five cycles later.
    pub result: [Signal<In, Bits<32>>; T],
    // Operand read.
    /// Operands that are read.
    pub read: ReadEnable<In>,
    /// Their addresses in the group.
    pub address: ReadAddress<In, A>,
    /// The operands, one cycle later.
    pub file: Operands<Out, T>,
    /// Stage E5: what the lanes will write in the next cycle, for forwarding.
    pub next: LaneWrite<Out, LW, T>,
    /// Write-back: what the lanes write in this cycle.
    pub now: LaneWrite<Out, LW, T>,
    /// Write-back: the predicate that the lanes write.
    pub predicate: PredicateTarget<Out, LW, T>,
    /// Address of register `now.rd` of `now.warp`, in the same cycle.
    pub now_address: Signal<In, Bits<A>>,
    /// Address of the slow result, in the same cycle.
    pub slow_address: Signal<In, Bits<A>>,
    // The slow units, see `slow_units`.
    /// The slow result that is written next.
    pub slow: SlowWrite<In, LW, T>,
    /// The slow result is not written in this cycle.
    pub slow_waits: Signal<Out, Bit>,
    /// Nothing is issued: a slow result has waited for too long.
    pub throttle: Signal<Out, Bit>,
    // What is complete.
    /// The warp of an instruction of fixed latency may be selected again.
    pub fixed: WarpEvent<Out, LW>,
    /// A slow instruction is complete for which its warp has waited.
    pub waited_done: Signal<Out, Bit>,
    /// A slow instruction is complete that a slot of the scoreboard counts.
    pub slot_done: Signal<Out, Bit>,
    /// An instruction of the lanes is complete.
    pub mad_done: Signal<Out, Bit>,
    /// A void instruction of the special function unit is complete.
    pub sfu_done: Signal<Out, Bit>,
    retire: Lazy<RetirePipe<LW, T>>,
    write_back: Lazy<WriteBack<T, A>>,
    register_file: Lazy<RegisterFile<A, T>>,
    #[value(suspend)]
    suspend: Constant<Bit>,
    done: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for Completion {
    fn update(&mut self) {
        // Instructions of fixed latency.
        self.e1.drive(&mut self.retire.e1);
        self.drive(&mut self.retire, [ends]);
        self.retire.drive(&mut self, [starts, mad_done, sfu_done]);
        self.retire.fixed.drive(&mut self.fixed);
        self.retire.next.drive(&mut self.next);
        self.retire.now.drive(&mut self.now);
        self.retire.predicate.drive(&mut self.predicate);

        // Write-back.
        self.write_back.fixed_group.next = self.retire.now.warp.val().get_bit(0);
        self.retire.now.drive(&mut self.write_back.fixed, [mask]);
        self.write_back.fixed.address.next = self.now_address.val();
        self.write_back.slow_group.next = self.slow.warp.val().get_bit(0);
        self.drive(&mut self.write_back, [slow_address]);
        self.slow.drive(&mut self.write_back.slow);
        self.write_back.drive(&mut self, [slow_waits, throttle]);
        self.done.next = self.write_back.slow.taken.val() & self.slow.last.val();
        self.waited_done.next = self.done.val()
            & (self.slow.blocks.val() | (self.suspend.val() & self.slow.is_texels.val()));
        self.slot_done.next = self.done.val() & !self.slow.blocks.val();

        // The register file.
        self.read.drive(&mut self.register_file.read);
        self.address.drive(&mut self.register_file.address);
        self.write_back.even.drive(&mut self.register_file.even);
        self.write_back.odd.drive(&mut self.register_file.odd);
        for i in 0..T {
            self.write_back.fixed.data[i].next = self.result[i].val();
            self.register_file.drive(&mut self.file, [a[i], b[i], c[i]]);
        }
    }
}

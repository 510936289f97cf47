// SPDX-License-Identifier: MIT
//! Warp, register and threads of an instruction of fixed latency, from stage E1 to write-back.
//!
//! An instruction of the [`lanes`](super::lanes) comes in with its last turn.
//!
//! - **latency**: 5 cycles, those of the [`lane`](crate::lane)
//! - **throughput**: one instruction per cycle
//! - **invariant**: `fixed` comes once for each instruction that the instruction buffer waits for,
//!   void ones too
use crate::bundles::{ExecutedFixed, LaneWrite, PredicateTarget, WarpEvent};
use crate::cells::DFF;
use crate::instruction_word as word;
use crate::prelude::*;
use warpwright_isa::Unit;

/// An instruction of fixed latency on its way to write-back.
#[derive(Copy, Clone, Debug, Default, PartialEq, LogicStruct)]
pub struct Retiring {
    /// An instruction ends that its warp waits for.
    pub valid: Bit,
    /// It writes register `rd`.
    pub writes_rd: Bit,
    /// It writes predicate `predicate`.
    pub writes_predicate: Bit,
    /// Destination register.
    pub rd: Bits<6>,
    /// Destination predicate.
    pub predicate: Bits<2>,
    /// Warp slot.
    pub warp: Bits<5>,
    /// The instruction is one of the lanes, also if it is void.
    pub of_lanes: Bit,
    /// The instruction is a void one of the SFU.
    pub of_sfu: Bit,
}

/// The pipe of a unit of `2^LW` warps of `T` threads.
#[derive(LogicBlock)]
pub struct RetirePipe<const LW: usize, const T: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The instruction in stage E1. A killed one ends all the same, since the instruction buffer
    /// waits for it; one that is not legal writes nothing.
    pub e1: ExecutedFixed<In, LW, T>,
    /// To the lanes: the instruction is one of theirs.
    pub starts: Signal<Out, Bit>,
    /// From the lanes: the last turn of the instruction in stage E1.
    pub ends: Signal<In, Bit>,
    /// Stage E3: the warp may be selected again.
    pub fixed: WarpEvent<Out, LW>,
    /// Stage E5: what the lanes will write in the next cycle.
    pub next: LaneWrite<Out, LW, T>,
    /// Write-back: what the lanes write in this cycle.
    pub now: LaneWrite<Out, LW, T>,
    /// Write-back: the predicate that the lanes write.
    pub predicate: PredicateTarget<Out, LW, T>,
    /// Write-back: an instruction of the lanes is complete.
    pub mad_done: Signal<Out, Bit>,
    /// Write-back: a void instruction of the SFU is complete.
    pub sfu_done: Signal<Out, Bit>,
    // Stages E2 to write-back.
    stage: [DFF<Retiring>; 5],
    threads: [DFF<Bits<T>>; 5],
    lanes: Signal<Local, Bit>,
    fixed_now: Signal<Local, Bit>,
    dead: Signal<Local, Bit>,
    unit: Signal<Local, Bits<3>>,
    legal: Signal<Local, Bit>,
    last: Signal<Local, Retiring>,
}

#[hdl_gen]
impl Logic for RetirePipe {
    fn update(&mut self) {
        self.unit.next = self.e1.control.val().unit;
        self.legal.next = self.e1.control.val().legal;
        self.lanes.next =
            (self.unit.val() == Unit::Mad as u64) | (self.unit.val() == Unit::Special as u64);
        self.starts.next =
            self.e1.valid.val() & (self.legal.val() | self.e1.killed.val()) & self.lanes.val();
        self.fixed_now.next = self.ends.val() & self.legal.val() & self.lanes.val();
        self.dead.next = self.e1.valid.val() & self.e1.killed.val();
        if self.lanes.val() {
            self.dead.next = self.ends.val() & self.e1.killed.val();
        }
        self.stage[0].d.next.valid = self.fixed_now.val() | self.dead.val();
        self.stage[0].d.next.writes_rd = self.fixed_now.val() & self.e1.control.val().writes_rd;
        self.stage[0].d.next.writes_predicate =
            self.fixed_now.val() & self.e1.control.val().writes_pred;
        self.stage[0].d.next.rd = self.e1.low.val().get_bits::<6>(word::RD);
        self.stage[0].d.next.predicate = self.e1.low.val().get_bits::<2>(word::RD);
        self.stage[0].d.next.warp = bit_cast::<5, LW>(self.e1.warp.val());
        self.stage[0].d.next.of_lanes = self.fixed_now.val() | (self.dead.val() & self.lanes.val());
        self.stage[0].d.next.of_sfu = self.dead.val() & (self.unit.val() == Unit::Sfu as u64);
        self.threads[0].d.next = self.e1.mask.val();
        for i in 1..5 {
            self.stage[i].d.next = self.stage[i - 1].q.val();
            self.threads[i].d.next = self.threads[i - 1].q.val();
        }

        self.fixed.valid.next = self.stage[1].q.val().valid;
        self.fixed.warp.next = bit_cast::<LW, 5>(self.stage[1].q.val().warp);
        self.next.mask.next = 0.into();
        if self.stage[3].q.val().writes_rd {
            self.next.mask.next = self.threads[3].q.val();
        }
        self.next.warp.next = bit_cast::<LW, 5>(self.stage[3].q.val().warp);
        self.next.rd.next = self.stage[3].q.val().rd;
        self.last.next = self.stage[4].q.val();
        self.now.mask.next = 0.into();
        if self.last.val().writes_rd {
            self.now.mask.next = self.threads[4].q.val();
        }
        self.now.warp.next = bit_cast::<LW, 5>(self.last.val().warp);
        self.now.rd.next = self.last.val().rd;
        self.predicate.valid.next = self.last.val().writes_predicate;
        self.predicate.warp.next = bit_cast::<LW, 5>(self.last.val().warp);
        self.predicate.number.next = self.last.val().predicate;
        self.predicate.mask.next = self.threads[4].q.val();
        self.mad_done.next = self.last.val().of_lanes;
        self.sfu_done.next = self.last.val().of_sfu;
    }
}

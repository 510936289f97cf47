// SPDX-License-Identifier: MIT
//! Where warps go on and when they end: branches, divergence, subroutines, faults (docs/core.md).
//!
//! Wires [`divergence`](crate::divergence), [`branch_unit`](super::branch_unit),
//! [`return_stack`](super::return_stack), [`faults`](super::faults) and
//! [`warp_lives`](super::warp_lives).
//!
//! | | |
//! | --- | --- |
//! | latency | from stage E1 to the redirect a cycle more than [`divergence`](crate::divergence) |
//! | throughput | a control instruction per cycle |
//! | invariant | at most one redirect per cycle; those of shared memory wait |
use super::branch_unit::BranchUnit;
use super::faults::Faults;
use super::return_stack::ReturnStack;
use super::warp_lives::WarpLives;
use crate::bundles::{
    Controls, ExecutedControl, FaultReport, FlowCounts, LaunchFlow, NextPc, NextPcIs, PcRequest,
    Refusal, Resolve, Resume, WarpEvent, WarpPc,
};
use crate::cells::{Lazy, DFF};
use crate::divergence::Divergence;
use crate::prelude::*;
use warpwright_isa::Unit;

/// Control flow of `W` warps of `T` threads, which `CB` bits count.
#[derive(LogicBlock)]
pub struct ControlFlow<const W: usize, const LW: usize, const T: usize, const CB: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The grid starts.
    pub start: Signal<In, Bit>,
    /// Launch of a warp.
    pub launch: LaunchFlow<In, LW, T>,
    /// An instruction is selected.
    pub select: WarpEvent<In, LW>,
    /// Stage 2: an instruction is in stage E1 in the next cycle.
    pub next_valid: Signal<In, Bit>,
    /// `Controls` of that instruction in stage E1, valid with `next_valid`.
    #[word]
    pub next_control: Signal<In, Controls>,
    /// The instruction in stage E1.
    pub e1: ExecutedControl<In, LW, T>,
    /// Slots of each warp with something outstanding.
    pub pending: [Signal<In, Bits<8>>; W],
    /// Warps with nothing outstanding in any slot.
    pub settled: Signal<In, Bits<W>>,
    /// Warps with another instruction in flight.
    pub blocked: Signal<In, Bits<W>>,
    /// From the front end: a warp has left the program.
    pub jump: WarpPc<In, LW, 20>,
    /// The accesses of the instruction in stage E1 are not allowed.
    pub access: Refusal<In>,
    /// PC of an instruction that was in stage E1 in the cycle before.
    pub pc: PcRequest<Out, 20>,
    /// From shared memory: how a warp goes on after an access.
    pub resume: Resume<In, LW>,
    /// To the front end: where a warp goes on.
    pub redirect: NextPc<Out, LW, 20>,
    /// Active threads of each warp.
    pub active: [Signal<Out, Bits<T>>; W],
    /// Warps that a fault has stopped.
    pub killed: Signal<Out, Bits<W>>,
    /// A warp arrives at a barrier: its instruction was in stage E1 in the cycle before.
    pub arrive: WarpEvent<Out, LW>,
    /// Warps that have not ended.
    pub alive: Signal<Out, Bits<W>>,
    /// A slot is free again.
    pub free: WarpEvent<Out, LW>,
    /// A fault has been recorded.
    pub fault: FaultReport<Out, 24>,
    /// Events, for the counters; those of the divergence unit a cycle late.
    pub count: FlowCounts<Out, CB>,
    divergence: Lazy<Divergence<W, LW, T, 20, CB>>,
    branch_unit: Lazy<BranchUnit<LW, T>>,
    returns: Lazy<ReturnStack<W, LW>>,
    faults: Lazy<Faults<W, LW>>,
    lives: Lazy<WarpLives<W, LW>>,
    // The instruction in stage E1: whether it is for the branch unit, defined, its operation.
    // Decided a cycle before, in registers of their own by the branch unit.
    busy: DFF<Bit>,
    legal: DFF<Bit>,
    op: DFF<Bits<6>>,
    // The PC of the instruction that was in stage E1 in the cycle before is needed: it faults, or
    // stores PCs of threads.
    #[drives(pc.wanted)]
    asks: DFF<Bit>,
    // What the branch unit asked in the cycle before.
    resolved: Registers<Resolve<Local, LW, T, 20>>,
    #[drives(arrive.valid)]
    arrived: DFF<Bit>,
    // The warp that is in stage E1 in the next cycle, its slots that are not zero and its live
    // threads, by then in registers.
    s2_warp: DFF<Bits<LW>>,
    outstanding: DFF<Bits<8>>,
    own_live: DFF<Bits<T>>,
    own_level: DFF<Bits<T>>,
    // The events of the divergence unit arrive late in the cycle before.
    counted: Registers<FlowCounts<Local, CB>>,
    outstanding_next: Signal<Local, Bits<8>>,
    live_next: Signal<Local, Bits<T>>,
    level_next: Signal<Local, Bits<T>>,
}

#[hdl_gen]
impl Logic for ControlFlow {
    fn update(&mut self) {
        // Control instructions. A choice among all warps has a cycle of its own. A warp's live
        // threads are settled by then, since its next instruction comes by the redirect; a slot
        // that is free again shows a cycle later.
        self.s2_warp.d.next = self.select.warp.val();
        self.outstanding_next.next = 0.into();
        self.live_next.next = 0.into();
        self.level_next.next = 0.into();
        for i in 0..W {
            if self.s2_warp.q.val() == i.to_bits() {
                self.live_next.next = self.live_next.val() | self.divergence.live[i].val();
                self.level_next.next = self.level_next.val() | self.divergence.level[i].val();
                self.outstanding_next.next = self.outstanding_next.val() | self.pending[i].val();
            }
        }
        self.own_live.d.next = self.live_next.val();
        self.own_level.d.next = self.level_next.val();
        self.outstanding.d.next = self.outstanding_next.val();
        // An access of shared memory is control as well, but its redirect comes from there.
        self.busy.d.next = self.next_valid.val()
            & ((self.next_control.val().is_control
                & (self.next_control.val().unit == Unit::Control as u64))
                | !self.next_control.val().legal);
        self.legal.d.next = self.next_control.val().legal;
        self.op.d.next = self.next_control.val().unit_op;
        self.branch_unit.valid.next = self.busy.q.val();
        self.branch_unit.legal.next = self.legal.q.val();
        self.branch_unit.op.next = self.op.q.val();
        self.e1.drive(&mut self.branch_unit.e1);
        self.branch_unit.live.next = self.own_live.q.val();
        self.branch_unit.level.next = self.own_level.q.val();
        self.branch_unit.outstanding.next = self.outstanding.q.val();
        self.faults.kill.drive(&mut self.branch_unit.kill);

        // A register between the branch unit and the divergence unit: what is asked depends on the
        // slots and live threads of the warp, what becomes of it on the threads and PCs of all.
        // A warp that resolves has had the same threads since it was selected, and a warp that is
        // killed has nothing in flight.
        self.branch_unit.resolve.drive(&mut self.resolved.d);
        self.e1.drive(&mut self.resolved.d, [active]);
        self.resolved.d.live.next = self.own_live.q.val();
        self.resolved.d.level.next = self.own_level.q.val();
        self.returns.drive(&mut self.resolved.d, [depth]);
        self.resolved.q.drive(&mut self.divergence.resolve);
        self.asks.d.next = self.branch_unit.needs_pc.val() | self.faults.found.val();
        if self.asks.q.val() {
            self.pc.drive(&mut self.divergence.resolve, [pc]);
        }
        self.launch.drive(&mut self.divergence.launch);

        // A warp has ended when its last thread has left and nothing of it is outstanding.
        self.launch.drive(&mut self.lives.launch);
        self.divergence.end.drive(&mut self.lives.end);
        self.drive(&mut self.lives, [settled, blocked]);
        self.lives.free.drive(&mut self.free);
        self.lives.drive(&mut self, [alive]);

        // Return stacks: read in stages 1 and 2, pushed and popped in E1.
        self.launch.drive(&mut self.returns.launch);
        self.select.drive(&mut self.returns.select);
        self.e1.drive(&mut self.returns, [warp]);
        self.pc.drive(&mut self.returns, [pc]);
        self.branch_unit.drive(&mut self.returns, [push, pop]);
        self.divergence.drive(&mut self.returns, [depth_valid, depth_warp]);
        self.returns.new_depth.next = self.divergence.depth.val();
        self.returns.drive(&mut self.branch_unit, [depth, top]);

        // Faults.
        self.drive(&mut self.faults, [start]);
        self.launch.drive(&mut self.faults.launch);
        self.jump.drive(&mut self.faults.jump);
        self.access.drive(&mut self.faults.access);
        self.branch_unit.refused.drive(&mut self.faults.refused);
        self.faults.undefined_valid.next =
            self.busy.q.val() & !self.legal.q.val() & !self.e1.killed.val();
        self.faults.e1_warp.next = self.e1.warp.val();
        self.pc.drive(&mut self.faults, [pc]);
        self.faults.branch_busy.next = self.busy.q.val();
        self.faults.drive(&mut self, [killed]);
        self.faults.fault.drive(&mut self.fault);

        // The next PC: of the divergence unit; else of an access of shared memory, with the same
        // instruction or the next one.
        self.divergence.redirect.drive(&mut self.redirect);
        self.resume.ready.next = !self.divergence.redirect.valid.val();
        if !self.divergence.redirect.valid.val() {
            self.resume.drive(&mut self.redirect, [valid, warp]);
            self.redirect.kind.next = (NextPcIs::Sequential as u64).into();
            if self.resume.again.val() {
                self.redirect.kind.next = (NextPcIs::Relative as u64).into();
            }
            self.redirect.offset.next = 0.into();
        }
        self.divergence.drive(&mut self, [active]);
        self.arrived.d.next = self.branch_unit.arrives.val();
        self.resolved.q.drive(&mut self.arrive, [warp]);
        self.divergence.count.drive(&mut self.counted.d);
        self.counted.q.drive(&mut self.count);
    }
}

// SPDX-License-Identifier: MIT
//! Where warps go on and when they end: branches, divergence, subroutines, faults (spec 6).
//!
//! Wires [`divergence`](crate::divergence), [`branch_unit`](super::branch_unit),
//! [`return_stack`](super::return_stack), [`faults`](super::faults) and the books of the warps that
//! live.
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
use crate::bundles::FaultReport;
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
    /// A warp is launched.
    pub launch_valid: Signal<In, Bit>,
    /// Its slot.
    pub launch_warp: Signal<In, Bits<LW>>,
    /// Its threads.
    pub launch_mask: Signal<In, Bits<T>>,
    /// Its number in the launch.
    pub launch_id: Signal<In, Bits<24>>,
    /// An instruction is selected.
    pub select_valid: Signal<In, Bit>,
    /// Its warp.
    pub select_warp: Signal<In, Bits<LW>>,
    /// Stage E1: warp of the instruction.
    pub warp: Signal<In, Bits<LW>>,
    /// Stage 2: an instruction is there.
    pub next_valid: Signal<In, Bit>,
    /// Its controls in stage E1.
    pub next_control: Signal<In, Bits<18>>,
    /// The warp was killed by an earlier fault.
    pub dead: Signal<In, Bit>,
    /// Its low word.
    pub low: Signal<In, Bits<32>>,
    /// Its high word.
    pub high: Signal<In, Bits<32>>,
    /// Its PC.
    pub pc: Signal<In, Bits<20>>,
    /// Active threads.
    pub threads: Signal<In, Bits<T>>,
    /// Those whose guard holds.
    pub mask: Signal<In, Bits<T>>,
    /// Slots of each warp with something outstanding.
    pub pending: [Signal<In, Bits<8>>; W],
    /// Warps with nothing outstanding in any slot.
    pub settled: Signal<In, Bits<W>>,
    /// Warps with another instruction under way.
    pub blocked: Signal<In, Bits<W>>,
    /// From the front end: a jump outside the program.
    pub jump_valid: Signal<In, Bit>,
    /// Its warp.
    pub jump_warp: Signal<In, Bits<LW>>,
    /// Its PC.
    pub jump_pc: Signal<In, Bits<20>>,
    /// An access of memory has faulted.
    pub access: FaultReport<In, LW>,
    /// An access of shared memory has faulted.
    pub shared: FaultReport<In, LW>,
    /// From shared memory: where a warp goes on.
    pub resume_valid: Signal<In, Bit>,
    /// It is taken.
    pub resume_ready: Signal<Out, Bit>,
    /// The warp.
    pub resume_warp: Signal<In, Bits<LW>>,
    /// With the same instruction again, else with the next.
    pub resume_again: Signal<In, Bit>,
    /// To the front end: the next PC of a warp.
    pub redirect_valid: Signal<Out, Bit>,
    /// The warp.
    pub redirect_warp: Signal<Out, Bits<LW>>,
    /// 0 sequential, 1 relative, 2 absolute, 3 stop.
    pub redirect_kind: Signal<Out, Bits<2>>,
    /// Relative: by so many instructions.
    pub redirect_offset: Signal<Out, Bits<24>>,
    /// Absolute: there.
    pub redirect_pc: Signal<Out, Bits<20>>,
    /// Active threads of each warp.
    pub active: [Signal<Out, Bits<T>>; W],
    /// Warps that a fault has stopped.
    pub killed: Signal<Out, Bits<W>>,
    /// A warp arrives at a barrier: its instruction was in stage E1 in the cycle before.
    pub arrives: Signal<Out, Bit>,
    /// The warp.
    pub arrives_warp: Signal<Out, Bits<LW>>,
    /// Warps that live.
    pub alive: Signal<Out, Bits<W>>,
    /// A slot is free again.
    pub free_valid: Signal<Out, Bit>,
    /// The slot.
    pub free_warp: Signal<Out, Bits<LW>>,
    /// A fault has been recorded.
    pub fault: FaultReport<Out, 24>,
    /// A control instruction is resolved.
    pub count_resolved: Signal<Out, Bit>,
    /// A warp has split, a cycle ago.
    pub count_divergent: Signal<Out, Bit>,
    /// Per-thread PCs read, a cycle ago.
    pub count_pc_read: Signal<Out, Bits<CB>>,
    /// Per-thread PCs written, a cycle ago.
    pub count_pc_write: Signal<Out, Bits<CB>>,
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
    // What the branch unit asked in the cycle before.
    resolved: DFF<Bit>,
    arrived: DFF<Bit>,
    #[value(Unit::Control as u64)]
    unit_control: Constant<Bits<3>>,
    resolved_warp: DFF<Bits<LW>>,
    resolved_kind: DFF<Bits<3>>,
    resolved_taken: DFF<Bits<T>>,
    resolved_pc: DFF<Bits<20>>,
    resolved_offset: DFF<Bits<24>>,
    resolved_active: DFF<Bits<T>>,
    resolved_live: DFF<Bits<T>>,
    resolved_level: DFF<Bits<T>>,
    resolved_depth: DFF<Bits<5>>,
    // The warp that is in stage E1 in the next cycle, its slots that are not zero and its live
    // threads, by then in registers.
    s2_warp: DFF<Bits<LW>>,
    outstanding: DFF<Bits<8>>,
    own_live: DFF<Bits<T>>,
    own_level: DFF<Bits<T>>,
    // Counts, which `divergence` knows late.
    pc_reads: DFF<Bits<CB>>,
    pc_writes: DFF<Bits<CB>>,
    divergent: DFF<Bit>,
    outstanding_next: Signal<Local, Bits<8>>,
    live_next: Signal<Local, Bits<T>>,
    level_next: Signal<Local, Bits<T>>,
}

impl<const W: usize, const LW: usize, const T: usize, const CB: usize> Logic
    for ControlFlow<W, LW, T, CB>
{
    #[hdl_gen]
    fn update(&mut self) {
        // Control instructions. A choice among all warps has a cycle of its own. A warp's live
        // threads are settled by then, since its next instruction comes by the redirect; a slot
        // that is free again shows a cycle later.
        self.s2_warp.d.next = self.select_warp.val();
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
            & ((self.next_control.val().get_bit(17)
                & (self.next_control.val().get_bits::<3>(1) == self.unit_control.val()))
                | !self.next_control.val().get_bit(0));
        self.legal.d.next = self.next_control.val().get_bit(0);
        self.op.d.next = self.next_control.val().get_bits::<6>(4);
        self.branch_unit.valid.next = self.busy.q.val();
        self.branch_unit.legal.next = self.legal.q.val();
        self.branch_unit.op.next = self.op.q.val();
        self.branch_unit.warp.next = self.warp.val();
        self.branch_unit.low.next = self.low.val();
        self.branch_unit.high.next = self.high.val();
        self.branch_unit.pc.next = self.pc.val();
        self.branch_unit.active.next = self.threads.val();
        self.branch_unit.mask.next = self.mask.val();
        self.branch_unit.live.next = self.own_live.q.val();
        self.branch_unit.level.next = self.own_level.q.val();
        self.branch_unit.outstanding.next = self.outstanding.q.val();
        self.branch_unit.kill_valid.next = self.faults.kill_valid.val();
        self.branch_unit.kill_warp.next = self.faults.kill_warp.val();
        // Between them a register: what is asked depends on the slots and live threads of the warp,
        // what becomes of it on the threads and PCs of all.
        self.resolved.d.next = self.branch_unit.resolve_valid.val();
        self.divergence.resolve_valid.next = self.resolved.q.val();
        self.resolved_warp.d.next = self.branch_unit.resolve_warp.val();
        self.divergence.resolve_warp.next = self.resolved_warp.q.val();
        self.resolved_kind.d.next = self.branch_unit.resolve_kind.val();
        self.divergence.resolve_kind.next = self.resolved_kind.q.val();
        self.resolved_taken.d.next = self.branch_unit.resolve_taken.val();
        self.divergence.resolve_taken.next = self.resolved_taken.q.val();
        self.resolved_pc.d.next = self.branch_unit.resolve_pc.val();
        self.divergence.resolve_pc.next = self.resolved_pc.q.val();
        self.resolved_offset.d.next = self.branch_unit.resolve_offset.val();
        self.divergence.resolve_offset.next = self.resolved_offset.q.val();
        // A warp that resolves has had the same threads since it was selected, and a warp that is
        // killed has nothing under way.
        self.resolved_active.d.next = self.threads.val();
        self.divergence.resolve_active.next = self.resolved_active.q.val();
        self.resolved_live.d.next = self.own_live.q.val();
        self.divergence.resolve_live.next = self.resolved_live.q.val();
        self.resolved_level.d.next = self.own_level.q.val();
        self.divergence.resolve_level.next = self.resolved_level.q.val();
        self.resolved_depth.d.next = self.returns.depth.val();
        self.divergence.resolve_depth.next = self.resolved_depth.q.val();

        // A warp has ended when its last thread has left and nothing of it is outstanding.
        self.lives.launch_valid.next = self.launch_valid.val();
        self.lives.launch_warp.next = self.launch_warp.val();
        self.lives.end_valid.next = self.divergence.end_valid.val();
        self.lives.end_warp.next = self.divergence.end_warp.val();
        self.lives.settled.next = self.settled.val();
        self.lives.blocked.next = self.blocked.val();
        self.free_valid.next = self.lives.free_valid.val();
        self.free_warp.next = self.lives.free_warp.val();

        // Return stacks: read in stages 1 and 2, pushed and popped in E1.
        self.returns.launch_valid.next = self.launch_valid.val();
        self.returns.launch_warp.next = self.launch_warp.val();
        self.returns.select_valid.next = self.select_valid.val();
        self.returns.select_warp.next = self.select_warp.val();
        self.returns.warp.next = self.warp.val();
        self.returns.push.next = self.branch_unit.push.val();
        self.returns.pop.next = self.branch_unit.pop.val();
        self.returns.pc.next = self.pc.val();
        self.returns.depth_valid.next = self.divergence.depth_valid.val();
        self.returns.depth_warp.next = self.divergence.depth_warp.val();
        self.returns.new_depth.next = self.divergence.depth.val();
        self.branch_unit.depth.next = self.returns.depth.val();
        self.branch_unit.top.next = self.returns.top.val();

        // Faults.
        self.faults.start.next = self.start.val();
        self.faults.launch_valid.next = self.launch_valid.val();
        self.faults.launch_warp.next = self.launch_warp.val();
        self.faults.launch_id.next = self.launch_id.val();
        self.faults.jump_valid.next = self.jump_valid.val();
        self.faults.jump_warp.next = self.jump_warp.val();
        self.faults.jump_pc.next = self.jump_pc.val();
        self.access.drive(&mut self.faults.access);
        self.faults.undefined_valid.next =
            self.busy.q.val() & !self.legal.q.val() & !self.dead.val();
        self.shared.drive(&mut self.faults.shared);
        self.faults.refused_valid.next = self.branch_unit.refused.val();
        self.faults.refused_cause.next = self.branch_unit.refused_cause.val();
        self.faults.e1_warp.next = self.warp.val();
        self.faults.e1_pc.next = self.pc.val();
        self.faults.branch_busy.next = self.busy.q.val();
        self.killed.next = self.faults.killed.val();
        self.faults.fault.drive(&mut self.fault);

        // The next PC: the divergence unit first.
        self.divergence.launch_valid.next = self.launch_valid.val();
        self.divergence.launch_warp.next = self.launch_warp.val();
        self.divergence.launch_mask.next = self.launch_mask.val();
        self.redirect_valid.next = self.divergence.redirect_valid.val();
        self.redirect_warp.next = self.divergence.redirect_warp.val();
        self.redirect_kind.next = self.divergence.redirect_kind.val();
        self.redirect_offset.next = self.divergence.redirect_offset.val();
        self.redirect_pc.next = self.divergence.redirect_pc.val();
        // Behind an access of shared memory: the same instruction again, or the next one.
        self.resume_ready.next = !self.divergence.redirect_valid.val();
        if !self.divergence.redirect_valid.val() {
            self.redirect_valid.next = self.resume_valid.val();
            self.redirect_warp.next = self.resume_warp.val();
            self.redirect_kind.next = 0.into();
            if self.resume_again.val() {
                self.redirect_kind.next = 1.into();
            }
            self.redirect_offset.next = 0.into();
        }
        for i in 0..W {
            self.active[i].next = self.divergence.active[i].val();
        }
        self.alive.next = self.lives.alive.val();
        self.arrived.d.next = self.branch_unit.arrives.val();
        self.arrives.next = self.arrived.q.val();
        self.arrives_warp.next = self.resolved_warp.q.val();
        self.count_resolved.next = self.busy.q.val();
        self.divergent.d.next = self.divergence.count_divergent.val();
        self.count_divergent.next = self.divergent.q.val();
        self.pc_reads.d.next = self.divergence.count_pc_read.val();
        self.pc_writes.d.next = self.divergence.count_pc_write.val();
        self.count_pc_read.next = self.pc_reads.q.val();
        self.count_pc_write.next = self.pc_writes.q.val();
    }
}

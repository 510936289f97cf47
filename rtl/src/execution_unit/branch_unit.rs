// SPDX-License-Identifier: MIT
//! Branch unit: what a control instruction in stage E1 asks of [`divergence`](crate::divergence).
//!
//! Combinational. A scoreboard branch of which neither side holds jumps to itself: the warp tries
//! again, and others issue in between. A barrier lets the warp go on to the next instruction, where
//! [`workgroups`](crate::workgroups) holds it; where not all live threads are active it ends the
//! warp, which is a fault; so does a call at depth 16 and a return at depth 0. A return address is
//! popped when the last threads of its call return: those inside as many calls as the active ones,
//! the level. An undefined instruction ends its warp, and so does a warp that `faults` wants dead,
//! in a cycle in which nothing else is resolved.
use crate::bundles::{ExecutedBranch, Refusal, ResolveKind, ResolveRequest, WarpEvent};
use crate::instruction_word as word;
use crate::prelude::*;
use warpwright_isa::{ControlOp, FaultCause};

/// Of the depth of a return stack, 0 to 16, the bit that is set at 16 alone: the stack is full.
const FULL: usize = 4;

/// The branch unit of a core with warps of `T` threads.
#[derive(LogicBlock)]
pub struct BranchUnit<const LW: usize, const T: usize> {
    /// Stage E1 has an instruction of this unit: one of control flow, or an undefined one.
    pub valid: Signal<In, Bit>,
    /// The instruction is defined.
    pub legal: Signal<In, Bit>,
    /// Operation of the instruction, see `ControlOp`.
    pub op: Signal<In, Bits<6>>,
    /// The instruction in stage E1.
    pub e1: ExecutedBranch<In, LW, T>,
    /// Live threads of its warp.
    pub live: Signal<In, Bits<T>>,
    /// Slots of the warp that are not zero.
    pub outstanding: Signal<In, Bits<8>>,
    /// A warp that is ended when nothing is resolved.
    pub kill: WarpEvent<In, LW>,
    /// PCs on the return stack of its warp.
    pub depth: Signal<In, Bits<5>>,
    /// The topmost.
    pub top: Signal<In, Bits<20>>,
    /// Live threads of its warp inside as many calls as the active ones.
    pub level: Signal<In, Bits<T>>,
    /// To `divergence`: what is resolved.
    pub resolve: ResolveRequest<Out, LW, T, 20>,
    /// The warp of stage E1 arrives at a barrier.
    pub arrives: Signal<Out, Bit>,
    /// The instruction is refused: a barrier in divergent code, a stack that is full or empty.
    pub refused: Refusal<Out>,
    /// To `return_stack`: a call.
    pub push: Signal<Out, Bit>,
    /// The last threads of a call return.
    pub pop: Signal<Out, Bit>,
    /// The instruction stores its PC or one that follows from it, for threads that wait or return.
    pub needs_pc: Signal<Out, Bit>,
    barrier: Signal<Local, Bit>,
    calls: Signal<Local, Bit>,
    returns: Signal<Local, Bit>,
    whole: Signal<Local, Bit>,
    full: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for BranchUnit {
    fn update(&mut self) {
        self.resolve.offset.next =
            bit_cast::<24, 8>(self.e1.low.val().get_bits::<8>(word::DISTANCE_LOW))
                | (bit_cast::<24, 16>(self.e1.high.val().get_bits::<16>(word::DISTANCE_HIGH)) << 8);
        self.resolve.valid.next = self.valid.val();
        self.e1.drive(&mut self.resolve, [warp]);
        self.resolve.pc.next = self.top.val();
        self.resolve.kind.next = (ResolveKind::Continue as u64).into();
        self.resolve.taken.next = self.e1.mask.val();
        if self.op.val() == ControlOp::Bra as u64 {
            self.resolve.kind.next = (ResolveKind::Branch as u64).into();
        }
        if self.op.val() == ControlOp::Sync as u64 {
            self.resolve.kind.next = (ResolveKind::Sync as u64).into();
        }
        if self.op.val() == ControlOp::Exit as u64 {
            self.resolve.kind.next = (ResolveKind::Exit as u64).into();
        }
        if self.op.val() == ControlOp::Discard as u64 {
            self.resolve.kind.next = (ResolveKind::Discard as u64).into();
        }
        if self.op.val() == ControlOp::Bsb as u64 {
            self.resolve.kind.next = (ResolveKind::Branch as u64).into();
            self.resolve.taken.next = self.e1.active.val();
            if (self.outstanding.val() & self.e1.low.val().get_bits::<8>(word::ASKED_SLOTS)).any() {
                self.resolve.offset.next = 0.into();
                if !(self.outstanding.val() & self.e1.high.val().get_bits::<8>(word::OTHER_SLOTS))
                    .any()
                {
                    self.resolve.kind.next = (ResolveKind::Continue as u64).into();
                }
            }
        }
        self.barrier.next =
            self.valid.val() & self.legal.val() & (self.op.val() == ControlOp::Bar as u64);
        self.arrives.next = self.barrier.val() & (self.e1.active.val() == self.live.val());
        self.full.next = self.depth.val().get_bit(FULL);
        self.whole.next = self.e1.mask.val() == self.level.val();
        self.calls.next = self.valid.val()
            & self.legal.val()
            & (self.op.val() == ControlOp::Call as u64)
            & self.e1.mask.val().any();
        self.returns.next = self.valid.val()
            & self.legal.val()
            & (self.op.val() == ControlOp::Ret as u64)
            & self.e1.mask.val().any();
        self.refused.valid.next = self.barrier.val() & (self.e1.active.val() != self.live.val());
        self.refused.cause.next = (FaultCause::Divergent as u64).into();
        self.push.next = false;
        self.pop.next = false;
        if self.calls.val() {
            self.resolve.kind.next = (ResolveKind::Call as u64).into();
            self.refused.valid.next = self.full.val();
            self.push.next = !self.full.val();
            self.refused.cause.next = (FaultCause::FullStack as u64).into();
        }
        if self.returns.val() {
            self.resolve.kind.next = (ResolveKind::Return as u64).into();
            self.refused.valid.next = !self.depth.val().any();
            self.pop.next = self.whole.val() & self.depth.val().any();
            self.refused.cause.next = (FaultCause::EmptyStack as u64).into();
        }
        self.needs_pc.next = self.valid.val()
            & self.legal.val()
            & (((self.op.val() == ControlOp::Bra as u64)
                & self.e1.mask.val().any()
                & (self.e1.mask.val() != self.e1.active.val()))
                | ((self.op.val() == ControlOp::Sync as u64)
                    & (self.e1.active.val() != self.level.val()))
                | self.calls.val());
        if !self.legal.val() | self.refused.valid.val() {
            self.resolve.kind.next = (ResolveKind::Kill as u64).into();
        }
        if self.kill.valid.val() & !self.valid.val() {
            self.resolve.valid.next = true;
            self.resolve.warp.next = self.kill.warp.val();
            self.resolve.kind.next = (ResolveKind::Kill as u64).into();
        }
    }
}

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
use crate::prelude::*;
use warpwright_isa::{ControlOp, FaultCause};

/// The branch unit of a core with warps of `T` threads.
#[derive(LogicBlock)]
pub struct BranchUnit<const LW: usize, const T: usize> {
    /// Stage E1 holds an instruction of this unit: one of control flow, or an undefined one.
    pub valid: Signal<In, Bit>,
    /// Its warp.
    pub warp: Signal<In, Bits<LW>>,
    /// It is defined.
    pub legal: Signal<In, Bit>,
    /// Its operation.
    pub op: Signal<In, Bits<6>>,
    /// Its low word.
    pub low: Signal<In, Bits<32>>,
    /// Its high word.
    pub high: Signal<In, Bits<32>>,
    /// Its PC.
    pub pc: Signal<In, Bits<20>>,
    /// Active threads of its warp.
    pub active: Signal<In, Bits<T>>,
    /// Those of them whose guard holds.
    pub mask: Signal<In, Bits<T>>,
    /// Live threads of its warp.
    pub live: Signal<In, Bits<T>>,
    /// Slots of the warp that are not zero.
    pub outstanding: Signal<In, Bits<8>>,
    /// A warp is to die when nothing is resolved.
    pub kill_valid: Signal<In, Bit>,
    /// The warp.
    pub kill_warp: Signal<In, Bits<LW>>,
    /// PCs on the return stack of its warp.
    pub depth: Signal<In, Bits<5>>,
    /// The topmost.
    pub top: Signal<In, Bits<20>>,
    /// Live threads of its warp inside as many calls as the active ones.
    pub level: Signal<In, Bits<T>>,
    /// To `divergence`: something is resolved.
    pub resolve_valid: Signal<Out, Bit>,
    /// The warp.
    pub resolve_warp: Signal<Out, Bits<LW>>,
    /// 0 branch, 1 sync, 2 exit, 3 discard, 4 go on, 5 end the warp, 6 return to `resolve_pc`, 7
    /// call.
    pub resolve_kind: Signal<Out, Bits<3>>,
    /// Threads that take the branch, call or return.
    pub resolve_taken: Signal<Out, Bits<T>>,
    /// PC of the instruction; of a return, where it goes.
    pub resolve_pc: Signal<Out, Bits<20>>,
    /// Distance to the target, in instructions.
    pub resolve_offset: Signal<Out, Bits<24>>,
    /// The warp of stage E1 arrives at a barrier.
    pub arrives: Signal<Out, Bit>,
    /// It is ended: a barrier in divergent code, a stack that is full or empty.
    pub refused: Signal<Out, Bit>,
    /// Why.
    pub refused_cause: Signal<Out, Bits<4>>,
    /// To `return_stack`: a call.
    pub push: Signal<Out, Bit>,
    /// The last threads of a call return.
    pub pop: Signal<Out, Bit>,
    #[value(ControlOp::Call as u64)]
    op_call: Constant<Bits<6>>,
    #[value(ControlOp::Ret as u64)]
    op_ret: Constant<Bits<6>>,
    #[value(FaultCause::Divergent as u64)]
    cause_split: Constant<Bits<4>>,
    #[value(FaultCause::FullStack as u64)]
    cause_full: Constant<Bits<4>>,
    #[value(FaultCause::EmptyStack as u64)]
    cause_empty: Constant<Bits<4>>,
    #[value(ControlOp::Bra as u64)]
    op_bra: Constant<Bits<6>>,
    #[value(ControlOp::Sync as u64)]
    op_sync: Constant<Bits<6>>,
    #[value(ControlOp::Exit as u64)]
    op_exit: Constant<Bits<6>>,
    #[value(ControlOp::Discard as u64)]
    op_discard: Constant<Bits<6>>,
    #[value(ControlOp::Bsb as u64)]
    op_bsb: Constant<Bits<6>>,
    #[value(ControlOp::Bar as u64)]
    op_bar: Constant<Bits<6>>,
    target: Signal<Local, Bits<24>>,
    barrier: Signal<Local, Bit>,
    calls: Signal<Local, Bit>,
    returns: Signal<Local, Bit>,
    whole: Signal<Local, Bit>,
    no: Signal<Local, Bit>,
}

impl<const LW: usize, const T: usize> Logic for BranchUnit<LW, T> {
    #[hdl_gen]
    fn update(&mut self) {
        self.target.next = bit_cast::<24, 8>(self.low.val().get_bits::<8>(24))
            | (bit_cast::<24, 16>(self.high.val().get_bits::<16>(0)) << 8);
        self.resolve_valid.next = self.valid.val();
        self.resolve_warp.next = self.warp.val();
        self.resolve_kind.next = 4.into();
        self.resolve_taken.next = self.mask.val();
        self.resolve_pc.next = self.pc.val();
        self.resolve_offset.next = self.target.val();
        if self.op.val() == self.op_bra.val() {
            self.resolve_kind.next = 0.into();
        }
        if self.op.val() == self.op_sync.val() {
            self.resolve_kind.next = 1.into();
        }
        if self.op.val() == self.op_exit.val() {
            self.resolve_kind.next = 2.into();
        }
        if self.op.val() == self.op_discard.val() {
            self.resolve_kind.next = 3.into();
        }
        if self.op.val() == self.op_bsb.val() {
            self.resolve_kind.next = 0.into();
            self.resolve_taken.next = self.active.val();
            if (self.outstanding.val() & self.low.val().get_bits::<8>(12)).any() {
                self.resolve_offset.next = 0.into();
                if !(self.outstanding.val() & self.high.val().get_bits::<8>(16)).any() {
                    self.resolve_kind.next = 4.into();
                }
            }
        }
        self.barrier.next =
            self.valid.val() & self.legal.val() & (self.op.val() == self.op_bar.val());
        self.arrives.next = self.barrier.val() & (self.active.val() == self.live.val());
        self.whole.next = self.mask.val() == self.level.val();
        self.calls.next = self.valid.val()
            & self.legal.val()
            & (self.op.val() == self.op_call.val())
            & self.mask.val().any();
        self.returns.next = self.valid.val()
            & self.legal.val()
            & (self.op.val() == self.op_ret.val())
            & self.mask.val().any();
        self.no.next = self.barrier.val() & (self.active.val() != self.live.val());
        self.refused_cause.next = self.cause_split.val();
        self.push.next = false;
        self.pop.next = false;
        if self.calls.val() {
            self.resolve_kind.next = 7.into();
            self.no.next = self.depth.val().get_bit(4);
            self.push.next = !self.depth.val().get_bit(4);
            self.refused_cause.next = self.cause_full.val();
        }
        if self.returns.val() {
            self.resolve_kind.next = 6.into();
            self.resolve_pc.next = self.top.val();
            self.no.next = !self.depth.val().any();
            self.pop.next = self.whole.val() & self.depth.val().any();
            self.refused_cause.next = self.cause_empty.val();
        }
        self.refused.next = self.no.val();
        if !self.legal.val() | self.no.val() {
            self.resolve_kind.next = 5.into();
        }
        if self.kill_valid.val() & !self.valid.val() {
            self.resolve_valid.next = true;
            self.resolve_warp.next = self.kill_warp.val();
            self.resolve_kind.next = 5.into();
        }
    }
}

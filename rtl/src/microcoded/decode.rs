// SPDX-License-Identifier: MIT
//! Decoder of the micro-instruction in the second stage of the microcoded core.
use crate::bundles::{ComputeOps, JumpOps};
use crate::prelude::*;
use warpwright_microcode::{Op, Sys};

/// One-hot operation; of [`Sys`](warpwright_microcode::Op::Sys) which of its functions. Latency:
/// combinational.
#[derive(LogicBlock)]
pub struct Decode {
    /// Micro-instruction of the second stage.
    pub op: Signal<In, Bits<16>>,
    /// `op` holds a micro-instruction; otherwise every output is low.
    pub op_valid: Signal<In, Bit>,
    /// For the accumulators.
    pub compute: ComputeOps<Out>,
    /// For the sequencer.
    pub jump: JumpOps<Out>,
    /// `Op::St`.
    pub op_st: Signal<Out, Bit>,
    /// `Op::Stb`.
    pub op_stb: Signal<Out, Bit>,
    /// `Sys::Read`.
    pub sys_read: Signal<Out, Bit>,
    /// `Sys::Write`.
    pub sys_write: Signal<Out, Bit>,
    /// `Sys::Begin`.
    pub sys_begin: Signal<Out, Bit>,
    /// `Sys::Left`.
    pub sys_left: Signal<Out, Bit>,
    /// `Sys::GetLeft`.
    pub sys_get_left: Signal<Out, Bit>,
    /// `Sys::GetThread`.
    pub sys_get_thread: Signal<Out, Bit>,
    /// `Sys::SetThread`.
    pub sys_set_thread: Signal<Out, Bit>,
    /// `Sys::Bit`.
    pub sys_bit: Signal<Out, Bit>,
    /// `Sys::IncrementRd`.
    pub sys_increment_rd: Signal<Out, Bit>,
    /// `Sys::SetLow`.
    pub sys_set_low: Signal<Out, Bit>,
    /// `Sys::SetHigh`.
    pub sys_set_high: Signal<Out, Bit>,
    /// `Sys::SetPredicates`.
    pub sys_set_predicates: Signal<Out, Bit>,
    /// `Sys::GetPredicates`.
    pub sys_get_predicates: Signal<Out, Bit>,
    /// `Sys::PutPredicate`.
    pub sys_put_predicate: Signal<Out, Bit>,
    /// `Sys::SetWarp`.
    pub sys_set_warp: Signal<Out, Bit>,
    /// `Sys::SetIndex`.
    pub sys_set_index: Signal<Out, Bit>,
    /// `Sys::Idle`.
    pub sys_idle: Signal<Out, Bit>,
    /// `Sys::Fault`.
    pub sys_fault: Signal<Out, Bit>,
    /// `Sys::Keep`.
    pub sys_keep: Signal<Out, Bit>,
    code: Signal<Local, Bits<5>>,
    system_number: Signal<Local, Bits<5>>,
    system: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for Decode {
    fn update(&mut self) {
        self.code.next = self.op.val().get_bits::<5>(11);
        self.system_number.next = self.op.val().get_bits::<5>(0);
        self.system.next = self.op_valid.val() & (self.code.val() == Op::Sys as u64);
        self.compute.ld.next = self.op_valid.val() & (self.code.val() == Op::Ld as u64);
        self.compute.add.next = self.op_valid.val() & (self.code.val() == Op::Add as u64);
        self.compute.sub.next = self.op_valid.val() & (self.code.val() == Op::Sub as u64);
        self.compute.and.next = self.op_valid.val() & (self.code.val() == Op::And as u64);
        self.compute.or.next = self.op_valid.val() & (self.code.val() == Op::Or as u64);
        self.compute.xor.next = self.op_valid.val() & (self.code.val() == Op::Xor as u64);
        self.op_st.next = self.op_valid.val() & (self.code.val() == Op::St as u64);
        self.op_stb.next = self.op_valid.val() & (self.code.val() == Op::Stb as u64);
        self.compute.ldb.next = self.op_valid.val() & (self.code.val() == Op::Ldb as u64);
        self.compute.mul.next = self.op_valid.val() & (self.code.val() == Op::Mul as u64);
        self.compute.div.next = self.op_valid.val() & (self.code.val() == Op::Div as u64);
        self.compute.cmp.next = self.op_valid.val() & (self.code.val() == Op::Cmp as u64);
        self.compute.ldk.next = self.op_valid.val() & (self.code.val() == Op::Ldk as u64);
        self.compute.shift.next = self.op_valid.val() & (self.code.val() == Op::Shift as u64);
        self.jump.each.next = self.op_valid.val() & (self.code.val() == Op::Each as u64);
        self.jump.jmp.next = self.op_valid.val() & (self.code.val() == Op::Jmp as u64);
        self.jump.call.next = self.op_valid.val() & (self.code.val() == Op::Call as u64);
        self.jump.jz.next = self.op_valid.val() & (self.code.val() == Op::Jz as u64);
        self.jump.jnz.next = self.op_valid.val() & (self.code.val() == Op::Jnz as u64);
        self.jump.jn.next = self.op_valid.val() & (self.code.val() == Op::Jn as u64);
        self.jump.jp.next = self.op_valid.val() & (self.code.val() == Op::Jp as u64);
        self.jump.jc.next = self.op_valid.val() & (self.code.val() == Op::Jc as u64);
        self.jump.jnc.next = self.op_valid.val() & (self.code.val() == Op::Jnc as u64);
        self.jump.jo.next = self.op_valid.val() & (self.code.val() == Op::Jo as u64);
        self.jump.je.next = self.op_valid.val() & (self.code.val() == Op::Je as u64);
        self.jump.next_thread.next = self.op_valid.val() & (self.code.val() == Op::Next as u64);
        self.jump.jnone.next = self.op_valid.val() & (self.code.val() == Op::Jnone as u64);
        self.jump.jsel.next = self.op_valid.val() & (self.code.val() == Op::Jsel as u64);
        self.jump.jbz.next = self.op_valid.val() & (self.code.val() == Op::Jbz as u64);
        self.jump.jbn.next = self.op_valid.val() & (self.code.val() == Op::Jbn as u64);
        self.jump.jbp.next = self.op_valid.val() & (self.code.val() == Op::Jbp as u64);
        self.sys_read.next = self.system.val() & (self.system_number.val() == Sys::Read as u64);
        self.sys_write.next = self.system.val() & (self.system_number.val() == Sys::Write as u64);
        self.sys_begin.next = self.system.val() & (self.system_number.val() == Sys::Begin as u64);
        self.sys_left.next = self.system.val() & (self.system_number.val() == Sys::Left as u64);
        self.sys_get_left.next =
            self.system.val() & (self.system_number.val() == Sys::GetLeft as u64);
        self.sys_get_thread.next =
            self.system.val() & (self.system_number.val() == Sys::GetThread as u64);
        self.sys_set_thread.next =
            self.system.val() & (self.system_number.val() == Sys::SetThread as u64);
        self.sys_bit.next = self.system.val() & (self.system_number.val() == Sys::Bit as u64);
        self.sys_increment_rd.next =
            self.system.val() & (self.system_number.val() == Sys::IncrementRd as u64);
        self.sys_set_low.next =
            self.system.val() & (self.system_number.val() == Sys::SetLow as u64);
        self.sys_set_high.next =
            self.system.val() & (self.system_number.val() == Sys::SetHigh as u64);
        self.sys_set_predicates.next =
            self.system.val() & (self.system_number.val() == Sys::SetPredicates as u64);
        self.sys_get_predicates.next =
            self.system.val() & (self.system_number.val() == Sys::GetPredicates as u64);
        self.sys_put_predicate.next =
            self.system.val() & (self.system_number.val() == Sys::PutPredicate as u64);
        self.sys_set_warp.next =
            self.system.val() & (self.system_number.val() == Sys::SetWarp as u64);
        self.jump.dispatch.next =
            self.system.val() & (self.system_number.val() == Sys::Dispatch as u64);
        self.jump.ret.next = self.system.val() & (self.system_number.val() == Sys::Return as u64);
        self.compute.swap.next = self.system.val() & (self.system_number.val() == Sys::Swap as u64);
        self.compute.set_count.next =
            self.system.val() & (self.system_number.val() == Sys::SetCount as u64);
        self.compute.get_count.next =
            self.system.val() & (self.system_number.val() == Sys::GetCount as u64);
        self.sys_set_index.next =
            self.system.val() & (self.system_number.val() == Sys::SetIndex as u64);
        self.jump.jump_to.next =
            self.system.val() & (self.system_number.val() == Sys::JumpTo as u64);
        self.sys_idle.next = self.system.val() & (self.system_number.val() == Sys::Idle as u64);
        self.sys_fault.next = self.system.val() & (self.system_number.val() == Sys::Fault as u64);
        self.compute.trace.next =
            self.system.val() & (self.system_number.val() == Sys::Trace as u64);
        self.jump.far.next = self.system.val() & (self.system_number.val() == Sys::Far as u64);
        self.sys_keep.next = self.system.val() & (self.system_number.val() == Sys::Keep as u64);
    }
}

// SPDX-License-Identifier: MIT
//! What the word in the second stage of the microcoded core does.
use crate::prelude::*;

/// Operation and, of [`Sys`](warpwright_microcode::Op::Sys), what is done: a line for each.
/// Latency: combinational.
#[derive(LogicBlock)]
pub struct Decode {
    /// The word.
    pub op: Signal<In, Bits<16>>,
    /// There is one.
    pub op_valid: Signal<In, Bit>,
    /// `Op::Ld`.
    pub op_ld: Signal<Out, Bit>,
    /// `Op::Add`.
    pub op_add: Signal<Out, Bit>,
    /// `Op::Sub`.
    pub op_sub: Signal<Out, Bit>,
    /// `Op::And`.
    pub op_and: Signal<Out, Bit>,
    /// `Op::Or`.
    pub op_or: Signal<Out, Bit>,
    /// `Op::Xor`.
    pub op_xor: Signal<Out, Bit>,
    /// `Op::St`.
    pub op_st: Signal<Out, Bit>,
    /// `Op::Stb`.
    pub op_stb: Signal<Out, Bit>,
    /// `Op::Ldb`.
    pub op_ldb: Signal<Out, Bit>,
    /// `Op::Mul`.
    pub op_mul: Signal<Out, Bit>,
    /// `Op::Div`.
    pub op_div: Signal<Out, Bit>,
    /// `Op::Cmp`.
    pub op_cmp: Signal<Out, Bit>,
    /// `Op::Ldk`.
    pub op_ldk: Signal<Out, Bit>,
    /// `Op::Shift`.
    pub op_shift: Signal<Out, Bit>,
    /// `Op::Each`.
    pub op_each: Signal<Out, Bit>,
    /// `Op::Jmp`.
    pub op_jmp: Signal<Out, Bit>,
    /// `Op::Call`.
    pub op_call: Signal<Out, Bit>,
    /// `Op::Jz`.
    pub op_jz: Signal<Out, Bit>,
    /// `Op::Jnz`.
    pub op_jnz: Signal<Out, Bit>,
    /// `Op::Jn`.
    pub op_jn: Signal<Out, Bit>,
    /// `Op::Jp`.
    pub op_jp: Signal<Out, Bit>,
    /// `Op::Jc`.
    pub op_jc: Signal<Out, Bit>,
    /// `Op::Jnc`.
    pub op_jnc: Signal<Out, Bit>,
    /// `Op::Jo`.
    pub op_jo: Signal<Out, Bit>,
    /// `Op::Je`.
    pub op_je: Signal<Out, Bit>,
    /// `Op::Next`.
    pub op_next: Signal<Out, Bit>,
    /// `Op::Jnone`.
    pub op_jnone: Signal<Out, Bit>,
    /// `Op::Jsel`.
    pub op_jsel: Signal<Out, Bit>,
    /// `Op::Jbz`.
    pub op_jbz: Signal<Out, Bit>,
    /// `Op::Jbn`.
    pub op_jbn: Signal<Out, Bit>,
    /// `Op::Jbp`.
    pub op_jbp: Signal<Out, Bit>,
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
    /// `Sys::Dispatch`.
    pub sys_dispatch: Signal<Out, Bit>,
    /// `Sys::Return`.
    pub sys_return: Signal<Out, Bit>,
    /// `Sys::Swap`.
    pub sys_swap: Signal<Out, Bit>,
    /// `Sys::SetCount`.
    pub sys_set_count: Signal<Out, Bit>,
    /// `Sys::GetCount`.
    pub sys_get_count: Signal<Out, Bit>,
    /// `Sys::SetIndex`.
    pub sys_set_index: Signal<Out, Bit>,
    /// `Sys::JumpTo`.
    pub sys_jump_to: Signal<Out, Bit>,
    /// `Sys::Idle`.
    pub sys_idle: Signal<Out, Bit>,
    /// `Sys::Fault`.
    pub sys_fault: Signal<Out, Bit>,
    /// `Sys::Trace`.
    pub sys_trace: Signal<Out, Bit>,
    /// `Sys::Far`.
    pub sys_far: Signal<Out, Bit>,
    /// `Sys::Keep`.
    pub sys_keep: Signal<Out, Bit>,
    // A bit for each number.
    does: Signal<Local, Bits<32>>,
    system: Signal<Local, Bits<32>>,
    code_number: Signal<Local, Bits<5>>,
    system_number: Signal<Local, Bits<5>>,
}

impl Logic for Decode {
    #[hdl_gen]
    fn update(&mut self) {
        self.code_number.next = self.op.val().get_bits::<5>(11);
        self.system_number.next = self.op.val().get_bits::<5>(0);
        self.does.next = 0.into();
        self.system.next = 0.into();
        for i in 0..32 {
            if self.op_valid.val() & (self.code_number.val() == i.to_bits()) {
                self.does.next = self.does.val().replace_bit(i, true);
            }
            if self.op_valid.val()
                & (self.code_number.val() == 14)
                & (self.system_number.val() == i.to_bits())
            {
                self.system.next = self.system.val().replace_bit(i, true);
            }
        }

        // By their numbers in `Op` and `Sys`: an index takes no constants.
        self.op_ld.next = self.does.val().get_bit(0);
        self.op_add.next = self.does.val().get_bit(1);
        self.op_sub.next = self.does.val().get_bit(2);
        self.op_and.next = self.does.val().get_bit(3);
        self.op_or.next = self.does.val().get_bit(4);
        self.op_xor.next = self.does.val().get_bit(5);
        self.op_st.next = self.does.val().get_bit(6);
        self.op_stb.next = self.does.val().get_bit(7);
        self.op_ldb.next = self.does.val().get_bit(8);
        self.op_mul.next = self.does.val().get_bit(9);
        self.op_div.next = self.does.val().get_bit(10);
        self.op_cmp.next = self.does.val().get_bit(11);
        self.op_ldk.next = self.does.val().get_bit(12);
        self.op_shift.next = self.does.val().get_bit(13);
        self.op_each.next = self.does.val().get_bit(15);
        self.op_jmp.next = self.does.val().get_bit(16);
        self.op_call.next = self.does.val().get_bit(17);
        self.op_jz.next = self.does.val().get_bit(18);
        self.op_jnz.next = self.does.val().get_bit(19);
        self.op_jn.next = self.does.val().get_bit(20);
        self.op_jp.next = self.does.val().get_bit(21);
        self.op_jc.next = self.does.val().get_bit(22);
        self.op_jnc.next = self.does.val().get_bit(23);
        self.op_jo.next = self.does.val().get_bit(24);
        self.op_je.next = self.does.val().get_bit(25);
        self.op_next.next = self.does.val().get_bit(26);
        self.op_jnone.next = self.does.val().get_bit(27);
        self.op_jsel.next = self.does.val().get_bit(28);
        self.op_jbz.next = self.does.val().get_bit(29);
        self.op_jbn.next = self.does.val().get_bit(30);
        self.op_jbp.next = self.does.val().get_bit(31);
        self.sys_read.next = self.system.val().get_bit(1);
        self.sys_write.next = self.system.val().get_bit(2);
        self.sys_begin.next = self.system.val().get_bit(3);
        self.sys_left.next = self.system.val().get_bit(4);
        self.sys_get_left.next = self.system.val().get_bit(5);
        self.sys_get_thread.next = self.system.val().get_bit(6);
        self.sys_set_thread.next = self.system.val().get_bit(7);
        self.sys_bit.next = self.system.val().get_bit(8);
        self.sys_increment_rd.next = self.system.val().get_bit(9);
        self.sys_set_low.next = self.system.val().get_bit(10);
        self.sys_set_high.next = self.system.val().get_bit(11);
        self.sys_set_predicates.next = self.system.val().get_bit(12);
        self.sys_get_predicates.next = self.system.val().get_bit(13);
        self.sys_put_predicate.next = self.system.val().get_bit(14);
        self.sys_set_warp.next = self.system.val().get_bit(15);
        self.sys_dispatch.next = self.system.val().get_bit(16);
        self.sys_return.next = self.system.val().get_bit(17);
        self.sys_swap.next = self.system.val().get_bit(18);
        self.sys_set_count.next = self.system.val().get_bit(19);
        self.sys_get_count.next = self.system.val().get_bit(20);
        self.sys_set_index.next = self.system.val().get_bit(21);
        self.sys_jump_to.next = self.system.val().get_bit(22);
        self.sys_idle.next = self.system.val().get_bit(23);
        self.sys_fault.next = self.system.val().get_bit(24);
        self.sys_trace.next = self.system.val().get_bit(25);
        self.sys_far.next = self.system.val().get_bit(26);
        self.sys_keep.next = self.system.val().get_bit(27);
    }
}

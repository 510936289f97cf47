// SPDX-License-Identifier: MIT
//! Whether an instruction may need its PC (docs/mechanisms/1.md).
use crate::instruction_buffer::control_bits;
use crate::prelude::*;
use warpwright_isa::{ControlOp, SpecialOp, SpecialRegister, Unit};

/// Combinational. An undefined instruction and an access of memory may fault; a branch with a
/// guard, `sync` and a call may store PCs of threads; a barrier and a return may be refused.
#[derive(LogicBlock)]
pub struct NeedsPc {
    /// Controls of the instruction.
    pub control: Signal<In, Bits<18>>,
    /// It has a guard.
    pub guarded: Signal<In, Bit>,
    /// Special register that it names.
    pub register: Signal<In, Bits<6>>,
    /// Its PC may be needed.
    pub needed: Signal<Out, Bit>,
    unit: Signal<Local, Bits<3>>,
    op: Signal<Local, Bits<6>>,
}

#[hdl_gen]
impl Logic for NeedsPc {
    fn update(&mut self) {
        self.unit.next = self.control.val().get_bits::<3>(control_bits::UNIT);
        self.op.next = self.control.val().get_bits::<6>(control_bits::UNIT_OP);
        self.needed.next = !self.control.val().get_bit(control_bits::LEGAL)
            | (self.unit.val() == Unit::LoadStore as u64);
        if self.unit.val() == Unit::Control as u64 {
            if (self.op.val() == ControlOp::Sync as u64)
                | (self.op.val() == ControlOp::Call as u64)
                | (self.op.val() == ControlOp::Ret as u64)
                | (self.op.val() == ControlOp::Bar as u64)
                | ((self.op.val() == ControlOp::Bra as u64) & self.guarded.val())
            {
                self.needed.next = true;
            }
        }
        if (self.unit.val() == Unit::Special as u64)
            & (self.op.val() == SpecialOp::S2r as u64)
            & (self.register.val() == SpecialRegister::Pc as u64)
        {
            self.needed.next = true;
        }
    }
}

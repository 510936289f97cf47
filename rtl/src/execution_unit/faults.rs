// SPDX-License-Identifier: MIT
//! Faults: the first is recorded, every warp that faults is stopped (docs/core.md).
//!
//! - The PC leaves the program (seen by the front end): the warp has no instruction left; the
//!   branch unit ends it when it is free.
//! - An access is misaligned or outside its memory (stage E1): later instructions of the warp are
//!   void (`killed`), and the branch unit ends it at the next. That is issued five cycles later at
//!   the earliest.
//! - A barrier, call or return in divergent code, a return stack that is full or empty (stage E1):
//!   the instruction itself ends the warp in the branch unit.
//! - An undefined instruction (stage E1): likewise.
//!
//! The record is sticky until `start`. Of several faults in one cycle the last in this list is
//! recorded; those of stage E1 count a cycle later, with the PC. The number of the warp in the
//! launch is there one cycle after the rest of the record, long before the warp's slot can be used
//! again.
use crate::bundles::{FaultPlace, FaultReport, LaunchNumber, Refusal, WarpEvent, WarpPc};
use crate::cells::{LutRam, DFF};
use crate::prelude::*;
use warpwright_isa::FaultCause;

/// The faults of `W` warps.
#[derive(LogicBlock)]
pub struct Faults<const W: usize, const LW: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A new grid: forget the record.
    pub start: Signal<In, Bit>,
    /// Launch of a warp.
    pub launch: LaunchNumber<In, LW>,
    /// The PC of a warp has left the program.
    pub jump: WarpPc<In, LW, 20>,
    /// The accesses of the instruction in stage E1 are not allowed.
    pub access: Refusal<In>,
    /// The branch unit refuses the instruction in stage E1.
    pub refused: Refusal<In>,
    /// An undefined instruction is in stage E1.
    pub undefined_valid: Signal<In, Bit>,
    /// The warp of stage E1.
    pub e1_warp: Signal<In, Bits<LW>>,
    /// The instruction in stage E1 faults.
    pub found: Signal<Out, Bit>,
    /// PC of an instruction that has faulted in stage E1 in the cycle before, in instructions.
    pub pc: Signal<In, Bits<20>>,
    /// The branch unit is taken.
    pub branch_busy: Signal<In, Bit>,
    /// Warps whose instructions are void.
    pub killed: Signal<Out, Bits<W>>,
    /// A warp without instruction that is ended as soon as the branch unit is free.
    pub kill: WarpEvent<Out, LW>,
    /// A fault has been recorded.
    pub fault: FaultReport<Out, 24>,
    ids: LutRam<LW, 24>,
    // The fault of stage E1 in the cycle before, and whether it is one of an access.
    last: Registers<Refusal<Local>>,
    last_access: DFF<Bit>,
    last_warp: DFF<Bits<LW>>,
    #[drives(killed)]
    voided: DFF<Bits<W>>,
    // Warps that the front end stopped; they die when the branch unit is free.
    stranded: DFF<Bits<W>>,
    // The fault that is recorded, without the number of its warp in the launch.
    #[drives(fault.valid)]
    recorded: DFF<Bit>,
    first: Registers<FaultPlace<Local, LW>>,
    #[drives(fault.warp)]
    id: DFF<Bits<24>>,
    fresh: DFF<Bit>,
    #[value(1)]
    one: Constant<Bits<W>>,
    launched: Signal<Local, Bits<W>>,
    struck: Signal<Local, Bits<W>>,
    stuck: Signal<Local, Bits<W>>,
    dying: Signal<Local, Bits<W>>,
    now: FaultReport<Local, LW>,
}

#[hdl_gen]
impl Logic for Faults {
    fn update(&mut self) {
        self.ids.write(self.launch.valid.val(), self.launch.warp.val(), self.launch.id.val());
        self.ids.read(self.first.q.warp.val());

        // The record. Faults of stage E1 go through a register: the threads, and so whether the
        // branch unit refuses, arrive late there.
        self.found.next =
            self.refused.valid.val() | self.access.valid.val() | self.undefined_valid.val();
        self.last.d.valid.next = self.found.val();
        self.last.d.cause.next = self.refused.cause.val();
        if self.access.valid.val() {
            self.last.d.cause.next = self.access.cause.val();
        }
        if self.undefined_valid.val() {
            self.last.d.cause.next = (FaultCause::Undefined as u64).into();
        }
        self.last_access.d.next = self.access.valid.val();
        self.last_warp.d.next = self.e1_warp.val();
        self.now.cause.next = (FaultCause::OutsideProgram as u64).into();
        self.jump.drive(&mut self.now, [warp, pc]);
        if self.last.q.valid.val() {
            self.now.cause.next = self.last.q.cause.val();
            self.now.warp.next = self.last_warp.q.val();
            self.now.pc.next = self.pc.val();
        }
        self.now.valid.next = self.jump.valid.val() | self.last.q.valid.val();
        self.fresh.d.next = false;
        if self.now.valid.val() & !self.recorded.q.val() {
            self.recorded.d.next = true;
            self.now.drive(&mut self.first.d);
            self.fresh.d.next = true;
        }
        if self.fresh.q.val() {
            self.id.d.next = self.ids.read_data.val();
        }
        if self.start.val() {
            self.recorded.d.next = false;
        }
        self.first.q.drive(&mut self.fault, [cause, pc]);

        // The warps.
        self.launched.next = 0.into();
        if self.launch.valid.val() {
            self.launched.next = self.one.val() << self.launch.warp.val();
        }
        self.struck.next = 0.into();
        if self.last_access.q.val() {
            self.struck.next = self.one.val() << self.last_warp.q.val();
        }
        self.stuck.next = 0.into();
        if self.jump.valid.val() {
            self.stuck.next = self.one.val() << self.jump.warp.val();
        }
        self.kill.valid.next = self.stranded.q.val().any();
        self.kill.warp.next = 0.into();
        self.dying.next = 0.into();
        for i in 0..W {
            if self.stranded.q.val().get_bit(i) {
                self.kill.warp.next = i.to_bits();
            }
        }
        if self.kill.valid.val() & !self.branch_busy.val() {
            self.dying.next = self.one.val() << self.kill.warp.val();
        }
        self.voided.d.next = (self.voided.q.val() | self.struck.val()) & !self.launched.val();
        self.stranded.d.next = (self.stranded.q.val() & !self.dying.val()) | self.stuck.val();
    }
}

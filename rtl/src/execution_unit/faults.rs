// SPDX-License-Identifier: MIT
//! Faults: the first is recorded, every warp that faults is stopped (docs/core.md).
//!
//! - The PC leaves the program (seen by the front end): the warp has no instruction left; the
//!   branch unit ends it when it is free.
//! - An access is misaligned or outside memory (load/store unit), or outside shared memory: later
//!   instructions of the warp are void (`killed`), and the branch unit ends it at the next.
//! - A barrier, call or return in divergent code, a return stack that is full or empty (stage E1):
//!   the instruction itself ends the warp in the branch unit.
//! - An undefined instruction (stage E1): likewise.
//!
//! The record is sticky until `start`. Of several faults in one cycle the last in this list is
//! recorded; one of stage E1 counts a cycle later. The number of the warp in the
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
    /// A memory access is not allowed.
    pub access: FaultReport<In, LW>,
    /// An access of shared memory is not allowed.
    pub shared: FaultReport<In, LW>,
    /// The branch unit refuses the instruction in stage E1.
    pub refused: Refusal<In>,
    /// An undefined instruction is in stage E1.
    pub undefined_valid: Signal<In, Bit>,
    /// The warp of stage E1.
    pub e1_warp: Signal<In, Bits<LW>>,
    /// PC of the instruction in stage E1, in instructions.
    pub e1_pc: Signal<In, Bits<20>>,
    /// The branch unit is taken.
    pub branch_busy: Signal<In, Bit>,
    /// Warps whose instructions are void.
    pub killed: Signal<Out, Bits<W>>,
    /// A warp without instruction that is ended as soon as the branch unit is free.
    pub kill: WarpEvent<Out, LW>,
    /// A fault has been recorded.
    pub fault: FaultReport<Out, 24>,
    ids: LutRam<LW, 24>,
    // The faults of stage E1 in the cycle before.
    refusal: Registers<Refusal<Local>>,
    undefined: DFF<Bit>,
    last_warp: DFF<Bits<LW>>,
    last_pc: DFF<Bits<20>>,
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
        self.refused.drive(&mut self.refusal.d);
        self.undefined.d.next = self.undefined_valid.val();
        self.last_warp.d.next = self.e1_warp.val();
        self.last_pc.d.next = self.e1_pc.val();
        self.now.cause.next = (FaultCause::OutsideProgram as u64).into();
        self.jump.drive(&mut self.now, [warp, pc]);
        if self.access.valid.val() {
            self.access.drive(&mut self.now);
        }
        if self.shared.valid.val() {
            self.shared.drive(&mut self.now);
        }
        if self.refusal.q.valid.val() | self.undefined.q.val() {
            self.now.cause.next = self.refusal.q.cause.val();
            self.now.warp.next = self.last_warp.q.val();
            self.now.pc.next = self.last_pc.q.val();
        }
        if self.undefined.q.val() {
            self.now.cause.next = (FaultCause::Undefined as u64).into();
        }
        self.now.valid.next = self.jump.valid.val()
            | self.access.valid.val()
            | self.shared.valid.val()
            | self.refusal.q.valid.val()
            | self.undefined.q.val();
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
        if self.access.valid.val() {
            self.struck.next = self.one.val() << self.access.warp.val();
        }
        if self.shared.valid.val() {
            self.struck.next = self.struck.val() | (self.one.val() << self.shared.warp.val());
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

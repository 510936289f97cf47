// SPDX-License-Identifier: MIT
//! Faults: the first is recorded, every warp that faults is stopped (spec 6).
//!
//! | fault | seen by | how the warp ends |
//! | --- | --- | --- |
//! | the PC leaves the program | front end | it has no instruction left: it dies through the branch unit when that is free |
//! | misaligned or outside memory | load/store | its later instructions are void (`killed`), the branch unit ends it at the next |
//! | misaligned or outside shared memory | shared memory | as above |
//! | barrier, call or return in divergent code, return stack full or empty | stage E1 | the instruction itself ends it in the branch unit |
//! | undefined instruction | stage E1 | the instruction itself ends it in the branch unit |
//!
//! The record is sticky until `start`. Of several faults in one cycle that of the lowest line of
//! the table is recorded; one of stage E1 counts a cycle later. The number of the warp in the
//! launch is there one cycle after the rest of the record, long before the warp's slot can be used
//! again.
use crate::bundles::FaultReport;
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
    /// A warp starts.
    pub launch_valid: Signal<In, Bit>,
    /// Its slot.
    pub launch_warp: Signal<In, Bits<LW>>,
    /// Its number in the launch.
    pub launch_id: Signal<In, Bits<24>>,
    /// A warp's PC has left the program.
    pub jump_valid: Signal<In, Bit>,
    /// The warp.
    pub jump_warp: Signal<In, Bits<LW>>,
    /// The PC.
    pub jump_pc: Signal<In, Bits<20>>,
    /// A memory access is not allowed.
    pub access: FaultReport<In, LW>,
    /// An access of shared memory is not allowed.
    pub shared: FaultReport<In, LW>,
    /// The branch unit refuses the instruction in stage E1.
    pub refused_valid: Signal<In, Bit>,
    /// Why.
    pub refused_cause: Signal<In, Bits<4>>,
    /// An undefined instruction is in stage E1.
    pub undefined_valid: Signal<In, Bit>,
    /// The warp of stage E1.
    pub e1_warp: Signal<In, Bits<LW>>,
    /// Its PC.
    pub e1_pc: Signal<In, Bits<20>>,
    /// The branch unit is taken.
    pub branch_busy: Signal<In, Bit>,
    /// Warps whose instructions are void.
    pub killed: Signal<Out, Bits<W>>,
    /// A warp without instruction dies as soon as the branch unit is free.
    pub kill_valid: Signal<Out, Bit>,
    /// The warp.
    pub kill_warp: Signal<Out, Bits<LW>>,
    /// A fault has been recorded.
    pub fault: FaultReport<Out, 24>,
    ids: LutRam<LW, 24>,
    // What stage E1 said in the cycle before.
    refused: DFF<Bit>,
    refusal: DFF<Bits<4>>,
    undefined: DFF<Bit>,
    last_warp: DFF<Bits<LW>>,
    last_pc: DFF<Bits<20>>,
    voided: DFF<Bits<W>>,
    // Warps that the front end stopped; they die when the branch unit is free.
    stranded: DFF<Bits<W>>,
    recorded: DFF<Bit>,
    cause: DFF<Bits<4>>,
    warp: DFF<Bits<LW>>,
    id: DFF<Bits<24>>,
    fresh: DFF<Bit>,
    pc: DFF<Bits<20>>,
    #[value(1)]
    one: Constant<Bits<W>>,
    #[value(FaultCause::OutsideProgram as u64)]
    cause_jump: Constant<Bits<4>>,
    #[value(FaultCause::Undefined as u64)]
    cause_undefined: Constant<Bits<4>>,
    launched: Signal<Local, Bits<W>>,
    struck: Signal<Local, Bits<W>>,
    stuck: Signal<Local, Bits<W>>,
    dying: Signal<Local, Bits<W>>,
    now: Signal<Local, Bit>,
    now_cause: Signal<Local, Bits<4>>,
    now_warp: Signal<Local, Bits<LW>>,
    now_pc: Signal<Local, Bits<20>>,
}

impl<const W: usize, const LW: usize> Logic for Faults<W, LW> {
    #[hdl_gen]
    fn update(&mut self) {
        self.ids.write_enable.next = self.launch_valid.val();
        self.ids.write_address.next = self.launch_warp.val();
        self.ids.write_data.next = self.launch_id.val();
        self.ids.read_address.next = self.warp.q.val();

        // The record. Those of stage E1 through a register: the threads, and so whether the branch
        // unit refuses, are known late there.
        self.refused.d.next = self.refused_valid.val();
        self.refusal.d.next = self.refused_cause.val();
        self.undefined.d.next = self.undefined_valid.val();
        self.last_warp.d.next = self.e1_warp.val();
        self.last_pc.d.next = self.e1_pc.val();
        self.now.next = self.jump_valid.val()
            | self.access.valid.val()
            | self.shared.valid.val()
            | self.refused.q.val()
            | self.undefined.q.val();
        self.now_cause.next = self.cause_jump.val();
        self.now_warp.next = self.jump_warp.val();
        self.now_pc.next = self.jump_pc.val();
        if self.access.valid.val() {
            self.now_cause.next = self.access.cause.val();
            self.now_warp.next = self.access.warp.val();
            self.now_pc.next = self.access.pc.val();
        }
        if self.shared.valid.val() {
            self.now_cause.next = self.shared.cause.val();
            self.now_warp.next = self.shared.warp.val();
            self.now_pc.next = self.shared.pc.val();
        }
        if self.refused.q.val() | self.undefined.q.val() {
            self.now_cause.next = self.refusal.q.val();
            self.now_warp.next = self.last_warp.q.val();
            self.now_pc.next = self.last_pc.q.val();
        }
        if self.undefined.q.val() {
            self.now_cause.next = self.cause_undefined.val();
        }
        self.fresh.d.next = false;
        if self.now.val() & !self.recorded.q.val() {
            self.recorded.d.next = true;
            self.cause.d.next = self.now_cause.val();
            self.warp.d.next = self.now_warp.val();
            self.pc.d.next = self.now_pc.val();
            self.fresh.d.next = true;
        }
        if self.fresh.q.val() {
            self.id.d.next = self.ids.read_data.val();
        }
        if self.start.val() {
            self.recorded.d.next = false;
        }
        self.fault.valid.next = self.recorded.q.val();
        self.fault.cause.next = self.cause.q.val();
        self.fault.warp.next = self.id.q.val();
        self.fault.pc.next = self.pc.q.val();

        // The warps.
        self.launched.next = 0.into();
        if self.launch_valid.val() {
            self.launched.next = self.one.val() << self.launch_warp.val();
        }
        self.struck.next = 0.into();
        if self.access.valid.val() {
            self.struck.next = self.one.val() << self.access.warp.val();
        }
        if self.shared.valid.val() {
            self.struck.next = self.struck.val() | (self.one.val() << self.shared.warp.val());
        }
        self.stuck.next = 0.into();
        if self.jump_valid.val() {
            self.stuck.next = self.one.val() << self.jump_warp.val();
        }
        self.kill_valid.next = self.stranded.q.val().any();
        self.kill_warp.next = 0.into();
        self.dying.next = 0.into();
        for i in 0..W {
            if self.stranded.q.val().get_bit(i) {
                self.kill_warp.next = i.to_bits();
            }
        }
        if self.kill_valid.val() & !self.branch_busy.val() {
            self.dying.next = self.one.val() << self.kill_warp.val();
        }
        self.voided.d.next = (self.voided.q.val() | self.struck.val()) & !self.launched.val();
        self.stranded.d.next = (self.stranded.q.val() & !self.dying.val()) | self.stuck.val();
        self.killed.next = self.voided.q.val();
    }
}

// SPDX-License-Identifier: MIT
//! The result of a slow unit that is written next: round robin, and a register in front of
//! write-back.
//!
//! The units take turns; a result stays in the register until [`write_back`](crate::write_back) can
//! write it. The choice among the units is one stage of the pipeline, the look-up of the address in
//! the register file and the write are the next.
//!
//! - **latency**: 1 cycle
//! - **throughput**: one result per cycle
//! - **invariant**: a result that is taken from a unit is written once; a unit that waits is served
//!   after at most four others
use crate::bundles::{ResultValue, SlowHeld, SlowResult};
use crate::cells::{Lazy, RoundRobin, DFF};
use crate::prelude::*;

/// Number of the load/store unit among the slow units.
pub const LOAD_STORE: usize = 0;
/// Of the texture pipeline.
pub const TEXTURE: usize = 1;
/// Of the SFU.
pub const SFU: usize = 2;
/// Of PREPARE.
pub const PREPARE: usize = 3;
/// Of shared memory.
pub const SHARED: usize = 4;

/// The results of a unit of `2^LW` warps of `T` threads.
#[derive(LogicBlock)]
pub struct SlowResults<const LW: usize, const T: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Units with a result.
    pub unit_valid: Signal<In, Bits<5>>,
    /// The result of each unit, valid with its bit of `unit_valid`.
    pub unit_result: [ResultValue<In, LW, T>; 5],
    /// Unit whose result is taken in this cycle, one-hot.
    pub ready: Signal<Out, Bits<5>>,
    /// The result in the register.
    pub result: SlowResult<Out, LW, T>,
    chooser: Lazy<RoundRobin<5, 3>>,
    turn: DFF<Bits<3>>,
    #[drives(result.valid)]
    held: DFF<Bit>,
    held_unit: DFF<Bits<5>>,
    held_result: Registers<SlowHeld<Local, LW, T>>,
    space: Signal<Local, Bit>,
    chosen: Signal<Local, Bits<5>>,
    next: SlowHeld<Local, LW, T>,
}

#[hdl_gen]
impl Logic for SlowResults {
    fn update(&mut self) {
        // The unit after the last one served that has something to write.
        self.chooser.requests.next = self.unit_valid.val();
        self.chooser.last.next = self.turn.q.val();
        self.chosen.next = self.chooser.chosen.val();
        self.space.next = !self.held.q.val() | self.result.taken.val();
        self.next.warp.next = 0.into();
        self.next.rd.next = 0.into();
        self.next.last.next = false;
        self.next.slot.next = 0.into();
        self.next.mask.next = 0.into();
        for i in 0..T {
            self.next.data[i].next = 0.into();
        }
        for unit in 0..5 {
            if self.chosen.val().get_bit(unit) {
                self.next.warp.next = self.next.warp.val() | self.unit_result[unit].warp.val();
                self.next.rd.next = self.next.rd.val() | self.unit_result[unit].rd.val();
                self.next.last.next = self.next.last.val() | self.unit_result[unit].last.val();
                self.next.slot.next = self.next.slot.val() | self.unit_result[unit].slot.val();
                self.next.mask.next = self.next.mask.val() | self.unit_result[unit].mask.val();
                for i in 0..T {
                    self.next.data[i].next =
                        self.next.data[i].val() | self.unit_result[unit].data[i].val();
                }
            }
        }
        self.ready.next = 0.into();
        if self.space.val() {
            self.ready.next = self.chosen.val();
            self.held.d.next = self.chooser.valid.val();
            self.held_unit.d.next = self.chosen.val();
            self.next.drive(&mut self.held_result.d);
            if self.chooser.valid.val() {
                self.turn.d.next = self.chooser.index.val();
            }
        }
        self.held_result.q.drive(&mut self.result);
        self.result.is_texels.next = self.held_unit.q.val().get_bit(TEXTURE);
        self.result.blocks.next =
            self.held_unit.q.val().get_bit(SFU) | self.held_unit.q.val().get_bit(PREPARE);
    }
}

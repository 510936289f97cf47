// SPDX-License-Identifier: MIT
//! The execution unit of the next warp.
use crate::prelude::*;

/// Of `E` units that of the warp's subtile, if there is room, else the one with most free slots, of
/// equal ones the next after the last. Combinational.
#[derive(LogicBlock)]
#[check(E >= 1 && E <= 8, "one to eight units")]
pub struct UnitChoice<const E: usize> {
    /// Unit of the last warp.
    pub last: Signal<In, Bits<3>>,
    /// A warp is launched there in this cycle.
    pub launched: Signal<In, Bit>,
    /// The next warp is of the same subtile.
    pub stays: Signal<In, Bit>,
    /// The next warp begins a workgroup whose warps are launched together.
    pub together: Signal<In, Bit>,
    /// Warps of a workgroup.
    pub group_warps: Signal<In, Bits<9>>,
    /// Warps for which each unit has room.
    pub vacant: [Signal<In, Bits<9>>; E],
    /// Shared memory of a unit is free for a workgroup.
    pub group_ready: [Signal<In, Bit>; E],
    /// A unit has room.
    pub found: Signal<Out, Bit>,
    /// The unit, valid with `found`.
    pub unit: Signal<Out, Bits<3>>,
    after: Signal<Local, Bits<9>>,
    rank: Signal<Local, Bits<3>>,
    keys: [Signal<Local, Bits<13>>; E],
    best: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for UnitChoice {
    fn update(&mut self) {
        for e in 0..E {
            self.after.next = self.vacant[e].val();
            if self.launched.val() & (self.last.val() == e.to_bits()) {
                self.after.next = self.vacant[e].val() - 1;
            }
            self.rank.next = e.to_bits();
            self.rank.next = self.last.val() - self.rank.val();
            self.keys[e].next =
                (bit_cast::<13, 9>(self.after.val()) << 3) | bit_cast::<13, 3>(self.rank.val());
            if self.together.val() {
                if self.group_ready[e].val() & (self.after.val() >= self.group_warps.val()) {
                    self.keys[e].next = self.keys[e].val() | 0x1000;
                }
            } else if self.after.val().any() {
                self.keys[e].next = self.keys[e].val() | 0x1000;
            }
            if self.stays.val() & !self.rank.val().any() {
                self.keys[e].next = self.keys[e].val() | 0x800;
            }
        }
        self.found.next = false;
        self.unit.next = 0.into();
        for e in 0..E {
            self.best.next = self.keys[e].val().get_bit(12);
            for f in 0..E {
                if self.keys[f].val() > self.keys[e].val() {
                    self.best.next = false;
                }
            }
            if self.best.val() {
                self.unit.next = e.to_bits();
                self.found.next = true;
            }
        }
    }
}

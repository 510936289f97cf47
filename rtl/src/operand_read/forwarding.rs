// SPDX-License-Identifier: MIT
//! Forwarding of one operand: the lanes' result instead of what the register file holds.
use crate::bundles::LaneWrite;
use crate::cells::DFF;
use crate::prelude::*;

/// Whether an operand needs it is found in stage 1, by warp and register; it is put in place in
/// stage 2, one cycle later.
#[derive(LogicBlock)]
pub struct Forwarding<const LW: usize, const T: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Stage 1: warp that reads.
    pub warp: Signal<In, Bits<LW>>,
    /// Stage 1: register of the operand.
    pub register: Signal<In, Bits<6>>,
    /// Stage 1: what the lanes will write in the next cycle.
    pub next: LaneWrite<In, LW, T>,
    /// Stage 1: what the lanes write in this cycle.
    pub now: LaneWrite<In, LW, T>,
    /// Stage 2: result of the lanes in this cycle.
    pub now_data: [Signal<In, Bits<32>>; T],
    /// Stage 2: result of the lanes in the cycle before.
    pub last_data: [Signal<In, Bits<32>>; T],
    /// Stage 2: what the register file holds.
    pub file: [Signal<In, Bits<32>>; T],
    /// Stage 2: the operand.
    pub operand: [Signal<Out, Bits<32>>; T],
    // Threads whose operand is the result of this cycle, and of the cycle before.
    from_now: DFF<Bits<T>>,
    from_last: DFF<Bits<T>>,
}

#[hdl_gen]
impl Logic for Forwarding {
    fn update(&mut self) {
        self.from_now.d.next = 0.into();
        if (self.next.warp.val() == self.warp.val()) & (self.next.rd.val() == self.register.val()) {
            self.from_now.d.next = self.next.mask.val();
        }
        self.from_last.d.next = 0.into();
        if (self.now.warp.val() == self.warp.val()) & (self.now.rd.val() == self.register.val()) {
            self.from_last.d.next = self.now.mask.val();
        }
        for i in 0..T {
            self.operand[i].next = self.file[i].val();
            if self.from_last.q.val().get_bit(i) {
                self.operand[i].next = self.last_data[i].val();
            }
            if self.from_now.q.val().get_bit(i) {
                self.operand[i].next = self.now_data[i].val();
            }
        }
    }
}

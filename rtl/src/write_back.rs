// SPDX-License-Identifier: MIT
//! Write-back: fixed-latency results and the slow units' results into the register file.
//!
//! The lanes' result is never refused. That of a slow unit
//! ([`slow_results`](crate::execution_unit::slow_results) says whose) is written when the lanes do
//! not use its bank group in that cycle. When it has waited for 15 cycles, `throttle` keeps the
//! scheduler from issuing until it has been written: the bound of its wait is then 15 cycles plus
//! the pipeline.
//!
//! | | |
//! | --- | --- |
//! | latency | combinational: the register is written in the cycle of the request |
//! | throughput | one fixed-latency and one slow result per cycle, in different groups |
//! | invariant | at most one write per group and cycle |
use crate::bundles::{RegisterWrite, SlowData};
use crate::cells::DFF;
use crate::prelude::*;

/// Write-back of `T` lanes into groups of `2^A` registers.
#[derive(LogicBlock)]
pub struct WriteBack<const T: usize, const A: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Bank group of the warp whose result the lanes write: 0 even, 1 odd.
    pub fixed_group: Signal<In, Bit>,
    /// The result of the lanes.
    pub fixed: RegisterWrite<In, A, T>,
    /// Bank group of the warp of the slow result: 0 even, 1 odd.
    pub slow_group: Signal<In, Bit>,
    /// Address of the slow result in the group.
    pub slow_address: Signal<In, Bits<A>>,
    /// The result of a slow unit.
    pub slow: SlowData<In, T>,
    /// A slow result is not written in this cycle.
    pub slow_waits: Signal<Out, Bit>,
    /// Nothing is issued: a slow result has waited for 15 cycles. Registered.
    pub throttle: Signal<Out, Bit>,
    /// To the register file: write of the even group.
    pub even: RegisterWrite<Out, A, T>,
    /// To the register file: write of the odd group.
    pub odd: RegisterWrite<Out, A, T>,
    waited: DFF<Bits<4>>,
    #[drives(throttle)]
    throttled: DFF<Bit>,
    slow_write: RegisterWrite<Local, A, T>,
}

#[hdl_gen]
impl Logic for WriteBack {
    fn update(&mut self) {
        self.slow.taken.next = self.slow.valid.val()
            & ((!self.fixed.mask.val().any()) | (self.fixed_group.val() != self.slow_group.val()));
        self.slow_waits.next = self.slow.valid.val() & !self.slow.taken.val();
        if self.slow.taken.val() {
            self.waited.d.next = 0.into();
        } else {
            if self.slow.valid.val() & !self.waited.q.val().all() {
                self.waited.d.next = self.waited.q.val() + 1;
            }
        }
        // Registered together with `waited`: it stops every selection.
        self.throttled.d.next = !self.slow.taken.val()
            & (self.waited.q.val().all()
                | (self.slow.valid.val() & (self.waited.q.val() + 1).all()));

        // Each group takes the result of the lanes, of its own warps; else the slow result.
        self.slow.drive(&mut self.slow_write, [mask, data]);
        self.slow_write.address.next = self.slow_address.val();
        self.fixed.drive(&mut self.even);
        self.fixed.drive(&mut self.odd);
        if self.fixed_group.val() {
            self.even.mask.next = 0.into();
        } else {
            self.odd.mask.next = 0.into();
        }
        if self.slow.taken.val() & !self.slow_group.val() {
            self.slow_write.drive(&mut self.even);
        }
        if self.slow.taken.val() & self.slow_group.val() {
            self.slow_write.drive(&mut self.odd);
        }
    }
}

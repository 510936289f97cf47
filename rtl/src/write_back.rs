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
use crate::cells::DFF;
use crate::prelude::*;

/// Write-back of `T` lanes into groups of `2^A` registers.
#[derive(LogicBlock)]
pub struct WriteBack<const T: usize, const A: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// From the lanes: threads that write a register (zero: none).
    pub fixed_mask: Signal<In, Bits<T>>,
    /// Bank group of the warp.
    pub fixed_group: Signal<In, Bit>,
    /// Register address in the group.
    pub fixed_address: Signal<In, Bits<A>>,
    /// Results.
    pub fixed_data: [Signal<In, Bits<32>>; T],
    /// A slow unit has a result.
    pub slow_valid: Signal<In, Bit>,
    /// Bank group of its warp.
    pub slow_group: Signal<In, Bit>,
    /// Register address in the group.
    pub slow_address: Signal<In, Bits<A>>,
    /// Threads that write.
    pub slow_mask: Signal<In, Bits<T>>,
    /// Data.
    pub slow_data: [Signal<In, Bits<32>>; T],
    /// A slow result is written in this cycle.
    pub slow_taken: Signal<Out, Bit>,
    /// A slow result waits.
    pub slow_waits: Signal<Out, Bit>,
    /// Issue nothing: a slow result has waited for too long.
    pub throttle: Signal<Out, Bit>,
    /// To the register file: lanes that the even group stores.
    pub even_mask: Signal<Out, Bits<T>>,
    /// Register that the even group stores.
    pub even_address: Signal<Out, Bits<A>>,
    /// Data for the even group.
    pub even_data: [Signal<Out, Bits<32>>; T],
    /// Lanes that the odd group stores.
    pub odd_mask: Signal<Out, Bits<T>>,
    /// Register that the odd group stores.
    pub odd_address: Signal<Out, Bits<A>>,
    /// Data for the odd group.
    pub odd_data: [Signal<Out, Bits<32>>; T],
    waited: DFF<Bits<4>>,
    throttled: DFF<Bit>,
    taken: Signal<Local, Bit>,
    even_slow: Signal<Local, Bit>,
    odd_slow: Signal<Local, Bit>,
    #[value(0)]
    zero: Constant<Bits<T>>,
}

impl<const T: usize, const A: usize> Logic for WriteBack<T, A> {
    #[hdl_gen]
    fn update(&mut self) {
        self.taken.next = self.slow_valid.val()
            & ((!self.fixed_mask.val().any()) | (self.fixed_group.val() != self.slow_group.val()));
        self.slow_taken.next = self.taken.val();
        self.slow_waits.next = self.slow_valid.val() & !self.taken.val();
        if self.taken.val() {
            self.waited.d.next = 0.into();
        } else {
            if self.slow_valid.val() & !self.waited.q.val().all() {
                self.waited.d.next = self.waited.q.val() + 1;
            }
        }
        // In a register as soon as `waited` says so: it stops every selection.
        self.throttled.d.next = !self.taken.val()
            & (self.waited.q.val().all()
                | (self.slow_valid.val() & (self.waited.q.val() + 1).all()));
        self.throttle.next = self.throttled.q.val();

        self.even_slow.next = self.taken.val() & !self.slow_group.val();
        self.odd_slow.next = self.taken.val() & self.slow_group.val();
        self.even_mask.next = self.zero.val();
        self.odd_mask.next = self.zero.val();
        if self.fixed_group.val() {
            self.odd_mask.next = self.fixed_mask.val();
        } else {
            self.even_mask.next = self.fixed_mask.val();
        }
        self.even_address.next = self.fixed_address.val();
        self.odd_address.next = self.fixed_address.val();
        for i in 0..T {
            self.even_data[i].next = self.fixed_data[i].val();
            self.odd_data[i].next = self.fixed_data[i].val();
        }
        if self.even_slow.val() {
            self.even_mask.next = self.slow_mask.val();
            self.even_address.next = self.slow_address.val();
            for i in 0..T {
                self.even_data[i].next = self.slow_data[i].val();
            }
        }
        if self.odd_slow.val() {
            self.odd_mask.next = self.slow_mask.val();
            self.odd_address.next = self.slow_address.val();
            for i in 0..T {
                self.odd_data[i].next = self.slow_data[i].val();
            }
        }
    }
}

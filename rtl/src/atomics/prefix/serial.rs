// SPDX-License-Identifier: MIT
//! Serial prefix computation (docs/mechanisms/4.md): one operation after the other, in thread
//! order.
//!
//! The one [`AtomicAlu`] keeps what has been combined in its result and takes the operand of
//! the next thread of the set. It has every operation: multiplication and floats are combined
//! here whatever the network, so that the order of float operations is always that of the threads.
use super::super::alu::AtomicAlu;
use super::super::combine::Identity;
use crate::bundles::{PrefixResult, PrefixSet};
use crate::cells::{Lazy, DFF};
use crate::prelude::*;
use warpwright_isa::AtomicOp;

/// The computation over `T` threads, 2 to 32, and words of `N` bits, 32 outside of proofs.
///
/// - **latency**: threads of the set + 1 cycles; products and floats as long as the [`AtomicAlu`]
///   takes for each thread after the first
/// - **area**: one operation
/// - **invariants**: `y` of a thread outside the set is kept; one set at a time
#[derive(LogicBlock)]
#[check(T >= 2 && T <= 32, "2 to 32 threads")]
pub struct SerialPrefix<const T: usize, const N: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A set of threads, not empty. An exchange or compare-and-exchange shifts its operands by one
    /// thread along the set.
    pub set: PrefixSet<In, T, N>,
    /// Prefixes of the set.
    pub result: PrefixResult<Out, T, N>,
    alu: Lazy<AtomicAlu<N>>,
    identity: Lazy<Identity<N>>,
    working: DFF<Bit>,
    // The thread in the ALU, one-hot; it is the first of the set.
    entered: DFF<Bits<T>>,
    leads: DFF<Bit>,
    // Threads of the set that have not been combined.
    left: DFF<Bits<T>>,
    prefix: [DFF<Bits<N>>; T],
    now: Signal<Local, Bits<T>>,
    chosen: Signal<Local, Bits<T>>,
    operand: Signal<Local, Bits<N>>,
    taking: Signal<Local, Bit>,
    slow: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for SerialPrefix {
    fn update(&mut self) {
        self.identity.op.next = self.set.op.val();
        // The lowest thread that is left.
        self.now.next = self.left.q.val();
        if self.set.start.val() {
            self.now.next = self.set.mask.val();
        }
        self.chosen.next = 0.into();
        self.operand.next = 0.into();
        for i in 0..T {
            if self.now.val().get_bit(i) & !self.chosen.val().any() {
                self.chosen.next = self.chosen.val().replace_bit(i, true);
                self.operand.next = self.set.x[i].val();
            }
        }
        // Operations of several cycles wait for one another.
        self.slow.next = (self.set.op.val() == AtomicOp::Mul as u64)
            | (self.set.op.val() == AtomicOp::Fadd as u64)
            | (self.set.op.val() == AtomicOp::Fmul as u64);
        self.taking.next = self.set.start.val()
            | (self.working.q.val()
                & self.left.q.val().any()
                & (!self.slow.val() | !self.alu.busy.val()));
        if self.taking.val() {
            self.entered.d.next = self.chosen.val();
            self.leads.d.next = self.set.start.val();
            self.left.d.next = self.now.val() & !self.chosen.val();
        }
        self.alu.start.next = self.taking.val();
        self.alu.op.next = self.set.op.val();
        // The first operand is only moved; so are those of an exchange.
        if self.set.start.val() | (self.set.op.val() >= AtomicOp::Exch as u64) {
            self.alu.op.next = (AtomicOp::Exch as u64).into();
        }
        self.alu.a.next = 0.into();
        self.alu.chain.next = true;
        self.alu.b.next = self.operand.val();
        self.alu.k.next = self.set.k.val();
        self.result.refused.next = false;
        self.result.done.next = false;
        if self.set.start.val() {
            self.working.d.next = true;
        }
        if self.working.q.val() & !self.alu.busy.val() & !self.left.q.val().any() {
            self.result.done.next = true;
            self.working.d.next = false;
        }
        self.result.total.next = self.alu.y.val();
        for i in 0..T {
            self.result.y[i].next = self.prefix[i].q.val();
            if self.alu.begins.val() & self.entered.q.val().get_bit(i) {
                self.prefix[i].d.next = self.alu.y.val();
            }
            if self.set.clear.val()
                | (self.alu.begins.val() & self.leads.q.val() & self.entered.q.val().get_bit(i))
            {
                self.prefix[i].d.next = self.identity.value.val();
            }
        }
    }
}

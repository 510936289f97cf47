// SPDX-License-Identifier: MIT
//! A registered multiplier that keeps the low bits; Yosys makes DSP blocks of it.
use crate::prelude::*;

/// `product = a * b` modulo `2^P`, one cycle later.
#[derive(LogicBlock)]
#[check(N <= 32 && M <= 32 && P <= 64, "factors of 32 bits, a product of 64")]
pub struct LowProduct<const N: usize, const M: usize, const P: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// High: the product follows the factors; low: it keeps its value.
    pub enable: Signal<In, Bit>,
    /// First factor.
    pub a: Signal<In, Bits<N>>,
    /// Second factor.
    pub b: Signal<In, Bits<M>>,
    /// Low bits of the product of the last cycle's factors.
    pub product: Signal<Out, Bits<P>>,
}

impl<const N: usize, const M: usize, const P: usize> Logic for LowProduct<N, M, P> {
    fn update(&mut self) {
        if self.clock.pos_edge() && self.enable.val() {
            let (a, b) = (self.a.val().index() as u64, self.b.val().index() as u64);
            self.product.next = ((a * b) & (u64::MAX >> (64 - P))).into();
        }
    }
    fn connect(&mut self) {
        self.product.connect();
    }
    fn hdl(&self) -> Verilog {
        Verilog::Custom(format!(
            "initial product = {P}'h0;\nalways @(posedge clock) if (enable) product <= a * b;"
        ))
    }
}

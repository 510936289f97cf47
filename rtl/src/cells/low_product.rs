// SPDX-License-Identifier: MIT
//! A registered 32 x 32 bit multiplier that keeps the low word; Yosys makes DSP blocks of it.
use crate::prelude::*;

/// `product = a * b` modulo `2^32`, one cycle later. Works for signed and unsigned numbers.
#[derive(LogicBlock)]
pub struct LowProduct {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// High: the product follows the factors; low: it keeps its value.
    pub enable: Signal<In, Bit>,
    /// First factor.
    pub a: Signal<In, Bits<32>>,
    /// Second factor.
    pub b: Signal<In, Bits<32>>,
    /// Low word of the product of the last cycle's factors.
    pub product: Signal<Out, Bits<32>>,
}

impl Logic for LowProduct {
    fn update(&mut self) {
        if self.clock.pos_edge() && self.enable.val() {
            let (a, b) = (self.a.val().index() as u64, self.b.val().index() as u64);
            self.product.next = (a.wrapping_mul(b) & 0xffff_ffff).into();
        }
    }
    fn connect(&mut self) {
        self.product.connect();
    }
    fn hdl(&self) -> Verilog {
        Verilog::Custom(
            "initial product = 32'h0;\nalways @(posedge clock) if (enable) product <= a * b;"
                .into(),
        )
    }
}

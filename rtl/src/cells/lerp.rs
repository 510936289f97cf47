// SPDX-License-Identifier: MIT
//! Registered linear interpolation with an 8-bit weight; Yosys makes two multipliers of it.
use crate::prelude::*;

/// `y = a * rest + b * weight`, one cycle later, with `M = N + 8` bits.
#[derive(LogicBlock)]
pub struct Lerp<const N: usize, const M: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// High: the result follows the inputs; low: it keeps its value.
    pub enable: Signal<In, Bit>,
    /// Value at weight 0.
    pub a: Signal<In, Bits<N>>,
    /// Value at weight 256.
    pub b: Signal<In, Bits<N>>,
    /// Weight of `a`: 256 minus `weight`. From a register of its own, so that there is no
    /// subtraction before a multiplier.
    pub rest: Signal<In, Bits<9>>,
    /// Weight of `b`, of 256.
    pub weight: Signal<In, Bits<8>>,
    /// The interpolation, 8 fraction bits more than the values.
    pub y: Signal<Out, Bits<M>>,
}

impl<const N: usize, const M: usize> Logic for Lerp<N, M> {
    fn update(&mut self) {
        if self.clock.pos_edge() && self.enable.val() {
            let (a, b) = (self.a.val().index() as u64, self.b.val().index() as u64);
            let (rest, weight) = (self.rest.val().index() as u64, self.weight.val().index() as u64);
            self.y.next = ((a * rest + b * weight) & ((1 << M) - 1)).into();
        }
    }
    fn connect(&mut self) {
        self.y.connect();
    }
    fn hdl(&self) -> Verilog {
        Verilog::Custom(format!(
            "wire [{m}:0] of_a = a * rest;\n\
             wire [{m}:0] of_b = b * weight;\n\
             initial y = {w}'h0;\n\
             always @(posedge clock) if (enable) y <= of_a[{h}:0] + of_b[{h}:0];",
            m = N + 8,
            w = M,
            h = M - 1
        ))
    }
}

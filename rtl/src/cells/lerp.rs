// SPDX-License-Identifier: MIT
//! Registered linear interpolation with an 8-bit weight; Yosys makes one multiplier of it.
use crate::prelude::*;

/// `y = 256 * a + (b - a) * weight`, one cycle later, with `M = N + 8` bits; with `M = N` without
/// the eight of the fraction, rounded, halves up.
#[derive(LogicBlock)]
#[check(M == N || M == N + 8, "as many bits as the values have, or eight more")]
pub struct Lerp<const N: usize, const M: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// High: the result follows the inputs; low: it keeps its value.
    pub enable: Signal<In, Bit>,
    /// Value at weight 0.
    pub a: Signal<In, Bits<N>>,
    /// Value at weight 256.
    pub b: Signal<In, Bits<N>>,
    /// Weight of `b`, of 256.
    pub weight: Signal<In, Bits<8>>,
    /// The interpolation.
    pub y: Signal<Out, Bits<M>>,
}

impl<const N: usize, const M: usize> Logic for Lerp<N, M> {
    fn update(&mut self) {
        if self.clock.pos_edge() && self.enable.val() {
            let (a, b) = (self.a.val().index() as u64, self.b.val().index() as u64);
            let weight = self.weight.val().index() as u64;
            let exact = a * (256 - weight) + b * weight;
            self.y.next = (if M == N { (exact + 128) >> 8 } else { exact }).into();
        }
    }
    fn connect(&mut self) {
        self.y.connect();
    }
    fn hdl(&self) -> Verilog {
        Verilog::Custom(format!(
            "wire signed [{N}:0] step = $signed({{1'b0, b}}) - $signed({{1'b0, a}});\n\
             wire signed [8:0] share = $signed({{1'b0, weight}});\n\
             wire signed [{top}:0] change = step * share;\n\
             wire [{top}:0] sum = {{1'b0, a, 8'd{half}}} + $unsigned(change);\n\
             initial y = {M}'h0;\n\
             always @(posedge clock) if (enable) y <= sum[{}:{}];",
            N + 7,
            N + 8 - M,
            top = N + 8,
            half = if M == N { 128 } else { 0 }
        ))
    }
}

//! Registered linear interpolation with an 8-bit weight; Yosys makes a multiplier of it.
use crate::prelude::*;

/// `y = a * (256 - weight) + b * weight`, one cycle later, with `M = N + 8` bits.
#[derive(LogicBlock, Default)]
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
    /// The interpolation, 8 fraction bits more than the values.
    pub y: Signal<Out, Bits<M>>,
}

impl<const N: usize, const M: usize> Logic for Lerp<N, M> {
    fn update(&mut self) {
        if self.clock.pos_edge() && self.enable.val() {
            let (a, b, weight) = (self.a.val().index(), self.b.val().index(), self.weight.val().index());
            self.y.next = ((a * (256 - weight) + b * weight) as u64).into();
        }
    }
    fn connect(&mut self) {
        self.y.connect();
    }
    fn hdl(&self) -> Verilog {
        // One multiplier: a * 256 + (b - a) * weight, modulo 2^M.
        Verilog::Custom(format!(
            "wire signed [{n}:0] difference = $signed({{1'b0, b}}) - $signed({{1'b0, a}});\n\
             wire signed [{m}:0] product = difference * $signed({{1'b0, weight}});\n\
             initial y = {w}'h0;\n\
             always @(posedge clock) if (enable) y <= {{a, 8'h0}} + product[{h}:0];",
            n = N,
            m = N + 9,
            w = M,
            h = M - 1
        ))
    }
}

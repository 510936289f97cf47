// SPDX-License-Identifier: MIT
//! Operands of the lanes in stage E1: for a difference over the quad (`ddx`, `ddy`), threads of a
//! pair exchange theirs.
use crate::prelude::*;

/// Each thread gets the other thread's `a` as `b`, and the one with the lower number is negated:
/// the float addition of the lanes is the difference.
///
/// Combinational.
#[derive(LogicBlock)]
pub struct Pairs<const T: usize> {
    /// A difference along x: of threads 0 and 1, 2 and 3 of each quad.
    pub across_x: Signal<In, Bit>,
    /// A difference along y: of threads 0 and 2, 1 and 3 of each quad.
    pub across_y: Signal<In, Bit>,
    /// Operand a of each thread.
    pub a: [Signal<In, Bits<32>>; T],
    /// Operand b of each thread.
    pub b: [Signal<In, Bits<32>>; T],
    /// Operand a as the lanes take it.
    pub lane_a: [Signal<Out, Bits<32>>; T],
    /// Operand b as the lanes take it.
    pub lane_b: [Signal<Out, Bits<32>>; T],
    #[value(0x8000_0000_u64)]
    sign: Constant<Bits<32>>,
}

#[hdl_gen]
impl Logic for Pairs {
    fn update(&mut self) {
        for i in 0..T {
            self.lane_a[i].next = self.a[i].val();
            self.lane_b[i].next = self.b[i].val();
        }
        for i in 0..(T / 2) {
            if self.across_x.val() {
                self.lane_a[2 * i].next = self.a[2 * i].val() ^ self.sign.val();
                self.lane_b[2 * i].next = self.a[2 * i + 1].val();
                self.lane_b[2 * i + 1].next = self.a[2 * i].val() ^ self.sign.val();
            }
        }
        for q in 0..(T / 4) {
            if self.across_y.val() {
                self.lane_a[4 * q].next = self.a[4 * q].val() ^ self.sign.val();
                self.lane_b[4 * q].next = self.a[4 * q + 2].val();
                self.lane_b[4 * q + 2].next = self.a[4 * q].val() ^ self.sign.val();
                self.lane_a[4 * q + 1].next = self.a[4 * q + 1].val() ^ self.sign.val();
                self.lane_b[4 * q + 1].next = self.a[4 * q + 3].val();
                self.lane_b[4 * q + 3].next = self.a[4 * q + 1].val() ^ self.sign.val();
            }
        }
    }
}

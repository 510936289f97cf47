// SPDX-License-Identifier: MIT
//! Operations bit by bit (stage E1 of a lane).
//!
//! Simple form: a multiplexer over the operations. Here the operation is encoded in three bits
//! first, so that each bit of the result is a function of five inputs.
use super::ops::{AND, MOV, NOT, OR, SEL, XOR};
use crate::prelude::*;

/// The result of `mov`, `and`, `or`, `xor`, `not` and `sel`; of any other operation `a`.
/// Combinational.
#[derive(LogicBlock)]
pub(super) struct BitLogic {
    /// Operation, see `AluOp`.
    pub op: Signal<In, Bits<6>>,
    /// First operand.
    pub a: Signal<In, Bits<32>>,
    /// Second operand.
    pub b: Signal<In, Bits<32>>,
    /// Condition of `sel`.
    pub predicate: Signal<In, Bit>,
    /// The result.
    pub y: Signal<Out, Bits<32>>,
    code: Signal<Local, Bits<3>>,
}

#[hdl_gen]
impl Logic for BitLogic {
    fn update(&mut self) {
        self.code.next = 0.into();
        match self.op.val().index() {
            MOV => {
                self.code.next = 1.into();
            }
            AND => {
                self.code.next = 2.into();
            }
            OR => {
                self.code.next = 3.into();
            }
            XOR => {
                self.code.next = 4.into();
            }
            NOT => {
                self.code.next = 5.into();
            }
            SEL => {
                if !self.predicate.val() {
                    self.code.next = 1.into();
                }
            }
            _ => {}
        }
        match self.code.val().index() {
            1 => {
                self.y.next = self.b.val();
            }
            2 => {
                self.y.next = self.a.val() & self.b.val();
            }
            3 => {
                self.y.next = self.a.val() | self.b.val();
            }
            4 => {
                self.y.next = self.a.val() ^ self.b.val();
            }
            5 => {
                self.y.next = !self.b.val();
            }
            _ => {
                self.y.next = self.a.val();
            }
        }
    }
}

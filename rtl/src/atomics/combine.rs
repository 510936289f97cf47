// SPDX-License-Identifier: MIT
//! One atomic operation on two values in one cycle (docs/mechanisms/4.md).
use crate::prelude::*;
use warpwright_isa::AtomicOp;

// As patterns of a kernel.
const MUL: usize = AtomicOp::Mul as usize;
const AND: usize = AtomicOp::And as usize;
const OR: usize = AtomicOp::Or as usize;
const XOR: usize = AtomicOp::Xor as usize;
const MIN_S: usize = AtomicOp::MinS as usize;
const MAX_S: usize = AtomicOp::MaxS as usize;
const MIN_U: usize = AtomicOp::MinU as usize;
const SAT_ADD: usize = AtomicOp::SatAdd as usize;
const ADD_MOD: usize = AtomicOp::AddMod as usize;
const FADD: usize = AtomicOp::Fadd as usize;
const FMUL: usize = AtomicOp::Fmul as usize;

/// The operation on the value of the earlier threads and that of the later ones, words of `N` bits.
///
/// All of `AtomicOp` but multiplication and the float operations (1, 11, 12), which need
/// [`super::alu`] and which the prefix networks refuse. Latency: combinational.
#[derive(LogicBlock)]
#[check(N >= 2 && N <= 32, "words of 2 to 32 bits")]
pub struct Combine<const N: usize> {
    /// Operation.
    pub op: Signal<In, Bits<4>>,
    /// Value of the earlier threads, or of memory.
    pub a: Signal<In, Bits<N>>,
    /// Value of the later threads, or the operand.
    pub b: Signal<In, Bits<N>>,
    /// Modulus of add-modulo, 0 is `2^N`; the value that compare-and-exchange compares
    /// with.
    pub k: Signal<In, Bits<N>>,
    /// The combination.
    pub y: Signal<Out, Bits<N>>,
    #[value(ones(N))]
    ones: Constant<Bits<N>>,
    #[value(1u64 << (N - 1))]
    top: Constant<Bits<N>>,
    sum: Signal<Local, Bits<N>>,
    carry: Signal<Local, Bit>,
    less: Signal<Local, Bit>,
    second: Signal<Local, Bit>,
    chooses: Signal<Local, Bit>,
}

/// All bits of a word.
fn ones(width: usize) -> u64 {
    u64::MAX >> (64 - width)
}

#[hdl_gen]
impl Logic for Combine {
    fn update(&mut self) {
        self.sum.next = self.a.val() + self.b.val();
        self.carry.next = self.sum.val() < self.a.val();
        // Minimum and maximum: b is less, of signed numbers too.
        self.less.next = self.b.val() < self.a.val();
        if (self.op.val() == AtomicOp::MinS as u64) | (self.op.val() == AtomicOp::MaxS as u64) {
            self.less.next =
                self.less.val() ^ ((self.a.val() ^ self.b.val()) & self.top.val()).any();
        }
        // Operations that choose one of the two: which.
        self.chooses.next = ((self.op.val() >= AtomicOp::MinS as u64)
            & (self.op.val() <= AtomicOp::MaxU as u64))
            | (self.op.val() == AtomicOp::Exch as u64)
            | (self.op.val() == AtomicOp::Cas as u64);
        self.second.next = self.less.val();
        if (self.op.val() == AtomicOp::MaxS as u64) | (self.op.val() == AtomicOp::MaxU as u64) {
            self.second.next = !self.less.val();
        }
        if self.op.val() == AtomicOp::Exch as u64 {
            self.second.next = true;
        }
        if self.op.val() == AtomicOp::Cas as u64 {
            self.second.next = self.a.val() == self.k.val();
        }
        self.y.next = self.sum.val();
        match self.op.val().index() {
            AND => {
                self.y.next = self.a.val() & self.b.val();
            }
            OR => {
                self.y.next = self.a.val() | self.b.val();
            }
            XOR => {
                self.y.next = self.a.val() ^ self.b.val();
            }
            SAT_ADD => {
                if self.carry.val() {
                    self.y.next = self.ones.val();
                }
            }
            ADD_MOD => {
                if self.k.val().any() & (self.carry.val() | (self.sum.val() >= self.k.val())) {
                    self.y.next = self.sum.val() - self.k.val();
                }
            }
            _ => {}
        }
        if self.chooses.val() {
            self.y.next = self.a.val();
            if self.second.val() {
                self.y.next = self.b.val();
            }
        }
    }
}

/// The operand that changes nothing: the identity of each operation; 0 where there is none.
/// Those of the float operations are of 32 bits, whatever `N`.
#[derive(LogicBlock)]
pub struct Identity<const N: usize> {
    /// Operation.
    pub op: Signal<In, Bits<4>>,
    /// Identity of the operation, in the same cycle.
    pub value: Signal<Out, Bits<N>>,
    #[value(ones(N))]
    ones: Constant<Bits<N>>,
    #[value(1u64 << (N - 1))]
    top: Constant<Bits<N>>,
    #[value(1)]
    one: Constant<Bits<N>>,
    #[value(u64::from(1.0f32.to_bits()) & ones(N))]
    one_float: Constant<Bits<N>>,
}

#[hdl_gen]
impl Logic for Identity {
    fn update(&mut self) {
        self.value.next = 0.into();
        match self.op.val().index() {
            MUL => {
                self.value.next = self.one.val();
            }
            AND => {
                self.value.next = self.ones.val();
            }
            MIN_S => {
                self.value.next = self.ones.val() ^ self.top.val();
            }
            MAX_S => {
                self.value.next = self.top.val();
            }
            MIN_U => {
                self.value.next = self.ones.val();
            }
            FADD => {
                self.value.next = self.top.val();
            }
            FMUL => {
                self.value.next = self.one_float.val();
            }
            _ => {}
        }
    }
}

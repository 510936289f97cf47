// SPDX-License-Identifier: MIT
//! One atomic operation on two values in one cycle (spec 4, "Operations").
use crate::prelude::*;

/// The operation on the value of the earlier threads and that of the later ones, words of `N` bits.
///
/// All of `AtomicOp` but multiplication and the float operations (1, 11, 12), which need
/// [`super::alu`]; of these the sum comes out. Latency: combinational.
#[derive(LogicBlock)]
#[check(N >= 2 && N <= 32, "words of 2 to 32 bits")]
pub struct Combine<const N: usize> {
    /// Operation.
    pub op: Signal<In, Bits<4>>,
    /// Value of the earlier threads, or of memory.
    pub a: Signal<In, Bits<N>>,
    /// Value of the later threads, or the operand.
    pub b: Signal<In, Bits<N>>,
    /// Modulus of add-modulo, 0 stands for `2^N`; the value that compare-and-exchange compares
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

impl<const N: usize> Logic for Combine<N> {
    #[hdl_gen]
    fn update(&mut self) {
        self.sum.next = self.a.val() + self.b.val();
        self.carry.next = self.sum.val() < self.a.val();
        // Minimum and maximum: b is less, of signed numbers too.
        self.less.next = self.b.val() < self.a.val();
        if (self.op.val() == 5) | (self.op.val() == 6) {
            self.less.next =
                self.less.val() ^ ((self.a.val() ^ self.b.val()) & self.top.val()).any();
        }
        // Operations that choose one of the two: which.
        self.chooses.next = ((self.op.val() >= 5) & (self.op.val() <= 8))
            | (self.op.val() == 13)
            | (self.op.val() == 14);
        self.second.next = self.less.val();
        if (self.op.val() == 6) | (self.op.val() == 8) {
            self.second.next = !self.less.val();
        }
        if self.op.val() == 13 {
            self.second.next = true;
        }
        if self.op.val() == 14 {
            self.second.next = self.a.val() == self.k.val();
        }
        self.y.next = self.sum.val();
        match self.op.val().index() {
            2 => {
                self.y.next = self.a.val() & self.b.val();
            }
            3 => {
                self.y.next = self.a.val() | self.b.val();
            }
            4 => {
                self.y.next = self.a.val() ^ self.b.val();
            }
            9 => {
                if self.carry.val() {
                    self.y.next = self.ones.val();
                }
            }
            10 => {
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
    /// Its identity.
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

impl<const N: usize> Logic for Identity<N> {
    #[hdl_gen]
    fn update(&mut self) {
        self.value.next = 0.into();
        match self.op.val().index() {
            1 => {
                self.value.next = self.one.val();
            }
            2 => {
                self.value.next = self.ones.val();
            }
            5 => {
                self.value.next = self.ones.val() ^ self.top.val();
            }
            6 => {
                self.value.next = self.top.val();
            }
            7 => {
                self.value.next = self.ones.val();
            }
            11 => {
                self.value.next = self.top.val();
            }
            12 => {
                self.value.next = self.one_float.val();
            }
            _ => {}
        }
    }
}

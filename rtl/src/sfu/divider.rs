// SPDX-License-Identifier: MIT
//! Integer quotient and remainder, one bit per cycle (docs/core.md; results as WGSL defines them:
//! x / 0 = x, x % 0 = 0, the most negative number divided by -1 is itself with remainder 0).
//!
//! | step | operation |
//! | --- | --- |
//! | 0 | absolute values of signed operands |
//! | 1 to 32 | remainder and next bit of the dividend minus divisor: a bit of the quotient |
//! | 33 | quotient or remainder, with its sign |
//! | 34 | the result is held until it is taken |
//!
//! A divisor of zero leaves the dividend in the remainder, where the quotient then comes from.
use crate::cells::DFF;
use crate::prelude::*;

/// The division under way.
#[derive(LogicStruct, Copy, Clone, Debug, Default, PartialEq)]
struct Work {
    /// One is under way.
    pub busy: Bit,
    /// Step.
    pub step: Bits<6>,
    /// The result is the remainder.
    pub is_rest: Bit,
    /// The operands are signed.
    pub is_signed: Bit,
    /// The result is to be negated.
    pub negate: Bit,
    /// Thread of the operands.
    pub thread: Bits<5>,
    /// Last thread of its instruction.
    pub last: Bit,
}

/// One division at a time.
#[derive(LogicBlock)]
pub(super) struct Divider {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A division begins; only while `idle`.
    pub load: Signal<In, Bit>,
    /// Bit 0: unsigned; bit 1: the remainder.
    pub op: Signal<In, Bits<2>>,
    /// Dividend.
    pub a: Signal<In, Bits<32>>,
    /// Divisor.
    pub b: Signal<In, Bits<32>>,
    /// Thread of the operands, with `load`.
    pub thread: Signal<In, Bits<5>>,
    /// The last thread of its instruction, with `load`.
    pub last: Signal<In, Bit>,
    /// The result is taken in this cycle, if `ready`.
    pub take: Signal<In, Bit>,
    /// No division is under way.
    pub idle: Signal<Out, Bit>,
    /// The result is valid, until it is taken.
    pub ready: Signal<Out, Bit>,
    /// Quotient or remainder, with `ready`.
    pub result: Signal<Out, Bits<32>>,
    /// Thread of the result.
    pub result_thread: Signal<Out, Bits<5>>,
    /// The last thread of its instruction.
    pub result_last: Signal<Out, Bit>,

    work: DFF<Work>,
    // Dividend, from the top; quotient, from the bottom; result.
    #[drives(result)]
    dividend: DFF<Bits<32>>,
    divisor: DFF<Bits<32>>,
    rest: DFF<Bits<32>>,
    shifted: Signal<Local, Bits<33>>,
    difference: Signal<Local, Bits<33>>,
    chosen: Signal<Local, Bits<32>>,
    finishing: Signal<Local, Bit>,
    no_divisor: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for Divider {
    fn update(&mut self) {
        self.idle.next = !self.work.q.val().busy;
        self.ready.next = self.work.q.val().busy & (self.work.q.val().step == 34);
        self.result_thread.next = self.work.q.val().thread;
        self.result_last.next = self.work.q.val().last;

        self.shifted.next = (bit_cast::<33, 32>(self.rest.q.val()) << 1)
            | bit_cast::<33, 32>(self.dividend.q.val() >> 31);
        self.difference.next = self.shifted.val() - bit_cast::<33, 32>(self.divisor.q.val());
        self.finishing.next = self.work.q.val().step == 33;
        self.no_divisor.next = !self.divisor.q.val().any();
        // What is negated: the dividend at first, the result at last.
        self.chosen.next = self.dividend.q.val();
        if self.finishing.val() & (self.work.q.val().is_rest != self.no_divisor.val()) {
            self.chosen.next = self.rest.q.val();
        }
        if self.finishing.val() & self.work.q.val().is_rest & self.no_divisor.val() {
            self.chosen.next = 0.into();
        }
        self.work.d.next.step = self.work.q.val().step + 1;
        if !self.work.q.val().step.any() | self.finishing.val() {
            self.dividend.d.next = self.chosen.val();
            if self.work.q.val().negate {
                self.dividend.d.next = 0 - self.chosen.val();
            }
            self.rest.d.next = 0.into();
            if self.work.q.val().is_signed & !self.finishing.val() {
                // From here on the sign of the result.
                if !self.work.q.val().is_rest & self.divisor.q.val().get_bit(31) {
                    self.work.d.next.negate = !self.work.q.val().negate;
                }
                if self.divisor.q.val().get_bit(31) {
                    self.divisor.d.next = 0 - self.divisor.q.val();
                }
            }
        } else if self.ready.val() {
            self.work.d.next.step = 34.into();
            if self.take.val() {
                self.work.d.next.busy = false;
            }
        } else {
            self.dividend.d.next = self.dividend.q.val() << 1;
            self.rest.d.next = self.shifted.val().get_bits::<32>(0);
            if !self.difference.val().get_bit(32) {
                self.dividend.d.next = (self.dividend.q.val() << 1) | 1;
                self.rest.d.next = self.difference.val().get_bits::<32>(0);
            }
        }
        if self.load.val() {
            self.work.d.next.busy = true;
            self.work.d.next.step = 0.into();
            self.work.d.next.is_rest = self.op.val().get_bit(1);
            self.work.d.next.is_signed = !self.op.val().get_bit(0);
            self.work.d.next.negate = self.a.val().get_bit(31) & !self.op.val().get_bit(0);
            self.work.d.next.thread = self.thread.val();
            self.work.d.next.last = self.last.val();
            self.dividend.d.next = self.a.val();
            self.divisor.d.next = self.b.val();
        }
    }
}

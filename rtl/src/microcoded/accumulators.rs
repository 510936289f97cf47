// SPDX-License-Identifier: MIT
//! The accumulators of the microcoded core: `a` and `b`, the count `k`, and what is computed with
//! them.
use crate::bundles::ComputeOps;
use crate::cells::DFF;
use crate::prelude::*;

/// One adder, one shifter: a product or a quotient takes a step for each bit, a shift one for each
/// byte and bit. Latency: a result is seen in the next cycle; `stalls` at once.
#[derive(LogicBlock)]
pub struct Accumulators {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The kind of a shift.
    pub kind: Signal<In, Bits<3>>,
    /// Places of a shift, 0: as many as `k`.
    pub places: Signal<In, Bits<5>>,
    /// The operand, if it is in the store: the slowest to come.
    pub stored: Signal<In, Bits<32>>,
    /// It is.
    pub from_store: Signal<In, Bit>,
    /// The operand, if it is elsewhere; zero otherwise.
    pub other: Signal<In, Bits<32>>,
    /// Micro-instruction of the second stage.
    pub compute: ComputeOps<In>,
    /// `a` becomes what is brought.
    pub brings: Signal<In, Bit>,
    /// A word of memory, threads, predicates.
    pub brought: Signal<In, Bits<32>>,
    /// The accumulator.
    pub a: Signal<Out, Bits<32>>,
    /// The other one.
    pub b: Signal<Out, Bits<32>>,
    /// Carry of the last sum, difference or comparison.
    pub carry: Signal<Out, Bit>,
    /// The operation goes on in the next cycle.
    pub stalls: Signal<Out, Bit>,
    #[drives(a)]
    a_held: DFF<Bits<32>>,
    #[drives(b)]
    b_held: DFF<Bits<32>>,
    #[drives(carry)]
    carry_held: DFF<Bit>,
    k: DFF<Bits<5>>,
    busy: DFF<Bit>,
    // Of a quotient: the remainder is below zero, its bits above 31 are not kept; all its steps are
    // done.
    below: DFF<Bit>,
    corrects: DFF<Bit>,
    m: Signal<Local, Bits<32>>,
    normalises: Signal<Local, Bit>,
    leftward: Signal<Local, Bit>,
    by_eight: Signal<Local, Bit>,
    last: Signal<Local, Bit>,
    long: Signal<Local, Bit>,
    shifting: Signal<Local, Bit>,
    // The adder: one bit below for the carry in, one above for the carry out.
    one_side: Signal<Local, Bits<32>>,
    counts: Signal<Local, Bit>,
    other_side: Signal<Local, Bits<32>>,
    subtracts: Signal<Local, Bit>,
    left_summand: Signal<Local, Bits<34>>,
    right_summand: Signal<Local, Bits<34>>,
    sum: Signal<Local, Bits<34>>,
    takes_sum: Signal<Local, Bit>,
    takes_half: Signal<Local, Bit>,
    fits: Signal<Local, Bit>,
    // What `a` becomes but for the sum.
    early: Signal<Local, Bits<32>>,
    // What comes in when `a` and `b` are shifted.
    in_left: Signal<Local, Bits<8>>,
    in_right: Signal<Local, Bits<8>>,
    kept: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for Accumulators {
    fn update(&mut self) {
        self.m.next = self.other.val();
        if self.from_store.val() {
            self.m.next = self.other.val() | self.stored.val();
        }

        // How long it takes.
        self.normalises.next = self.kind.val() == 5;
        self.leftward.next = (self.kind.val() < 2) | self.normalises.val();
        self.by_eight.next = self.k.q.val() > 7;
        self.last.next = (self.k.q.val() == 1) | (self.k.q.val() == 8);
        if self.normalises.val() {
            self.by_eight.next = self.a_held.q.val().get_bits::<8>(24) == 0;
            self.last.next = self.a_held.q.val().get_bit(31);
        }
        self.long.next = self.compute.mul.val() | self.compute.div.val();
        self.shifting.next = self.compute.shift.val() & self.busy.q.val();
        self.stalls.next = false;
        if self.compute.shift.val() {
            if self.busy.q.val() {
                self.stalls.next = !self.last.val();
            } else {
                self.stalls.next =
                    self.normalises.val() | self.places.val().any() | self.k.q.val().any();
            }
        }
        if self.compute.mul.val() {
            self.stalls.next = !self.busy.q.val() | (self.k.q.val() != 1);
        }
        if self.compute.div.val() {
            self.stalls.next = !self.corrects.q.val();
        }
        self.busy.d.next = self.stalls.val();

        // One adder: sums, differences, steps of products and of quotients. A step of a quotient
        // takes the divisor from a remainder that is not below zero, and adds it to one that is:
        // what a step does is known before its sum.
        self.subtracts.next = self.compute.sub.val()
            | self.compute.cmp.val()
            | (self.compute.div.val() & !self.below.q.val());
        self.one_side.next = self.a_held.q.val();
        if self.compute.div.val() & !self.corrects.q.val() {
            self.one_side.next = (self.a_held.q.val() << 1)
                | bit_cast::<32, 1>(self.b_held.q.val().get_bits::<1>(31));
        }
        self.counts.next = !self.compute.mul.val() | self.b_held.q.val().get_bit(0);
        self.other_side.next = 0.into();
        if self.counts.val() {
            self.other_side.next = self.other.val();
        }
        if self.counts.val() & self.from_store.val() {
            self.other_side.next = self.other_side.val() | self.stored.val();
        }
        self.left_summand.next = bit_cast::<34, 32>(self.one_side.val()) << 1;
        self.right_summand.next = bit_cast::<34, 32>(self.other_side.val()) << 1;
        if self.subtracts.val() {
            self.left_summand.next = (bit_cast::<34, 32>(self.one_side.val()) << 1) | 1;
            self.right_summand.next =
                (bit_cast::<34, 32>(self.other_side.val()) << 1) ^ 0x1_ffff_ffff_u64;
        }
        self.sum.next = self.left_summand.val() + self.right_summand.val();
        self.fits.next = self.sum.val().get_bit(33) | self.a_held.q.val().get_bit(31);
        if self.below.q.val() {
            self.fits.next = self.sum.val().get_bit(33) & self.a_held.q.val().get_bit(31);
        }
        self.takes_half.next = self.compute.mul.val() & self.busy.q.val();
        self.takes_sum.next = self.compute.add.val()
            | self.compute.sub.val()
            | (self.compute.div.val()
                & self.busy.q.val()
                & (self.below.q.val() | !self.corrects.q.val()));

        // `a` and `b`.
        self.in_left.next = 0.into();
        if self.kind.val() != 0 {
            self.in_left.next = self.b_held.q.val().get_bits::<8>(24);
        }
        self.in_right.next = 0.into();
        if (self.kind.val() == 3) & self.a_held.q.val().get_bit(31) {
            self.in_right.next = 255.into();
        }
        self.kept.next = (self.kind.val() == 4) & self.a_held.q.val().get_bit(0);
        if self.by_eight.val() {
            self.kept.next = (self.kind.val() == 4) & (self.a_held.q.val().get_bits::<8>(0) != 0);
        }
        self.early.next = self.a_held.q.val();
        if self.takes_half.val() | self.takes_sum.val() {
            self.early.next = 0.into();
        }
        if self.compute.ld.val() {
            self.early.next = self.m.val();
        }
        if self.compute.add.val() | self.compute.sub.val() | self.compute.cmp.val() {
            self.carry_held.d.next = self.sum.val().get_bit(33);
        }
        if self.compute.and.val() {
            self.early.next = self.a_held.q.val() & self.m.val();
        }
        if self.compute.or.val() {
            self.early.next = self.a_held.q.val() | self.m.val();
        }
        if self.compute.xor.val() {
            self.early.next = self.a_held.q.val() ^ self.m.val();
        }
        if self.compute.ldb.val() {
            self.b_held.d.next = self.m.val();
        }
        if self.takes_half.val() {
            self.b_held.d.next = (self.b_held.q.val() >> 1)
                | (bit_cast::<32, 1>(self.sum.val().get_bits::<1>(1)) << 31);
        }
        if self.compute.div.val() {
            if !self.busy.q.val() {
                self.below.d.next = false;
            } else if !self.corrects.q.val() {
                self.below.d.next = !self.fits.val();
                self.b_held.d.next = self.b_held.q.val() << 1;
                if self.fits.val() {
                    self.b_held.d.next = (self.b_held.q.val() << 1) | 1;
                }
            }
            self.corrects.d.next =
                self.busy.q.val() & !self.corrects.q.val() & (self.k.q.val() == 1);
        }
        if self.shifting.val() & !(self.normalises.val() & self.a_held.q.val().get_bit(31)) {
            if self.leftward.val() {
                self.early.next = (self.a_held.q.val() << 1)
                    | bit_cast::<32, 1>(self.in_left.val().get_bits::<1>(7));
                if self.kind.val() != 0 {
                    self.b_held.d.next = self.b_held.q.val() << 1;
                }
                if self.by_eight.val() {
                    self.early.next =
                        (self.a_held.q.val() << 8) | bit_cast::<32, 8>(self.in_left.val());
                    if self.kind.val() != 0 {
                        self.b_held.d.next = self.b_held.q.val() << 8;
                    }
                }
            } else {
                self.early.next = (self.a_held.q.val() >> 1)
                    | (bit_cast::<32, 1>(self.in_right.val().get_bits::<1>(0)) << 31);
                if self.kind.val() != 4 {
                    self.b_held.d.next = (self.b_held.q.val() >> 1)
                        | (bit_cast::<32, 1>(self.a_held.q.val().get_bits::<1>(0)) << 31);
                }
                if self.by_eight.val() {
                    self.early.next =
                        (self.a_held.q.val() >> 8) | (bit_cast::<32, 8>(self.in_right.val()) << 24);
                    if self.kind.val() != 4 {
                        self.b_held.d.next = (self.b_held.q.val() >> 8)
                            | (bit_cast::<32, 8>(self.a_held.q.val().get_bits::<8>(0)) << 24);
                    }
                }
                if self.kept.val() {
                    self.early.next = (self.a_held.q.val() >> 1) | 1;
                    if self.by_eight.val() {
                        self.early.next = (self.a_held.q.val() >> 8) | 1;
                    }
                }
            }
        }

        // The count.
        if self.compute.ldk.val() {
            self.k.d.next = self.m.val().get_bits::<5>(0);
        }
        if self.compute.shift.val() & !self.busy.q.val() {
            if self.normalises.val() {
                self.k.d.next = 0.into();
            } else if self.places.val().any() {
                self.k.d.next = self.places.val();
            }
        }
        if self.shifting.val() {
            if self.normalises.val() {
                if !self.a_held.q.val().get_bit(31) {
                    self.k.d.next = self.k.q.val() + 1;
                    if self.by_eight.val() {
                        self.k.d.next = self.k.q.val() + 8;
                    }
                }
            } else {
                self.k.d.next = self.k.q.val() - 1;
                if self.by_eight.val() {
                    self.k.d.next = self.k.q.val() - 8;
                }
            }
        }
        if self.long.val() & self.busy.q.val() & !self.corrects.q.val() {
            self.k.d.next = self.k.q.val() - 1;
        }

        // What has no operand.
        if self.brings.val() {
            self.early.next = self.brought.val();
        }
        if self.compute.swap.val() {
            self.early.next = self.b_held.q.val();
            self.b_held.d.next = self.a_held.q.val();
        }
        if self.compute.set_count.val() {
            self.k.d.next = self.a_held.q.val().get_bits::<5>(0);
        }
        if self.compute.get_count.val() {
            self.early.next = bit_cast::<32, 5>(self.k.q.val());
        }
        if self.compute.trace.val() {
            self.early.next = bit_cast::<32, 1>(self.b_held.q.val().get_bits::<1>(0))
                + bit_cast::<32, 1>(self.b_held.q.val().get_bits::<1>(1))
                + bit_cast::<32, 1>(self.b_held.q.val().get_bits::<1>(2))
                + bit_cast::<32, 1>(self.b_held.q.val().get_bits::<1>(3));
        }

        // The sum comes last.
        self.a_held.d.next = self.early.val();
        if self.takes_sum.val() {
            self.a_held.d.next = self.early.val() | self.sum.val().get_bits::<32>(1);
        }
        if self.takes_half.val() {
            self.a_held.d.next = self.early.val() | self.sum.val().get_bits::<32>(2);
        }
    }
}

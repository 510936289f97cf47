// SPDX-License-Identifier: MIT
//! Credits: warps that wait are paid, the warp that issues pays (docs/mechanisms/3.md).
//!
//! A *victim* was ready and not chosen. The policies
//! ([`CreditRule`](crate::config::CreditRule)) say who is paid and how much. The issuer pays the
//! slushfund, and then, if that is positive, it is distributed. Credits have six bits and saturate;
//! what does not fit stays in the slushfund, so that the sum of all is zero (`sum_error`), but with
//! `halving`, which has none. A warp that ends leaves its credit to the slushfund, and is not paid
//! in that cycle. It comes back to the others: while the slushfund holds eight or more, no warp
//! pays, and while it owes, none is paid.
//!
//! Three steps, one cycle each: who is paid and how many they are; the credits of those concerned;
//! the slushfund (what is on its way belongs to the sum). Who is paid is decided before payments
//! still under way, but a credit of 30 that is being paid counts as full. Credits have the sign bit
//! turned (0 is 32), so that they compare as unsigned numbers.
use crate::cells::DFF;
use crate::config::{Amount, CreditPolicy};
use crate::prelude::*;

/// Sign of the slushfund.
const SIGN: usize = 12;

/// The credits of `W` warps.
#[derive(LogicBlock)]
#[block(new(policy: CreditPolicy, monitor: bool))]
#[check(W == 4 || W % 8 == 0 && W <= 64, "4 warps or a multiple of 8, at most 64")]
pub struct CreditUpdate<const W: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The warp that issued, one-hot; zero when none did.
    pub issuer: Signal<In, Bits<W>>,
    /// Warps that were ready and not chosen.
    pub victims: Signal<In, Bits<W>>,
    /// The warp that ends, one-hot, or zero.
    pub ended: Signal<In, Bits<W>>,
    /// Credit of each warp, plus 32.
    pub credit: [Signal<Out, Bits<6>>; W],
    /// The slushfund, two's complement.
    pub slushfund: Signal<Out, Bits<13>>,
    /// Monitor: the sum is not zero.
    pub sum_error: Signal<Out, Bit>,
    credits: [DFF<Bits<6>>; W],
    #[drives(slushfund)]
    fund: DFF<Bits<13>>,
    // Decided in the cycle before: who pays, who is paid, who leaves, how many are paid (or wait).
    paying: DFF<Bits<W>>,
    paid: DFF<Bits<W>>,
    leaving: DFF<Bits<W>>,
    count: DFF<Bits<7>>,
    // What the credits of the cycle before add to the slushfund.
    change: DFF<Bits<13>>,
    // Warps after the one paid last in turn.
    rest: DFF<Bits<W>>,
    #[value(policy.rule().slushfund && !policy.rule().in_turn)]
    pay_all: Constant<Bit>,
    #[value(policy.rule().in_turn)]
    in_turn: Constant<Bit>,
    #[value(policy.rule().amount == Amount::Half)]
    half: Constant<Bit>,
    #[value(!policy.rule().slushfund)]
    halving: Constant<Bit>,
    #[value(policy.rule().amount == Amount::Victims)]
    by_count: Constant<Bit>,
    #[value(monitor && policy.rule().slushfund)]
    monitor: Constant<Bit>,
    // The credits' offsets, summed.
    #[value(32 * W as u64)]
    nothing: Constant<Bits<13>>,
    waiting: Signal<Local, Bits<W>>,
    pool: Signal<Local, Bits<W>>,
    chosen: Signal<Local, Bits<W>>,
    counted: Signal<Local, Bits<W>>,
    number: Signal<Local, Bits<7>>,
    amount: Signal<Local, Bits<7>>,
    taken: Signal<Local, Bits<7>>,
    price: Signal<Local, Bits<7>>,
    room: Signal<Local, Bits<7>>,
    positive: Signal<Local, Bit>,
    old: Signal<Local, Bits<6>>,
    top: Signal<Local, Bits<6>>,
    payer: Signal<Local, Bits<6>>,
    payee: Signal<Local, Bits<6>>,
    leaver: Signal<Local, Bits<6>>,
    payer_left: Signal<Local, Bits<6>>,
    left: Signal<Local, Bits<8>>,
    payee_now: Signal<Local, Bits<6>>,
    total: Signal<Local, Bits<13>>,
    // Partial sums of the victims, a level each.
    s1: [Signal<Local, Bits<7>>; W],
    s2: [Signal<Local, Bits<7>>; W],
    s3: [Signal<Local, Bits<7>>; W],
}

#[hdl_gen]
impl Logic for CreditUpdate {
    fn update(&mut self) {
        self.positive.next = self.fund.q.val().any() & !self.fund.q.val().get_bit(SIGN);

        // First step: who is paid.
        self.waiting.next = self.victims.val() & !self.ended.val();
        if !self.issuer.val().any() {
            self.waiting.next = 0.into();
        }
        self.chosen.next = self.waiting.val();
        self.pool.next = 0.into();
        if self.pay_all.val() {
            for i in 0..W {
                if (self.credits[i].q.val() == 31)
                    | ((self.credits[i].q.val() == 30) & self.paid.q.val().get_bit(i))
                {
                    self.chosen.next = self.chosen.val().replace_bit(i, false);
                }
            }
        }
        if self.in_turn.val() {
            self.pool.next = self.waiting.val() & self.rest.q.val();
            if !self.pool.val().any() {
                self.pool.next = self.waiting.val();
            }
            self.chosen.next = 0.into();
            if self.positive.val() {
                // The lowest of the pool; the turn goes to those after it.
                self.chosen.next = self.pool.val() & (!self.pool.val() + 1);
                if self.pool.val().any() {
                    self.rest.d.next = !((self.chosen.val() << 1) - 1);
                }
            }
        }

        // How many: pairs, then fours, then eights in a row.
        self.counted.next = self.waiting.val();
        if self.pay_all.val() {
            self.counted.next = self.chosen.val();
        }
        for i in 0..(W / 2) {
            self.s1[i].next = 0.into();
            if self.counted.val().get_bit(2 * i) {
                self.s1[i].next = 1.into();
            }
            if self.counted.val().get_bit(2 * i + 1) {
                self.s1[i].next = self.s1[i].val() + 1;
            }
        }
        for i in 0..(W / 4) {
            self.s2[i].next = self.s1[2 * i].val() + self.s1[2 * i + 1].val();
        }
        for i in 0..(W / 8) {
            self.s3[i].next = self.s2[2 * i].val() + self.s2[2 * i + 1].val();
        }
        self.number.next = self.s2[0].val();
        for i in 0..(W / 8) {
            if i == 0 {
                self.number.next = 0.into();
            }
            self.number.next = self.number.val() + self.s3[i].val();
        }
        self.paying.d.next = self.issuer.val();
        self.paid.d.next = self.chosen.val();
        self.leaving.d.next = self.ended.val();
        self.count.d.next = self.number.val();

        // Second step.
        // The credits of those concerned; each mask has one bit at most.
        self.payer.next = 0.into();
        self.payee.next = 0.into();
        self.leaver.next = 0.into();
        for i in 0..W {
            self.old.next = self.credits[i].q.val();
            if self.paying.q.val().get_bit(i) {
                self.payer.next = self.payer.val() | self.old.val();
            }
            if self.in_turn.val() & self.paid.q.val().get_bit(i) {
                self.payee.next = self.payee.val() | self.old.val();
            }
            if self.leaving.q.val().get_bit(i) {
                self.leaver.next = self.leaver.val() | self.old.val();
            }
        }

        // What is given, and what is paid: credits reach from -32 to 31.
        self.amount.next = 1.into();
        if self.half.val() {
            self.amount.next = self.count.q.val() >> 1;
        }
        if self.by_count.val() {
            self.amount.next = self.count.q.val();
        }
        self.taken.next = 0.into();
        self.total.next = self.fund.q.val() + bit_cast::<13, 7>(self.count.q.val());
        if self.total.val().any() & !self.total.val().get_bit(SIGN) {
            self.taken.next = self.count.q.val();
        }
        self.payee_now.next = 0.into();
        if self.in_turn.val() {
            self.top.next = !(self.payee.val() ^ 32);
            self.room.next = bit_cast::<7, 6>(self.top.val());
            self.taken.next = self.amount.val();
            if self.room.val() < self.amount.val() {
                self.taken.next = self.room.val();
            }
            if !self.paid.q.val().any() {
                self.taken.next = 0.into();
            }
            self.payee_now.next = self.payee.val() + bit_cast::<6, 7>(self.taken.val());
        }
        self.price.next = self.count.q.val();
        if self.in_turn.val() {
            self.price.next = 1.into();
        }
        // One subtraction tells what is left and whether there was enough.
        self.top.next = self.payer.val() ^ 32;
        self.left.next = bit_cast::<8, 6>(self.top.val()) - bit_cast::<8, 7>(self.price.val());
        self.payer_left.next = bit_cast::<6, 8>(self.left.val()) ^ 32;
        if self.left.val().get_bit(7) {
            self.payer_left.next = 32.into();
            self.price.next = bit_cast::<7, 6>(self.top.val());
        }
        // What ended warps have left pays first.
        if self.positive.val() & (self.fund.q.val() >> 3).any() {
            self.price.next = 0.into();
            self.payer_left.next = self.payer.val();
        }
        if !self.paying.q.val().any() | (self.paying.q.val() & self.leaving.q.val()).any() {
            self.price.next = 0.into();
        }
        if self.halving.val() {
            // Half, toward zero.
            self.top.next = self.payer.val();
            if self.payer.val().get_bit(5) {
                self.top.next = self.payer.val() + 1;
            }
            self.payer_left.next = (self.top.val() >> 1).replace_bit(5, self.top.val().get_bit(5));
        }

        self.total.next = bit_cast::<13, 6>(self.leaver.val());
        if self.leaver.val().get_bit(5) {
            self.total.next = self.total.val() - 64;
        }
        self.change.d.next = self.total.val() + bit_cast::<13, 7>(self.price.val())
            - bit_cast::<13, 7>(self.taken.val());

        // Third step.
        self.fund.d.next = self.fund.q.val() + self.change.q.val();
        if self.halving.val() {
            self.fund.d.next = 0.into();
        }

        for i in 0..W {
            self.old.next = self.credits[i].q.val();
            if self.paid.q.val().get_bit(i) {
                if self.pay_all.val() & self.taken.val().any() {
                    self.credits[i].d.next = self.old.val() + 1;
                }
                if self.in_turn.val() {
                    self.credits[i].d.next = self.payee_now.val();
                }
                if self.halving.val() {
                    self.credits[i].d.next = self.old.val() + bit_cast::<6, 7>(self.amount.val());
                    self.top.next = !(self.old.val() ^ 32);
                    if bit_cast::<7, 6>(self.top.val()) < self.amount.val() {
                        self.credits[i].d.next = 31.into();
                    }
                }
            }
            if self.paying.q.val().get_bit(i) {
                self.credits[i].d.next = self.payer_left.val();
            }
            if self.leaving.q.val().get_bit(i) {
                self.credits[i].d.next = 0.into();
            }
            self.credit[i].next = self.old.val() ^ 32;
        }

        self.sum_error.next = false;
        if self.monitor.val() {
            self.total.next = self.fund.q.val() + self.change.q.val();
            for i in 0..W {
                self.top.next = self.credits[i].q.val() ^ 32;
                self.total.next = self.total.val() + bit_cast::<13, 6>(self.top.val());
            }
            self.sum_error.next = self.total.val() != self.nothing.val();
        }
    }
}

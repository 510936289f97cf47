//! Credits: warps that wait are paid, the warp that issues pays (spec 3).
//!
//! Policy `pay-all`: each victim (ready and not chosen) gets one, taken from the slushfund;
//! the issuer pays as much as was given out, into the slushfund. The ungated reading always
//! pays; the gated one only while the slushfund is positive. Credits have six bits and
//! saturate; what does not fit stays in the slushfund, so that the sum of all credits and
//! the slushfund is always zero. A warp that ends leaves its credit to the slushfund.
//!
//! Latency: one cycle. Credits are given out with the sign bit turned (0 is 32), so that
//! they compare as unsigned numbers.
use crate::dut::{Dut, Stimulus};
use crate::registry::BlockEntry;
use crate::{ports, ready_top};
use rust_hdl::prelude::*;

/// The credits of `W` warps.
#[derive(LogicBlock)]
pub struct CreditUpdate<const W: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The warp that issued, one-hot; zero when none did.
    pub issuer: Signal<In, Bits<W>>,
    /// Warps that were ready and not chosen.
    pub victims: Signal<In, Bits<W>>,
    /// Warps that end, neither issuer nor victim.
    pub ended: Signal<In, Bits<W>>,
    /// Credit of each warp, plus 32.
    pub credit: [Signal<Out, Bits<6>>; W],
    /// The slushfund, two's complement.
    pub slushfund: Signal<Out, Bits<13>>,
    credits: [DFF<Bits<6>>; W],
    fund: DFF<Bits<13>>,
    gated: Constant<Bit>,
    pays: Signal<Local, Bit>,
    paid: Signal<Local, Bits<W>>,
    given: Signal<Local, Bits<7>>,
    own: Signal<Local, Bits<6>>,
    old: Signal<Local, Bits<6>>,
    room: Signal<Local, Bits<7>>,
    price: Signal<Local, Bits<7>>,
    total: Signal<Local, Bits<13>>,
    // Partial sums of the victims, a level each.
    s1: [Signal<Local, Bits<7>>; W],
    s2: [Signal<Local, Bits<7>>; W],
    s3: [Signal<Local, Bits<7>>; W],
}

impl<const W: usize> CreditUpdate<W> {
    /// All credits zero. `gated`: the gated reading of `pay-all`.
    pub fn new(gated: bool) -> Self {
        const { assert!(W <= 64, "the slushfund holds 64 credits") };
        macro_rules! all {
            ($($array:ident),*; $($field:ident),*) => {
                Self {
                    $($array: std::array::from_fn(|_| Default::default()),)*
                    $($field: Default::default(),)*
                    gated: Constant::new(gated),
                }
            };
        }
        all!(credit, credits, s1, s2, s3;
            clock, issuer, victims, ended, slushfund, fund, pays, paid, given, own, old, room, price, total)
    }
}

impl<const W: usize> Logic for CreditUpdate<W> {
    #[hdl_gen]
    fn update(&mut self) {
        self.fund.clock.next = self.clock.val();
        // Positive: not zero and not negative.
        self.pays.next =
            self.issuer.val().any() & (!self.gated.val() | (self.fund.q.val().any() & !self.fund.q.val().get_bit(12)));
        self.paid.next = 0.into();
        if self.pays.val() {
            for i in 0..W {
                if self.victims.val().get_bit(i) & (self.credits[i].q.val() != 31) {
                    self.paid.next = self.paid.val().replace_bit(i, true);
                }
            }
        }
        // How many were paid: pairs, then fours, then the fours in a row.
        for i in 0..(W / 2) {
            self.s1[i].next = 0.into();
            if self.paid.val().get_bit(2 * i) {
                self.s1[i].next = 1.into();
            }
            if self.paid.val().get_bit(2 * i + 1) {
                self.s1[i].next = self.s1[i].val() + 1;
            }
        }
        for i in 0..(W / 4) {
            self.s2[i].next = self.s1[2 * i].val() + self.s1[2 * i + 1].val();
        }
        for i in 0..(W / 8) {
            self.s3[i].next = self.s2[2 * i].val() + self.s2[2 * i + 1].val();
        }
        self.given.next = self.s2[0].val();
        for i in 0..(W / 8) {
            if i == 0 {
                self.given.next = self.s3[0].val();
            } else {
                self.given.next = self.given.val() + self.s3[i].val();
            }
        }
        self.total.next = self.fund.q.val() - bit_cast::<13, 7>(self.given.val());
        for i in 0..W {
            self.credits[i].clock.next = self.clock.val();
            self.old.next = self.credits[i].q.val();
            self.own.next = self.old.val();
            if self.paid.val().get_bit(i) {
                self.own.next = self.own.val() + 1;
            }
            // The issuer can pay down to -32.
            self.room.next = bit_cast::<7, 6>(self.old.val() ^ 32);
            self.price.next = self.given.val();
            if self.room.val() < self.given.val() {
                self.price.next = self.room.val();
            }
            if self.issuer.val().get_bit(i) {
                self.own.next = self.old.val() - bit_cast::<6, 7>(self.price.val());
                self.total.next = self.total.val() + bit_cast::<13, 7>(self.price.val());
            }
            if self.ended.val().get_bit(i) {
                self.own.next = 0.into();
                self.total.next = self.total.val() + bit_cast::<13, 6>(self.old.val());
                if self.old.val().get_bit(5) {
                    self.total.next = self.total.val() - 64;
                }
            }
            self.credits[i].d.next = self.own.val();
            self.credit[i].next = self.credits[i].q.val() ^ 32;
        }
        self.fund.d.next = self.total.val();
        self.slushfund.next = self.fund.q.val();
    }
}

ports! { [const W: usize] CreditUpdate<W> { in: issuer, victims, ended; out: credit, slushfund } }

/// One issuer at most, others wait or end.
pub struct Neighbours {
    warps: usize,
}

impl Neighbours {
    /// The neighbours of the credits of `warps` warps.
    pub fn new(warps: usize) -> Self {
        Self { warps }
    }
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let dice = random();
        let all = u64::MAX >> (64 - self.warps);
        // A preferred warp issues often, so that credits saturate.
        let preferred = if dice & 3 == 0 { random() % self.warps as u64 } else { 1 };
        let issuer = if dice & 4 == 0 { 0 } else { 1 << preferred };
        let victims = random() & (if dice & 8 == 0 { all } else { random() }) & all & !issuer;
        let ended = if dice & 0x3f0 == 0 { random() & random() & all & !issuer & !victims } else { 0 };
        vec![issuer, victims, ended & ended.wrapping_neg()]
    }
}

/// The registered block.
pub fn entry() -> BlockEntry {
    BlockEntry {
        name: "credit_update",
        spec: "3-credit-warp-scheduler.md",
        purpose: "credits and slushfund, policy pay-all",
        build: || -> Box<dyn Dut> { Box::new(ready_top!(CreditUpdate::<8>::new(false))) },
        stimulus: |_| Box::new(Neighbours::new(8)),
    }
}

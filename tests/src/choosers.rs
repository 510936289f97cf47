// SPDX-License-Identifier: MIT
//! What the documentation sets against the comparison network: a linear chain of comparisons
//! and a plain round robin arbiter.
use hdl_dialect::prelude::*;
use warpwright_rtl::cells::RoundRobin;

/// Each input is compared with the best of those before it: a chain over `W` keys of `K` bits; keys
/// count a cycle late, as in the network.
#[derive(LogicBlock)]
pub struct ComparisonChain<const W: usize, const K: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Inputs that take part.
    pub valid: Signal<In, Bits<W>>,
    /// The keys that count in the next cycle.
    pub key: [Signal<In, Bits<K>>; W],
    /// The winner, one-hot.
    pub winner: Signal<Out, Bits<W>>,
    /// Its number; zero when no input takes part.
    pub number: Signal<Out, Bits<6>>,
    keys: [DFF<Bits<K>>; W],
    best: Signal<Local, Bits<K>>,
    found: Signal<Local, Bit>,
    first: Signal<Local, Bits<W>>,
    #[value(0)]
    none: Constant<Bits<W>>,
}

impl<const W: usize, const K: usize> Logic for ComparisonChain<W, K> {
    #[hdl_gen]
    fn update(&mut self) {
        self.best.next = 0.into();
        self.found.next = false;
        self.first.next = 0.into();
        for i in 0..W {
            self.keys[i].d.next = self.key[i].val();
            if self.valid.val().get_bit(i)
                & (!self.found.val() | (self.keys[i].q.val() > self.best.val()))
            {
                self.found.next = true;
                self.best.next = self.keys[i].q.val();
                self.first.next = self.none.val().replace_bit(i, true);
            }
        }
        self.winner.next = self.first.val();
        self.number.next = 0.into();
        for i in 0..W {
            if self.first.val().get_bit(i) {
                self.number.next = self.number.val() | i.to_bits::<6>();
            }
        }
    }
}

/// Round robin: the first request behind the last winner.
#[derive(LogicBlock)]
pub struct RoundRobinArbiter<const W: usize, const L: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Inputs that take part.
    pub valid: Signal<In, Bits<W>>,
    /// The winner, one-hot.
    pub winner: Signal<Out, Bits<W>>,
    choice: RoundRobin<W, L>,
    last: DFF<Bits<L>>,
}

impl<const W: usize, const L: usize> Logic for RoundRobinArbiter<W, L> {
    #[hdl_gen]
    fn update(&mut self) {
        self.choice.requests.next = self.valid.val();
        self.choice.last.next = self.last.q.val();
        if self.choice.valid.val() {
            self.last.d.next = self.choice.index.val();
        }
        self.winner.next = self.choice.chosen.val();
    }
}

// SPDX-License-Identifier: MIT
//! Round robin choice: the first request behind the last winner.
use super::{Lazy, Lowest};
use crate::prelude::*;

/// Chooses among `N` requests, up to 64, `L` bits of number. Latency: combinational, two trees side
/// by side.
#[derive(LogicBlock)]
pub struct RoundRobin<const N: usize, const L: usize> {
    /// Who asks.
    pub requests: Signal<In, Bits<N>>,
    /// Who was chosen last; the next number is looked at first.
    pub last: Signal<In, Bits<L>>,
    /// Somebody asks.
    pub valid: Signal<Out, Bit>,
    /// The one chosen.
    pub index: Signal<Out, Bits<L>>,
    /// The same, one bit high.
    pub chosen: Signal<Out, Bits<N>>,
    // Among those behind the last winner, and among all.
    behind: Lazy<Lowest<N, L>>,
    any: Lazy<Lowest<N, L>>,
    later: Signal<Local, Bits<N>>,
}

impl<const N: usize, const L: usize> Logic for RoundRobin<N, L> {
    #[hdl_gen]
    fn update(&mut self) {
        self.later.next = 0.into();
        for i in 0..N {
            if self.last.val() < i.to_bits() {
                self.later.next = self.later.val().replace_bit(i, self.requests.val().get_bit(i));
            }
        }
        self.behind.candidates.next = self.later.val();
        self.any.candidates.next = self.requests.val();
        self.chosen.next = self.any.chosen.val();
        self.index.next = self.any.index.val();
        if self.behind.valid.val() {
            self.chosen.next = self.behind.chosen.val();
            self.index.next = self.behind.index.val();
        }
        self.valid.next = self.any.valid.val();
    }
}

// SPDX-License-Identifier: MIT
//! Round robin choice: the first request above the last choice, else the lowest.
use super::{Lazy, Lowest};
use crate::prelude::*;

/// Chooses among `N` requests, up to 64, `L` bits of number. Latency: combinational, two trees side
/// by side.
#[derive(LogicBlock)]
pub struct RoundRobin<const N: usize, const L: usize> {
    /// Requests.
    pub requests: Signal<In, Bits<N>>,
    /// Number of the last choice; the search begins at the next number.
    pub last: Signal<In, Bits<L>>,
    /// There is a request.
    pub valid: Signal<Out, Bit>,
    /// Number of the chosen request; 0 when there is none.
    pub index: Signal<Out, Bits<L>>,
    /// The chosen request, one-hot; zero when there is none.
    pub chosen: Signal<Out, Bits<N>>,
    // Among the requests above the last choice, and among all.
    behind: Lazy<Lowest<N, L>>,
    any: Lazy<Lowest<N, L>>,
    later: Signal<Local, Bits<N>>,
}

#[hdl_gen]
impl Logic for RoundRobin {
    fn update(&mut self) {
        self.later.next = 0.into();
        for i in 0..N {
            if self.last.val() < i.to_bits() {
                self.later.next = self.later.val().replace_bit(i, self.requests.val().get_bit(i));
            }
        }
        self.behind.candidates.next = self.later.val();
        self.any.candidates.next = self.requests.val();
        self.any.drive(&mut self, [chosen, index]);
        if self.behind.valid.val() {
            self.behind.drive(&mut self, [chosen, index]);
        }
        self.valid.next = self.any.valid.val();
    }
}

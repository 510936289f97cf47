//! Round robin choice: the first request behind the last winner.
use crate::prelude::*;

/// Chooses among `N` requests, `L` bits of number. Latency: combinational, two carry chains side by side.
#[derive(LogicBlock, Default)]
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
    later: Signal<Local, Bits<N>>,
    lowest: Signal<Local, Bits<N>>,
    pool: Signal<Local, Bits<N>>,
    number: Signal<Local, Bits<L>>,
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
        // The lowest one of each: the carry of the increment stops at it.
        self.lowest.next = self.requests.val() & (!self.requests.val() + 1);
        self.pool.next = self.later.val() & (!self.later.val() + 1);
        if !self.later.val().any() {
            self.pool.next = self.lowest.val();
        }
        self.chosen.next = self.pool.val();
        self.index.next = 0.into();
        for i in 0..N {
            self.number.next = i.to_bits();
            if self.pool.val().get_bit(i) {
                self.index.next = self.index.val() | self.number.val();
            }
        }
        self.valid.next = self.requests.val().any();
    }
}

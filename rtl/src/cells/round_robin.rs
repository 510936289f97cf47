//! Round robin choice: the first request behind the last winner.
use crate::prelude::*;

/// Chooses among `N` requests, up to 64, `L` bits of number. Latency: combinational, two trees side by side: a carry chain
/// would be left again.
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
    covered: Signal<Local, Bits<N>>,
    covered_later: Signal<Local, Bits<N>>,
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
        // All bits from the lowest one of each.
        self.covered.next = self.requests.val() | (self.requests.val() << 1);
        self.covered.next = self.covered.val() | (self.covered.val() << 2);
        self.covered.next = self.covered.val() | (self.covered.val() << 4);
        self.covered.next = self.covered.val() | (self.covered.val() << 8);
        self.covered.next = self.covered.val() | (self.covered.val() << 16);
        self.covered.next = self.covered.val() | ((self.covered.val() << 16) << 16);
        self.covered_later.next = self.later.val() | (self.later.val() << 1);
        self.covered_later.next = self.covered_later.val() | (self.covered_later.val() << 2);
        self.covered_later.next = self.covered_later.val() | (self.covered_later.val() << 4);
        self.covered_later.next = self.covered_later.val() | (self.covered_later.val() << 8);
        self.covered_later.next = self.covered_later.val() | (self.covered_later.val() << 16);
        self.covered_later.next = self.covered_later.val() | ((self.covered_later.val() << 16) << 16);
        self.pool.next = self.covered.val() & !(self.covered.val() << 1);
        if self.later.val().any() {
            self.pool.next = self.covered_later.val() & !(self.covered_later.val() << 1);
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

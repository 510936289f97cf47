// SPDX-License-Identifier: MIT
//! The lowest and the highest of several bits.
//!
//! Simple form: a loop over the bits, or for the lowest `x & -x`. The loop is a chain of as many
//! LUTs, and the result of a carry chain is slow to reach logic outside it; here it is a tree.
use crate::prelude::*;

macro_rules! first {
    ($(#[$about:meta])* $name:ident, $shift:tt) => {
        $(#[$about])*
        #[derive(LogicBlock)]
        pub struct $name<const N: usize, const L: usize> {
            /// The bits to choose from, up to 64.
            pub candidates: Signal<In, Bits<N>>,
            /// A candidate is high.
            pub valid: Signal<Out, Bit>,
            /// Number of the chosen bit; 0 when there is none.
            pub index: Signal<Out, Bits<L>>,
            /// The chosen bit, one-hot; zero when there is none.
            pub chosen: Signal<Out, Bits<N>>,
            covered: Signal<Local, Bits<N>>,
            single: Signal<Local, Bits<N>>,
            number: Signal<Local, Bits<L>>,
        }

        impl<const N: usize, const L: usize> Logic for $name<N, L> {
            #[hdl_gen]
            fn update(&mut self) {
                // All bits from the chosen one on; three LUTs deep.
                self.covered.next = self.candidates.val() | (self.candidates.val() $shift 1);
                self.covered.next = self.covered.val() | (self.covered.val() $shift 2);
                self.covered.next = self.covered.val() | (self.covered.val() $shift 4);
                self.covered.next = self.covered.val() | (self.covered.val() $shift 8);
                self.covered.next = self.covered.val() | (self.covered.val() $shift 16);
                // By 32, of words that may be shorter.
                self.covered.next = self.covered.val() | ((self.covered.val() $shift 16) $shift 16);
                self.single.next = self.covered.val() & !(self.covered.val() $shift 1);
                self.chosen.next = self.single.val();
                self.index.next = 0.into();
                for i in 0..N {
                    self.number.next = i.to_bits();
                    if self.single.val().get_bit(i) {
                        self.index.next = self.index.val() | self.number.val();
                    }
                }
                self.valid.next = self.candidates.val().any();
            }
        }
    };
}

first!(
    /// The lowest of `N` bits, `L` bits of number. Latency: combinational.
    Lowest, <<
);
first!(
    /// The highest of `N` bits, `L` bits of number. Latency: combinational.
    Highest, >>
);

macro_rules! two {
    ($(#[$about:meta])* $name:ident, $shift:tt) => {
        $(#[$about])*
        #[derive(LogicBlock)]
        pub struct $name<const N: usize> {
            /// The bits to choose from, up to 64.
            pub candidates: Signal<In, Bits<N>>,
            /// The first, one bit high; zero when there is none.
            pub first: Signal<Out, Bits<N>>,
            /// The second, one bit high; zero when there are not two.
            pub second: Signal<Out, Bits<N>>,
            one: Signal<Local, Bits<N>>,
            both: Signal<Local, Bits<N>>,
        }

        impl<const N: usize> Logic for $name<N> {
            #[hdl_gen]
            fn update(&mut self) {
                // All bits from the first, and all from the second: of two parts each, of four, of
                // eight.
                self.one.next = self.candidates.val();
                self.both.next = self.one.val() & (self.one.val() $shift 1);
                self.one.next = self.one.val() | (self.one.val() $shift 1);
                self.both.next = self.both.val()
                    | (self.both.val() $shift 2)
                    | (self.one.val() & (self.one.val() $shift 2));
                self.one.next = self.one.val() | (self.one.val() $shift 2);
                self.both.next = self.both.val()
                    | (self.both.val() $shift 4)
                    | (self.one.val() & (self.one.val() $shift 4));
                self.one.next = self.one.val() | (self.one.val() $shift 4);
                self.both.next = self.both.val()
                    | (self.both.val() $shift 8)
                    | (self.one.val() & (self.one.val() $shift 8));
                self.one.next = self.one.val() | (self.one.val() $shift 8);
                self.both.next = self.both.val()
                    | (self.both.val() $shift 16)
                    | (self.one.val() & (self.one.val() $shift 16));
                self.one.next = self.one.val() | (self.one.val() $shift 16);
                // By 32, of words that may be shorter.
                self.both.next = self.both.val()
                    | ((self.both.val() $shift 16) $shift 16)
                    | (self.one.val() & ((self.one.val() $shift 16) $shift 16));
                self.one.next = self.one.val() | ((self.one.val() $shift 16) $shift 16);
                self.first.next = self.one.val() & !(self.one.val() $shift 1);
                self.second.next = self.both.val() & !(self.both.val() $shift 1);
            }
        }
    };
}

two!(
    /// The two lowest of `N` bits. Latency: combinational.
    LowestTwo, <<
);
two!(
    /// The two highest of `N` bits. Latency: combinational.
    HighestTwo, >>
);

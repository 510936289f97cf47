// SPDX-License-Identifier: MIT
//! First half of a population count (stage E1 of a lane).
use crate::prelude::*;

/// The number of ones of each nibble: one table of four inputs for each bit. Combinational.
#[derive(LogicBlock)]
pub(super) struct NibbleCounts {
    /// The word.
    pub a: Signal<In, Bits<32>>,
    /// For each of its nibbles the number of ones.
    pub counts: Signal<Out, Bits<32>>,
    units: Signal<Local, Bits<32>>,
    twos: Signal<Local, Bits<32>>,
    pairs: Signal<Local, Bits<32>>,
    fours: Signal<Local, Bits<32>>,
}

#[hdl_gen]
impl Logic for NibbleCounts {
    fn update(&mut self) {
        // Of each bit and the one above it: exactly one is set, both are.
        self.units.next = self.a.val() ^ (self.a.val() >> 1);
        self.twos.next = self.a.val() & (self.a.val() >> 1);
        // Two pairs, or two single ones, make two; both pairs make four.
        self.pairs.next = (self.twos.val() ^ (self.twos.val() >> 2))
            | (self.units.val() & (self.units.val() >> 2));
        self.fours.next = self.twos.val() & (self.twos.val() >> 2);
        self.counts.next = ((self.units.val() ^ (self.units.val() >> 2)) & 0x1111_1111)
            | ((self.pairs.val() & 0x1111_1111) << 1)
            | ((self.fours.val() & 0x1111_1111) << 2);
    }
}

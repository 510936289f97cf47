// SPDX-License-Identifier: MIT
//! The cache line in which the program ends.
use super::bundles::{CacheLine, ReplacedTag};
use crate::prelude::*;

/// Whether an instruction lies behind the end of the program is known from its line: no line that
/// lies outside as a whole is filled, and one line at most holds the end (`LL` bits of a line
/// number, PCs of `PCW` bits, tags of `TAGW`).
#[derive(LogicBlock)]
#[block(new(place_bits: u32))]
pub struct LastLine<const LL: usize, const PCW: usize, const TAGW: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A line gets a new tag.
    pub replaced: ReplacedTag<In, LL, TAGW>,
    /// All lines are forgotten.
    pub flush: Signal<In, Bit>,
    /// Instructions in the program.
    pub program_length: Signal<In, Bits<PCW>>,
    /// The line, if it is in the cache.
    pub line: CacheLine<Out, LL>,
    known: Registers<CacheLine<Local, LL>>,
    #[value(place_bits)]
    place_bits: Constant<Bits<PCW>>,
    end_tag: Signal<Local, Bits<TAGW>>,
}

#[hdl_gen]
impl Logic for LastLine {
    fn update(&mut self) {
        self.end_tag.next =
            bit_cast::<TAGW, PCW>(self.program_length.val() >> self.place_bits.val());
        if self.replaced.valid.val() {
            if self.replaced.tag.val() == self.end_tag.val() {
                self.known.d.valid.next = true;
                self.known.d.line.next = self.replaced.line.val();
            } else if self.replaced.line.val() == self.known.q.line.val() {
                self.known.d.valid.next = false;
            }
        }
        if self.flush.val() {
            self.known.d.valid.next = false;
        }
        self.known.q.drive(&mut self.line);
    }
}

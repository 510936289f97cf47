// SPDX-License-Identifier: MIT
//! The PC of an instruction that needs it.
use super::bundles::{CacheLine, PlaceInLine};
use crate::bundles::PcRequest;
use crate::prelude::*;

/// Line and offset of an instruction go along with it, and its PC is made where it is asked for
/// (`LL` bits of a line number, PCs of `PCW` bits, tags of `TAGW`, offsets in a line of `PL`).
///
/// A line is replaced four cycles after the last issue in it at the earliest: the tag is there.
#[derive(LogicBlock)]
#[block(new(place_bits: u32))]
pub struct InstructionPc<const LL: usize, const PCW: usize, const TAGW: usize, const PL: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// An instruction is issued.
    pub issue_valid: Signal<In, Bit>,
    /// Where it is.
    pub issue: PlaceInLine<In, LL, PL>,
    /// Its PC, one cycle after the issue and three cycles after it.
    pub asked: [PcRequest<In, PCW>; 2],
    /// Lines whose tags are read for these.
    pub read: [CacheLine<Out, LL>; 2],
    /// Their tags, in the same cycle.
    pub tag: [Signal<In, Bits<TAGW>>; 2],
    // Where the instruction is that was issued one, two and three cycles before.
    places: [Registers<PlaceInLine<Local, LL, PL>>; 3],
    #[value(place_bits)]
    place_bits: Constant<Bits<PCW>>,
}

#[hdl_gen]
impl Logic for InstructionPc {
    fn update(&mut self) {
        if self.issue_valid.val() {
            self.issue.drive(&mut self.places[0].d);
        }
        for i in 0..2 {
            self.places[i].q.drive(&mut self.places[i + 1].d);
            self.read[i].valid.next = self.asked[i].wanted.val();
            self.places[2 * i].q.drive(&mut self.read[i], [line]);
            self.asked[i].pc.next = (bit_cast::<PCW, TAGW>(self.tag[i].val())
                << self.place_bits.val())
                | bit_cast::<PCW, PL>(self.places[2 * i].q.offset.val());
        }
    }
}

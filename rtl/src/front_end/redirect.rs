// SPDX-License-Identifier: MIT
//! Where a redirected warp goes: it stays in its line, follows a link, or needs a full lookup.
use super::bundles::{CacheLine, Link, LinkBar, Moved, Pointer};
use crate::bundles::{NextPc, NextPcIs, NextPcKind};
use crate::cells::DFF;
use crate::prelude::*;

/// Decides on one redirect per cycle (`LW`, `LL` bits of warp and line number, PCs of `PCW`
/// bits, tags of `TAGW`, offsets in a line of `PL`).
///
/// The redirect and the place of its warp are registered, and whether a relative move leads to the
/// same line or to one beside it. A move to a PC (`sync`, a return, other threads) asks the same of
/// the tag of its line, which is read for that. In the next cycle the links that the move may need
/// come in and the decision goes out.
#[derive(LogicBlock)]
#[block(new(conventional: bool, place_bits: u32))]
pub struct Redirect<
    const LW: usize,
    const LL: usize,
    const PCW: usize,
    const TAGW: usize,
    const PL: usize,
> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Where a warp goes on.
    pub redirect: NextPc<In, LW, PCW>,
    /// Pointer of that warp.
    pub from: Pointer<In, LL, PL>,
    /// What is read: the tag of its line, the links `next` and `prev` of its line.
    pub read: [CacheLine<Out, LL>; 3],
    /// The tag, in the same cycle.
    pub tag: Signal<In, Bits<TAGW>>,
    /// A cycle later: the link `next`.
    pub next: Link<In, LL>,
    /// A cycle later: the link `prev`.
    pub prev: Link<In, LL>,
    /// Links that are not followed.
    pub bar: LinkBar<In>,
    /// A cycle after `redirect`: the warp moves.
    pub moved: Moved<Out, LW, LL, PCW, PL>,
    /// With `moved`: it stays in its line.
    pub stay: Signal<Out, Bit>,
    /// With `moved`: it follows the link `prev`.
    pub follow_prev: Signal<Out, Bit>,
    // The redirect and the pointer of its warp, in the cycle before.
    last: Registers<NextPcKind<Local, LW, PCW>>,
    last_from: Registers<Pointer<Local, LL, PL>>,
    // Of a move to a PC: the tag of the line it comes from, and the tags of the lines just before
    // and just after its target.
    last_tag: DFF<Bits<TAGW>>,
    tag_before: DFF<Bits<TAGW>>,
    tag_after: DFF<Bits<TAGW>>,
    // How far a relative or sequential move goes.
    step: DFF<Bits<24>>,
    // Of a relative or sequential move, seen from the line it comes from.
    step_stays: DFF<Bit>,
    step_after: DFF<Bit>,
    step_before: DFF<Bit>,
    step_place: DFF<Bits<PL>>,
    #[value(conventional)]
    conventional: Constant<Bit>,
    // Bits of a PC above a branch offset.
    #[value(!0xff_ffffu64 & ((1u64 << PCW) - 1))]
    sign_fill: Constant<Bits<PCW>>,
    // Of a step: its bits inside a line, the one above them, those above that; bits of a tag in a
    // PC.
    #[value((1u64 << place_bits) - 1)]
    place_mask: Constant<Bits<24>>,
    #[value(1u64 << place_bits)]
    one_line: Constant<Bits<24>>,
    #[value((2u64 << place_bits) - 1)]
    near: Constant<Bits<24>>,
    #[value(1u64 << place_bits)]
    carry: Constant<Bits<8>>,
    #[value((1u64 << place_bits) - 1)]
    below_carry: Constant<Bits<8>>,
    #[value(place_bits)]
    place_bits: Constant<Bits<PCW>>,
    a_step: Signal<Local, Bits<24>>,
    above_none: Signal<Local, Bit>,
    above_all: Signal<Local, Bit>,
    odd: Signal<Local, Bit>,
    sum: Signal<Local, Bits<8>>,
    absolute: Signal<Local, Bit>,
    steps: Signal<Local, Bit>,
    stays: Signal<Local, Bit>,
    goes_after: Signal<Local, Bit>,
    goes_before: Signal<Local, Bit>,
    wanted: Signal<Local, Bits<TAGW>>,
    same_line: Signal<Local, Bit>,
    line_after: Signal<Local, Bit>,
    line_before: Signal<Local, Bit>,
    moves: Signal<Local, Bit>,
    linked: Signal<Local, Bit>,
    next_free: Signal<Local, Bit>,
    prev_free: Signal<Local, Bit>,
    goes_next: Signal<Local, Bit>,
    goes_prev: Signal<Local, Bit>,
    wide: Signal<Local, Bits<PCW>>,
}

#[hdl_gen]
impl Logic for Redirect {
    fn update(&mut self) {
        self.redirect.drive(&mut self.last.d);
        self.from.drive(&mut self.last_from.d);
        // How far it goes, and of that the bits above the line that it may end in and the one
        // beside it.
        self.a_step.next = 1.into();
        self.above_none.next = true;
        self.above_all.next = false;
        if self.redirect.kind.val().get_bit(0) {
            self.a_step.next = self.redirect.offset.val();
            self.above_none.next = !(self.redirect.offset.val() & !self.near.val()).any();
            self.above_all.next = (self.redirect.offset.val() | self.near.val()).all();
        }
        self.step.d.next = self.a_step.val();

        // Where the redirect leads, seen from the line it comes from: as many lines on as the step
        // without its low `place_bits` bits says, one more when the offset overflows.
        self.sum.next = bit_cast::<8, PL>(self.from.offset.val())
            + bit_cast::<8, 24>(self.a_step.val() & self.place_mask.val());
        self.step_place.d.next = bit_cast::<PL, 8>(self.sum.val() & self.below_carry.val());
        self.odd.next = (self.a_step.val() & self.one_line.val()).any();
        self.stays.next = self.above_none.val() & !self.odd.val();
        self.goes_after.next = self.above_none.val() & self.odd.val();
        self.goes_before.next = self.above_all.val() & self.odd.val();
        if (self.sum.val() & self.carry.val()).any() {
            self.stays.next = self.above_all.val() & self.odd.val();
            self.goes_after.next = self.above_none.val() & !self.odd.val();
            self.goes_before.next = self.above_all.val() & !self.odd.val();
        }
        self.step_stays.d.next = self.stays.val();
        self.step_after.d.next = self.goes_after.val();
        self.step_before.d.next = self.goes_before.val();

        // What is read: for a move to a PC the tag and both links, for a step one link, or none.
        self.absolute.next = self.redirect.valid.val()
            & (self.redirect.kind.val() == NextPcIs::Absolute as u64)
            & !self.conventional.val();
        self.steps.next = self.redirect.valid.val()
            & !self.redirect.kind.val().get_bit(1)
            & !self.conventional.val();
        for i in 0..3 {
            self.read[i].line.next = self.from.line.val();
        }
        self.read[0].valid.next = self.absolute.val();
        self.read[1].valid.next = self.absolute.val() | (self.steps.val() & self.goes_after.val());
        self.read[2].valid.next = self.absolute.val() | (self.steps.val() & self.goes_before.val());
        if self.absolute.val() {
            self.last_tag.d.next = self.tag.val();
            self.tag_before.d.next =
                bit_cast::<TAGW, PCW>(self.redirect.pc.val() >> self.place_bits.val()) - 1;
            self.tag_after.d.next =
                bit_cast::<TAGW, PCW>(self.redirect.pc.val() >> self.place_bits.val()) + 1;
        }

        // A cycle later.
        self.wanted.next = bit_cast::<TAGW, PCW>(self.last.q.pc.val() >> self.place_bits.val());
        self.same_line.next = self.step_stays.q.val();
        self.line_after.next = self.step_after.q.val();
        self.line_before.next = self.step_before.q.val();
        self.moved.place.next = self.step_place.q.val();
        if self.last.q.kind.val().get_bit(1) {
            self.same_line.next = self.last_tag.q.val() == self.wanted.val();
            self.line_after.next = self.last_tag.q.val() == self.tag_before.q.val();
            self.line_before.next = self.last_tag.q.val() == self.tag_after.q.val();
            self.moved.place.next = bit_cast::<PL, 8>(
                bit_cast::<8, PCW>(self.last.q.pc.val()) & self.below_carry.val(),
            );
        }
        self.moves.next = self.last.q.valid.val() & !self.last.q.kind.val().all();
        self.moved.stop.next = self.last.q.valid.val() & self.last.q.kind.val().all();
        self.stay.next = self.moves.val() & self.same_line.val() & !self.conventional.val();
        self.linked.next = self.moves.val() & !self.conventional.val() & !self.bar.all.val();
        self.next_free.next =
            self.next.valid.val() & !(self.bar.evicted.val() & self.next.evicted.val());
        self.prev_free.next =
            self.prev.valid.val() & !(self.bar.evicted.val() & self.prev.evicted.val());
        self.goes_next.next = self.linked.val() & self.line_after.val() & self.next_free.val();
        self.goes_prev.next = self.linked.val() & self.line_before.val() & self.prev_free.val();
        self.last.q.drive(&mut self.moved, [valid, warp]);
        self.moved.from.next = self.last_from.q.line.val();
        self.moved.leaves.next =
            self.last.q.valid.val() & !self.stay.val() & self.last_from.q.points.val();
        self.moved.far.next = self.last.q.valid.val()
            & !self.moved.stop.val()
            & !self.stay.val()
            & !self.goes_next.val()
            & !self.goes_prev.val();
        self.moved.follow.next = self.goes_next.val() | self.goes_prev.val();
        self.follow_prev.next = self.goes_prev.val();
        self.moved.to.next = self.next.line.val();
        if self.line_before.val() {
            self.moved.to.next = self.prev.line.val();
        }
        self.moved.to_next.next = self.moves.val()
            & self.last_from.q.points.val()
            & self.line_after.val()
            & !self.conventional.val();
        self.moved.to_prev.next = self.moves.val()
            & self.last_from.q.points.val()
            & self.line_before.val()
            & !self.conventional.val();

        // Where it goes, for a full lookup.
        self.wide.next = bit_cast::<PCW, 24>(self.step.q.val());
        if self.step.q.val().get_bit(23) {
            self.wide.next = self.wide.val() | self.sign_fill.val();
        }
        self.moved.whole.next = self.last.q.kind.val().get_bit(1);
        self.moved.target.next =
            bit_cast::<PCW, PL>(self.last_from.q.offset.val()) + self.wide.val();
        if self.moved.whole.val() {
            self.moved.target.next = self.last.q.pc.val();
        }
    }
}

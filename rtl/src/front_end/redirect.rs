// SPDX-License-Identifier: MIT
//! Where a redirected warp goes: it stays in its line, follows a link, or needs a full lookup.
use crate::cells::DFF;
use crate::prelude::*;

/// Decides on one redirect per cycle (`LW`, `LL` bits of warp and line number, PCs of `PCW`
/// bits, tags of `TAGW`, offsets in a line of `PL`).
///
/// The redirect, the place of its warp and the tag there are registered, and whether it leads to
/// the same line or to one beside it; in the next cycle the links of `line` come in and the
/// decision goes out.
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
    /// A control instruction is resolved.
    pub redirect_valid: Signal<In, Bit>,
    /// Its warp.
    pub redirect_warp: Signal<In, Bits<LW>>,
    /// 0 sequential, 1 relative, 2 absolute, 3 stop.
    pub redirect_kind: Signal<In, Bits<2>>,
    /// Offset of a relative move, signed.
    pub redirect_offset: Signal<In, Bits<24>>,
    /// PC of an absolute move.
    pub redirect_pc: Signal<In, Bits<PCW>>,
    /// Line of the warp.
    pub from_line: Signal<In, Bits<LL>>,
    /// Its offset in the line.
    pub from_offset: Signal<In, Bits<PL>>,
    /// It points at the line.
    pub from_points: Signal<In, Bit>,
    /// Tag of the line.
    pub tag: Signal<In, Bits<TAGW>>,
    /// A cycle later, of `line`: it has a next line.
    pub next_valid: Signal<In, Bit>,
    /// The next line.
    pub next_line: Signal<In, Bits<LL>>,
    /// It is the line that may be replaced.
    pub next_evicted: Signal<In, Bit>,
    /// It has a previous line.
    pub prev_valid: Signal<In, Bit>,
    /// The previous line.
    pub prev_line: Signal<In, Bits<LL>>,
    /// It is the line that may be replaced.
    pub prev_evicted: Signal<In, Bit>,
    /// No link is followed.
    pub barred: Signal<In, Bit>,
    /// A line is about to be replaced: no link is followed to it.
    pub proposed: Signal<In, Bit>,
    /// A warp moves.
    pub valid: Signal<Out, Bit>,
    /// The warp.
    pub warp: Signal<Out, Bits<LW>>,
    /// It points at a line.
    pub points: Signal<Out, Bit>,
    /// The line that it leaves.
    pub line: Signal<Out, Bits<LL>>,
    /// It stays in the line.
    pub stay: Signal<Out, Bit>,
    /// It follows a link.
    pub follow: Signal<Out, Bit>,
    /// The link is `prev`.
    pub follow_prev: Signal<Out, Bit>,
    /// It needs a full lookup.
    pub far: Signal<Out, Bit>,
    /// It ends.
    pub stop: Signal<Out, Bit>,
    /// It goes to the line just after its own.
    pub leaves_next: Signal<Out, Bit>,
    /// It goes to the line just before its own.
    pub leaves_prev: Signal<Out, Bit>,
    /// The line that the link names.
    pub to: Signal<Out, Bits<LL>>,
    /// The new offset in the line.
    pub place: Signal<Out, Bits<PL>>,
    /// The new PC.
    pub pc: Signal<Out, Bits<PCW>>,
    valid_now: DFF<Bit>,
    warp_now: DFF<Bits<LW>>,
    kind_now: DFF<Bits<2>>,
    // How far a relative or sequential move goes.
    step: DFF<Bits<24>>,
    // Of a relative or sequential move, seen from the line it comes from.
    same_line: DFF<Bit>,
    line_after: DFF<Bit>,
    line_before: DFF<Bit>,
    place_now: DFF<Bits<PL>>,
    pc_now: DFF<Bits<PCW>>,
    tag_now: DFF<Bits<TAGW>>,
    line_now: DFF<Bits<LL>>,
    from_place: DFF<Bits<PL>>,
    points_now: DFF<Bit>,
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
    moves: Signal<Local, Bit>,
    linked: Signal<Local, Bit>,
    next_free: Signal<Local, Bit>,
    prev_free: Signal<Local, Bit>,
    goes_far: Signal<Local, Bit>,
    goes_next: Signal<Local, Bit>,
    goes_prev: Signal<Local, Bit>,
    stays: Signal<Local, Bit>,
    stops: Signal<Local, Bit>,
    target: Signal<Local, Bits<LL>>,
    wide: Signal<Local, Bits<PCW>>,
    target_pc: Signal<Local, Bits<PCW>>,
}

impl<const LW: usize, const LL: usize, const PCW: usize, const TAGW: usize, const PL: usize> Logic
    for Redirect<LW, LL, PCW, TAGW, PL>
{
    #[hdl_gen]
    fn update(&mut self) {
        self.valid_now.d.next = self.redirect_valid.val();
        self.warp_now.d.next = self.redirect_warp.val();
        self.kind_now.d.next = self.redirect_kind.val();
        // How far it goes, and of that the bits above the line that it may end in and the one
        // beside it.
        self.a_step.next = 1.into();
        self.above_none.next = true;
        self.above_all.next = false;
        if self.redirect_kind.val().get_bit(0) {
            self.a_step.next = self.redirect_offset.val();
            self.above_none.next = !(self.redirect_offset.val() & !self.near.val()).any();
            self.above_all.next = (self.redirect_offset.val() | self.near.val()).all();
        }
        self.step.d.next = self.a_step.val();
        self.pc_now.d.next = self.redirect_pc.val();
        self.tag_now.d.next = self.tag.val();
        self.line_now.d.next = self.from_line.val();
        self.from_place.d.next = self.from_offset.val();
        self.points_now.d.next = self.from_points.val();

        // Where the redirect leads, seen from the line it comes from: as many lines on as the step
        // without its low `place_bits` bits says, one more when the offset overflows.
        self.sum.next = bit_cast::<8, PL>(self.from_offset.val())
            + bit_cast::<8, 24>(self.a_step.val() & self.place_mask.val());
        self.place_now.d.next = bit_cast::<PL, 8>(self.sum.val() & self.below_carry.val());
        self.odd.next = (self.a_step.val() & self.one_line.val()).any();
        self.same_line.d.next = self.above_none.val() & !self.odd.val();
        self.line_after.d.next = self.above_none.val() & self.odd.val();
        self.line_before.d.next = self.above_all.val() & self.odd.val();
        if (self.sum.val() & self.carry.val()).any() {
            self.same_line.d.next = self.above_all.val() & self.odd.val();
            self.line_after.d.next = self.above_none.val() & !self.odd.val();
            self.line_before.d.next = self.above_all.val() & !self.odd.val();
        }

        // A cycle later.
        self.moves.next = self.valid_now.q.val() & !self.kind_now.q.val().get_bit(1);
        self.stops.next = self.valid_now.q.val() & self.kind_now.q.val().all();
        self.stays.next = self.moves.val() & self.same_line.q.val() & !self.conventional.val();
        self.target.next = self.next_line.val();
        if self.line_before.q.val() {
            self.target.next = self.prev_line.val();
        }
        self.linked.next = self.moves.val() & !self.conventional.val() & !self.barred.val();
        self.next_free.next =
            self.next_valid.val() & !(self.proposed.val() & self.next_evicted.val());
        self.prev_free.next =
            self.prev_valid.val() & !(self.proposed.val() & self.prev_evicted.val());
        self.goes_next.next = self.linked.val() & self.line_after.q.val() & self.next_free.val();
        self.goes_prev.next = self.linked.val() & self.line_before.q.val() & self.prev_free.val();
        self.goes_far.next = self.valid_now.q.val()
            & !self.stops.val()
            & !self.stays.val()
            & !self.goes_next.val()
            & !self.goes_prev.val();
        self.target_pc.next = (bit_cast::<PCW, TAGW>(self.tag_now.q.val())
            << self.place_bits.val())
            | bit_cast::<PCW, PL>(self.from_place.q.val());
        self.wide.next = bit_cast::<PCW, 24>(self.step.q.val());
        if self.step.q.val().get_bit(23) {
            self.wide.next = self.wide.val() | self.sign_fill.val();
        }
        self.target_pc.next = self.target_pc.val() + self.wide.val();
        if self.kind_now.q.val().get_bit(1) {
            self.target_pc.next = self.pc_now.q.val();
        }

        self.valid.next = self.valid_now.q.val();
        self.warp.next = self.warp_now.q.val();
        self.points.next = self.points_now.q.val();
        self.line.next = self.line_now.q.val();
        self.far.next = self.goes_far.val();
        self.follow.next = self.goes_next.val() | self.goes_prev.val();
        self.follow_prev.next = self.goes_prev.val();
        self.stay.next = self.stays.val();
        self.stop.next = self.stops.val();
        self.leaves_next.next =
            self.moves.val() & self.points_now.q.val() & self.line_after.q.val();
        self.leaves_prev.next =
            self.moves.val() & self.points_now.q.val() & self.line_before.q.val();
        self.to.next = self.target.val();
        self.place.next = self.place_now.q.val();
        self.pc.next = self.target_pc.val();
    }
}

// SPDX-License-Identifier: MIT
//! Where the warps are: their pointers into the cache, and what they want.
use super::bundles::{
    CacheLine, CrossedPointer, FetchTurn, Found, LeftLine, MovedPointer, PlaceInLine, Pointed,
    Pointer, ReplacedLine,
};
use crate::bundles::WarpPc;
use crate::cells::DFF;
use crate::prelude::*;

/// Pointers of `W` warps to lines numbered with `LL` bits.
///
/// Per warp: line and offset; whether it points at the line, whether the line may be there,
/// whether the warp wants an instruction, whether it seeks, that is, wants a full lookup. A
/// warp that seeks has left its line, which `line` still names. The line that a warp comes to
/// is taken to be there until a fetch finds that it is not.
///
/// Read at once, changed at the edge. In one cycle an issue, a redirect, a launch, a full
/// lookup and a fetch may change different warps.
#[derive(LogicBlock)]
#[block(new(place_bits: u32))]
pub struct Pointers<
    const W: usize,
    const LW: usize,
    const LL: usize,
    const PCW: usize,
    const PL: usize,
> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Warp that issues.
    pub issue_warp: Signal<In, Bits<LW>>,
    /// Pointer of `issue_warp`, in the same cycle.
    pub issue: PlaceInLine<Out, LL, PL>,
    /// It goes on to the next instruction, in its line.
    pub issue_stay: Signal<In, Bit>,
    /// A warp that has issued the last instruction of its line.
    pub cross: CrossedPointer<In, LW, LL>,
    /// Warp of a redirect.
    pub from_warp: Signal<In, Bits<LW>>,
    /// Pointer of `from_warp`, in the same cycle.
    pub from: Pointer<Out, LL, PL>,
    /// A redirected warp, a cycle after `from_warp`.
    pub redirect: MovedPointer<In, LW, LL, PL>,
    /// A warp that is launched.
    pub launch: WarpPc<In, LW, PCW>,
    /// Warp of a full lookup, in its third step.
    pub look_warp: Signal<In, Bits<LW>>,
    /// The line that it left, in the same cycle.
    pub left: LeftLine<Out, LL>,
    /// Outcome of a full lookup.
    pub found: Found<In, W, LL, PCW>,
    /// A line is replaced.
    pub evict: ReplacedLine<In, LL>,
    /// A line is complete.
    pub done: CacheLine<In, LL>,
    /// What becomes of the warps that are fetched.
    pub fetch: FetchTurn<In, W>,
    /// Where the warps are.
    pub pointed: Pointed<Out, W, LL, PL>,
    /// Warps that want an instruction which may be there.
    pub requests: Signal<Out, Bits<W>>,
    /// Warps that want a full lookup and do not move.
    pub seekers: Signal<Out, Bits<W>>,
    /// A warp waits for a fill.
    pub fill_stall: Signal<Out, Bit>,
    pub(super) line: [DFF<Bits<LL>>; W],
    offset: [DFF<Bits<PL>>; W],
    pub(super) pointing: DFF<Bits<W>>,
    here: DFF<Bits<W>>,
    wanted: DFF<Bits<W>>,
    seeking: DFF<Bits<W>>,
    // The line that a seeking warp wants comes just after or before the one that it left.
    goes_next: DFF<Bits<W>>,
    goes_prev: DFF<Bits<W>>,
    #[value(1)]
    one: Constant<Bits<W>>,
    #[value((1u64 << place_bits) - 1)]
    place_mask: Constant<Bits<PL>>,
    a_mask: Signal<Local, Bits<W>>,
    x_mask: Signal<Local, Bits<W>>,
    b_mask: Signal<Local, Bits<W>>,
    l_mask: Signal<Local, Bits<W>>,
    moving: Signal<Local, Bits<W>>,
    filled: Signal<Local, Bits<W>>,
    ending: Signal<Local, Bits<W>>,
    repeated: Signal<Local, Bits<W>>,
    pointing_now: Signal<Local, Bits<W>>,
    here_now: Signal<Local, Bits<W>>,
    wanted_now: Signal<Local, Bits<W>>,
    seeking_now: Signal<Local, Bits<W>>,
    after_now: Signal<Local, Bits<W>>,
    before_now: Signal<Local, Bits<W>>,
}

#[hdl_gen]
impl Logic for Pointers {
    fn update(&mut self) {
        for i in 0..W {
            self.pointed.line[i].next = self.line[i].q.val();
            self.pointed.offset[i].next = self.offset[i].q.val();
        }

        // The pointers that other parts read. Each is an AND-OR multiplexer; `if` behind `if` would
        // be a priority chain of `W` steps.
        self.issue.line.next = 0.into();
        self.issue.offset.next = 0.into();
        self.from.line.next = 0.into();
        self.from.offset.next = 0.into();
        self.from.points.next = false;
        self.left.line.next = 0.into();
        self.left.to_next.next = false;
        self.left.to_prev.next = false;
        for i in 0..W {
            if self.issue_warp.val() == i.to_bits() {
                self.issue.line.next = self.issue.line.val() | self.line[i].q.val();
                self.issue.offset.next = self.issue.offset.val() | self.offset[i].q.val();
            }
            if self.from_warp.val() == i.to_bits() {
                self.from.line.next = self.from.line.val() | self.line[i].q.val();
                self.from.offset.next = self.from.offset.val() | self.offset[i].q.val();
                self.from.points.next = self.from.points.val() | self.pointing.q.val().get_bit(i);
            }
            if self.look_warp.val() == i.to_bits() {
                self.left.line.next = self.left.line.val() | self.line[i].q.val();
                self.left.to_next.next =
                    self.left.to_next.val() | self.goes_next.q.val().get_bit(i);
                self.left.to_prev.next =
                    self.left.to_prev.val() | self.goes_prev.q.val().get_bit(i);
            }
        }
        self.requests.next = self.wanted.q.val() & self.here.q.val();
        self.fill_stall.next =
            (self.wanted.q.val() & self.pointing.q.val() & !self.here.q.val()).any();

        // The warps that move: at most one event concerns a warp, but for a launch in the slot of
        // one that stops.
        self.a_mask.next = 0.into();
        if self.issue_stay.val() {
            self.a_mask.next = self.one.val() << self.issue_warp.val();
        }
        self.x_mask.next = 0.into();
        if self.cross.valid.val() {
            self.x_mask.next = self.one.val() << self.cross.warp.val();
        }
        self.b_mask.next = 0.into();
        if self.redirect.valid.val() {
            self.b_mask.next = self.one.val() << self.redirect.warp.val();
        }
        self.l_mask.next = 0.into();
        if self.launch.valid.val() {
            self.l_mask.next = self.one.val() << self.launch.warp.val();
        }
        // One that is launched does not seek: it was stopped by a redirect, in the cycle before at
        // the latest.
        self.seekers.next = self.seeking.q.val() & !self.b_mask.val();
        self.moving.next =
            self.a_mask.val() | self.x_mask.val() | self.b_mask.val() | self.l_mask.val();

        // What a launch and a fill do; then redirects, full lookups, and moves over the end of a
        // line, whose outcomes come late in the cycle.
        self.pointing_now.next = self.pointing.q.val() & !self.l_mask.val();
        self.filled.next = 0.into();
        for i in 0..W {
            if self.done.valid.val() & (self.done.line.val() == self.line[i].q.val()) {
                self.filled.next = self.filled.val().replace_bit(i, true);
            }
        }
        self.here_now.next = (self.here.q.val() | self.filled.val()) & self.pointing_now.val();
        self.ending.next = 0.into();
        if self.redirect.stop.val() {
            self.ending.next = self.b_mask.val();
        }
        self.wanted_now.next = self.wanted.q.val() & !self.ending.val();
        if self.found.bad.val() {
            self.wanted_now.next = self.wanted_now.val() & !self.found.mask.val();
        }
        self.wanted_now.next = (self.wanted_now.val() & !self.fetch.chosen.val())
            | self.a_mask.val()
            | self.x_mask.val()
            | (self.b_mask.val() & !self.ending.val())
            | self.l_mask.val();
        self.repeated.next = self.pointing.q.val() & !self.b_mask.val();
        self.wanted_now.next =
            self.wanted_now.val() | (self.repeated.val() & self.fetch.again.val());
        self.seeking_now.next = (self.seeking.q.val() & !self.b_mask.val()) | self.l_mask.val();
        self.after_now.next = self.goes_next.q.val() & !self.moving.val();
        self.before_now.next = self.goes_prev.q.val() & !self.moving.val();
        if self.redirect.far.val() {
            self.seeking_now.next = self.seeking_now.val() | self.b_mask.val();
            if self.redirect.to_next.val() {
                self.after_now.next = self.after_now.val() | self.b_mask.val();
            }
            if self.redirect.to_prev.val() {
                self.before_now.next = self.before_now.val() | self.b_mask.val();
            }
        }
        if self.redirect.far.val() | self.redirect.stop.val() {
            self.pointing_now.next = self.pointing_now.val() & !self.b_mask.val();
            self.here_now.next = self.here_now.val() & !self.b_mask.val();
        }
        if self.redirect.follow.val() {
            self.here_now.next = self.here_now.val() | self.b_mask.val();
        }
        if self.found.taken.val() {
            self.pointing_now.next = self.pointing_now.val() | self.found.mask.val();
            if self.found.ready.val() {
                self.here_now.next = self.here_now.val() | self.found.mask.val();
            }
        }
        if self.found.taken.val() | self.found.bad.val() {
            self.seeking_now.next = self.seeking_now.val() & !self.found.mask.val();
        }
        if self.cross.far.val() {
            self.pointing_now.next = self.pointing_now.val() & !self.x_mask.val();
            self.here_now.next = self.here_now.val() & !self.x_mask.val();
            self.seeking_now.next = self.seeking_now.val() | self.x_mask.val();
            if self.cross.to_next.val() {
                self.after_now.next = self.after_now.val() | self.x_mask.val();
            }
        }
        if self.cross.follow.val() {
            self.here_now.next = self.here_now.val() | self.x_mask.val();
        }
        self.here_now.next = self.here_now.val() & !(self.fetch.lacking.val() & !self.filled.val());
        for i in 0..W {
            if self.a_mask.val().get_bit(i) {
                self.offset[i].d.next = self.offset[i].q.val() + 1;
            }
            if self.x_mask.val().get_bit(i) {
                self.offset[i].d.next = 0.into();
            }
            if self.b_mask.val().get_bit(i) {
                self.offset[i].d.next = self.redirect.place.val();
            }
            // A warp that seeks has no offset.
            if self.found.mask.val().get_bit(i) {
                self.offset[i].d.next =
                    bit_cast::<PL, PCW>(self.found.pc.val()) & self.place_mask.val();
            }
            if self.b_mask.val().get_bit(i) & self.redirect.follow.val() {
                self.line[i].d.next = self.redirect.to.val();
            }
            if self.x_mask.val().get_bit(i) & self.cross.follow.val() {
                self.line[i].d.next = self.cross.to.val();
            }
            if self.found.mask.val().get_bit(i) & self.found.taken.val() {
                self.line[i].d.next = self.found.line.val();
            }
            // An evicted line has no neighbours.
            if self.evict.valid.val() & (self.evict.line.val() == self.line[i].q.val()) {
                self.after_now.next = self.after_now.val().replace_bit(i, false);
                self.before_now.next = self.before_now.val().replace_bit(i, false);
            }
        }

        self.pointing.d.next = self.pointing_now.val();
        self.here.d.next = self.here_now.val();
        self.wanted.d.next = self.wanted_now.val();
        self.seeking.d.next = self.seeking_now.val();
        self.goes_next.d.next = self.after_now.val();
        self.goes_prev.d.next = self.before_now.val();
    }
}

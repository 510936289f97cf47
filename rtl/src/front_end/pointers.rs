// SPDX-License-Identifier: MIT
//! Where the warps are: their pointers into the cache, and what they want.
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
pub struct Pointers<const W: usize, const LW: usize, const LL: usize, const PL: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Warp that issues.
    pub issue_warp: Signal<In, Bits<LW>>,
    /// Its line.
    pub issue_line: Signal<Out, Bits<LL>>,
    /// Its offset.
    pub issue_place: Signal<Out, Bits<PL>>,
    /// It goes on to the next instruction, in its line.
    pub issue_stay: Signal<In, Bit>,
    /// Warp that has issued the last instruction of its line.
    pub cross_warp: Signal<In, Bits<LW>>,
    /// It moves.
    pub cross_valid: Signal<In, Bit>,
    /// It goes on in the line `cross_to`.
    pub cross_follow: Signal<In, Bit>,
    /// The line.
    pub cross_to: Signal<In, Bits<LL>>,
    /// It needs a full lookup.
    pub cross_far: Signal<In, Bit>,
    /// For the line just after its own.
    pub cross_next: Signal<In, Bit>,
    /// Warp of a redirect.
    pub from_warp: Signal<In, Bits<LW>>,
    /// Its line.
    pub from_line: Signal<Out, Bits<LL>>,
    /// Its offset.
    pub from_offset: Signal<Out, Bits<PL>>,
    /// It points at the line.
    pub from_points: Signal<Out, Bit>,
    /// A redirected warp moves.
    pub redirect_valid: Signal<In, Bit>,
    /// The warp.
    pub redirect_warp: Signal<In, Bits<LW>>,
    /// Its new offset.
    pub redirect_place: Signal<In, Bits<PL>>,
    /// It goes to the line `redirect_to`.
    pub redirect_follow: Signal<In, Bit>,
    /// The line.
    pub redirect_to: Signal<In, Bits<LL>>,
    /// It needs a full lookup.
    pub redirect_far: Signal<In, Bit>,
    /// For the line just after its own.
    pub redirect_next: Signal<In, Bit>,
    /// For the line just before its own.
    pub redirect_prev: Signal<In, Bit>,
    /// It ends.
    pub redirect_stop: Signal<In, Bit>,
    /// A warp starts.
    pub launch_valid: Signal<In, Bit>,
    /// The warp.
    pub launch_warp: Signal<In, Bits<LW>>,
    /// Warp of a full lookup.
    pub look_warp: Signal<In, Bits<LW>>,
    /// The line that it left; meaningful with one of the next two.
    pub left_line: Signal<Out, Bits<LL>>,
    /// It wants the line just after that one.
    pub left_next: Signal<Out, Bit>,
    /// It wants the line just before that one.
    pub left_prev: Signal<Out, Bit>,
    /// Warp of a full lookup that ends, one bit high.
    pub end_mask: Signal<In, Bits<W>>,
    /// It gets the line `end_line`.
    pub end_taken: Signal<In, Bit>,
    /// The line.
    pub end_line: Signal<In, Bits<LL>>,
    /// Its offset there.
    pub end_place: Signal<In, Bits<PL>>,
    /// The line was there before.
    pub end_ready: Signal<In, Bit>,
    /// It has left the program.
    pub end_bad: Signal<In, Bit>,
    /// A line is replaced.
    pub evict_valid: Signal<In, Bit>,
    /// The line.
    pub evict_line: Signal<In, Bits<LL>>,
    /// A line is complete.
    pub done: Signal<In, Bit>,
    /// The line.
    pub done_line: Signal<In, Bits<LL>>,
    /// The warp that is fetched, one bit high.
    pub fetched: Signal<In, Bits<W>>,
    /// The warp fetched in the cycle before gets nothing yet.
    pub again: Signal<In, Bits<W>>,
    /// Because its line is not there.
    pub lacking: Signal<In, Bits<W>>,
    /// Line of each warp.
    pub lines: [Signal<Out, Bits<LL>>; W],
    /// Offset of each warp.
    pub places: [Signal<Out, Bits<PL>>; W],
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
    a_line: Signal<Local, Bits<LL>>,
    a_place: Signal<Local, Bits<PL>>,
    a_mask: Signal<Local, Bits<W>>,
    x_mask: Signal<Local, Bits<W>>,
    b_mask: Signal<Local, Bits<W>>,
    l_mask: Signal<Local, Bits<W>>,
    e_mask: Signal<Local, Bits<W>>,
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

impl<const W: usize, const LW: usize, const LL: usize, const PL: usize> Logic
    for Pointers<W, LW, LL, PL>
{
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..W {
            self.lines[i].next = self.line[i].q.val();
            self.places[i].next = self.offset[i].q.val();
        }

        // Where the warps are that the neighbours ask for. Each a sum of products: a choice behind
        // the other would be a chain.
        self.a_line.next = 0.into();
        self.a_place.next = 0.into();
        self.from_line.next = 0.into();
        self.from_offset.next = 0.into();
        self.from_points.next = false;
        self.left_line.next = 0.into();
        self.left_next.next = false;
        self.left_prev.next = false;
        for i in 0..W {
            if self.issue_warp.val() == i.to_bits() {
                self.a_line.next = self.a_line.val() | self.line[i].q.val();
                self.a_place.next = self.a_place.val() | self.offset[i].q.val();
            }
            if self.from_warp.val() == i.to_bits() {
                self.from_line.next = self.from_line.val() | self.line[i].q.val();
                self.from_offset.next = self.from_offset.val() | self.offset[i].q.val();
                self.from_points.next = self.from_points.val() | self.pointing.q.val().get_bit(i);
            }
            if self.look_warp.val() == i.to_bits() {
                self.left_line.next = self.left_line.val() | self.line[i].q.val();
                self.left_next.next = self.left_next.val() | self.goes_next.q.val().get_bit(i);
                self.left_prev.next = self.left_prev.val() | self.goes_prev.q.val().get_bit(i);
            }
        }
        self.issue_line.next = self.a_line.val();
        self.issue_place.next = self.a_place.val();
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
        if self.cross_valid.val() {
            self.x_mask.next = self.one.val() << self.cross_warp.val();
        }
        self.b_mask.next = 0.into();
        if self.redirect_valid.val() {
            self.b_mask.next = self.one.val() << self.redirect_warp.val();
        }
        self.l_mask.next = 0.into();
        if self.launch_valid.val() {
            self.l_mask.next = self.one.val() << self.launch_warp.val();
        }
        self.e_mask.next = self.end_mask.val();
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
            if self.done.val() & (self.done_line.val() == self.line[i].q.val()) {
                self.filled.next = self.filled.val().replace_bit(i, true);
            }
        }
        self.here_now.next = (self.here.q.val() | self.filled.val()) & self.pointing_now.val();
        self.ending.next = 0.into();
        if self.redirect_stop.val() {
            self.ending.next = self.b_mask.val();
        }
        self.wanted_now.next = self.wanted.q.val() & !self.ending.val();
        if self.end_bad.val() {
            self.wanted_now.next = self.wanted_now.val() & !self.e_mask.val();
        }
        self.wanted_now.next = (self.wanted_now.val() & !self.fetched.val())
            | self.a_mask.val()
            | self.x_mask.val()
            | (self.b_mask.val() & !self.ending.val())
            | self.l_mask.val();
        self.repeated.next = self.pointing.q.val() & !self.b_mask.val();
        self.wanted_now.next = self.wanted_now.val() | (self.repeated.val() & self.again.val());
        self.seeking_now.next = (self.seeking.q.val() & !self.b_mask.val()) | self.l_mask.val();
        self.after_now.next = self.goes_next.q.val() & !self.moving.val();
        self.before_now.next = self.goes_prev.q.val() & !self.moving.val();
        if self.redirect_far.val() {
            self.seeking_now.next = self.seeking_now.val() | self.b_mask.val();
            if self.redirect_next.val() {
                self.after_now.next = self.after_now.val() | self.b_mask.val();
            }
            if self.redirect_prev.val() {
                self.before_now.next = self.before_now.val() | self.b_mask.val();
            }
        }
        if self.redirect_far.val() | self.redirect_stop.val() {
            self.pointing_now.next = self.pointing_now.val() & !self.b_mask.val();
            self.here_now.next = self.here_now.val() & !self.b_mask.val();
        }
        if self.redirect_follow.val() {
            self.here_now.next = self.here_now.val() | self.b_mask.val();
        }
        if self.end_taken.val() {
            self.pointing_now.next = self.pointing_now.val() | self.e_mask.val();
            if self.end_ready.val() {
                self.here_now.next = self.here_now.val() | self.e_mask.val();
            }
        }
        if self.end_taken.val() | self.end_bad.val() {
            self.seeking_now.next = self.seeking_now.val() & !self.e_mask.val();
        }
        if self.cross_far.val() {
            self.pointing_now.next = self.pointing_now.val() & !self.x_mask.val();
            self.here_now.next = self.here_now.val() & !self.x_mask.val();
            self.seeking_now.next = self.seeking_now.val() | self.x_mask.val();
            if self.cross_next.val() {
                self.after_now.next = self.after_now.val() | self.x_mask.val();
            }
        }
        if self.cross_follow.val() {
            self.here_now.next = self.here_now.val() | self.x_mask.val();
        }
        self.here_now.next = self.here_now.val() & !(self.lacking.val() & !self.filled.val());
        for i in 0..W {
            if self.a_mask.val().get_bit(i) {
                self.offset[i].d.next = self.offset[i].q.val() + 1;
            }
            if self.x_mask.val().get_bit(i) {
                self.offset[i].d.next = 0.into();
            }
            if self.b_mask.val().get_bit(i) {
                self.offset[i].d.next = self.redirect_place.val();
            }
            // A warp that seeks has no offset.
            if self.e_mask.val().get_bit(i) {
                self.offset[i].d.next = self.end_place.val();
            }
            if self.b_mask.val().get_bit(i) & self.redirect_follow.val() {
                self.line[i].d.next = self.redirect_to.val();
            }
            if self.x_mask.val().get_bit(i) & self.cross_follow.val() {
                self.line[i].d.next = self.cross_to.val();
            }
            if self.e_mask.val().get_bit(i) & self.end_taken.val() {
                self.line[i].d.next = self.end_line.val();
            }
            // A line that is replaced has no neighbours.
            if self.evict_valid.val() & (self.evict_line.val() == self.line[i].q.val()) {
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

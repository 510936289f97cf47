// SPDX-License-Identifier: MIT
//! Where a warp goes that has issued the last instruction of its line.
use crate::cells::DFF;
use crate::prelude::*;

/// Sequential moves (`LW`, `LL` bits of warp and line number, PCs of `PCW` bits).
///
/// An issue inside a line stays there, at once. The last issue of a line is registered; in the
/// next cycle the links of `line` come in and the decision goes out. A redirect of the warp in
/// that cycle overrides it.
///
/// Baseline (`conventional`): every issue needs a full lookup, at once.
#[derive(LogicBlock)]
#[block(new(conventional: bool, place_bits: u32))]
pub struct Crossing<const LW: usize, const LL: usize, const PCW: usize, const PL: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// An instruction is issued whose successor is the next one.
    pub issue_valid: Signal<In, Bit>,
    /// Its warp.
    pub issue_warp: Signal<In, Bits<LW>>,
    /// The warp's line.
    pub issue_line: Signal<In, Bits<LL>>,
    /// Its offset in the line.
    pub issue_place: Signal<In, Bits<PL>>,
    /// Its PC.
    pub from_pc: Signal<In, Bits<PCW>>,
    /// The issuing warp stays in its line.
    pub stay: Signal<Out, Bit>,
    /// A redirect comes.
    pub redirect_valid: Signal<In, Bit>,
    /// Its warp.
    pub redirect_warp: Signal<In, Bits<LW>>,
    /// A warp leaves its line.
    pub valid: Signal<Out, Bit>,
    /// The warp.
    pub warp: Signal<Out, Bits<LW>>,
    /// The line.
    pub line: Signal<Out, Bits<LL>>,
    /// The line has a next line.
    pub next_valid: Signal<In, Bit>,
    /// It is the line that may be replaced.
    pub next_evicted: Signal<In, Bit>,
    /// No link is followed.
    pub barred: Signal<In, Bit>,
    /// A line is about to be replaced: no link is followed to it.
    pub proposed: Signal<In, Bit>,
    /// The warp follows the link.
    pub follow: Signal<Out, Bit>,
    /// It needs a full lookup.
    pub far: Signal<Out, Bit>,
    /// For the line just after its own.
    pub leaves_next: Signal<Out, Bit>,
    /// Where to.
    pub pc: Signal<Out, Bits<PCW>>,
    valid_now: DFF<Bit>,
    warp_now: DFF<Bits<LW>>,
    line_now: DFF<Bits<LL>>,
    pc_now: DFF<Bits<PCW>>,
    #[value(conventional)]
    conventional: Constant<Bit>,
    // Bits of an offset above those in use.
    #[value(((1u64 << PL) - 1) & !((1u64 << place_bits) - 1))]
    unused: Constant<Bits<PL>>,
    at_end: Signal<Local, Bit>,
    leaves: Signal<Local, Bit>,
    can_follow: Signal<Local, Bit>,
    follows: Signal<Local, Bit>,
    start_pc: Signal<Local, Bits<PCW>>,
}

impl<const LW: usize, const LL: usize, const PCW: usize, const PL: usize> Logic
    for Crossing<LW, LL, PCW, PL>
{
    #[hdl_gen]
    fn update(&mut self) {
        self.at_end.next = (self.issue_place.val() | self.unused.val()).all();
        self.stay.next = self.issue_valid.val() & !self.at_end.val() & !self.conventional.val();
        self.valid_now.d.next = self.issue_valid.val() & self.at_end.val();
        self.warp_now.d.next = self.issue_warp.val();
        self.line_now.d.next = self.issue_line.val();
        self.pc_now.d.next = self.from_pc.val();

        self.leaves.next = self.valid_now.q.val()
            & !(self.redirect_valid.val() & (self.redirect_warp.val() == self.warp_now.q.val()));
        self.can_follow.next = self.next_valid.val()
            & !self.barred.val()
            & !(self.proposed.val() & self.next_evicted.val());
        self.follows.next = self.leaves.val() & self.can_follow.val();
        self.far.next = self.leaves.val() & !self.can_follow.val();
        self.valid.next = self.leaves.val();
        self.leaves_next.next = self.leaves.val();
        self.warp.next = self.warp_now.q.val();
        self.line.next = self.line_now.q.val();
        self.start_pc.next = self.pc_now.q.val();
        if self.conventional.val() {
            self.follows.next = false;
            self.far.next = self.issue_valid.val();
            self.valid.next = self.issue_valid.val();
            self.leaves_next.next = false;
            self.warp.next = self.issue_warp.val();
            self.line.next = self.issue_line.val();
            self.start_pc.next = self.from_pc.val();
        }
        self.follow.next = self.follows.val();
        self.pc.next = self.start_pc.val() + 1;
    }
}

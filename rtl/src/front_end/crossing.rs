// SPDX-License-Identifier: MIT
//! Where a warp goes that has issued the last instruction of its line.
use super::bundles::{CacheLine, Crossed, Link, LinkBar, MovedFrom, PlaceInLine};
use crate::bundles::NextPcWarp;
use crate::cells::DFF;
use crate::prelude::*;

/// Sequential moves (`LW`, `LL` bits of warp and line number, PCs of `PCW` bits).
///
/// An issue inside a line stays there, at once. The last issue of a line is registered; in the
/// next cycle the link of `moved.from` comes in and the decision goes out. A redirect of the warp
/// in that cycle overrides it.
///
/// Baseline (`conventional`): every issue needs a full lookup, at once.
#[derive(LogicBlock)]
#[block(new(conventional: bool, place_bits: u32))]
pub struct Crossing<const LW: usize, const LL: usize, const PCW: usize, const PL: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// An instruction is issued whose successor is the next one.
    pub issue_valid: Signal<In, Bit>,
    /// Warp slot of the issue.
    pub issue_warp: Signal<In, Bits<LW>>,
    /// Pointer of the issuing warp, in the cycle of the issue.
    pub issue: PlaceInLine<In, LL, PL>,
    /// The issuing warp stays in its line, in the cycle of the issue.
    pub stay: Signal<Out, Bit>,
    /// Warp that is redirected in this cycle.
    pub redirect: NextPcWarp<In, LW>,
    /// Line whose `next` link is read, in the cycle of an issue at its end.
    pub read: CacheLine<Out, LL>,
    /// A cycle later: the link.
    pub next: Link<In, LL>,
    /// Links that are not followed.
    pub bar: LinkBar<In>,
    /// A warp leaves its line, in the cycle after the issue (baseline: in the cycle of the issue).
    pub moved: Crossed<Out, LW, LL, PCW>,
    // The last issue of a line, in the cycle before.
    crosses: DFF<Bit>,
    last: Registers<MovedFrom<Local, LW, LL, PCW>>,
    #[value(conventional)]
    conventional: Constant<Bit>,
    // Bits of an offset above those in use.
    #[value(((1u64 << PL) - 1) & !((1u64 << place_bits) - 1))]
    unused: Constant<Bits<PL>>,
    at_end: Signal<Local, Bit>,
    leaves: Signal<Local, Bit>,
    can_follow: Signal<Local, Bit>,
    issued: MovedFrom<Local, LW, LL, PCW>,
    start: MovedFrom<Local, LW, LL, PCW>,
}

#[hdl_gen]
impl Logic for Crossing {
    fn update(&mut self) {
        self.at_end.next = (self.issue.offset.val() | self.unused.val()).all();
        self.stay.next = self.issue_valid.val() & !self.at_end.val() & !self.conventional.val();
        self.crosses.d.next = self.issue_valid.val() & self.at_end.val();
        self.issued.warp.next = self.issue_warp.val();
        self.issued.from.next = self.issue.line.val();
        self.issued.target.next = bit_cast::<PCW, PL>(self.issue.offset.val()) + 1;
        self.read.valid.next =
            self.issue_valid.val() & self.at_end.val() & !self.conventional.val();
        self.read.line.next = self.issue.line.val();
        if self.read.valid.val() {
            self.issued.drive(&mut self.last.d);
        }

        self.leaves.next = self.crosses.q.val()
            & !(self.redirect.valid.val() & (self.redirect.warp.val() == self.last.q.warp.val()));
        self.can_follow.next = self.next.valid.val()
            & !self.bar.all.val()
            & !(self.bar.evicted.val() & self.next.evicted.val());
        self.last.q.drive(&mut self.start);
        self.moved.valid.next = self.leaves.val();
        self.moved.follow.next = self.leaves.val() & self.can_follow.val();
        self.moved.far.next = self.leaves.val() & !self.can_follow.val();
        self.moved.to_next.next = self.leaves.val();
        self.moved.to.next = self.next.line.val();
        if self.conventional.val() {
            self.issued.drive(&mut self.start);
            self.moved.valid.next = self.issue_valid.val();
            self.moved.follow.next = false;
            self.moved.far.next = self.issue_valid.val();
            self.moved.to_next.next = false;
        }
        self.moved.leaves.next = self.moved.follow.val() | self.moved.far.val();
        self.moved.whole.next = false;
        self.start.drive(&mut self.moved);
    }
}

// SPDX-License-Identifier: MIT
//! Reference counts of the cache lines: a line is locked while a warp points at it.
use super::bundles::{FoundLine, MovedCount};
use crate::cells::DFF;
use crate::prelude::*;

/// Counts of `LINES` lines, `CW` bits each.
///
/// Three pointers may come and two go in one cycle. The counts follow one cycle later; a line
/// whose count is about to rise is already not `unlocked`.
/// `settled`: a line that was unlocked a cycle ago still is.
#[derive(LogicBlock)]
pub struct LineCounts<const LINES: usize, const LL: usize, const CW: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A warp that has issued the last instruction of its line.
    pub issue: MovedCount<In, LL>,
    /// A redirected warp.
    pub redirect: MovedCount<In, LL>,
    /// Outcome of a full lookup.
    pub found: FoundLine<In, LL>,
    /// Line that is about to be replaced.
    pub victim: Signal<In, Bits<LL>>,
    /// No pointer came to `victim` in the cycle before.
    pub settled: Signal<Out, Bit>,
    /// Lines that nothing points at, nor comes to in this cycle.
    pub unlocked: Signal<Out, Bits<LINES>>,
    counts: [DFF<Bits<CW>>; LINES],
    risen_issue: DFF<Bits<LINES>>,
    risen_redirect: DFF<Bits<LINES>>,
    risen_look: DFF<Bits<LINES>>,
    fallen_issue: DFF<Bits<LINES>>,
    fallen_redirect: DFF<Bits<LINES>>,
    // Pointers that came in the cycle before.
    came_issue: DFF<Bit>,
    came_redirect: DFF<Bit>,
    came_look: DFF<Bit>,
    issue_line: DFF<Bits<LL>>,
    redirect_line: DFF<Bits<LL>>,
    look_line: DFF<Bits<LL>>,
    #[value(1)]
    one: Constant<Bits<LINES>>,
    #[value((1u64 << CW) - 1)]
    minus_one: Constant<Bits<CW>>,
    rise_issue: Signal<Local, Bits<LINES>>,
    rise_redirect: Signal<Local, Bits<LINES>>,
    rise_look: Signal<Local, Bits<LINES>>,
    coming: Signal<Local, Bits<LINES>>,
    idle: Signal<Local, Bits<LINES>>,
    odd_rise: Signal<Local, Bits<LINES>>,
    two_rise: Signal<Local, Bits<LINES>>,
    odd_fall: Signal<Local, Bits<LINES>>,
    two_fall: Signal<Local, Bits<LINES>>,
    // Change of a count, from -2 to 3: bits 0 and 1, whether it is negative.
    odd: Signal<Local, Bits<LINES>>,
    borrow: Signal<Local, Bits<LINES>>,
    two: Signal<Local, Bits<LINES>>,
    negative: Signal<Local, Bits<LINES>>,
    change: Signal<Local, Bits<CW>>,
}

impl<const LINES: usize, const LL: usize, const CW: usize> LineCounts<LINES, LL, CW> {
    /// Count of a line, with the changes of the next cycle.
    pub(super) fn count(&self, line: usize) -> u64 {
        let some = |masks: &[&DFF<Bits<LINES>>]| {
            masks.iter().filter(|mask| mask.q.val().get_bit(line)).count() as u64
        };
        let risen = some(&[&self.risen_issue, &self.risen_redirect, &self.risen_look]);
        let fallen = some(&[&self.fallen_issue, &self.fallen_redirect]);
        self.counts[line].q.val().index() as u64 + risen - fallen
    }
}

#[hdl_gen]
impl Logic for LineCounts {
    fn update(&mut self) {
        self.rise_issue.next = 0.into();
        self.rise_redirect.next = 0.into();
        self.rise_look.next = 0.into();
        self.fallen_issue.d.next = 0.into();
        self.fallen_redirect.d.next = 0.into();
        if self.issue.follow.val() {
            self.rise_issue.next = self.one.val() << self.issue.to.val();
        }
        if self.issue.leaves.val() {
            self.fallen_issue.d.next = self.one.val() << self.issue.from.val();
        }
        if self.redirect.follow.val() {
            self.rise_redirect.next = self.one.val() << self.redirect.to.val();
        }
        if self.redirect.leaves.val() {
            self.fallen_redirect.d.next = self.one.val() << self.redirect.from.val();
        }
        if self.found.taken.val() {
            self.rise_look.next = self.one.val() << self.found.line.val();
        }
        self.risen_issue.d.next = self.rise_issue.val();
        self.risen_redirect.d.next = self.rise_redirect.val();
        self.risen_look.d.next = self.rise_look.val();
        self.came_issue.d.next = self.issue.follow.val();
        self.came_redirect.d.next = self.redirect.follow.val();
        self.came_look.d.next = self.found.taken.val();
        self.issue_line.d.next = self.issue.to.val();
        self.redirect_line.d.next = self.redirect.to.val();
        self.look_line.d.next = self.found.line.val();
        self.settled.next = !((self.came_issue.q.val()
            & (self.issue_line.q.val() == self.victim.val()))
            | (self.came_redirect.q.val() & (self.redirect_line.q.val() == self.victim.val()))
            | (self.came_look.q.val() & (self.look_line.q.val() == self.victim.val())));
        // Sum and carry of the three that rise, and of the two that fall, and the difference, for
        // all lines at once: a line needs one adder.
        self.odd_rise.next =
            self.risen_issue.q.val() ^ self.risen_redirect.q.val() ^ self.risen_look.q.val();
        self.two_rise.next = (self.risen_issue.q.val() & self.risen_redirect.q.val())
            | (self.risen_look.q.val() & (self.risen_issue.q.val() | self.risen_redirect.q.val()));
        self.odd_fall.next = self.fallen_issue.q.val() ^ self.fallen_redirect.q.val();
        self.two_fall.next = self.fallen_issue.q.val() & self.fallen_redirect.q.val();
        self.odd.next = self.odd_rise.val() ^ self.odd_fall.val();
        self.borrow.next = !self.odd_rise.val() & self.odd_fall.val();
        self.two.next = self.two_rise.val() ^ self.two_fall.val() ^ self.borrow.val();
        self.negative.next = !self.two_rise.val() & (self.two_fall.val() | self.borrow.val());
        self.coming.next = self.rise_issue.val() | self.rise_redirect.val() | self.rise_look.val();
        self.idle.next = 0.into();
        for i in 0..LINES {
            self.change.next = 0.into();
            if self.negative.val().get_bit(i) {
                self.change.next = self.minus_one.val();
            }
            self.change.next = self.change.val().replace_bit(0, self.odd.val().get_bit(i));
            self.change.next = self.change.val().replace_bit(1, self.two.val().get_bit(i));
            self.counts[i].d.next = self.counts[i].q.val() + self.change.val();
            if !self.counts[i].q.val().any()
                & !self.odd_rise.val().get_bit(i)
                & !self.two_rise.val().get_bit(i)
            {
                self.idle.next = self.idle.val().replace_bit(i, true);
            }
        }
        self.unlocked.next = self.idle.val() & !self.coming.val();
    }
}

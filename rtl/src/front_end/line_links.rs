// SPDX-License-Identifier: MIT
//! Links between cache lines that hold neighbouring parts of the program.
use super::bundles::{Joined, Link, ReplacedMask};
use crate::cells::{LutRam, DFF};
use crate::prelude::*;

/// `next` and `prev` of `LINES` lines, each with a valid mark; `next[a] = b` if and only if
/// `prev[b] = a`.
///
/// In one cycle a line may be evicted (the links of both neighbours to it are cut, and its
/// own) and then two lines joined. Latency: links come out a cycle after their line goes in, as
/// they are in that cycle: one that is joined as its line goes in is handed on. Changes are seen
/// from the next cycle.
#[derive(LogicBlock)]
pub struct LineLinks<const LINES: usize, const LL: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Line of the issuing warp.
    pub issue_line: Signal<In, Bits<LL>>,
    /// `next` link of `issue_line`, a cycle later.
    pub issue_next: Link<Out, LL>,
    /// Line of the redirected warp.
    pub redirect_line: Signal<In, Bits<LL>>,
    /// `next` link of `redirect_line`, a cycle later.
    pub redirect_next: Link<Out, LL>,
    /// `prev` link of `redirect_line`, a cycle later.
    pub redirect_prev: Link<Out, LL>,
    /// A line is replaced: its links are cut.
    pub evict: ReplacedMask<In, LINES, LL>,
    /// Two lines are joined.
    pub join: Joined<In, LL>,
    /// All links are cut in this cycle.
    pub flush: Signal<In, Bit>,
    // The lines of the cycle before, what their links were then, and what was joined then.
    issue_at: DFF<Bits<LL>>,
    issue_got: DFF<Bits<LL>>,
    redirect_at: DFF<Bits<LL>>,
    next_got: DFF<Bits<LL>>,
    prev_got: DFF<Bits<LL>>,
    joined: DFF<Bit>,
    joined_first: DFF<Bits<LL>>,
    joined_second: DFF<Bits<LL>>,
    // The lines, one bit high: whether a link is valid is found in fewer steps than by their
    // number.
    issue_mask: DFF<Bits<LINES>>,
    redirect_mask: DFF<Bits<LINES>>,
    pub(super) next_valid: DFF<Bits<LINES>>,
    pub(super) prev_valid: DFF<Bits<LINES>>,
    // One copy for each reader.
    next_issue: LutRam<LL, LL>,
    next_redirect: LutRam<LL, LL>,
    next_evict: LutRam<LL, LL>,
    prev_redirect: LutRam<LL, LL>,
    prev_evict: LutRam<LL, LL>,
    #[value(1)]
    one: Constant<Bits<LINES>>,
    issue_fresh: Signal<Local, Bit>,
    next_fresh: Signal<Local, Bit>,
    prev_fresh: Signal<Local, Bit>,
    first_joined: Signal<Local, Bits<LINES>>,
    second_joined: Signal<Local, Bits<LINES>>,
    first_cut: Signal<Local, Bits<LINES>>,
    second_cut: Signal<Local, Bits<LINES>>,
    next_now: Signal<Local, Bits<LINES>>,
    prev_now: Signal<Local, Bits<LINES>>,
}

impl<const LINES: usize, const LL: usize> LineLinks<LINES, LL> {
    /// Next and previous line of a line, where it has them.
    pub(super) fn links(&self, line: usize) -> (Option<usize>, Option<usize>) {
        let next =
            self.next_valid.q.val().get_bit(line).then(|| self.next_issue.word(line).index());
        let prev =
            self.prev_valid.q.val().get_bit(line).then(|| self.prev_redirect.word(line).index());
        (next, prev)
    }
}

#[hdl_gen]
impl Logic for LineLinks {
    fn update(&mut self) {
        self.next_issue.write(
            self.join.valid.val() & self.join.neighbours.val(),
            self.join.first.val(),
            self.join.second.val(),
        );
        self.next_issue.read(self.issue_line.val());
        self.next_redirect.write(
            self.join.valid.val() & self.join.neighbours.val(),
            self.join.first.val(),
            self.join.second.val(),
        );
        self.next_redirect.read(self.redirect_line.val());
        self.next_evict.write(
            self.join.valid.val() & self.join.neighbours.val(),
            self.join.first.val(),
            self.join.second.val(),
        );
        self.next_evict.read(self.evict.line.val());
        self.prev_redirect.write(
            self.join.valid.val() & self.join.neighbours.val(),
            self.join.second.val(),
            self.join.first.val(),
        );
        self.prev_redirect.read(self.redirect_line.val());
        self.prev_evict.write(
            self.join.valid.val() & self.join.neighbours.val(),
            self.join.second.val(),
            self.join.first.val(),
        );
        self.prev_evict.read(self.evict.line.val());

        self.issue_at.d.next = self.issue_line.val();
        self.issue_got.d.next = self.next_issue.read_data.val();
        self.redirect_at.d.next = self.redirect_line.val();
        self.next_got.d.next = self.next_redirect.read_data.val();
        self.prev_got.d.next = self.prev_redirect.read_data.val();
        self.joined.d.next = self.join.valid.val() & self.join.neighbours.val();
        self.joined_first.d.next = self.join.first.val();
        self.joined_second.d.next = self.join.second.val();
        self.issue_fresh.next =
            self.joined.q.val() & (self.joined_first.q.val() == self.issue_at.q.val());
        self.next_fresh.next =
            self.joined.q.val() & (self.joined_first.q.val() == self.redirect_at.q.val());
        self.prev_fresh.next =
            self.joined.q.val() & (self.joined_second.q.val() == self.redirect_at.q.val());
        // Compared beside the choice, not behind it.
        self.issue_next.line.next = self.issue_got.q.val();
        self.issue_next.evicted.next = self.issue_got.q.val() == self.evict.line.val();
        if self.issue_fresh.val() {
            self.issue_next.line.next = self.joined_second.q.val();
            self.issue_next.evicted.next = self.joined_second.q.val() == self.evict.line.val();
        }
        self.redirect_next.line.next = self.next_got.q.val();
        self.redirect_next.evicted.next = self.next_got.q.val() == self.evict.line.val();
        if self.next_fresh.val() {
            self.redirect_next.line.next = self.joined_second.q.val();
            self.redirect_next.evicted.next = self.joined_second.q.val() == self.evict.line.val();
        }
        self.redirect_prev.line.next = self.prev_got.q.val();
        self.redirect_prev.evicted.next = self.prev_got.q.val() == self.evict.line.val();
        if self.prev_fresh.val() {
            self.redirect_prev.line.next = self.joined_first.q.val();
            self.redirect_prev.evicted.next = self.joined_first.q.val() == self.evict.line.val();
        }
        self.issue_mask.d.next = self.one.val() << self.issue_line.val();
        self.redirect_mask.d.next = self.one.val() << self.redirect_line.val();
        self.issue_next.valid.next = (self.next_valid.q.val() & self.issue_mask.q.val()).any();
        self.redirect_next.valid.next =
            (self.next_valid.q.val() & self.redirect_mask.q.val()).any();
        self.redirect_prev.valid.next =
            (self.prev_valid.q.val() & self.redirect_mask.q.val()).any();

        // What an eviction cuts and a join adds; whether they come is known late in the cycle.
        self.first_cut.next = 0.into();
        self.second_cut.next = 0.into();
        self.first_joined.next = 0.into();
        self.second_joined.next = 0.into();
        if (self.prev_valid.q.val() & self.evict.mask.val()).any() {
            self.first_cut.next = self.one.val() << self.prev_evict.read_data.val();
        }
        if (self.next_valid.q.val() & self.evict.mask.val()).any() {
            self.second_cut.next = self.one.val() << self.next_evict.read_data.val();
        }
        if self.join.neighbours.val() {
            self.first_joined.next = self.one.val() << self.join.first.val();
            self.second_joined.next = self.one.val() << self.join.second.val();
        }
        self.next_now.next = self.next_valid.q.val();
        self.prev_now.next = self.prev_valid.q.val();
        if self.evict.valid.val() {
            self.next_now.next =
                self.next_now.val() & !(self.evict.mask.val() | self.first_cut.val());
            self.prev_now.next =
                self.prev_now.val() & !(self.evict.mask.val() | self.second_cut.val());
        }
        if self.join.valid.val() {
            self.next_now.next = self.next_now.val() | self.first_joined.val();
            self.prev_now.next = self.prev_now.val() | self.second_joined.val();
        }
        self.next_valid.d.next = self.next_now.val();
        self.prev_valid.d.next = self.prev_now.val();
        if self.flush.val() {
            self.next_valid.d.next = 0.into();
            self.prev_valid.d.next = 0.into();
        }
    }
}

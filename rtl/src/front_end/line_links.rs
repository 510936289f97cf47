// SPDX-License-Identifier: MIT
//! Links between cache lines that hold neighbouring parts of the program.
use super::bundles::{Joined, Link, ReplacedMask};
use crate::cells::{LutRam, DFF};
use crate::prelude::*;

/// `next` and `prev` of `LINES` lines, each with a valid mark; `next[a] = b` if and only if
/// `prev[b] = a`.
///
/// In one cycle a line may be evicted (the links of both neighbours to it are cut, and its
/// own) and then two lines joined. Latency: a link comes out a cycle after its line goes in, as it
/// is in that cycle. Changes are seen from the next cycle. A link is read only when asked for; then
/// it holds until the next read.
#[derive(LogicBlock)]
pub struct LineLinks<const LINES: usize, const LL: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Line of the issuing warp.
    pub issue_line: Signal<In, Bits<LL>>,
    /// Its `next` link is read.
    pub issue_reads: Signal<In, Bit>,
    /// `next` link of `issue_line`, a cycle later.
    pub issue_next: Link<Out, LL>,
    /// Line of the redirected warp.
    pub redirect_line: Signal<In, Bits<LL>>,
    /// Its `next` link is read.
    pub redirect_reads_next: Signal<In, Bit>,
    /// Its `prev` link is read.
    pub redirect_reads_prev: Signal<In, Bit>,
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
    // The lines whose links are read; also one bit high: whether a link is valid is found in fewer
    // steps than by their number.
    issue_at: DFF<Bits<LL>>,
    next_at: DFF<Bits<LL>>,
    prev_at: DFF<Bits<LL>>,
    issue_mask: DFF<Bits<LINES>>,
    next_mask: DFF<Bits<LINES>>,
    prev_mask: DFF<Bits<LINES>>,
    pub(super) next_valid: DFF<Bits<LINES>>,
    pub(super) prev_valid: DFF<Bits<LINES>>,
    // One copy for each reader: of the issuing warp, of the redirected one, of the evicted line.
    nexts: [LutRam<LL, LL>; 3],
    // Of the redirected warp, of the evicted line.
    prevs: [LutRam<LL, LL>; 2],
    #[value(1)]
    one: Constant<Bits<LINES>>,
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
        let next = self.next_valid.q.val().get_bit(line).then(|| self.nexts[0].word(line).index());
        let prev = self.prev_valid.q.val().get_bit(line).then(|| self.prevs[0].word(line).index());
        (next, prev)
    }
}

#[hdl_gen]
impl Logic for LineLinks {
    fn update(&mut self) {
        for i in 0..3 {
            self.nexts[i].write(
                self.join.valid.val() & self.join.neighbours.val(),
                self.join.first.val(),
                self.join.second.val(),
            );
        }
        for i in 0..2 {
            self.prevs[i].write(
                self.join.valid.val() & self.join.neighbours.val(),
                self.join.second.val(),
                self.join.first.val(),
            );
        }
        self.nexts[0].read(self.issue_at.q.val());
        self.nexts[1].read(self.next_at.q.val());
        self.nexts[2].read(self.evict.line.val());
        self.prevs[0].read(self.prev_at.q.val());
        self.prevs[1].read(self.evict.line.val());

        if self.issue_reads.val() {
            self.issue_at.d.next = self.issue_line.val();
            self.issue_mask.d.next = self.one.val() << self.issue_line.val();
        }
        if self.redirect_reads_next.val() {
            self.next_at.d.next = self.redirect_line.val();
            self.next_mask.d.next = self.one.val() << self.redirect_line.val();
        }
        if self.redirect_reads_prev.val() {
            self.prev_at.d.next = self.redirect_line.val();
            self.prev_mask.d.next = self.one.val() << self.redirect_line.val();
        }
        self.issue_next.valid.next = (self.next_valid.q.val() & self.issue_mask.q.val()).any();
        self.issue_next.line.next = self.nexts[0].read_data.val();
        self.issue_next.evicted.next = self.nexts[0].read_data.val() == self.evict.line.val();
        self.redirect_next.valid.next = (self.next_valid.q.val() & self.next_mask.q.val()).any();
        self.redirect_next.line.next = self.nexts[1].read_data.val();
        self.redirect_next.evicted.next = self.nexts[1].read_data.val() == self.evict.line.val();
        self.redirect_prev.valid.next = (self.prev_valid.q.val() & self.prev_mask.q.val()).any();
        self.redirect_prev.line.next = self.prevs[0].read_data.val();
        self.redirect_prev.evicted.next = self.prevs[0].read_data.val() == self.evict.line.val();

        // What an eviction cuts and a join adds; whether they come is known late in the cycle.
        self.first_cut.next = 0.into();
        self.second_cut.next = 0.into();
        self.first_joined.next = 0.into();
        self.second_joined.next = 0.into();
        if (self.prev_valid.q.val() & self.evict.mask.val()).any() {
            self.first_cut.next = self.one.val() << self.prevs[1].read_data.val();
        }
        if (self.next_valid.q.val() & self.evict.mask.val()).any() {
            self.second_cut.next = self.one.val() << self.nexts[2].read_data.val();
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

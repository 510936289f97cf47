//! Links between cache lines that hold neighbouring parts of the program.
use crate::cells::{LutRam, DFF};
use crate::prelude::*;

/// `next` and `prev` of `LINES` lines, each with a valid mark; `next[a] = b` if and only if
/// `prev[b] = a`.
///
/// In one cycle a line may be evicted (the links of both neighbours to it are cut, and its
/// own) and then two lines joined. Latency: combinational reads; changes are seen from the
/// next cycle.
#[derive(LogicBlock)]
pub struct LineLinks<const LINES: usize, const LL: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A cycle ahead, the next `issue_line` (where links are followed: a conventional front end follows none).
    pub issue_ahead: Signal<In, Bits<LL>>,
    /// Line of the issuing warp.
    pub issue_line: Signal<In, Bits<LL>>,
    /// It has a next line.
    pub issue_next_valid: Signal<Out, Bit>,
    /// The line.
    pub issue_next: Signal<Out, Bits<LL>>,
    /// A cycle ahead, the next `redirect_line`.
    pub redirect_ahead: Signal<In, Bits<LL>>,
    /// Line of the redirected warp.
    pub redirect_line: Signal<In, Bits<LL>>,
    /// It has a next line.
    pub redirect_next_valid: Signal<Out, Bit>,
    /// The line.
    pub redirect_next: Signal<Out, Bits<LL>>,
    /// It has a previous line.
    pub redirect_prev_valid: Signal<Out, Bit>,
    /// The line.
    pub redirect_prev: Signal<Out, Bits<LL>>,
    /// A line is replaced.
    pub evict_valid: Signal<In, Bit>,
    /// The line.
    pub evict_line: Signal<In, Bits<LL>>,
    /// Two lines are joined, if they are neighbours.
    pub join_valid: Signal<In, Bit>,
    /// They are.
    pub neighbours: Signal<In, Bit>,
    /// The first in the program.
    pub join_first: Signal<In, Bits<LL>>,
    /// The second.
    pub join_second: Signal<In, Bits<LL>>,
    /// All links are cut.
    pub flush: Signal<In, Bit>,
    // The lines, one bit high: whether a link is valid is found in fewer steps than by their number.
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
    one: Constant<Bits<LINES>>,
    evicted: Signal<Local, Bits<LINES>>,
    first_joined: Signal<Local, Bits<LINES>>,
    second_joined: Signal<Local, Bits<LINES>>,
    first_cut: Signal<Local, Bits<LINES>>,
    second_cut: Signal<Local, Bits<LINES>>,
    next_now: Signal<Local, Bits<LINES>>,
    prev_now: Signal<Local, Bits<LINES>>,
}

impl<const LINES: usize, const LL: usize> Default for LineLinks<LINES, LL> {
    fn default() -> Self {
        macro_rules! all {
            ($($field:ident),*) => { Self { one: Constant::new(1.into()), $($field: Default::default(),)* } };
        }
        all!(
            clock,
            issue_ahead,
            issue_line,
            issue_mask,
            issue_next_valid,
            issue_next,
            redirect_ahead,
            redirect_line,
            redirect_mask,
            redirect_next_valid,
            redirect_next,
            redirect_prev_valid,
            redirect_prev,
            evict_valid,
            evict_line,
            join_valid,
            neighbours,
            join_first,
            join_second,
            flush,
            next_valid,
            prev_valid,
            next_issue,
            next_redirect,
            next_evict,
            prev_redirect,
            prev_evict,
            evicted,
            first_cut,
            first_joined,
            second_joined,
            second_cut,
            next_now,
            prev_now
        )
    }
}

impl<const LINES: usize, const LL: usize> LineLinks<LINES, LL> {
    /// Next and previous line of a line, where it has them.
    pub(super) fn links(&self, line: usize) -> (Option<usize>, Option<usize>) {
        let next = self.next_valid.q.val().get_bit(line).then(|| self.next_issue.word(line).index());
        let prev = self.prev_valid.q.val().get_bit(line).then(|| self.prev_redirect.word(line).index());
        (next, prev)
    }
}

impl<const LINES: usize, const LL: usize> Logic for LineLinks<LINES, LL> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, next_valid, prev_valid, issue_mask, redirect_mask);
        clock!(self, clock, next_issue, next_redirect, next_evict, prev_redirect, prev_evict);
        self.next_issue.write_enable.next = self.join_valid.val() & self.neighbours.val();
        self.next_issue.write_address.next = self.join_first.val();
        self.next_issue.write_data.next = self.join_second.val();
        self.next_issue.read_address.next = self.issue_line.val();
        self.next_redirect.write_enable.next = self.join_valid.val() & self.neighbours.val();
        self.next_redirect.write_address.next = self.join_first.val();
        self.next_redirect.write_data.next = self.join_second.val();
        self.next_redirect.read_address.next = self.redirect_line.val();
        self.next_evict.write_enable.next = self.join_valid.val() & self.neighbours.val();
        self.next_evict.write_address.next = self.join_first.val();
        self.next_evict.write_data.next = self.join_second.val();
        self.next_evict.read_address.next = self.evict_line.val();
        self.prev_redirect.write_enable.next = self.join_valid.val() & self.neighbours.val();
        self.prev_redirect.write_address.next = self.join_second.val();
        self.prev_redirect.write_data.next = self.join_first.val();
        self.prev_redirect.read_address.next = self.redirect_line.val();
        self.prev_evict.write_enable.next = self.join_valid.val() & self.neighbours.val();
        self.prev_evict.write_address.next = self.join_second.val();
        self.prev_evict.write_data.next = self.join_first.val();
        self.prev_evict.read_address.next = self.evict_line.val();

        self.issue_next.next = self.next_issue.read_data.val();
        self.redirect_next.next = self.next_redirect.read_data.val();
        self.redirect_prev.next = self.prev_redirect.read_data.val();
        self.issue_mask.d.next = self.one.val() << self.issue_ahead.val();
        self.redirect_mask.d.next = self.one.val() << self.redirect_ahead.val();
        self.issue_next_valid.next = (self.next_valid.q.val() & self.issue_mask.q.val()).any();
        self.redirect_next_valid.next = (self.next_valid.q.val() & self.redirect_mask.q.val()).any();
        self.redirect_prev_valid.next = (self.prev_valid.q.val() & self.redirect_mask.q.val()).any();

        // What an eviction cuts and a join adds; whether they come is known late in the cycle.
        self.evicted.next = self.one.val() << self.evict_line.val();
        self.first_cut.next = 0.into();
        self.second_cut.next = 0.into();
        self.first_joined.next = 0.into();
        self.second_joined.next = 0.into();
        if self.prev_valid.q.val().get_bit(self.evict_line.val().index()) {
            self.first_cut.next = self.one.val() << self.prev_evict.read_data.val();
        }
        if self.next_valid.q.val().get_bit(self.evict_line.val().index()) {
            self.second_cut.next = self.one.val() << self.next_evict.read_data.val();
        }
        if self.neighbours.val() {
            self.first_joined.next = self.one.val() << self.join_first.val();
            self.second_joined.next = self.one.val() << self.join_second.val();
        }
        self.next_now.next = self.next_valid.q.val();
        self.prev_now.next = self.prev_valid.q.val();
        if self.evict_valid.val() {
            self.next_now.next = self.next_now.val() & !(self.evicted.val() | self.first_cut.val());
            self.prev_now.next = self.prev_now.val() & !(self.evicted.val() | self.second_cut.val());
        }
        if self.join_valid.val() {
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

crate::ports! { [const LINES: usize, const LL: usize] LineLinks<LINES, LL> {
in: issue_ahead, issue_line, redirect_ahead, redirect_line, evict_valid, evict_line, join_valid, neighbours, join_first, join_second, flush;
out: issue_next_valid, issue_next, redirect_next_valid, redirect_next, redirect_prev_valid, redirect_prev } }

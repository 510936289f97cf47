// SPDX-License-Identifier: MIT
//! Links between cache lines that hold neighbouring parts of the program.
use super::bundles::{CacheLine, Joined, Link, ReplacedMask};
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
    /// Lines whose links are read: `next` of the issuing warp, both of the redirected one.
    pub read: [CacheLine<In, LL>; 3],
    /// A cycle later: the links.
    pub link: [Link<Out, LL>; 3],
    /// How many are read.
    pub reads: Signal<Out, Bits<2>>,
    /// A line is replaced: its links are cut.
    pub evict: ReplacedMask<In, LINES, LL>,
    /// Two lines are joined.
    pub join: Joined<In, LL>,
    /// All links are cut in this cycle.
    pub flush: Signal<In, Bit>,
    // The lines whose links are read; also one bit high: whether a link is valid is found in fewer
    // steps than by their number.
    at: [DFF<Bits<LL>>; 3],
    mask: [DFF<Bits<LINES>>; 3],
    pub(super) next_valid: DFF<Bits<LINES>>,
    pub(super) prev_valid: DFF<Bits<LINES>>,
    // Of the lines of `read`, `next` and `prev` of the line that is replaced.
    copies: [LutRam<LL, LL>; 5],
    #[value(1)]
    one: Constant<Bits<LINES>>,
    joins: Signal<Local, Bit>,
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
        let next = self.next_valid.q.val().get_bit(line).then(|| self.copies[0].word(line).index());
        let prev = self.prev_valid.q.val().get_bit(line).then(|| self.copies[2].word(line).index());
        (next, prev)
    }
}

#[hdl_gen]
impl Logic for LineLinks {
    fn update(&mut self) {
        self.joins.next = self.join.valid.val() & self.join.neighbours.val();
        for i in 0..5 {
            self.copies[i].write(self.joins.val(), self.join.first.val(), self.join.second.val());
        }
        self.copies[2].write(self.joins.val(), self.join.second.val(), self.join.first.val());
        self.copies[4].write(self.joins.val(), self.join.second.val(), self.join.first.val());
        self.reads.next = 0.into();
        for i in 0..3 {
            if self.read[i].valid.val() {
                self.at[i].d.next = self.read[i].line.val();
                self.mask[i].d.next = self.one.val() << self.read[i].line.val();
                self.reads.next = self.reads.val() + 1;
            }
            self.copies[i].read(self.at[i].q.val());
            self.link[i].valid.next = (self.next_valid.q.val() & self.mask[i].q.val()).any();
            self.link[i].line.next = self.copies[i].read_data.val();
            self.link[i].evicted.next = self.copies[i].read_data.val() == self.evict.line.val();
        }
        self.link[2].valid.next = (self.prev_valid.q.val() & self.mask[2].q.val()).any();
        self.copies[3].read(self.evict.line.val());
        self.copies[4].read(self.evict.line.val());

        // What an eviction cuts and a join adds; whether they come is known late in the cycle.
        self.first_cut.next = 0.into();
        self.second_cut.next = 0.into();
        self.first_joined.next = 0.into();
        self.second_joined.next = 0.into();
        if (self.prev_valid.q.val() & self.evict.mask.val()).any() {
            self.first_cut.next = self.one.val() << self.copies[4].read_data.val();
        }
        if (self.next_valid.q.val() & self.evict.mask.val()).any() {
            self.second_cut.next = self.one.val() << self.copies[3].read_data.val();
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

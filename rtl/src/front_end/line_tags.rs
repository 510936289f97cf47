// SPDX-License-Identifier: MIT
//! Tags of the cache lines: the match of the full lookup, and the tag of a line that is known.
use super::bundles::ReplacedTag;
use crate::cells::{LutRam, WayRam, DFF};
use crate::prelude::*;

/// Tags of `LINES` lines in `WAYS` ways; line number = way x sets + set.
///
/// A full lookup compares the tags of one set, whose number is the low part of the tag. With
/// one set the cache is fully associative. The other copies are read by line number: there
/// nothing is compared, and their addresses hold while nothing is read. Latency: combinational; a
/// tag written is seen from the next cycle.
#[derive(LogicBlock)]
#[block(new())]
#[derived(set_bits = (LINES / WAYS).ilog2())]
pub struct LineTags<const WAYS: usize, const LINES: usize, const LL: usize, const TAGW: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A line gets a new tag.
    pub replaced: ReplacedTag<In, LL, TAGW>,
    /// Lines that are loading or valid.
    pub present: Signal<In, Bits<LINES>>,
    /// Tag looked up.
    pub look_tag: Signal<In, Bits<TAGW>>,
    /// A line has it.
    pub hit: Signal<Out, Bit>,
    /// The line.
    pub place: Signal<Out, Bits<LL>>,
    /// Line of the issuing warp.
    pub issue_line: Signal<In, Bits<LL>>,
    /// Its tag is read.
    pub issue_reads: Signal<In, Bit>,
    /// The tag, in the same cycle, valid with `issue_reads`.
    pub issue_tag: Signal<Out, Bits<TAGW>>,
    /// Tag of `issue_line`, always. For traces only: without them synthesis removes the copy.
    pub trace_tag: Signal<Out, Bits<TAGW>>,
    /// Line of the redirected warp.
    pub redirect_line: Signal<In, Bits<LL>>,
    /// Its tag is read.
    pub redirect_reads: Signal<In, Bit>,
    /// The tag, in the same cycle, valid with `redirect_reads`.
    pub redirect_tag: Signal<Out, Bits<TAGW>>,
    /// Line that a warp has left at its end.
    pub crossed_line: Signal<In, Bits<LL>>,
    /// Tag of `crossed_line`, in the same cycle.
    pub crossed_tag: Signal<Out, Bits<TAGW>>,
    /// Line that a redirected warp has left.
    pub left_line: Signal<In, Bits<LL>>,
    /// Tag of `left_line`, in the same cycle.
    pub left_tag: Signal<Out, Bits<TAGW>>,
    #[build(WayRam::new(crate::cells::way_ram::WayRam::new(set_bits)))]
    ways: [WayRam<LL, TAGW>; WAYS],
    // Of the issuing warp, for traces, of the redirected warp, of the two that have left their line.
    copies: [LutRam<LL, TAGW>; 5],
    // The lines whose tags were read last.
    issue_at: DFF<Bits<LL>>,
    redirect_at: DFF<Bits<LL>>,
    issue_now: Signal<Local, Bits<LL>>,
    redirect_now: Signal<Local, Bits<LL>>,
    #[value(set_bits)]
    set_bits: Constant<Bits<LL>>,
    #[value((1u64 << set_bits) - 1)]
    set_mask: Constant<Bits<LL>>,
    way: Signal<Local, Bits<LL>>,
    set: Signal<Local, Bits<LL>>,
    written: Signal<Local, Bits<LL>>,
    line: Signal<Local, Bits<LL>>,
    seen: Signal<Local, Bits<TAGW>>,
}

impl<const WAYS: usize, const LINES: usize, const LL: usize, const TAGW: usize> Default
    for LineTags<WAYS, LINES, LL, TAGW>
{
    fn default() -> Self {
        Self::new()
    }
}

impl<const WAYS: usize, const LINES: usize, const LL: usize, const TAGW: usize>
    LineTags<WAYS, LINES, LL, TAGW>
{
    /// Tag of a line.
    pub(super) fn tag(&self, line: usize) -> u64 {
        self.copies[0].word(line).to_u64()
    }
}
#[hdl_gen]
impl Logic for LineTags {
    fn update(&mut self) {
        self.issue_now.next = self.issue_at.q.val();
        if self.issue_reads.val() {
            self.issue_now.next = self.issue_line.val();
        }
        self.issue_at.d.next = self.issue_now.val();
        self.redirect_now.next = self.redirect_at.q.val();
        if self.redirect_reads.val() {
            self.redirect_now.next = self.redirect_line.val();
        }
        self.redirect_at.d.next = self.redirect_now.val();
        for i in 0..5 {
            self.copies[i].write(
                self.replaced.valid.val(),
                self.replaced.line.val(),
                self.replaced.tag.val(),
            );
        }
        self.copies[0].read(self.issue_now.val());
        self.issue_tag.next = self.copies[0].read_data.val();
        self.copies[1].read(self.issue_line.val());
        self.trace_tag.next = self.copies[1].read_data.val();
        self.copies[2].read(self.redirect_now.val());
        self.redirect_tag.next = self.copies[2].read_data.val();
        self.copies[3].read(self.crossed_line.val());
        self.crossed_tag.next = self.copies[3].read_data.val();
        self.copies[4].read(self.left_line.val());
        self.left_tag.next = self.copies[4].read_data.val();

        self.written.next = self.replaced.line.val() >> self.set_bits.val();
        self.set.next = bit_cast::<LL, TAGW>(self.look_tag.val()) & self.set_mask.val();
        self.hit.next = false;
        self.place.next = 0.into();
        for i in 0..WAYS {
            self.way.next = i.to_bits();
            self.ways[i].write(
                self.replaced.valid.val() & (self.written.val() == self.way.val()),
                self.replaced.line.val(),
                self.replaced.tag.val(),
            );
            self.ways[i].read(self.set.val());
            self.seen.next = self.ways[i].read_data.val();
            self.line.next = (self.way.val() << self.set_bits.val()) | self.set.val();
            // No two lines have one tag.
            if self.present.val().get_bit(self.line.val().index())
                & (self.seen.val() == self.look_tag.val())
            {
                self.hit.next = true;
                self.place.next = self.place.val() | self.line.val();
            }
        }
    }
}

// SPDX-License-Identifier: MIT
//! Tags of the cache lines: the match of the full lookup, and the tag of a line that is known.
use super::bundles::{CacheLine, ReplacedTag};
use crate::cells::{LutRam, WayRam};
use crate::prelude::*;

/// Tags of `LINES` lines in `WAYS` ways; line number = way x sets + set.
///
/// A full lookup compares the tags of one set, whose number is the low part of the tag. With
/// one set the cache is fully associative. The other copies are read by line number: there
/// nothing is compared, and their addresses are zero while nothing is read. Latency:
/// combinational; a tag written is seen from the next cycle.
#[derive(LogicBlock)]
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
    /// Lines whose tags are read: of the instructions that need their PCs, of the redirected warp,
    /// of the two that have left their lines at the end of one and by a redirect.
    pub read: [CacheLine<In, LL>; 5],
    /// Their tags, in the same cycle.
    pub tag: [Signal<Out, Bits<TAGW>>; 5],
    /// How many are read.
    pub reads: Signal<Out, Bits<3>>,
    /// Line of the issuing warp.
    pub trace_line: Signal<In, Bits<LL>>,
    /// Its tag. For traces only: without them synthesis removes the copy.
    pub trace_tag: Signal<Out, Bits<TAGW>>,
    #[build(WayRam::new(crate::cells::way_ram::WayRam::new(set_bits)))]
    ways: [WayRam<LL, TAGW>; WAYS],
    // Those of `read`, and for traces.
    copies: [LutRam<LL, TAGW>; 6],
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
        for i in 0..6 {
            self.copies[i].write(
                self.replaced.valid.val(),
                self.replaced.line.val(),
                self.replaced.tag.val(),
            );
        }
        self.reads.next = 0.into();
        for i in 0..5 {
            self.line.next = 0.into();
            if self.read[i].valid.val() {
                self.line.next = self.read[i].line.val();
                self.reads.next = self.reads.val() + 1;
            }
            self.copies[i].read(self.line.val());
            self.tag[i].next = self.copies[i].read_data.val();
        }
        self.copies[5].read(self.trace_line.val());
        self.trace_tag.next = self.copies[5].read_data.val();

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

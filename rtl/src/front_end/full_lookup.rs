// SPDX-License-Identifier: MIT
//! Full lookup: from a PC to a cache line (docs/mechanisms/1.md).
use super::bundles::{Found, Joined, LeftLine, LinkBar, LookedUp, LookedUpWarp, Replaced};
use crate::bundles::{LookupCounts, WarpPc};
use crate::cells::{Lazy, RoundRobin, DFF};
use crate::prelude::*;

/// One full lookup per cycle, in four steps: a warp is chosen, round robin; its PC is read; it is
/// compared with the tags and a line to replace is proposed; the outcome takes effect.
///
/// While a replacement is decided, the lookups behind it wait, and compare with the new tags. A
/// lookup whose line was not free to replace (a pointer has just come to it, no refill can start)
/// has no outcome; it is tried again as long as the warp seeks. A warp that is looked up is not
/// redirected: its control instruction is yet to be fetched.
///
/// No warp starves: the first warp that gets no line is *owed* one. Until it has it, no other warp
/// replaces a line. When it was not for want of a refill, the owed warp is *alone*: no other is
/// looked up and no link is followed, so that all lines to which nothing points are open at its
/// second try. If there is none, or when it seeks no longer, the next warp that gets no line has
/// its turn. Generics as in [`FrontEnd`](super::FrontEnd).
#[derive(LogicBlock)]
#[block(new(place_bits: u32))]
#[derived(set_bits = (LINES / WAYS).ilog2())]
pub struct FullLookup<
    const W: usize,
    const LW: usize,
    const WAYS: usize,
    const LY: usize,
    const LINES: usize,
    const LL: usize,
    const PCW: usize,
    const TAGW: usize,
> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Warps that want a full lookup.
    pub seekers: Signal<In, Bits<W>>,
    /// PC of `warp`.
    pub pc: Signal<In, Bits<PCW>>,
    /// A line has `tag`.
    pub hit: Signal<In, Bit>,
    /// The line.
    pub hit_line: Signal<In, Bits<LL>>,
    /// Line that `match_warp` left.
    pub left: LeftLine<In, LL>,
    /// Instructions in the program.
    pub program_length: Signal<In, Bits<PCW>>,
    /// Lines that nothing pointed at, nor came to, in the cycle before.
    pub open: Signal<In, Bits<LINES>>,
    /// Lines that are valid.
    pub loaded: Signal<In, Bits<LINES>>,
    /// A refill can start.
    pub refill_free: Signal<In, Bit>,
    /// No pointer came to `replaced.line` in the cycle before.
    pub settled: Signal<In, Bit>,
    /// A PC is read.
    pub valid: Signal<Out, Bit>,
    /// Second step: warp whose PC is read.
    pub warp: Signal<Out, Bits<LW>>,
    /// Third step: the warp.
    pub match_warp: Signal<Out, Bits<LW>>,
    /// Tag to compare.
    pub tag: Signal<Out, Bits<TAGW>>,
    /// Fourth step: a line is replaced, or may be.
    pub replaced: Replaced<Out, LINES, LL, TAGW>,
    /// The outcome.
    pub found: Found<Out, W, LL, PCW>,
    /// A warp is outside the program.
    pub fault: WarpPc<Out, LW, PCW>,
    /// Links that are not followed in this cycle.
    pub bar: LinkBar<Out>,
    /// Line that the warp has left and the one that it gets, or would get.
    pub join: Joined<Out, LL>,
    /// What the outcome is.
    pub count: LookupCounts<Out>,
    look_choice: Lazy<RoundRobin<W, LW>>,
    // Second step: the warp.
    look_valid: DFF<Bit>,
    look: Registers<LookedUpWarp<Local, W, LW>>,
    // Third step: its PC.
    match_valid: DFF<Bit>,
    matched: Registers<LookedUp<Local, W, LW, PCW>>,
    way_choice: Lazy<RoundRobin<WAYS, LY>>,
    // The way replaced last.
    last_way: DFF<Bits<LY>>,
    // Fourth step: what was found.
    end_valid: DFF<Bit>,
    ended: Registers<LookedUp<Local, W, LW, PCW>>,
    end_bad: DFF<Bit>,
    end_hit: DFF<Bit>,
    end_place: DFF<Bits<LL>>,
    end_found: DFF<Bit>,
    end_way: DFF<Bits<LY>>,
    // The line to replace, one bit high.
    end_line: DFF<Bits<LINES>>,
    // The line that the warp left, and whether the new line should be its neighbour.
    end_left: DFF<Bits<LL>>,
    end_next: DFF<Bit>,
    end_prev: DFF<Bit>,
    // Every candidate line is locked; the warp is the one that is owed a line.
    end_locked: DFF<Bit>,
    end_owed: DFF<Bit>,
    // A lookup got no line in the cycle before: its warp, whether that is owed one, whether a
    // refill lacked.
    lost: DFF<Bit>,
    lost_mask: DFF<Bits<W>>,
    lost_owed: DFF<Bit>,
    lost_refill: DFF<Bit>,
    // The warp that is owed a line, whether it is alone, and for the second time.
    owed: DFF<Bits<W>>,
    alone_now: DFF<Bit>,
    second: DFF<Bit>,
    #[value(set_bits > 0)]
    several_sets: Constant<Bit>,
    #[value(1)]
    one_line: Constant<Bits<LINES>>,
    #[value(set_bits)]
    set_bits: Constant<Bits<LL>>,
    #[value((1u64 << set_bits) - 1)]
    set_mask: Constant<Bits<LL>>,
    #[value(place_bits)]
    place_bits: Constant<Bits<PCW>>,
    candidates: Signal<Local, Bits<W>>,
    set: Signal<Local, Bits<LL>>,
    way: Signal<Local, Bits<LL>>,
    at: Signal<Local, Bits<LL>>,
    victim: Signal<Local, Bits<LINES>>,
    suitable: Signal<Local, Bits<WAYS>>,
    fresh: Signal<Local, Bits<WAYS>>,
    going: Signal<Local, Bit>,
    gets: Signal<Local, Bit>,
    eager: Signal<Local, Bits<W>>,
    still_owed: Signal<Local, Bits<W>>,
}

impl<
        const W: usize,
        const LW: usize,
        const WAYS: usize,
        const LY: usize,
        const LINES: usize,
        const LL: usize,
        const PCW: usize,
        const TAGW: usize,
    > FullLookup<W, LW, WAYS, LY, LINES, LL, PCW, TAGW>
{
    /// The warp in the third step.
    pub(super) fn compared(&self) -> Option<usize> {
        self.match_valid.q.val().then(|| self.matched.q.warp.val().index())
    }
}

#[hdl_gen]
impl Logic for FullLookup {
    fn update(&mut self) {
        // What lies behind a proposal waits for a cycle.
        self.bar.evicted.next =
            self.end_valid.q.val() & !self.end_hit.q.val() & self.end_found.q.val();

        // First step: round robin among the warps that seek.
        self.eager.next = self.seekers.val();
        if self.alone_now.q.val() {
            self.eager.next = self.seekers.val() & self.owed.q.val();
        }
        self.candidates.next = self.eager.val()
            & !self.look.q.mask.val()
            & !self.matched.q.mask.val()
            & !self.ended.q.mask.val();
        self.look_choice.requests.next = self.candidates.val();
        self.look_choice.last.next = self.look.q.warp.val();
        // Second step: the PC.
        if !self.bar.evicted.val() {
            self.look_valid.d.next = self.look_choice.valid.val();
            self.look.d.mask.next = self.look_choice.chosen.val();
            if self.look_choice.valid.val() {
                self.look.d.warp.next = self.look_choice.index.val();
            }
            self.match_valid.d.next = self.look_valid.q.val();
            self.look.q.drive(&mut self.matched.d);
            self.matched.d.pc.next = self.pc.val();
        }

        // Third step: tag match, a line to replace, the line that the warp left.
        self.tag.next = bit_cast::<TAGW, PCW>(self.matched.q.pc.val() >> self.place_bits.val());
        self.set.next = bit_cast::<LL, TAGW>(self.tag.val()) & self.set_mask.val();
        self.suitable.next = 0.into();
        self.fresh.next = 0.into();
        for i in 0..WAYS {
            self.way.next = i.to_bits();
            self.at.next = (self.way.val() << self.set_bits.val()) | self.set.val();
            if self.open.val().get_bit(self.at.val().index()) {
                self.suitable.next = self.suitable.val().replace_bit(i, true);
                if !self.loaded.val().get_bit(self.at.val().index()) {
                    self.fresh.next = self.fresh.val().replace_bit(i, true);
                }
            }
        }
        // With one set, round robin meets the invalid lines first by itself.
        self.way_choice.requests.next = self.suitable.val();
        if self.several_sets.val() & self.fresh.val().any() {
            self.way_choice.requests.next = self.fresh.val();
        }
        self.way_choice.last.next = self.last_way.q.val();
        self.end_valid.d.next = self.match_valid.q.val() & !self.bar.evicted.val();
        self.matched.q.drive(&mut self.ended.d);
        if self.bar.evicted.val() {
            self.ended.d.mask.next = 0.into();
        }
        self.end_bad.d.next = self.matched.q.pc.val() >= self.program_length.val();
        self.end_hit.d.next = self.hit.val();
        self.end_place.d.next = self.hit_line.val();
        self.end_owed.d.next = (self.owed.q.val() & self.matched.q.mask.val()).any();
        self.end_locked.d.next = !self.way_choice.valid.val();
        self.end_found.d.next = self.way_choice.valid.val()
            & ((self.owed.q.val() & self.matched.q.mask.val()).any() | !self.owed.q.val().any());
        self.end_way.d.next = self.way_choice.index.val();
        self.victim.next = 0.into();
        for i in 0..WAYS {
            self.way.next = i.to_bits();
            self.at.next = (self.way.val() << self.set_bits.val()) | self.set.val();
            if self.way_choice.chosen.val().get_bit(i) {
                self.victim.next = self.victim.val() | (self.one_line.val() << self.at.val());
            }
        }
        self.end_line.d.next = self.victim.val();
        self.end_left.d.next = self.left.line.val();
        self.end_next.d.next = self.left.to_next.val();
        self.end_prev.d.next = self.left.to_prev.val();

        // Fourth step: the outcome.
        self.replaced.tag.next =
            bit_cast::<TAGW, PCW>(self.ended.q.pc.val() >> self.place_bits.val());
        self.replaced.line.next = (bit_cast::<LL, LY>(self.end_way.q.val()) << self.set_bits.val())
            | (bit_cast::<LL, TAGW>(self.replaced.tag.val()) & self.set_mask.val());
        self.found.line.next = self.replaced.line.val();
        if self.end_hit.q.val() {
            self.found.line.next = self.end_place.q.val();
        }
        self.going.next = self.end_valid.q.val() & !self.end_bad.q.val();
        // A pointer may have come to the line since the third step.
        self.gets.next = self.end_hit.q.val()
            | (self.end_found.q.val() & self.refill_free.val() & self.settled.val());
        self.found.taken.next = self.going.val() & self.gets.val();
        self.count.hit.next = self.found.taken.val() & self.end_hit.q.val();
        self.count.miss.next = self.found.taken.val() & !self.end_hit.q.val();
        self.count.fail.next = self.going.val() & !self.end_hit.q.val() & self.end_locked.q.val();
        if self.count.miss.val() {
            self.last_way.d.next = self.end_way.q.val();
        }
        // The warp that is owed a line.
        self.lost.d.next = self.going.val() & !self.gets.val();
        self.lost_mask.d.next = self.ended.q.mask.val();
        self.lost_owed.d.next = self.end_owed.q.val();
        self.lost_refill.d.next = self.end_found.q.val() & !self.refill_free.val();
        self.still_owed.next = self.owed.q.val() & self.seekers.val();
        self.owed.d.next = self.still_owed.val();
        self.alone_now.d.next = self.alone_now.q.val() & self.still_owed.val().any();
        if self.lost.q.val() & !self.owed.q.val().any() {
            self.owed.d.next = self.lost_mask.q.val() & self.seekers.val();
            self.alone_now.d.next = !self.lost_refill.q.val();
            self.second.d.next = false;
        }
        if self.lost.q.val() & self.lost_owed.q.val() {
            self.alone_now.d.next = !self.lost_refill.q.val();
            self.second.d.next = self.alone_now.q.val() & !self.lost_refill.q.val();
            if self.alone_now.q.val() & self.second.q.val() {
                self.owed.d.next = 0.into();
                self.alone_now.d.next = false;
            }
        }
        // Neighbours are linked both ways, if the line that the warp left is still there.
        self.join.neighbours.next = (self.end_next.q.val() | self.end_prev.q.val())
            & (self.end_left.q.val() != self.found.line.val());
        self.join.first.next = self.end_left.q.val();
        self.join.second.next = self.found.line.val();
        if self.end_prev.q.val() {
            self.join.first.next = self.found.line.val();
            self.join.second.next = self.end_left.q.val();
        }

        self.valid.next = self.look_valid.q.val() & !self.bar.evicted.val();
        self.warp.next = self.look.q.warp.val();
        self.match_warp.next = self.matched.q.warp.val();
        self.bar.all.next = self.alone_now.q.val();
        self.replaced.valid.next = self.count.miss.val();
        self.replaced.mask.next = self.end_line.q.val();
        self.ended.q.drive(&mut self.found, [mask, pc]);
        self.found.ready.next = self.end_hit.q.val();
        self.found.bad.next = self.end_valid.q.val() & self.end_bad.q.val();
        self.fault.valid.next = self.found.bad.val();
        self.ended.q.drive(&mut self.fault, [warp, pc]);
        self.join.valid.next = self.found.taken.val();
    }
}

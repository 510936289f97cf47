// SPDX-License-Identifier: MIT
//! Instruction front end: cache pointers instead of program counters (spec 1).
//!
//! A warp holds a pointer into the instruction cache: a line and an offset. The line is
//! locked by its reference count, so the instruction is there and no tag is compared.
//! Moves inside the line change the offset; moves to the line just after or before follow a
//! link; every other move rebuilds the PC from tag and offset and does a full lookup.
//!
//! The PC file (one PC per warp) is written only for a full lookup, and read by it.
//! A lookup that gets no line leaves its PC there and is tried again, round robin. The first warp
//! that got none is owed a line and goes first, since what becomes free might always go to the
//! warp whose turn comes next ([`full_lookup`]). With refills of at most `F` cycles a warp that is
//! not held waits at most `(W + 1) (F + 2 W + 20)` cycles, if in each of its turns a line of its
//! set is neither pointed at nor loading: always so when a set has as many lines as there are
//! warps (and none is killed), else once a warp leaves.
//! Replacement: invalid lines first, then unlocked lines round robin (pseudo-LRU would need
//! state on every pointer move, which this design avoids).
//!
//! A lookup takes four steps: a warp is chosen; its PC is read; tags are compared and a line to
//! replace is proposed; the outcome takes effect. No link is followed to a line while it is
//! proposed, and a proposal that was overtaken is tried again. Reference counts follow the
//! pointers by one cycle. Whether a line is already there is looked up only when it is read.
//!
//! | part | what |
//! | --- | --- |
//! | [`pointers`] | where the warps are |
//! | [`fetch`] | which warp is next, and its instruction |
//! | [`crossing`] | where a warp goes from the end of its line |
//! | [`redirect`] | where a redirected warp goes |
//! | [`full_lookup`] | from a PC to a line |
//! | [`pc_file`] | PCs of warps that do a full lookup |
//! | [`line_tags`] | tag match, and the tag of a line that is known |
//! | [`line_links`] | `next` and `prev` |
//! | [`line_counts`] | reference counts |
//! | [`refill`] | refills |
//!
//! - **latency**: issue to delivery of the next instruction: 2 cycles, over the end of a line 3,
//!   redirect: 3; with a full lookup that hits 4 more; with a register behind the choice of the
//!   fetch (`choice_register`) each 1 more
//! - **throughput**: one delivery, one full lookup (a replacement: two cycles) and two pointer
//!   moves per cycle
//! - **invariants**: count of a line, with what is under way, = pointers to it; only lines with
//!   count 0 are replaced; links are mutual and join neighbours; no two lines have one tag; nobody
//!   starves
//!
//! Baseline (`conventional`): every move writes the PC file and does a full lookup.
pub mod crossing;
pub mod fetch;
pub mod full_lookup;
pub mod inside;
pub mod line_counts;
pub mod line_links;
pub mod line_tags;
pub mod pc_file;
pub mod pointers;
pub mod redirect;
pub mod refill;

use crate::bundles::{LineRead, MemoryReply};
use crate::cells::{Lazy, DFF};
use crate::prelude::*;
use crossing::Crossing;
use fetch::Fetch;
use full_lookup::FullLookup;
use line_counts::LineCounts;
use line_links::LineLinks;
use line_tags::LineTags;
use pc_file::PcFile;
use pointers::Pointers;
use redirect::Redirect;
use refill::Refill;

/// Choices of the front end.
#[derive(Clone, Copy, Debug, Default)]
pub struct FrontEndConfig {
    /// Lines in use, the first of all; all of them when there is none.
    pub lines: Option<usize>,
    /// Instructions of a line in use, the first of `2^PL`; all of them when there is none. The
    /// tags then hold programs of `2^TAGW` such lines.
    pub line_instructions: Option<usize>,
    /// Baseline: a PC-file access and a full lookup for every instruction.
    pub conventional: bool,
    /// A register between the choice of the warp that is fetched and the read of its instruction:
    /// delivery a cycle later. For more than eight warps, whose choice is as long as the read.
    pub choice_register: bool,
}

/// The front end of `W` warps with `LINES` lines of `2^PL` instructions in `WAYS` ways, PCs of
/// `PCW` bits.
///
/// Derived: `LW`, `LY` and `LL` number warps, ways and lines, `CW` = `LW` + 1, `TAGW` =
/// `PCW` - `PL`, `DA` = `LL` + `PL` - 1.
#[derive(LogicBlock)]
#[block(new(config: FrontEndConfig))]
#[check(1 << LW == W && LW + 1 == CW && 1 << LY == WAYS && 1 << LL == LINES, "derived widths fit")]
#[derived(place_bits = config.line_instructions.map_or(PL as u32, usize::ilog2))]
#[derived(lines = config.lines.unwrap_or(LINES))]
#[check((1..=PL as u32).contains(&place_bits), "a line in use holds 2 instructions, at most its own")]
#[check(
    lines == LINES || lines < LINES.min(64) && lines > 0 && lines % (LINES / WAYS) == 0,
    "the lines in use are whole ways"
)]
#[check(WAYS <= LINES && TAGW + PL == PCW && LL + PL - 1 == DA && LL <= TAGW, "derived widths fit")]
pub struct FrontEnd<
    const W: usize,
    const LW: usize,
    const CW: usize,
    const WAYS: usize,
    const LY: usize,
    const LINES: usize,
    const LL: usize,
    const PCW: usize,
    const TAGW: usize,
    const DA: usize,
    const PL: usize,
> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A warp starts.
    pub launch_valid: Signal<In, Bit>,
    /// Its slot.
    pub launch_warp: Signal<In, Bits<LW>>,
    /// Its first instruction.
    pub launch_pc: Signal<In, Bits<PCW>>,
    /// An instruction is issued.
    pub issue_valid: Signal<In, Bit>,
    /// Its warp.
    pub issue_warp: Signal<In, Bits<LW>>,
    /// Its next PC comes by redirect.
    pub issue_control: Signal<In, Bit>,
    /// A control instruction is resolved.
    pub redirect_valid: Signal<In, Bit>,
    /// Its warp.
    pub redirect_warp: Signal<In, Bits<LW>>,
    /// 0 sequential, 1 relative, 2 absolute, 3 stop.
    pub redirect_kind: Signal<In, Bits<2>>,
    /// Offset of a relative move, signed.
    pub redirect_offset: Signal<In, Bits<24>>,
    /// PC of an absolute move.
    pub redirect_pc: Signal<In, Bits<PCW>>,
    /// Warps that must not be fetched.
    pub hold: Signal<In, Bits<W>>,
    /// Memory line of instruction 0.
    pub program_base: Signal<In, Bits<28>>,
    /// Instructions in the program.
    pub program_length: Signal<In, Bits<PCW>>,
    /// Refill request.
    pub req: LineRead<Out, 6>,
    /// Refill response.
    pub rsp: MemoryReply<In, 6>,
    /// Forget all lines: memory has another program. No warp runs, and `quiet`.
    pub flush: Signal<In, Bit>,
    /// No line is being refilled.
    pub quiet: Signal<Out, Bit>,
    /// An instruction is delivered.
    pub fetch_valid: Signal<Out, Bit>,
    /// Its warp.
    pub fetch_warp: Signal<Out, Bits<LW>>,
    /// Its low word.
    pub fetch_low: Signal<Out, Bits<32>>,
    /// Its high word.
    pub fetch_high: Signal<Out, Bits<32>>,
    /// PC of the instruction that `issue_warp` issues.
    pub issue_pc: Signal<Out, Bits<PCW>>,
    /// A warp has left the program; it is stopped. It was found a cycle before.
    pub fault_valid: Signal<Out, Bit>,
    /// The warp.
    pub fault_warp: Signal<Out, Bits<LW>>,
    /// The PC.
    pub fault_pc: Signal<Out, Bits<PCW>>,
    /// An instruction is delivered.
    pub count_fetch: Signal<Out, Bit>,
    /// A full lookup.
    pub count_lookup: Signal<Out, Bit>,
    /// A full lookup hits.
    pub count_hit: Signal<Out, Bit>,
    /// A full lookup misses and gets a line.
    pub count_miss: Signal<Out, Bit>,
    /// A full lookup finds every candidate line locked.
    pub count_fail: Signal<Out, Bit>,
    /// Next links followed.
    pub count_next: Signal<Out, Bits<2>>,
    /// Previous links followed.
    pub count_prev: Signal<Out, Bit>,
    /// Moves inside a line.
    pub count_offset: Signal<Out, Bits<2>>,
    /// PC-file reads.
    pub count_pc_read: Signal<Out, Bit>,
    /// PC-file writes.
    pub count_pc_write: Signal<Out, Bits<2>>,
    /// A refill starts.
    pub count_refill: Signal<Out, Bit>,
    /// A valid line is replaced.
    pub count_eviction: Signal<Out, Bit>,
    /// A warp waits for a fill.
    pub count_fill_stall: Signal<Out, Bit>,
    pcs: Lazy<PcFile<W, LW, PCW>>,
    #[build(LineTags::new())]
    tags: Lazy<LineTags<WAYS, LINES, LL, TAGW>>,
    links: Lazy<LineLinks<LINES, LL>>,
    counts: Lazy<LineCounts<LINES, LL, CW>>,
    #[build(Refill::new(place_bits))]
    refill: Lazy<Refill<LL, TAGW, DA, PL>>,
    loading: DFF<Bits<LINES>>,
    loaded: DFF<Bits<LINES>>,
    pointers: Lazy<Pointers<W, LW, LL, PL>>,
    #[build(Fetch::new(config.choice_register, place_bits))]
    fetch: Lazy<Fetch<W, LW, LINES, LL, PCW, TAGW, DA, PL>>,
    #[build(FullLookup::new(place_bits))]
    lookup: Lazy<FullLookup<W, LW, WAYS, LY, LINES, LL, PCW, TAGW>>,
    #[build(Crossing::new(config.conventional, place_bits))]
    crossing: Lazy<Crossing<LW, LL, PCW, PL>>,
    #[build(Redirect::new(config.conventional, place_bits))]
    redirect: Lazy<Redirect<LW, LL, PCW, TAGW, PL>>,
    // The refill that was completed in the cycle before.
    woke: DFF<Bit>,
    woke_line: DFF<Bits<LL>>,
    // Lines that nothing pointed at, nor came to, in the cycle before.
    open: DFF<Bits<LINES>>,
    // A fault, a cycle after it is found.
    faulted: DFF<Bit>,
    faulted_warp: DFF<Bits<LW>>,
    faulted_pc: DFF<Bits<PCW>>,
    #[value(config.conventional)]
    conventional: Constant<Bit>,
    #[value(1)]
    one_line: Constant<Bits<LINES>>,
    #[value(place_bits)]
    place_bits: Constant<Bits<PCW>>,
    #[value((1u64 << place_bits) - 1)]
    place_mask: Constant<Bits<PCW>>,
    // Lines that are never filled.
    #[value(if lines < LINES { (!0u64 >> (64 - LINES)) & (!0u64 << lines) } else { 0 })]
    unused_lines: Constant<Bits<LINES>>,
    a_pc: Signal<Local, Bits<PCW>>,
    loading_now: Signal<Local, Bits<LINES>>,
    loaded_now: Signal<Local, Bits<LINES>>,
    open_now: Signal<Local, Bits<LINES>>,
    sum: Signal<Local, Bits<2>>,
}

impl<
        const W: usize,
        const LW: usize,
        const CW: usize,
        const WAYS: usize,
        const LY: usize,
        const LINES: usize,
        const LL: usize,
        const PCW: usize,
        const TAGW: usize,
        const DA: usize,
        const PL: usize,
    > Logic for FrontEnd<W, LW, CW, WAYS, LY, LINES, LL, PCW, TAGW, DA, PL>
{
    #[hdl_gen]
    fn update(&mut self) {
        // Where the issuing warp stands, and, a cycle ahead, the redirected one.
        self.pointers.issue_warp.next = self.issue_warp.val();
        self.pointers.from_warp.next = self.redirect_warp.val();
        self.redirect.from_line.next = self.pointers.from_line.val();
        self.redirect.from_offset.next = self.pointers.from_offset.val();
        self.redirect.from_points.next = self.pointers.from_points.val();
        self.redirect.redirect_valid.next = self.redirect_valid.val();
        self.redirect.redirect_warp.next = self.redirect_warp.val();
        self.redirect.redirect_kind.next = self.redirect_kind.val();
        self.redirect.redirect_offset.next = self.redirect_offset.val();
        self.redirect.redirect_pc.next = self.redirect_pc.val();
        self.tags.issue_line.next = self.pointers.issue_line.val();
        self.tags.redirect_line.next = self.pointers.from_line.val();
        self.links.redirect_line.next = self.pointers.from_line.val();
        self.a_pc.next = (bit_cast::<PCW, TAGW>(self.tags.issue_tag.val())
            << self.place_bits.val())
            | bit_cast::<PCW, PL>(self.pointers.issue_place.val());
        self.issue_pc.next = self.a_pc.val();

        self.redirect.tag.next = self.tags.redirect_tag.val();
        self.redirect.next_valid.next = self.links.redirect_next_valid.val();
        self.redirect.next_line.next = self.links.redirect_next.val();
        self.redirect.next_evicted.next = self.links.redirect_next_evicted.val();
        self.redirect.prev_valid.next = self.links.redirect_prev_valid.val();
        self.redirect.prev_line.next = self.links.redirect_prev.val();
        self.redirect.prev_evicted.next = self.links.redirect_prev_evicted.val();
        self.redirect.barred.next = self.lookup.alone.val();
        self.redirect.proposed.next = self.lookup.proposed.val();

        // An issue leads to the next instruction.
        self.crossing.issue_valid.next = self.issue_valid.val() & !self.issue_control.val();
        self.crossing.issue_warp.next = self.issue_warp.val();
        self.crossing.issue_line.next = self.pointers.issue_line.val();
        self.crossing.issue_place.next = self.pointers.issue_place.val();
        self.crossing.from_pc.next = self.a_pc.val();
        self.crossing.redirect_valid.next = self.redirect_valid.val();
        self.crossing.redirect_warp.next = self.redirect_warp.val();
        self.links.issue_line.next = self.pointers.issue_line.val();
        self.crossing.next_valid.next = self.links.issue_next_valid.val();
        self.crossing.next_evicted.next = self.links.issue_next_evicted.val();
        self.crossing.barred.next = self.lookup.alone.val();
        self.crossing.proposed.next = self.lookup.proposed.val();

        self.pcs.issue_valid.next = self.crossing.far.val();
        self.pcs.issue_warp.next = self.crossing.warp.val();
        self.pcs.issue_pc.next = self.crossing.pc.val();
        self.pcs.redirect_valid.next = self.redirect.far.val();
        self.pcs.redirect_warp.next = self.redirect.warp.val();
        self.pcs.redirect_pc.next = self.redirect.pc.val();
        self.pcs.launch_valid.next = self.launch_valid.val();
        self.pcs.launch_warp.next = self.launch_warp.val();
        self.pcs.launch_pc.next = self.launch_pc.val();

        self.counts.issue_rise.next = self.crossing.follow.val();
        self.counts.issue_to.next = self.links.issue_next.val();
        self.counts.issue_fall.next = self.crossing.follow.val() | self.crossing.far.val();
        self.counts.issue_from.next = self.crossing.line.val();
        self.counts.redirect_rise.next = self.redirect.follow.val();
        self.counts.redirect_to.next = self.redirect.to.val();
        self.counts.redirect_fall.next =
            self.redirect.valid.val() & !self.redirect.stay.val() & self.redirect.points.val();
        self.counts.redirect_from.next = self.redirect.line.val();

        // The warps that move.
        self.pointers.issue_stay.next = self.crossing.stay.val();
        self.pointers.cross_warp.next = self.crossing.warp.val();
        self.pointers.cross_valid.next = self.crossing.valid.val();
        self.pointers.cross_follow.next = self.crossing.follow.val();
        self.pointers.cross_to.next = self.links.issue_next.val();
        self.pointers.cross_far.next = self.crossing.far.val();
        self.pointers.cross_next.next = self.crossing.leaves_next.val();
        self.pointers.redirect_valid.next = self.redirect.valid.val();
        self.pointers.redirect_warp.next = self.redirect.warp.val();
        self.pointers.redirect_place.next = self.redirect.place.val();
        self.pointers.redirect_follow.next = self.redirect.follow.val();
        self.pointers.redirect_to.next = self.redirect.to.val();
        self.pointers.redirect_far.next = self.redirect.far.val();
        self.pointers.redirect_next.next =
            self.redirect.leaves_next.val() & !self.conventional.val();
        self.pointers.redirect_prev.next =
            self.redirect.leaves_prev.val() & !self.conventional.val();
        self.pointers.redirect_stop.next = self.redirect.stop.val();
        self.pointers.launch_valid.next = self.launch_valid.val();
        self.pointers.launch_warp.next = self.launch_warp.val();
        self.pointers.look_warp.next = self.lookup.match_warp.val();
        self.pointers.end_mask.next = self.lookup.outcome_mask.val();
        self.pointers.end_taken.next = self.lookup.taken.val();
        self.pointers.end_line.next = self.lookup.line.val();
        self.pointers.end_place.next =
            bit_cast::<PL, PCW>(self.lookup.outcome_pc.val() & self.place_mask.val());
        self.pointers.end_ready.next = self.lookup.ready.val();
        self.pointers.end_bad.next = self.lookup.bad.val();
        self.pointers.evict_valid.next = self.lookup.count_miss.val();
        self.pointers.evict_line.next = self.lookup.victim.val();
        self.pointers.done.next = self.refill.done.val();
        self.pointers.done_line.next = self.refill.done_line.val();
        self.pointers.fetched.next = self.fetch.chosen.val();
        self.pointers.again.next = self.fetch.again.val();
        self.pointers.lacking.next = self.fetch.lacking.val();

        // Full lookups.
        self.lookup.seekers.next = self.pointers.seekers.val();
        self.pcs.read_warp.next = self.lookup.warp.val();
        self.lookup.pc.next = self.pcs.read_pc.val();
        self.tags.look_tag.next = self.lookup.tag.val();
        self.tags.present.next = self.loading.q.val() | self.loaded.q.val();
        self.lookup.hit.next = self.tags.hit.val();
        self.lookup.hit_line.next = self.tags.place.val();
        self.lookup.left_line.next = self.pointers.left_line.val();
        self.lookup.left_next.next = self.pointers.left_next.val();
        self.lookup.left_prev.next = self.pointers.left_prev.val();
        self.lookup.program_length.next = self.program_length.val();
        self.lookup.open.next = self.open.q.val();
        self.lookup.loaded.next = self.loaded.q.val();
        self.lookup.refill_free.next = self.refill.free.val();
        self.lookup.settled.next = self.counts.settled.val();
        self.counts.victim.next = self.lookup.victim.val();
        self.faulted.d.next = self.lookup.bad.val() | self.fetch.bad.val();
        self.faulted_warp.d.next = self.lookup.outcome_warp.val();
        self.faulted_pc.d.next = self.lookup.outcome_pc.val();
        if !self.lookup.bad.val() {
            self.faulted_warp.d.next = self.fetch.warp.val();
            self.faulted_pc.d.next = self.fetch.pc.val();
        }
        self.fault_valid.next = self.faulted.q.val();
        self.fault_warp.next = self.faulted_warp.q.val();
        self.fault_pc.next = self.faulted_pc.q.val();
        self.count_pc_read.next = self.lookup.valid.val();
        self.count_lookup.next = self.lookup.count_hit.val()
            | self.lookup.count_miss.val()
            | self.lookup.count_fail.val();
        self.count_hit.next = self.lookup.count_hit.val();
        self.count_miss.next = self.lookup.count_miss.val();
        self.count_fail.next = self.lookup.count_fail.val();
        self.count_refill.next = self.lookup.count_miss.val();
        self.count_eviction.next = self.lookup.count_miss.val()
            & (self.loaded.q.val() & self.lookup.victim_mask.val()).any();
        self.counts.look_rise.next = self.lookup.taken.val();
        self.counts.look_to.next = self.lookup.line.val();
        self.tags.write_valid.next = self.lookup.count_miss.val();
        self.tags.write_line.next = self.lookup.victim.val();
        self.tags.write_tag.next = self.lookup.victim_tag.val();
        self.links.evict_valid.next = self.lookup.count_miss.val();
        self.links.evict_line.next = self.lookup.victim.val();
        self.links.evict_mask.next = self.lookup.victim_mask.val();
        self.links.join_valid.next = self.lookup.taken.val();
        self.links.neighbours.next = self.lookup.neighbours.val();
        self.links.join_first.next = self.lookup.join_first.val();
        self.links.join_second.next = self.lookup.join_second.val();
        self.refill.start_valid.next = self.lookup.count_miss.val();
        self.refill.start_line.next = self.lookup.victim.val();
        self.refill.start_tag.next = self.lookup.victim_tag.val();

        // Lines: refills.
        self.refill.program_base.next = self.program_base.val();
        self.refill.req.drive(&mut self.req);
        self.refill.rsp_valid.next = self.rsp.valid.val();
        self.refill.rsp_tag.next = self.rsp.tag.val();
        self.woke.d.next = self.refill.done.val();
        self.woke_line.d.next = self.refill.done_line.val();
        self.loading_now.next = self.loading.q.val();
        self.loaded_now.next = self.loaded.q.val();
        if self.lookup.count_miss.val() {
            self.loaded_now.next = self.loaded_now.val() & !self.lookup.victim_mask.val();
            self.loading_now.next = self.loading_now.val() | self.lookup.victim_mask.val();
        }
        if self.refill.done.val() {
            self.loaded_now.next =
                self.loaded_now.val() | (self.one_line.val() << self.refill.done_line.val());
            self.loading_now.next =
                self.loading_now.val() & !(self.one_line.val() << self.refill.done_line.val());
        }
        self.open_now.next =
            self.counts.unlocked.val() & !self.loading.q.val() & !self.unused_lines.val();
        self.open.d.next = self.open_now.val();

        // Fetch: a warp whose line is there and whose slots are clear.
        self.fetch.requests.next = self.pointers.requests.val() & !self.hold.val();
        self.count_fill_stall.next = self.pointers.fill_stall.val();
        for i in 0..W {
            self.fetch.line[i].next = self.pointers.lines[i].val();
            self.fetch.place[i].next = self.pointers.places[i].val();
        }
        self.fetch.write_valid.next = self.rsp.valid.val();
        self.fetch.write_at.next = self.refill.write_at.val();
        for i in 0..4 {
            self.fetch.write_data[i].next = self.rsp.data[i].val();
        }
        self.tags.fetch_line.next = self.fetch.got_line.val();
        self.fetch.got_tag.next = self.tags.fetch_tag.val();
        self.fetch.loaded.next = self.loaded.q.val();
        self.fetch.woke.next = self.woke.q.val();
        self.fetch.woke_line.next = self.woke_line.q.val();
        self.fetch.fault_busy.next = self.lookup.bad.val();
        self.fetch.program_length.next = self.program_length.val();
        self.fetch_low.next = self.fetch.low.val();
        self.fetch_high.next = self.fetch.high.val();
        self.fetch_warp.next = self.fetch.warp.val();
        self.fetch_valid.next = self.fetch.valid.val();
        self.count_fetch.next = self.fetch.valid.val();

        self.loading.d.next = self.loading_now.val();
        self.loaded.d.next = self.loaded_now.val();
        self.links.flush.next = self.flush.val();
        self.quiet.next = self.refill.idle.val();
        if self.flush.val() {
            self.loaded.d.next = 0.into();
        }

        self.sum.next = 0.into();
        if self.crossing.stay.val() {
            self.sum.next = self.sum.val() + 1;
        }
        if self.redirect.stay.val() {
            self.sum.next = self.sum.val() + 1;
        }
        self.count_offset.next = self.sum.val();
        self.sum.next = 0.into();
        if self.crossing.follow.val() {
            self.sum.next = self.sum.val() + 1;
        }
        if self.redirect.follow.val() & !self.redirect.follow_prev.val() {
            self.sum.next = self.sum.val() + 1;
        }
        self.count_next.next = self.sum.val();
        self.count_prev.next = self.redirect.follow_prev.val();
        self.sum.next = 0.into();
        if self.crossing.far.val() {
            self.sum.next = self.sum.val() + 1;
        }
        if self.redirect.far.val() {
            self.sum.next = self.sum.val() + 1;
        }
        if self.launch_valid.val() {
            self.sum.next = self.sum.val() + 1;
        }
        self.count_pc_write.next = self.sum.val();
    }
}

// SPDX-License-Identifier: MIT
//! Instruction front end: cache pointers instead of program counters (docs/mechanisms/1.md).
//!
//! A warp holds a pointer into the instruction cache: a line and an offset. The line is
//! locked by its reference count, so the instruction is there and no tag is compared.
//! Moves inside the line change the offset; moves to the line just after or before follow a
//! link; every other move rebuilds the PC from tag and offset and does a full lookup. One to a PC
//! (`sync`, a return, other threads) asks the tag of its line where it leads.
//!
//! What goes with an instruction is its line and offset. A tag is read by its line's number for a
//! move to a PC, to rebuild a PC, and where an instruction needs its PC (it faults, splits its
//! warp, waits for other threads, calls, or asks for it). A link is read where a warp leaves its
//! line, and for a move to a PC. All are counted. The PC file (one PC per warp) is
//! written only for a full lookup, and read by it.
//! A lookup that gets no line leaves its PC there and is tried again, round robin. The first warp
//! that got none is owed a line and goes first, since what becomes free might always go to the
//! warp whose turn comes next ([`full_lookup`]). With refills of at most `F` cycles a warp that is
//! not held waits at most `(W + 1) (F + 2 W + 20)` cycles, if in each of its turns a line of its
//! set is neither pointed at nor loading: always so when a set has as many lines as there are
//! warps (and none is killed), else once a warp leaves.
//! Replacement: invalid lines first, then unlocked lines round robin (pseudo-LRU would need
//! state on every pointer move, which this design avoids).
//!
//! No link is followed to a line while a lookup proposes to replace it, and a proposal that was
//! overtaken is tried again. Reference counts follow the pointers by one cycle. Whether a line is
//! already there is looked up only when it is read.
//!
//! | part | what |
//! | --- | --- |
//! | [`pointers`] | where the warps are |
//! | [`fetch`] | which warp is next, and its instruction |
//! | [`crossing`] | where a warp goes from the end of its line |
//! | [`redirect`] | where a redirected warp goes |
//! | [`rebuild`] | the PC of a warp that has left its line |
//! | [`instruction_pc`] | the PC of an instruction that needs it |
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
//! - **invariants**: the count of a line, with the changes of the next cycle, is the number of
//!   pointers to it; only lines with count 0 are replaced; links are mutual and join neighbours; no
//!   two lines have one tag; no warp starves
//!
//! Baseline (`conventional`): every move writes the PC file and does a full lookup.
mod bundles;
pub mod crossing;
pub mod fetch;
pub mod full_lookup;
pub mod inside;
pub mod instruction_pc;
pub mod line_counts;
pub mod line_links;
pub mod line_tags;
pub mod pc_file;
pub mod pointers;
pub mod rebuild;
pub mod redirect;
pub mod refill;

use crate::bundles::{
    FetchCounts, FetchedInstruction, IssuedWarp, LineRead, MemoryReply, NextPc, PcRequest, WarpPc,
};
use crate::cells::{Lazy, DFF};
use crate::prelude::*;
use bundles::CacheLine;
use crossing::Crossing;
use fetch::Fetch;
use full_lookup::FullLookup;
use instruction_pc::InstructionPc;
use line_counts::LineCounts;
use line_links::LineLinks;
use line_tags::LineTags;
use pc_file::PcFile;
use pointers::Pointers;
use rebuild::Rebuild;
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
#[check(
    (1..=PL as u32).contains(&place_bits),
    "a line in use holds 2 instructions, at most its own"
)]
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
    /// A warp is launched, with its first PC.
    pub launch: WarpPc<In, LW, PCW>,
    /// An instruction is issued.
    pub issue: IssuedWarp<In, LW>,
    /// Where a warp goes on after a control instruction.
    pub redirect: NextPc<In, LW, PCW>,
    /// Warps that must not be fetched.
    pub hold: Signal<In, Bits<W>>,
    /// Memory line of instruction 0.
    pub program_base: Signal<In, Bits<28>>,
    /// Instructions in the program.
    pub program_length: Signal<In, Bits<PCW>>,
    /// Refills: reads of memory lines.
    pub req: LineRead<Out, 6>,
    /// Replies to the refills.
    pub rsp: MemoryReply<In, 6>,
    /// Pulse: all lines are forgotten, since memory has another program. Only while no warp runs
    /// and `quiet` is high.
    pub flush: Signal<In, Bit>,
    /// No line is being refilled.
    pub quiet: Signal<Out, Bit>,
    /// An instruction is delivered.
    pub fetch: FetchedInstruction<Out, LW>,
    /// PC of the instruction that was issued in the cycle before.
    pub early_pc: PcRequest<In, PCW>,
    /// PC of the instruction that was issued three cycles before.
    pub late_pc: PcRequest<In, PCW>,
    /// PC of the instruction that is issued. For traces only: its tags are not counted.
    pub trace_pc: Signal<Out, Bits<PCW>>,
    /// A warp has left the program; it is stopped. It was found a cycle before.
    pub fault: WarpPc<Out, LW, PCW>,
    /// Events, for the counters.
    pub count: FetchCounts<Out>,
    pcs: Lazy<PcFile<W, LW, PCW>>,
    tags: Lazy<LineTags<WAYS, LINES, LL, TAGW>>,
    links: Lazy<LineLinks<LINES, LL>>,
    references: Lazy<LineCounts<LINES, LL, CW>>,
    #[build(Refill::new(place_bits))]
    refill: Lazy<Refill<LL, TAGW, DA, PL>>,
    loading: DFF<Bits<LINES>>,
    loaded: DFF<Bits<LINES>>,
    #[build(Pointers::new(place_bits))]
    pointers: Lazy<Pointers<W, LW, LL, PCW, PL>>,
    #[build(Fetch::new(config.choice_register, place_bits))]
    fetcher: Lazy<Fetch<W, LW, LINES, LL, PCW, TAGW, DA, PL>>,
    #[build(FullLookup::new(place_bits))]
    lookup: Lazy<FullLookup<W, LW, WAYS, LY, LINES, LL, PCW, TAGW>>,
    #[build(Crossing::new(config.conventional, place_bits))]
    crossing: Lazy<Crossing<LW, LL, PCW, PL>>,
    #[build(Redirect::new(config.conventional, place_bits))]
    redirector: Lazy<Redirect<LW, LL, PCW, TAGW, PL>>,
    #[build(Rebuild::new(place_bits))]
    crossed: Lazy<Rebuild<LW, LL, PCW, TAGW>>,
    #[build(Rebuild::new(place_bits))]
    left: Lazy<Rebuild<LW, LL, PCW, TAGW>>,
    #[build(InstructionPc::new(place_bits))]
    instructions: Lazy<InstructionPc<LL, PCW, TAGW, PL>>,
    // The refill that was completed in the cycle before.
    woke: Registers<CacheLine<Local, LL>>,
    // Lines that nothing pointed at, nor came to, in the cycle before.
    open: DFF<Bits<LINES>>,
    // A fault, a cycle after it is found.
    faulted: Registers<WarpPc<Local, LW, PCW>>,
    #[value(1)]
    one_line: Constant<Bits<LINES>>,
    #[value(place_bits)]
    place_bits: Constant<Bits<PCW>>,
    // Lines that are never filled.
    #[value(if lines < LINES { (!0u64 >> (64 - LINES)) & (!0u64 << lines) } else { 0 })]
    unused_lines: Constant<Bits<LINES>>,
    loading_now: Signal<Local, Bits<LINES>>,
    loaded_now: Signal<Local, Bits<LINES>>,
}

#[hdl_gen]
impl Logic for FrontEnd {
    fn update(&mut self) {
        // The pointer of the issuing warp, and of the redirected one.
        self.pointers.issue_warp.next = self.issue.warp.val();
        self.tags.trace_line.next = self.pointers.issue.line.val();
        self.trace_pc.next = (bit_cast::<PCW, TAGW>(self.tags.trace_tag.val())
            << self.place_bits.val())
            | bit_cast::<PCW, PL>(self.pointers.issue.offset.val());
        self.pointers.from_warp.next = self.redirect.warp.val();

        // The PCs of instructions.
        self.instructions.issue_valid.next = self.issue.valid.val();
        self.pointers.issue.drive(&mut self.instructions.issue);
        self.early_pc.drive(&mut self.instructions.asked[0]);
        self.late_pc.drive(&mut self.instructions.asked[1]);
        for i in 0..2 {
            self.instructions.read[i].drive(&mut self.tags.read[i]);
            self.instructions.tag[i].next = self.tags.tag[i].val();
        }

        // An issue leads to the next instruction, at the end of a line to the next line.
        self.crossing.issue_valid.next = self.issue.valid.val() & !self.issue.control.val();
        self.crossing.issue_warp.next = self.issue.warp.val();
        self.pointers.issue.drive(&mut self.crossing.issue);
        self.redirect.drive(&mut self.crossing.redirect);
        self.crossing.read.drive(&mut self.links.read[0]);
        self.links.link[0].drive(&mut self.crossing.next);
        self.lookup.bar.drive(&mut self.crossing.bar);

        // A redirect leads anywhere.
        self.redirect.drive(&mut self.redirector.redirect);
        self.pointers.from.drive(&mut self.redirector.from);
        self.redirector.read[0].drive(&mut self.tags.read[2]);
        self.redirector.tag.next = self.tags.tag[2].val();
        self.redirector.read[1].drive(&mut self.links.read[1]);
        self.links.link[1].drive(&mut self.redirector.next);
        self.redirector.read[2].drive(&mut self.links.read[2]);
        self.links.link[2].drive(&mut self.redirector.prev);
        self.lookup.bar.drive(&mut self.redirector.bar);

        // The warps that move: their pointers, the reference counts of their lines.
        self.pointers.issue_stay.next = self.crossing.stay.val();
        self.crossing.moved.drive(&mut self.pointers.cross);
        self.crossing.moved.drive(&mut self.references.issue);
        self.redirector.moved.drive(&mut self.pointers.redirect);
        self.redirector.moved.drive(&mut self.references.redirect);
        self.launch.drive(&mut self.pointers.launch);
        self.launch.drive(&mut self.pcs.write[2]);

        // The PCs of those that need a full lookup, a cycle later.
        self.crossing.moved.drive(&mut self.crossed.moved);
        self.crossed.read.drive(&mut self.tags.read[3]);
        self.crossed.tag.next = self.tags.tag[3].val();
        self.crossed.pc.drive(&mut self.pcs.write[0]);
        self.redirector.moved.drive(&mut self.left.moved);
        self.left.read.drive(&mut self.tags.read[4]);
        self.left.tag.next = self.tags.tag[4].val();
        self.left.pc.drive(&mut self.pcs.write[1]);

        // Full lookups: the warp, its PC, its tag, the outcome.
        self.pointers.drive(&mut self.lookup, [seekers]);
        self.pcs.read_warp.next = self.lookup.warp.val();
        self.lookup.pc.next = self.pcs.read_pc.val();
        self.tags.look_tag.next = self.lookup.tag.val();
        self.tags.present.next = self.loading.q.val() | self.loaded.q.val();
        self.tags.drive(&mut self.lookup, [hit]);
        self.lookup.hit_line.next = self.tags.place.val();
        self.pointers.look_warp.next = self.lookup.match_warp.val();
        self.pointers.left.drive(&mut self.lookup.left);
        self.drive(&mut self.lookup, [program_length]);
        self.lookup.open.next = self.open.q.val();
        self.lookup.loaded.next = self.loaded.q.val();
        self.lookup.refill_free.next = self.refill.free.val();
        self.references.victim.next = self.lookup.replaced.line.val();
        self.references.drive(&mut self.lookup, [settled]);
        self.lookup.found.drive(&mut self.pointers.found);
        self.lookup.found.drive(&mut self.references.found);
        self.lookup.replaced.drive(&mut self.tags.replaced);
        self.lookup.replaced.drive(&mut self.links.evict);
        self.lookup.replaced.drive(&mut self.pointers.evict);
        self.lookup.replaced.drive(&mut self.refill.start);
        self.lookup.join.drive(&mut self.links.join);

        // Refills, and which lines are in the cache.
        self.drive(&mut self.refill, [program_base]);
        self.refill.req.drive(&mut self.req);
        self.rsp.drive(&mut self.refill.rsp);
        self.refill.done.drive(&mut self.pointers.done);
        self.refill.done.drive(&mut self.woke.d);
        self.loading_now.next = self.loading.q.val();
        self.loaded_now.next = self.loaded.q.val();
        if self.lookup.replaced.valid.val() {
            self.loaded_now.next = self.loaded_now.val() & !self.lookup.replaced.mask.val();
            self.loading_now.next = self.loading_now.val() | self.lookup.replaced.mask.val();
        }
        if self.refill.done.valid.val() {
            self.loaded_now.next =
                self.loaded_now.val() | (self.one_line.val() << self.refill.done.line.val());
            self.loading_now.next =
                self.loading_now.val() & !(self.one_line.val() << self.refill.done.line.val());
        }
        self.loading.d.next = self.loading_now.val();
        self.loaded.d.next = self.loaded_now.val();
        self.open.d.next =
            self.references.unlocked.val() & !self.loading.q.val() & !self.unused_lines.val();
        self.quiet.next = self.refill.idle.val();
        self.drive(&mut self.links, [flush]);
        if self.flush.val() {
            self.loaded.d.next = 0.into();
        }

        // Fetch: a warp whose line is in the cache and that no slot holds.
        self.fetcher.requests.next = self.pointers.requests.val() & !self.hold.val();
        self.pointers.pointed.drive(&mut self.fetcher.pointed);
        self.fetcher.turn.drive(&mut self.pointers.fetch);
        self.rsp.drive(&mut self.fetcher.write);
        self.refill.drive(&mut self.fetcher, [write_at]);
        self.lookup.replaced.drive(&mut self.fetcher.replaced);
        self.drive(&mut self.fetcher, [flush, program_length]);
        self.fetcher.loaded.next = self.loaded.q.val();
        self.woke.q.drive(&mut self.fetcher.woke);
        self.fetcher.fault_busy.next = self.lookup.fault.valid.val();
        self.fetcher.fetched.drive(&mut self.fetch);

        // Faults: of a lookup, else of a fetch.
        self.lookup.fault.drive(&mut self.faulted.d);
        if !self.lookup.fault.valid.val() {
            self.fetcher.fault.drive(&mut self.faulted.d);
        }
        self.faulted.q.drive(&mut self.fault);

        // Counters.
        self.count.fetch.next = self.fetcher.fetched.valid.val();
        self.count.lookup.next = self.lookup.count.hit.val()
            | self.lookup.count.miss.val()
            | self.lookup.count.fail.val();
        self.lookup.count.drive(&mut self.count);
        self.count.pc_read.next = self.lookup.valid.val();
        self.count.eviction.next = self.lookup.replaced.valid.val()
            & (self.loaded.q.val() & self.lookup.replaced.mask.val()).any();
        self.pointers.drive(&mut self.count, [fill_stall]);
        self.count.prev_links.next = self.redirector.follow_prev.val();
        self.count.offset.next = 0.into();
        if self.crossing.stay.val() {
            self.count.offset.next = self.count.offset.val() + 1;
        }
        if self.redirector.stay.val() {
            self.count.offset.next = self.count.offset.val() + 1;
        }
        self.count.tag_reads.next = self.tags.reads.val();
        self.count.link_reads.next = self.links.reads.val();
        self.count.next_links.next = 0.into();
        if self.crossing.moved.follow.val() {
            self.count.next_links.next = self.count.next_links.val() + 1;
        }
        if self.redirector.moved.follow.val() & !self.redirector.follow_prev.val() {
            self.count.next_links.next = self.count.next_links.val() + 1;
        }
        self.count.pc_write.next = 0.into();
        if self.crossing.moved.far.val() {
            self.count.pc_write.next = self.count.pc_write.val() + 1;
        }
        if self.redirector.moved.far.val() {
            self.count.pc_write.next = self.count.pc_write.val() + 1;
        }
        if self.launch.valid.val() {
            self.count.pc_write.next = self.count.pc_write.val() + 1;
        }
    }
}

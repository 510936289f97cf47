//! Instruction front end: cache pointers instead of program counters (spec 1).
//!
//! A warp holds a pointer into the instruction cache: a line and an offset. The line is
//! locked by its reference count, so the instruction is there and no tag is compared.
//! Moves inside the line change the offset; moves to the line just after or before follow a
//! link; every other move rebuilds the PC from tag and offset and does a full lookup.
//!
//! The PC file (one PC per warp) is written only for a full lookup, and read by it.
//! A full lookup that finds every candidate line locked leaves its PC there and is tried
//! again in turn: the lookups of all warps go round robin, so that a warp is passed over at
//! most `W - 1` times between two tries, and a line is unlocked as soon as a warp leaves it.
//! Replacement: invalid lines first, then unlocked lines round robin (pseudo-LRU would need
//! state on every pointer move, which this design avoids).
//!
//! A lookup takes three steps: the PC is read; tags are compared and a line to replace is
//! proposed; the outcome takes effect. A proposal that a pointer move or the lookup just
//! before has overtaken is tried again. Reference counts follow the pointers by one cycle.
//!
//! | | |
//! | --- | --- |
//! | latency | issue to delivery of the next instruction: 2 cycles, redirect: 3; with a full lookup that hits 3 more |
//! | throughput | one delivery, one full lookup and two pointer moves per cycle |
//! | invariants | count of a line, with what is under way, = pointers to it; only lines with count 0 are replaced; links are mutual and join neighbours; no two lines have one tag |
//!
//! Baseline (`conventional`): every move writes the PC file and does a full lookup.
use crate::cells::{Bram, DFF};
use crate::dut::{Dut, Stimulus};
use crate::registry::BlockEntry;
use crate::{ports, ready_top};
use rust_hdl::prelude::*;
use std::collections::VecDeque;

/// Choices of the front end.
#[derive(Clone, Copy, Debug, Default)]
pub struct FrontEndConfig {
    /// Baseline: a PC-file access and a full lookup for every instruction.
    pub conventional: bool,
    /// Sets are `2^set_bits`; 0 is fully associative.
    pub set_bits: u32,
}

/// The front end of `W` warps with `LINES` lines of eight instructions, PCs of `PCW` bits.
#[derive(LogicBlock)]
pub struct FrontEnd<
    const W: usize,
    const LW: usize,
    const LINES: usize,
    const LL: usize,
    const PCW: usize,
    const TAGW: usize,
    const DA: usize,
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
    pub req_valid: Signal<Out, Bit>,
    /// The request is taken.
    pub req_ready: Signal<In, Bit>,
    /// Its memory line.
    pub req_address: Signal<Out, Bits<28>>,
    /// Its tag.
    pub req_tag: Signal<Out, Bits<6>>,
    /// Refill response.
    pub rsp_valid: Signal<In, Bit>,
    /// Its tag.
    pub rsp_tag: Signal<In, Bits<6>>,
    /// The memory line.
    pub rsp_data: [Signal<In, Bits<32>>; 4],
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
    /// A warp has left the program; it is stopped.
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
    // Lines.
    tags: [DFF<Bits<TAGW>>; LINES],
    counts: [DFF<Bits<6>>; LINES],
    next: [DFF<Bits<LL>>; LINES],
    prev: [DFF<Bits<LL>>; LINES],
    next_valid: DFF<Bits<LINES>>,
    prev_valid: DFF<Bits<LINES>>,
    loading: DFF<Bits<LINES>>,
    loaded: DFF<Bits<LINES>>,
    // A memory line holds two instructions; one memory for each of its words.
    words: [Bram<DA, 32>; 4],
    // Warps.
    pointing: DFF<Bits<W>>,
    line: [DFF<Bits<LL>>; W],
    offset: [DFF<Bits<3>>; W],
    pcs: [DFF<Bits<PCW>>; W],
    wanted: DFF<Bits<W>>,
    seeking: DFF<Bits<W>>,
    // The line that a seeking warp left, and whether the new one comes just after or before.
    left: [DFF<Bits<LL>>; W],
    left_next: DFF<Bits<W>>,
    left_prev: DFF<Bits<W>>,
    faulty: DFF<Bits<W>>,
    // The redirect of the cycle before.
    turn_valid: DFF<Bit>,
    turn_warp: DFF<Bits<LW>>,
    turn_kind: DFF<Bits<2>>,
    turn_offset: DFF<Bits<24>>,
    turn_pc: DFF<Bits<PCW>>,
    // Reference counts that are still to follow a pointer.
    risen_a: DFF<Bits<LINES>>,
    risen_b: DFF<Bits<LINES>>,
    risen_look: DFF<Bits<LINES>>,
    fallen_a: DFF<Bits<LINES>>,
    fallen_b: DFF<Bits<LINES>>,
    // Full lookup, tag match: warp and PC.
    look_valid: DFF<Bit>,
    look_warp: DFF<Bits<LW>>,
    look_pc: DFF<Bits<PCW>>,
    // Full lookup, outcome: what was found.
    end_valid: DFF<Bit>,
    end_warp: DFF<Bits<LW>>,
    end_pc: DFF<Bits<PCW>>,
    end_bad: DFF<Bit>,
    end_hit: DFF<Bit>,
    end_place: DFF<Bits<LL>>,
    end_found: DFF<Bit>,
    end_victim: DFF<Bits<LL>>,
    // The line that the warp left, and whether the new line is its neighbour.
    end_link: DFF<Bits<LL>>,
    end_link_next: DFF<Bit>,
    end_link_prev: DFF<Bit>,
    // The line that was allocated in the cycle before.
    made_valid: DFF<Bit>,
    made_tag: DFF<Bits<TAGW>>,
    made_place: DFF<Bits<LL>>,
    turn: DFF<Bits<LL>>,
    // Lines that nothing pointed at in the cycle before.
    open: DFF<Bits<LINES>>,
    // Refills: four lines at a time.
    fill_busy: DFF<Bits<4>>,
    fill_line: [DFF<Bits<LL>>; 4],
    fill_tag: [DFF<Bits<TAGW>>; 4],
    fill_asked: [DFF<Bits<3>>; 4],
    fill_got: [DFF<Bits<4>>; 4],
    // Fetch.
    got_valid: DFF<Bit>,
    got_warp: DFF<Bits<LW>>,
    got_place: DFF<Bits<3>>,
    got_pc: DFF<Bits<PCW>>,
    conventional: Constant<Bit>,
    set_mask: Constant<Bits<TAGW>>,
    one: Constant<Bits<W>>,
    one_line: Constant<Bits<LINES>>,
    // Port a: issue; port b: redirect.
    a_line: Signal<Local, Bits<LL>>,
    a_place: Signal<Local, Bits<3>>,
    a_tag: Signal<Local, Bits<TAGW>>,
    a_next: Signal<Local, Bits<LL>>,
    a_linked: Signal<Local, Bit>,
    a_go: Signal<Local, Bit>,
    a_far: Signal<Local, Bit>,
    a_follow: Signal<Local, Bit>,
    a_stay: Signal<Local, Bit>,
    a_pc: Signal<Local, Bits<PCW>>,
    b_line: Signal<Local, Bits<LL>>,
    b_place: Signal<Local, Bits<3>>,
    b_tag: Signal<Local, Bits<TAGW>>,
    b_next: Signal<Local, Bits<LL>>,
    b_prev: Signal<Local, Bits<LL>>,
    b_next_linked: Signal<Local, Bit>,
    b_prev_linked: Signal<Local, Bit>,
    b_points: Signal<Local, Bit>,
    b_step: Signal<Local, Bits<24>>,
    b_sum: Signal<Local, Bits<25>>,
    b_far: Signal<Local, Bit>,
    b_follow_next: Signal<Local, Bit>,
    b_follow_prev: Signal<Local, Bit>,
    b_stay: Signal<Local, Bit>,
    b_stop: Signal<Local, Bit>,
    b_pc: Signal<Local, Bits<PCW>>,
    b_after: Signal<Local, Bit>,
    b_before: Signal<Local, Bit>,
    up_a: Signal<Local, Bits<LINES>>,
    up_b: Signal<Local, Bits<LINES>>,
    up_look: Signal<Local, Bits<LINES>>,
    down_a: Signal<Local, Bits<LINES>>,
    down_b: Signal<Local, Bits<LINES>>,
    moved: Signal<Local, Bits<LINES>>,
    rising: Signal<Local, Bits<6>>,
    falling: Signal<Local, Bits<6>>,
    stale: Signal<Local, Bit>,
    safe: Signal<Local, Bit>,
    open_now: Signal<Local, Bits<LINES>>,
    end_tag: Signal<Local, Bits<TAGW>>,
    e_mask: Signal<Local, Bits<W>>,
    victim_mask: Signal<Local, Bits<LINES>>,
    a_mask: Signal<Local, Bits<W>>,
    b_mask: Signal<Local, Bits<W>>,
    l_mask: Signal<Local, Bits<W>>,
    k_mask: Signal<Local, Bits<W>>,
    pointing_now: Signal<Local, Bits<W>>,
    wanted_now: Signal<Local, Bits<W>>,
    seeking_now: Signal<Local, Bits<W>>,
    faulty_now: Signal<Local, Bits<W>>,
    next_now: Signal<Local, Bits<LINES>>,
    prev_now: Signal<Local, Bits<LINES>>,
    loading_now: Signal<Local, Bits<LINES>>,
    loaded_now: Signal<Local, Bits<LINES>>,
    look_tag: Signal<Local, Bits<TAGW>>,
    hit: Signal<Local, Bit>,
    found: Signal<Local, Bit>,
    suitable: Signal<Local, Bits<LINES>>,
    later: Signal<Local, Bits<LINES>>,
    pool: Signal<Local, Bits<LINES>>,
    place: Signal<Local, Bits<LL>>,
    victim: Signal<Local, Bits<LL>>,
    taken: Signal<Local, Bit>,
    linking: Signal<Local, Bits<LL>>,
    link_next: Signal<Local, Bit>,
    link_prev: Signal<Local, Bit>,
    link_tag: Signal<Local, Bits<TAGW>>,
    link_live: Signal<Local, Bit>,
    old_next: Signal<Local, Bits<LL>>,
    old_prev: Signal<Local, Bits<LL>>,
    free_slot: Signal<Local, Bits<2>>,
    any_slot: Signal<Local, Bit>,
    line_mask: Signal<Local, Bits<LINES>>,
    link_mask: Signal<Local, Bits<LINES>>,
    candidates: Signal<Local, Bits<W>>,
    chosen: Signal<Local, Bits<LW>>,
    chosen_any: Signal<Local, Bit>,
    chosen_after: Signal<Local, Bit>,
    read_line: Signal<Local, Bits<LL>>,
    read_place: Signal<Local, Bits<3>>,
    read_tag: Signal<Local, Bits<TAGW>>,
    line_at: Signal<Local, Bits<LL>>,
    slot: Signal<Local, Bits<2>>,
    beat: Signal<Local, Bits<2>>,
    got: Signal<Local, Bits<4>>,
    fill_at: Signal<Local, Bits<LL>>,
    asked: Signal<Local, Bits<3>>,
    asked_tag: Signal<Local, Bits<TAGW>>,
    asking: Signal<Local, Bit>,
    waits: Signal<Local, Bit>,
    bad: Signal<Local, Bit>,
    sum: Signal<Local, Bits<2>>,
    moving: Signal<Local, Bits<W>>,
    after_now: Signal<Local, Bits<W>>,
    before_now: Signal<Local, Bits<W>>,
    line_tag: Signal<Local, Bits<TAGW>>,
    slots_now: Signal<Local, Bits<4>>,
    read_at: Signal<Local, Bits<DA>>,
}

impl<
        const W: usize,
        const LW: usize,
        const LINES: usize,
        const LL: usize,
        const PCW: usize,
        const TAGW: usize,
        const DA: usize,
    > FrontEnd<W, LW, LINES, LL, PCW, TAGW, DA>
{
    /// All lines invalid, no warp running.
    pub fn new(config: FrontEndConfig) -> Self {
        const { assert!(1 << LW == W && 1 << LL == LINES && TAGW + 3 == PCW && LL + 2 == DA, "derived widths fit") };
        const { assert!(W < 64, "reference counts have six bits") };
        assert!(config.set_bits as usize <= LL, "no more sets than lines");
        macro_rules! all {
            ($($array:ident),*; $($field:ident),*) => {
                Self {
                    $($array: std::array::from_fn(|_| Default::default()),)*
                    $($field: Default::default(),)*
                    conventional: Constant::new(config.conventional),
                    set_mask: Constant::new(((1u64 << config.set_bits) - 1).into()),
                    one: Constant::new(1.into()),
                    one_line: Constant::new(1.into()),
                }
            };
        }
        all!(rsp_data, tags, counts, next, prev, words, line, offset, pcs, left, fill_line, fill_tag, fill_asked, fill_got;
            clock, launch_valid, launch_warp, launch_pc, issue_valid, issue_warp, issue_control, redirect_valid, redirect_warp, redirect_kind, redirect_offset, redirect_pc, hold, program_base, program_length, req_valid, req_ready, req_address, req_tag, rsp_valid, rsp_tag, fetch_valid, fetch_warp, fetch_low, fetch_high, issue_pc, fault_valid, fault_warp, fault_pc, count_fetch, count_lookup, count_hit, count_miss, count_fail, count_next, count_prev, count_offset, count_pc_read, count_pc_write, count_refill, count_eviction, count_fill_stall, next_valid, prev_valid, loading, loaded, pointing, wanted, seeking, left_next, left_prev, faulty, turn_valid, turn_warp, turn_kind, turn_offset, turn_pc, risen_a, risen_b, risen_look, fallen_a, fallen_b, end_valid, end_warp, end_pc, end_bad, end_hit, end_place, end_found, end_victim, end_link, end_link_next, end_link_prev, made_valid, made_tag, made_place, stale, safe, end_tag, e_mask, victim_mask, rising, falling, look_valid, look_warp, look_pc, turn, open, open_now, fill_busy, got_valid, got_warp, got_place, got_pc, a_line, a_place, a_tag, a_next, a_linked, a_go, a_far, a_follow, a_stay, a_pc, b_line, b_place, b_tag, b_next, b_prev, b_next_linked, b_prev_linked, b_points, b_step, b_sum, b_far, b_follow_next, b_follow_prev, b_stay, b_stop, b_pc, b_after, b_before, up_a, up_b, up_look, down_a, down_b, moved, a_mask, b_mask, l_mask, k_mask, pointing_now, wanted_now, seeking_now, faulty_now, next_now, prev_now, loading_now, loaded_now, look_tag, hit, found, suitable, later, pool, place, victim, taken, linking, link_next, link_prev, link_tag, link_live, old_next, old_prev, free_slot, any_slot, line_mask, link_mask, candidates, chosen, chosen_any, chosen_after, read_line, read_place, read_tag, line_at, slot, beat, got, fill_at, asked, asked_tag, asking, waits, bad, sum, moving, after_now, before_now, line_tag, slots_now, read_at)
    }
}

impl<
        const W: usize,
        const LW: usize,
        const LINES: usize,
        const LL: usize,
        const PCW: usize,
        const TAGW: usize,
        const DA: usize,
    > Logic for FrontEnd<W, LW, LINES, LL, PCW, TAGW, DA>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, next_valid, prev_valid, loading, loaded, pointing, wanted, seeking, left_next, left_prev);
        dff_setup!(self, clock, turn_valid, turn_warp, turn_kind, turn_offset, turn_pc, made_valid, made_tag, made_place);
        dff_setup!(self, clock, risen_a, risen_b, risen_look, fallen_a, fallen_b, end_valid, end_warp, end_pc, end_bad);
        dff_setup!(self, clock, open, end_hit, end_place, end_found, end_victim, end_link, end_link_next, end_link_prev);
        dff_setup!(self, clock, faulty, look_valid, look_warp, look_pc, turn, fill_busy, got_valid, got_warp, got_place, got_pc);
        for i in 0..LINES {
            self.tags[i].clock.next = self.clock.val();
            self.counts[i].clock.next = self.clock.val();
            self.next[i].clock.next = self.clock.val();
            self.prev[i].clock.next = self.clock.val();
            self.tags[i].d.next = self.tags[i].q.val();
            self.counts[i].d.next = self.counts[i].q.val();
            self.next[i].d.next = self.next[i].q.val();
            self.prev[i].d.next = self.prev[i].q.val();
        }
        for i in 0..W {
            self.line[i].clock.next = self.clock.val();
            self.offset[i].clock.next = self.clock.val();
            self.pcs[i].clock.next = self.clock.val();
            self.left[i].clock.next = self.clock.val();
            self.line[i].d.next = self.line[i].q.val();
            self.offset[i].d.next = self.offset[i].q.val();
            self.pcs[i].d.next = self.pcs[i].q.val();
            self.left[i].d.next = self.left[i].q.val();
        }
        for i in 0..4 {
            self.fill_line[i].clock.next = self.clock.val();
            self.fill_tag[i].clock.next = self.clock.val();
            self.fill_asked[i].clock.next = self.clock.val();
            self.fill_got[i].clock.next = self.clock.val();
            self.fill_line[i].d.next = self.fill_line[i].q.val();
            self.fill_tag[i].d.next = self.fill_tag[i].q.val();
            self.fill_asked[i].d.next = self.fill_asked[i].q.val();
            self.fill_got[i].d.next = self.fill_got[i].q.val();
        }

        self.turn_valid.d.next = self.redirect_valid.val();
        self.turn_warp.d.next = self.redirect_warp.val();
        self.turn_kind.d.next = self.redirect_kind.val();
        self.turn_offset.d.next = self.redirect_offset.val();
        self.turn_pc.d.next = self.redirect_pc.val();

        // Where the issuing and the redirected warp stand.
        self.a_line.next = 0.into();
        self.a_place.next = 0.into();
        self.b_line.next = 0.into();
        self.b_place.next = 0.into();
        self.b_points.next = false;
        for i in 0..W {
            if self.issue_warp.val() == i.to_bits() {
                self.a_line.next = self.line[i].q.val();
                self.a_place.next = self.offset[i].q.val();
            }
            if self.turn_warp.q.val() == i.to_bits() {
                self.b_line.next = self.line[i].q.val();
                self.b_place.next = self.offset[i].q.val();
                self.b_points.next = self.pointing.q.val().get_bit(i);
            }
        }
        self.a_tag.next = 0.into();
        self.a_next.next = 0.into();
        self.a_linked.next = false;
        self.b_tag.next = 0.into();
        self.b_next.next = 0.into();
        self.b_prev.next = 0.into();
        self.b_next_linked.next = false;
        self.b_prev_linked.next = false;
        for i in 0..LINES {
            if self.a_line.val() == i.to_bits() {
                self.a_tag.next = self.tags[i].q.val();
                self.a_next.next = self.next[i].q.val();
                self.a_linked.next = self.next_valid.q.val().get_bit(i);
            }
            if self.b_line.val() == i.to_bits() {
                self.b_tag.next = self.tags[i].q.val();
                self.b_next.next = self.next[i].q.val();
                self.b_prev.next = self.prev[i].q.val();
                self.b_next_linked.next = self.next_valid.q.val().get_bit(i);
                self.b_prev_linked.next = self.prev_valid.q.val().get_bit(i);
            }
        }
        self.a_pc.next = (bit_cast::<PCW, TAGW>(self.a_tag.val()) << 3) | bit_cast::<PCW, 3>(self.a_place.val());
        self.issue_pc.next = self.a_pc.val();
        self.b_pc.next = (bit_cast::<PCW, TAGW>(self.b_tag.val()) << 3) | bit_cast::<PCW, 3>(self.b_place.val());

        // Port a: on to the next instruction.
        self.a_go.next = self.issue_valid.val() & !self.issue_control.val();
        self.a_stay.next = self.a_go.val() & !self.a_place.val().all() & !self.conventional.val();
        self.a_follow.next = self.a_go.val() & self.a_place.val().all() & self.a_linked.val() & !self.conventional.val();
        self.a_far.next = self.a_go.val() & !self.a_stay.val() & !self.a_follow.val();

        // Port b: where the redirect leads, seen from the line it comes from.
        self.b_step.next = 1.into();
        if self.turn_kind.q.val().get_bit(0) {
            self.b_step.next = self.turn_offset.q.val();
        }
        self.b_sum.next = bit_cast::<25, 24>(self.b_step.val());
        if self.b_step.val().get_bit(23) {
            self.b_sum.next = self.b_sum.val() | 0x100_0000;
        }
        self.b_sum.next = self.b_sum.val() + bit_cast::<25, 3>(self.b_place.val());
        self.b_stay.next = false;
        self.b_follow_next.next = false;
        self.b_follow_prev.next = false;
        self.b_far.next = false;
        self.b_stop.next = false;
        self.b_after.next = self.b_sum.val().get_bits::<22>(3) == 1;
        self.b_before.next = self.b_sum.val().get_bits::<22>(3).all();
        if self.turn_valid.q.val() {
            match self.turn_kind.q.val().index() {
                2 => {
                    self.b_far.next = true;
                    self.b_after.next = false;
                    self.b_before.next = false;
                    self.b_pc.next = self.turn_pc.q.val();
                }
                3 => {
                    self.b_stop.next = true;
                    self.b_after.next = false;
                    self.b_before.next = false;
                }
                _ => {
                    self.b_pc.next = self.b_pc.val() + bit_cast::<PCW, 24>(self.b_step.val());
                    if self.conventional.val() {
                        self.b_far.next = true;
                    } else {
                        if !self.b_sum.val().get_bits::<22>(3).any() {
                            self.b_stay.next = true;
                        } else {
                            if self.b_after.val() & self.b_next_linked.val() {
                                self.b_follow_next.next = true;
                            } else {
                                if self.b_before.val() & self.b_prev_linked.val() {
                                    self.b_follow_prev.next = true;
                                } else {
                                    self.b_far.next = true;
                                }
                            }
                        }
                    }
                }
            }
        }

        // Reference counts of the moves.
        self.up_a.next = 0.into();
        self.up_b.next = 0.into();
        self.up_look.next = 0.into();
        self.down_a.next = 0.into();
        self.down_b.next = 0.into();
        if self.a_follow.val() | self.a_far.val() {
            self.down_a.next = self.one_line.val() << self.a_line.val();
        }
        if self.a_follow.val() {
            self.up_a.next = self.one_line.val() << self.a_next.val();
        }
        if (self.b_follow_next.val() | self.b_follow_prev.val() | self.b_far.val() | self.b_stop.val()) & self.b_points.val() {
            self.down_b.next = self.one_line.val() << self.b_line.val();
        }
        if self.b_follow_next.val() {
            self.up_b.next = self.one_line.val() << self.b_next.val();
        }
        if self.b_follow_prev.val() {
            self.up_b.next = self.one_line.val() << self.b_prev.val();
        }

        // The warps that move.
        self.a_mask.next = 0.into();
        if self.a_go.val() {
            self.a_mask.next = self.one.val() << self.issue_warp.val();
        }
        self.b_mask.next = 0.into();
        if self.turn_valid.q.val() {
            self.b_mask.next = self.one.val() << self.turn_warp.q.val();
        }
        self.l_mask.next = 0.into();
        if self.launch_valid.val() {
            self.l_mask.next = self.one.val() << self.launch_warp.val();
        }
        self.moving.next = self.a_mask.val() | self.b_mask.val() | self.l_mask.val();
        self.pointing_now.next = self.pointing.q.val() & !self.l_mask.val();
        self.wanted_now.next = self.wanted.q.val() | self.moving.val();
        self.seeking_now.next = (self.seeking.q.val() & !self.b_mask.val()) | self.l_mask.val();
        self.faulty_now.next = self.faulty.q.val() & !self.moving.val();
        self.after_now.next = self.left_next.q.val() & !self.moving.val();
        self.before_now.next = self.left_prev.q.val() & !self.moving.val();
        if self.a_far.val() {
            self.pointing_now.next = self.pointing_now.val() & !self.a_mask.val();
            self.seeking_now.next = self.seeking_now.val() | self.a_mask.val();
            if self.a_place.val().all() {
                self.after_now.next = self.after_now.val() | self.a_mask.val();
            }
        }
        if self.b_far.val() {
            self.pointing_now.next = self.pointing_now.val() & !self.b_mask.val();
            self.seeking_now.next = self.seeking_now.val() | self.b_mask.val();
            if self.b_points.val() & self.b_after.val() {
                self.after_now.next = self.after_now.val() | self.b_mask.val();
            }
            if self.b_points.val() & self.b_before.val() {
                self.before_now.next = self.before_now.val() | self.b_mask.val();
            }
        }
        if self.b_stop.val() {
            self.pointing_now.next = self.pointing_now.val() & !self.b_mask.val();
            // A new warp may already start in the slot.
            self.wanted_now.next = self.wanted_now.val() & !(self.b_mask.val() & !self.l_mask.val());
        }
        for i in 0..W {
            if self.a_mask.val().get_bit(i) {
                self.offset[i].d.next = self.offset[i].q.val() + 1;
                if self.a_follow.val() {
                    self.line[i].d.next = self.a_next.val();
                }
                if self.a_far.val() {
                    self.pcs[i].d.next = self.a_pc.val() + 1;
                    self.left[i].d.next = self.a_line.val();
                }
            }
            if self.b_mask.val().get_bit(i) {
                self.offset[i].d.next = self.b_sum.val().get_bits::<3>(0);
                if self.b_follow_next.val() {
                    self.line[i].d.next = self.b_next.val();
                }
                if self.b_follow_prev.val() {
                    self.line[i].d.next = self.b_prev.val();
                }
                if self.b_far.val() {
                    self.pcs[i].d.next = self.b_pc.val();
                    self.left[i].d.next = self.b_line.val();
                }
            }
            if self.l_mask.val().get_bit(i) {
                self.pcs[i].d.next = self.launch_pc.val();
            }
        }

        // Full lookup, first step: whose turn it is, and its PC.
        self.k_mask.next = 0.into();
        if self.look_valid.q.val() {
            self.k_mask.next = self.one.val() << self.look_warp.q.val();
        }
        self.e_mask.next = 0.into();
        if self.end_valid.q.val() {
            self.e_mask.next = self.one.val() << self.end_warp.q.val();
        }
        self.candidates.next =
            self.seeking.q.val() & !self.k_mask.val() & !self.e_mask.val() & !self.b_mask.val() & !self.l_mask.val();
        self.chosen.next = 0.into();
        self.chosen_any.next = false;
        self.chosen_after.next = false;
        for i in 0..W {
            if self.candidates.val().get_bit(i) {
                if self.look_warp.q.val() < i.to_bits() {
                    if !self.chosen_after.val() {
                        self.chosen.next = i.to_bits();
                        self.chosen_after.next = true;
                    }
                } else {
                    if !self.chosen_any.val() & !self.chosen_after.val() {
                        self.chosen.next = i.to_bits();
                    }
                }
                self.chosen_any.next = true;
            }
        }
        self.look_valid.d.next = self.chosen_any.val();
        if self.chosen_any.val() {
            self.look_warp.d.next = self.chosen.val();
            for i in 0..W {
                if self.chosen.val() == i.to_bits() {
                    self.look_pc.d.next = self.pcs[i].q.val();
                }
            }
        }
        self.count_pc_read.next = self.chosen_any.val();

        // Second step: tag match, a line to replace, the line that the warp left. A warp that
        // has been stopped in between seeks no longer.
        self.look_tag.next = bit_cast::<TAGW, PCW>(self.look_pc.q.val() >> 3);
        self.hit.next = false;
        self.found.next = false;
        self.place.next = 0.into();
        self.victim.next = 0.into();
        self.line_tag.next = 0.into();
        self.suitable.next = 0.into();
        self.later.next = 0.into();
        for i in 0..LINES {
            // No two lines have one tag.
            self.line_at.next = i.to_bits();
            if (self.loading.q.val().get_bit(i) | self.loaded.q.val().get_bit(i)) & (self.tags[i].q.val() == self.look_tag.val())
            {
                self.hit.next = true;
                self.place.next = self.place.val() | self.line_at.val();
            }
            self.line_tag.next = i.to_bits();
            if self.open.q.val().get_bit(i) & !((self.line_tag.val() ^ self.look_tag.val()) & self.set_mask.val()).any() {
                self.suitable.next = self.suitable.val().replace_bit(i, true);
            }
            if self.turn.q.val() < i.to_bits() {
                self.later.next = self.later.val().replace_bit(i, true);
            }
        }
        // Invalid lines first, then those behind the last one replaced; of these the lowest.
        self.found.next = self.suitable.val().any();
        self.pool.next = self.suitable.val() & !self.loaded.q.val();
        if !self.pool.val().any() {
            self.pool.next = self.suitable.val() & self.later.val();
            if !self.pool.val().any() {
                self.pool.next = self.suitable.val();
            }
        }
        self.pool.next = self.pool.val() & (!self.pool.val() + 1);
        for i in 0..LINES {
            self.line_at.next = i.to_bits();
            if self.pool.val().get_bit(i) {
                self.victim.next = self.victim.val() | self.line_at.val();
            }
        }
        self.open_now.next = 0.into();
        for i in 0..LINES {
            if !self.counts[i].q.val().any() & !self.loading.q.val().get_bit(i) {
                self.open_now.next = self.open_now.val().replace_bit(i, true);
            }
        }
        self.open.d.next = self.open_now.val();
        self.linking.next = 0.into();
        self.link_next.next = false;
        self.link_prev.next = false;
        self.link_tag.next = 0.into();
        self.link_live.next = false;
        for i in 0..W {
            if self.look_warp.q.val() == i.to_bits() {
                self.linking.next = self.left[i].q.val();
                self.link_next.next = self.left_next.q.val().get_bit(i);
                self.link_prev.next = self.left_prev.q.val().get_bit(i);
            }
        }
        for i in 0..LINES {
            if self.linking.val() == i.to_bits() {
                self.link_tag.next = self.tags[i].q.val();
                self.link_live.next = self.loading.q.val().get_bit(i) | self.loaded.q.val().get_bit(i);
            }
        }
        self.link_live.next = self.link_live.val() & !self.conventional.val();
        self.end_valid.d.next = (self.k_mask.val() & !self.b_mask.val() & !self.l_mask.val()).any();
        self.end_warp.d.next = self.look_warp.q.val();
        self.end_pc.d.next = self.look_pc.q.val();
        self.end_bad.d.next = self.look_pc.q.val() >= self.program_length.val();
        self.end_hit.d.next = self.hit.val();
        self.end_place.d.next = self.place.val();
        self.end_found.d.next = self.found.val();
        self.end_victim.d.next = self.victim.val();
        self.end_link.d.next = self.linking.val();
        self.end_link_next.d.next =
            self.link_live.val() & self.link_next.val() & ((self.link_tag.val() + 1) == self.look_tag.val());
        self.end_link_prev.d.next =
            self.link_live.val() & self.link_prev.val() & ((self.link_tag.val() - 1) == self.look_tag.val());

        // Third step: the outcome. Lines may have been taken since the second step: by the
        // lookup before, or by a pointer that moves in this cycle.
        self.next_now.next = self.next_valid.q.val();
        self.prev_now.next = self.prev_valid.q.val();
        self.loading_now.next = self.loading.q.val();
        self.loaded_now.next = self.loaded.q.val();
        self.taken.next = false;
        self.bad.next = false;
        self.old_next.next = 0.into();
        self.old_prev.next = 0.into();
        self.line_mask.next = 0.into();
        self.link_mask.next = 0.into();
        self.free_slot.next = 0.into();
        self.any_slot.next = false;
        for i in 0..4 {
            if !self.fill_busy.q.val().get_bit(i) {
                self.free_slot.next = i.to_bits();
                self.any_slot.next = true;
            }
        }
        self.count_lookup.next = false;
        self.count_hit.next = false;
        self.count_miss.next = false;
        self.count_fail.next = false;
        self.count_refill.next = false;
        self.count_eviction.next = false;
        self.made_valid.d.next = false;
        self.slots_now.next = self.fill_busy.q.val();
        self.end_tag.next = bit_cast::<TAGW, PCW>(self.end_pc.q.val() >> 3);
        self.stale.next = self.made_valid.q.val()
            & ((self.made_tag.q.val() == self.end_tag.val())
                | (self.end_hit.q.val() & (self.made_place.q.val() == self.end_place.q.val())));
        self.victim_mask.next = self.one_line.val() << self.end_victim.q.val();
        self.moved.next = self.loading.q.val() | self.risen_a.q.val() | self.risen_b.q.val() | self.risen_look.q.val();
        self.safe.next = self.any_slot.val() & !(self.moved.val() & self.victim_mask.val()).any();
        for i in 0..LINES {
            if self.victim_mask.val().get_bit(i) & self.counts[i].q.val().any() {
                self.safe.next = false;
            }
        }
        if self.a_follow.val() & (self.a_next.val() == self.end_victim.q.val()) {
            self.safe.next = false;
        }
        if self.b_follow_next.val() & (self.b_next.val() == self.end_victim.q.val()) {
            self.safe.next = false;
        }
        if self.b_follow_prev.val() & (self.b_prev.val() == self.end_victim.q.val()) {
            self.safe.next = false;
        }
        self.place.next = self.end_victim.q.val();
        if self.end_hit.q.val() {
            self.place.next = self.end_place.q.val();
        }
        if (self.e_mask.val() & !self.b_mask.val() & !self.l_mask.val()).any() {
            if self.end_bad.q.val() {
                self.bad.next = true;
            } else {
                if !self.stale.val() {
                    if self.end_hit.q.val() {
                        self.count_hit.next = true;
                        self.taken.next = true;
                    } else {
                        if self.end_found.q.val() {
                            self.count_miss.next = self.safe.val();
                            self.taken.next = self.safe.val();
                        } else {
                            self.count_fail.next = true;
                        }
                    }
                }
            }
        }
        self.count_lookup.next = self.count_hit.val() | self.count_miss.val() | self.count_fail.val();
        self.count_refill.next = self.count_miss.val();
        if self.taken.val() {
            self.line_mask.next = self.one_line.val() << self.place.val();
            self.up_look.next = self.line_mask.val();
        }
        if self.count_miss.val() {
            self.made_valid.d.next = true;
            self.made_tag.d.next = self.end_tag.val();
            self.made_place.d.next = self.end_victim.q.val();
            self.turn.d.next = self.end_victim.q.val();
            for i in 0..4 {
                if self.free_slot.val() == i.to_bits() {
                    self.slots_now.next = self.slots_now.val().replace_bit(i, true);
                    self.fill_line[i].d.next = self.end_victim.q.val();
                    self.fill_tag[i].d.next = self.end_tag.val();
                    self.fill_asked[i].d.next = 0.into();
                    self.fill_got[i].d.next = 0.into();
                }
            }
            for i in 0..LINES {
                if self.victim_mask.val().get_bit(i) {
                    self.tags[i].d.next = self.end_tag.val();
                    self.old_next.next = self.next[i].q.val();
                    self.old_prev.next = self.prev[i].q.val();
                    self.count_eviction.next = self.loaded.q.val().get_bit(i);
                }
            }
            // The links of both neighbours to the old line are cut in the same step.
            if (self.next_valid.q.val() & self.victim_mask.val()).any() {
                self.prev_now.next = self.prev_now.val() & !(self.one_line.val() << self.old_next.val());
            }
            if (self.prev_valid.q.val() & self.victim_mask.val()).any() {
                self.next_now.next = self.next_now.val() & !(self.one_line.val() << self.old_prev.val());
            }
            self.next_now.next = self.next_now.val() & !self.victim_mask.val();
            self.prev_now.next = self.prev_now.val() & !self.victim_mask.val();
            self.loaded_now.next = self.loaded_now.val() & !self.victim_mask.val();
            self.loading_now.next = self.loading_now.val() | self.victim_mask.val();
        }
        // Neighbours are linked both ways, if the line that the warp left is still there.
        if self.taken.val()
            & (self.end_link.q.val() != self.place.val())
            & !(self.made_valid.q.val() & (self.made_place.q.val() == self.end_link.q.val()))
        {
            self.link_mask.next = self.one_line.val() << self.end_link.q.val();
            if self.end_link_next.q.val() {
                self.next_now.next = self.next_now.val() | self.link_mask.val();
                self.prev_now.next = self.prev_now.val() | self.line_mask.val();
                for i in 0..LINES {
                    if self.link_mask.val().get_bit(i) {
                        self.next[i].d.next = self.place.val();
                    }
                    if self.line_mask.val().get_bit(i) {
                        self.prev[i].d.next = self.end_link.q.val();
                    }
                }
            }
            if self.end_link_prev.q.val() {
                self.prev_now.next = self.prev_now.val() | self.link_mask.val();
                self.next_now.next = self.next_now.val() | self.line_mask.val();
                for i in 0..LINES {
                    if self.link_mask.val().get_bit(i) {
                        self.prev[i].d.next = self.place.val();
                    }
                    if self.line_mask.val().get_bit(i) {
                        self.next[i].d.next = self.end_link.q.val();
                    }
                }
            }
        }
        if self.bad.val() {
            self.faulty_now.next = self.faulty_now.val() | self.e_mask.val();
            self.wanted_now.next = self.wanted_now.val() & !self.e_mask.val();
        }
        if self.taken.val() | self.bad.val() {
            self.seeking_now.next = self.seeking_now.val() & !self.e_mask.val();
        }
        if self.taken.val() {
            self.pointing_now.next = self.pointing_now.val() | self.e_mask.val();
            for i in 0..W {
                if self.e_mask.val().get_bit(i) {
                    self.line[i].d.next = self.place.val();
                    self.offset[i].d.next = self.end_pc.q.val().get_bits::<3>(0);
                }
            }
        }

        // Reference counts.
        self.risen_a.d.next = self.up_a.val();
        self.risen_b.d.next = self.up_b.val();
        self.risen_look.d.next = self.up_look.val();
        self.fallen_a.d.next = self.down_a.val();
        self.fallen_b.d.next = self.down_b.val();
        self.moved.next = self.moved.val() | self.fallen_a.q.val() | self.fallen_b.q.val();
        self.rising.next = 0.into();
        self.falling.next = 0.into();
        if self.moved.val().any() {
            for i in 0..LINES {
                self.rising.next = 0.into();
                self.rising.next = self.rising.val().replace_bit(
                    0,
                    self.risen_a.q.val().get_bit(i) ^ self.risen_b.q.val().get_bit(i) ^ self.risen_look.q.val().get_bit(i),
                );
                self.rising.next = self.rising.val().replace_bit(
                    1,
                    (self.risen_a.q.val().get_bit(i) & self.risen_b.q.val().get_bit(i))
                        | (self.risen_look.q.val().get_bit(i)
                            & (self.risen_a.q.val().get_bit(i) | self.risen_b.q.val().get_bit(i))),
                );
                self.falling.next = 0.into();
                self.falling.next =
                    self.falling.val().replace_bit(0, self.fallen_a.q.val().get_bit(i) ^ self.fallen_b.q.val().get_bit(i));
                self.falling.next =
                    self.falling.val().replace_bit(1, self.fallen_a.q.val().get_bit(i) & self.fallen_b.q.val().get_bit(i));
                self.counts[i].d.next = self.counts[i].q.val() + self.rising.val() - self.falling.val();
            }
        }

        // Refill: ask for the four memory lines of a cache line, take them in any order.
        self.asking.next = false;
        self.asked.next = 0.into();
        self.asked_tag.next = 0.into();
        self.slot.next = 0.into();
        for i in 0..4 {
            if self.fill_busy.q.val().get_bit(i) & !self.fill_asked[i].q.val().get_bit(2) {
                self.asking.next = true;
                self.asked.next = self.fill_asked[i].q.val();
                self.asked_tag.next = self.fill_tag[i].q.val();
                self.slot.next = i.to_bits();
            }
        }
        self.req_valid.next = self.asking.val();
        self.req_address.next =
            self.program_base.val() + ((bit_cast::<28, TAGW>(self.asked_tag.val()) << 2) | bit_cast::<28, 3>(self.asked.val()));
        self.req_tag.next = (bit_cast::<6, 2>(self.slot.val()) << 2) | bit_cast::<6, 3>(self.asked.val());
        if self.asking.val() & self.req_ready.val() {
            for i in 0..4 {
                if self.slot.val() == i.to_bits() {
                    self.fill_asked[i].d.next = self.asked.val() + 1;
                }
            }
        }
        self.beat.next = self.rsp_tag.val().get_bits::<2>(0);
        self.slot.next = self.rsp_tag.val().get_bits::<2>(2);
        self.fill_at.next = 0.into();
        self.got.next = 0.into();
        for i in 0..4 {
            if self.slot.val() == i.to_bits() {
                self.fill_at.next = self.fill_line[i].q.val();
                self.got.next = self.fill_got[i].q.val();
            }
        }
        match self.beat.val().index() {
            0 => {
                self.got.next = self.got.val() | 1;
            }
            1 => {
                self.got.next = self.got.val() | 2;
            }
            2 => {
                self.got.next = self.got.val() | 4;
            }
            _ => {
                self.got.next = self.got.val() | 8;
            }
        }
        if self.rsp_valid.val() {
            for i in 0..4 {
                if self.slot.val() == i.to_bits() {
                    self.fill_got[i].d.next = self.got.val();
                    if self.got.val().all() {
                        self.slots_now.next = self.slots_now.val().replace_bit(i, false);
                    }
                }
            }
            if self.got.val().all() {
                self.loaded_now.next = self.loaded_now.val() | (self.one_line.val() << self.fill_at.val());
                self.loading_now.next = self.loading_now.val() & !(self.one_line.val() << self.fill_at.val());
            }
        }

        // Fetch: a warp whose line is there and whose slots are clear, round robin.
        self.candidates.next = 0.into();
        self.waits.next = false;
        for i in 0..W {
            self.line_at.next = self.line[i].q.val();
            if self.wanted.q.val().get_bit(i) & self.pointing.q.val().get_bit(i) {
                if self.loaded.q.val().get_bit(self.line_at.val().index()) {
                    if !self.hold.val().get_bit(i) {
                        self.candidates.next = self.candidates.val().replace_bit(i, true);
                    }
                } else {
                    self.waits.next = true;
                }
            }
        }
        self.count_fill_stall.next = self.waits.val();
        self.chosen.next = 0.into();
        self.chosen_any.next = false;
        self.chosen_after.next = false;
        for i in 0..W {
            if self.candidates.val().get_bit(i) {
                if self.got_warp.q.val() < i.to_bits() {
                    if !self.chosen_after.val() {
                        self.chosen.next = i.to_bits();
                        self.chosen_after.next = true;
                    }
                } else {
                    if !self.chosen_any.val() & !self.chosen_after.val() {
                        self.chosen.next = i.to_bits();
                    }
                }
                self.chosen_any.next = true;
            }
        }
        self.read_line.next = 0.into();
        self.read_place.next = 0.into();
        self.read_tag.next = 0.into();
        self.got_valid.d.next = self.chosen_any.val();
        if self.chosen_any.val() {
            self.got_warp.d.next = self.chosen.val();
            self.wanted_now.next = self.wanted_now.val() & !(self.one.val() << self.chosen.val());
            for i in 0..W {
                if self.chosen.val() == i.to_bits() {
                    self.read_line.next = self.line[i].q.val();
                    self.read_place.next = self.offset[i].q.val();
                }
            }
            for i in 0..LINES {
                if self.read_line.val() == i.to_bits() {
                    self.read_tag.next = self.tags[i].q.val();
                }
            }
            self.got_place.d.next = self.read_place.val();
            self.got_pc.d.next = (bit_cast::<PCW, TAGW>(self.read_tag.val()) << 3) | bit_cast::<PCW, 3>(self.read_place.val());
        }
        self.read_at.next =
            (bit_cast::<DA, LL>(self.read_line.val()) << 2) | bit_cast::<DA, 2>(self.read_place.val().get_bits::<2>(1));
        for i in 0..4 {
            self.words[i].clock.next = self.clock.val();
            self.words[i].read_enable.next = self.chosen_any.val();
            self.words[i].read_address.next = self.read_at.val();
            self.words[i].write_enable.next = self.rsp_valid.val();
            self.words[i].write_address.next = (bit_cast::<DA, LL>(self.fill_at.val()) << 2) | bit_cast::<DA, 2>(self.beat.val());
            self.words[i].write_data.next = self.rsp_data[i].val();
        }
        if self.got_place.q.val().get_bit(0) {
            self.fetch_low.next = self.words[2].read_data.val();
            self.fetch_high.next = self.words[3].read_data.val();
        } else {
            self.fetch_low.next = self.words[0].read_data.val();
            self.fetch_high.next = self.words[1].read_data.val();
        }
        self.fetch_warp.next = self.got_warp.q.val();
        self.fetch_valid.next = self.got_valid.q.val();
        if self.got_valid.q.val() & (self.got_pc.q.val() >= self.program_length.val()) {
            self.fetch_valid.next = false;
            self.faulty_now.next = self.faulty_now.val() | (self.one.val() << self.got_warp.q.val());
            for i in 0..W {
                if self.got_warp.q.val() == i.to_bits() {
                    self.pcs[i].d.next = self.got_pc.q.val();
                }
            }
        }
        self.count_fetch.next = self.got_valid.q.val() & (self.got_pc.q.val() < self.program_length.val());

        // Faults are reported one a cycle.
        self.fault_valid.next = self.faulty.q.val().any();
        self.fault_warp.next = 0.into();
        self.fault_pc.next = 0.into();
        self.chosen.next = 0.into();
        for i in 0..W {
            if self.faulty.q.val().get_bit(i) {
                self.fault_warp.next = i.to_bits();
                self.fault_pc.next = self.pcs[i].q.val();
                self.chosen.next = i.to_bits();
            }
        }
        if self.faulty.q.val().any() {
            self.faulty_now.next = self.faulty_now.val() & !(self.one.val() << self.chosen.val());
        }

        self.pointing.d.next = self.pointing_now.val();
        self.wanted.d.next = self.wanted_now.val();
        self.seeking.d.next = self.seeking_now.val();
        self.faulty.d.next = self.faulty_now.val();
        self.left_next.d.next = self.after_now.val();
        self.left_prev.d.next = self.before_now.val();
        self.next_valid.d.next = self.next_now.val();
        self.prev_valid.d.next = self.prev_now.val();
        self.loading.d.next = self.loading_now.val();
        self.loaded.d.next = self.loaded_now.val();
        self.fill_busy.d.next = self.slots_now.val();

        self.sum.next = 0.into();
        if self.a_stay.val() {
            self.sum.next = self.sum.val() + 1;
        }
        if self.b_stay.val() {
            self.sum.next = self.sum.val() + 1;
        }
        self.count_offset.next = self.sum.val();
        self.sum.next = 0.into();
        if self.a_follow.val() {
            self.sum.next = self.sum.val() + 1;
        }
        if self.b_follow_next.val() {
            self.sum.next = self.sum.val() + 1;
        }
        self.count_next.next = self.sum.val();
        self.count_prev.next = self.b_follow_prev.val();
        self.sum.next = 0.into();
        if self.a_far.val() {
            self.sum.next = self.sum.val() + 1;
        }
        if self.b_far.val() {
            self.sum.next = self.sum.val() + 1;
        }
        if self.launch_valid.val() {
            self.sum.next = self.sum.val() + 1;
        }
        self.count_pc_write.next = self.sum.val();
    }
}

ports! { [const W: usize, const LW: usize, const LINES: usize, const LL: usize, const PCW: usize, const TAGW: usize, const DA: usize]
FrontEnd<W, LW, LINES, LL, PCW, TAGW, DA> {
    in: launch_valid, launch_warp, launch_pc, issue_valid, issue_warp, issue_control, redirect_valid, redirect_warp,
        redirect_kind, redirect_offset, redirect_pc, hold, program_base, program_length, req_ready, rsp_valid, rsp_tag, rsp_data;
    out: fetch_valid, fetch_warp, fetch_low, fetch_high, issue_pc, fault_valid, fault_warp, fault_pc, req_valid, req_address,
        req_tag, count_fetch, count_lookup, count_hit, count_miss, count_fail, count_next, count_prev, count_offset,
        count_pc_read, count_pc_write, count_refill, count_eviction, count_fill_stall } }

/// What the front end says of its inside, for invariant checks in tests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inside {
    /// Line of each warp that points at one.
    pub pointers: Vec<Option<usize>>,
    /// For each line: tag when loading or valid, reference count (with what is under way), next and previous line.
    pub lines: Vec<LineInside>,
}

/// Tag, reference count, next and previous line of a cache line.
pub type LineInside = (Option<u64>, u64, Option<usize>, Option<usize>);

impl<
        const W: usize,
        const LW: usize,
        const LINES: usize,
        const LL: usize,
        const PCW: usize,
        const TAGW: usize,
        const DA: usize,
    > FrontEnd<W, LW, LINES, LL, PCW, TAGW, DA>
{
    /// The state between two clock edges.
    pub fn inside(&self) -> Inside {
        let bit = |mask: &DFF<Bits<LINES>>, i: usize| mask.q.val().get_bit(i);
        Inside {
            pointers: (0..W).map(|i| self.pointing.q.val().get_bit(i).then(|| self.line[i].q.val().index())).collect(),
            lines: (0..LINES)
                .map(|i| {
                    let present = bit(&self.loading, i) || bit(&self.loaded, i);
                    let some = |masks: &[&DFF<Bits<LINES>>]| masks.iter().filter(|mask| bit(mask, i)).count() as u64;
                    let risen = some(&[&self.risen_a, &self.risen_b, &self.risen_look]);
                    let fallen = some(&[&self.fallen_a, &self.fallen_b]);
                    (
                        present.then(|| self.tags[i].q.val().index() as u64),
                        self.counts[i].q.val().index() as u64 + risen - fallen,
                        bit(&self.next_valid, i).then(|| self.next[i].q.val().index()),
                        bit(&self.prev_valid, i).then(|| self.prev[i].q.val().index()),
                    )
                })
                .collect(),
        }
    }
}

/// Runs warps through a program: launches, issues what is delivered, redirects, answers
/// refills late and out of order. The word at PC `p` is `p` with its complement.
pub struct Neighbours {
    warps: usize,
    length: u64,
    /// What each warp waits for.
    state: Vec<Warp>,
    memory: VecDeque<(u64, u64)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Warp {
    Ended,
    Fetching,
    Ready,
    Resolving,
    Faulted,
}

/// Instructions of the random program.
pub const PROGRAM: u64 = 200;

impl Neighbours {
    /// The neighbours of a front end of `warps` warps.
    pub fn new(warps: usize) -> Self {
        Self { warps, length: PROGRAM, state: vec![Warp::Ended; warps], memory: VecDeque::new() }
    }

    fn pick(&self, wanted: Warp, dice: u64) -> Option<usize> {
        let warps = self.warps as u64;
        (0..warps).map(|i| ((dice + i) % warps) as usize).find(|&warp| self.state[warp] == wanted)
    }
}

/// The two words of the instruction at `pc` in random tests.
pub fn words_at(pc: u64) -> (u64, u64) {
    (pc, !pc & 0xffff_ffff)
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        if outputs[0] == 1 {
            self.state[outputs[1] as usize] = Warp::Ready;
        }
        if outputs[5] == 1 {
            // The core stops a warp that has left the program.
            self.state[outputs[6] as usize] = Warp::Faulted;
        }
        let dice = random();
        let launch = self.pick(Warp::Ended, dice >> 40).filter(|_| dice & 3 == 0);
        let faulted = self.pick(Warp::Faulted, 0);
        let redirect = faulted.or_else(|| self.pick(Warp::Resolving, dice >> 44).filter(|_| dice & 4 == 0));
        let issue = self.pick(Warp::Ready, dice >> 48).filter(|_| dice & 8 == 0);
        let control = dice & 0x70 == 0;
        let kind = [0, 1, 1, 1, 1, 2, 1, if dice & 0x3000 == 0 { 3 } else { 1 }][(dice >> 8 & 7) as usize];
        let kind = if faulted.is_some() { 3 } else { kind };
        // Mostly short ways, some of them backwards; few leave the program.
        let reach = [3, 9, 20, 60][(dice >> 16 & 3) as usize];
        let offset = (random() % reach).wrapping_sub(reach / 2) & 0xff_ffff;
        if let Some(warp) = launch {
            self.state[warp] = Warp::Fetching;
        }
        if let Some(warp) = redirect {
            self.state[warp] = if kind == 3 { Warp::Ended } else { Warp::Fetching };
        }
        if let Some(warp) = issue {
            self.state[warp] = if control { Warp::Resolving } else { Warp::Fetching };
        }
        let mut inputs = vec![u64::from(launch.is_some()), launch.unwrap_or(0) as u64, random() % (self.length / 2)];
        inputs.extend([u64::from(issue.is_some()), issue.unwrap_or(0) as u64, u64::from(control)]);
        inputs.extend([u64::from(redirect.is_some()), redirect.unwrap_or(0) as u64, kind, offset, random() % self.length]);
        inputs.extend([random() & random() & random() & ((1 << self.warps) - 1), 0x40, self.length]);
        // Memory: the request of the last cycle was taken if ready was high then.
        let answer = if self.memory.len() > 2 || dice & 0x0300_0000 == 0 {
            let at = random() as usize % self.memory.len().max(1);
            self.memory.remove(at)
        } else {
            None
        };
        inputs.push(u64::from(dice >> 30 & 3 != 0));
        inputs.push(u64::from(answer.is_some()));
        let (tag, line) = answer.unwrap_or((0, 0x40));
        inputs.push(tag);
        let pc = (line - 0x40) * 2;
        inputs.extend([words_at(pc).0, words_at(pc).1, words_at(pc + 1).0, words_at(pc + 1).1]);
        inputs
    }

    fn accepted(&mut self, inputs: &[u64], outputs: &[u64]) {
        if outputs[8] == 1 && inputs[14] == 1 {
            self.memory.push_back((outputs[10], outputs[9]));
        }
    }
}

/// The registered blocks of this module.
pub fn entries() -> Vec<BlockEntry> {
    vec![BlockEntry {
        name: "front_end",
        spec: "1-instruction-front-end.md",
        purpose: "instruction cache pointers, links, full lookups, refills",
        build: || -> Box<dyn Dut> { Box::new(ready_top!(FrontEnd::<8, 3, 16, 4, 20, 17, 6>::new(FrontEndConfig::default()))) },
        stimulus: |_| Box::new(Neighbours::new(8)),
    }]
}

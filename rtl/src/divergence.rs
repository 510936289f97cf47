// SPDX-License-Identifier: MIT
//! Divergence by per-thread PCs (spec 6, "Divergence").
//!
//! A warp's active threads go on together; the other live threads wait, each with its PC
//! in the PC file. Where a branch splits the active threads, those with the lower PC go
//! on. At a `sync` the active threads store their PCs, and all live threads of the level at
//! the lowest PC go on; the same happens when the last active thread leaves.
//!
//! The *level* of a warp is the set of its live threads inside as many calls as the active ones; no
//! thread is inside more. A call makes its threads a level of their own, which runs first; a return
//! parks its threads one level further out until the last of their level has returned. So all
//! threads of a level come from one call, have one return address, and join only each other. Beside
//! its PC, a waiting thread has the number of its level.
//!
//! Most control instructions need no PC of a waiting thread: they are answered in one cycle. The
//! others mark their warp for a *search*: one warp at a time has its PCs read, the lowest found,
//! and the threads at it made active (three cycles, the answer in the gaps of the control
//! instructions; an issue slot is never taken twice by one warp, so gaps come). When the last
//! thread of a level has left, two cycles more find the next level.
//!
//! - **latency**: 1 cycle for a branch that does not wait for others; 4 and more for a search, 6
//!   and more at the end of a level
//! - **throughput**: one resolve per cycle
//! - **invariant**: active is a part of the level, that of live; a live warp has an active thread
//!   or is being searched
use crate::cells::{Highest, Lazy, LutRam, DFF};
use crate::prelude::*;

/// Masks and PCs of `W` warps of `T` threads, which `CB` bits count.
#[derive(LogicBlock)]
#[check(1 << LW == W, "LW is the logarithm of W")]
#[check(T >> CB == 0, "CB bits count the threads")]
#[check(T % 4 == 0, "whole quads")]
#[check(PCW <= 24, "a branch offset has 24 bits")]
pub struct Divergence<
    const W: usize,
    const LW: usize,
    const T: usize,
    const PCW: usize,
    const CB: usize,
> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A warp starts.
    pub launch_valid: Signal<In, Bit>,
    /// Its slot.
    pub launch_warp: Signal<In, Bits<LW>>,
    /// Its threads.
    pub launch_mask: Signal<In, Bits<T>>,
    /// From E1: a control instruction.
    pub resolve_valid: Signal<In, Bit>,
    /// Its warp.
    pub resolve_warp: Signal<In, Bits<LW>>,
    /// 0 branch, 1 sync, 2 exit, 3 discard, 4 go on sequentially, 5 kill, 6 return to `resolve_pc`,
    /// 7 call.
    pub resolve_kind: Signal<In, Bits<3>>,
    /// Threads that branch, call or return (then at least one), or that leave.
    pub resolve_taken: Signal<In, Bits<T>>,
    /// PC of the instruction, or the PC to go to.
    pub resolve_pc: Signal<In, Bits<PCW>>,
    /// Branch offset in instructions, signed.
    pub resolve_offset: Signal<In, Bits<24>>,
    /// The warp's active threads: no others since it was selected. Of a kill, whichever.
    pub resolve_active: Signal<In, Bits<T>>,
    /// Its live threads.
    pub resolve_live: Signal<In, Bits<T>>,
    /// Its live threads inside as many calls as the active ones.
    pub resolve_level: Signal<In, Bits<T>>,
    /// Calls that the active threads are inside of.
    pub resolve_depth: Signal<In, Bits<5>>,
    /// Active threads of each warp.
    pub active: [Signal<Out, Bits<T>>; W],
    /// Live threads of each warp.
    pub live: [Signal<Out, Bits<T>>; W],
    /// To the front end: where a warp goes on.
    pub redirect_valid: Signal<Out, Bit>,
    /// The warp.
    pub redirect_warp: Signal<Out, Bits<LW>>,
    /// 0 sequential, 1 relative, 2 absolute, 3 stop.
    pub redirect_kind: Signal<Out, Bits<2>>,
    /// Offset of a relative move.
    pub redirect_offset: Signal<Out, Bits<24>>,
    /// PC of an absolute move.
    pub redirect_pc: Signal<Out, Bits<PCW>>,
    /// The last thread of a warp has left.
    pub end_valid: Signal<Out, Bit>,
    /// The warp.
    pub end_warp: Signal<Out, Bits<LW>>,
    /// A branch splits its warp.
    pub count_divergent: Signal<Out, Bit>,
    /// Per-thread PCs read.
    pub count_pc_read: Signal<Out, Bits<CB>>,
    /// Per-thread PCs written.
    pub count_pc_write: Signal<Out, Bits<CB>>,
    /// Level of each warp; empty until the next search when the last thread of one has left.
    pub level: [Signal<Out, Bits<T>>; W],
    /// A search ends a level: to the return stack, never in a cycle with `resolve_valid`.
    pub depth_valid: Signal<Out, Bit>,
    /// The warp.
    pub depth_warp: Signal<Out, Bits<LW>>,
    /// Calls that its threads are inside of from now on.
    pub depth: Signal<Out, Bits<5>>,
    running: [DFF<Bits<T>>; W],
    alive: [DFF<Bits<T>>; W],
    members: [DFF<Bits<T>>; W],
    pcs: [LutRam<LW, PCW>; T],
    depths: [LutRam<LW, 5>; T],
    waiting: DFF<Bits<W>>,
    // The warp of the cycle before, whether it has to be searched for or is gone, and whether it
    // was the one at which the search is: `waiting` and `step` have a cycle for it.
    last: DFF<Bits<W>>,
    searched: DFF<Bit>,
    left: DFF<Bit>,
    hit: DFF<Bit>,
    // The search: 0 idle, 1 PCs read, 2 lowest known, 3 answer; 4: depths read, since the level is
    // empty, and 1 again.
    step: DFF<Bits<3>>,
    at: DFF<Bits<LW>>,
    found: [DFF<Bits<PCW>>; T],
    lowest: DFF<Bits<PCW>>,
    found_depth: [DFF<Bits<5>>; T],
    unwound: DFF<Bit>,
    unwound_depth: DFF<Bits<5>>,
    out_valid: DFF<Bit>,
    out_warp: DFF<Bits<LW>>,
    out_kind: DFF<Bits<2>>,
    out_offset: DFF<Bits<24>>,
    out_pc: DFF<Bits<PCW>>,
    #[value(1)]
    one: Constant<Bits<W>>,
    at_alive: Signal<Local, Bits<T>>,
    at_level: Signal<Local, Bits<T>>,
    deeper: [Signal<Local, Bits<5>>; T],
    deepest_of: [Signal<Local, Bits<5>>; T],
    deepest: Signal<Local, Bits<5>>,
    next_level: Signal<Local, Bits<T>>,
    new_level: Signal<Local, Bits<T>>,
    store_depth: Signal<Local, Bits<5>>,
    outer: Signal<Local, Bits<5>>,
    unwinding: Signal<Local, Bit>,
    taken: Signal<Local, Bits<T>>,
    others: Signal<Local, Bits<T>>,
    new_running: Signal<Local, Bits<T>>,
    new_alive: Signal<Local, Bits<T>>,
    store: Signal<Local, Bits<T>>,
    store_pc: Signal<Local, Bits<PCW>>,
    following: Signal<Local, Bits<PCW>>,
    target: Signal<Local, Bits<PCW>>,
    fast: Signal<Local, Bit>,
    search: Signal<Local, Bit>,
    backward: Signal<Local, Bit>,
    self_mask: Signal<Local, Bits<W>>,
    at_mask: Signal<Local, Bits<W>>,
    below: Signal<Local, Bits<W>>,
    gone: Signal<Local, Bit>,
    next_below: Lazy<Highest<W, LW>>,
    next_of_all: Lazy<Highest<W, LW>>,
    waiting_now: Signal<Local, Bits<W>>,
    step_now: Signal<Local, Bits<3>>,
    still: Signal<Local, Bits<W>>,
    lower: [Signal<Local, Bits<PCW>>; T],
    lowest_of: [Signal<Local, Bits<PCW>>; T],
    best: Signal<Local, Bits<PCW>>,
    #[value((1u64 << PCW) - 1)]
    highest: Constant<Bits<PCW>>,
    joined: Signal<Local, Bits<T>>,
    answered: Signal<Local, Bit>,
    count: Signal<Local, Bits<CB>>,
    wide: Signal<Local, Bits<24>>,
}

impl<const W: usize, const LW: usize, const T: usize, const PCW: usize, const CB: usize> Logic
    for Divergence<W, LW, T, PCW, CB>
{
    #[hdl_gen]
    fn update(&mut self) {
        self.self_mask.next = self.one.val() << self.resolve_warp.val();
        self.at_mask.next = self.one.val() << self.at.q.val();
        self.at_alive.next = 0.into();
        self.at_level.next = 0.into();
        // The level of the threads inside the most calls, of the warp that is searched: the most of
        // each pair, each quad, all.
        for i in 0..(T / 2) {
            self.deeper[i].next = self.found_depth[2 * i].q.val();
            if self.found_depth[2 * i + 1].q.val() > self.found_depth[2 * i].q.val() {
                self.deeper[i].next = self.found_depth[2 * i + 1].q.val();
            }
        }
        for i in 0..(T / 4) {
            self.deepest_of[i].next = self.deeper[2 * i].val();
            if self.deeper[2 * i + 1].val() > self.deeper[2 * i].val() {
                self.deepest_of[i].next = self.deeper[2 * i + 1].val();
            }
        }
        self.deepest.next = self.deepest_of[0].val();
        for i in 1..(T / 4) {
            if self.deepest_of[i].val() > self.deepest.val() {
                self.deepest.next = self.deepest_of[i].val();
            }
        }
        for i in (T / 2)..T {
            self.deeper[i].next = 0.into();
        }
        for i in (T / 4)..T {
            self.deepest_of[i].next = 0.into();
        }
        self.unwinding.next = self.step.q.val() == 4;
        for i in 0..W {
            if self.at_mask.val().get_bit(i) {
                self.at_alive.next = self.at_alive.val() | self.alive[i].q.val();
                self.at_level.next = self.at_level.val() | self.members[i].q.val();
            }
        }
        self.next_level.next = 0.into();
        for i in 0..T {
            if self.at_alive.val().get_bit(i) & (self.found_depth[i].q.val() == self.deepest.val())
            {
                self.next_level.next = self.next_level.val().replace_bit(i, true);
            }
        }
        for i in 0..W {
            if self.unwinding.val() & self.at_mask.val().get_bit(i) {
                self.members[i].d.next = self.next_level.val();
            }
            self.active[i].next = self.running[i].q.val();
            self.live[i].next = self.alive[i].q.val();
            self.level[i].next = self.members[i].q.val();
        }

        // Resolve: which threads go on, which PCs are kept.
        self.following.next = self.resolve_pc.val() + 1;
        self.wide.next = self.resolve_offset.val();
        self.target.next = self.resolve_pc.val() + bit_cast::<PCW, 24>(self.wide.val());
        self.taken.next = self.resolve_taken.val() & self.resolve_active.val();
        self.others.next = self.resolve_active.val() & !self.taken.val();
        self.backward.next = self.wide.val().get_bit(23) | !self.wide.val().any();
        self.new_running.next = self.resolve_active.val();
        self.new_alive.next = self.resolve_live.val();
        self.new_level.next = self.resolve_level.val();
        self.outer.next = self.resolve_depth.val() - 1;
        self.store.next = 0.into();
        self.store_pc.next = self.following.val();
        self.store_depth.next = self.resolve_depth.val();
        self.fast.next = false;
        self.search.next = false;
        self.out_valid.d.next = false;
        self.count_divergent.next = false;
        self.gone.next = false;
        // The answer of a search, unless there is one of an instruction: whether it counts is the
        // only thing that has to wait for the threads.
        self.out_warp.d.next = self.at.q.val();
        self.out_kind.d.next = 2.into();
        self.out_pc.d.next = self.lowest.q.val();
        self.out_offset.d.next = self.resolve_offset.val();
        if self.resolve_valid.val() {
            self.fast.next = true;
            self.out_warp.d.next = self.resolve_warp.val();
            self.out_pc.d.next = self.resolve_pc.val();
            self.out_kind.d.next = 0.into();
            match self.resolve_kind.val().index() {
                0 => {
                    if self.taken.val().any() {
                        if !self.others.val().any() {
                            self.out_kind.d.next = 1.into();
                        } else {
                            self.count_divergent.next = true;
                            if self.backward.val() {
                                self.out_kind.d.next = 1.into();
                                self.new_running.next = self.taken.val();
                                self.store.next = self.others.val();
                            } else {
                                self.new_running.next = self.others.val();
                                self.store.next = self.taken.val();
                                self.store_pc.next = self.target.val();
                            }
                        }
                    }
                }
                1 => {
                    if self.resolve_active.val() != self.resolve_level.val() {
                        self.store.next = self.resolve_active.val();
                        self.fast.next = false;
                        self.search.next = true;
                    }
                }
                2 => {
                    self.new_running.next = self.others.val();
                    self.new_alive.next = self.resolve_live.val() & !self.taken.val();
                    self.new_level.next = self.resolve_level.val() & !self.taken.val();
                }
                3 => {
                    self.new_running.next = self.others.val();
                    self.new_alive.next = self.resolve_live.val() & !self.taken.val();
                    self.new_level.next = self.resolve_level.val() & !self.taken.val();
                }
                5 => {
                    self.new_running.next = 0.into();
                    self.new_alive.next = 0.into();
                    self.new_level.next = 0.into();
                }
                6 => {
                    if self.taken.val() == self.resolve_live.val() {
                        self.out_kind.d.next = 2.into();
                    } else {
                        self.count_divergent.next = self.others.val().any();
                        self.new_running.next = self.others.val();
                        self.new_level.next = self.resolve_level.val() & !self.taken.val();
                        self.store.next = self.taken.val();
                        self.store_pc.next = self.resolve_pc.val();
                        self.store_depth.next = self.outer.val();
                    }
                }
                7 => {
                    self.count_divergent.next = self.others.val().any();
                    self.out_kind.d.next = 1.into();
                    self.new_running.next = self.taken.val();
                    self.new_level.next = self.taken.val();
                    self.store.next = self.others.val();
                }
                _ => {}
            }
            if !self.new_alive.val().any() {
                self.out_kind.d.next = 3.into();
                self.gone.next = true;
            } else {
                if !self.new_running.val().any() {
                    self.fast.next = false;
                    self.search.next = true;
                }
            }
            for i in 0..W {
                if self.self_mask.val().get_bit(i) {
                    self.running[i].d.next = self.new_running.val();
                    self.alive[i].d.next = self.new_alive.val();
                    self.members[i].d.next = self.new_level.val();
                }
            }
        }
        self.out_valid.d.next = self.fast.val();
        self.count.next = 0.into();
        for i in 0..T {
            self.pcs[i].write_enable.next = self.store.val().get_bit(i);
            self.pcs[i].write_address.next = self.resolve_warp.val();
            self.pcs[i].write_data.next = self.store_pc.val();
            self.depths[i].write_enable.next = self.store.val().get_bit(i);
            self.depths[i].write_address.next = self.resolve_warp.val();
            self.depths[i].write_data.next = self.store_depth.val();
            if self.store.val().get_bit(i) {
                self.count.next = self.count.val() + 1;
            }
        }
        self.count_pc_write.next = self.count.val();

        // Search: the lowest PC among the threads of the level of one warp.
        self.last.d.next = self.self_mask.val();
        self.searched.d.next = self.search.val();
        self.left.d.next = self.gone.val();
        self.waiting_now.next = self.waiting.q.val();
        if self.left.q.val() {
            self.waiting_now.next = self.waiting.q.val() & !self.last.q.val();
        }
        if self.searched.q.val() {
            self.waiting_now.next = self.waiting.q.val() | self.last.q.val();
        }
        self.still.next = self.waiting_now.val();
        // A kill takes the warp out of the search.
        self.step_now.next = self.step.q.val();
        if self.left.q.val() & self.hit.q.val() {
            self.step_now.next = 0.into();
        }
        self.count.next = 0.into();
        // The lowest of each pair, of each quad, of all.
        for i in 0..(T / 2) {
            self.lower[i].next = self.found[2 * i].q.val();
            if self.found[2 * i + 1].q.val() < self.found[2 * i].q.val() {
                self.lower[i].next = self.found[2 * i + 1].q.val();
            }
        }
        for i in 0..(T / 4) {
            self.lowest_of[i].next = self.lower[2 * i].val();
            if self.lower[2 * i + 1].val() < self.lower[2 * i].val() {
                self.lowest_of[i].next = self.lower[2 * i + 1].val();
            }
        }
        self.best.next = self.lowest_of[0].val();
        for i in 1..(T / 4) {
            if self.lowest_of[i].val() < self.best.val() {
                self.best.next = self.lowest_of[i].val();
            }
        }
        for i in (T / 2)..T {
            self.lower[i].next = 0.into();
        }
        for i in (T / 4)..T {
            self.lowest_of[i].next = 0.into();
        }
        self.joined.next = 0.into();
        self.answered.next = false;
        self.below.next = 0.into();
        for i in 0..W {
            if self.at.q.val() > i.to_bits() {
                self.below.next =
                    self.below.val().replace_bit(i, self.waiting_now.val().get_bit(i));
            }
        }
        self.next_below.candidates.next = self.below.val();
        self.next_of_all.candidates.next = self.waiting_now.val();
        for i in 0..T {
            self.pcs[i].read_address.next = self.at.q.val();
            self.depths[i].read_address.next = self.at.q.val();
            self.found_depth[i].d.next = self.depths[i].read_data.val();
            if !self.at_alive.val().get_bit(i) {
                self.found_depth[i].d.next = 0.into();
            }
        }
        self.step.d.next = self.step_now.val();
        match self.step_now.val().index() {
            0 => {
                self.unwound.d.next = false;
                // The next waiting warp downwards from the last, so that none is passed over for
                // ever.
                if self.next_of_all.valid.val() {
                    self.at.d.next = self.next_of_all.index.val();
                    self.step.d.next = 1.into();
                }
                if self.next_below.valid.val() {
                    self.at.d.next = self.next_below.index.val();
                }
            }
            1 => {
                // The highest PC stands for a thread that has none.
                for i in 0..T {
                    self.found[i].d.next = self.highest.val();
                    if self.at_level.val().get_bit(i) {
                        self.found[i].d.next = self.pcs[i].read_data.val();
                        self.count.next = self.count.val() + 1;
                    }
                }
                self.step.d.next = 2.into();
                if !self.at_level.val().any() {
                    self.step.d.next = 4.into();
                }
            }
            4 => {
                self.unwound.d.next = true;
                self.unwound_depth.d.next = self.deepest.val();
                self.step.d.next = 1.into();
            }
            2 => {
                self.lowest.d.next = self.best.val();
                self.step.d.next = 3.into();
            }
            _ => {
                for i in 0..T {
                    if self.at_level.val().get_bit(i)
                        & (self.found[i].q.val() == self.lowest.q.val())
                    {
                        self.joined.next = self.joined.val().replace_bit(i, true);
                    }
                }
                if !self.resolve_valid.val() {
                    self.answered.next = true;
                    self.step.d.next = 0.into();
                }
            }
        }
        // A warp that does not wait any more is not searched for.
        self.hit.d.next = (self.at.q.val() == self.resolve_warp.val()) & self.step_now.val().any();
        if !(self.waiting_now.val() & self.at_mask.val()).any() & self.step_now.val().any() {
            self.step.d.next = 0.into();
            self.answered.next = false;
        }
        for i in 0..W {
            if self.answered.val() & self.at_mask.val().get_bit(i) {
                self.running[i].d.next = self.joined.val();
                self.still.next = self.still.val().replace_bit(i, false);
            }
        }
        self.waiting.d.next = self.still.val();
        self.count_pc_read.next = self.count.val();
        if self.answered.val() {
            self.out_valid.d.next = true;
        }
        self.depth_valid.next = self.answered.val() & self.unwound.q.val();
        self.depth_warp.next = self.at.q.val();
        self.depth.next = self.unwound_depth.q.val();

        for i in 0..W {
            if self.launch_valid.val() & (self.launch_warp.val() == i.to_bits()) {
                self.running[i].d.next = self.launch_mask.val();
                self.alive[i].d.next = self.launch_mask.val();
                self.members[i].d.next = self.launch_mask.val();
            }
        }
        self.redirect_valid.next = self.out_valid.q.val();
        self.redirect_warp.next = self.out_warp.q.val();
        self.redirect_kind.next = self.out_kind.q.val();
        self.redirect_offset.next = self.out_offset.q.val();
        self.redirect_pc.next = self.out_pc.q.val();
        self.end_valid.next = self.out_valid.q.val() & (self.out_kind.q.val() == 3);
        self.end_warp.next = self.out_warp.q.val();
    }
}

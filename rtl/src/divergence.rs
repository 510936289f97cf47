// SPDX-License-Identifier: MIT
//! Divergence by per-thread PCs (docs/core.md).
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
mod extremes;
mod search_step;

use crate::bundles::{
    FlowCounts, LaunchThreads, NextPc, NextPcIs, Resolve, ResolveKind, WarpEvent,
};
use crate::cells::{Highest, Lazy, LutRam, DFF};
use crate::prelude::*;
use extremes::Extremes;
use search_step::SearchStep;

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
    /// Launch of a warp, with its threads.
    pub launch: LaunchThreads<In, LW, T>,
    /// A control instruction, a cycle after its stage E1.
    pub resolve: Resolve<In, LW, T, PCW>,
    /// Active threads of each warp.
    pub active: [Signal<Out, Bits<T>>; W],
    /// Live threads of each warp.
    pub live: [Signal<Out, Bits<T>>; W],
    /// Where a warp goes on, registered.
    pub redirect: NextPc<Out, LW, PCW>,
    /// The last thread of a warp has left.
    pub end: WarpEvent<Out, LW>,
    /// Events, for the counters.
    pub count: FlowCounts<Out, CB>,
    /// Level of each warp; empty until the next search when the last thread of one has left.
    pub level: [Signal<Out, Bits<T>>; W],
    /// A search ends a level: to the return stack, never in a cycle with `resolve.valid`.
    pub depth_valid: Signal<Out, Bit>,
    /// The warp.
    pub depth_warp: Signal<Out, Bits<LW>>,
    /// Calls that its threads are inside of from now on.
    pub depth: Signal<Out, Bits<5>>,
    #[drives(active)]
    running: [DFF<Bits<T>>; W],
    #[drives(live)]
    alive: [DFF<Bits<T>>; W],
    #[drives(level)]
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
    // The search, and the warp that is searched.
    step: DFF<SearchStep>,
    #[drives(depth_warp)]
    at: DFF<Bits<LW>>,
    found: [DFF<Bits<PCW>>; T],
    lowest: DFF<Bits<PCW>>,
    found_depth: [DFF<Bits<5>>; T],
    unwound: DFF<Bit>,
    #[drives(depth)]
    unwound_depth: DFF<Bits<5>>,
    answer: Registers<NextPc<Local, LW, PCW>>,
    #[value(1)]
    one: Constant<Bits<W>>,
    at_alive: Signal<Local, Bits<T>>,
    at_level: Signal<Local, Bits<T>>,
    next_level: Signal<Local, Bits<T>>,
    new_level: Signal<Local, Bits<T>>,
    store_depth: Signal<Local, Bits<5>>,
    taken: Signal<Local, Bits<T>>,
    others: Signal<Local, Bits<T>>,
    new_running: Signal<Local, Bits<T>>,
    new_alive: Signal<Local, Bits<T>>,
    store: Signal<Local, Bits<T>>,
    store_pc: Signal<Local, Bits<PCW>>,
    target: Signal<Local, Bits<PCW>>,
    fast: Signal<Local, Bit>,
    search: Signal<Local, Bit>,
    backward: Signal<Local, Bit>,
    self_mask: Signal<Local, Bits<W>>,
    at_mask: Signal<Local, Bits<W>>,
    below: Signal<Local, Bits<W>>,
    gone: Signal<Local, Bit>,
    extremes: Lazy<Extremes<T, PCW>>,
    next_below: Lazy<Highest<W, LW>>,
    next_of_all: Lazy<Highest<W, LW>>,
    waiting_now: Signal<Local, Bits<W>>,
    step_now: Signal<Local, SearchStep>,
    #[value((1u64 << PCW) - 1)]
    highest: Constant<Bits<PCW>>,
    joined: Signal<Local, Bits<T>>,
    answered: Signal<Local, Bit>,
    amount: Signal<Local, Bits<CB>>,
}

#[hdl_gen]
impl Logic for Divergence {
    fn update(&mut self) {
        self.self_mask.next = self.one.val() << self.resolve.warp.val();
        self.at_mask.next = self.one.val() << self.at.q.val();
        self.at_alive.next = 0.into();
        self.at_level.next = 0.into();
        for i in 0..T {
            self.extremes.pc[i].next = self.found[i].q.val();
            self.extremes.depth[i].next = self.found_depth[i].q.val();
        }
        for i in 0..W {
            if self.at_mask.val().get_bit(i) {
                self.at_alive.next = self.at_alive.val() | self.alive[i].q.val();
                self.at_level.next = self.at_level.val() | self.members[i].q.val();
            }
        }
        self.next_level.next = self.at_alive.val() & self.extremes.at_deepest.val();
        for i in 0..W {
            if (self.step.q.val() == SearchStep::Unwind) & self.at_mask.val().get_bit(i) {
                self.members[i].d.next = self.next_level.val();
            }
        }

        // Resolve: which threads go on, which PCs are kept.
        self.target.next = self.resolve.pc.val() + bit_cast::<PCW, 24>(self.resolve.offset.val());
        self.taken.next = self.resolve.taken.val() & self.resolve.active.val();
        self.others.next = self.resolve.active.val() & !self.taken.val();
        self.backward.next =
            self.resolve.offset.val().get_bit(23) | !self.resolve.offset.val().any();
        self.new_running.next = self.resolve.active.val();
        self.new_alive.next = self.resolve.live.val();
        self.new_level.next = self.resolve.level.val();
        self.store.next = 0.into();
        self.store_pc.next = self.resolve.pc.val() + 1;
        self.store_depth.next = self.resolve.depth.val();
        self.fast.next = false;
        self.search.next = false;
        self.answer.d.valid.next = false;
        self.count.divergent.next = false;
        self.gone.next = false;
        // The answer of a search, unless there is one of an instruction: whether it counts is the
        // only thing that has to wait for the threads.
        self.answer.d.warp.next = self.at.q.val();
        self.answer.d.kind.next = (NextPcIs::Absolute as u64).into();
        self.answer.d.pc.next = self.lowest.q.val();
        self.answer.d.offset.next = self.resolve.offset.val();
        if self.resolve.valid.val() {
            self.fast.next = true;
            self.resolve.drive(&mut self.answer.d, [warp, pc]);
            self.answer.d.kind.next = (NextPcIs::Sequential as u64).into();
            if self.resolve.kind.val() == ResolveKind::Branch as u64 {
                if self.taken.val().any() {
                    if !self.others.val().any() {
                        self.answer.d.kind.next = (NextPcIs::Relative as u64).into();
                    } else {
                        self.count.divergent.next = true;
                        if self.backward.val() {
                            self.answer.d.kind.next = (NextPcIs::Relative as u64).into();
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
            if self.resolve.kind.val() == ResolveKind::Sync as u64 {
                if self.resolve.active.val() != self.resolve.level.val() {
                    self.store.next = self.resolve.active.val();
                    self.fast.next = false;
                    self.search.next = true;
                }
            }
            if (self.resolve.kind.val() == ResolveKind::Exit as u64)
                | (self.resolve.kind.val() == ResolveKind::Discard as u64)
            {
                self.new_running.next = self.others.val();
                self.new_alive.next = self.resolve.live.val() & !self.taken.val();
                self.new_level.next = self.resolve.level.val() & !self.taken.val();
            }
            if self.resolve.kind.val() == ResolveKind::Kill as u64 {
                self.new_running.next = 0.into();
                self.new_alive.next = 0.into();
                self.new_level.next = 0.into();
            }
            if self.resolve.kind.val() == ResolveKind::Return as u64 {
                if self.taken.val() == self.resolve.live.val() {
                    self.answer.d.kind.next = (NextPcIs::Absolute as u64).into();
                } else {
                    self.count.divergent.next = self.others.val().any();
                    self.new_running.next = self.others.val();
                    self.new_level.next = self.resolve.level.val() & !self.taken.val();
                    self.store.next = self.taken.val();
                    self.store_pc.next = self.resolve.pc.val();
                    self.store_depth.next = self.resolve.depth.val() - 1;
                }
            }
            if self.resolve.kind.val() == ResolveKind::Call as u64 {
                self.count.divergent.next = self.others.val().any();
                self.answer.d.kind.next = (NextPcIs::Relative as u64).into();
                self.new_running.next = self.taken.val();
                self.new_level.next = self.taken.val();
                self.store.next = self.others.val();
            }
            if !self.new_alive.val().any() {
                self.answer.d.kind.next = (NextPcIs::Stop as u64).into();
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
        self.answer.d.valid.next = self.fast.val();
        self.amount.next = 0.into();
        for i in 0..T {
            self.pcs[i].write(
                self.store.val().get_bit(i),
                self.resolve.warp.val(),
                self.store_pc.val(),
            );
            self.depths[i].write(
                self.store.val().get_bit(i),
                self.resolve.warp.val(),
                self.store_depth.val(),
            );
            if self.store.val().get_bit(i) {
                self.amount.next = self.amount.val() + 1;
            }
        }
        self.count.pc_write.next = self.amount.val();

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
        // A kill takes the warp out of the search.
        self.step_now.next = self.step.q.val();
        if self.left.q.val() & self.hit.q.val() {
            self.step_now.next = SearchStep::Idle;
        }
        self.amount.next = 0.into();
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
            self.pcs[i].read(self.at.q.val());
            self.depths[i].read(self.at.q.val());
            self.found_depth[i].d.next = self.depths[i].read_data.val();
            if !self.at_alive.val().get_bit(i) {
                self.found_depth[i].d.next = 0.into();
            }
        }
        self.step.d.next = self.step_now.val();
        match self.step_now.val() {
            SearchStep::Idle => {
                self.unwound.d.next = false;
                // The next waiting warp downwards from the last, so that none is passed over for
                // ever.
                if self.next_of_all.valid.val() {
                    self.at.d.next = self.next_of_all.index.val();
                    self.step.d.next = SearchStep::Read;
                }
                if self.next_below.valid.val() {
                    self.at.d.next = self.next_below.index.val();
                }
            }
            SearchStep::Read => {
                // A thread outside the level counts with the highest PC.
                for i in 0..T {
                    self.found[i].d.next = self.highest.val();
                    if self.at_level.val().get_bit(i) {
                        self.found[i].d.next = self.pcs[i].read_data.val();
                        self.amount.next = self.amount.val() + 1;
                    }
                }
                self.step.d.next = SearchStep::Lowest;
                if !self.at_level.val().any() {
                    self.step.d.next = SearchStep::Unwind;
                }
            }
            SearchStep::Unwind => {
                self.unwound.d.next = true;
                self.unwound_depth.d.next = self.extremes.deepest.val();
                self.step.d.next = SearchStep::Read;
            }
            SearchStep::Lowest => {
                self.lowest.d.next = self.extremes.lowest.val();
                self.step.d.next = SearchStep::Answer;
            }
            // The answer.
            _ => {
                for i in 0..T {
                    if self.at_level.val().get_bit(i)
                        & (self.found[i].q.val() == self.lowest.q.val())
                    {
                        self.joined.next = self.joined.val().replace_bit(i, true);
                    }
                }
                if !self.resolve.valid.val() {
                    self.answered.next = true;
                    self.step.d.next = SearchStep::Idle;
                }
            }
        }
        // A warp that does not wait any more is not searched for.
        self.hit.d.next = (self.at.q.val() == self.resolve.warp.val())
            & (self.step_now.val() != SearchStep::Idle);
        if !(self.waiting_now.val() & self.at_mask.val()).any()
            & (self.step_now.val() != SearchStep::Idle)
        {
            self.step.d.next = SearchStep::Idle;
            self.answered.next = false;
        }
        for i in 0..W {
            if self.answered.val() & self.at_mask.val().get_bit(i) {
                self.running[i].d.next = self.joined.val();
            }
        }
        self.waiting.d.next = self.waiting_now.val();
        if self.answered.val() {
            self.waiting.d.next = self.waiting_now.val() & !self.at_mask.val();
            self.answer.d.valid.next = true;
        }
        self.count.pc_read.next = self.amount.val();
        self.depth_valid.next = self.answered.val() & self.unwound.q.val();
        for i in 0..W {
            if self.launch.valid.val() & (self.launch.warp.val() == i.to_bits()) {
                self.running[i].d.next = self.launch.mask.val();
                self.alive[i].d.next = self.launch.mask.val();
                self.members[i].d.next = self.launch.mask.val();
            }
        }
        self.answer.q.drive(&mut self.redirect);
        self.end.valid.next =
            self.redirect.valid.val() & (self.redirect.kind.val() == NextPcIs::Stop as u64);
        self.end.warp.next = self.redirect.warp.val();
    }
}

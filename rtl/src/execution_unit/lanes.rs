// SPDX-License-Identifier: MIT
//! The lanes of an execution unit: as many as the warp has threads, 4 or 8, or 4, 2 or 1
//! (docs/core.md, physical lanes).
//!
//! With fewer lanes than threads an instruction takes several cycles, its *turns*: in the first one
//! lane `j` of `L` works for thread `T - L + j`, in the next for the thread `L` below, and in the
//! last for thread `j`. The operands hold meanwhile, since the next instruction comes later
//! (`pace`), and the results of the turns before the last one wait in registers: all come out
//! together. As many lanes as threads need neither.
//!
//! A lane that no instruction uses computes for [`attribute`](crate::attribute): lane 0.
//!
//! - **latency**: from operands to results 4 cycles and one for each turn; of a loan always 5
//! - **throughput**: one operation per lane and cycle: an instruction every `T / L` cycles
//! - **invariant**: `start` comes `T / L` cycles after the one before, or later; a loan never while
//!   `busy_next` said no
use crate::bundles::LaneLoan;
use crate::cells::{Lazy, DFF};
use crate::lane::Lane;
use crate::prelude::*;

/// The lanes for `T` threads, 4 or 8; `TL` is the logarithm of `T`.
#[derive(LogicBlock)]
#[block(new(lanes: usize))]
#[check((T == 4 || T == 8) && 1 << TL == T, "4 or 8 threads, and their logarithm")]
#[check(
    [1, 2, 4, 8].contains(&lanes) && lanes <= T,
    "1, 2, 4 or 8 lanes, and no more than threads"
)]
#[derived(rest = T - lanes)]
#[derived(from = |count: usize| if lanes == count { count } else { T })]
pub struct Lanes<const T: usize, const TL: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Stage E1: an instruction begins. Its operands stay for all of its turns.
    pub start: Signal<In, Bit>,
    /// Operation (`AluOp`).
    pub op: Signal<In, Bits<6>>,
    /// Comparison code.
    pub compare: Signal<In, Bits<4>>,
    /// First operand of each thread.
    pub a: [Signal<In, Bits<32>>; T],
    /// Second operand.
    pub b: [Signal<In, Bits<32>>; T],
    /// Third operand.
    pub c: [Signal<In, Bits<32>>; T],
    /// Condition of `sel`, of each thread.
    pub choice: Signal<In, Bits<T>>,
    /// The last turn of an instruction: its results come five cycles later.
    pub ends: Signal<Out, Bit>,
    /// An instruction that has begun needs the next cycle too.
    pub busy_next: Signal<Out, Bit>,
    /// Lane 0 is lent, and computes this.
    pub loan: LaneLoan<In>,
    /// Result of each thread.
    pub result: [Signal<Out, Bits<32>>; T],
    /// Results of a comparison.
    pub flags: Signal<Out, Bits<T>>,
    #[build((0..lanes).map(|_| Default::default()).collect())]
    lane: Vec<Lazy<Lane>>,
    // Results of earlier turns: of the threads from `L` on.
    #[build((0..rest).map(|_| Default::default()).collect())]
    kept: Vec<DFF<Bits<32>>>,
    #[build((0..rest).map(|_| Default::default()).collect())]
    kept_flag: Vec<DFF<Bit>>,
    // Threads served by the turns before this one: 0 in the first turn and when there is no
    // instruction.
    served: DFF<Bits<TL>>,
    #[value((lanes % T) as u64)]
    lanes: Constant<Bits<TL>>,
    #[value(rest as u64)]
    rest: Constant<Bits<TL>>,
    #[value(lanes < T)]
    several: Constant<Bit>,
    first: Signal<Local, Bits<TL>>,
    thread: Signal<Local, Bits<TL>>,
    row: [Signal<Local, Bits<32>>; T],
    row_flag: [Signal<Local, Bit>; T],
    all_flags: Signal<Local, Bits<T>>,
    #[build(lanes)]
    _lanes: usize,
    // The first thread without a lane of its own, with one, two and four lanes; else `T`.
    #[build(from(1))]
    _alone: usize,
    #[build(from(2))]
    _pair: usize,
    #[build(from(4))]
    _quad: usize,
}

#[hdl_gen]
impl Logic for Lanes {
    fn update(&mut self) {
        // The turns.
        self.ends.next = self.start.val();
        self.busy_next.next = false;
        if self.several.val() {
            self.ends.next = (self.served.q.val() == self.rest.val()) & !self.start.val();
            self.busy_next.next = self.start.val()
                | (self.served.q.val().any() & (self.served.q.val() != self.rest.val()));
            if self.start.val() {
                self.served.d.next = self.lanes.val();
            } else if self.served.q.val().any() {
                self.served.d.next = self.served.q.val() + self.lanes.val();
            }
        }

        // Into the lanes.
        self.first.next = self.rest.val() - self.served.q.val();
        for j in 0..self._lanes {
            self.thread.next = self.first.val() + j.to_bits();
            self.drive(&mut self.lane[j], [op, compare]);
            for i in (T - 1)..T {
                self.lane[j].a.next = self.a[i].val();
                self.lane[j].b.next = self.b[i].val();
                self.lane[j].c.next = self.c[i].val();
                self.lane[j].predicate.next = self.choice.val().get_bit(i);
            }
            for i in 0..(T - 1) {
                if self.thread.val() == i.to_bits() {
                    self.lane[j].a.next = self.a[i].val();
                    self.lane[j].b.next = self.b[i].val();
                    self.lane[j].c.next = self.c[i].val();
                    self.lane[j].predicate.next = self.choice.val().get_bit(i);
                }
            }
        }
        if self.loan.valid.val() {
            self.loan.drive(&mut self.lane[0], [op, a, b, c]);
        }

        // Out of the lanes.
        self.loan.result.next = self.lane[0].result.val();
        for j in 0..self._lanes {
            self.row[j].next = self.lane[j].result.val();
            self.row_flag[j].next = self.lane[j].flag.val();
        }
        // A thread from `L` on gets what the thread `L` below had in the turn before.
        for i in self._alone..T {
            self.kept[i - 1].d.next = self.row[i - 1].val();
            self.kept_flag[i - 1].d.next = self.row_flag[i - 1].val();
            self.row[i].next = self.kept[i - 1].q.val();
            self.row_flag[i].next = self.kept_flag[i - 1].q.val();
        }
        for i in self._pair..T {
            self.kept[i - 2].d.next = self.row[i - 2].val();
            self.kept_flag[i - 2].d.next = self.row_flag[i - 2].val();
            self.row[i].next = self.kept[i - 2].q.val();
            self.row_flag[i].next = self.kept_flag[i - 2].q.val();
        }
        for i in self._quad..T {
            self.kept[i - 4].d.next = self.row[i - 4].val();
            self.kept_flag[i - 4].d.next = self.row_flag[i - 4].val();
            self.row[i].next = self.kept[i - 4].q.val();
            self.row_flag[i].next = self.kept_flag[i - 4].q.val();
        }
        self.all_flags.next = 0.into();
        for i in 0..T {
            self.result[i].next = self.row[i].val();
            self.all_flags.next = self.all_flags.val().replace_bit(i, self.row_flag[i].val());
        }
        self.flags.next = self.all_flags.val();
    }
}

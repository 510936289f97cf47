// SPDX-License-Identifier: MIT
//! What happens in an execution unit, for its [`counters`](crate::counters), by the numbers of
//! [`Counter`](crate::config::counters::Counter). The counters are in here too.
use crate::cells::{Lazy, DFF};
use crate::counters::Counters;
use crate::prelude::*;

/// The events of a unit of `W` warps of `T` threads, which `CB` bits count. Each input is of the
/// cycle in which it is counted.
#[derive(LogicBlock)]
pub struct UnitEvents<const W: usize, const LW: usize, const T: usize, const CB: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Sets every counter to zero.
    pub clear: Signal<In, Bit>,
    /// Counter to read.
    pub select: Signal<In, Bits<5>>,
    /// Its value.
    pub value: Signal<Out, Bits<32>>,
    /// A cycle of the run.
    pub running: Signal<In, Bit>,
    /// A warp is launched.
    pub launched: Signal<In, Bit>,
    /// An instruction is issued.
    pub issued: Signal<In, Bit>,
    /// Its warp.
    pub issued_warp: Signal<In, Bits<LW>>,
    /// Warps that live.
    pub alive: Signal<In, Bits<W>>,
    /// Warps with an instruction in the buffer.
    pub buffered: Signal<In, Bits<W>>,
    /// Those of them that may issue.
    pub eligible: Signal<In, Bits<W>>,
    /// Warps that a wait mask holds.
    pub held: Signal<In, Bits<W>>,
    /// Warps with nothing outstanding; asked before the instruction itself is counted by the
    /// scoreboard.
    pub settled: Signal<In, Bits<W>>,
    /// Another warp was ready.
    pub victim: Signal<In, Bit>,
    /// Stage E1: threads that take part in an instruction.
    pub threads: Signal<In, Bits<T>>,
    /// A texture instruction.
    pub texture: Signal<In, Bit>,
    /// An atomic memory instruction.
    pub atomic: Signal<In, Bit>,
    /// A control instruction is resolved.
    pub resolved: Signal<In, Bit>,
    /// Front end: an instruction fetched.
    pub fetch: Signal<In, Bit>,
    /// Full lookup.
    pub lookup: Signal<In, Bit>,
    /// It misses and gets a line.
    pub miss: Signal<In, Bit>,
    /// Every candidate line is locked.
    pub fail: Signal<In, Bit>,
    /// Next links followed.
    pub next_links: Signal<In, Bits<2>>,
    /// Previous link followed.
    pub prev: Signal<In, Bit>,
    /// Moves inside a line.
    pub offset_moves: Signal<In, Bits<2>>,
    /// The PC file is read.
    pub pc_read: Signal<In, Bit>,
    /// It is written.
    pub pc_write: Signal<In, Bits<2>>,
    /// A line is refilled.
    pub refill: Signal<In, Bit>,
    /// A line is evicted.
    pub eviction: Signal<In, Bit>,
    /// A warp waits for a fill.
    pub fill_stall: Signal<In, Bit>,
    /// Divergence: a warp splits.
    pub divergent: Signal<In, Bit>,
    /// Per-thread PCs read.
    pub thread_pc_read: Signal<In, Bits<CB>>,
    /// Per-thread PCs written.
    pub thread_pc_write: Signal<In, Bits<CB>>,
    /// An access of memory.
    pub access: Signal<In, Bit>,
    /// Threads that it serves beyond the first.
    pub coalesced: Signal<In, Bits<3>>,
    /// Atomic accesses merged away.
    pub merged: Signal<In, Bits<CB>>,
    /// Texture cache lookups.
    pub texture_lookups: Signal<In, Bits<3>>,
    /// A miss of the texture cache.
    pub texture_miss: Signal<In, Bit>,
    /// The write-back of a slow unit waits.
    pub slow_waits: Signal<In, Bit>,
    counters: Lazy<Counters<CB>>,
    // The texture pipeline's come late in a cycle.
    texture_lookups_before: DFF<Bits<3>>,
    texture_miss_before: DFF<Bit>,
    idle: Signal<Local, Bit>,
    may_issue: Signal<Local, Bit>,
    has_instruction: Signal<Local, Bit>,
    is_held: Signal<Local, Bit>,
    overlapped: Signal<Local, Bit>,
    count: Signal<Local, Bits<CB>>,
    happened: Signal<Local, Bits<32>>,
}

impl<const W: usize, const LW: usize, const T: usize, const CB: usize> Logic
    for UnitEvents<W, LW, T, CB>
{
    #[hdl_gen]
    fn update(&mut self) {
        self.counters.clear.next = self.clear.val();
        self.counters.select.next = self.select.val();
        self.value.next = self.counters.value.val();

        // Amounts.
        self.count.next = 0.into();
        for i in 0..T {
            if self.threads.val().get_bit(i) {
                self.count.next = self.count.val() + 1;
            }
        }
        self.counters.thread_count.next = self.count.val();
        self.counters.next_links.next = self.next_links.val();
        self.counters.offset_moves.next = self.offset_moves.val();
        self.counters.pc_reads.next = self.thread_pc_read.val();
        if self.pc_read.val() {
            self.counters.pc_reads.next = self.thread_pc_read.val() + 1;
        }
        self.counters.pc_writes.next =
            self.thread_pc_write.val() + bit_cast::<CB, 2>(self.pc_write.val());
        self.counters.coalesced.next = self.coalesced.val();
        self.counters.atomics_merged.next = self.merged.val();
        self.texture_lookups_before.d.next = self.texture_lookups.val();
        self.texture_miss_before.d.next = self.texture_miss.val();
        self.counters.texture_lookups.next = self.texture_lookups_before.q.val();

        // Single events.
        self.idle.next = !self.issued.val() & self.alive.val().any();
        self.may_issue.next = self.eligible.val().any();
        self.has_instruction.next = (self.buffered.val() & !self.held.val()).any();
        self.is_held.next = (self.alive.val() & self.held.val()).any();
        self.overlapped.next = false;
        for i in 0..W {
            if self.issued_warp.val() == i.to_bits() {
                self.overlapped.next =
                    self.overlapped.val() | (self.issued.val() & !self.settled.val().get_bit(i));
            }
        }
        self.happened.next = 0.into();
        self.happened.next = self.happened.val().replace_bit(0, self.running.val());
        self.happened.next = self.happened.val().replace_bit(1, self.issued.val());
        self.happened.next = self.happened.val().replace_bit(3, self.fetch.val());
        self.happened.next = self.happened.val().replace_bit(4, self.lookup.val());
        self.happened.next =
            self.happened.val().replace_bit(5, self.idle.val() & self.may_issue.val());
        self.happened.next = self.happened.val().replace_bit(6, self.miss.val());
        self.happened.next = self.happened.val().replace_bit(7, self.fail.val());
        self.happened.next = self.happened.val().replace_bit(9, self.prev.val());
        self.happened.next = self.happened.val().replace_bit(13, self.refill.val());
        self.happened.next = self.happened.val().replace_bit(14, self.eviction.val());
        self.happened.next = self.happened.val().replace_bit(15, self.fill_stall.val());
        self.happened.next = self
            .happened
            .val()
            .replace_bit(16, self.idle.val() & !self.may_issue.val() & self.has_instruction.val());
        self.happened.next = self.happened.val().replace_bit(
            17,
            self.idle.val()
                & !self.may_issue.val()
                & !self.has_instruction.val()
                & self.is_held.val(),
        );
        self.happened.next = self.happened.val().replace_bit(
            18,
            self.idle.val()
                & !self.may_issue.val()
                & !self.has_instruction.val()
                & !self.is_held.val(),
        );
        self.happened.next = self.happened.val().replace_bit(19, self.overlapped.val());
        self.happened.next = self.happened.val().replace_bit(20, self.divergent.val());
        self.happened.next = self.happened.val().replace_bit(21, self.access.val());
        self.happened.next = self.happened.val().replace_bit(25, self.texture_miss_before.q.val());
        self.happened.next = self.happened.val().replace_bit(26, self.texture.val());
        self.happened.next = self.happened.val().replace_bit(27, self.atomic.val());
        self.happened.next = self.happened.val().replace_bit(28, self.victim.val());
        self.happened.next = self.happened.val().replace_bit(29, self.launched.val());
        self.happened.next = self.happened.val().replace_bit(30, self.slow_waits.val());
        self.happened.next = self.happened.val().replace_bit(31, self.resolved.val());
        self.counters.happened.next = self.happened.val();
    }
}

// SPDX-License-Identifier: MIT
//! What happens in an execution unit, for its [`counters`](crate::counters), by the numbers of
//! [`Counter`](crate::config::counters::Counter). The counters are in here too.
use crate::bundles::{AccessCounts, ExecutedCounts, FetchCounts, FlowCounts, WarpEvent};
use crate::cells::{Lazy, DFF};
use crate::config::counters::Counter::*;
use crate::counters::Counters;
use crate::instruction_word::memory_op;
use crate::prelude::*;
use warpwright_isa::Unit;

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
    /// Value of counter `select`, in the same cycle.
    pub value: Signal<Out, Bits<32>>,
    /// A cycle of the run.
    pub running: Signal<In, Bit>,
    /// A warp is launched.
    pub launched: Signal<In, Bit>,
    /// An instruction is issued.
    pub issued: WarpEvent<In, LW>,
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
    /// A warp waits for the textile grant.
    pub grant_wait: Signal<In, Bit>,
    /// The textile grant is set.
    pub grant_move: Signal<In, Bit>,
    /// The instruction in stage E1.
    pub e1: ExecutedCounts<In, T>,
    /// Events of the front end.
    pub fetch: FetchCounts<In>,
    /// Events of control flow.
    pub flow: FlowCounts<In, CB>,
    /// Events of the units of loads and stores.
    pub memory: AccessCounts<In, CB>,
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
    legal: Signal<Local, Bit>,
    unit: Signal<Local, Bits<3>>,
    texture: Signal<Local, Bit>,
    atomic: Signal<Local, Bit>,
    idle: Signal<Local, Bit>,
    may_issue: Signal<Local, Bit>,
    has_instruction: Signal<Local, Bit>,
    is_held: Signal<Local, Bit>,
    waits: Signal<Local, Bit>,
    overlapped: Signal<Local, Bit>,
    count: Signal<Local, Bits<CB>>,
    all: Signal<Local, Bits<32>>,
}

#[hdl_gen]
impl Logic for UnitEvents {
    fn update(&mut self) {
        self.drive(&mut self.counters, [clear, select]);
        self.value.next = self.counters.value.val();

        // Amounts.
        self.count.next = 0.into();
        for i in 0..T {
            if self.e1.valid.val() & self.e1.mask.val().get_bit(i) {
                self.count.next = self.count.val() + 1;
            }
        }
        self.counters.thread_count.next = self.count.val();
        self.fetch.drive(&mut self.counters.fetch);
        self.counters.pc_reads.next = self.flow.pc_read.val();
        if self.fetch.pc_read.val() {
            self.counters.pc_reads.next = self.flow.pc_read.val() + 1;
        }
        self.counters.pc_writes.next =
            self.flow.pc_write.val() + bit_cast::<CB, 2>(self.fetch.pc_write.val());
        self.counters.atomics_merged.next = self.memory.atomic_merged.val();
        self.texture_lookups_before.d.next = self.texture_lookups.val();
        self.texture_miss_before.d.next = self.texture_miss.val();
        self.counters.texture_lookups.next = self.texture_lookups_before.q.val();

        // Single events.
        self.legal.next = self.e1.valid.val() & self.e1.control.val().legal;
        self.unit.next = self.e1.control.val().unit;
        self.texture.next = self.legal.val() & (self.unit.val() == Unit::Texture as u64);
        self.atomic.next = self.legal.val()
            & (self.unit.val() == Unit::LoadStore as u64)
            & self.e1.control.val().unit_op.get_bit(memory_op::ATOMIC);
        self.idle.next = !self.issued.valid.val() & self.alive.val().any();
        self.may_issue.next = self.eligible.val().any();
        self.has_instruction.next = (self.buffered.val() & !self.held.val()).any();
        self.waits.next = self.idle.val() & !self.may_issue.val() & !self.has_instruction.val();
        self.is_held.next = (self.alive.val() & self.held.val()).any();
        self.overlapped.next = false;
        for i in 0..W {
            if self.issued.warp.val() == i.to_bits() {
                self.overlapped.next = self.overlapped.val()
                    | (self.issued.valid.val() & !self.settled.val().get_bit(i));
            }
        }
        self.all.next = 0.into();
        self.all.next = self.all.val().replace_bit(Cycles as usize, self.running.val());
        self.all.next = self.all.val().replace_bit(Instructions as usize, self.issued.valid.val());
        self.all.next = self.all.val().replace_bit(Fetches as usize, self.fetch.fetch.val());
        self.all.next = self.all.val().replace_bit(FullLookups as usize, self.fetch.lookup.val());
        self.all.next =
            self.all.val().replace_bit(IdleSelect as usize, self.idle.val() & self.may_issue.val());
        self.all.next = self.all.val().replace_bit(LookupMisses as usize, self.fetch.miss.val());
        self.all.next = self.all.val().replace_bit(LookupFailures as usize, self.fetch.fail.val());
        self.all.next = self.all.val().replace_bit(PrevLinks as usize, self.fetch.prev_links.val());
        self.all.next = self.all.val().replace_bit(Evictions as usize, self.fetch.eviction.val());
        self.all.next =
            self.all.val().replace_bit(FillStalls as usize, self.fetch.fill_stall.val());
        self.all.next = self.all.val().replace_bit(
            IdleResults as usize,
            self.idle.val() & !self.may_issue.val() & self.has_instruction.val(),
        );
        self.all.next =
            self.all.val().replace_bit(IdleSlots as usize, self.waits.val() & self.is_held.val());
        self.all.next =
            self.all.val().replace_bit(IdleFetch as usize, self.waits.val() & !self.is_held.val());
        self.all.next =
            self.all.val().replace_bit(OverlappedIssues as usize, self.overlapped.val());
        self.all.next = self.all.val().replace_bit(Divergences as usize, self.flow.divergent.val());
        self.all.next =
            self.all.val().replace_bit(MemoryAccesses as usize, self.memory.access.val());
        self.all.next =
            self.all.val().replace_bit(TextureMisses as usize, self.texture_miss_before.q.val());
        self.all.next = self.all.val().replace_bit(TextureRequests as usize, self.texture.val());
        self.all.next = self.all.val().replace_bit(Atomics as usize, self.atomic.val());
        self.all.next = self.all.val().replace_bit(GrantWaits as usize, self.grant_wait.val());
        self.all.next = self.all.val().replace_bit(GrantMoves as usize, self.grant_move.val());
        self.all.next = self.all.val().replace_bit(Launches as usize, self.launched.val());
        self.all.next = self.all.val().replace_bit(SlowWaits as usize, self.slow_waits.val());
        self.counters.happened.next = self.all.val();
    }
}

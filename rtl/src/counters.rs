// SPDX-License-Identifier: MIT
//! Performance counters: what every report reads (docs/verification.md).
//!
//! A counter adds one for each event of its number; nine of them add an amount from a port of
//! their own instead. `clear` sets all to zero. One counter is read at a time, whenever it is
//! wanted. The numbers of the counters are in [`Counter`](crate::config::counters::Counter).
//!
//! Only the lowest eight bits of a counter have registers and an adder of their own. The upper bits
//! are in a memory, which one adder scans, a counter a cycle: a carry waits up to 31 cycles for the
//! scan. The next carry of a counter comes after 32 cycles or more, since in 31 cycles no counter
//! adds more than 255: a step is at most 8, and steps of more, with warps of eight threads, are
//! rare. After `clear` the upper bits count as zero until the scan reaches them.
//!
//! | | |
//! | --- | --- |
//! | latency | an event counts from the second cycle after it on |
//! | throughput | one step of every counter per cycle |
//! | invariant | the value read is exact in every cycle |
use crate::bundles::FetchAmounts;
use crate::cells::{LutRam, DFF};
use crate::config::counters::COUNTERS;
use crate::prelude::*;

/// The counters of a unit of which `CB` bits count the threads of a warp.
#[derive(LogicBlock)]
pub struct Counters<const CB: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Sets every counter to zero.
    pub clear: Signal<In, Bit>,
    /// What happened: counters that add one, by number.
    pub happened: Signal<In, Bits<32>>,
    /// What `Counter::ThreadInstructions` adds; the others below likewise.
    pub thread_count: Signal<In, Bits<CB>>,
    /// Of the front end, what there can be several of.
    pub fetch: FetchAmounts<In>,
    /// PC-file reads.
    pub pc_reads: Signal<In, Bits<CB>>,
    /// PC-file writes.
    pub pc_writes: Signal<In, Bits<CB>>,
    /// Atomic accesses merged away.
    pub atomics_merged: Signal<In, Bits<CB>>,
    /// Texture cache lookups.
    pub texture_lookups: Signal<In, Bits<3>>,
    /// The counter to read.
    pub select: Signal<In, Bits<5>>,
    /// Value of counter `select`, in the same cycle.
    pub value: Signal<Out, Bits<32>>,
    // The events of the cycle before: they arrive late in a cycle.
    events: DFF<Bits<32>>,
    amounts: [DFF<Bits<CB>>; 9],
    low: [DFF<Bits<8>>; COUNTERS],
    // The upper bits, once for the adder and once for the reader.
    upper: LutRam<5, 24>,
    upper_read: LutRam<5, 24>,
    // Counters that the scan has reached since `clear`: the upper bits of the others are zero.
    visited: DFF<Bits<32>>,
    // The counter that the scan is at.
    turn: DFF<Bits<5>>,
    // Counters whose upper bits lack a carry.
    carries: DFF<Bits<32>>,
    pending: Signal<Local, Bits<32>>,
    own: Signal<Local, Bits<8>>,
    sum: Signal<Local, Bits<9>>,
    carry: Signal<Local, Bit>,
    old: Signal<Local, Bits<24>>,
    renewed: Signal<Local, Bits<24>>,
    lower: Signal<Local, Bits<8>>,
    zero: Signal<Local, Bit>,
    kept: Signal<Local, Bits<24>>,
    lacks: Signal<Local, Bit>,
    steps: [Signal<Local, Bits<CB>>; COUNTERS],
    step: Signal<Local, Bits<CB>>,
}

#[hdl_gen]
impl Logic for Counters {
    fn update(&mut self) {
        self.events.d.next = self.happened.val();
        self.amounts[0].d.next = self.thread_count.val();
        self.amounts[1].d.next = bit_cast::<CB, 2>(self.fetch.next_links.val());
        self.amounts[2].d.next = bit_cast::<CB, 2>(self.fetch.offset.val());
        self.amounts[3].d.next = self.pc_reads.val();
        self.amounts[4].d.next = self.pc_writes.val();
        self.amounts[6].d.next = self.atomics_merged.val();
        self.amounts[7].d.next = bit_cast::<CB, 3>(self.texture_lookups.val());
        self.amounts[8].d.next = bit_cast::<CB, 3>(self.fetch.tag_reads.val());
        self.amounts[5].d.next = bit_cast::<CB, 2>(self.fetch.link_reads.val());
        if self.clear.val() {
            self.events.d.next = 0.into();
            for i in 0..9 {
                self.amounts[i].d.next = 0.into();
            }
        }

        for i in 0..COUNTERS {
            self.steps[i].next = 0.into();
            if self.events.q.val().get_bit(i) {
                self.steps[i].next = 1.into();
            }
        }
        self.steps[2].next = self.amounts[0].q.val();
        self.steps[8].next = self.amounts[1].q.val();
        self.steps[10].next = self.amounts[2].q.val();
        self.steps[11].next = self.amounts[3].q.val();
        self.steps[12].next = self.amounts[4].q.val();
        self.steps[23].next = self.amounts[6].q.val();
        self.steps[24].next = self.amounts[7].q.val();
        self.steps[13].next = self.amounts[8].q.val();
        self.steps[31].next = self.amounts[5].q.val();

        // The lowest bits.
        self.pending.next = self.carries.q.val();
        for i in 0..COUNTERS {
            if self.turn.q.val() == i.to_bits() {
                self.pending.next = self.pending.val().replace_bit(i, false);
            }
        }
        for i in 0..COUNTERS {
            self.step.next = self.steps[i].val();
            self.own.next = self.low[i].q.val();
            self.sum.next = bit_cast::<9, 8>(self.own.val()) + bit_cast::<9, CB>(self.step.val());
            self.low[i].d.next = self.sum.val().get_bits::<8>(0);
            if self.sum.val().get_bit(8) {
                self.pending.next = self.pending.val().replace_bit(i, true);
            }
        }
        self.carries.d.next = self.pending.val();

        // The upper bits of counter `turn`.
        self.turn.d.next = self.turn.q.val() + 1;
        self.upper.read(self.turn.q.val());
        self.old.next = self.upper.read_data.val();
        self.carry.next = false;
        for i in 0..COUNTERS {
            if self.turn.q.val() == i.to_bits() {
                self.carry.next = self.carries.q.val().get_bit(i);
                if !self.visited.q.val().get_bit(i) {
                    self.old.next = 0.into();
                }
                self.visited.d.next = self.visited.q.val().replace_bit(i, true);
            }
        }
        self.renewed.next = self.old.val();
        if self.carry.val() {
            self.renewed.next = self.old.val() + 1;
        }
        self.upper.write(true, self.turn.q.val(), self.renewed.val());
        self.upper_read.write(true, self.turn.q.val(), self.renewed.val());
        if self.clear.val() {
            self.carries.d.next = 0.into();
            self.visited.d.next = 0.into();
            for i in 0..COUNTERS {
                self.low[i].d.next = 0.into();
            }
        }

        // One counter is read.
        self.upper_read.read(self.select.val());
        self.lower.next = 0.into();
        self.zero.next = false;
        self.lacks.next = false;
        for i in 0..COUNTERS {
            if self.select.val() == i.to_bits() {
                self.lower.next = self.low[i].q.val();
                self.zero.next = !self.visited.q.val().get_bit(i);
                self.lacks.next = self.carries.q.val().get_bit(i);
            }
        }
        self.kept.next = self.upper_read.read_data.val();
        if self.zero.val() {
            self.kept.next = 0.into();
        }
        if self.lacks.val() {
            self.kept.next = self.kept.val() + 1;
        }
        self.value.next =
            (bit_cast::<32, 24>(self.kept.val()) << 8) | bit_cast::<32, 8>(self.lower.val());
    }
}

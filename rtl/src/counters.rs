//! Performance counters: what every report reads (spec 7).
//!
//! Each counter adds its `amount` (0 to 7) every cycle; `clear` sets all to zero. One
//! counter is read at a time. The numbers of the counters are in [`Counter`].
use crate::cells::DFF;
use crate::dut::Dut;
use crate::registry::{any_input, BlockEntry};
use crate::{ports, ready_top};
use rust_hdl::prelude::*;

/// How many counters the core has.
pub const COUNTERS: usize = 32;

macro_rules! counters {
    ($($variant:ident = $number:literal, $name:literal, $doc:literal;)*) => {
        /// The counters of the core, by number.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Counter { $(#[doc = $doc] $variant = $number,)* }

        impl Counter {
            /// All counters in the order of their numbers.
            pub const ALL: &'static [Counter] = &[$(Counter::$variant,)*];
            /// Name in JSON and tables.
            pub fn name(self) -> &'static str {
                match self { $(Counter::$variant => $name,)* }
            }
            /// What it counts.
            pub fn description(self) -> &'static str {
                match self { $(Counter::$variant => $doc,)* }
            }
        }
    };
}

counters! {
    Cycles = 0, "cycles", "Cycles from start to the end of the last warp.";
    Instructions = 1, "instructions", "Instructions issued.";
    ThreadInstructions = 2, "thread_instructions", "Threads that took part in an instruction, summed.";
    Fetches = 3, "fetches", "Instructions fetched into the instruction buffer.";
    FullLookups = 4, "full_lookups", "Full lookups: tag matches over the instruction cache.";
    LookupHits = 5, "lookup_hits", "Full lookups that hit.";
    LookupMisses = 6, "lookup_misses", "Full lookups that missed and got a line.";
    LookupFailures = 7, "lookup_failures", "Full lookups that found every candidate line locked.";
    NextLinks = 8, "next_links", "Next links followed.";
    PrevLinks = 9, "prev_links", "Previous links followed.";
    OffsetMoves = 10, "offset_moves", "Moves inside the current line.";
    PcReads = 11, "pc_reads", "PC-file reads.";
    PcWrites = 12, "pc_writes", "PC-file writes.";
    Refills = 13, "refills", "Instruction cache lines refilled.";
    Evictions = 14, "evictions", "Instruction cache lines evicted.";
    FillStalls = 15, "fill_stalls", "Cycles in which some warp waits for a fill.";
    NoWarpReady = 16, "idle_cycles", "Cycles without an issue while warps are live.";
    IdleWaiting = 17, "idle_waiting", "Idle cycles in which every live warp waits for a slot or a fetch.";
    IdleBlocked = 18, "idle_blocked", "Idle cycles in which a warp has an instruction that may not issue yet.";
    OverlappedIssues = 19, "overlapped_issues", "Instructions issued by a warp that had something outstanding.";
    Divergences = 20, "divergences", "Branches that split their warp.";
    MemoryAccesses = 21, "memory_accesses", "Memory accesses of loads, stores and atomics.";
    Coalesced = 22, "coalesced_threads", "Threads served beyond the first of each access.";
    AtomicMerged = 23, "atomics_merged", "Atomic memory accesses merged away.";
    TextureLookups = 24, "texture_lookups", "Texture cache lookups.";
    TextureMisses = 25, "texture_misses", "Texture cache misses.";
    TextureRequests = 26, "texture_requests", "Texture instructions sent to the pipeline.";
    Atomics = 27, "atomic_instructions", "Atomic memory instructions issued.";
    Victims = 28, "victim_cycles", "Cycles in which a warp was ready and another one issued.";
    Launches = 29, "warps_launched", "Warps launched.";
    SlowWaits = 30, "write_back_waits", "Cycles in which a slow unit's write-back had to wait.";
    BranchRedirects = 31, "redirects", "Control instructions resolved.";
}

/// The counters.
#[derive(LogicBlock)]
pub struct Counters {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Sets every counter to zero.
    pub clear: Signal<In, Bit>,
    /// What each counter adds, one cycle later.
    pub amount: [Signal<In, Bits<3>>; COUNTERS],
    /// The counter to read.
    pub select: Signal<In, Bits<5>>,
    /// Its value.
    pub value: Signal<Out, Bits<32>>,
    // What happened in the cycle before: the events come at the end of long paths.
    late: [DFF<Bits<3>>; COUNTERS],
    sums: [DFF<Bits<32>>; COUNTERS],
    step: Signal<Local, Bits<3>>,
}

impl Default for Counters {
    fn default() -> Self {
        Self {
            clock: Default::default(),
            clear: Default::default(),
            amount: std::array::from_fn(|_| Default::default()),
            select: Default::default(),
            value: Default::default(),
            late: std::array::from_fn(|_| Default::default()),
            sums: std::array::from_fn(|_| Default::default()),
            step: Default::default(),
        }
    }
}

impl Logic for Counters {
    #[hdl_gen]
    fn update(&mut self) {
        self.value.next = 0.into();
        for i in 0..COUNTERS {
            self.sums[i].clock.next = self.clock.val();
            self.sums[i].d.next = self.sums[i].q.val();
            self.late[i].clock.next = self.clock.val();
            self.late[i].d.next = self.amount[i].val();
            self.step.next = self.late[i].q.val();
            if self.step.val().any() {
                self.sums[i].d.next = self.sums[i].q.val() + bit_cast::<32, 3>(self.step.val());
            }
            if self.clear.val() {
                self.sums[i].d.next = 0.into();
                self.late[i].d.next = 0.into();
            }
            if self.select.val() == i.to_bits() {
                self.value.next = self.sums[i].q.val();
            }
        }
    }
}

ports! { [] Counters { in: clear, amount, select; out: value } }

/// The registered blocks of this module.
pub fn entries() -> Vec<BlockEntry> {
    vec![BlockEntry {
        name: "counters",
        spec: "7-verification.md",
        purpose: "performance counters",
        build: || -> Box<dyn Dut> { Box::new(ready_top!(Counters::default())) },
        stimulus: any_input,
    }]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_positions() {
        assert_eq!(Counter::ALL.len(), COUNTERS);
        for (position, counter) in Counter::ALL.iter().enumerate() {
            assert_eq!(*counter as usize, position);
        }
    }
}

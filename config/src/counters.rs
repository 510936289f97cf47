// SPDX-License-Identifier: MIT
//! The performance counters of the core, by number: what every report reads (docs/verification.md).

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
    ThreadInstructions = 2, "thread_instructions",
        "Threads that took part in an instruction, summed.";
    Fetches = 3, "fetches", "Instructions fetched into the instruction buffer.";
    FullLookups = 4, "full_lookups", "Full lookups: tag matches over the instruction cache.";
    IdleSelect = 5, "idle_select",
        "Idle cycles in which a warp may issue: it is being selected, or waits for the texture \
        grant or a full unit.";
    LookupMisses = 6, "lookup_misses", "Full lookups that missed and got a line: refills.";
    LookupFailures = 7, "lookup_failures", "Full lookups that found every candidate line locked.";
    NextLinks = 8, "next_links", "Next links followed.";
    PrevLinks = 9, "prev_links", "Previous links followed.";
    OffsetMoves = 10, "offset_moves", "Moves inside the current line.";
    PcReads = 11, "pc_reads", "PC-file reads.";
    PcWrites = 12, "pc_writes", "PC-file writes.";
    TagReads = 13, "tag_reads",
        "Tags of the instruction cache read by the number of their line, full lookups aside.";
    Evictions = 14, "evictions", "Instruction cache lines evicted.";
    FillStalls = 15, "fill_stalls", "Cycles in which some warp waits for a fill.";
    IdleResults = 16, "idle_results",
        "Other idle cycles in which a warp has its instruction: it waits for a result of fixed \
        latency, a fence or a full slot.";
    IdleSlots = 17, "idle_slots",
        "Other idle cycles in which a wait mask holds a warp: memory, texture, atomics.";
    IdleFetch = 18, "idle_fetch",
        "Other idle cycles: live warps wait for a fetch, a branch or a barrier.";
    OverlappedIssues = 19, "overlapped_issues",
        "Instructions issued by a warp that had something outstanding.";
    Divergences = 20, "divergences", "Branches that split their warp.";
    MemoryAccesses = 21, "memory_accesses", "Memory accesses of loads, stores and atomics.";
    GrantMoves = 22, "grant_moves", "Times that the textile grant is set.";
    AtomicMerged = 23, "atomics_merged",
        "Threads of atomics whose access another thread of the warp made, in memory and shared \
        memory.";
    TextureLookups = 24, "texture_lookups", "Texture cache lookups.";
    TextureMisses = 25, "texture_misses", "Texture cache misses.";
    TextureRequests = 26, "texture_requests", "Texture instructions sent to the pipeline.";
    Atomics = 27, "atomic_instructions", "Atomic memory instructions issued.";
    GrantWaits = 28, "grant_waits",
        "Cycles in which a warp could read a texture and waits for the textile grant.";
    Launches = 29, "warps_launched", "Warps launched.";
    SlowWaits = 30, "write_back_waits", "Cycles in which a slow unit's write-back had to wait.";
    LinkReads = 31, "link_reads",
        "Links of the instruction cache read for moves; a refill reads two more.";
}

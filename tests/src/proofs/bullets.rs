// SPDX-License-Identifier: MIT
//! What must hold, by mechanism, where it is proved or tested, and what a proof takes for granted.
use super::Bullet;

/// The statements of the mechanisms' pages.
pub fn bullets() -> Vec<Bullet> {
    vec![
        Bullet {
            spec: 1,
            says: "A line's reference count equals the number of warps whose valid pointer names it.",
            provided: "two warps, two lines, PCs of 5 bits; a warp is launched only after it has ended, and an instruction issues only after it was delivered; memory answers each request once. One line more than warps is never short: lack of a line is reached with two warps on two lines only",
            proved: &[("front_end_lines", "count_exact")],
            tested: "",
        },
        Bullet {
            spec: 1,
            says: "A locked line is never evicted, retagged or overwritten by a fill of another address.",
            provided: "as above. That a refill writes the words of its own line is tested, not proved",
            proved: &[
                ("front_end_lines", "locked_not_evicted"),
                ("front_end_lines", "not_entered_when_evicted"),
                ("front_end_lines", "locked_is_present"),
            ],
            tested: "the fills: `front_end.rs`, every word delivered is compared",
        },
        Bullet {
            spec: 1,
            says: "Links are mutual; a valid `next` link always names the line whose tag is one line further.",
            provided: "as above",
            proved: &[
                ("front_end_lines", "next_mutual"),
                ("front_end_lines", "prev_mutual"),
                ("front_end_lines", "next_is_the_line_after"),
            ],
            tested: "",
        },
        Bullet {
            spec: 1,
            says: "An issued instruction is always the word at the PC that the golden model expects.",
            provided: "as above, within 17 cycles from reset: the first link and the first eviction are reached, later ones are not",
            proved: &[
                ("front_end_words", "right_word"),
                ("front_end_words", "right_pc"),
                ("front_end_words", "right_fault"),
            ],
            tested: "beyond that depth: `front_end.rs` against the golden model, every size",
        },
        Bullet {
            spec: 1,
            says: "No two valid or loading lines carry the same tag.",
            provided: "as above",
            proved: &[("front_end_lines", "tags_distinct")],
            tested: "",
        },
        Bullet {
            spec: 1,
            says: "Every warp that is not ready becomes ready within a stated bound, given memory that answers.",
            provided: "as above, within 34 cycles from reset; memory takes a request at once and answers within two cycles. The bound for other sizes is an argument (`rtl/src/front_end/mod.rs`) and a test",
            proved: &[("front_end_ready", "becomes_ready")],
            tested: "the bound for any size, (warps + 1) x (longest refill + 2 x warps + 20) cycles: `front_end_wait.rs`, where memory answers when it suits the others",
        },
        Bullet {
            spec: 2,
            says: "Counters never go below zero or above their maximum; at the end of a program all are zero.",
            provided: "two warps; **assumed**: the core selects no instruction whose slot is full, and completes only what it has issued. So the proof is that the block counts exactly, not that the core keeps to this; that is tested by the monitor in every run",
            proved: &[
                ("scoreboard", "counter_exact"),
                ("scoreboard", "count_in_bounds"),
                ("scoreboard", "full_exact"),
                ("scoreboard", "idle_at_the_end"),
            ],
            tested: "",
        },
        Bullet {
            spec: 2,
            says: "No instruction reads a register that a pending instruction will write, or overwrites one that it will still read.",
            provided: "two warps; as above. Proved is that a warp is held while a slot *that its mask names* is outstanding. That the masks name the right slots is tested",
            proved: &[
                ("scoreboard", "pending_never_misses"),
                ("scoreboard", "held_while_awaited"),
                ("scoreboard", "fence_load_sees"),
                ("scoreboard", "fence_store_sees"),
            ],
            tested: "the annotation itself: the checker of `isa`, and a monitor in every run of the core (`hazards.rs`), random programs included",
        },
        Bullet {
            spec: 2,
            says: "Results equal those of the in-order baseline on every program.",
            provided: "",
            proved: &[],
            tested: "`programs.rs`, `random_programs.rs`: both against the instruction-set simulator",
        },
        Bullet {
            spec: 3,
            says: "Sum of credits + slushfund = 0 after every cycle.",
            provided: "four warps; one warp issues at most, one ends at most, and the issuer is no victim",
            proved: &[
                ("credits_pay_all", "sum_was_zero"),
                ("credits_round_robin_one", "sum_was_zero"),
                ("credits_round_robin_half", "sum_was_zero"),
            ],
            tested: "4 to 64 warps: `warp_scheduler.rs`, the monitor `credit_sum_error`",
        },
        Bullet {
            spec: 3,
            says: "At most one warp per pod issues per cycle, and it was eligible.",
            provided: "four warps, one pod; two pods are tested",
            proved: &[("warp_scheduler", "selected_was_eligible"), ("warp_scheduler", "none_without_ready")],
            tested: "`warp_scheduler.rs`: against the golden model, every policy",
        },
        Bullet {
            spec: 3,
            says: "No eligible warp starves: the number of issues of others between two issues of a warp that stays eligible is bounded.",
            provided: "four warps; the warp is ready before one of any 60 issues of others: its pipe open, and with the grant if it reads a texture. Loose round robin: while it stays ready. Waiting for the grant is in the next line",
            proved: &[
                ("patrol", "wait_is_bounded"),
                ("patrol_greedy", "wait_is_bounded"),
                ("round_robin", "passed_by_four"),
            ],
            tested: "`warp_scheduler.rs`: the bounds per policy and weight form",
        },
        Bullet {
            spec: 3,
            says: "No texture instruction issues without a matching grant; the grant never locks up.",
            provided: "four warps, patience of 7 cycles. That no texture instruction issues without the grant, and that requests in vain count whatever lies between two of them (`never_stuck`), and that the turn comes (`turn_comes`), hold whatever interrupts them",
            proved: &[
                ("warp_scheduler", "texture_with_grant"),
                ("textile_grant", "granted_is_equal"),
                ("textile_grant", "never_stuck"),
                ("textile_grant", "set_by_issue"),
                ("textile_grant", "held_while_live"),
                ("textile_grant", "turn_comes"),
            ],
            tested: "`warp_scheduler.rs`: against the golden model",
        },
        Bullet {
            spec: 4,
            says: "Memory and every thread's returned value equal those of running the threads one by one in thread order, for every operation, mask, address pattern and policy.",
            provided: "only the three prefix networks: 8 threads, words of 3 bits, from reset; operands of add-modulo below K, or K = 0. `serial_prefix` for add, and, or, xor, minimum, maximum, saturating add, add-modulo, exchange, compare-and-exchange; the parallel ones without the last two; products and floats in none. The sequence of PREPARE, PREFIX and arithmetic is tested, not proved",
            proved: &[
                ("serial_prefix", "first_has_identity"),
                ("serial_prefix", "next_is_combined"),
                ("serial_prefix", "total_is_combined"),
                ("kogge_stone", "prefix_is_serial"),
                ("kogge_stone", "total_is_serial"),
                ("brent_kung", "prefix_is_serial"),
                ("brent_kung", "total_is_serial"),
            ],
            tested: "`exhaustive_atomics.rs`: four threads, every mask, pattern of addresses and combination of narrow operands: PREPARE in every policy and network with what the assembler makes of the rest, and the whole sequence on the core; `atomic_programs.rs`: every operation, policy and network as exported Verilog, three operations on the rust-hdl design, warps of eight too; `merged_atomics.rs`: the units in a chain at random; `prefix.rs`, `atomics.rs`: the blocks, up to 32 threads",
        },
        Bullet {
            spec: 4,
            says: "To any other warp or core the merged update is indivisible.",
            provided: "",
            proved: &[],
            tested: "`atomics.rs`: the atomic unit among other requests to its lines; `merged_atomics.rs`: eight warps at twelve words; `contention.rs`, `pool.rs`: threads of several execution units at one word, whose results must fit together",
        },
        Bullet {
            spec: 4,
            says: "Number of memory accesses = number of distinct sets + threads outside them.",
            provided: "",
            proved: &[],
            tested: "`exhaustive_atomics.rs`, `merged_atomics.rs`: counted at the load/store unit and at the memory port, every policy; `atomic_programs.rs`: the core's counter",
        },
        Bullet {
            spec: 5,
            says: "Every request is answered exactly once, with its own data, to its own warp and register, in any order of memory replies.",
            provided: "only the latency FIFO: two entries, four lines, 14 cycles from reset; an entry is pushed only when there is room, has at most four lines, and memory answers what was asked for, once. Addresses, tags, filter and write-back are tested",
            proved: &[
                ("latency_fifo", "in_order"),
                ("latency_fifo", "own_data"),
                ("latency_fifo", "lines_first"),
                ("latency_fifo", "not_too_early"),
                ("latency_fifo", "places_distinct"),
            ],
            tested: "the whole pipeline, every size, ways and depth, against the reference filter bit for bit: `texture.rs`; programs: `texture_programs.rs`, `random_programs.rs`",
        },
        Bullet {
            spec: 5,
            says: "No deadlock for any program, any number of dependent reads, any FIFO depth >= 1 and any memory latency.",
            provided: "**only for a FIFO of two entries and four lines**, 14 cycles from reset: its first entry leaves within five cycles in which the filter moves, once its lines have come. Other depths and the rest of the pipeline rest on the argument and the tests",
            proved: &[("latency_fifo", "leaves_in_time"), ("latency_fifo", "makes_room"), ("latency_fifo", "bounded")],
            tested: "the argument and the bound: `docs/mechanisms/5.md`; a FIFO of one entry behind memory that is late, out of order and refuses: `texture.rs`, `texture_programs.rs`",
        },
        Bullet {
            spec: 5,
            says: "Registers free + registers in use = registers in all, at all times; no two warps ever share one.",
            provided: "four slots, two groups of four pages, 14 cycles from reset; a launch is of a free slot, with no more pages than its group has free. That the dispatcher keeps to this is tested",
            proved: &[("page_table", "pages_add_up"), ("page_table", "no_sharing"), ("page_table", "owned_is_used")],
            tested: "`pool.rs`: the resource table over a million launches of tasks with different footprints, atomics, faults and programs on several units; `blocks.rs` (dispatcher, switches, queues); `random_programs.rs`",
        },
    ]
}

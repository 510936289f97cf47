//! The list of the proofs.
use super::{Proof, Property};
use warpwright_rtl::atomics::prefix::{BrentKung, KoggeStone, SerialPrefix};
use warpwright_rtl::config::Scheduling;
use warpwright_rtl::dut::Dut;
use warpwright_rtl::front_end::{FrontEnd, FrontEndConfig};
use warpwright_rtl::microcoded::operand_address::OperandAddress;
use warpwright_rtl::microcoded::threads::Threads;
use warpwright_rtl::operand_read::page_table::PageTable;
use warpwright_rtl::ready_top;
use warpwright_rtl::scoreboard::{Scoreboard, ScoreboardConfig};
use warpwright_rtl::texture::latency_fifo::{FifoConfig, LatencyFifo};
use warpwright_rtl::warp_scheduler::comparison_network::ComparisonNetwork;
use warpwright_rtl::warp_scheduler::credit_update::{CreditPolicy, CreditUpdate};
use warpwright_rtl::warp_scheduler::pipes::Pipes;
use warpwright_rtl::warp_scheduler::textile_grant::TextileGrant;
use warpwright_rtl::warp_scheduler::{WarpScheduler, WarpSchedulerConfig};
use warpwright_sim::formal::Engine;

const fn property(label: &'static str, says: &'static str, broken: &'static str) -> Property {
    Property { label, says, broken }
}

/// Slots 0, 1 and 2 count to 7, 3 and 1.
const MIXED: [u32; 8] = [3, 2, 1, 3, 3, 3, 3, 3];

fn scoreboards() -> Vec<Proof> {
    let both = vec![
        property("count_in_bounds", "what is outstanding in a slot never exceeds its maximum", "scoreboard-full-late"),
        property(
            "counter_exact",
            "a counter is what was issued less what completed; never below zero",
            "scoreboard-lost-completion",
        ),
        property("full_exact", "a slot is full exactly at its maximum", "scoreboard-full-late"),
        property(
            "pending_exact",
            "a slot is pending from the cycle after the issue to two after the completion",
            "scoreboard-lost-issue",
        ),
        property("pending_never_misses", "what is outstanding is pending", "scoreboard-lost-issue"),
        property("hold_exact", "a warp is held exactly while an awaited slot is pending", "scoreboard-no-hold"),
        property(
            "held_while_awaited",
            "an instruction is not fetched while a slot it waits for is outstanding",
            "scoreboard-no-hold",
        ),
        property("awaited_exact", "the wait mask is that of the last instruction or launch", "scoreboard-old-mask"),
        property("load_noted", "a slot in which a load is outstanding is known to hold one", "scoreboard-no-load"),
        property("store_noted", "a slot in which a store is outstanding is known to hold one", "scoreboard-no-store"),
        property("fence_load_sees", "`fence.load` sees every outstanding load, two cycles after its issue", "scoreboard-no-load"),
        property(
            "fence_store_sees",
            "`fence.store` sees every outstanding store, two cycles after its issue",
            "scoreboard-no-store",
        ),
        property("idle_exact", "idle exactly when nothing is pending", "scoreboard-always-idle"),
        property("idle_at_the_end", "an idle warp has all counters at zero", "scoreboard-always-idle"),
    ];
    let proof = Proof {
        name: "scoreboard",
        block: "scoreboard",
        size: "2 warps, 8 slots of 1 to 3 bits",
        file: "scoreboard.sv",
        macros: &[("NUMBERS", "7"), ("IN_ORDER", "0"), ("ON_SAME", "0")],
        build: || Box::new(ready_top!(Scoreboard::<2, 1>::new(ScoreboardConfig { widths: MIXED, ..Default::default() }))),
        engine: Engine::Induction(3),
        refute: Engine::Bounded(12),
        quick: true,
        properties: both,
    };
    let in_order = Proof {
        name: "scoreboard_in_order",
        size: "2 warps, 2 slots, in order, mask on the instruction itself",
        macros: &[("NUMBERS", "1"), ("IN_ORDER", "1"), ("ON_SAME", "1")],
        build: || {
            let config = ScoreboardConfig { slots: 2, widths: MIXED, in_order: true, mask_on_same: true };
            Box::new(ready_top!(Scoreboard::<2, 1>::new(config)))
        },
        quick: false,
        properties: proof.properties.clone(),
        ..proof
    };
    vec![proof, in_order]
}

fn front_ends() -> Vec<Proof> {
    let lines = Proof {
        name: "front_end_lines",
        block: "front_end",
        size: "2 warps, 2 lines, PCs of 5 bits",
        file: "front_end.sv",
        macros: &[("PC", "4")],
        build: || Box::new(ready_top!(FrontEnd::<2, 1, 2, 2, 1, 2, 1, 5, 2, 3, 3>::new(FrontEndConfig::default()))),
        engine: Engine::Reachability,
        refute: Engine::Search(30),
        quick: false,
        properties: vec![
            property(
                "count_exact",
                "a line's reference count, with what is under way, is the number of pointers to it",
                "front_end-uncounted",
            ),
            property("locked_is_present", "a line that a warp points at is loading or valid", "front_end-not-loading"),
            property("tags_distinct", "no two loading or valid lines have one tag", "front_end-stale-lookup"),
            property("next_mutual", "`next[a] = b` only if `prev[b] = a`, both present", "front_end-half-cut"),
            property("prev_mutual", "`prev[b] = a` only if `next[a] = b`, both present", "front_end-half-join"),
            property("next_is_the_line_after", "a `next` link names the line whose tag is one further", "front_end-turned-link"),
            property("locked_not_evicted", "a line that a warp points at is not replaced", "front_end-always-open"),
            property(
                "not_entered_when_evicted",
                "no warp comes to a line in the cycle in which it is replaced",
                "front_end-unguarded-follow",
            ),
        ],
    };
    let words = Proof {
        name: "front_end_words",
        file: "front_end_words.sv",
        engine: Engine::Search(14),
        refute: Engine::Search(14),
        properties: vec![
            property(
                "right_word",
                "what is delivered is the instruction at the warp's PC, inside the program",
                "front_end-wrong-half",
            ),
            property("right_pc", "`issue_pc` is the PC of the instruction that is issued", "front_end-first-of-line"),
            property("right_fault", "a fault is that of a warp whose PC is outside the program", "front_end-early-fault"),
        ],
        ..lines
    };
    const SIZE: &str = "2 warps, 2 lines, PCs of 5 bits, a register behind the choice of the fetch";
    let with_register = || -> Box<dyn Dut> {
        let config = FrontEndConfig { choice_register: true, ..FrontEndConfig::default() };
        Box::new(ready_top!(FrontEnd::<2, 1, 2, 2, 1, 2, 1, 5, 2, 3, 3>::new(config)))
    };
    let words_register = Proof {
        name: "front_end_words_register",
        size: SIZE,
        build: with_register,
        engine: Engine::Search(15),
        refute: Engine::Search(15),
        properties: words.properties.clone(),
        ..words
    };
    let ready = Proof {
        name: "front_end_ready",
        file: "front_end_ready.sv",
        macros: &[("PC", "4"), ("LATE", "0"), ("BOUND", "20")],
        engine: Engine::Search(34),
        refute: Engine::Search(32),
        properties: vec![property(
            "becomes_ready",
            "a warp that is not held waits for at most 20 cycles for its instruction or a fault, with memory that answers in the next cycle",
            "front_end-never-loaded",
        )],
        ..lines
    };
    let ready_register = Proof {
        name: "front_end_ready_register",
        size: SIZE,
        build: with_register,
        macros: &[("PC", "4"), ("LATE", "0"), ("BOUND", "22")],
        engine: Engine::Search(36),
        refute: Engine::Search(34),
        properties: vec![property(
            "becomes_ready",
            "a warp that is not held waits for at most 22 cycles for its instruction or a fault, with memory that answers in the next cycle",
            "front_end-never-loaded",
        )],
        ..ready
    };
    vec![lines, words, words_register, ready, ready_register]
}

fn credits() -> Vec<Proof> {
    let pay_all = Proof {
        name: "credits_pay_all",
        block: "credit_update",
        size: "4 warps, `pay-all`",
        file: "credit_update.sv",
        macros: &[("PAY_ALL", "1")],
        build: || Box::new(ready_top!(CreditUpdate::<4>::new(CreditPolicy::PayAll { gated: false }, false))),
        engine: Engine::Induction(2),
        refute: Engine::Bounded(6),
        quick: false,
        properties: vec![property(
            "sum_is_zero",
            "credits, slushfund and what is on its way to it sum to zero",
            "credit_update-odd-lost",
        )],
    };
    let one = Proof {
        name: "credits_round_robin_one",
        size: "4 warps, `round-robin-one`",
        file: "credit_steps.sv",
        macros: &[("PAY_ALL", "0")],
        build: || Box::new(ready_top!(CreditUpdate::<4>::new(CreditPolicy::RoundRobinOne, false))),
        engine: Engine::Induction(1),
        refute: Engine::Search(14),
        properties: vec![
            property(
                "decided",
                "one warp pays and one leaves at most, and neither is paid; nobody is paid unless one pays",
                "credit_update-paid-at-end",
            ),
            property(
                "given_and_taken",
                "what goes to the slushfund is what the payer pays and the leaver leaves, less what is given",
                "credit_update-left-unsigned",
            ),
            property("credits_follow", "every credit changes by what its warp pays, gets or leaves", "credit_update-odd-lost"),
            property("change_follows", "what goes to the slushfund is what the credits lose", "credit_update-left-unsigned"),
            property("slushfund_follows", "the slushfund changes by what goes to it", "credit_update-forgetful"),
            property(
                "sum_was_zero",
                "four cycles ago, whenever that was, credits, slushfund and what was on its way to it summed to zero",
                "credit_update-odd-lost",
            ),
        ],
        ..pay_all
    };
    let half = Proof {
        name: "credits_round_robin_half",
        size: "4 warps, `round-robin-half`",
        build: || Box::new(ready_top!(CreditUpdate::<4>::new(CreditPolicy::RoundRobinHalf, false))),
        properties: one.properties.clone(),
        ..one
    };
    let gated = Proof {
        name: "credits_pay_all_gated",
        size: "4 warps, `pay-all-gated`",
        file: "credit_gated.sv",
        macros: &[],
        build: || Box::new(ready_top!(CreditUpdate::<4>::new(CreditPolicy::PayAll { gated: true }, false))),
        engine: Engine::Induction(2),
        properties: vec![property(
            "never_starts",
            "credits, slushfund and what is on its way to it stay at zero, each of them",
            "credit_update-open-gate",
        )],
        ..one
    };
    vec![pay_all, one, half, gated]
}

fn pipes() -> Proof {
    Proof {
        name: "pipes",
        block: "pipes",
        size: "any thresholds",
        file: "pipes.sv",
        macros: &[],
        build: || Box::new(ready_top!(Pipes::default())),
        engine: Engine::Induction(2),
        refute: Engine::Search(24),
        quick: true,
        properties: vec![
            property(
                "occupancy_exact",
                "an occupancy is what was issued less what was written back; never below zero",
                "pipes-lost-end",
            ),
            property("never_past_the_limit", "an occupancy never passes its second threshold, nor 16", "pipes-stale-place"),
            property(
                "closed_exact",
                "a pipe is closed exactly at that limit, and one before it after a selection of any kind",
                "pipes-no-queue",
            ),
            property("oversubscribed_exact", "a pipe is oversubscribed exactly from its first threshold on", "pipes-over-late"),
            property("leads_exact", "the pipe that leads has the greater occupancy", "pipes-late-lead"),
        ],
    }
}

fn networks() -> Vec<Proof> {
    let takes_part = property("winner_takes_part", "the winner takes part", "comparison_network-uninvited");
    let one = property("one_winner", "the winner is one-hot, or zero", "comparison_network-uninvited");
    let some = property("some_winner", "there is a winner exactly when an input takes part", "comparison_network-nobody");
    let number = |broken| property("number_names_it", "the number is that of the winner", broken);
    let greatest = |broken| property("greatest_wins", "no input that takes part has a greater key than the winner", broken);
    let ties = |broken| property("ties_to_the_lower", "no lower input that takes part has the winner's key", broken);
    let group = Proof {
        name: "comparison_network",
        block: "comparison_network",
        size: "8 keys of 4 bits",
        file: "comparison_network.sv",
        macros: &[],
        build: || Box::new(ready_top!(ComparisonNetwork::<8, 4>::default())),
        engine: Engine::Reachability,
        refute: Engine::Bounded(3),
        quick: true,
        properties: vec![
            takes_part,
            one,
            number("comparison_network-other-number"),
            some,
            greatest("comparison_network-power-up"),
            ties("comparison_network-loses-ties"),
        ],
    };
    let tree = Proof {
        name: "comparison_network_of_groups",
        size: "16 keys of 4 bits, two groups",
        macros: &[("SIXTEEN", "1")],
        build: || Box::new(ready_top!(ComparisonNetwork::<16, 4>::default())),
        quick: false,
        properties: vec![
            property(
                "winner_takes_part",
                "the winner takes part, and was in the cycle before the greatest of its group",
                "comparison_network-stale",
            ),
            one,
            number("comparison_network-other-number"),
            property(
                "some_winner",
                "there is a winner exactly when that of a group takes part still; a group that alone has one finds its next among \
                 the rest",
                "comparison_network-stays",
            ),
            greatest("comparison_network-first-group"),
            ties("comparison_network-higher-group"),
        ],
        ..group
    };
    vec![group, tree]
}

fn prefix_networks() -> Vec<Proof> {
    let properties = |broken: [&'static str; 4]| {
        vec![
            property("done_in_time", "a set ends as many cycles after its start as the network has levels", broken[0]),
            property("prefix_is_serial", "the prefix of a thread is that of the serial definition", broken[1]),
            property("total_is_serial", "the combined operand is that of the serial definition", broken[2]),
            property("others_are_kept", "the prefixes of threads outside the set are kept", broken[3]),
        ]
    };
    let kogge_stone = Proof {
        name: "kogge_stone",
        block: "kogge_stone",
        size: "8 threads, words of 3 bits, every operation",
        file: "prefix_network.sv",
        macros: &[("NETWORK", "kogge_stone"), ("LATENCY", "3")],
        build: || Box::new(ready_top!(KoggeStone::<8, 3>::default())),
        engine: Engine::Search(8),
        refute: Engine::Search(12),
        quick: false,
        properties: properties(["kogge_stone-early", "kogge_stone-unmasked", "kogge_stone-short", "kogge_stone-forgetful"]),
    };
    let brent_kung = Proof {
        name: "brent_kung",
        block: "brent_kung",
        macros: &[("NETWORK", "brent_kung"), ("LATENCY", "5")],
        build: || Box::new(ready_top!(BrentKung::<8, 3>::default())),
        properties: properties(["brent_kung-early", "brent_kung-unmasked", "brent_kung-short", "brent_kung-forgetful"]),
        ..kogge_stone
    };
    let serial = Proof {
        name: "serial_prefix",
        block: "serial_prefix",
        size: "8 threads, words of 3 bits, every operation of one cycle",
        file: "serial_prefix.sv",
        macros: &[("BITS", "3")],
        build: || Box::new(ready_top!(SerialPrefix::<8, 3>::default())),
        engine: Engine::Search(12),
        refute: Engine::Search(12),
        quick: false,
        properties: vec![
            property(
                "done_in_time",
                "a set ends as many cycles after its start as it has threads, and one",
                "serial_prefix-early",
            ),
            property("first_has_identity", "the first thread of the set has the identity", "serial_prefix-first-kept"),
            property(
                "next_is_combined",
                "the prefix of each other thread is that of the thread before, combined with the operand of that thread",
                "serial_prefix-last-only",
            ),
            property("total_is_combined", "the combined operand is the last prefix with the last operand", "serial_prefix-short"),
            property("others_are_kept", "the prefixes of threads outside the set are kept", "serial_prefix-forgetful"),
        ],
    };
    vec![serial, kogge_stone, brent_kung]
}

fn grant() -> Proof {
    Proof {
        name: "textile_grant",
        block: "textile_grant",
        size: "4 warps, patience of 7 cycles",
        file: "textile_grant.sv",
        macros: &[("PATIENCE", "7")],
        build: || Box::new(ready_top!(TextileGrant::<4, 2>::new(7))),
        engine: Engine::Induction(3),
        refute: Engine::Search(30),
        quick: true,
        properties: vec![
            property("value_exact", "TILE.PHASE.TEX follows launches and marked instructions", "textile_grant-cut-tile"),
            property("granted_is_equal", "a granted warp has the value of the grant", "textile_grant-old-equal"),
            property("moves_by_election", "the grant changes only to the value of the warp elected", "textile_grant-cut-tex"),
            property("elected_wanted", "one warp is elected, and it wanted to read a texture", "textile_grant-all-elected"),
            property(
                "elected_is_granted",
                "two cycles after the grant moved, the warp elected is granted, unless its value changed since",
                "textile_grant-unset",
            ),
            property(
                "never_stuck",
                "a warp that wants to read waits for at most patience + 2 cycles without a launch or a marked issue until a warp that wants to is granted, or the grant moves",
                "textile_grant-no-patience",
            ),
            property(
                "turn_comes",
                "while a warp wants to read, the grant moves at most 3 times (warps - 1) for others",
                "textile_grant-no-turn",
            ),
        ],
    }
}

fn schedulers() -> Vec<Proof> {
    let issue = Proof {
        name: "warp_scheduler",
        block: "warp_scheduler",
        size: "4 warps, credits and grant",
        file: "warp_scheduler.sv",
        macros: &[],
        build: || {
            Box::new(ready_top!(WarpScheduler::<4, 2, 1, 4, 2>::new(WarpSchedulerConfig { patience: 7, ..Default::default() })))
        },
        engine: Engine::Induction(3),
        refute: Engine::Search(12),
        quick: false,
        properties: vec![
            property("value_exact", "TILE.PHASE.TEX follows launches and marked texture instructions", "textile_grant-cut-tile"),
            property("selected_was_eligible", "the warp that issues lived and was eligible", "warp_scheduler-dead-too"),
            property("not_twice_running", "a warp does not issue in two cycles running", "warp_scheduler-twice"),
            property("nobody_without_ready", "nothing issues when no warp was eligible", "warp_scheduler-always"),
            property(
                "texture_with_grant",
                "a texture instruction issues only with the value of the grant",
                "warp_scheduler-no-grant",
            ),
        ],
    };
    let patrol = Proof {
        name: "patrol",
        file: "patrol.sv",
        refute: Engine::Search(75),
        properties: vec![
            property(
                "overdue_goes_first",
                "a warp that has lost 63 times to others goes first, or is not ready",
                "warp_scheduler-no-hurry",
            ),
            property(
                "wait_is_bounded",
                "a warp that stays ready waits for at most 264 cycles (66 for each warp), in each of which others issue at most once",
                "warp_scheduler-restless",
            ),
        ],
        ..issue
    };
    let greedy = Proof {
        name: "patrol_greedy",
        size: "4 warps, greedy then oldest",
        build: || {
            let config = WarpSchedulerConfig { scheduling: Scheduling::GreedyThenOldest, ..Default::default() };
            Box::new(ready_top!(WarpScheduler::<4, 2, 1, 4, 2>::new(config)))
        },
        properties: patrol.properties.clone(),
        ..patrol
    };
    let in_turn = Proof {
        name: "round_robin",
        size: "4 warps, loose round robin",
        file: "round_robin.sv",
        build: || {
            let config = WarpSchedulerConfig { scheduling: Scheduling::LooseRoundRobin, ..Default::default() };
            Box::new(ready_top!(WarpScheduler::<4, 2, 1, 4, 2>::new(config)))
        },
        engine: Engine::Induction(7),
        refute: Engine::Search(30),
        properties: vec![
            property(
                "passed_by_four",
                "while a warp stays eligible and its pipe open, others issue at most 4 times (the number of warps) before it",
                "warp_scheduler-low-first",
            ),
            property("patrol_rests", "no warp becomes overdue", "warp_scheduler-low-first"),
        ],
        ..patrol
    };
    vec![issue, patrol, greedy, in_turn]
}

fn latency_fifo() -> Proof {
    Proof {
        name: "latency_fifo",
        block: "latency_fifo",
        size: "2 entries, 4 lines outstanding",
        file: "latency_fifo.sv",
        macros: &[("DEPTH", "2"), ("LINES", "4")],
        build: || {
            let config = FifoConfig { ahead: true, depth: 2, places: 2, outstanding: 4 };
            Box::new(ready_top!(LatencyFifo::<2>::new(config)))
        },
        engine: Engine::Search(14),
        refute: Engine::Search(14),
        quick: false,
        properties: vec![
            property("in_order", "entries leave in order, each once, as they came", "latency_fifo-last-offsets"),
            property(
                "own_data",
                "lines enter the cache in the order of their tags, each once, with the data that memory gave for it, in any order",
                "latency_fifo-not-come",
            ),
            property("lines_first", "an entry leaves when its own lines have entered", "latency_fifo-four-is-none"),
            property(
                "not_too_early",
                "a line enters when its entry is the first, so that no entry before it misses what it replaces",
                "latency_fifo-eager",
            ),
            property("places_distinct", "a line on its way has its place in the reorder buffer alone", "latency_fifo-one-line-more"),
            property("bounded", "there are never more entries or lines than the sizes say", "latency_fifo-one-too-many"),
            property("makes_room", "there is room exactly when there are fewer", "latency_fifo-one-too-many"),
            property(
                "leaves_in_time",
                "an entry whose lines have come leaves within five cycles in which the filter moves, whatever is behind it",
                "latency_fifo-forgets",
            ),
        ],
    }
}

fn page_table() -> Proof {
    Proof {
        name: "page_table",
        block: "page_table",
        size: "4 slots, two groups of 4 pages of 8 registers",
        file: "page_table.sv",
        macros: &[],
        build: || Box::new(ready_top!(PageTable::<4, 2, 5>::default())),
        engine: Engine::Search(14),
        refute: Engine::Search(14),
        quick: false,
        properties: vec![
            property("pages_add_up", "pages in use are those of the warps that run, in each group", "page_table-half-given"),
            property("no_sharing", "no two registers of warps in one group have one place", "page_table-half-given"),
            property("same_place", "operands are read where the slow write-back has written them", "page_table-other-page"),
            property("owned_is_used", "a page that a warp has is in use", "page_table-half-given"),
        ],
    }
}

fn microcoded() -> Vec<Proof> {
    let threads = Proof {
        name: "threads",
        block: "threads",
        size: "4 threads, 4 predicates, as it is",
        file: "threads.sv",
        macros: &[],
        build: || Box::new(ready_top!(Threads::default())),
        engine: Engine::Induction(2),
        refute: Engine::Bounded(8),
        quick: true,
        properties: vec![
            property("predicates_kept", "a predicate is what was put or loaded last", "threads-put-lost"),
            property("selected_exact", "what selects is the present thread's own predicate", "threads-other-predicate"),
            property("bit_exact", "the present thread's bit is that of its number", "threads-no-bit"),
            property("each_once", "threads left and threads done are those asked for, none both", "threads-twice"),
            property("lowest_first", "the present thread is the lowest of those left", "threads-second-first"),
            property("more_exact", "a turn is the last one exactly when nobody else is left", "threads-always-more"),
            property("all_had_their_turn", "behind the last turn everyone asked for has had one", "threads-all-at-once"),
        ],
    };
    let operand_address = Proof {
        name: "operand_address",
        block: "operand_address",
        size: "any two operands, as it is",
        file: "operand_address.sv",
        build: || Box::new(ready_top!(OperandAddress::default())),
        engine: Engine::Induction(1),
        refute: Engine::Bounded(2),
        properties: vec![
            property("register_place", "a register of a thread has one place, and no other has it", "operand_address-wide-field"),
            property("register_range", "registers lie below what warps have besides", "operand_address-high-registers"),
            property(
                "register_quarter",
                "registers of the lower four warps are in the lower half of them",
                "operand_address-far-pairs",
            ),
            property("warp_words_own", "no two warps share a word of theirs", "operand_address-one-region"),
            property("task_words_own", "no two tasks share a word of theirs", "operand_address-one-task"),
            property("warp_words_range", "a warp's words are in the region of warps or of tasks", "operand_address-tasks-above"),
            property("thread_words_own", "no two threads share a word that each has", "operand_address-one-thread"),
            property("global_place", "globals lie above both, in their order", "operand_address-low-globals"),
            property("immediate_place", "an immediate is the first global", "operand_address-no-immediate"),
            property("index_place", "the index names any word", "operand_address-no-index"),
            property("reads_exact", "stores, shifts, jumps and literals read nothing", "operand_address-reads-stored"),
        ],
        ..threads
    };
    vec![threads, operand_address]
}

/// All proofs.
pub fn proofs() -> Vec<Proof> {
    [
        front_ends(),
        scoreboards(),
        credits(),
        networks(),
        prefix_networks(),
        vec![grant(), pipes(), latency_fifo(), page_table()],
        schedulers(),
        microcoded(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

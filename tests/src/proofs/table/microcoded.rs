// SPDX-License-Identifier: MIT
//! The microcoded core.
use super::property;
use crate::proofs::Proof;
use warpwright_rtl::dut::Top;
use warpwright_rtl::microcoded::operand_address::OperandAddress;
use warpwright_rtl::microcoded::threads::Threads;
use warpwright_sim::formal::Engine;

pub(super) fn proofs() -> Vec<Proof> {
    let threads = Proof {
        name: "threads",
        block: "threads",
        size: "4 threads, 4 predicates, as it is",
        file: "threads.sv",
        macros: &[],
        build: || Box::new(Threads::default().ready()),
        engine: Engine::Induction(2),
        refute: Engine::Bounded(8),
        quick: true,
        properties: vec![
            property(
                "predicates_kept",
                "a predicate is what was put or loaded last",
                "threads-put-lost",
            ),
            property(
                "selected_exact",
                "what selects is the present thread's own predicate",
                "threads-other-predicate",
            ),
            property(
                "bit_exact",
                "the present thread's bit is that of its number",
                "threads-no-bit",
            ),
            property(
                "each_once",
                "threads left and threads done are those asked for, none both",
                "threads-twice",
            ),
            property(
                "lowest_first",
                "the present thread is the lowest of those left",
                "threads-second-first",
            ),
            property(
                "more_exact",
                "a turn is the last one exactly when no other is left",
                "threads-always-more",
            ),
            property(
                "all_had_their_turn",
                "behind the last turn everyone asked for has had one",
                "threads-all-at-once",
            ),
        ],
    };
    let operand_address = Proof {
        name: "operand_address",
        block: "operand_address",
        size: "any two operands, as it is",
        file: "operand_address.sv",
        build: || Box::new(OperandAddress::default().ready()),
        engine: Engine::Induction(1),
        refute: Engine::Bounded(2),
        properties: vec![
            property(
                "register_place",
                "a register of a thread has one place, and no other has it",
                "operand_address-wide-field",
            ),
            property(
                "register_range",
                "registers lie below what warps have besides",
                "operand_address-high-registers",
            ),
            property(
                "register_quarter",
                "registers of the lower four warps are in the lower half of them",
                "operand_address-far-pairs",
            ),
            property(
                "warp_words_own",
                "no two warps share a word of theirs",
                "operand_address-one-region",
            ),
            property(
                "task_words_own",
                "no two tasks share a word of theirs",
                "operand_address-one-task",
            ),
            property(
                "warp_words_range",
                "a warp's words are in the region of warps or of tasks",
                "operand_address-tasks-above",
            ),
            property(
                "thread_words_own",
                "no two threads share a word that each has",
                "operand_address-one-thread",
            ),
            property(
                "global_place",
                "globals lie above both, in their order",
                "operand_address-low-globals",
            ),
            property(
                "immediate_place",
                "an immediate is the first global",
                "operand_address-no-immediate",
            ),
            property("index_place", "the index names any word", "operand_address-no-index"),
            property(
                "reads_exact",
                "stores, shifts, jumps and literals read nothing",
                "operand_address-reads-stored",
            ),
        ],
        ..threads
    };
    vec![threads, operand_address]
}

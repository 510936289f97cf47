// SPDX-License-Identifier: MIT
//! Calls, returns and levels (docs/core.md).
use super::property;
use crate::proofs::Proof;
use hdl_dialect::prelude::Top;
use warpwright_rtl::divergence::Divergence;
use warpwright_rtl::execution_unit::branch_unit::BranchUnit;
use warpwright_rtl::execution_unit::return_stack::ReturnStack;

use warpwright_sim::formal::Engine;

pub(super) fn proofs() -> Vec<Proof> {
    let branch_unit = Proof {
        name: "branch_unit",
        block: "branch_unit",
        size: "8 warps, 4 threads, as it is",
        file: "branch_unit.sv",
        macros: &[("CALL", "5"), ("RET", "6")],
        build: || Box::new(BranchUnit::<3, 4>::default().ready()),
        engine: Engine::Induction(1),
        refute: Engine::Bounded(2),
        quick: true,
        properties: vec![
            property(
                "pushes_exactly",
                "an address is pushed for a call that some thread makes and that has a place",
                "branch_unit-full-push",
            ),
            property(
                "pops_exactly",
                "one is popped exactly when the last threads of its level return",
                "branch_unit-early-pop",
            ),
            property(
                "goes_to_the_top",
                "threads that return go to the address on top of the stack",
                "branch_unit-return-on",
            ),
            property(
                "asks_where_it_stores",
                "the PC is asked for exactly where a branch splits the warp, a `sync` waits for others, or a call is made",
                "branch_unit-silent-split",
            ),
            property(
                "ends_without_place",
                "a call without a place and a return without an address end their warp",
                "branch_unit-no-fault",
            ),
        ],
    };
    let return_stack = Proof {
        name: "return_stack",
        block: "return_stack",
        size: "2 warps, 16 places, as it is",
        file: "return_stack.sv",
        macros: &[],
        build: || Box::new(ReturnStack::<2, 1>::default().ready()),
        engine: Engine::Induction(2),
        refute: Engine::Bounded(14),
        quick: false,
        properties: vec![
            property(
                "depth_exact",
                "an instruction finds as many addresses as were pushed and not popped",
                "return_stack-kept-depth",
            ),
            property(
                "own_address",
                "on top is the address behind the call that was pushed there last",
                "return_stack-same-place",
            ),
            property(
                "next_depth",
                "nothing is being stored where a warp's depth is on its way to stage E1",
                "return_stack-kept-depth",
            ),
            property(
                "stored_depth",
                "the depth in memory is that of the pushes and pops that were stored",
                "return_stack-kept-depth",
            ),
            property(
                "stored_place",
                "a place below the depth holds the address of its last push",
                "return_stack-same-place",
            ),
        ],
    };
    vec![branch_unit, return_stack, levels()]
}

fn levels() -> Proof {
    Proof {
        name: "call_levels",
        block: "divergence",
        size: "2 warps, 4 threads, PCs of 2 bits",
        file: "call_levels.sv",
        macros: &[],
        build: || Box::new(Divergence::<2, 1, 4, 2, 3>::default().ready()),
        engine: Engine::Induction(2),
        refute: Engine::Bounded(14),
        quick: false,
        properties: vec![
            property(
                "returns_from_own_call",
                "threads return from the call that was pushed last, and took part in it",
                "divergence-all-go",
            ),
            property(
                "goes_own_way",
                "where a warp goes on is where each of its active threads has to go on",
                "divergence-return-on",
            ),
            property(
                "level_exact",
                "the level is the live threads inside as many calls as there are addresses",
                "divergence-one-level",
            ),
            property(
                "depth_lower",
                "the end of a level leaves no more addresses than before",
                "divergence-still-inside",
            ),
            property(
                "calls_kept",
                "no thread is inside more calls than there are addresses; each took part in those",
                "divergence-all-go",
            ),
            property(
                "level_kept",
                "active threads are of the level, those of the level live",
                "divergence-one-level",
            ),
            property(
                "parked_kept",
                "a waiting thread has its PC and the number of its calls",
                "divergence-parked-on",
            ),
            property(
                "found_kept",
                "a search finds the PCs and depths of the threads that it is for",
                "divergence-empty-level",
            ),
            property(
                "search_kept",
                "a warp is searched for exactly while an answer of it is due",
                "divergence-searched-on",
            ),
        ],
    }
}

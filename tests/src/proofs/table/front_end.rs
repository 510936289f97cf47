// SPDX-License-Identifier: MIT
//! The instruction front end (docs/mechanisms/1.md).
use super::property;
use crate::proofs::Proof;
use warpwright_rtl::dut::Dut;
use warpwright_rtl::dut::Top;
use warpwright_rtl::front_end::{FrontEnd, FrontEndConfig};
use warpwright_sim::formal::Engine;

pub(super) fn proofs() -> Vec<Proof> {
    let lines = Proof {
        name: "front_end_lines",
        block: "front_end",
        size: "2 warps, 2 lines, PCs of 5 bits",
        file: "front_end.sv",
        macros: &[("PC", "4")],
        build: || {
            Box::new(
                FrontEnd::<2, 1, 2, 2, 1, 2, 1, 5, 2, 3, 3>::new(FrontEndConfig::default()).ready(),
            )
        },
        engine: Engine::Reachability,
        refute: Engine::Search(30),
        quick: false,
        properties: vec![
            property(
                "count_exact",
                "a line's reference count, with what is under way, is the number of pointers to it",
                "front_end-uncounted",
            ),
            property(
                "locked_is_present",
                "a line that a warp points at is loading or valid",
                "front_end-not-loading",
            ),
            property(
                "tags_distinct",
                "no two loading or valid lines have one tag",
                "front_end-stale-lookup",
            ),
            property(
                "next_mutual",
                "`next[a] = b` only if `prev[b] = a`, both present",
                "front_end-half-cut",
            ),
            property(
                "prev_mutual",
                "`prev[b] = a` only if `next[a] = b`, both present",
                "front_end-half-join",
            ),
            property(
                "next_is_the_line_after",
                "a `next` link names the line whose tag is one further",
                "front_end-turned-link",
            ),
            property(
                "locked_not_evicted",
                "a line that a warp points at is not replaced",
                "front_end-always-open",
            ),
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
        engine: Engine::Search(17),
        refute: Engine::Search(17),
        properties: vec![
            property(
                "right_word",
                "what is delivered is the instruction at the warp's PC, inside the program",
                "front_end-wrong-half",
            ),
            property(
                "right_pc",
                "`early_pc` and `late_pc` are the PC of an instruction one and three cycles after its issue, `trace_pc` that of each at its issue",
                "front_end-first-of-line",
            ),
            property(
                "right_fault",
                "a fault is that of a warp whose PC is outside the program",
                "front_end-early-fault",
            ),
        ],
        ..lines
    };
    const SIZE: &str = "2 warps, 2 lines, PCs of 5 bits, a register behind the choice of the fetch";
    let with_register = || -> Box<dyn Dut> {
        let config = FrontEndConfig { choice_register: true, ..FrontEndConfig::default() };
        Box::new(FrontEnd::<2, 1, 2, 2, 1, 2, 1, 5, 2, 3, 3>::new(config).ready())
    };
    let words_register = Proof {
        name: "front_end_words_register",
        size: SIZE,
        build: with_register,
        engine: Engine::Search(18),
        refute: Engine::Search(18),
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

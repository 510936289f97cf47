// SPDX-License-Identifier: MIT
//! The scoreboard (docs/mechanisms/2.md).
use super::property;
use crate::proofs::Proof;
use warpwright_rtl::dut::Top;
use warpwright_rtl::scoreboard::{Scoreboard, ScoreboardConfig};
use warpwright_sim::formal::Engine;

/// Slots 0, 1 and 2 count to 7, 3 and 1.
const MIXED: [u32; 8] = [3, 2, 1, 3, 3, 3, 3, 3];

pub(super) fn proofs() -> Vec<Proof> {
    let both = vec![
        property(
            "count_in_bounds",
            "what is outstanding in a slot never exceeds its maximum",
            "scoreboard-full-late",
        ),
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
        property(
            "hold_exact",
            "a warp is held exactly while an awaited slot is pending",
            "scoreboard-no-hold",
        ),
        property(
            "held_while_awaited",
            "an instruction is not fetched while a slot it waits for is outstanding",
            "scoreboard-no-hold",
        ),
        property(
            "awaited_exact",
            "the wait mask is that of the last instruction or launch",
            "scoreboard-old-mask",
        ),
        property(
            "load_noted",
            "a slot in which a load is outstanding is known to hold one",
            "scoreboard-no-load",
        ),
        property(
            "store_noted",
            "a slot in which a store is outstanding is known to hold one",
            "scoreboard-no-store",
        ),
        property(
            "fence_load_sees",
            "`fence.load` sees every outstanding load, two cycles after its issue",
            "scoreboard-no-load",
        ),
        property(
            "fence_store_sees",
            "`fence.store` sees every outstanding store, two cycles after its issue",
            "scoreboard-no-store",
        ),
        property("idle_exact", "idle exactly when nothing is pending", "scoreboard-always-idle"),
        property(
            "idle_at_the_end",
            "an idle warp has all counters at zero",
            "scoreboard-always-idle",
        ),
    ];
    let proof = Proof {
        name: "scoreboard",
        block: "scoreboard",
        size: "2 warps, 8 slots of 1 to 3 bits",
        file: "scoreboard.sv",
        macros: &[("NUMBERS", "7"), ("IN_ORDER", "0"), ("ON_SAME", "0")],
        build: || {
            Box::new(
                Scoreboard::<2, 1>::new(ScoreboardConfig { widths: MIXED, ..Default::default() })
                    .ready(),
            )
        },
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
            let config =
                ScoreboardConfig { slots: 2, widths: MIXED, in_order: true, mask_on_same: true };
            Box::new(Scoreboard::<2, 1>::new(config).ready())
        },
        quick: false,
        properties: proof.properties.clone(),
        ..proof
    };
    vec![proof, in_order]
}

// SPDX-License-Identifier: MIT
//! The warp scheduler and its parts (docs/mechanisms/3.md).
use super::property;
use crate::proofs::Proof;
use warpwright_config::{CreditPolicy, GrantForm, Scheduling};
use warpwright_rtl::dut::Top;
use warpwright_rtl::warp_scheduler::comparison_network::ComparisonNetwork;
use warpwright_rtl::warp_scheduler::credit_update::CreditUpdate;
use warpwright_rtl::warp_scheduler::pipes::Pipes;
use warpwright_rtl::warp_scheduler::textile_grant::TextileGrant;
use warpwright_rtl::warp_scheduler::{WarpScheduler, WarpSchedulerConfig};
use warpwright_sim::formal::Engine;

/// All of them.
pub(super) fn proofs() -> Vec<Proof> {
    [credits(), networks(), vec![grant()], vec![pipes()], schedulers()]
        .into_iter()
        .flatten()
        .collect()
}

fn credits() -> Vec<Proof> {
    let pay_all = Proof {
        name: "credits_pay_all",
        block: "credit_update",
        size: "4 warps, `pay-all`",
        file: "credit_steps.sv",
        macros: &[("PAY_ALL", "1")],
        build: || Box::new(CreditUpdate::<4>::new(CreditPolicy::PayAll, false).ready()),
        engine: Engine::Induction(1),
        refute: Engine::Search(14),
        quick: false,
        properties: vec![
            property(
                "decided",
                "one warp pays and one leaves at most, and neither is paid; no warp is paid unless one pays",
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
    };
    let one = Proof {
        name: "credits_round_robin_one",
        size: "4 warps, `round-robin-one`",
        macros: &[("PAY_ALL", "0")],
        build: || Box::new(CreditUpdate::<4>::new(CreditPolicy::RoundRobinOne, false).ready()),
        properties: pay_all.properties.clone(),
        ..pay_all
    };
    let half = Proof {
        name: "credits_round_robin_half",
        size: "4 warps, `round-robin-half`",
        build: || Box::new(CreditUpdate::<4>::new(CreditPolicy::RoundRobinHalf, false).ready()),
        properties: pay_all.properties.clone(),
        ..one
    };
    vec![pay_all, one, half]
}

fn networks() -> Vec<Proof> {
    let takes_part =
        property("winner_takes_part", "the winner takes part", "comparison_network-uninvited");
    let one =
        property("one_winner", "the winner is one-hot, or zero", "comparison_network-uninvited");
    let some = property(
        "some_winner",
        "there is a winner exactly when an input takes part",
        "comparison_network-nobody",
    );
    let number = |broken| property("number_names_it", "the number is that of the winner", broken);
    let greatest = |broken| {
        property(
            "greatest_wins",
            "no input that takes part has a greater key than the winner",
            broken,
        )
    };
    let ties = |broken| {
        property("ties_to_the_lower", "no lower input that takes part has the winner's key", broken)
    };
    let group = Proof {
        name: "comparison_network",
        block: "comparison_network",
        size: "8 keys of 4 bits",
        file: "comparison_network.sv",
        macros: &[],
        build: || Box::new(ComparisonNetwork::<8, 4>::default().ready()),
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
        size: "16 keys of 4 bits, four groups",
        macros: &[("SIXTEEN", "1")],
        build: || Box::new(ComparisonNetwork::<16, 4>::default().ready()),
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

fn grant() -> Proof {
    Proof {
        name: "textile_grant",
        block: "textile_grant",
        size: "4 warps, patience of 7 cycles",
        file: "textile_grant.sv",
        macros: &[("PATIENCE", "7")],
        build: || Box::new(TextileGrant::<4, 2>::new(7).ready()),
        engine: Engine::Induction(3),
        refute: Engine::Search(30),
        quick: true,
        properties: vec![
            property("value_exact", "TILE.PHASE.TEX follows launches and marked instructions", "textile_grant-cut-tile"),
            property("granted_is_equal", "a granted warp has the value of the grant", "textile_grant-old-equal"),
            property("set_by_issue", "the grant changes only to the value of a warp that issues a read while it is open", "textile_grant-cut-tex"),
            property(
                "held_while_live",
                "while the grant is open to all, no live warp has its value",
                "textile_grant-always-open",
            ),
            property(
                "never_stuck",
                "a warp without the grant could read in at most as many cycles as patience says, in a row or not; then the grant is open to one warp that waits, in every cycle without a read",
                "textile_grant-no-patience",
            ),
            property(
                "turn_comes",
                "while a warp waits at a read, others are the next in turn at most 3 times (warps - 1)",
                "textile_grant-no-turn",
            ),
        ],
    }
}

fn pipes() -> Proof {
    Proof {
        name: "pipes",
        block: "pipes",
        size: "any thresholds",
        file: "pipes.sv",
        macros: &[],
        build: || Box::new(Pipes::default().ready()),
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

fn schedulers() -> Vec<Proof> {
    let issue = Proof {
        name: "warp_scheduler",
        block: "warp_scheduler",
        size: "4 warps, credits, gate for each read",
        file: "warp_scheduler.sv",
        macros: &[],
        build: || {
            Box::new(
                WarpScheduler::<4, 2, 1, 4, 2>::new(WarpSchedulerConfig {
                    grant: GrantForm::Read,
                    patience: 7,
                    ..Default::default()
                })
                .ready(),
            )
        },
        engine: Engine::Induction(3),
        refute: Engine::Search(12),
        quick: false,
        properties: vec![
            property(
                "value_exact",
                "TILE.PHASE.TEX follows launches and marked texture instructions",
                "textile_grant-cut-tile",
            ),
            property(
                "selected_was_eligible",
                "the warp that issues lived and was eligible",
                "warp_scheduler-dead-too",
            ),
            property(
                "not_twice_running",
                "a warp does not issue in two cycles running",
                "warp_scheduler-twice",
            ),
            property(
                "none_without_ready",
                "nothing issues when no warp was eligible",
                "warp_scheduler-always",
            ),
            property(
                "texture_with_grant",
                "a texture instruction issues only with the value of the grant, or sets it",
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
                "patrol_goes_first",
                "the warp on which the patrol is, from its second cycle there on, is selected as soon as it is ready",
                "warp_scheduler-no-hurry",
            ),
            property(
                "wait_is_bounded",
                "a warp that is ready once in 60 issues of others waits for less than 320 issues (64 for each warp, and 64)",
                "warp_scheduler-restless",
            ),
        ],
        ..issue
    };
    let greedy = Proof {
        name: "patrol_greedy",
        size: "4 warps, greedy then oldest",
        build: || {
            let config = WarpSchedulerConfig {
                scheduling: Scheduling::GreedyThenOldest,
                ..Default::default()
            };
            Box::new(WarpScheduler::<4, 2, 1, 4, 2>::new(config).ready())
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
            Box::new(WarpScheduler::<4, 2, 1, 4, 2>::new(config).ready())
        },
        engine: Engine::Induction(7),
        refute: Engine::Search(30),
        properties: vec![
            property(
                "passed_by_four",
                "while a warp stays eligible and its pipe open, others issue at most 4 times (the number of warps) before it",
                "warp_scheduler-low-first",
            ),
        ],
        ..patrol
    };
    vec![issue, patrol, greedy, in_turn]
}

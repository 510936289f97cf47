// SPDX-License-Identifier: MIT
//! Pod: one set of warps, of which one issues in every cycle (docs/mechanisms/3.md).
//!
//! Which warps are ready counts at once; weights count one cycle late, since the network compares
//! them ahead of time, two in a pod of more than eight warps: there a warp that won in its group of
//! eight is selected a cycle later if it is ready still. Without a selection none is a victim. Age
//! counts the tiles launched since a warp's own, up to 31, in all pods.
//!
//! - **latency**: ready in cycle n: selected in n + 1 (a register behind the tree), with more than
//!   eight warps in n + 2
//! - **throughput**: one warp per cycle
//! - **invariant**: the selected warp was ready
use super::comparison_network::ComparisonNetwork;
use super::credit_update::CreditUpdate;
use super::weight::Weight;
use super::WarpSchedulerConfig;
use crate::cells::{Lazy, DFF};
use crate::config::WeightForm;
use crate::prelude::*;

/// A pod of `H` warps, numbered with `LH` bits.
#[derive(LogicBlock)]
#[block(new(config: WarpSchedulerConfig))]
#[check(H <= 1 << LH && H > 1 << (LH - 1), "LH bits number H warps")]
pub struct Pod<const H: usize, const LH: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The warp that starts, one-hot, or zero.
    pub launched: Signal<In, Bits<H>>,
    /// Its type: 0 pixel, 1 vertex, 2 compute.
    pub launch_stage: Signal<In, Bits<2>>,
    /// A warp of a new tile starts, in any pod.
    pub new_tile: Signal<In, Bit>,
    /// No warp lives, in any pod.
    pub none_live: Signal<In, Bit>,
    /// The warp that ends, one-hot, or zero.
    pub ended: Signal<In, Bits<H>>,
    /// Warps that may issue.
    pub ready: Signal<In, Bits<H>>,
    /// Live warps whose instruction is replayed.
    pub replay: Signal<In, Bits<H>>,
    /// Warps whose TILE.PHASE.TEX equals the grant.
    pub granted: Signal<In, Bits<H>>,
    /// Warps whose TILE.PHASE equals the grant's.
    pub phase_granted: Signal<In, Bits<H>>,
    /// Warps whose only pipe is oversubscribed.
    pub slow_pipe: Signal<In, Bits<H>>,
    /// Warps whose only pipe is the less loaded one.
    pub idle_pipe: Signal<In, Bits<H>>,
    /// Bonuses of additive weights.
    pub bonuses: Signal<In, Bits<33>>,
    /// The selected warp, one-hot; zero when none was ready.
    pub chosen: Signal<Out, Bits<H>>,
    /// A warp issues.
    pub select_valid: Signal<Out, Bit>,
    /// The warp.
    pub select_warp: Signal<Out, Bits<LH>>,
    /// Monitor: the credits and the slushfund do not sum to zero.
    pub credit_sum_error: Signal<Out, Bit>,
    #[build(CreditUpdate::new(config.policy, config.monitor))]
    credits: Lazy<CreditUpdate<H>>,
    #[build(Weight::new(config.form()))]
    weight: Lazy<Weight<H>>,
    network: Lazy<ComparisonNetwork<H, 13>>,
    #[drives(select_valid)]
    selected: DFF<Bit>,
    #[drives(select_warp)]
    winner: DFF<Bits<LH>>,
    #[drives(chosen)]
    winners: DFF<Bits<H>>,
    candidates: DFF<Bits<H>>,
    replaying: DFF<Bits<H>>,
    // The last winner of each group, its number modulo 8, up to the one before the last of all.
    turns: [DFF<Bits<3>>; 16],
    // The warp on which the patrol is, the issues since it came there, and whether the warp goes
    // first: until it has issued.
    patrol: DFF<Bits<LH>>,
    issues: DFF<Bits<6>>,
    due: DFF<Bit>,
    vertex: DFF<Bits<H>>,
    compute: DFF<Bits<H>>,
    ages: [DFF<Bits<5>>; H],
    #[value(1)]
    one: Constant<Bits<H>>,
    // A single group; the oldest that a warp gets.
    #[value(H <= 8)]
    single: Constant<Bit>,
    #[value(if config.form() == WeightForm::Greedy { 31 } else { 7 })]
    oldest: Constant<Bits<5>>,
    // Its number modulo 8.
    #[value(|warp| warp as u64 % 8)]
    place: [Constant<Bits<3>>; H],
    watched: Signal<Local, Bits<H>>,
    overdue: Signal<Local, Bits<H>>,
    // Warps that were ready and that another was preferred to.
    losers: Signal<Local, Bits<H>>,
    follows: Signal<Local, Bits<H>>,
    last: Signal<Local, Bits<6>>,
    turn_of: [Signal<Local, Bits<3>>; 16],
    group_turn: Signal<Local, Bits<16>>,
}

#[hdl_gen]
impl Logic for Pod {
    fn update(&mut self) {
        self.losers.next = 0.into();
        if self.selected.q.val() {
            self.losers.next = self.candidates.q.val() & !self.winners.q.val();
        }

        // The patrol stays with a warp for 64 issues, ready or not: what interrupts all warps holds
        // it, too.
        self.watched.next = self.one.val() << self.patrol.q.val();
        self.overdue.next = 0.into();
        if self.due.q.val() {
            self.overdue.next = self.watched.val();
        }
        if self.selected.q.val() {
            self.issues.d.next = self.issues.q.val() + 1;
            if (self.winners.q.val() & self.watched.val()).any() {
                self.due.d.next = false;
            }
            if self.issues.q.val().all() {
                self.patrol.d.next = self.patrol.q.val() + 1;
                self.due.d.next = true;
            }
        }
        // It begins anew with the first launch; for 64 issues no warp has waited for long.
        if self.none_live.val() {
            self.patrol.d.next = 0.into();
            self.issues.d.next = 0.into();
            self.due.d.next = false;
        }

        // Weights.
        self.network.valid.next = self.ready.val();
        // Ties go to the warps after the last winner of their group, and to the groups after that
        // of the last winner.
        self.last.next = bit_cast::<6, LH>(self.winner.q.val());
        self.group_turn.next = 0.into();
        for i in 0..16 {
            self.turn_of[i].next = self.turns[i].q.val();
            if self.single.val() | ((self.last.val() >> 2) == i.to_bits::<6>()) {
                self.turn_of[i].next = self.last.val().get_bits::<3>(0);
            }
            self.turns[i].d.next = self.turn_of[i].val();
            if (self.last.val() >> 2) < i.to_bits::<6>() {
                self.group_turn.next = self.group_turn.val().replace_bit(i, true);
            }
        }
        self.follows.next = 0.into();
        for i in 0..H {
            if self.turn_of[i / 4].val() < self.place[i].val() {
                self.follows.next = self.follows.val().replace_bit(i, true);
            }
        }
        self.network.turn.next = self.group_turn.val();
        self.drive(
            &mut self.weight,
            [bonuses, overdue, follows, replay, granted, phase_granted, slow_pipe, idle_pipe],
        );
        self.weight.won.next = self.one.val() << self.winner.q.val();
        self.weight.vertex.next = self.vertex.q.val();
        self.weight.compute.next = self.compute.q.val();
        for i in 0..H {
            self.weight.age[i].next = self.ages[i].q.val();
            self.weight.credit[i].next = self.credits.credit[i].val();
            self.network.key[i].next = self.weight.key[i].val();
        }

        // The selection.
        self.candidates.d.next = self.ready.val();
        self.selected.d.next = self.network.found.val();
        self.winners.d.next = self.network.winner.val();
        if self.network.found.val() {
            self.winner.d.next = bit_cast::<LH, 6>(self.network.number.val());
        }

        // What the issue and the wait are worth. A warp in replay gathers credit as a victim.
        self.credits.issuer.next = self.winners.q.val();
        self.replaying.d.next = self.replay.val();
        self.credits.victims.next =
            self.losers.val() | (self.replaying.q.val() & !self.winners.q.val());
        self.credits.ended.next = self.ended.val();
        self.credit_sum_error.next = self.credits.sum_error.val();

        // Types and ages.
        self.vertex.d.next = self.vertex.q.val() & !self.launched.val();
        self.compute.d.next = self.compute.q.val() & !self.launched.val();
        if self.launch_stage.val().get_bit(0) {
            self.vertex.d.next = self.vertex.q.val() | self.launched.val();
        }
        if self.launch_stage.val().get_bit(1) {
            self.compute.d.next = self.compute.q.val() | self.launched.val();
        }
        for i in 0..H {
            if self.new_tile.val() & (self.ages[i].q.val() != self.oldest.val()) {
                self.ages[i].d.next = (self.ages[i].q.val() + 1) & self.oldest.val();
            }
            if self.launched.val().get_bit(i) {
                self.ages[i].d.next = 0.into();
            }
        }
    }
}

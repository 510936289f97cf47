// SPDX-License-Identifier: MIT
//! Credit-based warp scheduler (docs/mechanisms/3.md).
//!
//! Among the eligible warps of a [`pod`] the one with the greatest weight issues. [`weight`] makes
//! the weights, of bit fields or as a sum; [`comparison_network`] finds the greatest,
//! [`credit_update`] moves the credits. All pods share [`textile_grant`], which says who may
//! read textures, and [`pipes`], which says what may go to the MAD lanes and the SFU.
//!
//! The core has one pod; of `P` pods each issues in every cycle, for as many issue ports.
//!
//! - **latency**: eligible in cycle n: selected in n + 1 (a register behind the tree), in pods of
//!   more than eight warps in n + 2
//! - **throughput**: one warp per pod and cycle; the same warp at most every second cycle, in pods
//!   of more than eight warps every third
//! - **invariants**: the selected warp was eligible; with a gate no texture instruction without a
//!   grant
//!
//! Weights alone starve. So a *patrol* stays with one warp after the other for 64 issues of the pod
//! each, and until that warp has issued it goes before all others: a warp waits for at most
//! 64 (W + 1) issues, under every policy, if it is ready before one of any 60 issues of others. The
//! patrol begins anew when no warp lives, and comes to the first warp after 64 issues. Loose round
//! robin needs none: W issues while a warp stays ready, proved for 4 warps.
//!
//! The grant decides what [`GrantForm`] says: which warps go first (`soft`), which may read
//! textures (a gate, by phase or by read), or nothing. Two pods need a gate or no grant. Baselines:
//! loose round robin and greedy-then-oldest, both without it; the pipes' second thresholds hold.
pub mod comparison_network;
pub mod credit_update;
pub mod pipes;
pub mod pod;
pub mod textile_grant;
pub mod weight;

use crate::bundles::{LaunchClass, WarpEvent};
use crate::cells::{Lazy, DFF};
use crate::config::{CreditPolicy, GrantForm, Scheduling, WeightForm};
use crate::prelude::*;
use pipes::Pipes;
use pod::Pod;
use textile_grant::{TextileGrant, PATIENCE};

/// Choices of the scheduler.
#[derive(Clone, Copy, Debug)]
pub struct WarpSchedulerConfig {
    /// Credits and grant, or a baseline.
    pub scheduling: Scheduling,
    /// How credits move.
    pub policy: CreditPolicy,
    /// How weights are made, with credits.
    pub weight: WeightForm,
    /// What the grant decides, with credits.
    pub grant: GrantForm,
    /// See [`PATIENCE`].
    pub patience: u32,
    /// Computes `credit_sum_error`.
    pub monitor: bool,
}

impl Default for WarpSchedulerConfig {
    fn default() -> Self {
        Self {
            scheduling: Scheduling::default(),
            policy: CreditPolicy::default(),
            weight: WeightForm::default(),
            grant: GrantForm::default(),
            patience: PATIENCE,
            monitor: true,
        }
    }
}

impl WarpSchedulerConfig {
    /// The form of the weights: the baselines have their own.
    pub fn form(&self) -> WeightForm {
        match self.scheduling {
            Scheduling::Credit => self.weight,
            Scheduling::LooseRoundRobin => WeightForm::Flat,
            Scheduling::GreedyThenOldest => WeightForm::Greedy,
        }
    }

    /// Whether the grant decides anything, and whether who may read at all.
    fn granting(&self) -> [bool; 2] {
        let credit = self.scheduling == Scheduling::Credit;
        let gate = matches!(self.grant, GrantForm::Phase | GrantForm::Read);
        [credit && self.grant != GrantForm::Off, credit && gate]
    }
}

/// The scheduler of `W` warps in `P` pods of `H` warps; `LW` and `LH` bits number them.
#[derive(LogicBlock)]
#[block(new(config: WarpSchedulerConfig))]
#[check(W <= 1 << LW && W > 1 << (LW - 1), "LW bits number W warps")]
#[check((P == 1 || P == 2) && P * H == W, "one or two pods of H warps")]
#[check(P == 1 || config.granting() != [true, false], "two reads in a cycle do not set one grant")]
pub struct WarpScheduler<
    const W: usize,
    const LW: usize,
    const P: usize,
    const H: usize,
    const LH: usize,
> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Launch of a warp, with its tile and its type.
    pub launch: LaunchClass<In, LW>,
    /// A warp has ended: it is no longer in `live`.
    pub end: WarpEvent<In, LW>,
    /// Warps that live.
    pub live: Signal<In, Bits<W>>,
    /// Warps that may issue, the grant left aside.
    pub eligible: Signal<In, Bits<W>>,
    /// Warps whose instruction reads a texture.
    pub is_texture: Signal<In, Bits<W>>,
    /// Warps whose instruction is marked `.t`.
    pub mark_t: Signal<In, Bits<W>>,
    /// Warps whose instruction is marked `.p`.
    pub mark_p: Signal<In, Bits<W>>,
    /// Warps whose instruction runs on the SFU only.
    pub for_sfu: Signal<In, Bits<W>>,
    /// Warps whose instruction runs on the MAD lanes only.
    pub for_mad: Signal<In, Bits<W>>,
    /// MAD instructions that are written back, one bit each.
    pub mad_done: Signal<In, Bits<2>>,
    /// SFU instructions that are written back, one bit each.
    pub sfu_done: Signal<In, Bits<2>>,
    /// Bonuses of additive weights: texture 5:0, age 8:6, types 14:9, 20:15, 26:21, pipe 32:27.
    pub bonuses: Signal<In, Bits<33>>,
    /// Thresholds of the pipes, five bits each: first, second of MAD, first, second of the SFU.
    pub thresholds: Signal<In, Bits<20>>,
    /// Warps whose instruction is replayed.
    pub replay: Signal<In, Bits<W>>,
    /// Warp of each pod that issues.
    pub select: [WarpEvent<Out, LW>; P],
    /// The warps that issue, one bit each.
    pub select_mask: Signal<Out, Bits<W>>,
    /// The textile grant is set.
    pub count_grant: Signal<Out, Bit>,
    /// A warp could read a texture and waits for the grant.
    pub count_wait: Signal<Out, Bit>,
    /// Monitor: the credits and the slushfund of a pod do not sum to zero.
    pub credit_sum_error: Signal<Out, Bit>,
    #[build(Pod::new(config))]
    pod: [Lazy<Pod<H, LH>>; P],
    #[build(TextileGrant::new(config.patience))]
    grant: Lazy<TextileGrant<W, LW>>,
    pipes: Lazy<Pipes>,
    tile: DFF<Bits<6>>,
    // The pod to which an open grant is so.
    side: DFF<Bits<1>>,
    #[value(P == 1)]
    single: Constant<Bit>,
    #[value(config.granting()[0])]
    granting: Constant<Bit>,
    // Whose grant counts in weights.
    #[value(if config.granting()[0] { u64::MAX >> (64 - W) } else { 0 })]
    counted: Constant<Bits<W>>,
    #[value(config.granting()[1])]
    gated: Constant<Bit>,
    // A phase has one value.
    #[value(config.grant == GrantForm::Phase)]
    by_phase: Constant<Bit>,
    #[value(config.scheduling == Scheduling::GreedyThenOldest)]
    greedy_mode: Constant<Bit>,
    #[value(1)]
    one: Constant<Bits<W>>,
    // First warp of each pod.
    #[value(|pod| (pod * H) as u64)]
    base: [Constant<Bits<7>>; P],
    shifted: Signal<Local, Bits<W>>,
    ready: Signal<Local, Bits<W>>,
    wanted: Signal<Local, Bits<W>>,
    opened: Signal<Local, Bits<W>>,
    slow_pipe: Signal<Local, Bits<W>>,
    idle_pipe: Signal<Local, Bits<W>>,
    closed: Signal<Local, Bits<W>>,
    blocked: Signal<Local, Bits<W>>,
    launched: Signal<Local, Bits<W>>,
    ended: Signal<Local, Bits<W>>,
    selected: Signal<Local, Bits<2>>,
    mad_issued: Signal<Local, Bits<2>>,
    sfu_issued: Signal<Local, Bits<2>>,
    new_tile: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for WarpScheduler {
    fn update(&mut self) {
        // Launches and ends; a new tile (a new warp, for greedy-then-oldest) makes all others
        // older.
        self.launched.next = 0.into();
        if self.launch.valid.val() {
            self.launched.next = self.one.val() << self.launch.warp.val();
            self.tile.d.next = self.launch.tile.val();
        }
        self.ended.next = 0.into();
        if self.end.valid.val() {
            self.ended.next = self.one.val() << self.end.warp.val();
        }
        self.new_tile.next = self.launch.valid.val()
            & (self.greedy_mode.val() | (self.launch.tile.val() != self.tile.q.val()));

        // What the pods selected in the cycle before.
        self.select_mask.next = 0.into();
        self.selected.next = 0.into();
        self.mad_issued.next = 0.into();
        self.sfu_issued.next = 0.into();
        self.credit_sum_error.next = false;
        for i in 0..P {
            self.shifted.next = bit_cast::<W, H>(self.pod[i].chosen.val()) << self.base[i].val();
            self.mad_issued.next = self
                .mad_issued
                .val()
                .replace_bit(i, (self.shifted.val() & self.for_mad.val()).any());
            self.sfu_issued.next = self
                .sfu_issued
                .val()
                .replace_bit(i, (self.shifted.val() & self.for_sfu.val()).any());
            self.select_mask.next = self.select_mask.val() | self.shifted.val();
            self.selected.next = self.selected.val().replace_bit(i, self.pod[i].select_valid.val());
            self.select[i].valid.next = self.pod[i].select_valid.val();
            self.select[i].warp.next = bit_cast::<LW, LH>(self.pod[i].select_warp.val())
                + bit_cast::<LW, 7>(self.base[i].val());
            self.credit_sum_error.next =
                self.credit_sum_error.val() | self.pod[i].credit_sum_error.val();
        }

        // The pipes.
        self.drive(
            &mut self.pipes,
            [thresholds, selected, mad_issued, sfu_issued, mad_done, sfu_done],
        );
        self.slow_pipe.next = 0.into();
        if self.pipes.mad_oversubscribed.val() {
            self.slow_pipe.next = self.for_mad.val();
        }
        if self.pipes.sfu_oversubscribed.val() {
            self.slow_pipe.next = self.slow_pipe.val() | self.for_sfu.val();
        }
        self.idle_pipe.next = 0.into();
        if self.pipes.mad_leads.val() {
            self.idle_pipe.next = self.for_sfu.val();
        }
        if self.pipes.sfu_leads.val() {
            self.idle_pipe.next = self.for_mad.val();
        }

        // Warps that are ready: not those just selected, whose inputs are stale for a cycle; and
        // behind a gate texture instructions only with the grant, or where it is open.
        self.ready.next = self.eligible.val() & self.live.val() & !self.select_mask.val();
        self.wanted.next = self.ready.val();
        self.opened.next = 0.into();
        self.grant.wants.next = 0.into();
        if self.gated.val() {
            self.wanted.next =
                self.ready.val() & (!self.is_texture.val() | self.grant.granted.val());
            self.opened.next = self.ready.val() & self.is_texture.val() & self.grant.open_to.val();
            // Where every warp may read, none loses patience.
            self.grant.wants.next = self.ready.val() & self.is_texture.val();
        }
        self.grant.reads.next = self.is_texture.val();
        self.drive(&mut self.grant, [live, mark_t]);
        self.grant.issuer.next = self.select_mask.val();
        if self.by_phase.val() {
            self.grant.mark_t.next = 0.into();
        }
        self.grant.mark_p.next = self.mark_p.val();
        self.launch.drive(&mut self.grant.launch);
        self.count_grant.next = self.grant.count_grant.val() & self.granting.val();
        self.count_wait.next = (self.ready.val() & !self.wanted.val() & !self.opened.val()).any();

        // The pods. An open grant is so for one of them in a cycle, since the read that issues sets
        // it.
        self.side.d.next = !self.side.q.val();
        for i in 0..P {
            self.closed.next = 0.into();
            if self.pipes.mad_closed.val().get_bit(i) {
                self.closed.next = self.for_mad.val();
            }
            if self.pipes.sfu_closed.val().get_bit(i) {
                self.closed.next = self.closed.val() | self.for_sfu.val();
            }
            self.blocked.next = self.wanted.val();
            if self.single.val() | (self.side.q.val() == i.to_bits::<1>()) {
                self.blocked.next = self.wanted.val() | self.opened.val();
            }
            self.blocked.next = self.blocked.val() & !self.closed.val();
            self.pod[i].ready.next = bit_cast::<H, W>(self.blocked.val() >> self.base[i].val());
            self.pod[i].launched.next = bit_cast::<H, W>(self.launched.val() >> self.base[i].val());
            self.pod[i].launch_stage.next = self.launch.stage.val();
            self.drive(&mut self.pod[i], [new_tile, bonuses]);
            self.pod[i].none_live.next = !self.live.val().any();
            self.pod[i].ended.next = bit_cast::<H, W>(self.ended.val() >> self.base[i].val());
            self.pod[i].replay.next =
                bit_cast::<H, W>((self.replay.val() & self.live.val()) >> self.base[i].val());
            self.pod[i].granted.next = bit_cast::<H, W>(
                (self.grant.granted.val() & self.counted.val()) >> self.base[i].val(),
            );
            self.pod[i].phase_granted.next = bit_cast::<H, W>(
                (self.grant.phase_granted.val() & self.counted.val()) >> self.base[i].val(),
            );
            self.pod[i].slow_pipe.next =
                bit_cast::<H, W>(self.slow_pipe.val() >> self.base[i].val());
            self.pod[i].idle_pipe.next =
                bit_cast::<H, W>(self.idle_pipe.val() >> self.base[i].val());
        }
    }
}

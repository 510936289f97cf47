//! Credit-based warp scheduler (spec 3).
//!
//! Among the eligible warps the one with the greatest weight issues. The weight is made of
//! bit fields, from the most significant: replay or textile grant, target pipe not
//! oversubscribed, age of the tile, credit; below them whether it follows the last winner, so
//! that ties go round robin. [`comparison_network`] finds the greatest, [`credit_update`]
//! moves the credits, [`textile_grant`] says who may read textures.
//!
//! Which warps are ready counts at once; weights count one cycle late, since the network
//! compares them ahead of time.
//!
//! | | |
//! | --- | --- |
//! | latency | eligible in cycle n: selected in n + 1 (a register behind the tree) |
//! | throughput | one warp per cycle; the same warp at most every second cycle |
//! | invariants | the selected warp was eligible; no texture instruction without a grant |
//!
//! Age counts the tiles launched since a warp's own, up to 31.
//!
//! Weights alone starve: warps of an older tile, or with the grant, may go first for ever.
//! So a *patrol* looks at one warp at a time; when that warp has been ready and lost 63
//! times it goes before all others. A warp that stays eligible therefore waits for at most
//! 66 W issues of others, under every policy. Among warps of one age and class, credits give a
//! much closer bound (`pay-all`: no more than 2 x 63 issues), and without credits the ties
//! do (loose round robin, gated `pay-all`: W - 1).
//!
//! Baselines: loose round robin and greedy-then-oldest, both without the grant.
pub mod comparison_network;
pub mod credit_update;
pub mod textile_grant;

use crate::cells::{Lazy, DFF};
use crate::config::Scheduling;
use crate::dut::{Dut, Stimulus};
use crate::registry::BlockEntry;
use crate::{ports, ready_top};
use comparison_network::ComparisonNetwork;
use credit_update::{CreditPolicy, CreditUpdate};
use rust_hdl::prelude::*;
use textile_grant::{TextileGrant, PATIENCE};

/// Choices of the scheduler.
#[derive(Clone, Copy, Debug)]
pub struct WarpSchedulerConfig {
    /// Credits and grant, or a baseline.
    pub scheduling: Scheduling,
    /// How credits move.
    pub policy: CreditPolicy,
    /// Cycles after which an unused grant moves on.
    pub patience: u32,
    /// Computes `credit_sum_error`.
    pub monitor: bool,
}

impl Default for WarpSchedulerConfig {
    fn default() -> Self {
        Self { scheduling: Scheduling::default(), policy: CreditPolicy::default(), patience: PATIENCE, monitor: true }
    }
}

/// The scheduler of `W` warps.
#[derive(LogicBlock)]
pub struct WarpScheduler<const W: usize, const LW: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A warp starts.
    pub launch_valid: Signal<In, Bit>,
    /// Its slot.
    pub launch_warp: Signal<In, Bits<LW>>,
    /// Its tile.
    pub launch_tile: Signal<In, Bits<6>>,
    /// A warp has ended.
    pub end_valid: Signal<In, Bit>,
    /// The warp.
    pub end_warp: Signal<In, Bits<LW>>,
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
    /// The MAD lanes have too much to do.
    pub mad_oversubscribed: Signal<In, Bit>,
    /// The SFU has too much to do.
    pub sfu_oversubscribed: Signal<In, Bit>,
    /// Warps whose instruction is replayed.
    pub replay: Signal<In, Bits<W>>,
    /// A warp issues.
    pub select_valid: Signal<Out, Bit>,
    /// The warp.
    pub select_warp: Signal<Out, Bits<LW>>,
    /// Another warp was ready too.
    pub count_victim: Signal<Out, Bit>,
    /// The textile grant is set.
    pub count_grant: Signal<Out, Bit>,
    /// Monitor: the credits and the slushfund do not sum to zero.
    pub credit_sum_error: Signal<Out, Bit>,
    credits: Lazy<CreditUpdate<W>>,
    grant: Lazy<TextileGrant<W, LW>>,
    network: Lazy<ComparisonNetwork<W, 15>>,
    selected: DFF<Bit>,
    winner: DFF<Bits<LW>>,
    chosen: DFF<Bits<W>>,
    candidates: DFF<Bits<W>>,
    replaying: DFF<Bits<W>>,
    tile: DFF<Bits<6>>,
    // The warp on which the patrol is, and how often it has lost.
    patrol: DFF<Bits<LW>>,
    lost: DFF<Bits<6>>,
    ages: [DFF<Bits<5>>; W],
    credit_mode: Constant<Bit>,
    greedy_mode: Constant<Bit>,
    one: Constant<Bits<W>>,
    ready: Signal<Local, Bits<W>>,
    slow_pipe: Signal<Local, Bits<W>>,
    first: Signal<Local, Bits<W>>,
    ended: Signal<Local, Bits<W>>,
    watched: Signal<Local, Bits<W>>,
    overdue: Signal<Local, Bits<W>>,
    weight: Signal<Local, Bits<15>>,
    field: Signal<Local, Bits<6>>,
    losers: Signal<Local, Bits<W>>,
    follows: Signal<Local, Bits<W>>,
    new_tile: Signal<Local, Bit>,
    age: Signal<Local, Bits<5>>,
    number: Signal<Local, Bits<LW>>,
}

impl<const W: usize, const LW: usize> WarpScheduler<W, LW> {
    /// No warp runs.
    pub fn new(config: WarpSchedulerConfig) -> Self {
        const { assert!(W <= 1 << LW && W > 1 << (LW - 1), "LW bits number W warps") };
        macro_rules! all {
            ($($field:ident),*) => {
                Self {
                    $($field: Default::default(),)*
                    ages: std::array::from_fn(|_| Default::default()),
                    credits: Lazy::new(CreditUpdate::new(config.policy, config.monitor)),
                    grant: Lazy::new(TextileGrant::new(config.patience)),
                    credit_mode: Constant::new(config.scheduling == Scheduling::Credit),
                    greedy_mode: Constant::new(config.scheduling == Scheduling::GreedyThenOldest),
                    one: Constant::new(1.into()),
                }
            };
        }
        all!(
            clock,
            launch_valid,
            launch_warp,
            launch_tile,
            end_valid,
            end_warp,
            live,
            eligible,
            is_texture,
            mark_t,
            mark_p,
            for_sfu,
            for_mad,
            mad_oversubscribed,
            sfu_oversubscribed,
            replay,
            select_valid,
            select_warp,
            count_victim,
            count_grant,
            credit_sum_error,
            network,
            selected,
            winner,
            chosen,
            candidates,
            replaying,
            tile,
            patrol,
            lost,
            ready,
            slow_pipe,
            first,
            ended,
            watched,
            overdue,
            weight,
            field,
            losers,
            follows,
            new_tile,
            age,
            number
        )
    }
}

impl<const W: usize, const LW: usize> Logic for WarpScheduler<W, LW> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, selected, winner, chosen, candidates, replaying, tile, patrol, lost);
        clock!(self, clock, credits, grant, network);

        // Who is ready: not the warp just selected, whose inputs are stale for a cycle, and
        // texture instructions only with the grant.
        self.ended.next = 0.into();
        if self.end_valid.val() {
            self.ended.next = self.one.val() << self.end_warp.val();
        }
        self.ready.next = self.eligible.val() & self.live.val() & !self.chosen.q.val() & !self.ended.val();
        self.grant.wants.next = self.ready.val() & self.is_texture.val();
        self.grant.live.next = self.live.val();
        self.grant.issuer.next = self.chosen.q.val();
        self.grant.mark_t.next = self.mark_t.val() & self.is_texture.val();
        self.grant.mark_p.next = self.mark_p.val() & self.is_texture.val();
        self.grant.launch_valid.next = self.launch_valid.val();
        self.grant.launch_warp.next = self.launch_warp.val();
        self.grant.launch_tile.next = self.launch_tile.val();
        self.first.next = self.replay.val();
        if self.credit_mode.val() {
            self.ready.next = self.ready.val() & (!self.is_texture.val() | self.grant.granted.val());
            self.first.next = self.replay.val() | self.grant.granted.val();
        }
        self.slow_pipe.next = 0.into();
        if self.mad_oversubscribed.val() {
            self.slow_pipe.next = self.slow_pipe.val() | self.for_mad.val();
        }
        if self.sfu_oversubscribed.val() {
            self.slow_pipe.next = self.slow_pipe.val() | self.for_sfu.val();
        }

        self.losers.next = self.candidates.q.val() & !self.chosen.q.val();

        // The patrol stays with a warp as long as it loses.
        self.watched.next = self.one.val() << self.patrol.q.val();
        self.overdue.next = 0.into();
        if self.lost.q.val().all() {
            self.overdue.next = self.watched.val();
        }
        if (self.losers.val() & self.watched.val()).any() {
            if !self.lost.q.val().all() {
                self.lost.d.next = self.lost.q.val() + 1;
            }
        } else {
            self.lost.d.next = 0.into();
            self.patrol.d.next = self.patrol.q.val() + 1;
        }

        // Weights.
        self.network.valid.next = self.ready.val();
        self.follows.next = (!(self.one.val() - self.one.val()) << self.winner.q.val()) << 1;
        for i in 0..W {
            self.field.next = self.credits.credit[i].val();
            self.age.next = self.ages[i].q.val();
            self.weight.next = 0.into();
            if self.credit_mode.val() {
                self.weight.next = (bit_cast::<15, 6>(self.field.val()) << 1) | (bit_cast::<15, 5>(self.age.val()) << 7);
                self.weight.next = self.weight.val().replace_bit(12, !self.slow_pipe.val().get_bit(i));
                self.weight.next = self.weight.val().replace_bit(13, self.first.val().get_bit(i));
            }
            if self.greedy_mode.val() {
                self.weight.next = bit_cast::<15, 5>(self.age.val()) << 7;
                if self.winner.q.val() == i.to_bits() {
                    self.weight.next = self.weight.val().replace_bit(13, true);
                }
            }
            self.weight.next = self.weight.val().replace_bit(14, self.overdue.val().get_bit(i));
            self.weight.next = self.weight.val().replace_bit(0, self.follows.val().get_bit(i));
            self.network.key[i].next = self.weight.val();
        }
        self.candidates.d.next = self.ready.val();
        self.selected.d.next = self.ready.val().any();
        self.chosen.d.next = self.network.winner.val();
        self.number.next = 0.into();
        for i in 0..W {
            if self.network.winner.val().get_bit(i) {
                self.number.next = self.number.val() | i.to_bits();
            }
        }
        if self.ready.val().any() {
            self.winner.d.next = self.number.val();
        }
        self.select_valid.next = self.selected.q.val();
        self.select_warp.next = self.winner.q.val();
        self.count_victim.next = self.losers.val().any();

        // What the issue and the wait are worth. A warp in replay gathers credit as a victim.
        self.credits.issuer.next = self.chosen.q.val();
        self.replaying.d.next = self.replay.val() & self.live.val();
        self.credits.victims.next = self.losers.val() | (self.replaying.q.val() & !self.chosen.q.val());
        self.credits.ended.next = self.ended.val();
        self.credit_sum_error.next = self.credits.sum_error.val();
        self.count_grant.next = self.grant.count_grant.val() & self.credit_mode.val();

        // Ages: a new tile (a new warp, for greedy-then-oldest) makes all others older.
        self.new_tile.next = self.launch_valid.val() & (self.greedy_mode.val() | (self.launch_tile.val() != self.tile.q.val()));
        if self.launch_valid.val() {
            self.tile.d.next = self.launch_tile.val();
        }
        for i in 0..W {
            self.ages[i].clock.next = self.clock.val();
            self.ages[i].d.next = self.ages[i].q.val();
            if self.new_tile.val() & !self.ages[i].q.val().all() {
                self.ages[i].d.next = self.ages[i].q.val() + 1;
            }
            if self.launch_valid.val() & (self.launch_warp.val() == i.to_bits()) {
                self.ages[i].d.next = 0.into();
            }
        }
    }
}

ports! { [const W: usize, const LW: usize] WarpScheduler<W, LW> {
in: launch_valid, launch_warp, launch_tile, end_valid, end_warp, live, eligible, is_texture, mark_t, mark_p, for_sfu,
    for_mad, mad_oversubscribed, sfu_oversubscribed, replay;
out: select_valid, select_warp, count_victim, count_grant, credit_sum_error } }

/// Launches, ends and readies warps; a warp may be killed in any state, and its inputs are
/// stale for a while.
pub struct Neighbours {
    warps: u64,
    live: u64,
    tile: u64,
    texture: u64,
    marks: (u64, u64),
}

impl Neighbours {
    /// The neighbours of a scheduler of `warps` warps.
    pub fn new(warps: u64) -> Self {
        Self { warps, live: 0, tile: 0, texture: 0, marks: (0, 0) }
    }
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        let dice = random();
        let all = u64::MAX >> (64 - self.warps);
        let (launched, ended) = (random() % self.warps, random() % self.warps);
        let launch = dice & 7 == 0 && self.live >> launched & 1 == 0;
        let just = if outputs[0] == 1 { 1 << outputs[1] } else { 0 };
        let end = dice & 0x78 == 0 && self.live & (1 << ended) != 0 && !(launch && launched == ended);
        self.tile = (self.tile + u64::from(dice & 0x700 == 0)) % 64;
        if end {
            self.live &= !(1 << ended);
        }
        // What a warp wants to issue changes only when it has issued.
        let fresh = just | if launch { 1 << launched } else { 0 };
        let redraw = |old: u64, new: u64| (old & !fresh) | (new & fresh);
        self.texture = redraw(self.texture, random());
        self.marks = (redraw(self.marks.0, random()), redraw(self.marks.1, random() & random()));
        let eligible = all & if dice & 0x800 == 0 { all } else { random() };
        let live = self.live;
        if launch {
            self.live |= 1 << launched;
        }
        let mut inputs = vec![u64::from(launch), launched, self.tile, u64::from(end), ended, live];
        inputs.extend([eligible, self.texture & all, self.marks.0 & all, self.marks.1 & all]);
        let sfu = random() & all;
        inputs.extend([
            sfu,
            random() & all & !sfu,
            dice >> 12 & dice >> 13 & 1,
            dice >> 14 & 1,
            random() & random() & random() & all,
        ]);
        inputs
    }
}

/// The registered blocks of this module.
pub fn entries() -> Vec<BlockEntry> {
    vec![
        credit_update::entry(),
        textile_grant::entry(),
        comparison_network::entry(),
        BlockEntry {
            name: "warp_scheduler",
            spec: "3-credit-warp-scheduler.md",
            purpose: "the eligible warp with the greatest weight issues",
            build: || -> Box<dyn Dut> {
                Box::new(ready_top!(WarpScheduler::<8, 3>::new(WarpSchedulerConfig { monitor: false, ..Default::default() })))
            },
            stimulus: |_| Box::new(Neighbours::new(8)),
        },
    ]
}

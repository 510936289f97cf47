//! Credit-based warp scheduler (spec 3).
//!
//! Among the eligible warps the one with the greatest weight issues. [`weight`] makes the
//! weights, of bit fields or as a sum; [`comparison_network`] finds the greatest, [`credit_update`]
//! moves the credits, [`textile_grant`] says who may read textures, [`pipes`] what may go to
//! the MAD lanes and the SFU.
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
//! Baselines: loose round robin and greedy-then-oldest, both without the grant. The second
//! thresholds of the pipes hold under all.
pub mod comparison_network;
pub mod credit_update;
pub mod pipes;
pub mod textile_grant;
pub mod weight;

use crate::cells::{Lazy, DFF};
use crate::config::{SchedulerSettings, Scheduling};
use crate::dut::{Dut, Stimulus};
use crate::registry::BlockEntry;
use crate::{ports, ready_top};
use comparison_network::ComparisonNetwork;
use credit_update::{CreditPolicy, CreditUpdate};
use pipes::Pipes;
use rust_hdl::prelude::*;
use textile_grant::{TextileGrant, PATIENCE};
use weight::{Weight, WeightForm};

/// Choices of the scheduler.
#[derive(Clone, Copy, Debug)]
pub struct WarpSchedulerConfig {
    /// Credits and grant, or a baseline.
    pub scheduling: Scheduling,
    /// How credits move.
    pub policy: CreditPolicy,
    /// How weights are made, with credits.
    pub weight: WeightForm,
    /// Cycles after which an unused grant moves on.
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
    /// Its type: 0 pixel, 1 vertex, 2 compute.
    pub launch_stage: Signal<In, Bits<2>>,
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
    /// A MAD instruction is written back.
    pub mad_done: Signal<In, Bit>,
    /// An SFU instruction is written back, one bit for each of two sources.
    pub sfu_done: Signal<In, Bits<2>>,
    /// Bonuses of additive weights, see [`SchedulerSettings::bonuses`].
    pub bonuses: Signal<In, Bits<33>>,
    /// Thresholds of the pipes, see [`SchedulerSettings::thresholds`].
    pub thresholds: Signal<In, Bits<20>>,
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
    weight: Lazy<Weight<W>>,
    pipes: Lazy<Pipes>,
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
    vertex: DFF<Bits<W>>,
    compute: DFF<Bits<W>>,
    ages: [DFF<Bits<5>>; W],
    credit_mode: Constant<Bit>,
    greedy_mode: Constant<Bit>,
    one: Constant<Bits<W>>,
    ready: Signal<Local, Bits<W>>,
    slow_pipe: Signal<Local, Bits<W>>,
    idle_pipe: Signal<Local, Bits<W>>,
    closed: Signal<Local, Bits<W>>,
    launched: Signal<Local, Bits<W>>,
    ended: Signal<Local, Bits<W>>,
    watched: Signal<Local, Bits<W>>,
    overdue: Signal<Local, Bits<W>>,
    losers: Signal<Local, Bits<W>>,
    follows: Signal<Local, Bits<W>>,
    new_tile: Signal<Local, Bit>,
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
                    weight: Lazy::new(Weight::new(config.form())),
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
            launch_stage,
            end_valid,
            end_warp,
            live,
            eligible,
            is_texture,
            mark_t,
            mark_p,
            for_sfu,
            for_mad,
            mad_done,
            sfu_done,
            bonuses,
            thresholds,
            replay,
            select_valid,
            select_warp,
            count_victim,
            count_grant,
            credit_sum_error,
            pipes,
            network,
            selected,
            winner,
            chosen,
            candidates,
            replaying,
            tile,
            vertex,
            compute,
            patrol,
            lost,
            ready,
            slow_pipe,
            idle_pipe,
            closed,
            launched,
            ended,
            watched,
            overdue,
            losers,
            follows,
            new_tile,
            number
        )
    }
}

impl<const W: usize, const LW: usize> Logic for WarpScheduler<W, LW> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, selected, winner, chosen, candidates, replaying, tile, vertex, compute, patrol, lost);
        clock!(self, clock, credits, grant, weight, pipes, network);

        // Who is ready: not the warp just selected, whose inputs are stale for a cycle, and
        // texture instructions only with the grant.
        self.ended.next = 0.into();
        if self.end_valid.val() {
            self.ended.next = self.one.val() << self.end_warp.val();
        }
        self.closed.next = 0.into();
        if self.pipes.mad_closed.val() {
            self.closed.next = self.for_mad.val();
        }
        if self.pipes.sfu_closed.val() {
            self.closed.next = self.closed.val() | self.for_sfu.val();
        }
        self.ready.next = self.eligible.val() & self.live.val() & !self.chosen.q.val() & !self.ended.val() & !self.closed.val();
        self.grant.wants.next = self.ready.val() & self.is_texture.val();
        self.grant.live.next = self.live.val();
        self.grant.issuer.next = self.chosen.q.val();
        self.grant.mark_t.next = self.mark_t.val() & self.is_texture.val();
        self.grant.mark_p.next = self.mark_p.val() & self.is_texture.val();
        self.grant.launch_valid.next = self.launch_valid.val();
        self.grant.launch_warp.next = self.launch_warp.val();
        self.grant.launch_tile.next = self.launch_tile.val();
        if self.credit_mode.val() {
            self.ready.next = self.ready.val() & (!self.is_texture.val() | self.grant.granted.val());
        }

        // The pipes.
        self.pipes.thresholds.next = self.thresholds.val();
        self.pipes.selected.next = self.selected.q.val();
        self.pipes.mad_issued.next = (self.chosen.q.val() & self.for_mad.val()).any();
        self.pipes.sfu_issued.next = (self.chosen.q.val() & self.for_sfu.val()).any();
        self.pipes.mad_done.next = self.mad_done.val();
        self.pipes.sfu_done.next = self.sfu_done.val();
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
        self.weight.bonuses.next = self.bonuses.val();
        self.weight.overdue.next = self.overdue.val();
        self.weight.follows.next = self.follows.val();
        self.weight.won.next = self.one.val() << self.winner.q.val();
        self.weight.replay.next = self.replay.val();
        self.weight.granted.next = self.grant.granted.val();
        self.weight.phase_granted.next = self.grant.phase_granted.val();
        self.weight.slow_pipe.next = self.slow_pipe.val();
        self.weight.idle_pipe.next = self.idle_pipe.val();
        self.weight.vertex.next = self.vertex.q.val();
        self.weight.compute.next = self.compute.q.val();
        for i in 0..W {
            self.weight.age[i].next = self.ages[i].q.val();
            self.weight.credit[i].next = self.credits.credit[i].val();
            self.network.key[i].next = self.weight.key[i].val();
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

        // Types.
        self.launched.next = 0.into();
        if self.launch_valid.val() {
            self.launched.next = self.one.val() << self.launch_warp.val();
        }
        self.vertex.d.next = self.vertex.q.val() & !self.launched.val();
        self.compute.d.next = self.compute.q.val() & !self.launched.val();
        if self.launch_stage.val().get_bit(0) {
            self.vertex.d.next = self.vertex.q.val() | self.launched.val();
        }
        if self.launch_stage.val().get_bit(1) {
            self.compute.d.next = self.compute.q.val() | self.launched.val();
        }

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
in: launch_valid, launch_warp, launch_tile, launch_stage, end_valid, end_warp, live, eligible, is_texture, mark_t, mark_p,
    for_sfu, for_mad, mad_done, sfu_done, bonuses, thresholds, replay;
out: select_valid, select_warp, count_victim, count_grant, credit_sum_error } }

/// Launches, ends and readies warps; a warp may be killed in any state, and its inputs are
/// stale for a while.
pub struct Neighbours {
    warps: u64,
    live: u64,
    tile: u64,
    texture: u64,
    marks: (u64, u64),
    /// Warps whose instruction runs on the SFU, on the MAD lanes.
    pipes: (u64, u64),
    thresholds: Option<u64>,
    /// Instructions under way, MAD and SFU.
    under_way: [u64; 2],
}

impl Neighbours {
    /// The neighbours of a scheduler of `warps` warps.
    pub fn new(warps: u64) -> Self {
        Self { warps, live: 0, tile: 0, texture: 0, marks: (0, 0), pipes: (0, 0), thresholds: None, under_way: [0; 2] }
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
        let mut inputs = vec![u64::from(launch), launched, self.tile, dice >> 16 & 3, u64::from(end), ended, live];
        inputs.extend([eligible, self.texture & all, self.marks.0 & all, self.marks.1 & all]);
        let draw = random();
        self.pipes = (redraw(self.pipes.0, draw) & all, redraw(self.pipes.1, random() & !draw) & all);
        let (sfu, mad) = self.pipes;
        let mad_done = u64::from(self.under_way[0] > 0 && dice >> 12 & 1 == 0);
        let sfu_done = match self.under_way[1] {
            0 => 0,
            1 => dice >> 13 & 1,
            _ => dice >> 13 & dice >> 15 & 3,
        };
        self.under_way[0] -= mad_done;
        self.under_way[1] -= u64::from(sfu_done.count_ones());
        let thresholds = *self.thresholds.get_or_insert_with(|| {
            let draw = random();
            SchedulerSettings {
                mad_thresholds: [(draw & 7) as u8, (2 + (draw >> 3) % 6) as u8],
                sfu_thresholds: [(draw >> 6 & 7) as u8, (2 + (draw >> 9) % 6) as u8],
                ..Default::default()
            }
            .thresholds()
        });
        inputs.extend([sfu, mad, mad_done, sfu_done, random() & 0x1_ffff_ffff, thresholds]);
        inputs.push(random() & random() & random() & all);
        inputs
    }

    fn accepted(&mut self, inputs: &[u64], outputs: &[u64]) {
        if outputs[0] == 1 {
            self.under_way[0] += inputs[12] >> outputs[1] & 1;
            self.under_way[1] += inputs[11] >> outputs[1] & 1;
        }
    }
}

/// The registered blocks of this module.
pub fn entries() -> Vec<BlockEntry> {
    vec![
        credit_update::entry(),
        textile_grant::entry(),
        pipes::entry(),
        weight::entry(),
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

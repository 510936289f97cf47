// SPDX-License-Identifier: MIT
//! Reference models of `rtl/src/warp_scheduler` (docs/mechanisms/3.md): a file for each block, the
//! pods and the whole here.
pub mod comparison_network;
pub mod credit_update;
pub mod pipes;
pub mod textile_grant;
pub mod weight;

use crate::{ports, Model};
use comparison_network::group;
pub use comparison_network::ComparisonNetwork;
pub use credit_update::CreditUpdate;
pub use pipes::Pipes;
pub use textile_grant::TextileGrant;
use warpwright_config::{CreditPolicy, GrantForm, Stage, WeightForm};
use weight::Facts;
pub use weight::Weight;
use weight::{stage, unpack};

fn bits(mask: u64, count: usize) -> impl Iterator<Item = usize> {
    (0..count).filter(move |&i| mask >> i & 1 == 1)
}

/// How the model schedules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Credits, and this of the grant.
    Credit(GrantForm),
    /// The next ready warp.
    LooseRoundRobin,
    /// The same warp, then the oldest.
    GreedyThenOldest,
}

/// Issues for which the patrol stays with a warp.
const PATROL: u64 = 64;

/// One set of warps, of which one issues in a cycle.
struct Pod {
    /// Number of its first warp.
    first: usize,
    credits: CreditUpdate,
    weight: Weight,
    network: ComparisonNetwork,
    /// The greatest age.
    oldest: u64,
    ages: Vec<u64>,
    stages: Vec<Stage>,
    /// The last winner of each group, and the group of the last of all.
    turns: Vec<usize>,
    turn: usize,
    /// The warp selected in the last cycle.
    selected: Option<usize>,
    /// Warps that were ready then and not selected.
    waiting: u64,
    replaying: u64,
    /// The warp on which the patrol is, the issues since it came there, whether the warp is first:
    /// until it has issued.
    patrol: usize,
    issues: u64,
    due: bool,
}

/// The whole scheduler.
pub struct WarpScheduler {
    policy: Policy,
    pods: Vec<Pod>,
    grant: TextileGrant,
    pipes: Pipes,
    tile: u64,
    /// The pod to which an open grant is so.
    side: usize,
}

ports! {
    Inputs {
        launch_valid, launch_warp, launch_tile, launch_subtile, launch_stage, end_valid, end_warp,
        live, eligible, is_texture, mark_t, mark_p, for_sfu, for_mad, mad_done, sfu_done, bonuses,
        thresholds, replay,
    }
    Outputs {
        select_valid: [], select_warp: [], count_grant, count_wait, credit_sum_error,
        select_mask,
    }
}

/// The inputs of one cycle as the model takes them.
struct Cycle {
    /// Warps that issue.
    chosen: u64,
    /// The warp and its subtile; its tile.
    launch: Option<(usize, u64)>,
    tile: u64,
    stage: Stage,
    ended: u64,
    live: u64,
    eligible: u64,
    texture: u64,
    mark_t: u64,
    mark_p: u64,
    /// Warps whose instruction runs on one pipe only: MAD, SFU.
    only: [u64; 2],
    done: [u64; 2],
    bonuses: u64,
    thresholds: u64,
    replay: u64,
}

impl Cycle {
    fn new(ports: &Inputs, chosen: u64) -> Self {
        Self {
            chosen,
            launch: (ports.launch_valid == 1)
                .then_some((ports.launch_warp as usize, ports.launch_subtile)),
            tile: ports.launch_tile,
            stage: stage(ports.launch_stage & 1 == 1, ports.launch_stage & 2 == 2),
            ended: ports.end_valid << ports.end_warp,
            live: ports.live,
            eligible: ports.eligible,
            texture: ports.is_texture,
            mark_t: ports.mark_t,
            mark_p: ports.mark_p,
            only: [ports.for_mad, ports.for_sfu],
            done: [ports.mad_done, ports.sfu_done].map(|done| u64::from(done.count_ones())),
            bonuses: ports.bonuses,
            thresholds: ports.thresholds,
            replay: ports.replay,
        }
    }

    /// Warps whose only pipe is one of these.
    fn of(&self, pipes: [bool; 2]) -> u64 {
        (0..2).filter(|&pipe| pipes[pipe]).fold(0, |mask, pipe| mask | self.only[pipe])
    }
}

impl Pod {
    fn new(first: usize, warps: usize, form: WeightForm, credits: CreditPolicy) -> Self {
        Self {
            first,
            credits: CreditUpdate::new(warps, credits),
            weight: Weight::new(warps, form),
            network: ComparisonNetwork::new(warps),
            oldest: if form == WeightForm::Greedy { 31 } else { 7 },
            ages: vec![0; warps],
            stages: vec![Stage::Pixel; warps],
            turns: (0..warps).step_by(group(warps)).map(|warp| warp / 8 * 8).collect(),
            turn: 0,
            selected: None,
            waiting: 0,
            replaying: 0,
            patrol: 0,
            issues: 0,
            due: false,
        }
    }

    /// Its part of a mask of all warps.
    fn own(&self, mask: u64) -> u64 {
        mask >> self.first & (u64::MAX >> (64 - self.ages.len()))
    }

    fn chosen(&self) -> u64 {
        self.selected.map_or(0, |warp| 1 << warp)
    }

    /// Warps that another was preferred to.
    fn losers(&self) -> u64 {
        self.selected.map_or(0, |_| self.waiting)
    }

    fn facts(
        &self,
        warp: usize,
        inputs: &Cycle,
        grant: Option<&TextileGrant>,
        pipes: &Pipes,
    ) -> Facts {
        let bit = |mask: u64| self.own(mask) >> warp & 1 == 1;
        // The pipe that has more to do makes the other the less loaded one.
        let [mad_leads, sfu_leads] = pipes.leads();
        Facts {
            overdue: warp == self.patrol && self.due,
            // Ties go to the warps after the last winner of their group.
            follows: warp > self.turns[warp / group(self.ages.len())],
            won: warp == self.turns[self.turn],
            replay: bit(inputs.replay & inputs.live),
            granted: grant.is_some_and(|grant| bit(grant.granted(inputs.chosen & inputs.texture))),
            phase_granted: grant.is_some_and(|grant| bit(grant.phase_granted())),
            slow_pipe: bit(inputs.of(pipes.oversubscribed())),
            idle_pipe: bit(inputs.of([sfu_leads, mad_leads])),
            stage: self.stages[warp],
            age: self.ages[warp],
            credit: self.credits.biased(warp),
        }
    }

    /// One cycle; `candidates`: warps of all pods that may issue.
    fn step(
        &mut self,
        inputs: &Cycle,
        candidates: u64,
        grant: Option<&TextileGrant>,
        pipes: &Pipes,
        new_tile: bool,
    ) {
        let candidates = self.own(candidates);
        let warps = self.ages.len();
        let groups_after = u64::MAX << self.turn << 1;
        let best = self.network.winner(candidates, groups_after);
        let facts: Vec<Facts> =
            (0..warps).map(|warp| self.facts(warp, inputs, grant, pipes)).collect();
        self.network.step(
            candidates,
            groups_after,
            (0..warps).map(|warp| self.weight.key(warp, &facts[warp])).collect(),
        );
        self.weight.step(&unpack(inputs.bonuses), &facts);

        // What concerns the selection before.
        let chosen = self.chosen();
        self.credits.step(
            chosen,
            self.losers() | (self.replaying & !chosen),
            self.own(inputs.ended),
        );
        if let Some(issuer) = self.selected {
            self.issues += 1;
            self.due &= issuer != self.patrol;
            if self.issues == PATROL {
                (self.issues, self.due) = (0, true);
                self.patrol = (self.patrol + 1) % warps.next_power_of_two();
            }
        }
        if inputs.live == 0 {
            (self.patrol, self.issues, self.due) = (0, 0, false);
        }
        if new_tile {
            let oldest = self.oldest;
            self.ages.iter_mut().for_each(|age| *age = (*age + 1).min(oldest));
        }
        if let Some((warp, _)) = inputs.launch.filter(|(warp, _)| self.own(1 << warp) != 0) {
            self.ages[warp - self.first] = 0;
            self.stages[warp - self.first] = inputs.stage;
        }

        self.selected = best;
        if let Some(winner) = best {
            self.turn = winner / group(warps);
            self.turns[self.turn] = winner;
        }
        self.waiting = candidates & !self.chosen();
        self.replaying = self.own(inputs.replay & inputs.live);
    }
}

impl WarpScheduler {
    /// No warp runs.
    pub fn new(
        warps: usize,
        pods: usize,
        policy: Policy,
        form: WeightForm,
        credits: CreditPolicy,
        patience: u64,
    ) -> Self {
        let each = warps / pods;
        Self {
            policy,
            pods: (0..pods).map(|pod| Pod::new(pod * each, each, form, credits)).collect(),
            grant: TextileGrant::new(warps, patience),
            pipes: Pipes::default(),
            tile: 0,
            side: 0,
        }
    }

    /// Whether the grant decides anything, and whether who may read at all.
    fn granting(&self) -> [bool; 2] {
        match self.policy {
            Policy::Credit(form) => {
                [form != GrantForm::Off, matches!(form, GrantForm::Phase | GrantForm::Read)]
            }
            _ => [false; 2],
        }
    }

    fn chosen(&self) -> u64 {
        self.pods.iter().fold(0, |mask, pod| mask | pod.chosen() << pod.first)
    }
}

impl Model for WarpScheduler {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, inputs: &Inputs) -> Outputs<Option<u64>> {
        let reading = self.chosen() & inputs.is_texture;
        let moves = self.granting()[0] && self.grant.moves(reading);
        let ready = inputs.eligible & inputs.live & !self.chosen() & inputs.is_texture;
        let may = self.grant.granted(reading) | self.grant.open_to(reading);
        let warp = |pod: &Pod| pod.selected.map(|warp| (pod.first + warp) as u64);
        Outputs {
            select_valid: self.pods.iter().map(|pod| Some(pod.selected.is_some().into())).collect(),
            select_warp: self.pods.iter().map(warp).collect(),
            count_grant: Some(moves.into()),
            count_wait: Some((self.granting()[1] && ready & !may != 0).into()),
            credit_sum_error: Some(0),
            select_mask: Some(self.chosen()),
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        let chosen = self.chosen();
        let inputs = Cycle::new(inputs, chosen);
        let ready = inputs.eligible & inputs.live & !chosen;
        // An open grant is so for one pod in a cycle.
        let [granting, gated] = self.granting();
        let (candidates, opened, wants) = if gated {
            (
                ready & (!inputs.texture | self.grant.granted(chosen & inputs.texture)),
                ready & inputs.texture & self.grant.open_to(chosen & inputs.texture),
                ready & inputs.texture,
            )
        } else {
            (ready, 0, 0)
        };
        let grant = granting.then_some(&self.grant);
        let alone = self.pods.len() == 1;
        let selected = self.pods.iter().filter(|pod| pod.selected.is_some()).count();
        let closed = self.pipes.closed(selected as u64);
        let new_tile = inputs.launch.is_some()
            && (self.policy == Policy::GreedyThenOldest || inputs.tile != self.tile);
        for (number, pod) in self.pods.iter_mut().enumerate() {
            let opened = if alone || number == self.side { opened } else { 0 };
            let candidates = (candidates | opened) & !inputs.of(closed[number]);
            pod.step(&inputs, candidates, grant, &self.pipes, new_tile);
        }
        self.side ^= 1;
        self.grant.step(
            inputs.launch,
            inputs.live,
            inputs.texture,
            wants,
            chosen,
            if self.policy == Policy::Credit(GrantForm::Phase) { 0 } else { inputs.mark_t },
            inputs.mark_p,
        );
        let issued = inputs.only.map(|mask| u64::from((mask & chosen).count_ones()));
        self.pipes.step(inputs.thresholds, self.pods.len() as u64, issued, inputs.done);
        if inputs.launch.is_some() {
            self.tile = inputs.tile;
        }
    }
}

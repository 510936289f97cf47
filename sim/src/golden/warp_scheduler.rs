//! Reference models of `rtl/src/warp_scheduler`: credits, grant, weights (spec 3).
use crate::harness::Model;
use warpwright_rtl::config::{SchedulerSettings, Stage};
use warpwright_rtl::warp_scheduler::credit_update::CreditPolicy;
use warpwright_rtl::warp_scheduler::weight::{Facts, WeightForm};

fn bits(mask: u64, count: usize) -> impl Iterator<Item = usize> {
    (0..count).filter(move |&i| mask >> i & 1 == 1)
}

/// Credits and slushfund.
pub struct CreditUpdate {
    policy: CreditPolicy,
    credits: Vec<i64>,
    slushfund: i64,
    /// The warp from which the next to be paid in turn is sought.
    turn: usize,
    /// What was decided in the cycle before.
    decided: Decision,
    /// What the cycle before adds to the slushfund.
    change: i64,
}

/// The first step of an issue.
#[derive(Clone, Default)]
struct Decision {
    issuer: Option<usize>,
    ended: u64,
    victims: i64,
    paid: Vec<usize>,
}

const MOST: i64 = 31;
const LEAST: i64 = -32;

impl CreditUpdate {
    /// All zero.
    pub fn new(warps: usize, policy: CreditPolicy) -> Self {
        Self { policy, credits: vec![0; warps], slushfund: 0, turn: 0, decided: Decision::default(), change: 0 }
    }

    /// Pays a warp: what fits.
    fn pay(&mut self, warp: usize, amount: i64) -> i64 {
        let fits = amount.min(MOST - self.credits[warp]);
        self.credits[warp] += fits;
        fits
    }

    /// Who is paid. Who ends is neither paid nor pays.
    fn decide(&mut self, issuer: u64, victims: u64, ended: u64) -> Decision {
        if issuer == 0 {
            return Decision { ended, ..Decision::default() };
        }
        let warps = self.credits.len();
        let victims: Vec<usize> = bits(victims & !ended, warps).collect();
        let positive = self.slushfund > 0;
        // A credit of 30 that is being paid counts as full.
        let full = |&warp: &usize| self.credits[warp] + i64::from(self.decided.paid.contains(&warp)) >= MOST;
        let paid = match self.policy {
            CreditPolicy::PayAll { gated } if gated && !positive => vec![],
            CreditPolicy::PayAll { .. } => victims.iter().copied().filter(|warp| !full(warp)).collect(),
            CreditPolicy::RoundRobinOne | CreditPolicy::RoundRobinHalf => {
                let next = (0..warps).map(|i| (self.turn + i) % warps).find(|warp| victims.contains(warp));
                next.filter(|_| positive).into_iter().collect()
            }
            CreditPolicy::Halving { .. } => victims.clone(),
        };
        if matches!(self.policy, CreditPolicy::RoundRobinOne | CreditPolicy::RoundRobinHalf) {
            self.turn = paid.first().map_or(self.turn, |paid| (paid + 1) % warps);
        }
        Decision { issuer: Some(issuer.trailing_zeros() as usize), ended, victims: victims.len() as i64, paid }
    }

    /// Moves the credits; what the slushfund gains.
    fn settle(&mut self, decision: &Decision) -> i64 {
        let Decision { issuer, ended, victims, ref paid } = *decision;
        let mut gain = 0;
        if let Some(issuer) = issuer {
            let amount = match self.policy {
                CreditPolicy::RoundRobinHalf => victims / 2,
                CreditPolicy::Halving { by_count: true } => victims,
                _ => 1,
            };
            let given: i64 = paid.iter().map(|&warp| self.pay(warp, amount)).sum();
            let price = match self.policy {
                CreditPolicy::PayAll { .. } => given,
                CreditPolicy::RoundRobinOne | CreditPolicy::RoundRobinHalf => 1,
                CreditPolicy::Halving { .. } => self.credits[issuer] - self.credits[issuer] / 2,
            };
            let ends = ended >> issuer & 1 == 1;
            let paid = if ends { 0 } else { price.min(self.credits[issuer] - LEAST) };
            self.credits[issuer] -= paid;
            gain += paid - given;
        }
        for warp in bits(ended, self.credits.len()) {
            gain += std::mem::take(&mut self.credits[warp]);
        }
        gain
    }

    /// One cycle: an issuer at most, victims, a warp that ends.
    pub fn step(&mut self, issuer: u64, victims: u64, ended: u64) {
        let next = self.decide(issuer, victims, ended);
        let decided = std::mem::replace(&mut self.decided, next);
        if !self.without_slushfund() {
            self.slushfund += self.change;
        }
        self.change = self.settle(&decided);
        let sum = self.credits.iter().sum::<i64>() + self.slushfund + self.change;
        assert!(self.without_slushfund() || sum == 0, "the sum is zero");
    }

    fn without_slushfund(&self) -> bool {
        matches!(self.policy, CreditPolicy::Halving { .. })
    }

    /// Credit of a warp, plus 32.
    pub fn biased(&self, warp: usize) -> u64 {
        (self.credits[warp] - LEAST) as u64
    }

    /// Credits of all warps.
    pub fn credits(&self) -> &[i64] {
        &self.credits
    }

    /// The slushfund.
    pub fn slushfund(&self) -> i64 {
        self.slushfund
    }
}

impl Model for CreditUpdate {
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        let credits = (0..self.credits.len()).map(|warp| self.biased(warp));
        credits.chain([(self.slushfund & 0x1fff) as u64, 0]).map(Some).collect()
    }
    fn clock(&mut self, inputs: &[u64]) {
        self.step(inputs[0], inputs[1], inputs[2]);
    }
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Textile {
    tile: u64,
    phase: u64,
    tex: u64,
}

/// TILE.PHASE.TEX of every warp and the global grant.
pub struct TextileGrant {
    values: Vec<Textile>,
    grant: Option<Textile>,
    /// Warps known to hold the grant, and whether that is up to date.
    granted: u64,
    /// Warps whose tile and phase were those of the grant in the cycle before.
    phase_granted: u64,
    settled: bool,
    /// Warps that wanted to read a texture in the cycle before.
    wanted: u64,
    /// The warp that sets the grant in this cycle.
    elected: Option<usize>,
    /// The warp from which the next to set the grant is sought.
    turn: usize,
    waited: u64,
    patience: u64,
}

impl TextileGrant {
    /// No grant.
    pub fn new(warps: usize, patience: u64) -> Self {
        Self {
            values: vec![Textile::default(); warps],
            grant: None,
            granted: 0,
            phase_granted: 0,
            settled: false,
            wanted: 0,
            elected: None,
            turn: 0,
            waited: 0,
            patience,
        }
    }
    /// Warps that may issue a texture instruction.
    pub fn granted(&self) -> u64 {
        self.granted
    }
    /// Warps whose tile and phase equal the grant's, a cycle late.
    pub fn phase_granted(&self) -> u64 {
        self.phase_granted
    }
    /// Whether the grant is set in this cycle.
    pub fn moves(&self) -> bool {
        self.elected.is_some()
    }
    /// One cycle, arguments as the ports of the block.
    pub fn step(&mut self, launch: Option<(usize, u64)>, live: u64, wants: u64, issuer: u64, mark_t: u64, mark_p: u64) {
        let warps = self.values.len();
        let asked = self.wanted != 0 && self.wanted & self.granted == 0 && self.elected.is_none();
        let elect = asked && self.settled && (self.granted & live == 0 || self.waited == self.patience);
        let next = (0..warps).map(|i| (self.turn + i) % warps).find(|warp| self.wanted >> warp & 1 == 1);

        let phase = |value: &Textile| (value.tile, value.phase);
        let near = |warp: &usize| self.grant.as_ref().map(phase) == Some(phase(&self.values[*warp]));
        self.phase_granted = (0..warps).filter(near).fold(0, |sum, warp| sum | 1 << warp);
        // Who holds the grant, as far as this cycle does not change it.
        let marked = issuer & (mark_t | mark_p);
        let launched = launch.map_or(0, |(warp, _)| 1 << warp);
        let moving = elect || self.elected.is_some();
        let holds = |warp: &usize| !moving && Some(self.values[*warp]) == self.grant && (marked | launched) >> warp & 1 == 0;
        self.granted = (0..warps).filter(holds).fold(0, |sum, warp| sum | 1 << warp);
        self.settled = marked == 0 && launched == 0 && self.elected.is_none();

        self.waited = if asked { (self.waited + 1).min(self.patience) } else { 0 };
        if let Some(elected) = self.elected {
            self.grant = Some(self.values[elected]);
            self.turn = (elected + 1) % warps;
        }
        self.elected = next.filter(|_| elect);
        self.wanted = wants;
        for warp in bits(issuer, warps) {
            let value = &mut self.values[warp];
            if mark_p >> warp & 1 == 1 {
                (value.phase, value.tex) = ((value.phase + 1) % 32, 0);
            } else if mark_t >> warp & 1 == 1 {
                value.tex = (value.tex + 1) % 8;
            }
        }
        if let Some((warp, tile)) = launch {
            self.values[warp] = Textile { tile, phase: 0, tex: 0 };
        }
    }
}

impl Model for TextileGrant {
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        vec![Some(self.granted()), Some(self.phase_granted()), Some(self.moves().into())]
    }
    fn clock(&mut self, inputs: &[u64]) {
        let launch = (inputs[0] == 1).then(|| (inputs[1] as usize, inputs[2]));
        self.step(launch, inputs[3], inputs[4], inputs[5], inputs[6], inputs[7]);
    }
}

/// The greatest key among the valid ones, the lower index of equal ones; keys count a cycle late.
pub struct ComparisonNetwork {
    keys: Vec<u64>,
}

impl ComparisonNetwork {
    /// All keys zero, nothing compared yet.
    pub fn new(inputs: usize) -> Self {
        Self { keys: vec![0; inputs] }
    }
    /// The winner.
    pub fn winner(&self, valid: u64) -> Option<usize> {
        bits(valid, self.keys.len()).reduce(|best, next| if self.keys[next] > self.keys[best] { next } else { best })
    }
}

impl Model for ComparisonNetwork {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        vec![Some(self.winner(inputs[0]).map_or(0, |winner| 1 << winner))]
    }
    fn clock(&mut self, inputs: &[u64]) {
        self.keys.copy_from_slice(&inputs[1..]);
    }
}

/// The network with a register in its middle: the same winner, a cycle later.
pub struct PipelinedNetwork {
    network: ComparisonNetwork,
    winner: Option<usize>,
}

impl PipelinedNetwork {
    /// Nothing compared yet.
    pub fn new(inputs: usize) -> Self {
        Self { network: ComparisonNetwork::new(inputs), winner: None }
    }
}

impl Model for PipelinedNetwork {
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        vec![Some(self.winner.map_or(0, |winner| 1 << winner))]
    }
    fn clock(&mut self, inputs: &[u64]) {
        self.winner = self.network.winner(inputs[0]);
        self.network.clock(inputs);
    }
}

/// Load of the two pipes against their thresholds.
#[derive(Default)]
pub struct Pipes {
    /// Instructions under way, MAD and SFU.
    occupancy: [u64; 2],
    /// The thresholds of the cycle before, by pipe.
    thresholds: [[u64; 2]; 2],
    started: bool,
}

impl Pipes {
    /// By pod, the pipes to which it may issue nothing more; `selected`: warps selected in the cycle before.
    fn closed(&self, selected: u64) -> [[bool; 2]; 2] {
        // The second pod leaves a place for what the first selects at the same time.
        let reached = |pipe: usize, more: u64| {
            let [_, second] = self.thresholds[pipe];
            self.started && self.occupancy[pipe] + selected + more >= second.min(16)
        };
        [0, 1].map(|pod| [reached(0, pod), reached(1, pod)])
    }

    fn oversubscribed(&self) -> [bool; 2] {
        [0, 1].map(|pipe| self.started && self.occupancy[pipe] >= self.thresholds[pipe][0])
    }

    /// Pipes that have more to do than the other.
    fn leads(&self) -> [bool; 2] {
        let [mad, sfu] = self.occupancy;
        [mad > sfu, sfu > mad]
    }

    fn step(&mut self, thresholds: u64, pods: u64, issued: [u64; 2], done: [u64; 2]) {
        self.started = true;
        for pipe in 0..2 {
            self.thresholds[pipe] = [0, 5].map(|at| thresholds >> (10 * pipe + at) & 31);
            let occupancy = &mut self.occupancy[pipe];
            *occupancy = *occupancy + issued[pipe] - done[pipe];
            let second = self.thresholds[pipe][1].min(16);
            assert!(second < 2 * pods || *occupancy <= second, "never more than the second threshold");
        }
    }
}

impl Model for Pipes {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let closed = self.closed(inputs[1].count_ones().into());
        let mask = |pipe: usize| u64::from(closed[0][pipe]) | u64::from(closed[1][pipe]) << 1;
        let [mad_over, sfu_over] = self.oversubscribed().map(u64::from);
        let [mad_leads, sfu_leads] = self.leads().map(u64::from);
        [mad_over, sfu_over, mask(0), mask(1), mad_leads, sfu_leads].map(Some).to_vec()
    }
    fn clock(&mut self, inputs: &[u64]) {
        let count = |port: usize| u64::from(inputs[port].count_ones());
        self.step(inputs[0], 2, [count(2), count(3)], [count(4), count(5)]);
    }
}

/// The weights, by the reference of their form.
pub struct Weight {
    form: WeightForm,
    bonuses: Vec<u64>,
}

impl Weight {
    /// Weights of this form, no bonuses yet.
    pub fn new(warps: usize, form: WeightForm) -> Self {
        Self { form, bonuses: vec![0; warps] }
    }
    fn key(&self, warp: usize, facts: &Facts) -> u64 {
        self.form.reference(facts, self.bonuses[warp])
    }
    fn step(&mut self, settings: &SchedulerSettings, facts: &[Facts]) {
        self.bonuses = facts.iter().map(|facts| self.form.bonus(facts, settings)).collect();
    }
}

fn stage(vertex: bool, compute: bool) -> Stage {
    match (vertex, compute) {
        (_, true) => Stage::Compute,
        (true, false) => Stage::Vertex,
        (false, false) => Stage::Pixel,
    }
}

/// The bonuses out of their register.
fn unpack(bonuses: u64) -> SchedulerSettings {
    let field = |at: u32, bits: u32| (bonuses >> at & ((1 << bits) - 1)) as u8;
    SchedulerSettings {
        texture_bonus: field(0, 6),
        age_scale: field(6, 3),
        type_bonus: [field(9, 6), field(15, 6), field(21, 6)],
        pipe_bonus: field(27, 6),
        ..Default::default()
    }
}

impl Model for Weight {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let warps = self.bonuses.len();
        (0..warps).map(|warp| Some(self.key(warp, &facts_of(inputs, warp, warps)))).collect()
    }
    fn clock(&mut self, inputs: &[u64]) {
        let warps = self.bonuses.len();
        let facts: Vec<Facts> = (0..warps).map(|warp| facts_of(inputs, warp, warps)).collect();
        self.step(&unpack(inputs[0]), &facts);
    }
}

/// The facts of a warp at the ports of the block.
fn facts_of(inputs: &[u64], warp: usize, warps: usize) -> Facts {
    let bit = |port: usize| inputs[port] >> warp & 1 == 1;
    Facts {
        overdue: bit(1),
        follows: bit(2),
        won: bit(3),
        replay: bit(4),
        granted: bit(5),
        phase_granted: bit(6),
        slow_pipe: bit(7),
        idle_pipe: bit(8),
        stage: stage(bit(9), bit(10)),
        age: inputs[11 + warp],
        credit: inputs[11 + warps + warp],
    }
}

/// How the model schedules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Credits and grant.
    Credit,
    /// The next ready warp.
    LooseRoundRobin,
    /// The same warp, then the oldest.
    GreedyThenOldest,
}

/// Losses after which the patrolled warp goes first.
const PATROL: u64 = 63;

/// One set of warps, of which one issues in a cycle.
struct Pod {
    /// Number of its first warp.
    first: usize,
    credits: CreditUpdate,
    weight: Weight,
    network: ComparisonNetwork,
    ages: Vec<u64>,
    stages: Vec<Stage>,
    /// The last winner.
    winner: usize,
    /// The warp selected in the last cycle.
    selected: Option<usize>,
    losers: u64,
    replaying: u64,
    /// The warp under observation, and how often it has lost.
    patrol: usize,
    lost: u64,
}

/// The whole scheduler.
pub struct WarpScheduler {
    policy: Policy,
    pods: Vec<Pod>,
    grant: TextileGrant,
    pipes: Pipes,
    tile: u64,
}

/// The inputs of one cycle, by name.
struct Inputs {
    launch: Option<(usize, u64)>,
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

impl Inputs {
    fn new(ports: &[u64]) -> Self {
        let [launch, launched, tile, launch_stage, end, ended, live, ..] = *ports else { panic!("ports") };
        let [eligible, texture, mark_t, mark_p, sfu, mad, mad_done, sfu_done, bonuses, thresholds, replay] = ports[7..] else {
            panic!("ports")
        };
        Self {
            launch: (launch == 1).then_some((launched as usize, tile)),
            stage: stage(launch_stage & 1 == 1, launch_stage & 2 == 2),
            ended: end << ended,
            live,
            eligible,
            texture,
            mark_t,
            mark_p,
            only: [mad, sfu],
            done: [u64::from(mad_done.count_ones()), u64::from(sfu_done.count_ones())],
            bonuses,
            thresholds,
            replay,
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
            ages: vec![0; warps],
            stages: vec![Stage::Pixel; warps],
            winner: 0,
            selected: None,
            losers: 0,
            replaying: 0,
            patrol: 0,
            lost: 0,
        }
    }

    /// Its part of a mask of all warps.
    fn own(&self, mask: u64) -> u64 {
        mask >> self.first & (u64::MAX >> (64 - self.ages.len()))
    }

    fn chosen(&self) -> u64 {
        self.selected.map_or(0, |warp| 1 << warp)
    }

    fn facts(&self, warp: usize, inputs: &Inputs, grant: &TextileGrant, pipes: &Pipes) -> Facts {
        let bit = |mask: u64| self.own(mask) >> warp & 1 == 1;
        // The pipe that has more to do makes the other the less loaded one.
        let [mad_leads, sfu_leads] = pipes.leads();
        Facts {
            overdue: warp == self.patrol && self.lost == PATROL,
            // Ties go to the warps after the last winner.
            follows: warp > self.winner,
            won: warp == self.winner,
            replay: bit(inputs.replay & inputs.live),
            granted: bit(grant.granted()),
            phase_granted: bit(grant.phase_granted()),
            slow_pipe: bit(inputs.of(pipes.oversubscribed())),
            idle_pipe: bit(inputs.of([sfu_leads, mad_leads])),
            stage: self.stages[warp],
            age: self.ages[warp],
            credit: self.credits.biased(warp),
        }
    }

    /// One cycle; `candidates`: warps of all pods that may issue.
    fn step(&mut self, inputs: &Inputs, candidates: u64, grant: &TextileGrant, pipes: &Pipes, new_tile: bool) {
        let candidates = self.own(candidates);
        let warps = self.ages.len();
        let best = self.network.winner(candidates);
        let facts: Vec<Facts> = (0..warps).map(|warp| self.facts(warp, inputs, grant, pipes)).collect();
        self.network.keys = (0..warps).map(|warp| self.weight.key(warp, &facts[warp])).collect();
        self.weight.step(&unpack(inputs.bonuses), &facts);

        // What concerns the selection before.
        let chosen = self.chosen();
        self.credits.step(chosen, self.losers | (self.replaying & !chosen), self.own(inputs.ended));
        if self.losers >> self.patrol & 1 == 1 {
            self.lost = (self.lost + 1).min(PATROL);
        } else {
            self.lost = 0;
            self.patrol = (self.patrol + 1) % warps.next_power_of_two();
        }
        if new_tile {
            self.ages.iter_mut().for_each(|age| *age = (*age + 1).min(31));
        }
        if let Some((warp, _)) = inputs.launch.filter(|(warp, _)| self.own(1 << warp) != 0) {
            self.ages[warp - self.first] = 0;
            self.stages[warp - self.first] = inputs.stage;
        }

        self.selected = best;
        self.winner = best.unwrap_or(self.winner);
        self.losers = if best.is_some() { candidates & !self.chosen() } else { 0 };
        self.replaying = self.own(inputs.replay & inputs.live);
    }
}

impl WarpScheduler {
    /// No warp runs.
    pub fn new(warps: usize, pods: usize, policy: Policy, form: WeightForm, credits: CreditPolicy, patience: u64) -> Self {
        let each = warps / pods;
        Self {
            policy,
            pods: (0..pods).map(|pod| Pod::new(pod * each, each, form, credits)).collect(),
            grant: TextileGrant::new(warps, patience),
            pipes: Pipes::default(),
            tile: 0,
        }
    }

    fn chosen(&self) -> u64 {
        self.pods.iter().fold(0, |mask, pod| mask | pod.chosen() << pod.first)
    }
}

impl Model for WarpScheduler {
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        let moves = self.policy == Policy::Credit && self.grant.moves();
        let valid = self.pods.iter().map(|pod| Some(pod.selected.is_some().into()));
        let warp = self.pods.iter().map(|pod| pod.selected.map(|warp| (pod.first + warp) as u64));
        let victim = self.pods.iter().any(|pod| pod.losers != 0);
        valid.chain(warp).chain([Some(victim.into()), Some(moves.into()), Some(0)]).collect()
    }

    fn clock(&mut self, inputs: &[u64]) {
        let inputs = Inputs::new(inputs);
        let chosen = self.chosen();
        let ready = inputs.eligible & inputs.live & !inputs.ended & !chosen;
        let candidates = match self.policy {
            Policy::Credit => ready & (!inputs.texture | self.grant.granted()),
            _ => ready,
        };
        let selected = self.pods.iter().filter(|pod| pod.selected.is_some()).count();
        let closed = self.pipes.closed(selected as u64);
        let new_tile = inputs.launch.is_some_and(|(_, tile)| self.policy == Policy::GreedyThenOldest || tile != self.tile);
        for (number, pod) in self.pods.iter_mut().enumerate() {
            let candidates = candidates & !inputs.of(closed[number]);
            pod.step(&inputs, candidates, &self.grant, &self.pipes, new_tile);
        }
        let marked = |mask: u64| mask & inputs.texture;
        self.grant.step(inputs.launch, inputs.live, marked(ready), chosen, marked(inputs.mark_t), marked(inputs.mark_p));
        let issued = inputs.only.map(|mask| u64::from((mask & chosen).count_ones()));
        self.pipes.step(inputs.thresholds, self.pods.len() as u64, issued, inputs.done);
        if let Some((_, tile)) = inputs.launch {
            self.tile = tile;
        }
    }
}

//! Reference models of `rtl/src/warp_scheduler`: credits, grant, weights (spec 3).
use crate::harness::Model;

fn bits(mask: u64, count: usize) -> impl Iterator<Item = usize> {
    (0..count).filter(move |&i| mask >> i & 1 == 1)
}

/// Credits and slushfund under `pay-all`.
pub struct CreditUpdate {
    gated: bool,
    credits: Vec<i64>,
    slushfund: i64,
}

const MOST: i64 = 31;
const LEAST: i64 = -32;

impl CreditUpdate {
    /// All zero.
    pub fn new(warps: usize, gated: bool) -> Self {
        Self { gated, credits: vec![0; warps], slushfund: 0 }
    }

    /// One cycle: an issuer at most, victims, warps that end.
    pub fn step(&mut self, issuer: u64, victims: u64, ended: u64) {
        let warps = self.credits.len();
        if issuer != 0 && (!self.gated || self.slushfund > 0) {
            let mut given = 0;
            for victim in bits(victims, warps).filter(|&victim| self.credits[victim] < MOST).collect::<Vec<_>>() {
                self.credits[victim] += 1;
                given += 1;
            }
            let issuer = issuer.trailing_zeros() as usize;
            let paid = given.min(self.credits[issuer] - LEAST);
            self.credits[issuer] -= paid;
            self.slushfund += paid - given;
        }
        for warp in bits(ended, warps) {
            self.slushfund += std::mem::take(&mut self.credits[warp]);
        }
        assert_eq!(self.credits.iter().sum::<i64>() + self.slushfund, 0, "the sum is zero");
    }

    /// Credit of a warp, plus 32.
    pub fn biased(&self, warp: usize) -> u64 {
        (self.credits[warp] - LEAST) as u64
    }

    /// Whether every credit is zero.
    pub fn untouched(&self) -> bool {
        self.credits.iter().all(|&credit| credit == 0)
    }
}

impl Model for CreditUpdate {
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        let credits = (0..self.credits.len()).map(|warp| self.biased(warp));
        credits.chain([(self.slushfund & 0x1fff) as u64]).map(Some).collect()
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
}

impl TextileGrant {
    /// No grant.
    pub fn new(warps: usize) -> Self {
        Self { values: vec![Textile::default(); warps], grant: None }
    }
    /// Warps whose value equals the grant.
    pub fn granted(&self) -> u64 {
        (0..self.values.len()).filter(|&warp| Some(self.values[warp]) == self.grant).fold(0, |sum, warp| sum | 1 << warp)
    }
    /// One cycle, arguments as the ports of the block.
    pub fn step(&mut self, launch: Option<(usize, u64)>, live: u64, wants: u64, issuer: u64, mark_t: u64, mark_p: u64) {
        if self.granted() & live == 0 && wants != 0 {
            self.grant = Some(self.values[wants.trailing_zeros() as usize]);
        }
        for warp in bits(issuer, self.values.len()).collect::<Vec<_>>() {
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
        vec![Some(self.granted())]
    }
    fn clock(&mut self, inputs: &[u64]) {
        let launch = (inputs[0] == 1).then(|| (inputs[1] as usize, inputs[2]));
        self.step(launch, inputs[3], inputs[4], inputs[5], inputs[6], inputs[7]);
    }
}

/// The greatest key among the valid ones, the lower index of equal ones.
pub struct ComparisonNetwork {
    /// Inputs.
    pub warps: usize,
}

/// Index and key of the greatest valid key.
pub fn greatest(valid: u64, keys: &[u64]) -> Option<(usize, u64)> {
    bits(valid, keys.len()).map(|i| (i, keys[i])).reduce(|best, next| if next.1 > best.1 { next } else { best })
}

impl Model for ComparisonNetwork {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let best = greatest(inputs[0], &inputs[1..1 + self.warps]);
        vec![Some(u64::from(best.is_some())), best.map(|best| best.0 as u64), best.map(|best| best.1)]
    }
    fn clock(&mut self, _: &[u64]) {}
}

/// How the model schedules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Credits, bit-field weights, grant.
    Credit,
    /// The next ready warp.
    LooseRoundRobin,
    /// The same warp, then the oldest.
    GreedyThenOldest,
}

/// The whole scheduler.
pub struct WarpScheduler {
    policy: Policy,
    credits: CreditUpdate,
    grant: TextileGrant,
    ages: Vec<u64>,
    tile: u64,
    selected: bool,
    winner: usize,
    chosen: u64,
    losers: u64,
}

impl WarpScheduler {
    /// No warp runs.
    pub fn new(warps: usize, policy: Policy) -> Self {
        Self {
            policy,
            credits: CreditUpdate::new(warps, false),
            grant: TextileGrant::new(warps),
            ages: vec![0; warps],
            tile: 0,
            selected: false,
            winner: 0,
            chosen: 0,
            losers: 0,
        }
    }

    fn weight(&self, warp: usize, first: u64, slow_pipe: u64) -> u64 {
        match self.policy {
            Policy::Credit => {
                (first >> warp & 1) << 12 | (!slow_pipe >> warp & 1) << 11 | self.ages[warp] << 6 | self.credits.biased(warp)
            }
            Policy::LooseRoundRobin => 0,
            Policy::GreedyThenOldest if warp == self.winner => 32,
            Policy::GreedyThenOldest => self.ages[warp],
        }
    }
}

impl Model for WarpScheduler {
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        let warp = self.selected.then_some(self.winner as u64);
        vec![Some(u64::from(self.selected)), warp, Some(u64::from(self.losers != 0))]
    }

    fn clock(&mut self, inputs: &[u64]) {
        let [launch, launched, tile, end, ended, live, eligible, texture, mark_t, mark_p, sfu, mad, mad_over, sfu_over, replay] =
            *inputs
        else {
            panic!("fifteen inputs")
        };
        let warps = self.ages.len();
        let launch = (launch == 1).then_some((launched as usize, tile));
        let stale = eligible & !self.chosen;
        let granted = self.grant.granted();
        let (ready, first) = match self.policy {
            Policy::Credit => (stale & (!texture | granted), replay | granted),
            _ => (stale, replay),
        };
        let slow_pipe = if mad_over == 1 { mad } else { 0 } | if sfu_over == 1 { sfu } else { 0 };
        // Ties go to the warp after the last winner: the one whose way round is longest.
        let keys: Vec<u64> = (0..warps)
            .map(|warp| self.weight(warp, first, slow_pipe) << 8 | ((self.winner + warps - warp) % warps) as u64)
            .collect();
        let best = greatest(ready, &keys);
        self.credits.step(self.chosen, self.losers, if end == 1 { 1 << ended } else { 0 });
        self.grant.step(launch, live, stale & texture, self.chosen, mark_t & texture, mark_p & texture);
        if let Some((warp, tile)) = launch {
            if self.policy == Policy::GreedyThenOldest || tile != self.tile {
                self.ages.iter_mut().for_each(|age| *age = (*age + 1).min(31));
            }
            self.ages[warp] = 0;
            self.tile = tile;
        }
        self.selected = best.is_some();
        (self.chosen, self.losers) = (0, 0);
        if let Some((winner, _)) = best {
            self.winner = winner;
            self.chosen = 1 << winner;
            self.losers = ready & !self.chosen;
        }
    }
}

// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/warp_scheduler/textile_grant`.
use super::bits;
use crate::{ports, Model};

ports! {
    Inputs { launch_valid, launch_warp, launch_tile, live, wants, issuer, mark_t, mark_p }
    Outputs { granted, phase_granted, count_grant }
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
    /// Cycles with a request of a warp without the grant, since it was set.
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
    pub fn step(
        &mut self,
        launch: Option<(usize, u64)>,
        live: u64,
        wants: u64,
        issuer: u64,
        mark_t: u64,
        mark_p: u64,
    ) {
        let warps = self.values.len();
        let blocked = self.wanted & !self.granted;
        let asked = blocked != 0 && self.elected.is_none();
        let elect =
            asked && self.settled && (self.granted & live == 0 || self.waited == self.patience);
        let next =
            (0..warps).map(|i| (self.turn + i) % warps).find(|warp| blocked >> warp & 1 == 1);

        let phase = |value: &Textile| (value.tile, value.phase);
        let near =
            |warp: &usize| self.grant.as_ref().map(phase) == Some(phase(&self.values[*warp]));
        self.phase_granted = (0..warps).filter(near).fold(0, |sum, warp| sum | 1 << warp);
        // Who holds the grant, as far as this cycle does not change it.
        let marked = issuer & (mark_t | mark_p);
        let launched = launch.map_or(0, |(warp, _)| 1 << warp);
        let moving = elect || self.elected.is_some();
        let holds = |warp: &usize| {
            !moving
                && Some(self.values[*warp]) == self.grant
                && (marked | launched) >> warp & 1 == 0
        };
        self.granted = (0..warps).filter(holds).fold(0, |sum, warp| sum | 1 << warp);
        self.settled = marked == 0 && launched == 0 && self.elected.is_none();

        if asked {
            self.waited = (self.waited + 1).min(self.patience);
        }
        if let Some(elected) = self.elected {
            self.waited = 0;
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
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, _: &Inputs) -> Outputs<Option<u64>> {
        let (granted, phase_granted) = (self.granted(), self.phase_granted());
        Outputs { granted, phase_granted, count_grant: self.moves().into() }.map(Some)
    }
    fn clock(&mut self, inputs: &Inputs) {
        let launch =
            (inputs.launch_valid == 1).then_some((inputs.launch_warp as usize, inputs.launch_tile));
        self.step(launch, inputs.live, inputs.wants, inputs.issuer, inputs.mark_t, inputs.mark_p);
    }
}

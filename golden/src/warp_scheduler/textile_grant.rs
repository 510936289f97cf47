// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/warp_scheduler/textile_grant`.
use super::bits;
use crate::{ports, Model};

ports! {
    Inputs { launch_valid, launch_warp, launch_subtile, live, reads, wants, issuer, mark_t, mark_p }
    Outputs { granted, open_to, phase_granted, count_grant }
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
    grant: Textile,
    /// Warps known to hold the grant.
    equal: u64,
    /// Warps whose tile and phase were those of the grant in the cycle before.
    phase_granted: u64,
    /// No live warp holds the grant; it was open in the cycle before, and to the next in turn.
    open: bool,
    offered: bool,
    turned: bool,
    /// Warps that could read a texture in the cycle before.
    wanted: u64,
    /// Warps at a read without the grant; the one from which the next in turn is sought.
    waiting: u64,
    turn: usize,
    /// Cycles with a request of a warp without the grant, since one was the next in turn.
    waited: u64,
    patience: u64,
}

impl TextileGrant {
    /// No warp runs.
    pub fn new(warps: usize, patience: u64) -> Self {
        Self {
            values: vec![Textile::default(); warps],
            grant: Textile::default(),
            equal: 0,
            phase_granted: 0,
            open: false,
            offered: false,
            turned: false,
            wanted: 0,
            waiting: 0,
            turn: 0,
            waited: 0,
            patience,
        }
    }

    /// The warp that is to set the grant after too long a wait.
    fn forced(&self) -> Option<usize> {
        let warps = self.values.len();
        let mut turns = (0..warps).map(|i| (self.turn + i) % warps);
        turns.find(|warp| self.waited == self.patience && self.waiting >> warp & 1 == 1)
    }
    /// Warps that hold the grant, while these warps issue a read.
    pub fn granted(&self, reading: u64) -> u64 {
        if self.forced().is_some() || self.moves(reading) {
            0
        } else {
            self.equal
        }
    }
    /// Warps to which the grant is open while these warps issue a read.
    pub fn open_to(&self, reading: u64) -> u64 {
        match self.forced() {
            _ if reading != 0 => 0,
            Some(warp) => 1 << warp,
            None if self.open => !self.equal & u64::MAX >> (64 - self.values.len()),
            None => 0,
        }
    }
    /// Warps whose tile and phase equal the grant's, a cycle late.
    pub fn phase_granted(&self) -> u64 {
        self.phase_granted
    }
    /// Whether the grant is set in this cycle.
    pub fn moves(&self, reading: u64) -> bool {
        self.offered && reading != 0
    }

    /// One cycle, arguments as the ports of the block.
    #[allow(clippy::too_many_arguments)]
    pub fn step(
        &mut self,
        launch: Option<(usize, u64)>,
        live: u64,
        reads: u64,
        wants: u64,
        issuer: u64,
        mark_t: u64,
        mark_p: u64,
    ) {
        let warps = self.values.len();
        let reading = issuer & reads;
        let mask = |test: &dyn Fn(usize) -> bool| {
            (0..warps).filter(|&warp| test(warp)).fold(0, |sum, warp| sum | 1 << warp)
        };
        // Who holds the grant, as far as this cycle does not change it.
        let marked = reading & (mark_t | mark_p);
        let launched = launch.map_or(0, |(warp, _)| 1 << warp);
        let holds = mask(&|warp| self.values[warp] == self.grant) & !(marked | launched);
        let phase = |value: &Textile| (value.tile, value.phase);
        self.phase_granted = mask(&|warp| phase(&self.values[warp]) == phase(&self.grant));

        let sets = self.moves(reading);
        let turned = self.turned;
        self.turned = self.forced().is_some() && reading == 0;
        self.offered = self.turned || self.open && reading == 0;
        if self.wanted & !self.equal != 0 {
            self.waited = (self.waited + 1).min(self.patience);
        }
        self.equal = holds;
        self.open = holds & live == 0 && launch.is_none();
        self.waiting = reads & live & !holds;
        self.wanted = wants;
        if sets {
            let setter = reading.trailing_zeros() as usize;
            self.grant = self.values[setter];
            (self.equal, self.open) = (0, false);
            if turned {
                (self.turn, self.waited) = ((setter + 1) % warps, 0);
            }
        }
        for warp in bits(reading, warps) {
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
    fn outputs(&mut self, inputs: &Inputs) -> Outputs<Option<u64>> {
        let reading = inputs.issuer & inputs.reads;
        Outputs {
            granted: self.granted(reading),
            open_to: self.open_to(reading),
            phase_granted: self.phase_granted(),
            count_grant: self.moves(reading).into(),
        }
        .map(Some)
    }
    fn clock(&mut self, inputs: &Inputs) {
        let launch = (inputs.launch_valid == 1)
            .then_some((inputs.launch_warp as usize, inputs.launch_subtile));
        self.step(
            launch,
            inputs.live,
            inputs.reads,
            inputs.wants,
            inputs.issuer,
            inputs.mark_t,
            inputs.mark_p,
        );
    }
}

// SPDX-License-Identifier: MIT
//! What the host sets of the warp scheduler.
use crate::{CoreConfig, SMALL};

/// Types of warps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Stage {
    /// Threads are pixels, in tiles.
    #[default]
    Pixel = 0,
    /// Threads are vertices.
    Vertex = 1,
    /// Anything else.
    Compute = 2,
}

/// What the host sets of the scheduler before a launch (docs/mechanisms/3.md).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SchedulerSettings {
    /// Additive weights: pixel warps whose tile and phase equal those of the grant; at most 63.
    pub texture_bonus: u8,
    /// Additive weights: pixel warps, times the age of their tile; at most 7.
    pub age_scale: u8,
    /// Additive weights: by [`Stage`]; at most 63 each.
    pub type_bonus: [u8; 3],
    /// Additive weights: instructions whose only pipe is the less loaded one; at most 63.
    pub pipe_bonus: u8,
    /// MAD instructions under way from which they weigh less, and none is issued; at most 16.
    pub mad_thresholds: [u8; 2],
    /// The same of the SFU. The second is from 2 to 16.
    pub sfu_thresholds: [u8; 2],
}

impl Default for SchedulerSettings {
    fn default() -> Self {
        Self::of(&SMALL)
    }
}

impl SchedulerSettings {
    /// The thresholds of the source, 6 and 14 of 16 places, in the places of the core's queue. The
    /// lanes have none: at work in every cycle they hold their first threshold, and never more.
    pub fn of(core: &CoreConfig) -> Self {
        let (rounds, places) = (core.threads.div_ceil(core.lanes) as u8, core.sfu_queue as u8);
        Self {
            texture_bonus: 32,
            age_scale: 2,
            type_bonus: [0, 8, 0],
            pipe_bonus: 8,
            mad_thresholds: [(6 + rounds).div_ceil(rounds), 16],
            sfu_thresholds: [(6 * places).div_ceil(16), 14 * places / 16],
        }
    }

    /// The register of the bonuses: texture 6 bits, lowest, age 3, types 6 each, pipe 6.
    pub fn bonuses(&self) -> u64 {
        let fields = [
            (self.texture_bonus, 0),
            (self.age_scale, 6),
            (self.type_bonus[0], 9),
            (self.type_bonus[1], 15),
            (self.type_bonus[2], 21),
            (self.pipe_bonus, 27),
        ];
        fields.iter().fold(0, |word, &(value, at)| word | u64::from(value) << at)
    }

    /// The register of the thresholds: five bits each, first and second of MAD, then of the SFU.
    pub fn thresholds(&self) -> u64 {
        let fields = self.mad_thresholds.iter().chain(&self.sfu_thresholds);
        fields.zip([0, 5, 10, 15]).fold(0, |word, (&value, at)| word | u64::from(value) << at)
    }
}

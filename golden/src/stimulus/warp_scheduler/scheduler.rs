// SPDX-License-Identifier: MIT
//! Stimulus of `warp_scheduler` in random tests.
use crate::warp_scheduler::{Inputs, Outputs};
use crate::Stimulus;
use warpwright_config::SchedulerSettings;

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
        Self {
            warps,
            live: 0,
            tile: 0,
            texture: 0,
            marks: (0, 0),
            pipes: (0, 0),
            thresholds: None,
            under_way: [0; 2],
        }
    }

    /// The warps that were selected.
    fn selected(outputs: &Outputs) -> u64 {
        let selected =
            outputs.select_valid.iter().zip(&outputs.select_warp).filter(|(&valid, _)| valid == 1);
        selected.fold(0, |mask, (_, warp)| mask | 1 << warp)
    }
}

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Outputs) -> Inputs {
        let dice = random();
        let all = u64::MAX >> (64 - self.warps);
        let (launched, ended) = (random() % self.warps, random() % self.warps);
        let launch = dice & 7 == 0 && self.live >> launched & 1 == 0;
        let just = Self::selected(outputs);
        let end =
            dice & 0x78 == 0 && self.live & (1 << ended) != 0 && !(launch && launched == ended);
        self.tile = (self.tile + u64::from(dice & 0x700 == 0)) % 64;
        if end {
            self.live &= !(1 << ended);
        }
        // The next instruction of a warp changes only when it has issued.
        let fresh = just | if launch { 1 << launched } else { 0 };
        let redraw = |old: u64, new: u64| (old & !fresh) | (new & fresh);
        self.texture = redraw(self.texture, random());
        self.marks = (redraw(self.marks.0, random()), redraw(self.marks.1, random() & random()));
        let eligible = all & if dice & 0x800 == 0 { all } else { random() };
        let live = self.live;
        if launch {
            self.live |= 1 << launched;
        }
        let draw = random();
        self.pipes =
            (redraw(self.pipes.0, draw) & all, redraw(self.pipes.1, random() & !draw) & all);
        let (sfu, mad) = self.pipes;
        let [mad_done, sfu_done] = [0, 1].map(|pipe| {
            let done = match self.under_way[pipe] {
                0 => 0,
                1 => dice >> (12 + pipe) & 1,
                _ => dice >> (18 + 4 * pipe) & dice >> (20 + 4 * pipe) & 3,
            };
            self.under_way[pipe] -= u64::from(done.count_ones());
            done
        });
        let thresholds = *self.thresholds.get_or_insert_with(|| {
            let draw = random();
            SchedulerSettings {
                mad_thresholds: [(draw & 7) as u8, (4 + (draw >> 3) % 6) as u8],
                sfu_thresholds: [(draw >> 6 & 7) as u8, (4 + (draw >> 9) % 6) as u8],
                ..Default::default()
            }
            .thresholds()
        });
        Inputs {
            launch_valid: launch.into(),
            launch_warp: launched,
            launch_tile: self.tile,
            launch_subtile: (self.tile * 2 % 64) | (dice >> 24 & 1),
            launch_stage: dice >> 16 & 3,
            end_valid: end.into(),
            end_warp: ended,
            live,
            eligible,
            is_texture: self.texture & all,
            mark_t: self.marks.0 & all,
            mark_p: self.marks.1 & all,
            for_sfu: sfu,
            for_mad: mad,
            mad_done,
            sfu_done,
            bonuses: random() & 0x1_ffff_ffff,
            thresholds,
            replay: random() & random() & random() & all,
        }
    }

    fn accepted(&mut self, inputs: &Inputs, outputs: &Outputs) {
        let selected = Self::selected(outputs);
        self.under_way[0] += u64::from((selected & inputs.for_mad).count_ones());
        self.under_way[1] += u64::from((selected & inputs.for_sfu).count_ones());
    }
}

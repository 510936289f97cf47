// SPDX-License-Identifier: MIT
//! Stimulus of `workgroups` in random tests.
use crate::workgroups::{Inputs, Outputs};
use crate::Stimulus;

/// A core that launches workgroups of some size, whose warps arrive, end and are freed.
#[derive(Default)]
pub struct Neighbours {
    warps: u64,
    quiet: u64,
    rows: u64,
    /// Warps of a workgroup; warps of it that have not been launched.
    size: u64,
    to_come: u64,
    busy: u64,
    alive: u64,
    waits: u64,
    /// Who belongs to a workgroup.
    joined: u64,
    /// Who arrived in the last cycle: `held` does not show it yet.
    arrived: u64,
    /// A workgroup began in the last cycle.
    began: bool,
}

impl Neighbours {
    /// For so many warps.
    pub fn new(warps: u64) -> Self {
        Self { warps, ..Default::default() }
    }
}

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Outputs) -> Inputs {
        let dice = random();
        let warps = self.warps;
        // Who, from bits of their own.
        let who = random();
        let pick = |mask: u64, at: u32| {
            (0..warps).map(|i| ((who >> at) + i) % warps).find(|i| mask >> i & 1 == 1)
        };
        let (was_ready, held) = (outputs.ready == 1, outputs.held);
        self.quiet += 1;
        // A new grid where none runs; its places are open some cycles later.
        let idle = self.to_come == 0 && self.busy == 0;
        let start = idle && (self.size == 0 || dice & 7 == 0);
        if start {
            let rows = random();
            self.rows = [0, 1, rows & 15, rows & 255][(rows >> 8 & 3) as usize];
            self.size = 1 + (rows >> 12) % warps;
            self.quiet = 0;
        }
        // What stood at a barrier and is no longer held has passed it.
        self.waits &= held | self.arrived | !self.alive;
        let free_slots = warps - u64::from(self.busy.count_ones());
        // Nothing leaves a workgroup that could launch in this cycle: `ready` is that of the cycle
        // before.
        let room = self.to_come == 0 && was_ready && !self.began;
        let first = room && self.quiet > 2 && free_slots >= self.size && dice & 0x30 == 0 && !start;
        let next = self.to_come > 0 && dice & 0x40 != 0;
        // Between workgroups, warps of none.
        let alone = !first && self.to_come == 0 && self.quiet > 2 && dice >> 32 & 7 == 0 && !start;
        let launch = if first || next || alone { pick(!self.busy, 0) } else { None };
        let open = self.to_come > 0;
        self.began = first;
        if first {
            self.to_come = self.size;
        }
        // The last warps of a workgroup may lie outside the grid.
        let cut = next && dice >> 11 & 7 == 0;
        let running = self.alive & !self.waits & self.joined;
        let arrive = pick(running, 16).filter(|_| dice & 0x60000 != 0);
        let free = pick(self.busy & !self.alive, 32).filter(|_| dice & 0x80_0000 != 0);
        let end = pick(self.alive, 48).filter(|&end| dice >> 27 & 15 == 0 && arrive != Some(end));
        let inputs = Inputs {
            start: start.into(),
            rows: self.rows,
            launch_valid: launch.is_some().into(),
            launch_warp: launch.unwrap_or(0),
            launch_first: (first || alone && dice >> 35 & 1 == 1).into(),
            open: open.into(),
            busy: self.busy,
            alive: self.alive,
            free_valid: free.is_some().into(),
            free_warp: free.unwrap_or(0),
            arrive_valid: arrive.is_some().into(),
            arrive_warp: arrive.unwrap_or(0),
            launch_together: (!alone).into(),
        };
        let bit = |warp: Option<u64>| warp.map_or(0, |warp| 1 << warp);
        self.joined = if alone { self.joined & !bit(launch) } else { self.joined | bit(launch) };
        if launch.is_some() && !alone {
            self.to_come = if cut { 0 } else { self.to_come - 1 };
        }
        self.busy = (self.busy | bit(launch)) & !bit(free);
        self.alive = (self.alive | bit(launch)) & !bit(end);
        self.waits = (self.waits & !bit(launch)) | bit(arrive);
        self.arrived = bit(arrive);
        inputs
    }
}

//! Reference model of `rtl/src/dispatcher`: the list of launches, and the accounts.
use crate::harness::Model;
use std::collections::VecDeque;

/// What a launch gives a warp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// Column of lane 0.
    pub x: u64,
    /// Row of lane 0.
    pub y: u64,
    /// Tile modulo 64.
    pub tile: u64,
    /// Lanes inside the grid.
    pub mask: u64,
}

/// The steps of a walk over `width` x `height` pixels: `None` for a quad outside the grid.
pub fn walk_pixels(width: u64, height: u64) -> Vec<Option<Placement>> {
    let mut steps = vec![];
    let mut tile = 0;
    for tile_y in (0..height).step_by(8) {
        for tile_x in (0..width).step_by(8) {
            for quad in 0..16 {
                let (x, y) = (tile_x + quad % 4 * 2, tile_y + quad / 4 * 2);
                let mask =
                    (0..4).filter(|lane| x + (lane & 1) < width && y + (lane >> 1) < height).fold(0, |sum, lane| sum | 1 << lane);
                steps.push((mask != 0).then_some(Placement { x, y, tile: tile % 64, mask }));
            }
            tile += 1;
        }
    }
    steps
}

/// The steps of a walk over a row of threads; sixteen warps make a tile.
pub fn walk_threads(threads: u64) -> Vec<Option<Placement>> {
    let warps = threads.div_ceil(4);
    let mask = |warp: u64| (1u64 << (threads - warp * 4).min(4)) - 1;
    (0..warps)
        .map(|warp| {
            let quad = warp % 16;
            Some(Placement { x: quad % 4 * 2, y: quad / 4 * 2, tile: warp / 16 % 64, mask: mask(warp) })
        })
        .collect()
}

/// The dispatcher of a core with `warps` warps.
pub struct Dispatcher {
    registers: u64,
    footprint: u64,
    busy: Vec<bool>,
    steps: VecDeque<Option<Placement>>,
    launched: u64,
    free: u64,
    /// Slots are opened one a cycle after the start.
    opened: u64,
    /// Steps of the walk that have gone by: they make the workgroups.
    passed: u64,
}

impl Dispatcher {
    /// For a register file of `registers` per lane.
    pub fn new(warps: usize, registers: u64) -> Self {
        Self {
            registers,
            footprint: 0,
            busy: vec![false; warps],
            steps: VecDeque::new(),
            launched: 0,
            free: 0,
            opened: 0,
            passed: 0,
        }
    }

    fn slots(&self) -> Vec<u64> {
        // Even and odd slots have half of the file each.
        let fits = |slot: &u64| (slot / 2 + 1) * self.footprint <= self.registers / 2;
        (0..self.opened).filter(fits).filter(|&slot| !self.busy[slot as usize]).collect()
    }

    /// Workgroup of the next step, and its place in it.
    fn group(&self, inputs: &[u64]) -> (u64, u64) {
        (self.passed / inputs[9].max(1), self.passed % inputs[9].max(1))
    }

    fn launch(&self, inputs: &[u64]) -> Option<(Placement, u64)> {
        let slots = self.slots();
        let (_, place) = self.group(inputs);
        let together = inputs[10] == 1 && place == 0;
        let enough = !together || (inputs[11] == 1 && slots.len() as u64 >= inputs[9]);
        let placement = (*self.steps.front()?)?;
        assert!(!(inputs[10] == 1 && place > 0 && slots.is_empty()), "a workgroup began without room for all of it");
        Some((placement, *slots.first().filter(|_| enough)?))
    }
}

impl Model for Dispatcher {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        // The footprint counts at once.
        self.footprint = inputs[5];
        let launch = self.launch(inputs);
        let (group, place) = self.group(inputs);
        let of = |value: fn(&(Placement, u64)) -> u64| launch.as_ref().map(value);
        let busy = self.busy.iter().rev().fold(0, |sum, &busy| sum << 1 | u64::from(busy));
        vec![
            Some(u64::from(launch.is_some())),
            of(|launch| launch.1),
            launch.map(|_| self.launched),
            of(|launch| launch.0.x),
            of(|launch| launch.0.y),
            of(|launch| launch.0.tile),
            of(|launch| launch.0.mask),
            launch.map(|launch| launch.1 * self.footprint),
            Some(busy),
            Some(self.free),
            Some(u64::from(self.steps.is_empty() && busy == 0)),
            launch.map(|_| group),
            launch.map(|_| u64::from(place == 0 && inputs[8] == 1)),
            Some(u64::from(place != 0 && !self.steps.is_empty())),
        ]
    }

    fn clock(&mut self, inputs: &[u64]) {
        let launch = self.launch(inputs).filter(|_| inputs[8] == 1);
        if inputs[6] == 1 {
            self.busy[inputs[7] as usize] = false;
            self.free += self.footprint;
        }
        if let Some((_, slot)) = launch {
            self.busy[slot as usize] = true;
            self.free -= self.footprint;
            self.launched += 1;
        }
        if launch.is_some() || self.steps.front() == Some(&None) {
            self.steps.pop_front();
            self.passed += 1;
        }
        self.opened = (self.opened + 1).min(self.busy.len() as u64);
        if inputs[0] == 1 {
            self.opened = 0;
            self.passed = 0;
            self.busy.fill(false);
            (self.free, self.launched) = (self.registers, 0);
            let steps = if inputs[3] == 1 { walk_threads(inputs[4]) } else { walk_pixels(inputs[1], inputs[2]) };
            self.steps = steps.into();
        }
        let used = self.busy.iter().filter(|&&busy| busy).count() as u64 * self.footprint;
        assert!(self.launched == 0 && self.free == 0 || self.free + used == self.registers, "registers are lost");
    }
}

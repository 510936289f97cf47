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

/// The steps of a walk over `width` x `height` pixels by warps of `threads` threads: `None` for a warp outside the grid.
pub fn walk_pixels(width: u64, height: u64, threads: u64) -> Vec<Option<Placement>> {
    let mut steps = vec![];
    let mut tile = 0;
    for tile_y in (0..height).step_by(8) {
        for tile_x in (0..width).step_by(8) {
            for quad in (0..16).step_by(threads as usize / 4) {
                let (x, y) = (tile_x + quad % 4 * 2, tile_y + quad / 4 * 2);
                let inside = |lane: &u64| x + (lane & 1) + lane / 4 * 2 < width && y + (lane >> 1 & 1) < height;
                let mask = (0..threads).filter(inside).fold(0, |sum, lane| sum | 1 << lane);
                steps.push((mask != 0).then_some(Placement { x, y, tile: tile % 64, mask }));
            }
            tile += 1;
        }
    }
    steps
}

/// The steps of a walk over a row of `count` threads by warps of `threads`; 64 threads make a tile.
pub fn walk_threads(count: u64, threads: u64) -> Vec<Option<Placement>> {
    let warps = count.div_ceil(threads);
    let mask = |warp: u64| (1u64 << (count - warp * threads).min(threads)) - 1;
    (0..warps)
        .map(|warp| {
            let quad = warp * threads / 4;
            Some(Placement { x: quad % 4 * 2, y: quad % 16 / 4 * 2, tile: quad / 16 % 64, mask: mask(warp) })
        })
        .collect()
}

/// The dispatcher of several execution units.
pub struct Dispatcher {
    /// Of a warp.
    threads: u64,
    registers: u64,
    footprint: u64,
    /// Slots in use, of each unit.
    busy: Vec<Vec<bool>>,
    /// Registers free, of each unit.
    free: Vec<u64>,
    steps: VecDeque<Option<Placement>>,
    launched: u64,
    /// Slots are opened one a cycle after the start.
    opened: u64,
    /// Steps of the walk that have gone by: they make the workgroups.
    passed: u64,
    /// The unit of the last warp, chosen for the next one if there are several.
    turn: usize,
    chosen: bool,
}

/// The inputs behind those of the grid, in port order.
struct Inputs<'a> {
    free: Vec<Option<usize>>,
    launch_ready: bool,
    group_warps: u64,
    together: bool,
    group_ready: &'a [u64],
}

impl Dispatcher {
    /// For `units` units of `warps` warps of `threads` threads with register files of `registers` per lane.
    pub fn new(units: usize, warps: usize, threads: u64, registers: u64) -> Self {
        Self {
            threads,
            registers,
            footprint: 0,
            busy: vec![vec![false; warps]; units],
            free: vec![0; units],
            steps: VecDeque::new(),
            launched: 0,
            opened: 0,
            passed: 0,
            turn: 7,
            chosen: false,
        }
    }

    fn inputs<'a>(&self, inputs: &'a [u64]) -> Inputs<'a> {
        let units = self.busy.len();
        let rest = 6 + 2 * units;
        Inputs {
            free: (0..units).map(|unit| (inputs[6 + unit] == 1).then_some(inputs[6 + units + unit] as usize)).collect(),
            launch_ready: inputs[rest] == 1,
            group_warps: inputs[rest + 1].max(1),
            together: inputs[rest + 2] == 1,
            group_ready: &inputs[rest + 3..],
        }
    }

    /// Free slots of a unit.
    fn slots(&self, unit: usize) -> Vec<u64> {
        // Even and odd slots have half of the file each.
        let fits = |slot: &u64| (slot / 2 + 1) * self.footprint <= self.registers / 2;
        (0..self.opened).filter(fits).filter(|&slot| !self.busy[unit][slot as usize]).collect()
    }

    /// Workgroup of a step, and its place in it.
    fn group(step: u64, inputs: &Inputs) -> (u64, u64) {
        (step / inputs.group_warps, step % inputs.group_warps)
    }

    /// Whether a unit with so many free slots can take the next warp.
    fn enough(inputs: &Inputs, unit: usize, slots: u64, first: bool) -> bool {
        if inputs.together && first {
            inputs.group_ready[unit] == 1 && slots >= inputs.group_warps
        } else {
            slots > 0
        }
    }

    /// The next warp, its unit and slot.
    fn launch(&self, inputs: &Inputs) -> Option<(Placement, usize, u64)> {
        let placement = (*self.steps.front()?)?;
        let single = self.busy.len() == 1;
        let unit = if single { 0 } else { Some(self.turn).filter(|_| self.chosen)? };
        let slots = self.slots(unit);
        let (_, place) = Self::group(self.passed, inputs);
        assert!(!(inputs.together && place > 0 && slots.is_empty()), "a workgroup began without room for all of it");
        Self::enough(inputs, unit, slots.len() as u64, place == 0).then(|| (placement, unit, slots[0]))
    }

    /// The unit of the next warp: that with most free slots, of equal ones the next after the last.
    fn choose(&self, inputs: &Inputs, launch: Option<(Placement, usize, u64)>, next: u64) -> Option<usize> {
        let units = self.busy.len();
        if inputs.together && !Self::group(next, inputs).1.eq(&0) {
            return Some(self.turn);
        }
        let mut best: Option<(u64, usize)> = None;
        for unit in (1..=8).map(|step| (self.turn + step) % 8).filter(|&unit| unit < units) {
            let slots = self.slots(unit).len() as u64 - u64::from(launch.is_some_and(|(_, taken, _)| taken == unit));
            let more = best.is_none_or(|(most, _)| slots > most);
            if Self::enough(inputs, unit, slots, true) && more {
                best = Some((slots, unit));
            }
        }
        best.map(|(_, unit)| unit)
    }
}

impl Model for Dispatcher {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        // The footprint counts at once.
        self.footprint = inputs[5];
        let rest = self.inputs(inputs);
        let launch = self.launch(&rest);
        let (group, place) = Self::group(self.passed, &rest);
        let of = |value: fn(&(Placement, usize, u64)) -> u64| launch.as_ref().map(value);
        let units = self.busy.len();
        let on = |unit: usize| launch.is_some_and(|(_, taken, _)| taken == unit);
        let mut outputs: Vec<_> = (0..units).map(|unit| Some(u64::from(on(unit)))).collect();
        outputs.extend([
            of(|launch| launch.2),
            launch.map(|_| self.launched),
            of(|launch| launch.0.x),
            of(|launch| launch.0.y),
            of(|launch| launch.0.tile),
            of(|launch| launch.0.mask),
            launch.map(|launch| launch.2 * self.footprint),
        ]);
        let mask = |busy: &Vec<bool>| busy.iter().rev().fold(0, |sum, &busy| sum << 1 | u64::from(busy));
        outputs.extend(self.busy.iter().map(|busy| Some(mask(busy))));
        outputs.extend(self.free.iter().map(|&free| Some(free)));
        let idle = self.busy.iter().all(|busy| mask(busy) == 0);
        outputs.extend([
            Some(u64::from(self.steps.is_empty() && idle)),
            launch.map(|_| group),
            launch.map(|_| u64::from(place == 0 && rest.launch_ready)),
        ]);
        let open = place != 0 && !self.steps.is_empty();
        outputs.extend((0..units).map(|unit| Some(u64::from(open && (units == 1 || unit == self.turn)))));
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        let rest = self.inputs(inputs);
        let launch = self.launch(&rest).filter(|_| rest.launch_ready);
        let step = launch.is_some() || self.steps.front() == Some(&None);
        let next = self.passed + u64::from(step);
        let choice = self.choose(&rest, launch, next);
        for (unit, slot) in rest.free.iter().enumerate() {
            if let Some(slot) = *slot {
                self.busy[unit][slot] = false;
                self.free[unit] += self.footprint;
            }
        }
        if let Some((_, unit, slot)) = launch {
            self.busy[unit][slot as usize] = true;
            self.free[unit] -= self.footprint;
            self.launched += 1;
        }
        if step {
            self.steps.pop_front();
        }
        self.passed = next;
        self.opened = (self.opened + 1).min(self.busy[0].len() as u64);
        self.chosen = choice.is_some();
        self.turn = choice.unwrap_or(self.turn);
        if inputs[0] == 1 {
            self.opened = 0;
            self.passed = 0;
            self.busy.iter_mut().for_each(|busy| busy.fill(false));
            self.free.fill(self.registers);
            self.launched = 0;
            (self.turn, self.chosen) = (7, false);
            let threads = self.threads;
            let linear = inputs[3] == 1;
            let steps = if linear { walk_threads(inputs[4], threads) } else { walk_pixels(inputs[1], inputs[2], threads) };
            self.steps = steps.into();
        }
        for (busy, free) in self.busy.iter().zip(&self.free) {
            let used = busy.iter().filter(|&&busy| busy).count() as u64 * self.footprint;
            assert!(*free == 0 && used == 0 || free + used == self.registers, "registers are lost");
        }
    }
}

// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/dispatcher`: the lists of launches of the tasks, their turns, and
//! the accounts.
mod walk;

use crate::{ports, Model};
pub use walk::{walk_pixels, walk_threads, Placement};
use walk::{Task, Walk};

ports! {
    Inputs {
        start, last_task, task_valid, task_number, task_word, task_data, free_valid: [],
        free_warp: [], launch_ready, group_ready: [],
    }
    Outputs {
        launch_valid, launch_unit: [], launch_warp, launch_id, launch_x, launch_y, launch_tile,
        launch_subtile, launch_mask,
        launch_pages, busy: [], even_free: [], odd_free: [], done, launch_workgroup,
        launch_first, group_open: [], launch_pc, launch_wait, launch_stage, launch_linear,
        launch_together,
    }
}

/// The dispatcher of several execution units.
pub struct Dispatcher {
    /// Of a warp.
    threads: u64,
    /// Registers of a page; a bank group has as many pages as the unit has slots.
    page: u64,
    /// What the host wrote.
    tasks: [Task; 4],
    /// The walks that have begun.
    walks: [Option<Walk>; 4],
    alive: [bool; 4],
    /// Number of the next subtile.
    numbers: u64,
    /// The present task, as it was when its turn came; the next one.
    present: usize,
    task: Task,
    following: usize,
    /// Turns change in this cycle; the present task has warps left; it has been asked in the cycle
    /// before.
    turning: bool,
    walking: bool,
    asked: bool,
    /// Pages of each slot in use, of each unit.
    busy: Vec<Vec<u64>>,
    /// Pages free, of both groups of each unit.
    free: Vec<[u64; 2]>,
    /// Warps for which there is room, as the unit's row of the table knows it.
    room: Vec<[u64; 2]>,
    /// The unit of the last warp, chosen for the next one if there are several.
    turn: usize,
    chosen: bool,
    /// The slot granted there to the next warp: it is launched in this cycle.
    granted: Option<usize>,
}

impl Dispatcher {
    /// For `units` units of `warps` warps of `threads` threads with register files of `registers`
    /// per lane.
    pub fn new(units: usize, warps: usize, threads: u64, registers: u64) -> Self {
        Self {
            threads,
            page: registers / 2 / warps as u64,
            tasks: Default::default(),
            walks: Default::default(),
            alive: [false; 4],
            numbers: 0,
            present: 0,
            task: Task::default(),
            following: 0,
            turning: false,
            walking: false,
            asked: false,
            busy: vec![vec![0; warps]; units],
            free: vec![[0; 2]; units],
            room: vec![[0; 2]; units],
            turn: 7,
            chosen: false,
            granted: None,
        }
    }

    fn pages(&self, task: &Task) -> u64 {
        (task.words[2] & 127).div_ceil(self.page)
    }

    fn walk(&self) -> Walk {
        self.walks[self.present].clone().unwrap_or_default()
    }

    fn vacant(&self, unit: usize) -> u64 {
        self.room[unit].iter().sum()
    }

    /// Workgroup of the present step, and its place in it.
    fn group(&self, passed: u64) -> (u64, u64) {
        (passed / self.task.group_warps(), passed % self.task.group_warps())
    }

    /// Whether a subtile begins at a step.
    fn begins(&self, passed: u64) -> bool {
        let place = if self.task.linear() { self.group(passed).1 } else { passed };
        place % 4 == 0
    }

    /// The subtile of the present step.
    fn subtile(&self, walk: &Walk) -> u64 {
        if self.begins(walk.passed) {
            self.numbers
        } else {
            walk.subtile
        }
    }

    /// Whether a unit with room for so many warps can take the next one.
    fn enough(&self, inputs: &Inputs, unit: usize, vacant: u64, first: bool) -> bool {
        if self.task.together() && first {
            inputs.group_ready[unit] == 1 && vacant >= self.task.group_warps()
        } else {
            vacant > 0
        }
    }

    /// The unit that takes the next warp.
    fn taker(&self, inputs: &Inputs, passed: u64) -> Option<usize> {
        let single = self.busy.len() == 1;
        let unit = if single { 0 } else { Some(self.turn).filter(|_| self.chosen)? };
        let (_, place) = self.group(passed);
        let lost = self.walking && self.task.together() && place > 0 && self.vacant(unit) == 0;
        assert!(!lost, "a workgroup began without room for all of it");
        Some(unit).filter(|&unit| self.enough(inputs, unit, self.vacant(unit), place == 0))
    }

    /// The next warp, if the walk is at one.
    fn next_warp(&self) -> Option<(&Walk, Placement)> {
        let walk = self.walks[self.present].as_ref().filter(|_| self.walking)?;
        Some((walk, (*walk.steps.front()?)?))
    }

    /// The slot that the next warp is granted.
    fn grant(&self, inputs: &Inputs) -> Option<usize> {
        let (walk, _) =
            self.next_warp().filter(|_| self.granted.is_none() && inputs.launch_ready == 1)?;
        let unit = self.taker(inputs, walk.passed)?;
        let free = |slot: &usize| self.busy[unit][*slot] == 0 && self.room[unit][slot % 2] > 0;
        Some((0..self.busy[unit].len()).find(free).expect("there is room"))
    }

    /// The warp launched, as was granted in the cycle before, its unit and slot.
    fn launch(&self) -> Option<(Placement, usize, u64)> {
        let slot = self.granted?;
        let (_, placement) = self.next_warp().expect("the walk stalls behind a grant");
        let unit = if self.busy.len() == 1 { 0 } else { self.turn };
        Some((placement, unit, slot as u64))
    }

    /// The unit of the next warp: that of its subtile, else that with most room, of equal ones the
    /// next after the last.
    fn choose(
        &self,
        inputs: &Inputs,
        launch: Option<(Placement, usize, u64)>,
        next: u64,
    ) -> Option<usize> {
        let units = self.busy.len();
        if self.task.together() && self.group(next).1 != 0 {
            return Some(self.turn);
        }
        let mut best: Option<(u64, usize)> = None;
        for unit in (1..=8).map(|step| (self.turn + step) % 8).filter(|&unit| unit < units) {
            let vacant =
                self.vacant(unit) - u64::from(launch.is_some_and(|(_, taken, _)| taken == unit));
            let more = best.is_none_or(|(most, _)| vacant > most);
            if self.enough(inputs, unit, vacant, true) {
                if unit == self.turn && !self.begins(next) {
                    return Some(unit);
                }
                if more {
                    best = Some((vacant, unit));
                }
            }
        }
        best.map(|(_, unit)| unit)
    }

    /// The books: what fits of the next task's warps is known for the cycle after.
    fn account(&mut self, inputs: &Inputs, launch: Option<(Placement, usize, u64)>) {
        let needs =
            self.pages(if self.turning { &self.tasks[self.following] } else { &self.task }).max(1);
        for unit in 0..self.busy.len() {
            let mut room = [0, 1].map(|group| {
                let slots = self.busy[unit]
                    .iter()
                    .skip(group)
                    .step_by(2)
                    .filter(|&&pages| pages == 0)
                    .count() as u64;
                slots.min(self.free[unit][group] / needs)
            });
            if inputs.free_valid[unit] == 1 {
                let slot = inputs.free_warp[unit] as usize;
                let pages = std::mem::take(&mut self.busy[unit][slot]);
                self.free[unit][slot % 2] += pages;
                // Fewer pages count a cycle later, with what was free before.
                room[slot % 2] += u64::from(pages >= needs);
            }
            if let Some((.., slot)) = launch.filter(|launch| launch.1 == unit) {
                let slot = slot as usize;
                let pages = self.pages(&self.task);
                self.busy[unit][slot] = pages;
                self.free[unit][slot % 2] -= pages;
                room[slot % 2] -= 1;
            }
            self.room[unit] = room;
        }
    }

    /// The next live task after the present one.
    fn next_task(&self) -> usize {
        (1..4)
            .map(|step| (self.present + step) % 4)
            .find(|&task| self.alive[task])
            .unwrap_or(self.present)
    }

    fn start(&mut self, last: usize) {
        let pages = self.busy[0].len() as u64;
        self.busy.iter_mut().for_each(|busy| busy.fill(0));
        self.free.fill([pages; 2]);
        self.room.fill([0; 2]);
        self.walks = Default::default();
        self.alive = [0, 1, 2, 3].map(|task| task <= last);
        (self.present, self.following, self.numbers) = (3, 0, 0);
        (self.turning, self.walking) = (true, false);
        (self.turn, self.chosen, self.granted) = (7, false, None);
    }
}

impl Model for Dispatcher {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, _: &Inputs) -> Outputs<Option<u64>> {
        let launch = self.launch();
        let walk = self.walk();
        let (group, place) = self.group(walk.passed);
        let of = |value: fn(&(Placement, usize, u64)) -> u64| launch.as_ref().map(value);
        let units = self.busy.len();
        let on = |unit: usize| launch.is_some_and(|(_, taken, _)| taken == unit);
        let mask = |busy: &Vec<u64>| {
            busy.iter().rev().fold(0, |sum, &pages| sum << 1 | u64::from(pages > 0))
        };
        let free = |group: usize| self.free.iter().map(|free| Some(free[group])).collect();
        let idle = self.busy.iter().all(|busy| mask(busy) == 0);
        let open = self.walking && self.task.together() && place != 0;
        let about =
            |at: u32, bits: u32| launch.map(|_| self.task.words[0] >> at & ((1 << bits) - 1));
        Outputs {
            launch_valid: Some(launch.is_some().into()),
            launch_unit: (0..units).map(|unit| Some(on(unit).into())).collect(),
            launch_warp: of(|launch| launch.2),
            launch_id: launch.map(|_| walk.launched),
            // In a row of threads the pixel is not read.
            launch_x: of(|launch| launch.0.x).filter(|_| !self.task.linear()),
            launch_y: of(|launch| launch.0.y).filter(|_| !self.task.linear()),
            launch_tile: of(|launch| launch.0.tile),
            launch_subtile: launch.map(|_| self.subtile(&walk)),
            launch_mask: of(|launch| launch.0.mask),
            launch_pages: launch.map(|_| self.pages(&self.task)),
            busy: self.busy.iter().map(|busy| Some(mask(busy))).collect(),
            even_free: free(0),
            odd_free: free(1),
            done: Some((!self.alive.contains(&true) && !self.turning && idle).into()),
            launch_workgroup: launch.map(|_| group),
            launch_first: launch.map(|_| (place == 0).into()),
            group_open: (0..units)
                .map(|unit| Some((open && (units == 1 || unit == self.turn)).into()))
                .collect(),
            launch_pc: about(0, 20),
            launch_wait: about(20, 8),
            launch_stage: about(28, 2),
            launch_linear: about(30, 1),
            launch_together: about(31, 1),
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        let launch = self.launch();
        let grant = self.grant(inputs);
        let walk = self.walk();
        let inside = self.walking && walk.steps.front().is_some_and(Option::is_some);
        let step = launch.is_some() || self.walking && !inside;
        let next = walk.passed + u64::from(step);
        let (first, group_ends) =
            (self.group(walk.passed).1 == 0, self.group(walk.passed + 1).1 == 0);
        // What is granted is launched on that unit.
        let choice =
            if grant.is_some() { Some(self.turn) } else { self.choose(inputs, launch, next) };

        // Behind a warp or a whole workgroup, and where there is no room, another task has its
        // turn.
        let ends = step && walk.steps.len() == 1;
        let asked = self.busy.len() == 1 || self.asked;
        let served = if self.task.together() { step && group_ends } else { launch.is_some() };
        let asks = inside && launch.is_none() && asked && (first || !self.task.together());
        let refused = asks && self.taker(inputs, walk.passed).is_none();
        let others = (0..4).any(|task| task != self.present && self.alive[task]);
        let changes = if self.walking {
            (ends || served || refused) && others
        } else {
            self.alive.contains(&true)
        };
        let following = self.next_task();
        self.account(inputs, launch);
        self.granted = grant;
        let (begins, subtile) = (self.begins(walk.passed), self.subtile(&walk));
        if launch.is_some() && begins {
            self.numbers = (self.numbers + 1) % 64;
        }
        if step {
            let walk = self.walks[self.present].as_mut().expect("the task walks");
            if launch.is_some() {
                walk.subtile = subtile;
            }
            walk.steps.pop_front();
            walk.passed = next;
            walk.launched += u64::from(launch.is_some());
        }
        if ends {
            self.alive[self.present] = false;
        }
        if self.turning {
            self.present = self.following;
            self.task = self.tasks[self.present];
            let steps = || Walk { steps: self.task.steps(self.threads), ..Default::default() };
            let walk = self.walks[self.present].get_or_insert_with(steps);
            self.walking = !walk.steps.is_empty();
            self.alive[self.present] &= self.walking;
            (self.turning, self.asked, self.chosen) = (false, false, false);
        } else {
            self.asked = self.walking;
            self.walking &= !ends && !changes;
            self.turning = changes;
            self.chosen = choice.is_some();
            self.turn = choice.unwrap_or(self.turn);
        }
        self.following = following;
        if inputs.start == 1 {
            self.start(inputs.last_task as usize);
        }
        if inputs.task_valid == 1 && inputs.task_word < 3 {
            self.tasks[inputs.task_number as usize].words[inputs.task_word as usize] =
                inputs.task_data;
        }
        for (busy, free) in self.busy.iter().zip(&self.free) {
            for (group, &free) in free.iter().enumerate() {
                let used: u64 = busy.iter().skip(group).step_by(2).sum();
                let nothing = free == 0 && used == 0;
                assert!(nothing || free + used == busy.len() as u64, "pages of registers are lost");
            }
        }
    }
}

// SPDX-License-Identifier: MIT
//! One warp's state, and the order in which warps are launched.
use super::{Standing, MAX_THREADS};
use crate::golden::atomic_prepare::Set;
use crate::harness::Random;
use std::collections::VecDeque;
use warpwright_isa::{Grid, Instruction, Launch, Program};

/// What the dispatcher gives a warp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Placement {
    /// Number of the task.
    pub task: u32,
    /// Its first instruction.
    pub entry: u32,
    /// Number of the launched warp in its task.
    pub warp: u32,
    /// Column of thread 0.
    pub x: u32,
    /// Row of thread 0.
    pub y: u32,
    /// Tile modulo 64.
    pub tile: u32,
    /// Workgroup.
    pub workgroup: u32,
    /// Threads inside the grid.
    pub mask: u8,
    /// One-dimensional launch.
    pub linear: bool,
    /// Threads of a warp.
    pub threads: u32,
}

impl Placement {
    /// Its workgroup among those of all tasks.
    pub fn group(&self) -> (u32, u32) {
        (self.task, self.workgroup)
    }
}

/// All launches of a program, in order: the tasks in turn, a warp each, or a workgroup where its
/// warps meet.
pub(super) fn launches(program: &Program) -> VecDeque<Placement> {
    let queue = |(number, task): (u32, &Launch)| {
        (program.needs_workgroups(task), VecDeque::from(placements(number, task)))
    };
    let mut tasks: Vec<(bool, VecDeque<Placement>)> =
        (0..).zip(program.tasks()).map(queue).collect();
    let mut all = VecDeque::new();
    while tasks.iter().any(|(_, waiting)| !waiting.is_empty()) {
        for (together, waiting) in &mut tasks {
            let Some(first) = waiting.pop_front() else { continue };
            all.push_back(first);
            while *together && waiting.front().is_some_and(|next| next.workgroup == first.workgroup)
            {
                all.extend(waiting.pop_front());
            }
        }
    }
    all
}

/// The launches of a task, in order.
fn placements(task: u32, launch: &Launch) -> Vec<Placement> {
    let threads = launch.warp_threads;
    let first = Placement {
        task,
        entry: launch.entry,
        warp: 0,
        x: 0,
        y: 0,
        tile: 0,
        workgroup: 0,
        mask: 0,
        linear: true,
        threads,
    };
    match launch.grid {
        Grid::Pixels { width, height } => pixels(width, height, launch, first),
        Grid::Linear { threads: count } => {
            let warp = |warp: u32| Placement {
                warp,
                x: warp * threads,
                tile: warp / (64 / threads) % 64,
                workgroup: warp / launch.group_warps(),
                mask: ((1u32 << (count - warp * threads).min(threads)) - 1) as u8,
                ..first
            };
            (0..count.div_ceil(threads)).map(warp).collect()
        }
    }
}

/// Column and row of a lane, from its warp's first: a quad, and another one beside it.
fn pixel(lane: u32) -> (u32, u32) {
    (lane >> 2 << 1 | lane & 1, lane >> 1 & 1)
}

/// A workgroup is a tile, or some consecutive warps of it.
fn pixels(width: u32, height: u32, launch: &Launch, first: Placement) -> Vec<Placement> {
    let mut all = vec![];
    let threads = launch.warp_threads;
    let warps = 64 / threads;
    let columns = width.div_ceil(8);
    for number in 0..columns * height.div_ceil(8) {
        let (left, top) = (number % columns * 8, number / columns * 8);
        for place in 0..warps {
            let quad = place * threads / 4;
            let (x, y) = (left + quad % 4 * 2, top + quad / 4 * 2);
            let inside = |&lane: &u32| x + pixel(lane).0 < width && y + pixel(lane).1 < height;
            let mask = (0..threads).filter(inside).fold(0, |mask, lane| mask | 1u8 << lane);
            if mask != 0 {
                let warp = all.len() as u32;
                let workgroup = (number * warps + place) / launch.group_warps();
                all.push(Placement {
                    warp,
                    x,
                    y,
                    tile: number % 64,
                    workgroup,
                    mask,
                    linear: false,
                    ..first
                });
            }
        }
    }
    all
}

/// State of a resident warp.
pub(super) struct Warp {
    pub place: Placement,
    /// Number of the resident slot.
    pub slot: u32,
    pub registers: [[u32; MAX_THREADS]; 64],
    /// Threads whose predicate is set, per predicate.
    pub predicates: [u8; 4],
    pub scalars: [u32; 16],
    pub stack: Vec<u32>,
    /// PC of the active threads.
    pub pc: u32,
    pub active: u8,
    pub live: u8,
    /// PCs of the live threads that are not active.
    pub parked: [u32; MAX_THREADS],
    /// Calls that each live thread is inside of.
    pub depth: [u8; MAX_THREADS],
    pub at_barrier: bool,
    /// Threads that have written each register, and scalar registers that are written.
    pub written: [u8; 64],
    /// Registers that all of them have written.
    pub all_written: u64,
    pub scalars_written: u16,
    /// What PREPARE leaves for PREFIX.
    pub sets: Vec<Set>,
}

impl Warp {
    /// A launched warp. Its registers hold anything, as in hardware, where they keep what the
    /// last warp left; its predicates are clear.
    pub fn new(place: Placement, slot: u32, seed: u64) -> Self {
        let mut random =
            Random::new(seed ^ u64::from(place.warp) << 32 ^ u64::from(place.task) << 60);
        let mut word = || if seed == 0 { 0 } else { random.bits() as u32 };
        let mut registers = [[0; MAX_THREADS]; 64];
        for row in &mut registers {
            row[..place.threads as usize].fill_with(&mut word);
        }
        Self {
            place,
            slot,
            registers,
            predicates: [0; 4],
            scalars: std::array::from_fn(|_| word()),
            stack: vec![],
            pc: place.entry,
            active: place.mask,
            live: place.mask,
            parked: [0; MAX_THREADS],
            depth: [0; MAX_THREADS],
            at_barrier: false,
            written: super::check::NOTHING_WRITTEN,
            all_written: 0,
            scalars_written: 0,
            sets: vec![],
        }
    }

    /// The active threads for which the guard holds.
    pub fn executing(&self, instruction: &Instruction) -> u8 {
        match instruction.guard {
            None => self.active,
            Some(guard) => {
                let set = self.predicates[usize::from(guard.predicate)];
                self.active & if guard.negate { !set } else { set }
            }
        }
    }

    /// Where it stands.
    pub fn standing(&self) -> Standing {
        let parked = threads(self.live & !self.active).map(|thread| self.parked[thread]).next();
        let parked = parked.map(|pc| ((self.live & !self.active).count_ones(), pc));
        Standing { warp: self.place.warp, pc: self.pc, at_barrier: self.at_barrier, parked }
    }

    /// The live threads inside as many calls as the active ones: nobody is inside more.
    pub fn level(&self) -> u8 {
        let depth = self.stack.len();
        threads(self.live)
            .filter(|&thread| usize::from(self.depth[thread]) == depth)
            .fold(0, |mask, t| mask | 1 << t)
    }

    /// Threads that wait at `pc`.
    pub fn park(&mut self, mask: u8, pc: u32) {
        threads(mask).for_each(|thread| self.parked[thread] = pc);
    }

    /// All live threads are parked: of those inside the most calls, those at the lowest PC become
    /// active.
    pub fn go_on(&mut self) {
        let key = |thread: &usize| (std::cmp::Reverse(self.depth[*thread]), self.parked[*thread]);
        let Some(first) = threads(self.live).min_by_key(key) else { return };
        let joined = threads(self.live)
            .filter(|thread| key(thread) == key(&first))
            .fold(0, |mask, t| mask | 1 << t);
        (self.active, self.pc) = (joined, self.parked[first]);
        self.stack.truncate(self.depth[first].into());
    }

    /// Column and row of a thread; of a linear launch its number and 0.
    pub fn pixel(&self, lane: u32) -> (u32, u32) {
        let Placement { x, y, linear, .. } = self.place;
        let (column, row) = pixel(lane);
        if linear {
            (x + lane, 0)
        } else {
            (x + column, y + row)
        }
    }

    pub fn read(&self, register: u8, thread: usize) -> u32 {
        self.registers[usize::from(register)][thread]
    }

    pub fn write(&mut self, register: u8, thread: usize, value: u32) {
        self.registers[usize::from(register)][thread] = value;
    }
}

/// The threads of a mask, in order.
pub(super) fn threads(mask: u8) -> impl Iterator<Item = usize> {
    (0..MAX_THREADS).filter(move |thread| mask >> thread & 1 != 0)
}

//! One warp's state, and the order in which warps are launched.
use super::THREADS;
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
}

impl Placement {
    /// Its workgroup among those of all tasks.
    pub fn group(&self) -> (u32, u32) {
        (self.task, self.workgroup)
    }
}

/// All launches of a program, in order: the tasks in turn, a warp each, or a workgroup where its warps meet.
pub(super) fn launches(program: &Program) -> VecDeque<Placement> {
    let queue = |(number, task): (u32, &Launch)| (program.needs_workgroups(task), VecDeque::from(placements(number, task)));
    let mut tasks: Vec<(bool, VecDeque<Placement>)> = (0..).zip(program.tasks()).map(queue).collect();
    let mut all = VecDeque::new();
    while tasks.iter().any(|(_, waiting)| !waiting.is_empty()) {
        for (together, waiting) in &mut tasks {
            let Some(first) = waiting.pop_front() else { continue };
            all.push_back(first);
            while *together && waiting.front().is_some_and(|next| next.workgroup == first.workgroup) {
                all.extend(waiting.pop_front());
            }
        }
    }
    all
}

/// The launches of a task, in order.
fn placements(task: u32, launch: &Launch) -> Vec<Placement> {
    let first = Placement { task, entry: launch.entry, warp: 0, x: 0, y: 0, tile: 0, workgroup: 0, mask: 0, linear: true };
    match launch.grid {
        Grid::Pixels { width, height } => pixels(width, height, launch.group_warps(), first),
        Grid::Linear { threads } => {
            let warp = |warp: u32| Placement {
                warp,
                x: warp * THREADS as u32,
                tile: warp / 16 % 64,
                workgroup: warp / launch.group_warps(),
                mask: ((1u32 << (threads - warp * THREADS as u32).min(4)) - 1) as u8,
                ..first
            };
            (0..threads.div_ceil(THREADS as u32)).map(warp).collect()
        }
    }
}

/// A workgroup is a tile, or some consecutive quads of it.
fn pixels(width: u32, height: u32, group: u32, first: Placement) -> Vec<Placement> {
    let mut all = vec![];
    let columns = width.div_ceil(8);
    for number in 0..columns * height.div_ceil(8) {
        let (left, top) = (number % columns * 8, number / columns * 8);
        for quad in 0..16 {
            let (x, y) = (left + quad % 4 * 2, top + quad / 4 * 2);
            let inside = |lane: &u32| x + (lane & 1) < width && y + (lane >> 1) < height;
            let mask = (0..4).filter(inside).fold(0, |mask, lane| mask | 1u8 << lane);
            if mask != 0 {
                let warp = all.len() as u32;
                let workgroup = (number * 16 + quad) / group;
                all.push(Placement { warp, x, y, tile: number % 64, workgroup, mask, linear: false, ..first });
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
    pub registers: [[u32; THREADS]; 64],
    /// Threads whose predicate is set, per predicate.
    pub predicates: [u8; 4],
    pub scalars: [u32; 16],
    pub stack: Vec<u32>,
    /// PC of the active threads.
    pub pc: u32,
    pub active: u8,
    pub live: u8,
    /// PCs of the live threads that are not active.
    pub parked: [u32; THREADS],
    pub at_barrier: bool,
    /// What PREPARE leaves for PREFIX.
    pub sets: Vec<Set>,
}

impl Warp {
    /// A launched warp. Its registers hold anything, as in hardware, where they keep what the
    /// last warp left; its predicates are clear.
    pub fn new(place: Placement, slot: u32, seed: u64) -> Self {
        let mut random = Random::new(seed ^ u64::from(place.warp) << 32 ^ u64::from(place.task) << 60);
        let mut word = || if seed == 0 { 0 } else { random.bits() as u32 };
        Self {
            place,
            slot,
            registers: std::array::from_fn(|_| std::array::from_fn(|_| word())),
            predicates: [0; 4],
            scalars: std::array::from_fn(|_| word()),
            stack: vec![],
            pc: place.entry,
            active: place.mask,
            live: place.mask,
            parked: [0; THREADS],
            at_barrier: false,
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

    pub fn read(&self, register: u8, thread: usize) -> u32 {
        self.registers[usize::from(register)][thread]
    }

    pub fn write(&mut self, register: u8, thread: usize, value: u32) {
        self.registers[usize::from(register)][thread] = value;
    }
}

/// The threads of a mask, in order.
pub(super) fn threads(mask: u8) -> impl Iterator<Item = usize> {
    (0..THREADS).filter(move |thread| mask >> thread & 1 != 0)
}

// SPDX-License-Identifier: MIT
//! A launch as the host describes it, and its outcome: the same for simulated engines and for a
//! board.
use crate::counters::Counter;
use crate::{SchedulerSettings, Stage};

/// The shape of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grid {
    /// One thread for each pixel.
    Pixels {
        /// Columns.
        width: u16,
        /// Rows.
        height: u16,
    },
    /// A row of threads.
    Linear {
        /// Threads, below 2^24.
        threads: u32,
    },
}

/// Tasks of a launch, at most.
pub const TASKS: usize = 4;

/// One task of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// First instruction.
    pub entry: u32,
    /// Slots that it waits for.
    pub wait: u8,
    /// Grid.
    pub grid: Grid,
    /// Type of the warps.
    pub stage: Stage,
    /// Registers per thread.
    pub registers: u8,
    /// Warps of a workgroup.
    pub group_warps: u32,
    /// The warps of a workgroup meet: they are launched together.
    pub together: bool,
}

impl Task {
    /// The words of the task as the core's table takes them (`task_table`).
    pub fn words(&self) -> [u32; 3] {
        let (linear, grid) = match self.grid {
            Grid::Pixels { width, height } => (0, u32::from(width) | u32::from(height) << 16),
            Grid::Linear { threads } => (1, threads),
        };
        let kind = (self.stage as u32) << 28 | linear << 30 | u32::from(self.together) << 31;
        [
            self.entry | u32::from(self.wait) << 20 | kind,
            grid,
            u32::from(self.registers) | self.group_warps << 8,
        ]
    }
}

/// What the host writes into the core's registers before it starts the core.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Launch {
    /// What runs at once: one to [`TASKS`] tasks.
    pub tasks: Vec<Task>,
    /// Instructions in the program.
    pub program_length: u32,
    /// Bonuses and thresholds of the scheduler.
    pub scheduler: SchedulerSettings,
    /// A fence before every load, store and atomic.
    pub implicit_fences: bool,
    /// Byte address of the program, a multiple of 16.
    pub program_base: u32,
    /// Byte address of the texture descriptors, a multiple of 16.
    pub descriptor_base: u32,
    /// Byte address of what the constant buffer is filled from, a multiple of 16.
    pub constant_base: u32,
    /// Lines of it.
    pub constant_lines: u32,
    /// Words of shared memory of a workgroup.
    pub shared_words: u32,
    /// What is in memory behind the lines that the program may use.
    pub behind: Vec<u8>,
}

/// A fault as the core reports it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Cause number, see `warpwright_isa`.
    pub cause: u8,
    /// Number of the warp in the launch.
    pub warp: u32,
    /// PC of the instruction.
    pub pc: u32,
}

/// What a run gives back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The memory at the end.
    pub memory: Vec<u8>,
    /// The first fault.
    pub fault: Option<Fault>,
    /// Every counter, by [`Counter`] number, over all execution units.
    pub counters: Vec<u32>,
    /// The same of each execution unit; what is shared is counted in unit 0.
    pub unit_counters: Vec<Vec<u32>>,
    /// Cycles from start to done.
    pub cycles: u64,
}

impl Outcome {
    /// The value of one counter.
    pub fn counter(&self, counter: Counter) -> u32 {
        self.counters[counter as usize]
    }
}

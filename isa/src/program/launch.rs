// SPDX-License-Identifier: MIT
//! The threads of a program: tasks with their grids and workgroups.

/// The threads of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grid {
    /// One thread per pixel, in tiles of 8 x 8.
    Pixels {
        /// Columns.
        width: u32,
        /// Rows.
        height: u32,
    },
    /// Threads in one row.
    Linear {
        /// Number of threads.
        threads: u32,
    },
}

impl Grid {
    /// Number of threads that run.
    pub fn threads(self) -> u64 {
        match self {
            Self::Pixels { width, height } => u64::from(width) * u64::from(height),
            Self::Linear { threads } => threads.into(),
        }
    }
}

/// Types of tasks; the scheduler may prefer one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskType {
    /// Threads are pixels.
    Pixel,
    /// Threads are vertices.
    Vertex,
    /// Anything else.
    Compute,
}

/// What the dispatcher is told of a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Launch {
    /// Its name; a program without `.task` is one task without a name.
    pub name: Option<String>,
    /// First instruction.
    pub entry: u32,
    /// Its type, if it is said.
    pub task_type: Option<TaskType>,
    /// The threads.
    pub grid: Grid,
    /// Registers per thread.
    pub registers: u8,
    /// Slots the first instruction waits for.
    pub initial_wait: u8,
    /// Threads of a workgroup: a multiple of a warp's, in a pixel launch a power of two of at most
    /// a tile's 64.
    pub workgroup: u32,
    /// Bytes of shared memory of a workgroup, the same for all tasks; as many words as they take
    /// can be accessed.
    pub shared_bytes: u32,
    /// Threads of a warp of the core that the program is for: 4, a quad, or 8, two quads side by
    /// side.
    pub warp_threads: u32,
}

impl Launch {
    /// Warps of a whole workgroup.
    pub fn group_warps(&self) -> u32 {
        self.workgroup.div_ceil(self.warp_threads).max(1)
    }

    /// Its type: left out, a grid of pixels is of pixels, anything else is not.
    pub fn stage(&self) -> TaskType {
        self.task_type.unwrap_or(match self.grid {
            Grid::Pixels { .. } => TaskType::Pixel,
            Grid::Linear { .. } => TaskType::Compute,
        })
    }

    /// Words of shared memory of a workgroup.
    pub fn shared_words(&self) -> u32 {
        self.shared_bytes.div_ceil(4)
    }
}

impl Default for Launch {
    fn default() -> Self {
        Self {
            name: None,
            entry: 0,
            task_type: None,
            grid: Grid::Linear { threads: 4 },
            registers: 16,
            initial_wait: 0,
            workgroup: 32,
            shared_bytes: 0,
            warp_threads: 4,
        }
    }
}

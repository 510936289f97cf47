// SPDX-License-Identifier: MIT
//! Bundles of a launch: what the host sets, what a warp gets, what a unit shows of its run.
use super::words::TaskHead;
use crate::prelude::*;

/// What the host sets before `start`; it holds until `done`.
#[derive(Bundle)]
#[part(HostMemory: constant_base, constant_lines, memory_lines, shared_words)]
pub struct HostSettings<D: Way> {
    /// Mode: a fence before every load, store and atomic.
    pub implicit_fences: Signal<D, Bit>,
    /// Bonuses of additive weights: texture 5:0, age 8:6, types 14:9, 20:15, 26:21, pipe 32:27.
    pub bonuses: Signal<D, Bits<33>>,
    /// Thresholds of the pipes, five bits each: first, second of MAD, first, second of the SFU.
    pub thresholds: Signal<D, Bits<20>>,
    /// Memory line of instruction 0.
    pub program_base: Signal<D, Bits<28>>,
    /// Instructions in the program; none while a launch is being stopped.
    pub program_length: Signal<D, Bits<20>>,
    /// Memory line of texture descriptor 0.
    pub descriptor_base: Signal<D, Bits<28>>,
    /// Memory line that the constant buffers are filled from.
    pub constant_base: Signal<D, Bits<28>>,
    /// Lines of constants, up to 256.
    pub constant_lines: Signal<D, Bits<9>>,
    /// Lines of memory that the program may use.
    pub memory_lines: Signal<D, Bits<28>>,
    /// Words of shared memory of a workgroup.
    pub shared_words: Signal<D, Bits<13>>,
}

/// The launch of a warp: its slot and all that it starts with. It is always taken.
#[derive(Bundle)]
#[part(LaunchWarp: valid, warp)]
#[part(LaunchNumber: valid, warp, id)]
#[part(LaunchThreads: valid, warp, mask)]
#[part(LaunchFlow: valid, warp, mask, id)]
#[part(LaunchWait: valid, warp, wait)]
#[part(LaunchClass: valid, warp, tile, subtile, stage)]
#[part(LaunchTile: valid, warp, subtile)]
pub struct Launch<D: Way, const LW: usize, const T: usize> {
    /// A warp is launched, for one cycle. All other members are valid with it.
    pub valid: Signal<D, Bit>,
    /// Slot of the warp in its unit; it was free.
    pub warp: Signal<D, Bits<LW>>,
    /// Number of the warp in its task.
    pub id: Signal<D, Bits<24>>,
    /// Column of thread 0, in pixels; without meaning in a linear grid.
    pub x: Signal<D, Bits<16>>,
    /// Row of thread 0, in pixels; without meaning in a linear grid.
    pub y: Signal<D, Bits<16>>,
    /// Number of the tile of 8 x 8 pixels modulo 64.
    pub tile: Signal<D, Bits<6>>,
    /// Number of its subtile of up to four warps modulo 64, of all tasks.
    pub subtile: Signal<D, Bits<6>>,
    /// Threads inside the grid.
    pub mask: Signal<D, Bits<T>>,
    /// Pages of the register file that the warp needs, 1 to 4.
    pub pages: Signal<D, Bits<3>>,
    /// First instruction.
    pub pc: Signal<D, Bits<20>>,
    /// Scoreboard slots that the first instruction waits for.
    pub wait: Signal<D, Bits<8>>,
    /// Type of the task: 0 pixel, 1 vertex, 2 compute.
    pub stage: Signal<D, Bits<2>>,
    /// The grid is one-dimensional: x is the thread number, y is 0.
    pub linear: Signal<D, Bit>,
    /// The warps of the workgroup are launched together and may meet at barriers.
    pub together: Signal<D, Bit>,
    /// Number of the workgroup.
    pub workgroup: Signal<D, Bits<24>>,
    /// First warp of its workgroup.
    pub first: Signal<D, Bit>,
}

/// What an execution unit shows of its run, for traces.
#[derive(Bundle)]
pub struct UnitTrace<D: Way, const W: usize, const LW: usize, const T: usize> {
    /// An instruction is issued.
    pub valid: Signal<D, Bit>,
    /// Warp slot of the issue, valid with `valid`.
    pub warp: Signal<D, Bits<LW>>,
    /// PC of the issue, valid with `valid`.
    pub pc: Signal<D, Bits<20>>,
    /// Active threads of the warp that issues.
    pub active: Signal<D, Bits<T>>,
    /// Warps that have not ended.
    pub live: Signal<D, Bits<W>>,
    /// Warps held by their wait mask.
    pub hold: Signal<D, Bits<W>>,
    /// Warps that could issue in this cycle.
    pub eligible: Signal<D, Bits<W>>,
    /// The instruction issued names a slot of the scoreboard.
    pub reorderable: Signal<D, Bit>,
    /// An instruction with a result is complete.
    pub result: Signal<D, Bit>,
    /// Warp slot of the result, valid with `result`.
    pub result_warp: Signal<D, Bits<LW>>,
    /// Scoreboard slot of the result, valid with `result`.
    pub result_slot: Signal<D, Bits<3>>,
    /// A store is complete.
    pub store: Signal<D, Bit>,
    /// Warp slot of the store, valid with `store`.
    pub store_warp: Signal<D, Bits<LW>>,
    /// Scoreboard slot of the store, valid with `store`.
    pub store_slot: Signal<D, Bits<3>>,
}

/// How far the walk over the grid of a task has come.
#[derive(Bundle)]
pub struct Walk<D: Way> {
    /// Warps launched.
    pub id: Signal<D, Bits<24>>,
    /// Next quad: column of the tile in 15:0, row in 31:16; of a linear grid threads left in 23:0.
    pub spot: Signal<D, Bits<32>>,
    /// Number of the tile modulo 64.
    pub tile: Signal<D, Bits<6>>,
    /// Number of the subtile of the warp launched last.
    pub subtile: Signal<D, Bits<6>>,
    /// Quad in the tile, row by row.
    pub quad: Signal<D, Bits<4>>,
    /// Number of the workgroup of the next quad.
    pub group: Signal<D, Bits<24>>,
    /// Quads of this workgroup that the walk has passed.
    pub place: Signal<D, Bits<9>>,
}

/// What the warps of a task have in common.
#[derive(Bundle)]
pub struct TaskShape<D: Way> {
    /// First instruction, type and grid.
    pub about: Signal<D, TaskHead>,
    /// Columns in 15:0, rows in 31:16; of a linear grid threads in 23:0.
    pub grid: Signal<D, Bits<32>>,
    /// Pages of registers of a warp, 1 to 4.
    pub pages: Signal<D, Bits<3>>,
    /// Warps of a workgroup.
    pub group_warps: Signal<D, Bits<9>>,
}

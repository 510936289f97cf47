// SPDX-License-Identifier: MIT
//! The registers of a board as the host reads and writes them: one table for the RTL, the models
//! and the host library.
//!
//! Registers are words from [`REGISTERS_AT`] up. [`REGISTERS`] is their table; the counters follow
//! at word [`COUNTERS_AT`], 32 for each execution unit. The four tasks of a launch are at
//! [`TASKS_AT`].
use crate::counters::Counter;

/// Address of register 0.
pub const REGISTERS_AT: u32 = 0x8000_0000;

/// Word of counter 0 of execution unit 0.
pub const COUNTERS_AT: u32 = 256;

/// What register `identity` holds: version 2 of this table.
pub const IDENTITY: u32 = 0x5747_5002;

/// Word of the first task; each has four words, of which three are used.
pub const TASKS_AT: u32 = 32;

/// Words of a task.
pub const TASK_WORDS: u32 = 4;

/// A register as the host sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegisterEntry {
    /// Name.
    pub name: &'static str,
    /// Word, counted from [`REGISTERS_AT`].
    pub word: u32,
    /// It is written; otherwise it is read.
    pub written: bool,
    /// Bits that it has.
    pub bits: u32,
    /// What they mean.
    pub meaning: &'static str,
}

macro_rules! registers {
    ($($name:ident = $word:literal, $written:literal, $bits:literal, $meaning:literal;)*) => {
        /// All registers, by number.
        pub const REGISTERS: &[RegisterEntry] = &[$(
            RegisterEntry {
                name: stringify!($name),
                word: $word,
                written: $written,
                bits: $bits,
                meaning: $meaning,
            },
        )*];
        /// The word of each register.
        pub mod word {
            $(
                #[doc = $meaning]
                #[allow(non_upper_case_globals, reason = "named as in the table")]
                pub const $name: u32 = $word;
            )*
        }
    };
}

registers! {
    identity = 0, false, 32,
        "0x57475002: a Warpwright board whose registers are those of this table";
    shape = 1, false, 22,
        "7:0 warps of an execution unit, 11:8 execution units, 15:12 0 nano, 1 small, 2 full; \
        units that it lacks: 16 texture, 17 sfu, 18 shared_memory, 19 atomic_prepare, 20 \
        atomic_unit; 21 the core is microcoded";
    memory = 2, false, 28, "lines of 16 bytes in the memory, which begins at address 0";
    clock = 3, false, 20, "the core's clock in kHz";
    status = 4, false, 32,
        "0 running, 1 a fault was recorded, 7:4 its cause, 15:8 number of the last launch, 31:16 \
        bad frames";
    fault_pc = 5, false, 20, "PC of the instruction at fault";
    fault_warp = 6, false, 24, "number in the launch of its warp";
    cycles = 7, false, 32, "cycles of the last launch";
    launch = 8, true, 8, "a number other than the last launch's: launch";
    stop = 9, true, 32, "any value: end the launch";
    tasks = 16, true, 2, "tasks of the launch, less one";
    mode = 17, true, 1, "0 implicit fences";
    bonuses = 18, true, 32, "bonuses of additive weights, 31:0";
    thresholds = 19, true, 21, "19:0 thresholds of the pipes, 20 bit 32 of the bonuses";
    program_base = 20, true, 28, "memory line of instruction 0";
    program_length = 21, true, 20, "instructions in the program";
    descriptor_base = 22, true, 28, "memory line of texture descriptor 0";
    constant_base = 23, true, 28, "memory line that the constant buffers are filled from";
    constant_lines = 24, true, 9, "lines of it";
    shared_words = 25, true, 13, "words of shared memory of a workgroup";
    memory_limit = 26, true, 28, "lines of the memory that the program may use";
    task_about = 32, true, 32,
        "19:0 first instruction, 27:20 slots that it waits for, 29:28 type of the warps, 30 linear \
        grid, 31 workgroups stay together";
    task_grid = 33, true, 32,
        "15:0 columns, 31:16 rows of a grid of pixels; 23:0 threads of a linear one";
    task_size = 34, true, 17, "6:0 registers per thread, 16:8 warps of a workgroup";
}

/// What the registers say about the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardFacts {
    /// Register `shape`.
    pub shape: u32,
    /// Lines of the memory.
    pub memory_lines: u32,
    /// The core's clock in kHz.
    pub kilohertz: u32,
}

/// The counters that the microcode keeps, by number; the core counts [`Counter::Cycles`].
pub const KEPT: [Counter; 7] = [
    Counter::Instructions,
    Counter::ThreadInstructions,
    Counter::Divergences,
    Counter::MemoryAccesses,
    Counter::AtomicMerged,
    Counter::Atomics,
    Counter::Launches,
];

/// A bit for each of [`KEPT`].
pub fn kept() -> u32 {
    KEPT.iter().fold(0, |mask, &counter| mask | 1 << counter as u32)
}

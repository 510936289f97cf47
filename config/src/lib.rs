// SPDX-License-Identifier: MIT
//! Named configurations of the core: one set of numbers for RTL, engines and tools.
//!
//! [`CoreConfig`] describes the hardware that a core is built with: sizes of its memories and
//! tables, from which the type of the core follows. [`CORES`] lists all of them. [`Mechanisms`] and
//! [`Variant`] are chosen within such a core: policies, and parts of it that stay unused.
mod core_config;
mod cores;
pub mod counters;
mod credit_rule;
pub mod launch;
mod policy;
pub mod registers;
mod scheduler;
pub mod sdram;

pub use core_config::{CoreConfig, OUTSTANDING, PC_BITS};
pub use cores::{
    core, pipeline_counts, thread_counts, unit_counts, CORES, FULL, LED_COUNTS, NANO, POOLS, SMALL,
};
pub use credit_rule::{Amount, CreditRule};
pub use policy::{CreditPolicy, GrantForm, PrefixKind, Scheduling, SetPolicy, WeightForm};
pub use scheduler::{SchedulerSettings, Stage};
use warpwright_isa::{Counters, OptionalUnit, Program, SetsIn, UnitSet};

/// Threads of a warp in the named configurations: a 2 x 2 quad.
pub const THREADS: usize = 4;

/// The five mechanisms, each on or at its baseline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mechanisms {
    /// 1: instruction cache pointers; off: a PC read, a tag match and a PC write per instruction.
    pub pointers: bool,
    /// 2: explicit scoreboard; off: a warp waits for its outstanding instruction.
    pub scoreboard: bool,
    /// 3: warp scheduling.
    pub scheduling: Scheduling,
    /// 4: merged atomics; off: one access per thread.
    pub merged_atomics: bool,
    /// 5: misses run ahead through the latency FIFO; off: one texture request at a time.
    pub texture_ahead: bool,
}

impl Mechanisms {
    /// All five as the sources describe them.
    pub const ALL: Mechanisms = Mechanisms {
        pointers: true,
        scoreboard: true,
        scheduling: Scheduling::Credit,
        merged_atomics: true,
        texture_ahead: true,
    };
    /// All five at their baselines.
    pub const NONE: Mechanisms = Mechanisms {
        pointers: false,
        scoreboard: false,
        scheduling: Scheduling::LooseRoundRobin,
        merged_atomics: false,
        texture_ahead: false,
    };
}

impl Default for Mechanisms {
    fn default() -> Self {
        Self::ALL
    }
}

/// Another core of the same size, for measurements: parts left unused, other policies of the
/// scheduler and of merged atomics, more execution units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Variant {
    /// How credits move.
    pub credits: CreditPolicy,
    /// How weights are made, where warps are scheduled by credits.
    pub weight: WeightForm,
    /// Resident warps, at most.
    pub warps: Option<usize>,
    /// Instruction cache lines in use; all of the size's when there is none.
    pub instruction_lines: Option<usize>,
    /// Instructions of a line in use, a power of two from 2; all of the size's when there is none.
    pub line_instructions: Option<usize>,
    /// The scoreboard's counters, and where wait masks stand.
    pub counters: Counters,
    /// Texture cache lines, at most: a power of two from 4.
    pub texture_lines: Option<usize>,
    /// Lines of a texture cache set: 1, 2 or 4; the size's own when there is none.
    pub texture_ways: Option<usize>,
    /// Samples that wait in the texture latency FIFO, 1 to 64; the size's own when there is none.
    pub texture_depth: Option<u32>,
    /// A warp is suspended from the issue of a texture read until its reply is written back;
    /// otherwise it goes on until an instruction needs the result.
    pub texture_suspend: bool,
    /// What the textile grant decides, where warps are scheduled by credits; the size's own when
    /// there is none.
    pub grant: Option<GrantForm>,
    /// Which sets of threads at one address atomics merge.
    pub sets: SetPolicy,
    /// How the operands of a set are combined.
    pub prefix: PrefixKind,
    /// With registers, the core has `rprepare`, `rprefix` and `pick` too.
    pub sets_in: SetsIn,
    /// Execution units.
    pub units: usize,
    /// Texture pipelines; unit `e` uses pipeline `e` modulo their number.
    pub texture_pipelines: usize,
    /// Lanes of a unit: 1, 2 or 4, with warps of eight threads 8 too; the size's own when there is
    /// none.
    pub lanes: Option<usize>,
    /// Threads of a warp, 4 or 8: two quads side by side; [`THREADS`] when there is none.
    pub threads: Option<usize>,
    /// Units that the core is built without; their instructions are undefined encodings in it.
    pub without: UnitSet,
    /// The core is microcoded, of size `nano`.
    pub microcoded: bool,
}

impl Default for Variant {
    fn default() -> Self {
        Self {
            credits: CreditPolicy::default(),
            weight: WeightForm::default(),
            warps: None,
            instruction_lines: None,
            line_instructions: None,
            counters: Counters::default(),
            texture_lines: None,
            texture_ways: None,
            texture_depth: None,
            texture_suspend: false,
            grant: None,
            sets: SetPolicy::default(),
            prefix: PrefixKind::default(),
            sets_in: SetsIn::default(),
            units: 1,
            texture_pipelines: 1,
            lanes: None,
            threads: None,
            without: UnitSet::EMPTY,
            microcoded: false,
        }
    }
}

impl Variant {
    /// Whether the core has a unit.
    pub fn has(&self, unit: OptionalUnit) -> bool {
        !self.without.contains(unit)
    }

    /// Threads of a warp.
    pub fn threads(&self) -> usize {
        self.threads.unwrap_or(THREADS)
    }
}

impl Variant {
    /// The core that a program asks for: threads of a warp, where atomics keep their sets.
    pub fn of(program: &Program) -> Self {
        Self {
            threads: Some(program.launch.warp_threads as usize),
            sets_in: program.sets_in(),
            counters: Counters { mask_on_same: program.mask_on_same, ..Counters::default() },
            ..Self::default()
        }
    }
}

/// A named size of the core.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Size {
    /// iCE40: 4 warps, 16 registers per thread with all warps resident.
    Nano,
    /// ECP5-25F, Gowin GW2AR-18: 8 warps, 32 registers.
    Small,
    /// ECP5-85F: 32 warps, 64 registers, 16 KB instruction cache.
    Full,
}

impl Size {
    /// All named sizes.
    pub const ALL: [Size; 3] = [Size::Nano, Size::Small, Size::Full];

    /// The core of this size: one execution unit, warps of [`THREADS`].
    pub const fn numbers(self) -> CoreConfig {
        match self {
            Size::Nano => NANO,
            Size::Small => SMALL,
            Size::Full => FULL,
        }
    }
}

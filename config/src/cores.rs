// SPDX-License-Identifier: MIT
//! Every core that there is: the three sizes, and the variants of `small` whose types differ.
use crate::{CoreConfig, GrantForm, Size, THREADS};

/// iCE40: 16 registers per thread with all warps resident.
pub const NANO: CoreConfig = CoreConfig {
    name: "nano",
    purpose: "iCE40 UP5K / HX8K",
    units: 1,
    texture_pipelines: 1,
    warps: 4,
    threads: THREADS,
    lanes: 1,
    registers: 64,
    instruction_lines: 8,
    instruction_ways: 8,
    line_instructions: 8,
    texture_lines: 16,
    texture_ways: 1,
    latency_fifo: 8,
    texture_requests: 8,
    shared_words: 512,
    sfu_queue: 4,
    grant: GrantForm::Soft,
};

/// The usual core: 32 registers per thread with all warps resident.
pub const SMALL: CoreConfig = CoreConfig {
    name: "small",
    purpose: "ECP5-25F, Gowin GW2AR-18",
    warps: 8,
    lanes: 4,
    registers: 256,
    instruction_lines: 16,
    instruction_ways: 16,
    texture_lines: 64,
    latency_fifo: 16,
    texture_requests: 16,
    shared_words: 1024,
    sfu_queue: 8,
    ..NANO
};

/// The largest core: 64 registers per thread with all warps resident.
pub const FULL: CoreConfig = CoreConfig {
    name: "full",
    purpose: "ECP5-85F; 128 threads, 16 KB instruction cache",
    warps: 32,
    registers: 2048,
    instruction_lines: 64,
    instruction_ways: 4,
    line_instructions: 32,
    shared_words: 4096,
    sfu_queue: 16,
    grant: GrantForm::Read,
    ..SMALL
};

/// Calls the macro `$call` with the constants of the sizes, in the order of [`Size::ALL`]: what a
/// board can have.
#[macro_export]
macro_rules! with_sizes {
    ($call:ident) => {
        $call! { $crate::NANO, $crate::SMALL, $crate::FULL }
    };
}

/// Calls the macro `$call` with the constants of all cores. A line here is a type of its own: the
/// RTL is compiled once more for it.
#[macro_export]
macro_rules! with_cores {
    ($call:ident) => {
        $call! {
            $crate::NANO,
            $crate::SMALL,
            $crate::FULL,
            $crate::SMALL.with_units(2, 1),
            $crate::SMALL.with_units(2, 2),
            $crate::SMALL.with_units(4, 1),
            $crate::SMALL.with_units(4, 2),
            $crate::SMALL.with_units(8, 1),
            $crate::SMALL.with_units(8, 2),
            $crate::SMALL.with_threads(8)
        }
    };
}

/// Calls the macro `$call` with the numbers of microcoded cores that a pool can have.
#[macro_export]
macro_rules! with_pools {
    ($call:ident) => {
        $call! { 1, 2, 4 }
    };
}

/// Calls the macro `$call` with the numbers of LEDs that a board's top module can have.
#[macro_export]
macro_rules! with_leds {
    ($call:ident) => {
        $call! { 1, 2, 6, 8 }
    };
}

macro_rules! list {
    ($($config:expr),*) => {
        /// All cores, in the order of [`with_cores!`].
        pub const CORES: &[CoreConfig] = &[$($config.checked()),*];
    };
}
with_cores!(list);

macro_rules! pools {
    ($($units:literal),*) => {
        /// Numbers of microcoded cores that a pool can have.
        pub const POOLS: &[usize] = &[$($units),*];
    };
}
with_pools!(pools);

macro_rules! leds {
    ($($leds:literal),*) => {
        /// Numbers of LEDs that a board's top module can have.
        pub const LED_COUNTS: &[usize] = &[$($leds),*];
    };
}
with_leds!(leds);

/// The core of a size with so many execution units, texture pipelines and threads of a warp.
pub fn core(size: Size, units: usize, pipelines: usize, threads: usize) -> Option<CoreConfig> {
    let wanted = size.numbers().with_units(units, pipelines).with_threads(threads);
    CORES.iter().copied().find(|core| *core == wanted)
}

/// The different values of a number among the cores of a size.
fn counts(size: Size, number: impl Fn(&CoreConfig) -> Option<usize>) -> Vec<usize> {
    let all = CORES.iter().filter(|core| core.name == size.numbers().name);
    let values: std::collections::BTreeSet<usize> = all.filter_map(number).collect();
    values.into_iter().collect()
}

/// How many execution units cores of this size can have.
pub fn unit_counts(size: Size) -> Vec<usize> {
    counts(size, |core| Some(core.units))
}

/// How many texture pipelines cores of this size with so many units can have.
pub fn pipeline_counts(size: Size, units: usize) -> Vec<usize> {
    counts(size, |core| (core.units == units).then_some(core.texture_pipelines))
}

/// How many threads a warp can have in cores of this size, with one execution unit.
pub fn thread_counts(size: Size) -> Vec<usize> {
    counts(size, |core| (core.units == 1).then_some(core.threads))
}

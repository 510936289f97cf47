// SPDX-License-Identifier: MIT
//! Every block of the core, in pipeline order: what is exported, listed and co-simulated.
//!
//! Adding a line here puts a block into the `verilog_out/` folder, the CLI's `list` and
//! `export`, the lint, the synthesis checks and the co-simulation tests.
mod cells;
mod execute;
mod issue;
mod memory;
mod microcoded;
mod pool;
mod soc;

pub use self::soc::{FACTS, TIMING};
use crate::dut::Dut;

/// One block as the tools see it.
pub struct BlockEntry {
    /// Name of the Verilog module and file.
    pub name: &'static str,
    /// The specification file that the block implements.
    pub spec: &'static str,
    /// One line of purpose.
    pub purpose: &'static str,
    /// Builds the block, connected, in the configuration that is exported.
    pub build: fn() -> Box<dyn Dut>,
}

/// One line of a list: name, specification, purpose, block.
macro_rules! block {
    ($name:literal, $spec:literal, $purpose:literal, $block:expr $(,)?) => {
        BlockEntry {
            name: $name,
            spec: $spec,
            purpose: $purpose,
            build: || Box::new(crate::dut::Top::ready($block)),
        }
    };
}
use block;

/// All blocks, in pipeline order.
pub fn blocks() -> Vec<BlockEntry> {
    [
        cells::entries(),
        issue::entries(),
        execute::entries(),
        memory::entries(),
        pool::entries(),
        microcoded::entries(),
        soc::entries(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

//! Every block of the core, in pipeline order: what is exported, listed and co-simulated.
//!
//! Adding a line here puts a block into the `verilog_out/` folder, the CLI's `list` and
//! `export`, the lint, the synthesis checks and the co-simulation tests.
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

/// All blocks, in pipeline order.
pub fn blocks() -> Vec<BlockEntry> {
    vec![]
}

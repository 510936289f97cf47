//! Every block of the core, in pipeline order: what is exported, listed and co-simulated.
//!
//! Adding a line here puts a block into the `verilog_out/` folder, the CLI's `list` and
//! `export`, the lint, the synthesis checks and the co-simulation tests.
use crate::dut::{AnyInput, Dut, Stimulus};

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
    /// The neighbours of the block in random tests.
    pub stimulus: fn(&dyn Dut) -> Box<dyn Stimulus>,
}

/// The stimulus of a block that takes anything at any time.
pub fn any_input(dut: &dyn Dut) -> Box<dyn Stimulus> {
    Box::new(AnyInput::new(dut))
}

/// All blocks, in pipeline order.
pub fn blocks() -> Vec<BlockEntry> {
    [
        crate::cells::entries(),
        crate::front_end::entries(),
        crate::dispatcher::entries(),
        crate::workgroups::entries(),
        crate::scoreboard::entries(),
        crate::warp_scheduler::entries(),
        crate::decode::entries(),
        crate::instruction_buffer::entries(),
        crate::operand_read::entries(),
        crate::register_file::entries(),
        crate::cells::multiplier::entries(),
        crate::lane::entries(),
        crate::sfu::entries(),
        crate::execution_unit::entries(),
        crate::divergence::entries(),
        crate::load_store::entries(),
        crate::attribute::entries(),
        crate::constant_buffer::entries(),
        crate::shared_memory::entries(),
        crate::atomics::entries(),
        crate::pool::entries(),
        crate::texture::entries(),
        crate::write_back::entries(),
        crate::memory_arbiter::entries(),
        crate::counters::entries(),
        crate::microcoded::entries(),
        crate::soc::entries(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

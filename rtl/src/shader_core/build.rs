// SPDX-License-Identifier: MIT
//! The cores of `config`, put together.
use super::ShaderCore;
use crate::cells::Lazy;
use crate::config::{core, with_cores, Mechanisms, Size, Variant};
use crate::dut::{Dut, Top};

/// Stack on which a core is put together before it goes onto the heap.
const BUILD_STACK: usize = 1 << 30;

/// Builds on a thread of its own, since a core is too large for an ordinary stack.
pub(crate) fn on_its_own_stack(
    build: impl FnOnce() -> Box<dyn Dut> + Send + 'static,
) -> Box<dyn Dut> {
    let thread =
        std::thread::Builder::new().name("build".into()).stack_size(BUILD_STACK).spawn(build);
    thread.expect("no memory to build a core").join().expect("building a core does not fail")
}

/// The type of a block with the parameters of [`ShaderCore`], each from the
/// [`CoreConfig`](crate::config::CoreConfig); behind them parameters of its own.
macro_rules! of_core {
    ($block:ident, $config:expr $(, $own:expr)*) => {
        $block<
            { $config.units },
            { $config.unit_words() },
            { $config.texture_tag_bits() },
            { $config.texture_pipelines },
            { $config.warps },
            { $config.warp_bits() },
            { $config.warp_count_bits() },
            { $config.instruction_ways },
            { $config.way_bits() },
            { $config.instruction_lines },
            { $config.line_bits() },
            { $config.register_bits() },
            { $config.pair_address_bits() },
            { $config.line_tag_bits() },
            { $config.place_bits() },
            { $config.texture_line_bits() },
            { $config.sfu_pointer_bits() },
            { $config.shared_row_bits() },
            { $config.threads },
            { $config.thread_bits() },
            { $config.atomic_sets() },
            { $config.thread_count_bits() },
            { $config.access_tag_bits() },
            { $config.quad_tag_bits() }
            $(, { $own })*
        >
    };
}
pub(crate) use of_core;

/// The core of a named size, ready to run.
///
/// # Panics
/// When the system gives no memory for that thread.
pub fn build(size: Size, mechanisms: Mechanisms) -> Box<dyn Dut> {
    build_variant(size, mechanisms, Variant::default())
}

/// The core of a named size in a variant.
///
/// # Panics
/// As [`build`], when a limit is not between 1 and what the size has, and when no such core is
/// among [`CORES`](crate::config::CORES).
pub fn build_variant(size: Size, mechanisms: Mechanisms, variant: Variant) -> Box<dyn Dut> {
    let Variant { units, texture_pipelines, .. } = variant;
    let Some(wanted) = core(size, units, texture_pipelines, variant.threads()) else {
        panic!(
            "no core {size:?} with {units} execution units, {texture_pipelines} texture pipelines \
             and {} threads in a warp",
            variant.threads()
        )
    };
    macro_rules! built {
        ($($config:expr),*) => {
            $(if wanted == $config {
                return on_its_own_stack(move || {
                    type Core = of_core!(ShaderCore, $config);
                    Box::new(Lazy::new(Core::new(wanted, mechanisms, variant).ready()))
                });
            })*
        };
    }
    with_cores!(built);
    unreachable!("every one of CORES is built")
}

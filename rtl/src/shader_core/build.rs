//! The named cores, put together.
use super::ShaderCore;
use crate::atomics::unit::AtomicUnit;
use crate::cells::Lazy;
use crate::config::{Mechanisms, Size, Variant};
use crate::dispatcher::Dispatcher;
use crate::dut::Dut;
use crate::execution_unit::{ExecutionUnit, UnitSettings};
use crate::pool::word_fifo::WordFifo;
use crate::prelude::*;
use crate::ready_top;
use crate::texture::latency_fifo::FifoConfig;
use crate::texture::{Texture, TextureConfig};
use warpwright_isa::OptionalUnit;

impl<
        const E: usize,
        const E4: usize,
        const LT: usize,
        const P: usize,
        const W: usize,
        const LW: usize,
        const CW: usize,
        const WAYS: usize,
        const LY: usize,
        const LINES: usize,
        const LL: usize,
        const A: usize,
        const DA: usize,
        const TAGW: usize,
        const PL: usize,
        const CL: usize,
        const SQ: usize,
        const SR: usize,
        const T: usize,
        const TL: usize,
        const S: usize,
        const CB: usize,
        const GA: usize,
        const LV: usize,
    > ShaderCore<E, E4, LT, P, W, LW, CW, WAYS, LY, LINES, LL, A, DA, TAGW, PL, CL, SQ, SR, T, TL, S, CB, GA, LV>
{
    /// A core of this size with these mechanisms, in this variant.
    pub fn new(size: Size, mechanisms: Mechanisms, variant: Variant) -> Self {
        let numbers = size.numbers();
        assert!(
            LINES == numbers.instruction_lines
                && 1 << PL == numbers.line_instructions
                && 1 << CL == numbers.texture_lines
                && E == variant.units
                && P == variant.texture_pipelines
                && T == variant.threads(),
            "the type fits the size"
        );
        let settings = UnitSettings { numbers, mechanisms, variant, alone: E == 1 };
        macro_rules! all {
            ($($array:ident),*; $($field:ident),*) => {
                Self {
                    $($array: std::array::from_fn(|_| Default::default()),)*
                    $($field: Default::default(),)*
                    dispatcher: Lazy::new(Dispatcher::with_slots(numbers.registers, variant.warps.unwrap_or(W))),
                    unit: std::array::from_fn(|_| Lazy::new(ExecutionUnit::new(settings))),
                    texture: std::array::from_fn(|_| Lazy::new(Texture::new(TextureConfig {
                        fifo: FifoConfig {
                            ahead: mechanisms.texture_ahead,
                            depth: variant.texture_depth.unwrap_or(numbers.latency_fifo as u32),
                            places: (numbers.latency_fifo as u32).max(variant.texture_depth.unwrap_or(1).next_power_of_two()),
                            outstanding: numbers.texture_requests as u32,
                        },
                        lines: variant.texture_lines,
                        ways: variant.texture_ways.unwrap_or(numbers.texture_ways),
                    }))
                    .unless_absent(variant.has(OptionalUnit::Texture))),
                    lines_wanted: std::array::from_fn(|_| {
                        Lazy::new(WordFifo::new(false)).unless_absent(variant.has(OptionalUnit::Texture))
                    }),
                    served: std::array::from_fn(|p| {
                        let units = (p as u64..E as u64).step_by(P).fold(0u64, |mask, unit| mask | 1 << unit);
                        Constant::new(units.into())
                    }),
                    single: Constant::new(E == 1 && T == 4),
                    has_atomics: Constant::new(variant.has(OptionalUnit::AtomicUnit)),
                    atomic_unit: Lazy::new(AtomicUnit::default()).unless_absent(variant.has(OptionalUnit::AtomicUnit)),
                }
            };
        }
        all!(texture_switch, unit_reply, texture_reply, reply_data, req_data, rsp_data, trace_valid, trace_warp, trace_pc, trace_active, trace_live, trace_hold, trace_eligible, trace_reorderable, trace_result, trace_result_warp, trace_result_slot, trace_store, trace_store_warp, trace_store_slot;
            clock, start, last_task, task_valid, task_number, task_word, task_data, implicit_fences, bonuses, thresholds, program_base, program_length, descriptor_base, constant_base, constant_lines, memory_lines, shared_words, counter_unit, counter_select, counter_value, done, fault_valid, fault_cause, fault_warp, fault_pc, req_valid, req_ready, req_write, req_address, req_mask, req_tag, rsp_valid, rsp_tag, memory_switch, reply_tag, faulted, culprit, line, line_tag, asked_line, asked_tag, shown, loading, busy)
    }
}

/// Stack on which a core is put together before it goes onto the heap.
const BUILD_STACK: usize = 1 << 30;

/// Builds on a thread of its own, since a core is too large for an ordinary stack.
pub(crate) fn on_its_own_stack(build: impl FnOnce() -> Box<dyn Dut> + Send + 'static) -> Box<dyn Dut> {
    let thread = std::thread::Builder::new().name("build".into()).stack_size(BUILD_STACK).spawn(build);
    thread.expect("no memory to build a core").join().expect("building a core does not fail")
}

/// Hands the parameters of a size's core with one execution unit to a macro.
macro_rules! with_one_unit {
    ($size:expr, $built:ident) => {
        match $size {
            Size::Nano => $built!(1, 4, 2, 1, 4, 2, 3, 8, 3, 8, 3, 5, 5, 17, 3, 4, 3, 7),
            Size::Small => $built!(1, 4, 3, 1, 8, 3, 4, 16, 4, 16, 4, 7, 6, 17, 3, 6, 4, 8),
            Size::Full => $built!(1, 4, 5, 1, 32, 5, 6, 4, 2, 64, 6, 10, 10, 15, 5, 6, 5, 10),
        }
    };
}
pub(crate) use with_one_unit;

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
/// As [`build`], when a limit is not between 1 and what the size has, and when there is no such core with so
/// many units ([`unit_counts`]) and texture pipelines ([`pipeline_counts`]).
pub fn build_variant(size: Size, mechanisms: Mechanisms, variant: Variant) -> Box<dyn Dut> {
    macro_rules! built {
        // Warps of four threads: their number is all that travels with a texture request.
        ($e:literal, $e4:literal, $lt:literal, $p:literal, $w:literal, $lw:literal, $($number:literal),*) => {
            built!(@ $e, $e4, $lt, $p, $w, $lw, $($number),*, 4, 2, 2, 3, 5, $lw)
        };
        (@ $($number:literal),*) => {
            Box::new(Lazy::new(ready_top!(ShaderCore::<$($number),*>::new(size, mechanisms, variant)))) as Box<dyn Dut>
        };
    }
    on_its_own_stack(move || match (size, variant.units, variant.texture_pipelines, variant.threads()) {
        (_, 1, 1, 4) => with_one_unit!(size, built),
        (Size::Small, 2, 1, 4) => built!(2, 8, 4, 1, 8, 3, 4, 16, 4, 16, 4, 7, 6, 17, 3, 6, 4, 8),
        (Size::Small, 2, 2, 4) => built!(2, 8, 4, 2, 8, 3, 4, 16, 4, 16, 4, 7, 6, 17, 3, 6, 4, 8),
        (Size::Small, 4, 1, 4) => built!(4, 16, 5, 1, 8, 3, 4, 16, 4, 16, 4, 7, 6, 17, 3, 6, 4, 8),
        (Size::Small, 4, 2, 4) => built!(4, 16, 5, 2, 8, 3, 4, 16, 4, 16, 4, 7, 6, 17, 3, 6, 4, 8),
        (Size::Small, 8, 1, 4) => built!(8, 32, 6, 1, 8, 3, 4, 16, 4, 16, 4, 7, 6, 17, 3, 6, 4, 8),
        (Size::Small, 8, 2, 4) => built!(8, 32, 6, 2, 8, 3, 4, 16, 4, 16, 4, 7, 6, 17, 3, 6, 4, 8),
        (Size::Small, 1, 1, 8) => built!(@ 1, 4, 5, 1, 8, 3, 4, 16, 4, 16, 4, 7, 6, 17, 3, 6, 4, 8, 8, 3, 4, 4, 6, 5),
        (_, units, pipelines, threads) => {
            panic!(
                "no core of {size:?} with {units} execution units, {pipelines} texture pipelines and {threads} threads in a warp"
            )
        }
    })
}

/// How many threads a warp can have in cores of this size, with one execution unit.
pub fn thread_counts(size: Size) -> &'static [usize] {
    match size {
        Size::Small => &[4, 8],
        Size::Nano | Size::Full => &[4],
    }
}

/// How many execution units cores of this size can have.
pub fn unit_counts(size: Size) -> &'static [usize] {
    match size {
        Size::Small => &[1, 2, 4, 8],
        Size::Nano | Size::Full => &[1],
    }
}

/// How many texture pipelines a core of so many units can have.
pub fn pipeline_counts(units: usize) -> &'static [usize] {
    if units == 1 {
        &[1]
    } else {
        &[1, 2]
    }
}

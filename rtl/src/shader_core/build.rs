//! The named cores, put together.
use super::ShaderCore;
use crate::atomics::prepare::{AtomicPrepare, PrepareConfig};
use crate::cells::Lazy;
use crate::config::{Mechanisms, Size, Variant};
use crate::dispatcher::Dispatcher;
use crate::dut::Dut;
use crate::front_end::{FrontEnd, FrontEndConfig};
use crate::ready_top;
use crate::scoreboard::{Scoreboard, ScoreboardConfig};
use crate::texture::{Texture, TextureConfig};
use crate::warp_scheduler::{WarpScheduler, WarpSchedulerConfig};
use crate::workgroups::Workgroups;
use rust_hdl::prelude::*;

impl<
        const W: usize,
        const LW: usize,
        const CW: usize,
        const WAYS: usize,
        const LY: usize,
        const LINES: usize,
        const LL: usize,
        const A: usize,
        const DA: usize,
        const CL: usize,
        const SQ: usize,
        const SR: usize,
    > ShaderCore<W, LW, CW, WAYS, LY, LINES, LL, A, DA, CL, SQ, SR>
{
    /// A core of this size with these mechanisms, in this variant.
    pub fn new(size: Size, mechanisms: Mechanisms, variant: Variant) -> Self {
        let numbers = size.numbers();
        assert!(
            W == numbers.warps
                && LINES == numbers.instruction_lines
                && 2 << A == numbers.registers
                && 1 << CL == numbers.texture_lines
                && 4 << SR == numbers.shared_words,
            "the type fits the size"
        );
        macro_rules! all {
            ($($array:ident),*; $($field:ident),*) => {
                Self {
                    $($array: std::array::from_fn(|_| Default::default()),)*
                    $($field: Default::default(),)*
                    front_end: Lazy::new(FrontEnd::new(FrontEndConfig { conventional: !mechanisms.pointers })),
                    scoreboard: Lazy::new(Scoreboard::new(ScoreboardConfig { in_order: !mechanisms.scoreboard, ..Default::default() })),
                    scheduler: Lazy::new(WarpScheduler::new(WarpSchedulerConfig {
                        scheduling: mechanisms.scheduling,
                        policy: variant.credits,
                        weight: variant.weight,
                        monitor: false,
                        ..Default::default()
                    })),
                    dispatcher: Lazy::new(Dispatcher::with_slots(numbers.registers, variant.warps.unwrap_or(W))),
                    workgroups: Lazy::new(Workgroups::new(numbers.shared_words / 4)),
                    prepare: Lazy::new(AtomicPrepare::new(PrepareConfig {
                        merge: mechanisms.merged_atomics,
                        policy: variant.sets,
                        network: variant.prefix.unwrap_or(numbers.prefix),
                    })),
                    texture: Lazy::new(Texture::new(TextureConfig {
                        ahead: mechanisms.texture_ahead,
                        depth: numbers.latency_fifo as u32,
                        lines: variant.texture_lines,
                    })),
                    without_grant: Constant::new(variant.without_grant),
                }
            };
        }
        all!(req_data, rsp_data, trace_active, trace_complete, trace_complete_warp, trace_complete_slot, lane, stage;
            clock, start, entry_pc, launch_wait, grid_width, grid_height, linear, grid_threads, implicit_fences, stage_type, bonuses, thresholds, footprint, program_base, program_length, descriptor_base, constant_base, constant_lines, memory_lines, group_warps, together, shared_words, counter_select, counter_value, done, fault_valid, fault_cause, fault_warp, fault_pc, req_valid, req_ready, req_write, req_address, req_mask, req_tag, rsp_valid, rsp_tag, trace_valid, trace_warp, trace_pc, trace_live, trace_hold, trace_eligible, trace_reorderable, buffer, operand_read, register_file, sfu, divergence, load_store, attribute, constants, shared, write_back, arbiter, atomic_unit, counters, branch_unit, faults, returns, lives, slow, unit, unit_op, legal, fixed, carried, offset, address, outstanding, own_live, is_shared, choice_bit, mad_done, sfu_done, memory_op, dead, slow_valid, slow_done, retired, retired_warp, flags, threads, idle, overlapped, events)
    }
}

/// Stack on which a core is put together before it goes onto the heap.
const BUILD_STACK: usize = 256 << 20;

/// The core of a named size, ready to run.
///
/// It is built on a thread of its own, since a core is too large for an ordinary stack.
///
/// # Panics
/// When the system gives no memory for that thread.
pub fn build(size: Size, mechanisms: Mechanisms) -> Box<dyn Dut> {
    build_variant(size, mechanisms, Variant::default())
}

/// The core of a named size with parts of it left unused.
///
/// # Panics
/// As [`build`], and when a limit is not between 1 and what the size has.
pub fn build_variant(size: Size, mechanisms: Mechanisms, variant: Variant) -> Box<dyn Dut> {
    fn boxed<
        const W: usize,
        const LW: usize,
        const CW: usize,
        const WAYS: usize,
        const LY: usize,
        const LINES: usize,
        const LL: usize,
        const A: usize,
        const DA: usize,
        const CL: usize,
        const SQ: usize,
        const SR: usize,
    >(
        size: Size,
        mechanisms: Mechanisms,
        variant: Variant,
    ) -> Box<dyn Dut> {
        Box::new(Lazy::new(ready_top!(ShaderCore::<W, LW, CW, WAYS, LY, LINES, LL, A, DA, CL, SQ, SR>::new(
            size, mechanisms, variant
        ))))
    }
    let any_size = move || match size {
        Size::Nano => boxed::<4, 2, 3, 8, 3, 8, 3, 5, 5, 4, 3, 7>(size, mechanisms, variant),
        Size::Small => boxed::<8, 3, 4, 16, 4, 16, 4, 7, 6, 6, 4, 8>(size, mechanisms, variant),
        Size::Full => boxed::<32, 5, 6, 4, 2, 256, 8, 10, 10, 6, 5, 10>(size, mechanisms, variant),
    };
    let thread = std::thread::Builder::new().name("build".into()).stack_size(BUILD_STACK).spawn(any_size);
    thread.expect("no memory to build a core").join().expect("building a core does not fail")
}

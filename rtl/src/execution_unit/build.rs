//! An execution unit of a named size, put together.
use super::completion::Completion;
use super::lanes::Lanes;
use super::pace::Pace;
use super::slow_units::SlowUnits;
use super::ExecutionUnit;
use crate::atomics::pick::Pick;
use crate::cells::Lazy;
use crate::config::{Mechanisms, Numbers, Variant};
use crate::front_end::{FrontEnd, FrontEndConfig};
use crate::instruction_buffer::InstructionBuffer;
use crate::prelude::*;
use crate::scoreboard::{Scoreboard, ScoreboardConfig};
use crate::warp_scheduler::{WarpScheduler, WarpSchedulerConfig};
use crate::workgroups::Workgroups;
use warpwright_isa::SetsIn;

/// What an execution unit is to be.
#[derive(Clone, Copy, Debug)]
pub struct UnitSettings {
    /// Numbers of its size.
    pub numbers: Numbers,
    /// Mechanisms on, or at their baselines.
    pub mechanisms: Mechanisms,
    /// Policies, parts left unused.
    pub variant: Variant,
    /// It is the core's only unit: no queues at its doors to the texture pipeline.
    pub alone: bool,
}

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
        const TAGW: usize,
        const PL: usize,
        const SQ: usize,
        const SR: usize,
        const T: usize,
        const TL: usize,
        const S: usize,
        const CB: usize,
        const GA: usize,
        const LV: usize,
    > ExecutionUnit<W, LW, CW, WAYS, LY, LINES, LL, A, DA, TAGW, PL, SQ, SR, T, TL, S, CB, GA, LV>
{
    /// A unit with these settings.
    pub fn new(settings: UnitSettings) -> Self {
        let UnitSettings { numbers, mechanisms, variant, .. } = settings;
        assert!(
            W == numbers.warps
                && LINES == numbers.instruction_lines
                && 2 << A == numbers.registers
                && 4 << SR == numbers.shared_words,
            "the type fits the size"
        );
        let pick = warpwright_isa::Instruction::named("pick", warpwright_isa::Format::R).row;
        let lanes = variant.lanes.unwrap_or(numbers.lanes);
        macro_rules! all {
            ($($array:ident),*; $($field:ident),*) => {
                Self {
                    $($array: std::array::from_fn(|_| Default::default()),)*
                    $($field: Default::default(),)*
                    front_end: Lazy::new(FrontEnd::new(FrontEndConfig { conventional: !mechanisms.pointers, choice_register: W > 8 })),
                    scoreboard: Lazy::new(Scoreboard::new(ScoreboardConfig { in_order: !mechanisms.scoreboard, ..Default::default() })),
                    scheduler: Lazy::new(WarpScheduler::new(WarpSchedulerConfig {
                        scheduling: mechanisms.scheduling,
                        policy: variant.credits,
                        weight: variant.weight,
                        monitor: false,
                        ..Default::default()
                    })),
                    workgroups: Lazy::new(Workgroups::new(numbers.shared_words / 4)),
                    lanes: Lazy::new(Lanes::new(lanes)),
                    pace: Lazy::new(Pace::new(lanes)),
                    slow: Lazy::new(SlowUnits::new(&settings)),
                    without_grant: Constant::new(variant.without_grant),
                    pick: Lazy::new(Pick::new(variant.sets_in == SetsIn::Registers)),
                    op_pick: Constant::new(u64::from(pick.opcode).into()),
                    // Textures: a warp is suspended from the issue of a read until its reply is written back.
                    buffer: Lazy::new(InstructionBuffer::new(variant.texture_suspend, variant.without)),
                    completion: Lazy::new(Completion::new(variant.texture_suspend)),
                }
            };
        }
        all!(tex_u, tex_v, texel_data, req_data, rsp_data;
            clock, start, launch_pc, launch_wait, launch_stage, launch_linear, launch_together, implicit_fences, bonuses, thresholds, program_base, program_length, constant_base, constant_lines, loading, quiet, memory_lines, shared_words, counter_select, counter_value, running, count_lookup, count_texture_miss, fault_valid, fault_cause, fault_warp, fault_pc, launch_valid, launch_warp, launch_id, launch_x, launch_y, launch_tile, launch_mask, launch_pages, launch_workgroup, launch_first, group_open, busy, group_ready, free_valid, free_warp, tex_room, tex_valid, tex_ready, tex_kind, tex_warp, tex_rd, tex_slot, tex_mask, tex_channels, tex_texture, texel_valid, texel_ready, texel_warp, texel_rd, texel_mask, texel_last, texel_slot, req_valid, req_ready, req_write, req_atomic, req_aop, req_word, req_address, req_mask, req_tag, rsp_valid, rsp_tag, trace_valid, trace_warp, trace_pc, trace_live, trace_hold, trace_eligible, trace_reorderable, trace_active, trace_result, trace_result_warp, trace_result_slot, trace_store, trace_store_warp, trace_store_slot, operand_read, events, flow, unit, unit_op, legal, mad_done, sfu_done, memory_op, picks_texture)
    }
}

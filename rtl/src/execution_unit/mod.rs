// SPDX-License-Identifier: MIT
//! An execution unit: everything that a warp needs, but memory and texture pipeline (spec 5 and 6).
//!
//! Stages of an instruction, in order (the table in `docs/architecture.md`):
//!
//! 0. `warp_scheduler` selects among the eligible warps of `instruction_buffer`
//! 1. `operand_read` reads the instruction, `scoreboard` +1, `front_end` moves the pointer
//! 2. `register_file` delivers, immediate / special register / guard are applied
//! 3. E1: branches to `control_flow`; loads, stores, atomics, special functions, textures to
//!    `slow_units`; everything else into the `lanes`, E1 to E5
//! 4. write-back in cycle 8 through `completion`
//!
//! The only ways back are branch resolution (`shared_memory` too says where a warp goes on),
//! completions and credits. A texture request takes along what
//! [`texture_door`](crate::pool::texture_door) lists; all else of a warp stays here (spec 5).
//!
//! This file has the ports and parts, `wiring` joins them. `slow_units` is what ends at any time,
//! `completion` how instructions end and the register file, `control_flow` where warps go on and
//! end, `unit_events` the counters.
//!
//! There are queues at the doors: 4 memory requests out; in a core of several units 4 texture
//! requests out and 8 rows of texels in.
mod access_address;
mod atomic_threads;
pub mod branch_unit;
mod build;
mod completion;
mod control_flow;
pub mod faults;
pub mod lanes;
mod pace;
mod retire_pipe;
pub mod return_stack;
pub mod slow_results;
mod slow_units;
mod unit_events;
pub mod warp_lives;
mod wiring;

use crate::atomics::pick::Pick;
use crate::bundles::{FaultReport, MemoryReply, MemoryRequest, ResultRow, TextureRequest};
use crate::cells::Lazy;
use crate::front_end::{FrontEnd, FrontEndConfig};
use crate::instruction_buffer::InstructionBuffer;
use crate::operand_read::OperandRead;
use crate::prelude::*;
use crate::scoreboard::{Scoreboard, ScoreboardConfig};
use crate::warp_scheduler::{WarpScheduler, WarpSchedulerConfig};
use crate::workgroups::Workgroups;
use completion::Completion;
use control_flow::ControlFlow;
use lanes::Lanes;
use pace::Pace;
use slow_units::SlowUnits;
use unit_events::UnitEvents;
use warpwright_isa::{Format, Instruction, SetsIn};

pub use build::UnitSettings;

/// The unit: `W` warps of `T` threads, `LINES` instruction cache lines, register file groups of
/// `2^A` registers, `2^SQ` places in the queues of the SFU. `TL` is the logarithm of `T`; `S`, `CB`
/// and `GA` as in [`load_store`](crate::load_store), `LV` as in
/// [`texture_door`](crate::pool::texture_door).
#[derive(LogicBlock)]
#[block(new(settings: UnitSettings))]
#[derived(UnitSettings { numbers, mechanisms, variant, .. } = settings)]
#[check(
    W == numbers.warps
        && LINES == numbers.instruction_lines
        && 2 << A == numbers.registers
        && 4 << SR == numbers.shared_words,
    "the type fits the size"
)]
#[derived(lanes = variant.lanes.unwrap_or(numbers.lanes))]
pub struct ExecutionUnit<
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
> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    // From the host.
    /// Pulse: a new grid. The other host inputs hold while it runs.
    pub start: Signal<In, Bit>,
    /// Mode: a fence before every load, store and atomic.
    pub implicit_fences: Signal<In, Bit>,
    /// Bonuses of additive weights, see `SchedulerSettings::bonuses`.
    pub bonuses: Signal<In, Bits<33>>,
    /// Thresholds of the pipes, see `SchedulerSettings::thresholds`.
    pub thresholds: Signal<In, Bits<20>>,
    /// Memory line of instruction 0.
    pub program_base: Signal<In, Bits<28>>,
    /// Instructions in the program.
    pub program_length: Signal<In, Bits<20>>,
    /// Memory line that the constant buffer is filled from.
    pub constant_base: Signal<In, Bits<28>>,
    /// Lines of it, up to 256.
    pub constant_lines: Signal<In, Bits<9>>,
    /// The constant buffer is being filled: no warp is launched.
    pub loading: Signal<Out, Bit>,
    /// The instruction cache refills no line.
    pub quiet: Signal<Out, Bit>,
    /// Size of the memory in lines.
    pub memory_lines: Signal<In, Bits<28>>,
    /// Words of shared memory of a workgroup.
    pub shared_words: Signal<In, Bits<13>>,
    /// Counter to read.
    pub counter_select: Signal<In, Bits<5>>,
    /// Its value.
    pub counter_value: Signal<Out, Bits<32>>,
    /// A cycle of the run, for the counters.
    pub running: Signal<In, Bit>,
    /// Texels that the texture pipeline looks up, for the counters.
    pub count_lookup: Signal<In, Bits<3>>,
    /// It misses a line.
    pub count_texture_miss: Signal<In, Bit>,
    /// A fault has been recorded (sticky until `start`).
    pub fault: FaultReport<Out, 24>,
    // From the dispatcher.
    /// A warp is launched here.
    pub launch_valid: Signal<In, Bit>,
    /// Its slot.
    pub launch_warp: Signal<In, Bits<LW>>,
    /// Its number in its task.
    pub launch_id: Signal<In, Bits<24>>,
    /// Column of lane 0.
    pub launch_x: Signal<In, Bits<16>>,
    /// Row of lane 0.
    pub launch_y: Signal<In, Bits<16>>,
    /// Number of its tile modulo 64.
    pub launch_tile: Signal<In, Bits<6>>,
    /// Lanes inside the grid.
    pub launch_mask: Signal<In, Bits<T>>,
    /// Pages of registers that it needs.
    pub launch_pages: Signal<In, Bits<3>>,
    /// Its first instruction.
    pub launch_pc: Signal<In, Bits<20>>,
    /// Slots that this waits for.
    pub launch_wait: Signal<In, Bits<8>>,
    /// Its type: 0 pixel, 1 vertex, 2 compute.
    pub launch_stage: Signal<In, Bits<2>>,
    /// Its grid is one-dimensional.
    pub launch_linear: Signal<In, Bit>,
    /// The warps of its workgroup are launched together.
    pub launch_together: Signal<In, Bit>,
    /// Number of its workgroup.
    pub launch_workgroup: Signal<In, Bits<24>>,
    /// It is the first of its workgroup.
    pub launch_first: Signal<In, Bit>,
    /// Of the workgroup that launched last more warps may follow.
    pub group_open: Signal<In, Bit>,
    /// Slots in use.
    pub busy: Signal<In, Bits<W>>,
    /// Shared memory is free for a workgroup.
    pub group_ready: Signal<Out, Bit>,
    /// A slot is free again.
    pub free_valid: Signal<Out, Bit>,
    /// The slot.
    pub free_warp: Signal<Out, Bits<LW>>,
    // To the texture pipeline.
    /// At least four more requests are taken: counts in a core of one unit.
    pub tex_room: Signal<In, Bit>,
    /// Texture request: valid.
    pub tex: TextureRequest<Out, LV>,
    /// Texels: valid.
    pub texel: ResultRow<In, LV, 4>,
    // Memory port.
    /// Request: valid.
    pub req: MemoryRequest<Out, 8>,
    /// Response: valid.
    pub rsp: MemoryReply<In, 8>,
    // For traces.
    /// An instruction is issued.
    pub trace_valid: Signal<Out, Bit>,
    /// Its warp slot.
    pub trace_warp: Signal<Out, Bits<LW>>,
    /// Its PC.
    pub trace_pc: Signal<Out, Bits<20>>,
    /// Warps that are live.
    pub trace_live: Signal<Out, Bits<W>>,
    /// Warps held by their wait mask.
    pub trace_hold: Signal<Out, Bits<W>>,
    /// Warps that could issue.
    pub trace_eligible: Signal<Out, Bits<W>>,
    /// The instruction issued names a slot of the scoreboard.
    pub trace_reorderable: Signal<Out, Bit>,
    /// Active threads of the warp that issues.
    pub trace_active: Signal<Out, Bits<T>>,
    /// An instruction with a result is complete.
    pub trace_result: Signal<Out, Bit>,
    /// Its warp.
    pub trace_result_warp: Signal<Out, Bits<LW>>,
    /// Its slot.
    pub trace_result_slot: Signal<Out, Bits<3>>,
    /// A store is complete.
    pub trace_store: Signal<Out, Bit>,
    /// Its warp.
    pub trace_store_warp: Signal<Out, Bits<LW>>,
    /// Its slot.
    pub trace_store_slot: Signal<Out, Bits<3>>,
    #[build(Workgroups::new(numbers.shared_words / 4))]
    workgroups: Lazy<Workgroups<W, LW>>,
    #[build(FrontEnd::new(FrontEndConfig {
        lines: variant.instruction_lines,
        line_instructions: variant.line_instructions,
        conventional: !mechanisms.pointers,
        choice_register: W > 8,
    }))]
    front_end: Lazy<FrontEnd<W, LW, CW, WAYS, LY, LINES, LL, 20, TAGW, DA, PL>>,
    // Textures: a warp is suspended from the issue of a read until its reply is written back.
    #[build(InstructionBuffer::new(variant.texture_suspend, variant.without))]
    buffer: Lazy<InstructionBuffer<W, LW>>,
    #[build(Scoreboard::new(ScoreboardConfig {
        slots: variant.counters.slots.into(),
        widths: variant.counters.widths.map(u32::from),
        mask_on_same: variant.counters.mask_on_same,
        in_order: !mechanisms.scoreboard,
    }))]
    scoreboard: Lazy<Scoreboard<W, LW>>,
    #[build(WarpScheduler::new(WarpSchedulerConfig {
        scheduling: mechanisms.scheduling,
        policy: variant.credits,
        weight: variant.weight,
        monitor: false,
        ..Default::default()
    }))]
    scheduler: Lazy<WarpScheduler<W, LW, 1, W, LW>>,
    operand_read: Lazy<OperandRead<W, LW, T, A>>,
    #[build(Pick::new(variant.sets_in == SetsIn::Registers))]
    pick: Lazy<Pick<T>>,
    #[build(Lanes::new(lanes))]
    lanes: Lazy<Lanes<T, TL>>,
    #[build(Pace::new(lanes))]
    pace: Lazy<Pace<W, T, TL>>,
    #[build(Completion::new(variant.texture_suspend))]
    completion: Lazy<Completion<LW, T, A>>,
    events: Lazy<UnitEvents<W, LW, T, CB>>,
    flow: Lazy<ControlFlow<W, LW, T, CB>>,
    #[build(SlowUnits::new(&settings))]
    slow: Lazy<SlowUnits<W, LW, SQ, SR, T, S, CB, GA, LV>>,
    // The wait mask stands on the instruction that waits.
    #[value(variant.counters.mask_on_same)]
    mask_on_same: Constant<Bit>,
    #[value(variant.without_grant)]
    without_grant: Constant<Bit>,
    #[value(Instruction::named("pick", Format::R).row.opcode)]
    op_pick: Constant<Bits<8>>,
    eligible: Signal<Local, Bits<W>>,
    unit: Signal<Local, Bits<3>>,
    unit_op: Signal<Local, Bits<6>>,
    legal: Signal<Local, Bit>,
    mad_done: Signal<Local, Bits<2>>,
    sfu_done: Signal<Local, Bits<2>>,
    memory_op: Signal<Local, Bits<2>>,
    picks_texture: Signal<Local, Bit>,
}

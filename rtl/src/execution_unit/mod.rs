// SPDX-License-Identifier: MIT
//! An execution unit: everything that a warp needs, except memory and the texture pipeline
//! (docs/core.md).
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
//! Back to earlier stages go only the next PC of a warp (from `control_flow`, or from
//! `shared_memory`), completions and credits. A texture request carries what
//! [`texture_door`](crate::pool::texture_door) lists; all else of a warp stays here
//! (docs/mechanisms/5.md).
//!
//! This file has the ports and parts, `wiring` joins them, in the order of the pipeline.
//! `slow_units` holds the units without a fixed latency, `completion` write-back and the register
//! file, `control_flow` branches, faults and the end of warps, `unit_events` the counters.
//!
//! FIFOs at its ports: 4 memory requests out; in a core of several units 4 texture requests out and
//! 8 rows of texels in.
mod access_address;
pub mod access_check;
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
use crate::bundles::{
    FaultReport, HostSettings, Launch, MemoryReply, MemoryRequest, ResultRow, TextureRequest,
    UnitTrace, WarpEvent,
};
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
    /// Settings of the launch.
    pub host: HostSettings<In>,
    /// The constant buffer is being filled: no warp is launched.
    pub loading: Signal<Out, Bit>,
    /// The instruction cache refills no line.
    pub quiet: Signal<Out, Bit>,
    /// Counter to read.
    pub counter_select: Signal<In, Bits<5>>,
    /// Value of counter `counter_select`, in the same cycle.
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
    pub launch: Launch<In, LW, T>,
    /// Of the workgroup that launched last more warps may follow.
    pub group_open: Signal<In, Bit>,
    /// Slots in use.
    pub busy: Signal<In, Bits<W>>,
    /// Shared memory is free for a workgroup.
    pub group_ready: Signal<Out, Bit>,
    /// A slot is free again.
    pub free: WarpEvent<Out, LW>,
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
    /// The run of the unit.
    pub trace: UnitTrace<Out, W, LW, T>,
    #[build(Workgroups::new(numbers.shared_words / 4))]
    workgroups: Lazy<Workgroups<W, LW, T>>,
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
        grant: variant.grant.unwrap_or(numbers.grant),
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
    // An instruction carries its own wait mask.
    #[value(variant.counters.mask_on_same)]
    mask_on_same: Constant<Bit>,
    #[value(Instruction::named("pick", Format::R).row.opcode)]
    op_pick: Constant<Bits<8>>,
    eligible: Signal<Local, Bits<W>>,
    for_memory: Signal<Local, Bit>,
    mad_done: Signal<Local, Bits<2>>,
    sfu_done: Signal<Local, Bits<2>>,
    memory_op: Signal<Local, Bits<2>>,
}

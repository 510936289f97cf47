//! The shader core: all blocks, wired (spec 6).
//!
//! Stages of an instruction, in order (the table in `docs/architecture.md`):
//!
//! 0. `warp_scheduler` selects among the eligible warps of `instruction_buffer`
//! 1. `operand_read` reads the instruction, `scoreboard` +1, `front_end` moves the pointer
//! 2. `register_file` delivers, immediate / special register / guard are applied
//! 3. E1: branches to `divergence`; requests to `load_store`, `shared_memory`, `texture`, `sfu`,
//!    `atomic_prepare`; everything else into the `lane`s, E1 to E5
//! 4. write-back in cycle 8 through `write_back`
//!
//! Not handled here: several execution units on one texture pipeline
//! (see the table of the instruction set for what the hardware has).
//!
//! The only ways back are branch resolution (`shared_memory` too says where a warp goes on),
//! completions and credits.
mod branch_unit;
mod build;
mod faults;
mod return_stack;
mod slow_results;
mod warp_lives;

use crate::atomics::prepare::AtomicPrepare;
use crate::atomics::unit::AtomicUnit;
use crate::attribute::Attribute;
use crate::cells::{Lazy, DFF};
use crate::constant_buffer::ConstantBuffer;
use crate::counters::Counters;
use crate::dispatcher::Dispatcher;
use crate::divergence::Divergence;
use crate::front_end::FrontEnd;
use crate::instruction_buffer::InstructionBuffer;
use crate::lane::Lane;
use crate::load_store::LoadStore;
use crate::memory_arbiter::MemoryArbiter;
use crate::operand_read::OperandRead;
use crate::ports;
use crate::register_file::RegisterFile;
use crate::registry::BlockEntry;
use crate::scoreboard::Scoreboard;
use crate::sfu::Sfu;
use crate::shared_memory::SharedMemory;
use crate::texture::Texture;
use crate::warp_scheduler::WarpScheduler;
use crate::workgroups::Workgroups;
use crate::write_back::WriteBack;
use branch_unit::BranchUnit;
use faults::Faults;
use return_stack::ReturnStack;
use rust_hdl::prelude::*;
use slow_results::SlowResults;
use warp_lives::WarpLives;

pub use build::{build, build_variant};

/// The core: `W` warps of four threads, `LINES` instruction cache lines, register file
/// groups of `2^A` registers, `2^SQ` places in the queues of the SFU.
#[derive(LogicBlock)]
pub struct ShaderCore<
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
> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    // From the host.
    /// Pulse: launch the grid. The other host inputs hold until `done`.
    pub start: Signal<In, Bit>,
    /// First instruction of the program.
    pub entry_pc: Signal<In, Bits<20>>,
    /// Slots that the first instruction waits for.
    pub launch_wait: Signal<In, Bits<8>>,
    /// Width of the grid in pixels.
    pub grid_width: Signal<In, Bits<16>>,
    /// Height of the grid in pixels.
    pub grid_height: Signal<In, Bits<16>>,
    /// The launch is one-dimensional.
    pub linear: Signal<In, Bit>,
    /// Threads of a one-dimensional launch.
    pub grid_threads: Signal<In, Bits<24>>,
    /// Mode: a fence before every load, store and atomic.
    pub implicit_fences: Signal<In, Bit>,
    /// Type of the warps: 0 pixel, 1 vertex, 2 compute.
    pub stage_type: Signal<In, Bits<2>>,
    /// Bonuses of additive weights, see `SchedulerSettings::bonuses`.
    pub bonuses: Signal<In, Bits<33>>,
    /// Thresholds of the pipes, see `SchedulerSettings::thresholds`.
    pub thresholds: Signal<In, Bits<20>>,
    /// Registers per thread.
    pub footprint: Signal<In, Bits<7>>,
    /// Memory line of instruction 0.
    pub program_base: Signal<In, Bits<28>>,
    /// Instructions in the program.
    pub program_length: Signal<In, Bits<20>>,
    /// Memory line of texture descriptor 0.
    pub descriptor_base: Signal<In, Bits<28>>,
    /// Memory line that the constant buffer is filled from.
    pub constant_base: Signal<In, Bits<28>>,
    /// Lines of it, up to 256.
    pub constant_lines: Signal<In, Bits<9>>,
    /// Size of the memory in lines.
    pub memory_lines: Signal<In, Bits<28>>,
    /// Warps of a workgroup, at least 1.
    pub group_warps: Signal<In, Bits<9>>,
    /// The warps of a workgroup meet at barriers or in shared memory.
    pub together: Signal<In, Bit>,
    /// Words of shared memory of a workgroup.
    pub shared_words: Signal<In, Bits<13>>,
    /// Counter to read.
    pub counter_select: Signal<In, Bits<5>>,
    /// Its value.
    pub counter_value: Signal<Out, Bits<32>>,
    /// Nothing runs.
    pub done: Signal<Out, Bit>,
    /// A fault has been recorded (sticky until `start`).
    pub fault_valid: Signal<Out, Bit>,
    /// Cause of the first fault.
    pub fault_cause: Signal<Out, Bits<4>>,
    /// Number in the launch of its warp.
    pub fault_warp: Signal<Out, Bits<24>>,
    /// Its PC.
    pub fault_pc: Signal<Out, Bits<20>>,
    // Memory port.
    /// Request: valid.
    pub req_valid: Signal<Out, Bit>,
    /// Request: taken.
    pub req_ready: Signal<In, Bit>,
    /// Request: store.
    pub req_write: Signal<Out, Bit>,
    /// Request: line.
    pub req_address: Signal<Out, Bits<28>>,
    /// Request: data of a store.
    pub req_data: [Signal<Out, Bits<32>>; 4],
    /// Request: byte enables of a store.
    pub req_mask: Signal<Out, Bits<16>>,
    /// Request: tag.
    pub req_tag: Signal<Out, Bits<8>>,
    /// Response: valid.
    pub rsp_valid: Signal<In, Bit>,
    /// Response: tag.
    pub rsp_tag: Signal<In, Bits<8>>,
    /// Response: the line.
    pub rsp_data: [Signal<In, Bits<32>>; 4],
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
    /// Active threads of each warp.
    pub trace_active: [Signal<Out, Bits<4>>; W],
    /// Instructions that are complete: valid.
    pub trace_complete: [Signal<Out, Bit>; 2],
    /// Their warps.
    pub trace_complete_warp: [Signal<Out, Bits<LW>>; 2],
    /// Their slots.
    pub trace_complete_slot: [Signal<Out, Bits<3>>; 2],
    dispatcher: Lazy<Dispatcher<W, LW>>,
    workgroups: Lazy<Workgroups<W, LW>>,
    front_end: Lazy<FrontEnd<W, LW, CW, WAYS, LY, LINES, LL, 20, 17, DA>>,
    buffer: Lazy<InstructionBuffer<W, LW>>,
    scoreboard: Lazy<Scoreboard<W, LW>>,
    scheduler: Lazy<WarpScheduler<W, LW, 1, W, LW>>,
    operand_read: Lazy<OperandRead<W, LW, 4, A>>,
    register_file: Lazy<RegisterFile<A, 4>>,
    lane: [Lazy<Lane>; 4],
    divergence: Lazy<Divergence<W, LW, 4, 20>>,
    load_store: Lazy<LoadStore<LW>>,
    attribute: Lazy<Attribute<LW>>,
    constants: Lazy<ConstantBuffer>,
    shared: Lazy<SharedMemory<W, LW, SR>>,
    prepare: Lazy<AtomicPrepare<LW, 4, 2>>,
    sfu: Lazy<Sfu<LW, 4, SQ>>,
    texture: Lazy<Texture<LW, CL>>,
    write_back: Lazy<WriteBack<4, A>>,
    arbiter: Lazy<MemoryArbiter>,
    atomic_unit: Lazy<AtomicUnit>,
    counters: Lazy<Counters>,
    branch_unit: Lazy<BranchUnit<LW>>,
    faults: Lazy<Faults<W, LW>>,
    returns: Lazy<ReturnStack<W, LW>>,
    lives: Lazy<WarpLives<W, LW>>,
    slow: Lazy<SlowResults<LW>>,
    // What travels with a fixed-latency instruction through E2 to write-back:
    // valid, writes rd, writes predicate, rd (6), predicate (2), mask (4), warp (5), for the MAD
    // lanes only, void instruction of the SFU.
    stage: [DFF<Bits<22>>; 5],
    without_grant: Constant<Bit>,
    unit: Signal<Local, Bits<3>>,
    unit_op: Signal<Local, Bits<6>>,
    legal: Signal<Local, Bit>,
    fixed: Signal<Local, Bit>,
    carried: Signal<Local, Bits<22>>,
    offset: Signal<Local, Bits<32>>,
    address: Signal<Local, Bits<32>>,
    outstanding: Signal<Local, Bits<8>>,
    own_live: Signal<Local, Bits<4>>,
    is_shared: Signal<Local, Bit>,
    choice_bit: Signal<Local, Bit>,
    mad_done: Signal<Local, Bits<2>>,
    sfu_done: Signal<Local, Bits<2>>,
    memory_op: Signal<Local, Bits<2>>,
    dead: Signal<Local, Bit>,
    slow_valid: Signal<Local, Bits<5>>,
    slow_done: Signal<Local, Bit>,
    retired: Signal<Local, Bits<22>>,
    retired_warp: Signal<Local, Bits<LW>>,
    flags: Signal<Local, Bits<4>>,
    threads: Signal<Local, Bits<3>>,
    idle: Signal<Local, Bit>,
    overlapped: Signal<Local, Bit>,
    events: Signal<Local, Bits<32>>,
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
        const CL: usize,
        const SQ: usize,
        const SR: usize,
    > Logic for ShaderCore<W, LW, CW, WAYS, LY, LINES, LL, A, DA, CL, SQ, SR>
{
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, dispatcher, front_end, buffer, scoreboard, scheduler, operand_read, register_file);
        clock!(
            self,
            clock,
            sfu,
            divergence,
            load_store,
            attribute,
            constants,
            prepare,
            texture,
            write_back,
            arbiter,
            atomic_unit
        );
        clock!(self, clock, counters, faults, returns, workgroups, shared, lives);
        for i in 0..4 {
            self.lane[i].clock.next = self.clock.val();
        }
        for i in 0..5 {
            self.stage[i].clock.next = self.clock.val();
        }

        // Launch, behind the filling of the constant buffer.
        self.constants.start.next = self.start.val();
        self.constants.base.next = self.constant_base.val();
        self.constants.lines.next = self.constant_lines.val();
        self.dispatcher.start.next = self.constants.launch.val();
        self.dispatcher.grid_width.next = self.grid_width.val();
        self.dispatcher.grid_height.next = self.grid_height.val();
        self.dispatcher.linear.next = self.linear.val();
        self.dispatcher.grid_threads.next = self.grid_threads.val();
        self.dispatcher.footprint.next = self.footprint.val();
        self.dispatcher.launch_ready.next = true;
        self.dispatcher.group_warps.next = self.group_warps.val();
        self.dispatcher.together.next = self.together.val();
        self.dispatcher.group_ready.next = self.workgroups.ready.val();
        self.workgroups.start.next = self.start.val();
        self.workgroups.rows.next = bit_cast::<12, 13>((self.shared_words.val() + 3) >> 2);
        self.workgroups.launch_valid.next = self.dispatcher.launch_valid.val();
        self.workgroups.launch_warp.next = self.dispatcher.launch_warp.val();
        self.workgroups.launch_first.next = self.dispatcher.launch_first.val();
        self.workgroups.open.next = self.dispatcher.group_open.val();
        self.workgroups.busy.next = self.dispatcher.busy.val();
        self.workgroups.alive.next = self.lives.alive.val();
        self.workgroups.arrive_valid.next = self.branch_unit.arrives.val();
        self.workgroups.arrive_warp.next = self.operand_read.e1_warp.val();
        self.shared.launch_valid.next = self.dispatcher.launch_valid.val();
        self.shared.launch_warp.next = self.dispatcher.launch_warp.val();
        self.shared.launch_base.next = self.workgroups.base.val();
        self.shared.shared_words.next = self.shared_words.val();
        // An atomic is answered when its write is under way, not when the memory has taken it.
        self.done.next = self.dispatcher.done.val() & !self.constants.loading.val() & !self.atomic_unit.mem_valid.val();
        self.front_end.launch_valid.next = self.dispatcher.launch_valid.val();
        self.front_end.launch_warp.next = self.dispatcher.launch_warp.val();
        self.front_end.launch_pc.next = self.entry_pc.val();
        self.scoreboard.launch_valid.next = self.dispatcher.launch_valid.val();
        self.scoreboard.launch_warp.next = self.dispatcher.launch_warp.val();
        self.scoreboard.launch_wait.next = self.launch_wait.val();
        self.scheduler.launch_valid.next = self.dispatcher.launch_valid.val();
        self.scheduler.launch_warp.next = self.dispatcher.launch_warp.val();
        self.scheduler.launch_tile.next = self.dispatcher.launch_tile.val();
        self.scheduler.launch_stage.next = self.stage_type.val();
        self.divergence.launch_valid.next = self.dispatcher.launch_valid.val();
        self.divergence.launch_warp.next = self.dispatcher.launch_warp.val();
        self.divergence.launch_mask.next = self.dispatcher.launch_mask.val();
        self.operand_read.launch_valid.next = self.dispatcher.launch_valid.val();
        self.operand_read.launch_warp.next = self.dispatcher.launch_warp.val();
        self.operand_read.launch_id.next = self.dispatcher.launch_id.val();
        self.operand_read.launch_x.next = self.dispatcher.launch_x.val();
        self.operand_read.launch_y.next = self.dispatcher.launch_y.val();
        self.operand_read.launch_tile.next = self.dispatcher.launch_tile.val();
        self.operand_read.launch_workgroup.next = self.dispatcher.launch_workgroup.val();
        self.operand_read.launch_base.next = self.dispatcher.launch_base.val();
        self.operand_read.footprint.next = self.footprint.val();
        self.operand_read.linear.next = self.linear.val();

        // Front end and instruction buffer.
        self.front_end.program_base.next = self.program_base.val();
        self.front_end.program_length.next = self.program_length.val();
        self.front_end.hold.next = self.scoreboard.hold.val();
        self.front_end.issue_valid.next = self.operand_read.issue_valid.val();
        self.front_end.issue_warp.next = self.operand_read.issue_warp.val();
        self.front_end.issue_control.next = self.operand_read.issue_control.val();
        self.front_end.redirect_valid.next = self.divergence.redirect_valid.val();
        self.front_end.redirect_warp.next = self.divergence.redirect_warp.val();
        self.front_end.redirect_kind.next = self.divergence.redirect_kind.val();
        self.front_end.redirect_offset.next = self.divergence.redirect_offset.val();
        self.front_end.redirect_pc.next = self.divergence.redirect_pc.val();
        // Behind an access of shared memory: the same instruction again, or the next one.
        self.shared.redirect_ready.next = !self.divergence.redirect_valid.val();
        if !self.divergence.redirect_valid.val() {
            self.front_end.redirect_valid.next = self.shared.redirect_valid.val();
            self.front_end.redirect_warp.next = self.shared.redirect_warp.val();
            self.front_end.redirect_kind.next = 0.into();
            if self.shared.redirect_again.val() {
                self.front_end.redirect_kind.next = 1.into();
            }
            self.front_end.redirect_offset.next = 0.into();
        }
        self.buffer.fetch_valid.next = self.front_end.fetch_valid.val();
        self.buffer.fetch_warp.next = self.front_end.fetch_warp.val();
        self.buffer.fetch_low.next = self.front_end.fetch_low.val();
        self.buffer.fetch_high.next = self.front_end.fetch_high.val();
        self.buffer.idle.next = self.scoreboard.idle.val();
        self.buffer.loads.next = self.scoreboard.loads.val();
        self.buffer.stores.next = self.scoreboard.stores.val();
        self.buffer.implicit_fences.next = self.implicit_fences.val();
        self.buffer.load_store_ready.next = self.load_store.req_ready.val();
        self.buffer.prepare_ready.next = self.prepare.req_ready.val();
        self.buffer.texture_ready.next = self.texture.req_ready.val();
        self.buffer.shared_ready.next = self.shared.req_ready.val();
        for i in 0..W {
            self.buffer.full[i].next = self.scoreboard.full[i].val();
        }

        // Stage 0: select.
        self.scheduler.live.next = self.lives.alive.val();
        self.scheduler.eligible.next = self.buffer.eligible.val() & !self.workgroups.held.val();
        if self.write_back.throttle.val() | self.attribute.starved.val() {
            self.scheduler.eligible.next = 0.into();
        }
        self.scheduler.is_texture.next = self.buffer.is_texture.val();
        if self.without_grant.val() {
            self.scheduler.is_texture.next = 0.into();
        }
        self.scheduler.mark_t.next = self.buffer.mark_t.val();
        self.scheduler.mark_p.next = self.buffer.mark_p.val();
        self.scheduler.for_sfu.next = self.buffer.for_sfu.val();
        self.scheduler.for_mad.next = self.buffer.for_mad.val();
        self.scheduler.bonuses.next = self.bonuses.val();
        self.scheduler.thresholds.next = self.thresholds.val();
        self.mad_done.next = 0.into();
        self.mad_done.next = self.mad_done.val().replace_bit(0, self.stage[4].q.val().get_bit(20));
        self.scheduler.mad_done.next = self.mad_done.val();
        self.sfu_done.next = 0.into();
        self.sfu_done.next = self.sfu_done.val().replace_bit(0, self.stage[4].q.val().get_bit(21));
        self.sfu_done.next =
            self.sfu_done.val().replace_bit(1, self.sfu.wb_valid.val() & self.write_back.slow_ready.val().get_bit(2));
        self.scheduler.sfu_done.next = self.sfu_done.val();
        self.scheduler.replay.next = self.shared.replay.val();

        // Stage 1: read.
        self.buffer.select_valid.next = self.scheduler.select_valid[0].val();
        self.buffer.select_warp.next = self.scheduler.select_warp[0].val();
        self.operand_read.select_valid.next = self.scheduler.select_valid[0].val();
        self.operand_read.select_warp.next = self.scheduler.select_warp[0].val();
        self.operand_read.low.next = self.buffer.low.val();
        self.operand_read.high.next = self.buffer.high.val();
        self.operand_read.control.next = self.buffer.control.val();
        self.operand_read.pc.next = self.front_end.issue_pc.val();
        for i in 0..W {
            self.operand_read.active[i].next = self.divergence.active[i].val();
        }
        self.scoreboard.issue_valid.next = self.operand_read.issue_valid.val();
        self.scoreboard.issue_warp.next = self.operand_read.issue_warp.val();
        self.scoreboard.issue_reorderable.next = self.operand_read.issue_reorderable.val();
        self.scoreboard.issue_slot.next = self.operand_read.issue_slot.val();
        // A store alone does not read; loads and texture reads do not write; atomics do both.
        self.memory_op.next = self.buffer.control.val().get_bits::<2>(4);
        self.scoreboard.issue_load.next = !((self.buffer.control.val().get_bits::<3>(1) == 2) & (self.memory_op.val() == 1));
        self.scoreboard.issue_store.next = (self.buffer.control.val().get_bits::<3>(1) == 2) & self.memory_op.val().any();
        self.scoreboard.issue_wait.next = self.operand_read.issue_wait.val();

        // Stage 2: operands.
        self.register_file.read_a.next = self.operand_read.read_a.val();
        self.register_file.read_b.next = self.operand_read.read_b.val();
        self.register_file.read_c.next = self.operand_read.read_c.val();
        self.register_file.read_group.next = self.operand_read.read_group.val();
        self.register_file.address_a.next = self.operand_read.address_a.val();
        self.register_file.address_b.next = self.operand_read.address_b.val();
        self.register_file.address_c.next = self.operand_read.address_c.val();
        for i in 0..4 {
            self.operand_read.file_a[i].next = self.register_file.a[i].val();
            self.operand_read.file_b[i].next = self.register_file.b[i].val();
            self.operand_read.file_c[i].next = self.register_file.c[i].val();
        }

        // Stage E1: into the units.
        self.unit.next = self.operand_read.e1_control.val().get_bits::<3>(1);
        self.unit_op.next = self.operand_read.e1_control.val().get_bits::<6>(4);
        self.legal.next = self.operand_read.e1_valid.val() & self.operand_read.e1_control.val().get_bit(0);
        self.fixed.next = self.legal.val() & ((self.unit.val() == 0) | (self.unit.val() == 6));
        for i in 0..4 {
            self.lane[i].op.next = self.unit_op.val();
            self.lane[i].compare.next = self.operand_read.e1_low.val().get_bits::<4>(14);
            self.lane[i].a.next = self.operand_read.e1_a[i].val();
            self.lane[i].b.next = self.operand_read.e1_b[i].val();
            self.lane[i].c.next = self.operand_read.e1_c[i].val();
            self.choice_bit.next = self.operand_read.e1_choice.val().get_bit(i);
            self.lane[i].predicate.next = self.choice_bit.val();
        }
        // Attribute interpolation: lines from the load path, arithmetic in lane 3 when it is idle.
        self.attribute.launch_valid.next = self.dispatcher.launch_valid.val();
        self.attribute.launch_warp.next = self.dispatcher.launch_warp.val();
        self.attribute.launch_id.next = self.dispatcher.launch_id.val();
        self.attribute.launch_x.next = self.dispatcher.launch_x.val();
        self.attribute.launch_y.next = self.dispatcher.launch_y.val();
        self.attribute.linear.next = self.linear.val();
        self.attribute.line_valid.next = self.load_store.line_valid.val();
        self.attribute.line_warp.next = self.load_store.line_warp.val();
        self.attribute.line_tag.next = self.load_store.line_tag.val();
        self.attribute.line_group.next = self.load_store.line_group.val();
        for i in 0..3 {
            self.attribute.line[i].next = self.atomic_unit.rsp_data[i].val();
        }
        self.attribute.lane_free.next = !self.operand_read.lane_next.val();
        self.attribute.lane_result.next = self.lane[3].result.val();
        if self.attribute.lane_valid.val() {
            self.lane[3].op.next = self.attribute.lane_op.val();
            self.lane[3].a.next = self.attribute.lane_a.val();
            self.lane[3].b.next = self.attribute.lane_b.val();
            self.lane[3].c.next = self.attribute.lane_c.val();
        }
        self.constants.read_enable.next = self.load_store.constant_read.val();
        self.constants.read_line.next = self.load_store.constant_line.val();
        for i in 0..4 {
            self.load_store.constant_data[i].next = self.constants.data[i].val();
        }
        self.load_store.answer_valid.next = self.attribute.answer_valid.val();
        self.load_store.answer_tag.next = self.attribute.answer_tag.val();
        self.load_store.answer_thread.next = self.attribute.answer_thread.val();
        self.load_store.answer_last.next = self.attribute.answer_last.val();
        self.load_store.answer_data.next = self.attribute.answer_data.val();
        self.attribute.answer_ready.next = self.load_store.answer_ready.val();

        self.carried.next = bit_cast::<22, LW>(self.operand_read.e1_warp.val()) << 15;
        self.carried.next = self.carried.val()
            | (bit_cast::<22, 4>(self.operand_read.e1_mask.val()) << 11)
            | (bit_cast::<22, 2>(self.operand_read.e1_low.val().get_bits::<2>(12)) << 9)
            | (bit_cast::<22, 6>(self.operand_read.e1_low.val().get_bits::<6>(12)) << 3);
        // What the buffer took for a fixed-latency instruction ends even if its warp was killed.
        self.dead.next = self.operand_read.e1_valid.val() & self.operand_read.e1_killed.val();
        self.carried.next = self.carried.val().replace_bit(0, self.fixed.val() | self.dead.val());
        self.carried.next = self
            .carried
            .val()
            .replace_bit(20, self.fixed.val() | (self.dead.val() & ((self.unit.val() == 0) | (self.unit.val() == 6))));
        self.carried.next = self.carried.val().replace_bit(21, self.dead.val() & (self.unit.val() == 1));
        self.carried.next = self.carried.val().replace_bit(1, self.operand_read.e1_control.val().get_bit(14) & self.fixed.val());
        self.carried.next = self.carried.val().replace_bit(2, self.operand_read.e1_control.val().get_bit(15) & self.fixed.val());
        self.stage[0].d.next = self.carried.val();
        self.stage[1].d.next = self.stage[0].q.val();
        self.stage[2].d.next = self.stage[1].q.val();
        self.stage[3].d.next = self.stage[2].q.val();
        self.stage[4].d.next = self.stage[3].q.val();

        // Load, store and atomic addresses: format M has a signed byte offset and a scale,
        // format A an unsigned word offset.
        self.offset.next = bit_cast::<32, 16>(self.operand_read.e1_high.val().get_bits::<16>(4));
        if self.operand_read.e1_high.val().get_bit(19) {
            self.offset.next = self.offset.val() | 0xFFFF_0000_u32.to_bits();
        }
        if (self.unit.val() == 3) | self.unit_op.val().get_bit(1) {
            self.offset.next = bit_cast::<32, 11>(self.operand_read.e1_high.val().get_bits::<11>(9)) << 2;
        }
        self.prepare.read_warp.next = self.operand_read.e1_warp.val();
        self.is_shared.next = self.unit_op.val().get_bit(2);
        self.load_store.req_valid.next =
            self.legal.val() & (((self.unit.val() == 2) & !self.is_shared.val()) | (self.unit.val() == 7));
        self.load_store.req_kind.next = self.unit_op.val().get_bits::<3>(0);
        self.load_store.req_size.next = self.unit_op.val().get_bits::<2>(3);
        self.load_store.req_signed.next = self.unit_op.val().get_bit(5);
        self.load_store.req_warp.next = self.operand_read.e1_warp.val();
        self.load_store.req_rd.next = self.operand_read.e1_low.val().get_bits::<6>(12);
        self.load_store.req_slot.next = self.operand_read.e1_high.val().get_bits::<3>(21);
        self.load_store.req_mask.next = self.operand_read.e1_mask.val();
        self.load_store.req_aop.next = self.operand_read.e1_high.val().get_bits::<4>(4);
        self.load_store.req_return.next = self.operand_read.e1_high.val().get_bit(8);
        self.load_store.req_pc.next = self.operand_read.e1_pc.val();
        for i in 0..2 {
            self.load_store.req_set[i].next = self.prepare.set[i].val();
            self.load_store.req_combined[i].next = self.prepare.combined[i].val();
            self.shared.req_set[i].next = self.prepare.set[i].val();
            self.shared.req_combined[i].next = self.prepare.combined[i].val();
        }
        self.load_store.memory_lines.next = self.memory_lines.val();
        self.load_store.store_done_ready.next = true;
        self.shared.req_valid.next = self.legal.val() & (self.unit.val() == 2) & self.is_shared.val();
        self.shared.req_kind.next = self.unit_op.val().get_bits::<2>(0);
        self.shared.req_aop.next = self.operand_read.e1_high.val().get_bits::<4>(4);
        self.shared.req_return.next = self.operand_read.e1_high.val().get_bit(8);
        self.shared.req_size.next = self.unit_op.val().get_bits::<2>(3);
        self.shared.req_signed.next = self.unit_op.val().get_bit(5);
        self.shared.req_warp.next = self.operand_read.e1_warp.val();
        self.shared.req_rd.next = self.operand_read.e1_low.val().get_bits::<6>(12);
        self.shared.req_slot.next = self.operand_read.e1_high.val().get_bits::<3>(21);
        self.shared.req_mask.next = self.operand_read.e1_mask.val();
        self.shared.req_pc.next = self.operand_read.e1_pc.val();
        self.prepare.req_valid.next = self.legal.val() & (self.unit.val() == 3);
        self.prepare.req_aop.next = self.operand_read.e1_high.val().get_bits::<4>(4);
        self.prepare.req_warp.next = self.operand_read.e1_warp.val();
        self.prepare.req_rd.next = self.operand_read.e1_low.val().get_bits::<6>(12);
        self.prepare.req_mask.next = self.operand_read.e1_mask.val();
        self.prepare.req_return.next = self.operand_read.e1_high.val().get_bit(8);
        self.texture.flush.next = self.start.val();
        self.texture.req_valid.next = self.legal.val() & (self.unit.val() == 4);
        self.texture.req_kind.next = self.unit_op.val().get_bit(0);
        self.texture.req_warp.next = self.operand_read.e1_warp.val();
        self.texture.req_rd.next = self.operand_read.e1_low.val().get_bits::<6>(12);
        self.texture.req_slot.next = self.operand_read.e1_high.val().get_bits::<3>(21);
        self.texture.req_mask.next = self.operand_read.e1_mask.val();
        self.texture.req_channels.next = self.operand_read.e1_high.val().get_bits::<4>(4);
        self.texture.req_texture.next = self.operand_read.e1_high.val().get_bits::<4>(8);
        self.texture.descriptor_base.next = self.descriptor_base.val();
        self.sfu.req_valid.next = self.legal.val() & (self.unit.val() == 1);
        self.sfu.req_op.next = self.unit_op.val().get_bits::<4>(0);
        self.sfu.req_warp.next = self.operand_read.e1_warp.val();
        self.sfu.req_rd.next = self.operand_read.e1_low.val().get_bits::<6>(12);
        self.sfu.req_mask.next = self.operand_read.e1_mask.val();
        for i in 0..4 {
            self.address.next = self.operand_read.e1_a[i].val();
            if self.operand_read.e1_high.val().get_bit(3)
                & ((self.unit.val() == 2) | (self.unit.val() == 7))
                & !self.unit_op.val().get_bit(1)
            {
                self.address.next = self.operand_read.e1_a[i].val() << 2;
            }
            self.address.next = self.address.val() + self.offset.val();
            self.load_store.req_address[i].next = self.address.val();
            self.load_store.req_data[i].next = self.operand_read.e1_b[i].val();
            self.load_store.req_data2[i].next = self.operand_read.e1_c[i].val();
            self.shared.req_address[i].next = self.address.val();
            self.shared.req_data[i].next = self.operand_read.e1_b[i].val();
            self.shared.req_data2[i].next = self.operand_read.e1_c[i].val();
            self.prepare.req_address[i].next = self.address.val();
            self.prepare.req_data[i].next = self.operand_read.e1_b[i].val();
            self.prepare.req_data2[i].next = self.operand_read.e1_c[i].val();
            self.texture.req_u[i].next = self.operand_read.e1_a[i].val();
            self.texture.req_v[i].next = self.operand_read.e1_b[i].val();
            self.sfu.req_a[i].next = self.operand_read.e1_a[i].val();
            self.sfu.req_b[i].next = self.operand_read.e1_b[i].val();
        }

        // Control instructions.
        self.outstanding.next = 0.into();
        self.own_live.next = 0.into();
        for i in 0..W {
            if self.operand_read.e1_warp.val() == i.to_bits() {
                self.own_live.next = self.divergence.live[i].val();
                self.outstanding.next = self.scoreboard.pending[i].val();
            }
        }
        self.branch_unit.valid.next = self.operand_read.e1_valid.val();
        self.branch_unit.warp.next = self.operand_read.e1_warp.val();
        self.branch_unit.control.next = self.operand_read.e1_control.val();
        self.branch_unit.low.next = self.operand_read.e1_low.val();
        self.branch_unit.high.next = self.operand_read.e1_high.val();
        self.branch_unit.pc.next = self.operand_read.e1_pc.val();
        self.branch_unit.active.next = self.operand_read.e1_active.val();
        self.branch_unit.mask.next = self.operand_read.e1_mask.val();
        self.branch_unit.live.next = self.own_live.val();
        self.branch_unit.outstanding.next = self.outstanding.val();
        self.branch_unit.kill_valid.next = self.faults.kill_valid.val();
        self.branch_unit.kill_warp.next = self.faults.kill_warp.val();
        self.divergence.resolve_valid.next = self.branch_unit.resolve_valid.val();
        self.divergence.resolve_warp.next = self.branch_unit.resolve_warp.val();
        self.divergence.resolve_kind.next = self.branch_unit.resolve_kind.val();
        self.divergence.resolve_taken.next = self.branch_unit.resolve_taken.val();
        self.divergence.resolve_pc.next = self.branch_unit.resolve_pc.val();
        self.divergence.resolve_offset.next = self.branch_unit.resolve_offset.val();

        // Write-back.
        self.buffer.fixed_done.next = self.stage[1].q.val().get_bit(0);
        self.buffer.fixed_warp.next = bit_cast::<LW, 5>(self.stage[1].q.val().get_bits::<5>(15));
        self.operand_read.next_mask.next = 0.into();
        if self.stage[3].q.val().get_bit(1) {
            self.operand_read.next_mask.next = self.stage[3].q.val().get_bits::<4>(11);
        }
        self.operand_read.next_warp.next = bit_cast::<LW, 5>(self.stage[3].q.val().get_bits::<5>(15));
        self.operand_read.next_rd.next = self.stage[3].q.val().get_bits::<6>(3);
        self.operand_read.now_mask.next = 0.into();
        if self.stage[4].q.val().get_bit(1) {
            self.operand_read.now_mask.next = self.stage[4].q.val().get_bits::<4>(11);
        }
        self.operand_read.now_warp.next = bit_cast::<LW, 5>(self.stage[4].q.val().get_bits::<5>(15));
        self.operand_read.now_rd.next = self.stage[4].q.val().get_bits::<6>(3);
        self.retired.next = self.stage[4].q.val();
        self.retired_warp.next = bit_cast::<LW, 5>(self.retired.val().get_bits::<5>(15));
        self.flags.next = 0.into();
        for i in 0..4 {
            self.flags.next = self.flags.val().replace_bit(i, self.lane[i].flag.val());
        }
        self.operand_read.predicate_valid.next = self.retired.val().get_bit(2);
        self.operand_read.predicate_warp.next = self.retired_warp.val();
        self.operand_read.predicate_number.next = self.retired.val().get_bits::<2>(9);
        self.operand_read.predicate_mask.next = self.retired.val().get_bits::<4>(11);
        self.operand_read.predicate_flags.next = self.flags.val();
        self.operand_read.base_warp.next = self.retired_warp.val();
        self.write_back.fixed_mask.next = 0.into();
        if self.retired.val().get_bit(1) {
            self.write_back.fixed_mask.next = self.retired.val().get_bits::<4>(11);
        }
        self.write_back.fixed_group.next = self.retired_warp.val().get_bit(0);
        self.write_back.fixed_address.next = self.operand_read.base.val() + bit_cast::<A, 6>(self.retired.val().get_bits::<6>(3));
        for i in 0..4 {
            self.write_back.fixed_data[i].next = self.lane[i].result.val();
            self.operand_read.now_data[i].next = self.lane[i].result.val();
        }
        self.slow_valid.next = 0.into();
        self.slow_valid.next = self.slow_valid.val().replace_bit(0, self.load_store.wb_valid.val());
        self.slow_valid.next = self.slow_valid.val().replace_bit(1, self.texture.wb_valid.val());
        self.slow_valid.next = self.slow_valid.val().replace_bit(2, self.sfu.wb_valid.val());
        self.slow_valid.next = self.slow_valid.val().replace_bit(3, self.prepare.wb_valid.val());
        self.slow_valid.next = self.slow_valid.val().replace_bit(4, self.shared.wb_valid.val());
        self.write_back.slow_valid.next = self.slow_valid.val();
        self.load_store.wb_ready.next = self.write_back.slow_ready.val().get_bit(0);
        self.texture.wb_ready.next = self.write_back.slow_ready.val().get_bit(1);
        self.sfu.wb_ready.next = self.write_back.slow_ready.val().get_bit(2);
        self.prepare.wb_ready.next = self.write_back.slow_ready.val().get_bit(3);
        self.shared.wb_ready.next = self.write_back.slow_ready.val().get_bit(4);
        self.slow.turn.next = self.write_back.turn.val();
        self.slow.unit_warp[0].next = self.load_store.wb_warp.val();
        self.slow.unit_rd[0].next = self.load_store.wb_rd.val();
        self.slow.unit_last[0].next = self.load_store.wb_last.val();
        self.slow.unit_slot[0].next = self.load_store.wb_slot.val();
        self.slow.unit_mask[0].next = self.load_store.wb_mask.val();
        self.slow.unit_warp[1].next = self.texture.wb_warp.val();
        self.slow.unit_rd[1].next = self.texture.wb_rd.val();
        self.slow.unit_last[1].next = self.texture.wb_last.val();
        self.slow.unit_slot[1].next = self.texture.wb_slot.val();
        self.slow.unit_mask[1].next = self.texture.wb_mask.val();
        self.slow.unit_warp[2].next = self.sfu.wb_warp.val();
        self.slow.unit_rd[2].next = self.sfu.wb_rd.val();
        self.slow.unit_last[2].next = self.sfu.wb_last.val();
        self.slow.unit_slot[2].next = self.sfu.wb_slot.val();
        self.slow.unit_mask[2].next = self.sfu.wb_mask.val();
        self.slow.unit_warp[3].next = self.prepare.wb_warp.val();
        self.slow.unit_rd[3].next = self.prepare.wb_rd.val();
        self.slow.unit_last[3].next = self.prepare.wb_last.val();
        self.slow.unit_slot[3].next = self.prepare.wb_slot.val();
        self.slow.unit_mask[3].next = self.prepare.wb_mask.val();
        self.slow.unit_warp[4].next = self.shared.wb_warp.val();
        self.slow.unit_rd[4].next = self.shared.wb_rd.val();
        self.slow.unit_last[4].next = self.shared.wb_last.val();
        self.slow.unit_slot[4].next = self.shared.wb_slot.val();
        self.slow.unit_mask[4].next = self.shared.wb_mask.val();
        self.write_back.slow_mask.next = self.slow.mask.val();
        for i in 0..4 {
            self.slow.unit_data[i].next = self.load_store.wb_data[i].val();
            self.slow.unit_data[i + 4].next = self.texture.wb_data[i].val();
            self.slow.unit_data[i + 8].next = self.sfu.wb_data[i].val();
            self.slow.unit_data[i + 12].next = self.prepare.wb_data[i].val();
            self.slow.unit_data[i + 16].next = self.shared.wb_data[i].val();
            self.write_back.slow_data[i].next = self.slow.data[i].val();
        }
        self.operand_read.slow_base_warp.next = self.slow.warp.val();
        self.write_back.slow_group.next = self.slow.warp.val().get_bit(0);
        self.write_back.slow_address.next = self.operand_read.slow_base.val() + bit_cast::<A, 6>(self.slow.rd.val());
        self.slow_done.next = self.write_back.slow_taken.val() & self.slow.last.val();
        self.buffer.slow_done.next = self.slow_done.val() & self.slow.blocks.val();
        self.buffer.slow_warp.next = self.slow.warp.val();
        self.scoreboard.complete_valid[0].next = self.slow_done.val() & !self.slow.blocks.val();
        self.scoreboard.complete_warp[0].next = self.slow.warp.val();
        self.scoreboard.complete_slot[0].next = self.slow.slot.val();
        self.scoreboard.complete_valid[1].next = self.load_store.store_done_valid.val();
        self.scoreboard.complete_warp[1].next = self.load_store.store_done_warp.val();
        self.scoreboard.complete_slot[1].next = self.load_store.store_done_slot.val();
        self.register_file.even_mask.next = self.write_back.even_mask.val();
        self.register_file.even_address.next = self.write_back.even_address.val();
        self.register_file.odd_mask.next = self.write_back.odd_mask.val();
        self.register_file.odd_address.next = self.write_back.odd_address.val();
        for i in 0..4 {
            self.register_file.even_data[i].next = self.write_back.even_data[i].val();
            self.register_file.odd_data[i].next = self.write_back.odd_data[i].val();
        }

        // A warp has ended when its last thread has left and nothing of it is outstanding.
        self.lives.launch_valid.next = self.dispatcher.launch_valid.val();
        self.lives.launch_warp.next = self.dispatcher.launch_warp.val();
        self.lives.end_valid.next = self.divergence.end_valid.val();
        self.lives.end_warp.next = self.divergence.end_warp.val();
        self.lives.settled.next = self.scoreboard.idle.val();
        self.lives.blocked.next = self.buffer.blocked.val();
        self.dispatcher.free_valid.next = self.lives.free_valid.val();
        self.dispatcher.free_warp.next = self.lives.free_warp.val();
        self.scheduler.end_valid.next = self.lives.free_valid.val();
        self.scheduler.end_warp.next = self.lives.free_warp.val();
        self.workgroups.free_valid.next = self.lives.free_valid.val();
        self.workgroups.free_warp.next = self.lives.free_warp.val();

        // Return stacks: read in stages 1 and 2, pushed and popped in E1.
        self.returns.launch_valid.next = self.dispatcher.launch_valid.val();
        self.returns.launch_warp.next = self.dispatcher.launch_warp.val();
        self.returns.select_valid.next = self.scheduler.select_valid[0].val();
        self.returns.select_warp.next = self.scheduler.select_warp[0].val();
        self.returns.warp.next = self.operand_read.e1_warp.val();
        self.returns.push.next = self.branch_unit.push.val();
        self.returns.pop.next = self.branch_unit.pop.val();
        self.returns.pc.next = self.operand_read.e1_pc.val();
        self.branch_unit.depth.next = self.returns.depth.val();
        self.branch_unit.top.next = self.returns.top.val();

        // Faults.
        self.faults.start.next = self.start.val();
        self.faults.launch_valid.next = self.dispatcher.launch_valid.val();
        self.faults.launch_warp.next = self.dispatcher.launch_warp.val();
        self.faults.launch_id.next = self.dispatcher.launch_id.val();
        self.faults.jump_valid.next = self.front_end.fault_valid.val();
        self.faults.jump_warp.next = self.front_end.fault_warp.val();
        self.faults.jump_pc.next = self.front_end.fault_pc.val();
        self.faults.access_valid.next = self.load_store.fault_valid.val();
        self.faults.access_cause.next = self.load_store.fault_cause.val();
        self.faults.access_warp.next = self.load_store.fault_warp.val();
        self.faults.access_pc.next = self.load_store.fault_pc.val();
        self.faults.undefined_valid.next = self.operand_read.e1_valid.val()
            & !self.operand_read.e1_control.val().get_bit(0)
            & !self.operand_read.e1_killed.val();
        self.faults.shared_valid.next = self.shared.fault_valid.val();
        self.faults.shared_cause.next = self.shared.fault_cause.val();
        self.faults.shared_warp.next = self.shared.fault_warp.val();
        self.faults.shared_pc.next = self.shared.fault_pc.val();
        self.faults.refused_valid.next = self.branch_unit.refused.val();
        self.faults.refused_cause.next = self.branch_unit.refused_cause.val();
        self.faults.e1_warp.next = self.operand_read.e1_warp.val();
        self.faults.e1_pc.next = self.operand_read.e1_pc.val();
        self.faults.branch_busy.next = self.branch_unit.busy.val();
        self.operand_read.killed.next = self.faults.killed.val();
        self.fault_valid.next = self.faults.fault_valid.val();
        self.fault_cause.next = self.faults.fault_cause.val();
        self.fault_warp.next = self.faults.fault_warp.val();
        self.fault_pc.next = self.faults.fault_pc.val();

        // Memory: three clients, the atomic unit, the port.
        self.arbiter.cache_valid.next = self.front_end.req_valid.val();
        self.arbiter.cache_address.next = self.front_end.req_address.val();
        self.arbiter.cache_tag.next = self.front_end.req_tag.val();
        self.front_end.req_ready.next = self.arbiter.cache_ready.val();
        self.arbiter.data_valid.next = self.load_store.mem_valid.val();
        self.arbiter.data_write.next = self.load_store.mem_write.val();
        self.arbiter.data_atomic.next = self.load_store.mem_atomic.val();
        self.arbiter.data_aop.next = self.load_store.mem_aop.val();
        self.arbiter.data_word.next = self.load_store.mem_word.val();
        self.arbiter.data_address.next = self.load_store.mem_address.val();
        self.arbiter.data_mask.next = self.load_store.mem_mask.val();
        self.arbiter.data_tag.next = self.load_store.mem_tag.val();
        self.load_store.mem_ready.next = self.arbiter.data_ready.val();
        self.arbiter.texture_valid.next = self.texture.mem_valid.val();
        self.arbiter.texture_address.next = self.texture.mem_address.val();
        self.arbiter.texture_tag.next = self.texture.mem_tag.val();
        self.texture.mem_ready.next = self.arbiter.texture_ready.val() & !self.constants.loading.val();
        self.texture.rsp_valid.next = self.arbiter.texture_rsp.val() & !self.constants.loading.val();
        // The constants come through the port of the texture pipeline, before there is a warp.
        if self.constants.loading.val() {
            self.arbiter.texture_valid.next = self.constants.mem_valid.val();
            self.arbiter.texture_address.next = self.constants.mem_address.val();
            self.arbiter.texture_tag.next = self.constants.mem_tag.val();
        }
        self.constants.mem_ready.next = self.arbiter.texture_ready.val() & self.constants.loading.val();
        self.constants.rsp_valid.next = self.arbiter.texture_rsp.val() & self.constants.loading.val();
        self.constants.rsp_tag.next = self.arbiter.client_tag.val();
        self.texture.rsp_tag.next = self.arbiter.client_tag.val();
        self.arbiter.req_ready.next = self.atomic_unit.req_ready.val();
        self.atomic_unit.req_valid.next = self.arbiter.req_valid.val();
        self.atomic_unit.req_write.next = self.arbiter.req_write.val();
        self.atomic_unit.req_atomic.next = self.arbiter.req_atomic.val();
        self.atomic_unit.req_aop.next = self.arbiter.req_aop.val();
        self.atomic_unit.req_word.next = self.arbiter.req_word.val();
        self.atomic_unit.req_address.next = self.arbiter.req_address.val();
        self.atomic_unit.req_mask.next = self.arbiter.req_mask.val();
        self.atomic_unit.req_tag.next = self.arbiter.req_tag.val();
        self.atomic_unit.flush.next = self.start.val();
        self.atomic_unit.mem_ready.next = self.req_ready.val();
        self.atomic_unit.ans_valid.next = self.rsp_valid.val();
        self.atomic_unit.ans_tag.next = self.rsp_tag.val();
        self.req_valid.next = self.atomic_unit.mem_valid.val();
        self.req_write.next = self.atomic_unit.mem_write.val();
        self.req_address.next = self.atomic_unit.mem_address.val();
        self.req_mask.next = self.atomic_unit.mem_mask.val();
        self.req_tag.next = self.atomic_unit.mem_tag.val();
        self.arbiter.rsp_valid.next = self.atomic_unit.rsp_valid.val();
        self.arbiter.rsp_tag.next = self.atomic_unit.rsp_tag.val();
        self.front_end.rsp_valid.next = self.arbiter.cache_rsp.val();
        self.front_end.rsp_tag.next = self.arbiter.client_tag.val();
        self.load_store.rsp_valid.next = self.arbiter.data_rsp.val();
        self.load_store.rsp_tag.next = self.arbiter.client_tag.val();
        for i in 0..4 {
            self.arbiter.data_data[i].next = self.load_store.mem_data[i].val();
            self.atomic_unit.req_data[i].next = self.arbiter.req_data[i].val();
            self.atomic_unit.ans_data[i].next = self.rsp_data[i].val();
            self.req_data[i].next = self.atomic_unit.mem_data[i].val();
            self.front_end.rsp_data[i].next = self.atomic_unit.rsp_data[i].val();
            self.load_store.rsp_data[i].next = self.atomic_unit.rsp_data[i].val();
            self.texture.rsp_data[i].next = self.atomic_unit.rsp_data[i].val();
            self.constants.rsp_data[i].next = self.atomic_unit.rsp_data[i].val();
        }

        // Traces.
        self.trace_valid.next = self.scheduler.select_valid[0].val();
        self.trace_warp.next = self.scheduler.select_warp[0].val();
        self.trace_pc.next = self.front_end.issue_pc.val();
        self.trace_live.next = self.lives.alive.val();
        self.trace_hold.next = self.scoreboard.hold.val();
        self.trace_eligible.next = self.buffer.eligible.val() & !self.workgroups.held.val();
        self.trace_reorderable.next = self.operand_read.issue_reorderable.val();
        for i in 0..W {
            self.trace_active[i].next = self.divergence.active[i].val();
        }
        self.trace_complete[0].next = self.slow_done.val() & !self.slow.blocks.val();
        self.trace_complete_warp[0].next = self.slow.warp.val();
        self.trace_complete_slot[0].next = self.slow.slot.val();
        self.trace_complete[1].next = self.load_store.store_done_valid.val();
        self.trace_complete_warp[1].next = self.load_store.store_done_warp.val();
        self.trace_complete_slot[1].next = self.load_store.store_done_slot.val();

        // Counters, by the numbers of `Counter`.
        self.idle.next = !self.scheduler.select_valid[0].val() & self.lives.alive.val().any();
        self.threads.next = 0.into();
        for i in 0..4 {
            if self.operand_read.e1_valid.val() & self.operand_read.e1_mask.val().get_bit(i) {
                self.threads.next = self.threads.val() + 1;
            }
        }
        // Asked before the instruction itself is counted by the scoreboard.
        self.overlapped.next = false;
        for i in 0..W {
            if self.scheduler.select_warp[0].val() == i.to_bits() {
                self.overlapped.next = !self.scoreboard.idle.val().get_bit(i);
            }
        }
        self.counters.clear.next = self.start.val();
        self.counters.select.next = self.counter_select.val();
        self.counter_value.next = self.counters.value.val();
        self.counters.thread_count.next = self.threads.val();
        self.counters.next_links.next = self.front_end.count_next.val();
        self.counters.offset_moves.next = self.front_end.count_offset.val();
        self.counters.pc_reads.next = self.divergence.count_pc_read.val();
        self.counters.pc_writes.next =
            self.divergence.count_pc_write.val() + bit_cast::<3, 2>(self.front_end.count_pc_write.val());
        self.counters.coalesced.next = self.load_store.count_coalesced.val();
        self.counters.atomics_merged.next = self.load_store.count_atomic_merged.val();
        self.counters.texture_lookups.next = self.texture.count_lookup.val();
        if self.front_end.count_pc_read.val() {
            self.counters.pc_reads.next = self.divergence.count_pc_read.val() + 1;
        }
        self.events.next = 0.into();
        self.events.next = self.events.val().replace_bit(0, !self.dispatcher.done.val() | self.constants.loading.val());
        self.events.next = self.events.val().replace_bit(1, self.scheduler.select_valid[0].val());
        self.events.next = self.events.val().replace_bit(3, self.front_end.count_fetch.val());
        self.events.next = self.events.val().replace_bit(4, self.front_end.count_lookup.val());
        self.events.next = self.events.val().replace_bit(5, self.front_end.count_hit.val());
        self.events.next = self.events.val().replace_bit(6, self.front_end.count_miss.val());
        self.events.next = self.events.val().replace_bit(7, self.front_end.count_fail.val());
        self.events.next = self.events.val().replace_bit(9, self.front_end.count_prev.val());
        self.events.next = self.events.val().replace_bit(13, self.front_end.count_refill.val());
        self.events.next = self.events.val().replace_bit(14, self.front_end.count_eviction.val());
        self.events.next = self.events.val().replace_bit(15, self.front_end.count_fill_stall.val());
        self.events.next = self.events.val().replace_bit(16, self.idle.val());
        self.events.next = self.events.val().replace_bit(17, self.idle.val() & !self.buffer.buffered.val().any());
        self.events.next = self.events.val().replace_bit(18, self.idle.val() & self.buffer.buffered.val().any());
        self.events.next = self.events.val().replace_bit(19, self.scheduler.select_valid[0].val() & self.overlapped.val());
        self.events.next = self.events.val().replace_bit(20, self.divergence.count_divergent.val());
        self.events.next = self.events.val().replace_bit(21, self.load_store.count_access.val());
        self.events.next = self.events.val().replace_bit(25, self.texture.count_miss.val());
        self.events.next = self.events.val().replace_bit(26, self.legal.val() & (self.unit.val() == 4));
        self.events.next =
            self.events.val().replace_bit(27, self.legal.val() & (self.unit.val() == 2) & self.unit_op.val().get_bit(1));
        self.events.next = self.events.val().replace_bit(28, self.scheduler.count_victim.val());
        self.events.next = self.events.val().replace_bit(29, self.dispatcher.launch_valid.val());
        self.events.next = self.events.val().replace_bit(30, self.write_back.slow_waits.val());
        self.events.next = self.events.val().replace_bit(31, self.branch_unit.busy.val());
        self.counters.happened.next = self.events.val();
    }
}

ports! { [const W: usize, const LW: usize, const CW: usize, const WAYS: usize, const LY: usize, const LINES: usize, const LL: usize, const A: usize, const DA: usize, const CL: usize, const SQ: usize, const SR: usize] ShaderCore<W, LW, CW, WAYS, LY, LINES, LL, A, DA, CL, SQ, SR> {
in: start, entry_pc, launch_wait, grid_width, grid_height, linear, grid_threads, implicit_fences, stage_type, bonuses, thresholds, footprint, program_base, program_length,
    descriptor_base, constant_base, constant_lines, memory_lines, group_warps, together, shared_words, counter_select, req_ready, rsp_valid, rsp_tag, rsp_data;
out: counter_value, done, fault_valid, fault_cause, fault_warp, fault_pc, req_valid, req_write, req_address, req_data,
    req_mask, req_tag, trace_valid, trace_warp, trace_pc, trace_live, trace_hold, trace_eligible,
    trace_reorderable, trace_active, trace_complete, trace_complete_warp, trace_complete_slot } }

/// The registered blocks of this module, without the cores themselves.
pub fn entries() -> Vec<BlockEntry> {
    vec![branch_unit::entry(), return_stack::entry(), faults::entry()]
}

// SPDX-License-Identifier: MIT
//! The shader core: execution units and what they share (spec 5 and 6).
//!
//! ```text
//!  dispatcher ─► execution_unit x E ─┬─► texture_switch ─► texture ─┐ x P
//!   (table of    (front end, warps,  │        ▲ texels              │
//!    resources)   lanes, scoreboard) └────────┼───► memory_switch ◄─┘ ─► atomic_unit ─► memory port
//!        ▲                │                   └ back to the unit that asked
//!        └ slots freed ───┘
//! ```
//!
//! The core of a named size has one unit; [`Variant::units`](crate::config::Variant::units) asks
//! for up to eight, which share one texture pipeline or two
//! ([`Variant::texture_pipelines`](crate::config::Variant::texture_pipelines)): unit `e` has
//! pipeline `e mod P`.
mod build;

use crate::atomics::unit::AtomicUnit;
use crate::bundles::{FaultReport, LineRequest, MemoryReply, TaskWord};
use crate::cells::{Lazy, DFF};
use crate::config::{CoreConfig, Mechanisms, Variant};
use crate::dispatcher::Dispatcher;
use crate::execution_unit::{ExecutionUnit, UnitSettings};
use crate::pool::memory_switch::MemorySwitch;
use crate::pool::texture_switch::TextureSwitch;
use crate::pool::word_fifo::WordFifo;
use crate::prelude::*;
use crate::texture::latency_fifo::FifoConfig;
use crate::texture::{Texture, TextureConfig};
use warpwright_isa::OptionalUnit;

pub use build::{build, build_variant};
pub(crate) use build::{of_core, on_its_own_stack};

/// The core: `E` units of `W` warps of `T` threads, 4 or 8, and `P` texture pipelines, `LINES`
/// instruction cache lines, register file groups of `2^A` registers, `2^CL` texture cache lines.
/// `E4` is `4 E`; warp numbers of the texture pipeline have `LT` bits. The rest as in
/// `ExecutionUnit`.
#[derive(LogicBlock)]
#[block(new(numbers: CoreConfig, mechanisms: Mechanisms, variant: Variant))]
#[check(
    E == variant.units && P == variant.texture_pipelines && T == variant.threads(),
    "the core is that of the variant"
)]
#[derived(settings = UnitSettings { numbers, mechanisms, variant, alone: E == 1 })]
pub struct ShaderCore<
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
> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    // From the host.
    /// Pulse: launch tasks 0 to `last_task`. The tasks are written before; they and the other host
    /// inputs stand until `done`.
    pub start: Signal<In, Bit>,
    /// The last task.
    pub last_task: Signal<In, Bits<2>>,
    /// A word of a task is written, see [`task_table`](crate::dispatcher::task_table).
    pub task: TaskWord<In>,
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
    /// Memory line of texture descriptor 0.
    pub descriptor_base: Signal<In, Bits<28>>,
    /// Memory line that the constant buffers are filled from.
    pub constant_base: Signal<In, Bits<28>>,
    /// Lines of it, up to 256.
    pub constant_lines: Signal<In, Bits<9>>,
    /// Size of the memory in lines.
    pub memory_lines: Signal<In, Bits<28>>,
    /// Words of shared memory of a workgroup.
    pub shared_words: Signal<In, Bits<13>>,
    /// Execution unit whose counter is read.
    pub counter_unit: Signal<In, Bits<3>>,
    /// Counter to read.
    pub counter_select: Signal<In, Bits<5>>,
    /// Its value.
    pub counter_value: Signal<Out, Bits<32>>,
    /// Nothing runs.
    pub done: Signal<Out, Bit>,
    /// A fault has been recorded (sticky until `start`).
    pub fault: FaultReport<Out, 24>,
    // Memory port.
    /// Request: valid.
    pub req: LineRequest<Out, 13>,
    /// Response: valid.
    pub rsp: MemoryReply<In, 13>,
    // For traces, of each unit.
    /// An instruction is issued.
    pub trace_valid: [Signal<Out, Bit>; E],
    /// Its warp slot.
    pub trace_warp: [Signal<Out, Bits<LW>>; E],
    /// Its PC.
    pub trace_pc: [Signal<Out, Bits<20>>; E],
    /// Its active threads.
    pub trace_active: [Signal<Out, Bits<T>>; E],
    /// Warps that are live.
    pub trace_live: [Signal<Out, Bits<W>>; E],
    /// Warps held by their wait mask.
    pub trace_hold: [Signal<Out, Bits<W>>; E],
    /// Warps that could issue.
    pub trace_eligible: [Signal<Out, Bits<W>>; E],
    /// The instruction issued names a slot of the scoreboard.
    pub trace_reorderable: [Signal<Out, Bit>; E],
    /// An instruction with a result is complete.
    pub trace_result: [Signal<Out, Bit>; E],
    /// Its warp.
    pub trace_result_warp: [Signal<Out, Bits<LW>>; E],
    /// Its slot.
    pub trace_result_slot: [Signal<Out, Bits<3>>; E],
    /// A store is complete.
    pub trace_store: [Signal<Out, Bit>; E],
    /// Its warp.
    pub trace_store_warp: [Signal<Out, Bits<LW>>; E],
    /// Its slot.
    pub trace_store_slot: [Signal<Out, Bits<3>>; E],
    #[build(Dispatcher::new(numbers.registers, variant.warps.unwrap_or(W)))]
    dispatcher: Lazy<Dispatcher<E, W, LW, T>>,
    #[build(ExecutionUnit::new(settings))]
    unit: [Lazy<
        ExecutionUnit<
            W,
            LW,
            CW,
            WAYS,
            LY,
            LINES,
            LL,
            A,
            DA,
            TAGW,
            PL,
            SQ,
            SR,
            T,
            TL,
            S,
            CB,
            GA,
            LV,
        >,
    >; E],
    texture_switch: [Lazy<TextureSwitch<E, E4, LV, LT>>; P],
    #[build(Lazy::new(Texture::new(TextureConfig {
        fifo: FifoConfig {
            ahead: mechanisms.texture_ahead,
            depth: variant.texture_depth.unwrap_or(numbers.latency_fifo as u32),
            places: (numbers.latency_fifo as u32).max(variant.texture_depth.unwrap_or(1).next_power_of_two()),
            outstanding: numbers.texture_requests as u32,
        },
        lines: variant.texture_lines,
        ways: variant.texture_ways.unwrap_or(numbers.texture_ways),
    }))
    .unless_absent(variant.has(OptionalUnit::Texture)))]
    texture: [Lazy<Texture<LT, CL>>; P],
    // What each pipeline asks memory for, line and tag: whether a request is taken comes from a
    // register here too.
    #[build(Lazy::new(WordFifo::new(false)).unless_absent(variant.has(OptionalUnit::Texture)))]
    lines_wanted: [Lazy<WordFifo<2, 3, 2>>; P],
    memory_switch: Lazy<MemorySwitch<E, E4, P>>,
    #[build(Lazy::new(AtomicUnit::default()).unless_absent(variant.has(OptionalUnit::AtomicUnit)))]
    atomic_unit: Lazy<AtomicUnit>,
    // A reply of memory, or of the atomic unit: who it is for, its tag there.
    unit_reply: [DFF<Bit>; E],
    texture_reply: [DFF<Bit>; P],
    reply_tag: DFF<Bits<8>>,
    reply_data: [DFF<Bits<32>>; 4],
    // The unit of the first fault.
    faulted: DFF<Bit>,
    culprit: DFF<Bits<3>>,
    // The units of a texture pipeline: every P-th.
    #[value(|p| (p as u64..E as u64).step_by(P).fold(0u64, |mask, unit| mask | 1 << unit))]
    served: [Constant<Bits<E>>; P],
    #[value(E == 1 && T == 4)]
    single: Constant<Bit>,
    #[value(variant.has(OptionalUnit::AtomicUnit))]
    has_atomics: Constant<Bit>,
    line: Signal<Local, Bits<28>>,
    line_tag: Signal<Local, Bits<6>>,
    asked_line: Signal<Local, Bits<32>>,
    asked_tag: Signal<Local, Bits<32>>,
    shown: Signal<Local, Bits<3>>,
    loading: Signal<Local, Bit>,
    busy: Signal<Local, Bit>,
}

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
    > Logic
    for ShaderCore<
        E,
        E4,
        LT,
        P,
        W,
        LW,
        CW,
        WAYS,
        LY,
        LINES,
        LL,
        A,
        DA,
        TAGW,
        PL,
        CL,
        SQ,
        SR,
        T,
        TL,
        S,
        CB,
        GA,
        LV,
    >
{
    #[hdl_gen]
    fn update(&mut self) {
        // The first warp is granted its slot when every unit has its constants, and launched in the
        // next cycle.
        self.loading.next = false;
        for e in 0..E {
            self.loading.next = self.loading.val() | self.unit[e].loading.val();
        }

        // Pool control.
        self.dispatcher.start.next = self.start.val();
        self.dispatcher.last_task.next = self.last_task.val();
        self.task.drive(&mut self.dispatcher.task);
        self.dispatcher.launch_ready.next = !self.loading.val();
        // An atomic is answered when its write is under way, not when the memory has taken it; in
        // front of the atomic unit a request may wait. A refill for a warp that was stopped may be
        // left: the next launch must not find it.
        self.busy.next = self.loading.val()
            | self.memory_switch.req.valid.val()
            | self.atomic_unit.mem.valid.val();
        for e in 0..E {
            self.busy.next = self.busy.val() | !self.unit[e].quiet.val();
        }
        self.done.next = self.dispatcher.done.val() & !self.busy.val();

        // The units.
        for e in 0..E {
            self.unit[e].start.next = self.start.val();
            self.unit[e].implicit_fences.next = self.implicit_fences.val();
            self.unit[e].bonuses.next = self.bonuses.val();
            self.unit[e].thresholds.next = self.thresholds.val();
            self.unit[e].program_base.next = self.program_base.val();
            self.unit[e].program_length.next = self.program_length.val();
            self.unit[e].memory_lines.next = self.memory_lines.val();
            self.unit[e].shared_words.next = self.shared_words.val();
            self.unit[e].counter_select.next = self.counter_select.val();
            self.unit[e].constant_base.next = self.constant_base.val();
            self.unit[e].constant_lines.next = self.constant_lines.val();
            self.unit[e].launch_valid.next = self.dispatcher.launch_valid[e].val();
            self.unit[e].launch_warp.next = self.dispatcher.launch_warp.val();
            self.unit[e].launch_id.next = self.dispatcher.launch_id.val();
            self.unit[e].launch_x.next = self.dispatcher.launch_x.val();
            self.unit[e].launch_y.next = self.dispatcher.launch_y.val();
            self.unit[e].launch_tile.next = self.dispatcher.launch_tile.val();
            self.unit[e].launch_mask.next = self.dispatcher.launch_mask.val();
            self.unit[e].launch_pages.next = self.dispatcher.launch_pages.val();
            self.unit[e].launch_pc.next = self.dispatcher.launch_pc.val();
            self.unit[e].launch_wait.next = self.dispatcher.launch_wait.val();
            self.unit[e].launch_stage.next = self.dispatcher.launch_stage.val();
            self.unit[e].launch_linear.next = self.dispatcher.launch_linear.val();
            self.unit[e].launch_together.next = self.dispatcher.launch_together.val();
            self.unit[e].launch_workgroup.next = self.dispatcher.launch_workgroup.val();
            self.unit[e].launch_first.next =
                self.dispatcher.launch_first.val() & self.dispatcher.launch_valid[e].val();
            self.unit[e].group_open.next = self.dispatcher.group_open[e].val();
            self.unit[e].busy.next = self.dispatcher.busy[e].val();
            self.dispatcher.group_ready[e].next = self.unit[e].group_ready.val();
            self.dispatcher.free_valid[e].next = self.unit[e].free_valid.val();
            self.dispatcher.free_warp[e].next = self.unit[e].free_warp.val();
            // What is shared is counted in unit 0, a texture pipeline in the unit of its number.
            self.unit[e].running.next = false;
            self.unit[e].count_lookup.next = 0.into();
            self.unit[e].count_texture_miss.next = false;

            // To the memory and back.
            self.memory_switch.unit_valid[e].next = self.unit[e].req.valid.val();
            self.unit[e].req.ready.next = self.memory_switch.unit_ready[e].val();
            self.memory_switch.unit_write[e].next = self.unit[e].req.write.val();
            self.memory_switch.unit_atomic[e].next = self.unit[e].req.atomic.val();
            self.memory_switch.unit_aop[e].next = self.unit[e].req.aop.val();
            self.memory_switch.unit_word[e].next = self.unit[e].req.word.val();
            self.memory_switch.unit_address[e].next = self.unit[e].req.address.val();
            self.memory_switch.unit_mask[e].next = self.unit[e].req.mask.val();
            self.memory_switch.unit_tag[e].next = self.unit[e].req.tag.val();
            self.unit_reply[e].d.next = self.memory_switch.unit_rsp[e].val();
            self.unit[e].rsp.valid.next = self.unit_reply[e].q.val();
            self.unit[e].rsp.tag.next = self.reply_tag.q.val();
            for i in 0..4 {
                self.unit[e].rsp.data[i].next = self.reply_data[i].q.val();
            }
            self.memory_switch.unit_data[4 * e].next = self.unit[e].req.data[0].val();
            self.memory_switch.unit_data[4 * e + 1].next = self.unit[e].req.data[1].val();
            self.memory_switch.unit_data[4 * e + 2].next = self.unit[e].req.data[2].val();
            self.memory_switch.unit_data[4 * e + 3].next = self.unit[e].req.data[3].val();

            // Traces.
            self.trace_valid[e].next = self.unit[e].trace_valid.val();
            self.trace_warp[e].next = self.unit[e].trace_warp.val();
            self.trace_pc[e].next = self.unit[e].trace_pc.val();
            self.trace_active[e].next = self.unit[e].trace_active.val();
            self.trace_live[e].next = self.unit[e].trace_live.val();
            self.trace_hold[e].next = self.unit[e].trace_hold.val();
            self.trace_eligible[e].next = self.unit[e].trace_eligible.val();
            self.trace_reorderable[e].next = self.unit[e].trace_reorderable.val();
            self.trace_result[e].next = self.unit[e].trace_result.val();
            self.trace_result_warp[e].next = self.unit[e].trace_result_warp.val();
            self.trace_result_slot[e].next = self.unit[e].trace_result_slot.val();
            self.trace_store[e].next = self.unit[e].trace_store.val();
            self.trace_store_warp[e].next = self.unit[e].trace_store_warp.val();
            self.trace_store_slot[e].next = self.unit[e].trace_store_slot.val();
        }
        self.unit[0].running.next = !self.dispatcher.done.val();
        for p in 0..P {
            self.unit[p].count_lookup.next = self.texture[p].count_lookup.val();
            self.unit[p].count_texture_miss.next = self.texture[p].count_miss.val();
        }

        // Counters, and the first fault; of several in one cycle that of the lowest unit.
        self.shown.next = self.culprit.q.val();
        self.unit[0].fault.drive(&mut self.fault);
        self.fault.valid.next = false;
        self.counter_value.next = self.unit[0].counter_value.val();
        for e in 0..E {
            if self.unit[e].fault.valid.val() {
                self.fault.valid.next = true;
                if !self.faulted.q.val() {
                    self.faulted.d.next = true;
                    self.shown.next = e.to_bits();
                }
            }
        }
        self.culprit.d.next = self.shown.val();
        for e in 0..E {
            if self.shown.val() == e.to_bits() {
                self.fault.cause.next = self.unit[e].fault.cause.val();
                self.fault.warp.next = self.unit[e].fault.warp.val();
                self.fault.pc.next = self.unit[e].fault.pc.val();
            }
            if self.counter_unit.val() == e.to_bits() {
                self.counter_value.next = self.unit[e].counter_value.val();
            }
        }
        if self.start.val() {
            self.faulted.d.next = false;
            self.culprit.d.next = 0.into();
        }

        // The texture pipelines and their units.
        for p in 0..P {
            self.texture[p].flush.next = self.start.val();
            self.texture[p].descriptor_base.next = self.descriptor_base.val();
            // A pipeline takes what comes: with one unit, its selections ahead of time respect the
            // room that is left.
            self.texture[p].req.valid.next = self.texture_switch[p].req.valid.val()
                & (self.texture[p].req.ready.val() | self.single.val());
            self.texture_switch[p].req.ready.next =
                self.texture[p].req.ready.val() | self.single.val();
            self.texture[p].req.kind.next = self.texture_switch[p].req.kind.val();
            self.texture[p].req.warp.next = self.texture_switch[p].req.warp.val();
            self.texture[p].req.rd.next = self.texture_switch[p].req.rd.val();
            self.texture[p].req.slot.next = self.texture_switch[p].req.slot.val();
            self.texture[p].req.mask.next = self.texture_switch[p].req.mask.val();
            self.texture[p].req.channels.next = self.texture_switch[p].req.channels.val();
            self.texture[p].req.texture.next = self.texture_switch[p].req.texture.val();
            self.texture_switch[p].wb_valid.next = self.texture[p].wb.valid.val();
            self.texture_switch[p].wb_warp.next = self.texture[p].wb.warp.val();
            self.texture[p].wb.ready.next = self.texture_switch[p].wb_ready.val();
            self.lines_wanted[p].in_valid.next = self.texture[p].mem.valid.val();
            self.line.next = self.texture[p].mem.address.val();
            self.line_tag.next = self.texture[p].mem.tag.val();
            self.lines_wanted[p].in_words[0].next = bit_cast::<32, 28>(self.line.val());
            self.lines_wanted[p].in_words[1].next = bit_cast::<32, 6>(self.line_tag.val());
            self.texture[p].mem.ready.next = self.lines_wanted[p].in_ready.val();
            self.lines_wanted[p].out_ready.next = self.memory_switch.texture_ready[p].val();
            self.texture_reply[p].d.next = self.memory_switch.texture_rsp[p].val();
            self.texture[p].rsp.valid.next = self.texture_reply[p].q.val();
            self.texture[p].rsp.tag.next = bit_cast::<6, 8>(self.reply_tag.q.val());
            for i in 0..4 {
                self.texture[p].req.u[i].next = self.texture_switch[p].req.u[i].val();
                self.texture[p].req.v[i].next = self.texture_switch[p].req.v[i].val();
                self.texture[p].rsp.data[i].next = self.reply_data[i].q.val();
            }
            self.memory_switch.texture_valid[p].next = self.lines_wanted[p].out_valid.val();
            self.asked_line.next = self.lines_wanted[p].out_words[0].val();
            self.memory_switch.texture_address[p].next = self.asked_line.val().get_bits::<28>(0);
            self.asked_tag.next = self.lines_wanted[p].out_words[1].val();
            self.memory_switch.texture_tag[p].next = self.asked_tag.val().get_bits::<6>(0);
            for e in 0..E {
                // A unit asks its own pipeline; the switches of the others do not see it.
                self.texture_switch[p].unit_valid[e].next =
                    self.unit[e].tex.valid.val() & self.served[p].val().get_bit(e);
                self.texture_switch[p].unit_kind[e].next = self.unit[e].tex.kind.val();
                self.texture_switch[p].unit_warp[e].next = self.unit[e].tex.warp.val();
                self.texture_switch[p].unit_rd[e].next = self.unit[e].tex.rd.val();
                self.texture_switch[p].unit_slot[e].next = self.unit[e].tex.slot.val();
                self.texture_switch[p].unit_mask[e].next = self.unit[e].tex.mask.val();
                self.texture_switch[p].unit_channels[e].next = self.unit[e].tex.channels.val();
                self.texture_switch[p].unit_texture[e].next = self.unit[e].tex.texture.val();
                self.texture_switch[p].texel_ready[e].next = self.unit[e].texel.ready.val();
                self.texture_switch[p].unit_u[4 * e].next = self.unit[e].tex.u[0].val();
                self.texture_switch[p].unit_v[4 * e].next = self.unit[e].tex.v[0].val();
                self.texture_switch[p].unit_u[4 * e + 1].next = self.unit[e].tex.u[1].val();
                self.texture_switch[p].unit_v[4 * e + 1].next = self.unit[e].tex.v[1].val();
                self.texture_switch[p].unit_u[4 * e + 2].next = self.unit[e].tex.u[2].val();
                self.texture_switch[p].unit_v[4 * e + 2].next = self.unit[e].tex.v[2].val();
                self.texture_switch[p].unit_u[4 * e + 3].next = self.unit[e].tex.u[3].val();
                self.texture_switch[p].unit_v[4 * e + 3].next = self.unit[e].tex.v[3].val();
            }
        }
        for e in 0..E {
            self.unit[e].tex_room.next = self.texture[0].req.ready.val();
            self.unit[e].tex.ready.next = false;
            self.unit[e].texel.valid.next = false;
            self.unit[e].texel.warp.next = self.texture_switch[0].texel_warp.val();
            self.unit[e].texel.rd.next = self.texture[0].wb.rd.val();
            self.unit[e].texel.mask.next = self.texture[0].wb.mask.val();
            self.unit[e].texel.last.next = self.texture[0].wb.last.val();
            self.unit[e].texel.slot.next = self.texture[0].wb.slot.val();
            for i in 0..4 {
                self.unit[e].texel.data[i].next = self.texture[0].wb.data[i].val();
            }
            for p in 0..P {
                if self.served[p].val().get_bit(e) {
                    self.unit[e].tex.ready.next = self.texture_switch[p].unit_ready[e].val();
                    self.unit[e].texel.valid.next = self.texture_switch[p].texel_valid[e].val();
                    self.unit[e].texel.warp.next = self.texture_switch[p].texel_warp.val();
                    self.unit[e].texel.rd.next = self.texture[p].wb.rd.val();
                    self.unit[e].texel.mask.next = self.texture[p].wb.mask.val();
                    self.unit[e].texel.last.next = self.texture[p].wb.last.val();
                    self.unit[e].texel.slot.next = self.texture[p].wb.slot.val();
                    for i in 0..4 {
                        self.unit[e].texel.data[i].next = self.texture[p].wb.data[i].val();
                    }
                }
            }
        }

        // The memory port, behind the switch's queue and the atomic unit when there is one.
        self.memory_switch.req.ready.next = self.req.ready.val();
        self.memory_switch.rsp_valid.next = self.rsp.valid.val();
        self.memory_switch.rsp_tag.next = self.rsp.tag.val();
        self.req.valid.next = self.memory_switch.req.valid.val();
        self.req.write.next = self.memory_switch.req.write.val();
        self.req.address.next = self.memory_switch.req.address.val();
        self.req.mask.next = self.memory_switch.req.mask.val();
        self.req.tag.next = self.memory_switch.req.tag.val();
        if self.has_atomics.val() {
            self.memory_switch.req.ready.next = self.atomic_unit.req.ready.val();
            self.memory_switch.rsp_valid.next = self.atomic_unit.rsp.valid.val();
            self.memory_switch.rsp_tag.next = self.atomic_unit.rsp.tag.val();
            self.req.valid.next = self.atomic_unit.mem.valid.val();
            self.req.write.next = self.atomic_unit.mem.write.val();
            self.req.address.next = self.atomic_unit.mem.address.val();
            self.req.mask.next = self.atomic_unit.mem.mask.val();
            self.req.tag.next = self.atomic_unit.mem.tag.val();
        }
        // Replies come through a register: who asked looks up what it wanted in the same cycle.
        self.reply_tag.d.next = self.memory_switch.client_tag.val();
        self.rsp.drive(&mut self.atomic_unit.ans);
        for i in 0..4 {
            self.reply_data[i].d.next = self.rsp.data[i].val();
            self.req.data[i].next = self.memory_switch.req.data[i].val();
            if self.has_atomics.val() {
                self.reply_data[i].d.next = self.atomic_unit.rsp.data[i].val();
                self.req.data[i].next = self.atomic_unit.mem.data[i].val();
            }
            self.atomic_unit.req.data[i].next = self.memory_switch.req.data[i].val();
        }
        self.atomic_unit.flush.next = self.start.val();
        self.atomic_unit.req.valid.next = self.memory_switch.req.valid.val();
        self.atomic_unit.req.write.next = self.memory_switch.req.write.val();
        self.atomic_unit.req.atomic.next = self.memory_switch.req.atomic.val();
        self.atomic_unit.req.aop.next = self.memory_switch.req.aop.val();
        self.atomic_unit.req.word.next = self.memory_switch.req.word.val();
        self.atomic_unit.req.address.next = self.memory_switch.req.address.val();
        self.atomic_unit.req.mask.next = self.memory_switch.req.mask.val();
        self.atomic_unit.req.tag.next = self.memory_switch.req.tag.val();
        self.atomic_unit.mem.ready.next = self.req.ready.val();
    }
}

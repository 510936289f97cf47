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
//! The core of a named size has one unit; [`Variant::units`](crate::config::Variant::units) asks for up to eight, which share one
//! texture pipeline or two ([`Variant::texture_pipelines`](crate::config::Variant::texture_pipelines)): unit `e` has pipeline `e mod P`.
mod build;

use crate::atomics::unit::AtomicUnit;
use crate::cells::{Lazy, DFF};
use crate::config::{Mechanisms, Size, Variant};
use crate::dispatcher::Dispatcher;
use crate::execution_unit::{ExecutionUnit, UnitSettings};
use crate::pool::memory_switch::MemorySwitch;
use crate::pool::texture_switch::TextureSwitch;
use crate::pool::word_fifo::WordFifo;
use crate::prelude::*;
use crate::texture::latency_fifo::FifoConfig;
use crate::texture::{Texture, TextureConfig};
use warpwright_isa::OptionalUnit;

pub use build::{build, build_variant, pipeline_counts, thread_counts, unit_counts};
pub(crate) use build::{on_its_own_stack, with_one_unit};

/// The core: `E` units of `W` warps of `T` threads, 4 or 8, and `P` texture pipelines, `LINES` instruction cache lines, register file
/// groups of `2^A` registers, `2^CL` texture cache lines. `E4` is `4 E`; warp numbers of the texture
/// pipeline have `LT` bits. The rest as in `ExecutionUnit`.
#[derive(LogicBlock)]
#[block(new(size: Size, mechanisms: Mechanisms, variant: Variant))]
#[derived(numbers = size.numbers())]
#[check(
    LINES == numbers.instruction_lines
        && 1 << PL == numbers.line_instructions
        && 1 << CL == numbers.texture_lines
        && E == variant.units
        && P == variant.texture_pipelines
        && T == variant.threads(),
    "the type fits the size"
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
    /// Pulse: launch tasks 0 to `last_task`. The tasks are written before; they and the other host inputs stand until `done`.
    pub start: Signal<In, Bit>,
    /// The last task.
    pub last_task: Signal<In, Bits<2>>,
    /// A word of a task is written, see [`task_table`](crate::dispatcher::task_table).
    pub task_valid: Signal<In, Bit>,
    /// The task.
    pub task_number: Signal<In, Bits<2>>,
    /// Which word.
    pub task_word: Signal<In, Bits<2>>,
    /// The word.
    pub task_data: Signal<In, Bits<32>>,
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
    pub req_tag: Signal<Out, Bits<13>>,
    /// Response: valid.
    pub rsp_valid: Signal<In, Bit>,
    /// Response: tag.
    pub rsp_tag: Signal<In, Bits<13>>,
    /// Response: the line.
    pub rsp_data: [Signal<In, Bits<32>>; 4],
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
    unit: [Lazy<ExecutionUnit<W, LW, CW, WAYS, LY, LINES, LL, A, DA, TAGW, PL, SQ, SR, T, TL, S, CB, GA, LV>>; E],
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
    // What each pipeline asks memory for, line and tag: whether a request is taken comes from a register here too.
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
    > Logic for ShaderCore<E, E4, LT, P, W, LW, CW, WAYS, LY, LINES, LL, A, DA, TAGW, PL, CL, SQ, SR, T, TL, S, CB, GA, LV>
{
    #[hdl_gen]
    fn update(&mut self) {
        // The first warp is granted its slot when every unit has its constants, and launched in the next cycle.
        self.loading.next = false;
        for e in 0..E {
            self.loading.next = self.loading.val() | self.unit[e].loading.val();
        }

        // Pool control.
        self.dispatcher.start.next = self.start.val();
        self.dispatcher.last_task.next = self.last_task.val();
        self.dispatcher.task_valid.next = self.task_valid.val();
        self.dispatcher.task_number.next = self.task_number.val();
        self.dispatcher.task_word.next = self.task_word.val();
        self.dispatcher.task_data.next = self.task_data.val();
        self.dispatcher.launch_ready.next = !self.loading.val();
        // An atomic is answered when its write is under way, not when the memory has taken it; in front of the atomic
        // unit a request may wait. A refill for a warp that was stopped may be left: the next launch must not find it.
        self.busy.next = self.loading.val() | self.memory_switch.req_valid.val() | self.atomic_unit.mem_valid.val();
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
            self.unit[e].launch_first.next = self.dispatcher.launch_first.val() & self.dispatcher.launch_valid[e].val();
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
            self.memory_switch.unit_valid[e].next = self.unit[e].req_valid.val();
            self.unit[e].req_ready.next = self.memory_switch.unit_ready[e].val();
            self.memory_switch.unit_write[e].next = self.unit[e].req_write.val();
            self.memory_switch.unit_atomic[e].next = self.unit[e].req_atomic.val();
            self.memory_switch.unit_aop[e].next = self.unit[e].req_aop.val();
            self.memory_switch.unit_word[e].next = self.unit[e].req_word.val();
            self.memory_switch.unit_address[e].next = self.unit[e].req_address.val();
            self.memory_switch.unit_mask[e].next = self.unit[e].req_mask.val();
            self.memory_switch.unit_tag[e].next = self.unit[e].req_tag.val();
            self.unit_reply[e].d.next = self.memory_switch.unit_rsp[e].val();
            self.unit[e].rsp_valid.next = self.unit_reply[e].q.val();
            self.unit[e].rsp_tag.next = self.reply_tag.q.val();
            for i in 0..4 {
                self.unit[e].rsp_data[i].next = self.reply_data[i].q.val();
            }
            self.memory_switch.unit_data[4 * e].next = self.unit[e].req_data[0].val();
            self.memory_switch.unit_data[4 * e + 1].next = self.unit[e].req_data[1].val();
            self.memory_switch.unit_data[4 * e + 2].next = self.unit[e].req_data[2].val();
            self.memory_switch.unit_data[4 * e + 3].next = self.unit[e].req_data[3].val();

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
        self.fault_valid.next = false;
        self.fault_cause.next = self.unit[0].fault_cause.val();
        self.fault_warp.next = self.unit[0].fault_warp.val();
        self.fault_pc.next = self.unit[0].fault_pc.val();
        self.counter_value.next = self.unit[0].counter_value.val();
        for e in 0..E {
            if self.unit[e].fault_valid.val() {
                self.fault_valid.next = true;
                if !self.faulted.q.val() {
                    self.faulted.d.next = true;
                    self.shown.next = e.to_bits();
                }
            }
        }
        self.culprit.d.next = self.shown.val();
        for e in 0..E {
            if self.shown.val() == e.to_bits() {
                self.fault_cause.next = self.unit[e].fault_cause.val();
                self.fault_warp.next = self.unit[e].fault_warp.val();
                self.fault_pc.next = self.unit[e].fault_pc.val();
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
            // A pipeline takes what comes: with one unit, its selections ahead of time respect the room that is left.
            self.texture[p].req_valid.next =
                self.texture_switch[p].req_valid.val() & (self.texture[p].req_ready.val() | self.single.val());
            self.texture_switch[p].req_ready.next = self.texture[p].req_ready.val() | self.single.val();
            self.texture[p].req_kind.next = self.texture_switch[p].req_kind.val();
            self.texture[p].req_warp.next = self.texture_switch[p].req_warp.val();
            self.texture[p].req_rd.next = self.texture_switch[p].req_rd.val();
            self.texture[p].req_slot.next = self.texture_switch[p].req_slot.val();
            self.texture[p].req_mask.next = self.texture_switch[p].req_mask.val();
            self.texture[p].req_channels.next = self.texture_switch[p].req_channels.val();
            self.texture[p].req_texture.next = self.texture_switch[p].req_texture.val();
            self.texture_switch[p].wb_valid.next = self.texture[p].wb_valid.val();
            self.texture_switch[p].wb_warp.next = self.texture[p].wb_warp.val();
            self.texture[p].wb_ready.next = self.texture_switch[p].wb_ready.val();
            self.lines_wanted[p].in_valid.next = self.texture[p].mem_valid.val();
            self.line.next = self.texture[p].mem_address.val();
            self.line_tag.next = self.texture[p].mem_tag.val();
            self.lines_wanted[p].in_words[0].next = bit_cast::<32, 28>(self.line.val());
            self.lines_wanted[p].in_words[1].next = bit_cast::<32, 6>(self.line_tag.val());
            self.texture[p].mem_ready.next = self.lines_wanted[p].in_ready.val();
            self.lines_wanted[p].out_ready.next = self.memory_switch.texture_ready[p].val();
            self.texture_reply[p].d.next = self.memory_switch.texture_rsp[p].val();
            self.texture[p].rsp_valid.next = self.texture_reply[p].q.val();
            self.texture[p].rsp_tag.next = bit_cast::<6, 8>(self.reply_tag.q.val());
            for i in 0..4 {
                self.texture[p].req_u[i].next = self.texture_switch[p].req_u[i].val();
                self.texture[p].req_v[i].next = self.texture_switch[p].req_v[i].val();
                self.texture[p].rsp_data[i].next = self.reply_data[i].q.val();
            }
            self.memory_switch.texture_valid[p].next = self.lines_wanted[p].out_valid.val();
            self.asked_line.next = self.lines_wanted[p].out_words[0].val();
            self.memory_switch.texture_address[p].next = self.asked_line.val().get_bits::<28>(0);
            self.asked_tag.next = self.lines_wanted[p].out_words[1].val();
            self.memory_switch.texture_tag[p].next = self.asked_tag.val().get_bits::<6>(0);
            for e in 0..E {
                // A unit asks its own pipeline; the switches of the others do not see it.
                self.texture_switch[p].unit_valid[e].next = self.unit[e].tex_valid.val() & self.served[p].val().get_bit(e);
                self.texture_switch[p].unit_kind[e].next = self.unit[e].tex_kind.val();
                self.texture_switch[p].unit_warp[e].next = self.unit[e].tex_warp.val();
                self.texture_switch[p].unit_rd[e].next = self.unit[e].tex_rd.val();
                self.texture_switch[p].unit_slot[e].next = self.unit[e].tex_slot.val();
                self.texture_switch[p].unit_mask[e].next = self.unit[e].tex_mask.val();
                self.texture_switch[p].unit_channels[e].next = self.unit[e].tex_channels.val();
                self.texture_switch[p].unit_texture[e].next = self.unit[e].tex_texture.val();
                self.texture_switch[p].texel_ready[e].next = self.unit[e].texel_ready.val();
                self.texture_switch[p].unit_u[4 * e].next = self.unit[e].tex_u[0].val();
                self.texture_switch[p].unit_v[4 * e].next = self.unit[e].tex_v[0].val();
                self.texture_switch[p].unit_u[4 * e + 1].next = self.unit[e].tex_u[1].val();
                self.texture_switch[p].unit_v[4 * e + 1].next = self.unit[e].tex_v[1].val();
                self.texture_switch[p].unit_u[4 * e + 2].next = self.unit[e].tex_u[2].val();
                self.texture_switch[p].unit_v[4 * e + 2].next = self.unit[e].tex_v[2].val();
                self.texture_switch[p].unit_u[4 * e + 3].next = self.unit[e].tex_u[3].val();
                self.texture_switch[p].unit_v[4 * e + 3].next = self.unit[e].tex_v[3].val();
            }
        }
        for e in 0..E {
            self.unit[e].tex_room.next = self.texture[0].req_ready.val();
            self.unit[e].tex_ready.next = false;
            self.unit[e].texel_valid.next = false;
            self.unit[e].texel_warp.next = self.texture_switch[0].texel_warp.val();
            self.unit[e].texel_rd.next = self.texture[0].wb_rd.val();
            self.unit[e].texel_mask.next = self.texture[0].wb_mask.val();
            self.unit[e].texel_last.next = self.texture[0].wb_last.val();
            self.unit[e].texel_slot.next = self.texture[0].wb_slot.val();
            for i in 0..4 {
                self.unit[e].texel_data[i].next = self.texture[0].wb_data[i].val();
            }
            for p in 0..P {
                if self.served[p].val().get_bit(e) {
                    self.unit[e].tex_ready.next = self.texture_switch[p].unit_ready[e].val();
                    self.unit[e].texel_valid.next = self.texture_switch[p].texel_valid[e].val();
                    self.unit[e].texel_warp.next = self.texture_switch[p].texel_warp.val();
                    self.unit[e].texel_rd.next = self.texture[p].wb_rd.val();
                    self.unit[e].texel_mask.next = self.texture[p].wb_mask.val();
                    self.unit[e].texel_last.next = self.texture[p].wb_last.val();
                    self.unit[e].texel_slot.next = self.texture[p].wb_slot.val();
                    for i in 0..4 {
                        self.unit[e].texel_data[i].next = self.texture[p].wb_data[i].val();
                    }
                }
            }
        }

        // The memory port, behind the switch's queue and the atomic unit when there is one.
        self.memory_switch.req_ready.next = self.req_ready.val();
        self.memory_switch.rsp_valid.next = self.rsp_valid.val();
        self.memory_switch.rsp_tag.next = self.rsp_tag.val();
        self.req_valid.next = self.memory_switch.req_valid.val();
        self.req_write.next = self.memory_switch.req_write.val();
        self.req_address.next = self.memory_switch.req_address.val();
        self.req_mask.next = self.memory_switch.req_mask.val();
        self.req_tag.next = self.memory_switch.req_tag.val();
        if self.has_atomics.val() {
            self.memory_switch.req_ready.next = self.atomic_unit.req_ready.val();
            self.memory_switch.rsp_valid.next = self.atomic_unit.rsp_valid.val();
            self.memory_switch.rsp_tag.next = self.atomic_unit.rsp_tag.val();
            self.req_valid.next = self.atomic_unit.mem_valid.val();
            self.req_write.next = self.atomic_unit.mem_write.val();
            self.req_address.next = self.atomic_unit.mem_address.val();
            self.req_mask.next = self.atomic_unit.mem_mask.val();
            self.req_tag.next = self.atomic_unit.mem_tag.val();
        }
        // Replies come through a register: who asked looks up what it wanted in the same cycle.
        self.reply_tag.d.next = self.memory_switch.client_tag.val();
        for i in 0..4 {
            self.reply_data[i].d.next = self.rsp_data[i].val();
            self.req_data[i].next = self.memory_switch.req_data[i].val();
            if self.has_atomics.val() {
                self.reply_data[i].d.next = self.atomic_unit.rsp_data[i].val();
                self.req_data[i].next = self.atomic_unit.mem_data[i].val();
            }
            self.atomic_unit.req_data[i].next = self.memory_switch.req_data[i].val();
            self.atomic_unit.ans_data[i].next = self.rsp_data[i].val();
        }
        self.atomic_unit.flush.next = self.start.val();
        self.atomic_unit.req_valid.next = self.memory_switch.req_valid.val();
        self.atomic_unit.req_write.next = self.memory_switch.req_write.val();
        self.atomic_unit.req_atomic.next = self.memory_switch.req_atomic.val();
        self.atomic_unit.req_aop.next = self.memory_switch.req_aop.val();
        self.atomic_unit.req_word.next = self.memory_switch.req_word.val();
        self.atomic_unit.req_address.next = self.memory_switch.req_address.val();
        self.atomic_unit.req_mask.next = self.memory_switch.req_mask.val();
        self.atomic_unit.req_tag.next = self.memory_switch.req_tag.val();
        self.atomic_unit.mem_ready.next = self.req_ready.val();
        self.atomic_unit.ans_valid.next = self.rsp_valid.val();
        self.atomic_unit.ans_tag.next = self.rsp_tag.val();
    }
}

// SPDX-License-Identifier: MIT
//! The shader core: execution units and what they share (docs/mechanisms/5.md and 6).
//!
//! ```text
//!  dispatcher ─► execution_unit x E ─┬─► texture_switch ─► texture ─┐ x P
//!   (table of    (front end, warps,  │        ▲ texels              │
//!    resources)   lanes, scoreboard) └────────┼───► memory_switch ◄─┘ ─► atomic_unit ─► memory
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
use crate::bundles::{FaultReport, HostSettings, LineRequest, MemoryReply, TaskWord, UnitTrace};
use crate::cells::{Lazy, DFF};
use crate::config::{CoreConfig, Mechanisms, Variant};
use crate::dispatcher::Dispatcher;
use crate::execution_unit::{ExecutionUnit, UnitSettings};
use crate::pool::line_read_fifo::LineReadFifo;
use crate::pool::memory_switch::MemorySwitch;
use crate::pool::texture_switch::TextureSwitch;
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
    /// Settings of the launch.
    pub host: HostSettings<In>,
    /// Execution unit whose counter is read.
    pub counter_unit: Signal<In, Bits<3>>,
    /// Counter to read.
    pub counter_select: Signal<In, Bits<5>>,
    /// Value of the counter, in the same cycle.
    pub counter_value: Signal<Out, Bits<32>>,
    /// Nothing runs.
    pub done: Signal<Out, Bit>,
    /// A fault has been recorded (sticky until `start`).
    pub fault: FaultReport<Out, 24>,
    // Memory port.
    /// Requests to memory.
    pub req: LineRequest<Out, 13>,
    /// Replies of memory.
    pub rsp: MemoryReply<In, 13>,
    /// The run of each unit, for traces.
    pub trace: [UnitTrace<Out, W, LW, T>; E],
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
    texture_switch: [Lazy<TextureSwitch<E, LV, LT>>; P],
    #[build(Lazy::new(Texture::new(TextureConfig {
        fifo: FifoConfig {
            ahead: mechanisms.texture_ahead,
            depth: variant.texture_depth.unwrap_or(numbers.latency_fifo as u32),
            places: (numbers.latency_fifo as u32)
                .max(variant.texture_depth.unwrap_or(1).next_power_of_two()),
            outstanding: numbers.texture_requests as u32,
        },
        lines: variant.texture_lines,
        ways: variant.texture_ways.unwrap_or(numbers.texture_ways),
    }))
    .unless_absent(variant.has(OptionalUnit::Texture)))]
    texture: [Lazy<Texture<LT, CL>>; P],
    #[build(Lazy::new(LineReadFifo::default()).unless_absent(variant.has(OptionalUnit::Texture)))]
    line_reads: [Lazy<LineReadFifo>; P],
    memory_switch: Lazy<MemorySwitch<E, P>>,
    #[build(Lazy::new(AtomicUnit::default()).unless_absent(variant.has(OptionalUnit::AtomicUnit)))]
    atomic_unit: Lazy<AtomicUnit>,
    // A reply of memory, or of the atomic unit: who it is for, its tag there.
    unit_reply: [DFF<Bit>; E],
    texture_reply: [DFF<Bit>; P],
    client_tag: DFF<Bits<8>>,
    client_data: [DFF<Bits<32>>; 4],
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
    reply: MemoryReply<Local, 13>,
    shown: Signal<Local, Bits<3>>,
    loading: Signal<Local, Bit>,
    busy: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for ShaderCore {
    fn update(&mut self) {
        // The first warp is granted its slot when every unit has its constants, and launched in the
        // next cycle.
        self.loading.next = false;
        for e in 0..E {
            self.loading.next = self.loading.val() | self.unit[e].loading.val();
        }

        // Pool control.
        self.drive(&mut self.dispatcher, [start, last_task]);
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
            self.drive(&mut self.unit[e], [start, counter_select]);
            self.host.drive(&mut self.unit[e].host);
            self.dispatcher.launch.drive(&mut self.unit[e].launch);
            self.unit[e].launch.valid.next = self.dispatcher.launch_unit[e].val();
            self.unit[e].launch.first.next =
                self.dispatcher.launch.first.val() & self.dispatcher.launch_unit[e].val();
            self.unit[e].group_open.next = self.dispatcher.group_open[e].val();
            self.unit[e].busy.next = self.dispatcher.busy[e].val();
            self.dispatcher.group_ready[e].next = self.unit[e].group_ready.val();
            self.dispatcher.free_valid[e].next = self.unit[e].free.valid.val();
            self.dispatcher.free_warp[e].next = self.unit[e].free.warp.val();
            // What is shared is counted in unit 0, a texture pipeline in the unit of its number.
            self.unit[e].running.next = false;
            self.unit[e].count_lookup.next = 0.into();
            self.unit[e].count_texture_miss.next = false;

            // To the memory and back.
            self.unit[e].req.drive(&mut self.memory_switch.unit[e]);
            self.unit_reply[e].d.next = self.memory_switch.unit_rsp[e].val();
            self.unit[e].rsp.valid.next = self.unit_reply[e].q.val();
            self.unit[e].rsp.tag.next = self.client_tag.q.val();
            for i in 0..4 {
                self.unit[e].rsp.data[i].next = self.client_data[i].q.val();
            }

            // Traces.
            self.unit[e].trace.drive(&mut self.trace[e]);
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
                self.unit[e].fault.drive(&mut self.fault, [cause, warp, pc]);
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
            self.texture[p].descriptor_base.next = self.host.descriptor_base.val();
            for e in 0..E {
                // A unit asks its own pipeline; the switches of the others do not see it.
                self.unit[e].tex.drive(&mut self.texture_switch[p].unit[e]);
                self.texture_switch[p].unit[e].valid.next =
                    self.unit[e].tex.valid.val() & self.served[p].val().get_bit(e);
                self.texture_switch[p].texel[e].ready.next = self.unit[e].texel.ready.val();
            }
            // The only unit selects texture reads by the room that is left: the pipeline has room
            // for each request.
            self.texture_switch[p].req.drive(&mut self.texture[p].req);
            self.texture[p].req.valid.next = self.texture_switch[p].req.valid.val()
                & (self.texture[p].req.ready.val() | self.single.val());
            if self.single.val() {
                self.texture_switch[p].req.ready.next = true;
            }
            self.texture[p].wb.drive(&mut self.texture_switch[p].wb);
            self.texture[p].mem.drive(&mut self.line_reads[p].input);
            self.line_reads[p].out.drive(&mut self.memory_switch.texture[p]);
            self.texture_reply[p].d.next = self.memory_switch.texture_rsp[p].val();
            self.texture[p].rsp.valid.next = self.texture_reply[p].q.val();
            self.texture[p].rsp.tag.next = bit_cast::<6, 8>(self.client_tag.q.val());
            for i in 0..4 {
                self.texture[p].rsp.data[i].next = self.client_data[i].q.val();
            }
        }
        for e in 0..E {
            self.unit[e].tex_room.next = self.texture[0].req.ready.val();
            self.unit[e].tex.ready.next = false;
            self.texture_switch[0].texel[e].drive(&mut self.unit[e].texel);
            self.unit[e].texel.valid.next = false;
            for p in 0..P {
                if self.served[p].val().get_bit(e) {
                    self.unit[e].tex.ready.next = self.texture_switch[p].unit[e].ready.val();
                    self.texture_switch[p].texel[e].drive(&mut self.unit[e].texel);
                }
            }
        }

        // The memory port: switch, atomic unit if there is one, memory.
        self.memory_switch.req.drive(&mut self.atomic_unit.req);
        self.atomic_unit.mem.drive(&mut self.req);
        self.rsp.drive(&mut self.atomic_unit.ans);
        self.atomic_unit.rsp.drive(&mut self.reply);
        self.atomic_unit.flush.next = self.start.val();
        if !self.has_atomics.val() {
            self.memory_switch.req.ready.next = self.req.ready.val();
            self.memory_switch.req.drive(&mut self.req, [valid, write, address, mask, tag, data]);
            self.rsp.drive(&mut self.reply);
        }
        // Replies are registered: a client uses a reply for look-ups in the cycle of its arrival.
        self.memory_switch.rsp_valid.next = self.reply.valid.val();
        self.memory_switch.rsp_tag.next = self.reply.tag.val();
        self.client_tag.d.next = self.memory_switch.client_tag.val();
        for i in 0..4 {
            self.client_data[i].d.next = self.reply.data[i].val();
        }
    }
}

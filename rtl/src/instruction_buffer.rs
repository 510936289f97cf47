// SPDX-License-Identifier: MIT
//! Instruction buffer: one decoded instruction per warp, and which warps may issue (docs/core.md).
//!
//! The front end delivers an instruction; it is decoded on the way in, in a cycle of its own, so
//! that the scheduler sees the class of every buffered instruction in flip-flops, while the words
//! themselves lie in LUT RAM and are read by the number of the selected warp.
//!
//! A warp is *eligible* when its buffer is full, no instruction of fixed latency is in flight for
//! it, the unit it needs takes requests (the scheduler counts those of the SFU), the slot it names
//! is not at its maximum (docs/mechanisms/2.md), and, for a fence or an undefined instruction,
//! nothing of it (of the fence's kind) is outstanding. The state of the scoreboard counts a cycle
//! later, through a register, since it would be the first half of the path that ends with the warp
//! selected. An instruction meets it in its first cycle all the same: the register is loaded as the
//! instruction leaves the decoder, and the scoreboard has counted the warp's last issue by then.
//!
//! - **latency**: fetched in cycle n: decoded in n + 1, eligible in n + 2; from `full`, `idle`,
//!   `loads`, `stores` to `eligible` a cycle
//! - **throughput**: one instruction in, one out per cycle
//! - **invariant**: a warp's instruction leaves once; the next arrives only after a new fetch

use crate::bundles::{Controls, FetchedInstruction, WarpEvent};
use crate::cells::{Lazy, LutRam, DFF};
use crate::decode::Decode;
use crate::instruction_word::{self as word, memory_op};
use crate::prelude::*;
use warpwright_isa::{ControlOp, OptionalUnit, Unit, UnitSet};

/// The instruction buffer of `W` warps.
#[derive(LogicBlock)]
#[block(new(suspend: bool, without: UnitSet))]
#[check(1 << LW == W, "LW is the logarithm of W")]
#[derived(units = [
            (OptionalUnit::Sfu, Unit::Sfu),
            (OptionalUnit::AtomicPrepare, Unit::AtomicPrepare),
            (OptionalUnit::Texture, Unit::Texture),
        ])]
#[derived(absent = units
    .iter()
    .filter(|(optional, _)| without.contains(*optional))
    .fold(0u64, |set, &(_, unit)| set | 1 << unit as u64))]
pub struct InstructionBuffer<const W: usize, const LW: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// An instruction that the front end delivers.
    pub fetch: FetchedInstruction<In, LW>,
    /// From the scheduler: the selected warp's instruction leaves in this cycle.
    pub select: WarpEvent<In, LW>,
    /// A fixed-latency instruction is about to be written back.
    pub fixed_done: Signal<In, Bit>,
    /// Warp slot of `fixed_done`.
    pub fixed_warp: Signal<In, Bits<LW>>,
    /// A blocking instruction of a slow unit (SFU, PREPARE; texture in the configuration `suspend`)
    /// has been written back.
    pub slow_done: Signal<In, Bit>,
    /// Warp slot of `slow_done`.
    pub slow_warp: Signal<In, Bits<LW>>,
    /// Slots of each warp that are at their maximum.
    pub full: [Signal<In, Bits<8>>; W],
    /// Warps of which nothing is outstanding.
    pub idle: Signal<In, Bits<W>>,
    /// Warps of which a load is outstanding.
    pub loads: Signal<In, Bits<W>>,
    /// Warps of which a store is outstanding.
    pub stores: Signal<In, Bits<W>>,
    /// Mode: a fence before every load, store and atomic.
    pub implicit_fences: Signal<In, Bit>,
    /// The load/store unit takes requests.
    pub load_store_ready: Signal<In, Bit>,
    /// The PREPARE unit takes requests.
    pub prepare_ready: Signal<In, Bit>,
    /// The texture pipeline takes requests.
    pub texture_ready: Signal<In, Bit>,
    /// The shared memory can take a request.
    pub shared_ready: Signal<In, Bit>,
    /// Warps that may issue, the texture grant left aside.
    pub eligible: Signal<Out, Bits<W>>,
    /// Warps that hold an instruction.
    pub buffered: Signal<Out, Bits<W>>,
    /// Warps with a fixed-latency, SFU or PREPARE instruction in flight, or suspended.
    pub blocked: Signal<Out, Bits<W>>,
    /// Buffered instruction is a texture read.
    pub is_texture: Signal<Out, Bits<W>>,
    /// Buffered instruction carries `.t`.
    pub mark_t: Signal<Out, Bits<W>>,
    /// Buffered instruction carries `.p`.
    pub mark_p: Signal<Out, Bits<W>>,
    /// Buffered instruction runs on the SFU only.
    pub for_sfu: Signal<Out, Bits<W>>,
    /// Buffered instruction runs on the MAD lanes only.
    pub for_mad: Signal<Out, Bits<W>>,
    /// Low word of the selected warp's instruction.
    pub low: Signal<Out, Bits<32>>,
    /// High word of the selected warp's instruction.
    pub high: Signal<Out, Bits<32>>,
    /// Decoded `Controls` of the selected warp's instruction.
    #[word]
    pub control: Signal<Out, Controls>,
    decode: Lazy<Decode>,
    // The instruction that arrived in the cycle before: opcode, fields `rd` and `ra`, bits 39:36.
    arrived: DFF<Bit>,
    arrived_warp: DFF<Bits<LW>>,
    arrived_op: DFF<Bits<8>>,
    arrived_rd: DFF<Bits<6>>,
    arrived_ra: DFF<Bits<6>>,
    arrived_modifier: DFF<Bits<4>>,
    // Its marks `.t` and `.p`; the slot that it names.
    arrived_marks: DFF<Bits<2>>,
    arrived_slot: DFF<Bits<3>>,
    low_words: LutRam<LW, 32>,
    high_words: LutRam<LW, 32>,
    control_words: LutRam<LW, 18>,
    #[drives(buffered)]
    valid: DFF<Bits<W>>,
    #[drives(blocked)]
    busy: DFF<Bits<W>>,
    // Classes of the buffered instructions.
    #[drives(is_texture)]
    texture: DFF<Bits<W>>,
    #[drives(mark_t)]
    text: DFF<Bits<W>>,
    #[drives(mark_p)]
    phase: DFF<Bits<W>>,
    #[drives(for_sfu)]
    sfu: DFF<Bits<W>>,
    #[drives(for_mad)]
    mad: DFF<Bits<W>>,
    load_store: DFF<Bits<W>>,
    shared: DFF<Bits<W>>,
    prepare: DFF<Bits<W>>,
    fence: DFF<Bits<W>>,
    load_fence: DFF<Bits<W>>,
    store_fence: DFF<Bits<W>>,
    // Warps whose instruction waits for what is outstanding.
    waits: DFF<Bits<W>>,
    // One-hot slot that the buffered instruction names; zero when it names none.
    slot: [DFF<Bits<8>>; W],
    #[value(1)]
    one: Constant<Bits<W>>,
    #[value(1)]
    one_slot: Constant<Bits<8>>,
    #[value(suspend)]
    suspend: Constant<Bit>,
    // Units that the core is built without, by number; shared memory is part of one.
    #[value(absent)]
    absent_units: Constant<Bits<8>>,
    #[value(without.contains(OptionalUnit::SharedMemory))]
    without_shared: Constant<Bit>,
    // Atomics on global memory.
    #[value(without.contains(OptionalUnit::AtomicUnit))]
    without_atomics: Constant<Bit>,
    missing: Signal<Local, Bit>,
    legal: Signal<Local, Bit>,
    fetched: Signal<Local, Bits<W>>,
    selected: Signal<Local, Bits<W>>,
    fixed_mask: Signal<Local, Bits<W>>,
    slow_mask: Signal<Local, Bits<W>>,
    is_load_store: Signal<Local, Bit>,
    is_shared: Signal<Local, Bit>,
    is_fence: Signal<Local, Bit>,
    is_load_fence: Signal<Local, Bit>,
    is_store_fence: Signal<Local, Bit>,
    own: Signal<Local, Bits<W>>,
    own_full: Signal<Local, Bits<8>>,
    own_busy: Signal<Local, Bit>,
    arrival_waits: Signal<Local, Bit>,
    next_waits: Signal<Local, Bits<W>>,
    stalled: Signal<Local, Bits<W>>,
    blocking: Signal<Local, Bits<W>>,
    named: Signal<Local, Bits<8>>,
    controls: Signal<Local, Controls>,
}

#[hdl_gen]
impl Logic for InstructionBuffer {
    fn update(&mut self) {
        // An instruction arrives, late in its cycle: from a block RAM.
        self.low_words.write(self.fetch.valid.val(), self.fetch.warp.val(), self.fetch.low.val());
        self.high_words.write(self.fetch.valid.val(), self.fetch.warp.val(), self.fetch.high.val());
        self.arrived.d.next = self.fetch.valid.val();
        self.arrived_warp.d.next = self.fetch.warp.val();
        self.arrived_op.d.next = self.fetch.low.val().get_bits::<8>(word::OPCODE);
        self.arrived_rd.d.next = self.fetch.low.val().get_bits::<6>(word::RD);
        self.arrived_ra.d.next = self.fetch.low.val().get_bits::<6>(word::RA);
        self.arrived_modifier.d.next = self.fetch.high.val().get_bits::<4>(word::MODIFIER);
        self.arrived_marks.d.next = self.fetch.high.val().get_bits::<2>(word::MARKS);
        self.arrived_slot.d.next = self.fetch.high.val().get_bits::<3>(word::SLOT);

        // Decode it, note its class.
        self.decode.op.next = self.arrived_op.q.val();
        self.decode.rd.next = self.arrived_rd.q.val();
        self.decode.ra.next = self.arrived_ra.q.val();
        self.decode.modifier.next = self.arrived_modifier.q.val();
        self.missing.next =
            self.without_atomics.val() & self.decode.unit_op.val().get_bit(memory_op::ATOMIC);
        if self.decode.unit_op.val().get_bit(memory_op::SHARED) {
            self.missing.next = self.without_shared.val();
        }
        self.legal.next = self.decode.legal.val()
            & !self.absent_units.val().get_bit(self.decode.unit.val().index())
            & !(self.missing.val() & (self.decode.unit.val() == Unit::LoadStore as u64));
        self.controls.next.legal = self.legal.val();
        self.controls.next.unit = self.decode.unit.val();
        self.controls.next.unit_op = self.decode.unit_op.val();
        self.controls.next.immediate = self.decode.immediate.val();
        self.controls.next.reads_a = self.decode.reads_a.val();
        self.controls.next.reads_b = self.decode.reads_b.val();
        self.controls.next.reads_c = self.decode.reads_c.val();
        self.controls.next.writes_rd = self.decode.writes_rd.val();
        self.controls.next.writes_pred = self.decode.writes_pred.val();
        self.controls.next.reorderable = self.decode.reorderable.val();
        self.controls.next.is_control = self.decode.is_control.val();
        self.control_words.write(
            self.arrived.q.val(),
            self.arrived_warp.q.val(),
            self.controls.val().into(),
        );
        self.fetched.next = 0.into();
        if self.arrived.q.val() {
            self.fetched.next = self.one.val() << self.arrived_warp.q.val();
        }
        self.texture.d.next = self.texture.q.val() & !self.fetched.val();
        self.text.d.next = self.text.q.val() & !self.fetched.val();
        self.phase.d.next = self.phase.q.val() & !self.fetched.val();
        self.sfu.d.next = self.sfu.q.val() & !self.fetched.val();
        self.mad.d.next = self.mad.q.val() & !self.fetched.val();
        self.is_load_store.next = false;
        self.is_shared.next = false;
        self.prepare.d.next = self.prepare.q.val() & !self.fetched.val();
        self.is_fence.next = false;
        self.is_load_fence.next = false;
        self.is_store_fence.next = false;
        if self.legal.val() {
            if (self.decode.unit.val() == Unit::Mad as u64)
                | (self.decode.unit.val() == Unit::Special as u64)
            {
                self.mad.d.next = self.mad.q.val() | self.fetched.val();
            }
            if self.decode.unit.val() == Unit::Sfu as u64 {
                self.sfu.d.next = self.sfu.q.val() | self.fetched.val();
            }
            if self.decode.unit.val() == Unit::LoadStore as u64 {
                self.is_shared.next = self.decode.unit_op.val().get_bit(memory_op::SHARED);
                self.is_load_store.next = !self.decode.unit_op.val().get_bit(memory_op::SHARED);
            }
            if self.decode.unit.val() == Unit::AtomicPrepare as u64 {
                self.prepare.d.next = self.prepare.q.val() | self.fetched.val();
            }
            if self.decode.unit.val() == Unit::Texture as u64 {
                self.texture.d.next = self.texture.q.val() | self.fetched.val();
                if self.arrived_marks.q.val().get_bit(0) {
                    self.text.d.next = self.text.q.val() | self.fetched.val();
                }
                if self.arrived_marks.q.val().get_bit(1) {
                    self.phase.d.next = self.phase.q.val() | self.fetched.val();
                }
            }
            if self.decode.unit.val() == Unit::Control as u64 {
                self.is_fence.next = self.decode.unit_op.val() == ControlOp::FenceAll as u64;
                self.is_load_fence.next = self.decode.unit_op.val() == ControlOp::FenceLoad as u64;
                self.is_store_fence.next =
                    self.decode.unit_op.val() == ControlOp::FenceStore as u64;
            }
            // Interpolation fetches its planes through the load path.
            if self.decode.unit.val() == Unit::Attribute as u64 {
                self.is_load_store.next = true;
            }
        } else {
            // Its fault comes after those of what is outstanding.
            self.is_fence.next = true;
        }
        self.named.next = 0.into();
        if self.legal.val() & self.decode.reorderable.val() {
            self.named.next = self.one_slot.val() << self.arrived_slot.q.val();
        }
        self.load_store.d.next = self.load_store.q.val() & !self.fetched.val();
        if self.is_load_store.val() {
            self.load_store.d.next = self.load_store.q.val() | self.fetched.val();
        }
        self.shared.d.next = self.shared.q.val() & !self.fetched.val();
        if self.is_shared.val() {
            self.shared.d.next = self.shared.q.val() | self.fetched.val();
        }
        self.fence.d.next = self.fence.q.val() & !self.fetched.val();
        if self.is_fence.val() {
            self.fence.d.next = self.fence.q.val() | self.fetched.val();
        }
        self.load_fence.d.next = self.load_fence.q.val() & !self.fetched.val();
        if self.is_load_fence.val() {
            self.load_fence.d.next = self.load_fence.q.val() | self.fetched.val();
        }
        self.store_fence.d.next = self.store_fence.q.val() & !self.fetched.val();
        if self.is_store_fence.val() {
            self.store_fence.d.next = self.store_fence.q.val() | self.fetched.val();
        }

        // Warps that wait for what is outstanding: those in the buffer, and the one that arrives,
        // whose class is known later than its warp.
        self.next_waits.next = (self.fence.q.val() & !self.idle.val())
            | (self.load_fence.q.val() & self.loads.val())
            | (self.store_fence.q.val() & self.stores.val());
        if self.implicit_fences.val() {
            self.next_waits.next = self.next_waits.val()
                | ((self.load_store.q.val() | self.shared.q.val()) & !self.idle.val());
        }
        self.own.next = self.one.val() << self.arrived_warp.q.val();
        self.own_full.next = 0.into();
        for i in 0..W {
            if (self.full[i].val() & self.slot[i].q.val()).any() {
                self.next_waits.next = self.next_waits.val().replace_bit(i, true);
            }
            if self.own.val().get_bit(i) {
                self.own_full.next = self.own_full.val() | self.full[i].val();
            }
            if self.fetched.val().get_bit(i) {
                self.slot[i].d.next = self.named.val();
            }
        }
        self.own_busy.next = (self.own.val() & !self.idle.val()).any();
        self.arrival_waits.next = (self.is_fence.val() & self.own_busy.val())
            | (self.is_load_fence.val() & (self.own.val() & self.loads.val()).any())
            | (self.is_store_fence.val() & (self.own.val() & self.stores.val()).any())
            | (self.implicit_fences.val()
                & (self.is_load_store.val() | self.is_shared.val())
                & self.own_busy.val())
            | (self.legal.val()
                & self.decode.reorderable.val()
                & self.own_full.val().get_bit(self.arrived_slot.q.val().index()));
        self.next_waits.next = self.next_waits.val() & !self.fetched.val();
        if self.arrival_waits.val() {
            self.next_waits.next = self.next_waits.val() | self.fetched.val();
        }
        self.waits.d.next = self.next_waits.val();

        // The selected instruction leaves; what has a fixed latency or a blocking unit
        // keeps its warp from issuing until the result is there.
        self.selected.next = 0.into();
        if self.select.valid.val() {
            self.selected.next = self.one.val() << self.select.warp.val();
        }
        self.fixed_mask.next = 0.into();
        if self.fixed_done.val() {
            self.fixed_mask.next = self.one.val() << self.fixed_warp.val();
        }
        self.slow_mask.next = 0.into();
        if self.slow_done.val() {
            self.slow_mask.next = self.one.val() << self.slow_warp.val();
        }
        self.valid.d.next = (self.valid.q.val() & !self.selected.val()) | self.fetched.val();
        self.blocking.next = self.mad.q.val() | self.sfu.q.val() | self.prepare.q.val();
        if self.suspend.val() {
            self.blocking.next = self.blocking.val() | self.texture.q.val();
        }
        self.busy.d.next = (self.busy.q.val() & !(self.fixed_mask.val() | self.slow_mask.val()))
            | (self.selected.val() & self.blocking.val());

        self.low_words.read(self.select.warp.val());
        self.high_words.read(self.select.warp.val());
        self.control_words.read(self.select.warp.val());
        self.low.next = self.low_words.read_data.val();
        self.high.next = self.high_words.read_data.val();
        self.control.next = self.control_words.read_data.val().into();

        // Warps that may issue.
        self.stalled.next = self.busy.q.val() | self.waits.q.val();
        if !self.load_store_ready.val() {
            self.stalled.next = self.stalled.val() | self.load_store.q.val();
        }
        if !self.shared_ready.val() {
            self.stalled.next = self.stalled.val() | self.shared.q.val();
        }
        if !self.prepare_ready.val() {
            self.stalled.next = self.stalled.val() | self.prepare.q.val();
        }
        if !self.texture_ready.val() {
            self.stalled.next = self.stalled.val() | self.texture.q.val();
        }
        self.eligible.next = self.valid.q.val() & !self.stalled.val();
    }
}

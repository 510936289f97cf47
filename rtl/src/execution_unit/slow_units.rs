//! The units of an execution unit whose instructions end at any time: loads and stores, interpolation and
//! constants, shared memory, PREPARE, special functions, and the doors to the texture pipeline and to memory.
//!
//! Each takes its requests in stage E1. Their results go to the register file in turn ([`slow_results`](super::slow_results)),
//! one a cycle, as [`write_back`](crate::write_back) has room.
//!
//! | | |
//! | --- | --- |
//! | latency | none of its own |
//! | throughput | one request and one result per cycle |
//! | invariant | a request that comes always has a place: the `ready` outputs count what is under way |
use super::access_address::AccessAddress;
use super::atomic_threads::AtomicThreads;
use super::slow_results::SlowResults;
use super::UnitSettings;
use crate::atomics::prepare::{AtomicPrepare, PrepareConfig};
use crate::attribute::Attribute;
use crate::cells::{Lazy, DFF};
use crate::constant_buffer::ConstantBuffer;
use crate::load_store::LoadStore;
use crate::memory_arbiter::MemoryArbiter;
use crate::pool::memory_door::MemoryDoor;
use crate::pool::texel_door::TexelDoor;
use crate::pool::texture_door::TextureDoor;
use crate::ports;
use crate::prelude::*;
use crate::sfu::Sfu;
use crate::shared_memory::SharedMemory;
use warpwright_isa::{OptionalUnit, SetsIn};

/// The slow units of `W` warps of `T` threads, with `2^SQ` places in the queues of the SFU and `2^SR` rows of shared memory.
/// `S`, `CB` and `GA` as in [`load_store`](crate::load_store), `LV` as in [`texture_door`](crate::pool::texture_door).
#[derive(LogicBlock)]
pub struct SlowUnits<
    const W: usize,
    const LW: usize,
    const SQ: usize,
    const SR: usize,
    const T: usize,
    const S: usize,
    const CB: usize,
    const GA: usize,
    const LV: usize,
> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The fill of the constant buffer begins.
    pub start: Signal<In, Bit>,
    /// Memory line that it is filled from.
    pub constant_base: Signal<In, Bits<28>>,
    /// Lines of it, up to 256.
    pub constant_lines: Signal<In, Bits<9>>,
    /// It is being filled.
    pub loading: Signal<Out, Bit>,
    /// Size of the memory in lines.
    pub memory_lines: Signal<In, Bits<28>>,
    /// Words of shared memory of a workgroup.
    pub shared_words: Signal<In, Bits<13>>,
    /// A warp is launched.
    pub launch_valid: Signal<In, Bit>,
    /// Its slot.
    pub launch_warp: Signal<In, Bits<LW>>,
    /// Its number in the launch.
    pub launch_id: Signal<In, Bits<24>>,
    /// Column of lane 0.
    pub launch_x: Signal<In, Bits<16>>,
    /// Row of lane 0.
    pub launch_y: Signal<In, Bits<16>>,
    /// The launch is one-dimensional.
    pub launch_linear: Signal<In, Bit>,
    /// First row of its workgroup in shared memory.
    pub shared_base: Signal<In, Bits<12>>,
    /// A texture instruction is selected.
    pub picks_texture: Signal<In, Bit>,
    /// Stage E1: an instruction is there.
    pub valid: Signal<In, Bit>,
    /// It is legal.
    pub legal: Signal<In, Bit>,
    /// Its unit.
    pub unit: Signal<In, Bits<3>>,
    /// Its operation there.
    pub unit_op: Signal<In, Bits<6>>,
    /// Its warp.
    pub warp: Signal<In, Bits<LW>>,
    /// Its low word.
    pub low: Signal<In, Bits<32>>,
    /// Its high word.
    pub high: Signal<In, Bits<32>>,
    /// Its PC.
    pub pc: Signal<In, Bits<20>>,
    /// Its threads.
    pub mask: Signal<In, Bits<T>>,
    /// Operand a.
    pub a: [Signal<In, Bits<32>>; T],
    /// Operand b.
    pub b: [Signal<In, Bits<32>>; T],
    /// Operand c.
    pub c: [Signal<In, Bits<32>>; T],
    /// Load/store unit: it takes what is under way and one more.
    pub load_store_ready: Signal<Out, Bit>,
    /// PREPARE: the same.
    pub prepare_ready: Signal<Out, Bit>,
    /// Texture door: the same.
    pub texture_ready: Signal<Out, Bit>,
    /// Shared memory: the same.
    pub shared_ready: Signal<Out, Bit>,
    /// The lane that is lent is free in the next cycle.
    pub lane_free: Signal<In, Bit>,
    /// Its result, five cycles after the operands.
    pub lane_result: Signal<In, Bits<32>>,
    /// It computes this.
    pub lane_valid: Signal<Out, Bit>,
    /// Operation.
    pub lane_op: Signal<Out, Bits<6>>,
    /// First operand.
    pub lane_a: Signal<Out, Bits<32>>,
    /// Second operand.
    pub lane_b: Signal<Out, Bits<32>>,
    /// Third operand.
    pub lane_c: Signal<Out, Bits<32>>,
    /// It is needed: nothing is to be selected now.
    pub starved: Signal<Out, Bit>,
    /// Warps with an access of shared memory to be issued again.
    pub replay: Signal<Out, Bits<W>>,
    /// Behind such an access: where its warp goes on.
    pub redirect_valid: Signal<Out, Bit>,
    /// It is taken.
    pub redirect_ready: Signal<In, Bit>,
    /// The warp.
    pub redirect_warp: Signal<Out, Bits<LW>>,
    /// With the same instruction.
    pub redirect_again: Signal<Out, Bit>,
    /// A result for the register file.
    pub slow_valid: Signal<Out, Bit>,
    /// It is written.
    pub slow_taken: Signal<In, Bit>,
    /// Its warp.
    pub slow_warp: Signal<Out, Bits<LW>>,
    /// Its register.
    pub slow_rd: Signal<Out, Bits<6>>,
    /// The instruction is complete with it.
    pub slow_last: Signal<Out, Bit>,
    /// Its slot.
    pub slow_slot: Signal<Out, Bits<3>>,
    /// The warp has waited for it; no slot tracks it.
    pub slow_blocks: Signal<Out, Bit>,
    /// It is of a texture read.
    pub slow_is_texels: Signal<Out, Bit>,
    /// Its threads.
    pub slow_mask: Signal<Out, Bits<T>>,
    /// Its data.
    pub slow_data: [Signal<Out, Bits<32>>; T],
    /// A result of the SFU was taken in the cycle before.
    pub sfu_done: Signal<Out, Bit>,
    /// An instruction that writes no register is complete.
    pub store_done_valid: Signal<Out, Bit>,
    /// Its warp.
    pub store_done_warp: Signal<Out, Bits<LW>>,
    /// Its slot.
    pub store_done_slot: Signal<Out, Bits<3>>,
    /// An access of memory has faulted.
    pub access_fault_valid: Signal<Out, Bit>,
    /// Cause.
    pub access_fault_cause: Signal<Out, Bits<4>>,
    /// Its warp.
    pub access_fault_warp: Signal<Out, Bits<LW>>,
    /// Its PC.
    pub access_fault_pc: Signal<Out, Bits<20>>,
    /// An access of shared memory has faulted.
    pub shared_fault_valid: Signal<Out, Bit>,
    /// Cause.
    pub shared_fault_cause: Signal<Out, Bits<4>>,
    /// Its warp.
    pub shared_fault_warp: Signal<Out, Bits<LW>>,
    /// Its PC.
    pub shared_fault_pc: Signal<Out, Bits<20>>,
    /// At least four more requests are taken: counts in a core of one unit.
    pub tex_room: Signal<In, Bit>,
    /// Texture request: valid.
    pub tex_valid: Signal<Out, Bit>,
    /// Texture request: taken.
    pub tex_ready: Signal<In, Bit>,
    /// 0 sample, 1 texel fetch.
    pub tex_kind: Signal<Out, Bit>,
    /// Its warp.
    pub tex_warp: Signal<Out, Bits<LV>>,
    /// First destination register.
    pub tex_rd: Signal<Out, Bits<6>>,
    /// Its slot.
    pub tex_slot: Signal<Out, Bits<3>>,
    /// Threads that take part.
    pub tex_mask: Signal<Out, Bits<4>>,
    /// Channels wanted.
    pub tex_channels: Signal<Out, Bits<4>>,
    /// Descriptor number.
    pub tex_texture: Signal<Out, Bits<4>>,
    /// Coordinates.
    pub tex_u: [Signal<Out, Bits<32>>; 4],
    /// Coordinates.
    pub tex_v: [Signal<Out, Bits<32>>; 4],
    /// Texels: valid.
    pub texel_valid: Signal<In, Bit>,
    /// Texels: taken.
    pub texel_ready: Signal<Out, Bit>,
    /// Their warp.
    pub texel_warp: Signal<In, Bits<LV>>,
    /// Their register.
    pub texel_rd: Signal<In, Bits<6>>,
    /// Their threads.
    pub texel_mask: Signal<In, Bits<4>>,
    /// The texels.
    pub texel_data: [Signal<In, Bits<32>>; 4],
    /// The instruction is complete with them.
    pub texel_last: Signal<In, Bit>,
    /// Its slot.
    pub texel_slot: Signal<In, Bits<3>>,
    /// Instruction cache: a line is wanted.
    pub cache_valid: Signal<In, Bit>,
    /// It is asked for.
    pub cache_ready: Signal<Out, Bit>,
    /// The line.
    pub cache_address: Signal<In, Bits<28>>,
    /// Tag.
    pub cache_tag: Signal<In, Bits<6>>,
    /// A response for the instruction cache.
    pub cache_rsp: Signal<Out, Bit>,
    /// Its tag.
    pub cache_rsp_tag: Signal<Out, Bits<6>>,
    /// Request: valid.
    pub req_valid: Signal<Out, Bit>,
    /// Request: taken.
    pub req_ready: Signal<In, Bit>,
    /// Request: store.
    pub req_write: Signal<Out, Bit>,
    /// Request: atomic.
    pub req_atomic: Signal<Out, Bit>,
    /// Request: atomic operation.
    pub req_aop: Signal<Out, Bits<4>>,
    /// Request: word of the line.
    pub req_word: Signal<Out, Bits<2>>,
    /// Request: line.
    pub req_address: Signal<Out, Bits<28>>,
    /// Request: data of a store, operands of an atomic.
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
    /// An access of memory, for the counters.
    pub count_access: Signal<Out, Bit>,
    /// Threads that it serves beyond the first.
    pub count_coalesced: Signal<Out, Bits<3>>,
    /// Atomic accesses merged away.
    pub count_atomic_merged: Signal<Out, Bits<CB>>,
    load_store: Lazy<LoadStore<LW, T, S, CB, GA>>,
    attribute: Lazy<Attribute<LW, T, GA>>,
    constants: Lazy<ConstantBuffer>,
    shared: Lazy<SharedMemory<W, LW, SR, T, S>>,
    prepare: Lazy<AtomicPrepare<LW, T, S>>,
    sfu: Lazy<Sfu<LW, T, SQ>>,
    texture_door: Lazy<TextureDoor<LW, LV, T>>,
    texels: Lazy<TexelDoor<LW, LV, T>>,
    arbiter: Lazy<MemoryArbiter>,
    requests: Lazy<MemoryDoor>,
    access: Lazy<AccessAddress<T>>,
    atomic_threads: Lazy<AtomicThreads<W, LW, T, S, CB>>,
    slow: Lazy<SlowResults<LW, T>>,
    // The scheduler counts what the SFU holds behind a register: who is chosen among the results comes late in a cycle.
    sfu_left: DFF<Bit>,
    // The counters' amounts come late in a cycle too.
    accessed: DFF<Bit>,
    coalesced: DFF<Bits<3>>,
    merged: DFF<Bits<3>>,
    merged_beside: DFF<Bits<CB>>,
    for_memory: Signal<Local, Bit>,
    is_shared: Signal<Local, Bit>,
    valids: Signal<Local, Bits<5>>,
}

impl<
        const W: usize,
        const LW: usize,
        const SQ: usize,
        const SR: usize,
        const T: usize,
        const S: usize,
        const CB: usize,
        const GA: usize,
        const LV: usize,
    > SlowUnits<W, LW, SQ, SR, T, S, CB, GA, LV>
{
    /// Those of a unit with these settings.
    pub fn new(settings: &UnitSettings) -> Self {
        // Nobody looks at the SFU's `req_ready`: each of its two queues has room for all that can be under way, an
        // instruction of each warp, and no more than the 16 of the greatest threshold.
        assert!(1 << (SQ - 1) >= W.min(16), "the SFU has too few places for {W} warps");
        let &UnitSettings { numbers, mechanisms, variant, alone } = settings;
        // The pipeline's own queue has room for what is under way only if each instruction is one request.
        let straight = alone && T == 4;
        macro_rules! all {
            ($($array:ident),*; $($field:ident),*) => {
                Self {
                    $($array: std::array::from_fn(|_| Default::default()),)*
                    $($field: Default::default(),)*
                    prepare: Lazy::new(AtomicPrepare::new(PrepareConfig {
                        merge: mechanisms.merged_atomics,
                        policy: variant.sets,
                        network: variant.network(&numbers),
                        registers: variant.sets_in == SetsIn::Registers,
                    }))
                    .unless_absent(variant.has(OptionalUnit::AtomicPrepare)),
                    shared: Lazy::new(SharedMemory::default()).unless_absent(variant.has(OptionalUnit::SharedMemory)),
                    sfu: Lazy::new(Sfu::default()).unless_absent(variant.has(OptionalUnit::Sfu)),
                    load_store: Lazy::new(LoadStore::new(variant.without)),
                    atomic_threads: Lazy::new(AtomicThreads::new(variant.sets_in == SetsIn::Registers)),
                    texture_door: Lazy::new(TextureDoor::new(straight)).unless_absent(variant.has(OptionalUnit::Texture)),
                    texels: Lazy::new(TexelDoor::new(alone)).unless_absent(variant.has(OptionalUnit::Texture)),
                }
            };
        }
        all!(a, b, c, slow_data, tex_u, tex_v, texel_data, req_data, rsp_data; clock, start, constant_base, constant_lines, loading, memory_lines, shared_words, launch_valid, launch_warp, launch_id, launch_x, launch_y, launch_linear, shared_base, picks_texture, valid, legal, unit, unit_op, warp, low, high, pc, mask, load_store_ready, prepare_ready, texture_ready, shared_ready, lane_free, lane_result, lane_valid, lane_op, lane_a, lane_b, lane_c, starved, replay, redirect_valid, redirect_ready, redirect_warp, redirect_again, slow_valid, slow_taken, slow_warp, slow_rd, slow_last, slow_slot, slow_blocks, slow_is_texels, slow_mask, sfu_done, store_done_valid, store_done_warp, store_done_slot, access_fault_valid, access_fault_cause, access_fault_warp, access_fault_pc, shared_fault_valid, shared_fault_cause, shared_fault_warp, shared_fault_pc, tex_room, tex_valid, tex_ready, tex_kind, tex_warp, tex_rd, tex_slot, tex_mask, tex_channels, tex_texture, texel_valid, texel_ready, texel_warp, texel_rd, texel_mask, texel_last, texel_slot, cache_valid, cache_ready, cache_address, cache_tag, cache_rsp, cache_rsp_tag, req_valid, req_ready, req_write, req_atomic, req_aop, req_word, req_address, req_mask, req_tag, rsp_valid, rsp_tag, count_access, count_coalesced, count_atomic_merged, accessed, coalesced, merged, merged_beside, attribute, constants, arbiter, requests, access, slow, sfu_left, for_memory, is_shared, valids)
    }
}

impl<
        const W: usize,
        const LW: usize,
        const SQ: usize,
        const SR: usize,
        const T: usize,
        const S: usize,
        const CB: usize,
        const GA: usize,
        const LV: usize,
    > Logic for SlowUnits<W, LW, SQ, SR, T, S, CB, GA, LV>
{
    #[hdl_gen]
    fn update(&mut self) {
        clock!(
            self,
            clock,
            load_store,
            attribute,
            constants,
            shared,
            prepare,
            sfu,
            texture_door,
            texels,
            arbiter,
            requests,
            slow
        );
        dff_setup!(self, clock, sfu_left, accessed, coalesced, merged, merged_beside);
        self.constants.start.next = self.start.val();
        self.constants.base.next = self.constant_base.val();
        self.constants.lines.next = self.constant_lines.val();
        self.loading.next = self.constants.loading.val();
        self.shared.launch_valid.next = self.launch_valid.val();
        self.shared.launch_warp.next = self.launch_warp.val();
        self.shared.launch_base.next = self.shared_base.val();
        self.shared.shared_words.next = self.shared_words.val();
        self.shared.redirect_ready.next = self.redirect_ready.val();
        self.replay.next = self.shared.replay.val();
        self.redirect_valid.next = self.shared.redirect_valid.val();
        self.redirect_warp.next = self.shared.redirect_warp.val();
        self.redirect_again.next = self.shared.redirect_again.val();
        self.load_store_ready.next = self.load_store.req_ready.val();
        self.prepare_ready.next = self.prepare.req_ready.val();
        self.texture_ready.next = self.texture_door.ready.val();
        self.shared_ready.next = self.shared.req_ready.val();
        self.starved.next = self.attribute.starved.val();
        self.store_done_valid.next = self.load_store.store_done_valid.val();
        self.store_done_warp.next = self.load_store.store_done_warp.val();
        self.store_done_slot.next = self.load_store.store_done_slot.val();
        self.access_fault_valid.next = self.load_store.fault_valid.val();
        self.access_fault_cause.next = self.load_store.fault_cause.val();
        self.access_fault_warp.next = self.load_store.fault_warp.val();
        self.access_fault_pc.next = self.load_store.fault_pc.val();
        self.shared_fault_valid.next = self.shared.fault_valid.val();
        self.shared_fault_cause.next = self.shared.fault_cause.val();
        self.shared_fault_warp.next = self.shared.fault_warp.val();
        self.shared_fault_pc.next = self.shared.fault_pc.val();
        self.accessed.d.next = self.load_store.count_access.val();
        self.coalesced.d.next = self.load_store.count_coalesced.val();
        self.merged.d.next = self.load_store.count_atomic_merged.val();
        self.merged_beside.d.next = self.atomic_threads.along.val();
        self.count_access.next = self.accessed.q.val();
        self.count_coalesced.next = self.coalesced.q.val();
        self.count_atomic_merged.next = bit_cast::<CB, 3>(self.merged.q.val()) + self.merged_beside.q.val();

        // Attribute interpolation: lines from the load path, arithmetic in a lane that is idle.
        self.attribute.launch_valid.next = self.launch_valid.val();
        self.attribute.launch_warp.next = self.launch_warp.val();
        self.attribute.launch_id.next = self.launch_id.val();
        self.attribute.launch_x.next = self.launch_x.val();
        self.attribute.launch_y.next = self.launch_y.val();
        self.attribute.launch_linear.next = self.launch_linear.val();
        self.attribute.line_valid.next = self.load_store.line_valid.val();
        self.attribute.line_warp.next = self.load_store.line_warp.val();
        self.attribute.line_tag.next = self.load_store.line_tag.val();
        self.attribute.line_group.next = self.load_store.line_group.val();
        for i in 0..3 {
            self.attribute.line[i].next = self.rsp_data[i].val();
        }
        self.attribute.lane_free.next = self.lane_free.val();
        self.attribute.lane_result.next = self.lane_result.val();
        self.lane_valid.next = self.attribute.lane_valid.val();
        self.lane_op.next = self.attribute.lane_op.val();
        self.lane_a.next = self.attribute.lane_a.val();
        self.lane_b.next = self.attribute.lane_b.val();
        self.lane_c.next = self.attribute.lane_c.val();
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

        // Loads, stores, atomics, textures, special functions.
        self.access.unit.next = self.unit.val();
        self.access.unit_op.next = self.unit_op.val();
        self.access.high.next = self.high.val();
        self.prepare.read_warp.next = self.warp.val();
        self.for_memory.next = self.legal.val() & (self.unit.val() == 2);
        self.is_shared.next = self.unit_op.val().get_bit(2);
        self.atomic_threads.valid.next = self.for_memory.val();
        self.atomic_threads.unit_op.next = self.unit_op.val();
        self.atomic_threads.aop.next = self.high.val().get_bits::<4>(4);
        self.atomic_threads.warp.next = self.warp.val();
        self.atomic_threads.replay.next = self.shared.replay.val();
        self.atomic_threads.mask.next = self.mask.val();
        self.load_store.req_valid.next =
            (self.for_memory.val() & !self.is_shared.val()) | (self.legal.val() & (self.unit.val() == 7));
        self.load_store.req_kind.next = self.unit_op.val().get_bits::<3>(0);
        self.load_store.req_size.next = self.unit_op.val().get_bits::<2>(3);
        self.load_store.req_signed.next = self.unit_op.val().get_bit(5);
        self.load_store.req_warp.next = self.warp.val();
        self.load_store.req_rd.next = self.low.val().get_bits::<6>(12);
        self.load_store.req_slot.next = self.high.val().get_bits::<3>(21);
        self.load_store.req_mask.next = self.atomic_threads.taking.val();
        self.load_store.req_aop.next = self.high.val().get_bits::<4>(4);
        self.load_store.req_return.next = self.high.val().get_bit(8);
        self.load_store.req_pc.next = self.pc.val();
        for i in 0..S {
            self.load_store.req_set[i].next = self.prepare.set[i].val();
            self.load_store.req_combined[i].next = self.prepare.combined[i].val();
            self.shared.req_set[i].next = self.prepare.set[i].val();
            self.atomic_threads.set[i].next = self.prepare.set[i].val();
            self.shared.req_combined[i].next = self.prepare.combined[i].val();
        }
        self.load_store.memory_lines.next = self.memory_lines.val();
        self.load_store.store_done_ready.next = true;
        self.shared.req_valid.next = self.for_memory.val() & self.is_shared.val();
        self.shared.req_kind.next = self.unit_op.val().get_bits::<2>(0);
        self.shared.req_aop.next = self.high.val().get_bits::<4>(4);
        self.shared.req_return.next = self.high.val().get_bit(8);
        self.shared.req_size.next = self.unit_op.val().get_bits::<2>(3);
        self.shared.req_signed.next = self.unit_op.val().get_bit(5);
        self.shared.req_warp.next = self.warp.val();
        self.shared.req_rd.next = self.low.val().get_bits::<6>(12);
        self.shared.req_slot.next = self.high.val().get_bits::<3>(21);
        self.shared.req_mask.next = self.atomic_threads.taking.val();
        self.shared.req_pc.next = self.pc.val();
        self.prepare.req_valid.next = self.legal.val() & (self.unit.val() == 3);
        self.prepare.req_aop.next = self.high.val().get_bits::<4>(4);
        self.prepare.req_warp.next = self.warp.val();
        self.prepare.req_rd.next = self.low.val().get_bits::<6>(12);
        self.prepare.req_mask.next = self.mask.val();
        self.prepare.req_return.next = self.high.val().get_bit(8);
        self.prepare.req_registers.next = self.unit_op.val().get_bit(1);
        self.texture_door.selected.next = self.picks_texture.val();
        self.texture_door.dropped.next = self.valid.val() & !self.legal.val() & (self.unit.val() == 4);
        self.texture_door.req_valid.next = self.legal.val() & (self.unit.val() == 4);
        self.texture_door.req_kind.next = self.unit_op.val().get_bit(0);
        self.texture_door.req_warp.next = self.warp.val();
        self.texture_door.req_rd.next = self.low.val().get_bits::<6>(12);
        self.texture_door.req_slot.next = self.high.val().get_bits::<3>(21);
        self.texture_door.req_mask.next = self.mask.val();
        self.texture_door.req_channels.next = self.high.val().get_bits::<4>(4);
        self.texture_door.req_texture.next = self.high.val().get_bits::<4>(8);
        self.texture_door.room.next = self.tex_room.val();
        self.texture_door.out_ready.next = self.tex_ready.val();
        self.tex_valid.next = self.texture_door.out_valid.val();
        self.tex_kind.next = self.texture_door.out_kind.val();
        self.tex_warp.next = self.texture_door.out_warp.val();
        self.tex_rd.next = self.texture_door.out_rd.val();
        self.tex_slot.next = self.texture_door.out_slot.val();
        self.tex_mask.next = self.texture_door.out_mask.val();
        self.tex_channels.next = self.texture_door.out_channels.val();
        self.tex_texture.next = self.texture_door.out_texture.val();
        self.sfu.req_valid.next = self.legal.val() & (self.unit.val() == 1);
        self.sfu.req_op.next = self.unit_op.val().get_bits::<4>(0);
        self.sfu.req_warp.next = self.warp.val();
        self.sfu.req_rd.next = self.low.val().get_bits::<6>(12);
        self.sfu.req_mask.next = self.mask.val();
        for i in 0..T {
            self.access.a[i].next = self.a[i].val();
            self.atomic_threads.c[i].next = self.c[i].val();
            self.load_store.req_address[i].next = self.access.address[i].val();
            self.load_store.req_data[i].next = self.b[i].val();
            self.load_store.req_data2[i].next = self.c[i].val();
            self.shared.req_address[i].next = self.access.address[i].val();
            self.shared.req_data[i].next = self.b[i].val();
            self.shared.req_data2[i].next = self.c[i].val();
            self.prepare.req_address[i].next = self.access.address[i].val();
            self.prepare.req_data[i].next = self.b[i].val();
            self.prepare.req_data2[i].next = self.c[i].val();
            self.texture_door.req_u[i].next = self.a[i].val();
            self.texture_door.req_v[i].next = self.b[i].val();
            self.sfu.req_a[i].next = self.a[i].val();
            self.sfu.req_b[i].next = self.b[i].val();
        }
        for i in 0..4 {
            self.tex_u[i].next = self.texture_door.out_u[i].val();
            self.tex_v[i].next = self.texture_door.out_v[i].val();
        }

        // Their results.
        self.texels.in_valid.next = self.texel_valid.val();
        self.texel_ready.next = self.texels.in_ready.val();
        self.texels.in_warp.next = self.texel_warp.val();
        self.texels.in_rd.next = self.texel_rd.val();
        self.texels.in_mask.next = self.texel_mask.val();
        self.texels.in_last.next = self.texel_last.val();
        self.texels.in_slot.next = self.texel_slot.val();
        self.valids.next = 0.into();
        self.valids.next = self.valids.val().replace_bit(0, self.load_store.wb_valid.val());
        self.valids.next = self.valids.val().replace_bit(1, self.texels.wb_valid.val());
        self.valids.next = self.valids.val().replace_bit(2, self.sfu.wb_valid.val());
        self.valids.next = self.valids.val().replace_bit(3, self.prepare.wb_valid.val());
        self.valids.next = self.valids.val().replace_bit(4, self.shared.wb_valid.val());
        self.load_store.wb_ready.next = self.slow.ready.val().get_bit(0);
        self.texels.wb_ready.next = self.slow.ready.val().get_bit(1);
        self.sfu.wb_ready.next = self.slow.ready.val().get_bit(2);
        self.prepare.wb_ready.next = self.slow.ready.val().get_bit(3);
        self.shared.wb_ready.next = self.slow.ready.val().get_bit(4);
        self.slow.unit_valid.next = self.valids.val();
        self.slow.taken.next = self.slow_taken.val();
        self.slow_valid.next = self.slow.valid.val();
        self.slow.unit_warp[0].next = self.load_store.wb_warp.val();
        self.slow.unit_rd[0].next = self.load_store.wb_rd.val();
        self.slow.unit_last[0].next = self.load_store.wb_last.val();
        self.slow.unit_slot[0].next = self.load_store.wb_slot.val();
        self.slow.unit_mask[0].next = self.load_store.wb_mask.val();
        self.slow.unit_warp[1].next = self.texels.wb_warp.val();
        self.slow.unit_rd[1].next = self.texels.wb_rd.val();
        self.slow.unit_last[1].next = self.texels.wb_last.val();
        self.slow.unit_slot[1].next = self.texels.wb_slot.val();
        self.slow.unit_mask[1].next = self.texels.wb_mask.val();
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
        self.slow_mask.next = self.slow.mask.val();
        for i in 0..4 {
            self.texels.in_data[i].next = self.texel_data[i].val();
        }
        for i in 0..T {
            self.slow.load_store[i].next = self.load_store.wb_data[i].val();
            self.slow.texels[i].next = self.texels.wb_data[i].val();
            self.slow.sfu[i].next = self.sfu.wb_data[i].val();
            self.slow.prepare[i].next = self.prepare.wb_data[i].val();
            self.slow.shared[i].next = self.shared.wb_data[i].val();
            self.slow_data[i].next = self.slow.data[i].val();
        }
        self.slow_warp.next = self.slow.warp.val();
        self.slow_rd.next = self.slow.rd.val();
        self.slow_last.next = self.slow.last.val();
        self.slow_slot.next = self.slow.slot.val();
        self.slow_blocks.next = self.slow.blocks.val();
        self.slow_is_texels.next = self.slow.is_texels.val();
        self.sfu_left.d.next = self.sfu.wb_valid.val() & self.slow.ready.val().get_bit(2);
        self.sfu_done.next = self.sfu_left.q.val();

        // Memory: the clients, the queue, the port.
        self.arbiter.cache_valid.next = self.cache_valid.val();
        self.arbiter.cache_address.next = self.cache_address.val();
        self.arbiter.cache_tag.next = self.cache_tag.val();
        self.cache_ready.next = self.arbiter.cache_ready.val();
        self.arbiter.data_valid.next = self.load_store.mem_valid.val();
        self.arbiter.data_write.next = self.load_store.mem_write.val();
        self.arbiter.data_atomic.next = self.load_store.mem_atomic.val();
        self.arbiter.data_aop.next = self.load_store.mem_aop.val();
        self.arbiter.data_word.next = self.load_store.mem_word.val();
        self.arbiter.data_address.next = self.load_store.mem_address.val();
        self.arbiter.data_mask.next = self.load_store.mem_mask.val();
        self.arbiter.data_tag.next = self.load_store.mem_tag.val();
        self.load_store.mem_ready.next = self.arbiter.data_ready.val();
        self.arbiter.constants_valid.next = self.constants.mem_valid.val();
        self.arbiter.constants_address.next = self.constants.mem_address.val();
        self.arbiter.constants_tag.next = self.constants.mem_tag.val();
        self.constants.mem_ready.next = self.arbiter.constants_ready.val();
        self.constants.rsp_valid.next = self.arbiter.constants_rsp.val();
        self.constants.rsp_tag.next = self.arbiter.client_tag.val();
        self.arbiter.rsp_valid.next = self.rsp_valid.val();
        self.arbiter.rsp_tag.next = self.rsp_tag.val();
        self.requests.in_valid.next = self.arbiter.req_valid.val();
        self.arbiter.req_ready.next = self.requests.in_ready.val();
        self.requests.in_write.next = self.arbiter.req_write.val();
        self.requests.in_atomic.next = self.arbiter.req_atomic.val();
        self.requests.in_aop.next = self.arbiter.req_aop.val();
        self.requests.in_word.next = self.arbiter.req_word.val();
        self.requests.in_address.next = self.arbiter.req_address.val();
        self.requests.in_mask.next = self.arbiter.req_mask.val();
        self.requests.in_tag.next = self.arbiter.req_tag.val();
        self.requests.out_ready.next = self.req_ready.val();
        self.req_valid.next = self.requests.out_valid.val();
        self.req_write.next = self.requests.out_write.val();
        self.req_atomic.next = self.requests.out_atomic.val();
        self.req_aop.next = self.requests.out_aop.val();
        self.req_word.next = self.requests.out_word.val();
        self.req_address.next = self.requests.out_address.val();
        self.req_mask.next = self.requests.out_mask.val();
        self.req_tag.next = self.requests.out_tag.val();
        self.cache_rsp.next = self.arbiter.cache_rsp.val();
        self.cache_rsp_tag.next = self.arbiter.client_tag.val();
        self.load_store.rsp_valid.next = self.arbiter.data_rsp.val();
        self.load_store.rsp_tag.next = self.arbiter.client_tag.val();
        for i in 0..4 {
            self.arbiter.data_data[i].next = self.load_store.mem_data[i].val();
            self.requests.in_data[i].next = self.arbiter.req_data[i].val();
            self.req_data[i].next = self.requests.out_data[i].val();
            self.load_store.rsp_data[i].next = self.rsp_data[i].val();
            self.constants.rsp_data[i].next = self.rsp_data[i].val();
        }
    }
}

ports! { [const W: usize, const LW: usize, const SQ: usize, const SR: usize, const T: usize, const S: usize, const CB: usize, const GA: usize, const LV: usize] SlowUnits<W, LW, SQ, SR, T, S, CB, GA, LV> {
in: start, constant_base, constant_lines, memory_lines, shared_words, launch_valid, launch_warp, launch_id, launch_x, launch_y, launch_linear, shared_base, picks_texture, valid, legal, unit, unit_op, warp, low, high, pc, mask, a, b, c, lane_free, lane_result, redirect_ready, slow_taken, tex_room, tex_ready, texel_valid, texel_warp, texel_rd, texel_mask, texel_data, texel_last, texel_slot, cache_valid, cache_address, cache_tag, req_ready, rsp_valid, rsp_tag, rsp_data;
out: loading, load_store_ready, prepare_ready, texture_ready, shared_ready, lane_valid, lane_op, lane_a, lane_b, lane_c, starved, replay, redirect_valid, redirect_warp, redirect_again, slow_valid, slow_warp, slow_rd, slow_last, slow_slot, slow_blocks, slow_is_texels, slow_mask, slow_data, sfu_done, store_done_valid, store_done_warp, store_done_slot, access_fault_valid, access_fault_cause, access_fault_warp, access_fault_pc, shared_fault_valid, shared_fault_cause, shared_fault_warp, shared_fault_pc, tex_valid, tex_kind, tex_warp, tex_rd, tex_slot, tex_mask, tex_channels, tex_texture, tex_u, tex_v, texel_ready, cache_ready, cache_rsp, cache_rsp_tag, req_valid, req_write, req_atomic, req_aop, req_word, req_address, req_data, req_mask, req_tag, count_access, count_coalesced, count_atomic_merged } }

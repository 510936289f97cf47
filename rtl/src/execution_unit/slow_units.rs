// SPDX-License-Identifier: MIT
//! The units of an execution unit whose instructions end at any time: loads and stores,
//! interpolation and constants, shared memory, PREPARE, special functions, and the doors to the
//! texture pipeline and to memory.
//!
//! Each takes its requests in stage E1. Their results go to the register file in turn
//! ([`slow_results`](super::slow_results)), one a cycle, as [`write_back`](crate::write_back) has
//! room.
//!
//! - **latency**: none of its own
//! - **throughput**: one request and one result per cycle
//! - **invariant**: a request that comes always has a place: the `ready` outputs count what is
//!   under way
mod wiring;

use super::access_address::AccessAddress;
use super::atomic_threads::AtomicThreads;
use super::slow_results::SlowResults;
use super::UnitSettings;
use crate::atomics::prepare::{AtomicPrepare, PrepareConfig};
use crate::attribute::Attribute;
use crate::bundles::{
    FaultReport, LaneLoan, Launch, LineRead, MemoryReply, MemoryRequest, ResultRow, TextureRequest,
};
use crate::cells::{Lazy, DFF};
use crate::constant_buffer::ConstantBuffer;
use crate::load_store::LoadStore;
use crate::memory_arbiter::MemoryArbiter;
use crate::pool::memory_door::MemoryDoor;
use crate::pool::texel_door::TexelDoor;
use crate::pool::texture_door::TextureDoor;
use crate::prelude::*;
use crate::sfu::Sfu;
use crate::shared_memory::SharedMemory;
use warpwright_isa::{OptionalUnit, SetsIn};

/// The slow units of `W` warps of `T` threads, with `2^SQ` places in the queues of the SFU and
/// `2^SR` rows of shared memory. `S`, `CB` and `GA` as in [`load_store`](crate::load_store), `LV`
/// as in [`texture_door`](crate::pool::texture_door).
#[derive(LogicBlock)]
#[block(new(settings: &UnitSettings))]
// Nobody looks at the SFU's `req_ready`: each of its two queues has room for all that can be under
// way, an instruction of each warp, and no more than the 16 of the greatest threshold.
#[check(1 << (SQ - 1) >= W.min(16), "the SFU has too few places for {W} warps")]
#[derived(&UnitSettings { numbers, mechanisms, variant, alone } = settings)]
// The pipeline's own queue has room for what is under way only if each instruction is one request.
#[derived(straight = alone && T == 4)]
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
    /// Launch of a warp.
    pub launch: Launch<In, LW, T>,
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
    /// The warp that issues: what it sends here comes two cycles later.
    pub issue_warp: Signal<In, Bits<LW>>,
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
    /// It computes this.
    pub lane: LaneLoan<Out>,
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
    pub access_fault: FaultReport<Out, LW>,
    /// An access of shared memory has faulted.
    pub shared_fault: FaultReport<Out, LW>,
    /// At least four more requests are taken: counts in a core of one unit.
    pub tex_room: Signal<In, Bit>,
    /// Texture request: valid.
    pub tex: TextureRequest<Out, LV>,
    /// Texels: valid.
    pub texel: ResultRow<In, LV, 4>,
    /// Instruction cache: a line is wanted.
    pub cache: LineRead<In, 6>,
    /// A response for the instruction cache.
    pub cache_rsp: Signal<Out, Bit>,
    /// Its tag.
    pub cache_rsp_tag: Signal<Out, Bits<6>>,
    /// Request: valid.
    pub req: MemoryRequest<Out, 8>,
    /// Response: valid.
    pub rsp: MemoryReply<In, 8>,
    /// An access of memory, for the counters.
    pub count_access: Signal<Out, Bit>,
    /// Threads that it serves beyond the first.
    pub count_coalesced: Signal<Out, Bits<3>>,
    /// Atomic accesses merged away.
    pub count_atomic_merged: Signal<Out, Bits<CB>>,
    #[build(LoadStore::new(variant.without))]
    load_store: Lazy<LoadStore<LW, T, S, CB, GA>>,
    attribute: Lazy<Attribute<LW, T, GA>>,
    constants: Lazy<ConstantBuffer>,
    #[build(Lazy::new(SharedMemory::default()).unless_absent(variant.has(OptionalUnit::SharedMemory)))]
    shared: Lazy<SharedMemory<W, LW, SR, T, S>>,
    #[build(Lazy::new(AtomicPrepare::new(PrepareConfig {
                        merge: mechanisms.merged_atomics,
                        policy: variant.sets,
                        network: variant.network(&numbers),
                        registers: variant.sets_in == SetsIn::Registers,
                    }))
                    .unless_absent(variant.has(OptionalUnit::AtomicPrepare)))]
    prepare: Lazy<AtomicPrepare<LW, T, S>>,
    #[build(Lazy::new(Sfu::default()).unless_absent(variant.has(OptionalUnit::Sfu)))]
    sfu: Lazy<Sfu<LW, T, SQ>>,
    #[build(Lazy::new(TextureDoor::new(straight)).unless_absent(variant.has(OptionalUnit::Texture)))]
    texture_door: Lazy<TextureDoor<LW, LV, T>>,
    #[build(Lazy::new(TexelDoor::new(alone)).unless_absent(variant.has(OptionalUnit::Texture)))]
    texels: Lazy<TexelDoor<LW, LV, T>>,
    arbiter: Lazy<MemoryArbiter>,
    requests: Lazy<MemoryDoor>,
    access: Lazy<AccessAddress<T>>,
    #[build(AtomicThreads::new(variant.sets_in == SetsIn::Registers))]
    atomic_threads: Lazy<AtomicThreads<T, S, CB>>,
    slow: Lazy<SlowResults<LW, T>>,
    // The scheduler counts what the SFU holds behind a register: who is chosen among the results
    // comes late in a cycle.
    sfu_left: DFF<Bit>,
    // The warp that has issued in the cycle before.
    issued_warp: DFF<Bits<LW>>,
    // The counters' amounts come late in a cycle too.
    accessed: DFF<Bit>,
    coalesced: DFF<Bits<3>>,
    merged: DFF<Bits<3>>,
    merged_beside: DFF<Bits<CB>>,
    // Of the warp in stage E1: its access of shared memory is issued again; its sets and their
    // combined operands.
    again: DFF<Bit>,
    sets: [DFF<Bits<T>>; S],
    combined: [DFF<Bits<32>>; S],
    again_next: Signal<Local, Bit>,
    for_memory: Signal<Local, Bit>,
    is_shared: Signal<Local, Bit>,
    valids: Signal<Local, Bits<5>>,
}

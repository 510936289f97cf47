// SPDX-License-Identifier: MIT
//! The slow units of an execution unit, whose instructions have no fixed latency: loads and stores,
//! interpolation and constants, shared memory, PREPARE, special functions, and the FIFOs to the
//! texture pipeline and to memory.
//!
//! Each takes its requests in stage E1. Their results go to the register file round robin
//! ([`slow_results`](super::slow_results)), one a cycle, when [`write_back`](crate::write_back) can
//! write it.
//!
//! - **latency**: none of its own
//! - **throughput**: one request and one result per cycle
//! - **invariant**: an instruction that arrives always has a place: the `ready` outputs count what
//!   is in flight
mod wiring;

use super::access_address::AccessAddress;
use super::access_check::AccessCheck;
use super::atomic_threads::AtomicThreads;
use super::slow_results::SlowResults;
use super::UnitSettings;
use crate::atomics::prepare::{AtomicPrepare, PrepareConfig};
use crate::attribute::Attribute;
use crate::bundles::{
    AccessCounts, AccessFields, ExecutedSlow, HostMemory, LaneLoan, Launch, LineRead, MemoryReply,
    MemoryRequest, Refusal, ResultRow, Resume, SlotDone, SlowResult, TextureRequest,
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
// The SFU's `req_ready` is not read: each of its two queues has room for all that can be in flight,
// an instruction of each warp, and no more than the 16 of the greatest threshold.
#[check(1 << (SQ - 1) >= W.min(16), "the SFU has too few places for {W} warps")]
#[derived(&UnitSettings { mechanisms, variant, alone, .. } = settings)]
// The queue of the texture pipeline has room for what is in flight only if each instruction is one
// request.
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
    /// Settings of the launch for the constant buffer, memory and shared memory.
    pub host: HostMemory<In>,
    /// The constant buffer is being filled.
    pub loading: Signal<Out, Bit>,
    /// Launch of a warp.
    pub launch: Launch<In, LW, T>,
    /// First row of its workgroup in shared memory.
    pub shared_base: Signal<In, Bits<12>>,
    /// A texture instruction is selected.
    pub picks_texture: Signal<In, Bit>,
    /// The instruction in stage E1.
    pub e1: ExecutedSlow<In, LW, T>,
    /// Warp that issues: what it sends here comes two cycles later.
    pub issue_warp: Signal<In, Bits<LW>>,
    /// The load/store unit takes what is in flight and one more instruction.
    pub load_store_ready: Signal<Out, Bit>,
    /// PREPARE takes what is in flight and one more instruction.
    pub prepare_ready: Signal<Out, Bit>,
    /// The queue to the texture pipeline takes what is in flight and one more instruction.
    pub texture_ready: Signal<Out, Bit>,
    /// Shared memory takes what is in flight and one more instruction.
    pub shared_ready: Signal<Out, Bit>,
    /// The lane that is lent is free in the next cycle.
    pub lane_free: Signal<In, Bit>,
    /// It computes this.
    pub lane: LaneLoan<Out>,
    /// The lane is needed: no instruction is selected in this cycle.
    pub starved: Signal<Out, Bit>,
    /// Warps with an access of shared memory to be issued again.
    pub replay: Signal<Out, Bits<W>>,
    /// How a warp goes on after such an access.
    pub resume: Resume<Out, LW>,
    /// The result that is written next.
    pub result: SlowResult<Out, LW, T>,
    /// A result of the SFU was taken in the cycle before.
    pub sfu_done: Signal<Out, Bit>,
    /// An instruction that writes no register is complete.
    pub store_done: SlotDone<Out, LW>,
    /// The accesses of the instruction in stage E1 are not allowed.
    pub refused: Refusal<Out>,
    /// At least four more requests are taken: counts in a core of one unit.
    pub tex_room: Signal<In, Bit>,
    /// Requests to the texture pipeline.
    pub tex: TextureRequest<Out, LV>,
    /// Texels for the register file.
    pub texel: ResultRow<In, LV, 4>,
    /// Refills of the instruction cache.
    pub cache: LineRead<In, 6>,
    /// Replies for the instruction cache.
    pub cache_reply: MemoryReply<Out, 6>,
    /// Requests to memory.
    pub req: MemoryRequest<Out, 8>,
    /// Replies of memory.
    pub rsp: MemoryReply<In, 8>,
    /// Events, for the counters; each a cycle late.
    pub count: AccessCounts<Out, CB>,
    #[build(LoadStore::new(variant.without))]
    load_store: Lazy<LoadStore<LW, T, S, CB, GA>>,
    attribute: Lazy<Attribute<LW, T, GA>>,
    constants: Lazy<ConstantBuffer>,
    #[build(Lazy::new(SharedMemory::default())
        .unless_absent(variant.has(OptionalUnit::SharedMemory)))]
    shared: Lazy<SharedMemory<W, LW, SR, T, S>>,
    #[build(Lazy::new(AtomicPrepare::new(PrepareConfig {
                        merge: mechanisms.merged_atomics,
                        policy: variant.sets,
                        network: variant.prefix,
                        registers: variant.sets_in == SetsIn::Registers,
                    }))
                    .unless_absent(variant.has(OptionalUnit::AtomicPrepare)))]
    prepare: Lazy<AtomicPrepare<LW, T, S>>,
    #[build(Lazy::new(Sfu::default()).unless_absent(variant.has(OptionalUnit::Sfu)))]
    sfu: Lazy<Sfu<LW, T, SQ>>,
    #[build(Lazy::new(TextureDoor::new(straight))
        .unless_absent(variant.has(OptionalUnit::Texture)))]
    texture_door: Lazy<TextureDoor<LW, LV, T>>,
    #[build(Lazy::new(TexelDoor::new(alone)).unless_absent(variant.has(OptionalUnit::Texture)))]
    texels: Lazy<TexelDoor<LW, LV, T>>,
    arbiter: Lazy<MemoryArbiter>,
    requests: Lazy<MemoryDoor>,
    access: Lazy<AccessAddress<T>>,
    check: Lazy<AccessCheck<T>>,
    #[build(AtomicThreads::new(variant.sets_in == SetsIn::Registers))]
    atomic_threads: Lazy<AtomicThreads<T, S, CB>>,
    slow: Lazy<SlowResults<LW, T>>,
    // The scheduler counts the instructions in the SFU with a register in between: the choice among
    // the results arrives late in a cycle.
    sfu_left: DFF<Bit>,
    // The warp that has issued in the cycle before.
    issued_warp: DFF<Bits<LW>>,
    // The amounts of the counters arrive late in a cycle, too.
    accessed: DFF<Bit>,
    merged: DFF<Bits<3>>,
    merged_beside: DFF<Bits<CB>>,
    // Of the warp in stage E1: its access of shared memory is issued again; its sets and their
    // combined operands.
    again: DFF<Bit>,
    sets: [DFF<Bits<T>>; S],
    combined: [DFF<Bits<32>>; S],
    again_next: Signal<Local, Bit>,
    fields: AccessFields<Local, LW, T, S>,
    unit: Signal<Local, Bits<3>>,
    unit_op: Signal<Local, Bits<6>>,
    legal: Signal<Local, Bit>,
    for_memory: Signal<Local, Bit>,
    is_shared: Signal<Local, Bit>,
    valids: Signal<Local, Bits<5>>,
}

// SPDX-License-Identifier: MIT
//! Bundles of control flow: events of a warp, what a control instruction resolves to.
use crate::prelude::*;

/// Something that happens to a warp.
#[derive(Bundle)]
pub struct WarpEvent<D: Way, const LW: usize> {
    /// It happens in this cycle.
    pub valid: Signal<D, Bit>,
    /// Warp slot, valid with `valid`.
    pub warp: Signal<D, Bits<LW>>,
}

/// What a control instruction resolves to, from the branch unit to the divergence unit. It is
/// always taken.
#[derive(Bundle)]
#[part(ResolveRequest: valid, warp, kind, taken, pc, offset)]
#[part(ResolveThreads: active, live, level, depth)]
pub struct Resolve<D: Way, const LW: usize, const T: usize, const PCW: usize> {
    /// Something is resolved; the other members are valid with it.
    pub valid: Signal<D, Bit>,
    /// Warp slot.
    pub warp: Signal<D, Bits<LW>>,
    /// What is done, see [`ResolveKind`].
    pub kind: Signal<D, Bits<3>>,
    /// Threads that branch, call or return (then at least one), or that leave.
    pub taken: Signal<D, Bits<T>>,
    /// Where a return goes. Of another instruction that stores PCs of threads its own PC, in
    /// instructions.
    pub pc: Signal<D, Bits<PCW>>,
    /// Signed distance to the target, in instructions.
    pub offset: Signal<D, Bits<24>>,
    /// Active threads of the warp: no others since it was selected. Of a kill, any.
    pub active: Signal<D, Bits<T>>,
    /// Its live threads.
    pub live: Signal<D, Bits<T>>,
    /// Its live threads inside as many calls as the active ones.
    pub level: Signal<D, Bits<T>>,
    /// Calls that the active threads are inside of, 0 to 16.
    pub depth: Signal<D, Bits<5>>,
}

/// What [`Resolve`] does to its warp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResolveKind {
    /// The taken threads branch.
    Branch,
    /// The active threads wait for those of their level.
    Sync,
    /// The taken threads end.
    Exit,
    /// The taken threads end, without a result.
    Discard,
    /// The warp goes on with the next instruction.
    Continue,
    /// The warp ends, by a fault.
    Kill,
    /// The taken threads return to `pc`.
    Return,
    /// The taken threads call.
    Call,
}

/// How a warp goes on after an access of shared memory.
#[derive(Bundle)]
pub struct Resume<D: Way, const LW: usize> {
    /// A warp can go on; it holds until `ready`.
    pub valid: Signal<D, Bit>,
    /// The front end takes it in this cycle.
    pub ready: Signal<D::Back, Bit>,
    /// Warp slot.
    pub warp: Signal<D, Bits<LW>>,
    /// With the same instruction again, else with the next.
    pub again: Signal<D, Bit>,
}

/// The instruction in stage E1 is refused.
#[derive(Bundle)]
pub struct Refusal<D: Way> {
    /// It is, in this cycle; the instruction ends its warp.
    pub valid: Signal<D, Bit>,
    /// Why, see `FaultCause`.
    pub cause: Signal<D, Bits<4>>,
}

/// Events of control flow in a cycle, for the counters.
#[derive(Bundle)]
pub struct FlowCounts<D: Way, const CB: usize> {
    /// A branch splits its warp.
    pub divergent: Signal<D, Bit>,
    /// Number of PCs of threads that are read.
    pub pc_read: Signal<D, Bits<CB>>,
    /// Number of PCs of threads that are written.
    pub pc_write: Signal<D, Bits<CB>>,
}

/// Events of the units of loads and stores in a cycle, for the counters.
#[derive(Bundle)]
pub struct AccessCounts<D: Way, const CB: usize> {
    /// An access of memory.
    pub access: Signal<D, Bit>,
    /// Number of atomic accesses that are merged with another.
    pub atomic_merged: Signal<D, Bits<CB>>,
}

// SPDX-License-Identifier: MIT
//! Bundles between the front end, the instruction buffer and control flow.
use crate::prelude::*;

/// A warp and a PC of it.
#[derive(Bundle)]
pub struct WarpPc<D: Way, const LW: usize, const PCW: usize> {
    /// The event takes place in this cycle; the other members are valid with it.
    pub valid: Signal<D, Bit>,
    /// Warp slot.
    pub warp: Signal<D, Bits<LW>>,
    /// PC, in instructions.
    pub pc: Signal<D, Bits<PCW>>,
}

/// The PC of an instruction that needs it, from the front end, which keeps its line and offset.
#[derive(Bundle)]
pub struct PcRequest<D: Way, const PCW: usize> {
    /// The PC is needed.
    pub wanted: Signal<D, Bit>,
    /// PC in the same cycle, in instructions, valid with `wanted`.
    pub pc: Signal<D::Back, Bits<PCW>>,
}

/// Where a warp goes on after a control instruction, from control flow to the front end. It is
/// always taken.
#[derive(Bundle)]
#[part(NextPcKind: valid, warp, kind, pc)]
#[part(NextPcWarp: valid, warp)]
pub struct NextPc<D: Way, const LW: usize, const PCW: usize> {
    /// A control instruction is resolved; the other members are valid with it.
    pub valid: Signal<D, Bit>,
    /// Warp slot of the instruction.
    pub warp: Signal<D, Bits<LW>>,
    /// How the next PC is given, see [`NextPcIs`].
    pub kind: Signal<D, Bits<2>>,
    /// Signed distance of a relative move, in instructions.
    pub offset: Signal<D, Bits<24>>,
    /// PC of an absolute move, in instructions.
    pub pc: Signal<D, Bits<PCW>>,
}

/// An instruction that is delivered to the instruction buffer. It is always taken.
#[derive(Bundle)]
pub struct FetchedInstruction<D: Way, const LW: usize> {
    /// An instruction is delivered; the other members are valid with it.
    pub valid: Signal<D, Bit>,
    /// Warp slot.
    pub warp: Signal<D, Bits<LW>>,
    /// Bits 31:0 of the instruction.
    pub low: Signal<D, Bits<32>>,
    /// Bits 63:32 of the instruction.
    pub high: Signal<D, Bits<32>>,
}

/// Events of the front end in a cycle, for the counters.
#[derive(Bundle)]
#[part(LookupCounts: hit, miss, fail)]
#[part(FetchAmounts: next_links, offset, tag_reads, link_reads)]
pub struct FetchCounts<D: Way> {
    /// An instruction is delivered.
    pub fetch: Signal<D, Bit>,
    /// A full lookup has an outcome.
    pub lookup: Signal<D, Bit>,
    /// A full lookup hits.
    pub hit: Signal<D, Bit>,
    /// A full lookup misses and gets a line.
    pub miss: Signal<D, Bit>,
    /// A full lookup finds every candidate line locked.
    pub fail: Signal<D, Bit>,
    /// Number of `next` links followed.
    pub next_links: Signal<D, Bits<2>>,
    /// A `prev` link is followed.
    pub prev_links: Signal<D, Bit>,
    /// Number of moves inside a line.
    pub offset: Signal<D, Bits<2>>,
    /// Number of tags read by the number of their line.
    pub tag_reads: Signal<D, Bits<3>>,
    /// Number of links read for moves.
    pub link_reads: Signal<D, Bits<2>>,
    /// The PC file is read.
    pub pc_read: Signal<D, Bit>,
    /// Number of writes to the PC file.
    pub pc_write: Signal<D, Bits<2>>,
    /// A valid line is replaced.
    pub eviction: Signal<D, Bit>,
    /// A warp waits for a refill.
    pub fill_stall: Signal<D, Bit>,
}

/// How [`NextPc`] gives the next PC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextPcIs {
    /// The next instruction.
    Sequential,
    /// `offset` instructions from the present PC.
    Relative,
    /// `pc`.
    Absolute,
    /// The warp has ended.
    Stop,
}

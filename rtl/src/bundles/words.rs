// SPDX-License-Identifier: MIT
//! Words with fields: what memories, FIFOs and ports hold in one word. The first field is in the
//! lowest bits.
#![allow(
    missing_docs,
    reason = "`LogicStruct` makes methods for each field, without documentation"
)]
use crate::prelude::*;

/// Format, thread and weights of a sample.
#[derive(LogicStruct, Packed, Clone, Copy, Debug, Default, PartialEq)]
pub struct SampleFormat {
    /// Texels are bytes, with `is_float` low; else four bytes.
    pub is_byte: Bit,
    /// Texels are floats.
    pub is_float: Bit,
    /// Thread of the sample.
    pub thread: Bits<2>,
    /// Last sample of its request.
    pub last: Bit,
    /// A thread takes part at all.
    pub any: Bit,
    /// Weight of the right texels, in 1/256.
    pub fx: Bits<8>,
    /// Weight of the lower texels, in 1/256.
    pub fy: Bits<8>,
}

/// Where the texels of a request go; travels with each of its threads.
#[derive(LogicStruct, Packed, Clone, Copy, Debug, Default, PartialEq)]
pub struct Destination {
    /// First destination register.
    pub rd: Bits<6>,
    /// Slot of the scoreboard that counts the instruction.
    pub slot: Bits<3>,
    /// Threads that take part.
    pub mask: Bits<4>,
    /// Channels that are wanted.
    pub channels: Bits<4>,
    /// Warp, with its unit above it.
    pub warp: Bits<6>,
}

/// An entry of the latency FIFO: the texels of a sample, or of a part of it.
#[derive(LogicStruct, Packed, Clone, Copy, Debug, Default, PartialEq)]
pub struct FifoEntry {
    /// Texels of the entry: upper left, upper right, lower left, lower right.
    pub texels: Bits<4>,
    /// Lines that must enter the cache before the entry leaves, 0 to 4.
    pub fills: Bits<3>,
    /// Last entry of its sample.
    pub complete: Bit,
}

/// What a sample keeps in the stages of an axis.
#[derive(LogicStruct, Packed, Clone, Copy, Debug, Default, PartialEq)]
pub struct AxisSample {
    /// Texels along the axis.
    pub size: Bits<16>,
    /// Bilinear.
    pub bilinear: Bit,
    /// The texture repeats along the axis; low for texel fetches.
    pub repeats: Bit,
    /// The coordinate is below zero.
    pub negative: Bit,
    /// In the half of a mirrored axis that goes back.
    pub turned: Bit,
    /// The position goes down from where it begins.
    pub down: Bit,
    /// A nearest sample in front of a mirrored texture: an edge belongs to the texel before it.
    pub less: Bit,
    /// Places by which the product is moved to the right; from stage 3 on, as the next.
    pub shift: Bits<5>,
    /// Where the position begins, in 1/256 texel.
    pub start: Bits<26>,
}

/// A float.
#[derive(LogicStruct, Packed, Clone, Copy, Debug, Default, PartialEq)]
pub struct Float {
    /// Mantissa without its first bit.
    pub fraction: Bits<23>,
    /// Exponent, 127 for 1.
    pub exponent: Bits<8>,
    /// Sign.
    pub negative: Bit,
}

/// What a request asks for.
#[derive(LogicStruct, Packed, Clone, Copy, Debug, Default, PartialEq)]
pub struct RequestKind {
    /// Texel fetch; else a sample.
    pub fetch: Bit,
    /// Number of the texture descriptor.
    pub texture: Bits<4>,
}

/// Word 1 of a texture descriptor.
#[derive(LogicStruct, Packed, Clone, Copy, Debug, Default, PartialEq)]
pub struct TextureSize {
    /// Texels of a row.
    pub width: Bits<16>,
    /// Rows.
    pub height: Bits<16>,
}

/// Word 2 of a texture descriptor, as far as it is used.
#[derive(LogicStruct, Packed, Clone, Copy, Debug, Default, PartialEq)]
pub struct TextureMode {
    /// Bytes from one row to the next.
    pub pitch: Bits<16>,
    /// Texels are bytes, with `is_float` low; else four bytes.
    pub is_byte: Bit,
    /// Texels are floats, which are not filtered.
    pub is_float: Bit,
    /// Not used.
    pub unused: Bits<2>,
    /// Along u beyond the edges: 0 repeat, 1 clamp, 2 mirror.
    pub wrap_u: Bits<2>,
    /// Along v beyond the edges: 0 repeat, 1 clamp, 2 mirror.
    pub wrap_v: Bits<2>,
    /// Samples are bilinear; else of the nearest texel.
    pub bilinear: Bit,
}

/// Word 0 of a task.
#[derive(LogicStruct, Packed, Clone, Copy, Debug, Default, PartialEq)]
pub struct TaskHead {
    /// First instruction.
    pub pc: Bits<20>,
    /// Scoreboard slots that the first instruction waits for.
    pub wait: Bits<8>,
    /// Type: 0 pixel, 1 vertex, 2 compute.
    pub stage: Bits<2>,
    /// The grid is one-dimensional.
    pub linear: Bit,
    /// The warps of a workgroup are launched together.
    pub together: Bit,
}

/// Decoded controls of an instruction.
#[derive(LogicStruct, Packed, Copy, Clone, Debug, Default, PartialEq)]
pub struct Controls {
    /// It is defined, and this core has it.
    pub legal: Bit,
    /// Unit, see `Unit`.
    pub unit: Bits<3>,
    /// Operation of the unit.
    pub unit_op: Bits<6>,
    /// Operand b is the immediate.
    pub immediate: Bit,
    /// Reads ra.
    pub reads_a: Bit,
    /// Reads rb.
    pub reads_b: Bit,
    /// Reads rc.
    pub reads_c: Bit,
    /// Writes rd.
    pub writes_rd: Bit,
    /// Writes a predicate.
    pub writes_pred: Bit,
    /// Names a slot.
    pub reorderable: Bit,
    /// The next PC arrives as a redirect.
    pub is_control: Bit,
}

// SPDX-License-Identifier: MIT
//! What stands between the stages of the [special functions](super::functions).
use crate::prelude::*;

/// How the operand becomes a row and a position.
#[derive(LogicStruct, Copy, Clone, Debug, Default, PartialEq)]
pub(super) struct Reduction {
    /// Rows of the table, in groups of 128.
    pub group: Bits<3>,
    /// `exp2`.
    pub power: Bit,
    /// `sin` or `cos`.
    pub turn: Bit,
    /// `cos`.
    pub ahead: Bit,
    /// The operand is negative.
    pub negative: Bit,
}

/// What becomes of the value of the table.
#[derive(LogicStruct, Copy, Clone, Debug, Default, PartialEq)]
pub(super) struct Form {
    /// Biased exponent of a result with bit 32 set: ten bits signed.
    pub exponent: Bits<10>,
    /// Sign.
    pub sign: Bit,
    /// [`NUMBER`], [`ZERO`], [`INFINITY`] or [`NAN`].
    pub special: Bits<2>,
    /// The table gives (1 - s) / 2.
    pub complement: Bit,
    /// Integer part of a logarithm.
    pub integer: Bits<7>,
}

/// A row of the table, and the position of the operand in its segment.
#[derive(Bundle)]
#[part(Slope: form, position, c0, c1)]
#[part(Fall: form, c0)]
pub(super) struct Segment<D: Way> {
    /// What becomes of the value.
    pub form: Signal<D, Form>,
    /// Position in the segment.
    pub position: Signal<D, Bits<16>>,
    /// Value at the start of the segment.
    pub c0: Signal<D, Bits<27>>,
    /// Slope.
    pub c1: Signal<D, Bits<20>>,
    /// Curvature.
    pub c2: Signal<D, Bits<14>>,
}

/// A value in its normalisation.
#[derive(Bundle)]
pub(super) struct Normal<D: Way> {
    /// What becomes of it.
    pub form: Signal<D, Form>,
    /// The value.
    pub normal: Signal<D, Bits<33>>,
    /// Left shift so far.
    pub zeros: Signal<D, Bits<5>>,
}

/// `special` of a [`Form`]: a number.
pub(super) const NUMBER: u64 = 0;
/// Zero.
pub(super) const ZERO: u64 = 1;
/// Infinity.
pub(super) const INFINITY: u64 = 2;
/// Not a number.
pub(super) const NAN: u64 = 3;

// SPDX-License-Identifier: MIT
//! Structures and bundles between the stages of a lane.
use crate::prelude::*;

/// `source` of [`Prepared`]: the operand as it is.
pub(super) const FIRST: u64 = 0;
/// Low half of the product.
pub(super) const PRODUCT_LOW: u64 = 1;
/// High half of the product.
pub(super) const PRODUCT_HIGH: u64 = 2;
/// The float product.
pub(super) const FLOAT_PRODUCT: u64 = 3;
/// Rotated and masked.
pub(super) const ROTATED: u64 = 4;
/// Sum of the nibbles.
pub(super) const NIBBLE_SUM: u64 = 5;
/// Rounded to an integral float.
pub(super) const ROUNDED: u64 = 6;
/// Rounded, then subtracted from the second operand.
pub(super) const FRACTION: u64 = 7;

/// `known` of [`Prepared`]: it has no value of its own.
pub(super) const UNKNOWN: u64 = 0;
/// Zero.
pub(super) const ALL_ZEROS: u64 = 1;
/// All ones; of a float one.
pub(super) const ALL_ONES: u64 = 2;

/// `direction` of [`Prepared`]: toward zero.
pub(super) const TO_ZERO: u64 = 0;
/// Away from zero.
pub(super) const AWAY: u64 = 1;
/// To nearest, ties to even.
pub(super) const TO_NEAREST: u64 = 2;

/// `special` of [`Prepared`]: a number.
pub(super) const NUMBER: u64 = 0;
/// Zero.
pub(super) const ZERO: u64 = 1;
/// Infinity.
pub(super) const INFINITY: u64 = 2;
/// Not a number.
pub(super) const NAN: u64 = 3;

/// `kind` of [`Steps`]: integer sum.
pub(super) const INTEGER: u64 = 0;
/// Float sum.
pub(super) const FLOAT: u64 = 1;
/// Integer to float.
pub(super) const TO_FLOAT: u64 = 2;
/// Leading zeros.
pub(super) const LEADING_ZEROS: u64 = 3;

/// After E1: what E2 does.
#[derive(LogicStruct, Copy, Clone, Debug, Default, PartialEq)]
pub(super) struct Prepared {
    /// First operand of the sum: [`FIRST`] and the following.
    pub source: Bits<3>,
    /// The outcome is subtracted from zero.
    pub negate: Bit,
    /// The bit below the mask is added above it: a byte is rounded.
    pub round: Bit,
    /// Rotation to the right.
    pub rotation: Bits<5>,
    /// Value that replaces what is rotated or rounded: [`UNKNOWN`], [`ALL_ZEROS`], [`ALL_ONES`].
    pub known: Bits<2>,
    /// Rounding to an integral float: [`TO_ZERO`], [`AWAY`], [`TO_NEAREST`].
    pub direction: Bits<2>,
    /// Biased exponent of the float product before its normalisation: ten bits signed.
    pub exponent: Bits<10>,
    /// Sign of the float product.
    pub sign: Bit,
    /// Float product: [`NUMBER`], [`ZERO`], [`INFINITY`], [`NAN`].
    pub special: Bits<2>,
}

/// After E1 and E2: what E3 to E5 do.
#[derive(LogicStruct, Copy, Clone, Debug, Default, PartialEq)]
pub(super) struct Steps {
    /// [`INTEGER`], [`FLOAT`], [`TO_FLOAT`] or [`LEADING_ZEROS`].
    pub kind: Bits<2>,
    /// The second operand is subtracted from zero: a negative integer.
    pub subtract: Bit,
    /// Minimum or maximum.
    pub choose: Bit,
    /// Maximum.
    pub larger: Bit,
    /// Comparison to a flag.
    pub set_flag: Bit,
    /// Compares or chooses floats.
    pub is_float: Bit,
    /// Compares or chooses unsigned integers; an integer to float is in units of 2^-32.
    pub is_unsigned: Bit,
    /// Comparison code.
    pub compare: Bits<3>,
    /// Comparison code, bit 3: what an unordered pair gives.
    pub unordered: Bit,
}

/// After E3: what E4 and E5 do.
#[derive(LogicStruct, Copy, Clone, Debug, Default, PartialEq)]
pub(super) struct Aligned {
    /// As in [`Steps`].
    pub kind: Bits<2>,
    /// The sum is a difference; bit 0 of the first operand is then zero.
    pub subtract: Bit,
    /// The second operand is to be shifted right by 16 more.
    pub by_16: Bit,
    /// Then bit 0 of the second operand is set: bits fell off in its alignment.
    pub sticky: Bit,
    /// Sign of a float.
    pub sign: Bit,
    /// Sign of a float zero.
    pub zero_sign: Bit,
    /// Biased exponent of bit 31.
    pub exponent: Bits<9>,
    /// The comparison holds.
    pub flag: Bit,
}

/// After E4: what E5 does.
#[derive(LogicStruct, Copy, Clone, Debug, Default, PartialEq)]
pub(super) struct Summed {
    /// As in [`Steps`].
    pub kind: Bits<2>,
    /// Sign of a float.
    pub sign: Bit,
    /// Sign of a float zero.
    pub zero_sign: Bit,
    /// Biased exponent of bit 31 before the shift.
    pub exponent: Bits<9>,
    /// Left shift so far.
    pub zeros: Bits<5>,
    /// The comparison holds.
    pub flag: Bit,
}

/// What E2 works on.
#[derive(Bundle)]
#[part(FieldOperands: first, second, low_end, high_end, prepared, steps)]
pub(super) struct FormInput<D: Way> {
    /// First operand of what becomes the sum.
    pub first: Signal<D, Bits<32>>,
    /// Second operand of the sum; the filling around a bit field.
    pub second: Signal<D, Bits<32>>,
    /// Lowest bit of a bit field; 0 for a float.
    pub low_end: Signal<D, Bits<6>>,
    /// The bit above a bit field; fraction bits of a float.
    pub high_end: Signal<D, Bits<6>>,
    /// Steps of E2.
    pub prepared: Signal<D, Prepared>,
    /// Steps of E3 to E5.
    pub steps: Signal<D, Steps>,
    /// Low half of the product, early in E2.
    pub product_low: Signal<D, Bits<32>>,
    /// High half of the product.
    pub product_high: Signal<D, Bits<32>>,
    /// Bits 21:0 of the product are not all zero.
    pub product_sticky: Signal<D, Bit>,
}

/// What the sum in E3 to E5 works on.
#[derive(Bundle)]
pub(super) struct SumInput<D: Way> {
    /// First operand.
    pub x: Signal<D, Bits<32>>,
    /// Second operand.
    pub y: Signal<D, Bits<32>>,
    /// Steps of E3 to E5.
    pub steps: Signal<D, Steps>,
}

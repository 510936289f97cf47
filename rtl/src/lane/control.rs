// SPDX-License-Identifier: MIT
//! What the stages of a lane tell each other beside the operands.
use crate::prelude::*;

/// After E1: what E2 does.
#[derive(LogicStruct, Copy, Clone, Debug, Default, PartialEq)]
pub(super) struct Prepared {
    /// What becomes the first operand: 0 as it is, 1 low half of the product, 2 high half,
    /// 3 float product, 4 rotated and masked, 5 sum of the nibbles, 6 rounded to an integer,
    /// 7 rounded, then subtracted from the second operand (fraction).
    pub source: Bits<3>,
    /// The outcome is subtracted from zero.
    pub negate: Bit,
    /// The bit below the mask is added above it: a byte is rounded.
    pub round: Bit,
    /// Rotation to the right.
    pub rotation: Bits<5>,
    /// What is rotated or rounded has a value of its own: 1 zero, 2 all ones, of a float one.
    pub known: Bits<2>,
    /// Rounding to an integer: 0 toward zero, 1 away from zero, 2 to nearest even.
    pub direction: Bits<2>,
    /// Biased exponent of the float product before its normalisation: ten bits signed.
    pub exponent: Bits<10>,
    /// Sign of the float product.
    pub sign: Bit,
    /// Float product: 0 number, 1 zero, 2 infinity, 3 NaN.
    pub special: Bits<2>,
}

/// After E1 and E2: what E3 to E5 do.
#[derive(LogicStruct, Copy, Clone, Debug, Default, PartialEq)]
pub(super) struct Steps {
    /// 0 integer sum, 1 float sum, 2 integer to float, 3 leading zeros.
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

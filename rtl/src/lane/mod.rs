// SPDX-License-Identifier: MIT
//! One lane: integer and FP32 arithmetic (docs/core.md).
//!
//! | stage | what happens |
//! | --- | --- |
//! | E1 | decode; logic; partial products; shift amounts; unpacking for conversions |
//! | E2 | product summed, normalised, rounded; rotate and mask; float to integral float |
//! | E3 | compare, choose; float addition: swap, alignment |
//! | E4 | sum or difference; coarse normalisation |
//! | E5 | fine normalisation, rounding, packing |
//!
//! Every operation ends as one of four sums in E3 to E5: integer, float, integer to float, leading
//! zeros. What is finished earlier goes on as a sum with zero; a float as a sum with -0, which
//! flushes subnormals and makes every NaN the one NaN. `fmad` so rounds twice. Shifts and bit
//! fields are one rotation and one mask; `f2i` is a shift of the mantissa. `pack.unorm8` and
//! `pack.unorm16` insert the top of 255 or 65535 times the mantissa as a bit field, `unpack.unorm8`
//! and `unpack.unorm16` are an integer to float in units of 2^-32, and the half floats are rounded
//! by the integer sum.
//!
//! | | |
//! | --- | --- |
//! | latency | 5: operands at the first edge, result after the fifth |
//! | throughput | one operation per cycle, no stall |
//! | unused numbers | give 0 |
mod bit_logic;
mod control;
mod float_class;
mod float_product;
mod integral;
mod nibble_counts;
mod operands;
mod ops;
mod prepare;
mod sum;
mod to_half;
mod unorm_product;
mod unpack;

use crate::prelude::*;
use operands::FormOperands;
use prepare::Prepare;
use sum::Sum;

/// The lane.
#[derive(LogicBlock)]
pub struct Lane {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Operation (`AluOp`).
    pub op: Signal<In, Bits<6>>,
    /// Comparison code of `isetp` and `fsetp`.
    pub compare: Signal<In, Bits<4>>,
    /// First operand.
    pub a: Signal<In, Bits<32>>,
    /// Second operand.
    pub b: Signal<In, Bits<32>>,
    /// Third operand.
    pub c: Signal<In, Bits<32>>,
    /// Condition of `sel`.
    pub predicate: Signal<In, Bit>,
    /// Result.
    pub result: Signal<Out, Bits<32>>,
    /// Result of a comparison, else 0.
    pub flag: Signal<Out, Bit>,

    prepare: Lazy<Prepare>,
    operands: Lazy<FormOperands>,
    total: Lazy<Sum>,
}

#[hdl_gen]
impl Logic for Lane {
    fn update(&mut self) {
        self.drive(&mut self.prepare, [op, compare, a, b, c, predicate]);
        self.prepare.form.drive(&mut self.operands.form);
        self.operands.sum.drive(&mut self.total.input);
        self.total.drive(&mut self, [result, flag]);
    }
}

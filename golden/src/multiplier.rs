// SPDX-License-Identifier: MIT
//! Reference models of `rtl/src/cells/multiplier`: products, one cycle later.
use crate::{ports, Model};

ports! {
    WideInputs { a, b, two_s_complement }
    WideOutputs { low, high, sticky }
}

/// 32 x 32 bits: low and high half, whether any of the 22 lowest bits is set.
#[derive(Default)]
pub struct WideMultiplier {
    product: Option<u64>,
}

impl Model for WideMultiplier {
    type Inputs = WideInputs;
    type Outputs = WideOutputs<Option<u64>>;
    fn outputs(&mut self, _: &WideInputs) -> WideOutputs<Option<u64>> {
        WideOutputs {
            low: self.product.map(|product| product & 0xffff_ffff),
            high: self.product.map(|product| product >> 32),
            sticky: self.product.map(|product| u64::from(product % (1 << 22) != 0)),
        }
    }

    fn clock(&mut self, inputs: &WideInputs) {
        let extended = |factor: u64| {
            if inputs.two_s_complement == 1 {
                factor as i32 as i64 as u64
            } else {
                factor
            }
        };
        self.product = Some(extended(inputs.a).wrapping_mul(extended(inputs.b)));
    }
}

ports! {
    Inputs { a, b }
    Outputs { product }
}

/// Unsigned: `bits` bits of the product from bit `shift`.
pub struct Multiplier {
    shift: u32,
    bits: u32,
    product: Option<u64>,
}

impl Multiplier {
    /// The part that the cell gives.
    pub fn new(shift: u32, bits: u32) -> Self {
        Self { shift, bits, product: None }
    }
}

impl Model for Multiplier {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, _: &Inputs) -> Outputs<Option<u64>> {
        Outputs { product: self.product }
    }

    fn clock(&mut self, inputs: &Inputs) {
        self.product = Some((inputs.a * inputs.b) >> self.shift & ((1 << self.bits) - 1));
    }
}

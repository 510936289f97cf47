//! Reference models of `rtl/src/cells/multiplier`: products, one cycle later.
use crate::harness::Model;

/// 32 x 32 bits. Inputs: a, b, signed; outputs: low and high half,
/// whether any of the 22 lowest bits is set.
#[derive(Default)]
pub struct WideMultiplier {
    product: Option<u64>,
}

impl Model for WideMultiplier {
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        let parts: [fn(u64) -> u64; 3] =
            [|product| product & 0xffff_ffff, |product| product >> 32, |product| u64::from(product % (1 << 22) != 0)];
        parts.map(|part| self.product.map(part)).to_vec()
    }

    fn clock(&mut self, inputs: &[u64]) {
        let extended = |factor: u64| if inputs[2] == 1 { factor as i32 as i64 as u64 } else { factor };
        self.product = Some(extended(inputs[0]).wrapping_mul(extended(inputs[1])));
    }
}

/// Unsigned. Inputs: a, b; output: `bits` bits of the product from bit `shift`.
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
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        vec![self.product]
    }

    fn clock(&mut self, inputs: &[u64]) {
        self.product = Some((inputs[0] * inputs[1]) >> self.shift & ((1 << self.bits) - 1));
    }
}

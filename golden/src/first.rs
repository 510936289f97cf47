// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/cells/first`: the lowest and the highest of several bits.
use crate::{ports, Model};

ports! {
    Inputs { candidates }
    Outputs { valid, index, chosen }
}
ports! {
    TwoOutputs { first, second }
}

/// From which end a cell looks.
#[derive(Clone, Copy)]
pub enum End {
    /// The lowest bit is the first.
    Low,
    /// The highest bit is the first.
    High,
}

impl End {
    /// Number of the first of the bits.
    fn first(self, bits: u64) -> Option<u32> {
        match self {
            Self::Low => (bits != 0).then(|| bits.trailing_zeros()),
            Self::High => bits.checked_ilog2(),
        }
    }
}

fn one_hot(number: Option<u32>) -> u64 {
    number.map_or(0, |number| 1 << number)
}

/// The first bit: whether there is one, its number, itself.
pub struct First(pub End);

impl Model for First {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, inputs: &Inputs) -> Outputs<Option<u64>> {
        let first = self.0.first(inputs.candidates);
        Outputs {
            valid: Some(first.is_some().into()),
            index: Some(first.unwrap_or(0).into()),
            chosen: Some(one_hot(first)),
        }
    }
    fn clock(&mut self, _: &Inputs) {}
}

/// The first two bits.
pub struct FirstTwo(pub End);

impl Model for FirstTwo {
    type Inputs = Inputs;
    type Outputs = TwoOutputs<Option<u64>>;
    fn outputs(&mut self, inputs: &Inputs) -> TwoOutputs<Option<u64>> {
        let first = one_hot(self.0.first(inputs.candidates));
        TwoOutputs {
            first: Some(first),
            second: Some(one_hot(self.0.first(inputs.candidates & !first))),
        }
    }
    fn clock(&mut self, _: &Inputs) {}
}

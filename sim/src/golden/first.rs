//! Reference model of `rtl/src/cells/first`: the lowest and the highest of several bits.
use crate::harness::Model;

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
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let first = self.0.first(inputs[0]);
        vec![Some(first.is_some().into()), Some(first.unwrap_or(0).into()), Some(one_hot(first))]
    }
    fn clock(&mut self, _: &[u64]) {}
}

/// The first two bits.
pub struct FirstTwo(pub End);

impl Model for FirstTwo {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let first = one_hot(self.0.first(inputs[0]));
        vec![Some(first), Some(one_hot(self.0.first(inputs[0] & !first)))]
    }
    fn clock(&mut self, _: &[u64]) {}
}

//! What drives a block in random tests.
use crate::dut::Dut;

/// The neighbours of a block in random tests: they respect its protocol.
pub trait Stimulus {
    /// The inputs of the next cycle, in port order; `random` yields 64 random bits a call,
    /// `outputs` are the block's outputs at the end of the last cycle (all zero at first).
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64>;
    /// Called at the end of each cycle with the inputs and outputs of that cycle, for
    /// handshakes: a valid request that met a ready is taken.
    fn accepted(&mut self, _inputs: &[u64], _outputs: &[u64]) {}
}

/// Stimulus for a block that takes anything at any time.
pub struct AnyInput {
    widths: Vec<usize>,
}

impl AnyInput {
    /// Uniform random values on every input of `dut`.
    pub fn new(dut: &dyn Dut) -> Self {
        Self { widths: dut.inputs().iter().map(|port| port.width).collect() }
    }
}

impl Stimulus for AnyInput {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        self.widths.iter().map(|&width| random() & (u64::MAX >> (64 - width))).collect()
    }
}

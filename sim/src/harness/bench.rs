// SPDX-License-Identifier: MIT
//! A block on a bench: a test sets inputs and looks at outputs by name.
use super::ports;
use std::ops::DerefMut;
use warpwright_golden::{Binding, Ports};
use warpwright_rtl::dut::Dut;

/// A block that is driven by structures with a field for each port: `I` for inputs, `O` for
/// outputs.
pub struct Bench<D, I, O> {
    /// The block.
    pub dut: D,
    /// What it takes at the next [`Bench::settle`]. At first everything is zero; what `I` does not
    /// name stays zero.
    pub inputs: I,
    /// What it gave at the last one.
    pub outputs: O,
    bindings: [Binding; 2],
    /// Values in port order.
    driven: Vec<u64>,
    seen: Vec<u64>,
}

impl<D: DerefMut, I: Ports<u64>, O: Ports<u64>> Bench<D, I, O>
where
    D::Target: Dut,
{
    /// Binds the ports by name.
    ///
    /// # Panics
    /// When the design lacks a port that is named.
    pub fn new(dut: D) -> Self {
        let ports = ports(&*dut);
        let (driven, seen) = (vec![0; ports.inputs.len()], vec![0; ports.outputs.len()]);
        let bindings =
            [Binding::new::<u64, I>(&ports.inputs), Binding::new::<u64, O>(&ports.outputs)];
        let (mut inputs, mut outputs) = (I::default(), O::default());
        // Arrays get as many elements as the design has ports.
        bindings[0].read(&driven, &mut inputs);
        bindings[1].read(&seen, &mut outputs);
        Self { dut, inputs, outputs, bindings, driven, seen }
    }

    /// Drives the inputs and reads the outputs, before the clock edge.
    pub fn settle(&mut self) -> &O {
        self.bindings[0].write(&self.inputs, &mut self.driven);
        self.driven.iter().enumerate().for_each(|(port, &value)| self.dut.poke(port, value));
        self.dut.settle();
        self.seen.iter_mut().enumerate().for_each(|(port, value)| *value = self.dut.peek(port));
        self.bindings[1].read(&self.seen, &mut self.outputs);
        &self.outputs
    }

    /// The clock edge.
    pub fn rise(&mut self) {
        self.dut.rise();
    }
}

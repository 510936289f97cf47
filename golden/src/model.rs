// SPDX-License-Identifier: MIT
//! Models and stimuli: what a block is compared with, and what drives it.
use crate::ports::{Binding, PortList, Ports};

/// A reference model, cycle by cycle.
pub trait Model {
    /// The inputs of the block that the model looks at.
    type Inputs: Ports<u64>;
    /// Every output of the block.
    type Outputs: Ports<Option<u64>>;
    /// The outputs for these inputs in the present state; `None` where they do not matter.
    fn outputs(&mut self, inputs: &Self::Inputs) -> Self::Outputs;
    /// A clock edge with these inputs.
    fn clock(&mut self, inputs: &Self::Inputs);
}

/// What drives a block in random tests: it respects the protocol of the block's neighbours.
pub trait Stimulus {
    /// The inputs of the block that are driven; others are zero.
    type Inputs: Ports<u64>;
    /// The outputs of the block that the stimulus looks at.
    type Outputs: Ports<u64>;
    /// The inputs of the next cycle; `random` yields 64 random bits a call, `outputs` are the
    /// block's outputs at the end of the last cycle (all zero at first).
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Self::Outputs) -> Self::Inputs;
    /// The end of a cycle with its inputs and outputs, for handshakes: a valid request that met a
    /// ready is taken.
    fn accepted(&mut self, _inputs: &Self::Inputs, _outputs: &Self::Outputs) {}
}

/// A model that is bound to the ports of a design: values are in the order of the ports.
pub trait BoundModel {
    /// The outputs for these inputs.
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>>;
    /// A clock edge with these inputs.
    fn clock(&mut self, inputs: &[u64]);
}

/// A stimulus that is bound to the ports of a design.
pub trait BoundStimulus {
    /// The inputs of the next cycle.
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64>;
    /// The end of a cycle.
    fn accepted(&mut self, _inputs: &[u64], _outputs: &[u64]) {}
}

/// Any [`Model`].
pub trait AnyModel {
    /// Finds the ports of the model among those of a design.
    ///
    /// # Panics
    /// When the design lacks one of them, or has an output that the model does not name.
    fn bind<'a>(&'a mut self, design: &PortList) -> Box<dyn BoundModel + 'a>;
}

/// Any [`Stimulus`].
pub trait AnyStimulus {
    /// Finds the ports of the stimulus among those of a design.
    ///
    /// # Panics
    /// When the design lacks one of them.
    fn bind<'a>(&'a mut self, design: &PortList) -> Box<dyn BoundStimulus + 'a>;
}

struct Bound<'a, B, I, O> {
    to: &'a mut B,
    inputs: (Binding, I),
    outputs: (Binding, O),
    /// Ports of the design.
    ports: usize,
}

impl<M: Model> AnyModel for M {
    fn bind<'a>(&'a mut self, design: &PortList) -> Box<dyn BoundModel + 'a> {
        let outputs = Binding::new::<Option<u64>, M::Outputs>(&design.outputs);
        let unnamed = outputs.unnamed().join("`, `");
        assert!(
            unnamed.is_empty(),
            "the model does not name the output `{unnamed}`: give its value, or `None`"
        );
        let inputs = (Binding::new::<u64, M::Inputs>(&design.inputs), M::Inputs::default());
        Box::new(Bound { to: self, inputs, outputs: (outputs, ()), ports: design.outputs.len() })
    }
}

impl<M: Model> BoundModel for Bound<'_, M, M::Inputs, ()> {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        self.inputs.0.read(inputs, &mut self.inputs.1);
        let mut values = vec![None; self.ports];
        self.outputs.0.write(&self.to.outputs(&self.inputs.1), &mut values);
        values
    }
    fn clock(&mut self, inputs: &[u64]) {
        self.inputs.0.read(inputs, &mut self.inputs.1);
        self.to.clock(&self.inputs.1);
    }
}

impl<S: Stimulus> AnyStimulus for S {
    fn bind<'a>(&'a mut self, design: &PortList) -> Box<dyn BoundStimulus + 'a> {
        let inputs = (Binding::new::<u64, S::Inputs>(&design.inputs), S::Inputs::default());
        let outputs = (Binding::new::<u64, S::Outputs>(&design.outputs), S::Outputs::default());
        Box::new(Bound { to: self, inputs, outputs, ports: design.inputs.len() })
    }
}

impl<S: Stimulus> BoundStimulus for Bound<'_, S, S::Inputs, S::Outputs> {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        self.outputs.0.read(outputs, &mut self.outputs.1);
        let mut values = vec![0; self.ports];
        self.inputs.0.write(&self.to.next(random, &self.outputs.1), &mut values);
        values
    }
    fn accepted(&mut self, inputs: &[u64], outputs: &[u64]) {
        self.inputs.0.read(inputs, &mut self.inputs.1);
        self.outputs.0.read(outputs, &mut self.outputs.1);
        self.to.accepted(&self.inputs.1, &self.outputs.1);
    }
}

/// Stimulus of a block that takes anything at any time.
pub struct AnyInput;

struct Uniform(Vec<usize>);

impl AnyStimulus for AnyInput {
    fn bind<'a>(&'a mut self, design: &PortList) -> Box<dyn BoundStimulus + 'a> {
        Box::new(Uniform(design.inputs.iter().map(|port| port.width).collect()))
    }
}

impl BoundStimulus for Uniform {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        self.0.iter().map(|&width| random() & (u64::MAX >> (64 - width))).collect()
    }
}

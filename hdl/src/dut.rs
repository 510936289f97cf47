// SPDX-License-Identifier: MIT
//! One face for every block under test: ports by number and name, one clock at a time.
//!
//! The derive macro `LogicBlock` writes [`Boundary`] from the struct; [`Dut`] follows from it. A
//! lockstep harness, a co-simulation against the exported Verilog and whatever else drives a block
//! do so through [`Dut`].
use rust_hdl::prelude::{simulate, Block};

pub use crate::port::{Port, PortValue};

/// A block that can be driven by its ports, one clock at a time.
pub trait Dut: Send {
    /// The inputs without the clock, in the order of [`Dut::poke`].
    fn inputs(&self) -> Vec<Port>;
    /// The outputs, in the order of [`Dut::peek`].
    fn outputs(&self) -> Vec<Port>;
    /// Drives input `port` for the next [`Dut::settle`].
    fn poke(&mut self, port: usize, value: u64);
    /// Reads output `port` as of the last [`Dut::settle`].
    fn peek(&self, port: usize) -> u64;
    /// Lets the combinational logic settle with the clock low.
    fn settle(&mut self);
    /// One rising clock edge. Outputs are to be read after the next [`Dut::settle`].
    fn rise(&mut self);
    /// The rust-hdl block, for export, lint and waveforms. `None` for a compiled model.
    fn block(&self) -> Option<&dyn Boundary>;
}

/// Where a block is described, and what is said of it there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// Its structure.
    pub structure: &'static str,
    /// The file, from the folder that the compiler ran in.
    pub file: &'static str,
    /// The comment at the head of the file.
    pub head: &'static str,
    /// The comment of the structure.
    pub says: &'static str,
    /// Its numeric generics with their values.
    pub generics: Vec<(&'static str, String)>,
}

/// The boundary of a block, from its struct: what drives it from outside, for tests and for
/// evaluation on demand ([`Lazy`](crate::lazy::Lazy)).
pub trait Boundary: Block {
    /// What the source says of the block.
    fn described(&self) -> Origin;
    /// Whether an input other than the clock has a new value.
    fn data_pending(&self) -> bool;
    /// Whether the clock has a new level.
    fn clock_pending(&self) -> bool;
    /// The level that the clock is driven to.
    fn clock_driven(&self) -> bool;
    /// Drives the clock.
    fn drive_clock(&mut self, level: bool);
    /// Takes all inputs, with the clock.
    fn commit_inputs(&mut self);
    /// Whether an output changed in the last pass.
    fn outputs_changed(&self) -> bool;
    /// Marks all inputs as driven from outside.
    fn connect_inputs(&mut self);
    /// Adds the inputs to a list.
    fn list_inputs(&self, all: &mut Vec<Port>);
    /// Adds the outputs to a list.
    fn list_outputs(&self, all: &mut Vec<Port>);
    /// Drives the input at a place; says whether there is one.
    fn poke_input(&mut self, place: usize, value: u64) -> bool;
    /// The output at a place.
    fn peek_output(&self, place: usize) -> Option<u64>;
}

/// A block that can stand alone: its inputs come from outside.
pub trait Top: Boundary + Sized {
    /// Marks all inputs as driven and connects everything inside. Call once, before use.
    #[must_use]
    fn ready(mut self) -> Self {
        self.connect_inputs();
        self.connect_all();
        self
    }
}

impl<B: Boundary> Top for B {}

/// The number of evaluation passes after which a design counts as oscillating.
pub const MAX_PASSES: usize = 200;

fn settle(block: &mut impl Block) {
    assert!(simulate(block, MAX_PASSES), "combinational loop: the design does not settle");
}

impl<B: Boundary + Send> Dut for B {
    fn inputs(&self) -> Vec<Port> {
        let mut all = vec![];
        self.list_inputs(&mut all);
        all
    }
    fn outputs(&self) -> Vec<Port> {
        let mut all = vec![];
        self.list_outputs(&mut all);
        all
    }
    fn poke(&mut self, port: usize, value: u64) {
        assert!(self.poke_input(port, value), "no input {port}");
    }
    fn peek(&self, port: usize) -> u64 {
        self.peek_output(port).expect("an output of this number")
    }
    fn settle(&mut self) {
        self.drive_clock(false);
        settle(self);
    }
    fn rise(&mut self) {
        self.drive_clock(true);
        settle(self);
    }
    fn block(&self) -> Option<&dyn Boundary> {
        Some(self)
    }
}

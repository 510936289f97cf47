// SPDX-License-Identifier: MIT
//! A block of the library with its pins as numbers, under the Rust simulation.
use rust_hdl::core::atom::{Atom, AtomKind};
use rust_hdl::core::probe::Probe;
use rust_hdl::prelude::*;

/// A port of a block.
#[derive(Clone, Debug)]
pub struct Port {
    pub name: String,
    pub kind: AtomKind,
    pub width: usize,
    pub clock: bool,
}

/// What a test needs of a block, whatever its type.
pub trait Bench {
    fn block(&self) -> &dyn Block;
    /// Sets an input, or gives a bidirectional port a value that holds while the block does not
    /// drive it.
    fn poke(&mut self, port: &str, value: u64);
    /// Whether the block drives a bidirectional port.
    fn drives(&self, port: &str) -> bool;
    fn settle(&mut self);
}

/// Something of a field, by its path.
type ByField<F> = Vec<(&'static str, F)>;

/// A block with the names that reach its inputs.
pub struct Device<B> {
    pub block: B,
    pub pokes: ByField<fn(&mut B, u64)>,
    pub drives: ByField<fn(&B) -> bool>,
}

/// The port of a field: a member of an interface has one underscore, an element two.
fn port_of(field: &str) -> String {
    field[1..].replace('[', "__").replace(']', "").replace('.', "_")
}

impl<B: Block> Bench for Device<B> {
    fn block(&self) -> &dyn Block {
        &self.block
    }
    fn poke(&mut self, port: &str, value: u64) {
        let found = self.pokes.iter().find(|(field, _)| port_of(field) == port);
        let (_, poke) = found.unwrap_or_else(|| panic!("the test does not set `{port}`"));
        poke(&mut self.block, value);
    }
    fn drives(&self, port: &str) -> bool {
        self.drives
            .iter()
            .find(|(field, _)| port_of(field) == port)
            .is_some_and(|(_, drives)| drives(&self.block))
    }
    fn settle(&mut self) {
        // Who drives a pin goes from block to block without a signal that changes.
        let more = if self.drives.is_empty() { 0 } else { 5 };
        for _ in 0..=more {
            assert!(simulate(&mut self.block, 200), "the Rust simulation does not settle");
        }
    }
}

/// A type that a number is turned into.
pub trait FromNumber {
    fn from_number(value: u64) -> Self;
}
impl FromNumber for bool {
    fn from_number(value: u64) -> Self {
        value & 1 == 1
    }
}
impl FromNumber for Clock {
    fn from_number(value: u64) -> Self {
        Clock { clk: value & 1 == 1 }
    }
}
impl<const N: usize> FromNumber for Bits<N> {
    fn from_number(value: u64) -> Self {
        (value & (u64::MAX >> (64 - N))).to_bits()
    }
}
impl<const N: usize> FromNumber for Signed<N> {
    fn from_number(value: u64) -> Self {
        signed_cast(Bits::<N>::from_number(value))
    }
}

/// The ports of a block with the values that they have.
pub fn ports(block: &dyn Block) -> Vec<(Port, u64)> {
    let mut pins = Pins::default();
    block.accept("top", &mut pins);
    pins.found
}

#[derive(Default)]
struct Pins {
    depth: usize,
    namespace: Vec<String>,
    found: Vec<(Port, u64)>,
}

impl Probe for Pins {
    fn visit_start_scope(&mut self, _: &str, _: &dyn Block) {
        self.depth += 1;
    }
    fn visit_end_scope(&mut self, _: &str, _: &dyn Block) {
        self.depth -= 1;
    }
    fn visit_start_namespace(&mut self, name: &str, _: &dyn Block) {
        self.namespace.push(name.into());
    }
    fn visit_end_namespace(&mut self, _: &str, _: &dyn Block) {
        self.namespace.pop();
    }
    fn visit_atom(&mut self, name: &str, atom: &dyn Atom) {
        if self.depth != 1 || !atom.kind().is_parameter() {
            return;
        }
        let name = self.namespace.iter().map(String::as_str).chain([name]).collect::<Vec<_>>();
        let width = atom.bits();
        let text = format!("{:x}", atom.verilog());
        let digits = text.split_once("'h").map_or(&*text, |(_, digits)| digits);
        let (negative, digits) = digits.strip_prefix('-').map_or((false, digits), |d| (true, d));
        let value = u64::from_str_radix(digits, 16).expect("no port is wider than 64 bits");
        let value = if negative { value.wrapping_neg() } else { value };
        let port = Port {
            name: hdl_export::port_name(&name.join("_")),
            kind: atom.kind(),
            width,
            clock: atom.descriptor().name == "clock",
        };
        self.found.push((port, value & (u64::MAX >> (64 - width))));
    }
}

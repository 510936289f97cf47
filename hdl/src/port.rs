// SPDX-License-Identifier: MIT
//! What a field of a block is to the outside: a port, several of them, or none.
// Iterators over each kind of array were a tenth of what the compiler made of all blocks.
#![allow(clippy::needless_range_loop, reason = "less for the compiler to do")]
use crate::bundle::Way;
use rust_hdl::prelude::{Bits, Block, Clock, In, Logic, Signal, Synth};

/// A value that can travel over a port as an unsigned integer (at most 64 bits).
pub trait PortValue: Synth {
    /// Builds the value from the low bits of `value`.
    fn from_u64(value: u64) -> Self;
    /// The value as an unsigned integer.
    fn to_u64(self) -> u64;
}

impl PortValue for bool {
    fn from_u64(value: u64) -> Self {
        value & 1 != 0
    }
    fn to_u64(self) -> u64 {
        u64::from(self)
    }
}

impl<const N: usize> PortValue for Bits<N> {
    fn from_u64(value: u64) -> Self {
        const { assert!(N <= 64, "ports are at most 64 bits wide") };
        if N == 64 {
            value.into()
        } else {
            (value & ((1u64 << N) - 1)).into()
        }
    }
    fn to_u64(self) -> u64 {
        match self {
            Bits::Short(short) => u64::from(short.short()),
            Bits::Long(long) => (0..N).fold(0, |sum, i| sum | (u64::from(long.get_bit(i)) << i)),
        }
    }
}

/// Name, width and meaning of one port. Elements of an array `a` are called `a$0`, `a$1`, ... as in
/// rust-hdl's own naming, members of a bundle `b` are called `b_member`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Port {
    /// Name in the kernel.
    pub name: String,
    /// Width in bits, 1 to 64.
    pub width: usize,
    /// Its documentation in the source.
    pub doc: &'static str,
}

impl Port {
    /// A port without documentation.
    pub fn new(name: impl Into<String>, width: usize) -> Self {
        Self { name: name.into(), width, doc: "" }
    }
}

/// A field of a block's boundary: a signal, an array or a bundle of them.
pub trait BoundaryField {
    /// Marks the inputs as driven from outside.
    fn connect_from_outside(&mut self);
    /// Whether an input has been driven to a new value that is not yet taken.
    fn pending(&self) -> bool;
    /// Takes the values that inputs have been driven to.
    fn commit(&mut self);
    /// Whether an output changed in the last pass.
    fn changed(&self) -> bool;
}

/// A field of the boundary whose values are numbers: bits and words, arrays and bundles of them.
/// Structures and states are for parents only.
///
/// A place counts the inputs, or the outputs, of a block; a field that does not have it takes its
/// own number off.
pub trait PortField: BoundaryField {
    /// Adds the field's inputs, clocks left out, to a list.
    fn list_inputs(&self, name: &str, doc: &'static str, all: &mut Vec<Port>);
    /// Adds the field's outputs to a list.
    fn list_outputs(&self, name: &str, doc: &'static str, all: &mut Vec<Port>);
    /// Drives an input; says whether it is one of this field.
    fn poke(&mut self, place: &mut usize, value: u64) -> bool;
    /// Reads an output of this field.
    fn peek(&self, place: &mut usize) -> Option<u64>;
}

impl<D: Way, T: PortValue> PortField for Signal<D, T> {
    fn list_inputs(&self, name: &str, doc: &'static str, all: &mut Vec<Port>) {
        if D::INPUT {
            all.push(Port { name: name.into(), width: T::BITS, doc });
        }
    }
    fn list_outputs(&self, name: &str, doc: &'static str, all: &mut Vec<Port>) {
        if D::OUTPUT {
            all.push(Port { name: name.into(), width: T::BITS, doc });
        }
    }
    fn poke(&mut self, place: &mut usize, value: u64) -> bool {
        let here = D::INPUT && *place == 0;
        if here {
            self.next = T::from_u64(value);
        } else {
            *place -= usize::from(D::INPUT);
        }
        here
    }
    fn peek(&self, place: &mut usize) -> Option<u64> {
        if D::OUTPUT && *place == 0 {
            return Some(D::value(self).to_u64());
        }
        *place -= usize::from(D::OUTPUT);
        None
    }
}

impl<D: Way, T: Synth> BoundaryField for Signal<D, T> {
    fn connect_from_outside(&mut self) {
        if D::INPUT {
            self.connect();
        }
    }
    fn pending(&self) -> bool {
        D::INPUT && self.next != D::value(self)
    }
    fn commit(&mut self) {
        if D::INPUT {
            self.update_all();
        }
    }
    fn changed(&self) -> bool {
        D::OUTPUT && self.changed
    }
}

impl<F: PortField, const N: usize> PortField for [F; N] {
    fn list_inputs(&self, name: &str, doc: &'static str, all: &mut Vec<Port>) {
        for index in 0..N {
            self[index].list_inputs(&format!("{name}${index}"), doc, all);
        }
    }
    fn list_outputs(&self, name: &str, doc: &'static str, all: &mut Vec<Port>) {
        for index in 0..N {
            self[index].list_outputs(&format!("{name}${index}"), doc, all);
        }
    }
    fn poke(&mut self, place: &mut usize, value: u64) -> bool {
        for index in 0..N {
            if self[index].poke(place, value) {
                return true;
            }
        }
        false
    }
    fn peek(&self, place: &mut usize) -> Option<u64> {
        for index in 0..N {
            if let Some(value) = self[index].peek(place) {
                return Some(value);
            }
        }
        None
    }
}

impl<F: BoundaryField, const N: usize> BoundaryField for [F; N] {
    fn connect_from_outside(&mut self) {
        for index in 0..N {
            self[index].connect_from_outside();
        }
    }
    fn pending(&self) -> bool {
        for index in 0..N {
            if self[index].pending() {
                return true;
            }
        }
        false
    }
    fn commit(&mut self) {
        for index in 0..N {
            self[index].commit();
        }
    }
    fn changed(&self) -> bool {
        for index in 0..N {
            if self[index].changed() {
                return true;
            }
        }
        false
    }
}

/// What a block's clock is to the harness: driven like an input, not listed.
pub trait ClockPort {
    /// Whether it has a new level.
    fn clock_pending(&self) -> bool;
    /// The level that it is driven to.
    fn clock_driven(&self) -> bool;
    /// Drives it.
    fn drive_clock(&mut self, level: bool);
}

impl ClockPort for Signal<In, Clock> {
    fn clock_pending(&self) -> bool {
        self.next != self.val()
    }
    fn clock_driven(&self) -> bool {
        self.next.clk
    }
    fn drive_clock(&mut self, level: bool) {
        self.next = level.into();
    }
}

// SPDX-License-Identifier: MIT
//! What every kernel would begin with: clocks handed to the parts, registers that hold unless
//! something else is assigned, outputs that show a register.
//!
//! The derive macro `LogicBlock` writes [`Wiring`] from the struct, the attribute `hdl_gen` puts it
//! in front of the kernel. A field that the kernel clocks itself, a part on another clock or a
//! block of rust-hdl's own library, is marked `#[unclocked]`.
// Iterators over each kind of array were a tenth of what the compiler made of all blocks.
#![allow(clippy::needless_range_loop, reason = "less for the compiler to do")]
use crate::lazy::Lazy;
use rust_hdl::core::ast::{VerilogBlock, VerilogExpression, VerilogStatement};
use rust_hdl::prelude::logic::logic_connect_fn;
use rust_hdl::prelude::{Clock, Out, Signal, Synth};

/// A part of a block that may have a clock, and registers to hold.
pub trait Clocked {
    /// Hands the clock on.
    fn take_clock(&mut self, clock: Clock);
    /// Marks the clock as driven, and what holds.
    fn connect_clock(&mut self);
    /// The part holds its value unless the kernel says otherwise.
    fn hold(&mut self);
    /// The same as statements on the part called `name`.
    fn wiring(&self, name: &str, statements: &mut VerilogBlock);
}

/// The wiring of a block, from its struct.
pub trait Wiring {
    /// Hands the block's clock to all its parts.
    fn hand_clock_on(&mut self);
    /// All registers hold, and outputs show theirs.
    fn hold_registers(&mut self);
    /// Marks what these drive.
    fn connect_wiring(&mut self);
    /// The same as statements.
    fn wiring_statements(&self) -> VerilogBlock;
}

/// A register, or an array of them, that outputs show (`#[drives(…)]`).
pub trait Registered<O: ?Sized> {
    /// The output has the register's value.
    fn show(&self, output: &mut O);
    /// Marks the output as driven.
    fn connect_shown(&self, output: &mut O);
    /// The same as statements on the register and the output of these names.
    fn shown(&self, name: &str, output: String, statements: &mut VerilogBlock);
}

impl<T: Synth> Registered<Signal<Out, T>> for crate::dff::DFF<T> {
    #[inline]
    fn show(&self, output: &mut Signal<Out, T>) {
        output.next = self.q.val();
    }
    fn connect_shown(&self, output: &mut Signal<Out, T>) {
        logic_connect_fn(output);
    }
    fn shown(&self, name: &str, output: String, statements: &mut VerilogBlock) {
        statements.push(assignment(format!("{output}$next"), format!("{name}$q")));
    }
}

impl<O, R: Registered<O>, const N: usize> Registered<[O; N]> for [R; N] {
    #[inline]
    fn show(&self, output: &mut [O; N]) {
        for index in 0..N {
            self[index].show(&mut output[index]);
        }
    }
    fn connect_shown(&self, output: &mut [O; N]) {
        for index in 0..N {
            self[index].connect_shown(&mut output[index]);
        }
    }
    fn shown(&self, name: &str, output: String, statements: &mut VerilogBlock) {
        for index in 0..N {
            self[index].shown(
                &format!("{name}[{index}]"),
                format!("{output}[{index}]"),
                statements,
            );
        }
    }
}

pub(crate) fn assignment(target: String, source: String) -> VerilogStatement {
    VerilogStatement::Assignment(
        VerilogExpression::Signal(target),
        VerilogExpression::Signal(source),
    )
}

/// The clock of the part called `name` is the block's own.
pub fn clock_statement(name: &str) -> VerilogStatement {
    assignment(format!("{name}$clock$next"), "clock".into())
}

impl<T: Synth> Clocked for crate::dff::DFF<T> {
    #[inline]
    fn take_clock(&mut self, clock: Clock) {
        self.clock.next = clock;
    }
    fn connect_clock(&mut self) {
        logic_connect_fn(&mut self.clock);
        logic_connect_fn(&mut self.d);
    }
    #[inline]
    fn hold(&mut self) {
        self.d.next = self.q.val();
    }
    fn wiring(&self, name: &str, statements: &mut VerilogBlock) {
        statements.push(clock_statement(name));
        statements.push(assignment(format!("{name}$d$next"), format!("{name}$q")));
    }
}

impl<T: Synth> Clocked for rust_hdl::prelude::DFF<T> {
    fn take_clock(&mut self, clock: Clock) {
        self.clock.next = clock;
    }
    fn connect_clock(&mut self) {
        logic_connect_fn(&mut self.clock);
        logic_connect_fn(&mut self.d);
    }
    fn hold(&mut self) {
        self.d.next = self.q.val();
    }
    fn wiring(&self, name: &str, statements: &mut VerilogBlock) {
        statements.push(clock_statement(name));
        statements.push(assignment(format!("{name}$d$next"), format!("{name}$q")));
    }
}

impl<B: Clocked> Clocked for Lazy<B> {
    #[inline]
    fn take_clock(&mut self, clock: Clock) {
        (**self).take_clock(clock);
    }
    fn connect_clock(&mut self) {
        (**self).connect_clock();
    }
    fn hold(&mut self) {}
    fn wiring(&self, name: &str, statements: &mut VerilogBlock) {
        (**self).wiring(name, statements);
    }
}

impl<C: Clocked> Clocked for [C] {
    #[inline]
    fn take_clock(&mut self, clock: Clock) {
        for index in 0..self.len() {
            self[index].take_clock(clock);
        }
    }
    fn connect_clock(&mut self) {
        for index in 0..self.len() {
            self[index].connect_clock();
        }
    }
    #[inline]
    fn hold(&mut self) {
        for index in 0..self.len() {
            self[index].hold();
        }
    }
    fn wiring(&self, name: &str, statements: &mut VerilogBlock) {
        for index in 0..self.len() {
            self[index].wiring(&format!("{name}[{index}]"), statements);
        }
    }
}

impl<C: Clocked, const N: usize> Clocked for [C; N] {
    #[inline]
    fn take_clock(&mut self, clock: Clock) {
        self.as_mut_slice().take_clock(clock);
    }
    fn connect_clock(&mut self) {
        self.as_mut_slice().connect_clock();
    }
    #[inline]
    fn hold(&mut self) {
        self.as_mut_slice().hold();
    }
    fn wiring(&self, name: &str, statements: &mut VerilogBlock) {
        self.as_slice().wiring(name, statements);
    }
}

impl<C: Clocked> Clocked for Vec<C> {
    #[inline]
    fn take_clock(&mut self, clock: Clock) {
        self.as_mut_slice().take_clock(clock);
    }
    fn connect_clock(&mut self) {
        self.as_mut_slice().connect_clock();
    }
    #[inline]
    fn hold(&mut self) {
        self.as_mut_slice().hold();
    }
    fn wiring(&self, name: &str, statements: &mut VerilogBlock) {
        self.as_slice().wiring(name, statements);
    }
}

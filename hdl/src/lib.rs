// SPDX-License-Identifier: MIT
//! A dialect of [rust-hdl](https://docs.rs/rust-hdl): the same hardware from less text, simulated
//! sooner.
//!
//! A block is a struct of ports, parts and wires, and a kernel. Everything else follows from the
//! struct: its constructor, the list of its ports, the wiring of the clock, the registers' default
//! of holding their values.
//!
//! ```
//! use hdl_dialect::prelude::*;
//!
//! /// Counts the cycles in which it is enabled, modulo a number.
//! #[derive(LogicBlock)]
//! #[block(new(modulus: u64))]
//! #[check(modulus > 0 && modulus <= 1 << N, "the modulus fits N bits")]
//! pub struct Counter<const N: usize> {
//!     /// Clock.
//!     pub clock: Signal<In, Clock>,
//!     /// Count in this cycle.
//!     pub enable: Signal<In, Bit>,
//!     /// The count, registered.
//!     pub value: Signal<Out, Bits<N>>,
//!     count: DFF<Bits<N>>,
//!     #[value(modulus - 1)]
//!     last: Constant<Bits<N>>,
//! }
//!
//! #[hdl_gen]
//! impl Logic for Counter {
//!     fn update(&mut self) {
//!         self.value.next = self.count.q.val();
//!         if self.enable.val() {
//!             self.count.d.next = self.count.q.val() + 1;
//!             if self.count.q.val() == self.last.val() {
//!                 self.count.d.next = 0.into();
//!             }
//!         }
//!     }
//! }
//!
//! let mut counter = Counter::<4>::new(10).ready();
//! for expected in (0..10).chain(0..5) {
//!     counter.poke(0, 1);
//!     counter.settle();
//!     assert_eq!(counter.peek(0), expected);
//!     counter.rise();
//! }
//! ```
//!
//! | module | what it has |
//! | --- | --- |
//! | [`prelude`] | what a file with blocks imports |
//! | [`bundle`] | signals that travel together, both ways, under one name |
//! | [`dut`] | one face for every block under test |
//! | [`wiring`] | clocks and default values of registers, from the struct |
//! | [`lazy`] | evaluation on demand |
//! | [`dff`] | the flip-flop |
//! | [`registers`] | a bundle of flip-flops |
//! | [`packed`] | structures as words of a memory |
//! | [`kernel`] | syntax trees of kernels, which the exporter reads |
#![forbid(unsafe_op_in_unsafe_fn)]
// The macros name this crate, also in its own doc tests and blocks.
extern crate self as hdl_dialect;

pub mod array;
pub mod bundle;
pub mod constant;
pub mod dff;
pub mod dut;
pub mod kernel;
pub mod lazy;
pub mod packed;
pub mod port;
pub mod prelude;
pub mod registers;
pub mod wiring;

// SPDX-License-Identifier: MIT
//! Signals that travel together: a request with its handshake, a completion, a launch.
//!
//! A bundle is defined once, with a line of documentation for each member, and used at every level
//! under the same name:
//!
//! ```
//! use hdl_dialect::prelude::*;
//!
//! /// A word that is offered until it is taken.
//! #[derive(Clone, Debug, Bundle)]
//! pub struct Stream<D: Way, const N: usize> {
//!     /// A word is offered; it stays until `ready` is high in the same cycle.
//!     pub valid: Signal<D, Bit>,
//!     /// The word is taken in this cycle. Does not depend on `valid`.
//!     pub ready: Signal<D::Back, Bit>,
//!     /// The word, while `valid`.
//!     pub word: Signal<D, Bits<N>>,
//! }
//! ```
//!
//! `Stream<Out, 8>` is a port of the block that offers words, `Stream<In, 8>` of the one that takes
//! them, `Stream<Local, 8>` wires inside a block. Members of type `Signal<D::Back, _>` go the other
//! way. In Verilog the members of a bundle `request` are the ports `request_valid`, `request_ready`
//! and `request_word`.
//!
//! A kernel joins two bundles with one statement, from the side that offers to the side that takes:
//!
//! ```text
//! self.sender.request.drive(&mut self.receiver.request);
//! ```
//!
//! A block that takes only some of the members has a part of the bundle as its port. The attribute
//! `#[part(Warp: valid, warp)]` on a bundle `Launch` makes the bundle `Warp` of two of its members,
//! with their documentation. A bundle and its parts can drive each other, and so can two parts of
//! which one has all members of the other: the members that both have are joined.
//!
//! Signals that two blocks have under the same name, bundle or not, are joined in one statement as
//! well; `self` stands for the block's own. Arrays are joined element by element:
//!
//! ```text
//! self.scoreboard.drive(&mut self.buffer, [idle, loads, full]);
//! self.drive(&mut self.launch, [first, pages]);
//! ```
//!
//! **The rule for streams** (bundles with `valid` and `ready`): a transfer takes place in each
//! cycle in which both are high; once `valid` is high, it and the payload hold until then, unless
//! the sender's documentation says that an offer may change; `ready` may change freely and may
//! depend on `valid` only where the receiver's documentation says so.
// Iterators over each kind of array were a tenth of what the compiler made of all blocks.
#![allow(clippy::needless_range_loop, reason = "less for the compiler to do")]
use rust_hdl::prelude::logic::logic_connect_fn;
use rust_hdl::prelude::{Block, Direction, In, Local, Out, Signal, Synth};

/// The direction of a bundle, seen from the block that has it.
pub trait Way: Direction {
    /// The direction of the members that go the other way.
    type Back: Way;
    /// Signals of this direction are driven from outside the block.
    const INPUT: bool = false;
    /// Signals of this direction are read outside the block.
    const OUTPUT: bool = false;
    /// What a kernel reads of a signal of this direction.
    fn value<T: Synth>(signal: &Signal<Self, T>) -> T
    where
        Self: Sized;
}

impl Way for In {
    type Back = Out;
    const INPUT: bool = true;
    #[inline]
    fn value<T: Synth>(signal: &Signal<Self, T>) -> T {
        signal.val()
    }
}

impl Way for Out {
    type Back = In;
    const OUTPUT: bool = true;
    #[inline]
    fn value<T: Synth>(signal: &Signal<Self, T>) -> T {
        signal.val()
    }
}

impl Way for Local {
    type Back = Local;
    #[inline]
    fn value<T: Synth>(signal: &Signal<Self, T>) -> T {
        signal.val()
    }
}

/// A member of a bundle, as the tree of a kernel names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Its path in the bundle: `word`, `words[3]`.
    pub path: String,
    /// It goes from the side that takes to the side that offers.
    pub back: bool,
}

/// The members of a bundle.
pub trait Members {
    /// Every signal, arrays element by element.
    fn members(&self) -> Vec<Member>;
}

/// A structure of signals that travel together, by its two sides.
pub trait Bundle {
    /// The side that is driven from outside.
    type Inputs: Default + Block + Members + Drives<Self::Outputs>;
    /// The side that drives.
    type Outputs: Default + Block + Members + Drives<Self::Inputs>;
}

/// Two bundles of one kind that a kernel can join.
pub trait Drives<To>: Members {
    /// Joins them: this side offers, the other takes.
    fn drive(&mut self, to: &mut To);
    /// Marks what [`Drives::drive`] drives, for rust-hdl's checks.
    fn connect_drive(&mut self, to: &mut To);
}

/// The members that a bundle and a part of it have both.
// One function for all bundles: one for each pair was a fifth of what the compiler made of them.
pub fn joined(from: &dyn Members, to: &dyn Members) -> Vec<Member> {
    let both = from.members();
    let mut members = to.members();
    members.retain(|member| both.contains(member));
    members
}

/// The member `name`, or the members of an array of that name.
pub trait MemberField {
    /// Adds it to the list.
    fn add_members(&self, name: &str, back: bool, all: &mut Vec<Member>);
}

impl<D: Direction, T: Synth> MemberField for Signal<D, T> {
    fn add_members(&self, name: &str, back: bool, all: &mut Vec<Member>) {
        all.push(Member { path: name.into(), back });
    }
}

impl<F: MemberField, const N: usize> MemberField for [F; N] {
    fn add_members(&self, name: &str, back: bool, all: &mut Vec<Member>) {
        for index in 0..N {
            self[index].add_members(&format!("{name}[{index}]"), back, all);
        }
    }
}

/// The members that a list of signals, or of arrays of signals, has.
pub fn named(signals: &[(&str, &dyn MemberField)]) -> Vec<Member> {
    let mut members = vec![];
    for (name, signal) in signals {
        signal.add_members(name, false, &mut members);
    }
    members
}

/// A signal, or an array of signals, that follows another.
pub trait Follows<Source> {
    /// Its next value is the other's present one.
    fn follow(&mut self, source: &Source);
}

/// A signal, or an array of signals, that a kernel drives.
pub trait Driven {
    /// Marks it as driven, for rust-hdl's checks.
    fn mark_driven(&mut self);
}

impl<D: Direction, E: Way, T: Synth> Follows<Signal<E, T>> for Signal<D, T> {
    #[inline]
    fn follow(&mut self, source: &Signal<E, T>) {
        self.next = E::value(source);
    }
}

impl<D: Direction, T: Synth> Driven for Signal<D, T> {
    fn mark_driven(&mut self) {
        logic_connect_fn(self);
    }
}

impl<A, F: Follows<A>, const N: usize> Follows<[A; N]> for [F; N] {
    #[inline]
    fn follow(&mut self, source: &[A; N]) {
        for index in 0..N {
            self[index].follow(&source[index]);
        }
    }
}

impl<F: Driven, const N: usize> Driven for [F; N] {
    fn mark_driven(&mut self) {
        for index in 0..N {
            self[index].mark_driven();
        }
    }
}

// SPDX-License-Identifier: MIT
//! Evaluation on demand: a block is run only when there is something for it to do.
//!
//! rust-hdl evaluates every kernel in every pass, and each level of hierarchy costs further
//! passes. [`Lazy`] around a block changes neither its hardware nor its results:
//!
//! - nothing is run while no input has a new value;
//! - otherwise the inputs are taken first and the block is run until it has settled, inside
//!   one pass of its parent;
//! - a clock edge is skipped when the last rising edge changed nothing and no other input
//!   has changed since: the same edge with the same inputs would change nothing again.
//!
//! A block that is left out of a core, [`Lazy::unless_absent`], keeps its ports, so that what is
//! around it stays as it is: its outputs are zero, in the simulation and in the Verilog, where
//! synthesis takes away what only it was for.
//!
//! A clock edge that comes alone is handed on first, to everything inside, and nothing else is
//! evaluated in that pass ([`only_the_clock`]): registers take what their inputs have been since
//! the block settled, and what they change is evaluated in the next. At [`Dut::rise`] that pass is
//! all: what the registers have changed is evaluated with the inputs of the next [`Dut::settle`].
//!
//! The last rule but one asks of a cell with hidden state (a memory) that an edge repeated with the
//! same inputs changes nothing. Both kinds of skipping are safe against races: a clock edge
//! reaches each block of the tree at least one pass before data that depend on it.
mod absent;

use crate::dut::{Boundary, Dut, Port, MAX_PASSES};
use absent::accept_absent;
use rust_hdl::core::ast::Verilog;
use rust_hdl::prelude::{Block, Logic, Probe, TimingInfo};
use std::cell::Cell;
use std::mem::ManuallyDrop;
use std::ops::{Deref, DerefMut};

thread_local! {
    /// Counts changes that a parent's kernel can see: of registers and of lazy blocks' outputs.
    static ACTIVITY: Cell<u64> = const { Cell::new(0) };
    /// High while a block is looked through for children that do not report their activity.
    static SURVEY: Cell<bool> = const { Cell::new(false) };
    /// High in a pass in which nothing but the clock is new to the block that is run.
    static ONLY_THE_CLOCK: Cell<bool> = const { Cell::new(false) };
    /// High during [`Dut::rise`]: what an edge changes is left for [`Dut::settle`].
    static ONLY_THE_EDGE: Cell<bool> = const { Cell::new(false) };
}

/// Whether nothing but the clock is new in this pass: a kernel then has only that to hand on.
#[inline]
pub fn only_the_clock() -> bool {
    ONLY_THE_CLOCK.get()
}

/// Reports a change that the parent's kernel can see.
pub(crate) fn note_activity() {
    ACTIVITY.set(ACTIVITY.get() + 1);
}

/// Whether only silent children are asked for.
pub(crate) fn surveying() -> bool {
    SURVEY.get()
}

/// A block that is evaluated on demand. It stands for the block in every other respect.
#[derive(Clone, Debug, Default)]
pub struct Lazy<B> {
    inner: ManuallyDrop<B>,
    state: State,
}

/// What is known of a lazy block.
#[derive(Clone, Debug, Default)]
struct State {
    /// `None` before the first evaluation.
    kind: Option<Kind>,
    /// The last rising edge changed nothing, nor has anything happened since.
    quiet: bool,
    /// An edge has changed registers, and what depends on them has not been evaluated since.
    unsettled: bool,
    changed: bool,
    absent: bool,
}

/// Which changes tell that a block has to be run again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// All children report activity.
    Reporting,
    /// Some child is an ordinary block of rust-hdl: any changed signal may matter.
    Ordinary,
}

impl<B> Lazy<B> {
    /// Makes `inner` lazy.
    pub fn new(inner: B) -> Self {
        Self { inner: ManuallyDrop::new(inner), state: State::default() }
    }

    /// Only the ports of `inner`, unless it is `present`.
    #[must_use]
    pub fn unless_absent(mut self, present: bool) -> Self {
        self.state.absent = !present;
        self
    }
}

impl<B> Drop for Lazy<B> {
    // By a call: the code that drops a block was the larger part of what the compiler made of all
    // blocks, as it came to be in everything around it.
    #[inline(never)]
    fn drop(&mut self) {
        // SAFETY: nothing looks at `inner` after this.
        unsafe { ManuallyDrop::drop(&mut self.inner) };
    }
}

impl<B> From<B> for Lazy<B> {
    fn from(inner: B) -> Self {
        Self::new(inner)
    }
}

impl<B> Deref for Lazy<B> {
    type Target = B;
    fn deref(&self) -> &B {
        &self.inner
    }
}

impl<B> DerefMut for Lazy<B> {
    fn deref_mut(&mut self) -> &mut B {
        &mut self.inner
    }
}

/// Counts the blocks below another, except those that report activity.
struct Silent(usize);

impl Probe for Silent {
    fn visit_start_scope(&mut self, _: &str, _: &dyn Block) {
        self.0 += 1;
    }
}

fn kind_of(block: &dyn Block) -> Kind {
    let mut silent = Silent(0);
    SURVEY.set(true);
    block.accept("", &mut silent);
    SURVEY.set(false);
    // The block itself is one.
    if silent.0 == 1 {
        Kind::Reporting
    } else {
        Kind::Ordinary
    }
}

/// What evaluation asks of a block. One function for all blocks, rather than one for each, is a
/// tenth less for the compiler to do.
trait Evaluate: Block {
    fn data_pending(&self) -> bool;
    fn clock_pending(&self) -> bool;
    fn clock_driven(&self) -> bool;
    fn commit_inputs(&mut self);
    fn outputs_changed(&self) -> bool;
}

impl<B: Boundary> Evaluate for B {
    fn data_pending(&self) -> bool {
        Boundary::data_pending(self)
    }
    fn clock_pending(&self) -> bool {
        Boundary::clock_pending(self)
    }
    fn clock_driven(&self) -> bool {
        Boundary::clock_driven(self)
    }
    fn commit_inputs(&mut self) {
        Boundary::commit_inputs(self);
    }
    fn outputs_changed(&self) -> bool {
        Boundary::outputs_changed(self)
    }
}

impl State {
    /// Evaluates the block if there is something for it to do.
    fn evaluate(&mut self, block: &mut dyn Evaluate) {
        self.changed = false;
        if self.absent {
            return;
        }
        let first = self.kind.is_none();
        let kind = *self.kind.get_or_insert_with(|| kind_of(block));
        let data = first || self.unsettled || block.data_pending();
        let clock = block.clock_pending();
        if !data && (!clock || self.quiet) {
            return;
        }
        let rising = clock && block.clock_driven();
        let acted = if ONLY_THE_EDGE.get() && !data && kind == Kind::Reporting {
            self.take_edge(block)
        } else {
            self.run(block, kind, clock && !data)
        };
        self.quiet = rising && !data && !acted;
        if self.changed {
            note_activity();
        }
    }

    /// Hands a clock edge that came alone on; says whether anything has changed.
    fn take_edge(&mut self, block: &mut dyn Evaluate) -> bool {
        let start = ACTIVITY.get();
        block.commit_inputs();
        let outer = ONLY_THE_CLOCK.replace(true);
        block.update_all();
        ONLY_THE_CLOCK.set(outer);
        self.changed = block.outputs_changed();
        self.unsettled = ACTIVITY.get() != start;
        self.unsettled || self.changed
    }

    /// Runs the block until it has settled; says whether anything but its wires has changed.
    /// `only_the_clock` is new.
    fn run(&mut self, block: &mut dyn Evaluate, kind: Kind, only_the_clock: bool) -> bool {
        let only_the_edge = ONLY_THE_EDGE.replace(false);
        let start = ACTIVITY.get();
        block.commit_inputs();
        for pass in 0..MAX_PASSES {
            let before = ACTIVITY.get();
            // Children that do not report take the clock in later passes, with what it has changed.
            let outer =
                ONLY_THE_CLOCK.replace(only_the_clock && pass == 0 && kind == Kind::Reporting);
            block.update_all();
            ONLY_THE_CLOCK.set(outer);
            self.changed |= block.outputs_changed();
            let again = match kind {
                Kind::Reporting => ACTIVITY.get() != before,
                Kind::Ordinary => block.has_changed(),
            };
            if !again {
                self.unsettled = false;
                ONLY_THE_EDGE.set(only_the_edge);
                return kind == Kind::Ordinary || ACTIVITY.get() != start || self.changed;
            }
        }
        panic!("combinational loop: the design does not settle");
    }
}

impl<B: Boundary> Logic for Lazy<B> {
    fn update(&mut self) {
        self.inner.update();
    }
    fn connect(&mut self) {
        self.inner.connect();
    }
    fn hdl(&self) -> Verilog {
        self.inner.hdl()
    }
    fn timing(&self) -> Vec<TimingInfo> {
        self.inner.timing()
    }
}

impl<B: Boundary> Block for Lazy<B> {
    fn connect_all(&mut self) {
        self.inner.connect_all();
    }

    fn update_all(&mut self) {
        self.state.evaluate(&mut *self.inner);
    }

    fn has_changed(&self) -> bool {
        self.state.changed
    }

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        match (surveying(), self.state.absent) {
            (true, _) => {}
            (false, false) => self.inner.accept(name, probe),
            (false, true) => accept_absent(&*self.inner, name, probe),
        }
    }
}

impl<B: Boundary + Send> Dut for Lazy<B> {
    fn inputs(&self) -> Vec<Port> {
        self.inner.inputs()
    }
    fn outputs(&self) -> Vec<Port> {
        self.inner.outputs()
    }
    fn poke(&mut self, port: usize, value: u64) {
        self.inner.poke(port, value);
    }
    fn peek(&self, port: usize) -> u64 {
        self.inner.peek(port)
    }
    fn settle(&mut self) {
        self.inner.drive_clock(false);
        self.update_all();
    }
    fn rise(&mut self) {
        self.inner.drive_clock(true);
        ONLY_THE_EDGE.set(true);
        self.update_all();
        ONLY_THE_EDGE.set(false);
    }
    fn block(&self) -> Option<&dyn Boundary> {
        Some(&*self.inner)
    }
}

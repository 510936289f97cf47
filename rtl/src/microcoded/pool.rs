// SPDX-License-Identifier: MIT
//! Microcoded cores that share a launch and the memory: the units of a pool (docs/mechanisms/5.md).
//!
//! Each has the whole core to itself: microcode, store, shared memory. Launch and host words go to
//! all of them; of the launch's warps each runs its share
//! ([`Image::of_unit`](warpwright_microcode::Image::of_unit)), a workgroup that meets at barriers
//! on one unit.
//!
//! ```text
//!  start, host words ──► units ──► done of all, counters summed, first fault
//!                          │ granted
//!                          ▼
//!                      memory port
//! ```
//!
//! - **latency**: none for an access of the unit that has the memory, a cycle for another one's
//! - **throughput**: one access at a time, as one core has
//! - **memory**: goes round downwards; it stays between the read and the write of an atomic, or of
//!   a store of less than a word (`mem_keeps`)
//! - **invariant**: a unit waits for at most one access, or such a pair, of each other one
//! - **faults**: cause, PC and warp are those of the unit with the first one
use super::MicrocodedCore;
use crate::bundles::{StoreAccess, WordAccess};
use crate::cells::{Lazy, DFF};
use crate::prelude::*;
use warpwright_microcode::Image;

/// `U` units; ports as those of [`MicrocodedCore`].
#[derive(LogicBlock)]
#[block(new(image: &Image))]
#[check(U == 1 || U == 2 || U == 4, "a power of two, numbered in two bits")]
pub struct MicrocodedPool<const U: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Pulse while `done`: launch.
    pub start: Signal<In, Bit>,
    /// The launch is to end.
    pub stop: Signal<In, Bit>,
    /// The host's access to a global word, while `done`; a write goes to every unit.
    pub host: StoreAccess<In>,
    /// The word that it read two cycles before: of a counter (bit 6 of the place) the sum, else of
    /// the unit with the first fault.
    pub host_word: Signal<Out, Bits<32>>,
    /// Nothing runs.
    pub done: Signal<Out, Bit>,
    /// Cause of the first fault, 0 without one.
    pub fault: Signal<Out, Bits<4>>,
    /// Cycles of the launch.
    pub cycles: Signal<Out, Bits<32>>,
    /// Memory port; `address` and `data` hold until `mem_done`.
    pub mem: WordAccess<Out>,
    /// The access is done, for one cycle.
    pub mem_done: Signal<In, Bit>,
    /// Word read, valid with `mem_done`.
    pub mem_word: Signal<In, Bits<32>>,
    /// A unit executes an instruction.
    pub trace_valid: [Signal<Out, Bit>; U],
    /// Its warp.
    pub trace_warp: [Signal<Out, Bits<3>>; U],
    /// Its PC.
    pub trace_pc: [Signal<Out, Bits<20>>; U],
    /// The threads active in it.
    pub trace_active: [Signal<Out, Bits<4>>; U],
    #[build(|number: usize| MicrocodedCore::new(&image.clone().of_unit(number as u32, U as u32)))]
    units: [Lazy<MicrocodedCore>; U],
    // The unit that has the memory.
    granted: DFF<Bits<2>>,
    failed: DFF<Bit>,
    faulty: DFF<Bits<2>>,
    // The host asks for a counter; it did in the cycle before.
    counter: DFF<Bit>,
    summed: DFF<Bit>,
    read_words: [DFF<Bits<32>>; U],
    #[drives(cycles)]
    ran: DFF<Bits<32>>,
    resting: Signal<Local, Bit>,
    keeps: Signal<Local, Bit>,
    winner: Signal<Local, Bits<2>>,
    word: Signal<Local, Bits<32>>,
}

#[hdl_gen]
impl Logic for MicrocodedPool {
    fn update(&mut self) {
        // The launch, and the host's words.
        self.resting.next = true;
        for u in 0..U {
            self.drive(&mut self.units[u], [start, stop]);
            self.host.drive(&mut self.units[u].host);
            self.resting.next = self.resting.val() & self.units[u].done.val();
        }
        self.done.next = self.resting.val();
        if !self.resting.val() {
            self.ran.d.next = self.ran.q.val() + 1;
        }

        // The first fault.
        self.fault.next = 0.into();
        for u in 0..U {
            if !self.failed.q.val() & self.units[u].fault.val().any() {
                self.failed.d.next = true;
                self.faulty.d.next = u.to_bits();
            }
            if self.failed.q.val() & (self.faulty.q.val() == u.to_bits()) {
                self.fault.next = self.units[u].fault.val();
            }
        }
        if self.resting.val() & self.start.val() {
            self.ran.d.next = 0.into();
            self.failed.d.next = false;
            self.faulty.d.next = 0.into();
        }

        // What the host reads.
        self.counter.d.next = self.host.place.val().get_bit(6);
        self.summed.d.next = self.counter.q.val();
        self.word.next = 0.into();
        for u in 0..U {
            self.read_words[u].d.next = self.units[u].host_word.val();
            if self.summed.q.val() | (self.faulty.q.val() == u.to_bits()) {
                self.word.next = self.word.val() + self.read_words[u].q.val();
            }
        }
        self.host_word.next = self.word.val();

        // The memory: the unit that has it, and the next one downwards that asks.
        self.keeps.next = false;
        self.units[0].mem.drive(&mut self.mem);
        self.mem.valid.next = false;
        self.mem.write.next = false;
        self.winner.next = self.granted.q.val();
        for u in 0..U {
            self.units[u].mem_word.next = self.mem_word.val();
            self.units[u].mem_done.next = false;
            if self.granted.q.val() == u.to_bits() {
                self.units[u].mem_done.next = self.mem_done.val();
                self.keeps.next = self.units[u].mem_keeps.val();
                self.units[u].mem.drive(&mut self.mem);
            }
            if self.units[u].mem.valid.val() & (self.granted.q.val() < u.to_bits()) {
                self.winner.next = u.to_bits();
            }
        }
        for u in 0..U {
            if self.units[u].mem.valid.val() & (self.granted.q.val() > u.to_bits()) {
                self.winner.next = u.to_bits();
            }
        }
        if !self.keeps.val() & (!self.mem.valid.val() | self.mem_done.val()) {
            self.granted.d.next = self.winner.val();
        }
        // A launch takes its time whatever was before.
        if self.resting.val() & self.start.val() {
            self.granted.d.next = 0.into();
        }

        for u in 0..U {
            self.trace_valid[u].next = self.units[u].trace_valid.val();
            self.trace_warp[u].next = self.units[u].trace_warp.val();
            self.trace_pc[u].next = self.units[u].trace_pc.val();
            self.trace_active[u].next = self.units[u].trace_active.val();
        }
    }
}

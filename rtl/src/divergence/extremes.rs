// SPDX-License-Identifier: MIT
//! The lowest PC and the highest call depth among the threads of a warp.
use crate::prelude::*;

/// Of `T` threads with PCs of `PCW` bits, a multiple of four. Combinational.
///
/// The best of each pair, of each quad and of all: two to four comparisons one after the other. The
/// simple form, one loop that keeps the best so far, is a chain of `T` comparisons.
#[derive(LogicBlock)]
pub struct Extremes<const T: usize, const PCW: usize> {
    /// PC of each thread, in instructions.
    pub pc: [Signal<In, Bits<PCW>>; T],
    /// Calls that each thread is inside of.
    pub depth: [Signal<In, Bits<5>>; T],
    /// The lowest PC.
    pub lowest: Signal<Out, Bits<PCW>>,
    /// The highest depth.
    pub deepest: Signal<Out, Bits<5>>,
    /// Threads with the highest depth.
    pub at_deepest: Signal<Out, Bits<T>>,
    lower: [Signal<Local, Bits<PCW>>; T],
    lowest_of: [Signal<Local, Bits<PCW>>; T],
    deeper: [Signal<Local, Bits<5>>; T],
    deepest_of: [Signal<Local, Bits<5>>; T],
}

#[hdl_gen]
impl Logic for Extremes {
    fn update(&mut self) {
        for i in 0..(T / 2) {
            self.lower[i].next = self.pc[2 * i].val();
            if self.pc[2 * i + 1].val() < self.pc[2 * i].val() {
                self.lower[i].next = self.pc[2 * i + 1].val();
            }
            self.deeper[i].next = self.depth[2 * i].val();
            if self.depth[2 * i + 1].val() > self.depth[2 * i].val() {
                self.deeper[i].next = self.depth[2 * i + 1].val();
            }
        }
        for i in 0..(T / 4) {
            self.lowest_of[i].next = self.lower[2 * i].val();
            if self.lower[2 * i + 1].val() < self.lower[2 * i].val() {
                self.lowest_of[i].next = self.lower[2 * i + 1].val();
            }
            self.deepest_of[i].next = self.deeper[2 * i].val();
            if self.deeper[2 * i + 1].val() > self.deeper[2 * i].val() {
                self.deepest_of[i].next = self.deeper[2 * i + 1].val();
            }
        }
        self.lowest.next = self.lowest_of[0].val();
        self.deepest.next = self.deepest_of[0].val();
        for i in 1..(T / 4) {
            if self.lowest_of[i].val() < self.lowest.val() {
                self.lowest.next = self.lowest_of[i].val();
            }
            if self.deepest_of[i].val() > self.deepest.val() {
                self.deepest.next = self.deepest_of[i].val();
            }
        }
        self.at_deepest.next = 0.into();
        for i in 0..T {
            if self.depth[i].val() == self.deepest.val() {
                self.at_deepest.next = self.at_deepest.val().replace_bit(i, true);
            }
        }
        // Elements without a meaning.
        for i in (T / 2)..T {
            self.lower[i].next = 0.into();
            self.deeper[i].next = 0.into();
        }
        for i in (T / 4)..T {
            self.lowest_of[i].next = 0.into();
            self.deepest_of[i].next = 0.into();
        }
    }
}

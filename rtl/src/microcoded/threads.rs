// SPDX-License-Identifier: MIT
//! The threads of the present warp in the microcoded core: those that are left, the present one,
//! and their predicates.
use crate::cells::DFF;
use crate::prelude::*;

/// Latency: a change is seen in the next cycle; `more` and `selected` at once.
#[derive(LogicBlock)]
pub struct Threads {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Bits 15:0 of accumulator `a`.
    pub a: Signal<In, Bits<16>>,
    /// `a` is not zero.
    pub a_any: Signal<In, Bit>,
    /// Guard of the instruction: its predicate in 1:0, that it is turned over in 2, that there is
    /// one in 3.
    pub guard: Signal<In, Bits<4>>,
    /// Predicate that is put.
    pub put_number: Signal<In, Bits<2>>,
    /// Predicate that selects.
    pub select_number: Signal<In, Bits<2>>,
    /// Threads left: those of `a` for which the guard holds.
    pub begins: Signal<In, Bit>,
    /// Threads left: those of `a`.
    pub restarts: Signal<In, Bit>,
    /// The present thread is done.
    pub advances: Signal<In, Bit>,
    /// The present thread is `a`.
    pub set: Signal<In, Bit>,
    /// Predicates are `a`.
    pub load: Signal<In, Bit>,
    /// Predicate `put_number` of the present thread: whether `a` is not zero.
    pub put: Signal<In, Bit>,
    /// Threads that are left.
    pub left: Signal<Out, Bits<4>>,
    /// The present thread.
    pub thread: Signal<Out, Bits<2>>,
    /// Its bit.
    pub thread_bit: Signal<Out, Bits<4>>,
    /// A thread is left behind the present one.
    pub more: Signal<Out, Bit>,
    /// Predicate `select_number` of the present thread.
    pub selected: Signal<Out, Bit>,
    /// All predicates: four threads of each.
    pub predicates: Signal<Out, Bits<16>>,
    #[drives(predicates)]
    all: DFF<Bits<16>>,
    #[drives(left)]
    waiting: DFF<Bits<4>>,
    #[drives(thread)]
    present: DFF<Bits<2>>,
    own_bit: Signal<Local, Bits<4>>,
    mask: Signal<Local, Bits<4>>,
    number: Signal<Local, Bits<2>>,
    chosen: Signal<Local, Bits<4>>,
    selecting: Signal<Local, Bits<4>>,
    of_mask: Signal<Local, Bits<4>>,
    first: Signal<Local, Bits<2>>,
}

#[hdl_gen]
impl Logic for Threads {
    fn update(&mut self) {
        self.own_bit.next = 0.into();
        self.chosen.next = 0.into();
        self.selecting.next = 0.into();
        self.number.next = self.guard.val().get_bits::<2>(0);
        for i in 0..4 {
            if self.present.q.val() == i.to_bits() {
                self.own_bit.next = self.own_bit.val().replace_bit(i, true);
            }
            if self.number.val() == i.to_bits() {
                self.chosen.next = self.all.q.val().get_bits::<4>(4 * i);
            }
            if self.select_number.val() == i.to_bits() {
                self.selecting.next = self.all.q.val().get_bits::<4>(4 * i);
            }
        }
        if self.guard.val().get_bit(2) {
            self.chosen.next = self.chosen.val() ^ 15;
        }
        if !self.guard.val().get_bit(3) {
            self.chosen.next = 15.into();
        }

        // Those left, and the first of them.
        self.of_mask.next = self.a.val().get_bits::<4>(0);
        self.mask.next = self.waiting.q.val() & (self.own_bit.val() ^ 15);
        if self.begins.val() {
            self.mask.next = self.of_mask.val() & self.chosen.val();
        }
        if self.restarts.val() {
            self.mask.next = self.of_mask.val();
        }
        self.first.next = 3.into();
        if self.mask.val().get_bit(2) {
            self.first.next = 2.into();
        }
        if self.mask.val().get_bit(1) {
            self.first.next = 1.into();
        }
        if self.mask.val().get_bit(0) {
            self.first.next = 0.into();
        }
        if self.begins.val() | self.restarts.val() | (self.advances.val() & self.mask.val().any()) {
            self.waiting.d.next = self.mask.val();
            self.present.d.next = self.first.val();
        }
        if self.set.val() {
            self.present.d.next = self.a.val().get_bits::<2>(0);
        }

        if self.load.val() {
            self.all.d.next = self.a.val();
        }
        if self.put.val() {
            for i in 0..4 {
                for j in 0..4 {
                    if (self.put_number.val() == i.to_bits())
                        & (self.present.q.val() == j.to_bits())
                    {
                        self.all.d.next = self.all.q.val().replace_bit(4 * i + j, self.a_any.val());
                    }
                }
            }
        }

        self.thread_bit.next = self.own_bit.val();
        self.more.next = self.mask.val().any();
        self.selected.next = (self.selecting.val() & self.own_bit.val()).any();
    }
}

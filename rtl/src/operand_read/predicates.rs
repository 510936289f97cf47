// SPDX-License-Identifier: MIT
//! The predicates of all warps, guards and select predicates (docs/core.md).
use crate::cells::DFF;
use crate::prelude::*;

/// Four predicates of each thread of a quad of `W` warps.
///
/// Latency: a warp's predicates are looked up when it is selected, guard and select predicate are
/// there in the cycle behind it; what is written in either cycle is read.
#[derive(LogicBlock)]
pub struct Predicates<const W: usize, const LW: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A warp starts: its predicates are clear.
    pub launch_valid: Signal<In, Bit>,
    /// Slot of the launch, valid with `launch_valid`.
    pub launch_warp: Signal<In, Bits<LW>>,
    /// A predicate is written.
    pub write_valid: Signal<In, Bit>,
    /// Warp of the write, valid with `write_valid`.
    pub write_warp: Signal<In, Bits<LW>>,
    /// Number of the predicate, valid with `write_valid`.
    pub write_number: Signal<In, Bits<2>>,
    /// Threads that write it.
    pub write_mask: Signal<In, Bits<4>>,
    /// Value of each thread, valid with `write_valid`.
    pub write_flags: Signal<In, Bits<4>>,
    /// Stage 1: the warp that is selected, one bit high.
    pub select_mask: Signal<In, Bits<W>>,
    /// Warp slot that is selected in stage 1.
    pub select_warp: Signal<In, Bits<LW>>,
    /// Stage 2: predicate of the guard of the instruction selected in the cycle before.
    pub guard_number: Signal<In, Bits<2>>,
    /// Stage 2: predicate that the instruction selects by.
    pub choice_number: Signal<In, Bits<2>>,
    /// The predicate of the guard in each thread.
    pub guard: Signal<Out, Bits<4>>,
    /// The select predicate in each thread.
    pub choice: Signal<Out, Bits<4>>,
    // Predicate p of thread t is bit p * 4 + t.
    predicates: [DFF<Bits<16>>; W],
    looked_up: DFF<Bits<16>>,
    warp: DFF<Bits<LW>>,
    own: Signal<Local, Bits<16>>,
    written: Signal<Local, Bits<16>>,
    kept: Signal<Local, Bits<16>>,
}

#[hdl_gen]
impl Logic for Predicates {
    fn update(&mut self) {
        // The predicate that is written in this cycle.
        self.written.next = bit_cast::<16, 4>(self.write_mask.val() & self.write_flags.val());
        self.kept.next = bit_cast::<16, 4>(self.write_mask.val());
        match self.write_number.val().index() {
            1 => {
                self.written.next = self.written.val() << 4;
                self.kept.next = self.kept.val() << 4;
            }
            2 => {
                self.written.next = self.written.val() << 8;
                self.kept.next = self.kept.val() << 8;
            }
            3 => {
                self.written.next = self.written.val() << 12;
                self.kept.next = self.kept.val() << 12;
            }
            _ => {}
        }
        self.kept.next = !self.kept.val();
        self.own.next = 0.into();
        for i in 0..W {
            if self.select_mask.val().get_bit(i) {
                self.own.next = self.own.val() | self.predicates[i].q.val();
            }
        }
        if self.write_valid.val() & (self.write_warp.val() == self.select_warp.val()) {
            self.own.next = (self.own.val() & self.kept.val()) | self.written.val();
        }
        self.looked_up.d.next = self.own.val();
        self.warp.d.next = self.select_warp.val();
        self.own.next = self.looked_up.q.val();
        if self.write_valid.val() & (self.write_warp.val() == self.warp.q.val()) {
            self.own.next = (self.own.val() & self.kept.val()) | self.written.val();
        }
        self.guard.next = bit_cast::<4, 16>(self.own.val());
        match self.guard_number.val().index() {
            1 => {
                self.guard.next = bit_cast::<4, 16>(self.own.val() >> 4);
            }
            2 => {
                self.guard.next = bit_cast::<4, 16>(self.own.val() >> 8);
            }
            3 => {
                self.guard.next = bit_cast::<4, 16>(self.own.val() >> 12);
            }
            _ => {}
        }
        self.choice.next = bit_cast::<4, 16>(self.own.val());
        match self.choice_number.val().index() {
            1 => {
                self.choice.next = bit_cast::<4, 16>(self.own.val() >> 4);
            }
            2 => {
                self.choice.next = bit_cast::<4, 16>(self.own.val() >> 8);
            }
            3 => {
                self.choice.next = bit_cast::<4, 16>(self.own.val() >> 12);
            }
            _ => {}
        }
        for i in 0..W {
            if self.write_valid.val() & (self.write_warp.val() == i.to_bits()) {
                self.predicates[i].d.next =
                    (self.predicates[i].q.val() & self.kept.val()) | self.written.val();
            }
            if self.launch_valid.val() & (self.launch_warp.val() == i.to_bits()) {
                self.predicates[i].d.next = 0.into();
            }
        }
    }
}

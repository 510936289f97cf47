// SPDX-License-Identifier: MIT
//! Load of the two arithmetic pipes (docs/mechanisms/3.md): what may be issued to them, and which
//! is busier.
//!
//! Per pipe type, MAD (the lanes) and SFU, an occupancy: instructions that only this pipe takes,
//! from their selection to their write-back. At the first threshold the type is
//! oversubscribed, and its instructions weigh less; at the second nothing more is issued to
//! it. The host sets both (docs/mechanisms/3.md).
//!
//! A selection shows in the occupancy two cycles later; so that it never passes the second
//! threshold, what is selected in between counts as if it went to this pipe. The second threshold
//! is therefore at least 2, with two pods 4; above 16, the places of the largest queue, it counts
//! as 16. Instructions of neither class (memory, texture, control) do not count.
use crate::cells::DFF;
use crate::prelude::*;

/// The occupancies.
#[derive(LogicBlock)]
pub struct Pipes {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Thresholds of the pipes, five bits each: first, second of MAD, first, second of the SFU.
    pub thresholds: Signal<In, Bits<20>>,
    /// A warp was selected (the cycle after the choice), one bit for each pod.
    pub selected: Signal<In, Bits<2>>,
    /// The instruction runs on the MAD lanes only.
    pub mad_issued: Signal<In, Bits<2>>,
    /// The instruction runs on the SFU only.
    pub sfu_issued: Signal<In, Bits<2>>,
    /// MAD instructions that are written back, one bit each.
    pub mad_done: Signal<In, Bits<2>>,
    /// SFU instructions that are written back, one bit each.
    pub sfu_done: Signal<In, Bits<2>>,
    /// The MAD lanes have too much to do.
    pub mad_oversubscribed: Signal<Out, Bit>,
    /// The SFU has too much to do.
    pub sfu_oversubscribed: Signal<Out, Bit>,
    /// Nothing more may be issued to the MAD lanes, one bit for each pod.
    pub mad_closed: Signal<Out, Bits<2>>,
    /// Nothing more may be issued to the SFU.
    pub sfu_closed: Signal<Out, Bits<2>>,
    /// The MAD lanes have more to do than the SFU.
    pub mad_leads: Signal<Out, Bit>,
    /// The SFU has more to do than the MAD lanes.
    pub sfu_leads: Signal<Out, Bit>,
    // By pipe: MAD, SFU.
    occupancy: [DFF<Bits<6>>; 2],
    over: [DFF<Bit>; 2],
    // Bit k: with k more the second threshold is reached.
    full: [DFF<Bits<4>>; 2],
    issued: [Signal<Local, Bits<2>>; 2],
    done: [Signal<Local, Bits<2>>; 2],
    shut: [Signal<Local, Bits<2>>; 2],
    first: Signal<Local, Bits<6>>,
    second: Signal<Local, Bits<6>>,
    minus: Signal<Local, Bits<6>>,
    plus: Signal<Local, Bits<6>>,
    base: Signal<Local, Bits<6>>,
    exceeds: Signal<Local, Bits<3>>,
    reach: Signal<Local, Bits<6>>,
    reached: Signal<Local, Bits<6>>,
}

#[hdl_gen]
impl Logic for Pipes {
    fn update(&mut self) {
        self.issued[0].next = self.mad_issued.val();
        self.issued[1].next = self.sfu_issued.val();
        self.done[0].next = self.mad_done.val();
        self.done[1].next = self.sfu_done.val();
        for p in 0..2 {
            // What is issued comes at the end of a long path: everything is found for none, one and
            // two more, and chosen.
            self.minus.next = 0.into();
            if self.done[p].val().any() {
                self.minus.next = 63.into();
            }
            if self.done[p].val().all() {
                self.minus.next = 62.into();
            }
            self.base.next = self.occupancy[p].q.val() + self.minus.val();
            self.plus.next = 0.into();
            if self.issued[p].val().any() {
                self.plus.next = 1.into();
            }
            if self.issued[p].val().all() {
                self.plus.next = 2.into();
            }
            self.occupancy[p].d.next = self.base.val() + self.plus.val();
            self.first.next = bit_cast::<6, 5>(self.thresholds.val().get_bits::<5>(10 * p));
            self.exceeds.next = 0.into();
            for i in 0..3 {
                self.reach.next = self.first.val() - i.to_bits();
                self.exceeds.next = self.exceeds.val().replace_bit(
                    i,
                    (self.base.val() >= self.reach.val()) | (self.first.val() < i.to_bits()),
                );
            }
            self.second.next = bit_cast::<6, 5>(self.thresholds.val().get_bits::<5>(10 * p + 5));
            if self.thresholds.val().get_bit(10 * p + 9) {
                self.second.next = 16.into();
            }
            self.reached.next = 0.into();
            for i in 0..6 {
                self.reach.next = self.second.val() - i.to_bits();
                self.reached.next = self.reached.val().replace_bit(
                    i,
                    (self.base.val() >= self.reach.val()) | (self.second.val() < i.to_bits()),
                );
            }
            self.over[p].d.next = self.exceeds.val().get_bit(0);
            self.full[p].d.next = self.reached.val().get_bits::<4>(0);
            if self.issued[p].val().any() {
                self.over[p].d.next = self.exceeds.val().get_bit(1);
                self.full[p].d.next = self.reached.val().get_bits::<4>(1);
            }
            if self.issued[p].val().all() {
                self.over[p].d.next = self.exceeds.val().get_bit(2);
                self.full[p].d.next = self.reached.val().get_bits::<4>(2);
            }

            // Pod 0 with what was selected before, pod 1 with one more.
            self.shut[p].next = self.full[p].q.val().get_bits::<2>(0);
            if self.selected.val().any() {
                self.shut[p].next = self.full[p].q.val().get_bits::<2>(1);
            }
            if self.selected.val().all() {
                self.shut[p].next = self.full[p].q.val().get_bits::<2>(2);
            }
        }
        self.mad_closed.next = self.shut[0].val();
        self.sfu_closed.next = self.shut[1].val();
        self.mad_oversubscribed.next = self.over[0].q.val();
        self.sfu_oversubscribed.next = self.over[1].q.val();
        self.mad_leads.next = self.occupancy[0].q.val() > self.occupancy[1].q.val();
        self.sfu_leads.next = self.occupancy[1].q.val() > self.occupancy[0].q.val();
    }
}

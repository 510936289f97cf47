// SPDX-License-Identifier: MIT
//! Comparison network: the greatest key among the valid inputs (docs/mechanisms/3.md).
//!
//! Which inputs are valid is known late, the keys a cycle earlier. So the inputs of a group
//! are compared pair by pair ahead of time, with a register for each answer; then an input
//! wins in its group when no valid input of the group beats it. Up to eight inputs are one group.
//!
//! More inputs are groups of four, whose winners are kept in registers and meet a cycle later in
//! the root of the tree, where each pair is compared at once. The root leaves out those that are
//! not valid any more. A group that alone has a winner finds its next among the rest: no cycle is
//! lost.
//!
//! - **latency**: up to eight inputs: keys one cycle; valid inputs combinational, three LUTs deep.
//!   More: keys two cycles; an input wins when it is valid in this cycle and won in its group in
//!   the one before
//! - **area**: a comparator for each pair in a group, and one for each pair of groups
//! - **ties**: the lower index wins. The scheduler's keys say in their last bit which warps follow
//!   the last winner of their group; among the groups `turn` takes the place of that bit
//!
//! 2 to 64 inputs: a power of two up to eight, or a multiple of eight.
use crate::cells::DFF;
use crate::prelude::*;

/// The network over `W` keys of `K` bits.
#[derive(LogicBlock)]
#[check(W == 2 || W == 4 || W % 8 == 0 && W <= 64, "2, 4 or a multiple of 8 inputs, at most 64")]
#[check(K < 32, "keys are at most 31 bits wide")]
pub struct ComparisonNetwork<const W: usize, const K: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Inputs that take part.
    pub valid: Signal<In, Bits<W>>,
    /// The keys that count in the next cycle.
    pub key: [Signal<In, Bits<K>>; W],
    /// Groups that go first: takes the place of the last bit of their winners' keys in the
    /// root.
    pub turn: Signal<In, Bits<16>>,
    /// The winner, one-hot; zero when no input takes part.
    pub winner: Signal<Out, Bits<W>>,
    /// Number of the winner; zero without a valid input.
    pub number: Signal<Out, Bits<6>>,
    /// There is a winner.
    pub found: Signal<Out, Bit>,
    keys: [DFF<Bits<K>>; W],
    // Inputs of the same group that beat this one, for lower inputs inverted: as if all keys were
    // equal at first.
    above: [DFF<Bits<W>>; W],
    #[value(|i| ((1u64 << i) - 1) & (if W > 8 { !0 << (i / 4 * 4) } else { !0 }))]
    lower: [Constant<Bits<W>>; W],
    #[value(1u64 << K)]
    carry: Constant<Bits<32>>,
    beaten_by: [Signal<Local, Bits<W>>; W],
    complement: Signal<Local, Bits<K>>,
    sum: Signal<Local, Bits<32>>,
    // More than one group.
    #[value(W > 8)]
    groups: Constant<Bit>,
    // The winners of the groups, one bit each; kept, with their keys, and as the root sees them.
    first: Signal<Local, Bits<W>>,
    kept: DFF<Bits<W>>,
    kept_key: [DFF<Bits<K>>; 16],
    kept_number: [DFF<Bits<6>>; 16],
    shown: Signal<Local, Bits<W>>,
    still: Signal<Local, Bits<W>>,
    // The winner of all of the cycle before; groups that have kept another; whether none but this
    // one has; the inputs that take part in a group.
    won: DFF<Bits<W>>,
    offering: [Signal<Local, Bit>; 16],
    alone: [Signal<Local, Bit>; 16],
    taking_part: Signal<Local, Bits<W>>,
    key_g: [Signal<Local, Bits<K>>; 16],
    valid_0: [Signal<Local, Bit>; 16],
    key_0: [Signal<Local, Bits<K>>; 16],
    number_g: [Signal<Local, Bits<6>>; 16],
    number_0: [Signal<Local, Bits<6>>; 16],
    wins: [Signal<Local, Bit>; 16],
    // Groups whose winner loses against another's.
    beaten: Signal<Local, Bits<16>>,
}

#[hdl_gen]
impl Logic for ComparisonNetwork {
    fn update(&mut self) {
        // Ahead of time: who beats whom in a group. Each pair is compared once.
        for i in 0..W {
            self.keys[i].d.next = self.key[i].val();
            self.beaten_by[i].next = 0.into();
        }
        self.sum.next = 0.into();
        for i in 0..W {
            self.complement.next = !self.key[i].val();
            for j in 0..W {
                if (j > i) & ((j >> 3) == (i >> 3)) {
                    // Greater when the sum with the complement carries: a plain comparison costs an
                    // inverter for each bit.
                    self.sum.next = bit_cast::<32, K>(self.key[j].val())
                        + bit_cast::<32, K>(self.complement.val());
                    if self.groups.val() & ((j >> 2) > (i >> 2)) {
                        self.sum.next = 0.into();
                    } else if (self.sum.val() & self.carry.val()).any() {
                        self.beaten_by[i].next = self.beaten_by[i].val().replace_bit(j, true);
                    } else {
                        self.beaten_by[j].next = self.beaten_by[j].val().replace_bit(i, true);
                    }
                }
            }
        }
        // A group that alone has something to offer leaves it out: it goes now or not at all.
        for i in 0..16 {
            self.offering[i].next = false;
            self.key_g[i].next = 0.into();
            self.number_g[i].next = 0.into();
        }
        for i in 0..W {
            if self.kept.q.val().get_bit(i) & !self.won.q.val().get_bit(i) {
                self.offering[i / 4].next = true;
            }
        }
        for i in 0..16 {
            self.alone[i].next = self.groups.val();
            for j in 0..16 {
                if ((j > i) | (j < i)) & self.offering[j].val() {
                    self.alone[i].next = false;
                }
            }
        }
        self.taking_part.next = self.valid.val();
        for i in 0..W {
            if self.alone[i / 4].val() & self.kept.q.val().get_bit(i) {
                self.taking_part.next = self.taking_part.val().replace_bit(i, false);
            }
        }
        self.first.next = 0.into();
        for i in 0..W {
            self.above[i].d.next = self.beaten_by[i].val() ^ self.lower[i].val();
            if self.taking_part.val().get_bit(i)
                & !(self.taking_part.val() & (self.above[i].q.val() ^ self.lower[i].val())).any()
            {
                self.first.next = self.first.val().replace_bit(i, true);
            }
        }

        // The winners of the groups, and those that are valid still.
        for i in 0..W {
            if self.first.val().get_bit(i) {
                self.key_g[i / 4].next = self.key_g[i / 4].val() | self.keys[i].q.val();
                self.number_g[i / 4].next = self.number_g[i / 4].val() | i.to_bits::<6>();
            }
        }
        self.kept.d.next = self.first.val();
        self.shown.next = self.first.val();
        if self.groups.val() {
            self.shown.next = self.kept.q.val();
        }
        // Who is valid still is known last, and says of each group whether it has a winner: which
        // one is known before.
        self.still.next = self.shown.val() & self.valid.val();
        self.found.next = self.valid.val().any();
        if self.groups.val() {
            self.found.next = self.still.val().any();
        }
        for i in 0..16 {
            self.kept_key[i].d.next = self.key_g[i].val();
            self.kept_number[i].d.next = self.number_g[i].val();
            self.key_0[i].next =
                self.kept_key[i].q.val().replace_bit(0, self.turn.val().get_bit(i));
            self.number_0[i].next = self.number_g[i].val();
            if self.groups.val() {
                self.number_0[i].next = self.kept_number[i].q.val();
            }
            self.valid_0[i].next = false;
        }
        for i in 0..W {
            if self.still.val().get_bit(i) {
                self.valid_0[i / 4].next = true;
            }
        }
        // Each pair of groups is compared at once: of two that have a winner the greater one, of
        // equal ones the lower.
        self.beaten.next = 0.into();
        for i in 0..(W / 4) {
            self.complement.next = !self.key_0[i].val();
            for j in 0..(W / 4) {
                if j > i {
                    self.sum.next = bit_cast::<32, K>(self.key_0[j].val())
                        + bit_cast::<32, K>(self.complement.val());
                    if (self.sum.val() & self.carry.val()).any() & self.valid_0[j].val() {
                        self.beaten.next = self.beaten.val().replace_bit(i, true);
                    }
                    if !(self.sum.val() & self.carry.val()).any() & self.valid_0[i].val() {
                        self.beaten.next = self.beaten.val().replace_bit(j, true);
                    }
                }
            }
        }
        self.number.next = 0.into();
        for i in 0..16 {
            // The first of a single group is valid by itself.
            self.wins[i].next =
                !self.groups.val() | (self.valid_0[i].val() & !self.beaten.val().get_bit(i));
            if self.wins[i].val() {
                self.number.next = self.number.val() | self.number_0[i].val();
            }
        }
        self.winner.next = 0.into();
        for i in 0..W {
            if self.shown.val().get_bit(i) & self.wins[i / 4].val() {
                self.winner.next = self.winner.val().replace_bit(i, true);
            }
        }
        self.won.d.next = self.winner.val();
    }
}

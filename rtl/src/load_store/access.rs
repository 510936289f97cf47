// SPDX-License-Identifier: MIT
//! One access of a load, store or atomic: the threads that share it, and the words that it sends.
use super::stages::{LateOperands, Sending};
use crate::bundles::{PREFIX, STORE};
use crate::prelude::*;

/// It serves all remaining threads in the memory line of the lowest remaining one; of a PREFIX a
/// prepared set, of an unmerged atomic one thread. A set of compare-and-exchanges is one access
/// that is sent thread by thread, with `more` in all but the last. Its reply has a word for each of
/// four threads: of eight threads each quad's part of the set is an access of its own.
///
/// For `T` threads, 4 or 8, which `CB` bits count, and `S` sets. Latency: combinational.
#[derive(LogicBlock)]
#[check((T == 4 || T == 8) && S == T / 2 && T >> CB == 0, "4 or 8 threads")]
pub struct Access<const T: usize, const S: usize, const CB: usize> {
    /// An instruction sends accesses; otherwise all outputs are zero.
    pub enable: Signal<In, Bit>,
    /// The instruction.
    pub sending: Sending<In, T>,
    /// Prepared sets of the instruction, without threads that do not take part.
    pub set: [Signal<In, Bits<T>>; S],
    /// Further operands of it.
    pub late: LateOperands<In, T, S>,
    /// Address of the lowest thread.
    pub first: Signal<Out, Bits<32>>,
    /// Number of this thread.
    pub first_thread: Signal<Out, Bits<3>>,
    /// Threads that this request serves.
    pub group: Signal<Out, Bits<T>>,
    /// Further requests of the set follow: the access is not complete.
    pub more: Signal<Out, Bit>,
    /// Threads that the reply is for.
    pub answered: Signal<Out, Bits<T>>,
    /// How many threads the access serves.
    pub served: Signal<Out, Bits<CB>>,
    /// Store data; operands of an atomic in words 0 and 1.
    pub words: [Signal<Out, Bits<32>>; 4],
    /// Bytes stored; of an atomic bit 0: `more`, bits 2:1: the thread in its quad.
    pub bytes: Signal<Out, Bits<16>>,
    lowest: Signal<Local, Bits<32>>,
    leader: Signal<Local, Bits<3>>,
    leads: Signal<Local, Bits<T>>,
    passed: Signal<Local, Bit>,
    members: Signal<Local, Bits<T>>,
    whole: Signal<Local, Bits<T>>,
    own_set: Signal<Local, Bits<T>>,
    rest: Signal<Local, Bits<T>>,
    combination: Signal<Local, Bits<32>>,
    in_quad: Signal<Local, Bits<T>>,
    #[value(15)]
    low_quad: Constant<Bits<T>>,
    #[value(T > 4)]
    several: Constant<Bit>,
    candidates: Signal<Local, Bits<T>>,
    follows: Signal<Local, Bit>,
    pairs: [Signal<Local, Bits<CB>>; S],
    quads: [Signal<Local, Bits<CB>>; S],
    number: Signal<Local, Bits<CB>>,
    kind: Signal<Local, Bits<3>>,
    own: Signal<Local, Bits<32>>,
    stored: Signal<Local, Bits<4>>,
    lanes: Signal<Local, Bits<32>>,
    at: Signal<Local, Bits<2>>,
    covered: Signal<Local, Bits<16>>,
}

#[hdl_gen]
impl Logic for Access {
    fn update(&mut self) {
        self.kind.next = self.sending.facts.val().kind;
        self.lowest.next = 0.into();
        self.leader.next = 0.into();
        self.leads.next = 0.into();
        self.passed.next = false;
        self.members.next = 0.into();
        self.whole.next = 0.into();
        self.own_set.next = 0.into();
        self.combination.next = 0.into();
        self.in_quad.next = 0.into();
        self.rest.next = 0.into();
        self.candidates.next = 0.into();
        self.follows.next = false;
        self.covered.next = 0.into();
        self.own.next = 0.into();
        self.at.next = 0.into();
        self.stored.next = 0.into();
        self.lanes.next = 0.into();
        self.number.next = 0.into();
        for i in 0..4 {
            self.words[i].next = 0.into();
        }
        for i in 0..S {
            self.pairs[i].next = 0.into();
            self.quads[i].next = 0.into();
        }
        if self.enable.val() {
            // The threads of a set of compare-and-exchanges are sent one after the other.
            self.candidates.next = self.sending.remaining.val();
            if self.sending.swaps.val() {
                for s in 0..S {
                    if !self.follows.val()
                        & (self.sending.remaining.val() & self.set[s].val()).any()
                    {
                        self.candidates.next = self.sending.remaining.val() & self.set[s].val();
                        self.follows.next = true;
                    }
                }
                self.follows.next = false;
            }
            // The lowest of them, one-hot. Below are AND-OR multiplexers over it; a priority chain
            // of words is slower.
            for i in 0..T {
                if self.candidates.val().get_bit(i) & !self.passed.val() {
                    self.leads.next = self.leads.val().replace_bit(i, true);
                    self.lowest.next = self.lowest.val() | self.sending.address[i].val();
                    self.leader.next = self.leader.val() | i.to_bits::<3>();
                }
                self.passed.next = self.passed.val() | self.candidates.val().get_bit(i);
            }
            // The threads that share the access.
            for i in 0..T {
                if self.leads.val().get_bit(i) {
                    self.members.next = self.members.val()
                        | (self.sending.mates[i].val() & self.sending.remaining.val());
                    if self.kind.val().get_bit(1) {
                        self.words[0].next = self.words[0].val() | self.sending.data[i].val();
                    }
                }
            }
            self.whole.next = self.members.val();
            if self.kind.val() == PREFIX {
                // Sets are disjoint, and the members are of the same set as the lowest thread.
                for s in 0..S {
                    if (self.leads.val() & self.set[s].val()).any() {
                        self.own_set.next = self.own_set.val() | self.set[s].val();
                        self.combination.next =
                            self.combination.val() | self.late.combined[s].val();
                    }
                }
                if self.own_set.val().any() {
                    if self.sending.swaps.val() & self.several.val() {
                        self.in_quad.next = self.low_quad.val();
                        if self.leader.val().get_bit(2) {
                            self.in_quad.next = !self.low_quad.val();
                        }
                        self.own_set.next = self.own_set.val() & self.in_quad.val();
                    }
                    self.whole.next = self.own_set.val();
                    self.rest.next =
                        self.sending.remaining.val() & self.own_set.val() & !self.members.val();
                    if self.sending.swaps.val() {
                        self.follows.next = self.rest.val().any();
                    } else {
                        self.words[0].next = self.combination.val();
                    }
                }
            }
            for i in 0..S {
                self.pairs[i].next = 0.into();
                if self.whole.val().get_bit(2 * i) {
                    self.pairs[i].next = 1.into();
                }
                if self.whole.val().get_bit(2 * i + 1) {
                    self.pairs[i].next = self.pairs[i].val() + 1;
                }
            }
            for i in 0..(S / 2) {
                self.quads[i].next = self.pairs[2 * i].val() + self.pairs[2 * i + 1].val();
                self.number.next = self.number.val() + self.quads[i].val();
            }
            for i in 0..T {
                if self.members.val().get_bit(i) {
                    self.own.next = self.sending.address[i].val();
                    if self.kind.val().get_bit(1) & self.leads.val().get_bit(i) {
                        // A set has one second operand (K of addmod): its first member's.
                        self.words[1].next = self.late.data2[i].val();
                    }
                    if self.kind.val() == STORE {
                        self.stored.next = self.sending.enables[i].val();
                        self.lanes.next = 0.into();
                        if self.stored.val().get_bit(0) {
                            self.lanes.next = 0xFF.into();
                        }
                        if self.stored.val().get_bit(1) {
                            self.lanes.next = self.lanes.val() | 0xFF00;
                        }
                        if self.stored.val().get_bit(2) {
                            self.lanes.next = self.lanes.val() | 0xFF_0000;
                        }
                        if self.stored.val().get_bit(3) {
                            self.lanes.next = self.lanes.val() | 0xFF00_0000_u32.to_bits();
                        }
                        self.at.next = self.own.val().get_bits::<2>(2);
                        for w in 0..4 {
                            if self.at.val() == w.to_bits() {
                                self.words[w].next = (self.words[w].val() & !self.lanes.val())
                                    | (self.sending.data[i].val() & self.lanes.val());
                                for b in 0..4 {
                                    if self.stored.val().get_bit(b) {
                                        self.covered.next =
                                            self.covered.val().replace_bit(4 * w + b, true);
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        self.first.next = self.lowest.val();
        self.first_thread.next = self.leader.val();
        self.group.next = self.members.val();
        self.served.next = self.number.val();
        self.more.next = self.follows.val();
        self.answered.next = self.whole.val();
        if self.kind.val().get_bit(1) {
            self.covered.next = bit_cast::<16, 2>(self.leader.val().get_bits::<2>(0)) << 1;
            self.covered.next = self.covered.val().replace_bit(0, self.follows.val());
        }
        self.bytes.next = self.covered.val();
    }
}

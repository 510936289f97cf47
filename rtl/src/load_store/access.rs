// SPDX-License-Identifier: MIT
//! One access of a load, store or atomic: which threads go together, and what they send.
use crate::prelude::*;

/// All remaining threads in the memory line of the lowest remaining one; of a PREFIX a prepared
/// set, of an unmerged atomic one thread. A set of compare-and-exchanges goes thread by thread, as
/// one access: `more` in all but the last. Its reply has a word for each of four threads, so that
/// of eight threads each quad's part of the set is an access of its own.
///
/// For `T` threads, 4 or 8, which `CB` bits count, and `S` sets. Latency: combinational.
#[derive(LogicBlock)]
#[check((T == 4 || T == 8) && S == T / 2 && T >> CB == 0, "4 or 8 threads")]
pub struct Access<const T: usize, const S: usize, const CB: usize> {
    /// An instruction is sending; otherwise all outputs are zero.
    pub enable: Signal<In, Bit>,
    /// The instruction: kind in bits 2:0, size in 4:3.
    pub meta: Signal<In, Bits<24>>,
    /// It is a compare-and-exchange.
    pub swaps: Signal<In, Bit>,
    /// The prepared sets, threads of the instruction only.
    pub set: [Signal<In, Bits<T>>; S],
    /// Threads that are left.
    pub remaining: Signal<In, Bits<T>>,
    /// Byte address of each thread.
    pub address: [Signal<In, Bits<32>>; T],
    /// Threads that go along with each thread, when it is the lowest of those that are left: of its
    /// memory line, of its set if that is no set of compare-and-exchanges, else itself only.
    pub mates: [Signal<In, Bits<T>>; T],
    /// Store data of each thread at its place in the word, or its operand.
    pub data: [Signal<In, Bits<32>>; T],
    /// Bytes of the word that it stores.
    pub enables: [Signal<In, Bits<4>>; T],
    /// Second operand of each thread.
    pub data2: [Signal<In, Bits<32>>; T],
    /// Combined operands of the sets.
    pub combined: [Signal<In, Bits<32>>; S],
    /// Address of the lowest thread.
    pub first: Signal<Out, Bits<32>>,
    /// Its number.
    pub first_thread: Signal<Out, Bits<3>>,
    /// Threads that go along.
    pub group: Signal<Out, Bits<T>>,
    /// The rest of the set follows; this is not yet the access.
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
    word0: Signal<Local, Bits<32>>,
    word1: Signal<Local, Bits<32>>,
    word2: Signal<Local, Bits<32>>,
    word3: Signal<Local, Bits<32>>,
    covered: Signal<Local, Bits<16>>,
}

impl<const T: usize, const S: usize, const CB: usize> Logic for Access<T, S, CB> {
    #[hdl_gen]
    fn update(&mut self) {
        self.kind.next = self.meta.val().get_bits::<3>(0);
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
        self.word0.next = 0.into();
        self.word1.next = 0.into();
        self.word2.next = 0.into();
        self.word3.next = 0.into();
        self.covered.next = 0.into();
        self.own.next = 0.into();
        self.stored.next = 0.into();
        self.lanes.next = 0.into();
        self.number.next = 0.into();
        for i in 0..S {
            self.pairs[i].next = 0.into();
            self.quads[i].next = 0.into();
        }
        if self.enable.val() {
            // The threads of a set of compare-and-exchanges go one behind the other.
            self.candidates.next = self.remaining.val();
            if self.swaps.val() {
                for s in 0..S {
                    if !self.follows.val() & (self.remaining.val() & self.set[s].val()).any() {
                        self.candidates.next = self.remaining.val() & self.set[s].val();
                        self.follows.next = true;
                    }
                }
                self.follows.next = false;
            }
            // The lowest of them, one bit high: what follows is a sum of products.
            for i in 0..T {
                if self.candidates.val().get_bit(i) & !self.passed.val() {
                    self.leads.next = self.leads.val().replace_bit(i, true);
                    self.lowest.next = self.lowest.val() | self.address[i].val();
                    self.leader.next = self.leader.val() | i.to_bits::<3>();
                }
                self.passed.next = self.passed.val() | self.candidates.val().get_bit(i);
            }
            // Who goes along.
            for i in 0..T {
                if self.leads.val().get_bit(i) {
                    self.members.next =
                        self.members.val() | (self.mates[i].val() & self.remaining.val());
                    if self.kind.val().get_bit(1) {
                        self.word0.next = self.word0.val() | self.data[i].val();
                    }
                }
            }
            self.whole.next = self.members.val();
            if self.kind.val() == 2 {
                // Sets have no thread in common, and who goes along is of the same set as the
                // lowest.
                for s in 0..S {
                    if (self.leads.val() & self.set[s].val()).any() {
                        self.own_set.next = self.own_set.val() | self.set[s].val();
                        self.combination.next = self.combination.val() | self.combined[s].val();
                    }
                }
                if self.own_set.val().any() {
                    if self.swaps.val() & self.several.val() {
                        self.in_quad.next = self.low_quad.val();
                        if self.leader.val().get_bit(2) {
                            self.in_quad.next = !self.low_quad.val();
                        }
                        self.own_set.next = self.own_set.val() & self.in_quad.val();
                    }
                    self.whole.next = self.own_set.val();
                    self.rest.next =
                        self.remaining.val() & self.own_set.val() & !self.members.val();
                    if self.swaps.val() {
                        self.follows.next = self.rest.val().any();
                    } else {
                        self.word0.next = self.combination.val();
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
                    self.own.next = self.address[i].val();
                    if self.kind.val().get_bit(1) & self.leads.val().get_bit(i) {
                        // A set has one second operand (K of addmod): its first member's.
                        self.word1.next = self.data2[i].val();
                    }
                    if self.kind.val() == 1 {
                        self.stored.next = self.enables[i].val();
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
                        match self.own.val().get_bits::<2>(2).index() {
                            0 => {
                                self.word0.next = (self.word0.val() & !self.lanes.val())
                                    | (self.data[i].val() & self.lanes.val());
                                self.covered.next =
                                    self.covered.val() | bit_cast::<16, 4>(self.stored.val());
                            }
                            1 => {
                                self.word1.next = (self.word1.val() & !self.lanes.val())
                                    | (self.data[i].val() & self.lanes.val());
                                self.covered.next = self.covered.val()
                                    | (bit_cast::<16, 4>(self.stored.val()) << 4);
                            }
                            2 => {
                                self.word2.next = (self.word2.val() & !self.lanes.val())
                                    | (self.data[i].val() & self.lanes.val());
                                self.covered.next = self.covered.val()
                                    | (bit_cast::<16, 4>(self.stored.val()) << 8);
                            }
                            _ => {
                                self.word3.next = (self.word3.val() & !self.lanes.val())
                                    | (self.data[i].val() & self.lanes.val());
                                self.covered.next = self.covered.val()
                                    | (bit_cast::<16, 4>(self.stored.val()) << 12);
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
        self.words[0].next = self.word0.val();
        self.words[1].next = self.word1.val();
        self.words[2].next = self.word2.val();
        self.words[3].next = self.word3.val();
        self.more.next = self.follows.val();
        self.answered.next = self.whole.val();
        if self.kind.val().get_bit(1) {
            self.covered.next = bit_cast::<16, 2>(self.leader.val().get_bits::<2>(0)) << 1;
            self.covered.next = self.covered.val().replace_bit(0, self.follows.val());
        }
        self.bytes.next = self.covered.val();
    }
}

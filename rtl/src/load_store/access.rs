//! One access of a load, store or atomic: which threads go together, and what they send.
use crate::ports;
use rust_hdl::prelude::*;

/// All remaining threads in the memory line of the lowest remaining one; of a PREFIX a
/// prepared set, of an unmerged atomic one thread. A set of compare-and-exchanges goes thread by
/// thread, as one access: `more` in all but the last.
///
/// Latency: combinational.
#[derive(LogicBlock, Default)]
pub struct Access {
    /// An access is made; otherwise all outputs are zero.
    pub enable: Signal<In, Bit>,
    /// The instruction: kind in bits 2:0, size in 4:3, operation of an atomic in 23:20, prepared sets in 27:24 and 31:28.
    pub meta: Signal<In, Bits<32>>,
    /// Threads that are left.
    pub remaining: Signal<In, Bits<4>>,
    /// Byte address of each thread.
    pub address: [Signal<In, Bits<32>>; 4],
    /// Store data or operand of each thread.
    pub data: [Signal<In, Bits<32>>; 4],
    /// Second operand of each thread.
    pub data2: [Signal<In, Bits<32>>; 4],
    /// Combined operands of the sets.
    pub combined: [Signal<In, Bits<32>>; 2],
    /// Address of the lowest thread.
    pub first: Signal<Out, Bits<32>>,
    /// Its number.
    pub first_thread: Signal<Out, Bits<2>>,
    /// Threads that go along.
    pub group: Signal<Out, Bits<4>>,
    /// The rest of the set follows; this is not yet the access.
    pub more: Signal<Out, Bit>,
    /// Threads that the reply is for.
    pub answered: Signal<Out, Bits<4>>,
    /// How many threads the access serves.
    pub served: Signal<Out, Bits<3>>,
    /// Store data; operands of an atomic in words 0 and 1.
    pub words: [Signal<Out, Bits<32>>; 4],
    /// Bytes stored; of an atomic bit 0: `more`, bits 2:1: the thread.
    pub bytes: Signal<Out, Bits<16>>,
    lowest: Signal<Local, Bits<32>>,
    leader: Signal<Local, Bits<2>>,
    members: Signal<Local, Bits<4>>,
    whole: Signal<Local, Bits<4>>,
    set: Signal<Local, Bits<4>>,
    rest: Signal<Local, Bits<4>>,
    swaps: Signal<Local, Bit>,
    candidates: Signal<Local, Bits<4>>,
    follows: Signal<Local, Bit>,
    number: Signal<Local, Bits<3>>,
    kind: Signal<Local, Bits<3>>,
    size: Signal<Local, Bits<2>>,
    own: Signal<Local, Bits<32>>,
    amount: Signal<Local, Bits<5>>,
    shifted: Signal<Local, Bits<32>>,
    lanes: Signal<Local, Bits<32>>,
    enables: Signal<Local, Bits<4>>,
    word0: Signal<Local, Bits<32>>,
    word1: Signal<Local, Bits<32>>,
    word2: Signal<Local, Bits<32>>,
    word3: Signal<Local, Bits<32>>,
    covered: Signal<Local, Bits<16>>,
}

impl Logic for Access {
    #[hdl_gen]
    fn update(&mut self) {
        self.kind.next = self.meta.val().get_bits::<3>(0);
        self.size.next = self.meta.val().get_bits::<2>(3);
        self.lowest.next = 0.into();
        self.leader.next = 0.into();
        self.members.next = 0.into();
        self.whole.next = 0.into();
        self.set.next = 0.into();
        self.rest.next = 0.into();
        self.swaps.next = false;
        self.candidates.next = 0.into();
        self.follows.next = false;
        self.word0.next = 0.into();
        self.word1.next = 0.into();
        self.word2.next = 0.into();
        self.word3.next = 0.into();
        self.covered.next = 0.into();
        self.own.next = 0.into();
        self.shifted.next = 0.into();
        self.lanes.next = 0.into();
        self.enables.next = 0.into();
        self.number.next = 0.into();
        self.amount.next = 0.into();
        if self.enable.val() {
            // The threads of a set of compare-and-exchanges go one behind the other.
            self.candidates.next = self.remaining.val();
            if (self.kind.val() == 2) & (self.meta.val().get_bits::<4>(20) == 14) {
                self.swaps.next = true;
                if (self.remaining.val() & self.meta.val().get_bits::<4>(28)).any() {
                    self.candidates.next = self.remaining.val() & self.meta.val().get_bits::<4>(28);
                }
                if (self.remaining.val() & self.meta.val().get_bits::<4>(24)).any() {
                    self.candidates.next = self.remaining.val() & self.meta.val().get_bits::<4>(24);
                }
            }
            if self.candidates.val().get_bit(3) {
                self.lowest.next = self.address[3].val();
                self.leader.next = 3.into();
            }
            if self.candidates.val().get_bit(2) {
                self.lowest.next = self.address[2].val();
                self.leader.next = 2.into();
            }
            if self.candidates.val().get_bit(1) {
                self.lowest.next = self.address[1].val();
                self.leader.next = 1.into();
            }
            if self.candidates.val().get_bit(0) {
                self.lowest.next = self.address[0].val();
                self.leader.next = 0.into();
            }
            // Who goes along.
            for i in 0..4 {
                if self.remaining.val().get_bit(i) {
                    if self.kind.val().get_bit(1) {
                        if self.leader.val() == i.to_bits() {
                            self.members.next = self.members.val().replace_bit(i, true);
                        }
                    } else {
                        if (self.address[i].val() >> 4) == (self.lowest.val() >> 4) {
                            self.members.next = self.members.val().replace_bit(i, true);
                        }
                    }
                }
            }
            self.whole.next = self.members.val();
            if self.kind.val().get_bit(1) {
                for i in 0..4 {
                    if self.members.val().get_bit(i) {
                        self.word0.next = self.data[i].val();
                    }
                }
            }
            if self.kind.val() == 2 {
                if (self.members.val() & self.meta.val().get_bits::<4>(24)).any() {
                    self.set.next = self.meta.val().get_bits::<4>(24);
                }
                if (self.members.val() & self.meta.val().get_bits::<4>(28)).any() {
                    self.set.next = self.meta.val().get_bits::<4>(28);
                }
                if self.set.val().any() {
                    self.whole.next = self.set.val();
                    self.rest.next = self.remaining.val() & self.set.val() & !self.members.val();
                    if self.swaps.val() {
                        self.follows.next = self.rest.val().any();
                    } else {
                        self.members.next = self.set.val();
                        self.word0.next = self.combined[0].val();
                        if (self.set.val() & self.meta.val().get_bits::<4>(28)).any() {
                            self.word0.next = self.combined[1].val();
                        }
                    }
                }
            }
            for i in 0..4 {
                if self.whole.val().get_bit(i) {
                    self.number.next = self.number.val() + 1;
                }
            }
            for i in 0..4 {
                if self.members.val().get_bit(i) {
                    self.own.next = self.address[i].val();
                    if self.kind.val().get_bit(1) & (self.leader.val() == i.to_bits()) {
                        // A set has one second operand (K of addmod): its first member's.
                        self.word1.next = self.data2[i].val();
                    }
                    if self.kind.val() == 1 {
                        self.amount.next = bit_cast::<5, 2>(self.own.val().get_bits::<2>(0)) << 3;
                        self.shifted.next = self.data[i].val() << self.amount.val();
                        match self.size.val().index() {
                            0 => {
                                self.enables.next = 1.into();
                                self.lanes.next = 0xFF.into();
                            }
                            1 => {
                                self.enables.next = 3.into();
                                self.lanes.next = 0xFFFF.into();
                            }
                            _ => {
                                self.enables.next = 15.into();
                                self.lanes.next = 0xFFFF_FFFF_u32.to_bits();
                            }
                        }
                        self.lanes.next = self.lanes.val() << self.amount.val();
                        self.enables.next = self.enables.val() << self.own.val().get_bits::<2>(0);
                        match self.own.val().get_bits::<2>(2).index() {
                            0 => {
                                self.word0.next =
                                    (self.word0.val() & !self.lanes.val()) | (self.shifted.val() & self.lanes.val());
                                self.covered.next = self.covered.val() | bit_cast::<16, 4>(self.enables.val());
                            }
                            1 => {
                                self.word1.next =
                                    (self.word1.val() & !self.lanes.val()) | (self.shifted.val() & self.lanes.val());
                                self.covered.next = self.covered.val() | (bit_cast::<16, 4>(self.enables.val()) << 4);
                            }
                            2 => {
                                self.word2.next =
                                    (self.word2.val() & !self.lanes.val()) | (self.shifted.val() & self.lanes.val());
                                self.covered.next = self.covered.val() | (bit_cast::<16, 4>(self.enables.val()) << 8);
                            }
                            _ => {
                                self.word3.next =
                                    (self.word3.val() & !self.lanes.val()) | (self.shifted.val() & self.lanes.val());
                                self.covered.next = self.covered.val() | (bit_cast::<16, 4>(self.enables.val()) << 12);
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
            self.covered.next = bit_cast::<16, 2>(self.leader.val()) << 1;
            self.covered.next = self.covered.val().replace_bit(0, self.follows.val());
        }
        self.bytes.next = self.covered.val();
    }
}

ports! { [] Access {
comb in: enable, meta, remaining, address, data, data2, combined; out: first, first_thread, group, more, answered, served, words, bytes } }

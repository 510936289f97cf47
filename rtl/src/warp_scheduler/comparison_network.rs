//! Comparison network: the greatest key among the valid inputs (spec 3).
//!
//! Which inputs are valid is known late, the keys a cycle earlier. So groups of eight inputs
//! are compared pair by pair ahead of time, with a register for each answer; then an input
//! wins in its group when no valid input of the group beats it. The winners of the groups meet in the
//! root of the tree, where each pair of them is compared at once; up to eight inputs have no root.
//!
//! | | |
//! | --- | --- |
//! | latency | keys: one cycle; valid inputs: combinational, three LUTs deep in a group and one comparison more among the groups; pipelined: a cycle more for both |
//! | area | 28 comparators for each eight inputs, and one for each pair of groups |
//! | ties | the lower index wins (the scheduler's keys say in their last bit which warps follow the last winner) |
//!
//! Pipelined, the winners of the groups are kept in registers, and the root has a cycle of its own.
//!
//! 2 to 64 inputs: a power of two up to eight, or a multiple of eight.
use crate::cells::DFF;
use crate::dut::Dut;
use crate::prelude::*;
use crate::registry::{any_input, BlockEntry};
use crate::{ports, ready_top};

/// The network over `W` keys of `K` bits.
#[derive(LogicBlock)]
pub struct ComparisonNetwork<const W: usize, const K: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Inputs that take part.
    pub valid: Signal<In, Bits<W>>,
    /// The keys that count in the next cycle.
    pub key: [Signal<In, Bits<K>>; W],
    /// The winner, one-hot; zero when no input takes part.
    pub winner: Signal<Out, Bits<W>>,
    /// Its number; zero when no input takes part.
    pub number: Signal<Out, Bits<6>>,
    keys: [DFF<Bits<K>>; W],
    // Inputs of the same group that beat this one, for lower inputs inverted: as if all keys were equal at first.
    above: [DFF<Bits<W>>; W],
    lower: [Constant<Bits<W>>; W],
    carry: Constant<Bits<32>>,
    beaten_by: [Signal<Local, Bits<W>>; W],
    complement: Signal<Local, Bits<K>>,
    other: Signal<Local, Bits<K>>,
    sum: Signal<Local, Bits<32>>,
    first: Signal<Local, Bits<W>>,
    pipelined: Constant<Bit>,
    // Of each group: a winner exists, its key, the winner; kept, and as the root sees them.
    group_valid: [DFF<Bit>; 8],
    group_key: [DFF<Bits<K>>; 8],
    group_winner: [DFF<Bits<W>>; 8],
    valid_g: [Signal<Local, Bit>; 8],
    key_g: [Signal<Local, Bits<K>>; 8],
    winner_g: [Signal<Local, Bits<W>>; 8],
    valid_0: [Signal<Local, Bit>; 8],
    key_0: [Signal<Local, Bits<K>>; 8],
    winner_0: [Signal<Local, Bits<W>>; 8],
    number_0: [Signal<Local, Bits<6>>; 8],
    // Groups whose winner loses against another's.
    beaten: Signal<Local, Bits<8>>,
}

impl<const W: usize, const K: usize> Default for ComparisonNetwork<W, K> {
    fn default() -> Self {
        Self::new(false)
    }
}

impl<const W: usize, const K: usize> ComparisonNetwork<W, K> {
    /// All keys zero.
    pub fn new(pipelined: bool) -> Self {
        const { assert!(W == 2 || W == 4 || W % 8 == 0 && W <= 64, "2, 4 or a multiple of 8 inputs, at most 64") };
        const { assert!(K < 32, "keys are at most 31 bits wide") };
        macro_rules! all {
            ($($field:ident),*; $($array:ident),*) => {
                Self {
                    $($field: Default::default(),)*
                    $($array: std::array::from_fn(|_| Default::default()),)*
                    pipelined: Constant::new(pipelined),
                    carry: Constant::new((1u64 << K).into()),
                    lower: std::array::from_fn(|i| Constant::new((((1u64 << i) - 1) >> (i / 8 * 8) << (i / 8 * 8)).into())),
                }
            };
        }
        all!(clock, valid, winner, number, complement, other, sum, first, beaten; key, keys, above, beaten_by, group_valid, group_key, group_winner, valid_g, key_g, winner_g, valid_0, key_0, winner_0, number_0)
    }
}

impl<const W: usize, const K: usize> Logic for ComparisonNetwork<W, K> {
    #[hdl_gen]
    fn update(&mut self) {
        // Ahead of time: who beats whom in a group. Each pair is compared once.
        for i in 0..W {
            self.keys[i].clock.next = self.clock.val();
            self.keys[i].d.next = self.key[i].val();
            self.above[i].clock.next = self.clock.val();
            self.beaten_by[i].next = 0.into();
        }
        self.complement.next = 0.into();
        self.other.next = 0.into();
        self.sum.next = 0.into();
        for i in 0..W {
            self.complement.next = !self.key[i].val();
            for j in 0..W {
                if (j > i) & ((j >> 3) == (i >> 3)) {
                    // Greater when the sum with the complement carries: a plain comparison costs an inverter for each bit.
                    self.other.next = self.key[j].val();
                    self.sum.next = bit_cast::<32, K>(self.other.val()) + bit_cast::<32, K>(self.complement.val());
                    if (self.sum.val() & self.carry.val()).any() {
                        self.beaten_by[i].next = self.beaten_by[i].val().replace_bit(j, true);
                    } else {
                        self.beaten_by[j].next = self.beaten_by[j].val().replace_bit(i, true);
                    }
                }
            }
        }
        self.first.next = 0.into();
        for i in 0..W {
            self.above[i].d.next = self.beaten_by[i].val() ^ self.lower[i].val();
            if self.valid.val().get_bit(i) & !(self.valid.val() & (self.above[i].q.val() ^ self.lower[i].val())).any() {
                self.first.next = self.first.val().replace_bit(i, true);
            }
        }

        // The winners of the groups.
        for i in 0..8 {
            self.valid_g[i].next = false;
            self.key_g[i].next = 0.into();
            self.winner_g[i].next = 0.into();
        }
        for i in 0..W {
            if self.first.val().get_bit(i) {
                self.valid_g[i / 8].next = true;
                self.key_g[i / 8].next = self.key_g[i / 8].val() | self.keys[i].q.val();
                self.winner_g[i / 8].next = self.winner_g[i / 8].val().replace_bit(i, true);
            }
        }
        for i in 0..8 {
            self.group_valid[i].clock.next = self.clock.val();
            self.group_key[i].clock.next = self.clock.val();
            self.group_winner[i].clock.next = self.clock.val();
            self.group_valid[i].d.next = self.valid_g[i].val();
            self.group_key[i].d.next = self.key_g[i].val();
            self.group_winner[i].d.next = self.winner_g[i].val();
            self.valid_0[i].next = self.valid_g[i].val();
            self.key_0[i].next = self.key_g[i].val();
            self.winner_0[i].next = self.winner_g[i].val();
            if self.pipelined.val() {
                self.valid_0[i].next = self.group_valid[i].q.val();
                self.key_0[i].next = self.group_key[i].q.val();
                self.winner_0[i].next = self.group_winner[i].q.val();
            }
        }
        // The number of each, beside the comparison and not behind it.
        for i in 0..8 {
            self.number_0[i].next = 0.into();
        }
        for i in 0..W {
            if self.winner_0[i / 8].val().get_bit(i) {
                self.number_0[i / 8].next = self.number_0[i / 8].val() | i.to_bits::<6>();
            }
        }
        // Each pair of groups is compared at once: of two that have a winner the greater one, of equal ones the lower.
        self.beaten.next = 0.into();
        for i in 0..(W / 8) {
            self.complement.next = !self.key_0[i].val();
            for j in 0..(W / 8) {
                if j > i {
                    self.other.next = self.key_0[j].val();
                    self.sum.next = bit_cast::<32, K>(self.other.val()) + bit_cast::<32, K>(self.complement.val());
                    if (self.sum.val() & self.carry.val()).any() & self.valid_0[j].val() {
                        self.beaten.next = self.beaten.val().replace_bit(i, true);
                    }
                    if !(self.sum.val() & self.carry.val()).any() & self.valid_0[i].val() {
                        self.beaten.next = self.beaten.val().replace_bit(j, true);
                    }
                }
            }
        }
        // A group without a winner has none to show.
        self.winner.next = self.winner_0[0].val();
        self.number.next = self.number_0[0].val();
        if self.beaten.val().get_bit(0) {
            self.winner.next = 0.into();
            self.number.next = 0.into();
        }
        for i in 1..(W / 8) {
            if !self.beaten.val().get_bit(i) {
                self.winner.next = self.winner.val() | self.winner_0[i].val();
                self.number.next = self.number.val() | self.number_0[i].val();
            }
        }
    }
}

ports! { [const W: usize, const K: usize] ComparisonNetwork<W, K> { in: valid, key; out: winner, number } }

/// The registered block.
pub fn entry() -> BlockEntry {
    BlockEntry {
        name: "comparison_network",
        spec: "3-credit-warp-scheduler.md",
        purpose: "the greatest weight in a balanced tree of nodes of eight",
        build: || -> Box<dyn Dut> { Box::new(ready_top!(ComparisonNetwork::<8, 16>::default())) },
        stimulus: any_input,
    }
}

//! Comparison network: the greatest key among the valid ones, in a balanced tree (spec 3).
//!
//! Keys are to be distinct (the scheduler appends the distance from the last winner), so
//! there are no ties here; of equal keys the lower index wins.
//!
//! Latency: combinational, `log2 W` comparisons deep. 2 to 64 inputs.
use crate::dut::Dut;
use crate::registry::{any_input, BlockEntry};
use crate::{ports, ready_top};
use rust_hdl::prelude::*;

/// The tree over `W` keys of `K` bits.
#[derive(LogicBlock)]
pub struct ComparisonNetwork<const W: usize, const LW: usize, const K: usize> {
    /// Inputs that take part.
    pub valid: Signal<In, Bits<W>>,
    /// Their keys.
    pub key: [Signal<In, Bits<K>>; W],
    /// Some input takes part.
    pub winner_valid: Signal<Out, Bit>,
    /// The winner's number.
    pub winner: Signal<Out, Bits<LW>>,
    /// The winner's key.
    pub winner_key: Signal<Out, Bits<K>>,
    // One array per level: valid, key, index.
    v0: [Signal<Local, Bit>; W],
    k0: [Signal<Local, Bits<K>>; W],
    n0: [Signal<Local, Bits<LW>>; W],
    v1: [Signal<Local, Bit>; W],
    k1: [Signal<Local, Bits<K>>; W],
    n1: [Signal<Local, Bits<LW>>; W],
    v2: [Signal<Local, Bit>; W],
    k2: [Signal<Local, Bits<K>>; W],
    n2: [Signal<Local, Bits<LW>>; W],
    v3: [Signal<Local, Bit>; W],
    k3: [Signal<Local, Bits<K>>; W],
    n3: [Signal<Local, Bits<LW>>; W],
    v4: [Signal<Local, Bit>; W],
    k4: [Signal<Local, Bits<K>>; W],
    n4: [Signal<Local, Bits<LW>>; W],
    v5: [Signal<Local, Bit>; W],
    k5: [Signal<Local, Bits<K>>; W],
    n5: [Signal<Local, Bits<LW>>; W],
}

impl<const W: usize, const LW: usize, const K: usize> Default for ComparisonNetwork<W, LW, K> {
    fn default() -> Self {
        const { assert!(1 << LW == W && W >= 2 && W <= 64, "2 to 64 inputs, a power of two") };
        macro_rules! all {
            ($($array:ident),*) => {
                Self {
                    valid: Default::default(),
                    winner_valid: Default::default(),
                    winner: Default::default(),
                    winner_key: Default::default(),
                    $($array: std::array::from_fn(|_| Default::default()),)*
                }
            };
        }
        all!(key, v0, k0, n0, v1, k1, n1, v2, k2, n2, v3, k3, n3, v4, k4, n4, v5, k5, n5)
    }
}

impl<const W: usize, const LW: usize, const K: usize> Logic for ComparisonNetwork<W, LW, K> {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..W {
            self.v0[i].next = self.valid.val().get_bit(i);
            self.k0[i].next = self.key[i].val();
            self.n0[i].next = i.to_bits();
        }
        for i in 0..(W / 2) {
            self.v1[i].next = self.v0[2 * i].val() | self.v0[2 * i + 1].val();
            self.k1[i].next = self.k0[2 * i].val();
            self.n1[i].next = self.n0[2 * i].val();
            if self.v0[2 * i + 1].val() & (!self.v0[2 * i].val() | (self.k0[2 * i + 1].val() > self.k0[2 * i].val())) {
                self.k1[i].next = self.k0[2 * i + 1].val();
                self.n1[i].next = self.n0[2 * i + 1].val();
            }
        }
        // A tree that is complete at this level passes its winner on.
        for i in 0..1 {
            self.v2[i].next = self.v1[i].val();
            self.k2[i].next = self.k1[i].val();
            self.n2[i].next = self.n1[i].val();
        }
        for i in 0..(W / 4) {
            self.v2[i].next = self.v1[2 * i].val() | self.v1[2 * i + 1].val();
            self.k2[i].next = self.k1[2 * i].val();
            self.n2[i].next = self.n1[2 * i].val();
            if self.v1[2 * i + 1].val() & (!self.v1[2 * i].val() | (self.k1[2 * i + 1].val() > self.k1[2 * i].val())) {
                self.k2[i].next = self.k1[2 * i + 1].val();
                self.n2[i].next = self.n1[2 * i + 1].val();
            }
        }
        for i in 0..1 {
            self.v3[i].next = self.v2[i].val();
            self.k3[i].next = self.k2[i].val();
            self.n3[i].next = self.n2[i].val();
        }
        for i in 0..(W / 8) {
            self.v3[i].next = self.v2[2 * i].val() | self.v2[2 * i + 1].val();
            self.k3[i].next = self.k2[2 * i].val();
            self.n3[i].next = self.n2[2 * i].val();
            if self.v2[2 * i + 1].val() & (!self.v2[2 * i].val() | (self.k2[2 * i + 1].val() > self.k2[2 * i].val())) {
                self.k3[i].next = self.k2[2 * i + 1].val();
                self.n3[i].next = self.n2[2 * i + 1].val();
            }
        }
        for i in 0..1 {
            self.v4[i].next = self.v3[i].val();
            self.k4[i].next = self.k3[i].val();
            self.n4[i].next = self.n3[i].val();
        }
        for i in 0..(W / 16) {
            self.v4[i].next = self.v3[2 * i].val() | self.v3[2 * i + 1].val();
            self.k4[i].next = self.k3[2 * i].val();
            self.n4[i].next = self.n3[2 * i].val();
            if self.v3[2 * i + 1].val() & (!self.v3[2 * i].val() | (self.k3[2 * i + 1].val() > self.k3[2 * i].val())) {
                self.k4[i].next = self.k3[2 * i + 1].val();
                self.n4[i].next = self.n3[2 * i + 1].val();
            }
        }
        for i in 0..1 {
            self.v5[i].next = self.v4[i].val();
            self.k5[i].next = self.k4[i].val();
            self.n5[i].next = self.n4[i].val();
        }
        for i in 0..(W / 32) {
            self.v5[i].next = self.v4[2 * i].val() | self.v4[2 * i + 1].val();
            self.k5[i].next = self.k4[2 * i].val();
            self.n5[i].next = self.n4[2 * i].val();
            if self.v4[2 * i + 1].val() & (!self.v4[2 * i].val() | (self.k4[2 * i + 1].val() > self.k4[2 * i].val())) {
                self.k5[i].next = self.k4[2 * i + 1].val();
                self.n5[i].next = self.n4[2 * i + 1].val();
            }
        }
        self.winner_valid.next = self.v5[0].val();
        self.winner.next = self.n5[0].val();
        self.winner_key.next = self.k5[0].val();
        for i in 0..(W / 64) {
            self.winner_valid.next = self.v5[2 * i].val() | self.v5[2 * i + 1].val();
            if self.v5[2 * i + 1].val() & (!self.v5[2 * i].val() | (self.k5[2 * i + 1].val() > self.k5[2 * i].val())) {
                self.winner.next = self.n5[2 * i + 1].val();
                self.winner_key.next = self.k5[2 * i + 1].val();
            }
        }
    }
}

ports! { [const W: usize, const LW: usize, const K: usize] ComparisonNetwork<W, LW, K> {
comb in: valid, key; out: winner_valid, winner, winner_key } }

/// The registered block.
pub fn entry() -> BlockEntry {
    BlockEntry {
        name: "comparison_network",
        spec: "3-credit-warp-scheduler.md",
        purpose: "the greatest weight in a balanced tree",
        build: || -> Box<dyn Dut> { Box::new(ready_top!(ComparisonNetwork::<8, 3, 16>::default())) },
        stimulus: any_input,
    }
}

//! Masked prefix network over the threads of a warp: Kogge-Stone, one level per stage
//! (spec 4).
//!
//! Threads outside the set bring the identity of the operation, so they pass values
//! through. Operations 0 and 2 to 10 of `AtomicOp` (multiplication is done serially by
//! `atomic_prepare`, which needs one multiplier instead of one per node).
//!
//! | | |
//! | --- | --- |
//! | latency | `log2 T` cycles, 2 to 32 threads |
//! | throughput | one set per cycle |
//! | invariant | output `i` = combination of inputs `0 ..= i`, in thread order |
use crate::cells::{Lazy, DFF};
use crate::dut::{Dut, Stimulus};
use crate::registry::{any_input, BlockEntry};
use crate::{ports, ready_top};
use rust_hdl::prelude::*;

/// One node: the atomic operation on two values.
#[derive(LogicBlock, Default)]
pub struct Combine {
    /// Operation.
    pub op: Signal<In, Bits<4>>,
    /// Value of the earlier threads.
    pub a: Signal<In, Bits<32>>,
    /// Value of the later threads.
    pub b: Signal<In, Bits<32>>,
    /// Modulus of add-modulo; 0 stands for `2^32`.
    pub k: Signal<In, Bits<32>>,
    /// The combination.
    pub y: Signal<Out, Bits<32>>,
    sum: Signal<Local, Bits<32>>,
    carry: Signal<Local, Bit>,
    less: Signal<Local, Bit>,
    less_signed: Signal<Local, Bit>,
}

impl Logic for Combine {
    #[hdl_gen]
    fn update(&mut self) {
        self.sum.next = self.a.val() + self.b.val();
        self.carry.next = self.sum.val() < self.a.val();
        self.less.next = self.b.val() < self.a.val();
        self.less_signed.next = self.less.val() ^ (self.a.val().get_bit(31) ^ self.b.val().get_bit(31));
        self.y.next = self.sum.val();
        match self.op.val().index() {
            2 => {
                self.y.next = self.a.val() & self.b.val();
            }
            3 => {
                self.y.next = self.a.val() | self.b.val();
            }
            4 => {
                self.y.next = self.a.val() ^ self.b.val();
            }
            5 => {
                self.y.next = self.a.val();
                if self.less_signed.val() {
                    self.y.next = self.b.val();
                }
            }
            6 => {
                self.y.next = self.b.val();
                if self.less_signed.val() {
                    self.y.next = self.a.val();
                }
            }
            7 => {
                self.y.next = self.a.val();
                if self.less.val() {
                    self.y.next = self.b.val();
                }
            }
            8 => {
                self.y.next = self.b.val();
                if self.less.val() {
                    self.y.next = self.a.val();
                }
            }
            9 => {
                if self.carry.val() {
                    self.y.next = 0xFFFF_FFFF_u32.to_bits();
                }
            }
            10 => {
                if self.k.val().any() & (self.carry.val() | (self.sum.val() >= self.k.val())) {
                    self.y.next = self.sum.val() - self.k.val();
                }
            }
            _ => {}
        }
    }
}

ports! { [] Combine { comb in: op, a, b, k; out: y } }

/// The network over `T` threads.
#[derive(LogicBlock)]
pub struct PrefixNetwork<const T: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Operation; constant while a set is in the network.
    pub op: Signal<In, Bits<4>>,
    /// Modulus of add-modulo, constant as well.
    pub k: Signal<In, Bits<32>>,
    /// Operands; the identity for threads outside the set.
    pub x: [Signal<In, Bits<32>>; T],
    /// Inclusive prefixes, `log2 T` cycles later.
    pub y: [Signal<Out, Bits<32>>; T],
    n1: [Lazy<Combine>; T],
    n2: [Lazy<Combine>; T],
    n3: [Lazy<Combine>; T],
    n4: [Lazy<Combine>; T],
    n5: [Lazy<Combine>; T],
    s1: [DFF<Bits<32>>; T],
    s2: [DFF<Bits<32>>; T],
    s3: [DFF<Bits<32>>; T],
    s4: [DFF<Bits<32>>; T],
    s5: [DFF<Bits<32>>; T],
    l1: [Signal<Local, Bits<32>>; T],
    l2: [Signal<Local, Bits<32>>; T],
    l3: [Signal<Local, Bits<32>>; T],
    l4: [Signal<Local, Bits<32>>; T],
}

impl<const T: usize> Default for PrefixNetwork<T> {
    fn default() -> Self {
        const { assert!(T >= 2 && T <= 32, "2 to 32 threads") };
        macro_rules! all {
            ($($array:ident),*) => {
                Self {
                    clock: Default::default(),
                    op: Default::default(),
                    k: Default::default(),
                    $($array: std::array::from_fn(|_| Default::default()),)*
                }
            };
        }
        all!(x, y, n1, n2, n3, n4, n5, s1, s2, s3, s4, s5, l1, l2, l3, l4)
    }
}

/// The first thread that a level combines, when its distance is `distance`.
const fn from(distance: usize, threads: usize) -> usize {
    if distance < threads {
        distance
    } else {
        threads
    }
}

/// `threads` when a level of this distance exists, else 0.
const fn there(distance: usize, threads: usize) -> usize {
    if distance < threads {
        threads
    } else {
        0
    }
}

impl<const T: usize> Logic for PrefixNetwork<T> {
    #[hdl_gen]
    fn update(&mut self) {
        // Distance 1.
        for i in 0..T {
            self.s1[i].clock.next = self.clock.val();
            self.s1[i].d.next = self.x[i].val();
            self.n1[i].op.next = self.op.val();
            self.n1[i].k.next = self.k.val();
            self.n1[i].a.next = self.x[i].val();
            self.n1[i].b.next = self.x[i].val();
        }
        for i in from(1, T)..T {
            self.n1[i].a.next = self.x[i - 1].val();
            self.s1[i].d.next = self.n1[i].y.val();
        }
        for i in 0..there(1, T) {
            self.l1[i].next = self.s1[i].q.val();
        }
        for i in there(1, T)..T {
            self.l1[i].next = self.x[i].val();
        }
        // Distance 2.
        for i in 0..T {
            self.s2[i].clock.next = self.clock.val();
            self.s2[i].d.next = self.l1[i].val();
            self.n2[i].op.next = self.op.val();
            self.n2[i].k.next = self.k.val();
            self.n2[i].a.next = self.l1[i].val();
            self.n2[i].b.next = self.l1[i].val();
        }
        for i in from(2, T)..T {
            self.n2[i].a.next = self.l1[i - 2].val();
            self.s2[i].d.next = self.n2[i].y.val();
        }
        for i in 0..there(2, T) {
            self.l2[i].next = self.s2[i].q.val();
        }
        for i in there(2, T)..T {
            self.l2[i].next = self.l1[i].val();
        }
        // Distance 4.
        for i in 0..T {
            self.s3[i].clock.next = self.clock.val();
            self.s3[i].d.next = self.l2[i].val();
            self.n3[i].op.next = self.op.val();
            self.n3[i].k.next = self.k.val();
            self.n3[i].a.next = self.l2[i].val();
            self.n3[i].b.next = self.l2[i].val();
        }
        for i in from(4, T)..T {
            self.n3[i].a.next = self.l2[i - 4].val();
            self.s3[i].d.next = self.n3[i].y.val();
        }
        for i in 0..there(4, T) {
            self.l3[i].next = self.s3[i].q.val();
        }
        for i in there(4, T)..T {
            self.l3[i].next = self.l2[i].val();
        }
        // Distance 8.
        for i in 0..T {
            self.s4[i].clock.next = self.clock.val();
            self.s4[i].d.next = self.l3[i].val();
            self.n4[i].op.next = self.op.val();
            self.n4[i].k.next = self.k.val();
            self.n4[i].a.next = self.l3[i].val();
            self.n4[i].b.next = self.l3[i].val();
        }
        for i in from(8, T)..T {
            self.n4[i].a.next = self.l3[i - 8].val();
            self.s4[i].d.next = self.n4[i].y.val();
        }
        for i in 0..there(8, T) {
            self.l4[i].next = self.s4[i].q.val();
        }
        for i in there(8, T)..T {
            self.l4[i].next = self.l3[i].val();
        }
        // Distance 16.
        for i in 0..T {
            self.s5[i].clock.next = self.clock.val();
            self.s5[i].d.next = self.l4[i].val();
            self.n5[i].op.next = self.op.val();
            self.n5[i].k.next = self.k.val();
            self.n5[i].a.next = self.l4[i].val();
            self.n5[i].b.next = self.l4[i].val();
        }
        for i in from(16, T)..T {
            self.n5[i].a.next = self.l4[i - 16].val();
            self.s5[i].d.next = self.n5[i].y.val();
        }
        for i in 0..there(16, T) {
            self.y[i].next = self.s5[i].q.val();
        }
        for i in there(16, T)..T {
            self.y[i].next = self.l4[i].val();
        }
    }
}

ports! { [const T: usize] PrefixNetwork<T> { in: op, k, x; out: y } }

/// Random operands; operation and modulus change now and then.
#[derive(Default)]
pub struct Operands {
    threads: usize,
    op: u64,
    modulus: u64,
}

impl Operands {
    /// For `threads` threads.
    pub fn new(threads: usize) -> Self {
        Self { threads, ..Default::default() }
    }
}

impl Stimulus for Operands {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let dice = random();
        if dice & 7 == 0 {
            self.op = dice >> 8 & 15;
            self.modulus = 1 + (random() & (u64::from(u32::MAX) >> (dice >> 16 & 31)));
        }
        let mut inputs = vec![self.op, self.modulus & 0xffff_ffff];
        // Operands of add-modulo are below the modulus (a modulus of 2^32 is written 0).
        let limit = if self.op == 10 { self.modulus } else { 1 << 32 };
        inputs.extend((0..self.threads).map(|_| random() % limit));
        inputs
    }
}

/// The registered blocks of this module.
pub fn entries() -> Vec<BlockEntry> {
    vec![
        BlockEntry {
            name: "combine",
            spec: "4-merged-atomics.md",
            purpose: "one node of the prefix network",
            build: || -> Box<dyn Dut> { Box::new(ready_top!(Combine::default())) },
            stimulus: any_input,
        },
        BlockEntry {
            name: "prefix_network",
            spec: "4-merged-atomics.md",
            purpose: "Kogge-Stone prefix network over four threads",
            build: || -> Box<dyn Dut> { Box::new(ready_top!(PrefixNetwork::<4>::default())) },
            stimulus: |_| Box::new(Operands::new(4)),
        },
    ]
}

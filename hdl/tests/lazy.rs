// SPDX-License-Identifier: MIT
//! Evaluation on demand gives what rust-hdl's own evaluation gives.
use hdl_dialect::prelude::{self, Dut, Lazy, Ports, Top, DFF};
use rust_hdl::prelude::DFF as PlainDff;
use rust_hdl::prelude::*;
use rust_hdl::prelude::{clock, dff_setup};
use std::collections::BTreeMap;

/// A memory with a combinational read port, outside what kernels describe.
#[derive(LogicBlock, Default, Ports)]
struct PlainRam<const A: usize, const W: usize> {
    pub clock: Signal<In, Clock>,
    pub read_address: Signal<In, Bits<A>>,
    pub read_data: Signal<Out, Bits<W>>,
    pub write_enable: Signal<In, Bit>,
    pub write_address: Signal<In, Bits<A>>,
    pub write_data: Signal<In, Bits<W>>,
    _words: BTreeMap<usize, Bits<W>>,
}

impl<const A: usize, const W: usize> Logic for PlainRam<A, W> {
    fn update(&mut self) {
        if self.clock.pos_edge() && self.write_enable.val() {
            self._words.insert(self.write_address.val().index(), self.write_data.val());
        }
        self.read_data.next =
            self._words.get(&self.read_address.val().index()).copied().unwrap_or_default();
    }
    fn connect(&mut self) {
        self.read_data.connect();
    }
}

type LutRam<const A: usize, const W: usize> = Lazy<PlainRam<A, W>>;

/// A tree of three levels: leaves that add to a register and show the sum at once, two of them in a
/// row beside a register on the direct clock, and registers and a memory before and behind. The
/// parameters are the flip-flop, the memory and how children are held; rust-hdl's macros or ours.
macro_rules! tree {
    ($module:ident, $flip_flop:ident, $memory:ident, $leaf:ty, $middle:ty) => {
        tree!($module, $flip_flop, $memory, $leaf, $middle, [LogicBlock, Default, Ports], rust_hdl::prelude::hdl_gen);
    };
    ($module:ident, $flip_flop:ident, $memory:ident, $leaf:ty, $middle:ty, [$($derived:path),*], $attribute:path) => {
        mod $module {
            use super::*;

            #[derive($($derived),*)]
            pub struct Leaf {
                pub clock: Signal<In, Clock>,
                pub add: Signal<In, Bits<8>>,
                pub enable: Signal<In, Bit>,
                pub sum: Signal<Out, Bits<8>>,
                total: $flip_flop<Bits<8>>,
            }
            impl Logic for Leaf {
                #[$attribute]
                fn update(&mut self) {
                    dff_setup!(self, clock, total);
                    if self.enable.val() {
                        self.total.d.next = self.total.q.val() + self.add.val();
                    }
                    self.sum.next = self.total.q.val() + self.add.val();
                }
            }

            #[derive($($derived),*)]
            pub struct Middle {
                pub clock: Signal<In, Clock>,
                pub a: Signal<In, Bits<8>>,
                pub enable: Signal<In, Bit>,
                pub y: Signal<Out, Bits<8>>,
                first: $leaf,
                second: $leaf,
                between: $flip_flop<Bits<8>>,
            }
            impl Logic for Middle {
                #[$attribute]
                fn update(&mut self) {
                    dff_setup!(self, clock, between);
                    clock!(self, clock, first, second);
                    self.first.add.next = self.a.val();
                    self.first.enable.next = self.enable.val();
                    self.between.d.next = self.first.sum.val();
                    // From a register beside the block, and through the block at once.
                    self.second.add.next = self.between.q.val() ^ self.first.sum.val();
                    self.second.enable.next = self.between.q.val().get_bit(0);
                    self.y.next = self.second.sum.val();
                }
            }

            #[derive($($derived),*)]
            pub struct Tree {
                pub clock: Signal<In, Clock>,
                pub a: Signal<In, Bits<8>>,
                pub enable: Signal<In, Bit>,
                pub y: Signal<Out, Bits<8>>,
                pub deep: Signal<Out, Bits<8>>,
                pub read: Signal<Out, Bits<8>>,
                near: $flip_flop<Bits<8>>,
                far: $flip_flop<Bits<8>>,
                middle: $middle,
                memory: $memory<3, 8>,
            }
            impl Logic for Tree {
                #[$attribute]
                fn update(&mut self) {
                    dff_setup!(self, clock, near, far);
                    clock!(self, clock, middle, memory);
                    // Registers before and behind a deep block: each must see the other's old
                    // value.
                    self.near.d.next = self.near.q.val() + (self.middle.y.val() ^ self.a.val());
                    self.middle.a.next = self.near.q.val();
                    self.middle.enable.next = self.enable.val();
                    self.far.d.next = self.middle.y.val() + self.near.q.val();
                    self.memory.read_address.next = self.far.q.val().get_bits::<3>(0);
                    self.memory.write_address.next = self.near.q.val().get_bits::<3>(2);
                    self.memory.write_data.next = self.middle.y.val();
                    self.memory.write_enable.next = self.enable.val();
                    self.y.next = self.far.q.val();
                    self.deep.next = self.middle.y.val();
                    self.read.next = self.memory.read_data.val();
                }
            }
        }
    };
}

// As in rust-hdl; everything lazy; and mixtures of lazy and ordinary blocks and flip-flops.
tree!(plain, PlainDff, PlainRam, Leaf, Middle);
tree!(lazy, DFF, LutRam, Lazy<Leaf>, Lazy<Middle>);
tree!(lazy_leaves, PlainDff, PlainRam, Lazy<Leaf>, Middle);
tree!(lazy_middle, DFF, PlainRam, Leaf, Lazy<Middle>);
tree!(fast_registers, DFF, LutRam, Leaf, Middle);
tree!(quick, DFF, LutRam, Lazy<Leaf>, Lazy<Middle>, [prelude::LogicBlock], prelude::hdl_gen);
tree!(
    quick_with_plain_registers,
    PlainDff,
    LutRam,
    Lazy<Leaf>,
    Lazy<Middle>,
    [prelude::LogicBlock],
    prelude::hdl_gen
);
tree!(quick_leaves, DFF, PlainRam, Lazy<Leaf>, Middle, [prelude::LogicBlock], prelude::hdl_gen);
tree!(lazy_with_plain_registers, PlainDff, LutRam, Lazy<Leaf>, Lazy<Middle>);

/// Inputs with pauses, so that blocks come to rest and wake again.
fn inputs(seed: u64) -> impl Iterator<Item = [u64; 2]> {
    let mut state = seed;
    let mut held = [0, 0];
    std::iter::repeat_with(move || {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        match state >> 60 {
            0 => held = [state >> 32 & 0xff, 0],
            1 => held = [0, 0],
            2..=4 => held = [state >> 32 & 0xff, state >> 40 & 1],
            _ => {}
        }
        held
    })
}

fn equal(name: &str, mut dut: impl Dut) {
    let mut reference = plain::Tree::default().ready();
    for (cycle, inputs) in inputs(7).take(5000).enumerate() {
        for (port, value) in inputs.into_iter().enumerate() {
            reference.poke(port, value);
            dut.poke(port, value);
        }
        reference.settle();
        dut.settle();
        for port in 0..3 {
            assert_eq!(
                dut.peek(port),
                reference.peek(port),
                "{name}: output {port} in cycle {cycle}"
            );
        }
        reference.rise();
        dut.rise();
        // In every other cycle what the edge has changed comes together with new inputs.
        if cycle % 2 == 0 {
            continue;
        }
        reference.settle();
        dut.settle();
        for port in 0..3 {
            assert_eq!(
                dut.peek(port),
                reference.peek(port),
                "{name}: output {port} after the edge of cycle {cycle}"
            );
        }
    }
}

#[test]
fn lazy_trees_equal_the_plain_one() {
    equal("all lazy", Lazy::new(lazy::Tree::default().ready()));
    equal("all lazy below an ordinary top", lazy::Tree::default().ready());
    equal("plain registers", Lazy::new(lazy_with_plain_registers::Tree::default().ready()));
}

#[test]
fn lazy_and_ordinary_blocks_mix() {
    equal("lazy top", Lazy::new(plain::Tree::default().ready()));
    equal("lazy leaves", lazy_leaves::Tree::default().ready());
    equal("lazy top and leaves", Lazy::new(lazy_leaves::Tree::default().ready()));
    equal("lazy middle", lazy_middle::Tree::default().ready());
    equal("fast registers", fast_registers::Tree::default().ready());
    equal("lazy top, fast registers", Lazy::new(fast_registers::Tree::default().ready()));
}

/// Kernels that hand a clock edge that comes alone on, and do nothing else then.
#[test]
fn kernels_that_know_a_clock_edge_equal_the_others() {
    equal("all lazy", Lazy::new(quick::Tree::default().ready()));
    equal("below an ordinary top", quick::Tree::default().ready());
    equal("plain registers", Lazy::new(quick_with_plain_registers::Tree::default().ready()));
    equal("lazy top and leaves", Lazy::new(quick_leaves::Tree::default().ready()));
}

/// Counts how often its kernel is run.
#[derive(LogicBlock, Default, Ports)]
struct Counting {
    clock: Signal<In, Clock>,
    a: Signal<In, Bits<8>>,
    y: Signal<Out, Bits<8>>,
    register: DFF<Bits<8>>,
    _runs: u32,
}

impl Logic for Counting {
    fn update(&mut self) {
        self._runs += 1;
        self.register.clock.next = self.clock.val();
        self.register.d.next = self.a.val();
        self.y.next = self.register.q.val();
    }
}

#[test]
fn an_idle_block_is_not_run() {
    let mut block = Lazy::new(Counting::default().ready());
    let mut cycle = |value: u64| {
        let before = block._runs;
        block.poke(0, value);
        block.settle();
        block.rise();
        block.settle();
        (block.peek(0), block._runs - before)
    };
    assert_eq!(cycle(3), (3, 3), "the inputs, the edge, the new value");
    assert_eq!(cycle(3), (3, 1), "an edge, and then it is known to be at rest");
    assert_eq!(cycle(3), (3, 0));
    assert_eq!(cycle(3), (3, 0));
    assert_eq!(cycle(4), (4, 3), "it wakes");
    assert_eq!(cycle(5), (5, 3));
}

/// A block whose output goes back to its input.
#[derive(LogicBlock, Default, Ports)]
struct Knot {
    clock: Signal<In, Clock>,
    a: Signal<In, Bits<8>>,
    y: Signal<Out, Bits<8>>,
    leaf: Lazy<lazy::Leaf>,
}

impl Logic for Knot {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, leaf);
        self.leaf.enable.next = false;
        self.leaf.add.next = self.leaf.sum.val() + self.a.val();
        self.y.next = self.leaf.sum.val();
    }
}

#[test]
#[should_panic(expected = "combinational loop")]
fn a_loop_through_lazy_blocks_is_reported() {
    let mut knot = Lazy::new(Knot::default().ready());
    knot.poke(0, 1);
    knot.settle();
}
